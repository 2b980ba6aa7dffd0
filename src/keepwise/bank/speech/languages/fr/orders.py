"""French rules, fifth part: orders for how to answer."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.fr.words.phrases import (
    DENIED,
    JE,
    MOMENT,
    THING,
    TO_ME,
    WHAT,
)
from keepwise.bank.speech.languages.fr.words.verbs import GIVE, ORDER

# What a plural of formats in an order points at: "montre-moi les graphiques".
_AT_HAND = (
    r"(?!(?:-moi|-nous)? (?:les|le|la|l'|ces|ce|cette|ton|tes|vos) ?(?:tableau|graph|list|diag|"
    r"camemb|histo|courb|puces|tableur|points|excel))"
)
_CLUTTER = (
    r"(?:(?:longues?|longs?|grandes?|petits?|petites?|trop de|phrases d') ?)?(?:émojis?|"
    r"émoticônes?|smileys?|jargon(?: [\w-]+)?|anglicismes?|abréviations?|acronymes|sigles?|"
    r"introductions?|"
    r"intros?|préambules?|blabla|bla-bla|formules? de politesse|politesses|salutations?|bonjour|"
    r"excuses|avertissements?|disclaimers?|points? d'exclamation|majuscules?|gras|titres?|"
    r"sous-titres|notes? de bas de page|hashtags?|pièces? jointes?|pdf|liens?|métaphores?|"
    r"blagues?|humour|jeux de mots|flatteries?|compliments?|répétitions?|redites?|appels?"
    r"(?: téléphoniques?)?|coups? de fil|téléphone|messages? voca(?:l|ux)|vocaux|notifications?|"
    r"notifs?|visios?|termes? techniques?|mots? compliqués|mots? anglais|langue de bois|"
    r"fioritures|remplissage|détours?|conclusions?|phrases (?:longues|compliquées|toutes "
    r"faites|à rallonge)|pavés?|vulgarité|gros mots|argot|parenthèses|formules|"
    r"centimes?|images?|gifs?|acronymes?|répétition|écriture inclusive|tutoiement|détails inutiles|"
    r"questions (?:de fin|à la fin)|superlatifs?|langage (?:technique|soutenu)|paraphrases?|"
    r"décimales?|virgules?|conditionnel|passif|adverbes|tableaux croisés|couleurs|émojis|ironie|"
    r"second degré|théorie|baratin|superflu|détails techniques|formules? à rallonge|longueurs|"
    r"tournures [\w ]{3,20}|phrases à rallonge|astérisques|balises|markdown|"
    r"digressions?|spoilers?|publicités?|pubs?|relances?|mails? (?:inutiles?|de rappel))"
)
_SUFFIX = (
    r"(?:(?:,| et| ou| ni) [\w' -]{2,40})?(?: (?:inutiles?|dans [\w' ]{3,30}|à chaque [\w ]+|"
    r"pour [\w' ]{3,30}|partout|du tout|à la fin|au début|en français|en anglais)){0,2}"
)
_BRIEF = r"(?:brefs?|brève|concise?s?|succincte?s?|synthétiques?|expéditi(?:f|ve))"
_PARTS = (
    r"(?:exemples?|explications?|réponses?|commentaires|scripts?|snippets?|requêtes|recettes?|"
    r"suggestions?|propositions?|idées|résumés?|calculs?|messages?(?: de commit)?|commits|"
    r"docstrings?|"
    r"noms? de variables?|titres|textes|traductions?|corrections?|recommandations?|conseils|"
    r"itinéraires?|"
    r"menus?|plannings?|mails?|comptes?-rendus?|synthèses?|analyses?|rapports?|tableaux|graphiques|"
    r"listes|tests|fonctions|variables|étapes|quantités|mesures|dates|horaires|heures|prix|"
    r"montants)"
)
_MANNER = (
    r"(?:simples?|clairs?|factuels?|concrets?|pratiques?|polie?s?|neutres?|positifs?|positive|"
    r"accessible|cash|francs?|franche|honnêtes?|directs?|directe|professionnels?|pro|naturel|"
    r"naturelle|pédagogue|précise?s?|rigoureu(?:x|se)|objecti(?:f|ve)|critique|sérieu(?:x|se)|"
    r"formel(?:le)?|informel(?:le)?|décontractée?|cool|sympa|amicale?|chaleureu(?:x|se)|"
    r"bienveillante?|exigeante?|transparente?|structurée?)"
)

ORDERS: tuple[Rule, ...] = (
    Rule("no-clutter", "free",
         rf"(?:(?:ne |n')?{TO_ME}(?:{GIVE}|ajoute[zrs]?|abuse[zr]?)(?:-moi)? (?:surtout "
         rf")?(?:plus|pas|"
         rf"jamais)(?: jamais)?|ne (?:plus |pas |jamais )+{TO_ME}(?:{GIVE}|ajouter)|(?:plus |pas |"
         rf"jamais )+|aucune?|zéro|{JE}veu[xt] (?:pas|plus|aucune?)|{JE}aime pas|moins)(?: trop| "
         rf"autant| tant)? ?(?P<x>{WHAT}{_CLUTTER}{_SUFFIX})", fact="Ne veut pas {x}"),
    Rule("no-clutter", "free",
         rf"(?:{ORDER}(?:-moi)? (?:[\w' -]{{2,30}} )?|{JE}(?:veu[xt]|voudrai[st]|préfère(?:rais)?|"
         rf"aimerais) (?:juste |plutôt )?(?:des |les |une |la )?[\w' -]{{2,30}} )?sans "
         rf"(?P<x>(?:les |le |la |l')?{_CLUTTER}{_SUFFIX})", fact="Veut des réponses sans {x}"),
    Rule("no-clutter", "free",
         r"(?:évite[zrs]?|éviter|stop(?: à| aux| au| avec)?|arrête[zrs]?(?: avec| d'utiliser| de "
         r"mettre| d'ajouter| d'employer)?|arrêter (?:avec|d'utiliser|de mettre)|épargne[zr]?-moi|"
         r"laisse[zr]? tomber|halte (?:à|aux|au)|oublie[zr]?|supprime[zr]?|vire[zr]?|saute[zr]?|"
         r"zappe[zr]?|passe[zr]?-moi|fini(?:s|es)?|cesse[zr]? (?:avec|d'utiliser|de mettre)|"
         rf"allège[zr]? sur|doucement (?:sur|avec)|mollo (?:sur|avec)|"
         rf"bannis(?:sez)?) (?P<x>{WHAT}(?:tes |"
         rf"vos )?{_CLUTTER}{_SUFFIX})", fact="Demande d'éviter {x}"),
    Rule("no-clutter", "free",
         rf"(?:laisse[zr]?|mets|mettez) (?P<x>{WHAT}[\w' -]{{3,30}}) (?:de côté|au placard|à la "
         r"poubelle|au vestiaire)", fact="Ne veut pas {x}", unless=r"\b(?:cette|cet|ce|ces|ça|pour "
         r"l'instant|moment)\b"),
    Rule("call-off", "wish",
         rf"(?:(?:ne |n')?{TO_ME}{GIVE}(?:-moi)? (?:surtout |donc )?(?:plus|pas|"
         rf"jamais)(?: jamais| du "
         rf"tout)?|ne (?:surtout )?(?:plus |pas |jamais )+{TO_ME}{GIVE}|(?:évite[zrs]?|éviter|"
         rf"arrête[zrs]?|arrêter|cesse[zr]?)(?: de| d'| avec)? ?(?:{TO_ME}{GIVE})?|stop(?: aux|"
         rf" à| avec"
         r")?|plus jamais|pas|jamais|sans|épargne[zr]?-moi|laisse[zr]? tomber|"
         r"inutile|pas besoin|zéro|fini(?:s|es)?|aucune?) (?:en |avec |sous forme |dans )?"
         rf"(?P<x>{WHAT}.+)", negative=True, reads=SHAPES),
    Rule("you-me", "value", r"(?:toi,? )?tu (?:me |nous )?(?:réponds|écris|parles)(?: toujours|"
         r" désormais)? (?P<x>en .+)", reads=("language", "units", "currency"), lasting=True),
    Rule("without", "wish",
         r"(?:réponds|répondez|répondre|écris|écrivez|parle[zr]?|explique[zr]?|dis|dites)(?:-moi)?"
         r"(?: tout)? sans (?P<x>.+)", negative=True, reads=SHAPES),
    Rule("call-off", "wish", rf"plus (?:jamais )?(?P<x>{WHAT}.+)", negative=True, reads=SHAPES,
         lasting=True),
    # "More tables" or "no more tables": nobody can tell.
    Rule("more-or-none", "skip", r"plus d(?:e |es |').+",
         unless=r"\A(?:et )?plus (?:de |d')(?:messages|mails?|pub\w*|notif\w*|relances|rappels|"
         r"newsletters|appels|alertes|promos?|offres|viande|sucre|gluten|alcool|café|émojis?|"
         r"jargon|"
         r"blabla|vouvoiement|tutoiement|excuses|compliments|spams?|sms|cookies)\b"),
    Rule("needless", "free",
         r"(?:(?:ce n'est |c'est |ça n'est )?pas (?:la peine|nécessaire|utile)|pas besoin|"
         r"inutile|(?:"
         r"ne )?te (?:fatigue|casse) pas la tête|(?:tu|vous) (?:n'as|n'avez|as|avez) pas besoin|"
         r"(?:tu|vous) (?:n'es|n'êtes|es|êtes) pas (?:obligée?s?|forcée?s?)|(?:ne )?(?:prends|"
         r"prenez) pas la peine|(?:ne )?(?:perds|perdez) pas (?:de|ton|votre) temps|"
         r"{JE}ai pas besoin (?:que (?:tu|vous)|qu'on)) (?P<x>(?:de |d'|à )(?:me |m'|te |"
         r"t'|vous )?(?:expliquer|définir|justifier|répéter|rappeler|introduire|détailler|traduire|"
         r"saluer|remercier|excuser|reformuler|présenter|féliciter|flatter|préciser|citer|indiquer|"
         r"prévenir|demander|proposer|commenter|ajouter|faire|mettre|relancer|donner)\b"
         r"(?!.*\b(?:ça|cela|ce|cette|maintenant)\b).*)".replace("{JE}", JE),
         fact="Pas besoin {x}"),
    Rule("stop-doing", "free",
         r"(?:arrête[zrs]?|arrêter|cesse[zrs]?|stop) (?P<x>(?:de |d')(?!(?:être|faire ça|bouger|"
         r"travailler|chercher|traiter|jouer|tout)\b)(?:me |m'|t'|te |vous |y )?\w+(?:er|ir|"
         r"re)\b(?!.*\b(?:ça|cela|cette|cet|ce|maintenant)\b).*)", fact="Demande d'arrêter {x}"),
    Rule("brief", "free",
         rf"(?:(?:sois|soyez|reste[zrs]?|rester|être|seras?|étais|étiez)(?: toujours| plus| très|"
         rf" bien| le plus| au plus)* (?P<x>{_BRIEF}(?:(?:,| et) [\w' ]{{2,40}})?(?: possible)?))",
         fact="Demande des réponses : {x}", slot="length", value="short"),
    Rule("brief", "free",
         r"(?P<x>(?:fais|faites|faire)(?: toujours| au plus| le plus)* (?:court|bref|"
         r"simple et court|concis|dans le concis|synthétique|simple(?= ?[:,]))(?: et [\w ]{2,30}| "
         r"?[:,] .{2,60})?)",
         fact="Demande de {x}", slot="length", value="short"),
    Rule("brief", "free",
         r"(?:va|vas|ailles|allez|aller|viens|venez|venir)(?: toujours|"
         r" directement)? (?P<x>droit au but|"
         r"à l'essentiel|au but|droit à l'essentiel)(?: .{0,30})?", fact="Demande d'aller {x}",
         slot="length", value="short"),
    Rule("brief", "free",
         rf"(?:{GIVE}(?:-moi)? |tes réponses |les réponses |réponses |des réponses |"
         rf"toujours )?(?P<x>(?:"
         r"droit au but|en (?:une|deux|trois|quelques|1|2|3) (?:phrases?|lignes|"
         r"mots)(?: (?:max(?:imum)?|"
         r"maxi))?|(?:une|deux|trois|quelques|2|3|5|cinq) (?:phrases?|lignes) (?:max(?:imum)?|maxi|"
         r"suffisent)|(?:pas plus|jamais plus|maximum|max|moins) (?:de |d')?(?:\w+ )?(?:phrases?|"
         r"lignes|"
         r"mots|paragraphes?|pages?|minutes de lecture)(?: (?:par|pour) .+)?)(?: toujours)?)",
         fact="Veut des réponses courtes : {x}", slot="length", value="short", sign=True),
    Rule("manner", "free",
         rf"(?:sois|soyez|reste[zrs]?|rester|être)(?: toujours| plus| très| bien)* (?P<x>{_MANNER}"
         rf"(?:(?:,| et| mais) [\w' ]{{2,30}})?(?: (?:avec moi|dans .+|quand .+|sur .+))?)",
         fact="Demande un style {x}"),
    Rule("manner", "free",
         rf"(?P<x>(?!.*\b(?:cette|cet|ce|ces|ça)\b){TO_ME}(?:parle[zrs]?|réponds|répondez|"
         rf"répondre|répondes|écris|explique[zrs]?|dis|dites|dire)"
         r"(?:-moi)?(?: les choses| la vérité)? (?:franchement|simplement|clairement|directement|"
         r"poliment|gentiment|naturellement|lentement|honnêtement|sans (?:détours?|filtre|tabou|"
         r"pincettes)|comme (?:à|si je) .+|avec (?:humour|bienveillance|"
         r"des mots simples))(?: .{0,30})?)", fact="Demande : {x}"),
    Rule("keep", "free",
         r"(?:garde[zrs]?|garder|utilise[zrs]?|utiliser|emploie[zrs]?|employez|employer|"
         r"adopte[zrs]?|adopter|prends|prenez|prendre|écris|écrivez|parle[zr]?|"
         r"explique[zr]?)(?:-moi)? (?:toujours |"
         r"avec )?(?P<x>(?:un |une |des |le |les |d'un |dans un |avec des |en )?(?:ton|style|"
         r"langage|registre|vocabulaire|mots|termes|phrases|explications?|exemples?) "
         r"(?:(?:assez|plutôt|très|plus|aussi|bien) )*(?:simples?|clairs?|claires?|neutres?|"
         r"professionnels?|pro|léger|légère|concrets?|concrètes?|polis?|positifs?|naturels?|"
         r"soutenu|"
         r"sérieux|accessibles?|pédagogiques?|courtes?|techniques?|humoristique|enjoué|ludique)"
         r"(?:(?:,| et| mais) .+)?)", fact="Demande {x}"),
    Rule("first", "free",
         r"(?P<x>(?!(?:je|on|tu|vous|il|ce|ça|c'est|cette|pas)\b)(?:[\w'-]+ ){1,9}(?:d'abord|"
         r"en premier|en "
         r"dernier|max(?:imum)?|maxi|à la fin|au début|en tête|en haut|en bas|suffi(?:t|sent)|"
         r"avant (?:le|la|les) .+|puis .+|"
         r"et rien d'autre)(?: .{0,20})?)", fact="Demande : {x}", lasting=True),
    Rule("avoid", "free",
         r"(?:évite[zrs]?|éviter) (?P<x>(?:de |d'|les |le |la |l'|"
         r"des )?[\w' -]{3,60} (?:dans (?:tes|mes|vos|"
         r"les|le code|mon|ma) .+|avec moi|quand (?:tu|vous) .+|en (?:début|fin) de .+))",
         fact="Demande d'éviter {x}"),
    Rule("avoid", "free",
         r"(?:évite[zrs]?|éviter) (?P<x>(?:les |de m'|de me |de mettre |d'utiliser |d'employer )"
         r"(?!(?:deux|mêmes|autres|répétitions|fautes|erreurs)\b)[\w' -]+)",
         fact="Demande d'éviter {x}", unless=r"\b(?:cette|cet|ce|ces|ça|ici|mot|titre|paragraphe|"
         r"texte|demain|aujourd'hui|ce soir)\b"),
    Rule("avoid", "free",
         rf"(?:évite[zrs]?|éviter) (?P<x>(?:de |d')?{THING}(?!.*\b(?:cette|cet|ce|ces|ça|"
         rf"ici)\b).+)",
         fact="Demande d'éviter {x}", sign=True),
    Rule("never", "order", rf"(?P<x>ne (?:plus jamais|jamais|plus|pas) {TO_ME}{ORDER}\b.*)"),
    Rule("never", "order", rf"(?P<x>ne (?:plus jamais|jamais) {TO_ME}[a-zà-ÿœ]+(?:er|ir|re)\b.*)"),
    Rule("round", "value",
         r"(?:arrondi[srt]?|arrondissez|arrondir|arrondisses)(?: toujours)?(?: (?:les|mes|tous les|"
         r"tout|toutes les) ?(?:montants|chiffres|nombres|valeurs|résultats|"
         r"sommes)?)? (?P<x>(?:à|au|aux|en) .+)", reads=("rounding",)),
    Rule("change", "value",
         r"(?:passe[zrs]?|repasse[zrs]?|bascule[zrs]?|change[zrs]?|mets|mettez|mettre|remets|"
         r"remettez|"
         r"reviens|revenez|revenir|règle[zr]?|configure[zr]?|modifie[zr]?|convertis|convertissez|"
         r"convertir|transforme[zr]?|met)(?:-moi)? (?:(?:la|le|ma|mon|l'|les|mes|tous les|"
         r"toutes les) "
         r"?(?:devise|monnaie|langue|format|fuseau(?: horaire)?|unités?|ton|thème|affichage|"
         r"interface|"
         r"appli|montants|prix|chiffres)|tout|ça|moi)? ?(?:par défaut )?(?:en|à|au|aux|à l'|sur|"
         r"pour|dans|vers) ?(?P<x>.+)",
         reads=("currency", "language", "units", "temperature", "timezone", "theme", "date_format",
                "time_format", "format", "tone")),
    Rule("show", "value",
         rf"(?!(?:les |des |mes )?rendez-vous)(?:toujours )?{TO_ME}{GIVE}{_AT_HAND}(?:-moi|-nous|"
         rf"-toi|-vous| moi)?(?: (?:toujours|"
         rf"tout|plutôt|"
         r"désormais|uniquement|seulement|les réponses|tes réponses|tous les montants))*(?: que)? "
         r"(?P<x>.+)", reads=(*SHAPES, "period", "region")),
    Rule("show", "value",
         rf"(?!(?:les |des |mes )?rendez-vous)(?:toujours )?{TO_ME}{GIVE}(?:-\w+){{0,2}} "
         rf"(?P<x>.+)", reads=SHAPES, lasting=True),
    Rule("use", "free",
         r"(?:utilise[zrs]?|utiliser|emploie[zrs]?|employez|employer|mets|mettez|mettre|prends|"
         r"prenez) "
         r"(?P<x>(?:le |la |les |l'|des |un |une )?[\w' -]{2,40} (?:comme (?:séparateur|unité|"
         r"référence|"
         r"signature|police|titre|base|nom|langue|valeur)|au lieu (?:de|du|des|d')|plutôt que|"
         r"et (?:pas|non)|, pas|, jamais) ?.+)", fact="Demande d'utiliser {x}"),
    Rule("must", "free",
         r"(?P<x>(?!(?:je|on|tu|vous|il|elle|ça|cela|ce)\b)[\w' -]{3,60} doi(?:t|vent) (?:toujours|"
         r"systématiquement|jamais) .+)", fact="Demande : {x}"),
    Rule("nothing-of", "free",
         r"(?:pas|jamais|aucune?) (?!(?:de |d')?(?:ça|cela)\b)(?P<x>(?!(?:de |d')?(?:erreurs?|"
         r"messages?|bugs?|virus|différences?|soucis?|problèmes?|données?)\b)(?:de |"
         r"d')?(?!(?:erreurs?|"
         r"messages?|bugs?|différences?|virus|problèmes?|"
         r"soucis?|stress|réponses?|"
         r"nouvelles?|"
         r"réseau|panique|chance|idée|doute|raison|trace|changement|résultats?|temps|budget|"
         r"différence|accès|quoi|mal|encore|besoin|nécessaire|la peine|sûre?|grave|"
         r"de quoi)\b)[\w', -]{2,60} (?:dans "
         r"(?:les|mes|tes|vos|le|mon|ma|la)|en (?-i:[A-Z])\w+|pour (?:mes|les|moi)|avant \d|"
         r"après \d|le "
         r"(?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end|matin|soir))\b.*)",
         fact="Ne veut pas {x}"),
    Rule("soient", "value",
         rf"(?:{JE}(?:veux|voudrais|aimerais|souhaite|préfère|préférerais|apprécierais|tiens à ce) "
         r"(?:bien |mieux )?)?que (?P<x>(?:les |tes |vos |mes |toutes |tous |tout |"
         r"l')+.+)", reads=SHAPES),
    Rule("values", "value",
         r"(?:(?:toujours|plutôt|seulement|uniquement|juste|que|en|au|aux|avec|non|finalement|"
         r"mieux|de préférence|tout|retour|on revient|on repasse|on reste|on passe|on garde|c'est|"
         r"c'était|mettons|disons|à|sur|sous forme) )*(?P<x>.+)", reads=SHAPES, sign=True,
         unless=r"(?-i:\best\b)"),
    # What is needed for a purpose of a general kind, or as ever.
    Rule("need-one", "free",
         rf"(?:il (?:me|nous) faut|{JE}(?:ai besoin|veu[xt]|prend[s]?|préfère|voudrai[st])) (?:de |"
         r"d')?(?P<x>(?:une?|des) (?:courbes?|tableaux?|camemberts?|barres|histogrammes?|cartes?|"
         r"graphiques?|listes?|chiffres|pourcentages?|schémas?|diagrammes?|nuages? de points)"
         r"(?: [\w' -]{2,40})?)",
         fact="Veut {x}", lasting=True, unless=MOMENT),
    Rule("need-that", "free",
         rf"(?:(?:{JE}(?:ai besoin|veu[xt]|voudrai[st]|aimerai[st]|souhaite|tien[st] à ce|exige)|"
         rf"il "
         r"(?:me |nous )?(?:faut|faudrait)|il est (?:essentiel|important|"
         r"nécessaire)(?: pour moi)?) "
         r")?(?:que|qu') ?(?P<x>(?:chaque|tous (?:les|mes|tes|vos)|toutes (?:les|mes|tes|vos)|tout|"
         r"toute) (?!le monde\b|ça\b)[\w'-]+ .+)",
         fact="Veut que {x}", unless=rf"{MOMENT}|\b(?:prête?s?|finie?s?|envoyée?s?|d'ici|avant)\b"),
    # What "your examples" should be like goes for all of them.
    Rule("all-yours", "free",
         rf"(?:{GIVE}(?:-moi)? )?(?:toutes |tous )?(?:tes|vos|mes|les|des) (?P<x>{_PARTS} (?:en|"
         rf"avec|"
         r"sous|dans|par|sans|pour|courts?|courtes?|simples?|à|au|"
         r"plus) ?.+)", fact="Demande les {x}",
         sign=True),
    Rule("all-yours", "free",
         rf"(?P<x>{ORDER}(?:-moi)? (?:toutes |tous )?(?:tes|vos|mes) {_PARTS}(?: .+)?)",
         fact="Demande : {x}", sign=True),
    Rule("always-so", "free",
         r"(?P<x>(?!(?:je|on|tu|vous|il|elle|ils|ce|c'|ça|cela|cette|cet|ces|"
         r"y)\b)(?:[\w',-]+ ){1,6}(?:"
         r"toujours|systématiquement) (?:en|à|au|avec|par|sur|sans|d'abord|avant|après|arrondi|"
         r"trié|du|de|dans|précédé|suivi|accompagné)\w* ?(?!.*\b(?:cette|ce|ça)\b).*)",
         fact="Demande : {x}", polite=True),
    Rule("always", "order", rf"(?P<x>(?:toujours )?{TO_ME}{ORDER}(?:-\w+)*\b.*)",
         unless=DENIED + r"|\A(?:toujours )?\w+(?:-(?:les|le|la))?(?: toujours)?\Z"),
    Rule("always-any", "free",
         r"(?P<x>(?!(?:je|on|tu|vous|il|elle|ils|ce|c'est|ça|cela|y|un|une|le|la|c'|"
         r"pas)\b)(?:[\w'-]+ ){0,4}(?:toujours|jamais|systématiquement|par défaut|à chaque fois)"
         r"(?!.*\b(?:cette|ce|ça|pas)\b)(?: .+)?)", fact="Demande : {x}", polite=True,
         unless=r"\A(?:toujours|systématiquement|jamais|par défaut|à chaque fois)\Z|\A(?:toujours "
         r")?(?:quand|si) "),
    Rule("elliptic", "free",
         r"(?P<x>(?:les|des|tous les|toutes les) \w+(?: [\w'-]+){0,4}? (?:hors|avec|sans|en|par|"
         r"pour|sous|au|"
         r"dans|ttc|ht|nets?|"
         r"bruts?|triée?s?)(?!.*\b(?:est|sont|a|ont|sera|était|qui|"
         r"que)\b)(?: [\w' -]{2,50})?)", fact="Demande : {x}", lasting=True),
    Rule("elliptic", "free",
         r"(?P<x>(?!(?:à|pour|dans|sur) (?:chaque|tous|toutes|les|mes)\b)(?!(?:je|on|tu|vous|il|"
         r"ce|ça|le|la|merci|ok|non|et|attends|fais|viens|regarde|"
         r"qui|quoi|comment|encore|refais|essaie|vas|donne|continue|un|une|cette|c'est|vérifie)\b)"
         r"[\w'-]+(?: [\w'-]+){0,3})", fact="Préfère {x}", lasting=True, polite=True,
         unless=r"\An(?:e |')"),
)  # fmt: skip
