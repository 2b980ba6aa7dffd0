"""Service accounts of our own, in the form that Google's libraries read and sign with."""

from __future__ import annotations

import json

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import rsa

from keepwise.governance.access.keys import TOKEN_SECONDS, Keys
from keepwise.model.access import ApiKey
from keepwise.server.identity.claims import LEEWAY_SECONDS, Claims, seconds_left, verified

_BITS = 2048
_DOMAIN = "accounts.keepwise.local"
_ALGORITHMS = ("RS256",)


def new_pair() -> tuple[str, str]:
    """A new private key and its public key, as PEM."""
    pair = rsa.generate_private_key(public_exponent=65537, key_size=_BITS)
    private = pair.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    public = pair.public_key().public_bytes(
        serialization.Encoding.PEM, serialization.PublicFormat.SubjectPublicKeyInfo
    )
    return private.decode(), public.decode()


def file_of(account: ApiKey, private_key: str, *, server_url: str, project: str) -> str:
    """What stands in the file that ``GOOGLE_APPLICATION_CREDENTIALS`` names; all of it secret."""
    document = {
        "type": "service_account",
        "project_id": project,
        "private_key_id": account.id,
        "private_key": private_key,
        "client_email": _email(account.id),
        "client_id": account.id,
        "token_uri": f"{server_url.rstrip('/')}/token",
    }
    return json.dumps(document, indent=2) + "\n"


async def account_of(keys: Keys, token: str, header: Claims, now: int) -> str | None:
    """The id of the account that has signed a token for itself; None if the token is not good.

    Whom it is for is not looked at: Google's libraries name Google's own addresses there. The pair
    of keys was made for this store alone, so it cannot be meant for anybody else.
    """
    account_id: object = header.get("kid")
    if not isinstance(account_id, str):
        return None
    public_key = await keys.public_key(account_id)
    if public_key is None:
        return None
    key = serialization.load_pem_public_key(public_key.encode())
    if not isinstance(key, rsa.RSAPublicKey):
        return None
    claims = verified(token, key, _ALGORITHMS, now, issuer=_email(account_id))
    if claims is None or seconds_left(claims, now) > TOKEN_SECONDS + LEEWAY_SECONDS:
        return None
    return account_id


def _email(account_id: str) -> str:
    return f"{account_id}@{_DOMAIN}"
