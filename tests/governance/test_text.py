from hypothesis import given
from hypothesis import strategies as st

from keepwise.governance.text import normalize

# Any character at all: lone surrogates and NUL reach the guard through JSON.
ANY_TEXT = st.text(st.characters(exclude_categories=()))


def test_ascii_text_is_itself():
    reading = normalize("Spend was 436k.\n\tOK")
    assert reading.text == "Spend was 436k.\n\tOK"
    assert list(reading.offsets) == list(range(len(reading.text) + 1))


def test_invisible_characters_vanish():
    assert normalize("4\u200b3\u00ad6\u2060,\ufeff449\u202e").text == "436,449"
    assert normalize("4\x0036").text == "436"


def test_digits_of_every_script_are_ascii():
    assert normalize("４３６ ٤٣٦ ४३६ 𝟒𝟑𝟔").text == "436 436 436 436"


def test_spaces_dashes_quotes_and_breaks_are_plain():
    assert normalize("a\u00a0b\u2009c\u3000d").text == "a b c d"
    assert normalize("a\u2013b\u2014c\u2212d").text == "a-b-c-d"
    assert normalize("\u201eHi\u201c it\u2019s").text == '"Hi" it\'s'
    assert normalize("a\u2028b").text == "a\nb"


def test_compatibility_forms_are_folded():
    assert normalize("㎏ ％ ﬁ ½ …").text == "kg % fi 1/2 ..."


def test_combining_marks_join_their_letter():
    assert normalize("fu\u0308nf").text == "fünf"
    assert normalize("4\u03366").text == "46"
    assert normalize("नि").text == "नि"


def test_lookalikes_are_swapped_only_inside_latin_words():
    assert normalize("dаpi").text == "dapi"
    assert normalize("Привет, мама").text == "Привет, мама"
    assert normalize("Ελλάδα").text == "Ελλάδα"


def test_spans_point_into_the_original():
    text = "abc ４\u200b３\u200b６ def"
    reading = normalize(text)
    start = reading.text.index("436")
    assert text[slice(*reading.span(start, start + 3))] == "４\u200b３\u200b６\u200b"[:-1]


def test_a_span_inside_an_expansion_covers_its_character():
    reading = normalize("x½y")
    assert reading.span(1, 2) == (1, 2)
    assert reading.span(2, 4) == (1, 2)


@given(ANY_TEXT)
def test_any_text_has_an_offset_for_every_character(text):
    reading = normalize(text)
    offsets = list(reading.offsets)
    assert len(offsets) == len(reading.text) + 1
    assert offsets == sorted(offsets)
    assert offsets[-1] == len(text)
    for at in range(len(reading.text)):
        start, end = reading.span(at, at + 1)
        assert 0 <= start < end <= len(text)


def test_what_is_passed_over_fast_is_read_alike_slowly():
    hidden = "\u200b"
    for char in map(chr, range(0x3000)):
        assert normalize(f"a{char}").text == normalize(f"{hidden}a{char}").text, ascii(char)
