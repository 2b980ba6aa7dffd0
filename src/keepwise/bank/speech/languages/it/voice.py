"""Italian facts in the first person: "Preferisco gli euro" for "Preferisce gli euro"."""

from __future__ import annotations

from types import MappingProxyType

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.voice import Voice, capital, lowered


def _statement(words: str) -> str:
    """A statement about oneself as a fact: "io non più fumo" becomes "Non fumo più"."""
    words = compiled(r"\A(?:io|noi),? (?!e\b|ed\b)").sub("", words)
    words = compiled(r"\Anon più ((?:mi |ci )?\w+)").sub(r"non \1 più", words)
    return capital(words)


# An order stays in the words it was given in, behind words that say whose it is.
_HEADS = {
    "Ama ": "Amo ",
    "Chiede di ": "Chiedo: ",
    "Chiede di andare ": "Chiedo di andare ",
    "Chiede di essere ": "Chiedo di essere ",
    "Chiede di firmare ": "Chiedo di firmare ",
    "Chiede di non ": "Chiedo: non ",
    "Chiede di partire ": "Chiedo di partire ",
    "Chiede sempre di ": "Chiedo: sempre ",
    "Chiede: ": "Chiedo: ",
    "Ci sente ": "Ci sento ",
    "Ci vede ": "Ci vedo ",
    "Conosce ": "Conosco ",
    "Gli ": "Mi ",
    "Ha ": "Ho ",
    "L'hanno ": "Mi hanno ",
    "Lavora ": "Lavoro ",
    "Non gli ": "Non mi ",
    "Non gradisce ": "Non gradisco ",
    "Non può ": "Non posso ",
    "Non si intende ": "Non mi intendo ",
    "Non sopporta ": "Non sopporto ",
    "Non vuole ": "Non voglio ",
    "Non vuole farsi ": "Non voglio farmi ",
    "Preferisce ": "Preferisco ",
    "Preferisce che gli ": "Preferisco che mi ",
    "Può ": "Posso ",
    "Segue ": "Seguo ",
    "Si chiama ": "Mi chiamo ",
    "Si sono ": "Ci siamo ",
    "Si è ": "Mi sono ",
    "Sono ": "Siamo ",
    "Tiene ": "Tengo ",
    "Usa ": "Uso ",
    "Vive ": "Vivo ",
    "Vorrebbe ": "Vorrei ",
    "Vuole ": "Voglio ",
    "Vuole farsi ": "Voglio farmi ",
    "Vuole: ": "Voglio: ",
    "{q}: ": "{o}: ",
    "{x} gli ": "{x} mi ",
    "È ": "Sono ",
}

_EITHER = (
    "Di professione: ",
    "Mercato di riferimento: ",
    "Non c'è ",
    "Non serve ",
    "Orario di riferimento: ",
    "{f} ",
    "{f}: ",
    "{l} ",
    "{l}, ",
    "{p} ",
    "{p}: ",
    "{v} ",
    "{x}",
)

_ARTICLES = r"(?:il|lo|la|i|gli|le|l['’]|un[ao]?|miei|mie|mio|mia)(?=\s|(?<=['’]))"

VOICE = Voice(MappingProxyType(_HEADS), _EITHER, _statement, lowered(_ARTICLES))
