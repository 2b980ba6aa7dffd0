"""Pairs about what changes in a life: jobs, homes, names, numbers, and what does not."""

from __future__ import annotations

PAIRS = {
    "en": """
Works for the harbour board / Sings | Has a new job at the lighthouse trust | update
Works at Pellow's | A former schoolmate has joined Brindle's | create
Rents a bungalow in Truro | Bought a cottage in Looe and lives there now | update
Drives an old Saab | Swapped the Saab for a camper van | update
The choir uses Doodle | The choir swapped Zoom for Teams | create
Pays in cash | Pays by card these days | update
Eats meat | Has turned vegetarian | update
Is single | Got married in spring | update
The regatta is on 3 May / The regatta is in Fowey | The regatta was put off to 9 June | update
The regatta is in Fowey | The regatta was put off to 9 June | create
Has a shed in Fowey | Sold a canoe to a cousin in Fowey | create
Rents a mooring | Has stopped renting the tent | create
Lives with a flatmate | The flatmate has moved out | over
Niece is in year two / Niece is called Elsie | Elsie is in year three now | update
Niece is called Elsie | Elsie won a spelling bee | create
Takes iron tablets | Came off the iron tablets | over
Trainer is called Milo | The training sessions are monthly now | create
Owns a Burmese cat called Saffron | Has a cat | leave
Has two nephews, Ned and Ivo | One nephew is called Ned | leave
Doesn't like oysters | Oysters are unbearable | leave
Wants no footnotes in letters | Leave footnotes out of letters | leave
Is in the ferry crew | Moved to the pilot crew | update
Had shingles last year / Plays whist | The shingles | forget
Plays whist | Everything about my diet | keep
""",
    "de": """
Arbeitet bei der Reederei | Hat den Arbeitgeber gewechselt und ist nun bei der Werft | update
Arbeitet bei der Reederei | Ein Schulfreund arbeitet jetzt bei der Werft | create
Trinkt vier Tassen Tee am Tag | Trinkt nur noch eine Tasse Tee am Tag | update
Hat ein Klapprad | Hat das Klapprad gegen ein Rennrad getauscht | update
Ist ledig | Hat im Mai geheiratet | update
Ist in der Lohnabteilung | Ist in die Exportabteilung gewechselt | update
Nimmt Eisentabletten | Hat die Eisentabletten abgesetzt | over
Hat eine Laube in Celle | Hat einen Stellplatz in Celle gekündigt | create
Spielt freitags Skat | Geht jetzt freitags zum Töpfern | create
Geboren in Celle | Geburtsort ist Celle | leave
Mag keine Austern | Austern sind ihm ein Graus | leave
Mietet eine Wohnung in Celle | Hat ein Haus in Peine gekauft und wohnt jetzt dort | update
""",
    "fr": """
Travaille chez Armor | A changé d'employeur, désormais chez Bordes | update
Travaille chez Armor | Une camarade travaille maintenant chez Bordes | create
Boit quatre cafés par jour | Ne boit plus qu'un café par jour | update
A un vélo pliant | A échangé le vélo pliant contre un vélo de course | update
Est célibataire | S'est mariée en mai | update
A un cabanon à Royan | A résilié une place de port à Royan | create
Ne supporte pas les klaxons | Les klaxons lui sont insupportables | leave
Née à Royan | Son lieu de naissance est Royan | leave
Loue un studio à Royan | A acheté une maison à Saintes et y habite maintenant | update
Sa nièce est en CE1 | Sa nièce est maintenant en CE2 | update
Vend des huîtres au port | La vente d'huîtres au port | forget
""",
    "es": """
Trabaja en Navantia | Ha cambiado de empresa y ahora está en Repsol | update
Trabaja en Navantia | Una amiga trabaja ahora en Repsol | create
Tiene una bici plegable | Ha cambiado la bici plegable por un patinete | update
Come carne | Se ha hecho vegano | update
Está soltera | Se casó en mayo | update
No soporta los petardos | Los petardos le resultan insoportables | leave
Nació en Soria | Su lugar de nacimiento es Soria | leave
Trabaja de noche en un hotel | Hace el turno de noche en un hotel | leave
Tiene una caseta en Soria | Ha cancelado una plaza de garaje en Soria | create
Alquila un piso en Soria | Ha comprado una casa en Teruel y ahora vive allí | update
""",
    "it": """
Lavora alla Fincantieri | Ha cambiato azienda, ora è alla Piaggio | update
Lavora alla Fincantieri | Un'amica lavora adesso alla Piaggio | create
Ha una bici pieghevole | Ha sostituito la bici pieghevole con un monopattino | update
Usa Evernote | È passata da Evernote ad Obsidian | update
È nubile | Si è sposata a maggio | update
Non sopporta i clacson | I clacson le sono insopportabili | leave
Nata a Todi | Il luogo di nascita è Todi | leave
Ha una baita a Todi | Ha disdetto un posto auto a Todi | create
Ha bisticciato con la zia | Il bisticcio con la zia | forget
Affitta un monolocale a Todi | Ha comprato casa a Terni e ora vive lì | update
""",
    "pt": """
Trabalha na Lisnave | Mudou de empresa e agora está na Sonae | update
Trabalha na Lisnave | Um amigo trabalha agora na Sonae | create
Tem uma bicicleta dobrável | Trocou a bicicleta dobrável por uma trotineta | update
É solteira | Casou-se em maio | update
Nasceu em Tomar | O local de nascimento é Tomar | leave
Tem medo de trovões | Tem pavor de trovões | leave
Tem uma casinha em Tomar | Cancelou um lugar de garagem em Tomar | create
A procissão sai às dezanove horas | A procissão passa a sair às vinte horas | update
""",
    "nl": """
Werkt bij de rederij | Is van werkgever veranderd en werkt nu bij de werf | update
Werkt bij de rederij | Een vriendin werkt nu bij de werf | create
Heeft een vouwfiets | Heeft de vouwfiets ingeruild voor een racefiets | update
Gebruikt Evernote | Is van Evernote overgestapt naar Obsidian | update
Is vrijgezel | Is in mei getrouwd | update
Zit in team oranje | Zit sinds deze maand in team paars | update
Geboren in Hoorn | Geboorteplaats is Hoorn | leave
Heeft een huisje in Hoorn | Heeft een parkeerplaats in Hoorn opgezegd | create
Begin nooit met een groet | Laat de groet aan het begin altijd weg | leave
""",
    "zh": """
在港务局上班 | 跳槽到航运公司了 | update
抽烟 / 打太极 | 戒烟了 | over
早上五点起床 | 每天早上5点起床 | leave
单身 | 今年春天结婚了 | update
""",
    "ja": """
総務部にいる | 企画部に異動した | update
豚肉を食べない | 豚肉は決して食べない | leave
独身である | 春に結婚した | update
""",
    "hi": """
नागपुर में रहता है | अब भोपाल में रहने लगा है | update
दुकान रविवार को बंद रहती है / घर में एक तोता है | दुकान अब शुक्रवार को बंद रहती है | update
अविवाहित है | मई में शादी हो गई | update
""",
    "ar": """
عنده طفلان | عنده الآن ثلاثة أطفال | update
في قسم المحاسبة | انتقل إلى القسم الفني | update
أعزب | تزوج في مايو | update
""",
}
