"""Spanish rules, open tier: wishes said in few words, without a verb of wishing."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.es.open.asking import PHRASE
from keepwise.bank.speech.languages.es.open.living import LANG
from keepwise.bank.speech.languages.es.open.parts import ANSWERS, MOMENT

_YOU = MOMENT.replace(r"|te|tu|tus|ti|contigo|", "|")
_PARTS = (
    r"(?:comentarios?|mensajes de (?:commit|error|log)|commits|nombres|variables|títulos|"
    r"subtítulos|"
    r"docstrings|documentación|correos|e-?mails|descripci[oó]n(?:es)?|etiquetas|asuntos|fórmulas|"
    r"recetas|menús|subtítulos|canciones|películas|series|libros|noticias|presentaciones|"
    r"publicaciones|posts|facturas|presupuestos|contratos|encabezados|leyendas)"
)
_CUT = (
    r"(?:trimestres?|mes(?:es)?|semanas?|d[ií]as?|años?|quincenas?|horas?|pa[ií]s(?:es)?|"
    r"regi[oó]n(?:es)?|marcas?|canal(?:es)?|tiendas?|clientes?|provincias?|productos?|"
    r"ciudad(?:es)?|"
    r"zonas?|categor[ií]as?|vendedor(?:es)?|campañas?|segmentos?)"
)

# What people like in their free time says who they are, and nothing of how to answer.
_LEISURE = (
    r"(?:jazz|música|rock|flamenco|salsa|ópera|cine|teatro|pel[ií]culas|series|anime|f[uú]tbol|"
    r"playa|viajar|cocinar|leer|correr|nadar|bailar|cantar|dibujar|pintar|pescar|acampar|"
    r"jardinería|fotografía|gatos?|perros?|animales|café|té|chocolate|vino|cerveza|sushi|pizza|"
    r"comida|quesos?|dulces|libros|novelas?|poesía|senderismo|surf|ajedrez|videojuegos|"
    r"naturaleza|montaña|monte|plantas)"
)

TERSE: tuple[Rule, ...] = (
    Rule("leisure", "free",
         rf"(?:a m[ií],? )?(?:(?:me (?:gustan?|encantan?|chiflan?|flipan?|fascinan?|apasionan?|"
         rf"molan?)|"
         rf"adoro|amo)(?: mucho| muchísimo| un montón)?) (?:(?:el|la|los|las) )?{_LEISURE}\b"
         r"(?!.*\b(?:respuestas?|textos?|informes?|est[eao]|es[eao])\b).*", kind="personal",
         unless=_YOU),
    # What is to be in a language is not the answers themselves.
    Rule("in-language", "free",
         rf"(?:y |que |pero )?(?P<x>(?:los |las |el |la |mis |tus )?{_PARTS}(?: (?:de|del|en|a|"
         rf"para|"
         r"con) (?:la |el |los |las |mis |un |una )?[\wáéíóúñ]+){0,2})(?:,? (?:me )?(?:l[oa]s? )?"
         r"(?:quiero|prefiero|necesito|van?|pon|escribe|siempre|mejor|deben ir|tienen que ir))*"
         rf",? (?P<y>(?:en|al) {LANG})(?:,? (?:siempre|por favor|porfa))*", fact="Prefiere {x} {y}",
         unless=_YOU),
    Rule("never-such", "free", bare=True, pattern=
         rf"(?:y |pero )?(?:(?:el|la|los|las|en) )?(?P<x>{PHRASE}{{0,3}}),? (?:jam[aá]s|ni hablar|"
         r"ni en broma|ni loc[oa]|ni de (?:coña|broma|casualidad)|bajo ning[uú]n concepto|"
         r"ni (?:en )?pintura)", fact="No quiere {x}", unless=_YOU),
    Rule("cut-by", "free", lasting=True, pattern=
         rf"(?:y |pero )?(?:mejor |siempre )*(?P<x>(?:por|a nivel de|desglosado por|agrupado por) "
         rf"{_CUT}(?: y (?:por )?{_CUT})?)(?:,? que es (?:como|lo que) .+)?", fact="Prefiere {x}",
         unless=_YOU),
    Rule("cut-by", "free",
         rf"(?:y |pero )?(?:mejor |siempre )*(?P<x>(?:por|a nivel de|desglosado por|agrupado por) "
         rf"{_CUT}(?: y (?:por )?{_CUT})?),? (?:que )?(?:es|así es) (?:como|lo que) (?:siempre )?"
         r"(?:l[oa]s? )?(?:miro|miramos|uso|usamos|trabajo|trabajamos|analizo|analizamos|veo|"
         r"vemos|comparo|comparamos|reporto|reportamos)\b.*", fact="Prefiere {x}", unless=_YOU),
    Rule("nothing-of", "free",
         r"nada de (?P<x>(?!(?:momento|nada|eso|esto|particular|especial|malo|nuevo)\b)[\wáéíóúñ]+"
         r"(?: (?:ni|y|o) [\wáéíóúñ]+)? en (?:l[oa]s|mis|sus|nuestr[oa]s) [\wáéíóúñ]+s)",
         fact="No quiere {x}", unless=_YOU),
    Rule("avoid-such", "free",
         r"(?:que )?evit(?:a|e|es|á|ad|en) (?:siempre )?(?P<x>(?:las |los )?(?!(?:errores|"
         r"problemas|"
         r"dudas|confusiones|malentendidos|líos|sorpresas|las|los)\b)[\wáéíóúñ]{3,}s (?:con|de|sin|"
         r"que (?:lleven|tengan|contengan)|en) .+)", fact="No quiere {x}", unless=_YOU),
    Rule("examples-in", "free", bare=True, pattern=
         rf"(?:y |pero )?(?P<x>{ANSWERS} (?:en|con|para) (?-i:[A-Z])[\w+#.]*)(?:,? eh)?(?:,? "
         rf"(?:que|"
         r"porque|ya que) .+)?", fact="Prefiere {x}",
         unless=_YOU + r"|\b(?:Enero|Febrero|Marzo|Abril|Mayo|Excel)\b"),
)  # fmt: skip
