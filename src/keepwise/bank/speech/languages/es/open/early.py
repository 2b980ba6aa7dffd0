"""Spanish rules tried early: what passes, and habits that other rules would take for less."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.es.open.parts import (
    HABIT,
    MOMENT,
    TIMES,
)

_SHOP = (
    r"(?:kilos?|gramos?|litros?|latas?|botes?|paquetes?|bolsas?|manojos?|trozos?|restos?|sobras|"
    r"puñados?|"
    r"muslos?|pechugas?|filetes?|huevos?|tomates?|cebollas?|patatas?|papas?|calabac\w+|calabazas?|"
    r"garbanzos|lentejas|arroz|pasta|limones|limón|zanahorias?|pimientos?|puerros?|setas|nata|"
    r"harina|"
    r"carne picada|minutos?|horas?|min)"
)

EARLY: tuple[Rule, ...] = (
    Rule("team-does", "free",
         r"(?P<x>(?:mi|nuestr[oa]|mis|nuestr[oa]s) (?:grupo|equipo|departamento|área|unidad|"
         r"división|célula|squad|gente|compañer[oa]s y yo) (?:solo |siempre |ahora |también "
         r")*(?:llevan?|llevamos|cubren?|atienden?|gestionan?|se ocupan? de|se encargan? de|"
         r"ven?|miran?|siguen?|venden?|analizan?|responden? de|trabajan? con|mueven?|controlan?|"
         r"opera) .+)", kind="work", unless=MOMENT),
    Rule("not-ours", "free",
         r"(?P<x>(?!(?:eso|esto|a mí|el turno)\b)[^,;:?]{3,50}?(?:,? en cambio,?)? no (?:nos|me) "
         r"(?:tocan?|corresponden?|incumben?|conciernen?|competen?|afectan?)(?: .{0,20})?|"
         r"[^,;:?]{3,50}? no (?:es|son) (?:para (?:mí|nosotros)|cosa (?:mía|nuestra)|"
         r"asunto (?:mío|nuestro)|de mi \w+|de nuestr[oa] \w+|mi (?:zona|territorio|área)))",
         kind="work", unless=MOMENT),
    Rule("watches", "free",
         r"(?:(?:yo|entre semana|cada \w+|todos los \w+|sobre todo|siempre|principalmente),? "
         r")*(?P<x>(?:miro|analizo|reviso|sigo|controlo|vigilo|estudio) (?:siempre |sobre todo |"
         r"solo )*(?:(?:los|las) )?(?:datos|cifras|números|métricas|kpis?|indicadores|consumos?|"
         r"reclamaciones|devoluciones|incidencias|ventas|quejas) (?:de|del) (?:la|las|el|los|"
         r"nuestr\w+|mis?)? ?.+)", kind="work", unless=MOMENT + r"|\b(?:ayer|enero|febrero|marzo|"
         r"abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)\b"),
    Rule("analyses", "free",
         r"(?:(?:yo|en (?!mi\b)[\wáéíóúñ]+(?: [\wáéíóúñ]+){0,3}|para [\wáéíóúñ ]{3,30}|siempre|"
         r"normalmente|casi siempre|nunca|por "
         r"norma|nosotros),? )*(?:l[oa]s? )?(?:comparo|comparamos|agrupo|agrupamos|segmento|"
         r"segmentamos|filtro|filtramos|desgloso|"
         r"desglosamos|ordeno|razono|redondeo|reporto|presento|reportamos|presentamos) "
         r"(?:siempre |solo )*(?P<x>.+)",
         kind="habit", reads=("period",), needs=HABIT, unless=MOMENT),
    Rule("pastime", "free",
         r"(?:(?:yo|nosotros|siempre|normalmente|solo|casi siempre),? )*(?P<x>(?:juego|jugamos|"
         r"nado|nadamos|corro|corremos|entreno|"
         r"entrenamos|canto|cantamos|bailo|bailamos|monto en|toco (?:el|la|en)|navego|pesco|"
         r"patino|escalo|remo|esquío|medito|rezo|"
         r"(?:voy|vamos|salgo|salimos) (?:a|al|en) (?:correr|nadar|andar|caminar|misa|yoga|"
         r"pilates|clases?|la piscina|gimnasio|gym|"
         r"monte|coro|bici|bailar|pescar|remar|entrenar|teatro|la playa|la montaña))\b.+)",
         kind="routine",
         needs=TIMES, unless=MOMENT),
)  # fmt: skip

# Said of the moment, though the verb is one of lasting states.
PASSING: tuple[Rule, ...] = (
    Rule("mistaken", "skip",
         r"(?:yo |hoy |ya )*(?:he \w+|[a-záéíóúñ]{2,}(?:é|í)) .*(?:\bequivocad[oa]s?\b|\bpor error|"
         r"\bsin querer).*|(?:ya |hoy )*compr(?:é|amos) (?:el )?(?:pan|leche|fruta|huevos|verdura)"
         r"\b.*"),
    Rule("have-now", "skip",
         r"(?:(?:yo|es que|ya|ahora|hoy|aún|todavía|también),? )*(?:no )?(?:tengo|tenemos) "
         r"(?:(?:una?|unas?|unos|la|el|las|los|"
         r"mucha|mucho|muchas|algunas?|alguna|ninguna|ningún|otra|varias|más|tanta|demasiada|dos|"
         r"tres|pocas|poca|\w+ísim[oa]) )*"
         r"(?:\w+ )?(?:preguntas?|dudas?|consultas?(?! (?:propia|privada|en|de (?:psi|fisio|dent|"
         r"nutri)))|prisas?|hambre|sed|sueño|frío|calor|ganas|razón|idea|problemas?|"
         r"errores?|fallos?|quejas?|reclamaci\w+|incidencias?|averías?|dolor(?:es)? de|resaca|"
         r"suerte|tiempo|claro|internet|cobertura|batería|ratito?|minutito?s?|momento|"
         rf"impresión|sensación|{_SHOP})\b.*",
         unless=rf"{HABIT}|\b(?:miedo|alergia|problemas? (?:de|con (?:el|la|los|las) (?:sal|"
         rf"gluten|lactosa|azúcar|espalda|"
         r"vista|oído|corazón|rodillas?|tiroides))|dolores de (?:espalda|cabeza)|años|cumple)\b"),
    Rule("have-now", "skip", r"(?:(?:yo|es que|ya|ahora),? )*(?:no )?(?:tengo|tenemos|encuentro|"
         r"veo) .*\b(?:a mano|ahora mismo|encima|aquí)\b.*"),
    Rule("have-to", "skip",
         r"(?:(?:yo|es que|ya|ahora|hoy),? )*(?:tengo|tenemos) que (?:irme|irnos|salir|entregar|"
         r"mandar|enviar|preguntar|"
         r"decir|pensar|hablar(?:lo)?|ver|mirar|llamar|ir(?! (?:todos|cada|los))|colgar|terminar|"
         r"acabar|presentar|preparar|"
         r"hacer|escribir|estudiar|pagar|comprar|revisar|esperar|reiniciar|actualizar)\w*\b.*",
         unless=rf"{HABIT}"),
    Rule("hate-to", "skip",
         r"(?:(?:yo|es que|la verdad),? )*(?:no me gusta|odio|detesto|me (?:encanta|molesta|da "
         r"(?:pena|rabia|pereza|corte|"
         r"apuro|vergüenza|cosa)|gusta|fastidia|duele|sabe mal)|lamento|siento|adoro) (?:tener "
         r"que )?(?:decir\w*|insistir\w*|"
         r"molestar\w*|quejar\w*|ser (?:pesad[oa]|plasta|así)|repetir\w*|interrumpir\w*|"
         r"reconocer\w*|admitir\w*|preguntar\w*|"
         r"pedir\w*|discutir\w*|meter prisa|tener razón|volver a \w+)(?:,? (?:pero|que|cómo|de|"
         r"otra|esto|algo|lo|te|la|el) ?.*)?",
         unless=r"\b(?:siempre|cada vez|en público|por teléfono)\b"),
    Rule("bad-luck", "skip", r"(?:siempre|nunca|otra vez) (?:en|los|las|el|la|por|a) .*\bqué "
         r"(?:mala|mal|buena|bien|"
         r"rabia|casualidad|suerte|asco|rollo|horror|pena)\b.*"),
)  # fmt: skip
