"""Whom this machine trusts already: an agent must still reach its model.

``SSL_CERT_FILE`` takes the place of everything a client would trust otherwise, so the bundle holds
that as well: the system's authorities, with what a company has added to them, and ``certifi``'s,
which Google's clients use.
"""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from pathlib import Path

from cryptography import x509
from cryptography.x509.oid import NameOID

OUR_NAME = x509.Name(
    [x509.NameAttribute(NameOID.COMMON_NAME, "Keepwise front (this machine only)")]
)

# Where systems keep them in one file; what Python was built for may be another place.
_FILES = (
    "/etc/ssl/certs/ca-certificates.crt",
    "/etc/pki/tls/certs/ca-bundle.crt",
    "/etc/ssl/ca-bundle.pem",
    "/etc/ssl/cert.pem",
)


def roots() -> list[str]:
    """The certificates of all authorities trusted here but our own, as PEM, each once, sorted."""
    # Our own is there where SSL_CERT_FILE names an earlier bundle of ours.
    ours = OUR_NAME.public_bytes()
    return [ssl.DER_cert_to_PEM_cert(der) for der in sorted(set(_all())) if ours not in der]


def context() -> ssl.SSLContext:
    """How the front itself checks a host that it hands a model's call on to."""
    return ssl.create_default_context(cadata="".join(roots()))


def _all() -> Iterator[bytes]:
    yield from ssl.create_default_context().get_ca_certs(binary_form=True)
    files = [Path(name) for name in _FILES]
    try:
        import certifi
    except ModuleNotFoundError:
        pass
    else:
        files.append(Path(certifi.where()))
    for path in files:
        if path.is_file():
            loaded = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
            loaded.load_verify_locations(path)
            yield from loaded.get_ca_certs(binary_form=True)
