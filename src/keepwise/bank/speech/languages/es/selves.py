"""Spanish rules, first part: what people say about themselves, and what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.es.people import ROLE, TEAM

OFTEN = (
    r"(?:(?:yo|ya|hoy en día|ahora|ahora mismo|actualmente|también|además|siempre|normalmente|"
    r"generalmente|habitualmente|usualmente|principalmente|mayormente|mayoritariamente|sobre todo|"
    r"casi siempre|por lo general|en general|solo|sólo|solamente|únicamente|exclusivamente|"
    r"personalmente|sinceramente|la verdad|mucho|realmente|todavía|aún|últimamente|"
    r"directamente|básicamente|nomás|desde (?:hace \w+ \w+|hace \w+|siempre|\d{4}|(?:el|la) \w+|"
    r"\w+)|hace (?:poco|años)) ){0,4}"
)
ME = r"(?:a m[ií],? )?(?:(?:la verdad|siempre|también|personalmente|solo) )*me"
DAYS = r"(?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bados?|domingos?)"
_PERIOD = (
    r"(?:d[ií]as?(?: laborables)?|semanas?|mes(?:es)?|trimestres?|años?|mañanas?|tardes?|noches?|"
    r"quincenas?|"
    r"veranos?|inviernos?|horas?|fin(?:es)? de semana|jornada|navidad(?:es)?)"
)
RECURRING = (
    rf"(?:(?:(?:todos )?los|cada) {DAYS}|(?:cada|todos los|todas las) {_PERIOD}|por las "
    r"(?:mañanas|tardes|noches)|"
    r"entre semana|los fines de semana)"
)
TIME = (
    rf"(?:(?:(?:todos )?los|las|cada) (?:{DAYS}|festivos|feriados)(?:,? (?:y|o) (?:los )?{DAYS})*|"
    rf"de {DAYS} a {DAYS}|entre semana|(?:los |cada )?(?:fines|fin) de semana|los findes|"
    r"(?:por|en|durante|todas|cada) (?:las? )?(?:mañanas?|tardes?|noches?)|de (?:noche|día|"
    r"madrugada)|"
    rf"(?:cada|todos los|todas las) (?:(?:dos|tres|primer|último) )?{_PERIOD}|"
    r"(?:un|dos|tres|cuatro|\d) d[ií]as? (?:a la|por) semana|"
    r"a (?:primera|última) hora(?: de la \w+)?|a (?:fin|final(?:es)?|principios?|mediados) de "
    r"(?:cada )?(?:mes|semana|año)|"
    r"(?:una vez|dos veces|tres veces|cuatro veces|\d veces) (?:a la|al|por) \w+|a diario|"
    r"(?:antes|después|a partir|pasadas?|desde|hasta|sobre)(?: de)?(?: las?|l)? "
    r"(?:\d{1,2}(?:[:.h]\d\d)?|"
    r"mediod[ií]a|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|comer|cenar)|"
    r"(?:de|entre|a) (?:las? )?(?:\d{1,2}(?:[:.h]\d\d)?|una|dos|tres|cuatro|seis|siete|ocho|"
    r"nueve|diez|"
    r"once|doce)(?: (?:a|y) (?:las? )?(?:\d{1,2}(?:[:.h]\d\d)?|\w+))?|temprano|mensualmente|"
    r"semanalmente|diariamente|a mediod[ií]a|al mediod[ií]a|al (?:final|principio|inicio) de cada "
    r"\w+|antes de (?:dormir|acostarme|desayunar|trabajar))"
)
THING = (
    r"(?!(?:lo|esto|eso|este|esta|ese|esa|estos|estas|esos|esas|aquello|aquel|aquella|cómo|como|"
    r"cuando|cuándo|si|tu|tus|su respuesta|vuestr\w+|él|ella|ellos|ellas|qué|quién|dónde|así|"
    r"saber|la (?:idea|primera|segunda|tercera|última|otra|anterior|nueva|opción|versión|respuesta|"
    r"propuesta)|el (?:resultado|primero|segundo|tercero|último|otro|anterior|nuevo)|hacerlo|verlo|"
    r"dejarlo|pensarlo|que (?:sí|no|hayas|me hayas|hagas|esto|eso|estés)|mucho\Z|más\Z|"
    r"nada\Z|ninguno|ninguna|algo)\b)"
)
IM = rf"{OFTEN}(?:yo )?{OFTEN}soy {OFTEN}"
_TITLE = r"(?:doctora?|dra?\.?|señora?|señorita|sra?\.?|srta\.?|don|doña|profe|profesora?|"
_TITLE += r"ingenier[oa]|ing\.?|licenciad[oa]|lic\.?|maestr[oa]|capit[aá]n|jef[ea])"
_FORGET = r"(?:olv[ií]d(?:a|e|á|ad|en|es)(?:te|se|os)?|olvidar(?:te)?)"
_ERASE = r"(?:b[oó]rr(?:a|e|á|ad|en)|borrar|elimin(?:a|e|á|ad|en)|eliminar|suprim[ea]|quita)"
_CALL = (
    r"(?:ll[aá]m(?:a|e|á|ad|en|es)me|llam[aá]me|llamarme|me (?:puedes?|podés|podéis|pueden) "
    r"(?:llamar|decir)|(?:puedes?|podés|podéis|pueden) (?:llamarme|decirme)|me llam(?:es|en|éis|e)|"
    r"me dig(?:as|an)|d[ií](?:me|game|ganme)|dec[ií]me|decidme|me (?:dicen|llaman|conocen como)|"
    r"(?:mis [\w]+(?: del? \w+)?|tod[oa]s|todo el mundo|los amigos|en (?:casa|el trabajo)|la "
    r"gente) me (?:dicen|llaman)|"
    r"(?:prefiero|quiero|me gusta) que me (?:llam(?:es|en|e)|dig(?:as|an))|"
    r"(?:dir[ií]gete|dirigite|dir[ií]jase) a m[ií] como|"
    r"respondo al nombre de|firmo como|decir(?= (?-i:[A-ZÁÉÍÓÚÑ])))"
)

SELF: tuple[Rule, ...] = (
    # Whoever defines words or speaks for others is not talking about themselves.
    Rule("redefinition", "skip",
         r".*\b(?:cuando|si|cada vez que|siempre que) (?:yo |alguien |un usuario |cualquiera |"
         r"ellos )?(?:digo|diga|digan|dice|pregunte|pregunta|pregunten|escriba|escribe|mencione|"
         r"menciona|hable de|pida|pide)\b.*|.*\b(?:significa|quiere decir|se refiere a|"
         r"me refiero (?:siempre )?a)\b.*|.*\bpor\b.{1,60}\bentiendo\b.*"),
    Rule("message", "skip",
         r"(?:que )?(?:(?:di|dig|cu[eé]nt|cont|pregunt|mand|env[ií]|escrib|respond|contest|p[ií]d|"
         r"aclar|record|recuerd|coment|avis|explic|explíc|dec)\w{0,4}les?|dile|diles|dígale) .*"),
    # Forget
    Rule("forget-idiom", "skip",
         r"olv[ií]d(?:a|e|á)lo(?: todo)?|d[eé]jalo(?: así)?|déjelo|da igual|no importa|"
         r"nada,? olv[ií]dalo|olvida lo que (?:te )?(?:pregunté|pedí)|(?:ya )?no (?:me (?:gustan?|"
         r"apetecen?|interesan?)|(?:lo |la )?quiero|voy)(?: ya| nada| tanto)*|(?:que )?me da "
         r"(?:vergüenza|corte|apuro|pena|rabia|reparo|pudor)"),
    Rule("forget-all", "forget",
         rf"(?:{_FORGET}|{_ERASE})(?: de)? (?:absolutamente )?(?:todo|toda (?:tu|la) memoria|todos "
         r"mis datos)(?: lo)?(?: que (?:sabes|sepas|sabe|sabés|has guardado|tienes guardado|"
         r"recuerdas|(?:te |le )?(?:he (?:dicho|contado)|dije|conté)|guardaste|aprendiste))?(?: "
         r"hasta (?:ahora|hoy|aquí|la fecha|el momento))?(?: (?:sobre|de|acerca de) "
         r"m[ií])?", fact="Todo", slot="*"),
    Rule("forget-last", "forget",
         rf"(?:{_FORGET}|{_ERASE})(?: de)? (?:eso|esto|ese (?:dato|recuerdo)|esa (?:información|"
         r"nota)|lo (?:último|anterior|que (?:te )?(?:acabo de decir(?:te)?|dije|he dicho)))"
         r"(?: (?:último|por favor))?|no (?:recuerdes|guardes|memorices) (?:eso|esto)"),
    Rule("forget", "forget",
         rf"{_FORGET}(?: de)?(?P<x> (?:que |(?:lo|eso|esto) (?:de|del|que)\b|mis? |nuestr[oa]s? |"
         r"la parte |el "
         r"dato |todo lo ).+)"),
    Rule("forget", "forget",
         r"(?:no (?:recuerdes|guardes|tengas en cuenta|necesitas recordar|hace falta que recuerdes)"
         r"(?: más| ya)?|deja de (?:recordar|guardar|tener en cuenta)|ya no (?:recuerdes|hace "
         r"falta "
         r"que recuerdes|tengas en cuenta))(?P<x> (?:que |lo (?:de|del)\b|mis? |nuestr[oa]s? ).+)"),
    Rule("forget", "forget",
         rf"{_ERASE}(?P<x> (?:mis? |lo (?:de|del|que)\b|el dato |la (?:nota|información) |todo lo "
         r"|que ).+?)(?: de (?:tu|la|su) (?:memoria|base|lista)| de tus (?:recuerdos|notas|datos)|"
         r" que (?:tienes|tenés|tiene) (?:guardad[oa]s?|anotad[oa]s?))"),
    Rule("forget", "forget",
         rf"{_ERASE}(?P<x> (?:lo (?:de|del)\b|todo lo (?:relacionado con|relativo a|de|del|que "
         r"(?:sabes|tienes) (?:sobre|de))\b|el (?:dato|recuerdo) (?:de|sobre)\b) .+)"),
    Rule("forget", "forget",
         rf"{_ERASE} de (?:tu|la|su) (?:memoria|base de datos|lista)(?P<x> (?:que |mis? |lo ).+)"),
    Rule("forget-name", "forget", rf"{_FORGET}(?: de)?(?: a)?"
         r"(?P<x> (?-i:[A-ZÁÉÍÓÚÑ][\w-]+)(?: (?:y )?(?-i:[A-ZÁÉÍÓÚÑ][\w-]+)){0,3})"),
    Rule("no-longer", "end",
         r"(?:yo )?ya no (?P<x>(?:me dedico|trabajo|vivo|soy|estoy|llevo|gestiono|manejo|uso|"
         r"utilizo|tengo|prefiero|me llamo|resido|formo parte|cubro|atiendo|coordino|dirijo|"
         r"me encargo|me ocupo|juego|estudio|hablo|pertenezco|me gustan?|me interesan?|viajo|"
         r"toco|voy)\b.*)", kind="work"),
    # Remember
    Rule("remember", "remember",
         r"(?:(?:recuerd(?:a|e|en)|record[aá]d?|acu[eé]rd(?:ate|ese|ense)|acordate|acordaos)"
         r"(?: bien)?(?: de)?|(?:ten|tenga|tené|tened|tengan|ten[ée]) (?:siempre )?(?:en cuenta|"
         r"presente|en mente)|"
         r"(?:apunt|anot|guard|memoriz|tom)(?:a|e|á|ad|en)(?:te|lo)?(?: nota(?: de)?)?|"
         r"(?:quédate|quedate|quédese) con(?: el dato de)?|(?:conviene|debes|deberías|has de|"
         r"tienes que) (?:saber|recordar|tener en cuenta)|"
         r"no (?:te |se )?(?:olvid(?:es|e|en)|olvidéis|olvidés)(?: de)?|(?:que )?no se te olvide|"
         r"nunca (?:te )?olvides|(?:es )?(?:importante|bueno) (?:que sepas|saber|recordar)|"
         r"para (?:la próxima|el futuro|futuras ocasiones|tu memoria|tu información)|"
         r"por si (?:acaso|sirve|te sirve)|recordatorio|nota|dato|fyi|ojo|"
         r"(?:guarda|anota|apunta) en (?:tu |la )?memoria|"
         r"(?:me gustaría que|quiero que|quisiera que|necesito que) (?:recuerdes|recuerde|"
         r"tengas en cuenta|tenga en cuenta|tengas presente|anotes|apuntes|guardes|sepas|sepa))"
         r"(?: (?:para (?:la próxima|más adelante|siempre|el futuro|otra vez)|por favor|bien|"
         r"esto|lo siguiente))?"
         r"(?:,? (?:de )?que|:|,) ?(?P<x>.+)"),
    Rule("remember", "remember",
         r"(?:recuerd(?:a|e)|record[aá]|ten en cuenta|tené en cuenta|anota|apunta|guarda|"
         r"no olvides|acu[eé]rdate de|memoriza) (?P<x>(?:mis? \w+ .+|soy |vivo |trabajo en |tengo "
         r"|prefiero |me ).*)"),
    # Names and forms of address
    Rule("usted", "free", r"(?:prefiero )?(?:que )?(?P<x>(?:me )?(?:tr[aá]t|h[aá]bl)(?:a|e|á|ad|"
         r"en|es|aras)(?:me)? (?:siempre |mejor )?de usted|(?:tratarme|hablarme|trato) de usted|"
         r"de usted(?: siempre)?|(?:usa|use|utiliza|usar|prefiero) (?:el )?(?:«|\")?usted(?:»|\")?"
         r"(?: conmigo)?|ustedéame|me ustedees|nos (?:hablamos|tratamos) de usted)",
         fact="Quiere que le traten de usted", slot="tone", value="usted", kind="address"),
    Rule("tu", "free", r"(?:prefiero )?(?:que )?(?P<x>(?:me )?(?:tr[aá]t|h[aá]bl)(?:a|e|á|ad|"
         r"en|es|aras)(?:me)? (?:siempre |mejor )?de tú|(?:tratarme|hablarme|trato) de tú|"
         r"de tú(?: siempre)?|(?:usa|use|utiliza|usar) (?:el )?tú(?: conmigo)?)",
         fact="Quiere que le traten de tú", slot="tone", value="tú", kind="address"),
    Rule("tu", "free", r"(?:prefiero )?(?:que )?(?P<x>tut[eé](?:a|e|á|ad)me|me tute(?:es|e|éis|"
         r"en)|(?:puedes?|podéis|podés|pueden) tutearme|me (?:puedes?|podéis|pueden) tutear|"
         r"tutearme|(?:nos )?(?:podemos|vamos a) tutearnos|el tuteo (?:está|me va|me parece) "
         r"bien|nos (?:podemos tutear|tuteamos)|"
         r"(?:prefiero |usa |me gusta )?(?:el )?tuteo|tutéanos|de tuteo|tutearnos)"
         r"(?: sin problemas?| tranquilamente)?",
         fact="Quiere que le tuteen", slot="tone", value="tú", kind="address"),
    Rule("vos", "free", r"(?:prefiero )?(?:que )?(?P<x>(?:me )?(?:tr[aá]t|h[aá]bl)(?:a|e|á|es)"
         r"(?:me)? (?:siempre )?de vos|(?:tratarme|hablarme) de vos|de vos|(?:usa|use|utiliza) "
         r"(?:el )?(?:vos(?:eo)?)(?: conmigo)?|vose[aá]me|me vosees|vosearme)",
         fact="Quiere que le traten de vos", slot="tone", value="vos", kind="address"),
    Rule("not-usted", "free",
         r"(?:prefiero que )?no (?:hace falta que )?me (?:trat|habl|llam)(?:es|e|"
         r"en|éis) (?:más )?de (?P<x>usted)|no me (?P<y>ustedees)",
         fact="No quiere que le traten de {x}", slot="tone", value="tú", kind="address"),
    Rule("not-tu", "free", r"(?:prefiero que )?(?P<x>no me (?:trat|habl)(?:es|e|en|éis) (?:más "
                           r")?de "
         r"(?:tú|vos)|no me tute(?:e|es|en|éis))", slot="tone", value="usted", kind="address"),
    Rule("not-address", "free", r"(?:por favor )?no (?:me gusta que )?me (?:llam(?:es|e|en)|"
         r"dig(?:as|an))(?: más| nunca)? (?P<x>(?:(?:señora?|don|doña|sra?\.?) )?(?-i:[A-ZÁÉÍÓÚÑ])?"
         r"[\w-]+(?: (?-i:[A-ZÁÉÍÓÚÑ])[\w-]+)?)(?:,.*)?",
         fact="No quiere que le llamen {x}", kind="address"),
    Rule("address", "fill", rf"{_CALL} (?:simplemente |solo |mejor |siempre |por mi (?:nombre|"
         rf"apellido|apodo|segundo nombre|nombre de pila)[,:]? )*"
         r"(?P<name>[^,;(]+?)(?: a secas| nomás| sin más)?(?:[,(].*)?", kind="address",
         slot="address"),
    Rule("address", "free", rf"{_CALL} (?:simplemente |solo |mejor |siempre )*(?P<x>{_TITLE}"
         r"(?: (?-i:[A-ZÁÉÍÓÚÑ])[\w-]+){1,2})(?:,.*)?", fact="Quiere que le llamen {x}",
         kind="address", slot="address"),
    Rule("address", "free", r"(?:ll[aá]mame|me (?:dicen|llaman)|llamame) (?P<x>(?!(?:cuando|"
         r"mañana|luego|hoy|si|al|a|el|la|por|para|que|mucho|atención|loco|las|los|después|ya|y|"
         r"esta|este|en|más|algo)\b)[a-záéíóúñ]{2,12})", fact="Quiere que le llamen {x}",
         kind="address", slot="address"),
    Rule("name", "fill", r"(?:me llamo|mi nombre(?: completo| de pila)? es|te (?:habla|escribe)|"
         r"les (?:habla|escribe)) (?P<name>[^,;(]+?)"
         rf"(?:,? (?:de|del|desde) (?P<team>{TEAM}))?(?:[,(].*)?", kind="name", slot="name"),
    Rule("name", "free", r"(?:me llamo|mi nombre es) (?P<x>[a-záéíóúñ]{2,15}"
         r"(?: [a-záéíóúñ]{3,15})?)", fact="Se llama {x}", kind="name", slot="name"),
    Rule("name", "free", r"(?:me llamo|mi nombre es) (?P<x>(?-i:[A-ZÁÉÍÓÚÑ])\w+ del? (?:la |las |"
                         r"los )?"
         r"(?-i:[A-ZÁÉÍÓÚÑ])\w+(?: (?-i:[A-ZÁÉÍÓÚÑ])\w+)?)", fact="Se llama {x}", kind="name", slot=
         "name"),
    Rule("name", "free", rf"soy (?:(?:el|la) )?(?P<x>{_TITLE}(?: (?-i:[A-ZÁÉÍÓÚÑ])[\w-]+){{1,2}})",
         fact="Es {x}", kind="name", slot="name"),
    Rule("name", "fill", rf"(?:soy|aquí|habla) (?P<name>[^,]+?)(?:,? (?:de|del) (?P<team>{TEAM}))?",
         kind="name", slot="name"),
    # Work, role, place
    Rule("role", "fill", rf"{OFTEN}(?:trabajo|curro|laburo|chambeo|estoy) en "
                         r"(?P<team>(?!casa\b).+?) "
         rf"como (?P<x>(?:(?:un|una|el|la) )?(?:nuev[oa] )?{ROLE})", kind="role", slot="role"),
    Rule("team", "fill",
         rf"{OFTEN}(?:trabajo|curro|laburo|chambeo|estoy|colaboro)(?: {OFTEN})? ?(?:trabajando )?"
         rf"(?:en|dentro de|para|con) (?P<x>{TEAM})(?: desde .+)?",
         kind="team", slot="team"),
    Rule("team", "fill", rf"{OFTEN}(?:formo parte del?|soy (?:el |la )?nuev[oa] (?:en|del?)|soy "
         rf"(?:parte |miembro )?del?|pertenezco al?)"
         rf" (?P<x>{TEAM})(?: desde .+)?", kind="team", slot="team"),
    Rule("team", "fill",
         r"(?:me (?:he )?(?:acabo de )?(?:pas[eé]|pasado|cambi[eé]|cambiado|cambiar|incorpor[eé]|"
         r"incorporado|un[ií]|unido|sum[eé]|sumado|paso|cambio|incorporo|mov[ií]|movieron|"
         r"cambiaron|pasaron|trasladaron|"
         r"transfirieron|traslad[eé])|acabo de (?:entrar|incorporarme|unirme|pasar|cambiarme|"
         r"sumarme)|entr[eé]|empec[eé]|he (?:entrado|empezado))(?: (?:recientemente|hace poco))?"
         rf"(?: de \w+)? (?:a|al|en|en el) (?P<x>{TEAM})(?: .{{2,30}})?", kind="team", slot="team"),
    Rule("work", "free",
         rf"{OFTEN}(?P<v>me (?:encargo|ocupo) {OFTEN}del?|me dedico {OFTEN}(?:al?|a la)|"
         r"(?:soy|estoy) (?:el |la |yo )?(?:responsable|encargad[oa]|a cargo|al frente|al cargo|"
         rf"al mando) {OFTEN}del?|llevo(?! (?:con (?:est|es[ao])\w*|\d|un|dos|tres|varios|años|"
         rf"meses|mucho|poco|gafas|"
         r"lentes|todo el día|toda la|esperando|desde|toda|media|una hora)\b)|gestiono|manejo|"
         r"superviso|coordino|lidero|dirijo|administro|cubro|atiendo|reporto (?:sobre|a)|analizo|"
         r"encabezo|"
         r"me (?:especializo|centro|enfoco|concentro) en|me fijo (?:sobre todo|siempre|solo|"
         r"mucho|principalmente) en|"
         r"estoy especializad[oa] en|"
         r"tengo a (?:mi )?cargo|tengo asignad[oa]s?|no (?:llevo|cubro|gestiono|manejo)|(?:la|"
         r"las|el|los) \w+ que (?:llevo|"
         r"gestiono|manejo|atiendo|uso|sigo) (?:es|son)|trabaj(?:o|amos) (?:sobre todo |"
         r"principalmente |solo |mucho )?(?:con|sobre)|"
         r"asesoro|audito|represento|produzco|fabrico|exporto|importo|distribuyo|investigo|doy "
         rf"(?:clases?|soporte|cursos?|consultoría)|imparto|vendo|represento) (?P<x>{THING}"
         r"(?!(?:bien|mal|fatal|mejor|el (?:informe|correo|email|archivo))\b)"
         r"(?!.*\b(?:ahora mismo|esta tarde|este momento|hoy)\b).+)", kind="work",
         reads=("region",)),
    Rule("work", "free", r"(?:me encargo|me ocupo|soy responsable|soy el responsable|soy la "
         r"responsable) (?P<x>solo |sobre todo |principalmente )?.+", kind="work"),
    Rule("only", "free",
         r"(?:solo|sólo|solamente|únicamente|principalmente|sobre todo|exclusivamente|casi solo) "
         r"(?P<v>vend(?:o|emos)|oper(?:o|amos)|trabaj(?:o|amos)|compr(?:o|amos)|"
         r"distribu(?:yo|imos)|mir(?:o|amos)|exporto|exportamos|cubr(?:o|imos)|atend(?:emos)|"
         r"atiendo|llevo|llevamos|gestiono|analizo|analizamos|invierto|invertimos|"
         rf"reporto|me ocupo de|me encargo de) (?P<x>{THING}.+)|(?P<v2>vendemos|operamos|"
         rf"exportamos|distribuimos|trabajamos) (?:solo|sólo|principalmente|sobre todo|únicamente) "
         rf"(?P<y>{THING}.+)", kind="work", reads=("region",)),
    Rule("employer", "fill",
         rf"{OFTEN}(?:trabajo|curro|laburo|chambeo) {OFTEN}(?:en|para|con) "
         r"(?P<name>(?!(?:casa|remoto|un|una|el|la|los|mi|Madrid|Barcelona|México|Lima|Quito|"
         r"Bogotá|Sevilla|Valencia|Buenos|Santiago|España|Argentina|Chile|Colombia)\b).+)",
         kind="employer", slot="employer", fact="Trabaja en {x}"),
    Rule("work-place", "free",
         rf"{OFTEN}(?:trabajo|curro|laburo|chambeo|teletrabajo) {OFTEN}(?P<x>(?:desde|en|para|con|"
         r"como|"
         r"de|por|a|los|las|solo|sólo|media|jornada|remoto|tres|cuatro|dos|entre|hasta|muy|más|"
         r"mejor|poco|cada|todos|también|freelance|\d+)"
         r"(?!\w)(?! (?:ello|eso|esto|ese|esa|esta|este|lo|todo|ti|él|gusto|verdad|acuerdo|"
         r"contrarreloj)\b)(?!.*\b(?:ahora mismo|en este momento|hasta tarde|esta)\b).*)",
         kind="work"),
    Rule("work-place", "free", r"(?:llevo|hace) (?P<x>.{3,25}? (?:trabajando|viviendo|estudiando|"
         r"aprendiendo|dando clases|en (?:el|la) (?:empresa|equipo|sector|departamento)|de "
         r"(?-i:[a-z])\w+(?:a|o|e|r)|que (?:trabajo|vivo|soy|estudio|aprendo|toco|juego))"
         r"(?:\Z| .+))", kind="work"),
    Rule("work-place", "free", r"(?:teletrabajo|trabajo (?:fuera|dentro))(?P<x>(?: .+)?)",
         kind="work"),
    Rule("role", "fill", rf"(?:{IM}|{OFTEN}(?:trabajo|curro|laburo|estoy|actúo) (?:como|de) |"
         r"me (?:han )?(?:ascendieron|ascendido|nombraron|nombrado|promovieron) (?:a )?|"
         r"(?:acabo de )?(?:empec[eé]|empezar|convertirme|convert[ií]) (?:como|de|en) |"
         rf"estudié para |de profesión,? soy )(?P<x>(?:(?:un|una|el|la|nuestr[oa]) )?(?:nuev[oa] )?"
         rf"{ROLE})", kind="role", slot="role"),
    Rule("home", "fill", rf"{OFTEN}(?:vivo|resido|radico|habito|estoy viviendo|estoy (?:basad[oa]|"
         rf"ubicad[oa]|instalad[oa]|afincad[oa])) {OFTEN}(?:en|cerca de|a las afueras de|"
         r"al lado de|a|fuera de) (?P<x>(?!(?:paz|las nubes|el pasado|mi mundo|tensión|un sinvivir)"
         r"\b).+?)(?:,? (?:con|desde|hace|en un|en una|junto|de momento|de alquiler|y|por|para|"
         r"porque|aunque)"
         r" .+)?", kind="home", slot="home"),
    Rule("home", "free", r"(?P<v>vivo|vivimos|convivo) (?P<x>(?:con|sol[oa]|en|de alquiler|entre|"
         r"junto)\b.*)", kind="personal"),
    Rule("moved", "fill", r"(?:(?:me|nos) (?:acab(?:o|amos) de (?:mudar|trasladar|ir a vivir)|"
         r"(?:he|hemos) (?:mudado|trasladado|ido a vivir|venido a vivir)|mud(?:é|amos|o)|"
         r"traslad(?:é|amos)|fui(?:mos)? a vivir|vine a vivir|cambié)|(?:me he )?acabo de "
         r"(?:mudarme|trasladarme)|(?:hace (?:poco|\w+ \w+)|recientemente) me mudé)"
         r"(?: (?:hace (?:poco|\w+ \w+)|recientemente))?(?: (?:de|desde) .{2,30}?)? (?:a|para|en) "
         r"(?P<x>(?!casa|la oficina)(?-i:[A-ZÁÉÍÓÚÑ]|un |una |el |la )[\w áéíóúñ'-]{2,50}?)(?:,? "
         r"(?:con|desde|hace|en|por|para|el|la semana|este|y)"
         r" .+)?", kind="home", slot="home"),
    Rule("origin", "free", rf"(?:{IM}|vengo |provengo )(?P<x>(?:originari[oa] |natural |"
                           r"nativ[oa] )?"
         r"de (?!(?:acuerdo|los que|las que|letras|ciencias|l|la|el)\b)(?:un pueblo|una isla|una "
         r"familia|aquí|(?-i:[A-ZÁÉÍÓÚÑ])).*)", kind="personal"),
    Rule("origin", "free", rf"{IM}(?P<x>(?:medio |mitad )?(?:español|mexican|argentin|colombian|"
                           r"chilen|peruan|"
         r"venezolan|uruguay|ecuatorian|bolivian|paraguay|cuban|dominican|panameñ|costarricens|"
         r"guatemaltec|"
         r"hondureñ|salvadoreñ|nicaragüens|puertorriqueñ|catal[aá]n|vasc|galleg|andalu[zc]|"
         r"madrileñ|valencian|"
         r"sevillan|canari|asturian|aragon[eé]s|alem[aá]n|franc[eé]s|italian|portugu[eé]s|"
         r"ingl[eé]s|"
         r"brasileñ|estadounidens|marroqu|rumano?|porteñ|chilang|paisa|tic|barcelon[eé]s|"
         r"malagueñ|cordob[eé]s)"
         r"\w{0,3}(?: (?:de|y|pero|aunque) .+)?)", kind="personal"),
    Rule("origin", "free", rf"{IM}(?P<x>del (?-i:[A-ZÁÉÍÓÚÑ])[\w -]{{2,40}})", kind="personal"),
    Rule("past", "free", r"(?:hice (?:un|una|el) (?:máster|grado|doctorado|erasmus|curso|"
                         r"posgrado)|estudié|fui (?!al?\b|yo\b|el\b|"
         r"con\b|de\b)(?=\w+ (?:\w+ )?(?:años|de|en|durante))|he (?:vivido|trabajado|estudiado) "
         r"(?:en|de|como|\w+ años)|"
         r"viví|trabajé (?:en|de|como|\w+ años)|me licencié|me doctoré)(?P<x>(?: (?!.*\b(?:ayer|"
         r"hoy|informe|correo)\b).+))",
         kind="personal"),
    Rule("origin", "free", r"(?:nac[ií]|crec[ií]|me cri[eé])(?P<x>(?: y (?:me cri[eé]|crec[ií]))? "
         r"(?:en|cerca|entre|el)\b.+)", kind="personal"),
)  # fmt: skip
