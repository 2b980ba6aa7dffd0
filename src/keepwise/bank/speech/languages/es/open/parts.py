"""Parts of the Spanish open rules: what makes a habit, what passes, and whose words these are."""

from __future__ import annotations

from keepwise.bank.speech.languages.es.verbs import PRESENT
from keepwise.bank.speech.languages.es.wording import VERB, WHEN

DAY = r"(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?|findes?)"
MOMENT = (
    r"(?:[\"“”«»]|\b(?:hoy|mañana(?! por la (?:mañana|tarde)s)(?<!la mañana)(?<!las "
    r"mañana)(?<!de mañana)"
    r"(?<!media mañana)|ayer|anoche|anteayer|ahora mismo|ahorita|en este momento|de momento|por "
    r"ahora|por el momento|luego te|en (?:un|breve|cinco|diez|dos) (?:momento|rato|minutos|"
    r"segundos|horas)|est[ea] (?:noche|tarde|mañana|semana|finde|fin de semana|vez|mes|año|"
    r"viernes|lunes|martes|jueves|domingo|mi[eé]rcoles|s[aá]bado|curso|trimestre|verano)|"
    r"(?:la semana|el mes|el año) (?:pasad[oa]|que viene)|(?:el|la) (?:próxim[oa]|pasad[oa]) \w+|"
    r"otra vez|de nuevo|todavía|aún|hace (?:un rato|cinco|diez|una hora)|esto|(?-i:[Ee]so)|"
    r"est[ea]|es[ea]|"
    r"estos|estas|esos|esas|aquell?[oa]?s?|te|tu|tus|ti|contigo|vuestr\w+|os|"
    r"(?:el|la|los|las) (?:de (?:arriba|abajo|antes)|otr[oa]s?|"
    r"anterior(?:es)?|siguientes?|adjunt[oa]s?|última? versión)|error(?:es)?|fallos?|bug|falla|"
    r"jaja\w*|sigo sin|un rato|a mano|qué (?:mala suerte|suerte|rabia|pena))\b)"
)
"""Words of something that passes, or of the answer at hand."""

TIMES = (
    rf"(?:(?:(?:todos )?los|cada) {DAY}|(?:todos los|todas las|cada) (?:\w+ ){{0,2}}(?:días?|"
    r"semanas?|mes(?:es)?|años?|noches?|mañanas?|tardes?|veranos?|inviernos?|trimestres?|"
    r"quincenas?|horas?|navidad(?:es)?|fin(?:es)? de semana)|por las? (?:mañanas?|tardes?|"
    r"noches?)|entre semana|los fines de semana|"
    rf"de {DAY} a {DAY}|(?:una vez|\w+ veces|\w+ días?|\w+ horas|\w+ noches) (?:a la|al|por|a) "
    r"\w+|a diario|diariamente|de (?:noche|madrugada|lunes)|(?:en|durante) (?:verano|invierno|"
    r"otoño|primavera|vacaciones|los veranos|las vacaciones)|cada (?:\d+|dos|tres|vez que|"
    r"quince)\b.*|(?:antes|después) de (?:las \w+|comer|cenar|dormir|acostarme|trabajar|desayunar|"
    r"entrenar)|a (?:primera|última) hora|nada más levantarme|al (?:despertar|levantarme|salir "
    r"del trabajo)|cuando (?:viajo|trabajo|cocino|salgo|tengo tiempo|puedo|hace (?:bueno|frío|"
    r"calor)|llueve)|desde (?:hace (?:\w+ )?(?:años?|meses)|que (?:nací|era|tengo)|"
    r"(?:niñ|pequeñ|chic|jov)\w+|siempre|(?:19|20)\d\d))"
)
HABIT = (
    rf"\b(?:siempre(?! y cuando)|normalmente|generalmente|habitualmente|usualmente|casi siempre|"
    rf"nunca|casi nunca|rara vez|raramente|a menudo|con frecuencia|frecuentemente|por lo "
    rf"general|por norma|como norma|por defecto|por regla general|por costumbre|de costumbre|"
    rf"por sistema|jamás|a veces|todo el año|"
    rf"principalmente|mayormente|sobre todo|{TIMES})(?!\w)"
)
"""What makes of any verb a habit."""

