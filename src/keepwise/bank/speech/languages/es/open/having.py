"""Spanish rules, open tier: what people have, what changed in their lives, and labels."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.es.open.living import LANG
from keepwise.bank.speech.languages.es.open.parts import AHEAD, DAY, HABIT, MOMENT, PASSES, WEAK
from keepwise.bank.speech.languages.es.people import FAMILY, ROLE
from keepwise.bank.speech.languages.es.selves import THING
from keepwise.bank.speech.languages.es.verbs import past_of

BIG = past_of(
    "mudar trasladar cambiar incorporar unir sumar entrar empezar comenzar dejar abandonar "
    "renunciar "
    "dimitir jubilar retirar casar divorciar separar graduar licenciar doctorar titular comprar "
    "vender "
    "adoptar reservar contratar alquilar decidir elegir escoger acordar pactar firmar cancelar "
    "anular "
    "aplazar posponer apuntar inscribir matricular suscribir afiliar confirmar cerrar optar quedar "
    "montar abrir fundar inaugurar heredar emigrar independizar instalar convertir aceptar "
    "migrar pasar "
    "aprobar fichar sacar ganar tener nacer crecer criar volver regresar conseguir ascender "
    "fijar estrenar regalar prometer comprometer reformar aprender cumplir"
)
BIG_DONE = (
    r"\b(?:me (?:mud|traslad|cambi(?:é|ado) (?:de|a)|incorpor|un[íi]|sum|jubil|retir|cas|divorci|"
    r"separ|gradu|"
    r"licenci|doctor|titul|apunt|inscrib|inscrit|matricul|suscrib|suscrit|afili|instal|convert|"
    r"independic|compromet|qued(?:é|ado) (?:con|embarazad|viud|sin trabajo)|pas(?:é|ado) a|cri|"
    r"hice|he hecho)|"
    r"nos (?:mud|traslad|cas|separ|divorci|qued|decid|hemos|instal|cambi|apunt|compromet)|adopt|"
    r"reserv|contrat|alquil|decid|eleg|escog|acord|pact|cancel|anul|aplac|aplaz|pospus|pospuest|"
    r"renunci|dimit|reform|"
    r"emigr|fich(?:é|ado) (?:por|con|en)|hered|fund|inaugur|nac[ií]|crec[ií]|migr|firm|optamos|"
    r"opté|"
    r"compr(?:é|amos|ado) (?:un|una|el|la|los|las|unos|unas|mi|nuestr\w+|los billetes|billetes|"
    r"entradas|dos)|"
    r"vend(?:í|imos|ido) (?:el|la|mi|nuestr\w+)|dej(?:é|ado|amos) (?:de|el|la|los|mi)|"
    r"(?:empe[cz]|comen[cz])\w+ (?:a (?:trabajar|estudiar|aprender|entrenar|correr|ir|vivir|jugar|"
    r"tocar|dar|usar|nadar|comer|hacer)|en|como|con (?:las clases|el|la)|un|una|el (?:curso|"
    r"máster|grado|"
    r"doctorado)|la (?:carrera|universidad)|clases|pilates|yoga|terapia)|entr(?:é|ado) (?:a|en|de)|"
    r"mont(?:é|amos|ado) (?:un|una|mi)|abr(?:í|imos)|abierto (?:un|una|mi)|acept(?:é|ado) (?:el|"
    r"la|un|una)|"
    r"confirm(?:é|amos|ado) (?:el|la|que)|cerr(?:é|amos|ado) (?:el|la|con|un|una)|pas(?:é|ado|"
    r"amos) a|"
    r"aprob(?:é|ado)|saqu(?:é|ado)|sacado (?:el|la|un|mi|una)|gan(?:é|ado) (?:el|la|un)|"
    r"ten(?:ido|emos) (?:un|una) (?:hij|niñ|beb)|consegu(?:í|ido) (?:el|la|un|una|plaza|trabajo)|"
    r"volv(?:í|imos)|vuelto a (?:vivir|estudiar|trabajar|casa|(?-i:[A-ZÁÉ]))|regres(?:é|ado|"
    r"amos) a|ascend|fij(?:é|amos|ado)|estren|"
    r"cambi(?:é|ado|amos) (?:el|la|mi) \w+ por|qued(?:é|amos|ado) (?:con (?:mi )?\w+ )?en|"
    r"reform(?:é|amos|ado)|aprend(?:í|ido)|cumpl(?:í|ido))\w*"
)
_THINGS = (
    r"(?:tarifa|línea|contador|paneles|caldera|cámara|objetivo|dron|telescopio|ordenador|"
    r"portátil|pc|tablet|ipad|impresora 3d|consola|"
    r"play|switch|xbox|tele|televisor|proyector|altavoz|termostato|lavavajillas|horno|freidora|"
    r"air ?fryer|thermomix|robot|cafetera|vitrocerámica|inducción|chimenea|piscina|terraza|balcón|"
    r"jardín|huerto|patio|garaje|trastero|invernadero|ático|estudio|chalet|caravana|autocaravana|"
    r"furgo\w*|camper|barco|velero|kayak|tabla de surf|bici\w*|patinete|scooter|moto\w*|coche|"
    r"carro|auto|camioneta|tractor|caballo|yegua|burro|cabras?|ovejas?|abejas|colmenas|gallinas|"
    r"acuario|terrario|hámster|cobaya|hurón|periquitos?|canarios?|"
    r"guitarra|bajo|batería|violín|piano|teclado|saxo\w*|ukelele|sintetizador|"
    r"título|grado|máster|doctorado|fp|licencia|carné|carnet|permiso|certificado|diploma|"
    r"b[12]|c[12]|nacionalidad|doble|pasaporte|visado|residencia|hipoteca|alquiler|seguro|"
    r"suscripción|abono|bono|plaza|contrato (?:fijo|indefinido|temporal)|jornada|turno|guardias?|"
    r"reducción de jornada|horario|flexibilidad|excedencia|permiso de|tienda|negocio|"
    r"empresa|bar|restaurante|librería|estudio|despacho|clínica|consulta|academia|canal|blog|"
    r"podcast|newsletter|startup|pyme|taller|granja|bodega|viñedo|olivar|finca|casa rural|"
    r"reuma|artritis|fibromialgia|lumbago|ciática|tendinitis|alergias?|intolerancia|asma|"
    r"migrañas?|diabetes|hipotiroidismo|anemia|escoliosis|hernia|"
    r"vértigo|miopía|astigmatismo|daltonismo|dislexia|tdah|autismo|ansiedad|insomnio|celiaquía|"
    r"reflujo|fobia|pánico|miedo|marcapasos|prótesis|audífonos?|rodilla|lumbalgia|artrosis|"
    r"tensión alta|colesterol|piel (?:sensible|seca|grasa|atópica)|pelo \w+|memoria visual|"
    r"talla|pie (?:plano|\d+)|familia|pareja|novi[oa]|mellizos|mellizas|"
    r"hij[oa]s?|niet[oa]s?|herman[oa]s?|sobrin[oa]s?|suegr[oa]s?|ahijad[oa]s?|perr\w+|gat\w+|"
    r"conej\w+|tortugas?|loros?|peces|mascotas?|cachorr\w+|"
    r"equipo de|a mi cargo|personas a|cuentas?|clientes (?:en|de)|tiendas|sucursales|empleados|"
    r"marcas|proveedores|territorio|zona|cartera|alumnos|pacientes|años|experiencia|debilidad|"
    r"afición|pasión|manía|costumbre|tradición|alergia|preferencia|aversión|regla|norma|rutina|"
    r"clases?|entrenamientos?|ensayos?|terapia|sesión|reunión (?:fija|semanal|diaria|de equipo "
    r"(?:los|cada))|día libre|días libres|tarde libre|tardes libres|puente|teletrabajo|"
    r"vacaciones en|"
    r"boda|luna de miel|viaje (?:a|reservado)|oposición|examen de)"
)

HAVING: tuple[Rule, ...] = (
    # What one has
    Rule("have", "free",
         r"(?:(?:yo|ya|también|además|solo|nosotros|en casa|ahora|actualmente|todavía),? "
         r")*(?:tengo|tenemos) "
         r"(?P<x>(?!(?:que|un (?:problema|error|fallo|script|archivo|examen (?:hoy|mañana))|una "
         r"(?:duda|pregunta|cita|tabla|hoja|lista|consulta con))\b).*\b"
         rf"{_THINGS}\b.*)", kind="personal", unless=MOMENT + r"|\b(?:que no (?:va|funciona|"
         r"arranca)|"
         r"roto|rota|averiad\w+|pregunta|duda|en el (?:archivo|informe|excel))\b"),
    Rule("have-brand", "free",
         r"(?:(?:yo|ya|también|además),? )*(?:tengo|tenemos|uso|usamos|llevo|conduzco|conducimos|"
         r"manejo) "
         r"(?P<x>(?:un|una|el|la|dos|unos|unas|mi) (?:\w+ )?(?-i:[A-ZÁÉ])[\w.-]+(?: "
         r"[\w./-]+){0,5})",
         kind="tool", unless=MOMENT + r"|\b(?:Excel con|PDF|CSV|Word (?:con|que)|vuelo|reunión)\b"),
    Rule("have-done", "free",
         r"(?:(?:yo|ya|al final|por fin|también),? )*(?P<x>(?:tengo|tenemos|dejé|dejamos|he "
         r"dejado) (?:el|la|los|las|un|una|"
         r"mi|nuestr[oa]|dos|tres|ya|mesa|hotel|plaza|cita)\b.{0,60}?\b(?:reservad|comprad|"
         r"contratad|alquilad|pagad|"
         r"decidid|confirmad|cerrad|firmad|apalabrad|programad|planificad|agendad|"
         r"concertad)[oa]s?\b.*)",
         kind="detail", unless=r"\b(?:el archivo|la (?:pestaña|ventana|sesión))\b"),
    Rule("travel", "free",
         rf"{AHEAD}"
         r"(?:(?:yo|al final|por fin|ya|nosotros|con \w+),? )*(?P<x>(?:me|nos) (?:voy|vamos|mudo|"
         r"mudamos|caso|casamos|jubilo|cambio|"
         r"cambiamos|traslado|trasladamos|independizo|paso|pasamos|apunto|separo|divorcio|"
         r"incorporo|opero|operan|gradúo|quedo|quedamos) "
         r"(?:a (?:vivir|(?-i:[A-ZÁÉÍÓÚ])|un|una|la)|de (?:casa|piso|trabajo|empresa|ciudad)|en |"
         r"con |al |"
         r"el |por |como ).*|(?:viajo|viajamos|volamos|vuelo) (?:a|hacia) (?-i:[A-ZÁÉÍÓÚ]).*|"
         r"(?:voy|vamos) a "
         r"(?:tener (?:un|una|mellizos|gemelos)|ser (?:padre|madre|padres|abuel|tí)|mudarme|"
         r"mudarnos|casarme|casarnos|"
         r"adoptar|jubilarme|montar|abrir|estudiar|dejar (?:de|el|la)|empezar (?:un|una|el|la|en|"
         r"como|a)|cambiar de|"
         r"pasar (?:el|la|las|los)|correr (?:la|el|un|una)|operarme|presentarme a) ?.*|empiezo "
         r"(?:en|un|una|el|a trabajar|"
         r"como|las clases|la|a (?:estudiar|trabajar)).*|(?:espero|esperamos) (?:un|una|mellizos|"
         r"gemelos|"
         r"nuestro|mi) (?:beb|hij|niñ|primer|segund)\w*.*)", kind="detail",
         unless=r"\b(?:hoy|ahora(?: mismo)?|un (?:rato|momento|minuto)|esto|eso|est[ea] (?:tarde|"
         r"noche|mañana)|"
         r"la (?:cama|ducha)|la (?:siguiente|otra|opción|primera|segunda)|te|tu|a (?:comer|"
         r"dormir)|en blanco|"
         r"con la (?:duda|boca)|con (?:cara|ganas)|a una reunión|a la reunión|el archivo|"
         r"la tabla|en media hora|en (?:cinco|diez) minutos)\b"),
    Rule("event", "free",
         rf"(?:(?:yo|ya|al final|por fin|hace (?:\w+ )?\w+|recientemente|ayer|anoche|hoy|el "
         rf"(?:lunes|martes|"
         r"mi[eé]rcoles|jueves|viernes|sábado|domingo|mes pasado|año pasado)|la semana pasada|en "
         r"(?:\d{4}|enero|"
         r"febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|"
         r"verano)|"
         r"finalmente|también|hemos|acabamos de|este (?:mes|año)|con mi \w+|mi \w+ y yo|nosotros|"
         r"entre todos|no),? )*"
         rf"(?:(?:me|nos|lo|la) )?{BIG}(?:\b .*|\Z)", kind="detail", needs=BIG_DONE,
         unless=r"\b(?:tu|tus|te|esto|eso|el (?:archivo|botón|cable|tema|mensaje|correo|enlace)|la "
         r"(?:celda|fila|columna|pestaña|ventana|fórmula)|error|la sesión|el (?:programa|"
         r"ordenador)|la app|"
         r"cambié (?:el|la|los) (?:valor|fórmula|código|texto|nombre|orden)|con la duda|sin "
         r"saber|el pan|la leche|el pedido|"
         r"una captura|saqué (?:los datos|la foto|una foto|la tabla)|otra vez|a probar|a leer|a "
         r"intentar\w*)\b"),
    Rule("just", "free",
         r"(?:yo |ya |también )?(?P<x>(?:(?:me|nos) )?(?:acabo|acabamos) de (?:cambiar|empezar|"
         r"mudar|comprar|adoptar|tener|casar|"
         r"divorciar|jubilar|entrar|terminar (?:la carrera|el máster|el grado|mis estudios|la "
         r"tesis)|firmar|abrir|montar|"
         r"pasar (?:de|a)|reservar|contratar|aprobar|sacar(?:me)? el|cumplir|separar|graduar|"
         r"instalar(?:me|nos) "
         r"en|vender|alquilar|"
         r"incorporar|dejar (?:de|el|la|mi)|volver a|ascender|heredar|apuntar|inscribir)(?:me|"
         r"nos)?\b.*)", kind="detail",
         unless=r"\b(?:esto|eso|el (?:archivo|chat|texto)|la (?:app|contraseña|pestaña|celda)|tu|"
         r"tus|leche|pan)\b"),
    Rule("made", "free",
         r"(?:(?:ya|al final|por fin|hace \w+ \w+|desde \w+),? )*(?P<x>(?:me|nos) (?:acaban de "
         r"(?:hacer|ascender|nombrar|contratar|trasladar|dar (?:el|la)|"
         r"cambiar|subir|diagnosticar|operar|despedir|conceder|admitir)|(?:han |)(?:ascendieron|"
         r"ascendido|nombraron|"
         r"nombrado|trasladaron|trasladado|destinaron|destinado|cambiaron|cambiado|asignaron|"
         r"asignado|promovieron|"
         r"promovido|contrataron|contratado|diagnosticaron|diagnosticado|operaron|operado|dieron "
         r"(?:la|el) (?:plaza|"
         r"puesto|beca|alta|cuenta|proyecto|turno)|dado (?:la|el) (?:plaza|puesto|beca|cuenta|"
         r"proyecto|turno)|"
         r"despidieron|despedido|concedieron|concedido|admitieron|admitido|aceptaron|aceptado|"
         r"pasaron a|"
         r"pasado a))\b(?! (?:el correo|el archivo|la reunión|la contraseña|esto|una "
         r"tabla)\b).*)", kind="detail"),
    # What belongs to one
    Rule("the-my", "free",
         rf"(?:tod[oa]s? )?(?:mis?|nuestr[oa]s?) (?P<q>(?!{WEAK}\b)(?:[\wáéíóúñ&-]+ "
         rf"){{0,5}}?[\wáéíóúñ&-]+) (?P<v>es|son|está en|están "
         r"en|será|serán|sigue siendo|vuelve a (?:ser|llamarse)|pasa a ser|se llaman?|tiene|"
         r"tienen|va|van|empieza|empiezan|termina|"
         r"terminan|acaba|dura|"
         r"incluye|consta de|vende|venden|recoge|organiza|ofrece|hacen?|produce|fabrica|exporta|"
         r"atiende|gestiona|lleva|usa|usan|trabaja|trabajan|cierra|abre|cubre|abarca|"
         r"mide|pesa|"
         r"nació|cumple|juega|toca|come|duerme|necesita|no (?:come|puede|tiene|trabaja|usa)|"
         r"habla|estudia|ronca|"
         r"ladra|viaja|vive|viven)(?: (?:ahora|actualmente|siempre|solo|todavía|sobre todo|"
         r"básicamente))* "
         rf"(?P<x>(?!{PASSES}).+)", kind="personal",
         unless=r"\b(?:hoy|ahora mismo|esta (?:tarde|mañana|noche|semana)|esto|eso|tu|tus|te|"
         r"error|[A-Z]\d)\b|[€$£]|"
         r"\d ?%|\b\d+(?:[.,]\d+)? (?:mil|millones|euros|dólares)\b"),
    Rule("mine", "free",
         r"(?P<x>(?!(?:eso|esto|est[eao]s?|es[eao]s?|lo|el (?:error|fallo|problema)|la (?:culpa|"
         r"idea|pregunta)|que|mi|"
         r"no|hoy|mañana|cuál|qué|quién)\b)[\wáéíóúñ ,'-]{2,60}?) (?:es|son) (?:mis?|"
         r"nuestr[oa]s?|mí[oa]s?) (?!(?:problema|pregunta|duda|culpa|idea|error|"
         r"última|intención|opinión|duda)\b)(?P<y>.+)", kind="personal", unless=MOMENT),
    Rule("in-our", "free",
         r"(?P<x>(?:aquí )?(?:en|de) (?:mi|nuestr[oa]|casa|mi casa|la oficina|la empresa)(?: \w+)? "
         r"(?:siempre |no |nunca |se )*(?:somos|usamos|"
         r"se (?!(?:cae|rompe|cuelga|va|fue|ha|estropea)\b)[a-záéíóúñ]+[ae]n?|tenemos|trabajamos|"
         r"hablamos|comemos|facturamos|cobramos|cerramos|medimos|llevamos|"
         r"miramos|seguimos|"
         r"hacemos|se (?:habla|usa|trabaja|come|cena|factura|escribe|mide)|habla|usa|trabaja|"
         r"come|cena|factura|"
         r"escribe) .+)", kind="personal", unless=MOMENT),
    Rule("language", "free", rf"(?:yo |de idiomas,? |además |también )*(?:apenas|solo|algo de|un "
         rf"poco de|nada de|"
         rf"bastante|y)? ?(?P<x>(?:algo de |un poco de )?{LANG}(?:,? (?:y |e |pero )?(?:algo de |"
         rf"un poco de |nada de )?"
         rf"{LANG})+(?: .{{0,30}})?|{LANG} (?:nativo|fluido|avanzado|intermedio|básico|medio|"
         rf"perfecto|nivel .+))",
         fact="Habla {x}", kind="personal", unless=MOMENT + r"|\b(?:al|del|traduce|en)\b"),
    Rule("days-are", "free", rf"(?:ahora |siempre |mis días )?(?:son|es|será|serán) (?P<x>(?:los "
         rf"|el )?{DAY}(?:(?:,| y|, y| o) (?:los )?{DAY})+)",
         kind="routine"),
    Rule("role-in", "free", rf"(?P<x>{ROLE}),? (?:en|de|para|desde) (?P<y>(?-i:[A-ZÁÉ]).+)",
         fact="Es {x} en {y}",
         kind="role", slot="role", unless=MOMENT, needs=r"^(?-i:[A-ZÁÉa-z])\w+[^?]*"),
    Rule("label", "free",
         r"(?:(?:mis?|nuestr[oa]s?) )?(?P<q>rol|puesto|cargo|equipo|departamento|área|mercados?|"
         r"regi[oó]n(?:es)?|zonas?|alcance|"
         r"marcas?|cuentas?|clientes?|productos?|ubicación|ciudad|dieta|alergias?|intolerancias?|"
         r"idiomas?|huso horario|"
         r"zona horaria|pronombres|nombre|empresa|stack|herramientas?|sistema operativo|editor|"
         r"ide|aficiones|hobbies|"
         r"familia|hijos|mascotas?|talla|nivel|experiencia|formación|sector|territorio|horario|"
         r"lengua materna|"
         r"responsabilidad|profesión|oficio|canal(?:es)?|categorías?|cartera|objetivos?|"
         r"preferencias?|equipamiento|coche|"
         r"edad|nacionalidad|residencia|lugar de trabajo|especialidad|país(?:es)?|proyecto|"
         r"campañas?|perfil|turno|"
         r"moneda|formato|gustos|fobias)(?: (?:clave|principal(?:es)?|asignad[oa]s?|a mi cargo|"
         r"actual(?:es)?|habitual(?:es)?|"
         r"preferid[oa]s?|laboral|de trabajo|profesional))? ?[:=] ?(?P<x>.+)",
         kind="work", fact="{q}: {x}", slot="attribute", qualifier="q", unless=MOMENT),
    Rule("label-plain", "free", r"(?:mis |las |los |llevo )?(?P<x>(?:cuentas|marcas|mercados|"
         r"clientes|regiones|"
         r"países|zonas|productos|campañas|tiendas) (?:(?:de|en) "
         r")?(?-i:[A-ZÁÉÍÓÚ])[\w&-]+(?:(?:,| y| e| de| del)? "
         r"(?-i:[A-ZÁÉÍÓÚ])[\w&-]+)*)", fact="Lleva {x}", kind="work", unless=MOMENT),
    Rule("exam", "free", r"(?:es|esto es|estudio|lo quiero|lo necesito) para (?:la|el|mi|las|mis|"
         r"unas|una) (?P<x>(?:oposici\w+|"
         r"selectividad|EBAU|EVAU|MIR|acceso a|examen de acceso).*)", fact="Prepara la {x}",
         kind="personal"),
    Rule("titled", "free", r"(?P<x>(?:don|doña|señora?|sr\.?|sra\.?|doctora?|dra?\.?|profesora?) "
         r"(?-i:[A-ZÁÉÍÓÚÑ])[\wáéíóúñ-]+(?: (?-i:[A-ZÁÉÍÓÚÑ])[\wáéíóúñ-]+)?)", fact="Quiere que "
         "le llamen {x}",
         kind="address", slot="address", polite=True),
    Rule("the-kid", "free", r"(?P<x>(?:el|la|los|las) (?:pequeñ[oa]s?|mayor(?:es)?|median[oa]|"
         r"peques?|niñ[oa]s?|crí[oa]s?|nen[ea]s?|chic[oa]s?|"
         r"perr[oa]|gat[oa]|bebé|mellizos|gemelos|abuel[oa]) (?:es|son|tienen?|no (?:comen?|"
         r"pueden?|toleran?)|se llaman?|cumple|"
         r"juegan? al?|tocan?|duermen?|toma) (?!(?:enferm|mal|insoportable|fiebre|un cielo|sueño|"
         r"hambre|malit|muy|que)\w*\b).+)",
         kind="personal", unless=MOMENT),
    Rule("the-thing-is", "free", r"(?P<x>(?:el|la) (?:moto|coche|bici|cámara|portátil|ordenador|"
         r"casa|piso|carro|auto|furgo\w*|guitarra|"
         r"cocina|tele|móvil|celular|impresora|nevera|cafetera|horno|bajo|piano|router|"
         r"termostato|caldera) es (?:un|una|de (?:gas|"
         r"inducción|leña)|el|la) .+)", kind="tool", unless=MOMENT + r"|\b(?:asco|desastre|"
         r"mierda|maravilla|lío|caos|única?)\b"),
    Rule("self", "free", rf"{AHEAD}(?:yo )?(?:siempre |no |nunca |solo |casi )*(?:me|nos) "
         rf"(?:mareo|agobio|estreso|aburro|canso|distraigo|"
         r"concentro|organizo|oriento|desoriento|bloqueo|despisto|duermo|relajo|divierto|"
         r"alimento|entreno|expreso|comunico|considero|"
         r"identifico|declaro|defino|especializo|apaño|manejo|defiendo|levanto|acuesto|visto|"
         r"ducho|presento|formo|entiendo) (?P<x>(?:con|"
         r"en|si|cuando|por|a|al|de|mejor|fácil|fácilmente|muy|bastante|como|sin|enseguida|tarde|"
         r"temprano) .+)", kind="personal",
         unless=MOMENT),
    Rule("being", "free", r"(?:yo )?(?P<x>(?:me|nos) (?:estoy|estamos) (?:sacando (?:el|la|un|"
         r"una)|preparando|formando|especializando|"
         r"recuperando de|mudando|divorciando|separando|construyendo|iniciando en|aficionando "
         r"a).+)", kind="personal", unless=MOMENT),
    Rule("tends", "free", r"(?:yo )?(?P<x>(?:tiendo|tendemos) a (?!(?:pensar|creer) que).+)",
         kind="routine", unless=MOMENT),
    Rule("new-turns", "free", r"(?P<x>(?:me |nos )?(?:cambiaron|han cambiado|cambian|cambié|"
         r"movieron|pusieron) (?:el|los|de|"
         r"al|a) (?:turnos?|horarios?|días|departamento|equipo|puesto|zona|turno de \w+)\b.*)",
         kind="work"),
    Rule("family-so", "free",
         rf"(?:mi|mis|nuestr[oa]s?) (?P<f>{FAMILY}),? (?P<x>(?-i:[A-ZÁÉÍÓÚÑ])\w+),? (?:tiene|es|"
         rf"va|cumple|nació|estudia|juega|"
         r"toca|no come|come|trabaja|duerme) .+", kind="personal", unless=MOMENT),
    Rule("remembered", "free", rf"(?:yo )?(?:me|nos) (?:llevo|llevamos|trato) .*{THING}", kind=
         "personal", needs=HABIT,
         unless=MOMENT),
)  # fmt: skip
