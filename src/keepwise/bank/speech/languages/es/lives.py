"""Spanish rules, second part: diet, family, hobbies, languages, tools, "my ... is ..."."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.es.people import FAMILY
from keepwise.bank.speech.languages.es.selves import DAYS, IM, OFTEN, THING

_LANGUAGE = (
    r"(?:ingl[eé]s|español|castellano|franc[eé]s|alem[aá]n|italiano|portugu[eé]s|catal[aá]n|"
    r"gallego|euskera|valenciano|quechua|guaran[ií]|aimara|n[aá]huatl|maya|chino|mandar[ií]n|"
    r"japon[eé]s|coreano|ruso|[aá]rabe|hebreo|polaco|sueco|noruego|dan[eé]s|finland[eé]s|"
    r"neerland[eé]s|holand[eé]s|griego|turco|ucraniano|rumano|checo|h[uú]ngaro|hindi|"
    r"lengua de (?:signos|señas)|varios idiomas|\w+ idiomas)"
)
_HAVE = (
    r"(?:hij[oa]s?|niñ[oa]s?|nen[ea]s?|perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|herman[oa]s?|"
    r"hermanit[oa]s?|niet[oa]s?|sobrin[oa]s?|mellizos|mellizas|gemel[oa]s|caballos?|"
    r"conej[oa]s?|gallinas|loros?|tortugas?|peces|pareja|novi[oa]|mujer|marido|abuel[oa]s?|"
    r"beb[eé]s?|peques?|cachorr[oa]s?|mascotas?|crí[oa]s?|alergias?|intolerancia|asma|diabetes|"
    r"migrañas?|dislexia|tdah|daltonismo|celiaqu[ií]a|hipertensi[oó]n|colesterol|artritis|"
    r"insomnio|ansiedad|v[eé]rtigo|miedo|fobia|p[aá]nico|"
    r"vista cansada|miop[ií]a|discapacidad|hipoacusia|reflujo|gastritis|"
    r"doctorado|m[aá]ster|maestr[ií]a|carrera|licenciatura|grado|t[ií]tulo|carn[eé]|licencia|"
    r"coche|carro|auto|moto|bici(?:cleta)?|furgoneta|iphone|android|mac|macbook|kindle|"
    r"casa|piso|departamento|apartamento|huerto|jard[ií]n|tienda|negocio|empresa|restaurante|"
    r"cafeter[ií]a|panader[ií]a|consulta|taller|podcast|blog|canal|granja|finca|"
    r"familia|guitarra|piano|bater[ií]a|placas solares|paneles solares|teletrabajo|"
    r"pase|abono|presupuesto|jornada|turno|guardias?|custodia|"
    r"d[ií]as? libres?|libres?|reuni[oó]n (?:semanal|de equipo)|clases?|gimnasio|terapia|yoga|"
    r"pensi[oó]n|nacionalidad|pasaporte|visa|tatuajes?|alexa|termostato|robot aspirador|"
    r"la costumbre|por costumbre|preferencia|debilidad)"
)
_NOT_HAVE = (
    r"(?!(?:que|un (?:problema|error|fallo|par de dudas)|una (?:duda|pregunta|reunión|cita|"
    r"consulta (?:sobre|rápida)|llamada)|dudas?|prisa|sueño|hambre|frío|calor|la (?:sensación|"
    r"impresión|duda)|"
    r"ganas|razón|idea|claro|entendido|el (?:informe|archivo))\b)"
)
_DIET = (
    r"(?:vegan[oa]s?|vegetarian[oa]s?|pescetarian[oa]|ovolactovegetarian[oa]|flexitarian[oa]|"
    r"cel[ií]ac[oa]s?|diab[eé]tic[oa]s?|al[eé]rgic[oa]s? (?!desde\b).+|intolerante .+|abstemi[oa]|"
    r"zurd[oa]|ambidiestr[oa]|dalt[oó]nic[oa]|disl[eé]xic[oa]|hipertens[oa]|asm[aá]tic[oa]|"
    r"miope|sord[oa]|cieg[oa]|hipoac[uú]sic[oa]|autista|tdah|no fumador[a]?|fumador[a]?|"
    r"musulm[aá]n|musulmana|jud[ií][oa]|cristian[oa]|cat[oó]lic[oa]|ate[oa]|budista)"
)
_PERSON = (
    r"(?:(?:una? )?(?:persona|gente|tipo|tía|tío) .+|(?:una? )?(?:\w+ )?(?:madrugador[a]?|"
    r"noctámbul[oa]|novat[oa]|principiante|aficionad[oa]|amante|fan[aá]tic[oa]|friki|"
    r"apasionad[oa]|entusiasta|fiel|seguidor[a]?|hincha|soci[oa]|forof[oa]|culé|madridista|"
    r"corredor[a]?|ciclista|nadador[a]?|escalador[a]?|surfista|montañer[oa]|senderista|"
    r"lector[a]?|jugador[a]?|gamer|cineasta|melóman[oa]|cinéfil[oa]|cafeter[oa]|coleccionista|"
    r"perfeccionista|minimalista|introvertid[oa]|extrovertid[oa]|solter[oa]|casad[oa]|"
    r"divorciad[oa]|viud[oa]|padre|madre|papá|mamá|abuel[oa]|hij[oa]|nativ[oa]|bilingüe|"
    r"autodidacta|voluntari[oa]|runner|maratonian[oa]|guitarrista|pianista|baterista|"
    r"usuari[oa]|dueñ[oa]|propietari[oa]|expert[oa]|nocturn[oa]|diurn[oa]|búho|mañaner[oa])"
    r"(?: (?:solter[oa]|de|del|con|a|en|por|habitual|hablante|avanzad[oa]|total|absolut[oa]|"
    r"y|sin|desde|empedernid[oa])\b.*)?|un (?:loco|enamorado|apasionado|negado|desastre|manitas) "
    r"(?:de|del|con|para) .+|una (?:loca|enamorada|apasionada|negada|manitas) "
    r"(?:de|del|con|para) .+)"
)

LIFE: tuple[Rule, ...] = (
    Rule("diet", "free", rf"{IM}(?P<x>(?:muy |estrictamente |casi )?{_DIET}(?:,? (?:y|desde|pero|"
         r"así que|hace|estrict[oa]|de nacimiento|por|en) .+)?)", kind="personal"),
    Rule("personal", "free", r"(?:somos (?:\d+|\w+) (?:en casa|hermanos|hermanas|de familia|"
                             r"hijos)|cumplo (?:años|\d+)|"
         r"no (?:hablo|entiendo|leo|domino) (?:\w+ ){0,2}" + _LANGUAGE +
         r"|soy (?:el|la) (?:menor|mayor|median[oa]|"
         r"pequeñ[oa]) de|(?:he dejado|dejé|estoy dejando) (?:de (?:fumar|beber|comer|trabajar|"
         r"correr)|el (?:café|tabaco|"
         r"alcohol|azúcar|gluten)|la (?:carne|leche|cerveza)|los (?:lácteos|dulces))|(?:he "
         r"cambiado|cambié|cambiamos) de "
         r"(?:banco|trabajo|piso|casa|médico|coche|carro|operadora|gimnasio|compañía|móvil|"
         r"celular))(?P<x>(?: .+)?)",
         kind="personal"),
    Rule("diet", "free", r"somos (?P<x>(?:vegan|vegetarian|cel[ií]ac)[oa]s.*)", kind="personal"),
    Rule("diet", "free", r"(?:me he hecho|me hice|me volví|llevo .{2,25} siendo) (?P<x>vegan[oa]|"
         r"vegetarian[oa]|[\w]+ian[oa])(?: .{2,40})?", kind="personal"),
    Rule("diet", "free",
         r"(?:yo )?(?:ya )?(?P<n>no|nunca|jamás|apenas|casi no|casi nunca|solo|sólo) "
         r"(?P<v>como|bebo|tomo|fumo|pruebo|consumo|cocino|conduzco|manejo|vuelo|tolero|digiero|"
         r"ceno|desayuno|puedo (?:comer|tomar|beber|consumir|probar|tolerar|digerir|ni oler|"
         r"conducir|con el picante|con la lactosa))(?P<x>(?: (?!(?:lo|eso|esto|nada|una decisión|"
         r"decisiones|que|ese|esa|este|esta|ahora|hoy|un)\b).+)?)", kind="personal"),
    Rule("diet", "free", r"(?:yo )?(?:ya )?no ten(?:go|emos) (?P<x>(?:ningún |ninguna )?(?:coche|"
                         r"carro|auto|hij|pareja|tele|"
         r"televis|whatsapp|horno|microondas|freidora|carn[eé]|redes|mascota|m[oó]vil|celular|"
         r"perr|gat|niñ|"
         r"herman|lavavajillas|aire acondicionado|ascensor|licencia|air ?fryer|batidora|terraza|"
         r"jard[ií]n|alergia)\w*.*)", kind="personal"),
    Rule("diet", "free", r"me (?P<x>(?:levanto|acuesto|despierto|ducho) (?:muy |siempre |"
                         r"bastante )?(?:tarde|pronto|"
         r"temprano|a las|sobre las)\b.*)", kind="habit"),
    Rule("diet", "free", r"(?:intento|trato de|procuro|estoy intentando|quiero) (?P<x>(?:no "
                         r")?(?:comer|beber|dormir|hacer "
         r"(?:más|menos)|reducir|gastar menos|ahorrar|ir en|leer más|caminar|llevar una|cocinar|"
         r"aprender|dejar de|perder "
         r"peso|adelgazar)\b(?!.*\b(?:hoy|ahora|aquí|luego|mañana)\b)(?: .+)?)", kind="personal"),
    Rule("diet", "free", r"(?!como siempre)(?P<v>como|comemos|ceno|desayuno|bebo|cocino|tomo|"
                         r"almuerzo|meriendo|"
         r"consumo) (?P<x>(?:sin|muy|poc[oa]|much[oa]s?|solo|siempre|casi|sobre todo|kosher|halal|"
         r"vegan|"
         r"bastante|mayormente|sano|ligero|temprano|tarde|café|té|mate|a (?:la|las)|el (?:café|"
         r"té|mate|pan|agua)|la leche|de todo|en casa|"
         r"fuera|todos los días|cada|proteína|medicación|pastillas|low carb|keto)\b(?!.*\b(?:hoy|"
         r"ahora)\b).*)", kind=
         "personal"),
    Rule("diet", "free", r"(?:(?:llevo|sigo|hago|mantengo|estoy (?:con|en|a)) (?:una |un "
                         r")?(?:dieta|régimen|"
         r"ayuno|alimentación)|estoy (?:embarazad[oa]|esperando un|esperando una|amamantando|"
         r"jubilad[oa]|retirad[oa]|casad[oa]|divorciad[oa]|solter[oa]|prometid[oa]|separad[oa]|"
         r"sord[oa]|en (?:excedencia|paro|trámites|terapia|rehabilitación|silla)|de baja "
         r"(?:de|por)|de (?:permiso|excedencia|baja) (?:de|por|hasta)|a dieta|opositando|"
         r"preparando (?:un|una|el|la|las|unas) (?:marat|media|oposici|triatl|examen|selectividad|"
         r"boda|mudanza|exposici)\w*|suscrit[oa] a)|ayuno|me alimento|evito (?:el|la|los|las) "
         r"(?:gluten|az[uú]car|lactosa|l[aá]cteos|carne|fritos|sal|harinas|alcohol|ultraprocesados|"
         r"frutos secos|mariscos?|picante|cafe[ií]na))(?P<x>(?: .+)?)", kind="personal"),
    Rule("diet", "free", r"(?:tengo (?:prohibid[oa]s?|que (?:comer|evitar|tomar|beber|llevar "
                         r"una)|intolerancia)|no me "
         r"(?:sientan?|caen?) bien|soy (?:muy|poco|bastante) de|me he propuesto|me propuse|mi "
         r"(?:objetivo|meta) es|"
         r"(?:me )?acabo de (?:jubilar|casar|divorciar|separar|graduar|licenciar|comprar|"
         r"estrenar|abrir|montar)(?:me)?) ?"
         r"(?P<x>(?!.*\b(?:hoy|ahora|luego)\b)(?!(?:el pan|est[ea])\b).*)", kind="personal"),
    Rule("diet", "free", r"(?P<x>.{2,50}) (?:me (?:sientan?|caen?) (?:fatal|mal|muy mal|"
                         r"pesad[oa]s?)|"
         r"me dan? (?:alergia|ardor|urticaria|migraña|asco|repelús|dolor de \w+|náuseas|mareos?|"
         r"arcadas|vértigo|"
         r"ansiedad|pánico|fobia|acidez|sueño)|me (?:ponen?|hacen?) (?:mal[oa]|enferm[oa]|"
         r"nervios[oa]|daño)(?: .{0,25})?)|(?:me (?:sientan?|caen?) "
         r"(?:fatal|mal) |"
         r"me dan? (?:alergia|miedo|asco|pánico|vértigo|fobia|urticaria|repelús) )"
         rf"(?P<y>{THING}(?!(?:este|esta|verlo|pensar)\b).+)", kind="personal"),
    Rule("personal", "free", rf"{OFTEN}(?:estoy )?(?P<v>aprendo|aprendiendo|estudio|estudiando|"
         r"entreno|entrenando|me preparo|preparándome|me estoy preparando|hablo|domino|"
         r"chapurreo|entiendo|practico|colecciono|coleccionando|toco|juego|pinto|bailo|canto|tejo|"
         r"corro|nado|cultivo|restauro|escribo|dibujo|esquío|surfeo|"
         r"oposito|curso|cursando|monto|crío|compito|milito|participo|soy voluntari[oa]|voy|salgo|"
         r"hago|me apunté|me apunto|me he apuntado|me inscribí|doy clases|enseño|cuido|nos gusta|"
         r"me defiendo|me manejo) "
         rf"(?P<x>(?:(?:[\w,]+ ){{0,5}}{_LANGUAGE}\b.*|(?:al?|en|para|por|con) (?:el |la |los |"
         r"las |un |"
         r"una )?(?:tenis|fútbol|futbol|pádel|padel|baloncesto|básquet|voleibol|voley|ajedrez|"
         r"rugby|"
         r"hockey|golf|cartas|dominó|rol|videojuegos|play|marat\w+|media \w+|medio \w+|triatl\w+|"
         r"10k|carrera|oposici\w+|bici\w*|caballo|mis? (?:padres?|madre|abuel\w+|niet\w+|hij\w+)|"
         r"coro|banda|orquesta|grupo|teatro|gimnasio|gym|piscina|correr|nadar|caminar|clases?|"
         r"yoga|pilates|crossfit|spinning|montaña|playa|campo|misa|terapia|senderismo|curso|"
         r"escalada|cerámica|cine|conciertos|pescar|bailar|universidad|club)\b.*|"
         r"(?:el |la |los |las |un |una |unos |mi |mis )?(?:\w+ )?(?:guitarra|piano|bajo|batería|"
         r"violín|viol[ao]|"
         r"flauta|saxo\w*|trompeta|ukelele|cajón|charango|acordeón|órgano|arpa|clarinete|"
         r"yoga|pilates|senderismo|escalada|surf|buceo|natación|ciclismo|running|crossfit|judo|"
         r"kárate|karate|boxeo|taekwondo|esgrima|patinaje|esquí|snowboard|submarinismo|"
         r"deporte|ejercicio|pesas|atletismo|triatlón|spinning|salsa|bachata|flamenco|tango|ballet|"
         r"swing|zumba|cumbia|jotas|acuarela\w*|óleo|cerámica|punto|ganchillo|crochet|macramé|"
         r"carpintería|bricolaje|jardinería|fotografía|fotos|repostería|pan|cerveza|voluntariado|"
         r"teatro|improvisación|meditación|mindfulness|sellos|monedas|vinilos|cómics|relojes|"
         r"discos|figuras|cromos|minerales|libros|postales|plantas|tomates|huerto|orquídeas|"
         r"coches antiguos|muebles|motos|medicina|derecho|ingeniería|"
         r"enfermería|psicología|arquitectura|economía|filosofía|historia|informática|filología|"
         r"magisterio|biología|química|física|matemáticas|periodismo|veterinaria|odontología|"
         r"contabilidad|programación|marketing|diseño|arte|música|oposiciones?|"
         r"un (?:máster|grado|doctorado|curso|posgrado|módulo|mba)|una (?:carrera|maestría)|"
         r"perros|gatos|ovejas|gallinas|abejas|poesía|poemas|relatos|novelas?|"
         r"matemática|inglés|clases?|aquagym|remo|vela|kayak|pesca|montañismo|alpinismo|"
         r"parkour|capoeira|tiro con arco|golf|tenis|fútbol|pádel|croquetas|trail)\b.*))"
         r"(?<!ahora)(?<!hoy)", kind="personal"),
    Rule("personal", "free", rf"{OFTEN}tengo (?P<x>{_NOT_HAVE}(?:.*\b{_HAVE}\b"
         r"(?!.*\b(?:esta tarde|hoy|ahora|(?<!de )(?<!la )mañana)\b).*|(?:\d+|\w+ y \w+|\w+) "
         r"años(?: .*)?))",
         kind="personal"),
    Rule("personal", "free", r"(?P<v>tenemos|hemos adoptado|he adoptado|adopté|adoptamos|espero|"
         r"esperamos|acabo de (?:tener|adoptar)|voy a (?:tener|adoptar|ser)|he sido|acabo de ser) "
         rf"(?P<x>(?:.*\b)?(?:{_HAVE}|un niño|padre|madre|abuel[oa])\b.*)", kind="personal"),
    Rule("personal", "free", rf"{IM}(?P<x>{_PERSON})", kind="personal"),
    Rule("personal", "free", rf"{IM}(?P<x>(?:muy |bastante |un poco )?(?:fan|mal[oa]|buen[oa]|"
         r"torpe|p[eé]sim[oa]|adict[oa]|sensible|reaci[oa]|alérgic[oa]|fiel|expert[oa]|"
         r"nuev[oa]) (?:de|del|con|para|a|al|en) (?!(?:esto|eso|tus?|lo que|este|esta|aquí)\b).+|"
         r"(?:muy |bastante |de |un poco )+(?:madrugar|dulce|salado|trasnochar|campo|ciudad|"
         r"playa|montaña|perros|gatos|despistad[oa]|organizad[oa]|friolero|friolera|"
         r"carnívor[oa]|golos[oa]|café|té|letras|ciencias|tímid[oa]|puntual|impaciente)\b.*)",
         kind="personal"),
    Rule("personal", "free", r"(?:estoy (?P<x>(?:planeando|planificando|preparando un viaje|"
                             r"aprendiendo|estudiando|entrenando|ahorrando|"
         r"preparándome|buscando (?:piso|trabajo|casa)|escribiendo (?:un|una|mi) (?:libro|novela|"
         r"tesis)|reformando (?:la|mi) (?:casa|cocina)|organizando (?:mi|la|una) boda|"
         r"montando (?:un|una|mi) (?:negocio|empresa|tienda)) .+|casad[oa].*|"
         r"acostumbrad[oa] a (?!(?:esto|eso)\b).+|apuntad[oa] a .+|certificad[oa] en .+))",
         kind="personal"),
    Rule("personal", "free", r"me (?P<x>(?:jubilo|jubilé|caso|casé|gradúo|gradué|divorcié|"
         r"operan|operaron|dan? miedo|cuesta(?:n)?|formé) (?!(?:entender|esto|creer|ver|eso)\b)"
         r".+|da(?:n)? (?:muy|bastante) (?:bien|mal) .+)", kind="personal"),
    Rule("health", "free", r"(?P<x>(?:no )?(?:oigo|veo|escucho) (?:mal|fatal|muy mal|bien de|poco)"
         r"\b.*|llevo (?:gafas|lentes|audífonos?|marcapasos|lentillas|prótesis|ortodoncia|"
         r"barba|el pelo)\b.*|calzo .+|uso (?:una )?(?:talla|silla de ruedas|gafas|lentes|"
         r"audífonos?)\b.*|mido .+|necesito (?:gafas|subtítulos|lector de pantalla)\b.*)",
         kind="personal"),
    Rule("tool", "free", rf"{OFTEN}(?P<v>us(?:o|amos)|utiliz(?:o|amos)|program(?:o|amos)|estoy "
                         r"usando|manejo|conduzco|"
         r"trabaj(?:o|amos) con|me muevo|desarrollo|juego|escribo|edito|corro|diseño|me manejo|"
         r"monto) (?:siempre |sobre todo |principalmente |mucho |casi siempre )*(?P<x>(?:en |con |"
         r"un |una |el |la |a |mi )?(?:(?:coche|carro|móvil|celular|portátil|ordenador|editor|IDE|"
         r"teclado|sistema|moto|furgoneta|auto) )?(?:(?-i:[A-Z])[\w+#.-]*|vim|emacs|python|linux|"
         r"ubuntu|git|docker|notion|slack|vscode|excel|typescript|javascript|"
         r"rust|java|php|c\+\+|windows|macos|figma|jira|react)"
         r"(?: (?!(?:esto|eso|esta|este|error|errores|pero|porque|cuando|si|que me)\b)"
         r"[\w+#.,áéíóúñ-]+){0,9})", kind="personal"),
    Rule("tool", "free", r"(?:voy|me muevo|me desplazo|viajo|ando|salgo) (?:siempre |casi "
                         r"siempre |mucho |"
         r"solo )?(?P<x>(?:en|a|al) (?:bici\w*|metro|autobús|bus|tren|coche|carro|moto|pie|"
         r"transporte público|colectivo|patinete|camión|avión|furgoneta|(?:la )?oficina|"
         r"gimnasio|trabajo)\b(?!.*\b(?:hoy|ahora|mañana por)\b).*)", kind="personal"),
    Rule("family", "free", r"(?:recojo|llevo|cuido|acompaño|convivo|comparto piso|salgo|ceno|"
                           r"como|viajo|"
         r"vivo|cocino|entreno|juego) (?P<x>(?:a|con|de|para) (?:mis?|los|las|el|la) (?:hij|niet|"
         r"sobrin|abuel|madre|padre|"
         r"novi|mujer|marido|pareja|espos|herman|perr|gat|nene|nena|niñ|peque|suegr|mam|pap|"
         r"melliz|gemel|crí[oa])\w*\b"
         r"(?!.*\b(?:hoy|mañana|esta|ahora|luego)\b).*)", kind="personal"),
    Rule("personal", "free", r"(?:leo|escucho|veo|corro) (?P<x>(?:much[oa]s?|sobre todo|siempre|"
                             r"solo|podcasts?|series|novelas?|"
         r"ensayos?|jazz|rock|música|películas|cine|anime|manga|poesía|cómics|la radio|maratones|"
         r"medias maratones|trail|"
         r"10k)\b(?!.*\b(?:ahora|hoy|error\w*|fallos?)\b).*)|lo mío (?:es|son) "
         r"(?P<y>(?!(?-i:[A-ZÁÉ])|peor\b|mejor\b|otra\b|distinto|diferente).+)|soy de "
         r"l[oa]s que (?P<z>.+)",
         kind="personal"),
    Rule("personal", "free", r"no (?:uso|utilizo|escucho|leo) (?P<x>(?!(?:el|la|los|est\w+|"
                             r"es[aeo]|nada|lo)\b).+)",
         kind="personal"),
    Rule("date", "free", r"el (?P<x>(?:cumpleaños|cumple|santo|aniversario) de (?:mis?|"
                         r"nuestr[oa]s?) .+ es .+)", kind=
         "personal"),
    Rule("detail", "free", r"(?:al final )?vamos (?P<x>(?:con|a (?:usar|utilizar)) "
                           r"(?-i:[A-Z])\w+.*)", kind=
         "detail"),
    Rule("tool", "free", r"(?:me (?:paso|pasé|cambio|cambié|he pasado|he cambiado) a|dejé|he "
                         r"dejado) (?P<x>(?-i:[A-Z])\w+"
         r"(?: (?-i:[A-Z])\w+)?)", kind="personal"),
    Rule("date", "free", r"(?:la|nuestra|el|mi) (?P<x>(?:boda|mudanza|graduación|comunión|"
                         r"lanzamiento|bautizo|luna de miel) "
         r"(?:es|será|sale|empieza) (?:el|en) .+)", kind="detail"),
    Rule("times", "free", r"(?P<x>(?:(?:las|los|mis) )?(?:llamadas|reuniones|citas|entregas|avisos|"
         r"notificaciones|recordatorios|correos|clases|vuelos|entrenamientos|alarmas) "
         r"(?:(?:siempre|solo|sólo|"
         r"mejor|nunca|preferiblemente|por favor|que sean|me van mejor|me vienen mejor|ponme\w*|"
         r"ponlas?) )+(?:por|antes|"
         r"después|a|los|entre|en|de|el|desde|con|hasta)\b.*)", kind="habit"),
    # My something is something
    Rule("favorite", "free",
         r"(?:mis?|nuestr[oa]s?) (?P<q>[\w áéíóúñ-]{2,40}?) (?:favorit[oa]s?|preferid[oa]s?)"
         r"(?: de (?:siempre|toda la vida|\w+))? (?:es|son|sigue siendo|siempre ha sido) "
         r"(?P<x>(?!(?:este|esta|ese|esa)\b).+)",
         slot="favorite", qualifier="q"),
    Rule("favorite", "free", r"(?P<x>(?!(?:este|esta|ese|esa|eso|esto|lo)\b).+) (?:es|son) (?:mis?|"
         r"nuestr[oa]s?) (?P<q>[\w áéíóúñ-]{2,30}?) (?:favorit[oa]s?|preferid[oa]s?)",
         slot="favorite", qualifier="q"),
    Rule("slot-is", "fill", r"(?:mi|nuestr[oa]) (?P<slot>moneda|divisa|idioma|lengua|zona horaria|"
         r"huso horario|región|mercado|formato(?: de (?:fechas?|hora))?|unidad|equipo|departamento|"
         r"área|puesto|cargo|tono|período|periodo|empresa|ciudad)(?: (?:preferid[oa]|habitual|"
         r"principal|por defecto|de trabajo|actual|de referencia|base))? (?:es|son|debe ser|"
         r"debería ser|será) "
         r"(?:ahora |la de |el de |siempre )?(?P<x>.+)", kind="slot"),
    Rule("my", "free", rf"(?:mis?|nuestr[oa]s?) (?P<f>{FAMILY}(?:,? (?-i:[A-ZÁÉÍÓÚÑ])\w+,?)?"
         r"(?: (?:de trabajo|principal|mayor|menor|preferid[oa]|habitual|laboral|pequeñ[oa]))?) "
         r"(?P<q>es|son|se llaman?|está en|están en|empieza|termina|acaba|cierra|va|van|tienen?|"
         r"viven?|trabajan?|estudian?|juegan?|toca|habla|cumple|será|nació|usa|sale|"
         r"dura|arranca|queda en|siempre es|ya va|no (?:come|comen|puede|pueden|tolera)) "
         r"(?P<x>(?!(?:mal|enferm[oa]|tarde|aquí|ahí|fuera|rot[oa]|un (?:desastre|lío|rollo)|"
         r"esperar\b|que|muy (?:pesad[oa]|lento|lenta)|fiebre|hoy|mañana por|una reunión|prisa|"
         r"razón|sueño|"
         r"lent[oa]|fatal|genial)\b)(?!.*\b(?:hoy|ahora mismo|esta tarde|esta noche)\b).+)",
         kind="personal"),
    Rule("my", "free", r"(?:mi|nuestr[oa]) (?:zona horaria|huso horario|idioma|moneda) "
         r"(?:principal |habitual |preferid[oa] )?es (?P<x>.+)", kind="personal"),
    Rule("my", "free", r"(?:mi|nuestr[oa]) (?:región|mercado|zona|territorio) "
         r"(?:principal |habitual |asignad[oa] )?es (?P<x>.+)", kind="work"),
    Rule("my", "free", r"(?:mis?|nuestr[oa]s?) (?P<x>(?:\w+ ){1,4}(?:se llaman?|por defecto es|"
         r"de referencia es|habitual es|de siempre es|de cabecera es|materno es|materna es) .+)",
         kind="personal"),
    Rule("my", "free", rf"(?:(?:mi|mis) (?P<f>{FAMILY}) y yo|en casa|en mi casa|nosotros) (?P<x>"
         r"(?:no )?(?:somos|vivimos|comemos|tenemos|estamos (?:esperando|casados)|nos mudamos|"
         r"hablamos|cenamos|desayunamos|celebramos|usamos|viajamos) .+)", kind="personal"),
    Rule("pronouns", "free", r"(?:usa|utiliza|mis pronombres son|uso|háblame en|trátame en|"
         r"hablame en|tratame en|"
         r"refiérete a mí (?:en|con|como)|prefiero) (?:el |los |pronombres? |pronombre )?"
         r"(?P<x>(?:ella|él|elle|femenino|masculino|neutro|género neutro)(?:/\w+)*)"
         r"(?: (?:conmigo|para mí|al hablarme|como pronombres?))?", fact="Usa los pronombres {x}",
         kind="personal"),
    Rule("days", "free", rf"(?P<x>(?:los )?{DAYS}(?:(?: y|,| o) (?:los )?{DAYS})* (?:son|es) "
         r"(?:mis?|siempre|mi día|para|sagrad[oa]s?|festivos)\b.*|(?:los )?"
         rf"{DAYS} (?:los |lo )?(?:tengo|dedico|reservo|libro|descanso)\b.*)", kind="habit"),
    Rule("cares", "free", r"lo que (?:más |de verdad |realmente )?(?:me )?(?:importa|interesa|"
         r"gusta|cuenta|vale|"
         r"pesa|miro|valoro|busco siempre)(?: de verdad| más)?(?: para mí| para nosotros| a mí)? "
         r"(?:es|son) (?P<x>(?!(?:que (?:esto|me)|saber|esto|eso)\b).+)", fact=
         "Le importa sobre todo {x}"),
    Rule("detail", "free",
         r"(?:ya |al final |finalmente |por fin |acabo de |acabamos de |hoy |ayer |"
         r"anoche )*(?:(?:he|hemos) (?:reservado|comprado|decidido|contratado|elegido|alquilado|"
         r"acordado|cogido|sacado|quedado en|confirmado|optado|cerrado|fijado|pactado|pedido cita|"
         r"aceptado|firmado)|reserv(?:é|amos|ar)|compr(?:é|amos|ar)|decid(?:í|imos|ir)|"
         r"contrat(?:é|amos|ar)|"
         r"eleg(?:í|imos)|alquil(?:é|amos)|acord(?:é|amos)|cog(?:í|imos)|saqu(?:é|amos)|"
         r"sacamos|confirm(?:é|amos)|qued(?:é|amos) en|nos (?:hemos )?decid(?:imos|ido) por|"
         r"nos quedamos con|me quedé con|me (?:he )?decid(?:í|ido) (?:por|a)|opt(?:é|amos) por|"
         r"cerr(?:é|amos)|firm(?:é|amos)|"
         r"fij(?:é|amos)|acept(?:é|amos)|tengo (?:reservad[oa]s?|comprad[oa]s?)|tenemos "
         r"(?:reservad[oa]s?|comprad[oa]s?)|me (?:he )?(?:apunt(?:é|ado)|inscri(?:bí|to|ta)) "
         r"(?:a|en|al)) "
         r"(?P<x>(?!(?:lo|esto|eso|este|esta|ese|esa|así|cuando|que no|(?:la )?leche|(?:el "
         r")?pan\b|otra vez|"
         r"una cosa|que no (?:sé|entiendo))\b).+)",
         kind="detail"),
    Rule("detail", "free", r"(?:voy|vamos|viajo|viajamos|me voy|nos vamos) (?P<x>a "
                           r"(?-i:[A-ZÁÉÍÓÚ])[\w áéíóúñ]{2,30}? "
         r"(?:en|a (?:principios|mediados|finales) de|del? \d+|el|este|la (?:primera|segunda|"
         r"última) semana de) (?:\d+ de )?"
         r"(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|"
         r"diciembre|verano|invierno|"
         r"otoño|primavera|navidad|semana santa)(?: .+)?)", kind="detail"),
    Rule("cares", "free", r"(?:el|la) (?:indicador|métrica|kpi|dato|cifra) (?:clave|principal|"
                          r"que (?:más )?(?:miro|sigo|me "
         r"importa))(?: para mí)? (?:es|son) (?P<x>.+)"),
    Rule("interest", "free", rf"(?:(?:a m[ií] )?(?:solo|sólo|únicamente|sobre todo|principalmente|"
         rf"especialmente) me (?:interesan?|importan?)|me (?:interesan?|importan?) (?:solo|sólo|"
         rf"únicamente|sobre todo|principalmente|especialmente|más)) (?P<x>{THING}.+)|"
         r"(?:solo|sólo) (?P<y>.+?) me (?:interesan?|importan?)|(?:estoy|soy) (?:solo |sobre "
         r"todo )?"
         r"interesad[oa] (?:solo |sobre todo )?en (?P<z>(?!(?:comprar|saber|esto|el (?:puesto|"
         r"producto))\b).+)",
         kind="work", reads=("region",)),
    Rule("not-interested", "free",
         rf"(?:a m[ií] )?no me (?:interesan?|importan?)(?: (?:nada|mucho|para nada|demasiado))? "
         rf"(?P<x>{THING}(?!(?:esperar|que|repetirlo|si)\b).+)|(?P<y>(?!(?:eso|esto|lo)\b).+) no "
         r"me "
         r"(?:interesan?|importan?)(?: (?:nada|mucho|para nada|en absoluto))?|"
         r"me (?:dan?|es|son) (?:igual|lo mismo|exactamente igual|indiferentes?) "
         rf"(?P<z>{THING}(?!(?:si|que)\b).+)|(?P<w>(?:el|la|los|las) .+) me (?:dan?|es|son) "
         r"(?:igual|indiferentes?)|no tengo (?:ningún )?interés en (?P<name2>.+)",
         fact="No le interesa {x}", negative=True, reads=(*SHAPES, "region")),
)  # fmt: skip
