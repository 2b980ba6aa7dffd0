"""All seven methods of ADK's artifact service, alone and in a real Runner."""

from __future__ import annotations

import datetime

import pytest
from google.adk.agents import LlmAgent
from google.adk.artifacts import artifact_util
from google.adk.errors.input_validation_error import InputValidationError
from google.adk.runners import Runner
from google.adk.tools.tool_context import ToolContext
from google.genai import types

from keepwise import Keepwise, Scope
from keepwise.adk import KeepwiseSessionService
from keepwise.adk.artifacts import KeepwiseArtifactService
from keepwise.testing import ScriptedModel
from keepwise.testing.scripted_model import call

AT = {"app_name": "acme", "user_id": "maria", "session_id": "monday"}
MARIA = Scope.user("acme", "maria")
TOKEN = "gh" + "p_" + "a1B2c3D4e5F6" * 3
MARKER = types.Part(
    inline_data=types.Blob(data=b"", mime_type="application/octet-stream")
)  # what ADK's rewind saves


@pytest.fixture
async def kw():
    async with Keepwise.open(":memory:") as opened:
        yield opened


@pytest.fixture
def service(kw):
    return KeepwiseArtifactService(keepwise=kw)


def text(value, **fields):
    return types.Part(text=value, **fields)


def data(value, mime_type="image/png", **fields):
    return types.Part(inline_data=types.Blob(data=value, mime_type=mime_type, **fields))


def file(uri, mime_type=None, **fields):
    return types.Part(file_data=types.FileData(file_uri=uri, mime_type=mime_type, **fields))


@pytest.mark.parametrize(
    "part",
    [
        text("hello"),
        text(""),
        text("Grüße\x00\r\n"),
        text("thinking", thought=True, thought_signature=b"\xff\x00\xfb" * 20),
        text("x", part_metadata={"a": None, "b": [1, {"c": None}]}),
        data(b"\x89PNG"),
        data(b""),
        data(b"", "application/octet-stream"),
        data(b"", "application/octet-stream", display_name="empty.bin"),
        data(b"x", None),
        data(b"x", ""),
        data(b"a,b\n", "text/csv", display_name="Bericht ü.csv"),
        data(bytes(range(256)) * 8192, "application/pdf"),
        types.Part(
            inline_data=types.Blob(data=b"mp4", mime_type="video/mp4"),
            video_metadata=types.VideoMetadata(fps=2.5, start_offset="1s"),
            media_resolution=types.PartMediaResolution(num_tokens=7),
        ),
        types.Part(text="caption", inline_data=types.Blob(data=b"x", mime_type="image/png")),
        file("https://example.com/r.pdf", "application/pdf", display_name="r.pdf"),
        file("gs://bucket/r.pdf"),
    ],
    ids=lambda part: next(iter(part.model_dump(exclude_none=True))),
)
async def test_a_part_comes_back_as_it_was(service, part):
    given = part.model_copy(deep=True)
    assert await service.save_artifact(**AT, filename="f", artifact=part) == 0
    assert part == given
    loaded = await service.load_artifact(**AT, filename="f")
    assert loaded == given
    if loaded.inline_data:
        assert isinstance(loaded.inline_data.data, bytes)


async def test_a_part_may_be_a_dictionary(service):
    for number, raw in enumerate(
        (
            {"inlineData": {"mimeType": "image/png", "data": "iVBORw=="}},
            {"inline_data": {"mime_type": "image/png", "data": "iVBORw=="}},
        )
    ):
        assert await service.save_artifact(**AT, filename="f", artifact=raw) == number
        assert await service.load_artifact(**AT, filename="f") == data(b"\x89PNG")


@pytest.mark.parametrize(
    "part",
    [
        types.Part(),
        types.Part(function_call=types.FunctionCall(name="spend", args={})),
        types.Part(executable_code=types.ExecutableCode(code="1", language="PYTHON")),
        types.Part(inline_data=types.Blob(mime_type="image/png")),
        types.Part(file_data=types.FileData(mime_type="image/png")),
        text(f"the token is {TOKEN}"),
        text("\ud800"),
        data(TOKEN.encode(), "text/plain"),
        data(b"x", display_name=TOKEN),
        file("artifact://nonsense"),
    ],
)
async def test_what_cannot_be_kept_is_an_input_error(service, part):
    with pytest.raises(InputValidationError) as error:
        await service.save_artifact(**AT, filename="f", artifact=part)
    assert TOKEN not in str(error.value)
    assert await service.list_artifact_keys(**AT) == []


@pytest.mark.parametrize("where", ["app_name", "user_id", "session_id"])
@pytest.mark.parametrize("value", ["../x", "/x", "", " ", "a\x00", "C:x", "a/sessions/b"])
async def test_ids_that_would_escape_elsewhere_are_refused_here(service, where, value):
    at = {**AT, where: value}
    actions = [
        lambda: service.save_artifact(**at, filename="f", artifact=text("x")),
        lambda: service.load_artifact(**at, filename="f"),
        lambda: service.list_artifact_keys(**at),
        lambda: service.delete_artifact(**at, filename="f"),
        lambda: service.list_versions(**at, filename="f"),
        lambda: service.list_artifact_versions(**at, filename="f"),
        lambda: service.get_artifact_version(**at, filename="f"),
    ]
    for action in actions:
        with pytest.raises(InputValidationError):
            await action()


