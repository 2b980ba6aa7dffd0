"""Spanish rules, open tier: orders with any verb, what "I" do with any verb, and set phrases."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.es.open.parts import MOMENT
from keepwise.bank.speech.languages.es.verbs import PRESENT

# What people say they do in a conversation, and not in their lives.
_OF_TALK = (
    r"(?:quiero|necesito|creo|pienso|digo|veo|supongo|imagino|sé|entiendo|pregunto|espero|pido|"
    r"tengo|voy|vengo|he|estoy|recuerdo|olvido|siento|noto|dudo|propongo|sugiero|opino|confieso|"
    r"reconozco|admito|agradezco|prometo|juro|puedo|debo|paso|hablo|cuento|doy|pongo|hago|mando|"
    r"envío|busco|encuentro|miro|leo|abro|cierro|pulso|llego|salgo|empiezo|termino|acabo|sigo|"
    r"vuelvo|quedo|pierdo|gano|fallo|equivoco|oigo|escucho|repito|insisto|acepto|flipo|alucino|"
    r"comprendo|deseo|intento|pruebo|decido|elijo|refiero|prefiero|traigo|copio|pego|adjunto)"
)
_ASKING = (
    r"sin (?:que (?:yo )?(?:te |lo |me )?(?:lo )?(?:pida|diga|apruebe|confirme|autorice|vea|mire)|"
    r"(?:antes )?(?:preguntar|avisar|consultar|decir|pedir|confirmar|enseñar)\w*)"
)

FURTHER: tuple[Rule, ...] = (
    Rule("never-any", "free",
         r"(?:que )?(?P<x>(?:no|nunca|jamás) (?:(?:me|nos|lo|la|los|las|le|se|te) )*"
         r"(?!(?:gustas|haces|dejas|sirves|sabes|entiendes|puedes|tienes|eres|estás|has|vas)\b)"
         rf"[a-záéíóúñ]{{2,}}(?:es|as|éis|áis)\b (?:nada|ning[uú]n\w*|a nadie|.{{2,60}}?) {_ASKING}"
         r"(?: .{0,40})?)", fact="Pide que {x}",
         unless=r"\b(?:hoy|esta vez|est[ea]|es[ea]|esto|eso|ahora)\b"),
    Rule("signs-off", "free",
         r"(?:yo )?(?:siempre )?(?:firmo|me despido|termino (?:los|mis|todos)|empiezo (?:los|mis)|"
         r"saludo) .*", kind="habit", unless=r"\b(?:hoy|ahora|mañana|esto|contrato)\b"),
    Rule("yo-does", "free",
         rf"(?:y |pero |pues )*yo (?:(?:siempre|solo|también|nunca|no|normalmente|casi siempre|lo|"
         rf"la|los|las|todo) )*(?!{_OF_TALK}\b){PRESENT} (?P<x>(?!(?:que|esto|eso|est[ea]|es[ea]|"
         rf"te|"
         r"así|lo|si|cómo|bien|mal)\b).+)", kind="habit", unless=MOMENT),
    Rule("keeps-to", "free",
         r"(?:y |pero |pues )*(?:yo|nosotros) (?:sigo|seguimos|tiro|tiramos|continúo|me quedo|me "
         r"apaño|me manejo) (?P<x>(?:con|en|de) (?!(?:esto|eso|est[ea]|es[ea]|la duda|lo mismo|"
         r"ello)"
         r"\b).+)", kind="habit", unless=MOMENT),
)  # fmt: skip

SET_PHRASES: tuple[Rule, ...] = (
    Rule("in-always", "value",
         r"(?:(?:a m[ií]|para m[ií]|conmigo|lo m[ií]o),? )(?:es |va |tiene que (?:ser|ir)|ha de "
         r"ser|"
         r"siempre |todo |solo |que sea )+ ?(?:en|con|por) (?P<x>[^,]+?)(?:, (?:aunque|incluso|"
         r"por más que|así) .+)?", reads=SHAPES),
    Rule("signs-off", "free",
         r"(?:(?:mejor|puede ser|ser|pon|usa|acaba con|termina con|cierra con|un) "
         r")*[\"«“](?P<x>[^\"»”]"
         r"{2,40})[\"»”],? (?:que )?(?:es )?(?:así es )?(?:como|lo que|con lo que|la fórmula que) "
         r"(?:yo )?(?:siempre )?(?:firmo|me despido|termino|acabo|cierro|empiezo|saludo|pongo)\b.*",
         fact="Firma con {x}"),
)  # fmt: skip
