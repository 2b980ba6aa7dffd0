"""Portuguese rules for wishes said in few words, or with the thing wished put first."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.pt.broad import NOW, OUT
from keepwise.bank.speech.languages.pt.parts import OFTEN, POINT, SPEAKS, THING

_ANSWERS = (
    r"(?:respostas?|mensagens|explicações|textos|resumos?|valores|números|datas|horas|preços|"
    r"relatórios?|resultados|tabelas|gráficos|receitas|exemplos|e-?mails|comentários|avisos|"
    r"lembretes|notificações|alertas|faturas|orçamentos|dados)"
)
_PARTS = (
    r"(?:comentários|mensagens de (?:commit|erro|log)|commits|nomes|variáveis|títulos|legendas|"
    r"docstrings|documentação|e-?mails|descriç(?:ão|ões)|etiquetas|assuntos|fórmulas|receitas|"
    r"cardápios?|ementas|filmes|séries|livros|notícias|apresentações|posts|faturas|propostas)"
)
_WISH = (
    r"(?:quero|queria|gostava|gostaria|prefiro|preferia|agradecia|agradeceria|agradeço|peço|"
    r"espero|adorava|adoraria)"
)

# What people like in their free time says who they are, and nothing of how to answer.
_LEISURE = (
    r"(?:jazz|música|rock|samba|fado|bossa nova|sertanejo|ópera|cinema|teatro|filmes?|séries|"
    r"animes?|"
    r"futebol|praia|viajar|cozinhar|ler|correr|nadar|pedalar|dançar|cantar|desenhar|pintar|pescar|"
    r"acampar|jardinagem|fotografia|gatos?|cães|cachorros?|animais|café|chá|chocolate|vinho|"
    r"cerveja|sushi|pizza|comida|queijos?|doces|livros|romances|poesia|trilhas|surf|xadrez|"
    r"videojogos|videogames?|natureza|montanha|plantas)"
)

_DAY = r"(?:hoje(?: mesmo)?|ontem|anteontem|finalmente|enfim|já|ainda agora|há pouco|esta manhã)"
_DEALS = (
    r"(?:contrato|escritura|compra|venda|alugue[rl]|arrendamento|trespasse|negócio|acordo|"
    r"parceria|patrocínio|empréstimo|crédito|financiamento|casa|apartamento|apê|andar|loja|"
    r"armazém|escritório|terreno|quinta|sítio|carro|carrinha|moto|bicicleta|barco|casamento|"
    r"passagens?|bilhetes?|voos?|hotel|viagem|férias|curso|mestrado|matrícula|inscrição|vaga|"
    r"emprego|cargo|bolsa|visto|cidadania|chaves)"
)
_DROP = (
    r"(?:descartar|excluir|tirar|retirar|recusar|eliminar|pular|saltar|dispensar|cortar|riscar|"
    r"evitar|esquecer|omitir|deixar de (?:fora|lado|parte)|pôr de (?:lado|parte))"
)

TERSE: tuple[Rule, ...] = (
    # A day in the middle is that of the deed, which its date tells.
    Rule("signed", "free",
         rf"(?:{_DAY},? )*(?:eu |nós )?(?:{_DAY} )*(?:assinei|fechei|comprei|vendi|aluguei|"
         r"arrendei|reservei|marquei|aceitei|consegui|recebi|entreguei|cancelei|tratei)(?: "
         rf"{_DAY})+ (?:d?[oa]s?|uma?|dois|duas|n?um|com) (?:\w+ )?{_DEALS}\b.*", kind="detail",
         unless=rf"\b(?:{POINT}|amanhã|errad[oa]|por engano|sem querer|você)\b"),
    Rule("signed", "free",
         rf"(?:{_DAY},? )*(?:eu |nós )?(?:{_DAY} )*(?:assinei|fechei|comprei|vendi|aluguei|"
         rf"arrendei) (?:[oa]s?|uma?|dois|duas) (?:\w+ )?{_DEALS}\b.*", kind="detail",
         unless=rf"\b(?:{POINT}|amanhã|errad[oa]|por engano|sem querer|você)\b"),
    Rule("passed", "free",
         rf"(?:{_DAY},? )*(?:eu )?passei (?:{_DAY} )*n[oa] (?:exame|prova|concurso|entrevista|"
         r"seleção|teste)\b(?: .+)?", kind="detail",
         unless=rf"\b(?:{POINT}|você|página|coluna)\b"),
    # "Recipes with coriander you can always throw out."
    Rule("drop-such", "free",
         rf"(?P<x>(?:[oa]s )?(?!(?:{POINT}|eu|você|tu|que|isso|não|sim|ok|se|o|a|um|uma)\b)[\w-]+"
         r"(?: (?!que\b)[\w-]+){0,6}),? (?:(?:você|tu|vocês) )?(?:(?:pode|podes|podem|é para|é) "
         rf"(?:sempre |logo )?{_DROP}|nem (?:precisa|precisas|vale a pena) (?:me )?(?:mostrar|"
         r"sugerir|incluir|mandar|pôr|considerar))(?: sempre| logo| de vez| à vontade)*",
         fact="Não quer {x}", lasting=True, unless=NOW),
    Rule("drop-such", "free",
         rf"(?P<x>(?:[oa]s )?(?!(?:{POINT}|eu|você|tu|que|isso|não|sim|ok|se|o|a|um|uma)\b)[\w-]+"
         r"(?: (?!que\b)[\w-]+){0,6}),? nem (?:me )?(?:mostr|suger|sugir|mand|põ|ponh|inclu|"
         r"propo|proponh|fal|recomend|coloqu|traz|trag)\w{0,4}", fact="Não quer {x}", unless=NOW),
    Rule("what-i", "skip", r"(?:é|são) (?:sempre |só |mesmo )*[oa]s? que (?:eu )?(?:\w+ )?\w+o"),
    # It says nothing without what went before: "deixa-a sempre de fora".
    Rule("clitic-alone", "skip",
         r"(?:sempre )?[a-zà-ú]{2,}-(?:m)?[nl]?[oa]s?(?: sempre)?(?: (?:assim|de (?:fora|lado|"
         r"parte)|tal e qual))?(?: sempre)?"),
    Rule("leisure", "free",
         rf"(?:eu )?{OFTEN}(?:adoro|amo|curto|(?:gosto|sou (?:fã|apaixonad[oa]))(?: {OFTEN})?(?: "
         rf"(?:muito|"
         rf"imenso|mesmo|bastante))? (?:de|d[oa]s?|por)) (?:[oa]s? )?(?:muit[oa]s? )?{_LEISURE}\b"
         r"(?!.*\b(?:respostas?|textos?|relatórios?|ess|est)).*", kind="personal", unless=NOW),
    # "Para mim é sempre em reais".
    Rule("in-always", "value",
         r"(?:(?:para|por|cá para) mim|comigo|no meu caso),? (?:(?:é|são|tem de ser|tem que ser|"
         r"vai|"
         r"sempre|tudo|só|que seja) )+(?:em|com|por|n[oa]s?) (?P<x>.+)", reads=SHAPES),
    Rule("signs-off", "free",
         r"(?:(?:pode ser|ser|prefiro|põe|usa|use|termina com|acaba com|fecha com|um) "
         r")*[\"«“](?P<x>"
         r"[^\"»”]{2,40})[\"»”],? (?:que )?(?:é )?(?:assim que|como|o que|com o que) (?:eu "
         r")?(?:sempre )"
         r"?(?:assino|me despeço|termino|acabo|fecho|começo|"
         r"cumprimento)\b.*", fact="Assina com {x}"),
    Rule("titled", "free",
         r"(?:me )?trat(?:e|a|ar|em)(?:-me| me)? (?:sempre )?por (?P<x>(?:senhor|senhora|doutora?|"
         r"dona|"
         r"dom|professora?) (?!(?:e|ou|não|mas|por|só|em|n[oa]s?|com|quando)\b)[\w-]+(?:,? (?:só|"
         r"apenas|"
         r"mas só)? ?(?:em|n[oa]s?|por|com) "
         r".{2,40}))", fact="Quer tratamento por {x}", kind="address"),
    Rule("enough-name", "fill",
         r"(?:(?:aqui|cá|por aqui|entre nós|comigo|para ti|contigo|nas conversas),? )?(?:basta|"
         r"chega|"
         r"pode ser só|sou só|é só) (?P<name>(?-i:[A-ZÀ-Ý])[\w'’-]+(?: (?-i:[A-ZÀ-Ý])[\w'’-]+)?)",
         kind="address", slot="address"),
    Rule("not-interested", "free",
         r"(?P<x>(?:a|à|ao|aos|às|para [oa]s?) (?!(?:isso|isto|ele|ela)\b)[\w-]+(?: "
         r"[\w-]+){0,4}),? "
         r"(?:eu )?não (?:ligo|dou (?:importância|bola|valor|atenção))(?: nenhuma| nada| muito| "
         r"muita "
         r"importância| mesmo nada)*", fact="Não liga {x}", unless=NOW),
    Rule("not-interested", "free",
         r"(?:eu )?passo (?:muito |perfeitamente )?bem sem (?P<x>.{3,60})|(?P<y>(?!(?:isso|isto|"
         r"el[ea]s?"
         r"|você)\b)[\w-]+(?: [\w-]+){0,4}) não me (?:dizem? nada|aquecem? nem arrefecem?)",
         fact="Não se interessa por {x}", unless=NOW),
    Rule("now-in", "free", r"(?:agora|hoje|atualmente) (?:eu )?(?:estou|fico) (?P<x>(?:em|n[oa]) "
         r"(?-i:[A-ZÀ-Ý])[\w-]+(?: (?:d[aeo]s? )?(?-i:[A-ZÀ-Ý])[\w-]+)*)", kind="personal",
         fact="Mora {x}"),
    # What is to be in a language is not the answers themselves.
    Rule("in-language", "free",
         rf"(?:e |mas |que )?(?P<x>(?:[oa]s? |meus |minhas )?{_PARTS}(?: (?:d[aeo]s?|em|n[oa]s?|"
         rf"para|"
         r"com) [\w-]+){0,2})(?:,? (?:eu )?(?:quero|prefiro|sempre|só|escrev[ae]|põe|ponh[ae]|"
         rf"devem (?:vir|estar)|têm de (?:vir|estar)))*,? (?P<y>em {SPEAKS})(?:,? (?:sempre|por "
         r"favor))*", fact="Prefere {x} {y}", unless=NOW),
    Rule("should-come", "value",
         rf"(?:eu )?{OFTEN}{_WISH} que (?:[oa]s )?{_ANSWERS} (?:sempre )?(?:viessem?|fossem?|"
         r"estivessem?|ficassem?|saíssem?|venham?|sejam?|estejam?|fiquem?|saiam?)(?: sempre| todos|"
         r" todas)*(?: (?:em|com|no|na|por))? (?P<x>.+)", reads=SHAPES),
    Rule("should-come", "free",
         rf"(?:eu )?{OFTEN}{_WISH} que (?P<x>(?:[oa]s )?{_ANSWERS} (?:sempre )?(?:viessem?|fossem?|"
         r"estivessem?|ficassem?|venham?|sejam?|estejam?|fiquem?|tragam?|tenham?|tivessem?|"
         r"trouxessem?) .+)", fact="Quer que {x}", unless=NOW),
    Rule("such-only", "free",
         rf"(?:eu )?(?:quero|queria|prefiro|gostava de receber|gostaria de receber|recebo) "
         rf"(?P<x>(?:[oa]s )?{_ANSWERS} (?:só|apenas|sempre|de preferência) (?:por|em|com|à|às|"
         r"de|n[oa]s?|depois|antes|até) .+)", fact="Quer {x}", unless=NOW),
    Rule("avoid-such", "free",
         r"evit(?:a|e|es|em|ar) (?:sempre )?(?P<x>(?:[oa]s )?(?!(?:erros?|problemas?|dúvidas?)\b)"
         r"(?:receitas?|pratos?|palavras?|frases?|textos?|respostas?|explicações|exemplos?|hotéis|"
         r"voos?|restaurantes?|sugestões|músicas?|filmes?|termos|listas?|parágrafos?|lugares|"
         r"produtos?|alimentos|ingredientes) (?:com|de|sem|que (?:levem?|tenham?)|em) .+)",
         fact="Não quer {x}", unless=NOW),
    Rule("like-cleft", "free",
         r"(?:(?:d?o que )?(?:eu )?gosto (?:mais |muito )?(?:mesmo |a sério )?é (?:mesmo )?)(?P<x>"
         r"(?:de|d[oa]s?) (?!(?:primeir|segund|terceir|últim|outr)[oa]).{3,60})", fact="Gosta {x}",
         unless=NOW),
    Rule("rather-so", "free",
         rf"(?:eu )?(?:quero|queria|preferia|prefiro) (?:antes|afinal) (?P<x>(?:[oa]s? )?{_ANSWERS}"
         r"(?: (?!que\b)[\w-]+){0,3} (?:por|em|com|sem|à|às|aos?|n[oa]s?|depois|até) .{3,60})",
         fact="Quer {x}", unless=NOW),
    Rule("as-i-like", "free",
         rf"(?P<x>(?:em|por|com|sem|n[oa]s?) (?!favor\b|{POINT}).{{3,50}}?),? (?:é|são)",
         fact="Prefere {x}", bare=True, unless=NOW),
    Rule("liked-so", "free", r"(?:gostei|adorei|curti)(?: (?:mais|muito))? (?:d[eo]sse|d[eo]ste|"
         r"assim)(?: (?:jeito|formato|modo|estilo|forma))?,? (?P<x>(?:(?:só |apenas )?(?:uma?|dois|"
         r"duas|por|em|com|sem|tudo) )(?!.*\b(?:mas|obrigad)).{4,60})", fact="Gosta de {x}"),
    Rule("i-now-am", "free",
         r"(?:hoje|agora|atualmente) (?:eu )?(?P<v>sou) (?P<x>(?:uma? )?(?!(?:eu|o|a|"
         r"os|as|só|mais|isso)\b)[\w-]+(?: (?:de|da|do|em|na|no|numa?|e|por) .+)?)",
         kind="personal", unless=r"\b(?:hoje sou eu|feliz|grat[oa]|content[e]|clientes?)\b"),
    Rule("not-mine-here", "free",
         rf"(?P<x>(?:[oa]s? )?{THING}[\w-]+(?: (?!eu\b)[\w-]+){{0,2}}) (?:eu )?não (?P<v>atendo|"
         rf"cubro|"
         r"acompanho|olho|analiso|trato|faço)", kind="work", fact="Não {v} {x}", unless=OUT),
)  # fmt: skip
