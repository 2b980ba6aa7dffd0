"""What Spanish turns take back, change or ask to forget, and what they leave alone."""

from __future__ import annotations

import pytest

from keepwise.bank.corrections import signs
from unit.bank.test_corrections_across_turns import told

CHANGED = [
    (("Vivo en Burgos. Toco el piano.", "Borra lo que te dije del piano."), "Burgos", "piano"),
    (("Tengo tres hijos.", "Miento, cuatro."), "cuatro", "tres"),
    (("Trabajo en Iberdrola.", "Uy, en qué estaría pensando: en Endesa."), "Endesa", "Iberdrola"),
    (("Tengo yoga los lunes.", "Se me fue el dedo, los martes."), "martes", "lunes"),
    (
        ("Prefiero los informes en libras.", "Desde entonces hemos cambiado a euros."),
        "euros",
        "libras",
    ),
    (("Mi vuelo es el 3 de mayo.", "Me lo han cambiado al 9 de mayo."), "9 de mayo", "3 de mayo"),
    (("Vivo en Lima.", "Desde marzo vivo en Cusco."), "Cusco", "Lima"),
    (("Soy vegetariana.", "Bueno, para ser exacta, vegana."), "vegana", "vegetariana"),
    (("Quiero siempre las tablas en PDF.", "Retiro lo dicho, mejor en Excel."), "Excel", "PDF"),
    (("Mi jefa se llama Paula.", "Lo escribí mal, es Paola."), "Paola", "Paula"),
    (("Voy al gimnasio a las 7:00.", "A partir de ahora voy a las 8:30."), "8:30", "7:00"),
    (("Llámame Pepe.", "Olvídate de lo de Pepe, llámame José."), "José", "Pepe"),
    (
        ("Mi mujer se llama Inés.", "La he liado, me he hecho un lío: se llama Irene."),
        "Irene",
        "Inés",
    ),
    (("Corro los sábados.", "Lo he pensado mejor, los domingos."), "domingos", "sábados"),
    (("Prefiero respuestas largas.", "Desde ahora las quiero cortas."), "cort", "larg"),
    (("Tengo dos gatos.", "Conté mal, son tres gatos."), "tres", "dos"),
    (
        ("Mi cumpleaños es el 4 de mayo.", "Te dije la fecha equivocada, es el 14 de mayo."),
        "14 de mayo",
        "el 4 de mayo",
    ),
    (("Trabajo en Seat.", "Hace unas semanas me pasé a Renault."), "Renault", "Seat"),
    (("Toco el oboe y el piano.", "Olvida lo que te comenté del oboe."), "piano", "oboe"),
    (
        (
            "He reservado un vuelo a Bogotá para el 12 de marzo.",
            (
                "Novedades: el vuelo a Bogotá lo he cambiado al 18 de marzo, que no "
                "llegaba a tiempo."
            ),
        ),
        "18",
        "12",
    ),
    (("Me llamo Francisco, bueno, llámame Curro.",), "Curro", "Francisco"),
    (
        (
            "Soy ciega y en otoño me mudo a Cádiz.",
            "Oye, lo de Cádiz quítalo de tu memoria, se ha caído.",
        ),
        "ciega",
        "Cádiz",
    ),
]

GONE = [
    ("Mi ex se llama Ramiro. Vivo sola en Cuenca.", "Haz como si no te hubiera dicho nada."),
    ("Estoy buscando trabajo a escondidas de mi jefe.", "Que quede entre nosotros, ¿eh?"),
    ("Nunca me des más de tres opciones.", "¿Qué cocino hoy?", "Esa regla ya no vale."),
    ("Soy celíaca.", "¿Qué ceno?", "Olvida todo lo que acabo de decirte."),
    ("Vivo en Murcia.", "Olvide lo que le he dicho."),
    ("Respóndeme siempre en inglés.", "La norma que te puse, quítala ya."),
    ("Tengo una deuda con mi hermano.", "Preferiría que no recordaras nada de eso."),
    ("Estoy aprendiendo a tocar el acordeón.", "Lo he dejado."),
    ("Tengo una boda el 5 de junio.", "Al final se canceló."),
    ("Me encanta el sushi.", "Ya no me gusta, me cansé."),
    ("Me gusta el jazz. Vivo en Vigo.", "No quiero que quede constancia de esto."),
    ("Siempre en mayúsculas, por favor.", "Retiro lo que dije, mejor no."),
    ("Soy contable en Zara.", "¿Qué gráfico uso?", "Cuando puedas, olvidá lo que te conté."),
    ("Me llamo Lucía.", "¿Puedes borrar lo que te acabo de decir?"),
    ("Vivo en Lima. Soy celíaca.", "Borra todo lo que te he dicho hasta ahora."),
]

