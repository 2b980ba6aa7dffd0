"""Pieces of French clauses that many rules are made of."""

from __future__ import annotations

JE = r"(?:moi,? )?(?:je|on) "
SUIS = r"(?:suis|est)"
OFTEN = (
    r"(?:(?:vraiment|beaucoup|bien|surtout|toujours|plutôt|souvent|actuellement|"
    r"maintenant|désormais|principalement|essentiellement|généralement|en général|normalement|"
    r"d'habitude|habituellement|encore|juste|uniquement|seulement|exclusivement|de préférence|"
    r"largement|nettement|carrément|énormément|franchement|personnellement|présentement|aussi|"
    r"à présent|avant tout|majoritairement|de loin|autant que possible|si possible|svp|"
    r"par-dessus tout|tout particulièrement|"
    r"particulièrement|plus que tout|clairement|en priorité|moi-même|également|quand même|"
    r"tout le temps|en temps normal|pas mal|trop|très|aujourd'hui|déjà) )*"
)
SINCE = r"(?:depuis [\w' ]{2,30}? )?"
THING = (
    r"(?!(?:ça|cela|ceci|ce que|ce qui|ce qu'|que|comment|quand|si|celui|celle|ceux|celles|la "
    r"(?:première|deuxième|seconde|dernière|même)|le (?:premier|deuxième|second|dernier|même)|"
    r"les (?:deux|mêmes|autres)|le reste|d'autres|ta|ton|tes|votre|vos|l'autre|cette|cet|ces|ce|"
    r"toi|vous|lui|y|en (?:avoir|savoir))\b)(?!qu')"
)
OF = r"(?:de la |de l'|du |des |de |d')"
CAP = r"(?-i:[A-ZÀ-Ý])"
ONE_CLAUSE = (
    r"(?!.*,? (?:donc|du coup|alors|mais) (?:je|on|ne|n'|pas|évite|propose|utilise)\b)"
    r"(?!.*, (?:je|ne|n'|pas|évite|utilise|propose|donc)\b)"
)
LASTING = (
    r"(?!.*\b(?:aujourd'hui|demain|hier|ce (?:soir|matin|midi)|cet (?:après-midi|aprèm)|tout de "
    r"suite|"
    r"dessus|cette (?:présentation|slide|version)|là|te|vous|toi)\b)"
)
TO_ME = r"(?:me |m'|nous |y |en |les |le |la |l'|lui |te |t'|vous |se |s')?"
WHAT = r"(?:de la |de l'|du |des |de |d'|les |le |la |l'|aucune? )?"
_THIS = (
    r"(?:ce|cet|cette|ces)(?! (?:que|qui|sont|n'est|serait|sera|était|genre|type|trimestre|"
    r"semestre|année|été|hiver|printemps|automne|moment-là|jour-là|soir-là|heure-là|créneau-là)\b)"
    r"(?!-)"
)
_TIMES = (
    r"aujourd'hui|demain|hier|avant-hier|tout à l'heure|tout de suite|tantôt|à l'instant|en ce "
    r"moment|pour (?:l'instant|le moment)|(?<![\w-])là\b(?!-)|bientôt|tout juste|dans (?:une|deux|"
    r"trois|dix|\d+|quelques) (?:minutes?|heures?|secondes?|jours?)|il y a (?:une|deux|\d+|"
    r"quelques|cinq|dix) (?:minutes?|heures?|jours?)|plus tard|(?:la semaine|le mois|le week-end|"
    r"lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche) (?:prochaine?|dernière?|passée?|qui "
    r"vient)|depuis (?:ce matin|hier|tout à l'heure|une heure|\w+ (?:minutes|heures)|\d+ "
    r"(?:minutes|heures|jours)|lundi|"
    r"mardi|mercredi|jeudi|vendredi|samedi|dimanche)"
)
_TROUBLE = (
    r"erreurs?|bugs?|plante|planté|bloquée?s?|marche(?:nt)? (?:pas|plus)|fonctionne(?:nt)? "
    r"(?:pas|plus)|ci-dessous|ci-dessus|ci-joint\w*|suivante?s?|pas encore|toujours pas|lol|mdr|"
    r"haha"
)
PASSING = rf"\b(?:{_TIMES}|{_TROUBLE}|{_THIS})(?!\w)"
"""Words of something that passes."""
_POINTED = r"\b(?:ça|cela|ceci|celui-\w+|celle-\w+)(?!\w)"
MOMENT = rf"{PASSING}|{_POINTED}"
"""Words of something that passes, or points at what is at hand."""
_THIS_ONE = rf"{_THIS}(?! (?:matin|soir|midi|après-midi|week-end|semaine|mois))"
LATELY = rf"\b(?:{_TROUBLE}|{_THIS_ONE})(?!\w)|{_POINTED}"
"""The same without times: what happened yesterday can last."""
YOU = r"(?<![-\w])(?:tu|toi|te|vous)\b|\bt'"
"""Whoever answers."""
YOURS = rf"{YOU}|\b(?:ton|ta|tes|votre|vos)\b"
"""Whoever answers, and what they wrote."""
HABIT = (
    r"\b(?:toujours|jamais|souvent|rarement|généralement|en général|d'habitude|habituellement|"
    r"normalement|d'ordinaire|régulièrement|fréquemment|systématiquement|parfois|quotidiennement|"
    r"la plupart du temps|le plus souvent|en principe|en temps normal|de temps en temps|"
    r"par défaut|en règle générale|presque|principalement|surtout|uniquement|exclusivement|"
    r"chaque|tous les|toutes les|tout le temps|toute l'année|tout l'été|(?:une|deux|trois|quatre|"
    r"cinq|\d+|plusieurs|quelques) (?:fois|jours?|soirs?|matins?|nuits?|heures?|après-midis?|"
    r"week-ends?|séances?|mois|semaines?|repas|bières?|cafés?) (?:par|sur|à la|au)|un \w+ sur "
    r"deux|une \w+ sur deux|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|"
    r"midi|week-?end)(?! (?:\d|prochain|dernier))|les (?:lundis?|mardis?|mercredis?|jeudis?|"
    r"vendredis?|samedis?|dimanches?|week-?ends?|matins?|soirs?)|en (?:semaine|soirée|journée|"
    r"été|hiver)|la nuit|à mes heures perdues|pendant mes (?:loisirs|trajets)|du lundi au|du mardi "
    r"au|quand (?:je|on)|dès que (?:je|on)|lorsque (?:je|on)|depuis (?:toujours|que je|l'enfance|"
    r"tout petit\w*|des années|longtemps|(?:19|20)\d\d|(?:bientôt |presque |plus de |environ )?"
    r"(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quinze|vingt|trente|\d+|quelques|"
    r"plusieurs) (?:ans?|années?|mois)|janvier|février|mars|avril|mai|juin|juillet|août|septembre|"
    r"octobre|novembre|décembre|mes \w+ ans|le (?:collège|lycée|début)|la (?:naissance|fac|"
    r"rentrée)|l'an (?:dernier|passé)|mon \w+|ma \w+))(?!\w)"
)
"""What makes of any verb a habit."""
ART = r"(?:les? |la |l'|une? |des |du |de la |de |d'|mon |ma |mes |notre |nos )?"
BIT = (
    r"(?!(?:ça|cela|ceci|ce|cet|cette|ces|celui|celle|ceux|celles|que|qu'|si|comment|pourquoi|"
    r"combien|où|quoi|rien\b(?! (?:de|d'|après|avant|qui))|tout\Z|mon (?:erreur|temps|"
    r"tour)|ta|ton|tes|vos|votre|bien\Z|mal\Z|"
    r"mieux\Z|vite\Z|(?:une?|le|la|l'|les|des|mon|ma|mes) ?(?:(?:petit|gros|petite|grosse|nouveau|"
    r"nouvelle|autre|même|première?|dernière?|dernier) )?(?:problèmes?|soucis?|erreurs?|messages?|"
    r"fichiers?|doutes?|idées?|questions?|bugs?|liens?|boutons?|pages?|scripts?|requêtes?|tests?|"
    r"fonctions?|résultats?|réponses?|suggestions?|propositions?|versions?|graphiques?|tableau|"
    r"rapport|document|présentation|slides?|deck|mail|mails|mot|phrase|texte|point|impression|"
    r"options?|solutions?|moment|minute|seconde|coup|fois|différence|détail|sens|lettre|discours|"
    r"article|mémo|note|compte[- ]rendu|devis|réunion|code\Z|chiffres\Z|"
    r"rendez-vous|appel|colis|commande|résultat))\b)"
)
"""What is done to things at hand says nothing of somebody."""
DENIED = (
    r"\A(?:me |m'|nous |y )?[\w'-]+ (?:surtout )?(?:pas|plus|jamais) (?:de |d'|des |les |la |le |"
    r"l')"
)
"""An order not to, with its "ne" left out."""
