"""Keys and tokens as texts: how they are made, taken apart and told from forged ones.

A key is ``kw_<id>_<secret>``, a token ``kt_<id>_<expiry>_<seal>``. A secret is 32 random bytes, so
that a plain digest of it gives nothing away; a seal is keyed with the secret of the installation,
so that no token has to be stored.
"""

from __future__ import annotations

import hmac
import re
import secrets
from base64 import b32encode
from hashlib import blake2b, sha256

# In lower-case base32, which holds no separator and survives whatever copies it.
_BYTES = 32
_KEY = re.compile(r"kw_(?P<id>.{1,512})_(?P<secret>[a-z2-7]{52})")
_TOKEN = re.compile(r"kt_(?P<id>.{1,512})_(?P<expiry>[0-9]{1,18})_(?P<seal>[a-z2-7]{52})")


def new_key(key_id: str) -> tuple[str, bytes]:
    """A key, and the digest that is stored of it."""
    secret = _spelled(secrets.token_bytes(_BYTES))
    return f"kw_{key_id}_{secret}", _digest(secret)


def id_of_key(text: str) -> str | None:
    """The id a key names, or None for what is no key."""
    match = _KEY.fullmatch(text)
    return match["id"] if match else None


def is_key(text: str, digest: bytes) -> bool:
    """Whether a text that names a key has the secret of that digest, in constant time."""
    match = _KEY.fullmatch(text)
    return match is not None and hmac.compare_digest(_digest(match["secret"]), digest)


def new_token(key: bytes, account_id: str, expires_at: int) -> str:
    """A token of an account, sealed with a key of the installation."""
    return f"kt_{account_id}_{expires_at}_{_seal(key, account_id, expires_at)}"


def read_token(key: bytes, text: str) -> tuple[str, int] | None:
    """The account and the expiry of a token that this installation made, else None."""
    match = _TOKEN.fullmatch(text)
    if match is None:
        return None
    account_id, expires_at = match["id"], int(match["expiry"])
    sealed = _seal(key, account_id, expires_at)
    return (account_id, expires_at) if hmac.compare_digest(sealed, match["seal"]) else None


def derived(key: bytes) -> tuple[bytes, bytes]:
    """From the secret of the installation: what seals tokens, and what digests users."""
    return (
        blake2b(key=key, digest_size=_BYTES, person=b"kw-access-token").digest(),
        blake2b(key=key, digest_size=_BYTES, person=b"kw-access-user").digest(),
    )


def digest_of_user(key: bytes, user_id: str) -> str:
    """What a user is called in the audit log, which outlives them: nobody's name."""
    return blake2b(user_id.encode(), key=key, digest_size=8).hexdigest()


def _digest(secret: str) -> bytes:
    return sha256(secret.encode()).digest()


def _seal(key: bytes, account_id: str, expires_at: int) -> str:
    said = f"{expires_at}:{account_id}".encode()
    return _spelled(hmac.digest(key, said, "sha256"))


def _spelled(value: bytes) -> str:
    return b32encode(value).decode().rstrip("=").lower()
