"""Spanish facts in the first person: "Prefiero euros" for "Prefiere euros"."""

from __future__ import annotations

from types import MappingProxyType

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.voice import Voice, capital, lowered


def _statement(words: str) -> str:
    """A statement about oneself as a fact: "yo uso mi coche" becomes "Uso mi coche"."""
    # The verb says whose it is; the day of a thing done is told by its date.
    words = compiled(r"\A(?:a m[ií],? (?=(?:no )?me\b)|(?:yo|nosotr[oa]s),? )").sub("", words)
    words = compiled(
        r"(?:\A|(?<= ))(?:ayer|anoche|anteayer|hoy(?! en d[ií]a| por hoy))(?: mismo)?,? |,? "
        r"(?:ayer|anoche|anteayer|hoy)\Z"
    ).sub("", words)
    return capital(words)


# Orders stay in the words they were given in, behind words that say who gives them.
_HEADS = {
    "Es ": "Soy ",
    "Firma ": "Firmo ",
    "Habla ": "Hablo ",
    "Le basta con ": "Me basta con ",
    "Le encanta": "Me encanta",
    "Le gusta": "Me gusta",
    "Le importa ": "Me importa ",
    "Lleva ": "Llevo ",
    "Lo suyo es ": "Lo mío es ",
    "No le gusta": "No me gusta",
    "No le interesa ": "No me interesa ",
    "No necesita ": "No necesito ",
    "No quiere ": "No quiero ",
    "No quiere que le ": "No quiero que me ",
    "Pide ": "Te pido: ",
    "Pide dejar de ": "Te pido dejar de ",
    "Pide evitar ": "Te pido evitar ",
    "Pide no ser ": "Te pido no ser ",
    "Pide que ": "Te pido que ",
    "Prefiere ": "Prefiero ",
    "Prefiere: ": "Prefiero: ",
    "Prepara ": "Preparo ",
    "Quiere ": "Quiero ",
    "Quiere que le ": "Quiero que me ",
    "Se llama ": "Me llamo ",
    "Se ocupa de ": "Me ocupo de ",
    "Su ": "Mi ",
    "Sus ": "Mis ",
    "Tiene ": "Tengo ",
    "Trabaja ": "Trabajo ",
    "Usa ": "Uso ",
    "Vive ": "Vivo ",
    "{q}: ": "Lo mío, {q}: ",
    "{x} es su ": "{x} es mi ",
}

_EITHER = ("{x}",)

_ARTICLES = r"(?:l[oa]s?|el|una?|un[oa]s|mis?|nuestr[oa]s?) "

VOICE = Voice(MappingProxyType(_HEADS), _EITHER, _statement, lowered(_ARTICLES))
