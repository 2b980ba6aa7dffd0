"""The Spanish words for slots and their values, as data; see ``speech/lexicon.py``."""

from __future__ import annotations

from keepwise.bank.speech.lexicon import Lexicon

_NUMBER = (
    r"(?:\d{1,3}|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|treinta|"
    r"sesenta|noventa)"
)
_SPAN = r"(?:d[ií]as|semanas|meses|trimestres|años|quincenas)"
# What answers are called, and how an adjective behind the word is led in.
_ANSWERS = (
    r"(?:(?:tus|las|los|mis|sus|todas las|todos los|unas) )?(?:respuestas?|contestaci[oó]n(?:es)?|"
    r"explicaci[oó]n(?:es)?|mensajes?|textos?|res[uú]menes|resumen|informes?|reportes?|correos?|"
    r"descripci[oó]n(?:es)?|emails?|mails?)"
)
_TONES = rf"(?:{_ANSWERS}|(?:(?:un|el|tu|con un|en un) )?(?:tono|estilo|lenguaje|trato|registro))"
_MORE = (
    r"(?: (?:más bien|m[aá]s|muy|bien|lo m[aá]s|bastante|s[uú]per|siempre|algo|un poco m[aá]s))*"
)
_SHORT = (
    r"(?:cort[oa]s?|cortit[oa]s?|breves?|brev[ií]simas?|concis[oa]s?|escuet[oa]s?|resumid[oa]s?|"
    r"sint[eé]tic[oa]s?|al grano|sencill[oa]s y cort[oa]s|compact[oa]s?)"
)
_LONG = (
    r"(?:detallad[oa]s?|larg[oa]s?|extens[oa]s?|exhaustiv[oa]s?|complet[oa]s?|minucios[oa]s?|"
    r"elaborad[oa]s?|profund[oa]s?|a fondo)"
)
_FORMAL = r"(?:formal(?:es)?|profesional(?:es)?|seri[oa]s?)"
_LOOSE = r"(?:informal(?:es)?|relajad[oa]s?|desenfadad[oa]s?|coloquial(?:es)?|distendid[oa]s?)"
_WARM = r"(?:amables?|amigables?|cercan[oa]s?|cordial(?:es)?|simp[aá]tic[oa]s?|c[aá]lid[oa]s?)"
_BLUNT = r"(?:direct[oa]s?|francas?|franco|sin rodeos|sin adornos)"
_AND = r"(?:,? y \w+)?"
_PLACES = (
    r"(?:Madrid|Barcelona|Canarias|M[eé]xico|Ciudad de M[eé]xico|CDMX|Bogot[aá]|Lima|Buenos Aires|"
    r"Argentina|Colombia|Chile|Santiago|Caracas|Quito|Montevideo|Nueva York|Londres|Berl[ií]n|"
    r"Par[ií]s|Tokio|Miami|España|Per[uú])"
)

