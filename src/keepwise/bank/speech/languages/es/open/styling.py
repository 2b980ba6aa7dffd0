"""Spanish rules, open tier: how somebody is addressed, and things put first.

A topic put first ("las respuestas me gustan secas"), what leaves somebody cold, and what is never
wanted.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.es.around import SCOPE
from keepwise.bank.speech.languages.es.open.parts import (
    ANSWERS,
    DO,
    HABIT,
    MOMENT,
    WEAK,
)
from keepwise.bank.speech.languages.es.verbs import DEVICE_ORDER, ORDER

OPEN = (
    MOMENT.replace(r"|te|tu|tus|ti|contigo|", "|")
    .replace(r"[\"“”«»]|", "")
    .replace("|error(?:es)?|fallos?|bug|falla|", "|")
)
YOU = MOMENT.replace(r"|te|tu|tus|ti|contigo|", "|")
TOPIC = (
    rf"(?:(?:a |en |de |con |para )?(?:el|la|los|las|lo|mis?|nuestr[oa]s?|tod[oa]s?(?: l[oa]s)?|un|"
    rf"una) (?!(?:{WEAK}|resto|dem[aá]s|lunes\b|martes\b|mi[eé]rcoles\b|jueves\b|viernes\b|"
    rf"sábado\b|domingo\b|\d+|ideas?|primer\w*|segund\w+|tercer\w*|últim\w+|otr[oa]s?|nuev\w+|"
    rf"opci[oó]n|"
    r"versi[oó]n|propuesta|(?-i:[A-Z])\w*)\b(?!s))[^,;:]{2,45}?)"
)
MANNER = (
    r"(?:paso a paso|poco a poco|despacio|sin prisas?|uno? (?:a|por) uno?|de uno en uno|un \w+ "
    r"(?:cada "
    r"vez|por vez|a la vez)|en el (?:momento|acto)|al (?:momento|instante)|sobre la marcha|"
    r"enseguida|"
    r"inmediatamente|directamente|de inmediato|con (?!(?:est|es[aeo]|el |la |los |las |un |una ))"
    r"[\wáéíóúñ]+|sin [\wáéíóúñ]+|en (?:cristiano|plan|lenguaje|frases|párrafos|viñetas|listas?|"
    r"tablas?|"
    r"términos|palabras|orden|tono|formato|modo)|como (?:a|si|para)|de (?:forma|manera|modo)|desde "
    r"(?:cero|el principio)|comparándol\w+|más|muy|bien|claro|clarit[oa]|sencillo|cort[oa]|breve|"
    r"en "
    r"(?:inglés|español|castellano|catalán|francés)|siempre|como mucho|antes|después|a grandes "
    r"rasgos|"
    r"a fondo|al detalle|por (?:partes|pasos|puntos|escrito))"
)
_GONE = (
    r"(?:dan? ganas de (?:gritar|llorar|vomitar|irme|huir|tirar\w*|morir\w*)|traen? (?:sin "
    r"cuidado|al pairo|al fresco)|importan? (?:un|una) (?:pimiento|bledo|comino|"
    r"rábano|pepino|carajo|huevo|pito|higo|cuerno|mierda)|(?:importan?|interesan?) (?:bien "
    r")?(?:poco|"
    r"cero)|resbalan?|suda|la traen? floja|dejan? (?:fri[oa]|indiferente|igual)|dan? "
    r"(?:completamente "
    r"|totalmente )?(?:igual|lo mismo)|sobran?|no (?:me )?(?:dicen?|aportan?) nada|no me llaman?"
    r"(?: (?:nada|la atención|mucho))?|no me hacen? (?:ninguna )?(?:gracia|ilusión|falta)|ni me "
    r"van? "
    r"ni me vienen?)"
)
_TITLE = (
    r"(?:doctora?|dra?\.?|señora?|señorita|sra?\.?|srta\.?|don|doña|profesora?|ingenier[oa]|"
    r"licenciad[oa]|arquitect[oa]|maestr[oa])"
)
_NAME = (
    r"(?-i:[A-ZÁÉÍÓÚÑ])[\wáéíóúñ'-]+(?: (?:de |del |van |von |der |de la "
    r")*(?-i:[A-ZÁÉÍÓÚÑ])[\wáéíóúñ-]+){0,2}"
)

STYLING: tuple[Rule, ...] = (
    # Forms of address
    Rule("call-formal", "free",
         r"(?:por favor,? )?(?:(?:deseo|quiero|quisiera|querría|ruego|pido|prefiero|preferiría|"
         r"agradezco|agradecería|espero|me gustaría|le ruego|le pido|te pido|le agradecería|"
         r"te agradecería|les ruego|les agradecería) (?:mucho )?(?:que )?)?(?:se me (?:trate|"
         r"llame|hable|"
         r"nombre|conozca)|(?:me |te |se )?(?:dirij\w+|dirig\w+|diríj\w+|diríg\w+)(?:se|te)? a "
         r"m[ií]|me "
         r"(?:trat|llam|nombr)(?:e|es|en|ara|aras|aran)|(?:tráte|tratá|tratar|tráta|trate|"
         r"trata)(?:me|se)) "
         rf"(?:como|de|por) (?P<x>(?:(?:el|la) )?{_TITLE}(?: {_NAME})?|{_NAME}|mi (?:apellido|"
         rf"nombre|"
         r"título|apodo)\b.{0,30})",
         fact="Quiere que le llamen {x}", kind="address", slot="address"),
    Rule("call-so", "free",
         rf"(?:(?:es|soy|somos|mejor|para usted|para ti) )(?:(?:el|la) )?(?P<x>{_TITLE} {_NAME})",
         fact="Quiere que le llamen {x}", kind="address", slot="address", polite=True),
    Rule("call-so", "free", rf"(?:yo )?(?:me hago llamar|firmo (?:siempre )?como|todos me conocen "
         rf"(?:como|por)|me conocen (?:como|por)|atiendo por) (?P<x>{_NAME})",
         fact="Quiere que le llamen {x}", kind="address", slot="address"),
    Rule("call-not", "free",
         r"(?:nada de|ni|no) (?:se me (?:llame|trate) (?:de )?|me (?:llam|trat)\w+ (?:de )?)?"
         rf"[\"'«“](?P<x>{_NAME})[\"'»”](?:,? (?:que|porque|pues) .+)?",
         fact="No quiere que le llamen {x}", kind="address"),
    Rule("call-not", "free",
         r"(?:yo )?no (?:deseo|quiero|me gusta|soporto|consiento|necesito) que (?:se )?me "
         r"(?:llam|trat|tute|nombr)\w+ (?P<x>.+)",
         fact="No quiere que le llamen {x}", kind="address",
         unless=r"\b(?:hoy|ahora|mañana|por la tarde)\b"),
    Rule("ask-that", "free",
         r"(?:(?:ruego|pido|solicito|deseo|agradecería|agradezco|quiero|prefiero|me gustaría|"
         r"exijo) que )?(?P<x>se "
         r"(?:me |nos )?[a-záéíóúñ]+(?:en|an|e|a) .+)", fact="Pide que {x}",
         needs=r"\b(?:cada|siempre|nunca|tod[oa]s?|en general|por norma)\b",
         unless=YOU + r"|\b(?:cae|cuelga|cierra|bloquea|rompe|todos los (?:archivos|datos)|todo "
         r"el)\b|^se (?:me|nos|le|les) "),
    Rule("within-scope", "free", rf"(?:y |pero )?(?P<y>{SCOPE}),? (?:por favor,? )?(?:siempre "
         rf")?(?P<x>{DEVICE_ORDER}(?: .*)?)",
         fact="Pide {x} {y}", unless=r"\b(?:hoy|mañana|ahora|esta?|estos|estas)\b"),
    Rule("within-scope", "free", rf"(?:y |pero )?(?P<y>{SCOPE}),? (?:por favor,? )?(?:no|nunca|"
         rf"jamás) (?P<x>{DEVICE_ORDER}"
         r"(?: .*)?)",
         fact="Pide no {x} {y}", unless=r"\b(?:hoy|mañana|ahora|esta?|estos|estas)\b"),
    Rule("thousands", "free", r"(?:quiero |dame |pon |muestra |prefiero |siempre "
         r")*(?P<x>(?:(?:todos |todas )?(?:los |las |mis )?"
         r"(?:importes|cantidades|cifras|montos|valores|precios|números|ventas|ingresos)|todo) "
         r"en (?:miles|millones) de (?:euros|"
         r"dólares|libras|francos|pesos|yenes|coronas|reales|soles)\b.*)",
         fact="Prefiere {x}", unless=YOU),
    Rule("device-state", "free", bare=True, pattern=
         r"(?P<x>(?:las?|los|el) [\wáéíóúñ]+(?: (?:del?|de la) [\wáéíóúñ ]{2,25})? (?:siempre "
         r")?(?:apagad|encendid|bajad|subid|abiert|"
         r"cerrad|puest|bloquead|silenciad|conectad)[oa]s? (?:a|desde|hasta|entre|por|siempre|"
         r"cuando|de|al|los|antes|después|en) .+)",
         fact="Quiere {x}", needs=HABIT + r"|\b(?:todos|cada|siempre|medianoche|a las \d|entre "
         r"semana|desde las|hasta las)\b",
         unless=YOU + r"|\b(?:está|están|siguen?|quedó|ayer)\b"),
    Rule("to-mine", "wish",
         rf"(?:a m[ií]|para m[ií]|conmigo),? (?:siempre |mejor |por favor |todo )*(?!(?:avís|"
         rf"avis|dime|dame|ayud)\w*\b){ORDER} (?:siempre |todo |mejor |por "
         r"favor )*(?:en |con |como |por )?(?P<x>(?!(?:un|una|eso|esto|el de|la de|est[eao]|lo "
         r"que|más|otro|otra)\b).+)", fact="Prefiere {x}",
         reads=SHAPES, unless=YOU),
    Rule("no-basics", "free",
         r"(?:no|nunca|deja de|sin) (?:hace falta que |necesito que )?(?:me |nos "
         r")?(?P<x>(?:expli[cq]|repit|repet|recuerd|record|dig|cuent|cont|enseñ|detall|"
         r"aclar|desgran)\w* (?:lo (?:básico|obvio|evidente|elemental|fundamental|de siempre|que "
         r"ya sé|más básico)|las? (?:cosas? )?(?:obvi|básic|element)\w+|"
         r"cosas (?:obvias|básicas|que ya sé)|obviedades|los (?:fundamentos|conceptos básicos)).*)",
         fact="Pide no {x}"),
    Rule("such-that", "free",
         rf"(?:por favor,? )?(?P<x>{ORDER} (?:siempre |solo )?(?:cosas|algo|textos?|"
         rf"{ANSWERS})(?: [\wáéíóúñ]+)? (?:que|donde|con (?:los|las) que) (?:yo |se |no |me |solo "
         r"|siempre )*(?:pued[ao]n?|quep\w+|ocup\w+|sean?|teng\w+|lleven?|entiend\w+|sirv\w+|"
         r"quiera|vaya|dure\w*|necesite\w*|pase\w*|incluy\w+|use\w*) .+)",
         fact="Pide {x}", unless=YOU),
    Rule("topic-order", "free",
         rf"(?P<x>(?:(?:las|los|mis|tus) )?{ANSWERS}(?: (?:de|del|en|para|a) [\wáéíóúñ "
         rf"]{{2,25}}?| [\wáéíóúñ]+)?,? (?:siempre |mejor |por favor )*{ORDER}(?<=s) (?:siempre |"
         rf"mejor )*(?!(?:a|al|para|"
         r"hoy|aquí|ya|ahora)\b).+)", fact="Pide {x}", unless=YOU),
    Rule("topic-order", "free", sign=True, pattern=
         rf"(?P<x>(?:{TOPIC}|todo lo que [^,;:]{{3,50}}?),? (?:siempre |mejor |por favor "
         rf")*(?=[\wáéíóúñ]+l[oa]s? ){ORDER} (?:siempre |mejor )*(?:en|con|sin|por|como|de|antes|"
         rf"después|solo|así|al final|"
         r"aparte|a(?! (?-i:[A-Z])))\b.*)", fact="Pide {x}", unless=OPEN),
    Rule("topic-order", "free",
         r"(?P<x>(?:las|los|mis) (?!(?:datos|resultados|ventas|fotos|archivos|números|dos|"
         r"otr[oa]s)\b)[\wáéíóúñ]+s?(?: [^,;:]{2,40}?)?,? (?:siempre |mejor |preferiblemente )*"
         r"(?:escr[ií]b|expl[ií][cq]|d[ií]m|d[aá]m|p[oó]n|haz|h[aá]g|red[aá]ct|n[oó]mbr|res[uú]m|"
         r"cont[eé]st|resp[oó]nd|num[eé]r|ord[eé]n|pres[eé]nt|mu[eé]str|ens[eé]ñ|det[aá]ll|c[ií]t|"
         r"form[uú]l|trad[uú][cz])\w*l[oa]s (?:siempre |preferiblemente |mejor )*(?:(?:en|con|"
         r"sin|por|como) (?!(?:una?|el|la|los|las|est\w+|es[aeo]s?)\b)|en (?:un folio|una línea|"
         r"una "
         r"frase|una página|el momento)\b|así\b|de forma ).*)", fact="Pide {x}", unless=YOU),
    Rule("topic-may", "free",
         r"(?P<x>(?:las|los|mis|el|la) (?!(?:datos|resultados)\b)[\wáéíóúñ]+(?: [^,;:]{2,40}?)? "
         r"(?:(?:me |nos )?l[oa]s? (?:puedes?|podés|podéis|pueden|tienes que|debes|deberías) "
         r"(?:siempre )?(?:dejar|enseñar|"
         r"poner|mandar|dar|escribir|mostrar|hacer|presentar|explicar|enviar|redactar|quitar|"
         r"omitir|saltar)(?:me)?|se (?:quedan?|escriben?|ponen?|dejan?|nombran?|redactan?|"
         r"presentan?|expresan?|dicen?)|van?(?: siempre)?) "
         r"(?:siempre )?(?:en|con|sin|por|como|aparte|cort\w+|recort\w+|resum\w+|siempre|al|"
         r"de)\b.*)", fact="Prefiere: {x}",
         unless=OPEN + r"|\b(?:línea|servidor|pantalla|archivo|blanco|camino|aumento|tren|bus|"
         r"autobús|coche|cero|retraso|rojo|verde|cola|paz)\b|\bva (?:bien|mal|en|con (?:retraso|"
         r"lag))"),
    Rule("code-in", "free",
         r"(?P<x>(?:coment|escrib|document|nombr|redact|explic|expliq|llam|titul|"
         r"program)\w*(?:me)? (?:siempre )?(?:el código|los comentarios|las funciones|las "
         r"variables|los tests?|las pruebas|los commits|"
         r"los mensajes de commit|la documentación|los nombres|los títulos|las descripciones) "
         r"(?:siempre )?(?:en|con|sin|como) .+)", fact="Pide {x}", unless=YOU),
    Rule("answers-in", "free",
         rf"(?:por favor,? )?(?P<x>{ORDER} (?:siempre )?(?:las|tus|mis|l[oa]s) (?:respuestas|"
         rf"explicaciones|contestaciones|traducciones|recetas|resúmenes|correcciones|propuestas|"
         rf"recomendaciones|"
         r"sugerencias|instrucciones|indicaciones|preguntas) (?:siempre )?(?:en|con|sin|como|más|"
         r"por|de forma|de manera|cort\w+|breves?) .+)", fact="Pide {x}", unless=YOU),
    Rule("only-what", "free",
         r"(?:por favor,? )?(?P<x>(?:expl[ií][cq]|cu[eé]nt|di|dim|p[oó]n|incluy|muestr|coment|"
         r"ense[ñ]|traduc|destac|señal)\w* (?:solo|sólo|únicamente|nada más que) (?:lo|los|las|"
         r"el) (?:imprescindible|necesari\w+|"
         r"esencial\w*|just\w+|importante\w*|relevante\w*|básic\w+|que (?:cambi|sea|haga|import|"
         r"haya)\w*).*)", fact="Pide {x}", unless=YOU),
    Rule("rather-than", "free",
         rf"(?P<x>{ORDER} (?:(?:siempre|los|las|el|la) )*[\wáéíóúñ]+(?: [^,;:]{{2,40}}?)?,? "
         rf"(?:en vez de|en lugar de|y no) [a-záéíóúñ]+[aei]rl[oa]s?)(?:,? (?:lo )?(?:prefiero|"
         rf"me gusta|mejor) (?:más )?así)?",
         fact="Pide {x}", unless=YOU),
    Rule("finds-so", "free",
         rf"(?P<x>{TOPIC} (?:a mí )?(?:siempre )?me (?:parecen?|resultan?|suenan?|saben?) (?:muy "
         rf"|demasiado |bastante |tan |un poco |súper |realmente |siempre )*(?:horribl|"
         rf"insoportabl|aburrid|pesad|fe[oa]|asqueros|"
         r"maravillos|precios|inútil|incómod|cómod|estridente|ridícul|antipátic|fascinante|"
         r"interesante|delicios|rar[oa]|cansad|agobiante|insípid|ilegibl|cargante|soporífer|"
         r"repugnante|frí[oa]|cutre|eficaz|"
         r"relajante|divertid|estresante|innecesari|absurd|sos[oa]|bonit)\w*.*)",
         unless=YOU + r"|\b(?:el|la) (?:diseño|texto|informe|plan|precio|respuesta|propuesta|"
         r"resultado|tabla|gráfico|logo|título|foto|imagen|frase|párrafo|solución|código|web|"
         r"página|idea|color)\b"),
    Rule("topic-have", "free",
         rf"(?P<x>{TOPIC},? (?:yo )?(?:siempre |solo )*(?:prefiero|quiero|me gusta|necesito|me "
         rf"va mejor|me ayuda|suelo|intento|procuro) (?:siempre )?[a-záéíóúñ]+[aei]rl[oa]s? .+)",
         unless=YOU + r"|\b(?:saber|cambiarl|devolverl|verl[oa]s? ya)\w*\b"),
    Rule("topic-opposed", "free", bare=True, pattern=
         r"(?:y |pero )?(?P<x>(?:los|las|el|la|mis) (?!(?:lunes|martes|mi[eé]rcoles|jueves|"
         r"viernes|s[aá]bados?|domingos?|fin|fines)\b)[\wáéíóúñ]+(?: (?:de|del) [\wáéíóúñ]+)?,? "
         r"(?:siempre |mejor |solo )*(?:con|en|sin|como|de|por|al?|según) [^,;:?]{2,40}?,? (?:no|"
         r"nunca|"
         r"y no|jamás|en vez de|en lugar de|mejor que|antes que|nada de) (?:con |en |sin |como |"
         r"de |por |al? |según )?[^,;:?]{2,30})", fact="Prefiere {x}",
         unless=YOU + r"|\b(?:es|son|está|están|fue|hay|sale|salen|tiene|tienen|va|van|ha|han|"
         r"llegó|llega|me|se|le)\b"),
    Rule("without-because", "free", bare=True, pattern=
         r"(?:pero |y |vale,? |ok,? )*(?:sin|nada de|menos) (?P<x>(?!(?:duda|embargo|querer|est|"
         r"es[aeo])\w*)[\wáéíóúñ ]{3,40}),? (?:que|porque) (?P<y>(?:me|nos|les?) (?:dan?|"
         r"sientan?|caen?|ponen?|hacen?) .+)",
         fact="No quiere {x}: {y}", unless=YOU),
    Rule("thing-never", "free", bare=True, pattern=
         r"(?:y |pero |eso sí,? )*(?P<x>(?!(?:eso|esto|es[ea]|est[ea]|que|me|lo|la|los|las|el|no|"
         r"yo|ya|así|hoy|volver|casi|mejor)\b)[\wáéíóúñ-]+(?: [\wáéíóúñ-]+){0,3}?),? (?:jamás|ni "
         r"hablar|ni en broma|ni de broma|ni loc[oa]|ni locos|ni pensarlo|ni de coña|ni "
         r"regalad[oa]s?|ni muert[oa]|nunca jamás|ni de lejos|ni de casualidad)(?:,? .{0,60})?",
         fact="No quiere {x}",
         unless=YOU + r"|\b(?:vi|había|he|ha|pensé|imaginé|funciona|creí|sé|llega|viene)\b"),
    Rule("by-channel", "free",
         r"(?:y |pero |mejor )*(?P<x>(?:por|en|vía) (?:correo|email|mail|WhatsApp|Telegram|Slack|"
         r"teléfono|escrito|chat|mensaje|SMS|carta) (?:yo |me |siempre |sí |no |solo |nunca "
         r")*(?:contesto|respondo|"
         r"atiendo|prefiero|localizan|encuentran|escribo|hablo|trato|leo|entero|llegan?|va|viene|"
         r"resulta)\b.*)", unless=MOMENT),
    # A topic first
    Rule("topic-like", "free",
         rf"(?P<x>{TOPIC}(?:,)? (?:yo )?(?:siempre |solo |sólo |también |normalmente )*(?:me|nos) "
         r"(?:gustan?|encantan?|sirven?|van?|vienen?|ayudan?|convencen?|funcionan?|entran?|valen?) "
         r"(?:siempre |mucho |más )*(?:(?:en|con|sin|por|como|a|al|de|bien|muy|poco|más|ordenad\w+|"
         r"agrupad\w+|cort\w+|secas?|secos?|[\wáéíóúñ]+(?:ad|id|os|as|it|ísim)\w*|negro|solo|suave|"
         r"fuerte|dulce|amargo|tibio|caliente|breves?|simples?) ?.*))",
         unless=YOU + r"|\b(?:así|cómo|como (?:ha|has|queda)|quedado|hiciste|más|mucho)\Z|\bsi\b"),
    Rule("topic-do", "free",
         rf"(?P<x>{TOPIC}(?:,)? (?:yo )?(?:siempre |solo |sólo |nunca |casi |no |ya |también "
         rf")*(?:me |se )?"
         rf"l[oae]s? (?:(?:puedo|podemos) (?:ni )?(?:ver|oler|tomar|comer|probar|aguantar)|"
         rf"soporto|aguanto|"
         rf"tolero|detesto|odio|prefiero|quiero|evito|{DO})(?: .*)?)", unless=YOU
         + r"|\b(?:busco|abro|veo (?:mal|bien)|mando|envío|necesito|pongo|dejo|llevo (?:hoy|"
           r"mañana)|"
         r"compro (?:hoy|luego)|pierdo|borro|subo|instalo|recibo|miro ya|hago (?:ya|yo)|luego|"
         r"entiendo)\b"),
    Rule("topic-want", "free",
         r"(?P<x>(?!(?:eso|esto|es[ea]|est[ea]|lo|que|no)\b)[^,;:]{3,60}?) (?:es|son|sería) "
         r"(?:lo|los|las|"
         r"el|la) que (?:yo )?(?:siempre |más |de verdad |realmente )*(?:quiero|miro|me "
         r"(?:interesan?|"
         r"importan?|gustan?|sirven?|piden?)|necesito|busco|prefiero|uso|sigo|leo|valoro)(?: .*)?",
         unless=YOU),
    Rule("leaves-cold", "free",
         rf"(?:a m[ií] )?(?P<x>{TOPIC}|[\wáéíóúñ]+(?: [\wáéíóúñ]+){{0,3}}),? (?:a m[ií] )?(?:me |"
         rf"nos )?"
         rf"{_GONE}|(?:a m[ií] )?(?:me |nos )?{_GONE} (?P<y>(?!(?:que|si|lo|eso|esto|cuando)\b).+)",
         fact="No le interesa {x}", negative=True, reads=(*SHAPES, "region"),
         unless=YOU + r"|^(?:me|nos|a m[ií])? ?(?:da|es) (?:igual|lo mismo)$|\b(?:eso|esto|todo|"
         r"cualquiera"
         r"|tiempo|minutos|cuál|cual)\b",
         needs=r"\b(?:me|nos)\b"),
    Rule("none-of", "free", bare=True, pattern=
         r"(?:y |pero )?de (?P<x>(?!(?:acuerdo|momento|hecho|verdad|nada|eso|esto|ahí|aquí|todo)\b)"
         r"[\wáéíóúñ ]{3,40}?),? (?:(?:yo |mejor )?(?:nada|ni hablar|ni una palabra|ni pío|ni "
         r"gota|mejor "
         r"nada|paso|no quiero (?:nada|saber nada|ni oír hablar|oír ni hablar)|no me (?:hables|"
         r"cuentes|"
         r"mandes)(?: nada)?))(?: de nada)?(?:,? (?:que|porque|pues) .+)?", fact="No quiere {x}",
         unless=YOU),
    Rule("should-be", "free",
         r"(?:que )?(?P<x>(?:(?:tod[oa]s )?(?:mis|nuestr[oa]s|l[oa]s) (?!(?:resultados|datos|"
         r"ventas|números)\b)"
         r"[\wáéíóúñ]+s(?: (?!que\b)[^,;:]{2,30}?)? |)(?:siempre |nunca |no )*"
         r"(?:deber(?:ía|ian|ían) |deben? |tienen? que |han? de |pueden |necesitan )?(?:ser|"
         r"durar|ir|estar|"
         r"llevar|tener|empezar|acabar|pasar|caber|terminar|incluir|caer|sean?|duren?|vayan?|"
         r"quepan?|pasen?|"
         r"empiecen?|terminen?|lleven?|tengan?|superen?|incluyan?|estén?) .+)", fact="Pide que {x}",
         unless=YOU + r"|\b(?:listos?|listas?|para (?:el|la|mañana)|entregad\w+|terminad\w+|qué|"
         r"cómo|será)\b",
         needs=r"\b(?:\d+|dos|tres|cuatro|cinco|seis|siete|ocho|diez|quince|veinte|treinta|media|"
         r"máximo|"
         r"mínimo|mucho|siempre|nunca|antes|después|con|sin|en|cort\w+|breves?|por|más|menos|"
         r"vegan\w+|"
         r"claras?|claros?|redond\w+|hora|página|folio|pasen|superen)\b"),
)  # fmt: skip
