"""French: what is for this once, of somebody else or only thought of, and what stands beside it."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept, plain, require_kept

NOTHING = [
    # For this once: the limit stands in front of every order.
    "Juste pour cette lettre, écris en grec et évite les paragraphes.",
    "Seulement pour ce devis, arrondis les montants et utilise des camemberts.",
    "Pour l'audit de vendredi, présente tout en dollars et évite les abréviations.",
    "Exceptionnellement, affiche tout en livres et masque les graphiques.",
    "Cette semaine seulement, envoie-moi les rappels le soir et évite les SMS.",
    "Le temps de cette démo, passe en thème sombre et parle-moi en anglais.",
    "Dans la diapo 4, remplace le bleu par du vert et mets toujours le logo à droite.",
    # Somebody else's words, without marks
    "Elle m'a écrit je suis végétarienne et j'adore le vin orange.",
    "Le message disait : j'habite à Marseille et je cherche un garage.",
    "ma fille : je veux un chien",
    "Exemple de réponse attendue : j'aime les chats.",
    "Le slogan sera : j'aime mon boulanger, je mange local.",
    "Selon le test, je suis introverti et je préfère les petits groupes.",
    "On dit que j'aime les listes, c'est faux.",
    "Écris à la mairie que j'habite rue des Lilas et que je suis gênée par le bruit.",
    "Je parle au nom de ma tante : elle est sourde et préfère les SMS.",
    # Others
    "Mon associé, lui, c'est tout le contraire : tableaux partout, jamais de texte.",
    "Chez nous, c'est mon père qui décide : que du bio, jamais de surgelés.",
    "Chez mes beaux-parents on mange à 19h et on boit du cidre.",
    # Thought of, left open, not to be kept
    "Tant qu'à rêver, je vis à Bali et je ne travaille que le matin.",
    "Dans l'hypothèse où je déménage à Metz, combien coûterait un loyer ?",
    "Suppose qu'on livre en Suisse et qu'on facture en francs.",
    "Quiz : je suis rouge, je vis dans la mer, qui suis-je ?",
    "Bof, les listes ou les tableaux, comme tu veux.",
    "Je ne tiens pas spécialement aux graphiques.",
    "N'enregistre pas ça, mais je suis en arrêt maladie.",
    "À ne pas noter : je cherche un autre poste.",
    # Of the moment
    "Je suis à Lyon pour deux jours.",
    "Je vais prendre un café.",
    "Je viens de finir mon café.",
    "Restons comme ça à l'avenir",
    # What groups and other people ask for, put down without marks; irony; whom it is not about.
    "Le service juridique : jamais d'abréviations.",
    "La rédaction : pas d'adverbes, jamais de gras.",
    "Règles du concours : jamais plus de mille mots.",
    "Mon éditeur impose toujours des chapitres courts.",
    "Consigne du prof : écrire toujours au présent.",
    "Dans la boîte de ma sœur, on facture en livres.",
    "Dans mon prochain roman, je suis un espion.",
    "Bravo, j'adore attendre deux heures sur le quai, continuez !",
    "Merveilleux, je raffole de vos messages d'erreur, encore !",
    "Chapeau, j'adore rester une heure en attente, bis !",
    "Je cherche un cadeau pour mon père, il aime la pêche et déteste lire.",
    "Réponds-lui toujours poliment.",
    "Pour les messages d'hier, réécris-les à l'impératif.",
    "Son mari est sympa. Ne mange pas de porc.",
]

KEPT = [
    ("Je te l'ai déjà dit : je suis végétarienne.", ["vegetarienne"]),
    ("Je t'avais écrit que je suis cœliaque.", ["œliaque"]),
    ("Comme déjà dit, je préfère les euros.", ["euros"]),
    (
        "Pour ce rapport, garde le format, et désormais mets toujours les montants en euros.",
        ["euros"],
    ),
    ("Pour la réunion de lundi il me faut un plan ; je suis chef de projet.", ["chef de projet"]),
    ("Mon fils joue au foot, préfère les pâtes et déteste les brocolis.", ["foot"]),
    ("Ma mère habite Dijon, mange à 19 h pile et boit du thé.", ["dijon"]),
    ("Mon mari adore le fromage, moi je suis intolérante au lactose.", ["lactose"]),
    ("Ce soir je suis à Lyon ; j'habite à Grenoble.", ["grenoble"]),
    ("Je suis pour deux ans en mission à Dakar.", ["dakar"]),
    ("Je suis les pharmacies du Jura.", ["jura"]),
    ("La vente en gros, je ne m'en préoccupe pas.", ["vente en gros"]),
    ("Je ne me préoccupe pas du marché grec", ["grec"]),
    ("Je préfère les phrases longues", ["phrases longues"]),
    ("les dates écris-les en toutes lettres", ["toutes lettres"]),
    ("les longueurs mets-les en centimètres", ["centimetres"]),
    ("Note bien : je suis gaucher.", ["gaucher"]),
    ("Mon frère est infirmier. Travaille de nuit à Rouen.", ["infirmier"]),
    ("Ma fille a six ans. Aime les dinosaures, refuse les légumes.", ["six ans"]),
    ("Pour les noms de fichiers, écris-les toujours en minuscules, merci.", ["minuscules"]),
    ("Répondez-moi sans tableaux.", ["tableaux"]),
    ("Pour suivre une tendance, il me faut une courbe.", ["courbe"]),
    ("J'ai besoin que chaque analyse descende au niveau du magasin.", ["magasin"]),
    ("Le lundi mon salon est fermé.", ["salon"]),
    ("Mon portefeuille, c'est celui du Tessin.", ["tessin"]),
    ("Mon équipe travaille toujours à distance.", ["distance"]),
    ("Consigne : réponds toujours en français.", ["francais"]),
]


@pytest.mark.parametrize("text", NOTHING)
def test_nothing_is_kept(text: str) -> None:
    assert kept(text) == []


@pytest.mark.parametrize(("text", "parts"), KEPT)
def test_what_stands_beside_it_is_kept(text: str, parts: list[str]) -> None:
    require_kept(text, parts)


FORGOTTEN = [
    ("Arrête de retenir que je fume.", "fume"),
    ("Ne tiens plus compte de mon régime sans sel.", "sans sel"),
]


@pytest.mark.parametrize(("text", "part"), FORGOTTEN)
def test_what_is_no_longer_to_count_is_not_kept(text: str, part: str) -> None:
    assert all(part not in plain(each) for each in kept(text))
