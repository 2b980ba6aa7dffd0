"""Spanish signs of a correction."""

from __future__ import annotations

from keepwise.bank.corrections.signs import Signs

# "No te olvides de lo del gluten" asks for the opposite.
_NOT = r"(?<!no )(?<!no te )(?<!no se )(?<!no lo )(?<!no quiero que )(?<!nunca )(?<!jamás )"
# Where a clause ends: "ya no quiero" takes back, "ya no quiero ir en coche" says something else.
_END = r"(?=\s*(?:\Z|[.,;:!]|porque\b|así que\b))"
# "I counted wrong" takes back; "I counted the votes wrong, please check" is about a task.
_STOP = r"(?=\s*(?:\Z|[.,;:!–—-]|(?:que )?(?:es|son|era|eran|en realidad|no|quería|fue)\b))"
_DROP = (
    rf"{_NOT}(?:olv[ií]d(?:a|e|á|ad|en|es|emos)(?:te|se|os|lo|la|los|las)?|olvidar(?:lo|la|te|los|"
    rf"las)?|"
    r"borrar(?:lo|la|los|las)?|eliminar(?:lo|la|los|las)?|quitar(?:lo|la|los|las)?|"
    r"ignorar(?:lo|la|los|las)?|b[oó]rr(?:a|e|á|es)(?:lo|la|los|las)?|"
    r"elim[ií]n(?:a|e|á|es)(?:lo|la|los|las)?|ign[oó]r(?:a|e|á|es)(?:lo|la|los|las)?|"
    r"desc[aá]rt(?:a|e|á|es)(?:lo|la|los|las)?|descartar(?:lo|la|los|las)?|"
    r"qu[ií]t(?:a|e|á|es)(?:lo|la|los|las)?|d[eé]j[aeá](?:lo|la|los|las)?(?: estar)?|"
    r"t[aá]ch(?:a|e|á)(?:lo|la|los|las)?|an[uú]l(?:a|e|á)(?:lo|la|los|las)?|"
    r"canc[eé]l(?:a|e|á)(?:lo|la|los|las)?|desh[aá]z(?:lo|la)?|deshacer(?:lo|la)?|"
    r"no (?:me |te )?(?:lo |la |los |las )?(?:guard(?:es|e)|recuerd(?:es|e)|anot(?:es|e)|"
    r"apunt(?:es|e)|teng(?:as|a) en cuenta))"
)
_ABOUT = (
    r"(?:lo|eso|esto|la parte|el dato|la cosa|el tema|el asunto|la preferencia|la nota|la "
    r"historia|la regla|la norma|la manía|la idea|el plan|el recuerdo|la información|el rollo|"
    r"el capricho|la petición)"
)
_OF = (
    r"(?:del|de la|de las|de los|de mis|de mi|de que|de|sobre el|sobre la|sobre los|sobre las|"
    r"sobre mis?|sobre|acerca del|acerca de|respecto al?|con el|con la)"
)

