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

_E = r"['’]"
_POLITE = (
    rf"(?:,? (?:donc|plutôt|vite|bien|complètement|totalement|entièrement|simplement|juste|"
    rf"maintenant|aussi|tout de suite|immédiatement|alors|s{_E}il te plaît|s{_E}il vous plaît|svp|"
    rf"stp|merci|définitivement)){{0,6}}"
)
_GO = (
    r"(?:oublie[zr]?|oublies|oubliiez|ignore[zr]?|ignores|supprime[zr]?|supprimes|efface[zr]?|"
    r"effaces|enlève|enlèves|enlevez|enlever|retire[zr]?|retires|raye[zr]?|annule[zr]?|annules|"
    r"jette[zr]?)"
)
_SAID = (
    r"(?:dit|dite|confié|confiée|raconté|racontée|écrit|écrite|révélé|avoué|donné|donnée|demandé|"
    r"demandée|partagé|expliqué|mentionné|indiqué|précisé|tapé|annoncé)"
)
_SAY = (
    r"(?:dire|confier|raconter|écrire|révéler|avouer|donner|demander|partager|expliquer|"
    r"mentionner|indiquer|taper|annoncer)"
)
_ON = rf"(?!,? (?:sur|à propos|au sujet|concernant|quant|de|du|des|pour|à|au|aux|d{_E}\w+)\b)"
_LATELY = r"(?: tout à l['’]heure| à l['’]instant| juste avant| plus tôt| plus haut| ici)?"
_JUST_SAID = rf"ce que je viens (?:tout juste |juste )?d(?:e (?:te |vous |t{_E}|m{_E})?|{_E}){_SAY}"
_WHAT = (
    rf"(?:(?:tout )?{_JUST_SAID}|(?<!tout )ce que j(?:e (?:te |vous |t{_E})|e |{_E})(?:ai |avais )"
    rf"(?:déjà |juste )?{_SAID})(?: ici)?{_LATELY}{_ON}"
)
_RULE = (
    r"(?:règle|consigne|préférence|instruction|limite|limitation|contrainte|restriction|"
    r"interdiction|exigence|demande|condition|recommandation)"
)
_THAT_RULE = rf"(?:cette|la|ma) {_RULE}"
_GIVEN = (
    rf"(?:,? que je (?:te |vous |t{_E}|l{_E})?(?:ai|avais) (?:donnée?|fixée?|imposée?|posée?|"
    rf"indiquée?|demandée?)|,? que j{_E}(?:ai|avais) (?:donnée?|fixée?|imposée?|posée?|indiquée?|"
    rf"demandée?|mise))?"
)
_CAN = (
    rf"(?:tu peux|vous pouvez|tu pourrais|vous pourriez|on peut|tu dois|vous devez|il faut|il "
    rf"faudrait|merci d(?:e |{_E})|à)"
)
_KEEP = (
    r"(?:garde[zr]?|gardes|retiens|retenez|retenir|note[zr]?|notes|conserve[zr]?|conserves|"
    r"mémorise[zr]?|enregistre[zr]?|enregistres|stocke[zr]?|sauvegarde[zr]?)"
)
_KEPT = (
    r"(?:gardée?s?|conservée?s?|notée?s?|retenue?s?|enregistrée?s?|mémorisée?s?|stockée?s?|"
    r"sauvegardée?s?)"
)
_STORE = (
    r"de (?:ta|votre|la) mémoire|de (?:tes|vos|tous tes) (?:notes|souvenirs|données|fiches)|de "
    r"(?:mon|ton|votre) (?:profil|dossier)"
)
_THAT = r"(?:ça|cela|ceci|tout ça|tout cela|tout ceci)"
_WITHDRAWS = (
    # What was told, whenever
    rf"(?P<told>{_GO}{_POLITE},? {_WHAT}|"
    rf"(?:ne |n{_E})?{_KEEP}{_POLITE} (?:pas|rien de|surtout pas|surtout rien de) {_WHAT}|"
    rf"{_WHAT},? {_CAN}{_POLITE} ?(?:l{_E}|le |y )?{_GO}|{_WHAT},? {_GO}(?:-l[ea])?(?=\W)|"
    rf"{_GO}{_POLITE} {_THAT_RULE}{_GIVEN}(?! (?:sur|pour|de|du|des|que|concernant|à|au|dans|"
    rf"des|qui|avec)\b| (?:d|qu){_E})|"
    rf"lève[sz]? {_THAT_RULE}(?! (?:sur|pour|de|du|des|que|qui)\b)|"
    rf"{_THAT_RULE}{_GIVEN},? {_CAN}{_POLITE} ?(?:l{_E}|la )?{_GO}|"
    rf"{_THAT_RULE}{_GIVEN},? {_GO}-la|"
    rf"{_THAT_RULE}{_GIVEN},? (?:ne (?:s{_E}applique|tient|vaut|compte|joue) plus|n{_E}est plus "
    rf"(?:valable|en vigueur|d{_E}actualité|utile|nécessaire)|est (?:levée|annulée|caduque)))|"
    # What was said just now
    rf"(?:peux-tu|pourrais-tu|tu peux|tu pourrais|pouvez-vous|pourriez-vous) oublier (?:ça|cela)"
    rf"(?=\W*\Z)|(?:peux-tu|pourrais-tu|pouvez-vous|pourriez-vous) l{_E}oublier(?=\W*\Z)|"
    rf"(?:oublie[zr]?|oublies){_POLITE} (?:tout ça|tout cela|tout ceci|toute (?:cette|l{_E}) ?"
    rf"(?:histoire|conversation|affaire)|tout le sujet|ce sujet)|"
    rf"(?:ça|cela|tout ça|tout cela),? {_CAN}{_POLITE} (?:l{_E}|tout )?oublier|"
    rf"(?:oublie[zr]?|ignore[zr]?|efface[zr]?|supprime[zr]?){_POLITE} (?:mon (?:dernier|précédent) "
    rf"message|mon message précédent|mes (?:derniers|deux derniers) messages|ma dernière "
    rf"(?:remarque|phrase|confidence)|ma (?:remarque|phrase) précédente)|"
    rf"{_GO}(?:-l[ea]|-les)?{_POLITE}(?: {_THAT})?{_POLITE} (?:{_STORE})|"
    rf"(?:n{_E}en |ne ){_KEEP}{_POLITE} (?:surtout )?(?:rien|pas trace|aucune trace)(?: de "
    rf"{_THAT}| de notre (?:échange|conversation|discussion)| là-dedans)?|"
    rf"(?:n{_E}en|ne pas en) {_KEEP} (?:surtout )?pas|(?:à )?ne rien (?:en )?{_KEEP}(?: de "
    rf"{_THAT})|"
    rf"rien de {_THAT} ne (?:doit|devrait|peut) (?:rester|être {_KEPT}|figurer|apparaître)|"
    rf"(?:je|on) (?:ne )?(?:veux|veut|voudrais|souhaite|préfère) (?:surtout |vraiment )?pas que "
    rf"(?:{_THAT}|ce|tu|vous) (?:soit|reste|figure|le |la |l{_E}|en |{_THAT} )?(?:{_KEPT}|{_KEEP}|"
    rf"reste|gardiez|reteniez|notiez|retiennes|mémorisiez|conserviez)|"
    rf"(?:je|on) (?:ne )?(?:veux|veut|voudrais|souhaite) (?:surtout |vraiment )?pas que {_THAT} "
    rf"(?:soit {_KEPT}|reste|figure|apparaisse|traîne)|"
    rf"(?:{_THAT}|ce|que {_THAT}) (?:reste|restera|doit rester|devrait rester|est|était)"
    r"(?: bien| strictement| juste| évidemment| seulement)* entre (?:nous|toi et moi|vous et moi)|"
    rf"(?:c{_E}est|c{_E}était|que ça reste)(?: bien| strictement| juste)* entre (?:nous|toi et "
    r"moi|vous et moi)(?=\W*\Z|,)|"
    rf"gard(?:e|ez)(?:-le|-la| {_THAT}) (?:bien )?pour (?:toi|vous)|"
    rf"fai(?:s|tes|sons)(?: donc| juste| simplement)? comme si (?:je|tu|vous)\b.{{0,30}}?(?:rien|"
    rf"jamais|pas) (?:t{_E}avais |vous avais |avais )?(?:dit|écrit|raconté|confié|mentionné|lu|"
    rf"entendu|vu|parlé)|"
    rf"je n{_E}ai rien dit(?=\W*\Z)|(?:tu n{_E}as|vous n{_E}avez) rien (?:lu|entendu|vu)(?=\W*\Z)"
    rf"|je n{_E}aurais (?:pas|jamais) dû (?:te |vous |t{_E}|l{_E}écrire ici|en parler ici)(?:en )?"
    rf"(?:{_SAY}|parler)?"
)
_WRONG_ONE = (
    r"(?:le mauvais|la mauvaise|les mauvaises|les mauvais) (?!(?:fichier|pièce|document|"
    r"lien|version|tableau|image|capture|texte|photo|code|mail|dossier|exemple|extrait)\b)"
    r"[\wéèêàçîïôûù-]+"
)
_MIXED = (
    r"(?:trompée?|gourée?|plantée?|mal exprimée?|emmêlée?|embrouillée?|mélangée?|méprise?|"
    r"emmêlé les pinceaux|mélangé les pinceaux|ravisée?|relue? trop vite)"
)

