"""French kinds of sentences: states, contrasts, slips of paper, what one's own things are."""

from __future__ import annotations

import pytest

from keepwise.bank.extraction import extract
from keepwise.bank.topics import PRESETS
from keepwise.model import Event


def facts(text: str, preset: str) -> list[str]:
    event = Event("e1", "user", 7, content={"parts": [{"text": text}]})
    return [candidate.fact for candidate in extract([event], PRESETS[preset], "s")]


# What is said to an assistant, and the facts kept.
ASSISTANT = [
    (
        "j'ai deux garçons de 4 et 7 ans, une idée d'activité pour samedi ?",
        ["A deux garçons de 4 et 7 ans"],
    ),
    (
        "On vient de déménager à Angers, il me faudrait un bon boulanger.",
        ["Vient de déménager à Angers"],
    ),
    (
        "Pour le code, toujours du TypeScript strict, jamais de any.",
        ["Demande : toujours du TypeScript strict, jamais de any pour le code"],
    ),
    (
        "J'ai horreur qu'on me parle comme à un gamin.",
        ["A horreur qu'on lui parle comme à un gamin"],
    ),
    (
        "Mon mari est portugais et on parle portugais à la maison.",
        ["Mari est portugais", "Parle portugais à la maison"],
    ),
    ("Je roule en Zoé depuis trois ans.", ["Roule en Zoé depuis trois ans"]),
    ("Ne m'appelle plus Monsieur Durand, Paul suffit.", ["Veut être appelé Paul"]),
    (
        "Retiens que le code du local à vélos change tous les mois.",
        ["Le code du local à vélos change tous les mois"],
    ),
    ("N'oublie pas que je suis daltonien.", ["Est daltonien"]),
    (
        "Souviens-toi de ne jamais me proposer de vol avec escale.",
        ["Demande : Souviens-toi de ne jamais lui proposer de vol avec escale"],
    ),
    (
        "Je collectionne les vinyles de jazz depuis l'adolescence.",
        ["Collectionne les vinyles de jazz depuis l'adolescence"],
    ),
    ("Ma fille aînée, Jeanne, entre au collège en septembre.", ["Aînée s'appelle Jeanne"]),
    (
        "On a un labrador de huit ans qui s'appelle Oslo.",
        ["A un labrador de huit ans qui s'appelle Oslo"],
    ),
    (
        "je code surtout en Go, un peu de Python pour les scripts",
        ["Code surtout en Go, un peu de Python pour les scripts"],
    ),
    ("J'habite au quatrième sans ascenseur.", ["Habite au quatrième sans ascenseur"]),
    (
        "On est une petite équipe de trois personnes au support.",
        ["Est une petite équipe de trois personnes au support"],
    ),
    (
        "Évite les mots anglais quand il existe un équivalent.",
        ["Demande d'éviter les mots anglais quand il existe un équivalent"],
    ),
    ("Toujours en kilomètres, jamais en miles.", ["Préfère les kilomètres"]),
    (
        "J'ai pris l'option avec petit-déjeuner pour Vienne.",
        ["A pris l'option avec petit-déjeuner pour Vienne"],
    ),
    (
        "Je suis interne en pédiatrie au CHU de Rennes.",
        ["Est interne en pédiatrie au CHU de Rennes"],
    ),
    ("Mes parents vivent au Maroc.", ["Parents vivent au Maroc"]),
    ("Le lactose et moi, ça fait deux.", ["Pas à l'aise avec : le lactose"]),
    ("Allergique aux crustacés, au cas où.", ["Allergique aux crustacés"]),
    (
        "Je parle italien couramment, l'allemand moins bien.",
        ["Parle italien couramment, l'allemand moins bien"],
    ),
    (
        "Pas d'astérisques ni de gras dans tes messages, ça casse mon terminal.",
        ["Ne veut pas d'astérisques ni de gras dans tes messages, ça casse son terminal"],
    ),
    ("Ma femme et moi avons chacun un vélo électrique.", ["A chacun un vélo électrique"]),
    (
        "Tous les ans à Noël on va chez mes beaux-parents à Colmar.",
        ["Va chez ses beaux-parents à Colmar tous les ans à Noël"],
    ),
    (
        "Le mariage est prévu pour le 20 juin à Annecy.",
        ["Le mariage est prévu pour le 20 juin à Annecy"],
    ),
    ("J'attends un bébé pour octobre.", ["Attend un bébé pour octobre"]),
    (
        "Ce serait bien que tu me proposes toujours deux options.",
        ["Demande de toujours lui proposer deux options"],
    ),
    ("Je voudrais que tu te souviennes de mon allergie au latex.", ["Allergie au latex"]),
    ("Garde en tête que mon fils est asthmatique.", ["Fils est asthmatique"]),
    ("Sache que je suis sourd d'une oreille.", ["Est sourd d'une oreille"]),
    ("Ma taille c'est M.", ["Taille c'est M"]),
    (
        "À 22 h, tout doit être éteint dans la maison.",
        ["Demande : à 22 h, tout doit être éteint dans la maison"],
    ),
    (
        "Lumière chaude le soir, lumière froide le matin.",
        ["Lumière chaude le soir, lumière froide le matin"],
    ),
    (
        "Indentation à deux espaces dans mes projets.",
        ["Préfère Indentation à deux espaces dans ses projets"],
    ),
    ("Nos commits sont en anglais.", ["Commits sont en anglais"]),
    ("Je développe sous VS Code avec WSL.", ["Développe sous VS Code avec WSL"]),
    ("Mon niveau en maths est moyen.", ["Niveau en maths est moyen"]),
    ("Je suis chez Boursorama et au Crédit Mutuel.", ["Est chez Boursorama et au Crédit Mutuel"]),
    (
        "Inutile de reformuler ma question avant de répondre.",
        ["Pas besoin de reformuler sa question avant de répondre"],
    ),
    (
        "Nous sommes une famille de six, il nous faut toujours deux chambres.",
        ["Est une famille de six", "Veut toujours deux chambres"],
    ),
    (
        "Il faut que tu saches que je bégaie, je préfère donc l'écrit.",
        ["Bégaie", "Préfère l'écrit"],
    ),
    ("Accorde au féminin, merci.", ["Pronoms : féminin"]),
    ("Je prends mon café noir.", ["Prend son café noir"]),
    ("J'ai un petit jardin plein nord.", ["A un petit jardin plein nord"]),
    (
        "J'ai une vieille Golf de 2004, tu sais où est le filtre à air ?",
        ["A une vieille Golf de 2004"],
    ),
    ("Mon fils passe le brevet cette année.", ["Fils passe le brevet cette année"]),
    ("Je vis avec ma grand-mère.", ["Vit avec sa grand-mère"]),
    ("Mon copain est allergique aux chats.", ["Copain est allergique aux chats"]),
    ("Léo, mon fils, est dyslexique.", ["Léo, son fils, est dyslexique"]),
    ("Je chante dans un groupe de rock amateur.", ["Chante dans un groupe de rock amateur"]),
    ("Je fais de l'apnée l'été.", ["Fait de l'apnée l'été"]),
    (
        "Je me suis mise au crochet pendant le confinement.",
        ["S'est mise au crochet pendant le confinement"],
    ),
    ("J'ai vécu six ans à Berlin.", ["A vécu six ans à Berlin"]),
    ("Chez nous on parle alsacien.", ["Chez soi on parle alsacien"]),
    (
        "J'ai monté ma boîte de traduction l'an passé.",
        ["A monté sa boîte de traduction l'an passé"],
    ),
    ("Nos clients sont surtout des hôpitaux.", ["Clients sont surtout des hôpitaux"]),
    ("Le vendredi après-midi je coupe tout.", ["Le vendredi après-midi la personne coupe tout"]),
    ("Je ne veux plus de suggestions d'achats.", ["Ne veut plus de suggestions d'achats"]),
    (
        "Je fais les courses le samedi matin, prévois la liste la veille.",
        ["Fait les courses le samedi matin, prévois la liste la veille"],
    ),
    (
        "On a finalement réservé chez Lucas Carton pour nos dix ans de mariage.",
        ["A finalement réservé chez Lucas Carton pour leurs dix ans de mariage"],
    ),
    (
        "Je parle à peine espagnol, donc traduis-moi toujours les menus.",
        ["Parle à peine espagnol", "Demande de toujours lui traduire les menus"],
    ),
    ("Je suis phobique de l'avion, on ira en train.", ["Est phobique de l'avion, on ira en train"]),
    ("Mon assistante, Nadia, gère mon agenda.", ["Assistante s'appelle Nadia"]),
    (
        "Mes lecteurs ont entre 8 et 12 ans, adapte toujours le vocabulaire.",
        ["Lecteurs ont entre 8 et 12 ans, adapte toujours le vocabulaire"],
    ),
    ("Écris gros, je suis presbyte.", ["Est presbyte"]),
    (
        "Je suis en quatrième année de médecine à Lille.",
        ["Est en quatrième année de médecine à Lille"],
    ),
    ("On n'a pas la télé.", ["N'a pas la télé"]),
    ("Je suis trésorière du club de basket.", ["Est trésorière du club de basket"]),
    ("Ma couleur préférée, c'est le vert sapin.", ["Couleur préférée : le vert sapin"]),
    ("Mon groupe préféré reste Radiohead.", ["Groupe préféré : Radiohead"]),
    ("Je raffole des mangues.", ["Raffole des mangues"]),
    ("Au resto je prends toujours le plat du jour.", ["Prend toujours le plat du jour au resto"]),
    ("Tu peux noter que je suis intolérant aux sulfites ?", ["Est intolérant aux sulfites"]),
    ("Mets la météo en Celsius, toujours.", ["Demande de toujours mettre la météo en Celsius"]),
    ("Les distances en km stp.", ["Préfère les km"]),
    ("Écris-moi en vouvoyant, comme à un client.", ["Préfère le vouvoiement (être vouvoyé)"]),
    ("Je préfère les SMS aux appels.", ["Préfère les SMS aux appels"]),
    (
        "J'aimerais que tu relises toujours deux fois avant d'envoyer.",
        ["Demande : relises toujours deux fois avant d'envoyer"],
    ),
    (
        "Je n'ai ni voiture ni permis, propose toujours en transports.",
        ["N'a ni voiture ni permis", "Demande de toujours proposer en transports"],
    ),
    ("Pour le petit-déj, rien de sucré, merci.", ["Ne veut rien de sucré pour le petit-déj"]),
    ("Mes deux passions : la voile et l'accordéon.", ["Passions : la voile et l'accordéon"]),
    (
        "Nos budgets se pilotent en couronnes suédoises.",
        ["Budgets se pilotent en couronnes suédoises"],
    ),
    ("Moi les maths, j'ai toujours détesté.", ["Les maths : a toujours détesté"]),
    (
        "J'ai deux ados à la maison et un chien qui perd ses poils.",
        ["A deux ados à la maison et un chien qui perd ses poils"],
    ),
    ("J'ai banni les pop-ups de tous mes sites.", ["A banni les pop-ups de tous ses sites"]),
    (
        "Je veux zéro dépendance externe dans mes scripts.",
        ["Veut zéro dépendance externe dans ses scripts"],
    ),
    (
        "Le français n'est pas ma langue maternelle, utilise des mots simples.",
        ["Le français n'est pas sa langue maternelle", "Demande des mots simples"],
    ),
    (
        "Termine chaque mail par mon numéro de poste.",
        ["Demande de toujours terminer chaque mail par son numéro de poste"],
    ),
    (
        "Pose-moi toujours une question de suivi.",
        ["Demande de toujours lui poser une question de suivi"],
    ),
    ("Le thermostat à 18 la nuit, toujours.", ["Le thermostat à 18 la nuit"]),
    ("Mon cardiologue m'a interdit le sel.", ["On lui a interdit le sel"]),
    ("Objectif : perdre cinq kilos avant l'été.", ["Objectif : perdre cinq kilos avant l'été"]),
    ("Je vise un marathon sous les 4 h.", ["Vise un marathon sous les 4 h"]),
    (
        "Moi c'est Inès, je remplace Julie au marketing jusqu'en juin.",
        ["S'appelle Inès", "Remplace Julie au marketing jusqu'en juin"],
    ),
    (
        "Chaque trimestre je fais un point avec ma conseillère bancaire.",
        ["Fait un point avec sa conseillère bancaire chaque trimestre"],
    ),
    (
        "J'ai tendance à oublier les pièces jointes, rappelle-le-moi toujours.",
        ["A tendance à oublier les pièces jointes, rappelle-le-moi"],
    ),
    ("J'ai peur des araignées.", ["A peur des araignées"]),
    (
        "Je prépare les repas de la semaine le dimanche.",
        ["Prépare les repas de la semaine le dimanche"],
    ),
    ("Je me soigne à l'homéopathie.", ["Se soigne à l'homéopathie"]),
    ("J'allaite encore, donc pas d'alcool.", ["Allaite encore", "Ne veut pas d'alcool"]),
]

