"""French rules, second part: work, role, and where somebody lives."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.fr.words.names import DEPARTMENT, ROLE, TEAM_WORD
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

# Where somebody lives, without whom with and since when.
_PLACE = (
    r"(?P<x>(?!(?:colocation|coloc|couple|famille|l'espoir|la peur|le passé|l'attente|cent|"
    r"l'heure|peu près|pas|plus|seule?|encore|ici|là|"
    r"avec)\b)[^,]+?)(?:,? (?:avec|depuis|et|mais|où|dans|pour|chez|pas loin|près|à côté|"
    r"en colocation|mon|ma) .*|,.*)?"
)

WORK: tuple[Rule, ...] = (
    # "Je suis les magasins du Grand Ouest": nobody is several shops.
    Rule("follows", "free",
         rf"{JE}{SUIS} (?:(?:surtout|uniquement|seulement|aussi|exclusivement|désormais) )*(?P<x>"
         r"(?:(?:les|nos|mes|tous les|toutes les) (?:(?:\d+|deux|trois|quatre|grands?|grandes) )?"
         r"(?:marchés|magasins|boutiques|comptes|clients|marques|régions|zones|secteurs|"
         r"départements|pays|agences|points de vente|enseignes|gammes|produits|canaux|filiales|"
         r"sites|entrepôts|ventes|campagnes|segments|catégories|rayons|concurrents|fournisseurs|"
         r"territoires|pharmacies|hôtels|restaurants|stations|concessions|franchisés|abonnés|"
         r"usines|villes|îles)|(?:le|la|l') ?(?:marché|zone|région|secteur|gamme|canal|"
         r"portefeuille|périmètre|activité|réseau|segment|filiale)\b(?! de (?:ma|mon))|"
         r"(?:la|le|l') ?(?!(?:docteure?|dr|professeure?|maître|présidente?|maman|papa|reine|"
         r"roi)\b)"
         rf"{CAP}).*)", kind="work", fact="Suit {x}"),
    Rule("not-my-worry", "free",
         rf"{JE}(?:me |se )(?:soucie|préoccupe) (?:pas|guère|plus) (?:trop |vraiment |du tout )?"
         r"(?:de |d'|du |des )(?P<x>(?!(?:savoir|ça|cela|ce)\b).+)",
         kind="work", fact="Pas d'intérêt pour : {x}", unless=r"\bqu'en-dira\b"),
    # Work, role, place
    Rule("team", "fill",
         rf"{JE}(?:travaille|bosse|taffe|{SUIS}|évolue|opère|fai[st] partie|appartien[st]|"
         rf"intervien[st]) {OFTEN}{SINCE}{OFTEN}(?:dans |à |au sein |au |de |avec |chez |pour |du |"
         r"en |membre (?:de |du ))*(?:l'|la |le |notre |mon |leur )?(?:petite |grande |"
         rf"nouvelle )?{TEAM_WORD} {OF}?(?P<x>[\w&/' -]{{2,40}})", kind="team", slot="team"),
    Rule("team", "fill",
         rf"(?:ici|bonjour|coucou|salut|hello|c'est),? (?:l'équipe|le service|le pôle|la team) "
         rf"{OF}?"
         r"(?P<x>[\w&/'-]{2,20}(?: [\w&/'-]{2,20})?)(?:,.*)?", kind="team", slot="team"),
    Rule("team", "free",
         rf"{JE}(?:travaille|bosse|taffe|{SUIS}) {OFTEN}{SINCE}(?P<x>(?:dans (?:le |la |les |l')?|"
         rf"à "
         rf"la |au |aux |en |à l')(?:{TEAM_WORD} )?(?:{OF})?{DEPARTMENT} (?:de|du|d'|des|à|au|en|"
         rf"pour) ?(?!(?:nuit|jour|mi-temps|plein|télétravail|ce moment|\d)\b).+)", kind="team",
         unless=r"\b(?:depuis|chez)\b"),
    Rule("team", "fill",
         rf"{JE}(?:travaille|bosse|taffe|{SUIS}) {OFTEN}{SINCE}{OFTEN}(?:dans (?:le |la |les |l')?|"
         rf"à la |au |aux |en |à l'|(?:du )?côté (?:du |de la |des )?)(?P<x>{DEPARTMENT})"
         r"(?: (?:chez|depuis|d'une|pour) .+)?", kind="team", slot="team"),
    Rule("team", "fill",
         rf"{JE}(?:ai|vien[st] de|{SUIS}|a) (?:(?:récemment|tout juste|juste|enfin|maintenant) )*"
         r"(?:rejoint|rejoindre|intégrée?|intégrer|passée? (?:à|dans|au|chez)|mutée? (?:à|dans|au)|"
         r"changé (?:pour|d'équipe pour)|basculé (?:dans|à|sur|au)|arrivée? (?:dans|à|au)|arriver "
         rf"(?:dans|à|au)) (?:l'|la |le |les )?(?:nouvelle )?{TEAM_WORD} {OF}?(?P<x>[\w&/' -]"
         r"{2,40})", kind="team", slot="team"),
    Rule("team", "fill",
         rf"{JE}{SUIS} (?:récemment )?passée? (?:du|de la|de l'|des|de|d') ?.{{2,40}} (?:au|aux|"
         rf"à la|à l'|"
         rf"à|dans le|dans la|dans l') ?(?:{TEAM_WORD} {OF}?)?(?P<x>{DEPARTMENT})", kind="team",
         slot="team"),
    Rule("team", "free",
         rf"{JE}(?:ai|vien[st] de|{SUIS}) (?:(?:récemment|tout juste|juste) )*(?:rejoint|rejoindre|"
         r"passée? de .{2,40}) (?:à|au|le|la|l')(?P<x>.+)", kind="work"),
    Rule("team", "fill",
         rf"{JE}(?:passe|rejoin[st]|intègre|bascule|change) (?:à |dans |sur |chez |au |"
         rf"en )?(?:l'|la |le )?"
         rf"{TEAM_WORD} {OF}?(?P<x>[\w&/'-]{{2,30}}(?: [\w&/'-]{{2,20}})?)(?: (?:la semaine|"
         rf"le mois|"
         r"en|à partir|lundi|dès|début|fin).*)?", kind="team", slot="team"),
    Rule("student", "free",
         rf"{JE}{SUIS} (?:actuellement )?(?P<x>en (?:[LMPT][123]|première|terminale|licence|"
         rf"master|thèse|"
         r"prépa|bts|seconde|but|dut|cap|stage|apprentissage|année|doctorat|"
         r"internat)\b.*)", kind="work"),
    Rule("work", "free",
         rf"{JE}{SUIS} {OFTEN}(?:salariée?|employée?|fonctionnaire) (?P<x>(?:de|du|des|d'|à|au|"
         rf"aux|chez) ?.+)",
         kind="work"),
    Rule("work", "free",
         rf"{JE}(?:couvre|gère|pilote|supervise|dirige|manage|coordonne|anime|encadre|administre|"
         rf"chapeaute|commercialise|analyse|cible|traite|possède|co-?gère|co-?dirige) {OFTEN}"
         rf"(?P<x>{THING}.+)", kind="work", reads=("region",)),
    Rule("work", "free",
         rf"{JE}(?:m'occupe|s'occupe|{SUIS} {OFTEN}(?:responsables?|chargée?s?|en charge|à la tête|"
         rf"garante?)|ai (?:la charge|la responsabilité|en charge)|a la charge) {OFTEN}"
         rf"(?!(?:de |d'|du )?(?:cette|cet|ce|ces|ça|cela|l'erreur|retard|problème|"
         rf"avoir)\b)(?:{OF})?(?P<x>{THING}.+)", kind="work", reads=("region",)),
    Rule("work", "free",
         rf"{JE}(?:travaille|bosse|taffe|me concentre|me focalise|me spécialise) {OFTEN}"
         rf"{SINCE}(?:sur|en|autour de) (?P<x>(?!(?:le (?:point|rapport|devis|dossier|mail|bug|"
         rf"deck|ticket|document|fichier)|la (?:route|"
         r"présentation|slide|page)|place|un (?:truc|document|fichier|rapport|bug|mail)|une (?:"
         rf"présentation|slide|note)|train|retard|réunion|vacances|plein|congé|"
         rf"ligne)\b){THING}{LASTING}"
         r".+)", kind="work", reads=("region",)),
    Rule("work", "free",
         rf"{JE}(?:reporte|{SUIS} rattachée?|rends compte|{SUIS} spécialisée?|{SUIS} affectée?|"
         rf"dépend[s]?|{SUIS} en relation|{SUIS} référente?) (?P<x>.+)", kind="work",
         reads=("region",)),
    Rule("only", "free",
         rf"{JE}(?:m'intéresse|s'intéresse|m'en tiens|vend|vends|livre|livrons|regarde|me limite|"
         rf"me "
         r"concentre|opère|achète|investi[st]|exporte|expédie|travaille|bosse|facture|suis|suit) "
         r"(?:(?:que|uniquement|seulement|surtout|principalement|essentiellement|exclusivement|"
         r"avant tout|majoritairement|particulièrement|presque que|quasiment que) |qu')(?:à |au |"
         r"aux |en |sur |avec |dans |chez |vers |par )?(?:l'|la |le |les )?(?P<x>.+)", kind="work",
         reads=("region",)),
    Rule("only", "free",
         rf"{JE}(?:m'en tiens|s'en tient|me limite|me cantonne|me borne|se limite) (?P<x>(?:à|au|"
         rf"aux) "
         r"(?!(?:ça|cela|ce)\b).+)", kind="work", reads=("region",), unless=r"\b(?:aujourd'hui|ta|"
         r"ton"
         r"|votre|là)\b"),
    Rule("only-matters", "free",
         rf"(?:il n'y a que|y a que|seule?s?|uniquement|c'est surtout|c'est|ce (?:qui m'intéresse|"
         rf"que je suis|que je regarde)(?: (?:surtout|avant tout|le plus))?,? c'est) "
         rf"(?P<x>{THING}.+?)(?:,? (?:qui )?(?:m'intéresse(?:nt)?|compte(?:nt)?|importe(?:nt)?|"
         rf"me concerne(?:nt)?"
         r")(?: (?:vraiment|surtout|pour moi|le plus))?)",
         fact="S'intéresse surtout à : {x}", kind="work", reads=("region",)),
    Rule("cares", "free",
         r"ce (?:qui (?:compte|importe|prime|m'intéresse|m'importe|est important)|que je regarde|"
         r"que je veux savoir|à quoi je tiens)(?: (?:le plus|surtout|avant tout|vraiment|en "
         r"premier))?(?: pour moi)?,? c'est (?P<x>(?!que\b).+)", fact="Le plus important : {x}"),
    Rule("detail", "free",
         rf"{JE}(?:ai|a|vien[st] de|avons) (?:(?:enfin|finalement|déjà|bien|donc) )*(?:réservée?|"
         r"réserver|bookée?|booker|décidé|décider|convenu|choisi|choisir|opté pour|opter pour|"
         r"signé|signer|fixé|prévu de|retenu|(?:pris|prendre|acheté|acheter)(?= (?:"
         r"les|des|mes|nos|un|le|deux|trois) (?:billets?|places?|abonnement|rendez-vous|vols?|"
         r"train)))(?: (?P<x>(?!(?:ton|votre|le message|de rien)\b)(?!.*\b(?:ce (?:matin|midi)|"
         r"hier)\b)"
         rf"{THING}.+))", kind="detail"),
    Rule("detail", "free",
         rf"{JE}(?:me suis|s'est|me sui) (?P<x>(?:inscrite?s?|décidée?|mis d'accord|abonnée?s?) "
         r"(?:à|au|aux|pour|sur|en|chez) .+)", kind="detail"),
    Rule("detail", "free", rf"c'est (?:décidé|réservé|validé),? (?P<x>{JE}.+)", kind="detail",
         fact="Décidé : {x}"),
    Rule("employer", "fill",
         rf"{JE}(?:travaille|bosse|taffe|{SUIS}(?: employée?| salariée?)?) {OFTEN}{SINCE}(?:chez|"
         r"pour) (?P<name>(?!(?:moi|un|une|le|la|les|mon|ma|mes|toi|vous|eux|nous)\b).+)",
         kind="employer", slot="employer", fact="Travaille chez {x}"),
    Rule("role", "fill",
         rf"{JE}(?:{SUIS}|(?:travaille|bosse|exerce|taffe) (?:comme|en tant que|en qualité de)|"
         rf"suis employée? comme|suis actuellement) {OFTEN}{SINCE}{OFTEN}(?P<x>(?!.*\b(?:cette|"
         rf"cet|ce|ces|ça|désolée?)\b)(?!.*, donc)(?:une? |le |la |l'|"
         rf"leur )?{ROLE})", kind="role", slot="role"),
    Rule("role", "fill",
         r"je (?:suis devenue?|viens de commencer (?:comme|en tant que)|viens d'être (?:promue?|"
         r"nommée?)|ai été (?:promue?|nommée?)|suis "
         r"passée?|suis promue?|deviens|viens de passer) (?:au poste de )?(?P<x>(?:une? |le |la )?"
         rf"{ROLE})", kind="role", slot="role"),
    Rule("role", "fill", rf"(?P<x>{ROLE}) de (?:profession|métier|formation)", kind="role",
         slot="role"),
    Rule("work-place", "free",
         rf"{JE}(?:travaille|bosse|taffe|télétravaille|{SUIS} (?:en télétravail|à mi-temps|à temps "
         r"partiel|à temps plein|en alternance|à mon compte|aux 35 heures|au forfait jours?|aux "
         r"\d/\d|de nuit|en horaires décalés|en freelance|en 3-8|en 3x8))(?P<x>(?! (?:sur (?:le|"
         r"la|les|un|une|des) (?:devis|dossier|mail|bug|deck|ticket|rapport|document|fichier|"
         r"présentation|slides?)|encore|déjà|"
         rf"trop|ça|y|fort|ensemble|tard|tôt|mal)\b)(?: {LASTING}{ONE_CLAUSE}.+)?)", kind="work"),
    Rule("home", "fill",
         rf"{JE}(?:habite|vi[st]|réside|loge|crèche|{SUIS} {OFTEN}(?:basée?s?|installée?s?|"
         rf"domiciliée?s?|établie?s?)|reste(?= (?:à|au) {CAP})) {OFTEN}{SINCE}{OFTEN}(?:à |a |"
         rf"en |au "
         r"|aux |dans |près |du côté |vers |sur |non loin |pas loin |proche |chez )(?:de |d'|du )?"
         rf"{_PLACE}",
                 kind="home", slot="home"),
    Rule("home", "fill", rf"{JE}habite {_PLACE}",
         kind="home", slot="home"),
    Rule("moved", "fill",
         rf"{JE}(?:ai|a|{SUIS}|vien[st] de|me suis|s'est|vien[st] d') ?(?:(?:récemment|tout juste|"
         r"juste|enfin|maintenant) )*(?:déménagée?s?|emménagée?s?|déménager|emménager|installée?s?|"
         r"partie?s? vivre|m'installer|s'installer) (?:de .{2,30} )?(?:à|a|en|au|aux|vers|dans|"
         r"sur) "
         rf"(?P<x>(?!l'équipe|le service)(?:{CAP}|la |le |les |l')[^,]{{1,50}}?)(?:,? (?:le mois|"
         rf"la semaine|l'an|l'année|il y a|"
         r"récemment|en \d|cet|depuis|avec|pour|pendant|et) ?.*)?", kind="home",
         slot="home"),
    Rule("household", "free",
         rf"{JE}vi[st] (?P<x>(?:toute? )?(?:seule?|avec|en (?:couple|colocation|coloc)|"
         rf"chez mes) ?.*)",
         kind="personal"),
    Rule("scope-is", "free",
         r"(?P<o>(?:mon|ma|mes|notre|nos) (?P<q>portefeuille|périmètre|secteur|zone|territoire|"
         r"marchés?|région|clientèle|clients|comptes|magasins|agences)),? (?:c'est|est|ce sont|"
         r"sont) "
         r"(?P<x>(?:celui|celle|ceux|celles) (?:du|des|de|de la|d') ?.+)",
         kind="work", fact="{q} : {x}", unless=r"\b(?:hier|dernière?|ci-dessus|dit|parlé)\b"),
    Rule("clock", "free",
         rf"{JE}{SUIS} (?P<x>(?:à l'|sur le |dans le |en |au )(?:heure|"
         rf"fuseau(?: horaire)?) (?:de |d'|"
         r"du |des ).+)", kind="personal", slot="timezone"),
    Rule("origin", "free",
         rf"{JE}(?:vien[st]|{SUIS} (?:originaire|natif|native)) (?:à l'origine |à la base |"
         rf"initialement )?(?P<x>(?:de|du|des|d'|de la|de l') ?{CAP}.+)", kind="personal"),
    Rule("origin", "free",
         rf"{JE}(?:{SUIS} née?s?|ai grandi|a grandi|suis née? et ai grandi) (?P<x>(?:à|en|au|aux|"
         r"dans|près|sur|le|un) .+)", kind="personal"),
)  # fmt: skip
