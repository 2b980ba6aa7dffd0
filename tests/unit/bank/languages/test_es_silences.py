"""Spanish: what somebody says and nobody should keep, and the true fact beside it."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept, require_in_order

SILENT = [
    # others, in a clause of any shape
    "Lo que más le pirra a mi cuñada es el regaliz, y siempre pide dos bolsas.",
    "En casa mi mujer solo toma té y el perro ladra al cartero.",
    "En mi casa el gato duerme en la cama y mi suegro no aguanta la radio.",
    "Mi jefa es de las que prefieren llamar.",
    "Con mi hermano no se puede: detesta los túneles.",
    "A mis tíos les chifla el mus.",
    "Toda mi oficina usa Teams y adora los emojis.",
    "Tenemos invitados: una es vegana y otro no prueba el queso.",
    "Mi compañera pasa del correo. Siempre llama.",
    "Los vecinos odian la música alta y prefieren el silencio.",
    # what others say, without a mark
    "En la reunión me soltó: a mí no me gustan los becarios.",
    "Dice en la puerta que no se fuma y que cerremos despacio.",
    "Me han mandado este aviso, soy alérgica a la lejía, y no sé de quién es.",
    "El original es así, odio la lluvia y vivo en Vigo. Ponlo bonito.",
    "En el recibo pone que pago siempre en efectivo.",
    # written for somebody, played, pretended
    "Ponle a mi jefe un mensaje diciendo que trabajo en casa todos los lunes.",
    "Corrige esta frase, Yo prefiero cenar pronto y odio el ruido.",
    "Escribe un monólogo: Soy Blas, tengo seis loros y no aguanto a los niños.",
    "En la partida yo soy un mago que odia el fuego.",
    "Si algún día me mudo a Oslo, querré una casa con sauna.",
    "De tener dinero, viviría en Menorca y comería fuera.",
    # what is over, does not matter, is not meant
    "Yo antes fumaba y dormía poco.",
    "Cuando trabajaba en la radio usaba siempre cascos.",
    "De soltero viajaba cada mes.",
    "Me da igual que salga en rojo o en gris.",
    "Me da lo mismo Lugo que Vigo para la cita.",
    "No digo que prefiera el autobús, solo pregunto.",
    "Tampoco es que sea vegetariano.",
    "Le conté que no bebo vino, pero era mentira.",
    # irony
    "Vaya plan: me encanta rellenar formularios un domingo.",
    "Sí, sí, a mí lo que me va es madrugar.",
    "Soy tan feliz con este error que lloro.",
    "Qué bien, otra encuesta, con lo que me gustan.",
]

SPOKEN = [
    ("Mi marido odia el queso, así que yo cocino sin lácteos.", "sin lácteos"),
    ("Vivo con mi hermano, que detesta los gatos.", "vive con su hermano"),
    ("Tengo dos gatos y mi novia no los soporta.", "dos gatos"),
    ("Prefiero el tren, mi pareja el avión.", "tren"),
    ("Mi jefe usa Mac, yo uso Windows.", "Windows"),
    ("De los tres, el que no aguanta el frío es Mario; a mí me encanta el invierno.", "invierno"),
    ("Cuando era pequeño vivía en Ceuta, ahora vivo en Málaga.", "Málaga"),
    ("Yo era cartero y hoy doy clases de yoga.", "yoga"),
    ("Me llamo Curro y por las tardes toco la gaita.", "Curro | gaita"),
    ("yo indento con espacios", "indenta+espacios"),
    ("El canal telefónico, por cierto, no me interesa.", "telefónico"),
    ("Llevo las tiendas de Soria, así que cuando diga «mi zona» hablo de ella.", "Soria"),
    ("Nunca apagues nada sin avisarme antes.", "apag+avis"),
    ("Para mí siempre en dólares, aunque el contrato vaya en pesos.", "dólares"),
    ('Puede ser "Un saludo", que es como me despido siempre.', "saludo"),
    ("Revisa este correo y recuerda que firmo como Dra. Pons.", "Pons"),
    ("Mi personaje favorito es Mafalda.", "Mafalda"),
    ("Lo importante: soy alérgica a la penicilina.", "penicilina"),
    ("Soy alérgico al huevo, mejor dicho, a la leche.", "leche"),
    ("Me da igual el fútbol.", "fútbol"),
]


@pytest.mark.parametrize("text", SILENT)
def test_nothing_is_kept(text: str) -> None:
    assert kept(text) == []


@pytest.mark.parametrize(("text", "facts"), SPOKEN)
def test_the_true_fact_is_kept(text: str, facts: str) -> None:
    require_in_order(text, facts)
