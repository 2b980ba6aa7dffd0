"""French sentences that say nothing for good: for this once, another's words, not to be kept."""

from __future__ import annotations

from keepwise.bank.speech.languages.fr.strangers import VOICES

_NOUN = (
    r"(?:fois|rapport|réponse|présentation|réunion|question|version|slide|diapo\w*|page|analyse|"
    r"demande|conversation|note|mail|courriel|message|document|tableau|graphique|texte|rendu|"
    r"client\w*|fichier|deck|article|e-?mail|exercice|exemple|appel|extrait|démo\w*|lettre|post|"
    r"devis|facture|commande|menu|repas|cas|coup|export|livrable|dossier|visio|atelier|examen|"
    r"devoir|brouillon|vidéo|newsletter|proposition|offre|soirée|week-?end|après-midi|matin|"
    r"semaine|mois|recette|itinéraire|traduction|résumé|synthèse|liste|compte[- ]rendu)"
)
_SOON = (
    r"(?:demain|après-demain|ce (?:soir|matin|midi)|cet après-midi|aujourd['’]hui|tout à "
    r"l['’]heure|"
    r"lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|la semaine prochaine)"
)
_ONCE = (
    r"(?:(?:(?:juste|seulement|uniquement|simplement|exclusivement|rien que|bon,?) )*(?:pour|dans|"
    r"sur|durant|pendant|à) (?:(?:ce|cet|cette|ces) (?!type|genre|sorte)(?:[\w-]+ )?"
    rf"{_NOUN}s?(?:[- ](?:ci|là))?|celui-ci|celle-ci|une fois|(?<=pour ){_SOON}|"
    rf"(?:le|la|l['’]) ?[\w-]+ (?:de |d['’]|du )?{_SOON}|(?:la|le|l['’]) ?{_NOUN} (?:n° ?)?\d+)|"
    rf"exceptionnellement|"
    rf"à titre exceptionnel|le temps d(?:e |['’])(?:ce|cet|cette|la|une?) ?{_NOUN}|"
    r"(?:juste|rien que|seulement|uniquement) (?:là|ici|maintenant|aujourd['’]hui|ce soir|demain|"
    r"cette fois)|(?:aujourd['’]hui|ce soir|demain|cette (?:semaine|fois)|ce (?:mois|week-?end))"
    r"(?:-ci)? (?:seulement|uniquement|exceptionnellement)|une seule fois|temporairement|"
    r"provisoirement)(?![\w'’-])"
)
_OWN = (
    r"(?:\bje (?!veu[xt]|voudrais|souhaite|dois|vais|préférerais)|"
    r"\bj['’](?!aimerais|en ai besoin|ai (?:juste |seulement )?besoin)|"
    r"\b(?:d['’]habitude|habituellement|désormais|dorénavant|à l['’]avenir|d['’]ordinaire|"
    r"normalement|sinon|en général|en temps normal|par défaut|retiens|souviens)\b)"
)
_LEAD = (
    r"(?:(?:ok|alors|et|mais|bon|bonjour|salut|oui|non|merci|donc|svp|stp|s['’]il te plaît),? )*"
)
# "Just for this deck, translate the labels and make it dark": the limit is that of both orders.
_FOR_ONCE = rf"\A{_LEAD}{_ONCE}(?!.*{_OWN})|\A(?!.*{_OWN}).*,? {_ONCE}[ .!)]*\Z"