@pytest.mark.parametrize("filename", ["", "user:", "a\nb", "x" * 1025])
async def test_a_name_that_cannot_be_stored(service, filename):
    with pytest.raises(InputValidationError):
        await service.save_artifact(**AT, filename=filename, artifact=text("x"))
    assert await service.load_artifact(**AT, filename=filename) is None
    assert await service.list_versions(**AT, filename=filename) == []
    assert await service.get_artifact_version(**AT, filename=filename) is None
    await service.delete_artifact(**AT, filename=filename)


async def test_versions_are_described(service, kw):
    for number in range(3):
        await service.save_artifact(
            **AT, filename="f", artifact=data(b"x"), custom_metadata={"n": number}
        )
    assert await service.list_versions(**AT, filename="f") == [0, 1, 2]
    versions = await service.list_artifact_versions(**AT, filename="f")
    assert [each.custom_metadata for each in versions] == [{"n": 0}, {"n": 1}, {"n": 2}]
    assert {each.mime_type for each in versions} == {"image/png"}
    assert await service.get_artifact_version(**AT, filename="f") == versions[-1]
    assert await service.get_artifact_version(**AT, filename="f", version=1) == versions[1]
    saved = datetime.datetime.fromtimestamp(versions[0].create_time, datetime.UTC)
    assert abs(saved - datetime.datetime.now(datetime.UTC)) < datetime.timedelta(minutes=5)
    for version in (3, -1):
        assert await service.get_artifact_version(**AT, filename="f", version=version) is None
        assert await service.load_artifact(**AT, filename="f", version=version) is None
    await service.delete_artifact(**AT, filename="f")
    assert await service.list_artifact_versions(**AT, filename="f") == []
    assert await service.list_versions(**AT, filename="f") == []


async def test_metadata_that_is_not_json_is_refused(service):
    with pytest.raises(InputValidationError, match=r"metadata\.when"):
        await service.save_artifact(
            **AT, filename="f", artifact=text("x"), custom_metadata={"when": datetime.UTC}
        )


async def test_without_a_session_a_file_is_the_user_s(service):
    at = {"app_name": "acme", "user_id": "maria"}
    assert await service.save_artifact(**at, filename="plan", artifact=text("a")) == 0
    assert await service.save_artifact(**AT, filename="user:plan", artifact=text("b")) == 1
    assert await service.list_artifact_keys(**at) == ["user:plan"]
    assert await service.list_artifact_keys(**AT) == ["user:plan"]
    for where, filename in ((at, "plan"), (at, "user:plan"), (AT, "user:plan")):
        assert await service.load_artifact(**where, filename=filename) == text("b")
    assert await service.load_artifact(**AT, filename="plan") is None


# References


@pytest.mark.parametrize(
    "filename",
    ["f", "user:f", "a/b c/é東.txt", "user:a/b", "x/versions/3", "a%2Fb", "a?b#c", "user:user:x"],
)
async def test_a_canonical_uri_is_a_reference(service, filename):
    for number in range(2):
        await service.save_artifact(**AT, filename=filename, artifact=text(f"state {number}"))
    for version in await service.list_artifact_versions(**AT, filename=filename):
        part = file(version.canonical_uri, "text/plain")
        await service.save_artifact(**AT, filename="reference", artifact=part)
        loaded = await service.load_artifact(**AT, filename="reference")
        assert loaded == text(f"state {version.version}")


async def chain(service, length):
    """References, each to the one before; the first to a text."""
    await service.save_artifact(**AT, filename="0", artifact=text("end"))
    for number in range(1, length + 1):
        target = await service.get_artifact_version(**AT, filename=str(number - 1))
        await service.save_artifact(**AT, filename=str(number), artifact=file(target.canonical_uri))


async def test_five_references_are_followed_and_no_more(service):
    await chain(service, 6)
    for number in range(6):
        assert await service.load_artifact(**AT, filename=str(number)) == text("end")
    with pytest.raises(InputValidationError):
        await service.load_artifact(**AT, filename="6")


async def test_a_reference_to_itself_ends(service):
    uri = artifact_util.get_artifact_uri("acme", "maria", "f", 0, "monday")
    await service.save_artifact(**AT, filename="f", artifact=file(uri))
    with pytest.raises(InputValidationError):
        await service.load_artifact(**AT, filename="f")


async def test_a_reference_to_nothing_is_nothing(service):
    uri = artifact_util.get_artifact_uri("acme", "maria", "gone", 0, "monday")
    await service.save_artifact(**AT, filename="f", artifact=file(uri))
    assert await service.load_artifact(**AT, filename="f") is None


@pytest.mark.parametrize(
    ("app_name", "user_id", "session_id"),
    [("other", "maria", None), ("acme", "sam", None), ("acme", "maria", "tuesday")],
)
async def test_a_reference_out_of_the_session_is_refused(service, app_name, user_id, session_id):
    uri = artifact_util.get_artifact_uri(app_name, user_id, "user:f", 0, session_id)
    with pytest.raises(InputValidationError):
        await service.save_artifact(**AT, filename="f", artifact=file(uri))


