"""French rules, tried before all others: what nobody says of themselves for good."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.fr.words.phrases import HABIT, JE

_AT_WORK = (
    r"(?:présentation|réunion|rapport|exposé|mail|e-mail|courriel|lettre|discours|article|mémo|"
    r"note|devis|dossier|slides?|deck|texte|script|compte[- ]rendu|tableau|document|cv|"
    r"candidature|message|annonce|post|billet|email|réponse|dissert\w*|devoir|oral|soirée|dîner|"
    r"repas|anniversaire|cadeau|voyage|itinéraire|week-end|code|requête|appel d'offres|budget)"
)

# Somebody else in front of what they like: "ma belle-mère", "le voisin du dessus", "l'équipe".
SOMEBODY = (
    r"(?:(?:(?:mon|ma|mes|notre|nos|le|la|les|ton|votre|un|une|certaine?s?|toute|tou(?:s|tes)"
    r"(?: (?:mes|nos|les))?|chaque) |l['’])"
    r"(?!(?:corps|estomac|ventre|peau|dos|foie|religion|métier|contrat|préférence|plus|moins|"
    r"mieux)\b)(?:(?!(?:je|j|on|tu|vous|que|qu|qui|dont|mais|et moi)\b)[\w-]+[ '’]){1,6}?|"
    r"(?:tout le monde|personne|chacun|les gens|eux|lui|elle|il|elle|ils|elles),? )"
    r"(?:(?:lui|elle|eux|elles),? )?"
)
TASTES = (
    r"(?:ador|détest|préf[èé]r|raffol|kiff|appréci|exècr|abhorr|affectionn)(?:e|ent|erai\w*)|"
    r"hai(?:t|ssent)|(?:aime|aiment|aimerait|aimeraient)(?! pas à)|"
    r"(?:jure|lit|lise|regarde|écoute|mange|boit|boive|porte|met|mette|prend|prenne)(?:nt)? "
    r"(?:que|qu['’]|uniquement|seulement|exclusivement)|"
    r"(?:supporte|supportent|tolère|tolèrent) (?:pas|plus|que)|"
    r"(?:veu(?:t|lent)|voudrai(?:t|ent)|souhaite(?:nt)?|exige(?:nt)?)|"
    r"di(?:t|sent)(?! (?-i:[A-Z]))|conseille(?:nt)?|recommande(?:nt)?|pense(?:nt)?|"
    r"sugg[èé]re(?:nt)?|"
    r"préconise(?:nt)?|"
    r"tien(?:t|nent) à ce|(?:va|vont) préférer|"
    r"(?:est|sont) (?:(?:très|un|une|grande?s?|gros|grosse|super|vraiment|complètement|trop) )*"
    r"(?:fans?|fana|accros?|dingues?|fou|folle|fous|passionnée?s?|adeptes?|mordue?s?|friande?s?|"
    r"gourmande?s?|férue?s?)|"
    r"(?:évite|refuse|boycotte)(?:nt)?"
)
_IMPERFECT = (
    r"(?!(?:fai[st]|sai[st]|vais|connai[st]|plais|plaît|tais|voulais|parlais|disais|préférais|"
    r"pensais|comptais)\b)[\w-]{2,}(?<![eidvtur]r)ai[st]"
)

IDLE: tuple[Rule, ...] = (
    # Tastes of others are theirs, even those of one's own people.
    Rule("their-taste", "skip",
         rf"(?:(?:chez|dans|à|au|en|pour|d'après|selon) [\w' -]{{2,30}}?,? )?{SOMEBODY}"
         rf"(?:ne |n')?(?:y |en |me |m'|se |s')?(?:{TASTES})\b.*",
         unless=r"\b(?:que|qu') ?(?:je|j)\b|\bmoi aussi\b"),
    # What was so is no longer; "je voudrais" only looks like it.
    Rule("was-so", "skip",
         rf"(?:quand|lorsque|à l'époque où|du temps où) (?:je|on) (?:{_IMPERFECT}|étais|avais)\b.*|"
         rf"{JE}(?:plus )?(?:me |m'|se |s'|y |en |le |la |les |l'|lui |te |vous )*"
         rf"(?:{_IMPERFECT}|étais|avais)\b.*|{JE}(?:ai|a) (?:longtemps|jadis|autrefois) .*"),
    # Where somebody is for some days, and what they are about to do.
    Rule("passing", "skip",
         rf"{JE}(?:suis|est|serai|sera) (?:(?:à|au|en|chez|dans) [\w' -]{{2,30}}? )?(?:pour|"
         rf"pendant|"
         r"jusqu'(?:à|au|en)|encore) (?:(?:encore )?(?:une|deux|trois|quatre|cinq|quelques|\d+) "
         r"(?:petits? )?(?:jours?|semaines?|nuits?|heures?)|(?:le|la|l'|ce|cette) ?(?:week-?end|"
         r"semaine|journée|soirée|nuit|après-midi)|demain|ce soir|lundi|mardi|mercredi|jeudi|"
         r"vendredi|samedi|dimanche)\b.*|"
         rf"{JE}(?:vais|va) (?:vite |juste |d'abord |aller )?(?:prendre|boire|manger|chercher|"
         rf"faire|"
         r"dormir|sortir|rentrer|réfléchir|essayer|regarder|voir|jeter|me (?:coucher|reposer|"
         r"doucher))\b(?! (?:ma retraite|un (?:congé|emprunt|crédit)|une année|mes études|un (?:"
         r"master|stage|doctorat|marathon)|le (?:tour|marathon))).*|"
         rf"{JE}vien[st] (?:juste |tout juste )?(?:de |d')(?:finir|manger|boire|lire|voir|recevoir|"
         r"arriver|rentrer|me lever|essayer|tester|télécharger|ouvrir|relire|envoyer|terminer|"
         r"payer|"
         r"commander|regarder|vérifier)\b(?! (?:mon|ma|mes) (?:études|thèse|master|formation|stage|"
         r"doctorat|licence|mémoire|roman|internat|service)).*|"
         rf"{JE}(?:préférerais|prendrais|choisirais|voudrais|aimerais) (?:alors|dans ce cas|du "
         rf"coup)"
         r"\b.*"),
    # What "that" is stands in another clause.
    Rule("that-way", "skip",
         r"(?:restons|partons|continuons)|"
         r"(?:(?:et|donc|alors|toujours) )*(?:toujours )?(?:par[st]|partez|partons|partir|"
         r"reste[sz]?|"
         r"restons|continue[sz]?|base-toi|basez-vous|appuie-toi|garde[sz]?)(?: toujours)? "
         r"(?:là-dessus|"
         r"sur ça|comme ça|ainsi|là-dedans)\b.*"),
    # Places where others set the table.
    Rule("at-theirs", "skip",
         r"chez (?:(?:mes|mon|ma|les|le|la|nos) |l')(?:beaux?-\w+|belle-\w+|parents|grands-parents|"
         r"mère|père|mamie|papi|grand-\w+|tante|oncle|cousins?|cousine|sœur|frère|amie?s?|potes?|"
         r"copains?|copines?|voisins?|voisine|client\w*|collègues?|concurren\w+)\b[\w' -]{0,20},? "
         r"(?:on|ils|elles|il|elle|c'est|tout|personne|ça)\b.*"),
    Rule("no-preference", "skip",
         rf"{JE}ai (?:vraiment )?(?:pas|aucune?)(?: de| d'| vraiment de)? ?(?:préférence|avis|"
         r"opinion)s?\b.*|.*\b(?:les deux|l'un ou l'autre) (?:me vont|me va|vont bien)\b.*|"
         rf"{JE}(?:mélange|confonds|inverse)(?: (?:toujours|souvent|tout le temps|encore))?"
         r"(?: (?:les deux|tout|ces deux-là))?|"
         rf"(?:peu (?:me |m')importe|ça m'est égal|n'importe).*|{JE}tien[st] pas (?:spécialement|"
         r"particulièrement|forcément|plus que ça|absolument|trop|vraiment|tant que ça) (?:à|au|"
         r"aux)\b.*"),
    # How to write to somebody else, and when the bank is open.
    Rule("to-them", "skip",
         r"(?:répond\w*|écri\w+|parle\w*|di[st]\w*|explique\w*|envoie|envoyez|propose\w*|"
         r"demande\w*)"
         r"-(?:lui|leur)\b.*|(?:le|la|ma|mon|cette?|ce) (?:banque|poste|mairie|magasin|caisse|"
         r"préfecture|fournisseur) (?:est |reste )?(?:toujours )?(?:fermée?|ferme|ouvre|"
         r"ouverte?)\b.*"),
    # Who decides, and who is quite unlike oneself.
    Rule("not-i", "skip",
         r"(?:mon|ma|mes|notre|nos) [\w' -]{2,40}?,? (?:lui|elle|eux|elles),? c'est .*|(?:chez "
         r"(?:nous|moi),? "
         r")?c'est (?:(?:mon|ma|le|la|notre) [\w-]{2,}|(?-i:[A-Z])[\w-]+)(?: [\w-]+)? qui .*"),
    Rule("reason", "skip",
         r"(?:parce que?|parce qu'|car|pour que|afin (?:que|de|d')|même si|bien que|alors que|"
         r"tandis "
         r"que|à moins que|de peur|histoire de|c'est (?:pour (?:ça|cela|quoi)|pourquoi|parce que?|"
         r"bon|ça|pas grave|gentil|super|noté|parfait|nickel|clair|vrai|top|cool|génial)|d'où|"
         r"voilà "
         r"pourquoi|tant mieux|tant pis)\b.*"),
    Rule("speaking", "skip",
         rf"{JE}(?:pense|crois|suppose|imagine|me demande|espère|me doute|sens|devine|parie|"
         r"avoue) "
         r"(?!(?:en|à|toujours|surtout|souvent)\b).*|"
         rf"{JE}(?:voulais|voudrais|aimerais|souhaite|souhaiterais|cherche à|tente de|essaie de|"
         r"essaye de|veux|dois|vais|peux) (?:bien |juste |aussi |te |vous |t'|d')*(?:savoir|"
         r"comprendre|demander|"
         r"vérifier|poser|dire|trouver|obtenir|ouvrir|installer|afficher|lancer|exporter|"
         r"importer|écrire|rédiger|préparer|faire (?:un|une|le|la)|créer|envoyer|tester|corriger|"
         r"traduire|résumer|"
         r"rendre|finir|terminer|modifier|connaître|calculer|organiser|présenter|remercier)\b"
         r".*|"
         rf"{JE}(?:rédige|prépare|écris|écrit|monte|organise|relis|corrige|finalise|termine|"
         r"commence|révise|traduis|bosse sur|travaille sur|planche sur|planifie|fais|fait) (?:un|"
         rf"une|le|la|mon|ma|l'|notre|les|mes|des) ?(?:\w+ )?{_AT_WORK}\b.*|"
         rf"{JE}(?:cherche|recherche|hésite|galère|rame|bloque|bute|patauge|attend[s]? (?!un "
         r"(?:bébé|enfant|heureux)|des jumea|notre|une petite|un petit)|regarde ce|reviens vers|"
         r"te|vous)(?! à (?:perdre|réduire|apprendre|devenir|changer|acheter|déménager|économiser|"
         r"progresser|arrêter|limiter|éviter|manger|me reconvertir)\b).*|"
         rf"{JE}suis en train (?:de |d')(?!(?:apprendre|construire|restaurer|retaper|rénover|"
         r"déménager|divorcer|passer (?:mon|le)|écrire (?:mon|un) (?:roman|livre)|"
         r"reconvertir|créer (?:ma|mon)|monter (?:ma|mon)|devenir|arrêter de)\b).*|"
         rf"{JE}(?:tombe sur|reçois (?:une|un|ce|cette|le|l')|obtiens|constate|remarque|vois que|"
         r"vois (?:une|un)|ai l'impression|ai (?:une|deux|trois|\d|encore une|juste une|quelques|"
         r"un) (?:petite |petit |dernière |autre |gros )?(?:question|problème|souci|bug|doute|"
         r"erreur))\b.*", unless=HABIT),
)  # fmt: skip
