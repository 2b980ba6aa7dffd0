"""Portuguese facts in the first person: "Prefiro euros" for "Prefere euros"."""

from __future__ import annotations

from types import MappingProxyType

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.languages.pt.wording import without_day
from keepwise.bank.speech.voice import Voice, capital, lowered


def _statement(words: str) -> str:
    """A statement about oneself as a fact: "eu uso o meu carro" becomes "Uso o meu carro"."""
    # The verb says whose it is.
    words = compiled(r"\A(?:(?:eu|nós|a gente),? (?=\w))").sub("", without_day(words))
    return capital(words)


# Orders stay in the words they were given in, behind words that say who gives them.
_HEADS = {
    "Adora ": "Adoro ",
    "Ama ": "Amo ",
    "Aprecia ": "Aprecio ",
    "Assina ": "Assino ",
    "Chama-se ": "Meu nome é ",
    "Curte ": "Curto ",
    "Detesta ": "Detesto ",
    "Dispensa ": "Dispenso ",
    "Em casa são ": "Em casa somos ",
    "Evita ": "Evito ",
    "Gosta ": "Gosto ",
    "Mora ": "Moro ",
    "Na família: ": "Na família: {m} ",
    "Não curte ": "Não curto ",
    "Não gosta ": "Não gosto ",
    "Não liga ": "Não ligo ",
    "Não precisa de ": "Não preciso de ",
    "Não quer ": "Não quero ",
    "Não quer que lhe ": "Não quero que me ",
    "Não se interessa ": "Não me interesso ",
    "Não suporta ": "Não suporto ",
    "Não trabalha ": "Não trabalho ",
    "Não trata ": "Não trato ",
    "Não usa ": "Não uso ",
    "O mais importante é ": "O mais importante para mim é ",
    "Odeia ": "Odeio ",
    "Para si ": "Para mim ",
    "Pede para ": "Peço: ",
    "Pede para corrigir ": "Peço para corrigir ",
    "Pede para evitar ": "Peço para evitar ",
    "Pede para o corrigir": "Peço para me corrigir",
    "Prefere ": "Prefiro ",
    "Quer ": "Quero ",
    "Quer que fale consigo ": "Quero que fale comigo ",
    "Quer que lhe ": "Quero que me ",
    "Só se interessa ": "Só me interesso ",
    "Trabalha ": "Trabalho ",
    "Usa ": "Uso ",
    "Vai ": "Vou ",
    "{f} {q} ": "{m} {f} {q} ",
    "{f}: ": "No meu caso, {f}: ",
    "{f}: {name}": "{m} {f}: {name}",
    "{q} {f} é ": "{m} {q} {f} é ",
    "É ": "Sou ",
}

_EITHER = (
    "Ficou decidido que ",
    "Nasceu ",
    "Não precisa {v} ",
    "Não {v} ",
    "{l}, {n} ",
    "{v} ",
    "{x}",
    "{y} ",
)

_ARTICLES = r"(?:[oa]s?|uma?|meus?|minhas?|nossos?|nossas?) "

VOICE = Voice(MappingProxyType(_HEADS), _EITHER, _statement, lowered(_ARTICLES))
