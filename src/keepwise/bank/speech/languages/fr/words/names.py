"""French names of things people have and are: places, departments, professions, family."""

from __future__ import annotations

# Longer names first, so that "Europe" does not take a part of "Europe de l'Ouest".
REGIONS = (
    ("United Kingdom", "royaume[- ]uni|grande[- ]bretagne|uk|marché (?:britannique|anglais)"),
    ("Nordics", "pays nordiques|nordiques|scandinavie"),
    ("Central and Eastern Europe", "europe centrale et orientale"),
    ("Asia Pacific", "asie[- ]pacifique"),
    ("Middle East", "moyen[- ]orient|proche[- ]orient"),
    ("Central Europe", "europe centrale"),
    ("Latin America", "am[ée]rique latine"),
    ("Northern Europe", "europe du nord"),
    ("Southeast Asia", "asie du sud[- ]est"),
    ("Netherlands", "pays[- ]bas|hollande"),
    ("Western Europe", "europe de l'ouest|europe occidentale"),
    ("Southern Europe", "europe du sud|europe m[ée]ridionale"),
    ("North America", "am[ée]rique du nord"),
    ("Eastern Europe", "europe de l'est|europe orientale"),
    ("South America", "am[ée]rique du sud"),
    ("Maghreb", "maghreb"),
    ("DACH", "dach|zone dach"),
    ("United States", "[ée]tats[- ]unis|usa|marché am[ée]ricain"),
    ("Australia", "australie"),
    ("Germany", "allemagne|marché allemand"),
    ("Switzerland", "suisse|marché suisse"),
    ("Greece", "gr[èe]ce"),
    ("Austria", "autriche"),
    ("France", "france|marché fran[çc]ais|hexagone"),
    ("Portugal", "portugal|marché portugais"),
    ("Baltics", "pays baltes"),
    ("Denmark", "danemark"),
    ("Finland", "finlande"),
    ("Brazil", "br[ée]sil"),
    ("Benelux", "b[ée]n[ée]lux"),
    ("Belgium", "belgique|marché belge"),
    ("Sweden", "su[èe]de"),
    ("Norway", "norv[èe]ge"),
    ("Iberia", "ib[ée]rie|péninsule ibérique"),
    ("Balkans", "balkans"),
    ("Ireland", "irlande"),
    ("Europe", "europe|marché européen"),
    ("Africa", "afrique"),
    ("Italy", "italie|marché italien"),
    ("Spain", "espagne|marché espagnol"),
    ("Turkey", "turquie"),
    ("Mexico", "mexique"),
    ("Canada", "canada|marché canadien"),
    ("Poland", "pologne|marché polonais"),
    ("India", "inde"),
    ("LATAM", "latam"),
    ("Japan", "japon|marché japonais"),
    ("China", "chine|marché chinois"),
    ("Asia", "asie"),
    ("EMEA", "emea"),
    ("APAC", "apac"),
)

