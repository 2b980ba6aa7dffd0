import base64
from urllib.parse import quote

import pytest
from hypothesis import given
from hypothesis import strategies as st

from governance.spans import check_spans as check_any
from keepwise.governance.clauses import redact
from keepwise.governance.credentials import find_credentials
from keepwise.testing import corpora

ANY_TEXT = st.text(st.characters(exclude_categories=()))
CREDENTIALS = corpora.load("credentials", "credential")
CLEAN = corpora.load("credentials", "clean")
DATABRICKS = corpora.filled("dapi{hex:32}", "databricks")
GITHUB = corpora.filled("ghp_{alnum:36}", "github")


def check_spans(text, findings):
    check_any(text, findings, "credential")


def covered(findings, start, end):
    return any(finding.start <= start and end <= finding.end for finding in findings)


def test_the_corpus_is_large_enough_to_mean_something():
    assert len(CREDENTIALS) >= 700
    assert len(CLEAN) >= 700
    for lang in ("en", "de", "fr", "es", "it", "pt", "nl"):
        assert sum(line.lang == lang for line in CREDENTIALS) >= 60
        assert sum(line.lang == lang for line in CLEAN) >= 50
    assert len({line.id for line in CREDENTIALS + CLEAN}) == len(CREDENTIALS) + len(CLEAN)
    assert all(line.secrets for line in CREDENTIALS)


def failing(lines, holds):
    """The lines for which ``holds`` does not hold; ids only, for a text may be a secret."""
    return [line.id for line in lines if not holds(line)]


def test_credentials_are_found_whole():
    def is_whole(line):
        findings = find_credentials(line.text)
        check_spans(line.text, findings)
        return all(covered(findings, start, end) for start, end in line.secrets)

    assert failing(CREDENTIALS, is_whole) == []


def test_what_stands_around_a_credential_stays():
    def stays(line):
        secret = {at for start, end in line.secrets for at in range(start, end)}
        taken = {at for f in find_credentials(line.text) for at in range(f.start, f.end)}
        return len(taken - secret) <= 2

    assert failing(CREDENTIALS, stays) == []


def test_prose_placeholders_and_ids_are_clean():
    assert failing(CLEAN, lambda line: find_credentials(line.text) == ()) == []


def test_a_redacted_text_is_clean():
    def is_clean(line):
        return find_credentials(redact(line.text, find_credentials(line.text))) == ()

    assert failing(CREDENTIALS, is_clean) == []


def zero_width(text):
    return "\u200b".join(text)


def full_width(text):
    return "".join(chr(ord(c) + 0xFEE0) if c.isascii() and c.isdigit() else c for c in text)


def no_break_spaces(text):
    return text.replace(" ", "\u00a0")


DISGUISES = pytest.mark.parametrize(
    "mutate", [zero_width, full_width, no_break_spaces], ids=lambda mutate: mutate.__name__
)


@DISGUISES
def test_credentials_in_disguise_are_found(mutate):
    def is_found(line):
        text = mutate(line.text)
        findings = find_credentials(text)
        check_spans(text, findings)
        return findings != ()

    assert failing(CREDENTIALS, is_found) == []


@DISGUISES
def test_disguise_makes_no_credential(mutate):
    assert failing(CLEAN, lambda line: find_credentials(mutate(line.text)) == ()) == []


def loud(line):
    """The text with everything but the secret in capitals."""
    parts, done = [], 0
    for start, end in line.secrets:
        parts += [line.text[done:start].upper(), line.text[start:end]]
        done = end
    return "".join([*parts, line.text[done:].upper()])


def test_loud_announcements_are_heard():
    assert failing(CREDENTIALS, lambda line: find_credentials(loud(line)) != ()) == []


@pytest.mark.parametrize("token", [DATABRICKS, GITHUB], ids=["databricks", "github"])
@pytest.mark.parametrize(
    "hide",
    [
        lambda token: " ".join(token),
        lambda token: " ".join(token[at : at + 4] for at in range(0, len(token), 4)),
        lambda token: token[:20] + "\n" + token[20:],
        lambda token: token[:20] + " \\\n    " + token[20:],
        lambda token: base64.b64encode(token.encode()).decode(),
        lambda token: base64.urlsafe_b64encode(f"user:{token}".encode()).decode().rstrip("="),
        lambda token: quote(token[:5]) + f"%{ord(token[5]):02X}" + token[6:],
        lambda token: token.replace("a", "а"),  # Cyrillic
        lambda token: token.encode().hex(),
        lambda token: "".join(f"&#{ord(char)};" for char in token),
        lambda token: "".join(f"&#x{ord(char):x};" for char in token),
        lambda token: "".join(f"\\x{ord(char):02x}" for char in token),
        lambda token: "".join(f"\\u{ord(char):04x}" for char in token),
        lambda token: "".join(f"\\{ord(char):03o}" for char in token),
        lambda token: token[:20] + "=\n" + token[20:],
        lambda token: "-".join(token),
    ],
    ids=[
        "spaced",
        "grouped",
        "broken",
        "continued",
        "base64",
        "base64url",
        "percent",
        "homoglyph",
        "hex",
        "entities",
        "hex-entities",
        "x-escapes",
        "u-escapes",
        "octal",
        "mime",
        "hyphened",
    ],
)
def test_known_formats_are_found_through_one_disguise(token, hide):
    text = f"Use {hide(token)} for the query."
    findings = find_credentials(text)
    check_spans(text, findings)
    start = text.index(hide(token))
    assert covered(findings, start, start + len(hide(token)))


