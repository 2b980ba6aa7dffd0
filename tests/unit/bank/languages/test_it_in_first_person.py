"""Italian: what is kept in the first person."""

from __future__ import annotations

import pytest

from unit.bank.saying import own

SAID = [
    ("Preferisco gli euro", ["Preferisco euro"]),
    ("d'ora in poi mostrami gli importi in sterline", ["Preferisco sterline"]),
    ("Io non mangio carne", ["Non mangio carne"]),
    ("Non fumo più", ["Non fumo più"]),
    ("sono infermiera e lavoro di notte", ["Sono infermiera", "Lavoro di notte"]),
    ("abito a Belluno", ["Abito a Belluno"]),
    ("Chiamami Nina", ["Voglio farmi chiamare Nina"]),
    ("mi chiamo Ottavia", ["Mi chiamo Ottavia"]),
    ("Diamoci del tu", ["Preferisco che mi si dia del tu"]),
    ("Non usare mai le emoji", ["Non voglio emoji"]),
    ("Non arrotondare mai i miei numeri", ["Chiedo: non arrotondare i miei numeri"]),
    ("Aggiungi sempre la fonte", ["Chiedo: sempre aggiungi la fonte"]),
    ("Mia sorella si chiama Ana", ["Mia sorella si chiama Ana"]),
    ("Mia figlia Ginevra ha 7 anni", ["Mia figlia Ginevra ha 7 anni"]),
    ("Il mio colore preferito è il verde", ["Il mio colore preferito: il verde"]),
    ("Mi occupo delle librerie del Molise", ["Mi occupo delle librerie del Molise"]),
    ("Non mi importa del Sud Europa", ["Non mi importa del Sud Europa"]),
    ("non sopporto i grafici a torta", ["Non gradisco i grafici a torta"]),
    ("Ho prenotato il traghetto per Olbia", ["Ho prenotato il traghetto per Olbia"]),
    ("Mi sono iscritta a un corso di nuoto", ["Mi sono iscritta a un corso di nuoto"]),
    ("Ricordati che spediamo da Rotterdam", ["Spediamo da Rotterdam"]),
]


@pytest.mark.parametrize(("text", "facts"), SAID)
def test_what_somebody_says_is_kept_in_their_own_person(text: str, facts: list[str]) -> None:
    assert own(text) == facts
