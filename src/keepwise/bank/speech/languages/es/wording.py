"""Wording Spanish facts: the first person turned into the third.

"Vivo con mis padres" becomes "Vive con sus padres". The result is a short sentence without a
subject, as Spanish has it anyway.
"""

from __future__ import annotations

import re

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.languages.es.verb_tables import DOUBTFUL
from keepwise.bank.speech.languages.es.verbs import COMMANDS, FIRST, PRESENT, fold

_VERB_AFTER = frozenset(
    "no nunca jamás siempre también tampoco ya yo me nos solo sólo que cuando si y e pero porque "
    "donde mientras aunque casi apenas suelo lo la los las le les se lunes martes miércoles jueves "
    "viernes sábados domingos sábado domingo mañanas tardes noches semana día días normalmente "
    "generalmente habitualmente actualmente ahora luego después antes personalmente".split()
)
_NOUN_AFTER = frozenset(
    "el un una mi su tu del al de este ese otro cada buen gran nuestro todo mucho poco sin por "
    "para con en algún ningún primer tercer nuevo mismo".split()
)

_AFTER_PLURALS = frozenset(
    "solo como bajo sobre medio claro completo listo limpio paso tono modo texto".split()
)

# "Suelo levantarme": reflexive, not "to me".
_REFLEXIVE = (
    r"(?:present|manej|apañ|defend|levant|acost|mud|dedic|duch|despert|encarg|ocup|mov|desplaz|"
    r"qued|sent|cas|jubil|cambi|"
    r"apunt|centr|enfoc|concentr|reun|junt|vest|dorm|organiz|relaj|adapt|acostumbr|especializ|"
    r"traslad|inscrib|alimentar|aliment|entren|prepar|divert|ir|form|comprometer|comunic|sentir|"
    r"conect|gradu|incorpor|un)"
)

_OWN = {
    "mi": "su", "mis": "sus", "mío": "suyo", "mía": "suya", "míos": "suyos", "mías": "suyas",
    "nuestro": "su", "nuestra": "su", "nuestros": "sus", "nuestras": "sus", "mí": "sí",
    "nosotros": "ellos", "nosotras": "ellas",
}  # fmt: skip

# Nouns as well: an order only where its object follows.
_ALSO_NOUNS = frozenset(
    "cita cuenta lista marca muestra firma pregunta copia carga nota baja compra sube toca "
    "entrega toma visita mezcla busca cena llamada".split()
)
_CLITICS = r"(?:me|nos|te|se)?(?:l[oae]s?)?"


def third_person(words: str) -> str:
    """Words about oneself as words about somebody: "mi equipo" becomes "su equipo".

    An order at their beginning becomes an infinitive: "dame un resumen" becomes "darle un resumen".
    """
    return _other(_infinitive(words))


def _infinitive(words: str) -> str:
    match = compiled(
        rf"(?P<to>me |nos )?(?P<it>l[oae]s? )?(?P<v>(?!se\b)[a-záéíóúñ]+?)(?P<c>{_CLITICS})"
        r"(?P<rest>(?: .*)?)"
    ).fullmatch(words)
    if match is None:
        return words
    infinitive = COMMANDS.get(fold(match["v"]), "ser" if match["v"].lower() == "sé" else "")
    clitics = (match["to"] or "").strip() + (match["it"] or "").strip() + match["c"]
    if not infinitive or clitics[:2] in ("te", "se"):
        return words
    if match["it"] and match["v"].lower() in _ALSO_NOUNS and not match["to"]:
        return words
    noun = match["v"].lower() in _ALSO_NOUNS and not clitics
    if noun and not compiled(r" (?:el|la|los|las|un|una|me|todo|siempre|cada|mis?)\b.*").fullmatch(
        match["rest"]
    ):
        return words
    it = re.sub(r"\A(?:me|nos)", "", clitics)
    to = ("le" if clitics != it else "") if not it else ("se" if clitics != it else "")
    if to == "se":
        infinitive = infinitive[:-2] + infinitive[-2:].translate(_STRESSED)
    return infinitive + to + it + match["rest"]


_STRESSED = str.maketrans("aei", "áéí")


