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

IDLE: tuple[Rule, ...] = (
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
