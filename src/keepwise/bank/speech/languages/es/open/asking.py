"""Spanish rules, open tier: wishes for how to be served, whole sentences and fragments.

"Prefiero" or "me va mejor" say by themselves that something is a wish; a fragment ("primero el
resumen", "cilantro nunca") has to look like a rule and no order of the moment.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.es.open.parts import ANSWERS, HABIT, MOMENT
from keepwise.bank.speech.languages.es.selves import THING
from keepwise.bank.speech.languages.es.verbs import ORDER
from keepwise.bank.speech.languages.es.wording import WHEN

_YOU = MOMENT.replace(r"|te|tu|tus|ti|contigo|", "|")
_BARE = (
    r"(?!(?:el|la|los|las|lo|un|una|unos|unas|est\w+|es[aeo]s?|eso|esto|mis?|tus?|sus?|nuestr\w+|"
    r"me|te|se|nos|le|les|yo|tú|él|ella|ellos|nosotros|usted|y|o|u|e|pero|que|qué|si|sí|no|como|"
    r"cómo|cuando|cuándo|donde|dónde|porque|pues|entonces|ya|ahora|hoy|mañana|ayer|aquí|ahí|así|"
    r"también|tampoco|muy|más|menos|mucho|mucha|muchos|muchas|otro|otra|otros|otras|algo|nada|"
    r"nadie|alguien|todo|todos|todas|hola|gracias|vale|ok|bueno|buenos|buenas|bien|mal|mejor|peor|"
    r"claro|perfecto|genial|listo|a|de|del|al|en|con|por|para|sin|sobre|entre|hasta|desde|hacia|"
    r"según|es|son|era|fue|hay|ha|he|has|han|está|están|estoy|soy|voy|va|vamos|tengo|tiene|puedo|"
    r"puedes|puede|quiero|quieres|creo|sabes|sé|ver|hacer|siempre|nunca|jamás|casi|solo|sólo|"
    rf"ll[aá]m\w+me|gente|cosas|dos|tres|cuatro|cinco|\d+|resultados|detalles|ideas|entradas|"
    rf"{ORDER})(?!\w))"
)
PHRASE = rf"{_BARE}[\w/&%.+'-]+(?: (?!(?:est[eao]s?|es[eao]s?|ayer|hoy|tu|te)\b)[\w/&%.+'-]+)"
_PLURAL = (
    r"(?:(?!(?:es|las|los|nos|más|menos|tres|seis|dos|ves|lunes|después|antes|pues|además|"
    r"apenas|entonces|gracias|días|jamás|lejos|veces|demás)\b)[a-záéíóúñ]{3,}s)"
)
_MASS = (
    r"(?:prosa|markdown|código|detalle|jerga|música|café|té|leche|agua|carne|pescado|cerdo|cerveza|"
    r"vino|gluten|azúcar|jazz|papel|efectivo|inglés|español|castellano|texto|picante|cilantro|"
    r"humor|contexto|teoría|modo \w+|ventanilla|pasillo|bus|tren|avión|metro|bici|verdura|fruta|"
    r"cebolla|ajo|marisco|lactosa|queso|alcohol|sal|publicidad|voz|vídeo|video|audio|playa|montaña|"
    r"descafeinado|integral|efectivo|tarjeta|bizum|whatsapp|teléfono|correo|email|excel|pdf|word)"
)
_FIRST = (
    r"(?:(?:el|la|lo|los|las|un|una) )?(?:resumen|conclusi[oó]n(?:es)?|respuesta|resultado|"
    r"resultados|titular|titulares|tabla|tablas|dato|datos|cifras?|c[oó]digo|veredicto|"
    r"recomendaci[oó]n|total|totales|gr[aá]ficos?|ejemplos?|explicaci[oó]n|ideas? (?:clave|"
    r"principal)|más \w+|peor\w*|mejor\w*|importante|urgente|malo|malas noticias|fuente|fuentes|"
    r"fecha|moneda|riesgos?|precio|precios|reciente\w*|antigu\w+|barat\w+|car[oa]s?|esquema|"
    r"teoría|solución|pregunta|contexto|test|tests|índice|[\wáéíóúñ]+ (?:clave|principal|"
    r"general|corto|corta|final|nuev\w+|reciente\w*))"
)

ASKING: tuple[Rule, ...] = (
    # Preferences in whole sentences
    Rule("open-prefer", "free",
         r"(?:yo )?(?:la verdad |en general |normalmente |siempre |mucho |personalmente |para "
         r"\w+ )*"
         r"(?:prefiero|preferimos|preferiría|preferiríamos|me decanto por|me inclino por|elijo "
         r"siempre|elegimos siempre|opto por|nos quedamos siempre con|tiro (?:más )?de|soy más de|"
         r"somos (?:más )?de|soy de|me tira más|me tiran más|me va más|me van más) "
         rf"(?P<x>{THING}(?!(?:la|una|el) (?:primera|segunda|tercera|última|otra|versión|opción|"
         r"opinión)\b|(?:no (?:opinar|decir|contestar|hablar de)|esperar|seguir|dejarlo|irme|"
         r"madrid|"
         r"acuerdo|los que)\b).+)", unless=MOMENT),
    Rule("open-rather", "free",
         r"(?:yo )?(?:antes|mejor) (?P<x>(?!(?:de|dicho|así|no|me|te|lo|la|los|las|que|eso|esto|"
         r"imposible|voy|vamos|dejar\w*|tarde|mañana|ahora|hoy|se|era|hay|era)\b).+ (?:que|en vez "
         r"de|en lugar de|y no) .+)", fact="Prefiere {x}", reads=SHAPES, unless=MOMENT),
    Rule("open-everything", "free",
         r"(?:yo )?(?:siempre )?(?P<x>(?:todo|tod[oa]s (?:l[oa]s|mis|nuestr[oa]s) [\w áéíóú]"
         r"{3,30}?|cada \w+|(?:las?|los|el|mis?) [\w áéíóúñ]{3,30}?) l[oa]s? (?:quiero|quisiera|"
         r"queremos|prefiero|preferimos|necesito|necesitamos|querría|pido|leo|veo|miro|manejo|"
         r"trabajo|entiendo)(?: (?:ver|tener|recibir|siempre|mejor))* (?:en|con|sin|por|"
         r"como|a|ordenad\w+|redondead\w+|agrupad\w+|cort\w+|breve\w*|desglosad\w+|resumid\w+|"
         r"separad\w+|al) ?.*)", unless=_YOU),
    Rule("open-everything", "free",
         r"(?:yo )?(?:siempre |en general |por norma )?(?:quiero|quisiera|queremos|prefiero|"
         r"necesito|espero|querría|me gustaría|agradecería) (?:que )?(?:ver |tener |recibir |"
         r"leer )?"
         r"(?P<x>(?:todo|todos|todas|cualquier|cada) .+|.+ (?:siempre|en todo|en general|por "
         r"defecto|a partir de ahora|en todas partes|en todos los casos))", fact="Quiere {x}",
         unless=_YOU + r"|\b(?:todo el mundo|todo listo|saber|todos los días)\b"),
    Rule("want-habit", "free",
         r"(?:yo )?(?:siempre|nunca|solo|sólo|únicamente|en general) (?:quiero|pido|necesito|busco|"
         r"elijo|reservo|compro|cojo|escojo|miro|espero|acepto|contrato|leo|uso|tomo|voy a|"
         r"queremos|"
         r"pedimos|reservamos) "
         rf"(?P<x>{THING}(?!(?:saber|ver si|una cosa|una pregunta|ayuda|que me|un poco|más)\b).+)",
         unless=MOMENT),
    Rule("suits-me", "free",
         r"(?P<x>(?!(?:eso|esto|est[eao]|es[eao]|así|lo|la|el (?:lunes|martes|jueves|viernes|plan)|"
         r"que|qué|cuál|cualquiera|no|todo|hoy|mañana|ya|si)\b).+?) (?:me|nos) (?:va|van|"
         r"vienen?|sientan?|funcionan?|encajan?|cuadran?|resultan?|quedan?|sirven?|basta|bastan|"
         r"sobra|alcanzan?|llegan?|compensan?|valen?|ayudan?|relajan?|cansan?|distraen?|lían?|"
         r"agobian?|cuestan?|hacen?|rinden?) (?:mucho |siempre |más |muy |bastante |de sobra|"
         r"perfectamente)*(?:mejor|bien|genial|perfecto|de maravilla|fenomenal|cómod[oa]s?|"
         r"clar[oa]s?|fácil(?:es)?|práctic[oa]s?|útil(?:es)?|mal|fatal|pesad[oa]s?|lío|"
         r"incómod[oa]s?|difícil(?:es)?|confus[oa]s?|más|mucho|bastante|de sobra|cuesta arriba)?"
         r"(?: (?:que|para|por|con|en|porque|a|cuando) .+)?", unless=MOMENT,
         needs=r"\b(?:mejor|bien|genial|perfecto|maravilla|fenomenal|cómod\w+|clar\w+|fácil\w*|"
         r"práctic\w+|útil\w*|mal|fatal|pesad\w+|incómod\w+|difícil\w*|confus\w+|bastan?|sobra|"
         r"alcanzan?|distraen?|lían?|agobian?|de sobra|ayudan? (?:mucho|más)|"
         r"cansan?|relajan?)\b"),
    Rule("best-so", "free",
         r"(?:a m[ií] )?(?:siempre )?(?:me|nos) (?:va|van|viene|vienen|funciona|funcionan|resulta|"
         r"resultan|entero|concentro|organizo|manejo|aclaro|entra|entran|es|son|cunde|apaño|"
         r"defiendo|"
         r"oriento|sienta|queda) (?:mucho |siempre |bastante |muy )*(?:mejor|genial|más "
         r"(?:cómodo|fácil|práctico|claro|"
         r"útil|rentable|llevadero)|de maravilla|bien|fenomenal) (?P<x>(?!(?:así|esto|eso|gracias|"
         r"ya|ahora|a las|quedar|el (?:lunes|martes|jueves|viernes))\b).+)", unless=MOMENT),
    Rule("enough", "free",
         r"(?:a m[ií] )?(?:con (?P<x>.+?) (?:me (?:basta|vale|sobra|alcanza|llega|apaño|conformo|"
         r"apañ[oa]|arreglo)|tengo (?:bastante|suficiente|de sobra)|"
         r"(?:es suficiente|basta|sobra|alcanza|vale))|me (?:basta|vale|sobra|alcanza|llega|"
         r"conformo|"
         r"apaño) con (?P<y>.+)|(?:basta|vale) con (?P<z>.+)|(?P<w>(?:un|una|dos|tres|cuatro|\d+) "
         r"[\wáéíóúñ]+(?: \w+){0,3}?) (?:bastan?|es suficiente|son suficientes|me bastan?|me "
         r"sobran?))", fact="Le basta con {x}",
         unless=MOMENT + r"|\b(?:saber|que me|esa|eso|un sí|una respuesta|minutos y ya)\b"),
    Rule("not-mine", "free",
         rf"(?P<x>(?!{WHEN} )(?!(?:el (?:enlace|botón|archivo|mensaje|error|correo|pdf|adjunto)|"
         rf"eso|esto|est[eao]|es[eao]|así|yo|lo|la (?:tabla|idea|respuesta|"
         rf"opción|primera|"
         r"segunda)|el (?:informe|texto|diseño|plan)|que|no|si)\b).+?) (?:no (?:es|son) (?:lo "
         r"mío|para "
         r"mí|mi (?:estilo|rollo|fuerte)|santo de mi devoción|opción(?: para mí)?|negociables?)|"
         r"no (?:va|van) "
         r"conmigo|me (?:supera|superan|puede|pueden|mata|matan|pierden?|privan|priva)|(?:ni|no) "
         r"(?:l[oa]s? "
         r"|me )?(?:toco|pruebo|quiero|uso|compro|miro|veo|leo|hago|piso|aguanto|tomo)(?: ni "
         r".{2,20})?|"
         r"para mí (?:es|son) (?:sagrad[oa]s?|imprescindibles?|fundamental(?:es)?|un infierno|"
         r"innegociables?|obligatori[oa]s?|un no)|(?:es|son) (?:mi|mis) (?:debilidad|pasión|"
         r"perdición|fuerte|hobby|pasatiempo|vicio|religión))(?: .{0,40})?", unless=MOMENT),
    Rule("how-i-like", "free",
         r"(?P<x>(?!(?:eso|esto|así|es[eao]|est[eao])\b).+?),? (?:que )?(?:es |así (?:es "
         r")?)?(?:como|tal como|tal y como|"
         r"que así) (?:a m[ií] )?(?:me gusta|me gustan|lo prefiero|los prefiero|las prefiero|la "
         r"prefiero|lo quiero|me va|lo tomo|lo hago siempre|me gusta siempre)(?: a "
         r"m[ií])?(?P<y>(?: "
         r"(?!tu\b).+)?)", fact="Le gusta así: {x} {y}", unless=_YOU),
    Rule("the-thing", "free",
         r"(?:para mí,? )?(?:lo (?:mejor|ideal|importante|fundamental|más importante|primero|"
         r"esencial|que (?:mejor|más) me (?:va|funciona|sirve|gusta|ayuda|importa|interesa|relaja)|"
         r"que (?:prefiero|quiero siempre|busco siempre|necesito siempre)|que más me (?:molesta|"
         r"agobia|cuesta|cansa)|que no (?:soporto|aguanto|quiero))|mi (?:regla|norma|preferencia|"
         r"costumbre|criterio|manía|debilidad|fuerte|punto débil|límite|tope|opción|favorit[oa]|"
         r"truco|rutina|estilo)(?: (?:es|siempre|de \w+|preferid[oa]|habitual|personal))?|la "
         r"(?:regla|norma|costumbre|"
         r"prioridad)(?: de (?:la casa|oro|siempre))?) (?:es|son|sería|está en|va de|sigue siendo)"
         r"(?: que| siempre)? (?P<x>(?!(?:esto|eso|lo que|saber|"
         r"que (?:ya|no (?:funciona|va)|funcione|salga|salió)|llamar|reiniciar|empezar|"
         r"abrir|instalar|revisar)\b).+)", unless=MOMENT),
    Rule("house-rule", "free",
         r"(?:la |una |como |otra )?(?:norma|regla|manía|costumbre|preferencia|criterio|tradición|"
         r"petición|política|principio|convención)(?: (?:de (?:la casa|oro|casa|siempre|estilo|"
         r"formato|equipo|fija|mi casa)|del? \w+|general|fija|mía|nuestra|básica|personal|"
         r"interna|permanente|"
         r"número \w+))*: (?P<x>(?!(?:la|el) (?:tabla|gráfico|botón)\b).+)", fact="{x}"),
    Rule("bothers", "free",
         r"(?:a m[ií],? )?(?:la verdad )?(?:me|nos) (?:da|dan|pone|ponen|saca|sacan|molesta|"
         r"molestan|distrae|distraen|agobia|agobian|cansa|cansan|aburre|aburren|lía|lían|cuesta|"
         r"cuestan|"
         r"repele|repelen|incomoda|incomodan|marea|marean|supera|superan|estresa|estresan|cae|caen|"
         r"sienta|sientan|entra|entran|hace|hacen|provoca|provocan) (?:mucha |mucho |un poco de |"
         r"muchísimo |bastante |muy |demasiado |un montón )*(?P<x>(?:(?:pereza|asco|miedo|"
         r"alergia|igual|vértigo|grima|rabia|repelús|pánico|nervios[oa]|de los nervios|mal|fatal|"
         r"ilusión|gordos?|cosa|pudor|claustrofobia|ansiedad|migraña|sueño|feliz|"
         r"de quicio|bien|daño|ardor) "
         rf")?{THING}(?!(?:que (?:me|no|se|hayas|haya)|pensar|decir|entender|ver|verlo|pereza|"
         r"asco|miedo|un poco|la (?:cabeza|espalda|sensación)|falta|gracia|caso|creer|ayuda|el "
         r"error|tiempo|margen|para|en|un (?:ojo|favor)|hambre|sed|sueño\Z|frío|calor|ruido|de un|"
         r"lo mismo\Z|igual\Z|ilusión\Z|nervios[oa]\Z|triste\Z|mal[oa]?\Z|bien\Z|feliz\Z|"
         r"empezar|un error)\b).+)", unless=MOMENT),
    Rule("loves", "free",
         r"(?:yo )?(?:soy (?:muy |súper |super |bastante |poco |nada |un poco |un gran |una gran )?"
         r"(?:fan|amig[oa]|amante|partidari[oa]|enemig[oa]|devot[oa]|adict[oa]|aficionad[oa]|"
         r"maniátic[oa]|exigente|estrict[oa]|quisquillos[oa]|tiquismiquis|flexible|sensible|"
         r"reaci[oa]|"
         r"contrari[oa])(?: (?:de|del|a|al|con|en))?|estoy (?:enganchad[oa] a|obsesionad[oa] con|"
         r"enamorad[oa] de|en contra de|a favor de|acostumbrad[oa] a)|me (?:declaro|considero)|"
         r"no (?:concibo|perdono|entiendo) (?:un|una|el|la|los|las|mi)|disfruto|gozo|me pierdo por|"
         r"me vuelvo loc[oa] (?:por|con)|me muero por) "
         rf"(?P<x>{THING}(?!(?:tu|la idea|problema|error|código|mensaje)\b).+)", unless=MOMENT,
         kind="preference"),
    Rule("like-when", "free", r"(?:a m[ií] )?me (?:gusta|encanta|ayuda|agrada|viene bien|relaja|"
         r"motiva|tranquiliza)(?: mucho| más)? "
         r"(?:que|cuando) (?:me |las? |los |el |se |no |hay |todo |mis |haya |en |tenga |sea |"
         r"sean |puedo |los datos )+(?P<x>.+)",
         unless=_YOU + r"|\b(?:hayas|hiciste|saliera|funcione|cae|falla|rompe|llueve|pierd)\w*"),
    Rule("the-more", "free", r"(?P<x>.{3,60}?,? cuanto (?:más|menos|antes) .+,? (?:mejor|peor))",
         fact="Prefiere {x}", unless=_YOU),
    Rule("for-such", "free", bare=True, pattern=
         rf"(?P<y>(?:en|para|con) (?:(?:l[oa]s|mis|tus|nuestr[oa]s|el|la|todos los|todas las|"
         rf"tod[oa]s mis|cualquier) [\w áéíóúñ]{{3,30}}?|"
         rf"desayunar|cenar|comer|dormir|viajar|trabajar|merendar|programar|estudiar|código)),? "
         rf"(?P<x>(?:{ANSWERS}|tono|estilo|"
         r"lenguaje|formato|letra|solo|sólo|siempre|nunca|nada de|sin|mejor|un tono|títulos|"
         r"texto|vocabulario|trato|"
         r"tostada|café|té|fruta|avena|algo|platos|comida|vuelos|asiento|python|javascript|"
         r"typescript|markdown|español|inglés)\b.*)",
         fact="Prefiere {x} {y}", unless=_YOU + r"|\b(?:es|son|hay|está|están|usé|puse|salió|uso|"
         r"usa|usamos|pon|usar|sigo|seguimos|uso|hago|hacemos|escribo|tengo|tenemos|llevo|"
         r"trabajo)\b"),
    Rule("topic-comma", "free", bare=True, pattern=
         rf"(?P<x>(?:a )?(?:l[oa]s|mis) (?!(?:resultados|datos|ventas|filas|columnas|entradas|"
         rf"demás|dos|tres|otr[oa]s|mí[oa]s)\b){_PLURAL}"
         r"(?: (?:de |del |en |con )?[\wáéíóúñ]+){0,2}?(?:, (?:siempre |mejor |solo |"
         r"preferiblemente )*| (?:siempre |mejor |solo |"
         r"preferiblemente )+)(?:que (?:sean|vayan|lleven|estén|tengan)|con|sin|en|de|muy|a|por|"
         r"bien|nunca|antes|después|como|"
         r"según|ordenad\w+|redondead\w+|cort\w+|breves?|numerad\w+|entre|desde|hasta) .+)",
         fact="Prefiere {x}",
         unless=_YOU + r"|\b(?:es|son|están|hay|fueron|salen|ya|me|se)\b"),
    Rule("topic-comma", "free", bare=True, pattern=
         r"(?P<x>(?:la|el) (?:carne|café|té|pan|leche|arroz|pasta|pollo|fruta|pizza|tortilla|"
         r"letra|tono|formato|hora|fecha|"
         r"moneda|código|semana|calefacción|música|luz|pescado|agua|chocolate|ensalada|filete|"
         r"asiento|ventana|aire|"
         r"calendario|vino|mate|sushi|hamburguesa)(?: [\wáéíóúñ]+)?, (?:siempre |mejor |solo |"
         r"preferiblemente )*(?:que sea|que vaya|con|sin|en|de|"
         r"muy|a|por|bien|nunca|poco|al|solo|integral|\w+it[oa]s?|tibi[oa]|frí[oa]|calient\w+|"
         r"del tiempo) ?.*)", fact="Prefiere {x}",
         unless=_YOU + r"|\b(?:es|está|hay|fue)\b"),
    Rule("given-so", "free", r"(?:a m[ií] )?(?P<x>(?:l[oa]s|el|la|todo) ?[\wáéíóúñ ]{0,30}? me "
         r"l[oa]s? (?:das|pones|mandas|haces|dejas|"
         r"explicas|enseñas|traes|pasas|escribes|resumes|muestras|dices|envías|des|pongas|mandes|"
         r"hagas|expliques|resumas) "
         r"(?:siempre |mejor )?(?:en|con|sin|por|como|de|a|al|antes|después|ordenad\w+) .+)",
         fact="Prefiere: {x}",
         unless=r"\b(?:hoy|mañana|ahora|luego|est[eao]s?|es[eao]s?)\b"),
    # Orders with a sign of the lasting
    Rule("no-plural", "free", bare=True, sign=True, pattern=
         rf"(?:y )?(?:nada de|cero|ni|fuera|sin|no más|menos|basta de) "
         rf"(?P<x>{_BARE}(?:[\wáéíóúñ-]+)"
         r"(?:,? (?:y|ni|o) [\wáéíóúñ-]+)*(?: (?!(?:est[eao]|es[eao]|hoy)\b)[\wáéíóúñ'-]+){0,7})",
         fact="No quiere {x}", unless=_YOU + r"|\b(?:sin (?:duda|embargo|problema\w*|prisas?|"
         r"querer|"
         r"falta|más|internet|luz|agua)|cero (?:ganas|idea|problema)|no (?:sé|puedo|hay|es|"
         r"funciona|"
         r"va|tengo|entiendo|pasa|sale|me|te|se|lo|la|le|quiero|gracias|está)|ni idea|ni modo|ni "
         r"caso)\b"),
    Rule("none-but", "free", bare=True, pattern=
         rf"(?:y )?(?:nada de|no quiero|cero|sin|ni|fuera) (?P<x>{_BARE}[\wáéíóúñ -]{{2,40}}),? "
         rf"(?:y )?(?P<y>(?:"
         r"mejor|solo|sólo|siempre|sino|únicamente|el|la|los|las|en|con|todo|usa) .+)",
         fact="No quiere {x}: {y}", unless=_YOU + r"|\bsin (?:duda|embargo|querer|problemas?)\b"),
    Rule("plural-no", "free", bare=True, pattern=
         rf"(?:y |pero )?(?:l[oa]s |el |la |de )?(?P<x>(?:por |en |con |a )?(?:(?:{_PLURAL})(?: "
         rf"(?:de |con |en |por "
         rf")?[\wáéíóúñ]+){{0,3}}|"
         rf"{_MASS}(?: [\wáéíóúñ]+){{0,2}})),? (?:no|nunca|jamás|ni hablar|ni en broma|ni de broma|"
         r"ni locos?|ni loca|ni pensarlo|ni de coña|ni uno|ni una|para nada|mejor no|eso no|nada)"
         r"(?:,? (?:que|porque|pues) .+)?", fact="No quiere {x}",
         unless=_YOU.replace("|eso|", "|") + r"|\b(?:sirven|funcionan|son|están|dicen|salen|"
         r"cuadran|creo|"
         r"tengo|hay|ventas|resultados|datos)\b"),
    Rule("opposed", "free", bare=True, pattern=
         rf"(?:{ORDER} )?(?:siempre |mejor |solo )?(?P<x>(?:en |con |por |a |de "
         rf")?{PHRASE}{{0,4}}?,? (?:en vez de|"
         r"en lugar de|antes que|y no|mejor que|más que|pero no|nunca|no|por encima de) "
         rf"(?:en |con |de |por |a )?(?:{_PLURAL}|{_MASS})(?: [\wáéíóúñ-]+){{0,4}})", fact=
         "Prefiere {x}",
         unless=_YOU + r"|\b(?:es|son|era|fue|hay|está|están|tiene|quiero saber|sale|salen|da)\b"),
    Rule("firsts", "free", bare=True, pattern=
         rf"(?:(?:siempre|y|pon|dame|empieza por|ponme|quiero|mejor),? )*(?P<x>(?:(?:primero|"
         rf"antes de nada|"
         rf"lo primero|al principio|arriba(?: del todo)?|al final|abajo),? (?:siempre )?{_FIRST}|"
         rf"{_FIRST},? "
         r"(?:siempre )?(?:primero|primeras?|por delante|arriba(?: del todo)?|al principio|al "
         r"final|abajo(?: del todo)?|lo primero|delante|encima))(?:,? (?:y |luego |después |y "
         r"luego |y "
         r"después |más abajo )*[\wáéíóúñ ]{2,40})?)", fact="Quiere {x}",
         unless=_YOU + r"|\b(?:pon la|mueve|añade|agrega|cambia|borra)\b"),
    Rule("most", "free", bare=True, pattern=
         r"(?:(?:que sean|quiero|dame|pon|siempre|resumen|resúmenes|respuestas|textos) )*(?:de |"
         r"en |con )?"
         r"(?P<x>(?:(?:máximo|como máximo|como mucho|a lo sumo|no más de|menos de|nunca más de|"
         r"solo|sólo|mínimo|al menos|un máximo de|hasta) (?:de )?(?:un|una|dos|tres|cuatro|cinco|"
         r"seis|siete|diez|"
         r"\d{1,3}) (?:l[ií]neas?|frases?|oraciones|p[aá]rrafos?|palabras|puntos|viñetas|"
         r"p[aá]ginas?|"
         r"minutos|opciones|ejemplos|pasos|columnas|renglones|decimales|caracteres|diapositivas|"
         r"ingredientes|alternativas|sugerencias|preguntas|emojis?)\b.{0,40}|(?:un|una|dos|tres|"
         r"cuatro|cinco|seis|diez|"
         r"\d{1,3}) (?:l[ií]neas?|frases?|oraciones|p[aá]rrafos?|palabras|puntos|viñetas|"
         r"p[aá]ginas?|"
         r"opciones|ejemplos|pasos|columnas|renglones|minutos|ingredientes|preguntas)(?: "
         r"cort\w+)?,? "
         r"(?:máximo|como máximo|como mucho|a lo sumo|máx|y ya|y nada más|no más|nomás|tope|"
         r"siempre)))",
         fact="Quiere {x}", unless=_YOU),
    Rule("always-so", "free", bare=True, unless=_YOU + r"|\b(?:que|es|son|hay|está|me|se)\b",
         pattern=
         r"(?P<x>(?:de|para|con) [\wáéíóúñ ]{3,25},? (?:siempre|nunca) (?:un |una |el |la "
         r")?[\wáéíóúñ ]{3,40})",
         fact="Prefiere {x}"),
    Rule("always-so", "free", bare=True, pattern=
         r"(?P<x>(?:[\wáéíóúñ ,]{2,40} )?(?:siempre|nunca|jamás) (?:en|con|como|por|a|sin|al|de|"
         r"desde|antes|después|"
         r"primero|bajo|vía|tras|sobre|hacia) [^,]+(?:, (?:nunca|no|y no|jamás|salvo|excepto) "
         r".+)?)", fact="{x}",
         unless=_YOU + r"|\b(?:que|nunca (?:a tiempo|en la vida|de la vida|más)|siempre (?:a "
         r"punto|en medio|con lo "
         r"mismo|con problemas|a última|de mal|en lo mismo|igual)|está|es|va|viene|llega|sale|son|"
         r"se|el tren|el bus|va a|ha|han)\b"),
    Rule("general-part", "free", bare=True, pattern=
         rf"(?:(?:y|mejor|solo|los|las|mis),? )*(?P<x>{ANSWERS}(?: [\wáéíóúñ]+)? (?:en|con|sin|"
         rf"por|a|como|según|desde|hasta) (?!(?:base|"
         r"lugar|cuanto|total|la que|el que|los que|las que|los|las|el|mi|tu)\b)[^?]{2,60})",
         fact="Prefiere {x}", unless=_YOU + r"|\b(?:es|son|están|está|hay|de (?:enero|febrero|"
         r"marzo|abril|mayo|"
         r"junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ayer)|por (?:región|marca|mes|"
         r"tienda|país|semana|canal|producto|cliente)|tiene|tienen|fue|fueron|se|me|que|para el|"
         r"para la|por correo|vendid\w+|(?-i:[A-Z]\w+) (?:y|a) (?-i:[A-Z]))\b",
         needs=r"^(?:(?:y|mejor|solo),? )*(?:ejemplos|respuestas|explicaciones|comentarios|"
         r"nombres|fechas|"
         r"unidades|medidas|temperaturas|distancias|mensajes|títulos|commits|recetas|resúmenes|"
         r"párrafos|frases|código|funciones|variables|clases|correos|traducciones)\b"),
    Rule("those-who", "free", bare=True, pattern=
         r"(?P<x>(?:las|los|mis|todas las|todos los) (?:\w+ ){1,3}?(?:siempre|sin excepción|por "
         r"norma|por "
         r"defecto|en todos los casos|sí o sí|por favor siempre),? .+)", fact="Pide {x}",
         unless=_YOU + r"|\b(?:es|son|están|llegan|fallan|salen|van|me|se|dan|tienen)\b"),
    Rule("to-me", "free",
         r"(?:a m[ií]|para m[ií]|conmigo),? (?:siempre |mejor |por favor )*(?:dame|dime|ponme|pon|"
         r"muestrame|enseñame|hablame|pasame|mandame|enviame|explicame|escribeme|usa|cuentame|"
         r"resumeme|solo|sólo) (?P<x>(?!(?:un|una|eso|esto|el de|la de|est[eao]|lo que|más)\b).+)",
         fact="Prefiere {x}", unless=_YOU),
    Rule("no-need", "free",
         r"(?:que )?no (?:haya que|tenga que|tengamos que|me toque|nos toque|falten?|me falten?|"
         r"lleven?|tengan?|incluyan?|pasen? de|cuesten? más de|duren? más de|sean? (?:muy|tan|"
         r"demasiado)) (?P<x>.+)", fact="No quiere que haya que {x}",
         needs=r"^(?:que )?no (?:haya|teng\w+|me toque|nos toque) (?:que )?\w+[aei]r", unless=_YOU),
    Rule("stop", "free",
         r"(?:por favor )?(?:dej(?:a|e|en|ad|á) de|par(?:a|e|á) de|no (?:sigas|vuelvas a)) "
         r"(?P<x>(?:sugerir|recomendar|mandar|enviar|usar|añadir|poner|preguntar|ofrecer|proponer|"
         r"incluir|dar|mostrar|llamar|escribir|empezar|terminar|explicar|repetir|disculpar|"
         r"resumir|traducir|citar|mencionar|recordar|redondear|abreviar|meter|saludar|despedir|"
         r"felicitar|adular|tratar|hablar|tutear|poniéndo|mandándo)\w* (?!(?:el|la|los|las|"
         r"est\w+|es[aeo]s?|eso|"
         r"esto|lo|más|ya)\b).+)", fact="Pide dejar de {x}", unless=_YOU.replace("|os|", "|")),
    Rule("only-such", "free",
         r"(?:solo|sólo|únicamente|nada más que) (?P<x>(?:recomiendame|recomienda|sugiereme|"
         r"sugiere|"
         r"proponme|propon|ofreceme|ofrece|reservame|reserva|muestrame|enseñame|busca|buscame|"
         r"mandame|"
         r"avisame|llamame|escribeme) (?!(?:el|la|los|est\w+|es[aeo]s?|eso|esto|"
         r"un|una)\b).+)", fact="Pide solo {x}", unless=_YOU),
    Rule("when-order", "free",
         rf"(?P<x>(?:cuando|si|siempre que|cada vez que|para|al|antes de|después de|en caso de) "
         rf"[^?]{{3,70}}?,? (?:siempre |no |nunca |por favor )*{ORDER}(?: .*)?)", fact="Pide {x}",
         lasting=True, unless=r"\b(?:hoy|mañana|ayer|est[eao]s?|es[eao]s?)\b"),
    Rule("speak-so", "free", r"(?P<x>(?:hablame|respondeme|contestame|escribeme|tratame|"
         r"explicame las cosas|explicamelo todo|dime las "
         r"cosas) (?:siempre )?(?:claro|clarito|despacio|directo|normal|sencillo|con calma|sin|"
         r"con (?!un|una|el|la|los|las\b)|como "
         r"(?:si|a)|más|muy|de forma|en (?:frases|párrafos|lenguaje|plan|cristiano))\b ?.*)",
         fact="Pide {x}", unless=_YOU),
    Rule("want-answers", "free", r"(?:quiero|prefiero|necesito|busco|me gustan|agradezco|espero|"
         r"quisiera) (?P<x>(?:respuestas|explicaciones|"
         r"mensajes|resúmenes|textos|párrafos|frases|recomendaciones|sugerencias|instrucciones) "
         r".+)", fact="Quiere {x}", unless=_YOU),
    Rule("neither", "free", bare=True, pattern=rf"ni (?P<x>(?:{_PLURAL}|{_MASS})(?: "
         rf"[\wáéíóúñ]+)?,? ni .+)", fact="No quiere {x}",
         unless=_YOU),
    Rule("not-when", "free", r"(?:que )?(?P<x>no (?:me|nos) (?!gustas|haces|dejas|"
         r"sirves)[a-záéíóúñ]+(?:es|as|éis|áis|ad|ed) .+)",
         fact="Pide que {x}", needs=HABIT + r"|\b(?:antes de|después de|a partir de|por "
         r"(?:teléfono|la noche|la mañana)|los \w+s|"
         r"mientras|en público)\b", unless=_YOU),
    Rule("never-dare", "free", r"(?:que )?(?:ni|no) se te ocurra (?P<x>\w+[aei]r.*)", fact=
         "No quiere {x}"),
    Rule("of-which", "free", r"(?:a m[ií] )?(?P<x>de (?:l[oa]s|mis|tod[oa]) [\w áéíóúñ]{2,30},? "
         r"(?:solo |sobre todo )*me (?:interesan?|"
         r"importan?) .+)", kind="work", unless=_YOU),
    Rule("fragment", "free", bare=True, lasting=True, fact="Prefiere {x}", pattern=
         r"(?P<x>(?:el|la|los|las|unos?|unas?|mis?|tod[oa]s (?:l[oa]s|mis)) [^?]{4,90})",
         needs=r"\b(?:a|en|con|sin|por|de|hasta|desde|antes|después|primero|al|ordenad\w+|"
         r"cort\w+)\b",
         unless=MOMENT + r"|\b(?:es|son|era|fue|hay|está|están|ha|han|va|van|viene|vienen|sale|"
         r"salen|falla|fallan|llega|llegan|pasa|mism\w+|igual|problema|puede|quiere|dice|tiene|"
         r"tienen|funciona|me|se|le|te|que|cae|gana|pierde|nunca|hace|cierran?|abren?|baja|suben?|"
         r"bajan|sube|usa|usan|da|dan|\w{2,}aba|"
         r"\w{3,}ó)\b"),
    Rule("fragment", "free", bare=True, lasting=True, pattern=
         rf"(?!\w+[ai]d[oa]s?\b)(?P<x>{PHRASE}{{0,7}})", fact="Prefiere {x}",
         unless=MOMENT + r"|\b(?:es|son|era|fue|hay|está|están|ha|han|va|van|viene|sale|falla|"
         r"llega|pasa|mismo|misma|igual|problema|placer|puede|quiere|dice|tiene|funciona|me|se|le|"
         r"te|que|si|cae|gana|pierde|nunca|jamás|llueve|hace)\b|^siempre\Z|^\w+[aei]mos\b|"
         r"\btarde\Z"),
    Rule("fragment", "free", bare=True, polite=True, pattern=
         rf"(?P<x>{_BARE}(?:{_PLURAL}|{_MASS})(?: [\wáéíóúñ-]+){{0,5}})", fact="Prefiere {x}",
         unless=MOMENT + r"|\b(?:es|son|de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|"
         r"septiembre|octubre|noviembre|diciembre)|por (?:región|marca|mes|tienda|país|semana|"
         r"canal)|"
         r"para (?:dos|tres|cuatro|\d|el|la)|(?-i:[A-Z]\w+)|ventas|datos|cifras de|números de|"
         r"resultados)\b",
         needs=r"\b(?:cort\w+|larg\w+|breve\w*|clar\w+|simples?|sencill\w+|detallad\w+|numerad\w+|"
         r"redond\w+|sin|con|en|solo|completas|concret\w+|prácticas?|prácticos?|directas?|por "
         r"puntos|exact\w+|vegan\w+|vegetarian\w+|tablas|gráficos|viñetas|listas)\b"),
)  # fmt: skip
