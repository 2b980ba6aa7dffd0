"""Portuguese rules, third part: what people like, dislike, prefer and want."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.pt.parts import (
    AS,
    IS,
    MY,
    POINT,
    TELLING,
    THING,
    TIME,
    TO_ME,
    YOU,
    I,
)
from keepwise.bank.speech.languages.pt.verbs import FIRST, GIVE
from keepwise.bank.speech.languages.pt.wording import ADVERBS

_EASIER = (
    r"(?:(?:muito |bem |bastante |tão |super |sempre )*(?:mais (?:fácil|fáceis|clar[oa]s?|"
    r"prátic[oa]s?|"
    r"úte?i?s|út(?:il|eis)|legíve(?:l|is)|simples|intuitiv[oa]s?|limp[oa]s?|confortáve(?:l|is)|"
    r"rápid[oa]s?)|"
    r"melhor(?:es)?|ótim[oa]s?|preferíve(?:l|is)|ideal|ideais|suficientes?|perfeit[oa]s?))"
)
_STATIVE = (
    r"(?:quero|sei|acho|vejo|tenho|estou|sou|preciso|posso|vou|consigo|esqueço|perco|digo|espero|"
    r"entendo|venho|dou|sinto|peço|recebo|gosto|adoro|amo|odeio|detesto|prefiro|tento|ouço|ganho|"
    r"erro|caio|passo|pretendo|pergunto|agradeço|imagino|creio|lembro|mando|conto|ponho|trago)"
)
_HABIT = rf"(?!{_STATIVE}\b)(?:{FIRST})"
_AT_HAND = rf"(?!.*\b(?:{POINT}|você|hoje|agora mesmo|ontem|amanhã)\b)"


def _dislikes() -> tuple[Rule, ...]:
    said = (
        ((r"não (?:gosto|sou (?:muito |lá )?(?:fã|adept[oa]|amig[oa])|sou muito)(?: muito| nada| "
         r"nem um "
         r"pouco| mesmo| lá muito| mais)?"), r"(?:de|d[oa]s?) ", "Não gosta {x}"),
        (r"(?:odeio|tenho (?:ódio|horror|nojo|pavor) (?=[ad]))", r"(?:de |a )?", "Odeia {x}"),
        (r"(?:detesto|abomino)", "", "Detesta {x}"),
        (r"(?:não (?:suporto|aguento|tolero|aprecio|consigo (?:ler|com)|posso com)(?: mais)?)", "",
         "Não suporta {x}"),
        (r"(?:evito)", "", "Evita {x}"),
        (r"não curto(?: mais)?", "", "Não curte {x}"),
        (r"(?:dispenso|passo bem sem|vivo bem sem|recuso)", "", "Dispensa {x}"),
        (r"(?:não (?:quero|queria|gostaria de|pretendo|desejo)(?: nunca)?(?: mais| ver mais)?)",
         r"(?:(?:ver|receber|ter) )?", "Não quer {x}"),
        (r"(?:não (?:preciso|necessito)(?: mais)?(?: de ver)?|não me faz(?:em)? falta)",
         r"(?:de |d[oa]s )?", "Não precisa de {x}"),
        (r"(?:não (?:uso|utilizo))", "", "Não usa {x}"),
        (r"(?:(?:estou )?(?:fart[oa]|cansad[oa]|chei[oa]|de saco cheio)|cansei|enjoei)",
         r"(?:de |d[oa]s? )", "Não quer {x}"),
    )  # fmt: skip
    found = []
    for verb, link, fact in said:
        keep = link if fact.startswith(("Não gosta",)) else ""
        drop = "" if keep else link
        no = "" if keep else "|d[oa]"
        found.append(
            Rule(
                "dislike",
                "wish",
                rf"{I}(?:{verb}) (?:{ADVERBS} ){{0,4}}{drop}(?P<x>{keep}(?!(?:ir|sair|"
                rf"perder|atrapalhar|incomodar|falar|fazer|que você|ser chat|dizer|isso|mais nada|"
                rf"nada|"
                rf"saber|parecer|acreditar|esperar{no})\b){THING}(?!.*\b(?:{POINT}|você|"
                rf"hoje)\b).+)",
                fact=fact,
                negative=True,
                reads=SHAPES,
            )
        )
    return tuple(found)


def _likes() -> tuple[Rule, ...]:
    said = (
        ("(?:gosto|gostava|sou fã|sou adept[oa]|sou grande fã)", "(?:de|d[oa]s?) ", "Gosta {x}"),
        ("sou (?:mais|muito)", "(?:de|d[oa]s?) ", "Gosta {x}"),
        ("adoro", "", "Adora {x}"),
        ("amo", "", "Ama {x}"),
        ("curto", "", "Curte {x}"),
        ("aprecio", "", "Aprecia {x}"),
        ("sou apaixonad[oa]", "por ", "Gosta muito {x}"),
    )
    found = []
    for verb, link, fact in said:
        found.append(
            Rule(
                "like",
                "wish",
                rf"{I}{verb} (?:{ADVERBS} ){{0,4}}(?P<x>{link}{THING}(?!(?:(?:[oa] )?(?:ideia|"
                rf"jeito|forma|maneira|resultado|resposta|sugestão|proposta|primeir[oa]|segund[oa]|"
                rf"nov[oa]|[úu]ltim[oa]|outr[oa])|trabalhar com você|trabalhar contigo|saber|tudo)"
                rf"\b)"
                rf"(?!.*\b(?:{POINT}|você|hoje|seu trabalho)\b).+)",
                fact=fact,
                reads=SHAPES,
            )
        )
    return tuple(found)


WISHES: tuple[Rule, ...] = (
    Rule("dislike-when", "free",
         rf"{I}(?P<v>odeio|detesto|não (?:gosto|suporto|aguento|curto)(?: nada)?|me irrito|me "
         rf"incomoda|"
         rf"me irrita|fico irritad[oa]|não aguento) (?P<x>(?:quando|que|de que) (?!(?:{POINT}|eu)"
         rf"\b)"
         rf"(?!.*\b(?:{POINT})\b).+)", fact="{v} {x}"),
    Rule("like-when", "free",
         rf"{I}(?P<v>adoro|gosto(?: muito| mais)?|aprecio|prefiro|curto) (?P<x>quando (?!"
         rf"(?:{POINT}|"
         rf"eu)\b)(?!.*\b(?:{POINT})\b).+)", fact="{v} {x}", reads=SHAPES),
    Rule("dislike", "wish",
         rf"(?:(?:me |já me )?(?:irritam?|incomodam?|chateiam?|cansam?) (?P<x>{THING}.+)|(?P<y>"
         rf"(?!{POINT}|eu\b|me\b|o\b|a\b)(?!.*\b(?:quero|prefiro|uso)\b).+?) (?:me (?:irritam?|"
         rf"incomodam?|cansam?|chateiam?|confundem?|dão "
         rf"(?:nos "
         rf"nervos|sono|"
         rf"raiva)|dá nos nervos)|não (?:funcionam?|servem?|são|é|dão) (?:bem )?(?:para mim|comigo"
         rf"|a minha "
         rf"(?:praia|cara))|não (?:é|são) comigo|não me (?:agradam?|ajudam?|servem?|faz(?:em)? "
         rf"falta|"
         rf"são (?:úteis|necessári[oa]s))|(?:eu )?(?:dispenso|detesto|odeio|não suporto|não quero|"
         rf"não "
         rf"uso|não leio)))(?: nada| mesmo)?", fact="Não gosta de {x}",
         negative=True, reads=SHAPES),
    *_dislikes(),
    # Preferences
    Rule("prefer", "value", rf"{I}(?:prefiro|preferia|preferiria|gosto mais|gosto|quero|adoraria|"
         rf"prefiro "
         rf"sempre) que {YOU}(?:sempre )?{TO_ME}{GIVE}(?:-me)? {TELLING}{AS}(?P<x>.+)",
         reads=SHAPES),
    Rule("prefer", "value", rf"{I}(?:prefiro|preferia|preferiria) que (?:as |os )?(?P<x>.+)",
         reads=SHAPES),
    Rule("prefer", "wish", rf"{I}(?:prefiro|preferia|preferiria|dou preferência a|tenho "
         rf"preferência por|"
         rf"privilegio) (?:mil vezes )?(?:{ADVERBS} ){{0,4}}(?:as |os )?"
         rf"(?:receber |ver |ter )?(?P<x>(?!(?:{POINT}|a (?:primeira|segunda|última|outra|nova|"
         rf"anterior)|"
         rf"o (?:primeiro|segundo|último|outro|novo|anterior)|[oa] (?:opção|versão|alternativa)|"
         rf"não|nem|outra coisa|assim|que|pensar"
         rf"|esperar|aguardar|responder|deixar|ver|conferir|"
         rf"confirmar|verificar|ficar|ir)\b)"
         rf"(?!.*\b(?:{POINT}|hoje)\b).+)", fact="Prefere {x}", reads=(*SHAPES, "period")),
    Rule("prefer", "free", rf"{I}(?:prefiro|preferia|preferiria|gosto mais|é melhor) (?P<x>que (?!"
         rf"(?:"
         rf"{POINT})\b)(?!.*\b(?:{POINT}|hoje|amanhã)\b).+)", fact="Prefere {x}"),
    Rule("prefer", "wish",
         rf"{I}(?:opto|escolho|voto|vou) (?:{ADVERBS} ){{0,4}}(?:por|em|de|n[oa]s?) "
         rf"(?P<x>(?!(?:férias|carro|volta|novo|embora|avião)\b){THING}.+)", reads=SHAPES),
    Rule("prefer", "wish", rf"(?:eu )?gosto mais (?P<x>(?:de|d[oa]s?) (?!(?:primeir|segund|terceir"
         rf"|últim|anterior|outr|nov)[oa])(?:receber |ver )?{THING}"
         rf"(?!.*\b{POINT}\b).+)", fact="Gosta mais {x}", reads=SHAPES),
    Rule("preference-is", "wish", rf"{MY} preferência (?:é|são|vai|seria|continua a ser)(?: por| "
         rf"para| "
         r"(?:receber|ver|usar))? (?P<x>.+)", fact="Prefere {x}", reads=SHAPES),
    Rule("better", "wish", r"(?:antes|mil vezes|mais vale|melhor|de preferência|preferencialmente|"
         r"preferivelmente) (?P<x>.+)", reads=SHAPES),
    *_likes(),
    Rule("want-of", "value", rf"(?:[oa]s? )?(?!(?:{POINT}|que|quando|como|não|eu|se)\b)[\w-]+(?: "
         rf"d[eoa]s? [\w-]+)? (?:eu )?"
         rf"(?:quero|prefiro)(?: sempre)? (?P<x>.+)", reads=SHAPES),
    Rule("want-of", "free", rf"(?P<o>(?:[oa]s? )?(?!(?:{POINT}|que|quando|como|não|eu|se|também|só"
         rf"|sempre|nunca|mas|já|agora|"
         rf"hoje|o|a)\b)[\w-]+(?: d[eoa]s? [\w-]+)?) (?:eu )?(?:quero|prefiro) (?P<x>(?:sempre )?"
         rf"(?:em|com|sem|por|a|à|de|n[oa]s?|às|aos|"
         rf"até) (?!.*\b{POINT}\b).+)", fact="Quer {o} {x}"),
    Rule("at-most", "free", r"(?:eu )?(?:quero|prefiro|gosto de|gostaria de|preciso de) (?P<x>"
         r"(?:respostas|resumos|textos|explicações|"
         r"mensagens|e-mails|parágrafos) (?:de|com|em|até) .{0,12}\b\w+ (?:linhas?|frases?|"
         r"parágrafos?|palavras|itens|tópicos)"
         r"(?: no máximo)?)", fact="Prefere {x}"),
    Rule("at-most", "free", r"(?P<x>(?:respostas|resumos|textos|explicações|mensagens|e-mails|"
         r"parágrafos) (?:de|com|em|até) .{0,12}\b\w+ "
         r"(?:linhas?|frases?|parágrafos?|palavras|itens|tópicos)(?: no máximo)?)",
         fact="Prefere {x}", sign=True),
    Rule("want", "value",
         rf"{I}(?:quero|queria|gostaria de|gostava de|gostaria|adoraria|preciso|necessito|uso|"
         rf"utilizo|"
         rf"trabalho|quis dizer|queria dizer|quero dizer|falei|penso|faturo|reporto|conto|vendo|"
         rf"penso|"
         rf"leio|meço|faço contas|faço (?:as )?contas|prefiro|tem que ser|precisa ser|tem de ser|"
         rf"estou "
         rf"acostumad[oa]|estou habituad[oa]|raciocino|fico) (?:{ADVERBS} ){{0,4}}(?:de |a |com |"
         rf"em |"
         rf"por )?"
         rf"(?:(?:ver|receber|ter|ler|usar|trabalhar com|que) )?{YOU}(?:{TO_ME}{GIVE} )"
         rf"?{TELLING}{AS}"
         r"(?P<x>.+)", reads=SHAPES),
    Rule("tool", "free", rf"{I}(?P<v>uso|escrevo com|trabalho com) (?P<x>(?!(?:{POINT}|o|a)\b)"
         rf".+,? (?:e )?(?:não|nunca|em vez "
         r"de) (?!.*\bmais\b).+)", kind="personal"),
    Rule("need", "free",
         rf"(?:eu )?(?P<v>(?:{ADVERBS} ){{0,4}}(?:preciso|quero|necessito|peço|queria|"
         rf"gostaria|gostava|exijo)(?: {ADVERBS}){{0,4}}) "
         rf"(?P<x>(?!(?:{POINT}|ir|sair|mais|ajuda|que você|de (?:ajuda|mais|um favor|sair|ir))\b)"
         rf"{_AT_HAND}.+)", lasting=True, reads=("period",)),
    Rule("find", "value", rf"{I}acho (?:que )?(?P<x>.+?) (?:{IS} )?{_EASIER}(?: (?:de|para|a) "
         rf"(?:ler|entender|"
         rf"acompanhar|mim|visualizar|perceber|comparar|digerir))?(?: para mim)?(?: (?:do )?que "
         rf".+)?",
         reads=SHAPES),
    Rule("best", "value", r"(?P<x>.+?) (?:bastam?|chegam?)", reads=SHAPES),
    Rule("best", "value", rf"(?:para mim,? )?(?P<x>.+?) (?:{IS}|funcionam?|servem?|ficam?|seria|"
         rf"seriam|"
         rf"resultam?|caem?)(?: para mim| comigo)? {_EASIER}(?: (?:de|para) (?:ler|entender|mim|"
         r"acompanhar|perceber|comparar))?(?: para mim| comigo)?(?: (?:do )?que .+)?|(?P<y>.+?) me "
         r"(?:bastam?|ajudam?(?: mais| muito)?|servem?|chegam?|atendem?)(?: bem| perfeitamente| "
         r"mais)?|"
         rf"(?P<z>.+?) {IS} (?:o que|como|mais a) (?:eu )?(?:quero|prefiro|uso|minha (?:cara|"
         rf"praia)|"
         r"preciso|gosto)", reads=SHAPES),
    Rule("best", "value", rf"(?:{_EASIER}|é melhor|fica melhor|facilita|me ajuda(?: muito)?|"
         rf"entendo melhor|"
         rf"leio melhor|funciono melhor|percebo melhor|me dou melhor)(?: para mim)?(?: (?:se|com|"
         rf"quando|em|"
         rf"ver|ler|receber|"
         rf"que))? {YOU}(?:{TO_ME}{GIVE} )?{TELLING}{AS}(?P<x>.+)", reads=SHAPES),
)  # fmt: skip

HABITS: tuple[Rule, ...] = (
    # Habits
    Rule("habit", "free", rf"{I}(?P<v>costumo|tenho (?:o hábito|por hábito|o costume|por costume|"
         rf"por norma)"
         rf"(?: de)?|não costumo|procuro|tento sempre|evito|faço questão de|tendo a|não abro mão "
         rf"de) "
         rf"(?P<x>(?!(?:ser|ter|estar|entender|me lembrar)\b)\w+[aeiô]r(?:-\w+)?\b"
         rf"(?!.*\b(?:{POINT}|você|hoje)\b).*)", kind="habit", reads=("period",)),
    Rule("habit", "free",
         rf"(?:eu )?(?P<a>(?:{ADVERBS} ){{1,4}})(?P<n>não )?(?P<m>me )?(?P<v>{_HABIT}) "
         rf"(?P<x>(?!(?:o "
         rf"mesmo|"
         rf"errado|mal|muito bem)\b){_AT_HAND}.+)", kind="habit", reads=("period",)),
    Rule("habit", "free",
         rf"(?:eu )?(?P<m>me )?(?P<v>{_HABIT}) (?P<a>(?:sempre|nunca|geralmente|normalmente|"
         rf"habitualmente|"
         rf"quase sempre|por norma|em geral|raramente|principalmente|sobretudo|quase só|só|apenas|"
         rf"exclusivamente|maioritariamente)) (?P<x>(?!(?:o mesmo|errado|mal)\b){_AT_HAND}.+)",
         kind="habit", reads=("period",)),
    Rule("rhythm", "free", rf"(?:eu )?(?P<m>(?:não |me |nunca |só |também )*)(?P<v>(?!"
         rf"(?:{_STATIVE})\b)(?:"
         rf"{FIRST})|(?:tenho|estou|fico)(?=.*\b(?:tod[oa]s?|cada|às \w+s|aos \w+s|à \w+-feira|só|"
         rf"vezes|de "
         rf"(?:segunda|manhã|tarde|noite)|"
         rf"diariamente|das \d|até as|depois d|antes d|mensal|semanal|sempre)\b)) (?P<x>"
         rf"(?!{POINT}\b)(?!.*\b(?:hoje|amanhã|ontem|agora|esta|essa|nessa|nesta|"
         rf"próxima|uma dúvida)\b)(?:.{{2,60}} )?{TIME}(?: só| apenas| sem falta| no máximo| e .+| "
         rf"com .+| "
         rf"para .+| por .+| em casa| d[aeo] .+)?)", kind="habit"),
    Rule("only-then", "free", rf"(?:eu )?(?P<x>(?:só|apenas|somente|nunca|não) (?:posso|consigo) "
         rf"(?:me |"
         rf"fazer |ter |atender |participar |trabalhar |falar |marcar |viajar |entrar )?(?:.+ )"
         rf"?{TIME})",
         kind="habit"),
    Rule("only-then", "free", rf"(?P<x>(?:reuniões|reunião|chamadas|calls|ligações|entregas|"
         rf"compromissos|"
         rf"viagens|voos) (?:comigo |para mim )?(?:sempre |só |nunca |não |apenas |de preferência "
         rf")+"
         rf"(?:.+ )?{TIME})", kind="habit", fact="{x}"),
    Rule("goes", "free", r"(?:eu )?(?P<v>vou|saio|levo) (?P<x>(?:.+ )?(?:tod[oa]s? (?:[oa]s? )"
         r"?\w+|(?:às|aos) (?:segundas|"
         r"terças|quartas|quintas|sextas|sábados|domingos|fins de semana)|\w+ vez(?:es)? (?:por|"
         r"na|ao|à) \w+)(?: .{2,40})?)", kind="habit"),
    Rule("meeting", "free", rf"(?P<x>(?:[oa]s? )?(?:reunião|reuniões|aulas?|terapia|ensaios?|"
         rf"treinos?|plantão|plantões)"
         rf"(?: (?!amanhã|hoje)[\w-]+){{0,4}} (?:é|são|fica|ficam) (?:sempre )?{TIME}(?:.{{0,20}})"
         rf"?)",
         kind="habit", fact="{x}"),
    Rule("standing-habit", "free", rf"(?:eu )?(?P<m>(?:me |não )*)(?P<v>{_HABIT}) "
         rf"(?P<x>{_AT_HAND}.+)",
         kind="habit", lasting=True, reads=("period",)),
    Rule("away", "free", r"(?P<x>(?:fora|ausente|indisponível|ocupad[oa]|em reunião|em reuniões|"
         r"em casa|no escritório|"
         r"disponível|de folga) (?:.+ )?(?:às|aos|todas as|todos os) \w+s\b.{0,30})",
         kind="habit", fact="{x}"),
)  # fmt: skip
