"""French rules, open tier: wishes for how to be served, in whole sentences.

A sentence with "je préfère", "me convient" or the like says by itself that it is a wish.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.fr.words.phrases import (
    HABIT,
    JE,
    MOMENT,
    OFTEN,
    PASSING,
    SUIS,
    THING,
    YOURS,
)

_NOW = rf"{MOMENT}|{YOURS}"
_IT = (
    r"(?!(?:ça|cela|ce|c'|cet|cette|ces|celui|celle|ceux|celles|le (?:premier|deuxième|second|"
    r"dernier|même|tien|reste)|la (?:première|deuxième|seconde|dernière|même|tienne)|ton|ta|tes|"
    r"votre|vos|je|on|tu|vous|il|elle|ils|elles|qui|que|quoi|tout\Z|rien\Z|bref|voilà|l'idée|"
    r"l'autre|le lien|le fichier|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|demain|"
    r"les deux|tous les deux|le second|"
    r"merci|ok|oui|non|bon|super|parfait|génial|nickel|top|cool|n'importe)\b)(?!\d+ ?h)"
)
_SHARE = (
    r"(?:plus (?:clairs?|claires?|lisibles?|pratiques?|parlante?s?|simples?|rapides?|"
    r"reposante?s?|sûre?s?|agréables?|adaptée?s?|efficaces?|digestes?|confortables?|motivante?s?)|"
    r"trop (?!tard|cher\Z|long\Z|court\Z|bien|fort|mignon|drôle)\w+|mieux|insupportables?|"
    r"pénibles?|fatigante?s?|stressante?s?|"
    r"désagréables?|ennuyeu(?:x|se)s?|illisibles?|indigestes?|infectes?|déprimante?s?|"
    r"inconfortables?|écœurante?s?|rédhibitoires?|apaisante?s?|reposante?s?|indispensables?|"
    r"essentiel(?:le)?s?|inutiles?|superflue?s?)"
)

ASKING: tuple[Rule, ...] = (
    # Preferences in full sentences
    Rule("you-should", "free",
         rf"{JE}(?:(?:préfère|préférerais|apprécie|adore|aime|kiffe|déteste|supporte pas|aime pas|"
         rf"apprécie pas|hais|tiens à ce|ai horreur)(?: (?:bien|mieux|beaucoup|vraiment|trop|du "
         rf"tout))*,? (?:que|qu'|quand|lorsque|si) ?(?:tu|vous|on) )(?P<x>(?!(?:arrêtes? là|viens|"
         rf"sois là|aies? "
         rf"raison)\b).+)", fact="Souhait : {x}", needs=r"\b(?:préfère|préférerais|apprécie|adore|"
         r"aime|kiffe|tiens)\b(?! pas)", unless=MOMENT + r"|\b(?:as|avez) (?:fait|mis|écrit|"
         r"répondu)\b"),
    Rule("you-should-not", "free",
         rf"{JE}(?P<v>déteste|supporte pas|aime pas|apprécie pas|hais|ai horreur)(?: (?:vraiment|"
         rf"trop|du tout))*,? (?P<x>(?:que|qu'|quand|lorsque) ?(?:tu|vous|on|les|l'|une?|mes|mon|"
         rf"tout) ?.+)", unless=MOMENT + r"|\b(?:as|avez) (?:fait|mis|écrit|répondu)\b"),
    Rule("open-prefer", "free",
         rf"{JE}{OFTEN}(?:préfère(?:rais)?|préférerais|aime(?:rais)?|adore(?:rais)?|apprécie|"
         rf"affectionne|kiffe|privilégie|favorise)(?: (?:bien|mieux|autant|beaucoup|plutôt|"
         rf"énormément|vraiment|surtout|nettement|largement|toujours|quand même|tout|moins))* "
         rf"(?P<x>(?!(?:pas|savoir|que tu|que vous|te|vous|voir ce|qu'on (?:se voie|parle|"
         rf"passe))\b)"
         rf"{THING}(?!(?:l'idée|la façon|la manière|le (?:résultat|rendu|concept|principe|design|"
         rf"ton de)|avoir (?:ton|votre|une? (?:idée|avis|exemple|liste|réponse))|où|comme|bien\Z|"
         rf"comprendre|connaître|discuter)\b).+)",
         unless=_NOW, needs=r"\b(?:préfère\w*|préférerais|aime|adore|apprécie|affectionne|kiffe|"
         r"privilégie|favorise|aimerais (?:mieux|autant|toujours)|toujours|jamais|désormais|"
         r"éviter|apprendre à|devenir|perdre|arrêter)\b"),
    Rule("open-dislike", "free",
         rf"{JE}(?:vraiment |toujours )?(?:(?:aime|apprécie|veu[xt]|supporte|tolère|mange|bois|"
         r"consomme|"
         r"regarde|utilise|cautionne|digère|raffole|accroche|souhaite|voudrais|tiens|jure|fais "
         r"confiance)(?: (?:vraiment|trop|"
         r"franchement|personnellement|surtout))? (?:pas|plus|guère|jamais|que)|déteste|hais|"
         r"exècre|abhorre|fui[st]|évite|refuse|redoute|crains|boycotte|bannis|rejette|"
         r"fais (?:l'impasse|une croix) sur|suis (?:contre|opposée? (?:à|au|aux)|"
         r"allergique|réfractaire|hostile|"
         r"anti|pas (?:trop|très|vraiment|du tout|plus que ça|super|hyper)?)|"
         r"me (?:passe|méfie)|ai (?:du mal avec|une dent contre|une sainte horreur|horreur)) "
         r"(?P<x>(?!(?:te|vous|t'|savoir|attendre|déranger|trop\Z|pas|abuser|en (?:parler|dire)|"
         r"être (?:méchant|lourd)|"
         r"perdre|comprendre|voir (?:ça|le)|bien|encore|sûr\w*|certain\w*|content\w*|d'accord|"
         r"convaincu\w*|là|prête?|ici|au courant|satisfait\w*|dispo\w*|en)\b)"
         r"(?:trop |vraiment |du tout |beaucoup |tellement |spécialement )?"
         rf"{THING}(?!(?:le (?:résultat|rendu|ton de|début|style de la))\b).+)",
         unless=_NOW),
    Rule("open-find", "free",
         rf"{JE}trouve(?: que)? (?P<x>{_IT}(?!.*\b(?:le résultat|la réponse|le texte|le (?:tableau|"
         rf"graphique|titre|mail)\b)).+ {_SHARE}(?: .{{0,50}})?)",
         unless=_NOW),
    Rule("open-want", "free",
         rf"{JE}(?:veu[xt]|voudrais|souhaite|aimerais|exige|demande|attends|"
         rf"(?:ai|a) besoin (?=de |d'|que )|tiens à) "
         r"(?P<x>(?:(?:à ce )?que |qu'|avoir |recevoir |voir |d'|de |à )?(?:tout|toutes|tous|"
         r"toujours|jamais|"
         r"chaque|systématiquement|uniquement|seulement|que (?=du|de|des)|rien que|partout)\b"
         r"(?! (?:ça|cela|savoir|de suite|est|à l'heure)\b).+)", fact="Veut {x}",
         unless=MOMENT + r"|\b(?:ton|ta|tes|votre|vos)\b|\btout (?:savoir|comprendre)\b"),
    Rule("open-want", "free",
         rf"(?:{JE}(?:veu[xt]|voudrais|souhaite|aimerais|exige)|il (?:me|nous) (?:faut|faudrait)) "
         rf"(?P<x>{THING}(?!(?:savoir|"
         r"pas|que tu|que vous)\b).+)", fact="Veut {x}", needs=HABIT + r"|\b(?:dans (?:mes|tous "
         r"mes|toutes mes|chaque)|pour (?:tous|toutes) (?:mes|les)|en permanence|plutôt que|au "
         r"lieu|sans jamais|désormais)\b", unless=_NOW),
    Rule("only-need", "free",
         rf"{JE}(?:ai|a) (?:vraiment )?besoin que (?P<x>(?:de la |de l'|de |d'|du |des ).+)",
         fact="N'a besoin que {x}", unless=_NOW),
    Rule("you-may", "free",
         r"(?P<x>(?:me |m'|te |t'|vous |y |en |le |la |les |lui )*[a-zà-ÿœ]{3,}(?:es|iez) (?:.+ "
         r")?(?:quand|"
         r"chaque fois|à chaque|toujours|avant de|avant que|dès que|même si|lorsque|en permanence|"
         r"sans que|"
         r"dans (?:mes|tes)) .+)", fact="Demande : {x}", unless=PASSING + r"|\A(?:des|les|mes|tes|"
         r"ses|nos|"
         r"vos|ces|très|après|dès) |\A\w+ (?:est|sont|a|ont)\b|\b(?:finis|prêt)\b",
         needs=r"\A(?:me |m')"),
    Rule("need-that", "free",
         rf"{JE}(?:ai|a) (?:vraiment |toujours |souvent )?besoin (?P<x>(?:qu'on|que (?:tu|vous|"
         rf"l'on)) .+)", fact="A besoin {x}", unless=PASSING + r"|\b(?:ça|cela|ton|ta|tes|avis|"
         r"aide[sz]?|aidiez|confirm\w+|envo\w+|corrig\w+|vérifi\w+|relis\w+|trouv\w+|traduis\w+|"
         r"résum\w+)\b"),
    Rule("always-need", "free",
         rf"(?:{JE}(?:ai|a) {OFTEN}besoin|il me faut) (?P<x>(?:de |d'|des |du |un |une )(?!(?:ça|"
         rf"cela|toi|vous|"
         rf"conseils?|aide|savoir|comprendre|"
         rf"plus|l'|la|le|ton|votre|un coup|une (?:réponse|idée|liste|recette|traduction)|trouver|"
         rf"préparer|"
         rf"faire|rédiger|écrire|temps\Z|quelqu'un)\b).+)", unless=_NOW,
         needs=HABIT + r"|\b(?:lunettes|fauteuil|calme|silence|sous-titres|fibres|sommeil|"
         r"gros caractères|exemples concrets|voir pour|pratiquer|structure|pauses)\b"),
    Rule("suits-me", "free",
         rf"(?P<x>{_IT}[\w'/&%.+, -]{{2,80}}?),? (?:ça |c'est (?=ce qui))?(?:ce qui )?(?:(?:me |m'|"
         r"nous )(?:convien(?:t|nent)|va|vont|suffi(?:t|sent)|parle(?:nt)?|aide(?:nt)?|plaî(?:t|"
         r"sent)|"
         r"arrange(?:nt)?|correspond(?:ent)?|suffirai(?:t|ent)|réussi(?:t|ssent)|motive(?:nt)?|"
         r"détend(?:ent)?|"
         r"apaise(?:nt)?|réveille(?:nt)?)(?: (?:mieux|bien|très bien|plus|le mieux|le plus|"
         r"davantage|amplement|largement|parfaitement|beaucoup|pas|toujours|plutôt))*|"
         r"(?:me |m')(?:dérange(?:nt)?|gênent?|gêne|fatigue(?:nt)?|agace(?:nt)?|énerve(?:nt)?|"
         r"saoule(?:nt)?|gonfle(?:nt)?|"
         r"stresse(?:nt)?|angoisse(?:nt)?|rebute(?:nt)?|déconcentre(?:nt)?|perturbe(?:nt)?|"
         r"donne(?:nt)? (?:mal|la "
         r"nausée|des \w+|envie de vomir)|rend(?:ent)? (?:malade|nerveu\w+)|f(?:ait|ont) peur|"
         r"file(?:nt)? \w+|"
         r"ennuie(?:nt)?|perd(?:ent)?|empêche(?:nt)? de dormir|irrite(?:nt)?|déplaisent?|déplaît|"
         r"hérisse(?:nt)?|"
         r"réussi(?:t|ssent) pas)(?: .{0,30})?|"
         r"c'est (?:parfait|idéal|l'idéal|mieux|bien mieux|plus \w+|suffisant|largement "
         r"suffisant|"
         r"le (?:mieux|plus \w+)) pour moi)(?:,? .{0,40})?", unless=rf"{PASSING}|{YOURS}"
          r"|\b(?:va (?:me|nous|être|te)|ça me va|vont (?:me|être)|plaît pas ton|réponse|"
         r"résultat|explication|aide (?:à|beaucoup)? ?comprendre)\b"),
    Rule("enough", "free",
         r"(?P<x>(?:une?|deux|trois|quatre|cinq|\d|quelques|juste|un seul|une seule|les? \w+s?) "
         r"(?:[\w'-]+,? ){1,6}?(?:ça |c'est )?(?:me )?(?:(?<=me )(?:va|convient)(?: bien| très "
         r"bien)?|suffi(?:t|sent|ra|ront)|(?:amplement |"
         r"largement )?suffisant|largement assez|bien assez)(?: .{0,40})?)", fact="{x}",
         unless=_NOW),
    Rule("no-way", "free",
         rf"(?P<x>{_IT}[\w'/&%.+ -]{{3,70}}?),? (?:pour moi,? )?(?:c'est (?:pour moi )?(?:non\b|"
         r"niet|hors de question|rédhibitoire|exclu|mort|interdit|à (?:éviter|bannir|proscrire)|"
         r"sacré|non négociable|obligatoire|impératif|indispensable|essentiel pour moi|primordial|"
         r"la vie|(?:toute )?ma vie|ma passion|mon (?:truc|dada|kif|péché|rituel|moment)|pas "
         r"(?:mon truc|"
         r"pour moi|négociable|ma tasse|possible pour moi)|plus fort que moi)|hors de question|"
         r"jamais de la vie|non merci|sans moi|"
         r"à (?:éviter|bannir|proscrire)(?: .{0,30})?|"
         r"(?:est|sont) (?:interdite?s?|bannie?s?|exclue?s?|obligatoires?|rédhibitoires?|sacrée?s?|"
         r"indispensables?|proscrite?s?|à (?:éviter|bannir|proscrire))(?: (?:chez|pour|dans|à la "
         r"maison|à cause|depuis|ici|au|en) ?.{0,40})?)(?:,.{0,60})?",
         unless=_NOW + r"|\b(?:champ|fichier|paramètre|inscription|visa|masque)\b"),
    Rule("clearest", "free",
         rf"(?P<x>{_IT}(?:les|des|une?|deux|trois|du|de la) [\w'/&% -]{{2,60}}?),? (?:c'est|sont|"
         rf"restent) (?:ce qui est )?(?:toujours |bien |beaucoup |vraiment )?(?:le plus \w+|plus "
         rf"\w+|le mieux|mieux|l'idéal|l'essentiel|ce qu'il me faut)", unless=_NOW,
         fact="Préfère {x}"),
    Rule("out-of-the", "free",
         r"(?:hors de question|interdiction|interdit|défense) (?P<x>(?:de |d'|que ).+)",
         fact="Hors de question {x}", unless=_NOW),
    Rule("how-i-like", "free",
         rf"(?P<x>{_IT}[\w'/&%.+, -]{{2,80}}?),? (?:(?:c'est|voilà|exactement|juste) )?(?:comme "
         rf"(?:ça "
         r"que )?|ce que |la façon dont )(?:je|on) (?:les |l'|le |la )?(?:aime|préfère|veux|prends|"
         r"bois|mange|veut)(?:"
         r" .{0,40})?", fact="Aime ainsi : {x}", unless=YOURS + r"|\b(?:fais|mets|place|cette)\b"),
    Rule("its-easier", "free",
         r"(?P<x>(?:par|en|avec|sans|à|au|sous forme de) (?!(?:fait|plus|moins|vrai|attendant|"
         r"tout|gros|bref|résumé|mon avis|priori|vue)\b)[\w' -]{2,40}?),? (?:c'est|ça reste|ce "
         r"serait|ça me paraît) (?:toujours |quand même |bien |beaucoup |nettement |vraiment "
         r")?(?:plus "
         r"(?:simple|clair|lisible|pratique|facile|rapide|parlant|sympa|agréable)|mieux|parfait|"
         r"l'idéal|idéal)(?: (?:pour moi|à \w+|pour \w+))?(?:,? .{0,40})?", fact="Préfère {x}",
         unless=MOMENT),
    Rule("me-its", "free",
         r"(?:moi,? |pour moi,? |chez moi,? |de mon côté,? |côté [\w ]+,? (?:moi )?)?(?:c'est|ce "
         r"sera|je suis) (?:plutôt|toujours|surtout|uniquement|que|exclusivement|d'abord) "
         r"(?P<x>(?!(?:bien|bon|cool|"
         r"sympa|joli|moche|pas|mal|clair|simple|compliqué|long|content|une? (?:bonne|mauvaise|"
         r"question|problème)|à toi|moi|le|vrai|faux|pareil|ok|drôle|inquiétant|étrange|"
         r"bizarre|logique|non|oui|moi|ça|d'accord|en (?:retard|forme)|fatigu\w+|perdu\w*|"
         r"occupé\w*|mieux|agréable|intéressant|"
         r"normal|rare|positif|l')\b).+)", fact="Plutôt {x}", unless=_NOW + r"|\bne \w+|\bn'"),
    Rule("rely", "free",
         rf"{JE}{SUIS} (?:très |plutôt |assez |vraiment |super |hyper |du genre |un peu |pas très "
         rf"|pas )?(?P<x>(?:thé|café|chien|chat|mer|montagne|ville|campagne|sucré|salé|attachée? "
         rf"(?:"
         rf"à|au|aux)|accro|sensible|opposée?|favorable|porté sur|attirée? par|à l'aise|mal à "
         rf"l'aise|branchée?|exigeante?|pointilleu(?:x|se)|difficile|strict\w*|maniaque|à cheval|"
         rf"soucieu(?:x|se)|préoccupée?|"
         rf"à la recherche d'un (?:style|mode)) ?.*)", unless=_NOW),
    Rule("it-bothers", "free",
         r"(?:ça|cela) (?:me |m')(?:gêne|dérange|saoule|gonfle|agace|énerve|stresse|fatigue|"
         r"perturbe|rassure|aide|plaît|motive|arrange|va mieux|convient)(?: \w+)? (?P<x>(?:quand|"
         r"lorsque|que|qu'|d'avoir|de (?:lire|recevoir|voir)|si) (?!(?:tu (?:pouvais|peux)|vous "
         r"pouv\w+)\b).+)", fact="Réagit {x}",
         unless=MOMENT.replace("|ça|", "|") + r"|\b(?:ton|ta|tes|as|cette)\b"),
)  # fmt: skip
