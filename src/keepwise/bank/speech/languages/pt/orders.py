"""Portuguese rules, fourth part: orders for how to answer."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.pt.parts import (
    AS,
    POINT,
    TELLING,
    THING,
    TIME,
    TO_ME,
)
from keepwise.bank.speech.languages.pt.verbs import FIRST, GIVE, ORDER, SURE, THIRD

_CLUTTER = (
    r"(?:(?:[oa]s? |tant[oa]s |muit[oa]s |esses |essas |qualquer )?(?:emojis?|emoticons?|carinhas|"
    r"jarg(?:ão|ões)(?: \w+)?|gírias?|cumprimentos?|saudaç(?:ão|ões)|introduç(?:ão|ões)|rodeios|"
    r"enrolação|enrolações|encheção de linguiça|palha|floreados?|floreios?|conversa fiada|papo "
    r"furado|"
    r"termos (?:técnicos|em inglês|ingleses|difíceis)|palavras (?:difíceis|em inglês|estrangeiras)|"
    r"estrangeirismos|anglicismos|abreviaturas?|abreviações|siglas|acrônimos|acrónimos|pontos? de "
    r"exclamação|exclamações|desculpas|pedidos de desculpas?|elogios|bajulação|piadas|piadinhas|"
    r"metáforas|hashtags|letras maiúsculas|maiúsculas|caixa alta|negrito|títulos|cabeçalhos|"
    r"notas de rodapé|disclaimers?|avisos(?: legais)?|ressalvas|repetiç(?:ão|ões)|gerúndios?|"
    r"clichês|"
    r"frases feitas|formalidades?|links|anexos|pdfs|áudios?|mensagens de voz|ligações|chamadas|"
    r"telefonemas|diminutivos|despedidas|preâmbulos?|perguntas no final|resumos no final|"
    r"tecnicismos|"
    r"linguagem (?:técnica|corporativa|rebuscada)|markdown|fórmulas|latim|juridiquês|economês)"
    r"(?:(?: e|,| nem| ou) (?:[\w-]+ )?[\w-]+){0,2}(?: (?:nas|em|nos|para) [\w ]{3,30})?)"
)
_NO_VERBS = (
    "conta marca lista compra entrega visita conversa ajuda planta busca troca espera fala nota "
    "gasta"
).split()
_THIRD = "|".join(
    sorted(
        {each for each in THIRD.values() if each not in _NO_VERBS} | {"são", "foi", "estão", "têm"}
    )
)

ORDERS: tuple[Rule, ...] = (
    Rule("yes-no", "value", r"(?P<x>[\w ]{3,40}) sim,? (?:e |mas )?[\w ]{3,40} não", reads=SHAPES),
    Rule("no-yes", "value", r"(?:em |com )?[\w ]{3,30}(?<!\bque) não[:,;]? (?:mas |e sim |é |sim )?"
         r"(?P<x>(?:em|com) [\w ]{3,40})", reads=SHAPES),
    Rule("no-value", "value", r"(?P<x>[\w ]{3,40}),? (?:não|nunca|jamais)", negative=True,
         reads=SHAPES),
    Rule("happens", "skip", r"(?:me )?(?:sempre|nunca) (?:me )?(?:dá|dão|deu|funciona|cai|trava|"
         r"falha|acontece|é|foi|tem|há|vai|está|"
         r"aparece|vem|chega|demora) .*|.*\bdá (?:sempre )?(?:erro|problemas?|certo|errado)\b.*"),
    Rule("not-formal", "free", r"não (?:precisa|precisas|é preciso)(?: de)? ser (?:tão |muito )?"
         r"(?P<x>formal|cerimonios[oa]|séri[oa])"
         r"(?: comigo)?", fact="Não quer um tom {x}", slot="tone", value="informal"),
    Rule("saying", "skip", r"nunca diga nunca.*"),
    Rule("correct", "free", r"(?:sempre )?(?:me )?(?:corrij[ae]s?|corrige|corrigir|corrigisses?) "
         r"(?P<x>(?!(?:isso|esse|essa|este|esta|o "
         r"|a )).+)", fact="Pede para corrigir {x}", lasting=True),
    Rule("call-off", "wish",
         rf"(?:(?:nunca|não|jamais)(?: mais)? {TO_ME}{GIVE}(?: mais)?|evit(?:e|a|ar|es)(?: "
         rf"{GIVE})?|nada "
         rf"de|chega de|par(?:e|a|ar) (?:de|com)(?: {TO_ME}{GIVE})?|sem|dispens(?:e|a|ar)|deix"
         rf"(?:e|a|ar) de "
         rf"(?:lado|{GIVE})|menos|corta|não precisa(?:s)? (?:de )?{TO_ME}{GIVE}|fug(?:e|ir) "
         rf"d[eao]s?|"
         rf"poupe?-?a?(?:-| )?me(?: d[eao]s?)?) {AS}(?:[oa]s |mais |tant[oa]s )?(?P<x>.+)",
         negative=True, reads=SHAPES),
    Rule("no-clutter", "free",
         rf"(?:(?:nunca|não|jamais)(?: mais)? {TO_ME}(?:\w+)(?: mais)?(?: com| de)?|(?:não )?"
         rf"(?:preciso|"
         rf"quero|gosto) (?:d[eao]s? )?|evit(?:e|a|ar|es)(?: \w+r)?|zero|nada d[eao]s?|chega "
         rf"d[eao]s?|"
         rf"par(?:e|a|ar) (?:de|com)(?: \w+r)?(?: com)?|(?:{TO_ME}{GIVE} )?(?:tudo |sempre )?"
         rf"(?:sem|com menos)|dispens(?:e|a|ar)|deix(?:e|a|ar)(?: de \w+r| "
         rf"de (?:lado|fora))?|menos|cort(?:e|a|ar)|tir(?:e|a|ar)|pul(?:e|a|ar)|salt(?:e|a|ar)|"
         rf"omit(?:a|e|"
         rf"ir)|elimin(?:e|a|ar)|esqueç?a|não precisa(?:s)?(?: d[eao]s?)?(?: \w+r)?(?: com)?|não "
         rf"há "
         rf"necessidade d[eao]s?|pode(?:s)? (?:pular|dispensar|cortar|tirar|saltar|deixar de lado)|"
         rf"pegue leve (?:com|n[oa]s)|(?:me )?poup(?:e|a)(?: d[eao]s?)?|reduz\w* ) ?"
         rf"(?P<x>{_CLUTTER})"
         rf"(?: (?:comigo|por favor|de lado|de fora|nas respostas))?", fact="Não quer {x}"),
    Rule("needless", "free", r"(?:não (?:precisa|precisas|é preciso|é necessário|vale a pena|tem "
         r"que|há "
         r"necessidade)(?: de)?|sem|pode parar de|escusas de|escusa de) (?:me )?(?P<v>explicar|"
         r"definir|"
         r"introduzir|pedir|repetir|agradecer|cumprimentar|elogiar|justificar|resumir|detalhar|"
         r"traduzir|"
         rf"suavizar|dourar|perguntar|se desculpar) (?P<x>(?!.*\b(?:{POINT}|agora|hoje|de novo)\b)"
         rf".+)",
         fact="Não precisa {v} {x}"),
    Rule("needless", "free", rf"(?P<x>{THING}(?!.*\b{POINT}\b).+?) (?:você )?não (?:precisa|"
         rf"precisas)(?: de)? (?:me )?"
         r"(?P<v>explicar|definir|repetir|justificar|detalhar|traduzir)",
         fact="Não precisa {v} {x}"),
    Rule("plain", "free", r"(?P<x>(?:explicações|respostas|linguagem|frases|instruções|receitas|"
         r"sugestões) (?:bem |mais |"
         r"muito |sempre )*(?:simples|práticas?|leves?|claras?|fáceis|fácil|acessíve(?:l|is)|"
         r"passo a passo|"
         r"visuais|concretas?|baratas?|rápidas?)(?: e \w+)?)", fact="Prefere {x}", sign=True),
    Rule("nothing-of", "free", rf"(?:nada|chega) d(?:e|[oa]s) (?P<x>(?!(?:novo|mais|especial|"
         rf"errado|grave|bom|{POINT})\b)"
         rf"(?!.*\b(?:{POINT}|agora|hoje)\b).{{3,60}})", fact="Não quer {x}"),
    Rule("not-when", "free", r"(?:não|nunca|jamais|evit(?:e|a)) (?:me )?(?P<v>marcar?|marques?|"
         r"marque"
         r"|agend(?:e|es|ar)|coloque|coloques|"
         r"ponha|ponhas|mand(?:e|es)|envi(?:e|es)|sugir(?:a|as)|proponha|proponhas|lig(?:ue|ues)|"
         rf"cham(?:e|es)|interromp(?:a|as)|notifi(?:que|ques))m? ?(?P<x>(?!.*\b(?:{POINT}|hoje|"
         rf"amanhã)\b)(?:.+ )?{TIME}(?:.{{0,30}})?)",
         fact="Pede para não {v} {x}"),
    Rule("stop-doing", "free", rf"(?:par(?:e|a|em|ar) de|deix(?:e|a) de|(?:você )?(?:pode|podes) "
         rf"parar de) "
         rf"(?:me )?(?P<x>(?!(?:ser|fazer|rodar|executar|processar|enviar|tentar|trabalhar|correr|"
         rf"brincar|"
         rf"mentir|enrolar)\b)\w+[aeio]r(?:-\w+)? (?!.*\b(?:{POINT}|aqui|agora)\b).+)",
         fact="Pede para não {x}"),
    Rule("be", "free", r"(?:seja|sê|sejas|ser) (?:sempre |bem |por favor |mais |o mais )*(?P<x>"
         r"(?:breve|"
         r"sucint[oa]|concis[oa]|objetiv[oa]|curt[oa]|resumid[oa]|diret[oa] (?:ao ponto|ao "
         r"assunto))"
         r"(?: e \w+(?: ao ponto)?)?(?: possível)?)(?: comigo| nas respostas| ao responder)?",
         fact="Prefere um estilo {x}", slot="length", value="short"),
    Rule("be", "free", r"(?:seja|sê|sejas|ser) (?:sempre |bem |por favor |mais )*(?P<x>"
         r"(?:detalhad[oa]|"
         r"complet[oa]|minucios[oa]|específic[oa]|detalhista)(?: e \w+)?)(?: comigo| nas "
         r"respostas)?",
         fact="Prefere um estilo {x}", slot="length", value="detailed", sign=True),
    Rule("be", "free", r"(?:seja|sê|sejas|ser) (?:sempre |bem |por favor |mais )*(?P<x>"
         r"(?:diret[oa]|"
         r"franc[oa]|sincer[oa]|honest[oa]|crític[oa]|assertiv[oa])(?: e \w+)?"
         r"(?:, sem (?!(?:essa|isso)\b).{4,40})?)(?: comigo| nas "
         r"respostas)?",
         fact="Prefere um estilo {x}", slot="tone", value="direct"),
    Rule("be", "free", r"(?:seja|sê|sejas|ser) (?:sempre |bem |por favor |mais |menos )*(?P<x>"
         r"(?:formal|"
         r"informal|profissional|descontraíd[oa]|simpátic[oa]|gentil|amigáve[l]|educad[oa]|"
         r"paciente|"
         r"didátic[oa]|prátic[oa]|técnic[oa]|clar[oa])(?: e \w+)?)(?: comigo| nas respostas)?",
         fact="Prefere um estilo {x}", sign=True),
    Rule("direct", "free", r"(?:vá|vai|ir) (?:sempre )?(?P<x>direto ao (?:ponto|assunto|que "
         r"interessa))"
         r"(?:.{0,30})|(?P<y>(?:sempre )?direto ao (?:ponto|assunto))",
         fact="Prefere respostas que vão {x}", slot="length", value="short"),
    Rule("keep", "free", r"(?:mant(?:enha|ém|em|enhas|er)|deix(?:e|a|ar)|faça|faz) (?P<x>(?:as |"
         r"os |o |a )?"
         r"(?:coisas|respostas|explicações|textos|linguagem|tom|resumos|[st]uas respostas|"
         r"mensagens) "
         r"(?:sempre |bem |mais |muito )*(?:simples|práticas?|leves?|claras?|neutr[oa]s?|"
         r"educad[oa]s?|"
         r"objetiv[oa]s?|acessíve(?:l|is)|limp[oa]s?|positiv[oa]s?|fáceis))",
         fact="Quer {x}", sign=True),
    Rule("avoid", "free", rf"evit(?:e|a|ar|es) (?P<x>(?!(?:[oa] (?!voz|uso|abuso|excesso|tom|"
         rf"linguagem|jargão|futuro|condicional|gerúndio)))"
         rf"{THING}(?!.*\b(?:{POINT})\b).+)",
         fact="Pede para evitar {x}", sign=True),
    Rule("never", "order", rf"(?P<x>(?:nunca|jamais|não|evite|evita)(?: mais)? {TO_ME}(?:{ORDER}|"
         rf"\w+[aeio]r)"
         rf"\b.*)"),
    Rule("round", "value", r"arredond(?:e|a|ar|es|asse) (?:sempre )?(?:tudo |os valores |os "
         r"números |"
         r"valores |números )?(?:para |em |a |com )?(?:[oa]s? )?(?P<x>.+)", reads=("rounding",)),
    Rule("change", "value",
         r"(?:mud(?:e|a|ar|es|ou|amos|o)|troc(?:a|ar)|troque|alter(?:e|a|ar)|pass(?:e|a|ar|a a)|"
         r"volt(?:e|a|"
         r"ar|o|amos)|configur(?:e|a|ar)|defin(?:a|e|ir)|coloc(?:a|ar)|coloque|põe|ative|ativa) "
         r"(?:sempre "
         r"|tudo |de volta |agora )*(?:(?:[oa]s? )?(?:minha |meu |nossa )?(?:moeda|idioma|língua|"
         r"formato|fuso"
         r"(?: horário)?|unidades?|tom|tema|modo|valores|respostas|padrão)(?: padrão)? )?(?:de "
         r".{2,20} )?"
         r"(?:para|a|como|em|por|no|ao) (?:usar |falar |[oa]s? )*(?P<x>.+)|(?:troc(?:a|ar)|troque"
         r"|substitu(?:a|i|ir)) (?:[oa]s? )?[\w ]{2,30}? "
         r"por (?P<y>.+)",
         reads=("currency", "language", "units", "temperature", "timezone", "theme", "date_format",
                "time_format", "format", "tone")),
    Rule("show", "value",
         rf"(?:sempre |só |apenas |agora )*{TO_ME}(?:{GIVE})(?: me)? {TELLING}(?:(?:lo|la|los|"
         rf"las) )"
         rf"?{AS}(?P<x>.+)",
         reads=(*SHAPES, "period", "region")),
    Rule("lets", "value", rf"(?:vamos|bora) (?:sempre )?(?:{GIVE}|continuar|manter|combinar|"
         rf"padronizar) "
         rf"{TELLING}{AS}(?P<x>.+)", reads=SHAPES, sign=True),
    Rule("values", "value", rf"{TELLING}(?:em |com |como |por |de novo |de volta |para |"
         rf"melhor |"
         rf"antes |"
         r"afinal |então )*(?P<x>.+)", reads=SHAPES, sign=True),
    Rule("always-so", "free", rf"(?P<x>(?!(?:eu|você|tu|nós|el[ea]s?|{POINT}|ainda|nem|quase)\b)"
         r"[\w-]+(?: (?!(?:é|são|foi|está|estão|vai|tem|eu|você)\b)[\w-]+){0,3} sempre (?:em|como|"
         r"com|por|no|"
         rf"na|primeiro|antes|depois|sem|de|ao|à|entre)\b (?!.*\b{POINT}\b).+)", fact="Prefere {x}",
         polite=True),
    Rule("always", "order", rf"(?P<x>(?:sempre )?{TO_ME}(?:{ORDER})\b.+)"),
    Rule("always-first", "free", rf"sempre (?P<x>(?:top \d+|com|sem|primeiro|por ordem|"
         rf"ordenad[oa]s?|do mais|d[oa] maior) ?"
         rf"(?!.*\b(?:{POINT}|problemas?|pressa|erros?|dúvidas?|fome|sono|razão)\b).+|top \d+)",
         fact="Prefere sempre {x}"),
    Rule("for-me", "free", r"(?:para mim|comigo|para nós|cá|aqui),? (?P<x>(?:[oa]s? )?[\w-]+(?: "
         r"[\w-]+){0,3} (?:começam?|terminam?|"
         r"acabam?|fecham?|vão|vai de) .+)", fact="{x}", kind="habit"),
    Rule("nominal", "free", rf"(?P<x>(?!(?:{FIRST}|{POINT}|eu|você|tu|que|mesm[oa]|tudo bem|nem|"
         rf"quase|com|em|de|por|aos|às|nos|nas|à|ao)\b)"
         rf"(?!.*\b(?:{_THIRD}|{SURE}|eu|você|que|mesm[oa]|{POINT}|não|quando|como|sempre)\b)"
         rf"(?!.*\b\w{{2,}}(?:[ae]m|ou|ei|iu|eu)\b(?<!\bsem)(?<!\bcom)(?<!\bbem))"
         r"(?:(?:primeiro|só) )?(?:[oa]s? |uma? )?[\w-]+(?: [\w-]+){0,4}? (?:em|com|sem|por|"
         r"primeiro|n[oa] (?:início|começo|fim|final|topo)|"
         r"antes d[aeo]s?|depois d[aeo]s?|ordenad[oa]s?|do mais|e depois|à parte|passo a passo)"
         r"\b.{0,60})", fact="Prefere {x}", lasting=True),
    Rule("nominal", "free", rf"(?P<x>(?:[oa]s )?(?!(?:eles|elas|nós|vocês|mais|menos|mas|às|dos|"
         rf"das|nos|nas|aos)\b)(?!.*\b(?:{FIRST}) sempre\b)[\w-]+s(?: [\w-]+){{0,2}} sempre "
         rf"(?:em|com|sem|por|primeiro|antes|depois|no|na|d[aeo]) (?!.*\b{POINT}\b).{{2,60}})",
         fact="Prefere {x}", lasting=True),
    Rule("always-any", "free", rf"sempre (?P<x>(?!(?:{POINT}|uma?|o|a|que|eu|você|é|foi|mesm[oa])"
         rf"\b)[\w-]+ "
         rf"(?!.*\b{POINT}\b).+)", fact="Prefere sempre {x}", polite=True),
    Rule("never-any", "free", rf"(?:nunca|jamais) (?P<x>(?!(?:{POINT}|um|uma|o|a|que|eu|você|é|"
         rf"foi|mais|"
         rf"mesm[oa])\b)[\w-]+(?: (?!.*\b{POINT}\b).+)?)", fact="Não quer {x}", polite=True),
    Rule("elliptic", "free", rf"(?P<x>(?!(?:eu|você|tu|{POINT}|obrigad[oa]|tenta|tente|faz|faça|"
         rf"vai|ok|"
         rf"não|nunca|jamais|e|espera|vem|deixa|que|como|quem|de novo|a mesma|o mesmo|é|foi)\b)"
         rf"(?!(?:{FIRST})\b)[\w'-]+(?: [\w'-]+){{0,3}})", fact="Prefere {x}",
         lasting=True, polite=True),
)  # fmt: skip