_GO = (
    rf"{_NOT}(?:(?:olv[ií]d|b[oó]rr|elim[ií]n|qu[ií]t|desc[aá]rt|ign[oó]r|an[uú]l|canc[eé]l|"
    r"ret[ií]r|t[aá]ch)(?:a|e|á|ad|en|ar|es|aras|ases|emos)|supr[ií]m(?:e|a|í|ir|as)|desh[aá]z|"
    r"deshacer|deshag[ao]s?)(?:te|se|os)?(?:me)?(?:lo|la|los|las)?"
)
_ABOUT_IT = r"(?![^,;.!?]{0,25}\b(?:del?(?! (?:tus?|sus?|la memoria)\b)|sobre|acerca|respecto)\b)"
_TOLD = r"(?:dicho|contado|comentado|confesado|escrito|mencionado|confiado|explicado|revelado)"
_TELL = r"(?:decir|contar|comentar|confesar|escribir|mencionar|confiar|explicar|revelar|soltar)"
_SAID = (
    rf"(?:(?:te |le |os |les )?(?:(?:he|había) {_TOLD}|dije|conté|comenté|confesé|escribí|mencioné|"
    rf"confié|expliqué|revelé)|(?:te |le |os |les )?acabo de {_TELL}(?:te|le|os|les)?){_ABOUT_IT}"
)
_SET = (
    r"(?:te |le |os |les )?(?:(?:he|había) (?:dado|puesto|pedido|marcado|fijado|dicho|impuesto)|"
    r"di|puse|pedí|marqué|fijé|dije|impuse)"
)
_RULE = (
    r"(?:regla|norma|preferencia|instrucción|restricción|condición|límite|tope|limitación|"
    r"indicación|prohibición|requisito|consigna)"
)
_KEEP = (
    r"(?:(?:te |me )?(?:lo |la )?(?:guard|recuerd|anot|apunt|registr|conserv|almacen|archiv|grab)"
    r"(?:es|e|éis|en|aras|ara)|(?:te |me )?(?:lo |la )?(?:memoric|reteng)(?:es|e|as|a)|"
    r"recordar(?:as|a)|te quedes con|se quede con|teng(?:as|a) en cuenta|tom(?:es|e) nota de|"
    r"dej(?:es|e) (?:constancia|registro|rastro) de)"
)
_THIS = r"(?:(?:todo )?(?:esto|eso|aquello|lo anterior|lo dicho|ello)(?: último)?)"
_SOON = r"(?:,? (?:ya|por favor|mejor|puedes|podés|puede|pueden|quiero que|que|te pido que))*,?"
_SO = r"(?:(?:de )?cuenta (?:de )?que|como (?:que|si)|que)"
# "The violin one, take it out of your memory" asks for one thing, and not for all.
_LEAD = (
    r"\A(?:(?:y|no|oye|mejor|por favor|perdona|mira|puedes|podrías|"
    r"podés|puede|pues|venga|ya|anda|bueno|vale|ah|uy),? ){0,3}"
)
_WITHDRAWS = (
    # What was told, whenever; "olvida lo que te pedí" is about a task
    rf"(?P<told>{_GO} (?:es[ae]|est[ae]|aquel(?:la)?|mi) {_RULE}"
    r"(?! (?:de|del|sobre|para|con|que|en)\b)|"
    rf"{_GO} (?:la|el|es[ae]|aquel(?:la)?) {_RULE} que {_SET}|"
    rf"{_GO}(?: de)? (?:todo (?=lo que (?:te |le |os |les )?acabo\b|lo que [^,;.!?]{{3,25}} "
    r"(?:(?<!hasta )(?:ahora|hoy|ahorita)|antes|recién|hace)\b)|nada más que )?(?:lo|aquello|eso|"
    r"esto) que "
    rf"{_SAID}|lo que {_SAID}[^,;.!?]{{0,20}}{_SOON} {_GO}|"
    rf"(?:no|que no) {_KEEP} (?:nada de )?lo que {_SAID}|"
    rf"(?:es[ae]|est[ae]|la|el|mi) {_RULE}(?: que {_SET})? ya no (?:vale|se aplica|aplica|cuenta|"
    r"sirve|rige|hace falta|es necesari[oa]|está en vigor|procede)|"
    rf"(?:la|el|es[ae]) {_RULE} que {_SET}{_SOON} (?:la |lo )?{_GO})|"
    # What was said just now; "borra todo eso" may be about a draft
    rf"{_NOT}olv[ií]d(?:a|e|á|ad|en|ar|es|emos)(?:te|se|os)?(?:lo|la)?(?: de)? (?:todo (?:eso|esto|"
    r"aquello|ello|lo anterior|lo dicho)|(?:eso|esto|lo) todo|lo dicho|lo anterior)|"
    rf"{_NOT}olv[ií]d(?:a|e|á|ar)lo todo(?=\W*(?:\Z|por favor))|"
    rf"{_GO}(?: de)? (?:todo (?:el|ese|este) (?:tema|asunto|rollo)|toda (?:la|esa|esta) "
    rf"(?:historia|"
    r"conversación|cuestión))(?! (?:de|del|sobre|con|que)\b)|"
    rf"(?:{_LEAD}{_GO}(?:(?<=lo)|(?<=los))|{_GO} {_THIS}) (?:todo )?de (?:tus?|sus?|la) "
    rf"(?:memoria|notas|"
    r"registros?|apuntes|cabeza|recuerdos)|"
    rf"no {_KEEP} (?:nada|ni una palabra|ni media palabra|ni jota|ninguna de estas cosas)"
    rf"(?: de {_THIS}|(?=\W*\Z))|"
    rf"(?:nada )?de {_THIS},?(?: por favor,?| mejor)? no {_KEEP}(?: nada| ni una palabra)?(?! "
    rf"de\b)|"
    rf"no (?:(?:quiero|quisiera|querría|quería) que )?(?:quede|quedara|queden|conste|dejes|deje) "
    rf"(?:\w+ )?(?:constancia|registro|rastro|huella|"
    rf"nada)(?: \w+)? de {_THIS}|"
    rf"(?:no|tampoco) (?:quiero|quisiera|querría|quería|me gustaría|deseo) que (?:nada de "
    rf")?{_THIS} "
    r"(?:quede|quedara|se quede|se guarde|se guardara|conste|constara|aparezca|se recuerde|"
    r"se registre)|"
    rf"(?:no|tampoco) (?:quiero|quisiera|querría|quería|me gustaría|deseo) que {_KEEP} (?:nada de "
    rf")?{_THIS}(?! (?:en|como|con)\b)|"
    rf"(?:nada de )?{_THIS} (?:no )?(?:debe|debería|tiene que|tiene por qué|hace falta que|puede) "
    r"(?:quedar(?:se)?|quede|guardarse|se guarde|constar|conste|recordarse|se recuerde)|"
    r"(?:esto|eso|que|lo dicho)[^,;.!?]{0,12} (?:queda|quede|quedó|quedara|quedase|era|es|muere) "
    r"entre (?:nosotr[oa]s|tú y yo|vos y yo|usted y yo|tú y nadie más)|"
    rf"(?:ha(?:z|ga|ced|gan|gamos|cé)|hacer|finge|finja|fingí|fingid|fingir|imagin[aeá]|actúa|"
    rf"actúe)(?:te|se)? {_SO} [^,;.!?]{{0,15}}?(?:no|nunca|jamás) (?:te |le |os )?(?:lo )?"
    rf"(?:(?:he|haya|hubiera|hubiese|había) {_TOLD}|dije|dijera|conté|mencioné|(?:has|hubieras|"
    r"hubiese|hubiera|hubieses|haya) (?:oído|leído|escuchado)(?: nada)?(?=\W*\Z))|"
    rf"(?:yo )?no (?:te |le |os )?(?:he dicho|dije) nada(?=\W*(?:\Z|,))(?! ?,? ?(?:de|sobre))|"
    r"(?:tú |usted )?no has? (?:oído|leído|escuchado) nada(?=\W*(?:\Z|,))"
)

