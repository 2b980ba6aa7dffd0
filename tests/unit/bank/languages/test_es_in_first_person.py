"""Spanish: what is kept in the first person."""

from __future__ import annotations

import pytest

from unit.bank.saying import own

SAID = [
    ("Los vuelos con escala ni me propongas", ["No quiero los vuelos con escala"]),
    ("prefiero los importes en euros", ["Prefiero euros"]),
    ("a partir de ahora muéstrame las cantidades en libras", ["Prefiero libras"]),
    ("yo llevo nuestro almacén de Getafe", ["Llevo nuestro almacén de Getafe"]),
    ("soy enfermera y trabajo de noche", ["Soy enfermera", "Trabajo de noche"]),
    ("mi año fiscal empieza en abril", ["Mi año fiscal empieza en abril"]),
    ("Nunca uses emojis cuando me respondas", ["No quiero emojis"]),
    ("Nunca redondees mis números", ["Te pido: no redondees mis números"]),
    ("Evita empezar con disculpas", ["Te pido evitar empezar con disculpas"]),
    ("llámame Sasha", ["Quiero que me llamen Sasha"]),
    ("me llamo Inés", ["Me llamo Inés"]),
    ("recuerda que enviamos desde Valencia", ["Enviamos desde Valencia"]),
    (
        "para los informes del consejo necesito millones",
        ["Prefiero importes en millones para los informes del consejo"],
    ),
    ("nuestra perra Lola es alérgica al pollo", ["Nuestra perra Lola es alérgica al pollo"]),
    ("Mi hermana se llama Ana", ["Mi hermana se llama Ana"]),
    ("no me interesa el sur de Europa", ["No me interesa el sur de Europa"]),
    ("trátame de usted", ["Quiero que me traten de usted"]),
    ("a mí me encanta la jardinería", ["Me encanta la jardinería"]),
    ("vivo en Gijón con mis dos hijos", ["Vivo en Gijón con mis dos hijos"]),
]


@pytest.mark.parametrize(("text", "facts"), SAID)
def test_what_somebody_says_is_kept_in_their_own_person(text: str, facts: list[str]) -> None:
    assert own(text) == facts
