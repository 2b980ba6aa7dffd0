"""French rules, open tier: what somebody does, in any verb that is not of the moment.

In the present tense people tell what they are and do in general, unless the verb is one of
perceiving, meaning and asking, or one of the work at hand ("je relis le rapport").
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.fr.words.names import HOUR, KIN
from keepwise.bank.speech.languages.fr.words.phrases import (
    ART,
    BIT,
    CAP,
    JE,
    LATELY,
    MOMENT,
    OFTEN,
    YOURS,
)

_NOW = rf"{MOMENT}|{YOURS}"
# Of the moment, whatever the object.
_PASSING_VERBS = (
    r"(?:cour[st]|joue|patiente|rempli[st]|assemble|plaide|verse|ajuste|découpe|épluche|chauffe|"
    r"enfourne|visse|"
    r"perce|"
    r"dévisse|nettoie|range|bataille|peine|réfléchi[st]|envisage|songe|projette|prévoi[st]|compte|"
    r"prie|ai|a|suis|est|avons|préfère|"
    r"aime|adore|déteste|apprécie|évite|veu[xt]|voudrais|voudrait|aimerais|aimerait|pense|penche|"
    r"croi[st]|"
    r"voi[st]|revoi[st]|sai[st]|trouve|retrouve|espère|souhaite|demande|redemande|cherche|"
    r"recherche|attend[s]?|hésite|galère|bloque|bute|oublie|comprend[s]?|doi[st]|vais|va|remarque|"
    r"constate|observe|reçoi[st]|obtien[st]|perd[s]?|tombe|essaie|essaye|tente|bug|bugue|me|te|"
    r"dis|dit|redi[st]|pose|repose|vien[st]|reste|regrette|doute|peu[xt]|puis|entend[s]?|excuse|"
    r"remercie|rame|compte|suppose|imagine|devine|sen[st]|ressen[st]|regarde|vérifie|teste|lance|"
    r"relance|exécute|clique|tape|saisi[st]|ouvre|ferme|charge|télécharge|installe|désinstalle|"
    r"démarre|redémarre|importe|exporte|copie|colle|ajoute|supprime|efface|enlève|retire|modifie|"
    r"change|corrige|relis|relit|rédige|prépare|fini[st]|termine|commence|recommence|continue|"
    r"arrête|reprend[s]?|envoie|renvoie|transmet[s]?|joi[nt]s?|mets|met|remets|remet|laisse|"
    r"tien[st]"
    r"|note|liste|résume|traduis|traduit|calcule|recalcule|mesure|estime|évalue|analyse|examine|"
    r"étudie|compare|crée|génère|produi[st]|construi[st]|bosse|avance|tourne|fai[st]|refai[st]|"
    r"dispose|rencontre|croise|contacte|appelle|rappelle|écri[st]|réécri[st]|signale|précise|"
    r"confirme|valide|accepte|annonce|informe|préviens|prévient|explique|réponds|répond|parle|"
    r"aboutis|arrive|par[st]|repar[st]|sor[st]|entre|rentre|rejoin[st]|reviens|revient|passe|"
    r"commande|achète|paie|paye|réserve|annule|cherche|choisi[st]|prend[s]?|pioche|décide|"
    r"récapitule|synthétise|affiche|obtiens|déduis|déduit|conclu[st]|propose|suggère|offre|"
    r"invite|reçois|organise|planifie|programme|monte|présente|expose|soutien[st]|rend[s]?|"
    r"soumets|soumet|dépose|poste|publie|partage|assiste|participe|doute|ignore|"
    r"rappelais|comptais|pensais|voulais|cherchais|demandais|suppose|reconnai[st]|admets|avoue|"
    r"promets|jure|garantis|parie|insiste|proteste|critique|débogue|debug|debugge|compile|déploie|"
    r"merge|push|pull|commit|sauvegarde|restaure|migre|configure|paramètre|connecte|branche|"
    r"débranche|allume|éteins|éteint|réessaie|réessaye|souffle|craque|stresse|panique|fatigue|"
    r"meurs|crève|rêve|salue|embrasse|laisse|quitte|abandonne|adhère\Z|fou[st]|fiche|moque|"
    r"inquiète|réjouis|étonne|aperçois|rends compte|plante|lague|mélange|confond[s]?|trompe|"
    r"plaisante|rigole|blague|déconne|insère|imprime|scanne|photographie|filme|enregistre|"
    r"identifie|repère|détecte|signe|touche|vise|lis|lit)"
)

DOING: tuple[Rule, ...] = (
    Rule("does-any", "free",
         rf"{JE}(?P<c>(?:me |m'|se |s'|y |m'en |m'y )?)(?!{_PASSING_VERBS}\b)(?P<x>[a-zà-ÿœ]{{4,}}"
         rf"(?:e|s|t|ds?)(?<!ais)(?<!ait)(?<!rai)(?<!ras) {OFTEN}{BIT}(?P<y>(?:{ART}|à |au |aux |"
         rf"en "
         rf"|chez |avec |sans |pour |sur |dans |par |que |pas |plus |jamais |beaucoup |peu |"
         rf"trop |très |bien |mal )?.+))", kind="personal",
         unless=_NOW + r"|\b(?:sur (?:un|une|le|la) (?:page|bouton|lien|problème|question|erreur|"
         r"bug)|bonjour|journée|dernier|dernière|premier|première|seconde|suivante?|prochaine?s?|"
         r"(?:et|mais|puis) (?:il|elle|ça|rien|c'est|là|ensuite)|c'est|encore une fois|vite fait|"
         r"du coup|pour savoir|savoir (?:si|comment|ce))\b|[€$£%]"),
    Rule("contrast", "free",
         rf"{JE}(?!(?:ai|a|suis|est|veu[xt]|pense|croi[st]|voi[st]|parle|parlais|cherche|dis|"
         rf"disais|vais|"
         rf"demande|voulais|attend[s]?|mets|met|obtien[st]|reçoi[st]|trouve|peu[xt]|sai[st])\b)"
         rf"(?P<x>[a-zà-ÿœ]{{3,}}(?<!ais) .+,? (?:et pas|et non|pas|jamais|plutôt que) (?:les?|la|"
         rf"l'|du|des|"
         rf"de|d'|en|sur|à|au|aux|par|un|une|avec|sans) ?.+)", kind="habit",
         unless=rf"{_NOW}|\b(?:fichier|ligne|page|colonne|bouton|erreur)\b"),
    Rule("read-on", "free",
         rf"{JE}(?P<x>li[st] (?:tout|tes \w+|mes [\w-]+|les [\w-]+|toujours|surtout|"
         rf"souvent)?.*?(?:sur "
         rf"(?:mobile|tablette|mon (?:téléphone|tel|portable|mobile)|papier|liseuse|ma (?:montre|"
         rf"tablette))|"
         rf"dans le (?:train|métro|bus)|en diagonale|avec un lecteur).*)", kind="habit"),
    Rule("doctor-said", "free",
         r"(?:(?:mon|ma|le|la) (?:médecin|cardiologue|docteur|doc|toubib|kiné|dentiste|"
         r"diététicien(?:ne)?|"
         r"nutritionniste|gynéco\w*|psy\w*|allergologue|dermato\w*|rhumato\w*|ostéo\w*|généraliste|"
         r"diabétologue|chirurgien\w*)(?: \w+)?|on) m'a (?P<x>(?:interdit|déconseillé|prescrit|"
         r"enlevé|"
         r"retiré|opérée?|posé (?:un|une|des)|diagnostiqué|trouvé (?:un|une)|mise? (?:au|sous|à|"
         r"en)) "
         r".+)", kind="personal", fact="On lui a {x}", unless=LATELY),
    Rule("writes-from", "free",
         rf"{JE}(?:te |t'|vous )?(?P<x>(?:écri[st]|parle|contacte) (?:depuis|de) (?:la |le |l'|"
         rf"les )?{CAP}"
         rf"[\w' -]+)", kind="personal", unless=r"\b(?:ce|cette|ton|ta)\b"),
    Rule("goes", "free",
         rf"{JE}(?:vais|va) (?P<x>(?:toujours|souvent|rarement|jamais|que|surtout|beaucoup|pas mal|"
         rf"généralement|régulièrement|chaque \w+|tous les \w+|une fois par \w+|deux fois par \w+)"
         rf" (?!(?:bien|mieux|mal|pouvoir|devoir)\b).+|(?:à|au|aux|en|chez) .+ (?:le (?:lundi|"
         rf"mardi|mercredi|jeudi|vendredi|samedi|dimanche|matin|soir|week-end|midi)|tous les "
         rf".+|toutes les .+|chaque .+|une fois par .+|(?:deux|trois|\d) fois par .+|en vélo|à "
         rf"vélo|"
         rf"à pied|en train|en bus|en métro|en voiture|l'été|l'hiver|depuis \w+ ans))",
         kind="habit", unless=_NOW),
    Rule("has-class", "free",
         rf"{JE}(?:ai|a) (?:toujours )?(?P<x>(?:cours|option|spé|spécialité|entraînement|"
         rf"répétition|répète|chorale|judo|"
         rf"yoga|danse|piscine|poney|foot|rugby|tennis|escalade|solfège|piano|messe|kiné|psy|gym|"
         rf"pilates|théâtre|natation|classe|école|astreinte|permanence|garde|télétravail|conseil|"
         rf"mes (?:enfants|filles|fils|petits-enfants|jumeaux))\b(?: (?:de |d'|du )[\w' -]+?)? "
         rf"(?:le|la|les|tous|toutes|chaque|en|du|au|à la|un|une|à {HOUR}|avant|après) ?.*)",
         kind="habit",
         unless=_NOW + r"|\b(?:le \d|à \d+ ?h\Z|en retard)\b"),
    Rule("few-words", "free",
         rf"{JE}(?P<x>(?:bégaie|boite|ronfle|fume|jeûne|allaite|télétravaille|chante|peins|"
         r"jardine|tricote|randonne|médite|cauchemarde|zozote|dessine|couds|skie|surfe|"
         r"vapote|freelance)(?: (?:beaucoup|un peu|pas|plus|souvent|énormément|encore))?)",
         kind="personal", needs=r"\A(?:moi,? )?je "),
    Rule("small-parts", "free",
         rf"{JE}(?:ai|a) (?P<x>(?:de |d')(?:très )?(?:petite?s?|grande?s?|gros|grosses|longs?|"
         rf"longues?|jeunes|vieux|vieilles|mauvais|mauvaises?|bons|bonnes|lourds?|faux|sérieux) "
         rf"(?!(?:problèmes?|soucis?|doutes?|bugs?|erreurs?|difficultés|nouvelles|résultats?|"
         rf"retours|questions?|idées|raisons|chances|souvenirs|chiffres|ventes)\b)[\w' -]+)",
         kind="personal", unless=_NOW),
    Rule("has-only", "free",
         rf"{JE}(?:ai|a) (?:plus |désormais |maintenant )?(?P<x>(?:que|qu') ?(?!(?:ça|cela|moi|"
         rf"toi|une? (?:question|minute|erreur|heure|problème)|\d)\b)"
         rf"(?:les? |la |l'|un |une |deux |des |mon |ma )?(?:{CAP}|four|plaques?|micro|poêle|vélo|"
         rf"écran|téléphone|portable|tablette|mac|pc|clavier|voiture|chambre|bagage|valise|main|"
         rf"bras|œil|oreille|rein|balcon|studio).*)", kind="work", unless=_NOW),
    Rule("kin-did", "free",
         rf"(?P<o>(?:mon|ma|mes|notre|nos) (?P<y>{KIN}(?:,? {CAP}[\w-]+,?)? (?:a|ont|est|sont|"
         rf"vient de|"
         rf"vien(?:t|nent) d') ?(?:fêté|eu \d+ ans|pris sa retraite|déménagé|emménagé|né\w*|"
         rf"naître|décédé\w*|arrêté de|commencé (?:le|la|l'|à)|entré\w* (?:à|au|en)|partie?s? "
         rf"(?:vivre|étudier|en)|avoir|rejoindre|changer|changé|perdu (?:son|sa)|obtenu|réussi "
         rf"(?:le|son|sa|l')|trouvé un|monté (?:sa|son)|ouvert (?:un|une|son|sa)|adopté|"
         rf"devenue?s?|été (?:diagnostiqué\w*|opéré\w*|muté\w*|nommé\w*)) ?.*))", kind="personal",
         fact="{y}", unless=LATELY + f"|{YOURS}"),
    Rule("job-at", "free",
         rf"{JE}(?:suis|est) (?:passée?|devenue?|nommée?|promue?|entrée?|montée?) (?P<x>(?:à |au |"
         rf"en )?(?:chef(?:fe)?|directeur|directrice|manageu?r|responsable|lead|associée?|senior|"
         rf"cadre|titulaire|cdi|freelance|indépendante?|temps (?:plein|partiel)|mi-temps|"
         rf"quatre-vingts? pour cent)\b.*)", kind="work", unless=_NOW),
)  # fmt: skip
