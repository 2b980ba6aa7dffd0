"""French rules, third part: what people say about themselves and those close to them."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.fr.words.names import DAY, FAMILY, HOBBY, KIN, LANGUAGE, TIME
from keepwise.bank.speech.languages.fr.words.phrases import (
    CAP,
    JE,
    LASTING,
    OF,
    OFTEN,
    ONE_CLAUSE,
    SINCE,
    SUIS,
    THING,
)

_NOT_HAD = (
    r"(?!(?:vu|perdu|trouvé|entendu|croisé|reçu|lu|mis|fait|demandé|oublié|un (?:problème|souci|"
    r"doute|rendez-vous|bug|devis)|une (?:question|idée|erreur|réunion)|besoin|envie|mal|faim|"
    r"hâte|essayé|pas (?:vu|reçu|compris|trouvé)|l'impression|cherché|regardé|promené|emmené|"
    r"récupéré|accompagné|eu|dit|parlé|pensé)\b)"
)

SELF: tuple[Rule, ...] = (
    Rule("diet", "free",
         rf"{JE}{SUIS} {ONE_CLAUSE}{OFTEN}{SINCE}{OFTEN}(?:un peu |légèrement |gravement |"
         rf"sévèrement |fortement "
         r"|une? |devenue? )*(?P<x>(?:végé(?:tarien(?:ne)?|talien(?:ne)?)?s?|végane?s?|vegans?|"
         r"pesc[eo]-?(?:tarien(?:ne)?|végétarien(?:ne)?)|pescétarien(?:ne)?|flexitarien(?:ne)?|"
         r"cœliaque|coeliaque|intolérante?|allergiques?|diabétique|daltonien(?:ne)?|gauch(?:er|"
         r"ère)|dyslexique|dyspraxique|malvoyante?|non-?voyante?|malentendante?|sourde?|"
         r"asthmatique|insomniaque|enceinte|célibataire|mariée?s?|divorcée?s?|pacsée?s?|fiancée?s?|"
         r"veufs?|veuves?|retraitée?|autiste|hypersensible|tdah|droiti(?:er|ère)|claustrophobe|"
         r"agoraphobe|frileu(?:x|se)|introvertie?|extravertie?|musulmane?|juive|juif|catholique|"
         r"athée|bouddhiste|végétarisme|sans (?:gluten|lactose|sucre)|au régime|à la retraite|"
         r"en (?:invalidité|"
         r"reconversion|congé (?:maternité|paternité|parental|sabbatique)|couple|fauteuil roulant)|"
         r"lève-tôt|couche-tard|matinale?|du matin|du soir|bilingue|trilingue|casani(?:er|ère)|"
         r"myope|épileptique|perfectionniste|maniaque|(?:non-)?fumeu(?:r|se)|sensible (?:à|au|"
         r"aux))\b(?! de t').*)", kind="personal"),
    Rule("diet", "free",
         rf"{JE}(?:plus )?(?:mange|bois|boit|consomme|digère|supporte|tolère|fume|conduis|conduit|"
         r"porte|prends|prend|cuisine|achète|parle) (?P<x>(?:plus |du tout )?(?:pas|jamais|que|ni|"
         r"plus|rien|sans|aucune?|presque|halal|casher|kasher|végé\w*|vegan|végane?|bio|"
         r"uniquement|seulement|surtout|très peu|peu|local|de tout)\b(?! (?:ça|cela|ce|cette|ces|"
         rf"cet)\b)(?!.*\b(?:aujourd'hui|ce soir|ce midi)\b){ONE_CLAUSE}.*)", kind="personal"),
    Rule("diet", "free",
         r"je plus (?P<x>(?:mange|bois|consomme|fume|prends) (?:de |d').+)", kind="personal"),
    Rule("diet", "free",
         rf"{JE}(?:{SUIS}|fai[st]) (?P<x>(?:un )?(?:régime|jeûne) .+)|{JE}peux pas (?P<y>manger|"
         rf"boire|"
         r"consommer|conduire|porter|prendre l'avion|digérer)(?P<z>(?: (?!(?:ça|maintenant|"
         r"ce)\b).+)?)",
         kind="personal"),
    Rule("quit", "free", rf"{JE}(?:ai|a) arrêté (?P<x>(?:de |d')(?:fumer|boire|manger|conduire).*|"
         rf"(?:le |la |l'|les )(?:sucre|café|alcool|viande|tabac|clopes?|cigarettes?|gluten|lait|"
         rf"pain|fromage|sport|chocolat|réseaux sociaux|sodas?|thé|vin|bière|médicaments|pilule|"
         rf"{HOBBY})\b.*)",
         kind="personal"),
    Rule("personal", "free",
         rf"{JE}(?:ai|a) (?P<x>(?:adopté (?:une?|deux|trois) {KIN}|eu un bébé|"
         rf"pris ma retraite)\b.*)", kind="personal"),
    Rule("personal", "free",
         rf"{JE}(?:ai|a|possède|élève) (?P<x>{_NOT_HAD}(?:.*\b(?:enfants?|filles?|fils|garçons?|"
         r"jumeaux|jumelles|ados?|adolescente?s?|bébé|gamins?|gosses|chiens?|chats?|chienne|chatte|"
         r"chatons?|chiots?|lapins?|chevaux|cheval|jument|poules?|perroquet|perruches?|hamster|"
         r"cochon d'inde|furet|tortues?|poissons?|aquarium|frères?|sœurs?|petits-enfants|"
         r"petite-fille|petit-fils|allergies?|intolérances?|asthme|diabète|migraines?|tdah|tda|"
         r"dyslexie|insomnies?|cholestérol|hypertension|arthrose|endométriose|piano|guitare|"
         r"potager|jardin|ruches?|voiture|télé|four|micro-ondes|lave-vaisselle|balcon|vélo|moto|"
         r"imprimante|"
         r"terrasse|cheminée|airfryer|robot|camping-car|cuisinière|plaques?|alexa|iphone|android|"
         r"mac|master|doctorat|licence|diplôme|permis|cœliaque|daltonisme|"
         r"acouphènes|vertige|(?:maladie|double nationalité)|résidence secondaire|chalet|"
         r"double écran|ma propre \w+|peur (?:de|du|des|en))\b"
         rf"(?!.*\b(?:malades?|hier|demain|ce matin)\b).*)){ONE_CLAUSE}(?<!faim)", kind="personal"),
    Rule("personal", "free",
         rf"{JE}(?P<v>joue|collectionne|enseigne|étudie|pratique|jardine|cour[st]|nage|chante|"
         rf"danse|"
         r"peins|peint|dessine|tricote|brasse|skie|grimpe|cuisine|médite|cultive|restaure|coache|"
         r"entraîne|m'entraîne|me forme|me prépare|milite|randonne|surfe|cultive|élève|"
         r"m'initie|suis des cours|prends des cours|donne des cours|tiens(?! à)|vais à la|"
         r"fréquente) "
         r"(?P<x>(?!(?:ça|avec (?:le feu|les mots)|les prolongations|le jeu|un rôle|la montre|bien|"
         rf"à (?:celui|l'idée)|(?:rattraper|chercher|acheter|prendre) |une? \w+ (?:dans|qui) |"
         rf"compte|pour (?:savoir|voir))\b){THING}{ONE_CLAUSE}.+)",
         kind="personal"),
    Rule("personal", "free",
         rf"{JE}fai[st] (?P<x>{OFTEN}(?:du |de la |de l'|des |pas mal de |beaucoup de |"
         rf"de |d')(?!(?:bruit|mal|"
         r"sens|peine|erreurs?|progrès|fautes?|mon mieux|efforts|recherches|tests?|travail|la "
         r"place|confiance|points?|présentations?|slides?|bêtises)\b).+)", kind="personal"),
    Rule("personal", "free",
         rf"{JE}(?P<v>apprend[s]?|prépare|passe|vise) (?P<x>(?:(?:à (?!(?:la|l')\b)\w+er|le|la|"
         rf"l'|à jouer|un|mon) "
         rf"?.*\b(?:{LANGUAGE}|marathon|semi|trail|ironman|triathlon|concours|agrégation|code|"
         rf"permis|"
         r"piano|guitare|violon|python|javascript|rust|nager|coder|programmer|conduire|jouer|"
         r"dessin\w*|tango|mariage|thèse|bac|tour d.)\b.*))", kind="personal"),
    Rule("personal", "free",
         rf"{JE}(?:parle|comprend[s]?|lis|maîtrise|{SUIS} (?:(?:plus |très |bien |"
         rf"pas )*à l'aise en|bilingue|native?)) (?P<x>"
         rf"(?:[\w',]+ ){{0,5}}?(?:le |l')?{LANGUAGE}\b(?!.*\b(?:demain|"
         rf"réunion)\b).*)", kind="personal"),
    Rule("personal", "free",
         rf"{JE}{SUIS} {OFTEN}(?P<x>(?:(?:un |une )?(?:vraie? |grande? |"
         rf"gros(?:se)? )?(?:débutante?|"
         r"novice|passionnée?|amat(?:eur|rice)|adepte|maman|papa|père|mère|grand-mère|grand-père|"
         r"parent|lève-tôt|couche-tard|oiseau|nul(?:le)?|bonne?|forte?|rapide|faible|moyenne?|"
         r"douée?|mauvaise?|calée?|expérimentée?|"
         r"certifiée?|ceinture|supporte(?:r|ur|rice)|coureu(?:r|se)|cycliste|randonneu(?:r|se)|"
         r"végé|joueu(?:r|se)|lect(?:eur|rice)|nageu(?:r|se)|bricoleu(?:r|se)|gourmande?|"
         r"propriétaire|locataire|expat\w*|belge|française?|québécoise?|suisse|canadienne?|"
         r"marocaine?|algérienne?|tunisienne?|sénégalaise?|ivoirienne?|camerounaise?|libanaise?|"
         r"espagnole?|italienne?|italien|portugaise?|allemande?|bretonne?|alsacienne?|parisienne?|"
         r"lyonnaise?|marseillaise?|bruxelloise?|wallonne?|wallon|flamande?|montréalaise?)\b"
         r"(?! (?:de ça|là)\b).*))", kind="personal"),
    Rule("personal", "free",
         rf"{JE}(?:ai|a) (?P<x>(?:un (?:faible|penchant|abonnement|handicap|pacemaker|appareil|"
         rf"rythme|"
         r"côté|emploi du temps|mi-temps|petit budget|budget serré)|une (?:préférence|phobie|"
         r"carte|aversion|"
         r"passion|sensibilité|prothèse|peau|vue|maladie)|la (?:phobie|peau|flemme de|double)|"
         r"du mal|"
         r"des (?:difficultés|problèmes de (?:dos|vue|audition|sommeil|mémoire|santé)|lentilles|"
         r"horaires|"
         r"lunettes)|mal au dos|le sommeil léger|les pieds|deux mains gauches|beaucoup de mal|"
         r"le droit à) "
         rf"?(?!.*\b(?:comprendre|suivre|voir|trouver|croire|ouvrir|accéder|"
         rf"lancer)\b){LASTING}(?!.*\b(?:"
         r"ça|cette|ces|ton|ta|tes)\b).+)", kind="personal"),
    Rule("personal", "free",
         rf"{JE}(?:(?:{SUIS} {OFTEN}(?:abonnée?s?|membres?|adhérente?s?|inscrite?s?|bénévoles?|"
         rf"titulaire|diplômée?|clients?|clientes?|syndiquée?|licenciée?|fidèle)|"
         rf"fai[st] partie) (?P<x>{LASTING}(?:à|au|aux|"
         r"de|d'|du|des|chez|en|dans) ?.+)|(?:attend[s]? (?P<y>un (?:bébé|enfant).*|des jumeaux.*)|"
         r"(?:me marie|se marie|pars à la retraite|déménage|emménage) (?P<z>(?:en|le|cet|à|au|l'|"
         r"dans|fin|début|avec).+)))", kind="personal"),
    Rule("personal", "free",
         rf"{JE}(?P<v>entend[s]?|voi[st]|marche|dor[st]|respire|digère|récupère|cicatrise|"
         rf"supporte) "
         r"(?:très |plutôt |assez |super )?mal(?P<x> (?:de (?:loin|près|nuit)|la nuit|les couleurs|"
         r"le (?:bruit|chaud|froid|lactose|gluten)|la chaleur|depuis .+|d'une .+|dans .+)|)",
         kind="personal", fact="", unless=r"\b(?:cette nuit|aujourd'hui|hier)\b"),
    Rule("personal", "free",
         rf"{JE}(?:y connai[st]|m'y connais) (?:rien|que dalle|pas grand-chose|un peu|bien|"
         r"pas) (?P<x>en .+)", kind="personal"),
    Rule("personal", "free",
         rf"{JE}(?:débute|connai[st] (?:rien|pas grand-chose|bien|que)|m'y connais (?:pas |bien |"
         rf"peu )?|"
         rf"(?:bois|boit|prends|prend) (?:mon|ma|mes|notre) (?:café|thé|douche|petit-déj\w*|steak|"
         r"vacances|pause|déjeuner)|porte (?:des|du|une taille|les)|chausse|mesure|dors (?:mal|"
         r"mieux|"
         rf"peu|bien|avec|toujours)|travaille mieux|me concentre mieux|vouvoie|tutoie|vote|"
         rf"crois en|"
         rf"(?:lis|lit|écoute|regarde|mange|bois|cuisine|achète|consomme|voyage|écris) (?:beaucoup|"
         r"énormément|pas mal|plein|très peu|peu|surtout|essentiellement|principalement)) "
         rf"(?P<x>(?!(?:ça|cela|tes|ton|ta)\b){LASTING}(?!.*\b(?:cette|"
         rf"ces)\b).+)", kind="personal"),
    Rule("personal", "free",
         rf"{JE}(?:ai|a) (?P<x>(?:une?|deux|mon|ma) (?!(?:PDF|CSV|RDV|URL|SMS|Excel|Word|Zoom|"
         rf"Teams)\b){CAP}[\w-]+"
         rf"(?: (?!devant|qui|ouvert|sous)[\w-]+){{0,4}})|{JE}(?:ai|a) (?:repris|commencé|"
         rf"débuté) (?P<y>(?:le |la |l'|les |à )?"
         rf"(?:cours de )?(?:{HOBBY}|{LANGUAGE})\b.*)|{JE}(?:me suis|"
         rf"s'est) (?:re)?mise?s? (?P<z>(?:à la |à l'|au "
         rf"|aux |à )(?:{HOBBY}|{LANGUAGE})\b.*)|{JE}{SUIS} en train (?P<w>d'apprendre .+)",
         kind="personal"),
    Rule("personal", "free",
         rf"{JE}loue (?P<x>(?:un|une|mon|ma) (?:studio|appart\w*|maison|chambre|atelier|local|"
         rf"t\d|coloc\w*)\b.*)",
         kind="personal"),
    Rule("travel", "free",
         rf"{JE}(?:prend[s]?|pars|part|vole|décolle) (?P<x>(?:toujours )?(?:l'avion |"
         rf"le train )?(?:toujours )?"
         rf"(?:depuis|de|d') ?{CAP}(?!.*\b(?:demain|à \d)).*)", kind="habit"),
    Rule("tool", "free",
         rf"{JE}(?:utilise|travaille (?:avec|sous)|bosse (?:avec|sous)|code (?:en|avec|sous)|"
         r"programme en|développe en|écris en|roule (?:en|avec)|tourne (?:sous|sur)|suis (?:sous|"
         r"sur)|fonctionne avec|me déplace (?:en|à)|me sers (?:de|d'un|d'une)|cuisine au|conduis|"
         r"circule "
         rf"(?:en|à)) {OFTEN}(?P<x>(?:une? |le |la |l'|mon |ma )?(?:{CAP}|vélo|iphone|ipad|"
         rf"android|mac(?:os)?|ios|voiture|train|métro|"
         rf"moto|trottinette|scooter|tram|python|linux|vim|excel|\w+ électrique)(?!.*\bpour (?:ça|"
         rf"cette)\b){LASTING}{ONE_CLAUSE}.*)", kind="personal"),
    # My something is something
    Rule("favorite", "free",
         r"(?P<o>(?:mon|ma|mes) (?P<q>[\w' -]{2,40}?) (?P<f>préférée?s?|favori(?:te)?s?|"
         r"fétiches?|de prédilection|de référence)) ?(?:,? (?:est|c'est|sont|ce sont|reste)|:) "
         r"(?P<x>.+)",
         fact="{q} {f} : {x}", slot="favorite", qualifier="q"),
    Rule("favorite", "free",
         r"(?P<x>[\w' -]{2,50}) (?:est|sont|reste) (?:de loin )?(?P<o>(?:mon|ma|"
         r"mes) (?P<q>[\w' -]{2,40}?) "
         r"(?P<f>préférée?s?|favori(?:te)?s?))", fact="{q} {f} : {x}", slot="favorite",
         qualifier="q"),
    Rule("slot-is", "fill",
         r"(?P<slot>poste|métier|fonction|employeur|prénom|ville|devise|fuseau horaire|"
         r"région) ?: ?(?P<x>.+)",
         kind="slot"),
    Rule("slot-is", "fill",
         r"(?:mon|ma|mes|notre|nos) (?P<slot>(?:[a-zà-ÿ]+ ){0,2}?[a-zà-ÿ]+)(?: (?:par défaut|"
         r"préférée?|habituelle?|de travail|principale?))* ?(?:,? (?:est|c'est|sont|devrait être|"
         r"reste|doit être|s'appelle)|:) (?:maintenant |désormais |toujours )?(?:celui |celle )?"
         r"(?P<x>(?!(?:basée?s?|située?s?|composée?s?|répartie?s?|petite?s?|grande?s?|en|trop|"
         r"très|je|on|"
         r"contente?s?|super|débordée?s?|complète?|nouvelle|nouveau|fermée?s?)\b).+)", kind="slot"),
    Rule("my", "free",
         rf"(?P<o>(?:mon|ma|mes|notre|nos) (?P<f>[\w' -]{{2,30}}?)) (?P<q>s'appelle(?:nt)?|"
         rf"se nomme) (?P<x>{CAP}.+)",
         kind="personal", fact="{f} {q} {x}"),
    Rule("my", "free",
         rf"(?P<o>(?:mon|ma|mes|notre|nos) (?P<f>{FAMILY}(?:,? {CAP}[\w-]+,?)?)) ?(?P<q>est|sont|"
         r"s'appelle(?:nt)?|se nomme(?:nt)?|c'est|ce sont|,? c'est|s'écri(?:t|vent)|"
         r"se prononce(?:nt)?|commence(?:nt)?|finit|tombe(?:nt)?|dure(?:nt)?(?: toujours)?|se "
         r"termine|ferme|dure|:|va de|vont de|démarre) (?P<x>(?!(?:malades?|absente?s?|"
         r"en (?:retard|"
         r"panne|vacances|réunion|ligne)|là|ici|sortie?s?|partie?s?|passée?s?|nuls?|cassée?s?|pas "
         rf"(?:là|encore)|prête?|ok|fausse?|faux|venue?s?|arrivée?s?)\b){THING}(?!.*\bdemain\b).+)",
         kind="personal", fact="{f} {q} {x}"),
    Rule("my", "free",
         rf"(?P<o>(?:mon|ma|mes|notre|nos) (?P<f>{KIN}(?:,? {CAP}[\w-]+,?)?)) (?P<q>(?:n'|"
         rf"ne )?(?:habite|vit|"
         r"vivent|habitent|travaille|bosse|étudie|étudient|va|vont|joue|jouent|a(?! (?!huit\b|"
         r"dix-huit\b)(?:besoin|\w+(?:é|i|u|is|it|ert))\b)|ont|mange|mangent|parle|parlent|entre|"
         r"suit|supporte|boit|apprend|déteste(?= pas)|fait (?:du|de)|fête|fêtent|aura|attend "
         r"un)) (?P<x>(?!(?:bien|mieux|mal|arriver|venir|rentrer|partir|"
         r"besoin)\b)(?!.*\b(?:ce (?:matin|soir|midi)|aujourd'hui|demain|hier|fièvre|toux|vomi\w*|"
         r"rendez-vous|contrôle|examen)\b).+)", kind="personal",
         fact="{f} {q} {x}"),
    Rule("closed", "free",
         rf"(?P<x>(?:le|les|tous les) {DAY}s?(?: (?:matin|midi|soir|après-midi))?|(?:en|"
         rf"tout le mois "
         r"d[e']) ?(?:janvier|février|juillet|août|septembre|décembre)),? (?P<o>(?:mon|ma|notre|"
         r"mes|"
         r"nos) (?P<f>(?!(?:banque|poste|mairie|facteur|fils|fille|femme|mari)\b)[\w' -]{3,30}?)) "
         r"(?P<q>(?:(?:est|sont|reste|restent) (?:toujours )?(?:fermée?s?|ouverte?s?|en congés?)|"
         r"(?:n')?(?:ferme|ouvre)(?:nt)?)(?: [\w' -]{2,40})?)",
         kind="personal", fact="{f} {q} {x}"),
    Rule("has", "free", rf"(?P<x>(?:il|elle|ils|elles) s'appelle(?:nt)? {CAP}.+)",
         kind="personal", fact="{x}"),
    Rule("pronouns", "free",
         r"(?:utilise[zrs]?|accorde[zr]?|genre-moi|genrez-moi)(?: (?:les pronoms|"
         r"au))? (?P<x>elle|il|iel|"
         r"(?:elle|il|iel)/\w+|féminin|masculin)(?: (?:pour moi|quand tu parles de moi))?",
         fact="Pronoms : {x}", kind="personal"),
    Rule("times", "free",
         rf"(?P<x>(?:les |nos |mes |la |le |notre |mon |ma |l')(?!(?:fichier|script|serveur|site|"
         rf"bug|"
         rf"colis|client|livreur)\b)[\w' -]{{3,40}}? (?:ont lieu|a lieu|se tien(?:nen)?t|"
         rf"tombe(?:nt)?|"
         rf"se passent?|se font|se fait|sont|est|dure(?:nt)?|commence(?:nt)?|reste(?:nt)? "
         rf"bloquée?s?) (?:toujours |tous |toutes )?(?:{TIME}).*)", fact="{x}", kind="habit",
         unless=r"\b(?:demain|aujourd'hui|cette|cet|ce|ces|ça|prochaine?s?|dernière?s?|ton|ta|tes|"
         r"retard|panne|lente?s?)\b"),
    Rule("shifts", "free",
         rf"{JE}fai[st] (?P<x>(?:les |des |mes |aux )?(?:trois-huit|3[x-]8|2[x-]8|nuits|matins|35 "
         rf"heures|"
         r"39 heures|brocantes|marchés|saisons|astreintes|gardes|allers-retours)\b.*)",
         kind="habit"),
    Rule("days", "free",
         rf"(?P<x>(?:le |les |mes )?{DAY}(?:(?: et|,| ou) (?:le |les )?{DAY})* (?:est|sont|"
         rf"c'est) (?:mon|"
         r"mes|réservée?s?|bloquée?s?|toujours|consacrée?s?|sacrée?s?|télétravail|off|sans "
         r"réunions?)\b.*)", fact="{x}", kind="habit"),
    Rule("times", "free",
         r"(?P<x>(?:(?:les |mes |des |pas de |jamais de |aucune? )?(?:réunions?|rendez-vous|"
         r"appels?|"
         rf"calls?|visios?|points?|meetings?|livraisons?)(?: \w+){{0,4}} {TIME}.*))", fact="{x}",
         kind="habit", sign=True),
    Rule("birthday", "free", rf"{JE}(?:fête mon anniversaire|{SUIS} née?) (?P<x>(?:le|en|un) .+)",
         kind="personal"),
    Rule("slot-is", "fill",
         r"(?P<x>.+?),? (?:est|c'est|sera) (?:ma|mon|notre) (?P<slot>devise|langue|format|fuseau "
         r"horaire|région|équipe|service|unité)(?: (?:par défaut|préférée?|de travail|"
         r"habituelle?))?", kind="slot"),
    # Not interested
    Rule("not-interested", "free",
         rf"{JE}(?:me (?:fiche|fous|moque|contrefiche|contrefous)|s'en fiche|m'en (?:fiche|fous|"
         r"moque)) (?:complètement |totalement |pas mal |un peu |royalement )?"
         rf"{OF}(?P<x>{THING}.+)|{JE}(?:m'intéresse|s'intéresse) pas (?:vraiment |trop |du tout |"
         rf"tellement )?(?:à |au |aux )(?P<y>{THING}.+)|{JE}{SUIS} pas (?:intéressée?s?|"
         rf"concernée?s?) par (?P<z>{THING}"
         r".+)|(?P<w>(?!(?:ça|cela|ce|c'|les autres|le reste|l'autre)\b).+?),? (?:ça )?(?:ne |"
         r"n')?(?:m'intéresse(?:nt)?|me "
         r"concerne(?:nt)?|m'importe(?:nt)?) (?:pas|peu|guère|moins)(?: du tout| vraiment)?",
         fact="Pas d'intérêt pour : {x}", negative=True, reads=(*SHAPES, "region")),
)  # fmt: skip