def _other(words: str) -> str:
    """The words of the first person replaced, one after another."""
    words = compiled(r"\A(?:a m[ií],? (?=(?:no )?me\b)|(?:yo|nosotr[oa]s),? )").sub("", words)
    words = compiled(rf"\b({_REFLEXIVE}(?:[aei]r|ándo|iéndo))me\b").sub(r"\1se", words)
    words = compiled(r"\b(?!\w*(?:firme|duerme)\b)(\w{2,}(?:[aeií]r|ándo|iéndo))(?:me|nos)\b").sub(
        r"\1le", words
    )
    words = compiled(
        r"\b((?:disculp|excus|justific|despid|desped|present|enroll|repet|explay|"
        r"dirig|refer)[aeií]r)te\b"
    ).sub(r"\1se", words)
    words = compiled(r"\b(me \w+o) yo\b").sub(r"\1", words)
    words = compiled(r"\bconmigo\b").sub("consigo", words)
    parts = re.split(r"([\wáéíóúñü]+)", words)
    said = parts[1::2]
    for at, word in enumerate(said):
        before = said[at - 1].lower() if at else ""
        after = said[at + 1].lower() if at + 1 < len(said) else ""
        # "Quito" is a city, "quito" a verb.
        if at == 0 or word[:1].islower():
            parts[2 * at + 1] = _word(word, before, after)
    return "".join(parts)


def _word(word: str, before: str, after: str) -> str:
    low = word.lower()
    if low in ("me", "nos"):
        new = _pronoun(low, after)
    elif low in _OWN:
        new = _OWN[low]
    elif low in FIRST and _is_verb(low, before):
        new = FIRST[low]
    else:
        return word
    return new[:1].upper() + new[1:] if word[:1].isupper() else new


def _pronoun(low: str, after: str) -> str:
    # "Me levanto" has its subject in the verb, "me gusta" has another.
    if after in FIRST or after in ("lo", "la", "los", "las"):
        return "se"
    return "le" if low == "me" else "les"


def _is_verb(low: str, before: str) -> bool:
    if not before:
        return True
    if low in DOUBTFUL:
        # No singular noun stands right behind a plural: "en mis proyectos uso".
        plural = before.endswith("s") and low not in _AFTER_PLURALS
        return before in _VERB_AFTER or before.endswith("mente") or plural
    return before not in _NOUN_AFTER


def statement(words: str) -> str:
    """A statement about oneself as a fact: "uso mi coche" becomes "Usa su coche"."""
    # The day of a thing done is told by its date.
    words = compiled(
        r"(?:\A|(?<= ))(?:ayer|anoche|anteayer|hoy(?! en d[ií]a| por hoy))(?: mismo)?,? |,? "
        r"(?:ayer|anoche|anteayer|hoy)\Z"
    ).sub("", words)
    said = _other(words)
    return said[:1].upper() + said[1:]


def main_clause(words: str) -> str:
    """A clause without the word that made it depend on another: "que vivo aquí"."""
    return compiled(r"\A(?:de )?que ").sub("", words)


_SPELLINGS = {
    "tambien": "también", "dolares": "dólares", "dolar": "dólar", "grafico": "gráfico",
    "graficos": "gráficos", "grafica": "gráfica", "graficas": "gráficas", "ingles": "inglés",
    "frances": "francés", "aleman": "alemán", "portugues": "portugués",
    "espanol": "español", "parrafos": "párrafos", "jamas": "jamás",
    "dia": "día", "dias": "días", "años": "años", "anos": "años", "numero": "número",
    "numeros": "números", "ultimos": "últimos", "ultimas": "últimas", "calculo": "cálculo",
    "aqui": "aquí", "ahi": "ahí", "asi": "así", "adios": "adiós", "podrias": "podrías",
    "podria": "podría", "gustaria": "gustaría", "preferiria": "preferiría", "querria": "querría",
    "estaria": "estaría", "seria": "sería", "vendria": "vendría", "agradeceria": "agradecería",
    "alergico": "alérgico", "alergica": "alérgica", "celiaco": "celíaco", "celiaca": "celíaca",
    "miercoles": "miércoles", "sabado": "sábado", "sabados": "sábados", "kilometros": "kilómetros",
    "metrico": "métrico", "metricas": "métricas", "despues": "después", "estadistica":
    "estadística", "mas": "más", "tuteame": "tutéame", "llamame": "llámame",
    "region": "región", "logistica": "logística", "tecnico": "técnico", "tecnica": "técnica",
    "analisis": "análisis", "musica": "música", "cumpleanos": "cumpleaños", "companero":
    "compañero", "pequeno": "pequeño", "pequena": "pequeña", "nino": "niño", "ninos": "niños",
    "tb": "también", "tmb": "también", "tbn": "también", "q": "que", "xq": "porque", "pq": "porque",
    "toy": "estoy", "xfa": "porfa", "xfavor": "por favor", "porfavor": "por favor", "pls":
    "por favor", "plis": "por favor", "please": "por favor", "x": "por", "salu2": "saludos",
    "ke": "que", "k": "que", "d": "de",
    "nacio": "nació", "todavia": "todavía", "facil": "fácil", "economia": "economía",
    "automatico": "automático", "numerico": "numérico", "titulo": "título", "titulos": "títulos",
    "paises": "países", "pais": "país", "mexico": "México", "peru": "Perú", "bogota": "Bogotá",
}  # fmt: skip