_ROWS = (
    ("theme", "dark", "modo oscuro", r"(?:el )?(?:modo|tema) oscuro"),
    ("theme", "light", "modo claro", r"(?:el )?(?:modo|tema) claro"),
    ("units", "metric", "unidades métricas",
     (r"(?:el )?sistema m[eé]trico(?: decimal)?|(?:las )?(?:unidades|medidas) m[eé]tricas|"
     r"m[eé]trico")),
    ("units", "imperial", "unidades imperiales",
     r"(?:el )?sistema imperial|(?:las )?(?:unidades|medidas) imperiales"),
    ("units", "metric", "=", r"kil[oó]metros|kil[oó]s|kilogramos|cent[ií]metros|gramos"),
    ("units", "imperial", "=", r"millas(?: y libras)?|pulgadas|pies y pulgadas"),
    ("temperature", "celsius", "grados Celsius", r"(?:grados )?(?:celsius|cent[ií]grados)"),
    ("temperature", "fahrenheit", "grados Fahrenheit", r"(?:grados )?fahrenheit"),
    ("scale", "thousands", "=", r"miles de (?:euros|d[oó]lares|pesos|libras)"),
    ("scale", "millions", "=", r"millones de (?:euros|d[oó]lares|pesos|libras)"),
    ("scale", "thousands", "miles", r"miles"),
    ("scale", "millions", "millones", r"millones"),
    ("rounding", "whole", "=", r"sin (?:c[eé]ntimos|centavos)"),
    ("rounding", "whole", "sin decimales",
     r"(?:sin|cero|nada de|ning[uú]n) (?:los )?(?:decimal(?:es)?|c[eé]ntimos|centavos)"),
    ("rounding", "whole", "números enteros",
     r"(?:n[uú]meros |cifras |valores |cantidades )?enter[oa]s|n[uú]meros redondos"),
    ("rounding", "two decimals", "dos decimales", r"(?:dos|2) (?:decimales|cifras decimales)"),
    ("rounding", "one decimal", "un decimal", r"(?:un(?: solo)?|1) decimal"),
    ("rounding", "exact", "=",
     r"(?:n[uú]meros|cifras|valores|importes|cantidades|datos) exact[oa]s|sin redondear"),
    ("rounding", "rounded", "=",
     (r"(?:n[uú]meros|cifras|valores|importes|cantidades|montos) redondead[oa]s|redondead[oa]s|"
     r"cifras redondas")),
    ("timezone", "=", "=",
     (r"(?:la )?hora (?:peninsular|española|argentina|mexicana|colombiana|peruana|chilena|"
      r"venezolana|uruguaya|central(?: europea)?|(?:del?|en) (?:la )?"
      rf"(?:Pac[ií]fico|centro|este|{_PLACES}))|(?:el )?horario de {_PLACES}")),
    ("time_format", "24h", "formato de 24 horas",
     (r"(?:el )?(?:formato|reloj|horario)(?: horario)?(?: de)? 24 ?(?:h(?:oras)?|hs)|24 horas|24 "
     r"?hs?")),
    ("time_format", "12h", "formato de 12 horas",
     r"(?:el )?(?:formato|reloj|horario)(?: horario)?(?: de)? 12 ?(?:h(?:oras)?|hs)|am/pm"),
    ("date_format", "iso", "ISO",
        r"(?:fechas?|formato)(?: en)?(?: formato)? iso(?:[- ]?8601)?"),
    ("date_format", "iso", "ISO", r"aaaa-mm-dd"),
    ("date_format", "=", "=",
     (r"dd[/.-]mm[/.-]a{2,4}|mm[/.-]dd[/.-]a{2,4}|d[ií]a[/, -]mes[/, -](?:y )?año|"
     r"d[ií]a/mes")),
    ("period", "=", "=",
     (rf"(?:(?:el|la|los|las) )?(?:[uú]ltim[oa]s|pasad[oa]s) {_NUMBER} {_SPAN}|"
      r"(?:(?:el|la) )?(?:[uú]ltim[oa]) (?:semana|mes|trimestre|semestre|año)|"
      r"(?:(?:el|la) )?(?:mismo (?:per[ií]odo|mes|trimestre) del |misma semana del )?"
      r"(?:semana|mes|trimestre|semestre|año|ejercicio) (?:pasad[oa]|anterior|previ[oa])|"
      r"interanual|año (?:contra|sobre|a|vs\.?) año|(?:el )?acumulado (?:anual|del año)|"
      r"(?:lo que va de|lo que llevamos de) (?:año|mes|trimestre)")),
    ("currency", "USD", "=", r"d[oó]lares (?:estadounidenses|americanos|gringos)"),
    ("currency", "CAD", "=", r"d[oó]lares canadienses"),
    ("currency", "AUD", "=", r"d[oó]lares australianos"),
    ("currency", "GBP", "=", r"libras esterlinas|libras brit[aá]nicas"),
    ("currency", "CHF", "=", r"francos suizos|francos"),
    ("currency", "MXN", "=", r"pesos mexicanos|mxn"),
    ("currency", "ARS", "=", r"pesos argentinos|ars"),
    ("currency", "COP", "=", r"pesos colombianos|cop"),
    ("currency", "CLP", "=", r"pesos chilenos|clp"),
    ("currency", "UYU", "=", r"pesos uruguayos|uyu"),
    ("currency", "DOP", "=", r"pesos dominicanos"),
    ("currency", "PEN", "soles", r"soles(?: peruanos)?"),
    ("currency", "BRL", "=", r"reales brasileños|reales|reais"),
    ("currency", "EUR", "euros", r"euros?|€"),
    ("currency", "USD", "dólares", r"d[oó]lar(?:es)?|\$|u\$s|us\$"),
    ("currency", "GBP", "libras", r"libras?|£"),
    ("currency", "pesos", "pesos", r"pesos"),
    ("currency", "JPY", "yenes", r"yen(?:es)?|¥"),
    ("currency", "CNY", "=", r"yuan(?:es)?|renminbi"),
    ("currency", "INR", "rupias", r"rupias"),
    ("currency", "SEK", "=", r"coronas suecas"),
    ("currency", "PLN", "=", r"eslotis|zlotys|złotys"),
    ("currency", "CRC", "=", r"colones"),
    ("currency", "GTQ", "=", r"quetzales"),
    ("currency", "VES", "=", r"bol[ií]vares"),
    ("currency", "BOB", "=", r"bolivianos"),
    ("format", "bar chart", "gráficos de barras",
     r"(?:gr[aá]fic[oa]s?|diagramas?)(?: de)? (?:barras?|columnas)|histogramas?"),
    ("format", "line chart", "gráficos de líneas",
     r"(?:gr[aá]fic[oa]s?|diagramas?) (?:de l[ií]neas?|lineal(?:es)?)"),
    ("format", "pie chart", "=",
     (r"(?:gr[aá]ficos|diagramas) (?:circulares|de (?:tarta|torta|pastel|queso|quesitos|quesos|"
     r"sectores|pay|pie))|(?:gr[aá]ficas) (?:circulares|de (?:pastel|torta|tarta|pay))")),
    ("format", "pie chart", "gráficos circulares",
     (r"(?:gr[aá]fic[oa]|diagrama) (?:circular|de (?:tarta|torta|pastel|queso|quesito|sectores|"
     r"pay))|"
     r"pie charts?")),
    ("format", "numbered list", "listas numeradas", r"listas? numeradas?|listado numerado"),
    ("format", "bullets", "=",
     r"viñetas|bullets|bullet ?points|listas? (?:de|con|por) (?:viñetas|puntos|guiones)|topos"),
    ("format", "bullets", "puntos", r"(?<=en )(?:puntos|bullets)(?: cortos| breves)?|por puntos"),
    ("format", "table", "tablas",
     r"(?:formato |forma )(?:de )?(?:tabla|tabular)|tablas?(?: comparativas?)?"),
    ("format", "chart", "=", r"gr[aá]fic[oa]s|diagramas|charts"),
    ("format", "chart", "gráficos", r"gr[aá]fic[oa]|diagrama|formato gr[aá]fico"),
    ("format", "plain text", "texto plano", r"texto (?:plano|simple)"),
    ("format", "prose", "=",
     r"prosa|texto (?:corrido|seguido|continuo)|p[aá]rrafos(?: largos| cortos)?|frases completas"),
    ("format", "spreadsheet", "=", (r"hojas? de c[aá]lculo|planillas?(?: de c[aá]lculo)?|"
                                   r"excel(?:es)?")),
    ("length", "short", "=", rf"{_ANSWERS}{_MORE} {_SHORT}{_AND}"),
    ("length", "detailed", "=", rf"{_ANSWERS}{_MORE} {_LONG}{_AND}"),
    ("tone", "formal", "=", rf"{_TONES}{_MORE} {_FORMAL}{_AND}"),
    ("tone", "informal", "=", rf"{_TONES}{_MORE} {_LOOSE}{_AND}"),
    ("tone", "friendly", "=", rf"{_TONES}{_MORE} {_WARM}{_AND}"),
    ("tone", "direct", "=", rf"{_TONES}{_MORE} {_BLUNT}{_AND}"),
    ("length", "short", "respuestas breves", r"brevedad|brevemente|(?:de )?forma breve"),
    ("length", "short", "respuestas al grano", r"al grano"),
    ("length", "short", "respuestas resumidas", r"resumidamente|de forma resumida"),
    ("length", "short", "respuestas concisas", r"concisi[oó]n|(?:de )?forma concisa"),
    ("length", "detailed", "respuestas con detalle",
     (r"(?:con (?:todo |mucho |m[aá]s )?(?:lujo de )?|en )detalle|de forma detallada|"
     r"detalladamente")),
    ("language", "British English", "inglés británico", r"ingl[eé]s brit[aá]nico"),
    ("language", "American English", "inglés americano",
     r"ingl[eé]s (?:americano|estadounidense)"),
    ("language", "English", "inglés", r"(?:el )?ingl[eé]s"),
    ("language", "German", "alemán", r"(?:el )?alem[aá]n"),
    ("language", "French", "francés", r"(?:el )?franc[eé]s"),
    ("language", "Spanish", "=",
     (r"(?:el )?(?:español|castellano)(?: (?:de (?:España|Am[eé]rica|M[eé]xico)|neutro|mexicano|"
     r"rioplatense|latino|latinoamericano))?")),
    ("language", "Italian", "italiano", r"(?:el )?italiano"),
    ("language", "Portuguese", "portugués", r"(?:el )?portugu[eé]s"),
    ("language", "Dutch", "=", r"neerland[eé]s|holand[eé]s"),
    ("language", "Polish", "polaco", r"polaco"),
    ("language", "Swedish", "sueco", r"sueco"),
    ("language", "Chinese", "=", r"chino(?: mandar[ií]n)?|mandar[ií]n"),
    ("language", "Japanese", "japonés", r"japon[eé]s"),
    ("language", "Catalan", "catalán", r"catal[aá]n"),
    ("language", "Galician", "gallego", r"gallego"),
    ("language", "Basque", "euskera", r"(?:euskera|vasco)"),
    ("language", "Russian", "ruso", r"ruso"),
    ("language", "Arabic", "árabe", r"[aá]rabe"),
)  # fmt: skip