LEFT = [
    (("Vivo en Madrid.", "Me equivoqué de tren esta mañana, ¿qué hago?"), ("Madrid",)),
    (("Soy alérgico a las nueces.", "Borra todo eso y escribe otro correo."), ("nueces",)),
    (("Toco el violín.", "No, también toco la guitarra."), ("violín", "guitarra")),
    (("Tengo un gato.", "Has puesto mal el total, está mal."), ("gato",)),
    (("Soy celíaca.", "No te olvides de lo del gluten."), ("celíaca",)),
    (("Prefiero euros.", "Quita la restricción del gráfico."), ("euros",)),
    (("Vivo en Quito.", "No he dicho nada de eso, me has dado otra tabla."), ("Quito",)),
    (("Trabajo en Correos.", "Elimina todo esto del texto."), ("Correos",)),
    (("Tengo un perro.", "Miento mucho por trabajo, ¿es malo?"), ("perro",)),
    (("Soy vegano.", "¿Cómo se dice 'retiro lo dicho' en inglés?"), ("vegano",)),
    (("Vivo en Soria.", "Se canceló la reunión de las cinco, mueve la otra."), ("Soria",)),
    (("Soy vegano.", "Lo dejé claro en el correo, ¿no?"), ("vegano",)),
    (("Hablo alemán.", "Ya no quiero más ejemplos, gracias."), ("alemán",)),
    (("Vivo en León.", "Han cambiado la ley, ¿qué dice ahora?"), ("León",)),
    (("Trabajo en Seat.", "Mi hermano se pasó a Renault."), ("Seat",)),
    (("Tengo dos hijos.", "He calculado mal el IVA, ¿lo revisas?"), ("dos hijos",)),
    (("Soy enfermera.", "Haz como si fueras un pirata."), ("enfermera",)),
    (("Soy enfermera.", "¡Qué cabeza tan grande tiene el gato de la foto!"), ("enfermera",)),
    (("Vivo en Lugo.", "Quita esa columna y olvida el gráfico."), ("Lugo",)),
    (("Soy de Cádiz.", "Elimina la regla de los decimales en la tabla."), ("Cádiz",)),
]

# What was told at some time, and what was said just now
TOLD = [
    "Olvida esa regla.",
    "Quita el límite que te di",
    "Borra todo lo que acabo de decirte",
    "Olvida lo que te he contado",
    "lo que te he contado, bórralo por favor",
    "No guardes nada de lo que te he dicho",
    "Esa norma ya no vale",
    "Olvide lo que le acabo de contar",
    "olvidá lo que te dije",
    "Necesito que borres lo que te conté",
    "La regla que te puse ya puedes quitarla",
    "no te quedes con lo que te acabo de contar",
    "¿Puedes borrar lo que te he confesado?",
    "Borra lo que te he contado de tu memoria",
]
JUST_NOW = [
    "Olvida todo eso",
    "Olvídate de todo esto, por favor",
    "no guardes nada de esto",
    "de esto no guardes nada",
    "que no quede constancia de esto",
    "No quiero que nada de esto quede guardado",
    "preferiría que esto quedara entre nosotros",
    "Esto queda entre tú y yo",
    "que quede entre nosotros",
    "haz como si no te hubiera dicho nada",
    "haz como que no he dicho nada",
    "finge que nunca te lo he contado",
    "Yo no he dicho nada",
    "bórralo de tu memoria",
    "no quiero que recuerdes nada de esto",
    "Nada de esto debe guardarse",
    "hagamos de cuenta que no dije nada",
    "Olvídalo todo, por favor",
    "Olvídelo todo.",
    "borra toda esta conversación",
    "tú no has oído nada",
]

# What names one thing, may be a draft, or says the opposite
NEITHER = [
    "Borra todo eso",
    "elimina todo esto",
    "Olvida lo que te dije sobre el vino",
    "Olvida lo que te dije del vino",
    "Borra todo lo que te he dicho",
    "Olvida todo lo que sabes de mí",
    "No olvides lo que te dije",
    "no te olvides de todo eso",
    "olvida lo que te pedí",
    "Quita la restricción del gráfico",
    "No he dicho nada de eso",
    "Quita la leyenda",
    "explica como si no supiera nada",
    "imagina que nunca has leído Harry Potter",
    "No guardes el archivo",
    "cancela la reserva",
    "Olvida el gráfico",
    "Esto no puede ser",
    "no me has dicho nada",
    "borra esa columna",
    "El límite ya no es 50",
    "no quiero que guardes esto en PDF",
]


@pytest.mark.parametrize("apart", [False, True], ids=["together", "one-by-one"])
@pytest.mark.parametrize(("turns", "there", "gone"), CHANGED)
async def test_the_new_stands_and_the_old_is_gone(turns, there, gone, apart):
    facts = await told(*turns, apart=apart)
    assert there in facts
    assert gone not in facts


@pytest.mark.parametrize("apart", [False, True], ids=["together", "one-by-one"])
@pytest.mark.parametrize("turns", GONE)
async def test_nothing_stays_of_what_is_taken_back(turns, apart):
    assert not await told(*turns, apart=apart)


@pytest.mark.parametrize("apart", [False, True], ids=["together", "one-by-one"])
@pytest.mark.parametrize(("turns", "there"), LEFT)
async def test_what_only_looks_like_a_correction_leaves_all(turns, there, apart):
    facts = await told(*turns, apart=apart)
    assert all(each in facts for each in there)


@pytest.mark.parametrize("text", TOLD)
def test_it_asks_to_drop_what_was_told(text):
    found = signs.withdrawing(text, "es")
    assert found is not None
    assert found["told"]


@pytest.mark.parametrize("text", JUST_NOW)
def test_it_asks_to_drop_what_was_said_just_now(text):
    found = signs.withdrawing(text, "es")
    assert found is not None
    assert not found["told"]


@pytest.mark.parametrize("text", NEITHER)
def test_it_does_not_ask_to_drop_all(text):
    assert signs.withdrawing(text, "es") is None
