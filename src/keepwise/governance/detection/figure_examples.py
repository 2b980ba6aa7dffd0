"""What each rule must find and must leave alone: without the rule, one of them comes out wrong.

A test judges every sentence with all rules, and then shows for each rule that leaving it out
changes what is said of at least one of its own sentences.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Examples:
    """Sentences beside one rule: those that hold a figure, and those that are kept."""

    figures: tuple[str, ...]
    kept: tuple[str, ...]


EXAMPLES: dict[str, Examples] = {
    "idiom": Examples(
        figures=("The fund holds 401 million.", "Margin is at 100% of plan."),
        kept=(
            "My 401k is with Acme.",
            "I'm 100% sure.",
            "A million thanks!",
            "Mil gracias a todos.",
        ),
    ),
    "rounding": Examples(
        figures=("It cost 1.000 €.", "Wir hatten tausend Bestellungen."),
        kept=("Show amounts in 1,000 EUR.", "Arrondis au millier près.", "Runde auf volle 100 €."),
    ),
    "rank": Examples(
        figures=("We sold 300 units last week.",),
        kept=("Only the top 10%.", "Show revenue of the last 3.", "Las ventas de las 3 mejores."),
    ),
    "money": Examples(
        figures=("That is €40.", "Ça coûte un euro.", "家賃は8万円です", "It cost EUR 12."),
        kept=("Show it in euros, 2 decimals.", "Zeig mir einen Euro-Betrag."),
    ),
    "part_time": Examples(
        figures=("We worked hard and sales grew 3%.",),
        kept=("I work 80%.", "Je travaille à 80 %."),
    ),
    "percent": Examples(
        figures=("4%", "vier Prozent", "por ciento: diez por ciento", "%20 arttı", "百分之二十"),
        kept=("Give me a 5-point summary.", "Haz listas de cinco puntos."),
    ),
    "fraction": Examples(
        figures=("Two thirds of revenue is online.", "Un client sur trois revient."),
        kept=("Two thirds of my day is meetings.", "Garde un tiers de la page libre."),
    ),
    "outcome": Examples(
        figures=("A fifth of them churned.",),
        kept=("A fifth of them are in Berlin.",),
    ),
    "timed": Examples(
        figures=("Lead time is 34 days.", "I tempi medi sono 12 giorni."),
        kept=("My notice period is 34 days.",),
    ),
    "unit": Examples(
        figures=("Sales of 30 last week.", "We sold 40 kg."),
        kept=(
            "The sales call takes 30 minutes.",
            "Show spend with 2 decimals.",
            "Une marge de 3 jours.",
        ),
    ),
    "factor": Examples(
        figures=(
            "Search costs three times as much.",
            "Vendiamo tre volte di più rispetto al 2023.",
        ),
        kept=("Check the cost three times a week.", "Mira el coste tres veces al día."),
    ),
    "magnitude": Examples(
        figures=("It is 436k.", "Es waren zwei Millionen.", "Duecentocinquantamila ordini."),
        kept=("I watch films in 4K.", "I have a hundred ideas."),
    ),
    "count": Examples(
        figures=("37 stockouts.", "Vendimos doscientas bicicletas.", "37 ruptures de stock."),
        kept=("Show at most 20 customers.", "Ho due clienti a Milano."),
    ),
    "value": Examples(
        figures=("NPS 42", "Unser NPS liegt bei 42.", "El NPS es 42."),
        kept=("The sales meeting is at 10.", "La réunion des ventes est à 10."),
    ),
    "paid": Examples(
        figures=("I paid 340 for it.", "La bici me salió por 890."),
        kept=("I pay 2 freelancers.",),
    ),
    "reported": Examples(
        figures=("We had 212 walk-ins.", "Hicimos 212 entrevistas."),
        kept=("We had 2 walk-ins in mind.",),
    ),
    "valued": Examples(
        figures=("It all hovers around 71.",),
        kept=("The desk stands at 10.",),
    ),
    "moved": Examples(
        figures=("It all went from 40 to 12.",),
        kept=("The call moved from 10 to 12.",),
    ),
    "listed": Examples(
        figures=("Sales: Mon 412, Tue 388.",),
        kept=("Rooms: Mon 412, Tue 388.",),
    ),
    "part_of": Examples(
        figures=("We are at 142 of 160.",),
        kept=("Read chapter 12 of 40.",),
    ),
    "decimal": Examples(
        figures=("The index was 88.4.",),
        kept=("My version was 2.5.",),
    ),
    "bare": Examples(
        figures=("436,449",),
        kept=("My ticket is 48213.", "Llámame al 612 345 678."),
    ),
}
