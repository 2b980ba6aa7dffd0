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

_DROP = (
    r"(?:descartar|excluir|quitar|rechazar|eliminar|saltar|ahorrar|cortar|tachar|evitar|omitir|"
    r"olvidar|borrar|sacar|dejar)"
)
_DROPPED = (
    r"(?:desc[aá]rt|excl[uú]y|qu[ií]t|rech[aá]z|elim[ií]n|s[aá]lt|ah[oó]rr|t[aá]ch|ev[ií]t|om[ií]t|"
    r"olv[ií]d)[aeá](?:te|me|telas?|telos?|mel[oa]s?)?l?[oa]?s?"
)

SET_PHRASES: tuple[Rule, ...] = (
    # "Recipes with coriander you can always throw out."
    Rule("drop-such", "free",
         r"(?P<x>(?:l[oa]s )?(?!(?:yo|tú|que|eso|esto|no|sí|si|lo|la|el|un|una|me|te|se|es[ea]s?|"
         r"est[ea]s?|es[oa]s|est[oa]s)\b)[\wáéíóúñ-]+(?: (?!que\b)[\wáéíóúñ-]+){0,6}),? (?:(?:las? "
         rf"|los? )?(?:puedes?|podés|pueden) (?:siempre )?{_DROP}(?:te|me|mel|tel)?(?:l?[oa]s?)?|"
         rf"(?:siempre |mejor )?{_DROPPED})(?: siempre| sin más| de entrada| directamente| fuera)*",
         fact="No quiere {x}", lasting=True,
         unless=MOMENT.replace(r"|te|tu|tus|ti|contigo|", "|")),
    Rule("drop-such", "free",
         r"(?P<x>(?:l[oa]s )?(?!(?:yo|tú|que|eso|esto|no|sí|si|lo|la|el|un|una|me|te|se|es[ea]s?|"
         r"est[ea]s?|es[oa]s|est[oa]s)\b)[\wáéíóúñ-]+(?: (?!que\b)[\wáéíóúñ-]+){0,6}),? ni (?:me "
         r")?(?:l[oa]s? )?(?:muestres|enseñes|sugieras|mandes|pongas|propongas|recomiendes|"
         r"incluyas|menciones|mires)", fact="No quiere {x}", unless=MOMENT),
    Rule("enough", "free",
         r"(?:a m[ií],? )?con (?P<x>(?!(?:(?:el|la|los|las) )?(?:eso|esto|es[ea]|est[ea]|primer|"
         r"segund|últim)\w*\b)"
         r"(?:(?:el|la|los|las|un|una) )?"
         r"[\wáéíóúñ-]+(?: (?!que\b)[\wáéíóúñ-]+){0,4}) (?:solo |ya |nada más )?(?:ya )?me"
         r"(?: (?:alcanza|basta|vale|sobra|llega|apaño|sirve))?", fact="Le basta con {x}",
         unless=MOMENT),
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
