"""The words that say that what was just said was wrong, by language.

They stand at the beginning of a message or sentence. ``strong`` ones take back by themselves;
``weak`` ones ("no", "actually") only with something that takes the place of what was said.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache


@dataclass(frozen=True, slots=True)
class Signs:
    """Patterns of one language; ``filler`` may stand before and between."""

    filler: str
    strong: str
    weak: str


SIGNS: Mapping[str, Signs] = {
    "en": Signs(
        r"(?:oh|ah|h+m+|ok(?:ay)?|well|sorry|wait|hang on|oops|uh|um|no|nope|so|please|and|but)",
        r"scratch that|strike that|correction|(?:what )?i mean(?:t)?(?: to say)?|"
        r"my (?:mistake|bad)|"
        r"i (?:got|had|said|wrote|typed) (?:that|it|this) wrong|i was wrong|i misspoke|i mixed "
        r"(?:that|it|them) up|make (?:that|it)|change (?:that|it) to|that should (?:be|read|say)|"
        r"(?:it|that)(?:'s| is| was) actually|on second thoughts?|no wait|wait,? no|rather make it|"
        r"typo|not \w+[,;]? (?:but|i meant)",
        r"actually|no|nope|rather|instead|better|hm+ no|seeing it now|after all|"
        r"come to think of it",
    ),
    "de": Signs(
        r"(?:oh|ah|ach|h+m+|ok(?:ay)?|also|sorry|entschuldigung|moment|warte|ups|äh|nein|"
        r"nee|ne|doch|"
        r"und|aber|bitte|mist)",
        r"korrektur|falsch|(?:das |es )?stimmt (?:so |gar )?nicht|ich mein(?:t)?e|"
        r"ich wollte sagen|mein fehler|verschrieben|"
        r"vertan|verwechselt|ich hab(?:e)? mich (?:vertan|verschrieben|geirrt|versprochen)|"
        r"mach (?:mal )?lieber|mach (?:da)?raus|ändere? das|"
        r"(?:es|das) (?:war|ist|muss) (?:eigentlich|doch)|doch nicht|nein doch",
        r"doch lieber|lieber|eigentlich|nein|nee|stattdessen|besser|quatsch|doch",
    ),
    "fr": Signs(
        r"(?:oh|ah|euh|h+m+|ok|bon|ben|alors|pardon|désolée?|desolee?|excuse[z]?(?:-moi)?|attends?|"
        r"oups|mince|non|et|mais)",
        r"correction|je (?:me )?(?:corrige|suis trompée?|suis gourée?|voulais dire)|erreur|"
        r"mon erreur|(?:finalement|en fait),? non|plutôt non|c'(?:est|était) (?:en fait|plutôt)|"
        r"mets plutôt|change (?:ça|cela) (?:en|pour)|oublie(?:z)? (?:ça|cela)",
        r"finalement|en fait|plutôt|non|à la réflexion|tout compte fait",
    ),
    "es": Signs(
        r"(?:oh|ah|eh|h+m+|ok|vale|bueno|perdona?|perdón|perdon|disculpa|espera|uy|ups|ay|"
        r"no|y|pero)",
        r"correcci[oó]n|corrijo|me (?:equivoqu[eé]|li[eé]|confund[ií])|quer[ií]a decir|quise decir|"
        r"(?:no,? )?digo|era (?:en realidad|m[aá]s bien)|mejor pon|c[aá]mbialo a|mi error|"
        r"me he (?:equivocado|liado|confundido)",
        r"en realidad|mejor|no|al final|pens[aá]ndolo bien|más bien",
    ),
    "it": Signs(
        r"(?:oh|ah|ehm?|h+m+|ok|beh|allora|scusa|scusi|aspetta|ops|no|e|ma)",
        r"mi correggo|correzione|mi sono (?:sbagliat|confus)\w+|ho sbagliato|(?:volevo|"
        r"intendevo) dire|"
        r"errore mio|anzi,? no|(?:era|è) (?:in realtà|piuttosto)|cambialo in|metti piuttosto",
        r"anzi|in realtà|meglio|no|piuttosto|ripensandoci|alla fine",
    ),
    "pt": Signs(
        r"(?:oh|ah|eh|h+m+|ok|bom|bem|então|desculp\w+|perdão|espera|opa|ops|não|e|mas)",
        r"corrig(?:indo|o)|correção|quer dizer|quero dizer|quis dizer|me enganei|"
        r"enganei-me|me confundi|"
        r"confundi-me|errei|erro meu|(?:era|é) na verdade|muda (?:isso )?para|troca (?:isso )?por|"
        r"aliás,? não",
        r"aliás|na verdade|melhor|não|pensando bem|afinal|já não",
    ),
    "nl": Signs(
        r"(?:oh|ah|eh|h+m+|ok(?:é|ay)?|nou|sorry|pardon|wacht|oeps|nee|en|maar)",
        r"correctie|ik bedoel(?:de)?|ik vergis(?:te)? me|vergissing|fout van mij|"
        r"mijn fout|verkeerd|"
        r"(?:het|dat) (?:was|is) eigenlijk|maak (?:daar|er) .{0,12}van|doe toch maar|toch niet",
        r"toch liever|liever|eigenlijk|nee|bij nader inzien|toch|beter",
    ),
    "zh": Signs(
        r"(?:啊|哦|嗯|呃|等等|等一下|抱歉|对不起|不好意思|不|不是|不对|，|,)",
        r"改了|更正|说错了|我说错|搞错了|弄错了|记错了|改成|改为|应该是|其实是|我是说|我的意思是|不对",
        r"其实|还是|不是|不",
    ),
    "ja": Signs(
        r"(?:あ|ああ|えっと|うーん|すみません|ごめん(?:なさい)?|ちょっと待って|待って|いや|いえ|、|。)",
        r"間違えました|間違いでした|間違えた|訂正|じゃなくて|ではなくて?|言い間違え|変更(?:して|です)?|"
        r"変わりました|やっぱり|正しくは|の間違い",
        r"実は|やはり|いや|いえ|本当は",
    ),
    "hi": Signs(
        r"(?:ओह|अरे|हम्म|माफ़?\s?(?:कीजिए|करना|करें)|सॉरी|रुको|रुकिए|नहीं|और|पर)",
        r"गलती हो गई|ग़?लत (?:बोल|लिख|कह)\S*|मेरा मतलब|सुधार|बदल (?:दो|दीजिए|गया)|दरअसल नहीं",
        r"असल में|दरअसल|नहीं|बल्कि|अब",
    ),
    "ar": Signs(
        r"(?:آه|أه|هم+|عفوا|عفواً|آسف|اسف|معذرة|انتظر|لا|و)",
        r"تصحيح|أخطأت|اخطأت|غلطت|قصدي|أقصد|اقصد|كنت أقصد|تغي[ّ]?ر|غي[ّ]?ره? إلى|الصحيح|بل",
        r"في الحقيقة|في الواقع|لا|بالأحرى|صار",
    ),
}


_GAP = r"[\s,.;:!…。、，-]*"


@cache
def taking_back(language: str) -> re.Pattern[str]:
    """Matches a strong sign at the beginning of a text, and weak ones and fillers before it."""
    of = SIGNS[language]
    before = rf"(?:(?:{of.filler}|{of.weak})(?![^\W\d_]|['’]){_GAP}){{0,4}}"
    return re.compile(rf"{_GAP}{before}(?:{of.strong})(?![a-zà-ÿ]){_GAP}", re.IGNORECASE)


@cache
def opening(language: str) -> re.Pattern[str]:
    """Matches a weak sign at the beginning of a text, and fillers before it."""
    of = SIGNS[language]
    before = rf"(?:{of.filler}(?![^\W\d_]|['’]){_GAP}){{0,3}}?"
    return re.compile(rf"{_GAP}{before}(?:{of.weak})(?![a-zà-ÿ]){_GAP}", re.IGNORECASE)
