"""Spanish rules for what is somebody else's: tastes told of them, parts played, what is over."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.es.cutting import STATES_OWN
from keepwise.bank.speech.languages.es.people import BEINGS, LOVES, RELATION, TASTES

_GROUP = (
    r"(?:(?:tod[oa] |casi tod[oa] |medi[oa] |el resto de(?:l)? |la mayoría de |much[oa]s en |"
    r"tod[oa]s (?:en|los de) )*(?:mi|nuestr[oa]|el|la|mis|los|las) (?:equipo|departamento|oficina|"
    r"familia|clase|grupo|pandilla|gente|empresa|piso|barrio|compañer[oa]s|colegas|clientes?|"
    r"alumn[oa]s|usuari[oa]s|pacientes|vecin[oa]s|amig[oa]s|client[ea]s)|tod[oa]s (?:en|l[oa]s|mis)"
    r" [\w ]{2,25}?|l[oa]s de [\wáéíóúñ]+|(?:tod[oa]s|los demás|el resto|la mayoría|la gente))"
)
_WHEREVER = r"(?:(?!(?:el|la|los|las|un|una|tengo|cuido) )[^,;:]{2,30},? )?"
_MINE = (
    r"\A(?:yo|me|prefiero|quiero|odio|adoro|necesito|soy|vivo|trabajo|tengo|tenemos|cuido|no (?:me|"
    r"quiero|soporto)|recuerd|acu[eé]rd|apunt|anot|ten en cuenta|no (?:te )?olvid|guard)\w*\b"
)
_PAST = r"\w{2,}(?:aba|ía)(?:mos|n|s)?"
_KNOWN = r"(?:(?:mis?|nuestr[oa]s?|el|la|los|las) (?:\w+ )?)"

OTHERS: tuple[Rule, ...] = (
    # "At home my husband only eats meat", "the one who hates it is Mario".
    Rule("their-taste", "skip",
         rf"{_WHEREVER}(?:a |al )?(?:mis?|nuestr[oa]s?) {RELATION}\b(?! y yo\b).*",
         needs=rf"\b{RELATION}\b[^.;]{{0,60}}\b{TASTES}(?!\w)",
         unless=rf"{_MINE}|\b(?:me|nos) (?:quiere|adora)"),
    Rule("their-taste", "skip",
         rf"{_WHEREVER}(?:el|la|los|las|a los|al|a la) {BEINGS}\b.*",
         needs=rf"\b{BEINGS}\b[^.;]{{0,40}}\b(?:{TASTES}|duermen?|comen?|beben?|ladran?|dicen?)"
         r"(?!\w)",
         unless=_MINE),
    Rule("their-taste", "skip",
         rf".{{3,}} (?:y|e|pero|ni|aunque) (?:no |también |siempre |además )*{LOVES}(?!\w).*"),
    # A verb alone tells of somebody: "my colleague hates mail. Always calls."
    Rule("their-ways", "skip",
         r"(?:siempre|nunca|jamás) (?:llama|viene|llega|pide|come|cena|sale|conduce|duerme|paga|"
         r"gana|"
         r"pierde|viaja|compra|cocina|fuma|bebe)|nunca digas(?: nunca)?\b.{0,15}|(?:tengo|tenemos) "
         r"(?:invitad[oa]s|visitas?|huéspedes)\b.*"),
    Rule("their-ways", "skip",
         r"(?:casi )?(?:tod[oa]s? (?:mi|el|la|nuestr[oa]|l[oa]s|mis|en|nuestr[oa]s)|la mayoría de|"
         r"l[oa]s demás|el resto) .*\b(?:usan?|lleva[n]?|toman?|beben?|comen?|escriben?|trabajan? "
         r"con|programan? en|compran?|piden?|va[n]? en)\b.*", unless=r"\b(?:yo|me|nos|mí)\b"),
    Rule("their-taste", "skip", rf"{_GROUP} (?:\w+ )?.*", needs=rf"\b{LOVES}(?!\w)",
         unless=r"\b(?:yo|me|nos)\b"),
    Rule("their-taste", "skip",
         rf"(?:(?:y|pero|ni|aunque) )?(?:que|quien(?:es)?|(?:el|la|los|las) que) (?:[^.;]{{0,60}} "
         rf")?"
         rf"(?:no |siempre |solo |nunca )*{TASTES}(?!\w).*", unless=r"\b(?:me|nos|yo)\b"),
    Rule("their-taste", "skip",
         rf"lo que (?:más |menos |de verdad )*(?:no )?les? [\wáéíóúñ]+ .*|{_KNOWN}?[\wáéíóúñ]+ "
         r"(?:es|son) (?:de (?:es)?[oa]s|de l[oa]s) que .*"),
    # What is over.
    Rule("was", "skip",
         rf"(?:yo |nosotros )?(?:antes|hace (?:\w+ ){{1,2}}(?:años|meses)|antiguamente|"
         rf"de (?:pequeñ[oa]|niñ[oa]|joven|jovencit[oa]|"
         rf"adolescente|estudiante|solter[oa]|mayor)|en mis tiempos|hace años|por entonces|"
         rf"entonces|en aquella época|en su día|hasta (?:hace (?:poco|\w+ \w+)|el (?:año|mes) "
         rf"pasado|\d{{4}}|que \w+)),? (?:yo )?(?:(?:no|me|nos|lo|la|siempre|solo|nunca|ya) )*"
         rf"{_PAST}\b.*",
         unless=r"\b(?:ahora|hoy en día|ya no|actualmente|sigo|quería|prefiero)\b"),
    Rule("was", "skip",
         rf"(?:yo |nosotros )?(?:(?:no|me|nos|lo|la|siempre|solo|nunca) )*{_PAST}\b.* (?:antes|de "
         r"(?:pequeñ[oa]|niñ[oa]|joven|adolescente|estudiante)|hace años|en aquella época)",
         unless=r"\b(?:ahora|quería|prefiero)\b"),
    Rule("was", "skip",
         rf"cuando (?:yo )?(?:(?:no|me|nos|aún|todavía) )*{_PAST}\b.*",
         unless=r"\b(?:ahora|desde entonces|quería|prefiero|me gusta)\b"),
    # What does not matter, and what is not meant to be said.
    Rule("indifferent", "skip",
         r"(?:la verdad,? |en el fondo,? )?(?:a m[ií] )?(?:tanto me da|me (?:da|es) (?:igual|lo "
         r"mismo|indiferente)|me (?:trae|tiene) sin cuidado|no (?:me importa|tengo preferencia|"
         r"tengo problema))(?:,? (?:que|si|cómo|cuándo|cuál|cuáles|en qué|con qué|quién|entre|uno|"
         r"una|esto|eso|todo|el color|el orden)\b.*| [^,]{2,40} (?:que|o|u) .+)?"),
    Rule("indifferent", "skip",
         r"(?:tampoco|no) (?:es que|digo que|estoy diciendo que|he dicho que|quiero decir que|"
         r"significa que|se trata de que|pretendo que|creo que) .*"),
    # A part somebody plays, or writes for somebody.
    Rule("part-played", "skip",
         r"(?:(?:yo|ahí|allí|donde),? )*(?:soy|hago de|interpreto a|llevo|juego (?:con|de)) "
         r"(?:(?:un|"
         r"una|el|la) )?(?:elf[oa]|enan[oa]|mag[oa]|pal[ao]d[ií]n\w*|p[ií]cara|p[ií]caro|druida|"
         r"bárbar[oa]|clérig[oa]|hechicer[oa]|bruj[oa]|dragón|vampir[oa]|zombi\w*|orc[oa]|"
         r"caballer[oa] (?:andante|medieval)|superhéroe|superheroína|hobbit|troll?|pirata|"
         r"robot)\b.*"),
)  # fmt: skip

# Third persons that are no orders to an agent: "come", but not "usa" or "contesta".
_LIVES = (
    r"(?:come|cena|desayuna|almuerza|bebe|toma|viaja|conduce|maneja|duerme|trabaja|llega|sale|"
    r"viene|llama|lee|escucha|fuma|vive|cocina|paga|juega|viste|baila|canta|estudia|madruga|"
    r"entrena|corre|nada|teletrabaja|pasea|gasta|ronca|ladra)"
)
STRANGER = (
    rf"(?!.*\b(?i:yo|nosotr[oa]s somos|{STATES_OWN})\b)(?i:(?:y|pero|pues|bueno|oye|hola|ah|mira|"
    rf"es que),? )*(?:(?i:él|ella|ellos|ellas)\b|"
    rf"(?i:mis?|nuestr[oa]s?|sus?|el|la|los|las|una?) (?i:[\wáéíóúñ]+ ){{0,1}}?"
    rf"(?i:{RELATION}|{BEINGS})\b|(?i:papá|mamá)\b|"
    r"(?!(?:Siempre|Nunca|Solo|Hoy|Mañana|Todo|Nada|Tablas?|Esto|Eso|Aquí|Quien|Que|Cuando|Como|"
    r"Si|Para|Con|Sin|En|Por|No|Lo|La|El|Los|Las|Mi|Tu|Su)\b)[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+"
    r"(?:,? (?:de|del|la de|el de) [\wáéíóúñ]+(?: [\wáéíóúñ]+)?,?)? (?:es|está|tiene|va|viene|"
    r"llega|llegó|llamó|pidió|dijo|quiere|vive|trabaja|cumple|entra|cocina|hace|lleva|se|nos|le)\b)"
)
"""What begins a sentence about somebody else."""

SUBJECTLESS = (
    r"(?!.*\b(?:por favor|porfa|gracias|tú|te|tus?|usted|respuestas?|contestaciones|a partir de|en "
    r"adelante|conmigo|me|mí|mis?)\b)(?:(?:y|e|pero|ni|además|también|tampoco|encima|eso sí|aunque)"
    rf",? )*(?:{LOVES}|quieren?\b|exigen?\b|disfrutan?\b|al[eé]rgic[oa]s?\b|(?:muy |súper )?fan\b|"
    r"(?:solo|sólo|nunca|no) (?:acepta|admite|contrata|cobra|entiende|pide)n?\b|"
    rf"(?:casi )?(?:siempre|nunca|jamás|solo|sólo|no|apenas|ya no) (?:se |lo |la |"
    rf"le )?{_LIVES}n?\b|"
    rf"{_LIVES}n? (?:siempre|nunca|solo|sólo|casi|poco|mucho|fatal|fuera|todos|cada|los|las|"
    r"en|a|con|sin|de)\b|(?:nunca|jamás|no) (?:se |lo |la |le )?(?:usa|lleva|toca|contesta|"
    r"responde|"
    r"escribe|habla|compra|tiene|ve|mira|quiere|puede|sabe|suelta|deja)n?\b)"
)
"""What carries on with somebody else: "Mi abuela vive con nosotros. Nunca usa el móvil."."""