WE = r"(?:[a-záéíóúñ]{1,12}(?:amos|emos|imos)|somos|vamos|damos)"
NOT_SAYING = (
    r"(?!(?:creo|pienso|supongo|imagino|espero|veo|entiendo|sé|recuerdo|digo|pregunto|dudo|olvido|"
    r"agradezco|quiero|necesito|busco|encuentro|consigo|logro|puedo|debo|he|estoy|soy|acabo|"
    r"intento|pruebo|opino|confieso|prometo|juro|repito|insisto|siento|noto|oigo|llego|envío|"
    r"mando|adjunto|dejo|pego|copio|comento|cuento|aviso|confirmo|aclaro|propongo|sugiero|"
    r"pierdo|equivoco|fallo|quedo|tengo|hago clic|recibo|abro|cierro|ejecuto|instalo|voy a "
    r"(?:\w+[aei]r(?:lo|la|los|las|me|te)?\b)|"
    r"podemos|vemos|creemos|queremos|necesitamos|hemos|debemos|estamos|vamos a \w+[aei]r\b|"
    r"sabemos|tenemos|"
    r"sigo|seguimos|empiezo|empezamos|como siempre|vuelvo|hablamos|quedamos|doy por|pido|caso|"
    r"respecto|cambio de tema|extremos|mismo|mismos|últimos|máximos|mínimos|todos|odio|prefiero|"
    r"detesto|amo|adoro|gusto|cuando|texto|punto|dado|solo|grupo|tiempo|trabajo (?:me|se|es))\b)"
)
SUBJECT = (
    r"(?:(?:yo|nosotr[oa]s|nos|me|no|nunca|jamás|siempre|casi|también|tampoco|ya|ahora|solo|sólo|"
    r"normalmente|generalmente|habitualmente|actualmente|últimamente|además|encima|mayormente|"
    r"principalmente|apenas|sobre todo|en casa|en general|por lo general|la verdad|personalmente|"
    r"lo|la|los|las|le|les|se|hoy en día|rara vez|a veces|a menudo|desde siempre|mi \w+ y yo|"
    r"mis \w+ y yo|por norma|por defecto),? ){0,5}"
)
AHEAD = (
    rf"(?:(?!{WHEN},? {VERB}\b)(?:aquí en|acá en|aquí|acá|en|por|de|a|al|los|las|todos|todas|"
    rf"cada|entre|desde|hasta|"
    rf"antes|después|cuando|para|"
    r"con|sin|durante|un|una|dos|tres) (?!que\b)[^,;:]{2,45}?,? )?"
)
DO = rf"{NOT_SAYING}(?:{PRESENT}|{WE})"

WEAK = (
    r"(?:problemas?|preguntas?|dudas?|consultas?|mensajes?|informes?|archivos?|ficheros?|"
    r"documentos?|código|script|función|query|consulta|tabla|gráfico|pantalla|ordenador|portátil "
    r"(?:no|va)|impresora|correo|email|pedido|paquete|envío|vuelo (?:sale|se)|tren (?:sale|llega)|"
    r"reunión|llamada|cita|idea|opinión|intención|intuición|sensación|impresión|conclusión|"
    r"error|fallo|culpa|turno de hablar|respuesta|cabeza|espalda|estómago|día|semana|tarde|noche|"
    r"presentación|entrega|tarea|trabajo de|ensayo|texto|párrafo|borrador|propuesta|versión|"
    r"factura|contrato|saldo|sueldo|cuenta (?:está|no|tiene)|conexión|internet|wifi|batería|"
    r"móvil (?:no|se|está)|teclado|ratón|servidor|página|web|app|aplicación|tarjeta|contraseña|"
    r"clave|pregunta|última? \w+|primera? \w+|próxim[oa] \w+|apuesta|teoría|hipótesis|"
    r"gozo|placer|suerte|ventas?|gasto|ingresos|presupuesto restante|resultados?|cifras|"
    r"duda|miedo|queja|petición|solicitud|plan para|objetivo (?:hoy|ahora|con esto))"
)
"""Nouns behind "my" that say nothing for next week."""
PASSES = (
    r"(?:rot[oa]s?|lent[oa]s?|mal\b|fatal|enferm[oa]s?|tarde|aquí|ahí|allí|fuera|llen[oa]s?|"
    r"vací[oa]s?|perdid[oa]s?|bien\b|genial|que\b|cómo|por qué|si\b|cuál|un (?:desastre|lío|rollo|"
    r"asco|caos|horror|poco)|una (?:locura|pasada|mierda|reunión)|muy \w+\Z|demasiado|fiebre|hoy|"
    r"prisa|razón|sueño|hambre|de (?:viaje|vacaciones|compras|camino)|en (?:camino|ello|línea)|"
    r"ocupad[oa]s?|cansad[oa]s?|enfadad[oa]s?|content[oa]s?|preocupad[oa]s?|list[oa]s?\Z|"
    r"pendientes?|cerrad[oa]s?|caíd[oa]s?|bloquead[oa]s?|colgad[oa]|agotad[oa]s?|saliendo|"
    r"llegando|esperando|\w+ndo\b|igual|dañad[oa]|descargad[oa]|est[ea]|es[ea]|esto|eso|sencill[oa]"
    r"\Z|simple\Z|clar[oa]\Z|correct[oa]\Z|buen[oa]\Z|mal[oa]\Z|mejor\Z|peor\Z|\d+ ?(?:€|euros|%)|"
    r"[€$]|\d+(?:[.,]\d+)?\Z)"
)
"""What a thing is for a while only."""

# What answers are made of: said in the plural without an article they are meant in general.
ANSWERS = (
    r"(?:ejemplos|respuestas|explicaciones|comentarios|nombres|fechas|unidades|medidas|"
    r"temperaturas|distancias|mensajes|títulos|commits|recetas|resúmenes|listas|tablas|gráficos|"
    r"gráficas|importes|precios|cifras|números|horas|párrafos|frases|oraciones|viñetas|informes|"
    r"reportes|correos|citas|fuentes|enlaces|referencias|código|texto|textos|vuelos|hoteles|"
    r"asientos|reuniones|llamadas|avisos|recordatorios|notificaciones|facturas|porcentajes|"
    r"totales|traducciones|preguntas|ejercicios|deberes|pasos|instrucciones|rutas|planes|menús|"
    r"cantidades|raciones|ingredientes|funciones|variables|tests|consultas|pasajes|libros|"
    r"películas|series|subtítulos|sugerencias|propuestas|opciones|alternativas|"
    r"recomendaciones|encabezados|márgenes|columnas|colores|leyendas|ejes|diapositivas|emails|"
    r"mails|borradores|saludos|despedidas|siglas|abreviaturas|anglicismos|emojis|diálogos|clases)"
)
