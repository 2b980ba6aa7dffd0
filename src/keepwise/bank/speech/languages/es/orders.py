"""Spanish rules, fifth part: orders for how to answer."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.es.habits import NO_HABIT
from keepwise.bank.speech.languages.es.selves import RECURRING, THING
from keepwise.bank.speech.languages.es.verbs import DEVICE_ORDER, ORDER, PRESENT, TELLING
from keepwise.bank.speech.languages.es.wishes import AMOUNTS, WITH

_CLUTTER = (
    r"(?:(?:tant[oa]s? |mucho |mucha |más |los |las |el |la |ese tipo de |ningún |ninguna )?"
    r"(?:emojis?|emoticon\w*|caritas|jerga(?: \w+)?|tecnicismos|anglicismos|spanglish|"
    r"introducci[oó]n(?:es)?|intros?|rodeos|relleno|paja|florituras|adornos|disculpas|saludos?|"
    r"despedidas?|cortes[ií]as|formalidades|abreviaturas|siglas|acr[oó]nimos|exclamaciones|"
    r"signos de (?:exclamaci[oó]n|admiraci[oó]n)|may[uú]sculas|negritas?|cursivas?|hashtags|"
    r"chistes|bromas|met[aá]foras|repeticiones|notas al pie|enlaces|links|llamadas(?: "
    r"telef[oó]nicas)?|audios|"
    r"notas de voz|mensajes de voz|adjuntos|pdfs?|im[aá]genes|f[oó]rmulas|halagos|cumplidos|"
    r"piropos|"
    r"elogios|advertencias|avisos|descargos|muletillas|"
    r"palabras (?:raras|rebuscadas|técnicas|en inglés)|lenguaje (?:t[eé]cnico|corporativo|"
    r"rebuscado)|"
    r"tutoriales|explicaciones (?:largas|eternas|obvias|básicas)|p[aá]rrafos (?:largos|eternos)|"
    r"textos (?:largos|interminables)|vueltas|chorradas|sermones|preguntas (?:al final|de "
    r"seguimiento)|moralinas?|encabezados|comillas|asteriscos|markdown|pre[aá]mbulos?|spoilers|"
    r"voseo|comentarios (?:en el código|obvios)|cifras exactas|notificaciones|publicidad|"
    r"lenguaje inclusivo|sarcasmo|iron[ií]as?)"
    r"(?:,? (?:y|o|ni) (?:\w+ )?\w+)?(?: (?:en|para|con|de|al|innecesari[oa]s|largas?|inútiles|"
    r"cada|a cada)\b.*)?)"
)
_NEVER = (
    rf"(?:(?:nunca(?: más)?|jamás|no(?: vuelvas a| vuelva a)?)(?! {TELLING})|"
    r"evit(?:a|e|á|ad|ar)|dej(?:a|e|á|ad) de)"
)
_BARE = (
    r"(?!(?:el|la|los|las|un|una|unos|unas|est\w+|es[aeo]s?|eso|esto|mis?|tus?|su|lo|me|nada|así|"
    r"caso|falta|más|nunca|todavía|aún|a|de|que|en|con|por|para|gracias|problema|duda|embargo|"
    r"prisa|"
    r"menos|miedo|querer|comentarios|compromiso|ti|él|ella|ello|internet|conexión|avisar|esperar|"
    r"stress|estrés|saber|decir)\b)"
)

ORDERS: tuple[Rule, ...] = (
    Rule("call-off", "wish",
         rf"(?:{_NEVER} (?:{ORDER} )?(?:más )?|nada de |no más |basta de |ni |cero |fuera |sin |"
         rf"menos |no quiero (?:más )?|quita |quit[ae] |olvídate de |pasa de )"
         rf"{WITH}(?:las? |los |el |más )?(?P<x>.+)", negative=True, reads=SHAPES),
    Rule("no-clutter", "free",
         rf"(?:{_NEVER} (?:{ORDER} )?|nada de |no más |no quiero |"
         r"basta de |cero |fuera |sin |ahórrate |ahorrate |ahórrese |(?:me )?sobran? |omit(?:e|a|"
         r"í) |"
         r"qu[ií]t(?:a|e|á)(?:me)? |elimin(?:a|e|á) |salt(?:a|e|á)te |saltate |prescind(?:e|a) "
         r"de |menos |"
         r"no (?:necesito|hacen falta|hace falta|quiero ver|me gustan?) |"
         r"(?:que )?(?:responde|contesta|escribe|habla|escríbeme|respóndeme|responda|conteste|"
         r"escriba|explica|explícame|"
         r"explicame|redacta)(?:me)?(?: siempre)? sin )(?P<x>"
         rf"{_CLUTTER})", fact="No quiere {x}"),
    Rule("no-bare", "free",
         rf"(?:no|nunca|jamás) (?:vuelvas a |me )?(?!{TELLING})(?:{ORDER} )(?:más )?"
         rf"(?:con |en )?(?P<x>(?:tant[oa]s? )?{_BARE}[\wáéíóúñ-]+(?:s|a|o|e|l|n)(?: (?!(?:hasta|"
         r"ahora|hoy|todavía|"
         r"de momento|aquí|ahí)\b).+)?)(?<!nada)(?<!eso)", fact="No quiere {x}"),
    Rule("bare", "free", rf"(?:nada de|cero|no más|basta de|sin|ni) (?P<x>{_BARE}[\wáéíóúñ-]+"
         r"(?: .+)?)", fact="No quiere {x}", sign=True),
    Rule("bare", "free", rf"nada de (?P<x>{_BARE}(?!(?:momento|nada|especial|particular|nuevo|"
         r"bueno|malo|importante)\b)[\wáéíóúñ-]+s(?: .+)?)", fact="No quiere {x}"),
    Rule("brief", "free", r"no (?P<x>te (?:enrolles|enrollés|alargues|extiendas|andes por las "
                          r"ramas|vayas por las "
         r"ramas|andes con rodeos)(?: .*)?)", fact="Pide que no {x}", slot="length", value="short"),
    Rule("not-so", "free", r"no (?P<x>te (?:disculpes|repitas|justifiques|despidas|presentes|"
                           r"pongas|hagas)"
         r" (?!.*\b(?:est[eao]|es[eao])\b).+)", fact="Pide que no {x}", sign=True),
    Rule("not-so", "free", r"(?:no (?:me )?(?:seas|sea|seáis)|deja de ser) (?P<x>(?:tan |muy |"
         r"demasiado )?(?:formal|informal|técnic[oa]|seri[oa]|larg[oa]|brusc[oa]|condescendiente|"
         r"pelota|repetitiv[oa]|rollero|pesad[oa]|efusiv[oa]|entusiasta|robótic[oa]|fri[oa]|"
         r"complaciente|adulador[a]?|paternalista|literal|verbos[oa]|prolij[oa])"
         r"(?: .*)?)", fact="Pide no ser {x}"),
    Rule("needless", "free", r"(?:no (?:hace falta|es necesario|necesito|hay necesidad de)(?: "
                             r"que| que me| que te)? |no "
         r"(?:te molestes en|tienes que|tienes por qué|necesitas) |ahórrate |ahorrate )(?:me )?"
         r"(?P<x>(?:expli[cq]|defin|introdu[cz]|disculp|repit|repet|salud|agrade[cz]|justifi|"
         r"traduc|"
         r"detall|resum|pedir perdón|dar(?:me)? rodeos|aclar|coment)\w* ?(?!.*\b(?:est[eao]s?|"
         r"es[eao]s?|otra vez|de nuevo)\b).*)",
         fact="No necesita {x}"),
    Rule("stop-doing", "free", r"(?:dej(?:a|e|á|ad) de|par(?:a|e|á) de|no (?:hace falta que|"
                               r"sigas)) "
         r"(?P<x>(?!(?:hacer (?:eso|esto)|trabajar|buscar|correr|intentar\w*)\b)\w+(?:[aei]r|"
         r"ndo)(?:te|se|me)?"
         r"(?: (?!(?:eso|esto|ya|ahora)\b).+)?)(?<!eso)(?<!esto)", fact="Pide dejar de {x}"),
    Rule("keep", "free",
         rf"(?:{ORDER} )?(?:siempre )?(?:un |con (?:un )?|en (?:un )?|usando (?:un )?)?(?P<x>"
         r"(?:lenguaje|vocabulario|español|inglés|palabras|términos|frases|tono|estilo|ejemplos|"
         r"explicaciones) (?:más |muy |bien )?(?:sencill[oa]s?|llan[oa]s?|clar[oa]s?|simples?|"
         r"inclusiv[oa]s?|neutr[oa]s?|coloquial(?:es)?|"
         r"positiv[oa]s?|práctic[oa]s?|técnic[oa]s?|human[oa]s?|motivador(?:es)?)"
         r"(?: .{2,60})?)", fact="Pide {x}", sign=True),
    Rule("brief", "value", r"(?:me )?(?:sé|se|sea|sed|seas|seamos|ser|sean|ve|vaya|id|vayas|ir|"
                           r"vete|mantente)"
         r"(?: siempre| más| muy| lo más| bien| directo| directa| un poco| bastante)* "
         r"(?P<x>.+?)(?: posible)?"
         r"(?: conmigo)?", reads=("length", "tone")),
    Rule("keep", "free", r"(?:que )?(?P<x>(?:las |los |tus |mis )?(?:explicaciones|respuestas|"
                         r"resúmenes|"
         r"ejemplos|títulos|nombres|fechas|importes|tablas|gráficos|recetas|propuestas|"
         r"sugerencias|planes|rutas|informes|reportes|mensajes) "
         r"(?:que )?(?:siempre )?(?:sean|vayan?|aparezcan?|deben ser|tienen que ser|siempre|"
         r"incluyan|lleven|"
         r"tengan|vengan|empiecen|terminen|estén) (?!.*\b(?:est[eao]s?|es[eao]s?)\b).+)",
         fact="Pide que {x}", lasting=True),
    Rule("brief", "value", rf"(?!\w*[aeionzr]l[oa]s?\b){ORDER}(?: siempre)?(?: más| muy| lo más| "
                           r"bien| de forma(?: más)?)? "
         r"(?P<x>(?:corto|cortito|breve|conciso|concisa|resumido|resumida|detallado|detallada|"
         r"formal|informal|directo))",
         reads=("length", "tone"), sign=True),
    Rule("brief", "value", r"más (?P<x>(?:cort|brev|concis|formal|detallad|direct|informal)\w*)",
         reads=(
         "length",
         "tone"),
         lasting=True),
    Rule("round", "value", r"(?:(?:que )?redonde(?:a|e|á|es|ar)(?:me|lo|los|las)?)(?: "
                           r"siempre)?(?: a| los importes)? (?P<x>.+)",
         reads=("rounding",)),
    Rule("change", "value",
         r"(?:(?:me )?(?:cambi|pas|pon|vuelv|configur|camb|dej|sig)\w*(?:lo|la|los|las|me|melo)?|"
         r"haz(?:lo)?|hagas|volv[eé]|vuelva|volvamos|regres\w+|pongámoslo|pasemos|cambiemos|"
         r"sigamos|"
         r"sigue|siga|quédate|quedate|volver)"
         r"(?: (?:mi|la|el|de|todo|todo lo|otra vez|de nuevo|ya|mejor|siempre) ?)*(?:(?:moneda|"
         r"divisa|idioma|formato|unidad(?:es)?|tono|tema|zona horaria|huso horario) )?"
         r"(?:a|en|al|con|de|por) (?P<x>.+)",
         reads=("currency", "language", "units", "temperature", "timezone", "theme", "date_format",
                "time_format", "format", "tone"), sign=False),
    Rule("show", "value", r"(?:siempre )?(?!(?:\w*[aeionzr]l[oa]s?\b|pas[ae]|conviert|convert|"
                          r"traduc|"
                          rf"cambi)){ORDER}"
         rf"(?: siempre)? {AMOUNTS}{WITH}(?P<x>(?!(?:las|los|la|el) (?!sistema|modo|tema|formato|"
         r"inglés|español|últim|año|mes)).+)", reads=(*SHAPES, "period", "region")),
    Rule("show", "value", rf"(?:siempre )?(?!(?:pas|convi|conve|cambi|tradu)){ORDER}(?: "
                          rf"siempre)? {AMOUNTS}{WITH}(?P<x>.+)",
         reads=(*SHAPES, "period", "region"), sign=True),
    Rule("show", "value", rf"(?:siempre )?{ORDER}(?: siempre)? {AMOUNTS}{WITH}(?P<x>.+)",
         reads=(*SHAPES, "period", "region"), lasting=True),
    Rule("values", "value", rf"{AMOUNTS}(?:quiero |ahora |solo |otra vez |vuelta a |volvamos a |de "
         rf"vuelta a |digo |era |eran |perdón )*{AMOUNTS}{WITH}"
         r"(?P<x>(?!(?:las|los|el|la)\b).+)", reads=SHAPES, sign=True),
    Rule("always-so", "free", rf"(?P<x>(?!{ORDER})(?!(?:yo|eso|esto|lo|es|no|me|el|la|siempre|"
                              r"nunca|"
         r"a m[ií]|como|si|que|cuando|gracias|por)\b)[\wáéíóúñ-]+(?: [\wáéíóúñ-]+){0,4}? "
         r"(?:siempre|nunca|jamás) "
         r"(?:en|con|como|por|a|primero|antes|después|sin|al)\b.+)", fact="Pide {x}", sign=True,
         unless=r"\b(?:l[oa]s? |me |nos )\w+(?:o|mos) (?:siempre|nunca)"),
    Rule("values", "value", r"(?:todo|(?:(?:todos|todas) )?(?:(?:los|las|mis) )?(?:importes|"
                            r"precios|cantidades|cifras|montos|"
         r"costes|costos|gastos|temperaturas|distancias|fechas|horas|medidas|respuestas|"
         r"números)),? (?:siempre |mejor |"
         r"solo )?(?P<x>.+)", reads=SHAPES),
    Rule("order-when", "free", r"(?:que )?(?P<x>(?!(?:rec[uú]erd|avis)\w*me (?:mañana|"
                               rf"luego)){ORDER} .*?{RECURRING}(?: .{{0,25}})?)",
         fact="Pide {x}", sign=False),
    Rule("order-not", "free", rf"(?P<x>(?!\w+l[oa]s?\b){ORDER} (?!(?:el|la|los|las|un|una|l|est\w+|"
                              r"es[aeo]s?)\b)[\wáéíóúñ]+"
         r"(?: [\wáéíóúñ]+){0,4}?,? (?:en vez de|en lugar de|y no|no|nunca|antes que) (?!(?:el|"
         r"la|los|las|lo|eso|es|te|me|así)\b).+)",
         fact="Pide {x}"),
    Rule("avoid", "free", r"evit(?:a|e|á|ar) (?P<x>\w+[aei]r(?:me|nos|te|se)? (?!(?:el|la|los|"
                          r"las|est\w+|es[aeo]s?)\b).+)",
         fact="Pide evitar {x}"),
    Rule("avoid", "free", rf"(?:que )?(?:evites?|evitá|evita|evite|evitar) (?P<x>{THING}(?!.*\b(?"
                          r":est[eao]s?|"
         r"es[eao]s?)\b).+)", fact="Pide evitar {x}", sign=True),
    Rule("never", "order", rf"(?:que )?(?P<x>(?!no hace ){_NEVER} {DEVICE_ORDER}(?: "
         rf"(?!nunca\Z).*)?)"),
    Rule("never", "order", rf"(?:que )?(?P<x>(?!no hace ){_NEVER} {ORDER}(?: (?!nunca\Z).*)?)"),
    Rule("always", "order", rf"(?:que )?(?P<x>(?:siempre )?(?!d[eé]j\w*l[oa]s? )"
         rf"{DEVICE_ORDER}(?: .*)?)"),
    Rule("only-then", "free", rf"(?:que )?(?P<x>{DEVICE_ORDER} .*?(?:solo|sólo|únicamente|"
         rf"siempre|nunca) "
         r"(?:por (?:la|las)|de (?:día|noche|madrugada|lunes)|a partir|los (?:lunes|martes|"
         r"mi[eé]rcoles|jueves|viernes|"
         r"s[aá]bados|domingos|findes|fines|días)|cuando|entre|antes|después|desde|en "
         r"(?:verano|invierno|horario|fin)) .+|"
         rf"{DEVICE_ORDER} .+ solo (?:por la noche|de noche|de día))", fact="Pide {x}",
         unless=r"\b(?:hoy|mañana(?! por)|esta|este|ahora)\b(?<!la mañana)"),
    Rule("always-so", "free", r"(?P<x>(?:todas |todos )?(?:las?|los|el|mis) (?:tablas?|"
                              r"gráfic[oa]s?|respuestas?|"
         r"res[uú]men(?:es)?|informes?|reportes?|importes|fechas|correos|emails|recetas|listas?|"
         r"mensajes|títulos?|"
         r"nombres|precios|datos|ejemplos|códigos?|comentarios|presupuestos?|temperaturas|"
         r"distancias|horas|cifras|"
         r"números|totales|fuentes?|textos?|planes?|rutas|vuelos|hoteles|asientos?|menús?|"
         r"commits|variables|tests|facturas)"
         r" (?!(?:est[aá]n?|es|son|no|ya|se|me|que)\b).+)", fact="Pide {x}", lasting=True),
    Rule("with", "free", r"(?:siempre )?(?P<x>(?:con|sin) [\w áéíóúñ,-]{3,50})", fact="Pide {x}",
         lasting=True),
    Rule("always-so", "free", r"(?P<x>(?:las?|los|el) (?!(?:lunes|martes|mi[eé]rcoles|jueves|"
                              r"viernes|s[aá]bado|domingo|fin|mañanas|tardes|"
                              r"noches))[\wáéíóúñ]+(?: \w+[ai]d[oa]s?)?(?: de \w+)? (?:siempre "
                              r")?(?:en|con|sin|por|"
         r"como|al|a) .+)", fact="Pide {x}", lasting=True),
    Rule("before", "free", rf"(?P<x>(?:antes de|después de|al|cuando|si|para) [\w áéíóúñ]{{3,40}}"
                           rf"?,? {ORDER}"
         r"(?!.*\b(?:est[eao]|es[eao])\b).*)", fact="Pide {x}", lasting=True),
    Rule("standing-habit", "free", rf"(?:yo )?(?:me |no |lo |la )?{NO_HABIT}(?!(?:agrade|voy|veo|"
                                   rf"igual|como|juego limpio)){PRESENT} "
         r"(?P<x>(?!(?:lo mismo|igual|que|a (?:tener|ver))\b)(?!.*\b(?:est[eao]|es[eao]|tu|tus|"
         r"te)\b).+)", kind=
         "habit",
         lasting=True, reads=("period",)),
    Rule("first", "free", r"(?P<x>(?:primero|siempre primero|antes de nada|lo primero),? .{3,60},? "
         r"(?:luego|después|y luego|y después) .+)", fact="Pide {x}", lasting=True),
    Rule("elliptic", "free", r"(?P<x>(?!(?:siempre|nunca)\Z)(?!(?:yo|tú|tu|eso|esto|el|la|"
         r"gracias|intenta|haz|no|y|"
         r"espera|ven|mira|a|después|luego|en|por favor|que|qué|cómo|quién|otra|igual|lo|me|es|"
         r"como|sí|que|te|se|ya|hola|"
         r"buenas?|ok|vale|si|cuando|hasta|mismo)\b)[\wáéíóúñ'-]+(?: [\wáéíóúñ'-]+){0,4})",
         fact="Prefiere {x}", lasting=True, polite=True,
         unless=rf"^(?:{PRESENT}|\w+[aei]mos)\b"),
)  # fmt: skip
