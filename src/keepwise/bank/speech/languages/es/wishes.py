"""Spanish rules, third part: likes and dislikes."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.es.selves import IM, OFTEN, THING
from keepwise.bank.speech.languages.es.verbs import ORDER

_PREFER = (
    r"(?:(?:yo |siempre |en general |personalmente |la verdad,? |casi siempre |mucho |también |"
    r"de momento |ya |ahora )*(?:(?:lo )?prefiero|preferir[ií]a|preferimos|me inclino por|"
    r"me quedo con|opto (?:siempre )?por|elijo|me decanto por|suelo preferir|prefiero mucho más)"
    r"(?: mucho más| siempre| más bien| sin duda| claramente| en general| mil veces)?)"
)
_SEE = (
    r"(?:(?:ver|tener|recibir|leer|que (?:esté|estén|sea|sean|venga|vengan|salga|salgan|aparezca|"
    r"aparezcan|vaya|vayan|me (?:llegue|lleguen|salga|salgan))|trabajar con|usar|utilizar|"
    r"(?:todo|siempre|todos|todas|(?:los|las|mis) (?:importes|cantidades|cifras|datos|"
    r"resultados|precios|números|montos|valores|fechas|totales|temperaturas|"
    r"distancias|horas))(?= (?:en|con|como|sin|siempre|a|redondead)\b)) )*"
)
AMOUNTS = (
    r"(?:(?:todo|siempre|todos|todas|solo|mejor|por favor|me|(?:todos |todas )?(?:los|las|mis|tus) "
    r"(?:importes|cantidades|cifras|datos|resultados|precios|números|montos|valores|"
    r"fechas|totales|temperaturas|distancias|horas)) )*"
)
WITH = r"(?:(?:en|con|como|a|de|por|al|usando|mediante) )?"
_REASON = r"(?: (?:porque|ya que|que así|pues) .+)?"
_MORE_LIKED = r"(?:a m[ií],? )?(?:siempre )?me (?:gustan?|agradan?|convencen?|van?)"
_LIKED = (
    r"(?:fascinan?|apasionan?|chiflan?|molan?(?: mucho)?|flipan?|copan?|laten?|entusiasman?|"
    r"pirran?|vuelven? "
    r"loc[oa]|privan?|relajan?|priva|pierden?|tiran?|va mucho|van mucho|sienta bien)"
)
_HATED = (
    r"(?:molestan?|revientan?|fastidian?|agobian?|aburren?|cansan?|chocan?|cabrean?|repatean?|"
    r"estresan?|irritan?|desesperan?|incomodan?|disgustan?|desagradan?|marean?|abruman?|sobran?|"
    r"ponen? (?:de los nervios|nervios[oa]|de mal humor)|sacan? de quicio|caen? mal|caen? "
    r"gord[oa]s?|"
    r"dan? (?:pereza|rabia|asco|grima|flojera|hueva|repelús|cosa|alergia)|choca|enferman?|"
    r"embolan?|rompen? (?:las bolas|los nervios)|pudren?|cargan?|chirrían?|horrorizan?|"
    r"tienen? hart[oa])"
)
_HATE = (
    r"(?:odio|detesto|aborrezco|no soporto|no aguanto|no tolero|no trago|no puedo con|no me "
    r"(?:agradan?|molan?|van?|copan?|laten?|convencen?|hacen? gracia|entran?|sirven?)|"
    r"huyo de|paso de|(?:le )?tengo manía a|estoy (?:hart[oa]|cansad[oa]|podrid[oa]) de|"
    r"me niego a|no soy (?:muy |nada |un gran |una gran )?(?:fan|amig[oa]|partidari[oa]|amante|de)"
    r"(?: de)?|(?:ya )?no quiero(?: ver| recibir| leer)?(?: más| ningún tipo de)?(?: ver)?|"
    r"no necesito(?: ver)?|no hacen? falta|"
    r"no me hacen? falta)"
)

WISHES: tuple[Rule, ...] = (
    Rule("dislike-when", "free", r"(?:(?:no me gusta|odio|detesto|no soporto|me (?:molesta|"
         r"revienta|fastidia|irrita|agobia|cansa|desespera|cabrea|saca de quicio|pone de los "
         r"nervios)(?: mucho)?) (?:cuando|que) (?P<x>(?!(?:esto|eso|este|me (?:digas|hagas|pase|"
         r"pasa)|"
         r"hayas|pase|pasa)\b)(?!.*\b(?:est[ea]|es[ea])\b).+))"),
    *(
        Rule("dislike", "wish", rf"(?:a m[ií] )?(?:la verdad,? )?(?:no|nunca|tampoco) me {verb}(?"
                                r": (?:nada|"
             rf"mucho|demasiado|para nada|en absoluto|demasiado))?(?: ver)? (?P<x>{THING}"
             r"(?!(?:por dónde|que (?:me )?(?:hayas|haya))\b).+)|(?P<y>(?!(?:eso|esto|así|est[ea]|"
             r"es[ea]|la verdad|pues|lo que|a m[ií]|(?:la|el) (?:tabla|gráfic\w|informe|"
             r"respuesta|versión|opción|idea|"
             r"resumen|diseño|propuesta|texto|color de))\b)(?!.*\b(?:est[eao]s?|es[eao]s?|tu|"
             r"tus)\b).+?)"
             rf" no me {verb}(?: (?:nada|mucho|para nada|en absoluto))?",
             fact=f"No le {verb} {{x}}", negative=True, reads=SHAPES)
        for verb in ("gusta", "gustan")
    ),
    Rule("dislike", "free", rf"{OFTEN}{_HATE} (?P<x>{THING}(?!(?:que|nada|hacer|molestar|"
         r"problemas|perder|decir|parecer|otro|otra|"
         r"equivocarme|ayuda|ir|seguir|líos)\b)(?!.*\b(?:tu|tus|ayer|hoy|ahora mismo)\b).+)",
         negative=True, reads=SHAPES),
    Rule("dislike", "free", rf"(?:a m[ií],? )?me {_HATED}(?: (?:mucho|bastante|muchísimo|un montón|"
         rf"un poco|tant[oa]s?))? (?P<x>{THING}(?!(?:que|preguntar|pedir|decir|ver|un poco|"
         r"por)\b)(?!.*\b(?:tu|tus|ayer|hoy)\b).+)|(?P<y>(?!(?:eso|esto|est[ea]|es[ea]|lo que|no|"
         r"que|ya|hoy|como|si)\b)(?!.*\b(?:est[eao]s?|es[eao]s?)\b).+) (?:(?:no )?me (?:"
         rf"{_HATED[3:-1]})|no (?:van conmigo|son lo mío|es lo mío|l[oa]s? (?:soporto|aguanto|"
         r"trago|puedo ni ver|tolero|"
         r"quiero ni ver))|no me (?:van?|molan?|copan?|laten?|funcionan?|ayudan?|entran?|valen?|"
         r"aportan?|"
         r"convencen?|sirven?))(?: (?:nada|mucho|bastante))?",
         negative=True, reads=SHAPES),
    Rule("prefer", "value", rf"{_PREFER} (?:que )?(?:siempre )?{ORDER} {AMOUNTS}{WITH}"
         rf"(?P<x>.+?){_REASON}", reads=(*SHAPES, "period")),
    Rule("prefer", "wish", rf"{_PREFER} (?P<x>{THING}(?!(?:la|una|"
         r"el) (?:primera|segunda|tercera|última|otra|versión|opción|de)\b)"
         r"(?!(?:no (?:decir|contestar|responder|saber|opinar|comentar|hablar de (?:eso|ello))|"
         r"esperar|irme|seguir|pensar|"
         r"(?:primera|segunda|tercera|última|otra|versión|opción|primer|segundo|tercer)|la|las|"
         r"que (?:lo|la) |que me (?:digas|avises)|"
         r"ese|esa|no)\Z)(?!(?:no decir|otra|versión|opción|primera|segunda|tercera|última|"
         r"anterior|"
         r"primero|segundo|original)\b).+)",
         fact="Prefiere {x}", reads=(*SHAPES, "period")),
    Rule("preference-is", "wish", r"mi preferencia (?:es|sería|son|van?)(?: por| siempre)? (?P<x>"
         rf"{THING}.+)", fact="Prefiere {x}", reads=SHAPES),
    Rule("like-more", "wish", rf"{_MORE_LIKED} (?:mucho )?más {_SEE}(?P<x>{THING}(?!(?:así|que|"
                              r"ahora)\b).+)",
         fact="Prefiere {x}", reads=SHAPES),
    *(
        Rule("like", "wish", rf"{OFTEN}(?:a m[ií],? )?(?:(?:siempre|también|sí|sí que|la verdad es "
             rf"que) )*me {verb}(?: (?:mucho|muchísimo|un montón|bastante|sobre todo|demasiado|"
             rf"siempre))* "
             rf"(?P<x>{THING}(?!(?:por dónde|poder|verte|hablar contigo|trabajar contigo)\b)"
             r"(?!.*\b(?:tu|tus|hiciste|has hecho|quedó|propones|gracias)\b).+)",
             fact=f"Le {verb} {{x}}", reads=SHAPES)
        for verb in ("gusta", "gustan", "encanta", "encantan")
    ),
    Rule("like", "free", r"(?P<x>(?!(?:eso|esto|est[ea]|es[ea]|así|no|lo que|como|la idea|que|"
         r"si|el resultado|(?:la|el) (?:primer\w*|segund\w|tercer\w*|últim\w|tabla|gráfic\w|"
         r"informe|respuesta|versión|opción|resumen|"
         r"diseño|propuesta|texto))\b)(?!.*\b(?:est[eao]s?|es[eao]s?|tu|tus)\b).+?) (?:s[ií] "
         r")?me (?:gustan?|"
         rf"encantan?|{_LIKED[3:-1]})(?: (?:mucho|un montón|más|muchísimo|bastante))?",
         reads=SHAPES),
    Rule("like", "free", rf"{OFTEN}(?:a m[ií],? )?me {_LIKED} (?P<x>{THING}(?!(?:que|un poco)\b)"
         r"(?!.*\b(?:tu|tus)\b).+)|(?:adoro|amo|disfruto(?: mucho| muchísimo)?(?: con| de| del)?|"
         rf"gozo (?:con|de)|soy de) (?P<y>{THING}(?!(?:que|tu|la opinión|los que|esta)\b)"
         r".+)", reads=SHAPES),
    Rule("want", "value",
         rf"{OFTEN}(?:quiero|queremos|necesito|necesitamos|quisiera|querr[ií]a|me gustar[ií]a|"
         r"nos gustar[ií]a|espero|agradecer[ií]a|quería decir|quise decir|me refería a|uso|usamos|"
         r"utilizo|utilizamos|trabajo con|trabajamos (?:con|en)|trabajo en|pienso en|facturo en|"
         r"facturamos en|reportamos en|presupuesto en|cobro en|cobramos en|manejamos|manejo|"
         r"me manejo (?:con|en)|calculo en|dije|decía|hablo de|me quedo con|voy con) "
         rf"(?:que )?(?:{ORDER} )?{_SEE}{AMOUNTS}{WITH}(?P<x>.+?){_REASON}", reads=SHAPES),
    Rule("want", "value", r"(?:(?:los|las|el|la|mis) [\w áéíóúñ]{3,30}? )?(?:siempre )?l[oa]s? "
                          r"(?:quiero|prefiero|"
         rf"necesito|veo mejor|leo mejor) (?:siempre )?{WITH}(?P<x>(?!que\b).+)", reads=SHAPES),
    Rule("need", "free", r"(?:yo )?(?:siempre|en general|por lo general) (?P<v>necesito|quiero) "
         r"(?P<x>(?!(?:que|saber|esto|eso|más|ayuda)\b).+)|(?P<v2>necesito|quiero) siempre "
         r"(?P<y>(?!(?:que)\b).+)|(?P<v3>necesito|quiero) (?P<z>(?!(?:saber|"
         r"ayuda)\b)(?!.*\b(?:est[eao]s?|es[eao]s?)\b).+)",
         reads=("period",), lasting=True),
    Rule("easier", "free", r"me (?:es|resulta|parece) (?:mucho )?más (?:cómodo|fácil|práctico|"
                           r"útil|claro) (?P<x>(?!(?:así|esto|eso)\b)"
         r".+)|me (?:ayudan?|sirven?)(?: mucho| bastante) (?P<y>(?:que|los|las|ver|tener|leer) "
         r"(?!.*\b(?:est[eao]|es[eao])\b).+)"),
    Rule("sino", "value", r"(?:no|que no) .{2,40}?,? sino (?:en |con |que )?(?P<x>.+)",
         reads=SHAPES),
    Rule("find", "value", r"(?:(?:me resultan?|encuentro|me parecen?|veo|entiendo) (?:mucho |"
                          r"siempre )*(?:más "
         r"(?:cómod|clar|fácil|práctic|útil|legibl|sencill|intuitiv)\w+|mejor)(?: (?:de leer|"
         r"leer|ver|de "
         r"entender|de seguir|para mí))? (?P<x>.+?)|(?P<y>.+?) (?:me (?:resultan?|parecen?|son|"
         r"es)|son|es|las "
         r"veo|los veo|se leen?|se entienden?) (?:mucho |bastante )?(?:más (?:cómod|clar|fácil|"
         r"práctic|útil|legibl|"
         r"sencill|intuitiv)\w+|mejor(?:es)?)(?: (?:de leer|para mí|de entender))?|"
         r"(?P<z>.+?) me (?:van?|vienen?|funcionan?|sirven?|ayudan?|quedan?) "
         r"(?:mucho |siempre )?(?:mejor|más|genial|perfecto|bien))(?: que .+)?", reads=SHAPES),
    Rule("best", "value", r"me (?:van?|vienen?|funcionan?|sirven?|ayudan?|manejo|apaño|entiendo|"
                          r"aclaro|oriento) (?:mucho |siempre )?(?:mejor|más|genial)(?: con| en)?"
         r" (?P<x>.+?)(?: que .+)?", reads=SHAPES),
    Rule("better", "free", r"mejor (?P<x>(?!(?:así|dicho|no|me|te|lo|que|eso|esto|imposible|voy|"
                           r"dejarlo|"
         r"déjalo)\b).+ que .+)", fact="Prefiere {x}", reads=SHAPES),
    Rule("kind-of-person", "value", rf"{IM}(?:más |una persona |muy )*(?:de|una persona de) "
         r"(?P<x>.+)", reads=SHAPES),
    Rule("kind-of-person", "free", rf"{IM}más (?:de |bien |bien de )(?P<x>(?!(?:lo que|uno)\b).+)"),
)  # fmt: skip
