"""ADK's artifact service on Keepwise's artifacts."""

from __future__ import annotations

from contextlib import suppress
from typing import Any

from google.adk.artifacts import BaseArtifactService, artifact_util
from google.adk.artifacts.base_artifact_service import ArtifactVersion as AdkArtifactVersion
from google.adk.artifacts.base_artifact_service import ensure_part
from google.genai import types
from pydantic import ValidationError

from keepwise.adk.errors import translated
from keepwise.adk.store import store_for, warn_if_shared
from keepwise.artifacts.names import REFERENCE
from keepwise.errors import IntegrityViolation, InvalidInput, NotFound
from keepwise.model import Artifact, ArtifactVersion, JsonObject, Link, Scope
from keepwise.wiring import Keepwise

# How many references lead from a name to content at most, as in ADK's own services.
_MAX_HOPS = 5


class KeepwiseArtifactService(BaseArtifactService):
    """Durable, versioned files for ADK: a session's, and the user's under ``user:`` names.

    Args:
        uri: ``keepwise:///file.db`` or any URL ``Keepwise.open`` takes; without one, and without
            a store, the setting ``url`` (``keepwise.db`` in the working folder).
        keepwise: a store that the caller has opened and will close.
    """

    def __init__(self, uri: str | None = None, *, keepwise: Keepwise | None = None) -> None:
        self._keepwise = store_for(uri, keepwise)
        self._owned = keepwise is None

    async def save_artifact(
        self,
        *,
        app_name: str,
        user_id: str,
        filename: str,
        artifact: types.Part | dict[str, Any],
        session_id: str | None = None,
        custom_metadata: dict[str, Any] | None = None,
    ) -> int:
        """Save a file as its next version; its number, from 0.

        Raises:
            InputValidationError: the part is no text, data or file, or refers out of the session;
                a text holds a credential; something cannot be stored as it is.
        """
        warn_if_shared(user_id)
        scope = _scope(app_name, user_id, session_id)
        part = ensure_part(artifact)
        with translated():
            content, mime_type, extra = _taken_apart(part)
            if isinstance(content, Link) and content.uri.startswith(REFERENCE):
                _resolved(content.uri, app_name, user_id, session_id, hops_left=_MAX_HOPS)
            kw = await self._keepwise.start()
            if part == _rewind_marker() and not custom_metadata:
                # The first version of a file can be empty; there is nothing for a rewind to undo.
                with suppress(NotFound):
                    return await kw.artifacts.remove(scope, filename, session_id=session_id or "")
            saved = await kw.artifacts.save(
                scope,
                filename,
                content,
                session_id=session_id or "",
                mime_type=mime_type,
                metadata=custom_metadata,
                extra=extra,
            )
        return saved.version

    async def load_artifact(
        self,
        *,
        app_name: str,
        user_id: str,
        filename: str,
        session_id: str | None = None,
        version: int | None = None,
    ) -> types.Part | None:
        """A version as it was saved, references followed; None if it is not there.

        Raises:
            InputValidationError: a reference leads out of the session, or through too many others.
        """
        scope = _scope(app_name, user_id, session_id)
        hops_left = _MAX_HOPS
        with translated():
            kw = await self._keepwise.start()
            while True:
                try:
                    found = await kw.artifacts.load(
                        scope, filename, session_id=session_id or "", version=version
                    )
                except NotFound:
                    return None
                uri = found.version.uri
                if not uri.startswith(REFERENCE):
                    return _put_together(found)
                target = _resolved(uri, app_name, user_id, session_id, hops_left=hops_left)
                filename, version = target.filename, target.version
                session_id = target.session_id
                hops_left -= 1

    async def list_artifact_keys(
        self, *, app_name: str, user_id: str, session_id: str | None = None
    ) -> list[str]:
        """The names of the session's files and, under ``user:``, of the user's, sorted."""
        scope = _scope(app_name, user_id, session_id)
        with translated():
            kw = await self._keepwise.start()
            return [*await kw.artifacts.names(scope, session_id=session_id or "")]

    async def delete_artifact(
        self, *, app_name: str, user_id: str, filename: str, session_id: str | None = None
    ) -> None:
        """Delete a file with all its versions; an unknown name is a no-op."""
        scope = _scope(app_name, user_id, session_id)
        with translated():
            kw = await self._keepwise.start()
            await kw.artifacts.delete(scope, filename, session_id=session_id or "")

    async def list_versions(
        self, *, app_name: str, user_id: str, filename: str, session_id: str | None = None
    ) -> list[int]:
        """The numbers of the versions that load, oldest first."""
        found = await self.list_artifact_versions(
            app_name=app_name, user_id=user_id, filename=filename, session_id=session_id
        )
        return [each.version for each in found]

    async def list_artifact_versions(
        self, *, app_name: str, user_id: str, filename: str, session_id: str | None = None
    ) -> list[AdkArtifactVersion]:
        """What is known of the versions that load, oldest first."""
        scope = _scope(app_name, user_id, session_id)
        with translated():
            kw = await self._keepwise.start()
            try:
                found = await kw.artifacts.versions(scope, filename, session_id=session_id or "")
            except NotFound:
                return []
        return [_described(scope, each) for each in found]

    async def get_artifact_version(
        self,
        *,
        app_name: str,
        user_id: str,
        filename: str,
        session_id: str | None = None,
        version: int | None = None,
    ) -> AdkArtifactVersion | None:
        """What is known of a version, by default of the latest; None if it is not there."""
        scope = _scope(app_name, user_id, session_id)
        with translated():
            kw = await self._keepwise.start()
            try:
                found = await kw.artifacts.get(
                    scope, filename, session_id=session_id or "", version=version
                )
            except NotFound:
                return None
        return _described(scope, found)

    async def close(self) -> None:
        """Close the store, unless the caller gave it; the next call opens it again."""
        if self._owned:
            await self._keepwise.close()


