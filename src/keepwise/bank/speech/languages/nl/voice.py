"""Dutch facts in the first person: "Ik geef de voorkeur aan euro's"."""

from __future__ import annotations

from types import MappingProxyType

from keepwise.bank.speech.voice import Voice

_HEADS = {
    "Begint ": "Ik begin ",
    "Beperkt zich ": "Ik beperk me ",
    "Doet ": "Ik doe ",
    "Gaat ": "Ik ga ",
    "Gebruikt ": "Ik gebruik ",
    "Geeft de voorkeur ": "Ik geef de voorkeur ",
    "Heeft ": "Ik heb ",
    "Heet ": "Ik heet ",
    "Hoeft ": "Ik hoef ",
    "Houdt ": "Ik hou ",
    "Is ": "Ik ben ",
    "Kan ": "Ik kan ",
    "Keuze: ": "Mijn keuze: ",
    "Kiest ": "Ik kies ",
    "Liefst ": "Voor mij liefst ",
    "Liever geen ": "Ik heb liever geen ",
    "Mag ": "Je mag ",
    "Rekent ": "Ik reken ",
    "Thuis of op het werk: ": "Bij ons ",
    "Verantwoordelijk voor ": "Ik ben verantwoordelijk voor ",
    "Staat ": "Ik sta ",
    "Vindt ": "Ik vind ",
    "Voornaamwoorden zijn ": "Mijn voornaamwoorden zijn ",
    "Wens voor ": "Mijn wens voor ",
    "Wens: ": "Mijn wens: ",
    "Werkt ": "Ik werk ",
    "Wil ": "Ik wil ",
    "Woont ": "Ik woon ",
    "Wordt ": "Ik word ",
    "{f} heet ": "Mijn {f} heet ",
    "{f} is {name}": "Mijn {f} is {name}",
    "{f} {q} {x}": "Mijn {f} {q} {x}",
    "{f}: ": "Mijn {f}: ",
    "{name} {q} ": "Mijn {name} {q} ",
    "{q} is ": "Mijn {q} is ",
    "{x} lukt ": "{x} lukt me ",
    "{x} {q} niet zijn ": "{x} {q} niet mijn ",
    "{x} {v} hen ": "{x} {v} me ",
    "{x} {v} het best hangen": "{x} {v} bij mij het best hangen",
    "{x}: doet die ": "{x}: doe ik ",
    "{x}: {v} die ": "{x}: {v} ik ",
}

_EITHER = (
    "Besloten: ", "Nu ", "Standaard: ", "{f} is {v} ", "{f} {q} {y}", "{f} {v} ", "{f} {x}",
    "{v} {x}", "{x}",
)  # fmt: skip

VOICE = Voice(MappingProxyType(_HEADS), _EITHER)
