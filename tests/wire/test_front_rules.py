"""What the front answers for, and what its authority may sign: no connection is made here."""

from __future__ import annotations

import base64
import datetime
import os
import ssl

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding

from keepwise import ConfigError
from keepwise.server.front import Certificates
from keepwise.server.front.certificates import authority, leaf_for
from keepwise.server.front.hosts import decide, is_for_a_model, parse_authority

NOW = datetime.datetime(2026, 1, 5, 9, tzinfo=datetime.UTC)
HOST = "us-central1-aiplatform.googleapis.com"


class Clock:
    def __init__(self, time=NOW):
        self.time = time

    def __call__(self):
        return self.time


# Hosts


@pytest.mark.parametrize(
    "host",
    [
        "aiplatform.googleapis.com",
        "us-central1-aiplatform.googleapis.com",
        "local-aiplatform.googleapis.com",
        "aiplatform.us.rep.googleapis.com",
        "aiplatform.eu.rep.googleapis.com",
    ],
)
def test_it_answers_for_the_hosts_of_the_service(host):
    assert decide(host, 443) == "serve"


@pytest.mark.parametrize(
    ("host", "port"),
    [
        ("aiplatform.mtls.googleapis.com", 443),
        ("us-central1-aiplatform.mtls.googleapis.com", 443),
        ("us-central1-aiplatform.sandbox.googleapis.com", 443),
        ("a.b-aiplatform.googleapis.com", 443),
        ("-aiplatform.googleapis.com", 443),
        ("aiplatform.googleapis.com", 8443),
        ("aiplatform.googleapis.com", 80),
    ],
)
def test_what_looks_like_the_service_is_never_connected_to(host, port):
    """Memories would go to Google while everybody thinks that they stay here."""
    assert decide(host, port) == "refuse"


@pytest.mark.parametrize(
    "host",
    [
        "generativelanguage.googleapis.com",
        "oauth2.googleapis.com",
        "aiplatform.googleapis.com.example",
        "notaiplatform.googleapis.com.example",
        "xaiplatform.googleapis.com",
        "example.com",
        "127.0.0.1",
    ],
)
def test_any_other_host_is_none_of_ours(host):
    assert decide(host, 443) == "tunnel"


@pytest.mark.parametrize(
    ("text", "parsed"),
    [
        ("Example.COM:443", ("example.com", 443)),
        ("aiplatform.googleapis.com.:443", ("aiplatform.googleapis.com", 443)),
        ("[::1]:8080", ("::1", 8080)),
        ("example.com", None),
        ("example.com:", None),
        ("example.com:0", None),
        ("example.com:65536", None),
        ("a b:443", None),
        ("user@example.com:443", None),
        ("example.com:443/x", None),
        ("ümlaut.example:443", None),
    ],
)
def test_a_connect_names_a_host_and_a_port(text, parsed):
    assert parse_authority(text) == parsed


@pytest.mark.parametrize(
    ("target", "model"),
    [
        ("/v1beta1/publishers/google/models/gemini-2.5-flash:generateContent", True),
        (
            "/v1/projects/p/locations/l/publishers/google/models/m:streamGenerateContent?alt=sse",
            True,
        ),
        ("/v1beta1/projects/p/locations/l/endpoints/5:predict", True),
        ("/v1beta1/projects/p/locations/l/cachedContents", True),
        ("/v1beta1/projects/p/locations/l/reasoningEngines/1/memories:generate", False),
        ("/v1beta1/reasoningEngines/1/sessions", False),
        ("/v1beta1/projects/p/locations/l/reasoningEngines/publishers/memories", False),
        ("/v1beta1/reasoningEngines/1/memories?x=/v1/publishers/y", False),
        ("/v1beta1/publishers/../reasoningEngines/1/memories:generate", False),
        ("/v1beta1/publishers/%2e%2e/reasoningEngines/1/memories:generate", False),
        ("/v1beta1/publishersX", False),
        ("/v1beta1/projects/p/locations/l/ragCorpora", False),
        ("/", False),
        ("", False),
    ],
)
def test_only_what_is_plainly_for_a_model_leaves_this_machine(target, model):
    assert is_for_a_model(target) == model


