"""Spanish rules, open tier: what somebody answers for, what happened, and whose people they are."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.es.idle import PEOPLE
from keepwise.bank.speech.languages.es.open.having import BIG, BIG_DONE
from keepwise.bank.speech.languages.es.open.parts import (
    AHEAD,
    MOMENT,
    TIMES,
)
from keepwise.bank.speech.languages.es.people import FAMILY

_AREA = (
    r"(?:campañas?|contabilidad|facturación|reporting|reportes?|redes(?: sociales)?|compras|ventas|"
    r"marketing|soporte|diseño|planificación|control|nóminas|web|backend|frontend|datos|analítica|"
    r"logística|atención al cliente|formación|selección|email|display|paid \w+|SEO|SEM|CRM|trade|"
    r"merchandising|pricing|inventarios?|previsión|presupuestos?|cierre|auditorías?)"
)

DUTIES: tuple[Rule, ...] = (
    # What one answers for
    Rule("falls-to", "free",
         r"(?:(?:ahora|yo|a m[ií]|además|también|desde (?:este|el|la|hace) \w+(?: pasad[oa])?|en "
         r"mi equipo),? )*(?:me|nos) "
         r"(?:tocan?|corresponden?|han asignado|asignaron|han dado|encargaron|han encargado|han "
         r"pasado|han puesto al "
         r"frente de) (?P<x>(?!(?:a m[ií]|a nosotros|ir|\w+[aei]r(?:me|nos|lo|la)?|el turno|"
         r"pagar|trabajar|hacer|la "
         r"cuenta\Z|hoy|mañana|esperar|un error|una? (?:pregunta|cita|reunión))\b)"
         r"(?:(?:la|las|el|los|toda|todo) )?[\wáéíóúñ].+)", kind="work",
         unless=MOMENT),
    Rule("is-mine", "free",
         r"(?:y |pero |solo |sólo )*(?P<x>(?!(?:eso|esto|es[ea]s?|est[eao]s?|lo|no|que|"
         r"ya)\b)[^,;:?]{3,70}?),? (?:nada más|"
         r"solo|y punto)?,? ?(?:que |eso |esas? |esos? )?(?:es|son) (?:lo (?:mío|nuestro)|(?:mi|"
         r"nuestr[oa]) (?:zona|territorio|"
         r"parcela|terreno|área|cartera|mercado|mercados|región|segmento|plaza|feudo|negociado|"
         r"ámbito|responsabilidad|"
         r"cuenta|cuentas)|(?:el|la) (?:mí[oa]|nuestr[oa])|mí[oa]s|nuestr[oa]s)(?: .{0,20})?|"
         r"(?P<y>(?!(?:eso|esto|es[ea]s?|lo|no|que|ya)\b)[^;:?]{3,70}?)[:,] (?:solo |sólo "
         r")?(?:ese|esa|esos|esas|eso|estos|de eso|con eso|de (?:los|las) (?:dos|tres)) (?:(?:es|"
         r"son) (?:mis?|nuestr[oa]s?) (?:ámbito|perímetro|zona|mercados?|cuentas?|territorio|"
         r"cartera|área|países|marcas)|(?:es|son) (?:de|cosa de) (?:mi|nuestr[oa]) \w+|es cosa "
         r"(?:mía|nuestra)|(?:soy|somos) responsables?|me (?:ocupo|encargo)(?: yo)?|"
         r"respond[oe](?: yo)?|trabajo)(?: .{0,20})?", kind="work", fact="Lleva {x}",
         unless=r"\b(?:hoy|ahora mismo|te|tu|tus|error)\b"),
    Rule("mine-is", "free",
         r"(?:y |pero |en realidad )*(?:lo (?:mío|nuestro)|mi (?:zona|territorio|parcela|terreno|"
         r"cartera|segmento|feudo|"
         r"ámbito|plaza)|(?:el|la) (?:mí[oa]|nuestr[oa])) (?:siempre |ahora |solo )?(?:es|son|"
         r"siempre ha sido|abarca|incluye) "
         r"(?P<x>(?!(?:un (?:problema|desastre)|una|que|peor|otra cosa|est[eo]|es[eo])\b).+)",
         kind="work",
         fact="Lo suyo es {x}", unless=MOMENT),
    Rule("does-area", "free",
         r"(?:(?:yo|ahora|actualmente|aquí|en el equipo|sobre todo|solo|principalmente),? "
         r")*(?P<x>(?:hago|hacemos|llevo|"
         r"llevamos|veo|vemos|miro|miramos|sigo|seguimos|reporto|reportamos|controlo|controlamos|"
         r"analizo|analizamos|preparo|"
         r"dirijo|muevo|toco|gestiono|planifico|compro|reviso|valido|presupuesto|modelo|"
         r"monitorizo) (?:siempre |solo |sobre "
         r"todo |principalmente |únicamente |exclusivamente |básicamente )*(?:(?:la|las|el|los|"
         r"toda la|todo el|todas las|todos los) )?"
         rf"(?:{_AREA}|cuentas|marcas|tiendas|clientes|proveedores|mercados?|regiones|"
         rf"promociones|folletos|farmacias|"
         r"hospitales|transacciones|categorías?|recambios|licitaciones|productos|países|canales|"
         r"usuarios|suscripciones|"
         r"pedidos|devoluciones|sucursales|franquicias|hoteles|obras?|alumnos|pacientes|"
         r"segmentos?|(?-i:[A-ZÁÉÍÓÚÑ])\w+)\b"
         r"(?! (?:de (?:ayer|hoy|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|"
         r"octubre|noviembre|diciembre)|"
         r"no |está|son|sale|mal|raros?|vacías?)\b).*)", kind="work",
         unless=MOMENT + r"|\b(?:veo|miro|reviso) (?:la|las|el|los) (?:ventas|datos|web|"
         r"pedidos?) ?\Z|\b(?:cero|han|ha|a "
         r"ver|veo (?:que|raro|mal)|veo (?:la|el) (?-i:[A-Z]))\b|compro (?:el|la|los|las|un|"
         r"una)\b|[€$%]"),
    Rule("payday", "free",
         r"(?:(?:yo|normalmente|siempre),? )*(?P<x>(?:(?:cobro|cobramos|facturo|facturamos|"
         r"liquido|me pagan|nos pagan|me ingresan|"
         r"recibo (?:la nómina|el sueldo)|(?:(?:la|mi) nómina|el sueldo|mi sueldo|la paga|el "
         r"alquiler|la pensión) (?:me |nos )?(?:entran?|"
         r"llegan?|caen?|toca|vence|se paga)|me (?:entra|llega|cae) (?:la nómina|el sueldo|la "
         r"paga)) (?:siempre |cada mes |todos los "
         r"meses )*(?:el|los|a|hacia|sobre|cada|en) (?:día |días )?(?:\d|primer|último|fin|final|"
         r"principio|mes|quincena|viernes|"
         r"lunes)\w*.*))", kind="personal", unless=MOMENT),
    Rule("studies-there", "free",
         r"(?:(?:yo|ahora|este año),? )*(?P<x>(?:estoy|estamos) (?:dando|viendo|cursando|"
         r"repasando|haciendo) .+ en (?:el (?:insti\w*|cole\w*|"
         r"máster|grado|conservatorio)|clase|la (?:uni\w*|facultad|academia|escuela)|(?:primero|"
         r"segundo|tercero|cuarto)\b).*|(?:me )?"
         r"(?:preparo|preparamos) (?:el|la|los|las|un|una|unas|mi|mis) (?:oposici|selectividad|"
         r"examen|EBAU|MIR|máster|certifica|marat|media "
         r"marat|triatl|carnet|carné|acceso|B[12]|C[12]|TOEFL|DELE|boda|mudanza)\w*.*)",
         kind="personal",
         unless=r"\b(?:hoy|ahora mismo|para mañana)\b"),
    Rule("only-have", "free",
         r"(?:solo|sólo|únicamente|nada más) (?:tengo|tenemos|uso|usamos|llevo) (?P<x>(?!(?:que|"
         r"tiempo|minutos?|media|\d|una (?:hora|duda|"
         r"pregunta)|un (?:rato|momento|minuto)|dudas?|est|es[aeo])\b).+)",
         kind="personal", unless=MOMENT),
    Rule("falls-within", "free",
         r"(?:(?:ahora|a partir de \w+|desde \w+|también|además|ya),? )*(?P<x>(?:también |ahora |"
         r"ya |además )*(?:entran?|se (?:suman?|incluyen?|añaden?|incorporan?)|pasan? a (?:ser|"
         r"formar parte de)|caen?|quedan?|"
         r"sumo|añado|incorporo|cubro|asumo) .+ (?:en|a|de|bajo) (?:mis?|nuestr[oa]s?) "
         r"(?:reportes?|informes?|zona|cartera|área|territorio|cuentas|ámbito|alcance|equipo|"
         r"cargo|responsabilidad)\b.*|(?!(?:eso|esto|lo)\b)"
         r"[^,;:?]{3,40} (?:ya |ahora |también )*(?:entran?|pasan? a|quedan?|caen?|cae|forma "
         r"parte|es parte|son parte) (?:en |de |a |dentro de |bajo )*(?:mis?|nuestr[oa]s?) "
         r"(?:reportes?|informes?|zona|cartera|área|territorio|"
         r"cuentas|ámbito|alcance|equipo|cargo|responsabilidad)\b.*)",
         kind="work", unless=r"\b(?:hoy|esto|eso|te|tu)\b"),
    Rule("those-mine", "free",
         r".{0,80}?\b(?:de|del|en|para|a|por) (?P<x>(?:l[oa]s? |el )?[\wáéíóúñ][^,;:?]{2,50}?),? "
         r"(?:que|esos|esas|ese|esa|estos|estas) (?:es|son) (?:(?:el|la|los|las|lo) "
         r")?(?:mí[oa]s?|nuestr[oa]s?|que (?:llevo|cubro|atiendo|"
         r"manejo|me (?:toca|tocan|corresponden?))|mi \w+)(?: .{0,20})?",
         kind="work", fact="Lleva {x}", unless=r"\b(?:amig|herman|culpa|idea)\w*"),
    Rule("member", "free",
         r"(?:(?:yo|también|además),? )*(?P<x>(?:formo parte|formamos parte|soy (?:parte|miembro|"
         r"soci[oa]|voluntari[oa]|vocal|tesorer[oa]|president[ea]|secretari[oa])|pertenezco|"
         r"estoy metid[oa]|estoy apuntad[oa]|colaboro|participo|ayudo|echo una mano) (?:de|del|a|"
         r"al|en|con) "
         r"(?!(?:acuerdo|esto|eso)\b).+)", kind="personal", unless=MOMENT),
    Rule("works-as", "free",
         r"(?:(?:yo|ahora|ya|actualmente|antes|la semana pasada|hace \w+ \w+|desde \w+|desde "
         r"hace \w+ \w+),? )*(?P<x>(?:trabajo|curro|laburo|chambeo|estoy|empecé|he empezado|"
         r"entré|acabo de (?:empezar|entrar)|ejerzo|hago) (?:de|como) (?!(?:los|camino|viaje|"
         r"vacaciones|vuelta|acuerdo|paso|compras|broma|baja|noche|día|lunes|pie|moda|mal|buen|"
         r"verdad|nuevo|alquiler|guardia|tarde|mañana|siempre|costumbre|todo|tod[oa]s|mudanza|"
         r"obras|exámenes|resaca|luna|cumple\w*|prueba|rodríguez|tu|mi|el|la|un|una|maravilla|"
         r"lujo|madre|dios|coña|fiesta|puente|bajón|subidón|loc[oa]s?)\b)[\wáéíóúñ]+(?:,? (?:en|"
         r"con|para|desde|a|de)\b.*)?)", kind="work", unless=r"\b(?:hoy|ahora mismo|est[ea] "
         r"(?:tarde|noche|mañana)|te|tu|tus)\b"),
    Rule("stays-then", "free",
         rf"(?P<x>(?:{AHEAD})(?:siempre |nunca |no |casi )*(?:estoy|estamos) (?:en|de|con|fuera|"
         rf"fuera de|sin) .+|(?:estoy|estamos) (?:en|de|con|fuera) .+)", kind="routine",
         needs=TIMES, unless=MOMENT + r"|\b(?:reunión|de acuerdo|en ello)\b"),
    Rule("cannot", "free",
         r"(?:y |así que |ni )*(?P<x>[a-záéíóúñ]+[aei]r(?:me)? (?:[\wáéíóúñ]+ ){0,4}?(?:no|ni|"
         r"tampoco) (?:puedo|me dejan|debo|sé|me sale|me va|me sienta bien|se me da)(?: .{0,30})?)",
         kind="personal",
         unless=MOMENT + r"|^(?:entrar|acceder|abrir|ver|iniciar|conectar\w*|descargar|instalar|"
         r"creer\w*|entender\w*|hacer(?:lo)?|enviar|subir|pagar|guardar)\b"),
    Rule("do-mine", "free",
         r"(?:(?:yo|siempre|normalmente),? )*(?P<x>(?:dicto|corrijo|preparo|escribo|grabo|leo|"
         r"firmo|redacto|reviso|ordeno|archivo|apunto|anoto|guardo|organizo|planifico|cocino|"
         r"compro|lavo|riego|paseo|saco|llevo|tomo|hago) (?:(?:mis|nuestr[oa]s|todos mis|todas "
         r"mis) "
         r"[\wáéíóúñ]+(?: [^,;:]{2,30}?)?|todo) (?:por|en|con|entre|a|desde|de|sin|cuando|"
         r"mientras|antes|después|los|las) .+)", kind="routine",
         unless=MOMENT + r"|\b(?:contraseña|cuenta|este|tabla)\b"),
    # What happened
    Rule("milestone", "free",
         r"(?:(?:yo|ya|por fin|al final|hoy|ayer|anoche|anteayer|esta (?:mañana|tarde|semana)|"
         r"la semana pasada|el (?:lunes|martes|mi[eé]rcoles|jueves|viernes|sábado|domingo)(?: "
         r"pasado)?|este (?:mes|año|lunes|martes|viernes)|hace "
         r"(?:\w+ )?\w+|finalmente|oficialmente|recién),? )*(?:(?:me|nos|lo|la) )?(?:(?:he|"
         r"hemos|acabo de|acabamos de) [a-záéíóúñ]+|[a-záéíóúñ]{2,}(?:é|í|imos|amos)|fui|"
         r"fuimos|di|hice|puse|traje) (?:ayer |hoy |anoche |por fin |ya |al "
         r"fin |la semana pasada )?(?P<x>(?:mi|mis|la|el|los|las|un|una|nuestr[oa]s?|de|en|a|"
         r"papá|mamá|padre|madre|tí[oa]|abuel[oa]|dos|tres)\b.*)", kind="detail",
         needs=r"\b(?:renuncia|dimisión|tesis|tfg|tfm|carrera|máster|oposici\w+|plaza|beca|"
         r"título|divorcio|escrituras?|hipoteca|contrato|herencia|certificado|premio|maratón|"
         r"novela|negocio|empresa|local|piso|casa|departamento|apartamento|"
         r"coche|carro|moto|billetes?|pasajes?|boletos?|entradas|vuelos?|hotel|boda|bautizo|"
         r"crucero|ferry|carn[eé]|licencia|admisión|matrícula|prestación|jubilación|baja|alta|"
         r"excedencia|mudanza|perro|gat[oa]|cachorr[oa]|papá|padre|madre|mamá|"
         r"abuel[oa]|ascenso|autónom[oa]s?|registro|marca|patente|luna de miel|gimnasio|curso|"
         r"campamento|colegio|guardería|mesa|sala|fianza|señal|reserva|piano|guitarra|bici\w*)\b",
         unless=r"\b(?:te|tu|tus|esto|eso|error|archivo|fichero|tabla|informe|botón|enlace|"
         r"correo|mail|código|script|página|app|busqué|pregunté|miré|vi|leí|olvidé|perdí|intenté|"
         r"probé|llamé|pensé|creí|entendí|mandé|"
         r"envié|pedí|dije|sin querer|en casa\Z|la casa de|de casa\Z|a casa\b|en el coche|el "
         r"coche (?:no|en|a)|revisé|limpié|lavé)\b"),
    Rule("got-done", "free",
         r"(?:(?:ya|por fin|al fin|finalmente|hoy|ayer),? )*(?P<x>(?:me |nos )?(?:quedó|quedaron|"
         r"quedan?|está|están|han quedado|ha quedado|ha salido|salió|han dado|han aprobado|han "
         r"aceptado|han admitido|dieron|aprobaron|admitieron|"
         r"llegó|ha llegado|concedieron|han concedido) (?:ya |por fin |oficialmente "
         r")*(?:[a-záéíóúñ]+[ai]d[oa]s? )?(?:(?:en|para|a) )?(?:mi|mis|nuestr[oa]s?|la (?:plaza|"
         r"beca|hipoteca|visa|boda|reserva)|el (?:visado|permiso|piso|puesto|crédito|divorcio|"
         r"billete|viaje|máster))\b.*)", kind="detail", needs=r"[ai]d[oa]s?\b|\b(?:dieron|dado|"
         r"aprobaron|admitieron|concedi\w+)\b",
         unless=r"\b(?:pedido|paquete|correo|informe|archivo|mensaje|ordenador|pantalla|app|"
         r"cuenta|sesión|roto|rota|caíd\w|bloquead\w|atascad\w|te|tu|error|pendientes?|impresora|"
         r"contraseña|tarjeta|móvil|celular)\b"),
    Rule("dated", "free",
         r"(?:(?:y|que|además),? )*(?P<x>(?:mi|nuestr[oa]|el|la|mis|los|las) (?:último día|"
         r"primer día|examen|boda|cita (?:con|en|de)|entrevista|mudanza|entrega de|juicio|"
         r"operación|cirugía|defensa|lectura de tesis|viaje|parto|fecha de parto|graduación|"
         r"presentación (?:de|del) (?:tfg|tesis|libro)|concierto|carrera|maratón|media maratón|"
         r"examen de \w+|oposición|inauguración|apertura|vuelo|ferry|tren|estreno|discusión|"
         r"bautizo|comunión|santo|aniversario|reunión de (?:padres|vecinos)|curso|mi "
         r"cumple\w*)(?: [^,;:?]{2,40}?)? (?:es|será|cae|queda|empieza|sale|está previst[oa]|"
         r"están previst[oa]s|arranca|comienza)(?: para)? (?:el |en |este |a )?(?:(?:lunes|"
         r"martes|miércoles|jueves|viernes|sábado|domingo) )?(?:\d{1,2}\b|enero|febrero|"
         r"marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|"
         r"otoño|invierno|primavera).*)", kind="detail", unless=r"\b(?:cuándo|te|tu)\b"),
    Rule("to-come", "free",
         r"(?:(?:yo|ya|al final|nosotros),? )*(?P<x>(?:(?:el|la|este|esta|los|en|a) "
         r"(?:próxim[oa] )?(?:(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|mes|año|"
         r"semana|verano|otoño|invierno|primavera|fin de semana|finde)(?: (?:que viene|próxim[oa]|"
         r"siguiente))?|\d{1,2} de \w+|enero|febrero|marzo|abril|mayo|junio|julio|agosto|"
         r"septiembre|octubre|noviembre|diciembre|(?:principios|mediados|finales) de \w+)(?: de "
         r"\w+)?,? )?(?:ya )?(?:corro|corremos|(?:me|nos) (?:caso|casamos|mudo|mudamos|"
         r"opero|operan|jubilo|gradúo|examino|voy|vamos|presento)|soy (?:padre|madre|papá|mamá|"
         r"tí[oa]|abuel[oa])|empiezo|empezamos|defiendo|presento mi|tengo (?:el examen|la boda|"
         r"una boda|la operación|una operación|(?:una )?entrevista (?:en|con|para|de)|oposici\w+|"
         r"examen de|juicio|el "
         r"parto|la mudanza|el viaje)|salgo de cuentas|nace mi|abro|abrimos|inauguramos|estreno|"
         r"vuelvo a (?:vivir|trabajar|estudiar)|seré|seremos|voy a ser|vamos a ser|participo en|"
         r"compito en)(?!\w)(?: .+)?)", kind="detail",
         needs=r"\b(?:que viene|próxim[oa]|siguiente|\d{1,2} de \w+|enero|febrero|marzo|abril|"
         r"mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|verano|otoño|invierno|"
         r"primavera|(?:padre|madre|papá|mamá|tí[oa]|abuel[oa])s?|este "
         r"(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|año)|el (?:lunes|martes|"
         r"miércoles|jueves|viernes|sábado|domingo)|cuentas|maratón|mi libro)\b",
         unless=r"\b(?:hoy|ahora|te|tu|tus|reunión|a (?:dormir|comer|cenar|probar|mirar)|ello|si|"
         r"los (?:lunes|martes|miércoles|jueves|viernes|sábados|domingos))\b"),
    Rule("done-first", "free",
         r"(?:(?:ya|por fin|al fin|conseguido|hecho|listo|confirmado|bueno|todo),? "
         r")*(?P<x>(?:reservad|comprad|contratad|"
         r"alquilad|firmad|confirmad|cerrad|decidid|apuntad|inscrit|matriculad|pagad|cancelad|"
         r"aplazad|fichad|adoptad|"
         r"mudad|jubilad|aprobad|vendid|pedid|elegid)[oa]s? (?:ya |por fin )?(?:el|la|los|las|un|"
         r"una|en|para|mi|nuestr\w+|"
         r"hotel|vuelos?|billetes|entradas|mesa|plaza|tren|casa|que|dos|tres)\b(?! (?:archivo|"
         r"mensaje|informe|correo|ticket|"
         r"pr|cambios?)\b).*)", kind="detail", fact="Tiene {x}",
         unless=MOMENT + r"|\b(?:está|no)\b"),
    Rule("done-last", "free",
         r"(?:(?:y|ya|por fin|al final),? )*(?P<x>(?!(?:el (?:pedido|ticket|bug|informe|correo)|"
         r"la (?:tabla|tarea|"
         r"incidencia)|no|todo|eso|esto|ya)\b)[^,;:?]{3,50}? (?:ya |por fin |queda |está |están |"
         r"quedan )*(?:reservad|"
         r"comprad|contratad|alquilad|firmad|confirmad|decidid|apalabrad|pagad|sacad)[oa]s?(?:,? "
         r"(?:ya|por fin|para|en|del?|"
         r"el|desde|con|a|por)\b.*)?)", kind="detail",
         unless=MOMENT + r"|\b(?:ha|han|hay|si|que|cuando|como|fue|fueron|no|datos|ventas|pagos?|"
         r"facturas?|pedidos?|precio|"
         r"quiero|busco|necesito)\b"),
    Rule("event-then", "free",
         rf"(?:(?:al final|por fin|finalmente|entre todos|con el equipo|en (?:el|la|nuestr[oa]) "
         rf"(?:taller|reunión|comité|"
         r"equipo|junta|asamblea|retro|sesión|empresa|consejo|familia|casa)(?: de \w+)?|para "
         r"(?:el|la|los|las|mis?|nuestr[oa]s?) "
         rf"[^,;:]{{3,40}}|con [^,;:]{{3,30}}|después de [^,;:]{{3,40}}|hace [^,;:]{{3,20}}|el "
         rf"\w+ pasado),? )+"
         rf"(?:ya |no )?(?:(?:me|nos|lo|la) )?{BIG}(?:\b .*|\Z)", kind="detail", needs=BIG_DONE,
         unless=r"\b(?:tu|tus|te|esto|eso|error|sesión)\b"),
    # People
    Rule("kin-who", "free",
         rf"(?P<x>(?:mi|mis|nuestr[oa]s?) (?:{PEOPLE}|padres|socios)(?: (?:mayor|menor|"
         rf"pequeñ[oa]|median[oa]))?,? (?:(?-i:[A-ZÁÉÍÓÚÑ])[\wáéíóúñ]+,? )?(?:y yo )?(?:siempre |"
         rf"no |nunca |"
         r"solo |también )*(?:es|son|tienen?|viene|vienen|comen?|puede|pueden|tolera|toleran|"
         r"bebe|vive|viven|va|van|"
         r"estudia|juega|toca|está|están|cumple|nació|trabaja|duerme|toma|sufre|padece|"
         r"necesita|acompaña|me "
         rf"acompaña|nos acompaña|cuida|recoge|se queda) (?!(?:enferm|mal\b|cansad|fiebre|"
         rf"insoportable|un cielo|hoy|aquí|"
         r"llegando|tarde\b|genial|que\b|fuera\b|esperar\b|esperando|de viaje)).+)",
         kind="personal",
         unless=r"\b(?:hoy|ahora(?: mismo)?|esta (?:tarde|noche|semana|mañana)|mañana|ayer|"
         r"anoche|prefiere|quiere|dice|piensa|"
         r"cree|te|tu|tus)\b|\b(?:le|les) gust"),
    Rule("we-and-kin", "free",
         rf"(?P<x>(?:mi|mis) {FAMILY}(?:,? (?-i:[A-ZÁÉÍÓÚÑ])[\wáéíóúñ]+,?)? y yo|yo y (?:mi|"
         rf"mis) {FAMILY}(?: "
         r"(?-i:[A-ZÁÉÍÓÚÑ])[\wáéíóúñ]+)?) (?P<y>(?:no |nunca |siempre |nos |solo |también "
         r")*(?:somos|\w+[aei]mos|"
         r"estamos) .+)", kind="personal", fact="{x} {y}", unless=MOMENT),
)  # fmt: skip
