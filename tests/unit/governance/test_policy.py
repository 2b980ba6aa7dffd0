from itertools import product
from typing import get_args

import pytest

from keepwise.errors import ConfigError
from keepwise.governance.guard import Guard
from keepwise.governance.policy import CHOICES, KINDS, PRESETS, STRICT, Destination, parse_policy
from keepwise.model import Finding

FIGURE = "Spend was 436,449 euros."
PERCENT = Finding(0, 3, "figure", "percent")
MONEY = Finding(0, 3, "figure", "money")

LOOSER = """
name = "acme"

[[exceptions]]
destination = "memory"
kind = "figure"
rule = "percent"
reason = "service levels are part of the contract"
"""


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_has_a_treatment_its_destination_can_do_for_every_kind(name):
    policy = PRESETS[name]
    assert set(policy.rules) == set(CHOICES)
    for place, kind in product(CHOICES, KINDS):
        assert policy.rules[place][kind] in CHOICES[place]


@pytest.mark.parametrize("name", PRESETS)
@pytest.mark.parametrize("place", get_args(Destination))
def test_no_destination_lets_a_credential_in(name, place):
    found = Finding(0, 3, "credential", "password")
    assert PRESETS[name].treatment(place, found) != "allow"
    assert "credential" in PRESETS[name].kinds(place)


@pytest.mark.parametrize("name", PRESETS)
def test_no_preset_remembers_a_figure_or_an_order(name):
    assert {"figure", "credential", "injection", "third_party"} <= PRESETS[name].kinds("memory")


def test_the_table_cannot_be_changed():
    with pytest.raises(TypeError):
        STRICT.rules["ledger"]["credential"] = "allow"


def test_a_document_starts_from_its_preset():
    policy = parse_policy('name = "acme"\nbase = "analytics"', "policy.toml")
    assert policy.rules == PRESETS["analytics"].rules
    assert policy.name == "acme"


def test_a_document_may_be_stricter():
    policy = parse_policy('name = "acme"\n[memory]\nfigure = "refuse"', "policy.toml")
    text = f"Always show me tables. {FIGURE}"
    assert Guard(STRICT).check(text, "memory").verdict == "strip"
    assert Guard(policy).check(text, "memory").verdict == "refuse"


def test_what_proves_a_memory_is_judged_as_the_memory_is():
    policy = parse_policy(LOOSER, "policy.toml")
    assert policy.treatment("evidence", PERCENT) == "allow"
    assert policy.treatment("evidence", MONEY) == "redact"


def test_an_exception_is_for_its_rule_alone_and_tells_its_reason():
    guard = Guard(parse_policy(LOOSER, "policy.toml"))
    let_in = guard.check("Availability has to be 99 percent.", "memory")
    assert let_in.verdict == "allow"
    assert let_in.excepted == ("service levels are part of the contract",)
    assert guard.check(FIGURE, "memory").verdict == "refuse"


def test_an_exception_may_be_stricter_for_its_rule():
    stricter = LOOSER.replace('"memory"', '"ledger"').replace(
        "reason", 'treatment = "redact"\nreason'
    )
    guard = Guard(parse_policy(stricter, "policy.toml"))
    assert guard.check("CTR rose to 4 percent.", "ledger").verdict == "redact"
    assert guard.check(FIGURE, "ledger").verdict == "allow"


def test_every_change_of_a_policy_is_another_version():
    first = parse_policy(LOOSER, "policy.toml")
    other = parse_policy(LOOSER.replace("part of the contract", "ours to say"), "policy.toml")
    stricter = parse_policy(LOOSER + '[ledger]\nfigure = "redact"', "policy.toml")
    assert parse_policy(LOOSER, "elsewhere.toml").version == first.version
    assert len({first.version, other.version, stricter.version, STRICT.version}) == 4


@pytest.mark.parametrize(
    ("document", "named"),
    [
        ("name = ", "not valid TOML"),
        ("", "name: is missing"),
        ('name = ""', "name: must be text"),
        ('name = "a"\nbase = "lax"', "base"),
        ('name = "a"\nbase = 3', "base"),
        ('name = "a"\nmemories = 3', "unknown name 'memories'"),
        ('name = "a"\nmemory = 3', "memory"),
        ('name = "a"\n[memory]\nfigures = "strip"', "memory: unknown name 'figures'"),
        ('name = "a"\n[memory]\nfigure = "drop"', "memory.figure"),
        ('name = "a"\n[memory]\nfigure = ["strip"]', "memory.figure"),
        ('name = "a"\n[memory]\nfigure = "allow"', "memory.figure: is looser"),
        ('name = "a"\n[ledger]\nfigure = "refuse"', "ledger.figure"),
        ('name = "a"\n[evidence]\nfigure = "allow"', "unknown name 'evidence'"),
        ('name = "a"\nexceptions = 3', "exceptions"),
        ('name = "a"\nexceptions = [3]', "exception 1"),
        (LOOSER.replace('"percent"', "3"), "rule"),
        (LOOSER.replace('"memory"', '"memories"'), "destination"),
        (LOOSER.replace('"figure"', '"figures"'), "kind"),
        (LOOSER.replace("reason", "because"), "unknown name 'because'"),
        (LOOSER.replace("service levels are part of the contract", " "), "reason: is missing"),
        (LOOSER.replace('"figure"', '"credential"'), "credentials are never stored"),
    ],
)
def test_a_document_that_cannot_be_is_told_by_name(document, named):
    with pytest.raises(ConfigError) as caught:
        parse_policy(document, "policy.toml")
    assert named in caught.value.message
    assert "policy.toml" in caught.value.message


SECRET = "tulip" + "-4711-" + "moon"
BARRED = {
    "credential": f"the pipeline's password is {SECRET}",
    "token": "da" + "pi" + "7f3a9c04e1b8d256" * 2,
    "figure": "spend was €739,118 in March",
}


@pytest.mark.parametrize("kind", BARRED)
@pytest.mark.parametrize(
    ("field", "place"),
    [
        ('"acme"', "policy.toml: name"),
        ('"percent"', "policy.toml: exception 1: rule"),
        ('"service levels are part of the contract"', "policy.toml: exception 1: reason"),
    ],
)
def test_a_document_s_own_words_are_judged(kind, field, place):
    """The store keeps the document, and the audit log its name and the reasons in it."""
    assert field in LOOSER
    text = BARRED[kind]
    with pytest.raises(ConfigError) as caught:
        parse_policy(LOOSER.replace(field, f'"{text}"'), "policy.toml")
    assert caught.value.message.startswith(f"{place}: refused (")
    assert text[-8:] not in str(caught.value)


def test_a_name_that_is_unknown_is_not_repeated_if_it_is_a_secret():
    with pytest.raises(ConfigError) as caught:
        parse_policy(f'name = "a"\n"my password is {SECRET}" = 1', "policy.toml")
    assert SECRET not in str(caught.value)


def test_who_allowed_an_exception_may_be_said_where_the_ledger_may_hold_it():
    said = LOOSER.replace("service levels are", "my e-mail is anna@example.com, they are")
    assert parse_policy(said, "policy.toml").exceptions[0].reason.startswith("my e-mail is anna@")
    stricter = said + '\n[ledger]\npersonal = "redact"'
    with pytest.raises(ConfigError, match="reason: refused"):
        parse_policy(stricter, "policy.toml")