# Longer names first, so that "Europa" does not take a part of "Europa Occidental".
_REGIONS = (
    ("United Kingdom", "Reino Unido|Gran Bretaña|UK"),
    ("Nordics", r"pa[ií]ses n[oó]rdicos|n[oó]rdicos|Escandinavia"),
    ("Central and Eastern Europe", "Europa Central y (?:del Este|Oriental)"),
    ("Asia Pacific", r"Asia[- ]Pac[ií]fico"),
    ("Middle East", "Oriente Medio|Medio Oriente|Oriente Pr[oó]ximo"),
    ("Central Europe", "Europa Central|Centroeuropa"),
    ("Latin America", r"Am[eé]rica Latina|Latinoam[eé]rica|Iberoam[eé]rica"),
    ("Northern Europe", "Europa del Norte|norte de Europa"),
    ("Southeast Asia", r"sudeste asi[aá]tico|sureste asi[aá]tico"),
    ("Netherlands", r"Pa[ií]ses Bajos|Holanda"),
    ("Western Europe", "Europa Occidental"),
    ("Southern Europe", "Europa del Sur|sur de Europa"),
    ("North America", r"Am[eé]rica del Norte|Norteam[eé]rica"),
    ("Eastern Europe", "Europa (?:del Este|Oriental)"),
    ("South America", r"Am[eé]rica del Sur|Sudam[eé]rica|Suram[eé]rica"),
    ("Central America", r"Am[eé]rica Central|Centroam[eé]rica"),
    ("Southern Cone", "Cono Sur"),
    ("Andean region", r"(?:regi[oó]n andina|pa[ií]ses andinos)"),
    ("Caribbean", "Caribe"),
    ("DACH", "DACH"),
    ("United States", r"Estados Unidos|EE\.? ?UU\.?|USA"),
    ("Australia", "Australia"),
    ("Germany", "Alemania"),
    ("Switzerland", "Suiza"),
    ("Greece", "Grecia"),
    ("Austria", "Austria"),
    ("France", "Francia"),
    ("Portugal", "Portugal"),
    ("Baltics", r"pa[ií]ses b[aá]lticos|b[aá]lticos"),
    ("Denmark", "Dinamarca"),
    ("Finland", "Finlandia"),
    ("Brazil", "Brasil"),
    ("Benelux", "Benelux"),
    ("Belgium", r"B[eé]lgica"),
    ("Sweden", "Suecia"),
    ("Norway", "Noruega"),
    ("Iberia", r"Iberia|pen[ií]nsula ib[eé]rica"),
    ("Balkans", "Balcanes"),
    ("Ireland", "Irlanda"),
    ("Europe", "Europa"),
    ("Africa", r"[AÁ]frica"),
    ("Italy", "Italia"),
    ("Spain", "España"),
    ("Turkey", r"Turqu[ií]a"),
    ("Mexico", r"M[eé]xico"),
    ("Canada", r"Canad[aá]"),
    ("Poland", "Polonia"),
    ("India", "India"),
    ("Argentina", "Argentina"),
    ("Chile", "Chile"),
    ("Colombia", "Colombia"),
    ("Peru", r"Per[uú]"),
    ("Ecuador", "Ecuador"),
    ("Uruguay", "Uruguay"),
    ("Bolivia", "Bolivia"),
    ("Venezuela", "Venezuela"),
    ("LATAM", "LATAM"),
    ("Japan", r"Jap[oó]n"),
    ("China", "China"),
    ("Asia", "Asia"),
    ("EMEA", "EMEA"),
    ("APAC", "APAC"),
)

