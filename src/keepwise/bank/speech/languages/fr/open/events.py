"""French rules, open tier: what happened or will and makes a lasting state.

Many participles are said of passing things too ("j'ai commencé le rapport"), so some need an object
that lasts.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.fr.words.phrases import (
    ART,
    CAP,
    JE,
    LATELY,
    MOMENT,
    SUIS,
    YOURS,
)

_NOW = rf"{MOMENT}|{YOURS}"
_DONE = (
    r"(?:acheté|banni|renoncé|vendu|loué|adopté|réservé|bouclé|signé|choisi .|décidé .|tranché "
    r"(?=pour|en "
    r"faveur|entre)|opté .|retenu|annulé|"
    r"reporté|décalé|résilié|repris|rejoint|quitté|changé|démissionné|obtenu|décroché|commencé|"
    r"débuté|démarré|entamé|arrêté|stoppé|lancé|ouvert|monté|créé|fondé|cofondé|accepté|refusé|"
    r"hérité|appris|divorcé|planté|embauché|recruté|intégré|emménagé|déménagé|migré|basculé|"
    r"souscrit|switché|converti|abandonné|perdu|eu|pris|fini|terminé|soutenu|validé|passé|réussi|"
    r"raté|gagné|grandi|vécu|travaillé|bossé|étudié|fait|fêté|investi|rénové|construit|installé|"
    r"remplacé|troqué|viré|programmé|posé|fixé|calé|prévu|convenu|confirmé|inscrit|publié|"
    r"monté|craqué|lâché|laissé tomber|largué|franchi|sauté le pas|été (?:promue?|mutée?|nommée?|"
    r"embauchée?|licenciée?|opérée?|diagnostiquée?|élue?|acceptée?|recrutée?|admise?|adoptée?|"
    r"vaccinée?|reçue?|naturalisée?|affectée?|transférée?|formée?|muté|élevée?|hospitalisée?))"
)
_GONE = (
    r"(?:devenue?s?|passée?s?|partie?s?|née?s?|arrivée?s?|revenue?s?|retournée?s?|entrée?s?|"
    r"montée?s?|restée?s?|rentrée?s?|(?:re)?venue?s? (?:vivre|habiter|m'installer))"
)
# What has to stand with a participle that is said of passing things too.
_BIG = (
    rf"\b(?:acheté (?!{ART}(?:pain|lait|baguette|café|courses|cadeaux?|trucs?|\w+ pour (?:midi|le "
    rf"dîner))\b)(?:une?|la|le|l'|les|des|nos|mes|deux|trois|notre|mon|ma)|banni|renoncé|vendu "
    rf"(?:ma|mon|notre|"
    rf"la|nos|mes|l')|loué (?:un|une|le|"
    r"la|notre) |adopté|réservé|bouclé (?:le|la|les|nos|notre)|signé (?:le|la|un|une|chez|avec|"
    r"mon|notre|mes|pour)|choisi|décidé|tranché|opté|retenu|annulé|reporté|décalé|résilié|"
    rf"repris (?!{ART}(?:fichier|texte|rapport|code|travail\Z|tableau|"
    rf"graphique|calcul|phrase|idée)\b)\w+|rejoint|quitté|changé (?!d'avis)(?:de |d'|pour |mon |"
    rf"mes "
    rf"|notre )|démissionné|obtenu (?:mon|ma|le|la|un|une)|décroché|"
    rf"commencé (?!(?:à )?{ART}(?:rapport|présentation|fichier|travail|mail|lire|regarder|écrire|"
    rf"tester|slides?|document|deck|code|rédaction|analyse|texte|comprendre|chercher|taper|faire|"
    rf"chapitre|exercice|livre|lettre)\b)(?:à|le|la|l'|un|une|mon|des|les|comme|chez)|"
    r"débuté|démarré (?:un|une|mon|ma|chez|le|la)|"
    rf"entamé|(?:arrêté|stoppé) (?!{ART}(?:serveur|script|chercher|machine|ordi|processus|lire|"
    rf"service|compteur|minuteur|vidéo|là)\b)\w+|lancé (?:ma|mon|notre|une?|nos) (?!(?:requête|"
    rf"script|test|build|commande|recherche|calcul|export|impression))\w+|ouvert "
    r"(?:une?|mon|ma|notre) (?!(?:ticket|fichier|page|onglet|document|issue|session|pr)\b)\w+|"
    r"monté (?:ma|mon|une?|notre) |créé (?:ma|mon|notre) (?:boîte|entreprise|société|asso\w*|"
    r"structure|marque|agence|micro\w*|studio|start-?up|blog|chaîne)|co?fondé|fondé|accepté (?:le|"
    r"un|une|l'|la) ?(?:poste|offre|job|cdi|mission|promotion|mutation)|refusé (?:le|l'|la) "
    r"?(?:poste|offre|promotion)|hérité|appris (?:le|la|l'|à|que je suis|que j'étais)|divorcé|"
    r"planté|embauché|recruté|intégré (?:la|le|l'|une?)|emménagé|déménagé|migré|"
    r"basculé|souscrit|switché|converti|abandonné|perdu (?:mon (?:père|mari|emploi|job|travail|"
    r"chien|chat|audition)|ma (?:mère|femme|chienne|chatte|vue)|l'odorat|le goût)|eu (?:un (?:fils|"
    r"garçon|bébé|enfant|accident|infarctus|avc|cancer|poste|poney|chien|chat)|une (?:fille|"
    r"promotion|petite|opération|offre)|des "
    r"jumea|mon (?:bac|permis|diplôme|premier|cdi|hdr|concours|deuxième)|ma (?:licence|mutation|"
    r"promo\w*|titularisation|première|deuxième)|notre|le (?:poste|permis|bac|concours|job|"
    r"compte|portefeuille|contrat)|la (?:garde|promotion|double))|pris (?:l'(?:option|formule|"
    r"assurance|hôtel|appart\w*|abonnement|habitude)|ma retraite|(?:une?|le|"
    r"la) (?-i:[A-Z]\w)|le (?:poste|job|contrat|bail)|un (?:congé|"
    r"appart\w*|poste|abonnement|temps partiel|mi-temps|chien|chat|crédit|nouveau)|une "
    r"(?:année|coloc\w*|location|disponibilité|licence|formule|assurance|alternan\w*)|la "
    r"(?:direction|tête|"
    r"tutelle|responsabilité|suite|charge|relève|formule)|en charge|les (?:billets|rênes|"
    r"commandes|places)|goût|l'habitude|des billets|nos billets|mes (?:billets|congés)|rendez-vous "
    r"(?:pour|avec|chez))|(?:fini|terminé|soutenu) (?:ma|mon|mes) (?:thèse|études|master|licence|"
    r"formation|stage|apprentissage|alternance|mémoire|internat|bts|doctorat|contrat|service)|"
    r"validé (?:mon|ma) |"
    rf"passé (?!{ART}(?:week|journée|soirée|nuit|matinée|script|commande|fichier|texte|après|temps|"
    rf"aspirateur))(?:mon|ma|le|la|l'|\w+ ans|des années)|"
    r"réussi (?:mon|le|ma|l')|raté (?:mon|le|ma) (?:permis|bac|concours|examen)|gagné (?:le|un|"
    r"une|la) (?:concours|prix|tournoi|médaille|championnat|course)|grandi|vécu|"
    r"(?:travaillé|bossé|étudié|fait) .*(?:\bans\b|années|pendant|\bmois\b|toujours|études?|"
    r"licence|master|école|droit|médecine|stage|erasmus|thèse|carrière|choix|service)|fêté (?:mes|"
    r"nos)|investi (?:dans|en)|rénové|construit (?:une?|notre|ma|mon) |installé (?:un|une|des) "
    r"(?:pompe|borne|panneaux?|poêle|alarme|cuve|récupérateur|piscine|serre|ruche)|remplacé (?:le|"
    r"la|les|notre|mon|ma|nos) .* par|troqué|viré (?:les?|la|mon|ma)|"
    r"(?:programmé|posé|fixé|calé|prévu|convenu|confirmé|inscrit) .+|publié (?:mon|un|une) "
    r"(?:livre|roman|recueil|article|album)|sauté le pas|été (?:promue?|mutée?|nommée?|"
    r"embauchée?|licenciée?|opérée?|diagnostiquée?|élue?|acceptée?|recrutée?|admise?|adoptée?|"
    r"vaccinée?|reçue?|naturalisée?|affectée?|transférée?|muté|élevée?)|craqué pour|"
    r"fait (?:un|une|mes|mon|ma|des) (?:burn[- ]?out|avc|dépression|infarctus|fausse couche|études|"
    r"stage|thèse|master|licence|école|alternance|service|erasmus|prépa|bts)|"
    r"(?:lâché|largué|laissé tomber) (?!l'affaire|l'idée)(?:(?-i:[A-Z])|le|la|l'|les))"
)
_WILL = (
    r"(?:déménage|emménage|rejoin[st]|démissionne|change (?:de|d')|"
    rf"quitte(?! {ART}(?:réunion|salle|page|appli|bureau\Z|conversation|table|visio|fichier))|"
    r"repren[d]s?(?= (?:mes|des|une?|le|la|l') ?(?:études|sport|travail|formation|boulot|tennis|"
    r"piano|yoga|course|natation|vélo|danse|fac|cours))|"
    r"(?:me |se )marie|(?:me |se )pacse|(?:me |se )fiance|divorce|abandonne|arrête|adopte|"
    r"par[st] (?:vivre|habiter|m'installer|à la retraite|en (?:congé|retraite|vacances|voyage|"
    r"Erasmus|expat\w*)|"
    r"(?:[\w']+ (?:jours?|semaines?|mois|ans?) )?(?:en|au|aux|à|pour|dans) (?-i:[A-ZÀ-Ý])\w+|le "
    r"\d+|du \d+)|(?:me |m'|se |s')(?:installe|inscri[st]|abonne|"
    r"reconverti[st])|"
    r"passe (?:à|au|en|sur|de|du)(?! (?:(?:la |l')?(?:suite|deuxième|question|chapitre|exercice|"
    r"page|étape|partie)|autre|côté|point|suivant|"
    r"revue|"
    r"moi))\b|"
    r"bascule|migre|commence (?:un|une|mon|comme|chez|le|la|à travailler)|accouche|livre|"
    r"attend[s]? "
    r"(?:une greffe|une opération|un bébé|un enfant|des jumea|notre|un heureux|une petite|un "
    r"petit)|ouvre (?:un|une|mon|ma)|"
    r"lance (?:ma|mon|notre|une?)|monte (?:ma|mon|une) (?:boîte|entreprise|société|asso)|"
    r"remplace|prend[s]? (?:ma retraite|la direction|la tête|la relève|un congé|une année|"
    r"un poste|mon poste|en charge)|deviens?|devient|va(?:i[st])? (?:avoir (?:un|une|des) (?:bébé|"
    r"enfant|fille|garçon|jumea)|être (?:papa|maman|mutée?|promue?|opérée?|grand)|devenir|"
    r"déménager|emménager|m'installer|me marier|se marier|adopter|quitter|rejoindre|changer "
    r"(?:de|d')|commencer (?:un|une|mon|comme|chez|le|la)|reprendre|passer (?:à|au|en|le)|"
    r"partir (?:vivre|en|au|à)|prendre (?:ma|un|une|la)|ouvrir (?:un|une|mon|ma)|arrêter (?:le|la|"
    r"de (?:fumer|manger|boire|travailler))|lancer (?:ma|mon|notre|une?)|migrer|basculer))"
)

EVENTS: tuple[Rule, ...] = (
    Rule("has-become", "free",
         rf"{JE}(?:{SUIS}|vien[st] d(?:e |')) ?(?:(?:enfin|récemment|finalement|désormais|"
         rf"maintenant|donc|"
         rf"tout juste|officiellement|bien) )*(?P<x>{_GONE} .+)", kind="detail",
         unless=_NOW + r"|\b(?:arrivée?|rentrée?|partie?|restée?|montée?|entrée?|retournée?|"
         r"revenue?)s? (?!(?:vivre|habiter|m'installer|dans l'équipe|dans le service|à la tête|"
         r"en france|en cdi|au poste|en fac|à l'université|chez (?-i:[A-Z])|en freelance|en \d{4}|"
         r"à la retraite|en (?:retraite|congé)|de \w+ en \d{4}|ici en))|passée?s? (?:à côté|voir|"
         r"chercher|par là|devant|à l'euro|au dollar)"),
    Rule("self-done", "free",
         rf"{JE}(?:me suis|s'est) (?:(?:enfin|récemment|finalement|donc|bien) )*(?P<x>(?:mariée?s?|"
         r"pacsée?s?|fiancée?s?|séparée?s?|installée?s?|inscrite?s?|abonnée?s?|reconvertie?s?|"
         r"mise?s? (?:à|au|aux|d'accord|en couple|en freelance|à mon compte)|remise?s? (?:à|au|"
         r"aux)|lancée?s? (?:dans|en)|formée?s?|achetée? (?:un|une)|offerte? (?:un|une)|fait "
         r"(?:opérer|tatouer|vacciner|licencier|embaucher|mal au|opérée)|cassée? (?:le|la|un|une)|"
         r"spécialisée?s?|décidée?s?|engagée?s?|abonnée?s?|"
         r"réorientée?s?|convertie?s?)(?: .+)?)", kind="detail", unless=_NOW),
    # What one has done
    Rule("takes-over", "free",
         rf"{JE}(?:repren[d]s?|récupère|hérite|prend[s]? en charge|(?:ai|a) (?:repris|récupéré|"
         rf"hérité|"
         rf"pris en charge)) (?P<x>(?!{ART}(?:fichier|texte|rapport|code|travail\Z|tableau|calcul|"
         rf"phrase|idée|début|depuis|où|à|études|sport|fil|lecture|question|course|conversation|"
         rf"cours\Z|boulot\Z|"
         rf"tennis|yoga|piano|vélo|natation|danse|musique|enfants|colis|clés?|mail)\b).+)",
         kind="work", unless=f"{LATELY}|{YOURS}|\\b(?:aujourd'hui|demain|tout le|tout ça)\\b"),
    Rule("has-done", "free",
         rf"{JE}(?:ai|a) (?:(?:enfin|récemment|finalement|désormais|donc|bien|toujours|jamais|"
         rf"déjà|officiellement|aussi|tout|juste) )*(?P<x>{_DONE}\b.*)",
         kind="detail", needs=_BIG, unless=f"{LATELY}|{YOURS}|\\b(?:déjà (?:fait|essayé|pris)|"
         "rien|oublié|pas fini)\\b|\\bchangé (?:de |d')\\w+\\Z"),
    Rule("has-ever", "free",
         rf"{JE}(?:ai|a) (?:toujours|jamais|pas mal|longtemps) (?P<x>(?!(?:vu|dit|pensé|cru|trouvé|"
         rf"compris|réussi|su|pu|voulu|entendu|eu (?:ce|de problème|cette))\b)\w+(?:é|u|i|is|it|"
         rf"ert|ait)\b.*)", kind="personal", unless=_NOW),
    Rule("just-done", "free",
         rf"{JE}vien[st] (?:tout juste |juste )?(?:de |d')(?P<x>(?:me |m'|se |s')?(?:rejoindre|"
         r"intégrer|"
         r"commencer|démarrer|débuter|déménager|emménager|installer|acheter (?:une?|notre|mon|ma)|"
         r"adopter|"
         r"signer|décrocher|obtenir|quitter|changer de|changer d'|reprendre|prendre (?:la|ma|un|"
         r"une|"
         r"mes)|marier|pacser|séparer|avoir (?:un|une|des|mon|ma|la|le)|devenir|finir (?:ma|mon|"
         r"mes)|soutenir|monter (?:ma|mon)|créer (?:ma|mon|une)|lancer (?:ma|mon|une|notre)|ouvrir "
         r"(?:un|une|ma|mon)|réserver|valider|souscrire|passer (?:à|au|en|le|mon|chef|manager|"
         r"lead)|être (?:mutée?|promue?|nommée?|embauchée?|recrutée?|diagnostiquée?|opérée?|élue?)|"
         r"mettre (?:au|à la|en place)|inscrire|abonner|décider|opter|choisir|basculer|migrer|"
         r"remplacer|fêter|hériter|arrêter)\b.*)",
         kind="detail", unless=_NOW),
    Rule("will-do", "free", rf"{JE}(?P<x>{_WILL}\b.*)", kind="detail",
         unless=f"{LATELY}|{YOURS}" + r"|\b(?:aujourd'hui|demain|ce soir|le mail|"
         r"le fichier|la lecture|le texte|ma question|la main|de sujet|d'avis|le fil|ma recherche|"
         r"du coq|mon souffle)\b|\barrête(?: là\b|\Z)"),
    Rule("will-do", "free",
         r"(?P<o>(?:le|la|l'|les|notre|nos|mon|ma|mes) ?(?P<y>(?!(?:réunion|rapport)\b)[\w' "
         r"-]{2,40} "
         r"(?:sera|seront) (?:réécrite?s?|migrée?s?|remplacée?s?|"
         r"lancée?s?|livrée?s?|fermée?s?|ouverte?s?|en (?-i:[A-Z])).+))", fact="{y}", kind="detail",
         unless=_NOW),
    Rule("opening", "free",
         r"(?P<x>(?!(?:(?:la|le|l'|ma|mon|notre|nos|mes|les) ?)?(?:livraison|colis|commande|"
         r"réunion|"
         r"rendez-vous|visio|point|appel|remboursement|maintenance|intervention|ça|cela|elle|il|"
         r"qui|que|c'est|je|on)\b)"
         r"(?:les? |la |l'|mon |ma |mes |notre |nos )?[\w'-]{4,}(?: [\w'-]+){0,7}? (?:est |sont )?"
         r"(?:prévue?s?|fixée?s?|programmée?s?|calée?s?|réservée?s?|bouclée?s?|reportée?s?|"
         r"décalée?s?) (?:en|le|pour|au|à|du|début|fin|mi-?|courant|chez) ?.+)", fact="{x}",
         kind="detail", unless=_NOW + r"|\b(?:est-ce|était|étaient|tâches?|budget)\b|\bn'"),
    Rule("settled", "free",
         rf"(?:{JE}(?:ai|a|me suis|s'est) (?:enfin |finalement )?(?:tranché|décidée?s?|choisi|"
         r"arrêté|réfléchi),? (?:c'est|ce sera|ça sera|on part sur|je pars sur|je prends|on prend|"
         r"ce sera plutôt|on garde|on choisit|on va sur|je vais sur|pour|:)|(?:après réflexion|"
         r"décision prise|verdict) ?[:,] (?:ce sera|on part sur|je pars sur|je prends|on prend|on "
         r"garde)?) ?(?P<x>(?!(?:que|de|ça)\b).+)",
         fact="A choisi {x}", kind="detail", unless=_NOW),
    # What was decided or given, and corrections
    Rule("given", "free",
         r"on (?:m'|nous )a (?:confié|attribué|affecté|donné|transféré|refilé) (?P<x>(?:le |la |"
         r"les |l'|"
         r"un |une |des )(?:(?:nouve\w+|gros\w*|petite?s?) )?(?:comptes?|régions?|portefeuille|"
         r"marques?|"
         r"marchés?|gamme|zone|secteur|clients?|budget|suivi|pilotage|périmètre|projet|canal|"
         r"pays)\b.*)",
         fact="On lui a confié {x}", kind="work", unless=_NOW),
    Rule("given", "free",
         r"on (?:m'|nous )a (?:confié|attribué|affecté|donné (?=le compte|la région|le "
         r"portefeuille|"
         r"la marque|la responsabilité|le marché)|nommée?|proposé (?=un cdi|un poste)|prescrit|"
         r"diagnostiqué|trouvé (?=un diabète|une allergie)|offert|transféré|promue?|mutée?) "
         r"(?P<x>.+)", fact="On lui a confié ou donné {x}", kind="detail", unless=_NOW),
    Rule("meant", "free",
         rf"{JE}(?:voulais dire|parlais (?:de|du|des)|pensais à) (?P<x>{CAP}.+)", kind="personal",
         fact="Correction : {x}", unless=_NOW),
    Rule("keeps", "free",
         rf"{JE}(?:garde|conserve|reste (?:sur|avec|chez|à|au)|par[st] (?:sur|avec)|retien[st]|"
         rf"prend[s]?) "
         r"(?P<x>(?!(?:la|le|l'|ta|cette) ?(?:version|option|proposition|première?|deuxième|titre|"
         r"seconde?|dernière|phrase)\b)(?:(?-i:[A-ZÀ-Ý])|le |la |l'|mon |ma |mes |les ).+)",
         kind="detail", sign=True, unless=_NOW),
    Rule("is-it-my", "free",
         r"c'est (?P<x>[^,]{2,40}), (?:mon|ma|mes|notre|nos) (?P<q>(?!(?:problème|question|"
         r"avis)\b)[\w' -]{2,40})", kind="personal", fact="{q} : {x}", slot="attribute",
         qualifier="q", unless=_NOW),
    Rule("trip", "free",
         r"(?P<o>(?:mon|ma|notre|nos|mes|le|la|l'|les) ?(?P<y>(?:vols?|train|billets?|hôtel|séjour|"
         r"voyage|"
         r"ferry|départ|déménagement|mariage|opération|accouchement|rentrée|examen|congés?|"
         r"vacances|"
         r"stage|lancement|soutenance|migration|inauguration|contrat|bail|mission|cdd|chantier|"
         r"travaux|baptême|communion|croisière|appartement|gîte|camping|salle|traiteur|resto\w*)"
         r"(?: (?:retour|aller|(?:pour|de|du|des|à|vers|d') ?[\w' -]{2,40}?))? (?:part|décolle|"
         r"arrive|est|sont|sera|seront|"
         r"commence\w*|débute\w*|tombe\w*|(?:se )?(?:termine|finit|démarre)\w*|aura lieu) "
         r"(?:(?:déjà |bien |enfin )?(?:réservée?s?|calée?s?|programmée?s?|avancée?s?|reportée?s?|"
         r"prise?s?|"
         r"bouclée?s?|signée?s?|payée?s?|bookée?s?)|"
         r"prévue?s?|confirmée?s?|fixée?s?|de (?-i:[A-Z])|du \d|le \d|en \w+|début|fin|mi-|au \d)"
         r".*))", kind="detail", fact="{y}", unless=_NOW + r"|\b(?:en retard|en panne)"),
)  # fmt: skip