# What is said to somebody who analyses data.
ANALYTICS = [
    (
        "Je m'occupe de la Bretagne et des Pays de la Loire, le reste ne me concerne pas.",
        ["S'occupe de la Bretagne et des Pays de la Loire, le reste ne le concerne pas"],
    ),
    (
        "Mets toujours l'évolution par rapport à l'an dernier à côté du chiffre.",
        ["Demande de toujours mettre l'évolution par rapport à l'an dernier à côté du chiffre"],
    ),
    (
        "Côté graphiques, une seule couleur me suffit.",
        ["Côté graphiques, une seule couleur lui suffit"],
    ),
    (
        "Je compare systématiquement à budget, pas à N-1.",
        ["Compare systématiquement à budget, pas à N-1"],
    ),
    ("Chez nous l'année fiscale démarre en avril.", ["Chez soi l'année fiscale démarre en avril"]),
    ("Je suis rattachée à l'équipe acquisition.", ["Est rattachée à l'équipe acquisition"]),
    (
        "Classe systématiquement les pays par ordre décroissant.",
        ["Demande de toujours classer les pays par ordre décroissant"],
    ),
    ("Je lis toujours la marge avant le volume.", ["Lit toujours la marge avant le volume"]),
    (
        "Les retours, on les exclut toujours du calcul.",
        ["Les retours, on les exclut toujours du calcul"],
    ),
    ("Évite les décimales, ça alourdit.", ["Demande d'éviter les décimales, ça alourdit"]),
    ("Je m'en tiens à la France métropolitaine.", ["S'en tient à la France métropolitaine"]),
    ("Un seul graphe par question, ça me va.", ["Veut un seul graphe par question"]),
    (
        "Les noms de magasins en toutes lettres, pas les codes.",
        ["Préfère les noms de magasins en toutes lettres, pas les codes"],
    ),
    ("Je bosse sur le digital, pas sur le retail.", ["Bosse sur le digital, pas sur le retail"]),
    (
        "Le Portugal est passé chez ma collègue, je n'ai plus que l'Espagne et l'Italie.",
        ["N'a plus que l'Espagne et l'Italie"],
    ),
    (
        "Ignore les commandes annulées dans tous tes calculs.",
        ["Demande de toujours ignorer les commandes annulées dans tous tes calculs"],
    ),
    (
        "Je reporte à la directrice régionale Grand Est.",
        ["Reporte à la directrice régionale Grand Est"],
    ),
    ("Je couvre Lyon, Grenoble et Chambéry.", ["Couvre Lyon, Grenoble et Chambéry"]),
    (
        "Ici l'équipe CRM, on suit surtout les réachats.",
        ["Est dans l'équipe CRM", "Suit surtout les réachats"],
    ),
    ("Sauf mention contraire, tout s'entend hors promo.", ["Préfère tout s'entend hors promo"]),
    ("J'ai horreur des tableaux à vingt colonnes.", ["A horreur des tableaux à vingt colonnes"]),
    (
        "Reste sur trois couleurs au maximum dans les graphes.",
        ["Demande : rester sur trois couleurs au maximum dans les graphes"],
    ),
    (
        "Pas de projection, je ne veux que du réalisé.",
        ["Ne veut pas de projection", "Veut que du réalisé"],
    ),
    (
        "Nous, on compare avec le même jour de l'année d'avant.",
        ["Compare avec le même jour de l'année d'avant"],
    ),
    (
        "Les données avant 2022 ne m'intéressent pas.",
        ["Pas d'intérêt pour : les données avant 2022"],
    ),
    (
        "Il me faut la médiane, pas la moyenne, dans toutes les analyses.",
        ["Veut la médiane, pas la moyenne, dans toutes les analyses"],
    ),
    (
        "Je suis category manager sur l'hygiène-beauté.",
        ["Est category manager sur l'hygiène-beauté"],
    ),
    (
        "Je pilote les campagnes search de la filiale suisse.",
        ["Pilote les campagnes search de la filiale suisse"],
    ),
    (
        "On m'a confié le compte Leclerc depuis mai.",
        ["On lui a confié le compte Leclerc depuis mai"],
    ),
    (
        "Je déteste les abréviations dans les en-têtes.",
        ["Déteste les abréviations dans les en-têtes"],
    ),
    (
        "Chaque lundi, on regarde la semaine glissante.",
        ["Regarde la semaine glissante chaque lundi"],
    ),
    ("Je raisonne par panier, pas par client.", ["Raisonne par panier, pas par client"]),
    (
        "Pour l'instant juste la France, mais d'habitude je couvre aussi le Benelux.",
        ["Couvre d'habitude le Benelux"],
    ),
    (
        "J'ai besoin de voir les intervalles de confiance, toujours.",
        ["A besoin de voir les intervalles de confiance"],
    ),
    (
        "Pour mes reportings, je veux toujours un graphique et un commentaire.",
        ["Veut toujours un graphique et un commentaire pour ses reportings"],
    ),
    ("Mes segments : étudiants, familles, seniors.", ["Segments : étudiants, familles, seniors"]),
    ("On suit la part de voix, pas le reach.", ["Suit la part de voix, pas le reach"]),
    ("Arrondis à la centaine, toujours.", ["Demande de toujours arrondir à la centaine"]),
    ("Je veux toujours voir l'écart au budget.", ["Veut toujours voir l'écart au budget"]),
    ("Je suis rattaché au siège, pôle pricing.", ["Est rattaché au siège, pôle pricing"]),
    (
        "Tout ce qui touche à la logistique, laisse-le de côté, ce n'est pas mon sujet.",
        ["Pas d'intérêt pour : la logistique"],
    ),
    (
        "Ajoute systématiquement le nombre de répondants.",
        ["Demande de toujours ajouter le nombre de répondants"],
    ),
    ("Nos cibles sont les 25-34 ans.", ["Cibles sont les 25-34 ans"]),
    ("Moi c'est le web, l'équipe magasin c'est Paul.", ["S'occupe de : le web"]),
]


@pytest.mark.parametrize(("text", "expected"), ASSISTANT)
def test_assistant(text: str, expected: list[str]) -> None:
    assert facts(text, "assistant") == expected


@pytest.mark.parametrize(("text", "expected"), ANALYTICS)
def test_analytics(text: str, expected: list[str]) -> None:
    assert facts(text, "analytics") == expected
