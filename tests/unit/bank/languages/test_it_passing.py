"""Italian: what is for this once, of somebody else or only thought of, and what is beside it."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept, plain, require_kept

NOTHING = [
    # For this once: the limit stands in front of every order.
    "Soltanto per questa lettera, scrivi in greco ed evita i paragrafi.",
    "Solo per questo report, arrotonda gli importi e usa i grafici a torta.",
    "Per l'audit di venerdì presenta tutto in dollari ed evita le abbreviazioni.",
    "In via eccezionale fammi una risposta lunga, dettagliata, con le emoji.",
    "Solo questa settimana mandami i promemoria la sera ed evita gli SMS.",
    "Per la durata di questa demo, passa al tema scuro e parlami in inglese.",
    "Nella slide 4 sostituisci il blu col verde e metti sempre il logo a destra.",
    # Somebody else's words, without marks
    "Mi ha scritto sono vegetariana e adoro il vino arancione.",
    "Il narratore dice: odio il mare e vivo in un faro.",
    "mia figlia: voglio un cane",
    "Lo slogan sarà: amo il mio fornaio, mangio locale.",
    "Secondo il test sono introverso e preferisco i gruppi piccoli.",
    "Parlo a nome di mia zia: è sorda e preferisce gli SMS.",
    "Rileggi: mi chiamo Aurelia, ho 32 anni e vivo a Pavia.",
    # Others
    "Il mio socio invece è l'opposto: tabelle ovunque, mai testo.",
    "Da noi decide mio padre: solo bio, mai surgelati.",
    "Tutti in ufficio bevono mate e odiano il caffè.",
    "La mia banca crede che abito ancora ad Asti.",
    # Thought of, left open, not to be kept
    "Già che sogno, vivo a Bali e lavoro solo la mattina.",
    "Fai come se fossi la tua capa: odio i ritardi.",
    "Per il mio personaggio: bevo whisky, vivo a Dublino.",
    "Boh, elenchi o tabelle, come vuoi.",
    "Non tengo particolarmente ai grafici.",
    "Non salvarlo, ma sono in malattia.",
    "Detto tra noi e da non annotare: cerco un altro posto.",
    # Irony, the past
    "Adoro i vostri guasti del venerdì sera, continuate così.",
    "Adoro aspettare tre ore al telefono, davvero.",
    "E io che odio i lunedì, che fortuna, una riunione alle 8!",
    "Il mio vecchio posto: buyer in un ipermercato.",
    # What groups and other people ask for, put down without marks; irony; whom it is not about.
    "L'ufficio legale: mai abbreviazioni.",
    "La redazione: niente avverbi, mai grassetto.",
    "Regole del concorso: mai più di mille parole.",
    "Il mio editore impone sempre capitoli brevi.",
    "Consegna del prof: scrivere sempre al presente, mai dialoghi.",
    "Nella ditta di mia sorella si fattura in sterline.",
    "Nel mio prossimo romanzo sono una spia.",
    "Bravi, adoro aspettare due ore sul binario, continuate!",
    "Stupendo, vado matto per i vostri messaggi di errore, ancora!",
    "Complimenti, adoro restare un'ora in attesa con la stessa musica, bis!",
    "Il mio pacco risulta consegnato ma non ce l'ho.",
    "La consegna risulta fallita.",
    "Rispondigli sempre in tedesco.",
    "Un follower mi chiede perché amo il rosso.",
    "Suo marito è simpatico. Non mangia maiale.",
]

KEPT = [
    ("Te l'ho già detto: sono vegetariana.", ["vegetariana"]),
    ("Ti avevo scritto che sono celiaca.", ["celiaca"]),
    ("Una volta per tutte: niente emoji.", ["emoji"]),
    ("Per questo report va bene, ma d'ora in poi metti sempre gli importi in euro.", ["euro"]),
    ("Per la riunione di lunedì mi serve una scaletta; sono geometra.", ["geometra"]),
    ("Mio figlio gioca a calcio, preferisce la pasta e detesta i broccoli.", ["calcio"]),
    ("Mia madre abita a Pisa, mangia alle 19 in punto e beve tè.", ["pisa"]),
    ("Mio marito adora il formaggio, io sono intollerante al lattosio.", ["lattosio"]),
    ("Stasera sono a Milano; abito a Lodi.", ["lodi"]),
    ("Lavoro da martedì a sabato.", ["sabato"]),
    ("Niente maiuscole, per favore: sembrano urla.", ["maiuscole"]),
    ("Ti ricordi per cortesia che sono allergica al nichel?", ["nichel"]),
    ("Ti segni che sono celiaca?", ["celiaca"]),
    ("nelle schede voglio i centimetri", ["centimetri"]),
    ("i pesi scrivili in chili", ["chili"]),
    ("Il mio perimetro è il Friuli", ["friuli"]),
    ("sono infermiera e preparo le lezioni la domenica", ["infermiera", "domenica"]),
    ("Mio fratello fa l'infermiere. Lavora di notte a Udine.", ["infermiere"]),
    ("Il mio capo è all'antica. Vuole sempre grafici a torta.", ["antica"]),
    ("Il mio portafoglio è quello del Ticino.", ["ticino"]),
    ("Tu a me rispondi sempre in italiano.", ["italiano"]),
    ("Digli un altro giorno: il lunedì il mio salone è chiuso.", ["salone"]),
    ("Il sabato la nostra officina è aperta solo al mattino.", ["solo al mattino"]),
    ("Ho bisogno che ogni report sia diviso per negozio.", ["negozio"]),
    ("Ho sempre bisogno del dettaglio per negozio.", ["dettaglio"]),
    ("Il mio team lavora sempre da remoto.", ["remoto"]),
]


@pytest.mark.parametrize("text", NOTHING)
def test_nothing_is_kept(text: str) -> None:
    assert kept(text) == []


@pytest.mark.parametrize(("text", "parts"), KEPT)
def test_what_stands_beside_it_is_kept(text: str, parts: list[str]) -> None:
    require_kept(text, parts)


SCOPES = [
    ("Il mio portafoglio sono le cantine del Veneto", "veneto"),
    ("La mia zona è l'Umbria", "umbria"),
]


@pytest.mark.parametrize(("text", "part"), SCOPES)
def test_what_the_work_is_about_is_scope(text: str, part: str) -> None:
    assert [part in plain(each) for each in kept(text, "analytics")] == [True]
