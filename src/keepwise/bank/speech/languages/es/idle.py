"""Spanish rules tried before all others: what nobody says of themselves for good.

And, last in the file, what is said by the way in a clause about something else.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.es.people import LOVES, RELATION, ROLE, TASTES
from keepwise.bank.speech.languages.es.verbs import COMMANDING

_DISTANT = (
    r"(?:prim[oa]s?|t[ií][oa]s?|cuñad[oa]s?|suegr[oa]s?|vecin[oa]s?|amig[oa]s?|"
    r"coleg[ao]s?|compañer[oa]s?(?: de \w+)?|jef[ea]s?|compi|socio|socia|casero|"
    r"profesor[a]?|ex)"
)

IDLE: tuple[Rule, ...] = (
    Rule("reason", "skip",
         r"(?:porque|ya que|puesto que|pues (?:si|que)|por eso (?:te|lo|quiero|necesito|pregunto)|"
         r"para que (?!sepas)|de ahí|así que (?:no|si)|aunque|a pesar|mientras|"
         r"cuando puedas|por mucho que)\b(?! (?:sepas|quede)).*",
         unless=r"\b(?:siempre|nunca)\b"),
    Rule("compares", "skip", r"(?:no )?como (?:(?:las?|los?|le|lo|me|te|se|nos) \w+(?!o\b)\w*\b.*|"
         r"(?:ves|verás|sabes|siempre|decía|dije|quieras|veas|en|el|si)\b.*|.* (?:dijiste|"
         r"decías|hiciste))", unless=r"\b(?:siempre (?:en|con|sin)|como l[oa]s? (?:lunes|martes|"
         r"jueves|viernes|noches|verduras|huevos))\b"),
    # "He says that he likes it" has lost its subject.
    Rule("says", "skip", rf"(?:también |siempre |me |nos )*(?:dicen?|dijo|dijeron|cuentan?|"
         rf"contó) que "
         rf"(?:no |nunca |siempre |solo )*{TASTES}\b.*"),
    Rule("their-taste", "skip", r"(?:mis?|nuestr[oa]s?) (?:perr|gat|conej|loro|canario|hámster|"
         r"tortuga|caballo|yegua|cachorr)\w*(?:,? (?-i:[A-ZÁÉÍÓÚÑ])\w+,?)? (?:siempre |también |"
         r"solo )*"
         r"(?:odian?|adoran?|aman?|detestan?|prefieren?|no soportan?)\b.*"),
    # What follows a quotation that was taken out: '"...", dijo mi hija'.
    Rule("says", "skip", r"(?:me |nos |le |les )*(?:dijo|dijeron|dec[ií]an?|escribió|contestó|"
         r"respondió|comentó|exclamó|gritó|repite|añadió) (?:mis?|el|la|los|las|una?|nuestr[oa]s?|"
         r"ella|él|ellos|(?-i:[A-ZÁÉÍÓÚÑ]))\b.*|dicen? (?:mis?|nuestr[oa]s?|ella|él|ellos)\b.*"),
    Rule("figures", "skip", r"(?:factur|ingres|gan|cobr|gast|perd|vend)(?:amos|emos|imos|o|é|í) "
         r"(?:unos |casi |más de )?\d[\d.,]* (?:mil|millones|millón|billones)\b.*"),
    # What people say to excuse themselves tells nothing of them.
    Rule("excuse", "skip",
         r"(?:(?:es que|yo|ya|que) )*soy (?:muy |un poco |bastante |algo |"
         r"así,? )*(?:de (?:la vieja "
         r"(?:escuela|guardia)|otr[ao] (?:época|siglo|generación|tiempo|planeta)|"
         r"l[oa]s de (?:antes|"
         r"toda la vida)|la generación d\w+ .+|carne y hueso)|(?:chapad[oa] )?a la antigua|del "
         r"montón|una? (?:clásic[oa]|antigu[oa]|desastre|negad[oa]|manazas|torpe|patos[oa]|"
         r"dinosaurio|caso(?: perdido)?|patata))(?: (?:en|para|con|y) .+|,.+)?"),
    Rule("guess", "skip",
         r"(?:yo )?(?:creo|pienso|supongo|imagino|diría|digo yo|me imagino|me pregunto|dudo|"
         r"sospecho|"
         r"tengo (?:la sensación|entendido|la impresión)) (?:que|si|de que) .*",
         unless=r"que (?:prefiero|me gusta)"),
    Rule("passing", "skip",
         r"(?:yo )?(?:estoy|ando|estamos|sigo|llevo (?:un rato|horas|todo|toda|media|una hora|"
         r"\w+ horas|\w+ minutos)) (?:(?:muy|un poco|bastante|algo|tan|hasta) )*(?:cansad|agotad|"
         r"perdid|liad|ocupad|content|trist|feliz|enfad|preocup|nervios|bloquead|atascad|estresad|"
         r"confundid|aburrid|encantad|emocionad|flipand|probando|mirando|viendo|leyendo|"
         r"revisando|preparando (?:la|el|una|un) (?:presentación|reunión|informe|clase|cena|"
         r"documento|propuesta|comida)|escribiendo (?:un|una|el|la) (?:correo|informe|mail|"
         r"carta|mensaje|artículo|"
         r"email|post|texto|discurso)|esperando|terminando|haciendo (?:un|una|el|la|los|las)|"
         r"intentando (?:que|hacer|abrir|entender|instalar|ver|poner|sacar|arreglar|"
         r"configurar)|pensando|buscando|comparando|redactando|montando (?:un|una|el|la) "
         r"(?:informe|tabla|presentación|gráfico)|de (?:los nervios|camino|viaje|vuelta|acuerdo|"
         r"compras|paso|resaca)|en (?:ello|el (?:tren|bus|coche|metro|aeropuerto)|una "
         r"(?:reunión|llamada)|la (?:cola|calle|cama))|a punto|aquí|listo|lista|malit|mal\b|bien\b|"
         r"aprendiendo a usar|peleándo|seguro|segura|con (?:el|la|una|un) (?!dieta)).*",
         unless=r"buscando (?:piso|casa|departamento|apartamento|depa|habitación|local|trabajo|"
         r"empleo|colegio|pareja|terreno)\b|esperando (?:un|una|nuestro|mi) (?:beb|niñ|hij|primer|"
         r"segund|varón)|esperando "
         r"(?:mellizos|gemelos)"),
    Rule("praise", "skip",
         r"(?:me (?:gusta|encanta|mola|parece|sirve|vale|convence|flipa)(?: (?:mucho|más|así|"
         r"bastante|bien|genial|perfecto|todo|la idea|cómo|eso|esto|"
         r"lo (?:que|último|de)))?|(?:qué|que) (?:bien|bueno|guay|chulo|maravilla|rico|"
         r"lindo|bonito|genial|crack|risa)|eres (?:un|una|el|la|lo) .*|(?:muy|súper|super) \w+)"),
    Rule("praise", "skip", r"(?:me (?:gusta|encanta|mola|flipa|parece bien)|adoro|amo) (?:cómo|"
         r"como|lo (?:bien|rápido|que)|tu|tus|el (?:resultado|enfoque|diseño|tono de)|la (?:idea|"
         r"forma en que (?:has|lo)|propuesta|"
         r"receta|respuesta|opción|primera|segunda|versión|explicación)) ?.*",
         unless=r"\b(?:siempre|cuando)\b|^adoro"),
    Rule("praise", "skip", r"(?:me (?:gustan?|convencen?|encantan?|molan?) (?:mucho )?(?:más )?|"
         r"no me (?:convencen?|gustan?|"
         r"mola) (?:mucho |nada |del todo )?)(?:(?!(?:los|las) (?:textos|colores|títulos|diseños|"
         r"nombres|párrafos|planes|logos|"
         r"resultados|enfoques|imágenes|fotos|frases)\b(?! (?:que|de ahora|de antes|nuev|últim)))"
         r"(?:la|el|los|las) (?:primer|segund|tercer|últim|"
         r"otr|versión|opción|de antes|"
         r"nuev|final|título|principio|inicio|color (?:de)?|logo|diseño|párrafo|frase|texto|"
         r"nombre|plan|"
         r"propuesta|idea|imagen|foto|resultado|comienzo|cierre|enfoque)\w*|cómo queda|así|más "
         r"así).*",
         unless=r"\b(?:siempre|rojo|azul|verde|amarillo|morado|rosa|negro)\b"),
    Rule("moment", "skip", r"(?:mi|nuestr[oa]|el|la) (?:vuelo|tren|bus|autobús|avión|barco) "
         r"(?:sale|llega|aterriza|va|se) "
         r"(?:en|hoy|mañana|a|con|ya|tarde|retras)\b.*"),
    Rule("moment", "skip", r"(?:mis?|nuestr[oa]s?) [\wáéíóúñ]+(?: \w+)? (?:va|está|anda|van|"
         r"están|se) (?:muy |súper |bastante |tan )?"
         r"(?:lent|fatal|mal\b|fundid|muert|ardiendo|petad|colgó|ha |cae|apag|reinicia|bloque|"
         r"congel|calient|\w+ísim).*"),
    # Without a thing that is bought, it tells of somebody in a list of notes.
    Rule("always-so", "skip", r"(?:siempre|nunca) (?:compra|pide|come|cena|trabaja|viaja|duerme) "
         r"(?:(?:los|las|cada|por|de|a) )+(?:lunes|martes|miércoles|jueves|viernes|sábados?|"
         r"domingos?|fines|findes|noches?|mañanas?|tardes?|\d).*"),
    Rule("always-so", "skip", r"(?:siempre|nunca|casi siempre|a veces) (?:pasa|ocurre|sucede|falla|"
         r"funciona|llueve|hay|es|está|están|da (?:error|fallo|problemas)|viene|tiene|llega)\b.*"),
    Rule("always-so", "skip", r"(?:siempre|nunca|casi siempre|a veces) (?:me|nos|se|le|te) "
         r"(?:pasa|sale|falla|toca|olvida|ocurre|"
         r"rompe|lía|equivoca|queda|pierd|funcion|cuelga|cae\b|va\b|ha\b|había|equivoc|lío|"
         r"olvido|dice|da (?:error|fallo))\w*.*"),
    Rule("moment", "skip", r"ten(?:go|emos) a (?:los|las|mis?|el|la) .*\b(?:con|en|enferm\w+|"
         r"mal[oa]s?|sin)\b.*",
         unless=r"\bcargo\b"),
    Rule("cell", "skip", r".*\b(?:(?:columna|fila|celda|pestaña|diapositiva) ?(?-i:[A-Z\d]|"
         r"siguiente|de abajo)\b|(?:la|esa|esta) "
         r"(?:columna|fila|celda|diapositiva)\b).*", unless=r"\b(?:siempre|nunca)\b"),
    Rule("wish-dream", "skip",
         r"(?:a ver si|a lo mejor|quizás?|tal vez|igual (?:un|me|voy|pruebo)|algún día|de mayor|un "
         r"día de estos|ojalá|puede que|capaz que|seguramente|probablemente) .*"),
    Rule("would-like", "skip", r"(?:me|nos) (?:gustaría|encantaría|apetecería) (?:ir|"
         r"saber|ver (?:si|cómo|qué|el|la)|probar|viajar|hacer|visitar|conocer|comprar|vivir|ser|"
         r"tener (?:un|una|más)|aprender|cambiar|empezar|entender|pedir|preguntar|que me (?:ayud|"
         r"dijer|explic|cont)\w+)\b.*", unless=r"\b(?:siempre|cada vez|a partir de)\b"),
    Rule("their-taste", "skip", rf"(?:mis?|nuestr[oa]s?) {RELATION}\b(?! y yo\b).*",
         needs=rf"\b{TASTES}\b", unless=r"\b(?:me|nos) (?:quiere|adora)"),
    Rule("praise", "skip", r"(?:odio|amo|detesto) (?:mi (?:vida|suerte|existencia)|la vida|todo|"
         r"mi trabajo)|(?:uf,? |ay,? )?(?:el|los|las) (?:lunes|martes|domingos?|mañanas) me matan?|"
         r"justo lo que (?:más )?me gusta"),
    Rule("distant", "skip",
         rf"(?:mis?|nuestr[oa]s?|el|la|un|una) {_DISTANT}(?: (?:mayor|menor|direct[oa]|actual|"
         rf"inmediat[oa]|de \w+))?(?:,? (?-i:[A-ZÁÉÍÓÚÑ])\w+,?)? "
         r"(?!(?:se llaman?|cumple|me (?:dicen|llaman)|y yo|es (?:mi|el|la)\b|(?:es|son) "
         r"(?-i:[A-ZÁÉÍÓÚ]))).*"),
    Rule("distant", "skip",
         r"(?:mis?|nuestr[oa]s?) (?:herman[oa]s?|padres?|madre|pap[aá]s?|mam[aá]|viej[oa]s?|"
         r"abuel[oa]s?|"
         r"sobrin[oa]s?)(?: (?:mayor|menor))?(?:,? (?-i:[A-ZÁÉÍÓÚÑ])\w+,?)? (?:\w+ )?(?:habla|"
         r"usa|trabaja|juega|"
         r"estudia|dice|dicen|quiere|prefiere|odia|cree|piensa|cocina|conduce|come|va|viene|está|"
         r"hace|pone|sale|lleva|"
         r"necesita|compra|pide|manda|le|ha|vive en (?-i:[A-Z])\w+ y)\b.*"),
    Rule("guess", "skip", r"no (?:me )?(?:entiendo|veo(?! "
         r"(?:bien|mal|la tele|series|tele))|encuentro|"
         r"sé|recuerdo|me acuerdo|me aparece|me sale|me deja|me funciona|me va (?:la|el) (?:app|"
         r"página|web|internet|wifi|botón|"
         r"enlace|programa|ratón|teclado)|me carga|me compila|se (?:me )?(?:abre|carga|guarda|"
         r"ve)) .*"),
    # It says nothing without what went before: "descártalos siempre".
    Rule("clitic-alone", "skip", r"(?:(?:siempre|mejor|tú) )*[a-záéíóúñ]{3,}l[oae]s?(?: siempre)?"
         r"(?: (?:así|tal cual|de es[ae] \w+|fuera))?(?: siempre)?",
         needs=rf"\b{COMMANDING}(?:me|nos|te|se)?l[oae]s?\b"),
    Rule("enough-now", "skip", r"(?:pues |bueno |vale,? )?con (?:eso|esto|ese|esa|este|esta) "
         r"(?:me |nos )?(?:basta|vale|sobra|"
         r"alcanza|llega|apaño|conformo|sirve)\b.*|(?:pues )?ni idea\b.*|(?:no|nunca|yo no) "
         r"(?:dije|decía|he dicho|quise decir|"
         r"pregunté|pedí) (?:eso|esto|nada|que)\b.*"),
    Rule("thanks", "skip", r"(?:(?:mil |muchas |muchísimas )?gracias|perfecto|genial|vale|"
         r"estupendo|listo|ya está|hecho|enviado|mandado|salió|funciona|funcionó|arreglado) "
         r"(?:por|de|a|me|ya|gracias|todo|perfecto|ahora|bien)\b.*"),
)  # fmt: skip

PEOPLE = (
    r"(?:mujer|esposa|esposo|marido|pareja|novi[oa]|hij[oa]s?|perr[oa]s?|perrit[oa]s?|gat[oa]s?|"
    r"gatit[oa]s?|madre|padre|herman[oa]s?|abuel[oa]|niet[oa]s?|bebé|peque|niñ[oa]|nen[ea]|"
    r"conej[oa]|caballo|yegua|loro|tortuga|hámster|mellizos|gemelos|mellizas|gemelas|sobrin[oa]s?|"
    r"suegr[oa]|jef[ea]|soci[oa])"
)
ASIDES: tuple[Rule, ...] = (
    Rule("aside-one", "free",
         rf"\b(?:mi|nuestr[oa]) (?P<f>{PEOPLE}(?: (?:mayor|menor|pequeñ[oa]|median[oa]))?)(?:,? "
         rf"que se "
         rf"llama|,? (?:llamad[oa]|se llama)|,)? \(?(?P<name>(?-i:[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+))\b"
         r"(?! (?:y|e) (?-i:[A-ZÁÉÍÓÚÑ]))(?!,? (?:y )?(?:dice|quiere|prefiere|odia|piensa)\b)",
         kind="personal", fact="Su {f} se llama {name}"),
    Rule("aside-two", "free",
         rf"\b(?:mis|nuestr[oa]s|dos|tres|con dos|con tres) (?P<f>{PEOPLE})(?:,|:|,? que se "
         rf"llaman|,? "
         r"llamad[oa]s)? \(?(?P<name>(?-i:[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+)(?:, "
         r"(?-i:[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+))*"
         r",? (?:y|e) (?-i:[A-ZÁÉÍÓÚÑ][a-záéíóúñ]+))",
         kind="personal", fact="Sus {f} se llaman {name}"),
    Rule("aside-who", "free",
         rf"\b(?:mi|nuestr[oa]) (?P<f>{PEOPLE}(?: (?:mayor|menor|pequeñ[oa]|median[oa]))?),? que "
         rf"(?P<y>(?:cumple|celebra|tiene \d+ años|tiene "
         r"(?:alergia|intolerancia|\w+ años)|vive (?:en|con)|estudia|juega al|toca (?:el|la)|es "
         r"(?:al[eé]rgic|cel[ií]ac|vegan|vegetarian|diab[eé]tic|intolerante)\w*|no (?:come|"
         r"tolera|puede (?:comer|tomar)))\b[^,;:?)]{0,60})",
         kind="personal", fact="Su {f} {y}", unless=rf"\b{LOVES}(?!\w)"),
    Rule("aside-who", "free",
         rf"\b(?:mis|nuestr[oa]s) (?P<f>{PEOPLE}|padres),? que (?P<y>(?:cumplen|celebran|tienen "
         rf"\d+ años|viven (?:en|con)|estudian|juegan al|"
         r"son (?:al[eé]rgic|cel[ií]ac|vegan|vegetarian|diab[eé]tic|intolerante)\w*|no (?:comen|"
         r"toleran|pueden (?:comer|tomar)))\b[^,;:?)]{0,60})",
         kind="personal", fact="Sus {f} {y}", unless=rf"\b{LOVES}(?!\w)"),
    Rule("aside-part", "free",
         r"\b(?:mi|nuestr[oa]) (?P<f>zona|regi[oó]n|mercado|[aá]rea|territorio|provincia|pa[ií]s|"
         r"cuenta|marca|equipo|tienda|sucursal|ciudad|barrio|empresa|departamento|delegaci[oó]n|"
         r"cliente|sede|pueblo), (?P<name>(?:la |el |los |las )?(?-i:[A-ZÁÉÍÓÚÑ])[\wáéíóúñ&-]*"
         r"(?: (?:(?:y|de|del) )?(?-i:[A-ZÁÉÍÓÚÑ])[\wáéíóúñ&-]*){0,3})(?=[,.;!)]|\Z)",
         kind="work", fact="Su {f} es {name}"),
    Rule("aside-role", "free",
         rf"\b(?:yo,? )?(?:que|como) soy (?P<x>(?:una? )?{ROLE}|(?:de |al[eé]rgic[oa] |vegan|"
         r"vegetarian|cel[ií]ac|zurd|intolerante|diabétic)[^,]{2,40})(?=,|\)|\Z)",
         kind="personal", fact="Es {x}"),
    Rule("aside-pronouns", "free",
         r"(?:,|\(|pronombres:?) ?(?P<name>(?:ella/\w+|él/\w+|elle(?:/\w+)?|they/them|she/her|"
         r"he/him))\b", kind="personal", fact="Usa los pronombres {name}"),
)  # fmt: skip
