"""What Spanish speakers say by the way: excuses, hearsay, stories, which are not about them."""

from __future__ import annotations

import pytest

from unit.bank.saying import learned


def told(text: str) -> list[str]:
    return [each.fact for each in learned(text)]


KEPT = [
    ("Trátame de usted, es que soy muy a la antigua.", ["Quiere que le traten de usted"]),
    ("Soy chapado a la antigua, prefiero las tablas.", ["Prefiere tablas"]),
    ("Ni siquiera bebo café.", ["No bebe café"]),
    ("Pago siempre con Bizum, la próxima vez enséñame esa opción.", ["Paga siempre con Bizum"]),
    ("Soy de letras.", ["Es de letras"]),
    ("Me dan rabia los anglicismos.", ["Le dan rabia los anglicismos"]),
    ("Me marean las tablas enormes.", ["Le marean las tablas enormes"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), KEPT)
def test_what_is_kept(text: str, expected: list[str]) -> None:
    """What stands beside an excuse is kept, and what bothers somebody for good."""
    assert told(text) == expected


NOTHING = [
    "Soy de otra época, ya me disculparás.",
    "Soy del montón.",
    "Es que soy un desastre con las contraseñas.",
    "Nos da tiempo de sobra.",
    "Me da igual.",
    "Nos hace ilusión.",
    "Nos pone en un aprieto.",
    "Nos cuesta un ojo de la cara.",
    "Me entra hambre.",
    "Según mi suegra, soy un tacaño.",
    "Dice que odia los gráficos.",
    "Dicen que prefieren el correo.",
    "Invéntate un relato en el que yo soy capitán y odio los puertos.",
    "Escríbeme una historia donde vivo en Marte y tengo tres hijos.",
    "Nuestro gato detesta la lluvia.",
    "«Jamás como pescado», dijo mi hija.",
    "Ni fu ni fa.",
    "Facturamos 4,7 millones el año pasado.",
]


@pytest.mark.parametrize("text", NOTHING)
def test_what_is_not_kept(text: str) -> None:
    """What says nothing of the user for good is not learned."""
    assert told(text) == []
