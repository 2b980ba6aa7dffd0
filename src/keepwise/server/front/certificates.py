"""The front's own certificate authority: what it may sign for, where it is kept, who trusts it.

Only agents that are given ``bundle.pem`` trust it, and it can sign for nothing but host names
under ``googleapis.com``. Certificates of single hosts live for days, in memory.
"""

from __future__ import annotations

import datetime
import ipaddress
import os
import ssl
import stat
import tempfile
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID

from keepwise.errors import ConfigError
from keepwise.server.front.hosts import SUFFIX
from keepwise.server.front.trust import OUR_NAME, roots

KEY_FILE = "ca-key.pem"
CA_FILE = "ca.pem"
BUNDLE_FILE = "bundle.pem"

_CA_LIFE = datetime.timedelta(days=730)
# An agent reads the bundle when it starts: what is renewed this long ahead reaches it in time.
_CA_RENEWAL = datetime.timedelta(days=60)
_LEAF_LIFE = datetime.timedelta(days=7)
_LEAF_RENEWAL = datetime.timedelta(days=1)
# Clocks of containers on one machine may differ a little.
_SKEW = datetime.timedelta(hours=1)
_MAX_CONTEXTS = 64


def default_folder() -> Path:
    """Where the certificates are kept unless the setting ``server.front_dir`` says otherwise."""
    state = os.environ.get("XDG_STATE_HOME") or "~/.local/state"
    return Path(state).expanduser() / "keepwise" / "front"


def now() -> datetime.datetime:
    """The time now."""
    return datetime.datetime.now(datetime.UTC)


@dataclass(slots=True)
class Certificates:
    """The authority in a folder, made when it is first asked for and renewed before it ends.

    Args:
        folder: made if it is not there; only its owner can read the key.
        clock: the time now; tests have one of their own.
    """

    folder: Path
    clock: Callable[[], datetime.datetime] = now
    _contexts: dict[str, tuple[datetime.datetime, ssl.SSLContext]] = field(default_factory=dict)

    @property
    def bundle(self) -> Path:
        """What an agent is to trust: everything this machine does, and our authority."""
        return self.folder / BUNDLE_FILE

    def ensure(self) -> x509.Certificate:
        """The authority's certificate, made or renewed if need be, with the bundle beside it.

        A renewed one has the key of the old one, so agents that still hold that go on.

        Raises:
            ConfigError: others can read the key, or it is no key of ours.
        """
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        _only_ours(self.folder, 0o022)
        key = self._key()
        path = self.folder / CA_FILE
        kept = _loaded(path, key)
        time = self.clock()
        if kept is None or not kept.not_valid_before_utc <= time < (
            kept.not_valid_after_utc - _CA_RENEWAL
        ):
            kept = authority(key, time)
            _replace(path, kept.public_bytes(Encoding.PEM))
        own = kept.public_bytes(Encoding.PEM).decode()
        _replace(self.bundle, "".join([*roots(), own]).encode())
        return kept

    def context(self, host: str) -> ssl.SSLContext:
        """How the front shows itself to be ``host``, for some days the same."""
        time = self.clock()
        until, context = self._contexts.get(host, (time, None))
        if context is not None and time < until:
            return context
        ca, key = self.ensure(), self._key()
        leaf_key = ec.generate_private_key(ec.SECP256R1())
        leaf = leaf_for(host, leaf_key, ca, key, time)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.set_alpn_protocols(["http/1.1"])
        # Python takes a certificate from a file only.
        descriptor, name = tempfile.mkstemp(prefix=".leaf-", dir=self.folder)
        try:
            with os.fdopen(descriptor, "wb") as file:
                file.write(_private(leaf_key) + leaf.public_bytes(Encoding.PEM))
            context.load_cert_chain(name)
        finally:
            Path(name).unlink()
        if len(self._contexts) >= _MAX_CONTEXTS:
            self._contexts.pop(next(iter(self._contexts)))
        self._contexts[host] = (leaf.not_valid_after_utc - _LEAF_RENEWAL, context)
        return context

    def _key(self) -> ec.EllipticCurvePrivateKey:
        path = self.folder / KEY_FILE
        if not path.exists():
            made = _private(ec.generate_private_key(ec.SECP256R1()))
            descriptor, name = tempfile.mkstemp(prefix=".key-", dir=self.folder)
            with os.fdopen(descriptor, "wb") as file:
                file.write(made)
            # Of two processes that make one at once the first wins, and both read that one.
            with suppress(FileExistsError):
                os.link(name, path)
            Path(name).unlink()
        _only_ours(path, 0o077)
        try:
            key = load_pem_private_key(path.read_bytes(), password=None)
        except ValueError:
            key = None
        if not isinstance(key, ec.EllipticCurvePrivateKey):
            raise ConfigError(
                f"{path} is not the key of a front", hint="remove the folder and start again"
            )
        return key


