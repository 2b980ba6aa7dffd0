"""French rules, open tier: what people say of their lives in words that no other rule knows.

A verb of a lasting state counts by itself, any other with a word of habit; what passes ("demain",
"cette semaine") and what is about the conversation ("ta réponse") counts for nothing.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.fr.words.names import DAY, LANGUAGE
from keepwise.bank.speech.languages.fr.words.phrases import (
    ART,
    BIT,
    CAP,
    HABIT,
    JE,
    MOMENT,
    OFTEN,
    PASSING,
    SUIS,
    YOURS,
)

_NOW = rf"{MOMENT}|{YOURS}"
_ME = r"(?:me |m'|se |s'|nous )"

WORKS = (
    r"(?:gère|dirige|pilote|supervise|encadre|manage|coordonne|anime|administre|chapeaute|couvre|"
    r"représente|commercialise|vend[s]?|revend[s]?|importe|exporte|distribue|fourni[st]|conseille|"
    r"audite|recrute|reporte|réponds?(?= à (?:la direct|le direct|mon|ma))|rend[s]? (?:compte|"
    r"des comptes)|"
    r"dépend[s]?|opère|exerce|intervien[st]|consulte à|officie|"
    r"cible|facture|produi[st]|fabrique|édite|publie|héberge|loue|exploite|négocie|source|"
    r"rédige(?= (?:tou(?:s|tes)|mes|nos|des|souvent|surtout))|déploie|versionne|compile|"
    r"documente|maintien[st]|stocke|tape(?= sur un)|teste(?= (?:avec|en|sur))|"
    r"fai[st](?= (?:les? |la |l')(?-i:[A-Z]))|tien[st](?= (?:une?|la|le|mon|ma) )|tien[st] "
    r"(?:les|la) (?:comptes|compta)|"
    r"occupe(?= (?:le|un) poste| une fonction)|donne (?:des|les) (?:cours|formations)|"
    rf"assure(?= {ART}(?:suivi|support|astreinte|veille|direction|coordination|"
    rf"formation|maintenance|permanence))|"
    r"cumule|chasse|soigne|accompagne(?= (?:des|les))|forme(?= (?:des|les))|"
    r"(?:travaille|bosse|taffe)(?! (?:sur (?:le|la|l'|les|un|une|mon|ma|mes)|bien\Z|dur\Z|trop\Z|"
    r"tard\Z|dessus|à (?:la|une|un) (?:présentation|version))))"
)
LIVES = (
    r"(?:habite|vi[st]|crèche|loge|réside|dor[st]|mange|remange|refume|rebois|boi[st]|cuisine|"
    r"jardine|cour[st]|nage|"
    r"marche|pédale|roule|condui[st]|skie|surfe|grimpe|danse|chante|pein[st]|dessine|coud[s]?|"
    r"tricote|crochète|brode|li[st]|écri[st]|joue|collectionne|bricole|restaure|retape|élève|"
    r"cultive|brasse|photographie|filme|enseigne|apprend[s]?|étudie|révise|pratique|médite|prie|"
    r"jeûne|fume|vapote|porte|chausse|possède|partage|télétravaille|code|programme|développe|"
    r"utilise|emploie|soutien[st]|milite|vote|adhère|cotise|investi[st]|épargne|économise|voyage|"
    r"déjeune|dîne|soupe|petit-déjeune|composte|récupère(?= (?:les|mes) enfants)|"
    r"privilégie|évite|refuse|redoute|crain[st]|souffre|tolère|digère|parle|comprend[s]?|maîtrise|"
    r"fréquente|suppor(?:te)|respecte|observe|fête|célèbre|pêche|chasse|randonne|campe|navigue|"
    r"vole|pilote|coache|entraîne|encadre|arbitre|donne (?:mon|du|de l'|de mon)|"
    r"sui[st] (?:un (?:régime|traitement|programme|cursus|protocole)|une (?:formation|thérapie|"
    r"cure)|des cours)|(?:prend[s]?|sui[st]|donne) des (?:cours|leçons)|prend[s]? (?:le|la|l'|mon|"
    r"ma|mes|du|de la|des|un) ?(?:train|bus|métro|tram|avion|ferry|vélo|voiture|rer|ter|café|thé|"
    r"petit-déj\w*|déjeuner|douche|médicaments?|traitement|insuline|pilule|vacances|somnifères?|"
    r"vitamines?|levothyrox|notes|congés)|"
    r"fai[st] (?:les (?:vendanges|vide-greniers|lits)|attention à|partie|les courses|mes courses|"
    r"le ménage|le marché|mon pain|mes|"
    r"(?:du|de la|de l'|des|de) ?(?!mal\b|bruit|progrès|erreurs?|recherches?|fautes?|tests?|mon "
    r"mieux)\w+)|"
    r"va(?:i[st])? (?:à la (?:salle|piscine|messe|chorale|mosquée|synagogue|chasse|pêche|fac)|"
    r"au (?:travail|boulot|bureau|lycée|collège|marché|club|yoga|judo|sport|taf)|à l'(?:école|"
    r"université|église)|en cours|chez (?:le kiné|un psy)|nager|courir|grimper)|"
    r"garde(?= (?:mes|les enfants|mon|ma))|reçoi[st](?= (?:des|mes|les))|achète(?= (?:toujours|mes|"
    r"local|bio|des|surtout|uniquement|en vrac))|économise|rêve de|vise|prépare(?= "
    rf"{ART}(?:concours|marathon|semi|triathlon|thèse|agrégation|agrég\b|agreg\b|crpe|barreau|"
    rf"capes|bac|master|permis|mémoire|"
    r"mariage|déménagement|examen|diplôme|brevet|trail|certification|barreau|internat|toeic|"
    r"doctorat|retraite|reconversion|expatriation|tour))|"
    r"(?:m'|s')(?:occupe|intéresse|entraîne|habille|endor[st]|appuie|oriente|organise)|"
    r"(?:me |se )(?:lève|couche|réveille|déplace|ser[st]|chauffe|forme|spécialise|soigne|passionne|"
    r"rend[s]?|nourri[st]|contente|limite|consacre|méfie|concentre|repère|ressource|considère|"
    r"débrouille(?! \b(?:pour|avec ça))|gare|maquille|rase|reconverti[st]|lance dans|"
    r"bats pour|remet[s]? (?:à|au|aux))|"
    r"tien[st] (?:à|un|une|mon|ma|beaucoup)|"
    r"aime|adore|déteste|apprécie|affectionne|préfère|kiffe|hai[st]|savoure|"
    r"boude|bannis|boycotte|favorise|carbure|tourne (?:au|à la|sous|sur)|fonctionne (?:au|à|avec|"
    r"en|sous|par|sur)|sai[st] (?:nager|coder|programmer|conduire|cuisiner|coudre|lire|jouer|"
    r"skier|faire (?:du|de la|les?))|stocke|sauvegarde|range|note (?:mes|tout|toutes)|"
    r"planifie|budgète|calcule|compte en|raisonne|compare|mesure(?= (?:1|un mètre))|"
    r"pèse(?= \d)|cherche(?= à (?:perdre|réduire|apprendre|devenir|changer|acheter une? (?:maison|"
    r"appart\w*|terrain)|déménager|économiser|progresser|arrêter|limiter|éviter|manger|me "
    r"reconvertir)))"
)
_NOT_SO = (
    r"(?!(?:(?:vraiment|très|trop|un peu|super|tellement|assez|plutôt|bien|pas|encore|déjà|"
    r"toujours|juste|aussi|tout|toute|complètement|totalement|hyper|si) )*(?:désolée?|contente?s?|"
    r"sûre?s?|certaine?|prête?s?|là|ici|perdue?s?|fatiguée?s?|crevée?|épuisée?|naze|d'accord|"
    r"partante?s?|preneu(?:r|se)|tentée?|en train|en retard|ravie?s?|enchantée?|curieu(?:x|se)|"
    r"coincée?s?|en rupture|bloquée?s?|malade|stressée?|pressée?s?|débordée?|occupée?|allée?s?|"
    r"tombée?s?|venue?s?|sortie?s?|morte?|au courant|en route|à jour|"
    r"en (?:réunion|vacances|panne|attente|galère|ligne|déplacement\Z|pause|stand-?by|pleine?|"
    r"plein|colère|forme|avance|visio|cours\Z|phase|rendez-vous|ville|chemin)|dans (?:le|la|les|"
    r"un|une|l'|mon) ?(?:train|bus|avion|métro|mal|flou|doute|"
    r"rush|situation|impasse|cas|tgv|salle|tram|jus|voiture|merde|brouillard)|à (?:la (?:gare|"
    r"bourre|ramasse|plage|recherche|page)|l'(?:aéroport|arrêt|écoute|heure|hôtel|étape)|bout|"
    r"deux doigts|fond|court|sec|table|vous|toi|côté)|au (?:bout|"
    r"téléphone|milieu|bureau\Z|boulot\Z|taf\Z|lit|resto|top|clair|point)|sur (?:le point|la "
    r"(?:page|"
    r"bonne|route)|place\Z|le (?:chemin|quai|bon|coup|fichier|site)|une? (?:piste|page|"
    r"problème|bug|deadline|rapport|tableau))|pour\Z|contre\Z|du même|de (?:retour|bonne|mauvaise)|"
    r"convaincue?|persuadée?|déçue?|surprise?|étonnée?|choquée?|frustrée?|énervée?|agacée?|"
    r"de passage|down|en pls|heureu(?:x|se)|triste|inquiete?|inquiète|nerveu(?:x|se)|soulagée?|"
    r"impatiente?|"
    r"bluffée?|impressionnée?|fière?|reconnaissante?|satisfaite?|emballée?|chaude?|nulle?\Z|"
    r"bête|idiote?|conne?|étourdie?|paumée?|larguée?|"
    r"seule?\Z|libre\Z|dispo\w*\Z|mieux|mal\Z|moyen|preneur|obligée?|forcée?|censée?|incapable|"
    r"consciente?|amené|tout ouïe|toute? ouïe|foutue?|"
    r"chez (?:moi|mes|le|ma|lui|elle)|avec (?:vous|toi|lui|elle|un client)|ton|ta|votre|comme|"
    r"celui|celle|ceux|tout à fait|loin|près|"
    r"(?:le|la|les) (?:seule?|premi(?:er|ère)|derni(?:er|ère)|même)|quelqu'un|pas\Z|plus|"
    r"déjà)\b)"
)
_PARTICIPLE = r"\w+(?:[éiu]e?s?|ise?|ite?|erte?|orte?|aite?|euse|eux)"

OPEN: tuple[Rule, ...] = (
    Rule("reason-first", "free",
         rf"(?:comme|vu que|étant donné que|sachant que|puisque) (?P<x>{JE}(?:{SUIS}|{LIVES}|"
         rf"{WORKS}|ai|a) .+)", kind="personal", unless=_NOW, fact="{x}"),
    # What one is
    Rule("intro", "free",
         rf"(?P<x>{CAP}[\w-]+,? \d{{2}} ans(?:,.*)?)", kind="personal", fact="{x}", unless=_NOW),
    Rule("tongues", "free",
         rf"(?P<x>{LANGUAGE} (?:courant|scolaire|natif|couramment|bilingue|débutant|intermédiaire|"
         rf"maternel(?:le)?|[abc][12])\b.*)", kind="personal", fact="Langues : {x}", unless=_NOW),
    Rule("who-does", "free",
         rf"{JE}{SUIS} (?:celui|celle|la personne|le seul|la seule) qui (?P<x>(?:m'|s'|me |se "
         rf")?(?!(?:"
         r"a|ai|suis|est)\b)\w+ .+)", kind="work", unless=_NOW),
    Rule("is-so", "free",
         rf"{JE}{SUIS} {OFTEN}{_NOT_SO}(?!{_PARTICIPLE}\Z)(?P<x>(?!.*\b(?:parce que tu)\b)"
         rf"(?:une? |de |du |des |en |à |au |sur |dans |plus |très |assez |pas |chez |"
         rf"l'|le |la |les )?[\w'-]{{3,}}.*)", kind="personal",
         unless=rf"{_NOW}|\b(?:arrivée?s?|partie?s?|passée?s?|restée?s?|rentrée?s?|montée?s?|"
         r"entrée?s?)\b"),
    # What one has, can and cannot
    Rule("has", "free",
         rf"{JE}(?:ai|a|possède|avons) {OFTEN}(?P<x>(?:une? |deux |trois |quatre |cinq |six |"
         rf"plusieurs |mon |ma |mes |le |la |l'|les |des |\d{{1,3}} )(?!(?:autres? |petite? |"
         rf"petits "
         rf"|gros |grosse |même "
         rf"|nouve(?:au|lle) |vraie? |dernière |seule |soudaine? )*(?:questions?|problèmes?|"
         rf"soucis?|"
         rf"pépins?|"
         rf"erreurs?|bugs?|idées?|doutes?|envies?|fichiers?|documents?|"
         rf"tableaux?|rapports?|"
         rf"rendez-vous|réunions?|appels?|minutes?|secondes?|heures?\b(?! de)|moments?|coups?|"
         rf"impressions?|"
         rf"exemples?|messages?|mails?|liens?|demandes?|truc|chose|client (?:qui|au)|"
         rf"clients qui|"
         rf"deadline|présentation|exposé|devis|tickets?|requêtes?|scripts?|fonctions?|données|"
         rf"liste|"
         rf"chiffres?|flemme|temps|choix|preuve|droit\Z|résultats?|réponses?|notes?\Z|"
         rf"colis|vols?|trains?|examen|contrôle|devoir|hâte|chance|crève|rhume|grippe|fièvre|"
         rf"colonnes?|lignes?|dataset|csv|interview|entretien|commande|facture|"
         rf"sensation|feuille|bouton|page|écart|invitée?s?|amis? (?:qui|à)|monde|week-end|"
         rf"journée|semaine|soirée|bouchon|dîner|repas|anniversaire|mot|page|texte|mémo|"
         rf"point|cas|souvenir|recette|article|dossier|formulaire|code|tâche|projet à|vidéo|"
         rf"peu|max|paquet|tas|tonnes?|million|euros?|impératif|urgence|contretemps|"
         rf"retard|blocage|trou|tête|cafard|cœur|moral|nez|estomac|gorge|gros doute|petite "
         rf"question)\b)(?!\w+é\b).+)", kind="personal",
         unless=_NOW + r"|\b(?:à (?:faire|rendre|finir|envoyer|préparer|écrire|traduire)|qui "
         r"(?:plante|bug|bloque|arrive|vient|passe)|devant moi|sous les yeux|ouvert|reçu|vu|"
         r"trouvé|impossible|chat dans|qui (?:ne )?(?:marche|fonctionne|arrive)|lu|essayé|testé|"
         r"oublié|besoin|€|%)\b|\d ?[€%]"),
    Rule("has-so", "free",
         rf"{JE}(?:ai|a) {OFTEN}(?P<x>(?:\d+ ans\b|(?:la )?(?:phobie|peur|horreur|vertige|"
         rf"habitude)|"
         rf"(?:du|un peu de|pas mal de|beaucoup de) (?:diabète|cholestérol|jardin|terrain|arthrose|"
         rf"télétravail|bétail)|pas (?:de |d')(?!(?:idée|souci|problème|temps|chance|nouvelles?|"
         rf"réponse|réseau|accès|quoi|avis|question|monnaie|batterie|pression|retour|"
         rf"résultats?|données|doute)\b)\w+|(?:ni|aucune?) (?!(?:idée|souci|problème|doute|"
         rf"nouvelle|réponse|"
         rf"avis)\b)\w+).*)", kind="personal", unless=_NOW),
    Rule("knows", "free",
         rf"{JE}(?:connai[st]|maîtrise|touche|m'y connais|sai[st]) (?:déjà |bien |très bien |un "
         rf"peu |pas "
         rf"mal |surtout )*(?P<x>(?:les bases|le vocabulaire|bien|rien|pas|en|à|le solfège|lire) "
         rf"(?!(?:la "
         rf"(?:réponse|différence)|cette)\b).+)", kind="personal", unless=_NOW
         + r"|\b(?:si|comment|pourquoi|où|quoi|que)\b"),
    Rule("in-tool", "free",
         rf"(?:en|sur|sous|côté|pour|dans|avec) (?P<x>[\w#+. ]{{1,30}},? {JE}(?:{LIVES}|{WORKS}|"
         rf"(?:me |m'|se |s')?(?!(?:ai|a|suis|est|veu[xt]|peu[xt])\b)\w+ (?:toujours|jamais|"
         rf"souvent|"
         rf"surtout|que|pas|plutôt|tout)) .+)", kind="habit", fact="En {x}", unless=_NOW),
    Rule("cannot", "free",
         rf"{JE}(?:peu[xt]|sai[st]|arrive|ose) (?:vraiment |absolument |malheureusement |toujours "
         rf"|physiquement )?(?:pas|jamais|plus|que|uniquement|seulement|ni) (?P<x>(?:(?:à|"
         rf"que) )?(?:me |m'|se |s')?(?:manger|boire|conduire|nager|cuisiner|porter|prendre|"
         r"travailler|dormir|voyager|courir|marcher|lire|écrire|parler|faire (?:de|du|d')|avaler|"
         r"consommer|digérer|supporter|coder|programmer|déplacer|lever|coucher|rester (?:assise?|"
         r"debout|longtemps)|voir (?:le|les) (?:rouge|vert|couleurs?)|monter|télétravailler|"
         r"répondre|cuire|jouer|skier|entraîner|réunir|concentrer|passer de|vivre sans|"
         rf"fonctionner sans)\b(?!(?: la| le| les)? (?:fichier|lien|page|message)).*)",
         kind="personal", unless=_NOW),
    Rule("must", "free",
         rf"{JE}doi[st] (?:toujours |absolument |impérativement |systématiquement )?(?P<x>(?:"
         r"éviter|limiter|surveiller|faire attention|prendre (?:mon|un|mes) traitement|porter|"
         r"manger sans|suivre un régime|me (?:coucher|lever)|récupérer (?:les|mes) enfants)\b.+)",
         kind="personal", unless=_NOW),
    Rule("tries", "free",
         rf"{JE}(?:essaie|essaye|tente|tâche|m'efforce|cherche) {OFTEN}(?P<x>(?:de |d'|à )(?:"
         r"manger|réduire|arrêter|perdre|limiter|boire|fumer|apprendre|dormir|"
         r"économiser|épargner|consommer|acheter (?:local|bio|moins|de)|éviter|cuisiner|me "
         r"(?:coucher|lever|remettre)|courir|marcher|faire (?:plus|du|de la|moins)|bouger|lire|"
         r"passer|garder|tenir|utiliser moins|diminuer|maigrir|grossir|devenir)\b.+)",
         kind="personal", unless=_NOW),
    # What one does
    Rule("works", "free", rf"{JE}{OFTEN}(?P<x>{WORKS}(?: {OFTEN}{BIT}.+)?)", kind="work",
         unless=_NOW + r"|\b(?:vend|édite|publie|loue|fournis|héberge|consulte) (?:le|un|une|la) "
         r"|\A(?:je|on) (?:travaille|bosse|taffe|gère)\Z"),
    Rule("lives", "free", rf"{JE}{OFTEN}(?P<x>{LIVES} {OFTEN}{BIT}.+)", kind="personal",
         unless=_NOW + r"|\bl'idée\b|\bla (?:façon|manière)\b|\bl[ea] (?:première?|deuxième|"
         r"troisième|seconde?|dernière?|même|nouvelle)\b|\bà un jeu\b|\b(?:je|on) (?:mange|boi[st]|"
         r"lis|lit|dessine|cuisine|chante|écri[st]|photographie|filme) (?:une?|l[ea]|l'|mon|ma) |"
         r"\b(?:je|on) (?:lis|lit|écri[st]|parle|compare|calcule|utilise|mesure|"
         r"développe|apprends? que|comprend[s]?|marche|roule|achète|prend|range|coud) (?:le|la|l'|"
         r"un|une|les) ?(?:\w+ )?(?:fichier|article|doc\w*|mail|texte|rapport|commentaires?|"
         r"formule|code|résultats?|fonction|requête|chiffres|ventes|logique|problème|"
         r"message|question|principe|idée|page)|\bje (?:vois|comprends)\b(?! .*\b(?:"
         rf"{LANGUAGE}|mieux)\b)|\bchante (?:bien )?cette|\bd'aimer|\bcour[st] (?:rattraper|"
         rf"chercher|acheter|prendre|vers)|\breçoi[st] (?:des|mes|les) "
         rf"\w+ (?:à|ce|demain|samedi|dimanche|vendredi)|\b(?:train|bus|métro|vol|avion|tgv|tram) "
         rf"de \d"),
    Rule("no-lives", "free",
         rf"{JE}(?:plus )?(?P<x>(?:{LIVES}|{WORKS}|prend[s]?|fai[st]|touche|consulte|ouvre|regarde|"
         rf"achète|"
         rf"sors|sort|ai|a) (?:(?:presque|quasiment|vraiment|absolument|strictement|"
         rf"surtout) )?(?:plus|pas|jamais|que|guère|ni|aucune?|"
         rf"rien)\b(?! ?\Z)(?! (?:compris|bien|encore|trop\Z|tout|mal\Z|la question|l'erreur|le "
         rf"(?:lien|"
         rf"fichier|message|problème)|trouvé|vu|"
         rf"réussi|reçu|pu|su|fait|dit|d'accès|accès|de (?:doute|réponse|problème|souci|solution|"
         rf"réseau|nouvelles|sens)|d'(?:idée|avis|erreur)|grand[- ]chose|"
         rf"où|comment|pourquoi|ce que|si|très bien|le temps|fini|essayé|"
         rf"testé|l'impression|besoin|envie|que)\b)(?: .+)?)", kind="personal",
         unless=_NOW + r"|\bpas (?:\w+ )?(?:bien compris|la différence|la logique)\b|\A(?:je|on) "
         r"(?:comprends?|lis|parle|aime|apprécie|code|développe) pas\Z|\bplus (?:que|d'une|de "
         r"deux)\b"),
    Rule("habit-any", "free",
         rf"{JE}(?:me |m'|se |s'|y |en )?(?!(?:ai|a|suis|est|veu[xt]|voudrais|aimerais|pense|"
         r"croi[st]|"
         r"voi[st]|sai[st]|trouve|espère|souhaite|demande|cherche|attend[s]?|hésite|galère|bloque|"
         r"oublie|comprend[s]?|doi[st]|vais|va|remarque|constate|reçoi[st]|obtien[st]|perd[s]?|"
         r"tombe|essaie|essaye|bug|me|te|dis|dit|disais|pose|vien[st]|reste|regrette|doute|peu[xt]|"
         r"avais|étais|serai|ferai|aurai|verrai|entend[s]?|excuse|remercie|rame|compte|suppose|"
         r"imagine)\b)(?P<x>[\w-]+(?<!ais)(?<!rai) "
         rf"{BIT}.+)", kind="habit", needs=HABIT,
         unless=_NOW + r"|\b(?:plante|marche pas|erreur)\b|\btoujours (?:pas|rien|la même|le même|"
         r"autant|aussi)\b"),
    Rule("since", "free",
         rf"(?:ça fait|il y a|voilà) (?P<x>(?:\w+ ){{0,3}}(?:ans|années|mois) (?:que|qu')"
         rf" ?{JE}.+)", kind="personal", fact="{x}", unless=PASSING + r"|\b(?:attend|cherche|"
         r"essaie|"
         r"galère)"),
    Rule("days-of", "free",
         rf"(?P<x>(?:le|les|tous les) (?:{DAY}|matins?|soirs?|week-ends?)(?:(?:,| et) (?:le |les )?"
         rf"{DAY})*,? (?:c'est|je suis|on est|pas de|jamais de) .+)", kind="habit", fact="{x}",
         unless=_NOW),
    Rule("days-of", "free",
         rf"(?P<x>(?!(?:ça|cela|ce|cette|quand|la réunion|le rendez-vous|l')\b)[\w' -]{{3,50}},? "
         rf"(?:(?:chez moi|pour moi),? )?(?:c'est|ce sera) (?:toujours |uniquement |plutôt |que )?"
         rf"(?:le|les|tous les|du) (?:{DAY}|matins?|soirs?|week-ends?)(?! \d)\b.*)", kind="habit",
         fact="{x}", unless=_NOW),
    Rule("days-of", "free", bare=True, pattern=
         rf"(?P<x>(?:le|les|tous les) (?:{DAY}|matins?|soirs?|week-ends?|midi)(?:(?:,| et) (?:le |"
         rf"les )?{DAY})*,? (?!(?:\d|prochain|dernier|je|on|il|elle|tu|vous|est|était|sera|où|"
         rf"qui|que|et|ou|me|te|ça|convient|même|plus|dernière|prochaine)\b)[\w'-]+(?: "
         rf"[\w'-]+){{0,4}})",
         kind="habit", fact="{x}", unless=_NOW + r"|\b(?:est|sont|a|ont|\d ?h|c'est|ok|parfait|"
         r"bien)\b"),
    Rule("at-ours", "free",
         r"(?P<x>(?:les?|la|l'|on|tout) ?[\w' -]{2,40} (?:chez (?:moi|nous)|dans (?:mon|ma|notre) "
         r"(?:famille|boîte|entreprise|équipe|service|foyer))(?:,? (?!(?:\w+é|avec)\b).+)?)",
         kind="personal", fact="{x}", unless=_NOW + r"|\b(?:en panne|coupé\w*|viens|vient|passe|"
         r"arrive|rentre|est tombé|tombe)\b"),
    Rule("the-kids", "free",
         r"(?P<x>les (?:enfants|filles|garçons|petits|jumeaux|jumelles|ados) .+)",
         kind="personal", fact="{x}", needs=HABIT + r"|\b(?:à l'école|au collège|ont \d+|"
         r"s'appellent|dorment|mangent (?:pas|à la)|ne mangent)\b", unless=_NOW
         + r"|\b(?:adorent|aiment|détestent|préfèrent|veulent|malades?)\b"),
    Rule("ours-work", "free",
         r"(?P<x>(?:chez nous|dans (?:mon|notre|ma) (?:équipe|boîte|entreprise|service|société|"
         r"métier|"
         r"secteur)),? (?:l'|le |la |les |un |une |nos )?(?:année|exercice|semaines?|mois|"
         r"trimestres?|"
         r"clients?|marges?|ca|chiffre|ventes|prix|tarifs|dates|montants|saison|reporting|"
         r"indicateurs?|"
         r"commandes?|stocks?|budget|on (?:compte|parle|raisonne|compare|mesure|dit|appelle|"
         r"facture))"
         r"\b.+)", kind="work", fact="{x}", unless=_NOW),
    Rule("at-ours", "free",
         r"(?P<x>(?:chez (?:moi|nous)|dans (?:ma|mon|notre) (?:famille|boîte|entreprise|équipe|"
         r"service|maison|appart\w*|région|village|ville|foyer)),? (?:c'est|on|il y a|y a|"
         r"tout|les? \w+|la \w+|l'\w+|personne|rien|chacun|aucun\w*|un \w+|une \w+|mon \w+|mes \w+|"
         r"pas de) .+)",
         kind="personal", fact="{x}", unless=_NOW + r"|\b(?:en panne|coupure|planté|trop \w+\Z)"),
    Rule("whole-family", "free",
         r"(?P<x>toute (?:la (?:famille|maison|tribu)|l'équipe) (?:est|fait|mange|joue|parle|"
         r"adore|aime|déteste"
         r"|vote|part|vit|travaille) .+)", kind="personal", fact="{x}",
         unless=_NOW + r"|\b(?:malade|grippe|en (?:vacances|congé|retard)|d'accord|content\w*|"
         r"absente?)\b"),
    Rule("there-is", "free",
         r"(?:il )?y a (?P<x>.+ (?:chez (?:moi|nous)|à la maison|dans (?:ma|mon|notre|la) "
         r"(?:famille|foyer|maison|équipe)))", kind="personal", fact="{x}", unless=_NOW),
    Rule("is-mine", "free",
         r"(?P<o>c'est moi qui (?P<y>(?:m'occupe|gère|pilote|ai|suis|dirige|fais|couvre|cuisine|"
         r"supervise|encadre|tiens|valide|paie|conduis|garde|rédige|achète)(?! (?:tort|raison|"
         r"trompée?|l'erreur)\b).+))", kind="work", unless=_NOW, fact="{y}"),
    Rule("goal", "free",
         r"(?P<o>(?:mon|notre|l'|le|ma) ?(?P<y>(?:objectif|but|rêve|ambition|projet|défi|priorité|"
         r"résolution)[\w' ]{0,30}?,? (?:c'est|est|serait|reste|:) (?!(?:que|simple|clair)\b).+))",
         kind="personal", fact="{y}", unless=_NOW),
    Rule("from", "free",
         r"(?P<x>(?:originaire|natif|native|diplômée?s?|titulaire|habitante?|abonnée?s?|membre|"
         r"passionnée?s?|fane?|mariée?|pacsée?|divorcée?|retraitée?|maman|papa|parent|mère|père) "
         r"(?:de|du|des|d'|à|au|depuis|en|avec) ?.+)", kind="personal", fact="{x}",
         unless=_NOW + r"|\b(?:est|sont|a|ont)\b"),
    Rule("cap-place", "free", rf"(?P<x>(?:basée?s?|installée?s?|domiciliée?s?) (?:à|en|au|près de) "
         rf"{CAP}.+)", kind="personal", fact="{x}", unless=_NOW),
)  # fmt: skip
