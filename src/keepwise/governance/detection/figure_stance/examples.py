"""What each piece of evidence is for: without it, one of these comes out wrong.

A test judges every sentence, and then shows for each piece of evidence that leaving it out changes
what is said of at least one of its own sentences.
"""

from __future__ import annotations

from keepwise.governance.detection.figure_examples import Examples

# Figures without a number, and what only looks like one.
COMPARED = Examples(
    figures=(
        "The waiting list has tripled.",
        "Se han duplicado los partes de avería.",
        "Half of the orchestra is ill.",
        "Media plantilla está de baja.",
        "Costs overran by almost half.",
        "Wir werfen nur noch halb so viel Teig weg.",
        "There was twice the usual damp.",
        "Jeder dritte Lehrling bricht ab.",
        "Un buon quarto del raccolto è marcito.",
    ),
    kept=(
        "I doubled my running distance.",
        "Half of my day is meetings.",
        "On parle de moitié-moitié.",
        "Trabajo media jornada.",
        "Jeden zweiten Dienstag bin ich weg.",
        "The second half of the year is busy.",
    ),
)

EVIDENCE_EXAMPLES: dict[str, Examples] = {
    "large": Examples(figures=("Neun unserer vierzehn Fähren fallen aus.",), kept=()),
    "plain large": Examples(figures=("The raft carries 47.",), kept=()),
    "plain": Examples(figures=("Blackout: 5 quest'inverno, nessuno l'anno scorso.",), kept=()),
    "plural": Examples(figures=("We did 212 covers last night.",), kept=()),
    "counted": Examples(figures=("Die Bäckerei wirft jeden Tag 15 Brote weg.",), kept=()),
    "decimal": Examples(figures=("Our gauge shows 7.4 at dawn.",), kept=()),
    "circa": Examples(figures=("We sold out, all 860 of them, by noon.",), kept=()),
    "versus": Examples(figures=("Power cuts: 5 this winter, none last winter.",), kept=()),
    "told": Examples(figures=("Stromausfälle: 5 in diesem Winter, voriges Jahr keiner.",), kept=()),
    "past": Examples(figures=("Cuatro de nuestros proveedores quebraron.",), kept=()),
    "result": Examples(figures=("Twee van onze drie chauffeurs zijn ziek.",), kept=()),
    "helper": Examples(figures=("Onze eNPS was 32 en dat viel me tegen.",), kept=()),
    "of ours": Examples(figures=("Four of our suppliers went bust this year.",), kept=()),
    "each": Examples(figures=("We fill 17 crates per shift.",), kept=()),
    "colon": Examples(figures=("Power cuts: 5 this winter, none last winter.",), kept=()),
    "beside": Examples(figures=("Our queue 31 today, their queue 22.",), kept=()),
    "acronym": Examples(figures=("Our eNPS is 32 at best.",), kept=()),
    "stands": Examples(figures=("Unsere Schlange steht bei 31.",), kept=()),
    "closes": Examples(figures=("As quedas subiram de 8 para 13.",), kept=()),
    "bare": Examples(figures=("Onze eNPS was 32 en dat viel me tegen.",), kept=()),
    "starts": Examples(figures=("Eight stores are loss-making.",), kept=()),
    "kept": Examples(
        figures=(), kept=("We've got two cats and a beagle.", "Vendemos em 14 países.")
    ),
    "first person": Examples(
        figures=(),
        kept=(
            "Ik ben 1,78.",
            "I read 10 papers on Monday.",
        ),
    ),
    "person far": Examples(figures=(), kept=("At 40 wide, I like it.",)),
    "own verb": Examples(figures=(), kept=("Nado 40 largos los miércoles.",)),
    "glued": Examples(figures=(), kept=("The ward ran the covid/19 clinic yesterday.",)),
    "name": Examples(figures=(), kept=("Wir nutzen Python 3.12 und Postgres 16.",)),
    "named": Examples(figures=(), kept=("We moved to 221 King Street last year.",)),
    "street": Examples(figures=(), kept=("De winkel zit nu in de kerkstraat 40",)),
    "trait": Examples(figures=(), kept=("O espaçamento é 1,5.", "Zeilenabstand ist 1,5.")),
    "aged": Examples(figures=(), kept=("Mein Vater ist 74 und programmiert noch.",)),
    "had": Examples(figures=(), kept=("La sala tiene 25 plazas.",)),
    "trait after": Examples(figures=(), kept=("De quinze em quinze dias almoço com o meu pai.",)),
    "clock": Examples(figures=(), kept=("It all starts at 20 tonight.",)),
    "articled": Examples(figures=(), kept=("Mi coche es un 208 gris.",)),
    "numbered": Examples(figures=(), kept=("Postgres is 16.2 on our side.",)),
    "asked": Examples(figures=(), kept=("Keep subject lines < 50 chars.",)),
    "asked far": Examples(figures=(), kept=("Use Python 3.12, not 3.9.",)),
    "ours": Examples(figures=(), kept=("Mein Team betreut 3 Produkte.",)),
    "wish": Examples(figures=(), kept=("Non chiamarmi prima delle dieci.",)),
    "range": Examples(figures=(), kept=("Report sales for weeks 40 to 44.",)),
    "meeting": Examples(figures=(), kept=("Mudámos a reunião para as 14.",)),
    "labelled": Examples(
        figures=(),
        kept=("Cabina 44 ya está cerrada.",),
    ),
    "condition": Examples(figures=(), kept=("The system locks after 3 failed logins.",)),
    "capped": Examples(figures=(), kept=("Margem por loja, 40 lojas no máximo.",)),
    "few": Examples(figures=(), kept=("Auf zwei Stellen runden.",)),
}