SIGNS = Signs(
    withdraws=_WITHDRAWS,
    answer=r"(?:usted )?(?:me |te |se |lo |la )*(?:has|ha|habéis|han) (?:puesto|dado|escrito|usado|"
    r"olvidado|dejado|cogido|mezclado|llamado|cambiado|convertido|equivocado|confundido|saltado|"
    r"comido|incluido|añadido|quitado|contado|sumado|calculado|traducido|pasado|liado|inventado|"
    r"hecho|elegido|tomado|repetido|duplicado|mandado|enviado|colado|metido|ordenado|redondeado)|"
    r"(?:me |te |se |lo |la )*(?:pusiste|diste|escribiste|usaste|olvidaste|dejaste|mezclaste|"
    r"cambiaste|convertiste|equivocaste|confundiste|saltaste|comiste|incluiste|añadiste|quitaste|"
    r"contaste|sumaste|calculaste|tradujiste|inventaste|hiciste|elegiste|tomaste|repetiste|"
    r"mandaste|enviaste)|(?:est|es|aquell)[oa]s (?:son|no son|están|eran|parecen)|"
    r"(?:tu|su|vuestra|vuestro) (?:tabla|gráfic[oa]|lista|respuesta|texto|borrador|resumen|versión|"
    r"traducción|código|cálculo|cuenta|consulta)|(?:tus|sus) (?:números|cifras|cuentas|datos)",
    filler=r"(?=\w)(?:oh|ah|eh|argh|h+m+|ok|vale|bueno|a ver|perdona?|perdone|perdón|perdon|"
    r"disculpa|disculpe|"
    r"perdonad|disculpad|perdonen|disculpen|che|jaja\w*|jeje\w*|una cosa|un momento|un segundo|"
    r"novedad(?:es)?|actualizaci[oó]n|pues|anda|hostia|madre m[ií]a|caray|lo siento|"
    r"espera|espere|uy|ups|ay|no|y|pero|oye|mira|ostras|vaya|por cierto|qué va)",
    regret=r"perdona?|perdone|perdón|perdon|disculpa|disculpe|espera|espere|uy|ups|ay|no|ostras|"
    r"vaya|bueno|qué va|un momento|un segundo|lo siento|perdonad|disculpad|perdonen|"
    r"disculpen|novedad(?:es)?|actualizaci[oó]n",
    strong=r"(?=\w)(?:era (?:una )?broma|estaba bromeando|"
    r"cambio de planes?|correcci[oó]n|error de tecleo|"
    r"correcci[oó]n|corrijo|me (?:equivoqu[eé]|li[eé]|confund[ií])(?! (?:de|con|en) (?:el |la |mi "
    r")?(?:tren|metro|bus|autobús|avión|"
    r"vuelo|puerta|talla|calle|parada|salida|camino|carrera|examen|pedido|receta|andén|planta|piso|"
    r"pregunta|ejercicio|fórmula)\b)|(?:quer[ií]a|quise) (?:decir|poner|escribir)|"
    r"(?:no,? )?digo|era (?:en realidad|m[aá]s bien)|mi error|"
    r"me he (?:equivocado|liado|confundido|expresado mal|hecho un lío)|me he (?:"
    r"precipitado|despistado|adelantado)"
    rf"{_STOP}"
    r"|me (?:precipité|despisté|adelanté)"
    rf"{_STOP}"
    r"|me (?:hice un lío|expresé mal|"
    r"expliqué mal|falló la memoria|trabuqué)|se me (?:fue|ha ido) (?:el dedo|la mano|la olla|la "
    r"cabeza)|miento"
    rf"{_STOP}"
    r"|lapsus(?: mío)?|rectifico|rectificación|fe de erratas|culpa mía|"
    r"qué (?:tont[oa]|cabeza|despiste|burr[oa]|torpe)(?: soy| la mía| el mío)?(?=[\s,.;:!]*(?:\Z|"
    r"[,.;:!]))|en qué estar[ií]a pensando|(?:estaba|andaba|estuve) equivocad[oa]|"
    r"te (?:di|dije|pasé|puse|conté|mencioné|he dicho|he dado|he puesto|he pasado) (?:mal(?: (?:el|"
    r"la|los|las|mi|mis) \w+)?|(?:el|la|los|las|un|una|mi) \w+(?: \w+)? (?:mal|equivocad[oa]s?|"
    r"que no "
    r"(?:es|era)|incorrect[oa]s?|erróne[oa]s?))|(?:te )?lo (?:dije|he dicho|escribí|he escrito|"
    r"puse|he "
    r"puesto|tenía|entendí|recordaba|calculé|conté) mal|(?:dije|he dicho|escribí|he escrito|conté|"
    r"he contado|calculé|he calculado|leí|he leído|recordaba|sumé|puse|he puesto|entendí) mal"
    rf"{_STOP}"
    r"|no era (?:así|eso|verdad)|me (?:retracto|desdigo)|retiro (?:lo dicho|eso|lo anterior|lo "
    r"que (?:dije|he dicho)|lo de antes)|(?:me )?lo he pensado mejor|cambio de (?:idea|opinión)"
    r"(?! (?:sobre|con|respecto))|"
    rf"(?:lo|la) (?:he dejado|dejé|he cancelado|cancelé|anulé|he anulado){_END}|"
    rf"se (?:canceló|anuló|suspendió|cayó|frustró|fastidió|ha (?:cancelado|anulado|suspendido|"
    rf"caído|"
    rf"fastidiado|frustrado)|fue al traste){_END}|no (?:salió|cuajó|prosperó|salió adelante){_END}|"
    rf"ya no (?:me (?:gusta|apetece|interesa|convence|hace gracia|va)|(?:lo |la )?quiero|voy|hace "
    rf"falta|es necesario)(?: nada| tanto)?{_END}|me (?:he cansado|cansé|he aburrido|aburrí)"
    rf"(?: de (?:eso|ello|él|ella))?{_END}|(?:le|lo) he cogido manía|se me (?:ha pasado|pasó|"
    rf"quitaron|"
    r"han quitado|han pasado) (?:la (?:manía|fiebre|afición|obsesión)|las ganas)|me (?:he dado|"
    r"di) de baja|me (?:he borrado|he desapuntado|desapunté|borré)|qu[eé] digo|la (?:fuerza de la "
    r")?costumbre|"
    r"mejor no|al final no|bueno,? no|(?:olv[ií]d(?:a|e)(?:te|se|lo)?|deja) (?:eso|de eso)|"
    r"olv[ií]d(?:a|e)lo|"
    r"(?:eso |esto )?ya no (?:vale|es (?:así|cierto|válido|verdad|el caso)|aplica|cuenta)|"
    r"(?:eso |esto )?(?:se )?(?:ha )?(?:está|quedó|quedado) (?:anticuado|desactualizado|obsoleto|"
    r"desfasado|anulado|descartado)|eso (?:ya )?(?:es|era) (?:cosa del pasado|historia)|(?:he "
    r"cambiado|cambi[eé]) de (?:idea|opini[oó]n)|"
    r"errata|fallo m[ií]o|tacha eso|retiro lo dicho)",
    edits=r"mejor pon|c[aá]mbialo a",
    wrong=r"(?:eso|esto) (?:está|es) (?:mal|incorrecto|falso)|(?:está|es) (?:mal|incorrecto)|"
    r"incorrecto",
    unkept=r"no (?:hace falta que )?(?:lo|la)? ?(?:guardes|recuerdes|apuntes|anotes)(?: eso)?|"
    r"(?:es|era) s[oó]lo para",
    weak=r"(?=\w)(?:mejor dicho|o mejor|más en concreto|a decir verdad|"
    r"después de todo|ahora que lo pienso|bien mirado|mirándolo bien|si lo pienso|"
    r"bueno(?=,? ll[aá]m)|para ser exact[oa]s?|más exactamente|"
    r"en realidad|mejor|no|al final|pens[aá]ndolo (?:bien|mejor)|m[aá]s bien|la verdad)"
    # "No, I play the guitar too" adds to what was said.
    r"(?![^.!?]{0,80}\btambién\b)",
    now=r"ahora|al final|a partir de|de ahora en adelante|en adelante|desde (?:hoy|ahora|ya|"
    r"entonces|enero|"
    r"febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|este|esta|"
    r"el|la|hace)|estos d[ií]as|mientras tanto|entretanto|a d[ií]a de hoy|hoy por hoy|actualmente|"
    r"en "
    r"adelante|de aquí en adelante|en lo sucesivo|hace (?:poco|unas?|unos|un par de|dos|tres) ?(?:"
    r"semanas?|d[ií]as|mes(?:es)?)?|(?:(?:nos|me|se|te) )?(?:(?:lo|la|los|las) )?(?:hemos|he|han|"
    r"ha) (?:pasado|cambiado|mudado|movido|trasladado|aplazado|adelantado|pospuesto|retrasado)|"
    r"pospuest\w+|retrasad\w+|nos pasamos|me "
    r"pas[eé]|pas[eé] a|pasamos a|ha pasado a|se ha convertido en|acab[eé]|acabamos|resulta que|"
    r"finalmente|por fin|"
    r"ya no|ya (?=(?:prefiero|quiero|uso|voy|vivo|trabajo|estoy|tengo|soy|somos|es|son|tiene|"
    r"cumple|cumplió|ha cumplido)\b)|en vez de|en lugar de|"
    r"cambi\w+|mud\w+|pasad[oa]|movid[oa]|aplazad[oa]|trasladad[oa]|adelantad[oa]|aplac\w+|"
    r"aplaz\w+|adelant\w+|traslad\w+|vend[ií]|he vendido|hoy en d[ií]a|[uú]ltimamente",
    ended=r"ya no|dej[eé] de|he dejado de|hemos dejado de|antes (?=\w+aba|\w+ía)",
    denied=r"(?:ya )?no(?: (?:es|era|eran|son|en|quiero|quería|uso|necesito|me gustan?|tomo|bebo|"
    r"como|vivo en|trabajo en|estoy en|soy))?|en (?:vez|lugar) de(?:l)?|nada de|fuera|basta de|se "
    r"acabaron?(?: (?:lo de|el|la|los|las))?|(?:dej[eé]|he dejado) (?:de|el|la)|antes que|nunca|"
    r"(?:te )?"
    r"(?:dije|he dicho|había dicho|escribí|puse|mencioné)(?! que\b)",
    shifts=(
        (
            r"\b(?:cambi|pas|mud|mov)\w* (?:de|del) (?P<old>[^,;!?]{2,40}?) (?:a|al|a la|a los) "
            r"(?P<new>[^,;!?]{2,40})"
        ),
        r"\b(?:dije|había dicho|te dije) (?P<old>[^,;!?]{2,30}?),? pero (?P<new>[^;!?]{2,80})",
    ),
    drops=(
        (
            rf"\b{_DROP}(?: de)?(?: por favor)? {_ABOUT}(?: que (?:te |le |os )?(?:dije|he dicho|"
            rf"había dicho|cont[eé]|"
            rf"he contado|comentaba?|coment[eé]|he comentado|mencion[eé]|escrib[ií]|ped[ií]|he "
            rf"pedido|puse|sab[eé]s|sabe|tienes(?: guardado| anotado)?))?(?: antes| ayer| hoy)? "
            rf"?{_OF} (?!(?:tus?|sus?) (?:memoria|notas)){{X}}"
        ),
        (
            rf"\b{_ABOUT} {_OF} {{x}},? (?:ya no (?:vale|es (?:así|cierto|válido)|aplica|cuenta|"
            rf"hace falta)|"
            r"est[aá] (?:anticuado|obsoleto|desfasado)|qued[oó] (?:anticuado|obsoleto))"
        ),
        (
            rf"\b{_ABOUT} {_OF} {{x}}\W{{0,3}}(?:ya )?(?:puedes |pod[eé]s |puede |mejor |por "
            rf"favor |te pido que )*{_DROP}"
        ),
        (
            rf"{_NOT}\b(?:olv[ií]d(?:a|e|á|emos)(?:te|se)?(?: de)?|olvidar(?:te)? (?:de)?) "
            rf"?(?:del?|lo del?|el|la|los|las|mis?)(?: la| los| las| mi)? {{x}}(?=[,;.!]|\Z)"
        ),
        (
            r"\b(?:he cambiado|cambi[eé]) de (?:idea|opini[oó]n) (?:sobre|con|respecto a) (?:el |"
            r"la |los |las |lo de )?{X}"
        ),
    ),
    matter=rf"\b(?:{_ABOUT} {_OF}|en cuanto a|respecto a(?:l)?|sobre|el|la|mi)(?: el| la| los| "
    rf"las)? "
    r"{x}(?=\s*[,:?–-]| (?:es|son|ahora|ya|ha)\b)",
    frame="lo eso parte dato cosa tema asunto preferencia nota dije dicho conté historia "
    "regla norma manía idea plan recuerdo información rollo capricho petición comenté mencioné "
    "contado pedí antes ayer hoy ya más por favor mejor memoria "
    "vivo vive voy va uso usa tomo toma",
    task=r"mu[eé]stra|dame|da me|haz|lista|busca|escribe|redacta|traduce|compara|ordena|revisa|"
    r"env[ií]a|"
    r"explica|abre|añade|puedes|podr[ií]as|podés|puede|podría|calcula|filtra|agrupa|ponme|"
    r"dime|ens[eé]ñame|qu[eé]|cu[aá]l|cu[aá]ndo|d[oó]nde|c[oó]mo|resume|saca|"
    r"prueba",
    only=r"solo|sólo|solamente|únicamente|nada más",
)
