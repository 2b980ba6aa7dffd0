"""French signs of a correction."""

from __future__ import annotations

from keepwise.bank.corrections.signs import Signs

_DROP = (
    r"(?:oublie[zrs]?|ignore[zr]?|supprime[zr]?|efface[zr]?|laisse[zr]? tomber|enlève|enlevez|"
    r"retire[zr]?|ne tiens plus compte de|ne tenez plus compte de|raye[zr]?|abandonne[zr]?)"
)
_FRAME = (
    r"(?:histoire|partie|info|information|préférence|truc|point|note|règle|consigne|détail|"
    r"question|"
    r"remarque|demande|passage|chose)"
)
_OF = (
    r"(?:du|de la|de l['’]|des|de mon|de ma|de mes|de|d['’]|sur le|sur la|sur les|sur mon|sur ma|"
    r"sur)"
)

SIGNS = Signs(
    filler=r"(?:oh|ah|enfin|petite (?:correction|mise à jour)|euh|argh|h+m+|ok|bon|ben|alors|"
    r"pardon(?:nez-moi|ne-moi)?|désolée?|desolee?|"
    r"excuse[z]?(?:-moi)?|attend[sz]?|attendez|oups|mince|zut|non|et|mais|au fait|tiens|minute|"
    r"oh là|navrée?)",
    regret=r"pardon(?:nez-moi|ne-moi)?|désolée?|desolee?|navrée?|excuse[z]?(?:-moi)?|attend[sz]?|"
    r"attendez|oups|mince|zut|non|enfin|petite (?:correction|mise à jour)|minute",
    strong=r"je (?:plaisantais|rigolais|blaguais)|c'était (?:une blague|pour rire)|"
    r"changement de (?:plan|programme)|coquille|"
    r"correction|je (?:me )?(?:corrige|suis trompée?|suis gourée?|voulais dire)|"
    r"je me suis (?:trompée?|gourée?|mal exprimée?|emmêlée?|embrouillée?)|erreur|"
    r"mon erreur|(?:finalement|en fait),? non|plutôt non|c['’](?:est|était) (?:en fait|plutôt)|"
    r"oublie(?:z)? (?:ça|cela)|"
    r"je dis n['’]importe quoi|qu['’]est-ce que je (?:dis|raconte)|vieille habitude|"
    r"(?:par )?(?:la force de l['’])?habitude|mauvaise habitude|(?:ce n['’]est|c['’]est) plus "
    r"(?:vrai|valable|"
    r"d['’]actualité)|j['’]ai changé d['’]avis|faute de frappe|laisse[z]? tomber",
    edits=r"mets plutôt|mettez plutôt|change (?:ça|cela) (?:en|pour)",
    wrong=r"(?:c['’]est|c['’]était) (?:faux|pas (?:ça|juste|correct|bon)|incorrect)|faux",
    unkept=r"surtout pas|(?:pas la peine|inutile|pas besoin) de (?:le |la |t['’]en |l['’])?\w+|"
    r"ne (?:le |la )?(?:retiens|retenez|garde|gardez|note|notez) pas|c['’](?:est|était) (?:juste|"
    r"seulement|uniquement) pour",
    weak=r"plus précisément|pour être précis(?:e)?|plus exactement|"
    r"finalement|en fait|plutôt|non|à la réflexion|tout compte fait|réflexion faite|"
    r"tout bien réfléchi|en réalité",
    now=r"maintenant|finalement|au final|du coup|désormais|dorénavant|à présent|depuis (?:peu|"
    r"janvier|février|lundi|ce|le|la)|"
    r"à partir de|dès à présent|ne [^,;.!?]{1,20} plus|n['’][^,;.!?]{1,20} plus|plus l[ea]s?|"
    r"plutôt|à la place|changé|déménagé|passée? (?:à|au|chez|en|aux)|déplacée?|reportée?|"
    r"devenue?|dès lors",
    ended=r"ne [^\s,]+ plus|n['’][^\s,]+ plus|non plus|plus (?:le|la|les|à|en|au)",
    denied=r"(?<!['’\w])pas|non pas|plus(?= (?:le|la|les|en|au|à|du|de|chez)\b)|au lieu (?:de|du|"
    r"des|d['’])|"
    r"plutôt que|à la place (?:de|du|des)|ne [^\s,]+ plus|n['’][^\s,]+ plus",
    shifts=(
        (
            r"\b(?:pass|chang|bascul)\w* (?:de|du|des) (?P<old>[^,;!?]{2,40}?) (?:à|au|aux|en) "
            r"(?P<new>[^,;!?]{2,40})"
        ),
        r"\bj['’]avais dit (?P<old>[^,;!?]{2,30}?),? mais (?P<new>[^;!?]{2,80})",
        r"\bremplace[zr]? (?P<old>[^,;!?]{2,40}?) par (?P<new>[^,;!?]{2,40})",
    ),
    drops=(
        (
            rf"\b{_DROP}(?: donc| plutôt| s'il te plaît)? (?:(?:tout )?ce que|(?:l['’]|la |le |"
            rf"cette "
            rf"|ce ){_FRAME})\b"
            rf"[^,;:.!?]{{0,30}}? ?\b{_OF} ?{{X}}"
        ),
        (
            rf"\b(?:l['’]|la |le |cette |ce ){_FRAME} {_OF} ?{{x}}\W{{0,3}}(?:tu peux|vous "
            rf"pouvez|on "
            rf"peut)?"
            rf"(?: l['’]| la | le )?\s?{_DROP}"
        ),
        (
            rf"\b(?:pour|concernant|quant à|quant au) (?:le |la |les |l['’]|mon |ma |mes "
            rf")?{{x}}\W{{0,3}}"
            rf"(?:tu peux|vous pouvez|on peut|c['’]est bon)? ?(?:l['’]|la |le )?{_DROP}"
        ),
        rf"\b{_OF} ?{{x}}\W{{0,3}}(?:tu peux|vous pouvez) {_DROP}",
        (
            r"\b(?:la|le|les|l['’]|mon|ma) ?{x} (?:n['’]est plus (?:vrai|valable|d['’]actualité)|"
            r"ne compte plus|est (?:caduc|caduque|obsolète|périmée?))"
        ),
        (
            r"\bj['’]ai changé d['’]avis (?:sur|pour|concernant|au sujet d\w+) (?:le |la |les |"
            r"l['’])?{X}"
        ),
    ),
    matter=r"\b(?:pour|concernant|quant à|quant au|côté|le|la|les|mon|ma|au sujet du|au sujet de "
    r"la)"
    r" (?:le |la |les |l['’]|mon |ma |mes )?{x}(?=\s*[,:?–-]| (?:est|sont|c['’]est)\b)",
    frame="histoire partie info information préférence truc point note règle consigne détail "
    "question remarque demande dit disais parlé raconté parlais expliqué ai t",
    task=r"montre|donne|trace|liste|cherche|trouve|écris|rédige|traduis|compare|trie|vérifie|"
    r"envoie|"
    r"explique|ouvre|ajoute|peux-tu|pouvez-vous|quel|quelle|quand|où|comment|résume|affiche-moi|"
    r"fais",
    only=r"seulement|uniquement|que|juste",
)