def _scope(app_name: str, user_id: str, session_id: str | None) -> Scope:
    """The scope, with names that ADK's other services and its URIs can hold as well."""
    artifact_util.validate_path_segment(app_name, "app_name")
    artifact_util.validate_path_segment(user_id, "user_id")
    if session_id is not None:
        artifact_util.validate_path_segment(session_id, "session_id")
    with translated():
        return Scope.user(app_name, user_id)


def _resolved(
    uri: str, app_name: str, user_id: str, session_id: str | None, *, hops_left: int
) -> artifact_util.ParsedArtifactUri:
    """Where a reference leads. Raises InputValidationError if that is not for this session."""
    return artifact_util.resolve_artifact_reference(
        file_uri=uri,
        app_name=app_name,
        user_id=user_id,
        session_id=session_id,
        remaining_depth=hops_left,
    )


def _described(scope: Scope, version: ArtifactVersion) -> AdkArtifactVersion:
    """ADK's form of a version. Its URI is a reference that can be saved as a file."""
    return AdkArtifactVersion(
        version=version.version,
        canonical_uri=artifact_util.get_artifact_uri(
            scope.get("app_name"),
            scope.get("user_id"),
            version.name,
            version.version,
            version.session_id or None,
        ),
        custom_metadata=version.metadata,
        create_time=version.created_at / 1_000_000,
        mime_type=version.mime_type or None,
    )


def _rewind_marker() -> types.Part:
    """What ADK's rewind saves where a file was not there before."""
    return types.Part(inline_data=types.Blob(mime_type="application/octet-stream", data=b""))


def _taken_apart(part: types.Part) -> tuple[bytes | str | Link, str, JsonObject]:
    """A part's content, its MIME type, and the rest of its fields in their JSON form.

    Raises:
        InvalidInput: it has none of the three kinds of content, or a field has no JSON form.
    """
    content: bytes | str | Link
    kept: Any  # which fields have a column of their own, in the form pydantic wants
    if part.inline_data is not None and part.inline_data.data is not None:
        content, mime_type = part.inline_data.data, part.inline_data.mime_type
        kept = {"inline_data": {"data", "mime_type"} if mime_type else {"data"}}
    elif part.text is not None:
        content, mime_type, kept = part.text, "text/plain", {"text"}
    elif part.file_data is not None and part.file_data.file_uri:
        content, mime_type = Link(part.file_data.file_uri), part.file_data.mime_type
        kept = {"file_data": {"file_uri", "mime_type"} if mime_type else {"file_uri"}}
    else:
        raise InvalidInput("artifact", "must be text, inline data, or a file with its URI")
    try:
        # Defaults are left out and filled in again; a None inside a dictionary is a value.
        rest = part.model_dump(
            mode="json", by_alias=True, exclude_defaults=True, exclude=kept, warnings=False
        )
        return content, mime_type or "", rest
    except ValueError as error:
        problem = type(error).__name__
    # Out here, for that error can quote what has no form, and would come along as the context.
    raise InvalidInput("artifact", f"has no JSON form: {problem}")


def _put_together(artifact: Artifact) -> types.Part:
    """The part that was taken apart.

    Raises:
        IntegrityViolation: ADK does not read what is stored; the message holds nothing of it.
    """
    version = artifact.version
    with suppress(ValidationError):
        part = types.Part.model_validate(version.extra)
        if version.kind == "text":
            part.text = artifact.data.decode()
        elif version.kind == "link":
            part.file_data = part.file_data or types.FileData()
            part.file_data.file_uri = version.uri
            part.file_data.mime_type = version.mime_type or part.file_data.mime_type
        else:
            part.inline_data = part.inline_data or types.Blob()
            part.inline_data.data = artifact.data
            part.inline_data.mime_type = version.mime_type or part.inline_data.mime_type
        return part
    # Out here, for the error of ADK's model quotes what it could not read.
    raise IntegrityViolation(f"version {version.version} of an artifact is none that ADK reads")
