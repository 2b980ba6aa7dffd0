import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from governance.spans import check_spans as check_any
from keepwise.governance.clauses import redact
from keepwise.governance.personal import find_personal
from keepwise.testing import corpora

ANY_TEXT = st.text(st.characters(exclude_categories=()))
PERSONAL = corpora.load("personal", "personal")
THIRD_PARTY = corpora.load("personal", "third_party")
KEEP = corpora.load("personal", "keep")
RULES = {
    "email", "phone", "iban", "card", "national-id", "address", "birth-date", "sensitive",
}  # fmt: skip
CARD = corpora.filled("{card}", "card")
IBAN = corpora.filled("{iban:DE}", "iban")


def by_id(lines):
    return pytest.mark.parametrize("line", lines, ids=lambda line: line.id)


def kinds(text):
    return {finding.kind for finding in find_personal(text)}


def rules(text):
    return [finding.rule for finding in find_personal(text)]


def values(text):
    return [text[finding.start : finding.end] for finding in find_personal(text)]


def check_spans(text, findings):
    for finding in findings:
        assert finding.kind in ("personal", "third_party")
        assert finding.rule in RULES
        check_any(text, [finding], finding.kind)
    for before, after in itertools.pairwise(findings):
        assert before.end <= after.start


def test_the_corpus_is_large_enough_to_mean_something():
    lines = PERSONAL + THIRD_PARTY + KEEP
    assert len({line.id for line in lines}) == len(lines)
    for language in ("en", "de", "fr", "es", "it", "pt", "nl"):
        least = (25, 15, 30) if language in ("en", "de") else (15, 10, 15)
        for corpus, expected in zip((PERSONAL, THIRD_PARTY, KEEP), least, strict=True):
            assert sum(line.lang == language for line in corpus) >= expected


@by_id(PERSONAL)
def test_personal_data_is_found_as_the_users(line):
    assert kinds(line.text) == {"personal"}
    check_spans(line.text, find_personal(line.text))


@by_id(THIRD_PARTY)
def test_data_of_others_is_found_as_theirs(line):
    assert kinds(line.text) == {"third_party"}
    check_spans(line.text, find_personal(line.text))


@by_id(KEEP)
def test_everyday_facts_and_numbers_of_things_stay(line):
    assert find_personal(line.text) == ()


@by_id(PERSONAL + THIRD_PARTY)
def test_a_redacted_text_is_clean(line):
    assert find_personal(redact(line.text, find_personal(line.text))) == ()


def zero_width(text):
    return "\u200b".join(text)


def full_width(text):
    return "".join(chr(ord(c) + 0xFEE0) if c.isascii() and c.isdigit() else c for c in text)


def no_break_spaces(text):
    return text.replace(" ", "\u00a0")


def in_a_message(text):
    return f"Hello! One more thing: {text} Thanks, that is all."


DISGUISES = pytest.mark.parametrize(
    "mutate",
    [zero_width, full_width, no_break_spaces, in_a_message],
    ids=lambda mutate: mutate.__name__,
)


@DISGUISES
@by_id(PERSONAL + THIRD_PARTY)
def test_disguise_hides_nothing(line, mutate):
    text = mutate(line.text)
    assert kinds(text) == {line.label}
    check_spans(text, find_personal(text))


