"""What an agent whose code cannot change has to find in its environment."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from keepwise.errors import ConfigError

# In words that no shell changes, so that a key that was never filled in is seen for what it is.
KEY_OF_THE_SERVER = "KEY-FROM-keepwise-keys-create"
ACCOUNT_FILE = "FILE-OF-A-SERVICE-ACCOUNT.json"
# What a server that asks for no key is shown.
ANY_KEY = "local"

_LOOPBACK = ("127.0.0.1", "localhost", "::1")
# In this order the libraries look for a proxy; the first that is set counts.
_OTHER_PROXIES = ("https_proxy", "ALL_PROXY", "all_proxy")


@dataclass(frozen=True, slots=True)
class Environment:
    """Variables and their values, those that a person has to fill in, and what to know."""

    variables: dict[str, str]
    placeholders: tuple[str, ...]
    notes: tuple[str, ...]


def environment(
    port: int,
    bundle: Path,
    *,
    guarded: bool,
    project: str = "",
    location: str = "",
    present: Mapping[str, str] | None = None,
) -> Environment:
    """The variables that lead an agent to the front.

    Args:
        port: where the front listens.
        bundle: whom the agent is to trust.
        guarded: whether the server asks everybody for a key or a token.
        project: the project the agent's services name; without one they use a key alone.
        location: the location they name.
        present: the environment now, by default the process's.

    Raises:
        ConfigError: the path of the bundle fits into no line.
    """
    present = os.environ if present is None else present
    trusted = str(bundle)
    if not trusted.isprintable():
        raise ConfigError(
            "the path of the front's folder holds a character that no variable should",
            hint="choose another folder with server.front_dir",
        )
    kept = [each.strip() for each in present.get("NO_PROXY", "").split(",") if each.strip()]
    variables = {
        "HTTPS_PROXY": f"http://127.0.0.1:{port}",
        "NO_PROXY": ",".join(dict.fromkeys([*kept, *_LOOPBACK])),
        "SSL_CERT_FILE": trusted,
        "REQUESTS_CA_BUNDLE": trusted,
    }
    notes = [*_notes_on_proxies(present, variables["HTTPS_PROXY"])]
    if project:
        variables |= {
            "GOOGLE_CLOUD_PROJECT": project,
            "GOOGLE_CLOUD_LOCATION": location,
            "GOOGLE_APPLICATION_CREDENTIALS": ACCOUNT_FILE,
        }
        notes.append(
            "GOOGLE_APPLICATION_CREDENTIALS: a file that keepwise keys create --service-account "
            "FILE writes; where no key is asked for, one of Google's will do."
        )
        return Environment(variables, ("GOOGLE_APPLICATION_CREDENTIALS",), tuple(notes))
    variables |= {
        "GOOGLE_GENAI_USE_ENTERPRISE": "true",
        "GOOGLE_API_KEY": KEY_OF_THE_SERVER if guarded else ANY_KEY,
    }
    if guarded:
        notes.append(
            "GOOGLE_API_KEY: put a key of this server there. The front shows it to no model of "
            "Google's: use another model, or --project, and GOOGLE_API_KEY for the Gemini API."
        )
        return Environment(variables, ("GOOGLE_API_KEY",), tuple(notes))
    notes.append(
        "GOOGLE_API_KEY: this server asks for none. If the agent's model is Gemini, put your "
        "Google key there: calls to the model go on to Google with it, memories stay here."
    )
    return Environment(variables, (), tuple(notes))


def _notes_on_proxies(present: Mapping[str, str], front: str) -> list[str]:
    others = [name for name in _OTHER_PROXIES if present.get(name)]
    if present.get("HTTPS_PROXY") not in (None, "", front):
        others.append("HTTPS_PROXY")
    return [
        f"{name} is set here to another proxy: unset it for the agent. The front itself goes "
        "through no proxy."
        for name in others
    ]
