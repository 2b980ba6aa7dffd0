"""Wording Hindi facts: the first person turned into the third.

"मैं दिल्ली में रहता हूँ" becomes "दिल्ली में रहता है". The result is a short sentence without a subject,
for whoever reads a list of memories knows whose they are.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import compiled

_EDGE = r"(?![\w\u0900-\u0963])"
_BEFORE = r"(?<![\w\u0900-\u0963])"


def third_person(words: str) -> str:
    """Words about oneself as words about somebody: "मेरी टीम" becomes "उनकी टीम"."""
    words = compiled(rf"{_BEFORE}(?:मेर|हमार)(?P<e>[ाेी]){_EDGE}").sub(r"उनक\g<e>", words)
    words = compiled(rf"{_BEFORE}(?:मुझे|हमें|मुझको|हमको) ?{_EDGE}").sub("उन्हें ", words)
    words = compiled(rf"{_BEFORE}(?:मुझ|हम)(?= (?:से|पर|में|को)){_EDGE}").sub("उन", words)
    words = compiled(rf"{_BEFORE}(?:मैंने|हमने){_EDGE} ?").sub("", words)
    words = compiled(rf"{_BEFORE}(?:मैं?|हम){_EDGE} ?").sub("", words)
    return compiled(rf"{_BEFORE}हू[ँं]?{_EDGE}").sub("है", words).strip()


def statement(words: str) -> str:
    """A statement about oneself as a fact: "मुझे चाय पसंद है" becomes "चाय पसंद है"."""
    first = r"(?:मैंने|मैं?|मुझे|मुझको|हमने|हमें|हम|मेरे पास|मेर[ाेी]|हमार[ाेी])(?: तो| भी| ही)?"
    match = compiled(rf"{first}{_EDGE} +(?P<o>\S.*)").fullmatch(words)
    words = match["o"] if match else words
    return third_person(words)


def plain(words: str) -> str:
    """A clause after "कि" as one of its own, and what no longer holds as what held."""
    for start in ("कि ", "यह कि ", "ये कि "):
        words = words.removeprefix(start)
    ended = compiled(
        r"(?:(?:मैं|मुझे) )?अब (?P<a>.+?) नहीं (?P<b>.+)|(?:(?:मैं|मुझे) )?(?P<c>.+?) अब नहीं (?P<d>.+)"
    ).fullmatch(words)
    if ended:
        return f"मैं {ended['a'] or ended['c']} {ended['b'] or ended['d']}"
    return words


_WHEN = (
    r"(?:आमतौर पर|आम तौर पर|अक्सर|ज़?़?्?यादातर|रोज़?|हर [^\s,]+(?: को)?|"
    r"सप्ताहांत (?:में|पर)|वीकेंड पर|सुबह|शाम को|रात को|छुट्टी के दिन|फ़?िलहाल|"
    r"इन दिनों|आजकल|अगले (?:महीने|हफ़्ते|हफ्ते|साल)|पिछले [^\s]+ से|(?:सोम|मंगल|बुध|गुरु|शुक्र|शनि|रवि)वार को)"
)


def straight(words: str) -> str:
    """A clause with its subject first: "रोज़ मैं दौड़ता हूँ" becomes "मैं रोज़ दौड़ता हूँ"."""
    match = compiled(rf"(?P<a>{_WHEN}),? (?P<s>मैं|मुझे|हम) (?P<o>.+)").fullmatch(words)
    return f"{match['s']} {match['a']} {match['o']}" if match else ""