async def test_a_reference_that_got_in_otherwise_is_refused_on_load(service, kw):
    from keepwise.model import Link

    await service.save_artifact(
        **{**AT, "session_id": "tuesday"}, filename="f", artifact=text("tuesday's")
    )
    for number, session_id in enumerate(("tuesday", "monday")):
        uri = artifact_util.get_artifact_uri("acme", "maria", "f", 0, session_id)
        saved = await kw.artifacts.save(MARIA, f"user:r{number}", Link(uri))
        assert saved.version == 0
    with pytest.raises(InputValidationError):
        await service.load_artifact(**AT, filename="user:r0")
    # Through the user's own file, a session's is out of reach even for that session's reader.
    direct = artifact_util.get_artifact_uri("acme", "maria", "user:r1", 0)
    await service.save_artifact(**AT, filename="indirect", artifact=file(direct))
    with pytest.raises(InputValidationError):
        await service.load_artifact(**AT, filename="indirect")


# Rewind


async def test_the_marker_of_a_rewind_removes_a_file_that_was_there(service):
    assert await service.save_artifact(**AT, filename="f", artifact=MARKER) == 0
    assert await service.load_artifact(**AT, filename="f") == MARKER, "an empty file is a file"
    assert await service.save_artifact(**AT, filename="f", artifact=MARKER) == 1
    assert await service.load_artifact(**AT, filename="f") is None
    assert await service.list_artifact_keys(**AT) == []
    assert await service.list_versions(**AT, filename="f") == [0]
    assert await service.get_artifact_version(**AT, filename="f") is None
    assert await service.save_artifact(**AT, filename="f", artifact=text("x")) == 2
    assert await service.list_artifact_keys(**AT) == ["f"]
    # Somebody who says something about an empty file means the file.
    about = {"custom_metadata": {"empty": True}}
    assert await service.save_artifact(**AT, filename="f", artifact=MARKER, **about) == 3
    assert await service.load_artifact(**AT, filename="f") == MARKER


async def write(name: str, content: str, tool_context: ToolContext) -> str:
    """Write a file."""
    await tool_context.save_artifact(name, types.Part(text=content))
    return "written"


async def test_a_runner_s_rewind_brings_files_back(kw, service):
    steps = []
    for name, content in (("plan", "first"), ("plan", "second"), ("chart", "new")):
        steps += [call("write", name=name, content=content), "Done."]
    runner = Runner(
        app_name="acme",
        agent=LlmAgent(name="writer", model=ScriptedModel(steps=steps), tools=[write]),
        session_service=KeepwiseSessionService(keepwise=kw),
        artifact_service=service,
    )
    who = {"user_id": "maria", "session_id": "monday"}
    await runner.session_service.create_session(app_name="acme", **who)
    invocations = []
    for number in range(3):
        message = types.Content(role="user", parts=[types.Part(text=f"Turn {number}")])
        async for event in runner.run_async(**who, new_message=message):
            if event.invocation_id not in invocations:
                invocations.append(event.invocation_id)
    assert await service.list_artifact_keys(**AT) == ["chart", "plan"]
    await runner.rewind_async(**who, rewind_before_invocation_id=invocations[1])
    assert await service.list_artifact_keys(**AT) == ["plan"]
    assert await service.load_artifact(**AT, filename="plan") == text("first")
    assert await service.load_artifact(**AT, filename="plan", version=1) == text("second")
    assert await service.load_artifact(**AT, filename="chart", version=0) == text("new")
    await runner.rewind_async(**who, rewind_before_invocation_id=invocations[0])
    assert await service.list_artifact_keys(**AT) == []


# The store


async def test_a_service_opens_its_own_store_and_opens_it_again(tmp_path):
    uri = f"keepwise:///{tmp_path}/keepwise.db"
    for number in range(2):
        service = KeepwiseArtifactService(uri)
        assert await service.save_artifact(**AT, filename="f", artifact=text("x")) == number
        await service.close()
        assert await service.load_artifact(**AT, filename="f") == text("x")
        await service.close()


async def test_a_store_that_was_given_stays_open(kw, service):
    await service.save_artifact(**AT, filename="f", artifact=text("x"))
    await service.close()
    assert (await kw.artifacts.load(MARIA, "f", session_id="monday")).data == b"x"


async def test_what_adk_saved_is_what_python_loads_and_the_other_way_round(kw, service):
    await service.save_artifact(**AT, filename="f", artifact=text("Grüße"))
    loaded = await kw.artifacts.load(MARIA, "f", session_id="monday")
    assert (loaded.version.kind, loaded.data.decode()) == ("text", "Grüße")
    await kw.artifacts.save(MARIA, "g", b"a,b", session_id="monday", mime_type="text/csv")
    assert await service.load_artifact(**AT, filename="g") == data(b"a,b", "text/csv")
    await kw.artifacts.save(MARIA, "h", b"?", session_id="monday")
    assert await service.load_artifact(**AT, filename="h") == data(b"?", None)
