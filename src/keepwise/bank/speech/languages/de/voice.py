"""German facts in the first person: "Ich bevorzuge Euro" for "Bevorzugt Euro"."""

from __future__ import annotations

from types import MappingProxyType

from keepwise.bank.speech.voice import Voice

# What somebody calls theirs has a gender, so either the words of the message say "mein" or "meine"
# (group ``m``), or there is a rule for each.
_HEADS = {
    "Arbeitet ": "Ich arbeite ",
    "Bei ihnen ": "Bei uns ",
    "Bevorzugt ": "Ich bevorzuge ",
    "Braucht ": "Ich brauche ",
    "Erreichbarkeit: ": "Meine Erreichbarkeit: ",
    "Gelernt: ": "Gelernt habe ich: ",
    "Heißt ": "Ich heiße ",
    "Interesse: ": "",
    "Interessiert sich für: ": "Mich interessiert: ",
    "Interessiert sich nicht für ": "Ich interessiere mich nicht für ",
    "Ist ": "Ich bin ",
    "Kann mit ": "Ich kann mit ",
    "Lebt ": "Ich lebe ",
    "Legt Wert auf ": "Ich lege Wert auf ",
    "Mag ": "Ich mag ",
    "Möchte ": "Ich möchte ",
    "Nutzt ": "Ich nutze ",
    "War ": "Ich war ",
    "Wohnt ": "Ich wohne ",
    "Wunsch: ": "Mein Wunsch: ",
    "Wunsch: {x} genügt": "Mir genügt: {x}",
    "{f} heißen {name}": "Meine {f} heißen {name}",
    "{f} heißt {name}": "Mein {f} heißt {name}",
    "{f} ist ": "Mein {f} ist ",
    "{f} soll ": "{m} {f} soll ",
    "{f} {q} ": "{m} {f} {q} ",
    "{f}: ": "{f} bei mir: ",
    "{q} heißt ": "Meine {q} heißt ",
    "{q} ist ": "{m} {q} ist ",
    "{r} ist {x}": "Meine {r} ist {x}",
}

_EITHER = (
    "Am liebsten ", "Beschlossen: ", "{f} heißt {x}", "{name} ist ", "{r}", "{r} ist {q}", "{x}",
)  # fmt: skip

VOICE = Voice(MappingProxyType(_HEADS), _EITHER)