@DISGUISES
@by_id(KEEP)
def test_disguise_makes_nothing_personal(line, mutate):
    assert find_personal(mutate(line.text)) == ()


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("My email is maria@acme.com.", "email"),
        ("Call me at 415-555-0132.", "phone"),
        (f"My account is {IBAN}.", "iban"),
        (f"I pay with {CARD}.", "card"),
        ("My SSN is 123-45-6789.", "national-id"),
        ("I live at 12 Example Street.", "address"),
        ("I was born on 12 March 1985.", "birth-date"),
        ("My boss Tom has cancer.", "sensitive"),
    ],
)
def test_each_kind_of_data_has_its_rule(text, rule):
    assert rules(text) == [rule]


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("I live at 742 Evergreen Terrace, Springfield, IL 62704.",
         "742 Evergreen Terrace, Springfield, IL 62704"),
        ("Ich wohne in der Hauptstraße 5, 10115 Berlin.", "Hauptstraße 5, 10115 Berlin"),
        ("J'habite 24 rue de la Paix, 75002 Paris.", "24 rue de la Paix, 75002 Paris"),
        ("Vivo en Calle Mayor 3, 28013 Madrid.", "Calle Mayor 3, 28013 Madrid"),
        ("Abito in Via Roma 12, 00184 Roma.", "Via Roma 12, 00184 Roma"),
        ("Moro na Rua Augusta 100, Lisboa.", "Rua Augusta 100, Lisboa"),
        ("Ik woon op Kerkstraat 5, 1017 GC Amsterdam.", "Kerkstraat 5, 1017 GC Amsterdam"),
        ("Reach me: +49 170 1234567.", "+49 170 1234567"),
        ("maria dot lopez at acme dot com, please", "maria dot lopez at acme dot com"),
        (f"IBAN {IBAN} and nothing else", IBAN),
        ("I have moved: the address is P.O. box 12 now", "P.O. box 12"),
    ],
)  # fmt: skip
def test_a_finding_covers_the_value_and_no_more(text, value):
    assert values(text) == [value]


def test_whose_data_it_is_goes_by_the_nearest_words():
    text = "My email is maria@acme.com and my colleague Anna's is anna@acme.com."
    assert [finding.kind for finding in find_personal(text)] == ["personal", "third_party"]


def test_words_after_the_value_can_say_whose_it_is():
    assert kinds("+49 170 1234567 is my mobile number") == {"personal"}
    assert kinds("+49 170 1234567 is my sister's number") == {"third_party"}


def test_a_mailbox_of_a_desk_is_no_persons():
    assert find_personal("Mail support@acme.com, info@acme.com or no-reply@acme.com.") == ()


def test_an_address_of_documentation_counts_once_it_is_somebodys():
    assert find_personal("Use jane@example.com in examples.") == ()
    assert kinds("Her email is jane@example.com.") == {"third_party"}
    assert kinds("My email is jane@example.com.") == {"personal"}


def test_a_checksum_tells_a_card_from_a_number_that_looks_like_one():
    wrong = CARD[:-1] + str((int(CARD[-1]) + 1) % 10)
    assert rules(f"it says {CARD} here") == ["card"]
    assert rules(f"it says {wrong} here") == []


def test_a_checksum_tells_an_account_from_a_number_that_looks_like_one():
    wrong = IBAN[:-1] + str((int(IBAN[-1]) + 1) % 10)
    assert rules(f"it says {IBAN} here") == ["iban"]
    assert rules(f"it says {wrong} here") == []


@pytest.mark.parametrize(
    "number",
    [
        "219-45-6789",  # United States
        "AB123456C",  # United Kingdom
        "15 070649 C 103",  # Germany
        "2 95 10 99 126 111 93",  # France
        "54362315K",  # Spain
        "X2482300W",
        "RSSMRA85T10A562S",  # Italy
        "390.533.447-05",  # Brazil
        "85.07.30-033.28",  # Belgium
        "756.9217.0769.85",  # Switzerland
        "131052-308T",  # Finland
        "880320-0016",  # Sweden
        "BOXW310820HNERXN09",  # Mexico
    ],
)
def test_a_number_of_particular_shape_and_checksum_needs_no_words(number):
    assert rules(f"It is {number}, as you know.") == ["national-id"]


@pytest.mark.parametrize(
    "text",
    [
        "My NHS number is 943 476 5870.",
        "Mein PESEL: 44051401359",
        "Mijn BSN is 111222333.",
        "O meu NIF é 501964843.",
        "My Aadhaar number is 2341 2341 2346.",
        "Meine Steuer-ID ist 36 574 261 809.",
    ],
)
def test_plain_digits_are_an_identity_where_words_say_so(text):
    assert rules(text) == ["national-id"]
    digits = "".join(char for char in text if char.isdigit())
    assert find_personal(f"It was {digits} last week.") == ()


