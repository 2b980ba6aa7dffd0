"""Spanish rules, open tier: what somebody is, has and does, in any words."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.es.open.parts import (
    AHEAD,
    DAY,
    MOMENT,
    TIMES,
)

_GRADE = (
    r"(?:\d{1,2} ?(?:º|ª|°|o|er|do|ro|to)|primero|primer|segundo|tercero|tercer|cuarto|quinto|"
    r"sexto|"
    r"séptimo|octavo|último|penúltimo)"
)
_SCHOOL = (
    r"(?:de (?:la )?(?:eso|bach\w*|secundaria|primaria|prepa\w*|carrera|universidad|uni|fp|grado|"
    r"infantil|(?-i:[A-Z])\w+|derecho|medicina|enfermería|[a-záéíóú]+(?:ía|ica|icas|ción|logía))|"
    r"año|"
    r"curso|semestre|trimestre|grado|ciclo)"
)
_BODY = (
    r"(?:pies?|manos?|pelo|piel|ojos|vista|espalda|rodillas?|cuello|estómago|dientes|voz|oído|"
    r"memoria|"
    r"letra|piernas?|brazos?|hombros?|tobillos?|corazón|tensión|azúcar|colesterol|sueño|nariz|cara|"
    r"cintura|talla|muñecas?|uñas|caderas?|cervicales|lumbares)"
)
_DEGREE = (
    r"(?:(?:muy|súper|bastante|algo|un poco|poco|nada|demasiado|tan|especialmente|ya|aún|"
    r"todavía) )*"
)

SELFHOOD: tuple[Rule, ...] = (
    # What one is
    Rule("grade", "free",
         rf"(?:(?:yo|ya|ahora|este año|aún|todavía),? )*(?:voy|estoy|ando|curso|hago|estudio|"
         rf"empiezo|repito|"
         rf"paso)(?: (?:en|a|el|ya en))? (?P<x>{_GRADE} {_SCHOOL}\b.*)", kind="personal",
         unless=r"\b(?:hoy|paso \d)\b"),
    Rule("is-not", "free",
         rf"(?:(?:yo|la verdad|es que|ya|también),? )*(?:no|nunca) (?:soy|somos|he sido|fui) "
         rf"(?P<x>{_DEGREE}"
         r"(?!(?:yo|el|la|los|las|quien|capaz|tonto|tonta|idiota|un robot|un bot|consciente|así|"
         r"es[aeo]|est[aeo]|"
         r"únic[oa]|de los que insisten|pesado|pesada|malo|mala|culpable|sorda?|ciego|humano)\b)"
         r"(?:(?:de|del|fan|amig[oa]|partidari[oa]|amante|buen[oa]|mal[oa]|hábil|ducho|ducha|"
         r"bueno con|"
         r"experto|experta|técnic[oa]|ningun[oa]?|ningún|un gran|una gran|un|una|muy|nada|"
         r"demasiado|"
         r"especialmente|tan|mucho de|mucha de)\b.*|[a-záéíóúñ]{4,}(?: (?:de|en|con|por|para|ni) "
         r".+)?))",
         kind="personal", unless=MOMENT + r"|\bseguro\b|\btan \w+\Z"),
    Rule("good-at", "free",
         r"(?P<x>(?:(?:se me|se nos) (?:da|dan) (?:muy |bastante |fatal|mal|bien|regular|genial|"
         r"de pena|de miedo|"
         r"de maravilla|peor|mejor)+ ?.+|.+ (?:se me|se nos) (?:da|dan) (?:muy |bastante |tan |"
         r"nada )?(?:mal|"
         r"bien|fatal|regular|genial|peor|mejor|de pena|de maravilla)(?: .{0,30})?|.+ no (?:se "
         r"me|se nos) "
         r"(?:da|dan)(?: .{0,20})?|(?:me|nos) (?:manejo|defiendo|apaño|desenvuelvo|aclaro) "
         r"(?:poco|mal|regular|"
         r"fatal|bien|lo justo|a duras penas) (?:con|en) .+|(?:no )?(?:entiendo|sé|sabemos) "
         r"(?:poco|nada|muy "
         r"poco|lo justo|casi nada|mucho) de .+))", kind="personal",
         unless=MOMENT + r"|\b(?:lo que|de qué)\b"),
    Rule("still-at", "free",
         r"(?:(?:yo|ya|también|además|la verdad|aún),? )*(?P<x>(?:ando|sigo|vivo|llevo(?: (?:ya|"
         r"unos|unas|un|una|dos|"
         r"tres|\d+|poco|mucho|tiempo|años|meses|semanas|media|más de|casi|de|vida|par))*|voy|"
         r"paso los \w+|paso el día(?: entero)?|me "
         r"paso (?:el|la|los) \w+) (?:ya )?(?:aprendiendo|estudiando|entrenando|practicando|"
         r"viviendo|trabajando|buscando (?:piso|casa|departamento|apartamento|habitación|trabajo|"
         r"colegio|local|terreno)|"
         r"escribiendo|programando|tocando|cantando|bailando|pintando|coleccionando|ahorrando|"
         r"opositando|"
         r"preparándome|corriendo|nadando|tomando|yendo|haciendo|siguiendo|usando|cultivando|"
         r"dando|dedicad\w+|"
         r"enganchad\w+|metid\w+ en) (?!(?:esto|eso|est[ea]|es[ea]|ello|un (?:error|lío|problema|"
         r"informe)|"
         r"una (?:duda|tabla|reunión|presentación)|la (?:duda|presentación|tabla|reunión)|el "
         r"(?:informe|proyecto|"
         r"error|mismo|script)|prisa|dormir|comer|saber|poder|luz|internet|un correo|el correo|"
         r"falta|un rato|"
         r"correos?|pruebas)\b).+)",
         kind="personal", unless=MOMENT.replace(r"|sigo sin", "")
         + r"|\b(?:horas|minutos|desde (?:esta|las|la|comer|el (?:lunes|martes))|toda la|todo el|"
           r"rato|sigo sin|"
         r"estoy (?:sin|con)|voy con|ando con|escribiendo (?:un|una|el|la) (?:correo|informe|"
         r"mail|carta|mensaje|"
         r"artículo|email|post|texto|discurso)|haciendo (?:un|una|el|la|los|las) (?!máster|grado|"
         r"carrera|"
         r"doctorado|tesis|curso|fp|mba|residencia|prácticas))\b"),
    Rule("stay-in", "free",
         r"(?:(?:yo|ya|ahora|actualmente|la verdad|es que|hoy en día),? )*(?:estoy|estamos|ando|"
         r"sigo) en (?P<x>(?:(?:un|"
         r"una|el|la) (?:Mac|PC|Chromebook|portátil|tablet|iPad|equipo|área|departamento|"
         r"división|sección|sede|oficina|"
         r"delegación|planta|tienda|sucursal|comité|junta|coro|grupo|club|asociación|AMPA|"
         r"startup|empresa|consultora|"
         r"agencia|ONG|cooperativa|turno|proyecto|programa|plan|instituto|insti|universidad|"
         r"colegio|hospital|lista "
         r"de espera)\b.*|(?-i:[A-ZÁÉÍÓÚÑ])[\w&.-]+.*|(?:fraude|fidelizaci[oó]n|compras|ventas|"
         r"marketing|finanzas|"
         r"tesorería|logística|riesgos?|precios|producto|operaciones|soporte|customer success|"
         r"growth|data|sistemas|"
         r"recursos humanos|rrhh|legal|contabilidad|auditoría|calidad|control de gestión|"
         r"atención al cliente|urbanismo|"
         r"administración|comunicación|prensa|diseño|ingeniería|mantenimiento|expansión|trade|"
         r"paid \w+)\b.*))",
         kind="work", unless=MOMENT + r"|\b(?:reunión|llamada|Zoom|Teams|Meet|cola|camino|pausa|"
         r"(?:el|la) (?:tienda|"
         r"oficina|planta|sucursal)\Z|ello|línea|modo)\b|\ben (?:enero|febrero|marzo|abril|mayo|"
         r"junio|julio|agosto|"
         r"septiembre|octubre|noviembre|diciembre)\Z"),
    # What one has
    Rule("body", "free",
         r"(?:(?:yo|además|también|es que|ya|siempre),? )*(?:tengo|tenemos) (?P<x>(?:(?:el|la|"
         r"los|las|un|una|muy|"
         rf"mucha|poca|baja|mala|buena|mal|buen) )+(?:\w+ )?{_BODY}\b.*|(?:baja|poca|mala|escasa|"
         rf"buena) "
         r"(?:visión|vista|audición|memoria|movilidad|conexión en casa|espalda|circulación|"
         r"tolerancia)\b.*|"
         r"movilidad reducida.*|problemas de (?:espalda|rodilla|vista|oído|tiroides|corazón|piel|"
         r"sueño|estómago|"
         r"equilibrio|movilidad|audición)\b.*)", kind="personal",
         unless=MOMENT + r"|\b(?:duele|dolor|roto|sucio|mojad\w+|en blanco|en la mano|cansad\w+|"
         r"llen[oa]s?)\b"),
    Rule("nothing-of", "free",
         r"(?:(?:yo|ya|también|además|casi),? )*(?P<x>(?:no|nunca|ni|jamás) (?:llevo|llevamos|"
         r"uso|usamos|como|comemos|"
         r"tomo|tomamos|bebo|bebemos|compro|compramos|pruebo|consumo|consumimos|cocino|visto|me "
         r"pongo|pongo) (?:nunca |"
         r"nada (?:de|con|que (?:lleve|tenga|contenga|sea|venga))|ropa|zapatos|productos?|cosas?|"
         r"cosméticos?|ni) .+)",
         kind="personal", unless=MOMENT),
    Rule("weekly-have", "free",
         rf"(?:(?:yo|ya|también|además),? )*(?P<x>(?:{AHEAD})(?:(?:siempre|ya|nunca|no) "
         rf")*(?:tengo|tenemos) "
         r"(?!(?:que (?:entregar|enviar|mandar)|tiempo|ganas|idea)\b).+)",
         kind="routine", needs=rf"\b(?:(?:todos )?los {DAY}|{TIMES})(?!\w)",
         unless=MOMENT),
    Rule("with-it", "free",
         r"(?:(?:yo|además|también|siempre|solo|casi siempre),? )*(?P<x>(?:leo|escribo|navego|"
         r"trabajo|estudio|veo|juego|"
         r"dibujo|edito|corro|viajo|vivo|duermo|cocino|camino|pago|entro|accedo|firmo|grabo|"
         r"escucho) (?:siempre |"
         r"mucho |solo )?(?:con|desde|a base de|mediante) (?!(?:esto|eso|ello|ganas|prisa|"
         r"est[ea]|es[ea]|la duda|ayer|"
         r"ahora)\b).+)", kind="personal", unless=MOMENT + r"|\bse me (?:cayó|rompió|fue|"
         r"acabó)\b|\bescribo (?:con|desde) (?:relación|motivo|la (?:duda|"
         r"intención)|urgencia)"),
    Rule("much-of", "free",
         r"(?:(?:yo|además|también|normalmente|ahora),? )*(?P<x>(?:hago|hacemos|leo|leemos|veo|"
         r"vemos|escucho|como|comemos|"
         r"bebo|bebemos|uso|usamos|compro|compramos|viajo|viajamos|cocino|cocinamos|camino|"
         r"conduzco|escribo|juego|"
         r"salgo|salimos|trabajo|estudio|tomo|doy|recibo) (?:much[oa]s?|muchísim[oa]s?|"
         r"bastantes?|poc[oa]s?|demasiad[oa]s?|"
         r"un montón de|de vez en cuando|alguna vez|a veces) (?!(?:gracias|veces (?:este|el)|"
         r"errores?|esto|eso|más|que)\b)"
         r".+|(?:también|a veces|de vez en cuando) (?:hago|practico|escribo|pinto|canto|toco|"
         r"grabo|cocino|juego) .+|"
         r"(?:hago|practico|escribo|pinto|canto|toco|grabo|cocino|juego) [^,;]+ (?:de vez en "
         r"cuando|a veces|a ratos|"
         r"cuando puedo|en mis ratos libres|por afición|por gusto|por placer|como hobby))",
         kind="personal",
         unless=MOMENT + r"|\b(?:clic|reporte|informe|captura|pregunta)s?\b"),
    Rule("devour", "free",
         r"(?:(?:yo|además|también|siempre|me),? )*(?P<x>(?:devoro|me trago|me leo|me veo|me "
         r"bebo|me compro|no me pierdo|"
         r"sigo|me apunto a) (?:siempre )?(?:tod[oa]s?(?: (?:lo|l[oa]s))?|cualquier|cada|casi "
         r"todo|ningún|ninguna|ni un|ni una|"
         r"novelas?|libros|series|podcasts?|biografías|cómics|documentales|thrillers?|poesía|"
         r"ensayos?) ?.*)",
         kind="preference", unless=MOMENT),
)  # fmt: skip
