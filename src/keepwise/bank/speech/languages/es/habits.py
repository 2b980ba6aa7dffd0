"""Spanish rules, fourth part: habits and the times of things."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.es.selves import RECURRING, THING, TIME
from keepwise.bank.speech.languages.es.verbs import PRESENT

NO_HABIT = (
    r"(?!(?:puedo|sé|entiendo|veo|creo|pienso|tengo|quiero|necesito|recuerdo|espero|encuentro|"
)
NO_HABIT += r"consigo|logro|olvido|pierdo|digo|estoy|soy|he|cometo|acabo|debo|quito|paso|equivoco|"
NO_HABIT += r"pregunto|dudo|fallo|cambio|supongo|imagino|recibo|llego|agradezco|aprecio|oigo|doy "
NO_HABIT += r"por|sufro|odio|detesto|prefiero)\b)"


HABITS: tuple[Rule, ...] = (
    Rule("habit", "free",
         rf"(?:yo )?(?:suelo|acostumbro(?: a)?|solemos|tengo (?:la costumbre|por costumbre|el "
         rf"hábito)(?: de)?) (?P<x>{THING}(?!(?:olvidar|equivocarme|perder|decir)\b).+)",
         kind="habit", reads=("period",)),
    Rule("habit", "free",
         r"(?:yo )?(?:siempre|normalmente|generalmente|habitualmente|usualmente|casi siempre|"
         r"nunca|casi nunca|rara vez|a menudo|por lo general|en general|frecuentemente|"
         r"típicamente|mayormente|principalmente|por norma|como norma|por regla general|jamás|"
         r"de costumbre|típico que) (?:me |nos |lo |la |los |las |se )?"
         rf"{NO_HABIT}(?:{PRESENT}|\w+[aei]mos) (?P<x>{THING}(?!.*\b(?:contigo|esta vez)\b).+)",
         kind="habit", reads=("period",)),
    Rule("habit", "free",
         rf"(?:yo )?(?:me |nos |lo |la |los |las )?{NO_HABIT}(?:{PRESENT}|\w+[aei]mos) (?:siempre|"
         r"normalmente|generalmente|habitualmente|casi siempre|a menudo|por lo general|"
         rf"principalmente|por norma|cada vez) (?P<x>{THING}(?!(?:lo mismo|igual)\b).+)", kind=
         "habit",
         reads=("period",)),
    Rule("rhythm", "free", rf"(?:yo )?(?:siempre |normalmente |solo |no |nunca |casi )*(?:me |nos |"
         r"lo |la )?(?!(?:tengo (?:una|un|que)|voy a|quiero|necesito|he|acabo|creo|estoy \w+ndo|"
         rf"llego)\b)(?:{PRESENT}|\w{{2,}}[aei]mos) "
         rf"(?P<x>(?:.+ )?{TIME}(?: (?:como (?:muy )?(?:tarde|pronto)|solo|nada más|por la \w+|"
         r"excepto .+|salvo .+|en punto|(?:y|para|con|sin) .+))?)(?<!esta noche)", kind="habit",
         reads=("period",)),
    Rule("rhythm", "free", r"(?:yo )?(?:(?:siempre|normalmente|nunca|solo|no|casi nunca) "
                           r")*(?:estoy|"
         r"tengo|ando) (?P<x>(?:disponible|operativ[oa]|libre|ocupad[oa]|en (?:la oficina|casa|"
         r"línea|reuniones|"
         r"el despacho)|localizable|fuera|de guardia|conectad[oa]|de vacaciones|reuniones|libre)"
         rf"(?: .+)? {TIME}|(?:disponible|localizable|de guardia|de turno|de noche|de tarde|de "
         r"mañana)(?: (?:solo|desde|a partir|entre|hasta|cada|los|por|de|todas)\b.+)?)",
         kind="habit"),
    Rule("fronted", "free", r"(?:el|la|los|las) (?P<x>.{2,40} l[oa]s? (?:tomo|bebo|como|prefiero|"
                            r"quiero|compro|hago|leo|"
         r"uso|preparo|pido) (?!.*\b(?:hoy|luego|mañana|ahora|bien|mal)\b).+)", kind="habit"),
    Rule("fronted", "free", rf"(?:el|la|los|las) (?P<x>.{{2,40}} l[oa]s? (?:{PRESENT}|"
                            rf"\w+[aei]mos) (?:.* )?{RECURRING})",
         kind="habit"),
    Rule("fronted", "free", r"(?:yo )?l[oa] (?:comparo|miro|mido|analizo|calculo|reviso|uso|"
                            r"apunto|cocino|reciclo) (?P<x>todo "
         r".+)", kind="habit"),
    Rule("only-then", "free", r"(?:yo )?(?:solo|sólo|nunca|no) puedo (?P<x>(?:reunirme|quedar|"
         r"viajar|trabajar|hablar|hacer \w+|tener \w+|atender|contestar|conectarme|ir|entrenar|"
         r"coger \w+|antes|después|por|los|las|entre|de|a partir)\b(?! (?:la llamada|ahora|hoy|"
         r"más|nada|esto|eso)\b)"
         r".*)", kind="habit"),
)  # fmt: skip
