"""French rules, open tier: what is said without a verb, or with none but "c'est".

"Siège couloir de préférence", "le café, c'est sans sucre", "ni cuir ni laine": people put down what
they want as on a slip of paper. A sign of the lasting, or a thing that is nobody's task, tells it
from an order of the moment.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.fr.words.names import HOUR, ROLE, TIME
from keepwise.bank.speech.languages.fr.words.phrases import CAP, JE, MOMENT, PASSING, YOU, YOURS
from keepwise.bank.speech.languages.fr.words.verbs import GIVE, ORDER

_NOW = rf"{MOMENT}|{YOURS}"
_THING = (
    r"(?!(?:je|on|tu|vous|il|elle|ils|elles|ça|cela|ce|c'|cet|cette|ces|celui|celle|qui|que|quoi|"
    r"où|ton|ta|tes|votre|vos|le problème|la question|mon problème|l'erreur|le bug|le truc|"
    r"l'idée|le souci|voilà|voici|bref|oui|non|ok|merci|bon|bien|super|parfait|désolée?|"
    r"pardon|là|ici|pas|et|mais)\b)"
)
_VERBS = (
    r"\b(?:est|sont|était|a|ont|ai|suis|es|as|va|vont|vais|fait|font|fais|marche|il|elle|ils|je|"
    r"on|tu|vous|qui|que|sera|serait|peut|dit|veut|doit|arrive|plante|bug\w*|aura|faut|faudra)\b"
)
# What a thing may lack without anybody having wished so: "pas de réseau".
_LACKING = (
    r"(?:problèmes?|soucis?|stress|panique|chance|idées?|doutes?|raisons?|traces?|résultats?|"
    r"temps|budget|différences?|accès|quoi|mal|nouvelles?|réponses?|rapport|urgence|pression|"
    r"inquiétude|pitié|blague|son|image|réseau|signal|erreurs?|messages? d'erreur|messages?\Z|"
    r"connexion|internet|virus|infection|wi-?fi|courant|électricité|eau|lumière|changements?|"
    r"évolution|mieux|"
    r"effet|suite|regrets?|avis|retours?|données|fichiers?|bouton|solution|mise à jour|places?|"
    r"disponibilités?|stock|bol|secret|hésitation|panneau|option|moyen|lien|surprise\Z|"
    r"logs?|warnings?|alertes?\Z|trains?|bus|rendez-vous|commentaires?\Z|questions?|sens|monde|"
    r"besoin|confirmation|mail|email|colis|facture|remboursement|notification\Z|"
    r"nouveau|préférence)"
)
_UNIT = (
    r"(?:phrases?|questions?|réponses?|messages?|slides?|pages?|paragraphes?|lignes?|sections?|"
    r"thèmes?|graphiques?|jour|soir|semaine|mois|points?|catégories?|étapes?|recettes?|fonctions?|"
    r"fichiers?|commits?|titres?|diapos?|mails?|repas|séances?|idées?|pièces?|conversations?)"
)
_STATE = (
    r"(?:au (?:chômage|foyer)|à la retraite|en (?:recherche d'emploi|reconversion|congé (?:mat\w*|"
    r"pat\w*|parental|sabbatique|maladie)|alternance|apprentissage|stage (?:à|au|chez|dans) .+|"
    r"(?:L|M)[123]\b.*|(?:licence|master|thèse|prépa|terminale|première|seconde|bts|but|dut)\b.*|"
    r"arrêt maladie|invalidité|surpoids|couple|coloc\w*)|jeunes? (?:papa|maman|parents?|diplômée?|"
    r"retraitée?)(?: .+)?|retraitée? .+|étudiante? (?:en|à|au) .+|(?:lycéen(?:ne)?|collégien(?:"
    r"ne)?)(?: .+)?|allergiques? (?:à|au|aux) .+|intolérante?s? (?:à|au|aux) .+|végétarien(?:ne)?s?"
    r"(?: .+)?|végane?s?(?: .+)?|vegan(?: .+)?|cœliaque(?: .+)?|diabétique(?: .+)?|"
    r"daltonien(?:ne)?(?: .+)?|enceinte de .+|mariée?s? (?:depuis|avec|à) .+|veu(?:f|ve)(?: depuis "
    r".+)?|célibataire(?: .+)?|divorcée?(?: .+)?|père (?:de|célibataire)\b.*|mère (?:de|"
    r"célibataire)"
    r"\b.*|papa de .+|maman de .+|débutante? (?:en|complète?|total\w*|absolue?)\b.*|"
    r"passionnée? (?:de|d'|par) ?.+|gauch(?:er|ère)|frileu(?:x|se)|insomniaque)"
)

SHORTS: tuple[Rule, ...] = (
    Rule("state-alone", "free", bare=True, pattern=rf"(?P<x>{_STATE})", kind="personal",
         fact="{x}", unless=rf"{_NOW}|\b(?:est|sont|a|ont|recette|menu|repas|plat|restaurant|"
         r"resto|option|idée)s?\b"),
    Rule("role-alone", "free", bare=True, pattern=
         rf"(?P<x>(?:actuel(?:le)? |ancienne? |jeune |ex-)?{ROLE}) depuis .+",
         kind="work", fact="Est {x}", unless=_NOW),
    Rule("neither", "free", bare=True, pattern=
         r"(?:surtout )?(?:avec )?ni (?P<x>[\w' -]{2,40},? ni [\w' -]{2,40}(?:,? ni "
         r"[\w' -]{2,40})?)"
         r"(?:,.{0,40})?", fact="Ne veut ni {x}", unless=_NOW
         + r"|\b(?:oui|non|bien|mal|vu|connu|trop|queue|tête|chaud|faite?|à faire|plus|moins)\b"),
    Rule("nothing-so", "free", bare=True, pattern=
         r"(?:surtout |vraiment )?rien (?P<x>(?:de |d'|avec |à base |contenant |en |qui "
         r")(?!(?:grave|nouveau|"
         r"spécial|particulier|plus|moins|compliqué|tel|neuf|bon|méchant|prévu|précis|mieux|pire|"
         r"se|ne|"
         r"bouge|marche|fait|va|change|presse|tout|ça|cela|autre)\b)[\w' -]+)", fact="Ne veut "
         "rien {x}",
         unless=_NOW),
    Rule("all-but", "free",
         r"(?:(?:tout|toutes?|tous|n'importe quoi|n'importe lequel),? sauf|surtout pas|pitié,? pas|"
         r"plutôt mourir que) (?P<x>(?:de |du |d'|des |les? |la |l'|de la |un |une )"
         r"(?!(?:premi|derni|deuxi|fichier|mail|première|titre|ligne)\w*\b)[\w' -]{3,50})",
         fact="Ne veut pas {x}", unless=_NOW),
    Rule("no-more", "free", bare=True, polite=True, pattern=
         r"(?:et )?plus (?P<x>(?:de |d')(?!(?:détails?|précisions?|exemples?|temps|contexte|infos?|"
         r"informations?|idées?|choix|options?|suggestions?\Z|couleurs?\Z|clarté|place|choses?)\b)"
         r"(?:[\w'-]+ ){0,5}[\w'-]+)", fact="Ne veut plus {x}", unless=_NOW),
    Rule("no-such", "free", bare=True, pattern=
         rf"(?:(?:surtout|donc|par contre|mais|ok|bon|non),? )*(?:pas|jamais|aucune?) (?P<x>"
         rf"(?!(?:de |d')?{_LACKING}\b)(?!(?:de |d')?(?:ça|cela|lui|elle|moi|toi|vous|vrai|faux|"
         rf"sûre?|mal|grave|bête|cool|terrible|top|encore|tout|très|trop|si|assez|plus|"
         rf"possible|pour|dans|avec|sans|sur|à|au|en|le|la|les|l'|un|une|du|des|mon|ma|mes|ce|"
         rf"cette|"
         rf"avant|après|vraiment|du tout|forcément|évident|facile|simple|clair|compris|"
         rf"mauvais|bon|bonne|génial|fou|folle|question|moyen|même|aujourd'hui|demain|"
         rf"maintenant|tout de suite|loin|cher|chère?s?|beau|belle|joli|fini|prêt|là|ici|quoi)\b)"
         rf"(?!(?:de |d')?(?-i:[A-ZÀ-Ý]))(?:de |d')?"
         rf"[\w'.-]+(?: (?!(?:dans|sur) (?:le|la|l'|ce|cette|mon|ma) )[\w'.-]+){{0,5}})",
         fact="Ne veut pas {x}", needs=r"\A(?:\w+,? )*(?:pas|jamais) (?:de |d')|\baucune? \w+ "
         r"(?:pour|à la|chez|dans mes)|\baucune? (?:viande|alcool|produit|plat|sucre|trace)",
         unless=rf"{_NOW}|\b(?:est|sont|a|ont|était|marche|trouvé|reçu|arrivé|affiché|prévu|vu)\b"),
    # With "c'est"
    Rule("its-never", "free",
         rf"(?P<x>{_THING}[\w'/&, -]{{3,60}}?),? (?:(?:pour|chez|avec) (?:moi|nous),? )?"
         r"(?:c'est|c'était|ce sera|ça sera|ça reste) (?:toujours |encore |vraiment |un grand |"
         r"définitivement |clairement )?(?:non|niet|mort|jamais|hors de question|exclu|impossible "
         r"pour moi|no way)(?: .{2,30})?(?:,.{0,60})?", fact="Ne veut pas : {x}", unless=PASSING),
    Rule("its-without", "free",
         rf"(?P<x>{_THING}(?:les?|la|l'|mes|mon|ma|pour|côté|un|une|tou(?:s|te|tes) les) ?[\w' -]"
         r"{2,50}?,? (?:(?:chez nous|pour nous|chez moi|pour moi),? )?(?:c'est|ce sera|ça se "
         r"(?:boit|mange|lit|fait|prend)|ce sont) (?:toujours |jamais |uniquement |surtout |"
         r"plutôt |que |forcément |systématiquement |"
         r"(?=(?:sans|avec|en|au|aux|à|le|du|de|des|après|avant|chez|sur) ))(?!(?:la même|pareil|"
         r"trop|pas clair|bizarre|cassé|planté|le bazar|le même|le problème|vrai|moi|toi|bien|"
         r"mieux|"
         r"de pire|quoi|la cata|le cas|la fin|la galère|le chaos|le bordel|à refaire|à revoir|en "
         r"cours|en panne|de la|du grand|à cause|à mourir|au top|en retard|de savoir|de comprendre|"
         r"d'avoir|du n'importe|sur la bonne|une|un|la|l'|que)\b)[\w'/&%.-]+(?: .{1,60})?)",
         fact="{x}", kind="habit", unless=rf"{MOMENT}|{YOU}|\b(?:le (?:but|principal|plus|moins|"
         r"titre|résultat|rendu)|pire|hic|souci|tableau|graphique|fichier|document|première?|"
         r"deuxième|seconde?|dernière?|suite|reste|réponse|version|erreur|page|lien|mail|texte|"
         r"début|fin|cause|raison|différence|pièce jointe|pour (?:demain|ce soir|quand|hier|"
         r"vendredi))\b"),
    Rule("its-rather", "free",
         r"(?:c'est|ce sera|ça sera|ce serait) (?:toujours |plutôt )?(?P<x>(?:un |une |des |les? |"
         r"la "
         r"|l'|du |de la |en |au |avec )?(?!(?:moi|toi|lui|bien|bon|mieux|ça)\b)[\w' -]{2,40},? "
         r"(?:plutôt qu(?:e |')|et (?:pas|non)|pas|jamais) ?[\w' -]{2,40})", fact="Préfère {x}",
         sign=True, unless=rf"{_NOW}|\b(?:lundi|mardi|mercredi|jeudi|vendredi|erreur|bug|ligne|"
         r"page|faute|problème|\d)\b|(?-i:\b[A-Z])"),
    Rule("is-meant", "free",
         rf"(?P<q>{_THING}(?:les?|la|l'|un|une|nos|notre|mes|mon|ma) ?[\w' -]{{1,40}}?),? (?:chez|"
         rf"pour) nous,? (?:c'est|ce sont|ça va|ça veut|correspond|commence|démarre|se compte|"
         rf"s'entend|:) ?(?P<x>.+)", fact="{q} : {x}", kind="habit", unless=rf"{_NOW}|\b(?:"
         r"problème|priorité|trop|compliqué|difficile|bizarre|clair)\b"),
    Rule("for-all", "free",
         r"(?:pour|dans|sur) (?P<q>(?:tout ce que (?:je|on) [\w' ]+|(?:tous|toutes) (?:mes|nos|"
         r"les) "
         r"[\w' -]+|(?:mes|nos) [\w' -]+)),? (?:c'est|ce sera|il faut|je veux|on met) (?:toujours |"
         r"uniquement |plutôt |que )?(?P<x>[\w' -]+(?:, (?:jamais|pas|et non) [\w' -]+)?)",
         fact="Veut {x} pour {q}", unless=rf"{MOMENT}|{YOU}|\b(?:c'est (?:bon|ok|bien|fait|"
         r"pareil|quand|quoi|combien))\b"),
    Rule("and-me", "free",
         r"(?P<q>[\w' -]{2,40}) et (?:moi|nous),? (?:ça (?:fait|a toujours fait) (?:deux|trois|"
         r"\w+)|"
         r"on (?:est|ne sera|sera) (?:pas|jamais|fâchés?) ?.*|ce n'est pas .+|c'est (?:pas|"
         r"compliqué"
         r"|l'amour|une longue|la guerre|fini|une histoire).*)", fact="Pas à l'aise avec : {q}",
         kind="personal", unless=YOURS),
    # Standing forms of things
    Rule("per", "free", bare=True, pattern=
         rf"(?:toujours |pas plus d[e'] ?|maximum |max )?(?P<x>(?:une?|deux|trois|quatre|cinq|dix|"
         rf"\d+) (?:seule?s? )?(?!(?:euros?|fois|heures?|minutes?|personnes?|clients?|ventes?|"
         rf"visites?|erreurs?)\b)[\w' -]{{3,40}} (?:par|à chaque|dans chaque) {_UNIT}(?:,? "
         rf"(?:max\w*|"
         rf"pas plus|c'est tout|ça suffit|suffi\w+))?(?:,? .{{2,30}})?)", fact="Veut {x}",
         unless=rf"{_NOW}|{_VERBS}"),
    Rule("at-times", "free", bare=True, pattern=
         rf"(?P<x>{_THING}(?:les? |la |l'|du |de la |des |un |une |mes |tou(?:s|tes) les )?"
         rf"(?!(?:rendez-vous|réunion|train|vol|billets?|table|réservation|rappel|point|appel|"
         rf"départ|retour|arrivée|bonjour|à|en|pour|dans|sur)\b)[\w'-]{{3,}}(?: [\w'-]+){{0,4}} "
         rf"(?:le (?:soir|matin|midi|week-?end|lundi|mardi|mercredi|jeudi|vendredi|samedi|"
         rf"dimanche)|"
         rf"la nuit|en (?:semaine|journée|soirée)|l'(?:été|hiver|après-midi)|tous les \w+)(?:,? "
         rf"(?:et |mais )?[\w' -]{{3,50}})?)", fact="{x}",
         kind="habit", unless=rf"{_NOW}|{_VERBS}|\b(?:météo|ouvert\w*|horaires?|combien|"
         rf"prochain\w*|"
         r"dernière?|lundi \d|\w+ez|ventes?|chiffres?|trafic|places?|coucou|hôtel|restaurant|resto|"
         rf"itinéraire|idées?)\b|\A{ORDER}\b"),
    Rule("whenever", "free",
         rf"(?P<x>(?:quand|dès que|lorsque|chaque fois que) (?:il y a|c'est|une? |les? |la |l'|ça|"
         rf"j'|je |on )(?!.*\b(?:prête?s?|finie?s?|terminée?s?|arrivée?s?|reçue?s?|confirmée?s?|"
         rf"validée?s?|"
         rf"dispo\w*)\b)[\w' -]{{2,60}}, (?:{ORDER}|préviens|prévenez|envoie|mets|rappelle|alerte|"
         rf"éteins|allume|propose)(?:-\w+)*\b.+)", fact="Demande : {x}",
         unless=rf"{MOMENT}|\b(?:clique|clic|bouton|bug|erreur|fonction|script|utilisateur|tu|"
         rf"vous)\b"),
    Rule("measured-so", "free", bare=True, pattern=
         r"(?P<x>(?:(?:tou(?:s|tes) )?les |mes |nos )?(?:dates|montants|prix|heures|horaires|"
         r"chiffres|"
         r"distances|températures|poids|mesures|quantités|durées|sommes|totaux|pourcentages|"
         r"tarifs|noms|titres|unités|coûts)(?: d(?:e |es |u |')[\w' ]{3,20}?)?,? (?:toujours |"
         r"uniquement )?(?:au "
         r"format|"
         r"sous la forme|en|avec|sans|arrondie?s|dans l'ordre|à) [\w'/ €$.-]{2,40}?)"
         r"(?:,? (?:je m'y perds|sinon|c'est plus).*)?", fact="Veut {x}",
         unless=rf"{_NOW}|{_VERBS}|\b(?:en (?:baisse|hausse|retard|cours|attente|ligne)|"
         r"janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|"
         r"\d{4}|par (?:région|pays|mois|marque))\b"),
    Rule("first-then", "free",
         rf"(?:{GIVE}|commence)(?:-moi)? (?:par |toujours )?(?P<x>d'abord (?:les? |la |l'|une? )"
         r"(?:résumé|conclusion|réponse|résultats?|chiffres?|total|totaux|essentiel|synthèse|"
         r"verdict|"
         r"solution|recommandations?|points? clés?|code|vue d'ensemble)[\w' ]{0,30}?,? (?:et |puis|"
         r"ensuite|après).+)", fact="Veut {x}", unless=PASSING),
    Rule("goal", "free",
         rf"{JE}(?:voudrais|aimerais|veu[xt]|souhaite|compte|espère|vise) (?:bien |vraiment )?"
         r"(?P<x>(?:arrêter (?:de |d'|le |la |l')|apprendre (?:à |le |la |l')|perdre (?:du poids|"
         r"\w+ "
         r"kilos)|me (?:mettre (?:à|au) |remettre (?:à|au) |reconvertir)|devenir |courir (?:un|"
         r"le) |"
         r"passer (?:le permis|mon permis|à temps|à mi)|réduire (?:ma|mon|le|la|l')|manger moins|"
         r"acheter (?:un appart|une maison|notre)|monter ma|ouvrir (?:ma|mon|une?) ).+)",
         kind="personal", unless=_NOW),
    Rule("all-by", "free",
         rf"{JE}fai[st] (?P<x>(?:presque |quasiment )?tou(?:t|tes mes courses|s mes trajets) "
         rf"(?:en|à|"
         r"sous|avec|sur|au) (?!(?:fait|cas|même|ce|cette|mieux)\b).+)", kind="habit", unless=_NOW),
    Rule("team-covers", "free",
         r"(?:l'équipe|le service|la boîte|le pôle) (?:[\w' ]+ et )?(?:couvre|gère|s'occupe|pilote|"
         r"vend|suit) (?!(?:le (?:dossier|ticket|problème)|ça|cela)\b).+", kind="work",
         unless=rf"{_NOW}|\b(?:du client|adverse)\b"),
    Rule("for-team", "free",
         r"pour l'équipe [\w' -]+?(?:, [^,]+,|,)? c'est (?P<x>.+)", fact="Veut {x}", unless=_NOW),
    Rule("must-be", "free",
         rf"(?P<x>(?:(?:(?:à|après|avant|dès|entre|passé) {HOUR}|le soir|la nuit|le matin|"
         rf"{TIME}),? "
         rf")?(?:tout|tou(?:s|tes) (?:les|mes|tes|vos) [\w' -]+|(?:les|mes|tes|vos|nos) [\w' -]+s?|"
         rf"(?:le|la|l'|mon|ma) ?[\w' -]+) (?:doi(?:t|vent)|devrai(?:t|ent)) (?:toujours |"
         rf"impérativement |absolument )?(?:être|rester|avoir|tenir|contenir|commencer|finir|"
         rf"comporter|afficher|s'\w+er) .+)",
         fact="Demande : {x}", unless=_NOW + r"|\b(?:le (?:rapport|client|mail|projet|fichier|chef|"
         r"colis|bug)|erreur|rendre|rendue?s?|envoyée?s?|livrée?s?|finie?s?|\d+ (?:mots|pages))\b",
         needs=rf"\b(?:toujours|jamais|tout|tous|toutes|les|mes|tes|vos|nos|le soir|la nuit|"
         rf"{HOUR})\b"),
    Rule("reach-me", "free",
         r"(?:(?:on|tu|vous) (?:peu[xt]|pouvez) )?me (?:joindre|contacter|rappeler|écrire|appeler|"
         r"trouver) (?P<x>(?:seulement |uniquement |plutôt |de préférence |que |surtout )*(?:par|"
         r"le|"
         r"la|l'|les|en|entre|après|avant|à partir|du|dès|sur|au) ?.+)",
         fact="Joignable {x}", unless=MOMENT + r"|\b(?:si|quand|pour|numéro)\b"),
    Rule("keeps-female", "free",
         r"(?:utilise[zr]?|emploie[zr]?|employez|mets|mettez|accorde[zr]?|écris|préfère) "
         r"(?:toujours "
         r")?(?P<x>(?:le |la forme |au )?(?:féminin|masculin|féminine|neutre))(?: (?:pour moi|"
         r"quand "
         r".+|avec moi|svp))?", fact="Veut {x}", kind="address", unless=MOMENT),
    Rule("so-given", "free",
         rf"(?:{GIVE})(?:-moi)?(?:-les|-le)? (?:ça|cela|tout(?: ça)?) (?P<x>(?:en|sous forme|par|"
         rf"avec|dans|comme|sans) .+)", fact="Veut les réponses {x}", lasting=True, reads=SHAPES,
         unless=r"\b(?:cette|cet|ces|aujourd'hui|demain)\b"),
    Rule("code-so", "free",
         r"(?P<x>(?:commente|documente|indente|formate|nomme|écris|rédige|structure|type|garde|"
         r"laisse|mets|préfixe|teste)[zrs]? (?:toujours |bien )?(?:(?:le|ton|mon) code|(?:les|tes|"
         r"mes"
         r"|tous les|toutes les) (?:fonctions|variables|commentaires|messages de commit|docstrings|"
         r"commits|noms? de \w+|tests|classes|composants|requêtes|branches|messages d'erreur)|le "
         r"reste) (?:en|avec|à|selon|sans|au|façon|dans|comme|par) .+)", fact="Demande : {x}",
         unless=_NOW),
    Rule("named-it", "free",
         rf"(?:(?:nos|mes|notre|mon|ma|les|des) )?(?P<x>(?!(?:exemple|problème|question|erreur|"
         rf"objet|titre|étape|note|rappel|résultat|total|sujet)\b)[\w' -]{{4,40}} ?: "
         rf"{CAP}[\w-]+(?:, {CAP}[\w' -]+)* et {CAP}[\w' -]+)", fact="{x}", kind="work",
         needs=r"\A(?:nos|mes|notre|mon|ma)\b", unless=_NOW),
    Rule("and-i-do", "free",
         rf"(?:mon|ma|mes|notre) [\w' -]{{2,30}}? (?:gère|s'occupe|prend|fait|suit|couvre|a) [^,]+"
         rf"(?:,| et) (?:et )?(?:moi|{JE}(?:gère|prends|fais|m'occupe|suis))(?: (?:de|du))? "
         rf"(?P<x>(?:du |de la |des |de l'|le |la |les |l').+)", fact="S'occupe de : {x}",
         kind="work", unless=_NOW),
)  # fmt: skip
