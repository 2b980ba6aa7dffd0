"""The Spanish grammar: how people state preferences, work, names, habits, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Grammar
from keepwise.bank.speech.languages.es.asking import ASKING
from keepwise.bank.speech.languages.es.cutting import CUTTING, ME_DO, STATE, STATES_OWN
from keepwise.bank.speech.languages.es.habits import HABITS
from keepwise.bank.speech.languages.es.having import HAVING
from keepwise.bank.speech.languages.es.idle import ASIDES, IDLE, PEOPLE
from keepwise.bank.speech.languages.es.lives import LIFE
from keepwise.bank.speech.languages.es.living import LIVING
from keepwise.bank.speech.languages.es.orders import ORDERS
from keepwise.bank.speech.languages.es.people import NO_NAMES
from keepwise.bank.speech.languages.es.selves import SELF
from keepwise.bank.speech.languages.es.spoiling import ONCE, REPORTED, SARCASTIC, UNREAL
from keepwise.bank.speech.languages.es.verbs import COMMANDING
from keepwise.bank.speech.languages.es.wishes import WISHES
from keepwise.bank.speech.languages.es.wording import (
    main_clause,
    statement,
    straight,
    third_person,
    tidy,
)

# Saying "please" with "that you ...": the wish itself follows.
_THAT = (
    r"(?:(?:me|te|le|os|les) (?:gustar[ií]a|encantar[ií]a|pido|pedir[ií]a|agradecer[ií]a|"
    r"agradezco|ruego|interesa|viene bien|vendr[ií]a bien)|(?:lo )?(?:quisiera|querr[ií]a|quiero|"
    r"necesito|espero|agradecer[ií]a|agradezco|pido|ruego)|(?:ser[ií]a|estar[ií]a|es|me ser[ií]a) "
    r"(?:genial|ideal|bueno|mejor|bien|estupendo|perfecto|lo mejor|importante|[uú]til|buen[ií]simo|"
    r"de (?:gran )?ayuda)|vendr[ií]a (?:bien|genial)|(?:no )?(?:te|le|os) (?:importa(?:r[ií]a)?|"
    r"molesta(?:r[ií]a)?)|aseg[uú]rate de|procur[ae]|intent[ae]|trat[ae] de|proc[uú]rame|"
    r"haz(?:me)? (?:el|un) favor de|hac[eé]me el favor de|s[ií] (?:puedes|pod[eé]s)|cuando "
    r"(?:puedas|respondas|"
    r"contestes|me (?:respondas|contestes|hables|escribas)|hables|escribas|muestres|hagas|des|"
    r"compares|expliques|resumas|presentes|menciones)[\w áéíóú]{0,40}?,|"
    r"si (?:puede ser|es posible|no te importa|puedes|pod[eé]s|te parece)|me (?:va|vendr[ií]a|"
    r"viene) mejor|"
    r"es importante)"
)

GRAMMAR = Grammar(
    language="es",
    cutting=CUTTING,
    rules=(*IDLE, *SELF, *LIFE, *WISHES, *HABITS, *ORDERS, *ASKING, *LIVING, *HAVING),
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
    r"odia|adora|necesita|toma|duerme|pesa|empieza|ya tiene) (?!(?:enferm|mal\b|cansad|"
    r"insoportable|un cielo|genial|que\b|"
    r"fiebre|hoy)).{2,120}",
    tags=r",? (?:vale|ok|okay|sí|si|eh|no|de acuerdo|te parece|dale|porfa|por favor|gracias|"
    r"puede ser|entendido)\s*\?+\Z",
    # Any clause may hold a rule's words: what the sentence must show is that it is Spanish.
    gate=r"\b(?:yo|mi|mis|y|nos|nuestr[oa]s?|de|del|la|el|los|las|un|una|unos|unas|que|q|con|por|"
         r"para|"
    r"al|en|es|soy|estoy|sin|siempre|nunca|jam[aá]s|nada|tablas?|euros|d[oó]lares|mejor|porfa\w*|"
    r"favor|muy|más|tambi[eé]n|me|no|ll[aá]m\w+me|tut[eé]\w*|tr[aá]t\w+|h[aá]bl\w+|"
    r"[\wáéíóú]{2,}(?:o|emos|amos|imos)|vamos|damos|vemos|[\wáéíóú]{3,}(?:é|í)|a|cada|"
    r"olv[ií]d\w+|borr\w+|usa|responde|contesta|redondea|elimin\w+|eso|esto|recuerda|s[eé] \w+|"
    r"odio|vegan[oa]|no (?:uses|me|"
    r"como|pongas|des)\w*)\b",
    lead=r"(?:(?:corrige|actualiza|cambia|corregí|actualizá|corrección)(?: [\wáéíóú]+){0,3}:\s+|"
         r"(?:una|otra|dos|tres|cuatro|varias|unas|algunas|un par de) (?:cosas?|cosillas?|"
         r"cositas?|apuntes?|detalles?|"
    r"aclaraci[oó]n|petici[oó]n|sugerencia|nota)\b[^:.]{0,40}:\s+|"
    r"(?:un (?:apunte|detalle|aviso|dato)|aclaraci[oó]n|petici[oó]n|nota|contexto|info|apunte|"
    r"preferencias?)\b(?! (?:que|de que))[^:.]{0,30}:\s+|"
    r"(?:siempre que|cuando|cada vez que) (?:me )?(?:muestres|des|respondas|contestes|env[ií]es|"
    r"hables|"
    r"mandes|presentes|hagas|compares|escribas|expliques|resumas|pases|menciones|prepares|"
    r"recomiendes|sugieras|propongas|listes|generes|busques|planifiques|redactes|te (?:pida|"
    r"pregunte|"
    r"consulte|pido|pregunto))(?: (?:algo|cifras|n[uú]meros|importes|datos|una (?:respuesta|"
    r"explicaci[oó]n)|las? respuestas?|"
    r"respuestas|cantidades|resultados|informaci[oó]n|cosas|lo que sea|opciones|conmigo|a m[ií]|"
    r"un mensaje))?,\s+|(?:no|nop|nel|na|qué va|para nada),\s+|"
    r"(?:por favor|porfa(?:vor|s|plis)?|porfis|porfi|oye|oiga|mira|mire|mir[aá]|che|f[ií]jate|a "
    r"ver|"
    r"escucha|hola(?: (?:de nuevo|otra vez|a todos))?|buenas(?: (?:tardes|noches))?|buenos "
    r"d[ií]as|buen d[ií]a|hey|ey|saludos|"
    r"gracias|muchas gracias|vale|ok(?:ay|ey)?|okis|dale|listo|perfecto|genial|estupendo|bien|muy "
    r"bien|bueno|pues|"
    r"entonces|ah|eh|uy|ay|em+|mmm+|jaja\w*|jeje\w*|sí|si(?=,)|claro|exacto|eso|perd[oó]n|perdona|"
    r"disculpa|lo siento|"
    r"correcci[oó]n|rectifico|me equivoqu[eé]|quise decir|digo|espera|un momento|"
    r"por cierto|x cierto|btw|por otro lado|por otra parte|una cosa(?: m[aá]s)?|otra cosa|"
    r"adem[aá]s|tambi[eé]n|(?:ya )?de paso|"
    r"aparte|encima|y|e|pero|aunque|as[ií] que|o sea|es decir|en realidad|de hecho|la verdad(?: es "
    r"que)?|lo cierto es que|a decir verdad|para serte sinceros?|si te soy sincer[oa]|"
    r"para ser sincer[oa]|sinceramente|honestamente|francamente|personalmente|"
    r"por si (?:acaso|sirve(?: de algo)?|te sirve|no lo sab[ií]as|no te lo he dicho|te interesa)|"
    r"para que (?:lo )?(?:sepas|sepa|conste|tengas en cuenta|te hagas una idea|quede claro)|"
    r"para tu informaci[oó]n|a t[ií]tulo informativo|"
    r"(?:te|le|os|les) (?:cuento|comento|aviso|informo|digo|aclaro|recuerdo|confieso)"
    r"(?: (?:que|de que|una cosa))?|"
    r"(?:que )?(?:sepas|sepa) que|(?:debes|debe|deber[ií]as|tienes que|conviene) saber que|"
    r"(?:como|tal como) (?:ya )?(?:te |le )?(?:dije|coment[eé]|he dicho|mencion[eé]|"
    r"dec[ií]a)|recuerda(?=,)|"
    r"a partir de (?:ahora|hoy|aqu[ií]|ya|este momento)|de ahora en (?:adelante|m[aá]s)|desde "
    r"(?:ahora|ya|hoy)(?: mismo)?|en adelante|de (?:aqu[ií]|hoy) en (?:adelante|m[aá]s)|en lo "
    r"sucesivo|"
    r"por defecto|por default|en el futuro|a futuro|en futuras (?:ocasiones|respuestas)|"
    r"para (?:la pr[oó]xima|pr[oó]ximas veces|el futuro|futuras respuestas|siempre)|"
    r"las pr[oó]ximas veces|la pr[oó]xima vez|como norma|por norma(?: general)?|por regla general|"
    r"en general|por lo general|siempre que (?:puedas|sea posible)|si (?:puedes|es posible|puede "
    r"ser|"
    r"no te importa|no es molestia)|cuando puedas|"
    r"(?:(?:me|te|le|nos) )?(?:puedes?|podr[ií]as?|pod[eé]s|pod[eé]is|podr[ií]ais|pueden|"
    r"podr[ií]an|te importar[ií]a|te importa|le importar[ií]a|ser[ií]as? (?:posible|tan amable "
    r"de)|es posible|"
    r"har[ií]as el favor de)(?: por ?fa(?:vor|),?)?(?= (?:no |siempre |dejar de |por favor |a "
    r"partir de "
    rf"\w+ |(?:me |nos )?)*(?:{COMMANDING})(?:me|nos|te|se)?(?:l[oae]s?)?\b)|"
    rf"{_THAT}(?: (?:que|si|por favor|mucho que))?(?= (?:a partir de ahora |desde ahora |de "
    r"ahora en adelante |me |nos |lo |la |los |las |te |se |siempre |"
    rf"no (?:me )?|todo |por favor,? |nunca )*(?:{COMMANDING})(?:me|nos|te|se)?(?:l[oae]s?)?\b)|"
    r"(?:recuerda|recuerde|record[aá]|acu[eé]rdate de|acordate de|no (?:te )?olvides(?: "
    r"de)?)(?= (?:siempre )?"
    rf"(?:usar|utilizar|poner|incluir|mostrar|responder|contestar|hablar|tutear|tratar|llamar|dar|"
    r"evitar|añadir|agregar|redondear|escribir|citar|mencionar|enviar|mandar)(?:me|nos|le|lo|la|"
    r"los|"
    rf"las)*\b)|"
    rf"(?:prefiero|preferir[ií]a|mejor|quiero) que(?= no (?:me )?{COMMANDING})|"
    r"que(?= (?:me |nos |lo |la |los |las |no |siempre )*"
    rf"(?:{COMMANDING})\b)|"
    r"que(?= (?:yo|mis?|no|me|soy|vivo|tengo|trabajo|ya|al final|he|hemos|nos|por fin|uso|estoy|"
    r"voy|prefiero)\b)|a m[ií],?(?= (?:no |también |tampoco |"
    r"siempre |la verdad |sobre todo )*me\b)|para "
    r"m[ií](?:,|(?= (?:el|la|lo) ))|en mi caso|"
    r"(?:ahora )?(?:en|hablando en) serio|lo que s[ií]|(?:ya )?est[aá] decidido|decidido|"
    r"f[ií]jate (?:en )?que|"
    r"estimad[oa]s? \w+|querid[oa]s? \w+|(?:hola|buenas) \w+(?=[:,])|dicho (?:esto|sea de paso)|"
    r"(?:a partir|desde|a contar) del? (?:este |esta |el |la |próxim[oa] )*(?:mes|año|lunes|"
    r"semana|curso|trimestre|enero|"
    r"febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre)(?: que "
    r"viene| próximo)?|"
    r"desde (?:este|esta|el|la) (?:mes|año|lunes|semana|curso|trimestre|enero|septiembre)(?: "
    r"pasad[oa])?|"
    rf"(?:a m[ií]|conmigo),?(?= (?:siempre |nunca |no "
    rf")*(?:{COMMANDING})me(?:l[oae]s?)?\b.*\bsiempre\b)|"
    r"yo,|ya,|eso s[ií]|ojo|nota|recordatorio|ps|p\.d\.|pd|vuelvo a lo de antes|ya que estamos|"
    r"mejor dicho|"
    r"al final|finalmente|ahora(?=,)|hoy por hoy|hoy en d[ií]a|en fin|total|sabes qu[eé]|"
    r"pens[aá]ndolo (?:bien|mejor)|despu[eé]s de todo|en resumen|antes de nada|ante todo|"
    r"antes de (?:empezar|seguir|nada)|solo (?:decirte|comentarte|avisarte|aclarar) que|"
    r"(?:quer[ií]a|quisiera|quiero) pedirte(?: por favor| una cosa)?(?: que)?|(?:quer[ií]a|"
    r"quiero) (?:decirte|comentarte|aclarar|avisarte|contarte|que sepas)(?: que)?|"
    r"(?:nuevo|nueva) por aqu[ií]|"
    r"(?:en vez|en lugar) de [\w-]+(?: [\w-]+)?,? (?=(?:por favor|usa|use|muestra|dame|prefiero|"
    r"pon|"
    r"siempre|quiero|mejor)\b))(?:[,:!.]?\s+|(?<=\.)\s*|(?<= )))",
    tail=r"(?:[,;]?\s*(?:\b(?:por ?favor|porfa(?:s|plis)?|porfis|porfi|plis|(?:muchas |mil "
         r")?gracias"
    r"(?: (?:de antemano|por adelantado))?|a partir de (?:ahora|hoy|aqu[ií]|ya)|de ahora en "
    r"(?:adelante|m[aá]s)|de aqu[ií] en (?:adelante|m[aá]s)|desde (?:ahora|ya)|en adelante|en lo "
    r"sucesivo|por defecto|por "
    r"default|para m[ií]|conmigo|siempre as[ií]|as[ií] siempre|siempre|como siempre|como de "
    r"costumbre|tambi[eé]n|adem[aá]s|"
    r"en (?:el )?futuro|a futuro|en general|por lo general|cada vez|todas las veces|para siempre|"
    r"si (?:puede ser|es posible|puedes|pod[eé]s|puede|no te importa|te parece|no es molestia|no "
    r"es mucho pedir)|siempre que "
    r"(?:puedas|sea posible|se pueda)|cuando (?:puedas|sea posible)|en lo posible|dentro de lo "
    r"posible|vale|ok(?:ay)?|"
    r"eh|dale|ya sabes|sabes|por cierto|btw|la verdad|sinceramente|eso s[ií]|entonces|nada "
    r"m[aá]s|nom[aá]s|"
    r"as[ií] que (?:gracias|nada)|jaja\w*|jeje\w*|de verdad|en serio|salvo que (?:te )?(?:diga|"
    r"pida|indique) "
    r"(?:otra cosa|lo contrario)|a (?:no ser|menos) que (?:te )?(?:diga|pida|indique) (?:otra "
    r"cosa|lo contrario)|"
    r"mientras no (?:te )?diga lo contrario|hasta (?:nuevo aviso|que (?:te )?diga lo contrario)|"
    r"en (?:tus|las|todas (?:las|tus)|sus|mis) (?:respuestas|mensajes|textos|contestaciones|"
    r"explicaciones)|"
    r"cuando (?:me )?(?:respondas|contestes|hables|escribas|responda|conteste|hable)(?: conmigo)?|"
    r"si no (?:le|les|os) importa|si (?:le|os) parece|(?:y )?(?:esto|eso|y esto|lo mismo) "
    r"(?:vale|va|sirve|es) para "
    r"(?:tod[oa]s?|siempre|el futuro)\b.{0,30}|de una vez(?: por todas)?|de forma permanente|"
    r"permanentemente|como norma|por norma|"
    r"todo el rato|en cada respuesta|en todo momento|al (?:hablarme|responder(?:me)?|"
    r"contestar(?:me)?|escribirme))\b|[.!…]+|[:;]-?[)D(]|[xX]D+|\^\^|"
    r"[\U0001F300-\U0001FAFF\u2600-\u27bf\ufe0f]+))",
    polite=r"\b(?:para m[ií](?=,)|conmigo|por ?favor|porfa\w*|porfis?|plis|pls|please|xfa|xfavor|"
    r"te (?:agradecer[ií]a|"
           r"agradezco|"
    r"ruego|pido)|si (?:eres|es) tan amable|si no (?:le|te|les) importa)\b|\bgracias\W*\Z",
    unreal=UNREAL,
    sarcastic=SARCASTIC,
    reported=REPORTED,
    once=ONCE,
    standing=r"\b(?:siempre(?! y cuando)|(?:vale|sirve|va|es) para (?:tod[oa]s?|el futuro)|nunca|"
    r"jam[aá]s|a partir de (?:ahora|hoy|aqu[ií]|ya|este "
             r"momento|esta)|"
    r"de ahora en (?:adelante|m[aá]s)|desde (?:ahora|ya|hoy)|en adelante|de (?:aqu[ií]|hoy) en "
    r"(?:adelante|m[aá]s)|"
    r"en lo sucesivo|por (?:defecto|default)|por norma|como norma|por regla general|en el futuro|"
    r"a futuro|en futuras|"
    r"la pr[oó]xima vez|las pr[oó]ximas|(?:para )?pr[oó]ximas veces|cada vez(?! (?:m[aá]s|menos|"
    r"mejor|peor))|todas las "
    r"veces|por sistema|permanentemente|de "
    r"forma permanente|en todo momento|en general|por lo general|de una vez por todas|"
    r"habitualmente|para "
    r"siempre|sin excepci[oó]n|en cada|en todas (?:tus|las)|salvo que (?:te )?(?:diga|pida)|a "
    r"(?:menos|no ser) que (?:te )?"
    r"(?:diga|pida)|hasta nuevo aviso|mientras no|cuando (?:me )?(?:muestres|des|respondas|"
    r"contestes|"
    r"hables|env[ií]es|mandes|presentes|compares|escribas|expliques|resumas|recomiendes|sugieras|"
    r"propongas|te (?:pida|"
    r"pregunte|pido|pregunto)))\b",
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
    r"realidad\b|casa\b|tu información\b|cuanto\b)[\w&áéíóúñ'’ -]{2,40}?)(?:, |,? (?=(?:quiero|"
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
    trailing=r"(?<!/)\b(?:lo|(?-i:eso)|esto|ese|este|esa|esta|estos|estas|esos|esas|así|ellos|él|"
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
    poison=r"\b(?:ignor(?:a|ar|e|es|en|ad)|haz caso omiso|desobedec\w+|salt(?:a|ar)te las|"
           r"instrucci[oó]n(?:es)?|"
    r"prompts?|jailbreak|pol[ií]ticas?|reglas del sistema|admin(?:istrador)?(?:es)? del? sistema|"
    r"root|sudo|"
    r"no (?:se )?(?:lo )?(?:menciones|digas|cuentes) (?:a nadie|nada|esto|que)|sin (?:decir|"
    r"avisar|preguntar|pedir permiso)\w*|"
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
    pointed=r"\b(?:est[ea]|es[ea]|esto|eso|estos|estas|esos|esas|de arriba|de abajo|siguiente|"
            r"anterior|"
    r"adjunt[oa]|ayer|hoy|mañana|antes de las)\b",
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
    own=r"(?:(?:y|pero|así que|porque|aunque),? )?(?:(?:yo|mis?|a m[ií](?= (?:no |también |"
        r"tampoco )?me))\b|"
    rf"(?:no |nunca |siempre |ya |también |ahora )*(?:me {ME_DO}|{STATES_OWN})\b)",
    elided=rf"(?:y |e |pero |también |además )*(?P<state>{STATE})\b",
    conditional=r"\A(?:para|con|en|durante|al?|cuando) |\b(?:si|cuando|salvo|excepto|a menos|"
                r"hasta que|en cuanto|por encima|"
    r"por debajo|más de|menos de)\b",
    ask=r"[¿¡]*(?:qu[eé]|c[oó]mo|por qu[eé]|cu[aá]l(?:es)?|qui[eé]n(?:es)?|d[oó]nde|cu[aá]nd?o|"
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
)  # fmt: skip
