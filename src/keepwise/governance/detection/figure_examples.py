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
        figures=(
            "The fund holds 401 million.",
            "Margin is at 100% of plan.",
            "La note passe à 5.",
            "Our cold store averaged 7.4 °C last week.",
            "用百万美元买下公司",
            "百万円で売れた",
        ),
        kept=(
            "My 401k is with Acme.",
            "I'm 100% sure.",
            "A million thanks!",
            "Mil gracias a todos.",
            "Wants euros (note 5).",
            "Takes size 38 shoes.",
            "Likes 21 °C in the living room.",
            "Ist 1,78 m groß.",
            "金额用百万美元显示",
            "金額は百万円単位で表示してください",
        ),
    ),
    "dated": Examples(
        figures=(
            "Las bajas pasaron de 5 a 12 de octubre a noviembre.",
            "Open tickets went from 50 to 12 in October.",
            "We verkochten van 5 tot 12 oktober 340 huisjes.",
            "Du 5 au 12 octobre, nous avons vendu 340 unités.",
            "Der Umsatz stieg von 5 auf 12 Millionen im Oktober.",
        ),
        kept=(
            "The launch was postponed to 3 September.",
            "The release got moved from 5 to 12 October.",
            "Heeft een huisje op Terschelling geboekt van 5 tot 12 oktober.",
            "Nous avons loué un gîte du 5 au 12 octobre.",
            "Hemos alquilado una casa del 5 al 12 de octubre.",
            "Abbiamo prenotato una casa dal 5 al 12 ottobre.",
            "O prazo do projeto Aurora passou para 18 de maio.",
            "Start auf den 18.5. verschoben.",
        ),
    ),
    "clocked": Examples(
        figures=(
            "Meeting attendance is at 9.30.",
            "The euro moved to 9.30.",
            "Class sizes moved from 24 to 28.",
            "Dinner moved to 9.30 euros.",
        ),
        kept=(
            "Standup moved to 10.",
            "Standup is at 9.30 every day.",
            "Exam moved to 9 AM.",
            "Termin auf 10.15 verschoben.",
            "Appuntamento spostato alle 10.15.",
        ),
    ),
    "turned": Examples(
        figures=("The queue turned 50.", "She is 40% done.", "La lista cumple 50 de 60."),
        kept=(
            "Turns fifty on 2 May.",
            "He'll be fifty on 2 May.",
            "Ha cumplido 50.",
            "Completa cinquenta em maio.",
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
        figures=(
            "Two thirds of revenue is online.",
            "Un client sur trois revient.",
            "A customer in a hundred returns.",
        ),
        kept=(
            "My sister is a nurse in a children's hospital.",
            "Two thirds of my day is meetings.",
            "Garde un tiers de la page libre.",
        ),
    ),
    "outcome": Examples(
        figures=("A fifth of them churned.", "About a fifth of them churned."),
        kept=("A fifth of them are in Berlin.",),
    ),
    "timed": Examples(
        figures=("Lead time is 34 days.", "I tempi medi sono 12 giorni."),
        kept=("My notice period is 34 days.",),
    ),
    "lasted": Examples(
        figures=("Query time dropped from 900 ms to 120 ms.", "Arretrato: 1.870 ore complessive."),
        kept=("The weekly meeting takes 90 minutes.", "We keep backups for 90 days."),
    ),
    "yielded": Examples(
        figures=("The orchard yielded 22 tonnes.", "La finca dio 22 toneladas."),
        kept=("I run 5 km before work.", "Il pollo va a 180 gradi per un'ora."),
    ),
    "unit": Examples(
        figures=(
            "Sales of 30 last week.",
            "We sold 40 kg.",
            "We made 4.2m last month.",
            "The pilot saved 1,100 hours.",
        ),
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
        kept=(
            "I watch films in 4K.",
            "I have a hundred ideas.",
            "Sales job 7425-40k-944-e07f is mine.",
            "Spoor 11b is voor de trein.",
            "Punto para los miles, por favor.",
            "millions",
            "Milliarden",
            "Je préfère les miles.",
        ),
    ),
    "coded": Examples(
        figures=("We shipped 30-35 crates a day.", "The pump moved 0.75 m3 an hour."),
        kept=(
            "Ticket ACME-4821 is about the lobby.",
            "Please write SKUs like AB-1200-X.",
            "Die Hotline ist 0800 1234567.",
            "De winkel gaat open om 0830.",
            "The store is at 48.137154, 11.576124.",
            "A key of 256 bits is enough.",
            "Unser Büro ist in der Friedrichstraße 12, 10117 Berlin.",
            "Order 100-2239-884 shipped.",
            "The depot received covid-19 tests.",
            "On a migré vers Drupal 10.3.",
            "Ich betreue die Kunden 1&1 und Pro7.",
            "Référence article 88412-BX.",
            "Zwei-Faktor-Anmeldung wird ab Oktober Pflicht.",
        ),
    ),
    "count": Examples(
        figures=("37 stockouts.", "Houve 8 falhas este ano.", "37 ruptures de stock."),
        kept=(
            "Show at most 20 customers.",
            "Orders over 2 pallets need my approval.",
            "Non programmare più di due chiamate.",
        ),
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
        figures=("It all hovers around 71.", "Ons verzuim schommelt rond de 5,1."),
        kept=("The desk stands at 10.",),
    ),
    "moved": Examples(
        figures=("It all went from 40 to 12.", "Bob's team grew by 6 people."),
        kept=("The call moved from 10 to 12.",),
    ),
    "listed": Examples(
        figures=("Sales: Mon 412, Tue 388.",),
        kept=("Rooms: Mon 412, Tue 388.",),
    ),
    "part_of": Examples(
        figures=(
            "We are at 142 of 160.",
            "We lost four of the last five tenders.",
            "Deux de nos trois chauffeurs sont en arrêt.",
        ),
        kept=("Read chapter 12 of 40.", "Two of my three kids are in college."),
    ),
    "bare": Examples(
        figures=("436,449",),
        kept=("My ticket is 48213.", "Llámame al 612 345 678."),
    ),
    "stance": Examples(
        figures=("The tower houses 64 pigeons.", "Verzuim 14, doel 9", "Omloopsnelheid: 5,6"),
        kept=("My locker is 118.", "The shop closes at 20 now.", "We run on Odoo 17."),
    ),
}
