"""French rules, open tier: what is one's own, and what is said of it by the way.

"Mon X est Y" states something unless X is of the conversation ("ma question") or Y passes
("cassé"). What others like is nobody's business here.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.fr.words.names import KIN, ROLE
from keepwise.bank.speech.languages.fr.words.phrases import (
    BIT,
    CAP,
    HABIT,
    JE,
    LATELY,
    MOMENT,
    PASSING,
    THING,
    YOURS,
)

_NOW = rf"{MOMENT}|{YOURS}"
_MY = r"(?:(?:tou(?:s|tes) )?(?:mon|ma|mes|notre|nos))"
_PASSING = (
    r"(?:(?:petite?s?|gros(?:se)?s?|seule?s?|première?s?|premiers?|dernière?s?|derniers?|"
    r"prochaine?s?|vraie?s?|autres?|nouve(?:au|lle)) )?(?:questions?|problèmes?|soucis?|idées?|"
    r"avis|impression|sentiment|message|mails?|e-mails?|courriels?|demandes?|requêtes?|code|"
    r"scripts?|fonctions?|builds?|tests?\Z|serveur|appli\Z|site (?=est|a )|fichiers?|rapports?|"
    r"brouillons?|"
    r"documents?|slides?|présentations?|textes?|exposé|dissert\w*|lettre|paragraphes?|phrases?|"
    r"erreurs?|bugs?|crainte|faute|plaisir|excuses|commande|colis|livraison|vol|train|réunion|"
    r"appel|rendez-vous|tour|réponses?|tâches?|souhait|espoir|suggestion|tête|dos|ventre|gorge|"
    r"pieds?|yeux|cerveau|journée\Z|matinée|soirée|week-end|semaine(?! type| de)|connexion|"
    r"wi-?fi|internet|"
    r"batterie|données|chiffres?|résultats?|tableaux?|graphiques?|écran|clavier|"
    r"lien|formulaire|tickets?|remboursement|paiement|réservation|ventes|"
    r"chiffre d'affaires|ca\b|conversions?|trafic|taux|coûts?|dépenses|marge|panier|"
    r"déclaration|entretien|dossier|exercice|devoir|poids|tension|solde|"
    r"score|chaudière|chauffage|tentative|hypothèse|raison|session|onglet|sac|valise|"
    r"carte bleue|config\w*|branche|commit|conteneur|résumé|intro\w*|version|titre|exemple|"
    r"liste|plan|proposition|propos|point|côté|place|vie|truc|réaction|but de la|"
    r"explication|raisonnement|calcul|formule|conclusion|analyse|étude|"
    r"impression|interlocut\w+|doute|réflexion|humeur|moral)"
)
_OTHERS = (
    r"(?:chef(?:fe)?|boss|patronne?|manageu?r|n\+1|responsable|supérieure?|directeur|directrice|"
    r"collègues?|clients?|clientes?|amie?s?|potes?|copains?|copines?|voisine?s?|proprio|"
    r"propriétaire|prof|équipe commerciale|associée?|associés|fournisseurs?|prestataires?|"
    r"agence|concurrents?|utilisateurs|stagiaire|dg|daf|rh|partenaires?|coloc\w*|"
    r"entourage|proches)"
)
_LIKES = (
    r"\b(?:veu(?:t|lent)|aime(?:nt)?|adore(?:nt)?|déteste(?:nt)?|préfère(?:nt)?|pense(?:nt)?|"
    r"di(?:t|sent)|demande(?:nt)?|trouve(?:nt)?|voudrai(?:t|ent)|aimerai(?:t|ent)|souhaite(?:nt)?|"
    r"croi(?:t|ent)|exige(?:nt)?|apprécie(?:nt)?|raffole(?:nt)?|insiste(?:nt)?|kiffe(?:nt)?|"
    r"hai(?:t|ssent)|fan (?:de|des|du)|a besoin|ont besoin|supporte pas|supportent pas|"
    r"envie|attend(?! (?:un|une|des|notre|leur))|propose)\b"
)
_PASSES = (
    r"(?:cassée?s?|lente?s?|en panne|en retard|malades?|là\b|ici\b|pleine?s?|plein|vides?|"
    r"fausse?s?|"
    r"faux|manquante?s?|absente?s?|éteinte?s?|morte?s?|coincée?s?|prête?s?|finie?s?|terminée?s?|"
    r"partie?s?|sortie?s?|arrivée?s?|venue?s?|revenue?s?|fatiguée?s?|super\Z|nulle?s?\Z|"
    r"bien\Z|bon\Z|bonne\Z|mauvaise?s?\Z|contente?s?|heureu|triste|occupée?s?|débordée?s?|"
    r"stressée?s?|"
    r"inquiète?|énervée?s?|d'accord|en (?:désordre|vrac|train|vacances|réunion|ligne|cours|"
    r"attente|baisse|hausse|"
    r"colère|congés?\Z|route|avance|forme|recul|croissance|chute|progression|retrait)|annulée?s?|"
    r"retardée?s?|expirée?s?|perdue?s?|bloquée?s?|sur (?:le point|le feu)|que|de (?:savoir|"
    r"comprendre|voir)|ce que|comment|pourquoi|si\b|quand\b|simple\Z|claire?\Z|correcte?\Z|ok\b|"
    r"bizarre|génial\w*|cool\b|top\b|magnifiques?|down|en ligne|belles?\Z|beau\Z|pire|mieux|"
    r"impossible|terrible|horrible|déjà|presque|encore|trop|mal\b|fait mal|disparu|planté|"
    r"chargée?|"
    r"été|eu\b|dû|pu|vu|reçu|oublié|passée?s?|tombée?s?|restée?s?|commencé|changé\Z|"
    r"supérieure?s?|inférieure?s?|stables?|la suivante|le suivant|"
    r"\d+(?:[.,]\d+)? ?(?:%|€|euros?|k|kg)?\Z)"
)
_VERBS = (
    r"(?:est|sont|(?:a|ont)(?! (?!(?:trois|six|huit|dix)\b)\w+(?:é|i|u|is|it|ert|ait|int|"
    r"eint)e?s?\b)|n'a|n'ont|n'est|ne "
    r"sont|fait|font|s'appelle|s'appellent|se trouve|se "
    r"situe|se déroule|se compose|se limite|s'étend|s'arrête|commence|"
    r"commencent|finit|finissent|se termine|ferme|ferment|ouvre|ouvrent|tourne|tournent|marche|"
    r"marchent|utilise|utilisent|compte|comptent|comprend|couvre|vend|vendent|travaille|bosse|"
    r"travaillent|vit|vivent|habite|habitent|va|vont|vient|viennent|joue|jouent|parle|parlent|"
    r"mange|"
    r"mangent|dort|dorment|apprend|étudie|suit|suivent|sert|tombe|dure|durent|reste|restent|"
    r"repose|contient|inclut|date|coûte|porte|concerne|passe|passent|part|partent|doit|doivent|"
    r"peut|peuvent|ne (?:\w+) (?:pas|plus|que|jamais)|n'\w+ (?:pas|plus|que|jamais)|"
    r"se (?:lève|couche|marie|déplace|soigne)|entre|fête|aura|auront|sera|seront|"
    r"\w{3,}(?<!m)(?<!ag)ent(?<!parent)|attend|élève|cultive|gère|dirige|enseigne|collectionne|"
    r"conduit|"
    r"court|nage|refuse|évite|rentre|vise|couvre|représente|possède|gagne sa|étudie|dépend|"
    r"souffre|supporte|accepte|tient|exporte|importe|produit|fabrique|livre|héberge|emploie|"
    r"regroupe|se fait|se font|se parle|s'écrit|se prononce|prend|prennent|boit|lit|regarde)"
)
_BY_THE_WAY = (
    r"(?:femme|épouse|mari|époux|compagne|compagnon|conjointe?|copine|copain|blonde|chum|fiancée?|"
    r"fille|fils|enfant|aînée?|benjamine?|cadette?|bébé|frère|sœur|mère|père|chien(?:ne)?|chat|"
    r"chatte|chaton|chiot|lapin|cheval|jument|perroquet|hamster|tortue|filleule?|nièce|neveu|"
    r"labrador|berger(?: \w+)?|caniche|teckel|border collie|golden|beagle|cocker|husky|malinois|"
    r"bouledogue|siamois|setter|terrier|perruche|iguane|boa|lapine|âne|ânesse|"
    r"colocataire|coloc|toutou|minou|poney|furet|canari|boss|manageu?r|n\+1|assistante?)"
)
_MANY = r"(?:filles|fils|enfants|jumeaux|jumelles|chats|chiens|frères|sœurs|gamins|gosses|lapins)"
_LABELS = (
    r"(?:poste|métier|rôle|fonction|titre|équipe|service|marchés?|régions?|périmètre|marques?|"
    r"comptes?|clients?|produits?|ville|adresse|régime|allergies?|intolérances?|langues?|fuseau|"
    r"pronoms?|employeur|entreprise|stack|outils?|os|système|éditeur|loisirs?|"
    r"passions?|hobbies|hobby|famille|enfants?|animaux|niveau|expérience|secteur|zone|territoire|"
    r"horaires?|langue maternelle|objectifs?|préférences?|matériel|équipement|voiture|âge|"
    r"nationalité|goûts|centres d'intérêt|diplôme|spécialité|indicateurs?|kpis?|"
    r"responsabilités|portefeuille|segments?|thèmes?|thématiques|axes|priorités|sources|"
    r"catégories|univers|"
    r"concurrents?|canaux|jours de \w+|objectif|but|prénom|nom)"
)

_TEAM = r"(?:équipe|service|département|pôle|direction)"
# What begins a sentence with a capital and is no name.
_NAMED = (
    r"(?!(?:avec|pour|chez|et|mais|selon|comme|sans|depuis|alors|sinon|non|oui|merci|désolée?|"
    r"bonjour|bonsoir|coucou|hello|hey|rebonjour|tiens|salut|hier|demain|voilà|quand|si|sur|dans|"
    r"entre|contre|est-ce|que|ok|super|bref|"
    rf"aujourd'hui|là|ici|moi|donc|bon|bien)\b){CAP}"
)

THINGS: tuple[Rule, ...] = (
    Rule("label", "free",
         rf"(?:{_MY} )?(?:(?:deux|trois|quatre|seule?s?|grande?s?|principale?s?|vraie?s?) "
         rf")*(?P<q>{_LABELS}(?: (?:suivis?|actuelle?|principale?s?|préférée?s?|"
         rf"parlées?|de travail|alimentaire|visée?s?))?) ?[:=] ?(?P<x>.+)", kind="work",
         fact="{q} : {x}", slot="attribute", qualifier="q", unless=_NOW),
    Rule("all-mine", "free",
         r"(?P<x>tou(?:s|tes) (?:mes|nos) (?!(?:questions|problèmes|messages|mails|collègues|amis|"
         r"potes|"
         r"clients)\b)[\w' -]{3,40}? (?:sont|tournent|passent|doivent|utilisent|ont|font|vont|"
         r"viennent|"
         r"\w{3,}ent) .+)", kind="work", fact="{x}", unless=rf"{_NOW}|\bont (?:disparu|\w+(?:é|u|"
         rf"i)s?)\b|[€$£]|\d ?%"),
    Rule("named-kin", "free",
         rf"(?P<x>{_NAMED}[\w-]+, (?:mon|ma|notre) (?:\w+ )?(?:{KIN}|{_BY_THE_WAY}), (?:est|a|"
         rf"fait|va|joue|"
         rf"étudie|habite|vit|entre|passe|travaille|mange|ne|n'|parle|apprend|suit|aura|fête|"
         rf"déteste pas) "
         rf"?.+)", kind="personal", fact="{x}", unless=rf"{_NOW}|{_LIKES}|\b(?:malade|fièvre|"
         rf"retard)\b"),
    Rule("birthday-of", "free",
         rf"(?P<x>l'anniversaire de {CAP}[\w-]+(?:, (?:mon|ma) [\w' -]+,)?,? (?:est|c'est|tombe) "
         rf"le \d.+)",
         kind="personal", fact="{x}"),
    Rule("not-my-tongue", "free",
         r"(?P<x>[\w' -]{3,40}? (?:n'est|ce n'est|c'est|est) pas (?:vraiment )?(?:ma (?:langue(?: "
         r"maternelle)?|"
         r"spécialité)|mon (?:métier|domaine|truc)))", kind="personal", fact="{x}",
         unless=rf"{_NOW}|\A(?:ce|ça|cela|c')\b"),
    Rule("my-work", "free",
         rf"(?P<o>{_MY} (?P<q>(?:zone|périmètre|secteur|territoire|portefeuille|scope|parc|gamme|"
         rf"exercice|"
         r"année (?:fiscale|comptable)|factures|tarifs|prix|devis|semaines?(?: comptables?)?|"
         r"trimestres?|saison|indicateurs?|kpis?|reporting|clients?|clientes|fournisseurs|magasins|"
         r"boutiques|agences|produits|marques?|marchés?|comptes?|entrepôts|usines|sites|"
         r"concurrents?|objectifs?|cibles?|canal|canaux|devise|région|pays|employeur|année)"
         r"(?: (?:de [\w'-]+|[\w'-]+)){0,3}?)),? (?P<v>est|sont|c'est|ce sont|va de|vont de|va du|"
         r"vont du|commence|commencent|démarre|démarrent|débute|débutent|se termine|couvre|"
         rf"comprend|se limite à|s'arrête à|inclut|reste|restent|:) (?!{_PASSES})(?P<x>{THING}.+)",
         kind="work", fact="{q} {v} {x}", slot="attribute", qualifier="q",
         unless=rf"{_NOW}|{_LIKES}|[€$£]|\d ?%|\b(?:livrée?s?|payée?s?|expédiée?s?|introuvables?|"
         r"mécontent|furieux|d'accord)\b"),
    Rule("my-attribute", "free",
         rf"(?P<o>{_MY} (?!{_PASSING}\b)(?P<q>[\w'-]+(?: [\w'-]+){{0,4}}?)),? (?P<v>est"
         rf"|sont|c'est|ce sont|reste) (?!{_PASSES})(?P<x>{THING}.+)", kind="personal",
         fact="{q} {v} {x}", slot="attribute", qualifier="q", unless=rf"{_NOW}|{_LIKES}|"
         rf"\A{_MY} {_OTHERS}\b|[€$£]|\d ?%"),
    Rule("our-work", "free",
         rf"(?:mon|notre|ma|nos|mes) (?:équipes?|service|pôle|agences?|entité|direction|filiales?|"
         rf"boîte|entreprise|société|studio|cabinet|département|boutique|magasin) (?!{_PASSES})"
         rf"(?:{_VERBS}|suit|pilote|vise|fournit|conseille|édite|loue|conçoit|analyse|regarde|"
         rf"raisonne|facture|publie|distribue|traite|s'occupe) {BIT}.+", kind="work",
         unless=rf"{_NOW}|{_LIKES}|[€$£]|\d ?%|\b(?:en retard|en panne|bientôt|débordée?)\b"),
    Rule("our-rules", "free",
         r"(?:notre|nos|ma|mon) (?:charte|politique|règlement|école|asso\w*|club|boîte|entreprise|"
         r"cabinet|studio|labo\w*|resto\w*|boutique|magasin|ferme|atelier|équipe|famille|immeuble|"
         r"copro\w*|mairie|convention|contrat|bailleur)(?: [\w'-]+)? (?:impose|exige|interdit|"
         r"prévoit|"
         r"oblige|autorise|demande (?=des?|que|d'))s? .+", kind="work", unless=rf"{_NOW}|[€$£]"),
    Rule("my-so", "free",
         rf"{_MY} (?!{_PASSING}\b)(?!(?<!notre ){_OTHERS}\b)(?:[\w'-]+ ){{1,5}}?{_VERBS} "
         rf"(?!{_PASSES}).+",
         kind="personal",
         unless=rf"{_NOW}|{_LIKES}|[€$£]|\d ?%|\b(?:en retard|en panne|bientôt|par mail|vendu|"
         r"lundi prochain|viennent (?:dîner|manger|déjeuner) (?:lundi|mardi|mercredi|jeudi|"
         r"vendredi|"
         r"samedi|dimanche)|doi(?:t|vent) (?:rendre|faire|préparer|finir|écrire|passer|présenter|"
         r"lire|"
         r"apprendre)|ce matin|fièvre|toux|vomi|pleure|augmenté|baissé|grimpé|chuté|reculé|"
         r"progressé)\b"),
    Rule("my-habit", "free",
         rf"{_MY} (?!{_OTHERS}\b)(?:[\w'-]+ ){{1,5}}?{_VERBS} .+", kind="habit", needs=HABIT,
         unless=rf"{_NOW}|{_LIKES}|\b(?:en retard|en panne|annulé\w*|lente?s?|cassée?s?|presque "
         rf"(?:fini|prêt|"
         r"terminé|plein|vide)\w*)\b|[€$£]"),
    Rule("my-others", "free",
         rf"(?P<o>{_MY} (?P<y>{_OTHERS}(?: (?:principale?|direct|référente?|préférée?|de "
         rf"[\w'-]+))?(?:,? {CAP}[\w-]+,?)? "
         rf"(?:est|sont|s'appelle|vit|habite|travaille|"
         rf"bosse) (?!{_PASSES})(?:{ROLE}|à |au |en |basée?s? |chez |{CAP}).*))", kind="personal",
         fact="{y}", unless=rf"{_NOW}|{_LIKES}"),
    Rule("is-my-work", "free",
         r"(?P<x>(?!(?:je|on|tu|il|elle|ça|cela|ce|c'|qui|que|où|cette|cet|"
         r"ces)\b)[\w'&/., -]{2,80}?)"
         rf"(?:,| ?:)? (?:est|sont|c'est|ce sont|reste) (?:aussi |toujours |désormais |maintenant "
         rf"|bien |"
         rf"tout )?{_MY} (?P<y>(?:périmètre|zone|secteur|territoire|portefeuille|scope|marchés?|"
         rf"comptes?|"
         r"clients?|marques?|produits?|pays|régions?|terrain|rayon)(?: [\w' -]+)?)", kind="work",
         unless=rf"{_NOW}|{_LIKES}"),
    Rule("is-my", "free",
         rf"(?P<x>(?!(?:je|on|tu|il|elle|ça|cela|ce|c'|qui|que|où|comment|quel\w*|voici|là|cette|"
         rf"cet|ces|le (?:fichier|mail|rapport))\b)[\w'&/., -]{{2,60}}?)(?:,| ?:)? (?:est|sont|"
         rf"c'est|ce "
         rf"sont|reste) (?:aussi |toujours |désormais |maintenant |bien )?{_MY} (?!(?:{_PASSING}|"
         rf"{_OTHERS})\b)(?P<y>[\w' -]+)", kind="personal", unless=rf"{_NOW}|{_LIKES}"),
    Rule("they-chose", "free",
         r"(?:depuis \w+,? )?(?:l'équipe|la boîte|l'entreprise|la direction|notre \w+|mon "
         r"(?:équipe|"
         r"service|entreprise|agence)|ma (?:boîte|société|boutique)|la boite|le client|le comité) "
         r"(?P<x>(?:a|ont) (?:récupéré|repris|hérité|ouvert|fermé|basculé|migré|racheté|embauché|"
         r"changé (?:de|d')|pris en charge|intégré|rejoint|fusionné|arrêté|choisi|décidé|tranché|"
         r"adopté|retenu|validé|abandonné|opté|signé|"
         r"acté) "
         r".+)", fact="L'équipe {x}", kind="detail", unless=_NOW + r"|\b(?:devis|facture|ce "
         r"matin)\b"),
    Rule("it-is-set", "free",
         r"c'est (?:acté|décidé|réservé|validé|calé|signé|officiel|tranché|confirmé|fait|bon|"
         r"arrêté),? ?(?:que |:)? ?(?P<x>(?:je|on|le|la|l'|les|notre|mon|ma) ?(?!(?:vois|comprends|"
         r"crois|pense|peux|peut|ai compris|ai trouvé|y va|note)\b).+)", kind="detail",
         fact="Décidé : {x}", unless=_NOW + r"|\bc'est bon,? (?:je|on) (?:ai|a) (?:compris|"
         r"trouvé|reçu|fini|vu|fait|réussi)"),
    Rule("yuck", "free",
         r"(?P<x>(?!(?:ça|cela|ce|c'|cette)\b)(?:les?|la|l'|du|de la|des|mon|ma|mes)? ?[\w' "
         r"-]{3,50}"
         r"),? (?:beurk|berk|pouah|bof(?: bof)?|au secours|non merci|très peu|jamais de la vie|"
         r"ouste|"
         r"quelle horreur|c'est pas la peine)", fact="N'aime pas {x}", kind="preference",
         unless=_NOW),
    Rule("so-often", "free", bare=True, pattern=
         r"(?P<x>(?:les?|la|l'|du|de la|des|pas plus d'|pas plus de) ?[\w' -]{3,40},? (?:une|"
         r"deux|trois|"
         r"quatre|\d) fois par (?:jour|semaine|mois|an)(?: .{2,30})?)", fact="{x}", kind="habit",
         unless=_NOW + r"|\b(?:a|ont|est|sont|il|elle)\b"),
    Rule("is-for-me", "free",
         r"(?P<x>(?!(?:je|on|tu|il|elle|ça|cela|ce|c'|qui|que|où|cette|cet|ces)\b)[\w'&/., "
         r"-]{2,60}?"
         r"),? (?:c'est (?:pour (?:moi|nous)|moi|nous|à moi|dans mon (?:périmètre|portefeuille|"
         r"scope)|de mon "
         r"ressort|ma partie)|(?:est|sont|tombe(?:nt)?|passe(?:nt)?|relève(?:nt)?) (?:dans|de|"
         r"sous) "
         r"(?:mon|ma) [\w ]{3,30}|sont (?:pour|à) moi|(?:est|sont) sous ma responsabilité)",
         kind="work", fact="Dans son périmètre : {x}", unless=_NOW),
    Rule("my-part", "free",
         r"moi,? c'est (?P<x>(?:les? |la |l')(?!(?:même|contraire|inverse|premi|deuxi|"
         r"derni)\w*\b)[\w' -]{2,40})"
         r"(?:,.*)?", kind="work", fact="S'occupe de : {x}", unless=_NOW),
    Rule("all-about", "free",
         r"tout ce qui (?:touche|concerne|est lié|a trait|relève|est)(?: (?:à|au|aux|de|du))? "
         r"?(?P<x>[\w' -]{3,50}?)"
         r",? (?:laisse|ignore|oublie|exclu|écarte|zappe|saute|ce n'est pas|c'est pas|je m'en|ça "
         r"ne|ne me|tu peux "
         r"(?:ignorer|oublier|zapper)).*", kind="work", fact="Pas d'intérêt pour : {x}"),
    Rule("not-mine", "free",
         r"(?P<x>(?!(?:je|on|tu|il|elle|ça|cela|ce|c'|cette)\b)[\w'&/., -]{2,60}?),? (?:ce n'est|"
         r"c'est|n'est|est|ne sont|sont|ne relève|ne fait) (?:plus|pas) (?:dans mon|de mon|mon|"
         r"partie de mon|à) "
         r"(?:périmètre|portefeuille|scope|ressort|rayon|secteur|domaine)(?: .+)?",
         kind="work", fact="Hors de son périmètre : {x}", unless=_NOW),
    # "The coriander, I can't stand it": the thing comes first.
    Rule("that-i-dislike", "free",
         rf"(?:moi,? )?(?P<x>(?!(?:je|on|tu|moi|il|elle|cette|cet|ces|ce|ça|oui|non|là|ton|ta|tes|"
         rf"désolée?|pardon|merci|"
         rf"franchement|bon|ok)\b)[\w'&/ -]{{3,60}}?),? (?:moi,? )?(?:ça,? )?{JE}(?:vraiment )?"
         r"(?:(?:l'|les |le |la |en |y )?(?:aime|supporte|digère|tolère|apprécie|mange|bois|"
         r"consomme|"
         r"touche|peux|utilise|raffole|prends|achète|encaisse)(?: \w+ment)? (?:pas|plus|jamais|"
         r"guère)|"
         r"(?:les |l'|le |la )?(?:déteste|évite|hais|fuis|boycotte)(?: ça)?|en (?:veux|voudrais) "
         r"(?:pas|"
         r"plus|jamais)|y (?:comprends|vois|connais) rien|(?:veux|voudrais) pas)(?:,? .{0,60})?",
         fact="N'aime pas ou évite : {x}", unless=PASSING + r"|\b(?:ce que|réponse)\b"),
    Rule("that-ever", "free",
         r"(?:moi,? )?(?P<x>(?!(?:je|on|tu|moi|il|elle|cette|cet|ces|ce|ça)\b)[\w'&/ -]{3,50}?),? "
         r"(?:moi,? )?"
         r"je ai (?P<y>(?:toujours|jamais) (?:détesté|aimé|adoré|supporté|compris|accroché)(?: "
         r"ça)?)",
         fact="{x} : a {y}", kind="preference", unless=PASSING),
    Rule("that-i-ignore", "free",
         rf"(?P<x>(?!(?:je|on|tu|moi|il|elle|cette|cet|ces|ce|ça|oui|non|là|ton|ta|tes|honnêtement|"
         rf"franchement|bon|ok)\b)[\w'&/ -]{{3,60}}?),? (?:moi,? )?{JE}(?:[ms]'en (?:fiche|fous|"
         rf"fout|moque|balance|tape|contrefiche|(?:soucie|préoccupe|occupe) (?:pas|guère|plus)|"
         rf"bats l'œil)|en ai rien à (?:faire|cirer)|regarde (?:pas|jamais|plus)|"
         r"(?:m'y )intéresse pas|en ai (?:pas|jamais) besoin|(?:les |l'|le |la )regarde (?:pas|"
         r"jamais|plus)|"
         r"(?:les |l'|le |la )(?:ignore|exclus|laisse de côté))"
         r"(?: .{0,40})?", fact="Pas d'intérêt pour : {x}", kind="work", unless=MOMENT),
    Rule("that-i-like", "free",
         rf"(?:moi,? )?(?P<x>(?!(?:je|on|tu|moi|il|elle|cette|cet|ces|ce|ça|oui|non|là|ton|ta|tes|"
         rf"super|merci|génial|parfait|ok)\b)[\w'&/ -]{{3,60}}?),? (?:moi,? )?(?:ça,? )?{JE}"
         r"(?:(?:l'|les |en |la |le )?(?:adore|aime|kiffe|préfère|raffole)(?: (?:bien|beaucoup|"
         r"trop))?|suis (?:fan|accro)|(?:les |le |la |l')(?:veux|voudrais|prends|bois|mange|"
         r"préfère|lis|garde|fais) (?:toujours |plutôt )?(?P<y>.+))", fact="Aime ou veut : {x} {y}",
         unless=MOMENT, needs=r"\b(?:veux|voudrais|prends|bois|mange|préfère|lis|garde|fais) "),
    Rule("that-i-like", "free",
         rf"(?:moi,? )?(?P<x>(?!(?:je|on|tu|moi|il|elle|cette|cet|ces|ce|ça|oui|non|là|ton|ta|tes|"
         rf"super|merci|génial|parfait|ok)\b)[\w'&/ -]{{3,60}}?),? (?:moi,? )?(?:ça,? )?{JE}"
         r"(?:(?:l'|les |en |la |le )?(?:adore|aime|kiffe|préfère|raffole)(?: (?:bien|beaucoup|"
         r"trop|ça))*|suis (?:fan|accro)|m'en occupe|(?:les |l'|le |la )gère|ne jure que par ça|"
         r"en (?:fais|bois|mange|prends|joue)(?: .{2,50})?|"
         r"m'y connais(?: .{2,30})?)", fact="Aime ou fait : {x}", unless=PASSING),
    Rule("i-like-them-so", "free",
         rf"{JE}(?:aime|préfère|veux|prends|bois|mange|voudrais|aimerais) (?:bien |mieux )?(?P<x>"
         rf"(?:mon|ma|mes) (?!(?:chef|boss|métier\Z))[\w'-]+ .+)", fact="Aime {x}",
         unless=rf"{_NOW}|\b(?:pour midi|réponse)\b"),
    Rule("relation", "free",
         rf"(?P<name>{_NAMED}[\w-]+(?: {CAP}[\w-]+)?),? (?:c'est |est )?(?P<o>(?:mon|ma|notre) "
         rf"(?P<f>"
         rf"(?:\w+ )?{_BY_THE_WAY}))(?: .{{0,60}})?", fact="{f} s'appelle {name}", kind="personal",
         unless=_LIKES),
    Rule("youngest", "free",
         rf"(?P<o>(?:le|la|notre|l') ?(?P<f>(?:petite? dernière?|aînée?|cadette?|benjamine?|"
         rf"grande?|"
         rf"chien|chat|chatte|chienne|lapin|petite?)(?: \w+)?)),? (?:s'appelle|se nomme|c'est) "
         rf"(?P<x>"
         rf"{CAP}.+)", fact="{f} s'appelle {x}", kind="personal"),
    Rule("say-of-me", "free",
         rf"(?:tout le monde|on|mes (?:collègues|amis|potes|proches)|les gens) (?:me )?(?:dit|"
         rf"disent|connaît sous le nom de|connaissent comme) (?P<x>{CAP}[\w-]+)",
         kind="address", fact="Veut être appelé {x}", slot="address"),
    Rule("kin-is", "free",
         rf"(?P<o>(?:mon|ma|mes|notre|nos) (?P<y>{KIN}(?:,? {CAP}[\w-]+,?)?,? (?:est|sont|vient "
         rf"de|vont|"
         rf"va|passe|entre|a eu|aura|fait|font|suit|apprend|prépare|attend|"
         rf"est né|commence|déteste pas|ne "
         rf"(?:mange|boit|supporte|digère|parle) (?:pas|plus|que)) (?!{_PASSES})"
         rf"(?:{BIT}).+))",
         kind="personal", fact="{y}", unless=rf"{_NOW}|{_LIKES}|\b(?:a (?:vu|dit|fait|pris|mis|"
         r"oublié|cassé|mangé|perdu|trouvé)|passe (?:me|nous)|vient de (?:m'|me|partir|"
         r"arriver))\b"),
)  # fmt: skip

ASIDES: tuple[Rule, ...] = (
    Rule("aside-one", "free",
         rf"\b(?P<o>(?:mon|ma|notre) (?:\w+ )?(?P<f>{_BY_THE_WAY}))(?:,|,? (?:qui s'appelle|"
         rf"s'appelle|"
         rf"nommée?|appelée?))? \(?(?P<name>{CAP}[a-zà-ÿ-]+(?:-{CAP}[a-zà-ÿ]+)?)\b(?! et {CAP})",
         kind="personal", fact="{f} s'appelle {name}"),
    Rule("aside-one", "free",
         rf"\b(?P<name>{_NAMED}[a-zà-ÿ-]+), (?:c'est )?(?P<o>(?:mon|ma|notre) (?P<f>(?:\w+ )?"
         rf"{_BY_THE_WAY}))\b", kind="personal", fact="{f} s'appelle {name}"),
    Rule("aside-two", "free",
         rf"\b(?P<o>(?:mes|nos) (?:deux |trois |\d )?(?P<f>{_MANY}))(?:,|,? (?:qui s'appellent|"
         rf"nommés))? "
         rf"\(?(?P<name>{CAP}[\w-]+(?:, {CAP}[\w-]+)*,? et {CAP}[\w-]+)",
         kind="personal", fact="{f} s'appellent {name}"),
    Rule("aside-state", "free",
         r"(?:\b(?:parce que|car|vu que|puisque|étant donné que|comme|sachant que|vu comme|moi qui"
         r"|attention|rappel) |\()(?:je |moi )?suis (?:\w+ment )?(?P<name>(?:allergique|"
         r"intolérante?|végéta\w+|végane?|vegan|cœliaque|diabétique|daltonien(?:ne)?|enceinte|"
         r"gauch(?:er|ère)|asthmatique|dyslexique|malvoyante?|malentendante?|musulmane?|juive?)"
         r"(?: (?:à|au|aux|de|et) ?[\w' ]{2,40})?)", kind="personal", fact="Est {name}"),
    Rule("aside-work", "free",
         rf"\b(?:en tant que|en ma qualité de|comme) (?P<name>{ROLE})(?=,|\Z)", kind="work",
         fact="Est {name}", unless=LATELY + r"|\b(?:si|agis|réponds|imagine|écris|parle|"
         r"comporte|joue|considère)\b"),
    Rule("aside-team", "free",
         r"\bl'équipe (?P<name>[\w&' -]{2,40}?),? (?:où|dans laquelle|pour laquelle) (?:je|on) (?:"
         r"travaille|suis|bosse|est)\b", kind="team", fact="Travaille dans l'équipe {name}",
         unless=LATELY),
    Rule("aside-team", "free",
         rf"\b(?:nouveau|nouvelle|débutante?|stagiaire|alternante?|intérimaire) (?:dans|de|au sein "
         rf"de|à|chez) (?:l'|la |le )?{_TEAM} (?P<name>(?:de |d'|du )?[\w&' -]{{2,40}})",
         kind="team", fact="Est dans l'équipe {name}", unless=LATELY),
    Rule("aside-zone", "free",
         r"\b(?:de |pour |dans |sur |chez )?(?:mon|ma|notre|mes|nos) (?P<f>(?:secteur|zone|région|"
         r"territoire|périmètre|portefeuille|marché|agence|magasin|boutique|site|département|pays|"
         r"filiale|rayon|enseigne|canal|marque|compte|client|gamme)s?(?: principale?| de vente)?)"
         rf"(?:,|,? à savoir|,? c'est-à-dire| :) (?P<name>(?:la |le |l'|les )?{CAP}[\w'-]+"
         rf"(?:(?: et (?:la |le |l'|les )?| |, (?:la |le |l'|les )?){CAP}[\w'-]+){{0,3}})"
         r"(?=[ ,.!]|\Z)",
         kind="work", fact="{f} : {name}", unless=LATELY),
    Rule("aside-pronouns", "free", r"(?:,|\() ?(?:pronoms? )?(?P<name>(?:iel|elle/elle|il/lui|"
         r"elle/iel|iel/\w+|ielle))\b", kind="personal", fact="Pronoms : {name}"),
)  # fmt: skip
