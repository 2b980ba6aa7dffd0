"""Words that tie a Dutch statement to the moment, to the talk or to the task at hand."""

from __future__ import annotations

# Words that tie a statement to the moment it was made.
MOMENT = (
    r"(?:vandaag|(?<!'s )(?<!’s )(?<!dag)morgen(?!s)|overmorgen|gisteren|eergisteren|straks|"
    r"vanavond|vanmiddag|vanmorgen|vanochtend|vannacht|daarnet|zonet|zojuist|zo ?meteen|"
    r"zo dadelijk|dadelijk|meteen|momenteel|op dit moment|op het moment|even|eventjes|net|"
    r"gisteravond|gisterochtend|gisterenavond|(?<!vanaf )(?<!sinds )(?:deze|volgende|vorige|"
    r"komende|afgelopen) (?!zomer|winter|herfst|lente)\w+|"
    r"dit (?!jaar)\w+|nu (?:even|eerst|al|pas|nog)|tot nu toe|nog (?:niet|steeds niet|geen|nooit)|"
    r"eindelijk|per ongeluk|blijkbaar|misschien|wellicht|waarschijnlijk|ineens|plots|plotseling|"
    r"hopelijk|zopas|zonder succes|intussen al|opnieuw|alvast)"
)
# Words that point at the conversation: what they stand for is not said.
POINTING = (
    r"(?:dit|deze|je|jij|jou|jouw|jullie|u|uw|hiermee|daarmee|hiervan|daarvan|ernaar|erover|"
    r"eronder|erbij|ernaast|hierin|daarin|"
    r"hierop|daarop|hieraan|daaraan|hierover|daarover|ervan|ermee|eraan|erop|erin|ervoor|"
    r"hier|hierdoor|daardoor|zoiets|iets anders|zoals je|hem|zulks)"
)
# Things that one has on the desk while one asks.
AT_HAND = (
    r"(?:de|het|een|die|dat|mijn|zo'n|geen|twee|drie|alle|wat|onze|nieuwe|\d+) (?:\w+e? ){0,2}?"
    r"(?:tabel|grafiek|bestand|bestanden|file|\w*mail|mailtje|\w*brief|tekst|link|lijst|lijstje|"
    r"code|script|query|fout|fouten|foutmelding|error|errors|melding|knop|pagina|scherm|venster|"
    r"kolom|rij|cel|formule|regel|slides?|dia|dia's|presentatie|deck|rapport|verslag|voorstel|"
    r"offerte|factuur|bestelling|ticket|document|versie|paragraaf|alinea|zin|titel|samenvatting|"
    r"antwoord|vraag|vragen|vraagje|probleem|problemen|oplossing|optie|opties|resultaat|"
    r"resultaten|dataset|csv|export|import|screenshot|bug|bugs|warning|log|logs|update|commit|"
    r"functie die|taak|taken|opdracht|essay|artikel|blog|blogpost|nieuwsbericht|speech|recept|"
    r"cadeau|cadeautje|planning voor|overzicht|schema|dashboard|notitie|notities|idee|ideeën|"
    r"reden|manier|voorbeeld|tip|tips|advies|afspraak|deadline|vergadering|meeting|call|overleg|"
    r"gesprek|interview|sollicitatie|antwoorden|reactie|suggestie|wijziging|aanpassing|fix|test|"
    r"review|analyse|berekening|cijfers|data|bon|pakket|pakje|filmpje|stuk|stukje tekst|"
    r"bijlage|concept|draft|template|sjabloon|macro|poging|keuze|beslissing|kolommen|rijen|velden)"
)
CLEAN = (
    rf"(?!.*\b{MOMENT}(?!\w))(?!.*(?<![\w'’]){POINTING}(?![\w'’]))"
    r"(?!(?:dat|die|er|zo(?!['’]n)|hoe|wat|waar|of|als|om te|ze|hen|toe|mee|wel|niks|niets|iets|"
    r"alles "
    r"(?:wat|dat))(?:\b|\Z))(?!het(?:\Z| (?:niet|ook|zo|wel|heel|erg|echt|nu|hier|altijd|graag|"
    r"liever|"
    r"als|om|wanneer|dat|eens|maar|nog|goed|er|beter|best|zelf|later|opnieuw|eerst|even|aan|uit|"
    r"op|in|"
    r"af|na|toe|door|voor|met|over|terug|weg|bij|eens|nooit|verder|zonder|samen|snel)\b))"
    r"(?!(?:verder|door|na|over|om|aan|in|uit|op|af|bij|terug|weg|voort)\Z)"
    r"(?!.* (?:dat|het|ze|eens|toch|dan|wel|af|uit|mee|vast)\Z)(?!.*\b(?:dat ik|of ik|wat ik|"
    r"hoe ik|waarom|maar het|en het|en dan|en er)\b)"
)
NOT_HERE = rf"(?!.*\b{AT_HAND}(?!\w))"
# What "mine" is no property of mine: talk about the talk, states, figures.
NOT_MINE = (
    r"(?:vra(?:ag|gen)|vraagje|voorstel|suggestie|advies|aanpak|probleem|idee|punt|gok|mening|"
    r"gevoel|bericht|mail|vorige|laatste|"
    r"eerste|volgende|tweede|antwoord|reactie|opmerking|excuses|fout|dank|conclusie|verzoek|"
    r"gedachte|theorie|aanname|inschatting|vermoeden|wifi|internet|server|site|website|app|build|"
    r"query|script|bestelling|pakket|pakje|vlucht|trein|hoofd|rug|buik|keel|omzet|kosten|verkoop|"
    r"cijfers|resultaten|budget|marge|conversie|winst|kpi's|roas|bug|test|tests|poging|beurt|"
    r"schuld|leven|god|hemel|dag|ochtend|avond|weekend|week|vakantie|humeur|batterij|scherm|"
    r"account|wachtwoord|verbinding|tekst|zin|alinea|brief|presentatie|slides?|code|pull request|"
    r"pr|ticket|deadline|plan|planning|keuze|bedoeling|excuus|plezier|eer|beste|geduld|geheugen|"
    r"afspraak|vergadering|meeting|ex|exman|exvrouw|ex-\w+|vorige \w+|televisie|tv|laptop|telefoon|"
    r"gsm|mobiel|computer|pc|printer|router|modem|beeldscherm|toetsenbord|muis|wasmachine|droger|"
    r"koelkast|oven|cv|ketel|kraan|wc|toilet|lamp|deurbel|camera|app|tablet|koptelefoon|oplader|"
    r"horloge|cake|deeg|saus|plant(?:en)?|concurrent(?:en)?|tabel|grafiek|bestand|lijst|bon|"
    r"factuur)"
)