def tidy(words: str) -> str:
    """``words`` as they are spelled: "tambien en dolares porfavor" gets its accents.

    Orders lose theirs, which come and go with the pronouns on them: "muéstrame" is "muestrame".
    """
    words = words.replace("¿", " ").replace("¡", " ").strip()
    words = compiled(rf"(?<![\w-])(?:{'|'.join(_SPELLINGS)})(?![\w-])").sub(_spelled, words)
    words = compiled(r"\b\w*[áéíóú]\w*\b").sub(_order, words)
    words = compiled(r"(?<=\w), (?:por cierto|la verdad|francamente), (?=no |me |nunca )").sub(
        " ", words
    )
    # "Hoy doy clases" is so today and tomorrow.
    words = compiled(
        r"\A(?:(?:y|pero) )?hoy (?=(?:yo )?(?:doy clases|enseño|dirijo|llevo (?:la|el|un)|trabajo "
        r"(?:de|como) )(?!.*\b(?:a las|hasta|por la (?:mañana|tarde|noche))\b))"
    ).sub("", words)
    # Why something is to be forgotten is no part of what is.
    words = compiled(
        r"\A((?:(?:y|ah|pues|mejor|por favor|oye),? )*(?:olv[ií]d|borr|elimin|b[oó]rr)\w* "
        r".{3,80}?),? "
        r"(?:que|porque|pues|ya que) (?:ya |no |me |eso |era |fue |es |se |al final|lo |la ).*"
    ).sub(_without_why, words)
    words = compiled(
        r"\b(?:mis? [\w]+ y yo|yo y mis? \w+),? (?=(?:no |nos |también |siempre )?(?:somos|"
        r"estamos|vamos|\w+[aei]mos)\b)"
    ).sub("", words)
    words = compiled(
        r"\bya no (vivo|trabajo|estoy|resido) en [^,]{2,40}?, (?:sino |desde \w+ |y )?(?:ahora |"
        r"que )?"
        r"(?:(?:vivo|trabajo|estoy|resido|es) )?en "
    ).sub(r"ahora \1 en ", words)
    # "Not in A but in B" says B, "in B, not in A" as well.
    words = compiled(
        r"\b(?:ya )?no (vivo|trabajo|estoy|resido) en [^,]{2,40}?,? sino (?:que "
        r")?(?:en )?"
    ).sub(r"\1 en ", words)
    words = compiled(
        r"\b((?:vivo|trabajo|estoy|resido) en [^,]{2,40}),? (?:y )?(?:ya )?no en "
        r"[^,.]{2,40}"
    ).sub(r"\1", words)
    words = compiled(r"\b(?:tengo que decir|debo decir|tengo que confesar|confieso) que ").sub(
        "", words
    )
    # What begins a sentence with a capital letter stands in the middle of a fact.
    words = compiled(
        r"\A(?-i:[A-ZÁÉÍÓÚ])(?=(?:espuestas?|xplicaci\w+|extos?|ensajes|es[uú]menes|nformes|"
        r"r[aá]fic[oa]s?|ablas?|istas?|lanillas?|ojas?|esos|uros|[oó]lares|ibras|[aá]rrafos|"
        r"iñetas|echas|empera\w+|istancias|iempre|unca|ormalmente|ada|in|os|as|n|rimero|o "
        r"primero|áximo|omo (?:mucho|máximo)|ínimo|l|a|os|as|os|res|inco|uatro|na?|odo|odos|"
        r"odas|or|ara|penas|ejor|laro|áticas?|arne|uevos|echa|oras|onclusi[oó]n|mpleza|jemplos?|"
        r"odigo|ódigo|"
        r"ítulos?|recios?|fertas?|uando|i|sta|us?|uestr[oa]s?|is?)\b)"
    ).sub(lambda match: match.group().lower(), words)
    words = compiled(
        r",? y no (?:en |con |de |a |por )?(?:es[eao]s?|est[eao]s?) [^,;:]{2,40}\Z"
    ).sub("", words)
    # "Esas cosas" are any such things.
    words = compiled(r"\b(?:es|est)(?=[oa]s (?:cosas|temas)\b)").sub("l", words)
    words = compiled(
        r"\b(?:es|est)(?=[oa]s (?:listas|informes|tablas|resúmenes|correos|gráficos|respuestas|"
        r"casos)"
        r"\b.*\bsiempre\b)"
    ).sub("l", words)
    # "Superenganchado" is a degree of what follows.
    words = compiled(
        r"\b(?:s[uú]per|hiper|mega)[- ]?(?=(?:enganchad|fan\b|al[eé]rgic|aficionad|mal[oa]\b|"
        r"sensible|friki|amante|vegan|fiel|despistad|lent|r[aá]pid|cort|clar))"
    ).sub("", words)
    # "Of Murcia, I mean, of Alicante": what is said last counts.
    words = compiled(
        r"\b(?P<p>de|en|a|con|por|para)l? (?:la |el |los |las )?[\wáéíóúñ]+(?: "
        r"(?-i:[A-ZÁÉ])[\wáéíóúñ]+)?,? (?:digo|perd[oó]n|quiero decir|quise decir|mejor dicho|no,? "
        r"perdón|uy,? no|corrijo|o sea,? no|rectifico),? (?=(?P=p)\b)"
    ).sub("", words)
    # These words only introduce what is said.
    return compiled(
        r"\A(?:es que|resulta que|la verdad es que|lo cierto es que|que (?=(?:estudio|trabajo|toco|"
        r"vivo|soy|tengo|uso|hablo|juego|prefiero|odio|adoro)\b)) ?"
    ).sub("", words)


