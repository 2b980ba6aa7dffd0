"""Users whom an identity provider vouches for, by bearer tokens of OpenID Connect."""

from __future__ import annotations

from keepwise.errors import InvalidInput
from keepwise.governance.access.keys import Keys
from keepwise.model.access import Principal
from keepwise.ports import Clock
from keepwise.server.identity.claims import Claims, verified
from keepwise.server.identity.keyset import Fetch, KeySet
from keepwise.settings import ServerSettings


class Oidc:
    """Tells who a token is about, if the issuer of the settings has signed it for us."""

    def __init__(self, settings: ServerSettings, keys: Keys, now: Clock, fetch: Fetch) -> None:
        self.issuer = settings.oidc_issuer
        self._settings = settings
        self._keys = keys
        self._now = now
        self._signed_with = KeySet(settings.oidc_issuer, settings.oidc_jwks_url, now, fetch)

    async def principal_of(self, token: str, header: Claims) -> Principal | None:
        """Who a token is about; None if it is not good.

        Raises:
            Unavailable: the issuer's keys could not be fetched yet.
        """
        algorithm, kid = header.get("alg"), header.get("kid")
        if algorithm not in self._settings.oidc_algorithms or not isinstance(kid, str | None):
            return None
        for each in await self._signed_with.find(kid):
            claims = verified(
                token,
                each.key,
                [algorithm] if each.algorithm in ("", algorithm) else [],
                self._now(),
                issuer=self.issuer,
                audience=self._settings.oidc_audience,
            )
            if claims is not None:
                return self._user(claims)
        return None

    def _user(self, claims: Claims) -> Principal | None:
        name = self._settings.oidc_claim
        user_id = claims.get(name)
        # Anybody can write anybody's address into a profile.
        if name == "email" and claims.get("email_verified", True) not in (True, "true"):
            return None
        if not isinstance(user_id, str):
            return None
        try:
            return self._keys.user(user_id, banks=self._settings.oidc_banks or None)
        except InvalidInput:
            return None
