"""Spanish rules, open tier: what people say of their lives in words that no other rule knows.

A verb of a lasting state counts by itself, any other with a word of habit; what passes ("hoy",
"esta semana") and what is about the conversation ("tu respuesta") counts for nothing.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.es.open.parts import (
    AHEAD,
    DO,
    HABIT,
    MOMENT,
    SUBJECT,
)
from keepwise.bank.speech.languages.es.verbs import present_of

_WORK = present_of(
    "llevar gestionar dirigir liderar coordinar administrar vender atender cubrir supervisar "
    "organizar mantener representar importar exportar distribuir asesorar auditar fabricar "
    "producir "
    "impartir enseñar programar desarrollar diseñar editar traducir reportar facturar operar "
    "analizar "
    "monitorizar monitorear contratar reclutar investigar comprar abastecer suministrar alquilar "
    "trabajar currar laburar chambear colaborar teletrabajar regentar regir planificar desplegar "
    "medir mirar seguir cuidar reparar restaurar instalar redactar publicar maquetar opositar"
)
_LIFE = present_of(
    "vivir residir convivir compartir conducir manejar nadar correr caminar pedalear remar escalar "
    "esquiar surfear bucear navegar pescar cazar acampar bailar cantar pintar dibujar tejer coser "
    "bordar hornear cocinar cultivar criar coleccionar leer escribir fotografiar practicar "
    "estudiar "
    "aprender entrenar tocar jugar comer beber dormir madrugar trasnochar levantar acostar "
    "despertar "
    "vestir fumar ayunar meditar rezar viajar volar comprar seguir escuchar pertenecer padecer "
    "sufrir "
    "tolerar celebrar reciclar ahorrar invertir pagar evitar alternar hablar entender dominar "
    "chapurrear usar utilizar emplear votar apoyar cenar desayunar almorzar merendar montar "
    "patinar "
    "salir quedar mover desplazar cursar calzar roncar hacer tomar dar participar militar asistir "
    "cuidar dedicar defender alquilar reparar restaurar grabar componer actuar veranear"
)
_NOT = (
    r"(?!(?:est[eao]s?|es[eao]s?|esto|eso|lo|la (?:idea|tabla|opción|respuesta|página|sensación|"
    r"versión|llamada|reunión)|el (?:informe|archivo|correo|error|botón|texto|resultado|código|"
    r"contrato|enlace|fichero|resumen)|una? (?:error|pregunta|duda|problema|momento|mensaje|correo|"
    r"reunión|llamada|minuto|segundo|vistazo|informe|lista|tabla|captura|prueba|rato|hora|poco)|"
    r"clic|falta|caso|nota|cuenta|gracias|por (?:hecho|sentado|favor)|bien\Z|mal\b|que|qué|si|"
    r"cuando|cómo|como|así|aquí|ahí|con (?:esto|ello|la duda)|a (?:ver|tener|hacer|decir|probar|"
    r"mirar|"
    r"preguntar|empezar)|de acuerdo|en ello|mucho\Z|más\b|algo\b|nada\Z|igual|un lío|error\w*|"
    r"tarde\Z|pronto\Z|ahora|con \w+ y (?:te|le)|las? cosas?|los? deberes)\b)"
)
LANG = (
    r"(?:inglés|español|castellano|francés|alemán|italiano|portugués|catalán|gallego|euskera|"
    r"valenciano|quechua|guaraní|chino|mandarín|japonés|coreano|ruso|árabe|hebreo|polaco|sueco|"
    r"noruego|danés|neerlandés|holandés|griego|turco|ucraniano|rumano|checo|húngaro|hindi)"
)

LIVING: tuple[Rule, ...] = (
    # What one is
    Rule("is-a", "free",
         r"(?:(?:yo|ya|ahora|también|además|aún|todavía|actualmente|en realidad|de profesión|de "
         r"formación|por mi parte|la verdad|desde hace \w+ \w+),? )*(?:soy|somos) "
         r"(?P<x>(?!(?:yo|así|capaz|consciente|alérgic[oa]s? desde|del? (?:equipo|departamento|"
         r"área|lado)|el que|la que|quien|un (?:desastre|poco|inútil|torpe|idiota|"
         r"crack|genio|lío)|una (?:crack|inútil|torpe|idiota|desastre|genia)|tonto|tonta|idiota|"
         r"todo "
         r"oídos|los|las|muchos|pocos|varios|humano|feliz|de (?:los|las) que|de l[oa]s?\b|"
         r"nuev[oa] (?:en|"
         r"por|aquí)|nosotros|tu|tus|un bot|una ia|buen[oa]\Z|muy (?:feliz|tonto|burro|inútil|"
         r"buen[oa]\Z)|malo\Z|"
         r"mala\Z|sincero|sincera|responsable de lo)\b).+)", kind="personal", unless=MOMENT),
    Rule("is-in", "free",
         r"(?:(?:yo|ya|ahora|actualmente|todavía|también),? )*(?:estoy|estamos) "
         r"(?P<x>(?:casad|divorciad|separad|solter|jubilad|retirad|prejubilad|embarazad|"
         r"comprometid|"
         r"prometid|viud|suscrit|afiliad|federad|colegiad|acostumbrad|especializad|certificad|"
         r"titulad|"
         r"matriculad|apuntad|inscrit|destinad|asignad|basad|afincad|instalad|ubicad|empadronad|"
         r"diagnosticad|operad|vacunad|becad|contratad|interesad[oa]s? (?:en|solo)|obsesionad|"
         r"enganchad)\w*\b.*|(?:en (?:paro|excedencia|ERTE|prácticas|el paro|primero|segundo|"
         r"tercero|"
         r"cuarto|último|bachillerato|la (?:universidad|uni|facultad)|silla de ruedas|terapia|"
         r"tratamiento|rehabilitación|trámites|proceso de)|de (?:baja|becari[oa]|prácticas|"
         r"erasmus|alquiler|"
         r"autónom[oa]|interin[oa]|permiso de|encargad[oa]|responsable|jef[ea]|guardia los)|a "
         r"(?:dieta|cargo|régimen|media jornada|tiempo (?:completo|parcial)|turnos|favor de)|al "
         r"(?:frente|cargo|mando)|sin "
         r"(?:trabajo|pareja|coche|carro|gluten|alcohol)|esperando (?:un|una|nuestro|mi|mellizos|"
         r"gemelos) ?(?:beb|niñ|hij|primer|segund)?\w*|en contra|(?:estudiando|aprendiendo|"
         r"opositando|"
         r"cursando|haciendo (?:un|una|el|la|mi) (?:máster|grado|carrera|doctorado|tesis|curso|fp|"
         r"mba|residencia|erasmus|prácticas)|preparando (?:un|una|el|la|mi|las|unas) (?:oposici|"
         r"marat|"
         r"triatl|boda|mudanza|mir\b|selectividad|ebau|acceso|c[12]|b[12])|entrenando|reformando|"
         r"restaurando|"
         r"construyendo|escribiendo (?:una?|mi) (?:novela|libro|tesis|guion)|criando|ahorrando|"
         r"dejando de|dejando (?:el|la)|planeando|"
         r"planificando|organizando (?:la|mi|una) (?:boda|mudanza)|buscando (?:piso|casa|trabajo|"
         r"colegio|pareja)))\b(?! a usar\b).*)", kind="personal",
         unless=r"\b(?:hoy|ahora mismo|esta (?:tarde|mañana|noche)|esto|eso|tu|tus|te|buscando el|"
         r"interesad\w+ en (?:saber|comprar|el puesto|tu|vuestr))\b"),
    Rule("aged", "free", r"(?:yo )?(?:tengo|cumplo|acabo de cumplir|voy a cumplir) (?P<x>(?:\d\d|"
         r"\w+(?: y \w+)?) años"
                         r"(?: .*)?)", kind="personal"),
    # What one does
    Rule("works", "free", rf"{AHEAD}{SUBJECT}{_WORK} {_NOT}(?P<x>.+)", kind="work",
         unless=MOMENT + r"|\b(?:llevo (?:un rato|desde|\d|dos|tres|horas|toda|todo|razón|mal|"
         r"meses "
         r"(?:esperando|con)|años esperando|"
         r"esperando|sin)|miro (?:y|a ver|si|el)|sigo (?:con|sin|las instrucciones|el|esperando)|"
         r"mantengo la|"
         r"compro (?:el|la|los|las|un|una)|analizo|reporto (?:un|el)|diseño (?:el|la|un|de)|"
         r"cubro la celda|trabajo (?:me|de (?:clase|fin|grado|historia|matem)|que|es|está|muy "
         r"duro)|"
         r"vendo (?:el|un|una|mi)|edito (?:el|la|un)|"
         r"instalo|redacto (?:el|la|un)|reparo (?:el|la))\b"),
    Rule("lives", "free", rf"{AHEAD}{SUBJECT}{_LIFE} {_NOT}(?P<x>.+)", kind="personal",
         unless=MOMENT + r"|\b(?:hago|tomo|doy|salgo|quedo|sigo|leo|escribo|compro|pago|muevo|"
         r"entiendo|levanto|vivo (?:sin vivir|estresad\w+|al límite|agobiad\w+|corriendo|un|una)|"
         r"\w+ y me (?:rechaza|da error|sale)|uso|utilizo|empleo|hacemos|damos|salimos|quedamos|"
         r"seguimos|hablo con|"
         r"dedico|ahorro|corro (?:el|la|un)|apoyo|sufro|toco (?:el botón|la|algo)|escucho|grabo|"
         r"como "
         r"(?:tal|si|que|punto|tú|usted|el|la|los|un|una|en|hacer|para|mínimo|mucho|siempre)|"
         r"celebro que|"
         r"jugamos a las|participo en (?:la|el))\b"),
    Rule("lives-so", "free", rf"{AHEAD}{SUBJECT}(?:(?:hago|hacemos) (?:yoga|pilates|deporte|"
         rf"ejercicio|"
         r"pesas|crossfit|senderismo|escalada|surf|cerámica|teatro|impro\w*|voluntariado|punto|"
         r"ganchillo|boxeo|judo|kárate|natación|ciclismo|running|triatlones?|ayuno|dieta|la compra|"
         r"la declaración|fotos?|fotografía|podcasts?|pan|vino|cerveza|jabón|guardias?|turnos|"
         r"jornada|"
         r"media jornada|"
         r"todo (?:en|con|a|desde)|mis? (?:propi\w+|compra)|vídeos|radio|vela|remo|kayak|parapente|"
         r"meditación|terapia|prácticas|el (?:turno|camino)|(?:un|una|el|la|mi) (?:máster|"
         r"doctorado|"
         r"grado|carrera|tesis|fp|curso de|residencia))|(?:tomo|tomamos) (?:el (?:café|té|mate|"
         r"metro|"
         r"bus|tren)|la medicación|medicación|pastillas|insulina|anticoagulantes|café|té|mate|"
         r"leche "
         r"\w+|vitaminas|antihistamínicos|clases|vino|cerveza|sintrom|la píldora)|(?:doy|damos) "
         r"(?:clases?|cursos?|talleres|charlas|el pecho|soporte|terapia|formaciones|catas)|"
         r"(?:salgo|"
         r"salimos) (?:a (?:correr|caminar|andar|pasear|bailar|pescar|navegar|remar|cenar los)|"
         r"en bici|al "
         r"monte|del trabajo|de trabajar|con (?:un|una|mi|el club))|(?:leo|leemos) (?:sobre todo|"
         r"mucho|mucha|muchas|muchos|novela\w*|poesía|ensayo\w*|cómics?|manga|en (?:inglés|papel|"
         r"digital|kindle|el kindle|\w+és)|prensa|ciencia|de todo|el periódico)|(?:escribo|"
         r"escribimos) "
         r"(?:poesía|novelas?|relatos|cuentos|guiones|para|en (?:inglés|catalán|gallego|un "
         r"blog|mi blog|Python|(?-i:[A-Z])\w+)|con (?:pluma|la izquierda)|una? (?:novela|blog|"
         r"columna|tesis)|sobre)|"
         r"(?:compro|compramos) (?:en |todo |siempre |solo |online|local|de segunda|a granel|"
         r"ecológico)|(?:pago|pagamos) (?:siempre |todo |con |en |por )|(?:entiendo|entendemos) "
         r"(?:el "
         rf")?{LANG}|(?:me|nos) (?:muevo|movemos|desplazo) (?:en|por|a|con|siempre)|me levanto "
         rf"(?:a|"
         r"muy|temprano|pronto|tarde|siempre|antes)|(?:dedico|dedicamos) (?:los|las|el|la|mi|mis|"
         r"una|"
         r"dos|tres|media)|me (?:dedico|defiendo|apaño|manejo) (?:a|al|en|con)|(?:uso|utilizo|"
         r"empleo|"
         r"usamos|utilizamos) (?!(?:el (?:botón|archivo|fichero|enlace|código|comando|filtro)|la "
         r"(?:función|fórmula|opción|tabla|plantilla|versión)|un (?:bucle|if|for|filtro|comando)|"
         r"una "
         r"(?:función|fórmula|variable|plantilla))\b).+|(?:escucho|escuchamos) (?:sobre todo|"
         r"mucho|mucha|jazz|"
         r"rock|metal|música|podcasts?|salsa|flamenco|la radio|clásica|ópera|reggaeton|\w+ "
         r"(?:cuando|mientras))|"
         r"(?:sufro|sufrimos|padezco) (?:de |del )?(?!(?:un error|esto|con)\b)\w+|juego (?:al?|"
         r"en|con)|"
         r"jugamos (?:al?|en)|como (?:sin|poca|poco|mucha|mucho pescado|de todo|fuera|en casa|"
         r"carne|pescado|"
         r"verdura|fruta|vegano|kosher|halal|sano|ligero|muy|tarde|temprano|solo|pan)|ahorro "
         r"(?:para|"
         r"cada|un)|corro (?:\d|maratones|medias|por|con|los|carreras|trail|todos|en)|"
         r"(?:sigo|seguimos) (?:una? (?:dieta|rutina|plan|método)|al (?-i:[A-Z])|la (?:liga|"
         r"fórmula|dieta|"
         r"NBA)|viviendo|trabajando|estudiando|siendo|el método)|participo en (?:un|una|carreras|"
         r"concursos)|apoyo a)"
         r"(?P<x>\b.*)", kind="personal", unless=MOMENT),
    Rule("habits", "free", rf"{AHEAD}{SUBJECT}{DO}(?: .*)?", kind="routine", needs=HABIT,
         unless=MOMENT + r"|\b(?:como siempre|siempre lo mismo|lo de siempre|siempre que (?:se|"
         r"el|la|"
         r"no)|nunca me (?:ha|había|funciona|sale)|siempre (?:igual|me (?:sale|pasa|equivoco|lío|"
         r"pierdo|olvido))|de siempre\Z|a veces (?:pasa|ocurre)|sobre todo (?:si|cuando) no|"
         r"archivo|fichero|botón|pantalla|programa|"
         r"se (?:cierra|cuelga|bloquea|cae|rompe))\b"),
    Rule("can", "free",
         rf"{AHEAD}(?:yo )?(?:ya |solo |sólo |no |nunca |casi no |apenas |también |tampoco "
         rf")*(?P<v>puedo|"
         r"podemos|sé|sabemos|suelo|solemos|puedo ni|consigo|acostumbro a) (?P<x>(?:comer|beber|"
         r"tomar|dormir|conducir|manejar|nadar|montar|cocinar|volar|correr|levantar|cargar|"
         r"trabajar|"
         r"viajar|reunir|quedar|atender|hacer (?:deporte|ejercicio|turnos|llamadas|reuniones)|leer "
         r"(?:partituras|en|música|braille|árabe|\w+és|letra)|escuchar|estar (?:de pie|sentad|al|"
         r"mucho)|llevar|usar|"
         r"vivir|concentrar|tocar|hablar|coser|bailar|programar en|oler|digerir|tolerar|subir|"
         r"caminar|agachar|madrugar|trasnochar|permitir|coger (?:aviones|el teléfono|llamadas)|"
         r"conectar|salir|ir (?:a|en|al)|entrenar)\w*\b(?! (?:el archivo|la página|el enlace|con "
         r"esto|"
         r"el informe|la sesión|a la reunión|más|mejor|una tabla|las? (?:tabla|columna|"
         r"fila)s?)\b).*)", kind="personal",
         unless=MOMENT + r"|\b(?:puedo hablar|no puedo (?:más|ir a la|salir de|usar (?:la|el)|"
         r"tocar nada|"
         r"conectarme))\b"),
    Rule("without", "free", rf"{AHEAD}(?:yo )?(?:ya |casi )?(?:no|nunca|apenas|ni) (?P<v>tengo|"
         rf"tenemos|uso|usamos|veo|vemos|"
         r"conduzco|manejo|cocino|fumo|bebo|viajo|trabajo|trabajamos|vuelo|hablo|leo|escucho|"
         r"compro|"
         r"como|comemos|tomo|pruebo|ceno|desayuno|llevo|contesto|cojo|atiendo|miro|reviso|abro|"
         r"acepto|"
         r"celebro|practico|duermo|salgo|madrugo|trasnocho|nado|toco|pago|consumo|gasto) "
         rf"{_NOT}(?!(?:tiempo|idea|ni idea|claro|acceso|ganas|datos?|internet|permisos?|razón|"
         rf"dudas?|"
         r"prisa|más|otra|otro|ninguna (?:duda|pregunta)|ningún problema|preguntas?|problemas?|"
         r"nada que|"
         r"la menor|el (?:dato|número|enlace|pdf|gráfico|botón)|diferencia|sentido|la hora|los "
         r"datos|"
         r"batería|cobertura|saldo|suerte|"
         r"información|cambios|bien|visto|mucha idea|con qué|por qué|dónde|a nadie|"
         r"ningún (?:dato|archivo|botón)|ninguna (?:opción|tabla))\b)(?P<x>.+)", kind="personal",
         unless=MOMENT),
)  # fmt: skip