@pytest.mark.parametrize(
    "announcement",
    ["passw0rd", "p4ssw0rd", "pa$$word", "PASSWORD", "p a s s w o r d", "p.a.s.s.w.o.r.d",
     "pass&#119;ord", "pass%77ord", "pass\\x77ord", "dbPassword", "DB_PASSWORD_PROD"],
)  # fmt: skip
def test_disguised_announcements_are_heard(announcement):
    text = f"{announcement}: hunter2"
    start = text.index("hunter2")
    assert covered(find_credentials(text), start, len(text))


def test_a_secret_told_in_parts_is_found_whole():
    text = "The first half of my password is Xk29 and the second half is Lm83."
    assert [text[f.start : f.end] for f in find_credentials(text)] == ["Xk29", "Lm83"]


def test_the_next_sentence_may_hold_the_value():
    text = "Do you know my PIN? It's 4821."
    assert [text[f.start : f.end] for f in find_credentials(text)] == ["4821"]


def test_every_code_of_a_list_is_found():
    codes = ["8392-1174", "9921-0043", "5520-7781"]
    text = "Backup codes: " + ", ".join(codes)
    assert [text[f.start : f.end] for f in find_credentials(text)] == codes


@pytest.mark.parametrize("word", ["postal", "promo", "error", "product"])
def test_a_word_beside_a_code_makes_it_harmless(word):
    assert find_credentials("The door code is 48213") != ()
    assert find_credentials(f"The {word} code is 48213") == ()


def test_an_encoded_announcement_is_found():
    run = base64.b64encode(b"password: hunter2").decode()
    text = f"Decode {run} first."
    assert covered(find_credentials(text), 7, 7 + len(run))


def test_a_long_value_is_covered_to_its_end():
    value = corpora.filled("{alnum:900}", "long")
    text = f"token: {value} and more"
    (finding,) = find_credentials(text)
    assert text[finding.start : finding.end] == value


def test_a_key_without_its_end_is_covered_to_the_end_of_its_body():
    body = corpora.filled("{alnum:64}\n{alnum:64}\n", "cut")
    text = "-----BEGIN " + "PRIVATE KEY-----\n" + body
    (finding,) = find_credentials(text)
    assert finding.rule == "private-key"
    assert finding.end >= len(text.rstrip())


def test_a_public_key_is_no_secret():
    text = "-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQ\n-----END PUBLIC KEY-----"
    assert find_credentials(text) == ()


def test_two_secrets_in_one_text_are_two_findings():
    text = f"PIN: 4821, token {DATABRICKS}."
    assert [text[f.start : f.end] for f in find_credentials(text)] == ["4821", DATABRICKS]


def test_a_finding_never_holds_the_value():
    assert DATABRICKS not in repr(find_credentials(f"it is {DATABRICKS}"))


@given(ANY_TEXT)
def test_any_text_gives_ordered_spans_within_it(text):
    check_spans(text, find_credentials(text))


PIECES = [
    "password", "is", ":", "=", "token", "dapi", "0a1b2c3d4e5f6a7b8c9d", " ", "\n", "-----BEGIN ",
    "PRIVATE KEY-----", "ghp_", "%41", "\u200b", "\x00", "\ud800", "PIN", "4821", "my", "://", "@",
    "user", "'", '"', "Bearer ", "eyJ", ".", "Passwort", "lautet", "hunter2", "İ", "ß", "<", "}",
]  # fmt: skip


@given(st.lists(st.sampled_from(PIECES), max_size=30), st.sampled_from(["", " "]))
def test_any_mixture_of_its_words_gives_ordered_spans(pieces, between):
    text = between.join(pieces)
    findings = find_credentials(text)
    check_spans(text, findings)


HOSTILE = [
    "1", " ", "A1", "d a p i ", "dapi1", "password:", "token=", "password is ", "://a:", ":b@",
    "eyJaaaaaaaaa.", "%41", "-----BEGIN " + "PRIVATE KEY-----\n", "user a/", "mysql -p",
    "-----BEGIN " + "PRIVATE KEY-----!", "PuTTY-User-Key" + "-File-3: ", "&#100;", "\\x41", "a b ",
    "a.b.", "aaaaaaaaaaaaa1=\n", "0a", "sess-", "h1:11:", "$2b$", "curl -u a:", "wifi:", "{", "\n",
    "backup codes 1234-5678, ", "passwords a1b2c3, ", "PIN? It is ", "codecodecode",
]  # fmt: skip

ANNOUNCING = [
    "code 1 ", "PIN 12 ", "my password to x ", "half of my password is ", "enter door ", "user a, ",
    "12 words a b ", "answer security question ", "Türcode ", "contraseña ", "code de la porte ",
    "machine x login y password ", "the door opens with 4821 ", "turn 12 left, 3 right ",
    "wallet: a b\nc ", "the door *1# ",
    "wifi admin / aA1!bb ", "'a' i answer my security question ",
    "x1!y, das ist mein kennwort ", "codes 1234-5678 ", "wifi is a_1b2c ", "open gate 1 2 3 4 ",
]  # fmt: skip


@pytest.mark.parametrize("unit", HOSTILE, ids=repr)
def test_a_long_text_of_anything_finishes(unit):
    text = unit * (200_000 // len(unit))
    check_spans(text, find_credentials(text))


@pytest.mark.parametrize("unit", ANNOUNCING, ids=repr)
def test_a_text_of_nothing_but_announcements_finishes(unit):
    """Each is read with its surroundings, which costs more than other text but no more each."""
    text = unit * (60_000 // len(unit))
    check_spans(text, find_credentials(text))
