"""Where Spanish sentences end and their clauses begin."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Cutting
from keepwise.bank.speech.languages.es.people import LOVES, RELATION
from keepwise.bank.speech.languages.es.verbs import COMMANDING, I_DO

# Verbs that begin a statement wherever they stand.
STATES_OWN = (
    r"(?:prefiero|preferir[ií]a|odio|detesto|adoro|necesito|vivo|soy|tengo|uso(?! de\b)|utilizo|"
    r"hablo|llevo|quiero|quisiera|gestiono|manejo|coordino|lidero|dirijo|superviso|atiendo|cubro|"
    r"suelo|vendo|toco|juego(?= al?\b)|bebo|estoy|resido|nac[ií]|crec[ií]|colecciono|practico|"
    r"entreno|estudio(?! de\b)|aprendo|trabajo(?= (?:en|con|desde|como|para|por|solo|sobre|a|los|"
    r"las|de|más|mucho|siempre|casi|media|tres|cuatro|cinco|hasta|remoto|principalmente)\b)|"
    r"curro|laburo|chambeo|teletrabajo(?= (?:los|tres|dos|desde|casi|siempre)\b)|evito|viajo|"
    r"ceno|desayuno(?= (?:a|siempre|solo|sin|muy|café|té)\b)|como(?= (?:sin|poca|mucha|muy|a las|"
    r"de todo|carne|pescado)\b)|"
    r"conduzco|reporto|programo|cocino|doy|formo parte|pertenezco|somos|vivimos|"
    r"trabajamos|usamos|preferimos|vendemos|operamos|tenemos|(?:he|hemos) (?:reservado|comprado|"
    r"decidido|contratado|elegido|adoptado|cambiado)|reserv[eé]|acabo de|ten[eé]s? en cuenta)"
)
ME_DO = (
    r"(?:llamo|encargo|ocupo|dedico|mud[eé]|gustan?|encantan?|interesan?|molestan?|fascinan?|"
    r"apasionan?|molan?|flipan?|copan?|laten?|chiflan?|dan? (?:igual|asco|miedo|pereza|alergia|lo "
    r"mismo)|"
    r"especializo|centro|enfoco|muevo|levanto|acuesto|agobian?|estresan?|aburren?|cansan?|"
    r"revientan?|fastidian?|irritan?|sientan? (?:mal|fatal)|caen? mal|gustar[ií]a|"
    r"(?:han|acaban de) (?:pasado|ascendido|cambiado|trasladado|destinado|asignado|dado|nombrado|"
    r"puesto|contratado|diagnosticado|operado)|he (?:mudado|cambiado|pasado|incorporado)|pas[eé]|"
    r"cambi[eé]|incorpor[eé]|dicen|llaman|"
    r"va mejor|van mejor|resultan? m[aá]s|viene mejor|vienen mejor|jubilo|caso|apunt[eé]|"
    r"inscrib[ií]|acabo de|importan?|sobran?|inclino|quedo con|defiendo)"
)
STATE = (
    r"(?:(?:responsable|encargad[oa]|jef[ea]) de|al[eé]rgic[oa] al?|intolerante al?|cel[ií]ac[oa]|"
    r"nuev[oa] en (?:el|la)|vegan[oa]|vegetarian[oa]|diab[eé]tic[oa]|zurd[oa]|madre de|padre de|"
    r"de origen)"
)
_ORDERS = (
    r"(?:mu[eé]str[ae]me|ens[eé]ñ[ae]me|d[aá]me|d[eé]me|pon(?:me|ga)?|ponga|us[aeá]|utilic[ae]|"
    r"utiliza|responde|respond[ae]me|resp[oó]nd[ae]me|contest[ae]|cont[eé]st[ae]me|ll[aá]m[aeá]me|"
    r"decime|tut[eé][ae]me|h[aá]bl[ae]me|tr[aá]t[ae]me|escr[ií]b[ae]me|recuerd[ae]|record[aá]|"
    r"olv[ií]d[ae]|olvidate|olv[ií]date|ten en cuenta|ten(?:ga|é) (?:en cuenta|presente)|evit[ae]|"
    r"acu[eé]rdate|an[oó]t[ae]|apunt[ae]|incluy[ea]|añad[ea]|agreg[aeá]|expl[ií]c[ae]me|"
    r"redonde[ae]|"
    r"hazme|no (?:me |lo |la |le )?(?:uses?|us[eé]is|pongas?|des|d[eé]|mandes?|env[ií]es?|"
    r"muestres?|hables?|trates?|llames?|digas?|hagas?|metas?|incluyas?|expliques?|repitas?|"
    r"redondees?|"
    r"olvides?|necesito|quiero|me gustan?|soporto|aguanto|como|bebo|fumo|tomo|trabajo|puedo|tengo|"
    r"uso|soy|me interesan?|me importan?|hace falta)|"
    r"nada de|sin(?= \w+,? (?:por ?fa|siempre|please))|s[eé] (?:breve|concis[oa]|direct[oa]|"
    r"m[aá]s)|"
    r"ve al grano|(?<!s, )que sean|borra)"
)
_ADVERB = r"(?:normalmente|generalmente|habitualmente|por lo general|casi siempre|en general|"
_ADVERB += r"a partir de (?:ahora|hoy)|de ahora en (?:adelante|m[aá]s)|ya no|en realidad|"
_ADVERB += r"(?<!s, )mejor(?= \w)(?! dicho\b))"

_STARTERS = (
    r"¿\w+|(?:qu[eé]|cómo|cu[aá]l(?:es)?|dónde|cu[aá]nt[oa]s?|me (?:puedes|"
    r"recomiendas|ayudas|das|dices|"
    r"pasas|haces|buscas)|puedes|podrías|alguna? (?:idea|sugerencia|receta|"
    rf"truco))\b(?=[^?.!]{{0,150}}\?)|"
    rf"yo(?= (?:\w+ ){{0,2}}\w+)|a m[ií](?= (?:no |también |tampoco )?me\b)|"
    rf"por ?fa(?:vor|)(?=,?\s+\w{{2}})(?!,? siempre\b\W*\Z)|{I_DO}|que (?:mis? \w+|(?:no |nunca |"
    rf"siempre |ya )?(?:me {ME_DO}|"
    rf"{STATES_OWN}|{I_DO}))|[\w-]{{4,}}(?: [\w-]+)? (?:pls|plis|porfa\w*|please|por "
    rf"favor)(?=\W*\Z)|"
    r"(?:menos|m[aá]s) (?:exclamaciones|emojis|negritas|rodeos|tecnicismos|texto|paja|adornos|"
    r"jerga)|(?<!\w y )sin (?:gr[aá]fic[oa]s?|tablas?|decimales|listas|viñetas|notas|enlaces|"
    r"fuentes|anglicismos|emojis|exclamaciones|tecnicismos|jerga|rodeos|relleno|paja|emoticonos|"
    r"introducciones)|"
    rf"(?:siempre|nunca|jam[aá]s)(?=\s+\w{{3}})(?! (?:así|con|en|por|para|sin|de|a|del|al|antes|"
    rf"después|más)\b)|"
    rf"(?:el|la|los|las) [\w áéíóúñ]{{3,30}} [a-záéíóú]+mel[oa]s?|{STATES_OWN}|"
    rf"(?:no |nunca |siempre |ya no |ya |tambi[eé]n |s[ií] |ahora |solo |s[oó]lo |mejor )"
    rf"(?:me |nos )?(?:{STATES_OWN}|{ME_DO})|(?:me|nos) {ME_DO}|{_ORDERS}|{_ADVERB}|"
    r"(?:por favor,? |porfa,? )(?!siempre\b)\w+|mis?(?=(?: [\w'’-]+){1,4}? (?:es|son|se llaman?|"
    r"tiene|vive|"
    r"empieza|termina|trabaja|estudia|favorit[oa]|va a|y yo)\b)|estaría (?:bien|genial)|"
    r"(?:las?|los) (?:tablas?|gráfic[oa]s?|respuestas?|res[uú]men(?:es)?|informes?|importes|"
    r"fechas|precios|cifras|correos|mensajes|recetas|llamadas|"
    r"reuniones)(?=[^,.;]{2,40}\b(?:siempre|por favor|porfa)\b)|"
    r"(?:todos|todas|mis \w+|la gente|en casa) me (?:dicen|llaman)|"
    rf""
    r"preferiblemente|(?:los|las|todos los|cada|por las|entre) (?:lunes|martes|mi[eé]rcoles|"
    r"jueves|"
    rf"viernes|s[aá]bados?|domingos?|mañanas|tardes|noches|fines)(?= (?:\w+ )?(?:{STATES_OWN}|"
    rf"{I_DO}|hago|no |"
    rf"trabajo|voy|salgo|libro|teletrabajo|descanso))|{STATE}"
)

CUTTING = Cutting(
    # "The app, by the way, does not interest me" is one statement.
    starters=rf"(?<!por cierto, )(?<!la verdad, )(?<!francamente, )(?<!en cambio, )(?:{_STARTERS})",
    joined="",
    together=r"(?:que me (?:dan?|sientan?|caen?|ponen?|hacen?)\b|yo (?:(?:no |nos |también |"
             r"siempre |ya )*(?:\w+[aei]mos|somos|vamos)|nos)\b)|a "
    r"la\b",
    also=r"(?:tambi[eé]n|adem[aá]s|encima|luego|por lo tanto|por tanto|as[ií] que|sobre todo|"
    r"por eso|por favor,?|porfa,?|actualmente|ahora|aparte|ya que estamos) ",
    conjunctions=r"y|e|pero|porque|ya que|puesto que|aunque|as[ií] que|por eso|por lo que|de "
    r"modo que|conque|sino que",
    resuming=r"tambi[eé]n|adem[aá]s|entonces|luego|o sea|por tanto",
    causes=r"porque|ya que|pues|como|puesto que|que",
    subjects=r"yo|mis?|por favor|siempre|nunca",
    own=rf"desde (?:hace \w+ \w+|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|"
        rf"octubre|noviembre|diciembre|el \w+|este \w+)|ahora|yo|me|mis?|soy|estoy|trabajo|uso|"
        rf"{I_DO}",
    asking=r"recuerd[ae]n?|record[aá]d?|acu[eé]rdate|acordate|an[oó]t[ae]|apunt[ae]|ten en "
    r"cuenta|ten(?:ga|é) en cuenta|memoriza|toma nota|no (?:te )?olvides|para que conste|"
    r"olv[ií]d[ae]|textos?|mensaje|correo|carta|apuntes|rese[ñn]a|comentario|tuit|post|anuncio|"
    r"lema|"
    r"frase|cita|p[aá]rrafo|borrador|entrevista|asunto|dicen?|dijo|escribi[oó]|puso|perfil",
    abbreviations="p.ej p.e pej ej etc sr sra srta dr dra lic ing prof d dña dto dpto depto "
    "núm num aprox máx mín max min tel av avda c pág pag vs ee uu ee.uu s.a s.l ud uds vd vds "
    "ref art ene feb mar abr may jun jul ago sept oct nov dic",
    # What somebody else likes is no part of what is said of oneself beside it.
    breaks=r",?\s+y\s+(?=en (?:primavera|verano|otoño|invierno|enero|febrero|marzo|abril|mayo|"
        r"junio|"
    r"julio|agosto|septiembre|octubre|noviembre|diciembre) (?:me|nos) [a-zñ]+(?:o|amos|emos|"
    r"imos)\b)|"
    rf"(?:,?\s+(?:y|pero|aunque)\s+|,\s+)(?=(?:en cambio )?(?:a )?mis? {RELATION}\b(?! y "
    rf"yo\b),? "
    rf"(?:(?:en cambio|el|la|los|las|lo|un|una|en|con|sin|de)\s|[^,;.?!]{{0,25}}?\b(?:{LOVES}|no "
    rf"(?:me |te |se )?l[oa]s? (?:soport|aguant|trag|quier|com|beb|us)\w*)(?!\w)))|"
    rf"\s+(?:y|pero)\s+(?=(?:hoy|ahora) (?:en d[ií]a )?(?:doy clases|soy|trabajo (?:de|como|en)|"
    rf"enseño|vivo|llevo (?:la|el|un)|dirijo)\b)|"
    rf",\s+(?=(?:que\s+|quien(?:es)?\s+)(?:también |siempre |además )*{LOVES}(?!\w))|"
    rf",\s+(?=(?:que|quien(?:es)?) [^,;.?!]{{0,60}}? (?:y|e|pero|ni) (?:no )?{LOVES}(?!\w))|"
    rf",?\s+y\s+(?=(?:en mis? (?:ratos|horas|tiempo|días|vacaciones)\b[\w áéíóú]{{0,20}}|por las "
    rf"(?:mañanas|tardes|noches)|entre semana|de noche|a veces),? (?:me |no )?(?:{STATES_OWN}|"
    rf"{I_DO}|hago|juego|voy|salgo|pinto|leo)\b)|"
    rf",?\s+(?:así que|por lo que|de modo que|conque)\s+(?=(?:cuando|si|lo que|el resto)\b)|"
    rf"\s+y\s+(?=que (?:no )?(?:me |se |te |nos )*(?:{COMMANDING}|prescind\w+)\b)|"
    rf",?\s+(?:así que|por lo que|de modo que|conque)\s+(?=(?:por favor,? )?(?!ten|recuerd|"
    rf"avis)(?:no )?(?:{COMMANDING})\w*\b)|"
    r",\s+(?=(?:para )?la próxima(?: vez)?,? )|\s(?=¿)|(?<=\?)\s+(?=[a-zñáéíóú])",
    months=r"de |enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|"
    r"noviembre|diciembre",
)  # fmt: skip
