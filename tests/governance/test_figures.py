import pytest
from hypothesis import given
from hypothesis import strategies as st

from governance.spans import check_spans as check_any
from keepwise.governance.figures import find_figures
from keepwise.testing import corpora

ANY_TEXT = st.text(st.characters(exclude_categories=()))
FIGURES = corpora.load("figures", "figure")
KEEP = corpora.load("figures", "keep")
RULES = {
    "money", "percent", "magnitude", "count", "rate", "comparison", "fraction", "grouped",
}  # fmt: skip


def by_id(lines):
    return pytest.mark.parametrize("line", lines, ids=lambda line: line.id)


def check_spans(text, findings):
    check_any(text, findings, "figure")
    assert {finding.rule for finding in findings} <= RULES


def test_the_corpus_is_large_enough_to_mean_something():
    assert len(FIGURES) >= 150
    assert len(KEEP) >= 150
    assert len({line.id for line in FIGURES + KEEP}) == len(FIGURES) + len(KEEP)


@by_id(FIGURES)
def test_figures_are_found(line):
    findings = find_figures(line.text)
    assert findings
    check_spans(line.text, findings)


@by_id(KEEP)
def test_habits_formats_periods_and_facts_are_kept(line):
    assert find_figures(line.text) == ()


def zero_width(text):
    """A zero-width space after every character that is followed by another of a word."""
    return "\u200b".join(text)


def full_width(text):
    return "".join(chr(ord(c) + 0xFEE0) if c.isascii() and c.isdigit() else c for c in text)


def arabic_digits(text):
    return "".join(chr(ord("٠") + int(c)) if c.isascii() and c.isdigit() else c for c in text)


def no_break_spaces(text):
    return text.replace(" ", "\u00a0")


def wrapped(text):
    """Line breaks where there were spaces, as mail programs put them."""
    return text.replace(" ", "\n")


MUTATIONS = [zero_width, full_width, arabic_digits, no_break_spaces, wrapped, str.upper]


@pytest.mark.parametrize("mutate", MUTATIONS, ids=lambda mutate: mutate.__name__)
@by_id(FIGURES)
def test_figures_in_disguise_are_found(line, mutate):
    text = mutate(line.text)
    findings = find_figures(text)
    assert findings
    check_spans(text, findings)


@pytest.mark.parametrize(
    "mutate", [zero_width, full_width, arabic_digits, no_break_spaces], ids=lambda m: m.__name__
)
@by_id(KEEP)
def test_disguise_makes_no_figure(line, mutate):
    assert find_figures(mutate(line.text)) == ()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Spend was €436,449.", "€436,449"),
        ("Spend was 436,449 euros last week.", "436,449 euros"),
        ("It cost EUR 12.5m.", "EUR 12.5m"),
        ("Das sind 1.240,50 €, sagt Sam.", "1.240,50 €"),
        ("CTR rose to four percent.", "four percent"),
        ("Spend was ４３６\u200bk.", "４３６\u200bk"),
        ("Spend was 4 3 6 , 4 4 9 €.", "4 3 6 , 4 4 9 €"),
        ("Between 3 and 5 percent.", "3|5 percent"),
        ("Sales doubled.", "doubled"),
        ("We sold 1,240 units and lost 3 customers.", "1,240|3"),
    ],
)
def test_a_finding_covers_the_figure_and_nothing_else(text, found):
    assert "|".join(text[f.start : f.end] for f in find_figures(text)) == found


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("€436,449", "money"),
        ("vier Prozent", "percent"),
        ("It is 436k.", "magnitude"),
        ("We had 37 stockouts.", "count"),
        ("ROAS of 3.2", "rate"),
        ("Revenue was halved.", "comparison"),
        ("Two thirds of revenue", "fraction"),
        ("436,449", "grouped"),
    ],
)
def test_the_rule_says_what_kind_of_figure_it_is(text, rule):
    assert [finding.rule for finding in find_figures(text)] == [rule]


