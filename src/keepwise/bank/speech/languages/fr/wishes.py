"""French rules, fourth part: what people like and want, and their habits."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.fr.words.names import HOUR, TIME
from keepwise.bank.speech.languages.fr.words.phrases import JE, OFTEN, SUIS, THING, TO_ME, WHAT
from keepwise.bank.speech.languages.fr.words.verbs import GIVE, ORDER

_YOU = r"(?:tu|vous)"
_SEE = (
    rf"(?:(?:voir|avoir|recevoir|lire|obtenir|utiliser|travailler avec|consulter|que {_YOU} (?:me "
    rf"|m'|nous )?{GIVE}|qu'on (?:me |m')?{GIVE}|que (?:tout soit|les \w+ soient|ce soit|ça soit|"
    rf"tes \w+ soient|vos \w+ soient)|quand {_YOU} (?:me |m')?{GIVE}|quand (?:c'est|tout est)) )?"
)
_NO_THIS = (
    r"(?!(?:je|on|ça|cela|ce|c'|ton|ta|tes|votre|vos|cette|cet|ces|tu|vous|il|elle|ils)\b)(?!c')"
)
_VERY = (
    r"(?:(?:une?|grande?|gros(?:se)?|très|vraiment|super|complètement|assez|totalement|plutôt|"
    r"hyper|absolument) )*"
)
_FAN = (
    r"(?:fan|fana|accro|friande?|passionnée?|dingue|folle|fou|gourmande?|amat(?:eur|rice)|mordue?|"
    r"férue?|adepte|inconditionnel(?:le)?)"
)
_HABIT = (
    r"(?:toujours|souvent|habituellement|d'habitude|généralement|en général|normalement|rarement|"
    r"jamais|systématiquement|la plupart du temps|le plus souvent|de temps en temps|parfois|"
    r"d'ordinaire|surtout|principalement|presque (?:toujours|jamais)|quasiment jamais|en principe|"
    r"majoritairement|fréquemment|régulièrement|plutôt|uniquement|que|de préférence|"
    r"essentiellement|en temps normal|en règle générale)"
)
_NO_HABIT = (
    r"(?!(?:songe|réfléchis|envisage|veu[xt]|voudrais|ai|a|avais|suis|est|étais|vais|va|peu[xt]|"
    r"doi[st]|oublie|voi[st]|"
    r"trouve|"
    r"pense|croi[st]|sai[st]|comprend[s]?|attend[s]?|reçoi[st]|demande|perd[s]?|aimerais|aime|"
    r"déteste|adore|espère|souhaite|arrive|tombe|galère|bloque(?! (?:mes|le|la|les)\b)|hésite|"
    r"remarque|rencontre|dis|"
    r"disais|parlais|entend[s]?|reste bloqué|cherche|viens|devais|pouvais|te|vous|t'|l'|regrette|"
    r"préfère|préférerais|crains|doute|me demande|me suis|s'est|m'étonne|ne|plus|me dis|"
    r"remercie|sens|m'attend\w*|m'excuse|serai|ferai|aurai|verrai)\b)(?!te |vous |t'|l')"
)
_NOT_NOW = (
    r"(?!.*\b(?:ça|cela|ce (?:rapport|mail|message|fichier|document|texte|truc)|cette|ces|demain|"
    r"hier|ton|ta|tes|votre|vos|tu)\b)(?!.*, je )"
)
_STYLES = (
    r"(?:plus )?(?:clairs?|claire|claires|lisibles?|pratiques?|parlants?|parlante|parlantes|"
    r"faciles? "
    r"(?:à|a) (?:lire|suivre|comprendre)|simples?|digestes?|efficaces?|utiles?|agréables?|rapides? "
    r"(?:à|a) (?:lire|suivre)|compréhensibles?|adaptée?s?|idéa(?:l|les|ux)|parfaite?s?|"
    r"suffisante?s?|intuiti(?:f|fs|ve|ves)|naturels?|naturelles?)"
)

WISHES: tuple[Rule, ...] = (
    Rule("dislike-when", "free",
         rf"{JE}(?:(?P<v>déteste|hais|supporte (?:vraiment |vraiment pas|vraiment )?pas|"
         rf"supporte pas|"
         r"aime (?:vraiment |trop |du tout )?pas(?: du tout| trop| vraiment)?|ai horreur) )(?:ça )?"
         r"(?P<c>quand|lorsque|qu'on|que l'on|de) (?P<x>(?!(?:ça|c'est|tu|vous|je)\b)(?!.*\b(?:"
         r"cette|cet|ça)\b).+)"),
    Rule("dislike", "wish",
         rf"{JE}{SUIS} (?:vraiment |absolument )?pas (?:vraiment |très |trop |du tout |"
         rf"plus que ça |"
         r"un grand |une grande |très très |super |hyper )*(?:fan|fana|friande?|adepte|"
         rf"amat(?:eur|rice)) (?P<x>(?:de |des |du |d'){THING}.+)", fact="N'est pas fan {x}",
         negative=True, reads=SHAPES),
    Rule("no-insisting", "skip",
         rf"{JE}(?:aime|apprécie|veu[xt]|voudrais|adore|déteste|préfère|ai horreur)(?: vraiment| "
         r"surtout| trop)*(?: pas)? (?:de |d')?(?:insister|(?:me |vous |te |t'|m')?(?:plaindre|"
         r"râler|"
         r"déranger|embêter|critiquer|répéter|imposer|presser|harceler|ennuyer|bousculer)|paraître|"
         r"passer pour|avoir l'air|faire (?:ma|mon|la fine|le difficile|la difficile)|jouer les|"
         r"être "
         r"(?:lourde?|pénible|rabat-joie|désagréable|impolie?|méchante?|de mauvaise))\b.*"),
    Rule("like-to-check", "skip",
         rf"{JE}(?:aime|préfère|aimerais|adore) (?:bien |toujours |mieux )*(?:vérifier|savoir|"
         r"comprendre|regarder|être (?:sûre?|certaine?|au courant|prévenue?)|varier|changer|"
         r"discuter|"
         r"apprendre|demander|prévenir|attendre|anticiper)(?: avant| d'abord)?"),
    Rule("not-good-at", "free",
         rf"(?P<x>{_NO_THIS}.+?),? (?:c'est |ce (?:n'est|sont) |n'est |sont |"
         rf"est )?(?:vraiment )?pas (?:vraiment )?"
         r"mon (?:fort|point fort)", fact="Pas à l'aise avec : {x}", kind="personal"),
    Rule("dislike", "wish",
         rf"(?P<y>{_NO_THIS}.+?),? (?:c'est |ce (?:n'est|sont) |(?:ne )?sont |n'est |est )?"
         r"(?:vraiment )?(?:pas (?:vraiment |du tout |trop )?(?:mon truc|ma tasse de thé|"
         r"pour moi|ma came|mon délire|fait pour moi)|très peu(?: pour moi)?)|"
         rf"(?P<z>{_NO_THIS}.+?),? (?:ça )?(?:ne )?(?:(?:me )?ser(?:t|vent) à rien|me (?:gave|"
         rf"saoule|soûle|gonfle|fatigue|dérange|"
         r"perturbe|gêne|rebute|hérisse|gonflent|stresse)(?:nt)?|m'(?:énerve|agace|exaspère|"
         r"insupporte|horripile|ennuie|angoisse)(?:nt)?)(?: vraiment| trop| un peu| profondément| "
         r"beaucoup| énormément)?",
         fact="N'aime pas {x}", negative=True, reads=SHAPES),
    Rule("dislike", "wish",
         rf"{JE}(?P<v>déteste|hais|hait|exècre|abhorre) {OFTEN}{_SEE}(?P<x>{THING}.+)",
         fact="Déteste {x}", negative=True, reads=SHAPES),
    Rule("dislike", "wish",
         rf"{JE}(?P<v>évite|fui[st]|boycotte) {OFTEN}(?P<x>{THING}.+)", fact="Évite {x}",
         negative=True, reads=SHAPES),
    Rule("dislike", "wish",
         rf"{JE}(?:ai|a) (?:vraiment |une sainte )?horreur (?P<x>(?:de |d'|du |des ){THING}.+)",
         fact="A horreur {x}", negative=True, reads=SHAPES),
    Rule("dislike", "wish",
         rf"{JE}(?:ai (?:plus qu')?assez|en (?:ai|a) (?:vraiment |plus que )?(?:marre|assez|"
         rf"ras[- ]le[- ]bol|ma claque|soupé)) (?P<x>(?:de |d'|du |des ){THING}{_NOT_NOW}.+)",
         fact="En a assez {x}", negative=True, reads=SHAPES),
    Rule("dislike", "wish",
         rf"{JE}(?:(?:aime|apprécie|supporte|kiffe|tolère|adore|raffole) (?:vraiment |"
         rf"franchement |absolument |surtout )?(?:pas|plus|guère) (?:du tout |trop |vraiment |"
         rf"beaucoup |tellement |spécialement |particulièrement |forcément |bien |des masses "
         rf")*|peu[xt] (?:vraiment )?pas (?:supporter|sentir|encadrer|blairer|souffrir|voir en "
         rf"peinture) )"
         rf"{_SEE}(?P<x>{THING}(?!(?:trop|vraiment|tellement|beaucoup|du tout|bien)\b).+)",
         fact="N'aime pas {x}", negative=True, reads=SHAPES),
    Rule("dislike", "wish",
         rf"{JE}(?:veu[xt]|souhaite|voudrai[st]|désire|aimerais) (?:vraiment |surtout |"
         rf"absolument )?(?:pas|jamais) (?:du tout )?{_SEE}(?P<x>(?!t'|m'|s'|(?:te|me|vous|abuser|"
         rf"déranger|être|dire|faire|perdre|avoir|y|en|aller|risquer|"
         rf"attendre)\b){WHAT}{THING}(?!.*\b(?:que|"
         r"qu')).+)",
         fact="Ne veut pas {x}", negative=True, reads=SHAPES),
    Rule("dislike", "wish",
         rf"{JE}ai (?:vraiment |absolument )?pas (?:vraiment |du tout )?besoin (?P<x>(?:de |d'|du |"
         r"des )(?!(?:ça|cela|toi|plus|temps|aide|vous|l'|la|cette|ce|savoir|tout)\b).+)|"
         r"(?:je|on) peu[xt] (?:très bien |largement |parfaitement )?(?:se |me )?passer "
         r"(?P<y>(?:de |d'|du |des ).+)",
         fact="N'a pas besoin {x}", negative=True, reads=SHAPES),
    Rule("dislike", "value",
         rf"{JE}(?:utilise|regarde|lis|lit) (?:jamais|pas) (?P<x>{WHAT}{THING}.+)", negative=True,
         reads=SHAPES),
    Rule("dislike", "wish",
         rf"{JE}(?:aimerais|voudrais|préfère|préférerais|souhaite|essaie d'|"
         rf"cherche à) ?éviter (?P<x>{THING}"
         rf"{_NOT_NOW}.+)", fact="Préfère éviter {x}", negative=True, reads=SHAPES),
    Rule("prefer", "wish",
         rf"{JE}(?:préfère(?:rais|rait)?|préférerai[st]?|préférais|privilégie(?:rais)?|opte pour|"
         r"penche (?:plutôt )?pour|aimerais (?:bien )?mieux|aime (?:bien |nettement |"
         r"beaucoup )?mieux|"
         r"favorise|prends plutôt|choisis toujours|vote pour|ai une (?:nette |légère |grosse "
         rf"|vraie )?préférence pour) {OFTEN}(?:largement |nettement )?{_SEE}(?P<x>(?!t'|(?:te|"
         rf"vous|ça|cela|celui|celle|ceux|cette|cet|"
         r"ce|ces|l'autre|ne pas|qu'on attende|que ce soit|pas|attendre|la (?:première|deuxième|"
         r"seconde|dernière|nouvelle|version)|le (?:premier|deuxième|second|dernier|nouveau)|"
         r"l'option|l'ancienne?|que (?:tu|vous)|ton|ta|tes)\b).+)",
         fact="Préfère {x}", reads=(*SHAPES, "period")),
    Rule("prefer", "wish",
         rf"(?:ma|notre) préférence (?:va (?:à|au|aux|vers)|est|irait (?:à|au|aux)|"
         rf"c'est) (?P<x>.+)|"
         rf"{JE}(?:trouve|estime) que (?P<y>.+) (?:sont|est) (?:mieux|préférables?)",
         fact="Préfère {x}", reads=SHAPES),
    Rule("kind-of-person", "value",
         rf"{JE}{SUIS} (?:du genre |plus |plutôt |davantage |team )+(?P<x>.+)", reads=SHAPES),
    Rule("kind-of-person", "free",
         rf"{JE}{SUIS} (?:team |du genre à |du genre |plus (?=\S+ que )|plutôt (?!(?:content|sûre?|"
         r"d'accord|fatiguée?|perdue?|surprise?|satisfait|occupée?|disponible|contente?|"
         r"pressée?)\b))"
         rf"(?P<x>{THING}.+)", kind="personal"),
    Rule("like", "wish",
         rf"{JE}(?:aime|adore|kiffe|apprécie|savoure|affectionne) {OFTEN}"
         rf"(?:bien |beaucoup |énormément )?(?!(?:pas|plus)\b)(?:ça )?(?:quand |lorsque |"
         rf"que )?{_SEE}"
         rf"(?P<x>{THING}(?!(?:l'idée|la façon|la manière|le (?:résultat|nouveau|rendu)|"
         r"ta|tes|ton|vos|votre|bien|moins|pas|plus|travailler avec (?:toi|vous)|c'est|où)\b).+)",
         fact="Aime {x}", reads=SHAPES),
    Rule("like", "value", rf"{JE}{SUIS} {_VERY}{_FAN} (?P<x>.+)", reads=SHAPES),
    Rule("like", "free",
         rf"{JE}(?:{SUIS} {_VERY}{_FAN}|raffole|me régale|me passionne pour) (?P<x>(?!(?:de |d'|"
         rf"par "
         rf")(?:cette|cet|ces|ce|ça|ta|ton|tes|être)\b)(?:de |du |des |d'|à |au |aux |par |avec |"
         rf"pour )?{THING}.+)"),
    Rule("like", "free", r"(?:ma|notre) passion,? (?:c'est|est) (?P<x>.+)", fact="Passion : {x}"),
    Rule("want", "value",
         rf"{JE}(?:veu[xt]|voudrai[st]|aimerai[st]|souhaite(?:rais)?|désire|ai besoin|a besoin|"
         rf"utilise|"
         rf"travaille|raisonne|pense|compte|facture|fonctionne|calcule|parlais|voulais(?: dire)?|"
         rf"préférerais|préfère|apprécie(?:rais)?|aime|attends|reste) {OFTEN}(?:bien |mieux |que |"
         rf"qu'|de |d'|en |sur |avec )*{_SEE}(?P<x>.+)|il me (?:faut|faudrait) {OFTEN}(?P<y>.+)",
         reads=SHAPES),
    Rule("want-order", "order",
         rf"{JE}(?:veux|voudrais|aimerais|souhaite|préférerais|préfère) (?:bien |vraiment |"
         rf"mieux )?que {_YOU} (?P<x>(?:ne )?{TO_ME}{ORDER}\b.*)"),
    Rule("need", "free",
         rf"(?P<x>{JE}(?:veux|ai besoin de?) (?:toujours|systématiquement) (?!(?:ça|cela|savoir|"
         rf"pas)\b)"
         r".+)", kind="preference", reads=("period",)),
    Rule("back-to", "value",
         rf"{JE}(?:revien[st]|repasse|passe|bascule|reste|switche) (?P<x>(?:à|aux|en|au|"
         rf"sur) .+)", reads=SHAPES),
    Rule("need", "free",
         rf"{JE}(?:veu[xt]|voudrais|aimerais|souhaite|ai besoin (?:de|d')) ?(?P<x>(?!(?:savoir|"
         rf"pas|que|plus|bien)\b){THING}{_NOT_NOW}.+)", lasting=True, reads=("period",)),
    Rule("find", "value",
         rf"{JE}(?:trouve|lis|comprends|digère|assimile)(?: que)? (?P<x>.+?) (?:(?:sont|est|"
         rf"soient) )?"
         rf"(?:(?:bien|beaucoup|nettement|largement|vraiment|tellement|souvent) )*(?:{_STYLES}|"
         rf"mieux|plus (?:vite|facilement))(?: pour moi)?(?: (?:que|qu') ?.+)?", reads=SHAPES),
    Rule("find", "value",
         rf"{JE}(?:lis|voi[st]|comprends|travaille|m'y retrouve|retiens) (?:beaucoup |bien |"
         rf"nettement )?mieux "
         r"(?P<x>(?:en|avec|sur|sous|quand|les|des|dans) .+)", reads=SHAPES),
    Rule("dislike", "wish",
         rf"{JE}trouve (?P<x>(?:les|l'|le|la) (?!.*\b(?:que|qui)\b)[\w' -]+?) (?:(?:vraiment|"
         rf"assez|très|trop|"
         r"plutôt|souvent|complètement|un peu) )*(?:illisibles?|inutiles?|fatigante?s?|pénibles?|"
         r"confuse?s?|moches?|lourde?s?|difficiles? (?:à|a) lire|agaçante?s?|insupportables?|"
         r"énervante?s?|infantilisante?s?|superflue?s?|ennuyeu(?:x|ses?))",
         fact="N'aime pas {x}", negative=True, reads=SHAPES),
    Rule("better", "free",
         rf"{JE}(?:révise|apprend[s]?|comprend[s]?|travaille|dor[st]|fonctionne|me concentre|m'y "
         rf"retrouve|"
         rf"mémorise|"
         r"récupère) (?:beaucoup |bien )?mieux (?P<x>(?:avec|en|le|la|quand|sans|si|dans|après|"
         r"avant|à) .+)",
         kind="habit"),
    Rule("like", "free",
         rf"{JE}(?:aime(?:rais)?|préfère|apprécie|adore|voudrais|"
         rf"veux) (?P<x>qu'on (?!(?:m'appelle|se "
         r"(?:tuto|vouvo))\w*)(?!.*\b(?:ça|cela|cette|ce)\b).+)"),
    Rule("best", "value",
         rf"(?P<x>.+?),? (?:(?:c'est|ce sont|sont|est|serai(?:en)?t|restent?|ça reste) (?:(?:bien|"
         rf"beaucoup|nettement|toujours|vraiment|largement) )*(?:{_STYLES}|mieux|le mieux|le plus "
         rf"(?:clair|lisible|pratique|simple)|l'idéal|ce que (?:je|on) (?:préfère|veux|utilise|"
         rf"aime)|ce qu'il me faut|mon format préféré|ce qui me (?:convient|va|"
         rf"parle)(?: le mieux)?)|"
         r"(?:ça )?suffi(?:t|sent)|(?:ça )?(?:me|nous) (?:convien(?:t|nent)|parlent?|va|vont|"
         r"suffi(?:t|sent)|plaî(?:t|sent)|"
         r"plaisent|aident?)(?: (?:mieux|bien|très bien|plus|le mieux|le plus|davantage|"
         r"largement|parfaitement|beaucoup))*)(?: pour moi)?(?: (?:que|qu') ?.+)?", reads=SHAPES),
    # Habits
    Rule("rhythm", "free",
         rf"{JE}{SUIS} (?P<x>(?:(?:toujours|généralement|souvent|pas|jamais|que|uniquement|plutôt|"
         r"seulement|rarement) )*(?:en )?(?:off|absente?|disponibles?|dispo|indispo|indisponible|"
         r"joignable|injoignable|télétravail|au (?:bureau|boulot|yoga|sport)|chez moi|libre|"
         r"occupée?|d'astreinte|de garde|de permanence|en ligne|congés?|repos|réunion|déplacement|"
         r"présentiel|"
         rf"à la maison|concentrée?|efficace|plus efficace|sur (?:site|place))(?: .+)? {TIME}.*|"
         rf"(?:pas |jamais |toujours |que |uniquement |seulement )*(?:disponible|dispo|joignable|"
         r"présente?|libre) (?:que |uniquement |seulement )?(?:le|les|en|à partir|avant|après|"
         r"entre|du|jusqu'à|la|l'après-midi|qu'|que) .+|(?:pas |jamais |toujours |que |uniquement |"
         r"seulement )*(?:disponible|dispo|joignable) (?:uniquement )?l'après-midi)", kind="habit"),
    Rule("rhythm", "free",
         rf"{JE}ai (?P<x>(?!\w+(?:é|u|is|it)\b)(?!(?:besoin|envie)\b){_NOT_NOW}\w[\w' -]{{0,60}}? "
         r"(?:tous les|chaque|toutes les|une fois par|deux fois par|le (?:lundi|mardi|mercredi|"
         r"jeudi|vendredi|samedi|dimanche|matin|soir|midi))(?: (?!\d|prochain).+)?)", kind="habit"),
    Rule("habit", "free",
         rf"{JE}(?:ai|a|suis) (?:toujours |pris )?(?P<x>(?:l'habitude|habituée?|tendance|coutume) "
         rf"(?:de |d'|à )(?!(?:ça|cela)\b){_NOT_NOW}.+)", kind="habit", reads=("period",)),
    Rule("habit", "free",
         rf"{JE}(?P<c>(?:me |m'|se |s'|y |en )?)(?P<v>{_NO_HABIT}[\w-]+) (?:pas )?(?P<a>{_HABIT}) "
         rf"(?P<x>{THING}{_NOT_NOW}.+)", kind="habit", reads=("period",)),
    Rule("rhythm", "free",
         rf"{JE}(?P<c>(?:me |m'|se |s'|y |en )?)(?P<v>{_NO_HABIT}[\w-]+) (?P<x>{_NOT_NOW}(?:.+ )?"
         rf"{TIME}(?:(?:,| et) .{{2,40}}| [\w' ]{{2,40}})?)", kind="habit", reads=("period",)),
    Rule("rhythm", "free",
         rf"{JE}(?P<v>(?:me |m'|se )?(?:lève|couche|endors|réveille)|déjeune|dîne|soupe|commence|"
         rf"finis|termine|petit-déjeune|mange|embauche|débauche) (?P<x>{_NOT_NOW}(?:.+ )?(?:à|vers|"
         rf"jusqu'à) {HOUR}"
         r"(?: [\w' ]{2,40})?)", kind="habit"),
    Rule("only-then", "free",
         rf"{JE}peu[xt] (?P<x>(?:pas |que |jamais |uniquement |seulement )*(?:(?:me |m'|y |en |"
         rf"se )?"
         r"(?:réunir|voir|travailler|venir|assister|participer|répondre|prendre|parler|faire|"
         r"rencontrer|discuter|manger|appeler|téléphoner|échanger|libérer|connecter|bosser) )?"
         rf"(?:que |uniquement |seulement |pas )?{_NOT_NOW}(?:.* )?{TIME}.*)", kind="habit"),
    Rule("standing-habit", "free",
         rf"{JE}(?P<c>(?:me |m'|se |s'|y |en )?)(?P<v>{_NO_HABIT}[\w-]+) (?P<x>(?!(?:toujours|"
         rf"pas|encore|ça|que tu)\b){_NOT_NOW}.+)", kind="habit", lasting=True, reads=("period",)),
    Rule("counts-in", "free",
         rf"{JE}(?:raisonne|compte|pense|calcule|facture|planifie|mesure|"
         rf"budgète) (?P<x>(?:toujours )?en (?!(?:\w+er|ce|"
         rf"cas|fait|parler|avoir|finir|faire|même)\b){_NOT_NOW}.+)", kind="habit"),
    Rule("compare", "free",
         rf"on (?:compare|raisonne|mesure|suit|analyse|présente|compte) (?P<x>(?:par rapport à|"
         rf"avec|à|par|"
         rf"vs|au|aux|en|surtout|toujours) {_NOT_NOW}.+)", kind="habit", reads=("period",)),
    Rule("compare", "free",
         rf"{JE}(?P<v>compare|regarde|analyse|suis|raisonne) (?P<x>(?:par rapport à|avec|sur|à|"
         rf"vs|mes|les|par) {_NOT_NOW}.+)", kind="habit", reads=("period",), sign=True),
)  # fmt: skip
