"""Arabic facts in the first person: "أفضل اليورو" for "يفضل اليورو"."""

from __future__ import annotations

from types import MappingProxyType

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.languages.ar.letters import loose
from keepwise.bank.speech.voice import Voice


def _statement(words: str) -> str:
    """A statement about oneself as a fact: "لأنني نباتي" becomes "أنا نباتي"."""
    because = compiled(loose(r"(?:ل|ب)?أن(?:ن?ي|نا) (?=\w)"))
    words = because.sub("أنا ", words, count=1) if because.match(words) else words
    # A verb says by itself who acts.
    return compiled(loose(r"أنا (?=(?:لا )?@أ\w{3})")).sub("", words, count=1)


_HEADS = {
    "{g} {q} عنده ": "{g} {q} عندي ",
    "{q}ه ": "{q}ي ",
    "اسمه ": "اسمي ",
    "لا يحب ": "لا أحب ",
    "لا يريد ": "لا أريد ",
    "لا يريد أن ينادى ": "لا أريد أن أنادى ",
    "لا يهتم ": "لا أهتم ",
    "منطقته ": "منطقتي ",
    "وظيفته ": "وظيفتي ",
    "يحب ": "أحب ",
    "يريد أن ينادى ": "أريد أن أنادى ",
    "يستخدم ": "أستخدم ",
    "يسكن ": "أسكن ",
    "يطلب ": "أطلب ",
    "يطلب دائما: ": "أطلب منك دائما: ",
    "يطلب عدم: ": "أطلب منك عدم: ",
    "يطلب: ": "أطلب منك: ",
    "يعمل ": "أعمل ",
    "يفضل ": "أفضل ",
}

VOICE = Voice(MappingProxyType(_HEADS), (), _statement)