LEXICON = Lexicon(
    rows=(
        *_ROWS,
        *(
            (
                "region",
                value,
                "=",
                (
                    rf"(?:(?:la|el|los|las) )?(?:(?:regi[oó]n|mercado|zona) (?:del? (?:los )?)?)?"
                    rf"(?:{names})"
                ),
            )
            for value, names in _REGIONS
        ),
    ),
    adjectives=(
        ("length", "short", r"breves?", _ANSWERS, "respuestas breves"),
        ("length", "short", r"concis[oa]s?", _ANSWERS, "respuestas concisas"),
        ("length", "short", r"escuet[oa]s?", _ANSWERS, "respuestas escuetas"),
        ("length", "short", r"resumid[oa]s?", _ANSWERS, "respuestas resumidas"),
        ("length", "short", r"cort[oa]s?|cortit[oa]s?", _ANSWERS, "respuestas cortas"),
        ("length", "detailed", r"detallad[oa]s?", _ANSWERS, "respuestas detalladas"),
        ("length", "detailed", r"exhaustiv[oa]s?", _ANSWERS, "respuestas exhaustivas"),
        ("length", "detailed", r"complet[oa]s?", _ANSWERS, "respuestas completas"),
        ("length", "detailed", r"larg[oa]s?|extens[oa]s?", _ANSWERS, "respuestas largas"),
        ("tone", "formal", r"formal(?:es)?|profesional(?:es)?", _TONES, "un tono {adjective}"),
        ("tone", "informal", _LOOSE, _TONES, "un tono {adjective}"),
        ("tone", "friendly", _WARM, _TONES, "un tono {adjective}"),
        ("tone", "direct", _BLUNT, _TONES, "un tono {adjective}"),
    ),
    facts={
        "currency": "Prefiere {words}",
        "region": "Se ocupa de {words}",
        "format": "Prefiere {words}",
        "language": "Prefiere respuestas en {words}",
        "units": "Prefiere {words}",
        "temperature": "Prefiere {words}",
        "scale": "Prefiere importes en {words}",
        "length": "Prefiere {words}",
        "tone": "Prefiere {words}",
        "rounding": "Prefiere importes: {words}",
        "timezone": "Usa la zona horaria {words}",
        "time_format": "Prefiere el {words}",
        "date_format": "Prefiere el formato de fechas {words}",
        "period": "Usa {words} como periodo",
        "theme": "Prefiere el {words}",
        "team": "Trabaja en {words}",
        "name": "Se llama {words}",
        "address": "Quiere que le llamen {words}",
        "role": "Es {words}",
        "employer": "Trabaja en {words}",
        "home": "Vive en {words}",
        "avoid": "No quiere {words}",
        "favorite": "Prefiere {words}",
    },
    names={
        "currency": r"(?:moneda|divisa)s?",
        "region": r"regi[oó]n(?:es)?|mercados?|zona|territorio",
        "format": r"formatos?(?: de (?:respuesta|salida))?|presentaci[oó]n",
        "language": r"idiomas?|lengua",
        "units": r"unidad(?:es)?(?: de medida)?|sistema de medida",
        "temperature": r"unidad de temperatura",
        "scale": r"escala",
        "length": r"longitud|extensi[oó]n",
        "tone": r"tono|trato|tratamiento",
        "rounding": r"redondeo|decimales",
        "timezone": r"(?:zona|huso) horari[ao]",
        "time_format": r"formato (?:de hora|horario)",
        "date_format": r"formato de fechas?",
        "period": r"per[ií]odo|ventana temporal|horizonte",
        "theme": r"tema|modo",
        "team": r"equipo|departamento|[aá]rea",
        "name": r"nombre(?: real| completo)?",
        "address": r"apodo|mote|sobrenombre|forma de tratamiento",
        "role": r"puesto|cargo|rol|profesi[oó]n|posici[oó]n",
        "employer": r"empresa|empleador|compañ[ií]a",
        "home": r"direcci[oó]n|domicilio|ciudad|casa|lugar de residencia|residencia",
    },
    article=r"(?:una? )",
    degree=r"(?:(?:más|muy) )",
    link=r"y|e",
    copula=(
        r" (?:que )?(?:me )?(?:sean|son|siempre|mejor|fueran|han de ser|deben ser|deberían ser|"
        r"tienen que ser|ser)(?: siempre)?(?: m[aá]s| muy| lo m[aá]s)?"
    ),
    relative=r"más .*",
    unwanted=r"(?:no|en vez de|en lugar de|antes que)",
)
