"""Spanish rules, open tier: orders whose manner shows that they are about every answer."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.es.open.asking import PHRASE
from keepwise.bank.speech.languages.es.open.parts import (
    ANSWERS,
    HABIT,
    MOMENT,
)
from keepwise.bank.speech.languages.es.open.styling import MANNER, YOU
from keepwise.bank.speech.languages.es.selves import THING, TIME
from keepwise.bank.speech.languages.es.verbs import ORDER

_STYLE_NOUN = (
    r"(?:comentarios?|introducci[oó]n\w*|explicaci\w+|detalles?|ejemplos?|rodeos|saludos?|"
    r"despedidas?|"
    r"disculpas?|exclamaciones|emojis?|iconos?|preguntas?|resumen(?:es)?|conclusiones|avisos|"
    r"advertencias|notas|teoría|historia|anécdotas|tecnicismos|jerga|adjetivos|cumplidos|halagos|"
    r"formalidades|ceremonias|charla|paja|relleno|decimales|céntimos|centavos|leyendas?|títulos?|"
    r"enlaces?|fuentes?|citas?|mayúsculas|negritas?|palabrería|florituras|preámbulos?|obviedades|"
    r"moralejas?|sermones|justificaciones|repeticiones|opiniones|tablas?|gráfic[oa]s?|listas|"
    r"viñetas)"
)

MANNERS: tuple[Rule, ...] = (
    # Orders by their manner
    Rule("correct-so", "free",
         r"(?:por favor,? )?(?P<x>(?:corrig|correg)\w*(?:me|nos)(?:l[oa]s?)? (?:siempre |por "
         r"favor |todos |"
         r"todas )*(?:(?:los|las|mis) (?:errores|fallos|faltas|tildes|erratas|acentos|verbos)(?: "
         r"\w+)?,? ?)?"
         rf"(?:{MANNER}|cuando|si|siempre que|en cuanto|al final|mientras|aunque|tal cual|no |y "
         rf"no).*)",
         fact="Pide {x}", unless=r"\b(?:est[ea]|es[ea]|el (?:texto|correo|ensayo|párrafo))\b"),
    Rule("explain-so", "free",
         r"(?:por favor,? )?(?P<x>(?:expli[cq]|cuent|cont|dim|dig|deci|enseñ|detall|razon|"
         r"describ|ense)\w*"
         r"(?:me|nos|mel[oa]s?|noslo) (?:siempre |por favor )*(?:todo(?: lo \w+)?|siempre|las "
         r"cosas|los (?:conceptos|"
         r"temas|pasos|términos|cambios|errores|resultados)|las (?:reglas|ideas|fórmulas|"
         r"respuestas|"
         r"soluciones)|lo (?:de|del) [\wáéíóúñ]+|conceptos|cosas)"
         rf"(?: siempre)?,? (?:{MANNER}).*)", fact="Pide {x}", unless=YOU),
    Rule("explain-so", "free",
         r"(?:por favor,? )?(?P<x>(?:(?:me|nos) (?:respond|contest|escrib|habl|explic|expliq)\w+ "
         r"(?:siempre )?(?:en|con|sin|de forma|de manera) (?!(?:est|es[aeo])\b).+)|(?:h[aá]bl|"
         r"resp[oó]nd|respond|cont[eé]st|escr[ií]b|tr[aá]t|dir[ií]j)\w*"
         rf"(?:me|nos) (?:siempre |por favor )*(?:{MANNER})(?: .*)?)", fact="Pide {x}",
         reads=("length", "tone", "language"),
         unless=YOU + r"|\b(?:mañana|cuando|un (?:correo|mensaje|texto|post|cuento)|una (?:carta|"
         r"nota|historia))\b|^\w+ (?:bien|más|antes|después)\Z"),
    Rule("order-pace", "free",
         rf"(?:por favor,? )?(?P<x>{ORDER} (?:siempre )?(?:un (?:solo )?paso (?:cada vez|por vez|"
         rf"a la vez)|paso a "
         r"paso|de uno en uno|una (?:cosa|pregunta|opción) (?:cada vez|por vez|a la vez|por "
         r"mensaje)|los pasos "
         rf"(?:{MANNER}).*)(?:,? .{{0,40}})?)", fact="Pide {x}",
         unless=YOU + r"|\b(?:cómo|para (?:instalar|hacer|configurar|abrir))\b"),
    Rule("spare-me", "free",
         r"(?:por favor,? )?(?:ah[oó]rr(?:a|e)(?:te|me|se|nos)|ev[ií]t(?:a|e)(?:me|nos)|"
         r"prescind(?:a|e|as|ir|"
         r"iera|ieras) de|le agradecería que prescindiera de|que prescind\w+ de|abst[eé]n(?:te|"
         r"gase) de|"
         r"abstenerte de|me sobran?|nos sobran?) (?P<x>(?!(?:est[ea]|es[ea]|que|lo|mucho|tiempo|"
         r"dinero|\d|"
         r"un|una)\b).+)", fact="No quiere {x}", negative=True, reads=SHAPES, unless=YOU),
    Rule("spare-me", "free",
         r"(?:por favor,? )?(?:s[aá]ltate|saltate|s[aá]ltese|omite|omita|quita|quítame|elimina|"
         r"suprime|fuera|"
         r"déjate de|dejate de|menos|pasa de|olvídate de|no hacen falta|no hace falta|no necesito) "
         rf"(?:(?:los|las|el|la|tantos|tantas|más) )?(?P<x>{_STYLE_NOUN}(?:,? (?:y|ni|o) "
         rf"[\wáéíóúñ]+)?"
         r"(?: (?:en|al|de|del|a) .{2,40})?)", fact="No quiere {x}", negative=True, reads=SHAPES,
         unless=YOU + r"|\b(?:del? (?:correo|texto|código|archivo|documento|párrafo|gráfico|"
         r"informe)|fila|"
         r"columna|cuál)\b"),
    Rule("uses", "free",
         r"(?:por favor,? )?(?P<x>(?:usa|utiliza|emplea|use|utilice|emplee|usá|usad|usar|uses|"
         r"utilices|usaras?|utilizaras?|emplees|emplearas?) (?:siempre |más |"
         r"mejor )*(?!(?:los|las|dos|tres|seis|menos|más|datos|cifras|resultados|números|estos|"
         r"esos)\b)"
         r"(?:type hints|typescript estricto|[a-záéíóúñ]{4,}s)(?: (?!(?:de|del|y|para|"
         r"que)\b)[\wáéíóúñ]+"
         r"(?: .{0,50})?)?)", fact="Pide {x}", unless=YOU + r"|\b(?:para (?:el|la)|de (?:ayer|"
         r"enero|marzo|"
         r"abril|mayo|20\d\d))\b"),
    Rule("write-mine", "free",
         r"(?:por favor,? )?(?P<x>(?:escrib|redact|contest|respond|firm|prepar|form|tradu|present|"
         r"mand|enví)\w* (?:siempre )?(?:mis|nuestr[oa]s|tus|todos mis|todas mis) "
         r"[\wáéíóúñ]+s(?: [^,;]{2,40}?)? "
         r"(?:en (?:tono|plan|formato|lenguaje|inglés|español|primera|tercera|papel|pdf)|con|sin|"
         r"como|de forma|"
         r"de manera|a mano)\b.*)", fact="Pide {x}",
         unless=YOU + r"|\b(?:adjunt|a mi jef|de \d)\w*"),
    Rule("want-always", "free",
         r"(?:yo )?(?:(?:lo|la|los|las) )?(?P<v>quiero|queremos|quisiera|necesito|prefiero|"
         r"espero|pido|exijo|"
         rf"no quiero|no necesito|agradezco) (?P<x>{THING}(?!(?:saber|que me ayud|ir|una cita|un "
         rf"vuelo)\b).+)",
         needs=HABIT + r"|\b(?:siempre|nunca|en todo|en todos|en todas|por defecto|como norma)\b",
         unless=MOMENT),
    Rule("for-my-part", "free",
         r"(?:en cambio|por mi parte|sin embargo|al contrario|a diferencia de \w+|eso s[ií]|en "
         r"lo personal|"
         r"personalmente),? (?:yo )?(?:solo |siempre |ya )*(?:quiero|necesito|busco|elijo|miro|"
         r"uso|tiro de|voy a|"
         rf"me quedo con) (?P<x>{THING}.+)", fact="Quiere {x}", unless=YOU),
    Rule("rule-fixed", "free", bare=True, pattern=
         r"(?P<x>[^?]{6,120}?),? (?:que )?(?:es|son|y es|esa es|como) (?:una |la |mi |nuestra "
         r")?(?:regla|norma|"
         r"manía|costumbre)(?: (?:fija|general|de la casa|de oro|mía|nuestra|innegociable))?",
         fact="Pide {x}",
         unless=YOU),
    Rule("custom-is", "free",
         r"(?P<x>(?!(?:eso|esto|es[ea]|est[ea]|lo|que|no|cuál)\b)[^,;:?]{3,60}?) (?:es|son|sigue "
         r"siendo|era y es) "
         r"(?:mi|nuestr[oa]) (?P<y>(?:corte|forma|manera|modo|vista|desglose|base|referencia|"
         r"formato|moneda|unidad|"
         r"comparación|comparativa|opción|elección|punto de partida|métrica|medida|estándar|"
         r"plato|bebida|sitio|"
         r"asiento|hora|día|canal|herramienta|marca|género|estilo)\b.{0,40})",
         fact="{x} es su {y}", unless=YOU,
         needs=r"\b(?:habitual|de siempre|preferid[oa]|favorit[oa]|normal|estándar|principal|por "
         r"defecto|de "
         r"cabecera|natural|de referencia|básic[oa])\b|\bmi (?:estándar|base|referencia)\b"),
    # Times that suit
    Rule("suits-then", "free",
         rf"(?P<x>(?:yo )?(?:(?:los |todos los |cada |las |por las |entre |antes |después |a "
         rf"partir |hasta |desde ){{0,1}}"
         rf"(?:{TIME})(?:[, ].{{0,25}})?),? (?:yo |conmigo |a m[ií] )?(?:ya |casi |nunca |"
         rf"siempre |solo )*(?:no (?:puedo|"
         r"podemos|cuentes? conmigo|cuenten conmigo|me (?:viene|vienen|va|van) bien|atiendo)|"
         r"imposible|"
         r"me (?:viene|vienen|va|van) (?:bien|mal|fatal|de maravilla|genial|mejor)|mejor no|sí "
         r"puedo|puedo)(?: .{0,40})?)",
         kind="routine", unless=MOMENT),
    Rule("suits-then", "free",
         rf"(?P<x>(?:yo |conmigo )?(?:solo |sólo |nunca |no |ya no )*(?:puedo|podemos|me "
         rf"(?:viene|va) (?:bien|mal|fatal)) "
         rf"(?:nunca |solo |nada )?{TIME}(?: .{{0,40}})?)",
         kind="routine", unless=MOMENT + r"|\ba las? \w+\Z"),
    Rule("latest-then", "free",
         r"(?P<x>(?:el|los) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|sábados?|domingos?) "
         r"(?:es|son) (?:el|los) "
         r"(?:último|primer|únic[oa]|mejor|peor)s? (?:día|momento).*)", kind="routine",
         unless=r"\b(?:hoy|est[ea]|te|tu)\b"),
    Rule("answers-so", "free", bare=True, pattern=
         rf"(?:y |pero |mejor |que )*(?P<x>(?:las |los |mis |tus |todas las |todos los "
         rf")?{ANSWERS}(?: [\wáéíóúñ]+)?,? "
         r"(?:siempre |mejor |solo |nunca )+(?:en|con|sin|por|como|a|al|de|hasta|antes|después|"
         r"desde|cort\w+|breves?) .+)",
         fact="Prefiere {x}", unless=YOU),
    Rule("ever", "free", bare=True, unless=YOU + r"|\b(?:es|son|era|hay|está|me|se|le|lo|la|que|"
         r"igual|lo mismo|"
         r"problemas?|errores|l[ií]os|cosas|excusas|tarde|mal|fatal|llega\w*|falla\w*|sale\w*|"
         r"pasa\w*)\b", pattern=
         rf"(?:y |pero )?siempre (?P<x>{PHRASE}{{0,5}})", fact="Prefiere {x}"),
    Rule("for-rest", "free", bare=True, lasting=True, pattern=
         r"(?P<y>(?:para|en|con) (?:(?:todo|tod[oa]s) )?(?:lo que (?:me |nos )?\w+|l[oa]s "
         r"próxim[oa]s [\wáéíóúñ]+|(?:las|los|mis|tus) [\wáéíóúñ]+s(?: de \w+)?)),? "
         r"(?P<x>(?:siempre |nunca |solo |mejor )*(?!(?:quiero|es|son|hay|está|no|me|se|la|el|ya|"
         r"que)\b)[\wáéíóúñ+#.-]+.*)", fact="Prefiere {x} {y}",
         unless=YOU + r"|\b(?:es|son|está|hay|fue|sale|tengo|ten)\b"),
)  # fmt: skip
