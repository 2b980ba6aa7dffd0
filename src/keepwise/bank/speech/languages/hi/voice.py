"""Hindi facts in the first person: "मुझे यूरो पसंद है" for "यूरो पसंद है".

Verbs show whether a man or a woman speaks, so what the tables add has none of them: "मेरा काम ...
में है". What somebody said stays in their own form.
"""

from __future__ import annotations

from types import MappingProxyType

from keepwise.bank.speech.voice import Voice

_HEADS = {
    "{words} ": "मुझे {words} ",
    "{words} पर काम": "मेरा काम {words} पर है",
    "{words} में काम": "मेरा काम {words} में है",
    "{words} में निवास": "मेरा निवास {words} में है",
    "{x} ": "मुझे {x} ",
    "अनुरोध: ": "मेरा अनुरोध है: ",
    "अवधि के रूप में {words} का उपयोग": "मुझे अवधि के रूप में {words} चाहिए",
    "तारीख ": "मुझे तारीख ",
    "नाम ": "मेरा नाम ",
    "पद ": "मेरा पद ",
    "पसंदीदा ": "मेरे लिए पसंदीदा ",
    "राशियाँ ": "मुझे राशियाँ ",
    "संख्याएँ ": "मुझे संख्याएँ ",
    "समय ": "मुझे समय ",
    "समय क्षेत्र ": "मेरा समय क्षेत्र ",
    "‘{f}’ ": "मुझे ‘{f}’ ",
}

_EITHER = ("{x}",)

VOICE = Voice(MappingProxyType(_HEADS), _EITHER, str)
