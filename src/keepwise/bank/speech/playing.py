"""Games of pretending: what is said in one is the part's, until somebody ends it.

"Let's play: I'm a knight" opens a game, and "I always want the longest sword", two messages later,
is the knight's wish.
"""

from __future__ import annotations

import re
from functools import cache

MOST_TURNS = 8
"""So many messages of the user belong to a game that nobody ends."""

_MOST_CHARS = 1_500

_PART = r"[^.!?。！？\n]{2,60}?"

_OPENS = (
    # en
    r"role[ -]?play(?!er)|mock interview|let['’]?s pretend|pretend (?:to be|that|you|i['’ ])|"
    r"let['’]?s (?:practi[sc]e|rehearse|simulate|play|act out) (?:an?|the|my) (?:\w+ )?"
    r"(?:interview|conversation|dialogue|negotiation|call|scene|game where)|"
    rf"you(?:['’]re| are|['’]ll be| be| play) the {_PART} and i(?:['’]m| am| play|['’]ll be) |"
    rf"i(?:['’]m| am|['’]ll be|['’]ll play| play) the {_PART} and "
    r"you(?:['’]re| are| be| play) (?:the|an?) |"
    # de
    r"rollenspiel|tun wir so|tu so,? als|lass uns so tun|(?:spiel|üb)(?:en wir|st du) (?:ein|eine|"
    r"mal|mit mir) |lass uns (?:ein |eine )?(?:\w*gespräch|szene) (?:üben|spielen)|"
    rf"du (?:bist|spielst) (?:der|die|das) {_PART} und ich (?:bin|spiele) |"
    rf"ich (?:bin|spiele) (?:der|die|das) {_PART} und du (?:bist|spielst) (?:der|die|das|eine?) |"
    # fr
    r"jeu de rôles?|(?<!nous )jouons(?! (?:aux?|à|du|de) )|on joue(?! (?:au|aux|à|du|de) )|"
    r"faisons comme si|fais (?:comme si|semblant)|simulons|"
    rf"tu (?:es|joues) l[ea'’] ?{_PART} et (?:moi )?je (?:suis|joue) |"
    rf"je (?:suis|joue) l[ea'’] ?{_PART} et (?:toi )?tu (?:es|joues) (?:l[ea'’]|une?) ?|"
    # es
    r"juego de rol|juguemos|hagamos como|haz como si|finge (?:que|ser)|simulemos|"
    rf"tú eres (?:el|la) {_PART} y yo (?:soy|hago) |"
    rf"yo soy (?:el|la) {_PART} y tú (?:eres|haces) (?:el|la|una?) |"
    # it
    r"gioco di ruolo|giochiamo(?: a (?:fare|che)\b|,? che\b| un gioco|:)|facciamo finta|"
    r"fai finta|simuliamo|"
    rf"tu sei (?:il|la|lo|l['’]) ?{_PART} e io (?:sono|faccio) |"
    rf"io sono (?:il|la|lo|l['’]) ?{_PART} e tu (?:sei|fai) (?:il|la|lo|una?) |"
    # pt
    r"jogo de pap[eé]is|vamos (?:fingir|encenar|simular|brincar de)|faz(?:er)? de conta|"
    r"finja que|finge que|"
    rf"(?:você é|tu és) [oa] {_PART} e eu (?:sou|faço) |"
    rf"eu sou [oa] {_PART} e (?:você é|tu és) (?:[oa]|uma?) |"
    # nl
    r"rollenspel|doe(?:n)? (?:we )?alsof|laten we (?:doen alsof|een \w*gesprek oefenen)|"
    rf"jij bent (?:de|het) {_PART} en ik ben |ik ben (?:de|het) {_PART} en jij bent (?:de|het|een) "
)
_OPENS_UNSPACED = (
    r"角色扮演|你(?:来|來)?扮演|我们来演|我們來演|假装|假裝|ロールプレイ|ごっこ|役を演じ|役になって|"
    r"रोल ?प्ले|नाटक करते|मान लो (?:कि )?तुम|لعب أدوار|لنتظاهر|تظاهر أنك"
)
_ENDS = (
    r"stop|enough|(?:game|scene|story) over|end of (?:the )?(?:game|scene|role)|in real life|"
    r"for real|seriously|out of character|back to (?:reality|normal|work)|"
    r"stopp|schluss|genug|aufhören|im echten leben|in wirklichkeit|im ernst|"
    r"ça suffit|on arrête|fin du jeu|dans la vraie vie|sérieusement|en vrai|"
    r"basta|fin del juego|en la vida real|en serio|ya está|"
    r"fine del gioco|nella vita reale|nella realtà|sul serio|davvero|"
    r"chega|fim do jogo|na vida real|a sério|sério|"
    r"genoeg|in het echt|even serieus|einde spel"
)
_ENDS_UNSPACED = r"结束|結束|停|现实|現實|終わり|終了|現実|बस|ख़?त्म|असल|توقف|انتهى|كفى|الواقع"


def opened_at(text: str) -> int:
    """Where a message begins a game in which its author plays a part; its length if nowhere."""
    match = _opening().search(text[:_MOST_CHARS])
    if match and _unsaid().match(text, match.end()):
        return len(text)
    return match.start() if match else len(text)


def ends_game(text: str) -> bool:
    """Whether a message ends one, or speaks of what is so outside of it."""
    return _ending().search(text) is not None


def turns_left(left: int, text: str) -> int:
    """How many more messages belong to a game after a message, of which ``left`` did before it."""
    if opened_at(text) < len(text):
        return MOST_TURNS
    return left - 1 if left and not ends_game(text[:_MOST_CHARS]) else 0


@cache
def _opening() -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{_OPENS})|{_OPENS_UNSPACED}", re.IGNORECASE)


@cache
def _unsaid() -> re.Pattern[str]:
    """What makes of it a request to forget: "pretend I never said that"."""
    return re.compile(
        r"[ '’]*(?:(?:that|you|i|je|tu|ich|du|yo|io|eu|ik|jij|si|se|als|ob) )*(?:never|didn|hadn|"
        r"haven|said nothing|n['’]|ne |nie|nichts|nicht|no |nunca|non |mai |não |niets|niks)",
        re.IGNORECASE,
    )


@cache
def _ending() -> re.Pattern[str]:
    return re.compile(rf"(?<!\w)(?:{_ENDS})(?!\w)|{_ENDS_UNSPACED}", re.IGNORECASE)