def _without_why(match: re.Match[str]) -> str:
    # "Forget that I like tea" names in such words what is to be forgotten.
    named = compiled(r".* (?:lo|eso|esto) (?:del?|que)\b.*|.* mis? \w.*|.*,")
    return match[1] if named.fullmatch(match[1]) else match.group()


def _spelled(match: re.Match[str]) -> str:
    word = _SPELLINGS[match.group().lower()]
    return word[:1].upper() + word[1:] if match.group()[:1].isupper() else word


def _order(match: re.Match[str]) -> str:
    word = match.group()
    plain = fold(word)
    verb = compiled(rf"(?P<v>\w+?)(?P<c>{_CLITICS})").fullmatch(plain)
    if verb is None or verb["v"] not in COMMANDS or (not verb["c"] and not _vos(word, verb["v"])):
        return word
    return plain[:1].upper() + plain[1:] if word[:1].isupper() else plain


def _vos(word: str, verb: str) -> bool:
    """Whether a form without pronouns is an order of those who say "vos": "mostrá", "poné"."""
    infinitive = COMMANDS[verb]
    low = word.lower()
    # "Usé" is something else: only -er verbs have an é there.
    return (
        low[:-1] == infinitive[:-2]
        and low[-1:] in ("á", "é", "í")
        and (fold(low[-1:]) == fold(infinitive[-2:-1]))
    )


