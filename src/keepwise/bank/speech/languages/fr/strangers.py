"""French sentences about somebody else, and what others ask for: neither is the person's own."""

from __future__ import annotations

from keepwise.bank.speech.languages.fr.words.names import KIN
from keepwise.bank.speech.languages.fr.words.verbs import ORDER

_PEOPLE = (
    rf"(?:{KIN}|chef\w*|boss|patron\w*|manageu?r\w*|collègues?|client\w*|voisine?s?|proprio|"
    r"propriétaire|locataire|prof|professeure?|ado|ados|pote|amie?s?|associée?|stagiaire|"
    r"alternante?|n\+1|beaux-parents|ex|babysitter|nounou|binôme|invitée?s?|directeur|directrice)"
)
_NO_NAME = (
    r"(?:Je|Moi|Mon|Ma|Mes|Tout|Toujours|Jamais|Les?|La|Une?|Des|Ce|Cet|Cette|Ça|Ca|Cela|Ceci|Qui|"
    r"Que|Il|Elle|Pour|Pas|En|On|Nous|Notre|Nos|Tu|Vous|Rien|Lundi|Mardi|Mercredi|Jeudi|Vendredi|"
    r"Samedi|Dimanche|Quel|Quelle|Où|Comment|Merci|Bonjour|Tableaux|Réponses?)"
)
STRANGER = (
    r"(?!.*\b(?i:je\b|j['’]|moi\b|jsuis\b|chui))(?:(?i:et|mais|alors|donc|bon|ah|oh|bonjour|salut|"
    r"coucou),? )*(?:(?i:elles?|ils|il)(?! (?i:faut|me |m['’]|y a|fait|vaut|pleut|neige|s['’]agit|"
    r"manque|reste|est (?:\d|possible|important|temps|midi|minuit|préférable|essentiel)))\b|"
    rf"(?i:mon|ma|mes|notre|nos|sa|son|ses|leur|la|le|les) (?i:[\w-]+ ){{0,2}}?(?i:{_PEOPLE})\b|"
    rf"(?!{_NO_NAME}\b)[A-ZÀ-Ý][\w-]+(?: (?i:est|a|vit|habite|travaille|bosse|vient|"
    rf"s['’]appelle)|,? "
    r"(?:mon|ma|notre)|, (?:une?|le|la))\b)"
)
# French orders look like the third person, so only verbs nobody orders an answer with.
SUBJECTLESS = (
    r"(?!.*\b(?:svp|stp|s['’]il (?:te|vous)|merci|tes?|tu|vous|vos|votre|réponses?|moi|désormais|"
    r"dorénavant|je|j['’]\w+)\b)(?:et |mais |aussi |d['’]ailleurs,? |du coup,? )*(?:ne |n['’])?"
    r"(?:(?:y|en|lui|se|s['’]|me|m['’]|nous|les?|la|l['’]) ?)?"
    r"(?:ador|détest|préf[èé]r|aim|raffol|refus|collectionn|habit|travaill|boss|mang|jou|fum|"
    r"support|toler|tolèr|dépens|pass|voyag|ronfl|jardin|cuisin|jur|étudi|enseign|port)e(?:nt)?\b"
    rf"(?!-)|(?!{ORDER}\b)(?:et |mais |aussi )*(?:ne |n['’])?(?:y |en |se |s['’])?(?:est|a|va|vit|"
    r"boit|lit|dort|veut|peut|sait|croit|doit|tient|vient|sort|court|conduit|fait|suit|apprend|"
    r"vend|part|connaît|hait|déteste|sont|ont|veulent|boivent|vivent)\b(?!-)"
)

