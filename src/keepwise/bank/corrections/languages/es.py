"""Spanish signs of a correction."""

from __future__ import annotations

from keepwise.bank.corrections.signs import Signs

_DROP = (
    r"(?:olv[ií]d(?:a|e|á|ad|en)(?:te|se|lo|la|los|las|los)?|olvidar(?:lo|la|te)?|borrar(?:lo|"
    r"la)?|eliminar(?:lo|la)?|quitar(?:lo|la)?|ignorar(?:lo|la)?|b[oó]rr(?:a|e|"
    r"á)(?:lo|la)?|"
    r"elim[ií]n(?:a|e|á)(?:lo|la)?|elimina|ignora(?:lo|la)?|ign[oó]r(?:a|e)(?:lo|la)|"
    r"descarta(?:lo|la)?|"
    r"desc[aá]rt(?:a|e)(?:lo|la)|quita(?:lo|la)?|qu[ií]t(?:a|e)(?:lo|la)|d[eé]ja(?:lo|la)?(?: "
    r"estar)?|tacha(?:lo|la)?|"
    r"no (?:guardes|recuerdes|tengas en cuenta))"
)
_ABOUT = (
    r"(?:lo|eso|esto|la parte|el dato|la cosa|el tema|el asunto|la preferencia|la nota|la "
    r"historia)"
)
_OF = (
    r"(?:del|de la|de las|de los|de mis|de mi|de que|de|sobre el|sobre la|sobre los|sobre las|"
    r"sobre)"
)

SIGNS = Signs(
    filler=r"(?:oh|ah|eh|argh|h+m+|ok|vale|bueno|a ver|perdona?|perdone|perdón|perdon|disculpa|"
    r"disculpe|"
    r"espera|espere|uy|ups|ay|no|y|pero|oye|mira|ostras|vaya|por cierto|qué va)",
    regret=r"perdona?|perdone|perdón|perdon|disculpa|disculpe|espera|espere|uy|ups|ay|no|ostras|"
    r"vaya|bueno|qué va",
    strong=r"era (?:una )?broma|estaba bromeando|"
    r"cambio de planes?|correcci[oó]n|error de tecleo|"
    r"correcci[oó]n|corrijo|me (?:equivoqu[eé]|li[eé]|confund[ií])|quer[ií]a decir|quise decir|"
    r"(?:no,? )?digo|era (?:en realidad|m[aá]s bien)|mi error|"
    r"me he (?:equivocado|liado|confundido|expresado mal)|qu[eé] digo|la (?:fuerza de la "
    r")?costumbre|"
    r"mejor no|al final no|bueno,? no|(?:olv[ií]d(?:a|e)(?:te|se|lo)?|deja) (?:eso|de eso)|"
    r"olv[ií]d(?:a|e)lo|"
    r"(?:eso )?ya no (?:vale|es (?:así|cierto|válido)|aplica)|(?:he cambiado|cambi[eé]) de "
    r"(?:idea|opini[oó]n)|"
    r"errata|fallo m[ií]o|tacha eso|retiro lo dicho",
    edits=r"mejor pon|c[aá]mbialo a",
    wrong=r"(?:eso|esto) (?:está|es) (?:mal|incorrecto|falso)|(?:está|es) (?:mal|incorrecto)|"
    r"incorrecto",
    unkept=r"no (?:hace falta que )?(?:lo|la)? ?(?:guardes|recuerdes|apuntes|anotes)(?: eso)?|"
    r"(?:es|era) s[oó]lo para",
    weak=r"mejor dicho|para ser exact[oa]s?|más exactamente|"
    r"en realidad|mejor|no|al final|pens[aá]ndolo (?:bien|mejor)|m[aá]s bien|la verdad",
    now=r"ahora|al final|a partir de|de ahora en adelante|en adelante|desde (?:hoy|ahora|enero|"
    r"el|la|hace)|"
    r"ya no|ya (?=(?:prefiero|quiero|uso|voy|vivo|trabajo|estoy)\b)|en vez de|en lugar de|"
    r"cambi\w+|mud\w+|pasad[oa]|movid[oa]|aplazad[oa]|trasladad[oa]|hoy en d[ií]a|[uú]ltimamente",
    ended=r"ya no",
    denied=r"(?:ya )?no(?: (?:es|era|son|en|quiero|uso))?|en (?:vez|lugar) de(?:l)?|nada de|"
    r"antes que|dije|había dicho",
    shifts=(
        (
            r"\b(?:cambi|pas|mud|mov)\w* (?:de|del) (?P<old>[^,;!?]{2,40}?) (?:a|al|a la|a los) "
            r"(?P<new>[^,;!?]{2,40})"
        ),
        r"\b(?:dije|había dicho|te dije) (?P<old>[^,;!?]{2,30}?),? pero (?P<new>[^;!?]{2,80})",
    ),
    drops=(
        (
            rf"\b{_DROP}(?: de)?(?: por favor)? {_ABOUT}(?: que (?:te )?(?:dije|he dicho|cont[eé]|"
            rf"comentaba?))? "
            rf"?{_OF} {{X}}"
        ),
        (
            rf"\b{_ABOUT} {_OF} {{x}},? (?:ya no (?:vale|es (?:así|cierto|válido)|aplica|cuenta|"
            rf"hace "
            rf"falta)|"
            r"est[aá] (?:anticuado|obsoleto|desfasado)|qued[oó] (?:anticuado|obsoleto))"
        ),
        rf"\b{_ABOUT} {_OF} {{x}}\W{{0,3}}(?:ya )?(?:puedes |pod[eé]s |puede )?{_DROP}",
        (
            r"\b(?:he cambiado|cambi[eé]) de (?:idea|opini[oó]n) (?:sobre|con|respecto a) (?:el |"
            r"la |"
            r"los |las |lo de )?{X}"
        ),
    ),
    matter=rf"\b(?:{_ABOUT} {_OF}|en cuanto a|respecto a(?:l)?|sobre|el|la|mi)(?: el| la| los| "
    rf"las)? "
    r"{x}(?=\s*[,:?–-]| (?:es|son|ahora|ya|ha)\b)",
    frame="lo eso parte dato cosa tema asunto preferencia nota dije dicho conté historia",
    task=r"mu[eé]stra|dame|da me|haz|lista|busca|escribe|redacta|traduce|compara|ordena|revisa|"
    r"env[ií]a|"
    r"explica|abre|añade|puedes|podr[ií]as|qu[eé]|cu[aá]l|cu[aá]ndo|d[oó]nde|c[oó]mo|resume|saca|"
    r"prueba",
    only=r"solo|sólo|solamente|únicamente|nada más",
)