# The authority


@pytest.fixture
def certificates(tmp_path):
    return Certificates(tmp_path / "front", Clock())


def modes(folder):
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


def test_nobody_else_can_read_the_key(certificates):
    certificates.ensure()
    found = modes(certificates.folder)
    assert found == {"ca-key.pem": 0o600, "ca.pem": 0o600, "bundle.pem": 0o600}
    assert certificates.folder.stat().st_mode & 0o777 == 0o700


def test_a_certificate_of_a_host_leaves_no_key_behind(certificates):
    certificates.context(HOST)
    assert set(modes(certificates.folder)) == {"ca-key.pem", "ca.pem", "bundle.pem"}


@pytest.mark.parametrize("mode", [0o604, 0o640, 0o660])
def test_a_key_that_others_can_read_is_refused(certificates, mode):
    certificates.ensure()
    (certificates.folder / "ca-key.pem").chmod(mode)
    with pytest.raises(ConfigError, match=r"ca-key\.pem"):
        Certificates(certificates.folder, Clock()).ensure()


def test_a_folder_that_others_can_write_to_is_refused(tmp_path):
    folder = tmp_path / "front"
    folder.mkdir()
    folder.chmod(0o770)
    with pytest.raises(ConfigError, match="others than its owner"):
        Certificates(folder, Clock()).ensure()


def test_a_file_that_is_no_key_is_refused_and_left(certificates):
    certificates.ensure()
    key = certificates.folder / "ca-key.pem"
    key.write_text("something")
    with pytest.raises(ConfigError, match="not the key of a front"):
        certificates.ensure()
    assert key.read_text() == "something"


def test_it_is_made_once(certificates):
    first = certificates.ensure()
    kept = {path.name: path.read_bytes() for path in certificates.folder.iterdir()}
    assert Certificates(certificates.folder, Clock()).ensure() == first
    assert {path.name: path.read_bytes() for path in certificates.folder.iterdir()} == kept


@pytest.mark.parametrize(
    ("days", "renewed"), [(0, False), (669, False), (671, True), (731, True), (-1, True)]
)
def test_it_is_renewed_before_it_ends_and_keeps_its_key(certificates, days, renewed):
    first = certificates.ensure()
    later = Certificates(certificates.folder, Clock(NOW + datetime.timedelta(days=days)))
    second = later.ensure()
    assert (second.serial_number != first.serial_number) == renewed
    assert second.public_key() == first.public_key(), "who still trusts the first goes on"
    assert second.not_valid_after_utc > later.clock() + datetime.timedelta(days=60)
    bundle = later.bundle.read_text()
    assert second.public_bytes(Encoding.PEM).decode() in bundle
    assert (first.public_bytes(Encoding.PEM).decode() in bundle) == (not renewed)


def test_a_certificate_of_another_key_is_replaced(certificates, tmp_path):
    certificates.ensure()
    other = Certificates(tmp_path / "other", Clock())
    foreign = other.ensure()
    (certificates.folder / "ca.pem").write_bytes((other.folder / "ca.pem").read_bytes())
    assert certificates.ensure().public_key() != foreign.public_key()


@pytest.mark.parametrize("content", [b"", b"nonsense"])
def test_a_broken_certificate_is_replaced(certificates, content):
    key = certificates.ensure().public_key()
    (certificates.folder / "ca.pem").write_bytes(content)
    assert certificates.ensure().public_key() == key


def test_a_host_s_certificate_is_made_anew_before_it_ends(certificates):
    first = certificates.context(HOST)
    assert certificates.context(HOST) is first
    certificates.clock.time += datetime.timedelta(days=5)
    assert certificates.context(HOST) is first
    certificates.clock.time += datetime.timedelta(days=2)
    assert certificates.context(HOST) is not first


def test_many_hosts_do_not_fill_the_memory(certificates):
    for number in range(70):
        certificates.context(f"r{number}-aiplatform.googleapis.com")
    assert len(certificates._contexts) == 64


