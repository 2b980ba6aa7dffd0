"""What a signed token says, once its signature and its times are good."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

import jwt
from jwt.algorithms import AllowedPublicKeys

Claims: TypeAlias = Mapping[str, Any]
"""What a token says. What its own key has signed is trusted, its types are not."""

LEEWAY_SECONDS = 30
"""How far two clocks may differ."""

_SECOND = 1_000_000
_UNREADABLE = (jwt.PyJWTError, ValueError, TypeError, RecursionError)


def looks_signed(text: str) -> bool:
    """Whether a text has the three parts of a signed token."""
    return text.count(".") == 2


def unverified(token: str) -> tuple[Claims, Claims] | None:
    """The header and the claims of a token whose signature nobody has looked at.

    Only to find out whose key it is to be checked with.
    """
    try:
        read = jwt.decode_complete(token, options={"verify_signature": False})
    except _UNREADABLE:
        return None
    # What else the header asks to be heeded, nobody here understands; not every release of the
    # library sees to it.
    return None if "crit" in read["header"] else (read["header"], read["payload"])


def verified(
    token: str,
    key: AllowedPublicKeys,
    algorithms: Sequence[str],
    now: int,
    *,
    issuer: str,
    audience: str | None = None,
) -> Claims | None:
    """What a token says, if that key has signed it and it is good now; None otherwise.

    Args:
        token: as it came.
        key: a public key. Which it is and what it may be used for is ours to say, not the token's.
        algorithms: those the key may be used with.
        now: the time in microseconds.
        issuer: who must have issued it.
        audience: whom it must be for; None for anybody.
    """
    try:
        claims = jwt.decode(
            token,
            key,
            list(algorithms),
            # Their times are looked at below, by the clock of the store.
            options={
                "require": ["iss", "exp"] + (["aud"] if audience else []),
                "verify_aud": audience is not None,
                "verify_exp": False,
                "verify_nbf": False,
                "verify_iat": False,
            },
            issuer=issuer,
            audience=audience,
        )
    except _UNREADABLE:
        return None
    return claims if _is_current(claims, now) else None


def seconds_left(claims: Claims, now: int) -> float:
    """For how long a verified token is still good."""
    return float(claims["exp"]) - now / _SECOND


def _is_current(claims: Claims, now: int) -> bool:
    ends, begins = _time(claims["exp"]), _time(claims.get("nbf", 0))
    seconds = now / _SECOND
    if ends is None or begins is None:
        return False
    return begins - LEEWAY_SECONDS <= seconds < ends + LEEWAY_SECONDS


def _time(value: object) -> float | None:
    """Seconds since 1970, or None for what is no time."""
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    return float(value) if abs(value) < 2**53 and math.isfinite(value) else None