_SAYING = (
    r"(?:dit|disait|disent|écrit|écrivait|écrivent|répond|répondu|répondait|répète|répétait|crie|"
    r"raconte|lance|texté|envoyé|sorti|lâché|posté|indique|indiquait|mentionne|précise|commence "
    r"par|commençait par|se termine par|conclut)"
)
_I = r"(?:je |j['’]|moi |mon |ma |mes |on |nous |tu |vous |ne |n['’]|toujours |jamais )"
# Somebody else's words, with no marks around them: "she wrote I am vegan and love orange wine".
_QUOTED = (
    rf"\b(?:il|elle|ils|elles|qui|lui|leur|m['’](?:a|ont|avait|avaient)|a|ont)(?: (?:lui |leur |"
    rf"m['’])?(?:a|ont))? {_SAYING}(?: (?:toujours|souvent|encore|hier|ce matin|par "
    rf"(?:mail|sms|message)))?(?: ?:| ?,)? ?(?=je |j['’]|moi,? j|(?:mon|ma) \w+ (?:est|et))|"
    rf"(?<!ai )(?<!comme )\b(?!(?:je|moi|ai|comme|avais|avons|avions)\b)[\w-]{{2,}} (?:me |m['’]|"
    rf"nous |te )?(?:{_SAYING})(?: (?!que\b)\w+)? ?(?:: ?"
    rf"(?={_I})|(?=je |j['’]))|"
    r"\A(?:mon|ma|mes|notre|nos) [\w' -]{2,30}? ?: (?=je |j['’]|moi\b)"
)
# What its author does not want kept.
_UNKEPT = (
    r"\b(?:ne |n['’])?(?:le |la |l['’]|les )?(?:enregistre|note|retien[st]|retenez|mémorise|"
    r"sauvegarde|stocke|garde|conserve)[zs]?(?:-le)? (?:surtout )?pas(?: (?:ça|ceci|cela|cette "
    r"info\w*|cette phrase|ce (?:détail|qui|que)|la suite)\b|[,.:;!]|\Z)|"
    r"\bà ne (?:surtout )?pas (?:noter|retenir|enregistrer|mémoriser|garder|sauvegarder)\b|"
    r"\b(?:ça |que ça )?reste entre nous\b|\boff the record\b|\bsans (?:le |la )?(?:noter|"
    r"l['’]enregistrer|l['’]retenir|mémoriser)\b|\bpas (?:la peine|besoin) de (?:le |l['’])"
    r"(?:noter|retenir|enregistrer|mémoriser)\b|\boublie ça (?:aussitôt|tout de suite)\b"
)

# Texts and parts with an "I" of their own, and cases that are only thought of.
_FICTION = (
    r"\b(?:slogan|titre|accroche|légende|réplique|refrain|punchline|toast|bio|pancarte|banderole|"
    r"t-shirt|phrase|énigme|devinette|charade)(?: (?:de |du |pour |d['’])?[\w'-]+)?(?: (?:est|sera|"
    r"serait|dit|dirait|c['’]est|doit dire))?[ :«]+(?=je |j['’]|nous )|\b(?:qui|que|où) "
    r"suis-je\b|\b(?:devinette|charade|énigme|quiz) ?:|"
    r"\b(?:selon|d['’]après) (?:(?:mon|le|la|un|ce|cet|cette|les) |l['’])(?:horoscope|tests?|quiz|"
    r"questionnaire|algorithme|profil|sondages?|article|formulaire|étude|brochure|site|app\w*)\b|"
    r"\b(?:parle|parles|écris|demande|appelle) (?:au nom|pour le compte|de la part|à la place) d|"
    r"\b(?:exemples?|modèle|gabarit)\b(?: (?:de|d['’]|du)[\w'’ -]{1,30}?)?[ :]+(?=je |j['’])|"
    r"\bje (?:préfère|suis|veux|aime|prends|choisis) peut-être\b|"
    r"\b(?:écri(?:s|vez)|di(?:s|tes)) (?:à|au|aux) [\w'’ -]{2,30} que j['’]|"
    r"\bon (?:dit|raconte|prétend|croit|pense) (?:que |qu['’])|"
    r"\bà (?:mettre au propre|recopier|taper|publier|poster|imprimer|transmettre|faire suivre|"
    r"paraphraser)\b[^.?!]{0,25}?(?=je |j['’])|"
    r"\btant qu['’]à rêver\b|\bdans (?:l['’]hypothèse|le cas|l['’]éventualité) où\b|"
    r"\ben (?:admettant|supposant|imaginant) qu|\bsuppose[zr]? (?:que|qu['’])|\bdans un monde "
    r"idéal\b|\badmettez qu|\bcomme (?:tu (?:veux|préfères|le sens|voudras)|vous (?:voulez|"
    r"préférez|voudrez)|bon te semble)\b|\bà toi de (?:voir|choisir)\b"
)

PASSING = rf"{_FOR_ONCE}|{_QUOTED}|{_UNKEPT}|{_FICTION}|{VOICES}"
