"""The Spanish grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Grammar
from keepwise.bank.speech.languages.es.around import LEAD, STANDING, TAIL
from keepwise.bank.speech.languages.es.cutting import CUTTING, ME_DO, STATE, STATES_OWN
from keepwise.bank.speech.languages.es.habits import HABITS
from keepwise.bank.speech.languages.es.idle import ASIDES, IDLE, PEOPLE
from keepwise.bank.speech.languages.es.lives import LIFE
from keepwise.bank.speech.languages.es.open.asking import ASKING
from keepwise.bank.speech.languages.es.open.duties import DUTIES
from keepwise.bank.speech.languages.es.open.early import EARLY, PASSING
from keepwise.bank.speech.languages.es.open.further import FURTHER, SET_PHRASES
from keepwise.bank.speech.languages.es.open.having import HAVING
from keepwise.bank.speech.languages.es.open.living import LIVING
from keepwise.bank.speech.languages.es.open.manner import MANNERS
from keepwise.bank.speech.languages.es.open.others import OTHERS, STRANGER, SUBJECTLESS
from keepwise.bank.speech.languages.es.open.selfhood import SELFHOOD
from keepwise.bank.speech.languages.es.open.styling import STYLING
from keepwise.bank.speech.languages.es.open.terse import TERSE
from keepwise.bank.speech.languages.es.orders import ORDERS
from keepwise.bank.speech.languages.es.people import NO_NAMES
from keepwise.bank.speech.languages.es.selves import SELF
from keepwise.bank.speech.languages.es.spoiling import ONCE, REPORTED, SARCASTIC, UNREAL
from keepwise.bank.speech.languages.es.wishes import WISHES
from keepwise.bank.speech.languages.es.wording import (
    main_clause,
    statement,
    straight,
    third_person,
    tidy,
)

GRAMMAR = Grammar(
    language="es",
    cutting=CUTTING,
    rules=(
        *(*IDLE, *OTHERS, *PASSING, *SET_PHRASES, *EARLY, *TERSE, *SELF, *LIFE, *WISHES, *HABITS),
        *(*ORDERS, *STYLING, *MANNERS, *ASKING, *LIVING, *HAVING, *SELFHOOD, *DUTIES, *FURTHER),
    ),
    asides=ASIDES,
    general=r"(?:en|para|con|a|cuando) (?:(?:l[oa]s|mis|tus|nuestr[oa]s|todos l[oa]s|todas las|"
    r"tod[oa]s mis|cualquier|el|la) )?"
    r"(?:correos?|emails?|mails?|mensajes|recetas|respuestas|explicaciones|informes|reportes|"
    r"tablas|gr[aá]fic[oa]s|"
    r"res[uú]menes|traducciones|commits|viajes|vuelos|hoteles|listas|distancias|temperaturas|"
    r"fechas|horas|precios|importes|"
    r"cantidades|medidas|presentaciones|c[oó]digo|ejemplos|recordatorios|avisos|notificaciones|"
    r"llamadas|reuniones|facturas|"
    r"presupuestos|desayunar|cenar|comer|merendar|dormir|viajar|el trabajo|la compra|rutas|"
    r"comentarios|tests|nombres|"
    r"publicaciones|posts|textos|documentos|comidas|cenas|desayunos|ejercicios|entrenamientos|"
    r"lecturas|libros|series|"
    r"pel[ií]culas|m[uú]sica|noticias|citas|referencias|fuentes)(?: (?:de|del|para|en|con|a) [\w "
    r"áéíóúñ]{2,30})?",
    people=rf"\b(?:mis?|nuestr[oa]s?|tengo|tenemos) (?:un |una |dos |tres )?(?:{PEOPLE})(?: "
    rf"(?:mayor|menor|pequeñ[oa]))?,? "
    r"(?:se llama |se llaman |que se llama |llamad[oa] |\()?(?P<name>(?-i:[A-ZÁÉÍÓÚÑ])[\wáéíóúñ]+)"
    r"(?:(?:,| y| e) (?P<name2>(?-i:[A-ZÁÉÍÓÚÑ])[\wáéíóúñ]+))?",
    theirs=r"\w+ (?:es|tiene|no (?:come|puede|tolera|bebe)|come|va a|cumple|nació|juega al?|toca|"
    r"estudia|es al[eé]rgic[oa]|"
    r"necesita|toma|duerme|pesa|empieza|ya tiene) (?!(?:enferm|mal\b|cansad|"
    r"insoportable|un cielo|genial|que\b|"
    r"fiebre|hoy)).{2,120}",
    tags=r"(?:, (?:no|sí|si)|,? (?:vale|ok|okay|sí|eh|de acuerdo|te parece|dale|porfa|por favor|"
    r"gracias|"
    r"puede ser|entendido))\s*\?+\Z",
    # Any clause may hold a rule's words: what the sentence must show is that it is Spanish.
    gate=r"\A(?!(?s:.*)(?-i:\b(?:não|uma|em|com|meu|minha|das|do|ao|pelo|pela|isso|também|"
    r"são|sou|"
    r"você|vocês|eu|nós|mais|mesmo|mesma|tempo|vontade|dá|para a|nem|ela|ele|muito|isso|"
    r"à|às|é|quero que me|na|no (?:meu|seu))\b(?!['’])|\b[a-zà-ú]*[ãõç]))"
    r"(?s:.*)\b(?:ni|yo|mi|mis|y|nos|nuestr[oa]s?|de|del|la|el|los|las|un|una|unos|unas|que|"
    r"q|con|"
    r"por|"
    r"para|"
    r"al|en|es|soy|estoy|sin|siempre|nunca|jam[aá]s|nada|tablas?|euros|d[oó]lares|mejor|porfa\w*|"
    r"favor|muy|más|tambi[eé]n|me|no|ll[aá]m\w+me|tut[eé]\w*|tr[aá]t\w+|h[aá]bl\w+|"
    r"[\wáéíóú]{2,}(?:o|emos|amos|imos)|vamos|damos|vemos|[\wáéíóú]{3,}(?:é|í)|a|cada|"
    r"olv[ií]d\w+|borr\w+|usa|responde|contesta|redondea|elimin\w+|eso|esto|recuerda|s[eé] \w+|"
    r"odio|vegan[oa]|no (?:uses|me|"
    r"como|pongas|des)\w*)\b",
    lead=LEAD,
    tail=TAIL,
    polite=r"\b(?:para m[ií](?=,)|conmigo|por ?favor|porfa\w*|porfis?|plis|pls|please|xfa|xfavor|"
    r"te (?:agradecer[ií]a|"
    r"agradezco|"
    r"ruego|pido)|si (?:eres|es) tan amable|si no (?:le|te|les) importa)\b|\bgracias\W*\Z",
    unreal=UNREAL,
    sarcastic=SARCASTIC,
    reported=REPORTED,
    once=ONCE,
    standing=STANDING,
    additive=r"\b(?:tambi[eé]n|tb|tmb|adem[aá]s|asimismo|igualmente|aparte|encima)\b",
    asked=r"[¿¡]*(?:[^?]{0,60},\s*¿?)?(?:(?:oye|perdona|por favor|y|hola|porfa|mejor|entonces|a "
    r"partir de ahora|de ahora en adelante),? )*"
    r"(?:(?:me|nos|te|le|os) )?(?:puedes?|podr[ií]as?|pod[eé]s|pod[eé]is|podr[ií]ais|pueden|"
    r"podr[ií]an|"
    r"importar[ií]a|importa|ser[ií]as?|es posible|puedo pedirte|quieres|har[ií]as|podemos|"
    r"podr[ií]amos|vale si|qu[eé] tal si)"
    r"\b.*\b(?:siempre|nunca|a partir de|de ahora en|en adelante|recordar|recuerdes|acordarte|"
    r"olvidar|olvides|"
    r"olvidarte|por (?:defecto|favor siempre)|en (?:el )?futuro|cada vez|llamarme|tutear\w*|"
    r"tratarme|hablarme "
    r"(?:de|en)|tener en cuenta|dejar de|en general|de usted|de t[uú]|de vos|de ahora|todas las "
    r"veces|desde ahora|"
    r"la pr[oó]xima|a futuro|por lo general|volver a|usar solo)\b.*",
    opposed=r",? (?:y |pero )?(?:no|nada de|nunca|ni)(?= (?:en |con |los |las |el |la |un |una "
    r")?\w)\b|,? en (?:vez|lugar) de(?:l)?\b|"
    r",? antes que\b|,? mejor que\b| por encima de\b| >|,? frente a\b|"
    r",? (?:que|a)(?= (?:(?:en|de|con|los|las|el|la|l) )?(?:tablas?|gr[aá]fic|diagrama|listas?|"
    r"viñetas|p[aá]rraf|texto|"
    r"prosa|d[oó]lares|euros|libras|pesos|bullets|excel|hojas|planillas|respuestas|explicaciones|"
    r"mensajes|larg|"
    r"cort|detallad|ingl[eé]s|español|millas|kil[oó]metros|imperial|fahrenheit|celsius|circular|"
    r"barras|powerpoint|diapositivas|"
    r"n[uú]meros|pdf|csv|json)\w*)| al(?= (?:texto|gr[aá]fico|ingl[eé]s|español|excel))",
    compares=r"\b(?:en (?:vez|lugar) del?|antes que|mejor que|que|a|al|por encima de|frente a)\b",
    limit=r",? (?:para|en|cuando|durante|con|si|al|a la hora de|sobre|por) ",
    describes=r"con",
    limit_ahead=r"(?P<limit>(?:para|en|con) (?!m[ií]\b|nosotros\b|que\b|general\b|el futuro\b|"
    r"adelante\b|siempre\b|"
    r"realidad\b|casa\b|tu información\b|cuanto\b)[\w&áéíóúñ'’ -]{2,40}?)(?:[,:] |,? (?=(?:quiero|"
    r"prefiero|por favor|usa|use|us[aá]|muestra|dame|pon|"
    r"mejor|necesito|quisiera|me gusta|me gustan|solo|utiliza|ponme|mu[eé]strame)\b))",
    open_limits=r"(?:m[ií]|nosotros|todo|todos|ahora|nada|siempre|general|(?:todas )?(?:las |mis "
    r"|tus |sus )?"
    r"(?:respuestas|importes|cantidades|cifras|n[uú]meros|resultados|preguntas|conversaciones|"
    r"contestaciones)|"
    r"(?:el )?futuro|(?:la |las )?pr[oó]ximas?(?: vez| veces)?|adelante|lo posible|me "
    r"(?:respondas|contestes|hables)|respondas|contestes|"
    r"puedas|puedes|"
    r"es posible|puede ser|hables conmigo|cada respuesta|favor|defecto|default)",
    glue=r"(?:los|las|el|(?:(?:los|las|mis|tus|sus|todos|todas|l[oa]s) )*(?:importes?|cantidades|"
    r"cantidad|cifras|n[uú]meros|valores|"
    r"montos|precios|costes|costos|gastos|ventas|ingresos|totales|total|resultados|respuestas?|"
    r"datos|fechas?|horas?|"
    r"temperaturas?|distancias|medidas|unidades|porcentajes|informes|reportes|comparativas|"
    r"mensajes|contestaciones|presupuestos)|"
    r"mostrad[oa]s?|expresad[oa]s?|presentad[oa]s?|convertid[oa]s?|redondead[oa]s?|escrit[oa]s?|"
    r"en|con|como|a|de|por|y|e|o|u|todo|todos|todas|solo|s[oó]lo|siempre|me|nos|que|moneda|"
    r"formato|forma|modo|"
    r"unidades|mejor|ambos|sea|sean|est[eé]n?|vengan?|salgan?|ver|tener|usar|utilizar|uses?|usa|"
    r"muestres|muestre|muestrame|dame|des|"
    r"respondas|responda|responde|respondeme|contestes|contesta|hables|hable|hablame|escribas|"
    r"escribe|escribeme|pongas|pon|ponme|responder|contestar|hablar|escribir|"
    r"presentes|muchas|much[oa]s|más|muy|bien|tono|estilo|manera|"
    r"por favor|porfa|limpi[oa]s?|simples?|sencill[oa]s?|claras?|buen[oa]s?|tipo|exclusivamente|"
    r"únicamente|directamente|al|por defecto)",
    needless=r",? ?\b(?:por favor|porfa|siempre|nunca|jamás|a partir de ahora|de ahora en adelante|"
    r"en adelante)\b(?= )|,? \b(?:por favor|porfa|siempre|nunca)\b",
    pronouns=r"(?:lo|la|los|las|el|un|una|unos|unas)",
    article=r"(?:un|una|la|el|esta|este|esa|ese|estas|estos|esas|esos|otra|otro|tu|tus|su|"
    r"alguna?s?|dos|tres)",
    pointing=r"(?:la|el|esta|este|esa|ese|estas|estos|esas|esos|tu|otra|otro)",
    trailing=r"(?<!/)\b(?:lo|(?<!de la )(?-i:eso)|esto|ese|este|esa|esta|estos|estas|esos|esas|"
    r"así|ellos|él|"
    r"ella|"
    r"ti|aquí|ahí|"
    r"(?-i:[a-záéíóú])\w{2,}[aei]rl[oa]s?|que|de|en|con|a|por|contigo|acá|allí)\Z",
    addressed=r"\b(?:tu|tus|vuestr\w+|has|hiciste|mandaste|enviaste|diste|ayer|est[ea]|es[ea]|"
    r"estos|esos|adjunt\w+|"
    r"gracias|propusiste|pusiste)\b",
    empty=r"(?:esto|eso|que|cómo|como|cuando|si|dónde|donde|quién|por qué|qué|todo|algo|nada|"
    r"este|esta|"
    r"ese|esa|ellos|él|ella|no|sí)\b.{0,9}|(?:mucho|más|bien|mal|mejor|lo|me|poco)",
    unsaid=r"(?:mis?|nuestr[oa]s?|el|la|los|las|tus?) [\w-]+(?: [\w-]+)?",
    # "Never restart it without asking" is a wish, "restart it without asking" is not.
    poison=r"\A(?!.*\b(?:no|nunca|jamás|nada) .{2,60} sin ).*\bsin (?:decir|avisar|preguntar|"
    r"pedir permiso)\w*|\b(?:ignor(?:a|ar|e|es|en|ad)\b(?=.*\b(?:todo|instrucc|reglas|[oó]rdenes|"
    r"indicacion|anterior|mensajes previos|lo que|filtros|seguridad|restric))|haz caso omiso|"
    r"desobedec\w+|salt(?:a|ar)te las|"
    r"instrucci[oó]n(?:es)?|"
    r"prompts?|jailbreak|pol[ií]ticas?|reglas del sistema|admin(?:istrador)?(?:es)? del? sistema|"
    r"root|sudo|"
    r"no (?:se )?(?:lo )?(?:menciones|digas|cuentes) (?:a nadie|nada|esto|que)|"
    r"(?:ahora )?(?:eres|sos) (?:un|una|mi|el|la)|act[uú]a como|tu (?:nombre|rol|funci[oó]n) es|"
    r"aprueb[ae]\w*|autoriz[ao]\w*|"
    r"conf[ií]a en|significa|quiere decir|se refiere a|cualquier(?:a| usuario| persona)|todos "
    r"los usuarios|otros usuarios|"
    r"contraseñas?|(?:mi|la|las|tu|mis) claves?|secretos?|tokens?|credencial\w*|api[- ]?keys?|"
    r"https?:|www\.)\b",
    others=r"(?:él|ella|ellos|(?:[A-ZÁÉÍÓÚÑ][\w-]+|mi \w+|el \w+|la \w+|nuestr[oa] \w+)(?: "
    r"[A-ZÁÉÍÓÚÑ][\w-]+)?) "
    r"(?:siempre |nunca |también |no |ya )*(?:prefieren?|quieren?|odia[n]?|detesta|piensa|dice|"
    r"dijo|usa|gana|"
    r"está (?:enferm[oa]|de baja|embarazada)|se va)\b.*|[Aa] (?:[A-Z]\w+|mi \w+|la \w+) (?:no "
    r")?le .*",
    corrects=r"\b(?:en realidad|mejor|m[aá]s bien|perd[oó]n|correcci[oó]n|rectifico|me "
    r"equivoqu[eé]|al final|"
    r"pens[aá]ndolo (?:bien|mejor)|digo|quise decir|volvamos|vuelve a|volv[eé] a|otra vez|cambio "
    r"de "
    r"(?:idea|opini[oó]n)|me he confundido|no,)\b",
    determiner=r"(?:(?:(?:el|la|mi|nuestro|nuestra|su) )?(?:equipo|departamento|depto|[aá]rea|"
    r"secci[oó]n|divisi[oó]n) "
    r"de(?:l| la| los| las)?|todos los|todas las|todos mis|todas mis|los|las|el|la|mis|mi|"
    r"nuestr[oa]s?|cada|l)",
    # With "como" the role is a fact of its own.
    present=r"(?!(?:(?:yo|ya|ahora|actualmente) )*(?:trabajo|curro|laburo|chambeo|estoy) en .+ "
    r"como )\w",
    pointed=r"\b(?:est[ea]|es[ea]|esto|eso|estos|estas|esos|esas|de arriba|de abajo|(?<!semana "
    r")(?<!mes )siguiente|"
    r"(?<!año )(?<!mes )(?<!semana )(?<!trimestre )anterior|"
    r"adjunt[oa]|ayer|hoy|mañana)\b",
    to_do=r"(?=(?:de )?\w+[aei]r(?:me|nos|lo|la|los|las|le|les|se|te)?\b )",
    at_hand=r"(?:el|la|los|las|est[eao]s?|es[eao]s?|aquel\w*) ",
    mine=r"(?:mis?|nuestr[oa]s?|la|el|los|las) (?:(?:preferencias?|configuraci[oó]n|ajustes?) "
    r"(?:de|por|sobre|con) "
    r"(?:la |el |los |las )?)?",
    setting=r" (?:preferid[oa]s?|favorit[oa]s?|por defecto|habitual)\Z",
    prefixes=r"(?:\s*\b(?:(?:de )?(?:lo|eso|esto) de que|(?:lo|eso|esto) del?|lo que (?:te "
    r")?(?:dije|cont[eé]|he dicho|sabes|sab[eé]s|dije antes) "
    r"(?:sobre|de|acerca de)(?: que)?|(?:todo lo|cualquier cosa) (?:relacionado con|relativo a|"
    r"que (?:sabes|tienes|guardaste|"
    r"te (?:dije|cont[eé])) (?:sobre|de|acerca de)|de|sobre)|la parte (?:de|sobre)(?: que)?|"
    r"(?:el|la) (?:dato|recuerdo|nota|"
    r"informaci[oó]n) (?:de|sobre)(?: que)?|de que|que|a)\b\s*)",
    own=r"(?:(?:y|pero|así que|porque|aunque),? )?(?:(?:yo|mis?|nuestr[oa]s?|a m[ií](?= (?:no |"
    r"también |"
    r"tampoco )?me))\b|"
    rf"(?:no |nunca |siempre |ya |también |ahora )*(?:me {ME_DO}|{STATES_OWN})\b|nada de |(?:en "
    rf"casa )?(?:nosotr[oa]s )?[a-záéíóú]+(?:amos|emos|imos)\b|"
    rf"evit[ae]\b|"
    r"no (?:me )?[a-záéíóú]+(?:es|as)\b|(?!(?:come|duerme)\b)[a-záéíóú]{2,}me\b)",
    elided=rf"(?:y |e |pero |también |además )*(?P<state>{STATE})\b",
    conditional=r"\A(?:para|con|en|durante) .*\b(?:más|menos|encima|debajo)\b|\Acuando |"
    r"\b(?:si|cuando|salvo|excepto|a menos que|hasta que|en cuanto|por encima|"
    r"por debajo)\b",
    ask=r"[¿¡]*(?:qu[eé](?! (?:las|los|mis|no|me|todo|sean?|vayan?|duren?)\b)|c[oó]mo|por qu[eé]|"
    r"cu[aá]l(?:es)?|qui[eé]n(?:es)?|d[oó]nde|cu[aá]nd?o|"
    r"cu[aá]nt[oa]s?|puedes?|puedo|"
    r"podr[ií]as?|pod[eé]s|es|son|hay|tiene|tienes|sabes|me (?:puedes|podr[ií]as|recomiendas|"
    r"ayudas)|crees|debo|ser[ií]a|"
    r"deber[ií]a|est[aá]|te (?:parece|acuerdas)|recuerdas)\b",
    no_names=NO_NAMES,
    follows=r"y|o|con|para|en|cuando|al",
    colouring=r"(?:siempre|muy|lo más|un poco|bien|bastante|por favor|directo|directa) ",
    group=r"team|equipo",
    be=("", "soy "),
    sentences={
        "opposed": "{yes}, no {no}",
        "always": "Pide siempre {x}",
        "never": "Pide no {x}",
        "avoid": "No quiere {x}",
        "or": " o ",
        "and": " y ",
        "never_word": r"(?:nunca(?: más)?|jamás|no(?: vuelvas a| vuelva a)?|evit(?:a|e|ar|es)|"
        r"dej(?:a|e) de)",
        "always_word": r"siempre",
    },
    person=third_person,
    statement=statement,
    plain=main_clause,
    tidy=tidy,
    straight=straight,
    stranger=STRANGER,
    subjectless=SUBJECTLESS,
)