_ALONE = r"(?=\s*(?:[,.:;!–-]|\Z))"

SIGNS = Signs(
    withdraws=_WITHDRAWS,
    answer=rf"(?:là,? |ici,? )?(?:tu|vous) (?:ne |n{_E})?(?:m{_E}|l{_E}|t{_E}|me |nous |vous |y )?"
    rf"(?:as|avez|es|êtes) (?!(?:bien |tout à fait |totalement |absolument )*raison\b)|"
    rf"(?:là,? |ici,? )?(?:tu|vous) (?:oublie[sz]|confond[sz]|confondez|compte[sz]|prends|prenez|"
    rf"mélange[sz]|mets|mettez|donne[sz]|utilise[sz])|"
    rf"(?:là,? |ici,? )?il (?:manque|y a)|il n{_E}y a pas|ce sont (?:les|des)|"
    rf"(?:ton|ta|tes|votre|vos|dans (?:ton|ta|le|la)|le|la|l{_E}) ?(?:tableau|réponse|liste|"
    rf"graphique|"
    rf"résumé|chiffres|texte|brouillon|version|calcul|traduction|code|formule|titre|total|colonne|"
    rf"somme|accroche)",
    filler=r"(?:oh|ah|enfin|petite (?:correction|mise à jour)|euh|argh|h+m+|ok|bon|ben|alors|"
    r"pardon(?:nez-moi|ne-moi)?|désolée?|desolee?|"
    r"excuse[z]?(?:-moi)?|attend[sz]?|attendez|oups|mince|zut|non|et|mais|au fait|tiens|minute|"
    r"oh là|navrée?)",
    regret=r"pardon(?:nez-moi|ne-moi)?|désolée?|desolee?|navrée?|excuse[z]?(?:-moi)?|attend[sz]?|"
    r"attendez|oups|mince|zut|non|enfin|petite (?:correction|mise à jour)|minute",
    strong=rf"je (?:plaisantais|rigolais|blaguais)|c{_E}était (?:une blague|pour rire)|"
    r"changement de (?:plan|programme|dernière minute)|coquille|"
    r"correction|je (?:me )?(?:corrige|suis trompée?|suis gourée?|voulais dire)|je rectifie|"
    rf"je me suis(?: encore| un peu| bien)? {_MIXED}|erreur(?: de ma part)?{_ALONE}|(?:au temps|"
    rf"autant) pour moi|(?:c{_E}est )?ma faute|mon erreur|(?:finalement|en fait),? non|"
    rf"plutôt non|"
    rf"c{_E}(?:est|était) (?:en fait|plutôt)|"
    r"oublie(?:z)? (?:ça|cela)|oublions (?:ça|cela)|"
    rf"je dis n{_E}importe quoi|n{_E}importe quoi{_ALONE}|qu{_E}est-ce que je (?:dis|raconte)|"
    rf"vieille habitude|"
    rf"(?:par )?(?:la force de l{_E})?habitude|mauvaise habitude|"
    rf"j{_E}ai (?:dit|écrit|raconté|mis|tapé) (?:n{_E}importe quoi|une bêtise|des bêtises|l{_E}"
    rf"inverse|le contraire)|j{_E}ai (?:(?:confondu|inversé|interverti){_ALONE}|tout mélangé|"
    rf"tout confondu|mélangé les deux|confondu les deux)|je (?:confonds|mélange)(?: toujours| "
    rf"tout| encore)?(?: les deux)?|"
    rf"j{_E}ai mal (?:compté|lu|écrit|dit|noté|compris|calculé|orthographié|entendu)|"
    rf"(?:j{_E}|je (?:te |vous |t{_E}))(?:ai|avais) (?:dit|donné|écrit|mis|indiqué|envoyé) "
    rf"{_WRONG_ONE}|"
    rf"je (?:retire|reviens sur) (?:ça|cela|ce que j{_E}ai (?:dit|écrit)|ce que je (?:t{_E}|vous "
    rf"|te )ai (?:dit|écrit))|je reviens là-dessus|je m{_E}en dédis|j{_E}avais tort|"
    rf"(?:(?:ça|c{_E}|le projet|tout|le plan) ?)?(?:est )?(?:tombée? à l{_E}eau)|"
    rf"(?:ça|le projet|le plan) (?:tombe à l{_E}eau|a capoté|ne se fait (?:plus|pas)|ne se fera "
    rf"(?:plus|pas)|a changé)|ça ne se fait (?:plus|pas)|(?:mes|nos|les) plans ont changé|"
    rf"(?:ce n{_E}est|c{_E}est)(?: malheureusement)? plus (?:vrai|valable|d{_E}actualité|le cas|"
    rf"exact|à jour)|c{_E}est (?:du passé|de l{_E}histoire ancienne|dépassé|périmé|obsolète|"
    rf"caduc)|"
    rf"j{_E}ai changé d{_E}avis(?! (?:sur|pour|concernant|au sujet)\b)|j{_E}en suis revenue?|"
    rf"faute de frappe|laisse[z]? tomber|faute d{_E}inattention|lapsus|"
    rf"(?:j{_E}ai|on a) (?:laissé tomber|abandonné|arrêté|renoncé)(?: depuis| entre-temps| "
    rf"finalement| tout "
    rf"ça)*{_ALONE}|(?:à la réflexion|réflexion faite|tout compte fait|finalement),? (?:c{_E}est|"
    rf"c{_E}était|ça fait) (?:quand même |vraiment |un peu |bien )*trop \w+",
    edits=r"mets plutôt|mettez plutôt|change (?:ça|cela) (?:en|pour)",
    wrong=r"(?:c['’]est|c['’]était) (?:faux|pas (?:ça|juste|correct|bon)|incorrect)|faux",
    unkept=r"surtout pas|(?:pas la peine|inutile|pas besoin) de (?:le |la |t['’]en |l['’])?\w+|"
    r"ne (?:le |la )?(?:retiens|retenez|garde|gardez|note|notez) pas|c['’](?:est|était) (?:juste|"
    r"seulement|uniquement) pour",
    weak=r"(?:ce|ça) (?:sera|serait) (?:plutôt|finalement|en fait)|plus précisément|pour être "
    r"précis(?:e)?|plus exactement|"
    r"finalement|en fait|plutôt|non|à la réflexion|tout compte fait|réflexion faite|"
    r"tout bien réfléchi|en réalité",
    now=r"maintenant|finalement|au final|du coup|désormais|dorénavant|à présent|entre[- ]temps|"
    r"actuellement|ces temps-ci|ces derniers temps|à l['’]avenir|par la suite|depuis (?:ce|cette|"
    r"cet|la|le|un|une|quelques?) (?:mois|"
    r"semaine|année|rentrée|an|trimestre|semestre|été|hiver|printemps|automne|début)s?(?:-ci)?"
    r"(?: derni(?:er|ère)s?)?|depuis (?:peu|hier|"
    r"lors|quelques?|un|une|cette|cet|janvier|février|mars|avril|mai|juin|juillet|août|septembre|"
    r"octobre|novembre|décembre|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|ce|le|la)|"
    r"dès (?:demain|lundi|mardi|mercredi|jeudi|vendredi|janvier|septembre)|basculée?|mutée?|"
    r"transférée?|nommée?|remplacée?|vendue?|rebaptisée?|modifiée?|promue?|reprise?|"
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
            rf"\bce que j(?:e (?:te |vous |t{_E})|{_E})ai (?:dit|raconté|écrit|confié) {_OF} "
            rf"?{{x}},? {_CAN}{_POLITE} "
            rf"?(?:l{_E}|le )?{_GO}"
        ),
        (
            r"\b(?:le |la |les |l['’]|mon |ma |mes |notre )(?P<x>[\w-]{3,40}) (?:est|sont|a) "
            r"(?:finalement |malheureusement "
            r")*(?:tombée?s? à l['’]eau|capoté|de l['’]histoire ancienne)(?=\W*(?:\Z|[,;.!]))"
        ),
        (
            r"\b(?:le |la |les |l['’]|mon |ma |mes ){x},? (?:(?:je |on )?(?:n['’]|ne )?(?:aime|"
            r"supporte) plus "
            r"(?:ça|cela|du tout)|j(?:e (?:n['’])?|['’])en (?:\w+) plus|c['’]est (?:fini|terminé|"
            r"du "
            r"passé)|j['’]ai (?:arrêté|abandonné|laissé tomber)|j['’]y ai renoncé)(?=\W*(?:\Z|"
            r"[,;:.!]))"
        ),
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
