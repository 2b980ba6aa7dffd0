"""French rules, open tier: orders with a sign of the lasting, and wishes in fragments.

A fragment ("le résumé d'abord", "pas de coriandre, jamais") has to look like a rule and no order of
the moment.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.fr.words.phrases import (
    BIT,
    DENIED,
    HABIT,
    JE,
    MOMENT,
    PASSING,
    YOU,
    YOURS,
)
from keepwise.bank.speech.languages.fr.words.verbs import GIVE, ORDER

_NOW = rf"{MOMENT}|{YOURS}"
_BARE = (
    r"(?!(?:je|on|tu|vous|il|elle|ils|elles|nous|ce|c'|ça|cela|cet|cette|ces|celui|celle|ton|ta|"
    r"tes|votre|vos|son|sa|ses|leur|y|en avant|qui|que|quoi|quel\w*|comment|pourquoi|où|quand|"
    r"combien|est|sont|a|ont|et|ou|mais|donc|car|oui|non|ok|merci|bonjour|salut|super|génial|"
    r"parfait|nickel|top|cool|bravo|bien|bon|voilà|désolée?|pardon|encore|déjà|là|ici|"
    r"attends|allez|go|stop|continue|vas|regarde|dis|fais|refais|essaie|vérifie|donne|montre|aide|"
    r"trouve|cherche|explique|résume|traduis|corrige|écris|rédige|propose|"
    r"tiens|voyons|hâte|peut-être|bientôt|dommage|tant|c'était|rien|quelqu'un|certains|"
    r"beaucoup|même|comme|parce|si|jamais vu|toujours pas|jamais)\b)"
)
_PART = (
    r"(?:résumé|conclusion|réponse|chiffres?|tableaux?|résultats?|code|verdict|recommandations?|"
    r"total|totaux|essentiel|synthèse|exemples?|sources?|points? clés?|explications?|théorie|"
    r"grandes lignes|message clé|plan|pire|meilleur\w*|plus (?:récente?s?|anciens?|grosse?s?|"
    r"importante?s?|urgente?s?)|titre|dates?|ingrédients|prix|budget|risques?|mauvaises nouvelles|"
    r"bonnes? nouvelles?|définition|pratique|concret|marque|colonne \w+|français|anglais|image|"
    r"vocabulaire|cumul|moyenne|évolution|ligne|référence|liens?|source|"
    r"version courte|commande|solution|graphiques?|corrigé|indice|légende|marges?|volumes?|"
    r"ventes|pays|mois)"
)
_AGAINST = (
    r"(?:plutôt qu(?:e |')|au lieu d(?:e |es |u |')|et (?:pas|non(?: pas)?|surtout pas) |, "
    r"pas (?!mal|sûr|encore|besoin|grave|vrai|de (?:souci|problème))|"
    r"à la place d(?:e |es |u |'))"
)

_MEASURED = (
    r"(?:distances|prix|montants|températures|poids|mesures|quantités|doses|horaires|heures|dates|"
    r"chiffres|nombres|pourcentages|coûts|totaux|hauteurs|surfaces|volumes|longueurs|durées|"
    r"valeurs|unités|vitesses|calories|tarifs|dimensions|noms|titres|commentaires|exemples|"
    r"explications|résumés|sources|recettes|réponses)"
)

FRAGMENTS: tuple[Rule, ...] = (
    # Orders with a sign of the lasting
    Rule("no-ever", "free", bare=True, pattern=
         r"(?:surtout |absolument |vraiment )?(?!jamais de la vie|pas de (?:boulot|travail|"
         r"blabla) )"
         r"(?:pas|jamais|aucune?|zéro|plus jamais|sans) (?P<x>"
         r"(?:de la |de l'|du |des |de |d'|les |le |la |l'|un |une )?(?!(?:problèmes?|soucis?|"
         r"stress|panique|"
         r"chance|idée|doute|raison|trace|résultats?|temps|budget|différence|accès|quoi|mal|"
         r"encore|besoin|grave|nouvelles?|réponses?|rapport|urgence|pression|inquiétude|pitié|"
         r"blague|lui|elle|vu|entendu|compris|sûre?|toi|vous|ça|cela|cette|cet|ces|ce|"
         r"bon|bonne|vrai|faux|nécessaire|la peine|tout|très|trop|si|assez|plus|possible|mon|"
         r"changement|deux sans|suite|regret|hésitation)\b)[\w'/&.-]+(?: [\w'/&:.-]+){0,9})",
         fact="Ne veut pas {x}", sign=True, unless=_NOW + r"|\b(?:est|sont|a|ont|était|marche|"
         r"trouvé|arrivé)\b|\A\w+ (?-i:[A-ZÀ-Ý])[\w-]+\Z"),
    Rule("no-plural", "free", bare=True, pattern=
         r"(?:surtout |et )?(?:pas|jamais) (?P<x>(?:de |d')(?!(?:différences?|virus|problèmes|"
         r"soucis|idées|nouvelles|"
         r"réponses|résultats|changements|erreurs|données|avis)\b)(?:[\w'.-]+ ){0,2}[\w'.-]+ (?:"
         r"dans (?:ton|ta|mes|mon|ma|le|la|les|tes|vos|notre|nos) .+|(?:après|avant|le|la|en|"
         r"chez|pour "
         r"(?:moi|mes|nous|les enfants)|à la maison|au (?:bureau|petit|lit|travail)) ?.*))",
         fact="Ne veut pas {x}", unless=MOMENT),
    Rule("stop-so", "free",
         rf"(?:ne |n')?(?:me |m'|nous )?(?:{GIVE}|propose\w*|suggère\w*|recommande\w*|ajoute\w*|"
         r"mentionne\w*|cite\w*|rappelle\w*|dis|dites|commande|achète)(?:-moi)? (?:surtout |donc "
         r")?(?:plus|jamais|plus jamais) (?P<x>(?:de la |de l'|de |d'|des |du )(?!(?:ça|cela|"
         r"détails?|"
         r"précisions?|exemples?|temps|place|contexte)\b).+)",
         fact="Ne veut plus {x}", unless=MOMENT),
    Rule("not-so", "free",
         rf"(?:ne |n')?(?:me |m'|nous )?(?:{ORDER})(?:-moi)? (?:surtout )?pas "
         rf"(?P<x>(?:de |d')(?:\w+ ){{0,2}}?[\w'-]+s(?: (?:dans|quand|pour|avec|sans|en|à|si|trop|"
         rf"avant|après) .+)?)", fact="Ne veut pas {x}", unless=rf"{MOMENT}|{YOU}"
          r"|\b(?:pas d'avis|de temps|sous|ce texte|pas de sens|pas mes)\b|\A\w+ pas de (?:plus|"
          r"pas|"
         r"temps|sens)\Z"),
    Rule("not-my", "free",
         rf"(?:ne |n')?(?:me |m'|nous |y )?(?:{ORDER})(?:-moi)? (?:surtout )?pas (?P<x>.+(?:quand "
         rf"(?:tu|vous|je|on) |si je |dans (?:tes|mes|vos|les|le code)|avec (?:moi|mes)|pendant "
         rf"(?:mes|la|les|l'|le)|avant \d|après \d|le (?:soir|matin|week-?end|dimanche|samedi)|"
         rf"comme (?:si|à un)|la nuit|sans (?:me|mon)).*)", fact="Ne veut pas : "
         "{x}", unless=MOMENT),
    Rule("over", "free", bare=True, pattern=
         rf"(?:{GIVE}(?:-moi)? )?(?:en |avec |sous |à |pour |plutôt )?(?P<x>{_BARE}(?:des |de la "
         rf"|du |les |"
         rf"le |la |l'|un |une |mes )?[\w'/&%.+-]+(?: [\w'/&%.+-]+){{0,6}}?,? "
         rf"?{_AGAINST}[\w'/&%.+ -]"
         rf"{{2,60}})", fact="Préfère {x}", unless=_NOW + r"|\b(?:est|sont|a|ont|était|c'est|fait|"
         r"marche|je|on|il|elle)\b|\b(?:ligne|page|colonne|cellule|étape|chapitre|question) \d|"
         r"\A(?:mets|remplace|écris|change) (?:le|la|l'|un) |\A(?:le|la|l') \w+ \w+ ?,|"
         r"lundi|mardi|mercredi|jeudi|vendredi|\d ?h\b|\bmerci\b"),
    Rule("firsts", "free", bare=True, pattern=
         rf"(?:toujours )?(?:commence(?:r|z)? (?:toujours )?par |{GIVE}(?:-moi)? (?:toujours )?)?"
         rf"(?P<x>(?:les? |la |l'|un |une |des )?(?:\w+ )?{_PART}(?: [\w'-]+){{0,4}} (?:d'abord|en "
         rf"(?:premier|dernier|tête|haut|bas|gras|italique)|à la fin|au début|tout en (?:haut|bas)|"
         rf"avant (?:le|la|les|l'|toute?) ?.+)"
         rf"(?:,? (?:puis|ensuite|et|le|la|les) .+)?)", fact="Veut {x}", unless=_NOW + r"|\b(?:est|"
         r"sont|a|ont|était|il|elle|on|je|(?:du|de ce|de la) (?:document|texte|mail|fichier|"
         r"page))\b"),
    Rule("firsts", "free",
         rf"(?:{ORDER})(?:-moi)? (?P<x>(?:toujours |systématiquement |d'abord )?(?:les? |la |l'|un "
         rf"|une |des |mes )?[\w' -]+ (?:en premier|d'abord|en tête|tout en haut|à la fin de chaque"
         rf"|au début de chaque|avant de \w+er)(?: .{{0,40}})?)", fact="Demande de mettre {x}",
         unless=_NOW, needs=r"\b(?:chaque|toujours|systématiquement|mes|tes|dans les|en "
         r"premier)\b"),
    Rule("firsts", "free", bare=True, sign=True, pattern=
         rf"(?:d'abord|en premier),? (?P<x>(?:les? |la |l'|un |une )?(?:\w+ )?{_PART}\b.*)",
         fact="Veut d'abord {x}", unless=_NOW),
    Rule("so-always", "free", bare=True, pattern=
         r"(?P<x>(?:les?|la|l'|mes|mon|ma|tous les|toutes les|tout|des) ?[\w' -]{2,50},? "
         r"(?:toujours|"
         r"systématiquement|jamais|par défaut) (?!pas\b)[\w'/.%-]+(?: .+)?)", fact="Demande : {x}",
         unless=rf"{MOMENT}|{YOU}|\b(?:est|sont|était|a|ont|va|vont|je|on|il|elle|ils|fait|font|"
         r"marche|arrive|dit|veut|aime|adore|préfère|bug|plante|vient)\b"),
    Rule("you-them", "free",
         r"(?P<x>(?:les?|la|l'|mes|mon|ma|tous les|toutes les|tout|des|un|une) ?[\w' -]{2,50},? "
         r"(?:tu|vous) (?:me |m')?(?:les |le |la |l')(?!(?:as|avez|es)\b)(?P<y>[\w'-]+(?:s|ez) "
         r".+))",
         fact="Demande : {x}", unless=PASSING,
         needs=r"\b(?:toujours|jamais|désormais|les \w+(?:s|ez))\b"),
    Rule("them-always", "free",
         rf"(?P<x>(?!(?:je|on|tu|moi|il|elle|cette|cet|ces|ce|ça|oui|non)\b)(?:les?|la|l'|mes|"
         rf"mon|ma|"
         rf"tous les|toutes les) ?[\w' -]{{2,50}},? (?:ne |n')?(?:{ORDER})(?:-(?:les|le|la|moi|"
         rf"moi-les|"
         rf"y|en))+ .+)", fact="Demande : {x}", lasting=True, unless=rf"{MOMENT}|{YOU}"),
    Rule("them-we", "free",
         rf"(?P<x>(?:les?|la|l'|mes|nos|tous les|toutes les) ?[\w' -]{{2,50}},? {JE}(?:les |le |"
         rf"la |l'|y |en )"
         rf"(?:\w+) .+)", fact="{x}", kind="habit", unless=_NOW + r"|\b(?:vu|reçu|trouvé|"
         r"(?:y|en) \w+ (?:jamais|pas|plus|rien)|envoyé|fini|mis|perdu|testé|lu|ai|a)\b"),
    Rule("music-only", "free", bare=True, pattern=
         r"(?P<x>(?!(?:ça|cela|ce|c'|cette|je|on|non|oui)\b)(?:les?|la|l'|mes|mon|ma|en|pour|au|"
         r"côté) ?"
         r"[\w' -]{2,40},? (?:que (?:du|de la|des|de l'|le|la|les)|rien que|uniquement|seulement|"
         r"exclusivement|plutôt|surtout|jamais(?: de| d'| plus)?|toujours) ?(?!(?:que|"
         r"pas)\b)[\w' -]+)",
         fact="Préfère {x}", unless=rf"{MOMENT}|{YOU}|\b(?:est|sont|a|ont|était|va|vont|fait|"
         rf"marche|"
         r"il|elle|ils|on|je|ne|préfère\w*|aime\w*|veu\w+|arrive|vient|dit|revient)\b|\bn'"),
    Rule("when-i", "free",
         rf"(?P<x>(?:{ORDER}|prévien\w+|averti\w+|éteins|coupe\w*|allume\w*)(?:-\w+)?(?: .+)? "
         rf"(?:quand|dès "
         rf"que|lorsque|chaque fois que|à chaque fois que) (?:je |on |il |elle |le |la |l'|les |"
         rf"mon |ma "
         rf"|mes |une? )(?!.*\b(?:sera|seras|aura|auras|aurai|serai|finis|fini|prête?)\b).+)",
         fact="Demande : {x}", unless=MOMENT + r"|\b(?:tu|vous)\b"),
    Rule("before-that", "free",
         rf"(?:{GIVE}|ajoute\w*|propose\w*|pose\w*)(?:-moi)? (?P<x>(?:des|une?|les|la|le|l'|"
         rf"d'abord) "
         rf"?[\w' -]{{2,40}} avant (?:la réponse|les? \w+|de (?:répondre|commencer|\w+er|\w+re))"
         rf"(?: .{{0,40}})?)", fact="Veut {x}", unless=MOMENT + r"|\bavant (?:le|la) (?:réunion|\d|"
         r"lundi|mardi|mercredi|jeudi|vendredi)"),
    Rule("rather", "free", bare=True, pattern=
         r"plutôt (?P<x>(?:des |du |de la |les |le |la |l'|un |une |en |à )?[\w' -]{2,50} "
         r"qu(?:e |')(?:des |du |de la |les |le |la |l'|un |une |en |à )?[\w' -]{2,50})",
         fact="Plutôt {x}", unless=_NOW + r"|\b(?:je|on|il|elle|est)\b"),
    Rule("some-in", "free", bare=True, pattern=
         r"(?P<x>(?:des|une?|les?|la|deux|trois) (?!(?:idée|question|problème)\b)[\w' -]{3,50} (?:"
         r"dans (?:le code|mes \w+s|tes \w+s|vos \w+s|chaque \w+|tous (?:mes|les) \w+)|à la fin de "
         r"chaque \w+|au début de chaque \w+|pour chaque \w+|(?:en|à) chaque \w+))", fact="Veut "
         "{x}",
         unless=rf"{MOMENT}|{YOU}|\b(?:est|sont|a|ont|y a|je|on|erreur|plante|trouvé)\b"),
    Rule("only", "free", bare=True, pattern=
         r"(?:rien que|uniquement|seulement|exclusivement|que|juste) (?P<x>(?:du |de la |de l'|"
         r"des |"
         r"de |en |le |la |les |avec )?[\w'/&-]+(?: [\w'/&-]+){0,6})", fact="Veut uniquement {x}",
         unless=_NOW + r"|\b(?:une?|est|sont|question|a|je|tu|faire|pour (?:savoir|voir|info))\b",
         sign=True),
    Rule("all-in", "free", bare=True, pattern=
         r"(?P<x>tout(?:es?|s)?(?: (?:mes|les|tes|vos) [\w' -]{3,30})? (?:en|au|aux|à|sans|avec|"
         r"par|"
         r"dans|hors) (?!(?:cas|fait|plus|retard|train|panne|moins|coup|ça|l'heure|jamais)\b)"
         r"[\w'/&-]+(?: [\w'/&-]+){0,5})", fact="Veut {x}", unless=_NOW + r"|\b(?:est|sont|va|a|"
         r"ont|marche|semble)\b", sign=True),
    Rule("should-be", "free",
         r"(?P<x>(?:les|mes|tes|vos|tous les|toutes les|nos|chaque|toute?s?) ?(?!(?:deux|trois|"
         r"gens|autres)\b)[\w' -]{3,60}? "
         r"(?:(?:ne )?(?:doi(?:t|vent)|devrai(?:t|ent)) (?:pas |jamais |toujours |plus )?(?:être|"
         r"rester|"
         r"avoir|comporter|commencer|finir|tenir|contenir|inclure|suivre|utiliser|dépasser|porter|"
         r"passer|se (?:faire|terminer|couper|lire))|"
         r"(?:se |s')(?:mange|boi|écri|lise|font|fait|donne|présente|code|nomme)\w*) .+)",
         fact="Demande : {x}", unless=rf"{MOMENT}|{YOU}"
          r"|\b(?:elle|ils) "),
    Rule("must-stay", "free",
         r"(?P<x>(?!(?:je|on|tu|vous|il|elle|ça|cela|ce|cette|cet|qui|que)\b)[\w' -]{3,60}? doi(?:"
         r"t|vent) (?:toujours |bien |impérativement )?(?:rester|être|s'(?:allumer|éteindre|ouvrir|"
         r"arrêter)|se (?:fermer|couper|lancer)) .+)", fact="Demande : {x}", unless=_NOW
         + r"|\b(?:rapport|présentation|texte|livrable|fichier|document|mail|lettre|rendue?|"
         r"envoyée?|prête?s?|finie?)\b",
         needs=HABIT + r"|\b(?:tant que|quand|lorsque|avant|après|à partir de|entre|jusqu'|"
         r"pendant|à \d+ ?h)\b"),
    Rule("when-then", "free",
         r"(?P<x>(?:quand|lorsque|dès que|chaque fois que|à chaque fois que|si) (?:je|on|tu|vous) "
         rf"[\w' -]{{3,70}}?,? (?:{ORDER})(?:-\w+)* .+)",
         fact="Demande : {x}", needs=r"\A(?:quand|lorsque|dès que|chaque|à chaque|si (?:je|tu) (?:"
         r"te |me )?(?:demande|propose|parle|donne|cite|dis))", unless=MOMENT
         + r"|\b(?:finis|termines|as fini|es prêt|auras|peux|pouvez|veux|voulez|reviens)\b"),
    Rule("measured-so", "value",
         rf"(?:(?:toutes|tous) )?(?:les|mes|nos) {_MEASURED},? (?:toujours "
         rf")?(?:{ORDER})-les(?:-moi)? "
         r"(?:toujours )?(?P<x>.+)", reads=("currency", "units", "temperature", "scale"),
         unless=MOMENT),
    Rule("measured-so", "free",
         rf"(?P<x>(?:(?:toutes|tous) )?(?:les|mes|nos) {_MEASURED}),? (?:toujours )?(?:{ORDER})-les"
         r"(?:-moi)? (?:toujours )?(?P<y>(?:en|avec|sans|par|au|à|sous|comme|dans) .+)",
         fact="Demande : {x} {y}", unless=MOMENT),
    Rule("in-all", "free",
         rf"(?:dans|pour|sur|avec) (?P<x>(?:tous |toutes )?(?:mes|tes|vos|les|nos|chaque|mon code|"
         rf"le code|la doc\w*) ?[\w' -]{{2,40}}?,? (?:il (?:me )?faut |je (?:veux|voudrais|"
         rf"préfère) |"
         rf"(?:{ORDER})(?:-moi)? |toujours |jamais |pas de |on (?:met|utilise) )(?!(?:ce|cette)\b)"
         rf".+)", fact="Demande pour {x}", unless=rf"{MOMENT}|{YOU}"
          r"|\A(?:dans|sur) (?:le|les) \w+ (?:ci|que)"),
    Rule("every-order", "order", bare=True, pattern=
         rf"(?P<x>(?:toujours |y |me |m'|le |les |la |"
         rf"l')*{ORDER}\b.*)", lasting=True,
         unless=DENIED + r"|\A(?:toujours )?\w+(?:-(?:les|le|la))?(?: toujours)?\Z"),
    Rule("lasting-order", "free", bare=True, pattern=
         rf"(?P<x>{_BARE}(?:me |m'|nous |le |la |les |y |en )?[\w']+(?:e|es|ez|s|er|ir|re|ds|ts)(?:"
         rf"-\w+)* {BIT}.+)", fact="Demande : {x}", lasting=True,
         unless=_NOW + r"|\An(?:e |')|\b(?:est|sont|était|ai|a|ont|je|suis|fait|va|vont|il|elle|"
         r"on|sera|"
         r"faudra)\b|\A(?:n'|ne |les?|la|l'|des?|du|un|une|notre|nos|mes|mon|ma) |jamais (?:vu|"
         r"compris|"
         r"entendu|eu)|\Atoujours (?:aussi|autant|\w+\Z|en \w+\Z)"),
    Rule("fragment", "free", bare=True, pattern=
         rf"(?P<x>{_BARE}(?!(?:les?|la|l'|une?|ils?|mon|ma|mes|notre|"
         rf"nos)\b)(?!{ORDER}\b)[\w'/&%.+-]+(?: [\w'/&%.+-]+){{0,7}})",
         fact="Préfère {x}", lasting=True, unless=_NOW + r"|\An(?:e |')|\b(?:est|sont|était|a|"
         r"ont|ai|suis|va|vont|fait|marche|"
         r"je|on|il|elle|même|chose|problème|plaisir|sera|serait|peut|pas|vu|compris|entendu|"
         r"dit|eu|rien|retard|pareil|là|cours|attente|aussi|autant)\b|\A(?!(?:tous|toutes|rien|"
         r"sauf|dans|sans|sous|après|plus|moins|pas|les|des|mes) )[\w'-]+"
         r"(?:e|s|ez|ds) (?:mes|mon|ma|moi|nos|notre|les|le|la|ce|cette)\b|\Atoujours \w+\Z|"
         r"\A(?:à|pour|dans|sur|en) (?:chaque|tous|toutes|mes|les|le|la) ?\w+(?: (?:de |"
         r"d')?\w+)?\Z|\b(?:sauf "
         r"(?:mention|"
         r"avis|indication|contre)|précision)\b|\A(?:toujours|jamais|"
         r"désormais|à l'avenir|par défaut|(?:les?|la|l'|mes|des) ?\w+)\Z"),
    Rule("fragment", "free", bare=True, pattern=
         rf"(?P<x>{_BARE}(?!{ORDER}\b)(?:des |de )?(?:[\w'-]+ ){{0,2}}?[\w'-]{{3,}}s(?: (?:en|"
         rf"avec|sans|"
         r"pour|à|au|aux|de|dans|par) [\w'/&%.+ -]{2,40})?)", fact="Préfère {x}", polite=True,
         unless=_NOW + r"|\b(?:est|sont|était|a|ont|ai|suis|les|plus|moins|deux|trois|quatre|"
         r"cinq|dix|\d+|infos?|nouvelles|idées|billets|places|détails|suggestions|résultats|"
         r"chiffres|ventes|fois|temps|pas|sous|dans|janvier|février|mars|avril|mai|juin|juillet|"
         r"août|septembre|octobre|novembre|décembre|mois|personnes|par (?:région|marque|pays|"
         r"mois|semaine|canal))\b|\A(?!(?:tous|toutes|rien|sauf|dans|sans|sous|après|plus|moins|"
         r"pas|les|des|mes) )[\w'-]+"
         r"(?:e|s|ez|ds) (?:mes|mon|ma|moi|nos|notre|les|le|la|ce|cette)\b"),
    Rule("values-so", "value", r"(?P<x>.+?),? (?:ça|c'est) (?:me )?(?:suffi\w*|parfait|très bien|"
         r"nickel)(?: pour moi)", reads=SHAPES),
)  # fmt: skip