def test_a_number_without_its_country_needs_a_word_that_announces_it():
    assert rules("My phone number is 0171 2345678.") == ["phone"]
    assert rules("It was 0171 2345678.") == []
    assert rules("It was +49 171 2345678.") == ["phone"]


@pytest.mark.parametrize(
    "text",
    [
        "Deadline of project Aurora moved to 18 May",
        "Deadline moved to May 18, Berlin",
        "Launch moved to Tuesday 18 May",
        "The standup moved to 3 PM",
        "The call moved to 10 CET",
        "Concert moved to 20 Uhr",
        "We moved to Lisbon on 18 May",
        "Verhuisd op 1 oktober naar Utrecht",
        "A déménagé le 12 Octobre, Lyon",
    ],
)
def test_a_day_or_an_hour_is_no_address(text):
    assert find_personal(text) == ()


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("Anna moved to 18 May Street, London.", "18 May Street, London"),
        ("Anna lives at 12 May Close.", "12 May Close"),
        ("Anna moved to 12 Elm, Leeds.", "12 Elm, Leeds"),
        ("Vive en Calle 5 de Mayo 12, Madrid.", "5 de Mayo"),
        ("Moro na Rua 25 de Março 12, São Paulo.", "25 de Março"),
        ("Anna wohnt Straße des 17. Juni 135, Berlin.", "Juni 135, Berlin"),
    ],
)
def test_a_street_may_be_named_after_a_day(text, value):
    assert values(text) == [value]


def test_family_life_is_no_third_party_data():
    for text in (
        "My wife's name is Ana.",
        "I have two children, and my daughter likes tennis.",
        "My son's birthday is 4 May.",
        "My daughter was born on 4 May 2015.",
    ):
        assert find_personal(text) == ()


def test_a_relatives_phone_number_is_third_party_data():
    assert kinds("My wife's mobile number is 0171 2345678.") == {"third_party"}


def test_what_is_said_of_oneself_or_of_a_market_is_not_sensitive_about_others():
    for text in (
        "I have diabetes.",
        "My doctor says I have cancer.",
        "Our target audience is pregnant women.",
        "Novartis has cancer drugs.",
        "The Catholic market is small.",
        "France is Catholic.",
    ):
        assert find_personal(text) == ()


def test_a_finding_never_holds_the_value():
    assert "maria@acme.com" not in repr(find_personal("My email is maria@acme.com."))


@given(ANY_TEXT)
def test_any_text_gives_ordered_spans_within_it(text):
    check_spans(text, find_personal(text))


PIECES = [
    "my", "Anna", "'s", "phone", "number", "is", "+49", "170", "1234567", "@", "acme.com", "at",
    "dot", " ", "\n", "Hauptstraße", "12", "Street", "lives", "IBAN", "DE89", "3704", "0044",
    "has", "cancer", "born", "on", "12.03.1985", "\u200b", "\x00", "\ud800", "İ", "ß", ",", ".",
    "rue", "de", "la", "Paix", "75002", "Paris", "boss", "Tom", "pregnant", "123-45-6789", "(",
]  # fmt: skip


@given(st.lists(st.sampled_from(PIECES), max_size=30), st.sampled_from(["", " "]))
def test_any_mixture_of_its_words_gives_ordered_spans(pieces, between):
    text = between.join(pieces)
    check_spans(text, find_personal(text))


HOSTILE = [
    "1", " ", "1 ", "A", "A1", "a@", "a@b.de ", "(at) a ", "a at b dot c ", "Anna's ",
    "my boss Tom has ", "12 Example Street, ", "straße ", "24 rue de la ", "DE89", "call me at ",
    "live at ", "\u200b1",
]  # fmt: skip


@pytest.mark.parametrize("unit", HOSTILE, ids=repr)
def test_a_megabyte_of_anything_finishes(unit):
    text = unit * (1_000_000 // len(unit))
    check_spans(text, find_personal(text))
