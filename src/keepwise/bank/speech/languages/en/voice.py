"""English facts in the first person: "I prefer euros" for "Prefers euros"."""

from __future__ import annotations

from types import MappingProxyType

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.voice import Voice, capital


def _statement(words: str) -> str:
    """A statement about oneself as a fact: "i'm at our depot" becomes "I'm at our depot"."""
    words = compiled(r"\bi(?=['’ ]|\Z)").sub("I", words)
    return capital(words)


_HEADS = {
    "Answers for ": "I answer for ",
    "Asks to ": "I want you to ",
    "Asks to never {x} unless you ask them first": (
        "I want you to never {x} unless you ask me first"
    ),
    "Asks: ": "I ask: ",
    "Can ": "I can ",
    "Cannot ": "I cannot ",
    "Cares ": "I care ",
    "Dislikes ": "I dislike ",
    "Does not ": "I do not ",
    "Has ": "I have ",
    "Home is ": "My home is ",
    "Is ": "I am ",
    "Is called ": "My name is ",
    "Likes ": "I like ",
    "Lives ": "I live ",
    "Looks after ": "I look after ",
    "Makes ": "I make ",
    "Needs ": "I need ",
    "Only covers ": "I only cover ",
    "Only wants ": "I only want ",
    "Prefers ": "I prefer ",
    "Pronouns are ": "My pronouns are ",
    "Says there is ": "I say there is ",
    "Uses ": "I use ",
    "Wants ": "I want ",
    "Was ": "I was ",
    "What works best: ": "What works best for me: ",
    "Works ": "I work ",
    "Would ": "I would ",
    "{f} are called ": "My {f} are called ",
    "{f} is called ": "My {f} is called ",
    "{f} {q} is ": "My {f} {q} is ",
    "{f} {q} {x}": "My {f} {q} {x}",
    "{f}: ": "My {f}: ",
    "{q} {v} ": "My {q} {v} ",
    "{q}: ": "My {q}: ",
    "{v}s answers ": "I {v} answers ",
    "{x}s to ": "I {x} to ",
}

_EITHER = ("At home: ", "Decided: ", "Now it's ", "{f} always ", "{x}")

VOICE = Voice(MappingProxyType(_HEADS), _EITHER, _statement)