# Numbers of everyday life that are said like values, by what makes them none.
INNOCENT = {
    "a day something moved to": (
        "The launch was postponed to 3 September.",
        "The deadline was pushed back to 21 June.",
        "De deadline van project Aurora is verplaatst naar 18 mei.",
        "Die Deadline ist auf 18. Mai verschoben.",
        "La date limite du projet Aurora est reportée au 18 mai.",
        "El plazo del proyecto Aurora se movió al 18 de mayo.",
        "La scadenza del progetto Aurora è spostata al 18 maggio.",
        "O lançamento foi adiado para 3 de setembro.",
        "项目截止日期改到5月18日",
        "締め切りは5月18日に変更になりました",
        "समय सीमा 18 मई तक बढ़ा दी गई",
        "تأجل موعد المشروع إلى 18 مايو",
    ),
    "a range of days": (
        "The release got moved from 5 to 12 October.",
        "I'm on holiday 5–12 October.",
        "Holiday from October 5 to 12",
        "Huisje op Terschelling geboekt van 5 tot 12 oktober",
        "Wir haben vom 5. bis 12. Oktober eine Hütte gebucht.",
        "Urlaub vom 5.10. bis 12.10.",
        "Nous avons loué un gîte du 5 au 12 octobre.",
        "Hemos alquilado una casa del 5 al 12 de octubre.",
        "Abbiamo prenotato una casa dal 5 al 12 ottobre.",
        "Alugámos uma casa de 5 a 12 de outubro.",
    ),
    "an hour": (
        "Standup is at 9:30.",
        "Standup moved to 9.30.",
        "Meeting moved to 3 PM.",
        "Concert moved to 20 Uhr.",
        "Dentista il 4 giugno alle 10.15.",
        "Afspraak verzet naar 10.15.",
        "Consulta adiada para as 10.15.",
    ),
    "an age": (
        "Turns fifty on 2 May.",
        "She's 31 and lives in Porto.",
        "Mijn man wordt vijftig op 2 mei.",
        "Mein Vater ist gerade 70 geworden.",
        "Ha cumplido 50.",
        "Completa cinquenta em maio.",
    ),
    "a unit of display": (
        "金额请一律用万元显示",
        "金额用百万美元显示",
        "收入以百万为单位显示",
        "金額は万円単位で",
        "単位は百万円にしてください",
        "रकम हमेशा लाख में बताइए",
        "Show amounts in thousands, not millions.",
        "Use crores, not lakhs.",
        "Bedragen in duizend euro",
    ),
    "a place of work": (
        "My sister is a nurse in a children's hospital.",
        "My brother is a teacher in a women's shelter.",
    ),
    "a note": ("euros note 5", "See note 5 about euros.", "Wants euros (note 5)."),
    "a habit": (
        "Jonas trains three times a week.",
        "Reads 20 pages a day.",
        "Liest 20 Seiten am Tag.",
        "Leest 20 pagina's per dag.",
        "Has two kids.",
        "Clara wears size 38 shoes.",
        "Likes 21°C in the living room.",
        "Keeps the temperature at 19 degrees at home.",
        "Uses a 24-hour clock.",
        "Tochter ist in der Klasse 3b.",
        "Sprint 14 ends on 12 June.",
        "毎日一万歩歩きます",
    ),
}


@pytest.mark.parametrize(
    "text", [text for texts in INNOCENT.values() for text in texts], ids=lambda text: text
)
def test_days_hours_ages_and_units_are_no_values(text):
    assert find_figures(text) == ()


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Revenue moved from 5 to 12 million.", "5|12 million"),
        ("Sales moved up to 30 in November.", "30"),
        ("Las bajas pasaron de 5 a 12 de octubre a noviembre.", "5|12"),
        ("On 12 October 340 customers left.", "340"),
        ("De 5 a 12 de outubro vendemos 340 unidades.", "340"),
        ("Wir haben vom 5. bis 12. Oktober 340 Bestellungen bekommen.", "340"),
        ("Die Schlange stieg auf 12 am Montag.", "12"),
        ("Meeting attendance is at 9.30.", "9.30"),
        ("The euro moved to 9.30.", "9.30"),
        ("The queue turned 50.", "50"),
        ("De wachtrij werd 50 in mei.", "50"),
        ("A loja fez 40 em maio.", "40"),
        ("Inventory turns are 6.", "6"),
        ("La lista cumple 50 de 60.", "50"),
        ("百万円で売れた", "百万円"),
        ("用百万美元买下公司", "百万美元"),
        ("Not millions, but 3 million.", "3 million"),
        ("Der Vermieter will zweihundert mehr im Monat.", "zweihundert"),
        ("A customer in a hundred returns.", "A|a hundred"),
        ("Note 412 walk-ins.", "412"),
        ("La note passe à 5.", "5"),
        ("Our cold store averaged 7.4 °C last week.", "7.4"),
        ("Prints 20 pages a day.", "20"),
        ("Class 3b raised 3b.", "3b"),
    ],
)
def test_what_only_looks_like_a_day_an_hour_or_a_unit_is_found(text, found):
    assert "|".join(text[f.start : f.end] for f in find_figures(text)) == found


def test_a_finding_never_holds_the_value():
    assert "436" not in repr(find_figures("Spend was €436,449."))


@given(ANY_TEXT)
def test_any_text_gives_ordered_spans_within_it(text):
    check_spans(text, find_figures(text))


PIECES = [
    *"4 3 , . 436 k m % € EUR Mio. euros percent points units sales was to by and - / :".split(),
    *"half third two million zwei tausend doubled top per".split(),
    "\n", "\u200b", "\x00", "\ud800",
]  # fmt: skip


@given(
    st.lists(
        st.sampled_from(PIECES),
        max_size=40,
    ),
    st.sampled_from(["", " "]),
)
def test_any_mixture_of_its_words_gives_ordered_spans(pieces, between):
    text = between.join(pieces)
    check_spans(text, find_figures(text))


HOSTILE = [
    "1", "1 ", "1,", "€", "4 3 , ", "million and ", "\ud800", "AB 25 CD 26, ", "call at 9.31, ",
    "5 to 12 May ", "turns 50 ", "9 ° ",
]  # fmt: skip


@pytest.mark.parametrize("unit", HOSTILE, ids=repr)
def test_a_megabyte_of_anything_finishes(unit):
    text = unit * (1_000_000 // len(unit))
    check_spans(text, find_figures(text))
