"""French: what is kept in the first person."""

from __future__ import annotations

import pytest

from unit.bank.saying import own

SAID = [
    ("Je préfère les euros", ["Je préfère les euros"]),
    ("désormais montre-moi les montants en livres", ["Je préfère les livres sterling"]),
    ("j'aime pas les longs discours", ["Je n'aime pas les longs discours"]),
    ("Je ne mange plus de viande", ["Je ne mange plus de viande"]),
    ("je suis infirmière et je travaille de nuit", ["Je suis infirmière", "Je travaille de nuit"]),
    ("j'habite à Quimper", ["J'habite à Quimper"]),
    ("nous vendons des vélos d'occasion", ["On vend des vélos d'occasion"]),
    ("Appelle-moi Sacha", ["Je veux qu'on m'appelle Sacha"]),
    ("je m'appelle Inès", ["Je m'appelle Inès"]),
    ("On peut se tutoyer", ["Je préfère le tutoiement (me faire tutoyer)"]),
    ("N'utilise jamais d'emojis", ["Je ne veux plus d'emojis"]),
    ("Ajoute toujours la source", ["Je demande : toujours ajoute la source"]),
    ("Ma sœur s'appelle Ana", ["Ma sœur s'appelle Ana"]),
    ("Ma petite sœur Zoé adore la danse", ["Ma petite sœur s'appelle Zoé"]),
    ("Ma fille Inès est allergique aux arachides", ["Ma fille Inès est allergique aux arachides"]),
    ("Ma couleur préférée est le vert", ["Ma couleur préférée : le vert"]),
    ("Notre exercice commence en avril", ["Notre exercice commence en avril"]),
    ("Je m'occupe des librairies du Jura", ["Je m'occupe des librairies du Jura"]),
    ("je me fiche de l'Europe du Sud", ["Je ne m'intéresse pas à : Europe du Sud"]),
    ("C'est moi qui gère la paie", ["C'est moi qui gère la paie"]),
    ("Retiens que nous livrons depuis Rouen", ["On livre depuis Rouen"]),
    ("On a réservé le gîte pour la Toussaint", ["On a réservé le gîte pour la Toussaint"]),
]


@pytest.mark.parametrize(("text", "facts"), SAID)
def test_what_somebody_says_is_kept_in_their_own_person(text: str, facts: list[str]) -> None:
    assert own(text) == facts