def test_the_bundle_holds_what_was_trusted_before_and_no_authority_of_ours_twice(
    certificates, monkeypatch
):
    certificates.ensure()
    before = certificates.bundle.read_text()
    assert before.count("BEGIN CERTIFICATE") > 20
    # Whoever has set the variables in the shell that makes the next one.
    monkeypatch.setenv("SSL_CERT_FILE", os.fspath(certificates.bundle))
    later = Certificates(certificates.folder, Clock(NOW + datetime.timedelta(days=700)))
    later.ensure()
    parts = later.bundle.read_text().split("-----BEGIN CERTIFICATE-----")[1:]
    ders = [base64.b64decode(part.partition("-----END")[0]) for part in parts]
    ours = [der for der in ders if b"Keepwise front" in der]
    assert len(ours) == 1
    context = ssl.create_default_context(cafile=later.bundle)
    assert len(context.get_ca_certs()) >= before.count("BEGIN CERTIFICATE")


# What the authority can sign for, as OpenSSL sees it


def handshake(leaf, key, ca, host, folder):
    """Whether a client that trusts the authority accepts the certificate for the host."""
    pem = folder / "leaf.pem"
    from keepwise.server.front.certificates import _private

    pem.write_bytes(_private(key) + leaf.public_bytes(Encoding.PEM))
    server = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    server.load_cert_chain(pem)
    client = ssl.create_default_context(cadata=ca.public_bytes(Encoding.PEM).decode())
    there, back = ssl.MemoryBIO(), ssl.MemoryBIO()
    ends = [
        client.wrap_bio(back, there, server_hostname=host),
        server.wrap_bio(there, back, server_side=True),
    ]
    while ends:
        for end in list(ends):
            try:
                end.do_handshake()
            except ssl.SSLWantReadError:
                continue
            except ssl.SSLCertVerificationError as error:
                return error.verify_message
            ends.remove(end)
    return ""


@pytest.fixture
def signed(tmp_path):
    """Sign for a host, and say what a client makes of it, for it or for another."""
    now = datetime.datetime.now(datetime.UTC)
    ca_key, key = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    ca = authority(ca_key, now)

    def check(host, asked=None):
        leaf = leaf_for(host, key, ca, ca_key, now)
        return handshake(leaf, key, ca, asked or host, tmp_path)

    return check


def test_a_client_accepts_a_host_of_the_service(signed):
    assert signed(HOST) == ""
    assert signed("aiplatform.eu.rep.googleapis.com") == ""


@pytest.mark.parametrize("host", ["example.com", "accounts.google.com", "notgoogleapis.com"])
def test_it_can_sign_for_no_other_host(signed, host):
    assert signed(host) == "permitted subtree violation"


def test_a_certificate_is_for_one_host(signed):
    assert "Hostname mismatch" in signed(HOST, "storage.googleapis.com")
    assert "Hostname mismatch" in signed(HOST, "aiplatform.googleapis.com")


@pytest.mark.parametrize("address", ["127.0.0.1", "::1", "10.1.2.3"])
def test_it_can_sign_for_no_address(tmp_path, address):
    import ipaddress

    now = datetime.datetime.now(datetime.UTC)
    ca_key, key = ec.generate_private_key(ec.SECP256R1()), ec.generate_private_key(ec.SECP256R1())
    ca = authority(ca_key, now)
    name = x509.SubjectAlternativeName([x509.IPAddress(ipaddress.ip_address(address))])
    leaf = (
        x509.CertificateBuilder()
        .subject_name(x509.Name([]))
        .issuer_name(ca.subject)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now)
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(name, critical=True)
        .sign(ca_key, hashes.SHA256())
    )
    assert handshake(leaf, key, ca, address, tmp_path) == "excluded subtree violation"


def test_it_can_make_no_authority_below_itself(certificates):
    ca = certificates.ensure()
    basic = ca.extensions.get_extension_for_class(x509.BasicConstraints)
    assert (basic.critical, basic.value.ca, basic.value.path_length) == (True, True, 0)
    assert ca.extensions.get_extension_for_class(x509.NameConstraints).critical
