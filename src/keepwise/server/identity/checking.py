"""Whether the settings of the server say who may come in, before anybody is let in."""

from __future__ import annotations

import ipaddress
from urllib.parse import urlsplit

from keepwise.errors import ConfigError
from keepwise.settings import ServerSettings

ASYMMETRIC = (
    "RS256",
    "RS384",
    "RS512",
    "PS256",
    "PS384",
    "PS512",
    "ES256",
    "ES384",
    "ES512",
    "EdDSA",
)
"""How an identity provider may sign: with a key that nobody can sign with who only knows ours."""


def is_guarded(settings: ServerSettings) -> bool:
    """Whether everybody has to say who they are."""
    return settings.authenticate or bool(settings.oidc_issuer)


def require_safe(settings: ServerSettings) -> None:
    """Raise ConfigError if others could come in from the network without saying who they are."""
    if is_guarded(settings) or is_loopback(settings.host):
        return
    raise ConfigError(
        "setting server.host: is open to others, and nobody would have to say who they are",
        hint="set server.authenticate, or server.oidc_issuer and server.oidc_audience",
    )


def check(settings: ServerSettings) -> None:
    """Raise ConfigError naming the first setting about identity that cannot be."""
    if settings.oidc_issuer:
        _require_url(settings.oidc_issuer, "oidc_issuer")
        if not settings.oidc_audience:
            raise ConfigError(
                "setting server.oidc_audience: must say whom tokens of the issuer are for",
                hint="otherwise a token for any other application would be good here",
            )
    else:
        named = ("oidc_audience", "oidc_jwks_url", "oidc_banks")
        for name in (each for each in named if getattr(settings, each)):
            raise ConfigError(f"setting server.{name}: means nothing without server.oidc_issuer")
    if settings.oidc_jwks_url:
        _require_url(settings.oidc_jwks_url, "oidc_jwks_url")
    if not settings.oidc_algorithms or not set(settings.oidc_algorithms) <= set(ASYMMETRIC):
        raise ConfigError(
            f"setting server.oidc_algorithms: must be some of {', '.join(ASYMMETRIC)}"
        )
    if not settings.oidc_claim:
        raise ConfigError("setting server.oidc_claim: must name a claim", hint="such as sub")


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches a host."""
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def is_safe_url(url: str) -> bool:
    """Whether what is fetched from a URL is whose it says: HTTPS, or on this machine."""
    try:
        parts = urlsplit(url)
        host = parts.hostname or ""
    except ValueError:
        return False
    return bool(host) and (
        parts.scheme == "https" or (parts.scheme == "http" and is_loopback(host))
    )


def _require_url(url: str, name: str) -> None:
    if not is_safe_url(url):
        raise ConfigError(f"setting server.{name}: must be an https:// address")