DEPARTMENT = (
    r"(?:marketing(?: digital| produit)?|supply(?:[- ]chain)?|ventes?|vente|commercial|finances?|"
    r"opérations|logistique|achats?|approvisionnement|rh|ressources humaines|juridique|"
    r"(?-i:IT)|informatique|ingénierie|développement|dev|produit|support(?: client)?|"
    r"service client|relation client|sav|data(?: science| engineering)?|analytics|analyse|bi|"
    r"recherche|r&d|comptabilité|compta|contrôle de gestion|conformité|sécurité|design|"
    r"communication|com|rp|e-?commerce|planification|qualité|production|fabrication|médias?|"
    r"pricing|stratégie|trésorerie|audit|fiscalité|édition|formation|recrutement|innovation|"
    r"maintenance|digital|social media|growth|création|étude|études|merchandising|médico-social|"
    r"trade marketing|customer success|facturation|paie|administratif|administration)"
)
TEAM_WORD = (
    r"(?:équipe|service|département|dpt|dépt|pôle|team|direction|squad|cellule|division|branche|"
    r"unité)"
)
ROLE = (
    r"(?:(?:jeune|ancienne?|nouvelle|nouveau|simple|future?|petite?|senior|junior|co-?|vice-|"
    r"sous-|data|product|project|brand|community|key account|traffic|growth|scrum|office|lead|"
    r"supply chain|tech|web|ux|ui|business|account|category|chef|première?|expert) ?){0,3}"
    r"(?:analyste?|analyst|manageu?r(?:euse)?|manager|responsable|chef(?:fe)?|directeur|directrice|"
    r"ingénieure?|développeu(?:r|se)|dev|designer|graphiste|comptable|trésori(?:er|ère)|"
    r"présidente?|élue?|contrôleu(?:r|se)|"
    r"acheteu(?:r|se)|"
    r"vendeu(?:r|se)|commerciale?|consultante?|assistante?|coordinat(?:eur|rice)|coordonnat(?:eur|"
    r"rice)|coordinat(?:eur|rice)|chargée?|infirmi(?:er|ère)|médecin|docteure?|prof|professeure?|"
    r"enseignante?|instit|institut(?:eur|rice)|étudiante?|lycéen(?:ne)?|avocate?|notaire|juriste|"
    r"fondat(?:eur|rice)|cofondat(?:eur|rice)|pdg|dg|daf|drh|dsi|ceo|cto|cfo|cmo|coo|stagiaire|"
    r"alternante?|apprentie?|doctorante?|chercheu(?:r|se)|rédact(?:eur|rice)|journaliste|"
    r"traduct(?:eur|rice)|interprète|trader|recruteu(?:r|se)|administrat(?:eur|rice)|gérante?|"
    r"cuisini(?:er|ère)|boulang(?:er|ère)|pâtissi(?:er|ère)|pharmacien(?:ne)?|kiné|"
    r"kinésithérapeute|psychologue|psy|technicien(?:ne)?|électricien(?:ne)?|plombi(?:er|ère)|"
    r"mécanicien(?:ne)?|agricult(?:eur|rice)|architecte|photographe|musicien(?:ne)?|libraire|"
    r"bibliothécaire|secrétaire|freelance|free-lance|indépendante?|auto-?entrepreneu(?:r|se)|"
    r"micro-?entrepreneu(?:r|se)|entrepreneu(?:re?|se)|product owner|scrum master|po|"
    r"data scientist|scientist|lead|owner|engineer|"
    r"format(?:eur|rice)|éducat(?:eur|rice)|coach|conseill(?:er|ère)|audit(?:eur|rice)|"
    r"logisticien(?:ne)?|pilote|chauffeu(?:r|se)|livreu(?:r|se)|artisane?|menuisi(?:er|ère)|"
    r"charpenti(?:er|ère)|maçon(?:ne)?|vétérinaire|dentiste|sage-femme|aide-soignante?|"
    r"fonctionnaire|polici(?:er|ère)|pompi(?:er|ère)|militaire|gendarme|économiste|"
    r"statisticien(?:ne)?|opticien(?:ne)?|fleuriste|restaurat(?:eur|rice)|serveu(?:r|se)|"
    r"sommeli(?:er|ère)|steward|hôtesse|guide|animat(?:eur|rice)|planneu(?:r|se)|planificat(?:eur|"
    r"rice)|merchandiser|agente?|facteu(?:r|rice)|biologiste|chimiste|physicien(?:ne)?|"
    r"mathématicien(?:ne)?|géomètre|paysagiste|jardini(?:er|ère)|coiffeu(?:r|se)|esthéticienne?|"
    r"couturi(?:er|ère)|styliste|illustrat(?:eur|rice)|réalisat(?:eur|rice)|monteu(?:r|se)|"
    r"comédien(?:ne)?|écrivaine?|aut(?:eur|rice|eure)|édit(?:eur|rice)|bénévole|"
    r"courti(?:er|ère)|banqui(?:er|ère)|actuaire|urbaniste|ergothérapeute|orthophoniste|"
    r"ostéopathe|radiologue|chirurgien(?:ne)?|généraliste|interne|proviseure?|cheminot(?:te)?|"
    r"viticult(?:eur|rice)|vigneron(?:ne)?|apicult(?:eur|rice)|éleveu(?:r|se)|maraîch(?:er|ère)|"
    r"ouvri(?:er|ère)|opérat(?:eur|rice)|magasini(?:er|ère)|caissi(?:er|ère)|gestionnaire|"
    r"directeur général|associée?|partenaire|représentante?|spécialiste|experte?|nounou|"
    r"assistante? maternelle|streamer|influenceu(?:r|se)|testeu(?:r|se)|sre|devops)"
    r"(?:[- ](?:de|du|des|d'|en|au|aux|à|chez|pour|dans|sur|senior|junior|[a-zé&/-]+)[^.;:]{0,80})?"
)
KIN = (
    r"(?:femme|épouse|mari|époux|compagne|compagnon|conjointe?|copine?|copain|blonde|chum|"
    r"fiancée?|chérie?|amoureu(?:x|se)|meilleure? amie?|"
    r"fille|filles|fils|enfants?|gamins?|gosses?|aînée?|benjamine?|cadette?|bébé|jumeaux|jumelles|"
    r"frères?|sœurs?|mère|père|maman|papa|parents|grand-mère|grand-père|grands-parents|mamie|papi|"
    r"tante|oncle|cousine?|nièce|neveu|belle-mère|beau-père|belle-sœur|beau-frère|petits?-fils|"
    r"petite-fille|petits-enfants|filleule?|coloc|colocataire|chien(?:ne)?s?|chats?|chatte|"
    r"chatons?|chiots?|lapins?|cheval|jument|perroquet|hamster|tortue|poissons?|poules?)"
)
FAMILY = (
    rf"(?:{KIN}|anniversaire(?: de mariage)?|hobby|hobbies|loisirs?|passion|sport(?: préféré)?|"
    r"adresse|numéro de téléphone|ville natale|ville d'origine|(?:chef|boss|patronne?|manageu?r|"
    r"n\+1|responsable|supérieure?(?: hiérarchique)?|adjointe?|remplaçante?|assistante?|mentor|"
    r"tut(?:eur|rice)|binôme)|régime(?: alimentaire)?|pronoms?|exercice(?: fiscal| comptable)?|"
    r"année fiscale|langue maternelle|allergies?|intolérances?|(?:marque|compte|indicateur|kpi|"
    r"client|projet|"
    r"marché|produit|objectif|outil|fournisseur)s?(?: (?:principale?s?|principaux|prioritaires?))?|"
    r"campagnes?|(?:horaires?|heures?)(?: de (?:travail|bureau))?|jours? (?:de (?:télétravail|"
    r"congé|"
    r"repos|travail|présence)|off|libres?)|télétravail|pause(?: de midi| déjeuner)?|trajet|docteur|"
    r"médecin(?: traitant)?|dentiste|pointure|taille|groupe sanguin|signe(?: astro\w*)?|religion|"
    r"diplôme|spécialité|nom de (?:famille|jeune fille)|initiales|deuxième prénom|préavis|"
    r"période d'essai|voiture|vélo|ordi(?:nateur)?|téléphone|portable|éditeur(?: de code)?|"
    r"langage(?: de (?:programmation|prédilection))?|stack|système|navigateur|banque|école|gare|"
    r"quartier|loyer|paie|salaire|réunions|commandes|factures|cours|entraînements?|"
    r"journée(?: de travail)?|semaines?|budget(?: [\w-]+)?|bureau|examen|mariage|"
    r"soutenance|concours|opération|équipe|niveau(?: (?:d'|de |en )[\w-]+)?|"
    r"point faible|rituel|métier|siège|place|fuseau|secteur|appart(?:ement)?|maison|jardin|cuisine|"
    r"four|concurrents?|entreprise|boîte|société|boutique|public(?: cible)?|audience|cible|"
    r"lecteurs|élèves|patients|accent|nom|prénom|clients|fournisseurs|maladie|handicap|groupe|club|"
    r"orchestre)"
)
# What can follow "je suis" or "appelle-moi" and is no name.
NO_NAMES = (
    r"(?:désolée?|sûre?|ok|contente?|prête?|là|ici|française?|belge|suisse|québécoise?|canadienne?|"
    r"allemande?|anglaise?|espagnole?|italienn?e?|américaine?|européenne?|marocaine?|algérienne?|"
    r"tunisienne?|parisienne?|lyonnaise?|bretonn?e?|marseillaise?|"
    r"demain|quand|si|plus tard|dès|ce soir|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|"
    r"pas|un|une|le|la|les|en|au|à|dans|sur|très|trop|super|juste|vraiment|tout|toute|bien|noël|"
    r"urgent|important|bizarre|fatiguée?|perdue?|nouveau|nouvelle|pdg|ceo|cto|cfo|po)"
)
LANGUAGE = (
    r"(?:français|anglais|allemand|espagnol|italien|portugais|néerlandais|flamand|arabe|chinois|"
    r"mandarin|japonais|russe|polonais|turc|hindi|wolof|créole|breton|basque|catalan|suédois|"
    r"roumain|grec|coréen|hébreu|kabyle|lingala|vietnamien|langue des signes|lsf|persan|ukrainien|"
    r"danois|norvégien|finnois|tchèque|hongrois|bilingue|trilingue)"
)
DAY = r"(?:lundis?|mardis?|mercredis?|jeudis?|vendredis?|samedis?|dimanches?)"
_PART = r"(?: (?:matins?|soirs?|midis?|après-midis?))"
HOUR = (
    r"(?:\d{1,2} ?(?:h|heures?)(?: ?\d\d)?|\d{1,2}:\d\d|midi|minuit|(?:une|deux|trois|quatre|cinq|"
    r"six|sept|huit|neuf|dix|onze) heures?)"
)
TIME = (
    rf"(?:(?:le|les|mes|tous les|chaque|un) {DAY}{_PART}?(?! (?:\d|prochain|dernier))(?: sur deux)?"
    rf"(?:(?:,| et|,? ou) (?:le |les )?{DAY}{_PART}?)*|"
    r"(?:le|tous les) (?:matins?|soirs?|midis?|week-?ends?)|la (?:nuit|journée)|en (?:soirée|"
    r"journée|semaine|matinée|fin de (?:journée|semaine|mois)|début de \w+)|l'(?:après-midi|été|"
    r"hiver)|chaque [\w-]+|"
    r"tous les (?:deux |trois |\d+ )?(?:jours|mois|ans|trimestres|week-?ends|quinze jours|\w+is)|"
    r"toutes les (?:deux |trois )?(?:semaines|nuits|heures)|un \w+ sur deux|une \w+ sur deux|"
    r"(?:une|deux|trois|quatre|cinq|\d) (?:fois|jours?|soirs?|heures?|après-midis?|matins?) (?:par|"
    rf"dans la|sur) \w+|(?:du|de) {DAY} (?:au|à) {DAY}|(?:avant|après|dès|à partir de)"
    rf" {HOUR}|entre {HOUR} et {HOUR}|de {HOUR} à {HOUR}|avant le (?:petit-déj\w*|travail|"
    r"boulot|déjeuner|dîner)|après le (?:travail|boulot|déjeuner|dîner)|pendant (?:la pause|"
    r"l'été|les vacances|le ramadan)|hors saison)"
)
HOBBY = (
    r"(?:tennis|violon|piano|guitare|batterie|yoga|pilates|course|running|natation|escalade|danse|"
    r"dessin|peinture|couture|tricot|poterie|céramique|photo|boxe|judo|karaté|foot(?:ball)?|basket|"
    r"rugby|vélo|randonnée|ski|surf|échecs|chant|théâtre|jardinage|méditation|muscu(?:lation)?|"
    r"crossfit|padel|badminton|golf|équitation|aquarelle|impro|chorale|saxophone|accordéon)"
)