_WISHES = (
    r"(?:tout|toute?s|toujours|jamais|pas|plus|zéro|sans|uniquement|seulement|rien|surtout|"
    r"répond(?:s|ez|re)|écri(?:s|vez|re)|utilise[zr]?|ne (?:jamais|pas))\b"
)
_GROUPS = (
    r"(?:direction|compta\w*|marketing|support|juridique|communication|com|rh|dsi|finance|"
    r"logistique|prod(?:uction)?|(?:équipe|service|pôle)(?: (?:produit|data|compta\w*|juridique|"
    r"commercial\w*|technique|"
    r"marketing|support|rh|qualité|achats|ventes|design|client\w*|projet|digital|web|presse|export|"
    r"finance\w*|logistique|informatique|communication|it))?|"
    r"bureau|siège|mairie|banque|école|prof(?:esseur)?|client\w*|fournisseur|chef\w*|patron\w*|"
    r"comité|conseil|jury|rédac\w*|éditeur|éditrice|règlement|charte|cahier des charges|"
    r"brief)"
)
VOICES = (
    # "The accounts department: never euros" are the department's words.
    rf"\A(?:[-*•–] ?)?(?:côté )?(?:(?:le|la|les|mon|ma|notre|nos|mes) |l['’])?{_GROUPS}"
    rf"(?: (?:de |du |des |de la |de l['’]|d['’]|à )[\w'’-]+){{0,2}}(?: ?:)? (?={_WISHES})|"
    # Rules that somebody else has laid down.
    r"\b(?:consignes?|instructions?|demandes?|exigences?|souhaits?|règles?|règlement) (?:du|de la|"
    rf"de l['’]|des) ?[\w-]+(?: [\w-]+)?(?: ?:)? (?={_WISHES})|"
    rf"\b(?:le|la|les|l['’]|mon|ma|notre|cette?|ce) ?[\w' -]{{2,40}}? (?:exige|impose|demande|"
    rf"réclame|"
    rf"stipule|précise|prévoit|dit|indique|recommande)(?:nt)?(?: ?:)? (?={_WISHES})|"
    r"\b(?:la|le|notre|cette) (?:charte|règlement|convention|cahier des charges|consigne|"
    r"circulaire|"
    r"norme)(?: [\w'’ -]{2,30})? (?:impose|exige|prévoit|demande|interdit)\b|"
    r"\A\[?\d\d?[:h.]\d\d\]? ?[-–]? ?(?-i:[A-ZÀ-Ý])[\w-]+ ?:|"
    # The company of one's sister is not one's own.
    r"\b(?:dans|chez|à) (?:la |le |l['’])?(?:boîte|entreprise|société|agence|école|bureau|équipe|"
    rf"labo|cabinet|resto|pays) (?:de |d['’]|du )(?:(?:mon|ma|mes) [\w-]+|"
    rf"(?-i:[A-Z])[\w-]+),? on\b|"
    # Who a present or a table is for, and what they like.
    rf"\bpour (?:mon|ma|mes|notre|une?) (?:{_PEOPLE})\b[^.!?]{{0,20}}?[,:;] ?(?:il|elle|ils|elles|"
    r"qui) [^.!?]*[ ,](?:déteste|adore|préfère|aime|collectionne|mange|boit|supporte|"
    r"lit|joue|porte)\b|"
    # An order about one thing of yesterday's.
    r"\A(?:pour|dans|sur) (?:le|la|les|mes|mon|ma) [\w' -]{2,30} (?:d['’](?:hier|aujourd['’]hui)|"
    r"de "
    r"(?:ce (?:matin|soir)|demain|cet après-midi|tout à l['’]heure)),? "
)
"""What others ask for, put down with no marks around it."""

_PRAISE = (
    r"(?:génial|super|formidable|bravo|fantastique|parfait|magnifique|merveilleux|excellent|top|"
    r"chouette|splendide|nickel|extra|quel (?:bonheur|plaisir|régal)|ah|oh|youpi|hourra|"
    r"félicitations|chapeau|merci)"
)
_LOVE = (
    r"(?:j['’](?:adore|aime)|je (?:raffole|kiffe|suis fan|suis ravie?|me régale)|on (?:adore|aime|"
    r"kiffe))"
)
MOCKING = (
    # Praise that asks for more of what nobody wants.
    rf"\b{_PRAISE}\b[^.?]{{0,60}}?\b{_LOVE}\b[^.?]*[,!;] ?(?:surtout,? )?(?:continu(?:ez|e)|ne "
    r"changez? rien|encore\b|faites?-(?:le|en|ça) plus|recommence[zr]?|remettez ça|on remet ça|"
    r"bis\b|n['’]arrêtez? pas|surtout,? ne changez|plus souvent)|"
    rf"\b{_PRAISE}[,!.]? {_LOVE} (?:tellement |tant |trop |vraiment |beaucoup |de )*(?:vos|votre) "
    r"(?:messages? d['’]erreur|bugs?|pannes?|retards?|musique d['’]attente|files? d['’]attente|"
    r"publicités?|pubs?|relances?|coupures?|hausses?|frais|pop-?ups?|captchas?|serveur vocal|"
    r"standard|formulaires?)\b|"
    rf"\b{_LOVE} (?:tellement |tant |trop |vraiment |beaucoup )?(?:quand (?:le|la|les|mon|ma|mes) "
    r"(?:colis|commande|livreur|train|bus|métro|vol|paquet|avion|réseau|chauffage)|(?:passer|"
    r"rester|"
    r"attendre|patienter|poireauter) [\w' -]{2,30}? (?:au (?:téléphone|standard|guichet)|"
    r"en attente|"
    r"à attendre|dans (?:la|une) (?:queue|file)|en ligne)|(?:remplir|saisir|taper|expliquer|"
    r"répéter|"
    r"payer) (?:deux|trois|dix|quatre|cinq|plusieurs|vingt) fois)"
)
"""Irony: love for what nobody loves."""