def authority(key: ec.EllipticCurvePrivateKey, time: datetime.datetime) -> x509.Certificate:
    """A certificate of an authority that can sign for host names under googleapis.com only."""
    nothing = [x509.IPAddress(ipaddress.ip_network(network)) for network in ("0.0.0.0/0", "::/0")]
    usage = x509.KeyUsage(
        digital_signature=False,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=True,
        crl_sign=True,
        encipher_only=False,
        decipher_only=False,
    )
    return (
        x509.CertificateBuilder()
        .subject_name(OUR_NAME)
        .issuer_name(OUR_NAME)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(time - _SKEW)
        .not_valid_after(time + _CA_LIFE)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.NameConstraints([x509.DNSName(SUFFIX)], nothing), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, hashes.SHA256())
    )


def leaf_for(
    host: str,
    leaf_key: ec.EllipticCurvePrivateKey,
    ca: x509.Certificate,
    ca_key: ec.EllipticCurvePrivateKey,
    time: datetime.datetime,
) -> x509.Certificate:
    """A certificate for exactly one host."""
    until = min(time + _LEAF_LIFE, ca.not_valid_after_utc)
    server = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH])
    return (
        x509.CertificateBuilder()
        # The name stands in the extension alone: a common name has room for 64 characters.
        .subject_name(x509.Name([]))
        .issuer_name(ca.subject)
        .public_key(leaf_key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(time - _SKEW)
        .not_valid_after(until)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(server, critical=False)
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(host)]), critical=True)
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(ca_key.public_key()), critical=False
        )
        .sign(ca_key, hashes.SHA256())
    )


def _only_ours(path: Path, forbidden: int) -> None:
    """Raises ConfigError: others may do with it what the bits of a mode say."""
    if os.name == "posix" and stat.S_IMODE(path.stat().st_mode) & forbidden:
        raise ConfigError(
            f"others than its owner may read or change {path}",
            hint="remove the folder and start again: the key in it may be known",
        )


def _loaded(path: Path, key: ec.EllipticCurvePrivateKey) -> x509.Certificate | None:
    """The certificate in a file, if it is one of this key with today's constraints."""
    try:
        found = x509.load_pem_x509_certificate(path.read_bytes())
        constraints = found.extensions.get_extension_for_class(x509.NameConstraints).value
    except (OSError, ValueError, x509.ExtensionNotFound):
        return None
    same = _public(found.public_key()) == _public(key.public_key())
    permitted = constraints.permitted_subtrees
    return found if same and permitted == [x509.DNSName(SUFFIX)] else None


def _public(key: object) -> bytes:
    if not isinstance(key, ec.EllipticCurvePublicKey):
        return b""
    return key.public_bytes(Encoding.DER, PublicFormat.SubjectPublicKeyInfo)


def _private(key: ec.EllipticCurvePrivateKey) -> bytes:
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())


def _replace(path: Path, content: bytes) -> None:
    """Write a file so that a reader sees the old content or the new, and never a part."""
    if path.is_file() and path.read_bytes() == content:
        return
    descriptor, name = tempfile.mkstemp(prefix=".new-", dir=path.parent)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
        Path(name).replace(path)
    except OSError:
        with suppress(OSError):
            Path(name).unlink()
        raise