WHEN = (
    r"(?:(?:solo|casi) )?(?:(?:todos )?(?:los|las) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|"
    r"s[aá]bados|domingos|fines de semana|mañanas|tardes|noches|d[ií]as|findes|semanas|meses|años)"
    r"(?: por la (?:mañana|tarde|noche))?(?: y (?:los |las )?(?:lunes|martes|mi[eé]rcoles|jueves|"
    r"viernes|s[aá]bados|domingos))?|tod[oa]s l[oa]s \w+|cada \w+|(?:por|en|a) las? (?:mañanas?|"
    r"tardes?|noches?)|entre semana|de (?:lunes|martes|mi[eé]rcoles|jueves) a "
    r"(?:mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)|en (?:verano|invierno|otoño|primavera|casa|"
    r"(?:el|mi|nuestro) (?:equipo|trabajo|empresa)|mi empresa|la oficina|mi tiempo libre|"
    r"vacaciones)|a (?:mediod[ií]a|diario)|a las? \d+(?::\d\d)?(?: y \w+)?(?: de la (?:mañana|"
    r"tarde|noche))?|para "
    r"(?:desayunar|cenar|comer|trabajar|el desayuno|la cena|el trabajo|viajar|programar)|"
    r"(?:(?:antes|después|a partir) de|hasta|desde) (?:l |las? )?\d*\w+(?::\d\d)?|en general|por "
    r"lo general|normalmente|generalmente|"
    r"habitualmente|actualmente|últimamente|desde (?:hace|el|la) [\w ]{2,20}?|de momento|"
    r"hoy en d[ií]a|a veces|con frecuencia|a menudo)"
)
VERB = (
    r"(?:(?:no|nunca|siempre|solo|sólo|me|nos|ya|también|casi|lo|la|los|las|suelo|yo|prefiero) )*"
    r"(?:[a-záéíóúñ]+(?:o|amos|emos|imos)|soy|estoy|voy|doy|he|sé|gustan?|encantan?)"
)


def straight(words: str) -> str:
    """A clause with its verb first: "los viernes trabajo en casa" becomes "trabajo en casa ..."."""
    # "Ni" only colours a "no" with what lasts: "ni me gusta el golf".
    if match := compiled(
        r"(?:yo )?ni (?:siquiera )?(?P<o>(?:me (?:gustan?|interesan?|importan?)|bebo|como|fumo|"
        r"tomo|uso|soy|tengo (?:coche|carro|hijos|tele|carnet|mascotas?|redes sociales))\b"
        r"(?!.*\b(?:ni|est[aeo]|es[aeo]|ahora|hoy)\b).*)"
    ).fullmatch(words):
        return f"no {match['o']}"
    if match := compiled(rf"(?P<a>{WHEN}),? (?P<o>{VERB}(?: .+)?)").fullmatch(words):
        when = match["a"][:1].lower() + match["a"][1:]
        return f"{match['o']} {when}"
    if match := compiled(
        rf"(?P<a>(?:cuando|si) (?:me |no )?(?:{PRESENT}) [^,]{{2,40}}?),? (?P<o>{VERB} .+)"
    ).fullmatch(words):
        return f"{match['o']} {match['a'][:1].lower()}{match['a'][1:]}"
    if match := compiled(
        r"(?P<x>[\w áéíóúñ-]{2,60}?) (?P<v>(?:no|nunca|jamás|ni) (?:como|bebo|tomo|fumo|puedo "
        r"comer|"
        r"puedo tomar|pruebo|consumo|uso|necesito|quiero|soporto|aguanto|tolero))"
        r"(?P<o>(?: .+)?)"
    ).fullmatch(words):
        return f"{match['v']} {match['x'][:1].lower()}{match['x'][1:]}{match['o']}"
    if reason := compiled(
        r"(?P<o>.{4,}?),? (?:porque|ya que|puesto que|que (?:me|soy|así|si no|no|luego|estoy|"
        r"tengo)|pues|así "
        r"(?:no|me|es)|por (?:salud|motivos|comodidad|costumbre|si acaso|temas)) .+"
    ).fullmatch(words):
        return reason["o"]
    said = compiled(
        r"(?<=\w) (?:pues|la verdad|por cierto|sinceramente|personalmente|honestamente|de hecho|"
        r"en realidad|eso sí|bueno|obviamente|también|además|desde siempre|de toda la vida)(?= |\Z)"
    ).sub("", words)
    return said if said != words else ""
