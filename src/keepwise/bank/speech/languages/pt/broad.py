"""Portuguese rules, last part: broad ones, for what no precise rule knows.

They take a clause of one's own as it stands. What keeps them honest is what may not be in it:
words of the moment, the task at hand, verbs that tell of no lasting state.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.pt.parts import (
    CAP,
    IS,
    KIN,
    OUR,
    PET,
    POINT,
    THING,
    TIME,
)
from keepwise.bank.speech.languages.pt.verbs import FIRST, GIVE, ORDER
from keepwise.bank.speech.languages.pt.wording import ADVERBS

_MONTH = (
    r"(?:janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro)"
)
DATE = (
    rf"\b(?:{_MONTH}|dia \d+|\d{{1,2}}/\d{{1,2}}|este ano|ano que vem|n?o próximo ano|para o ano|"
    r"verão|inverno|primavera|outono|férias|natal|páscoa|carnaval|semestre|em 20\d\d|"
    r"s[ãa]o joão|feriado|réveillon|ano novo|semana santa)\b"
)
NOW = (
    rf"\b(?:{POINT}|hoje(?! em dia)|agora|amanhã|ontem|anteontem|há pouco|já já|no momento|"
    r"de momento|daqui a|de novo|outra vez|você|vocês|contigo|te|ti|[st]eus?|[st]uas?|"
    r"próxim[oa]s?|passad[oa]|acima|abaixo|por enquanto|e (?:volto|já|te|depois te))\b"
)
# Things of the task at hand: with an article somebody works on them.
WORK = (
    r"(?:códigos?|arquivos?|ficheiros?|relatórios?|tabelas?|textos?|funç(?:ão|ões)|scripts?|query|"
    r"queries|fórmulas?|documentos?|links?|bot(?:ão|ões)|planilhas?|folhas?|erros?|comandos?|api|"
    r"página|site|tela|ecrã|linhas?|colunas?|células?|parágrafos?|títulos?|gráficos?|slides?|"
    r"e-?mails?|mensage(?:m|ns)|respostas?|listas?|exercícios?|quest(?:ão|ões)|perguntas?|dados|"
    r"tutorial|passos|instruções|variáve(?:l|is)|classe|método|join|loop|servidor|deploy|log|"
    r"bug|build|branch|teste|ticket|chamado|janela|aba|caixa|opç(?:ão|ões)|senha|proposta|versão|"
    r"capítulo|rascunho|orçamento|contrato|anexo|apresentação|resumo|título|artigo)"
)
TASK = rf"\b(?:[oa]s?|n[oa]s?|d[oa]s?|este|esta|um|uma|pel[oa]) {WORK}\b|\b(?:não funciona|dá erro|"
TASK += r"trav\w+|\d{3,}|não sei|não entendo|não consigo|com (?:erro|problema|dúvida)s?)\b"
OUT = rf"{NOW}|{TASK}"
DAYS = (
    rf"\b(?:(?!est[ea]s? (?:ano|verão|inverno|natal|férias))(?:{POINT})|hoje|amanhã|ontem|agora)\b"
)

# What "I" do that lasts by itself.
_LASTING = (
    r"(?:moro(?! na dúvida)|vivo(?= (?:em|n[oa]s?|com|sozinh|de|num|numa|longe|perto|entre|"
    r"d[ao])\b)|resido|trabalho|uso|utilizo|lidero|gerencio|administro|coordeno|chefio|cuido|"
    r"trato|atendo|vendo|falo|toco|jogo|pratico|treino|corro|nado|pedalo|leio|cozinho|bebo|"
    r"como(?= (?:de tudo|muit|pouc|carne|peixe|fruta|legumes|só|vegan|arroz|pão|mal\b|fora))|"
    r"fumo|durmo|acordo(?= (?:às|cedo|tarde|sempre|todos|com|antes))|ensino|leciono|estudo|"
    r"aprendo|crio|coleciono|planto|cultivo|costuro|bordo|"
    r"pinto|desenho|canto(?= (?:em|com|fado|ópera|sempre|num|n[oa] coro))|danço|evito|dirijo|"
    r"conduzo|programo|dispenso|torço|frequento|participo|"
    r"assino|sigo|guardo|organizo|partilho|divido|sofro|produzo|fabrico|exporto|importo|represento|"
    r"reporto|respondo p|cubro|acompanho|monitoro|audito|desenvolvo|opero|piloto|conserto|reparo|"
    r"alugo|hospedo|invisto|poupo|doo|medito|rezo|jejuo|acampo|pesco|caço|velejo|surfo|esquio|"
    r"escalo|caminho|ando de|assisto|fotografo|tricoto|apanho|pego|anoto|"
    r"levanto-me|deito-me|gerencio|supervisiono|presto|exerço|mantenho|sirvo|conto com|"
    r"dou (?:aulas?|consultas?|formação|explicações|catequese|plantão)|faço|tenho por|escrevo)"
)
_NEVER_LASTS = (
    r"(?:quero|sei|acho|vejo|preciso|posso|vou|devo|consigo|esqueço|perco|digo|espero|entendo|"
    r"sinto|peço|recebo|tento|erro|caio|pretendo|pergunto|agradeço|imagino|creio|lembro|mando|"
    r"estou|sou|tenho|procuro|busco|termino|acabo|aguardo|confirmo|concordo|aceito|desejo|"
    r"cumprimento|penso|venho|envio|noto|ouço|conto|ponho|olho|ganho|gosto|adoro|amo|odeio|"
    r"detesto|prefiro)"
)
_STATES = (
    r"(?:quebr|avari|lent|atrasad|ocupad|cancelad|doente|ótim|ruim|mau\b|má\b|péssim|errad|difíc|"
    r"chat|amanhã|hoje|agora|exigent|bom\b|boa\b|muit|tão\b|enorme|cansad|fora\b|aqui\b|com fome|"
    r"com febre|simples|a seguinte|o seguinte|outr|igual|melhor|pior|pront|vazi|chei|list|long|"
    r"calcular|entender|saber|descobrir|resolver|fazer|conseguir|que\b|só\b|qual|como\b|se\b|"
    r"onde\b|válid|caid|perdid|lind|linda|fix[ei]\b|top\b|est[ae]s?\b|ess[ae]s?\b|tipo\b|feliz|"
    r"orgulhos|chatead|zangad|irritad|furios|a mesma|o mesmo|irrelevante|criar|escrever|mostrar|"
    r"provar|comparar|ter\b|ser\b|ir\b|usar\b|d[oa] cliente)"
)
_NOT_MINE = (
    r"(?:perguntas?|dúvidas?|quest(?:ão|ões)|problemas?|ideias?|opinião|palpite|medo|receio|prazo|"
    r"textos?|código|arquivos?|ficheiros?|planilhas?|internet|voo|mensage\w+|e-?mails?|erros?|"
    r"respostas?|sugest\w+|conclusão|intenção|vontade|culpa|vez|últim\w+|próxim\w+|pedido|"
    r"comentário|impressão|sensação|suspeita|hipótese|resultado|cálculo|query|script|função|"
    r"tabela|gráfico|relatório|apresentação|nota|trabalho de casa|tpc|deus|senhora|nossa|"
    r"gente|amor|caro|cara|filh[oa]\b(?= (?:de uma|da))|chef[ea]|patrão|chefia|cliente|colega|"
    r"sóci[oa]|gestora?|gerente|diretora?|vizinh\w+|professora?)"
)
_THEY = r"(?:gosta|adora|ama|prefere|odeia|detesta|quer|acha|diz|curte|usa|joga|é viciad|vive a)"
PLAIN = rf"(?!(?:{FIRST}|{POINT}|eu|você|tu|que|isso|mas|tudo|agora|hoje|então|não|e|se)\b)"
_WHEN_ASKED = (
    r"(?:quando|sempre que|se(?! for para)|toda vez que|todas as vezes que|cada vez que) (?:eu |"
    r"você |tu |a "
    r"gente |formos |for )?(?:te |lhe |me |nos )?(?:ped\w+|pe[çc]\w+|pergunt\w+|fal\w+|mand\w+|"
    r"precis\w+|quiser\w*|estiver\w*|mostra\w+|deres|der|fizer\w*|for\w*|houver|tiver\w*|"
    r"escrev\w+|respond\w+|suger\w+|recomend\w+|cita\w+|program\w+|viaj\w+|reserv\w+|compar\w+|"
    r"calcul\w+|traduz\w+|explic\w+|fizermos|list\w+|resum\w+|trabalh\w+|convers\w+|planej\w+|"
    r"planear\w*|dizer\w*|cozinh\w+)\b[^,]{0,60}?"
)

NOUN_PHRASES = Rule(
    "nouns", "skip",
    r"(?:uso|jogo|conto|canto|trabalho|estudo|passo|acordo|treino|olho) (?:d[eoa]s?\b(?! (?:casa|"
    r"manhã|noite|tarde|segunda|longe|pé|forma|graça|perto|vez))|a passo|inferior|superior|"
    r"ortográfico|em (?:grupo|equipa|equipe) é|direito|esquerdo).*",
)  # fmt: skip
AT_HAND = Rule(
    "at-hand", "skip",
    rf".*\b\w{{2,}}ei (?:[oa]s? |n[oa]s? |para [oa] |uma? )?(?:cor|ordem|{WORK})\b.*",
    unless=r"\b(?:sempre|nunca|aulas?|curso|contrato (?:com|d[aeo]s?)|aceitei|escritura|versão)\b",
)  # fmt: skip

BROAD: tuple[Rule, ...] = (
    Rule("thanks", "skip", r"(?:muito |mil )?obrigad[oa]\b.*|(?:adorei|gostei|amei|curti|valeu|"
         r"perfeito|ótimo|show|boa|top|maravilha|excelente)\b.*|.*\b(?:fazes|faz) ideia\b.*|"
         r"como faço\b.*|.*\w[oa] (?:é|são) (?:difícil|fácil|chat[oa]|bom|boa|ótim[oa]|ruim|"
         r"complicad[oa]|"
         r"importante|impossível)|(?:eu )?(?:sou|estou|tô|fico) (?:tod[oa] (?:ouvidos|sua|seu)|"
         r"suspeit[oa]|burr[oa]|grat[oa]"
         r"|obrigad[oa]|capaz|da opinião|a favor|contra|d[aeo] acordo|sincer[oa]|honest[oa])\b.*"),
    # The task at hand and the moment tell of nothing that lasts.
    Rule("label", "free",
         rf"(?:{OUR} )?(?P<f>cargo|função|profissão|equipe|equipa|time|squad|mercados?|região|"
         r"regiões|carteira|escopo|âmbito|contas?|clientes?|marcas?|área|horário|fuso|idiomas?|"
         r"línguas?|moeda|alergias?|dieta|hobbies|hobby|aniversário|empresa|setor|sector|"
         r"território|"
         r"produtos?|ferramentas?|stack|canais|canal|nome|cidade|estado civil|filhos|idade|curso|"
         r"formação|disciplinas?|turmas?|responsabilidades?|parte) ?: (?P<x>.{3,100})",
         fact="{f}: {x}", kind="work", unless=NOW),
    Rule("team-is", "fill", rf"{OUR} (?:equipe|equipa|time|squad|grupo|departamento|setor|núcleo|"
         rf"célula) {IS} (?:[oa] )?(?:d[aeo]s? )?(?P<x>{CAP}[\w& -]{{2,40}})", kind="team",
         slot="team"),
    Rule("mine", "free",
         rf"(?P<m>{OUR}) (?P<f>(?!{_NOT_MINE}\b)[\w-]+(?: (?:d[aeo]s? |mais )?(?!(?:é|são|"
         rf"tem)\b)[\w-]+)"
         rf"{{0,3}}?(?:,? (?:[oa] )?{CAP}[\w-]+,?)?) (?P<q>{IS}|se chamam?|chamam?-se|ficam?|"
         rf"começam?|terminam?|rodam?|corre|funciona(?= (?:em|a|com|das|de))|tem (?=medo|alergia|"
         rf"asma|\d|um|uma|dois|duas|três|sete|cinco|seis|oito|dez|filtro)|têm (?=\d|dois|duas)|"
         rf"vai d[ae]s?|mora|vive|nasceu|abre|fecha|vende|atende|cobre|entra(?= (?:n[oa]|às|para)))"
         rf" (?P<x>(?!{_STATES}){THING}.+)",
         kind="personal", fact="{f} {q} {x}", unless=rf"{NOW}|\b{_THEY}\b|\b(?:porque|mas)\b"),
    Rule("mine-is", "free", rf"(?P<x>{CAP}[\w-]+(?: {CAP}[\w-]+)? (?:é|são) {OUR} (?!{_NOT_MINE}\b)"
         r"[\w-]+.{0,40})", kind="personal", fact="{x}", unless=NOW),
    Rule("household", "free", r"(?:(?:aqui|cá|lá) )?(?:em casa )?(?:nós )?(?:cá |aqui )?sou "
         r"(?P<x>(?:só )?(?:dois|duas|três|quatro|cinco|seis|sete|oito|nós|todos|todas|uma família|"
         r"um casal)\b.*)", kind="personal", fact="Em casa são {x}", unless=NOW),
    Rule("i-am", "free", rf"(?:eu )?(?:{ADVERBS} ){{0,4}}(?P<v>sou) (?P<x>(?!uma? (?:equipe|equipa|"
                         rf"time))(?:uma? |[oa] )?"
         rf"(?!(?:{_STATES}|eu\b|que|isso|grat|burr|sinc|obrig|capaz|a favor|contra|quem|de "
         rf"opinião|"
         rf"prim|segund|aquel|noss|seu|sua|como|assim|cliente (?:há|seu)|lenta|feliz|"
         rf"nós))\w[\w-]*\b.*)",
         kind="personal", unless=rf"{OUT}|\b(?:nisso|nisto|isso)\b"),
    Rule("i-use", "free", rf"(?:eu )?(?:(?:{ADVERBS}|não) ){{0,4}}(?P<v>uso|utilizo|comparo|"
         rf"considero|excluo|arredondo) (?P<x>(?!(?:{POINT}|que|como|se|com|"
         rf"d[eoa]s?)\b).+)", kind="habit",
         unless=OUT),
    Rule("i-do", "free", rf"(?:eu )?(?:{ADVERBS} ){{0,4}}(?:(?:não|nunca|só|já) )*(?:me )?"
         rf"(?P<v>{_LASTING})(?: {ADVERBS}){{0,4}}(?: tudo)? (?P<x>(?!(?:{POINT}|que|parte|"
         rf"questão|o "
         rf"que|ideia|conta|"
         rf"sentido|(?:mal|bem)\Z|isto|cá|lá|um (?:erro|minuto|pouco)|favor|dúvida|à espera|"
         rf"seguinte|o mesmo)\b)(?!.*\b(?:mas|porém)\b).+)",
         kind="personal", unless=OUT),
    Rule("i-do-marked", "free", rf"(?:eu )?(?:(?:{ADVERBS}|não) ){{0,4}}(?:me )?"
         rf"(?!{_NEVER_LASTS}\b)(?P<v>{FIRST}) (?P<x>.*\b(?:sempre|nunca|normalmente|"
         rf"geralmente|desde (?:criança|sempre|\d{{4}}|pequen\w+|os)|há (?:\w+ )?(?:anos|meses)|"
         rf"faz \w+ anos|em casa|sozinh[oa]|por conta própria|de profissão|nas horas vagas|"
         rf"nos tempos livres|quando (?:posso|viajo|chove|dá|estou)|por norma|por hábito|{TIME})"
         r"(?:\b.*)?)", kind="habit", unless=OUT),
    Rule("watching", "free", rf"(?:eu )?(?:{ADVERBS} ){{0,4}}(?P<v>vejo|ouço|escuto|assisto) "
         rf"(?P<x>(?:{ADVERBS} |a |muit[oa]s? ){{0,4}}(?:séries|filmes|animes?|novelas|podcasts?|"
         rf"rádio|"
         r"música|jazz|fado|rock|sertanejo|samba|pagode|forró|futebol|documentários|ópera|doramas|"
         r"audiolivros|notícias|desenhos)\b.*)", kind="personal", unless=OUT),
    Rule("nothing-with", "free", r"não me (?:venh|vem|vêm|apareç)\w* com (?P<x>.+)",
         fact="Não quer {x}", unless=NOW),
    Rule("since", "free", rf"desde (?:que )?.{{3,40}}?,? (?:eu )?(?P<m>não )?(?!{_NEVER_LASTS}\b)"
         rf"(?P<v>{FIRST}) (?P<x>.+)", kind="habit", unless=OUT),
    Rule("have", "free",
         r"(?:eu )?(?:só |também |agora )*(?P<v>tenho) (?P<x>(?:(?:um|uma|dois|duas|três|"
         r"quatro|cinco|meu próprio|minha própria|\d{1,2}|muitos|muitas|bastantes?) "
         r")?(?:pequen[oa]s? "
         r"|nov[oa] |antig[oa] )?(?:lojas?|empresa|padaria|restaurante|café|pastelaria|bar|salão|"
         r"oficina|quinta|sítio|fazenda|apartamento|apê|casa|moradia|terraço|pomar|estufa|"
         r"anos de \w+|folga|dia livre|expediente|formação|mestrado|doutoramento|doutorado|"
         r"licenciatura|pós-graduação|alunos|turmas|funcionários|canal|blog|blogue|podcast|"
         r"assinatura|passe|cartão \w+|dupla nacionalidade|cidadania|passaporte|negócio|"
         r"ateliê|atelier|estúdio|barco|kindle|telescópio|painéis|robô|máquina de \w+|"
         r"bomba|aquecimento|lareira|sótão|ensaio|ioga|yoga|pilates|natação|terapia|aulas?|treino|"
         r"plantão|turno|consultório|clínica)\b.*)", kind="personal",
         unless=rf"{NOW}|\bque (?:acabar|entregar|fazer|sair|ir)\b|\b(?:aberto|cheia|suja)\b"),
    # What was done and makes a lasting state.
    Rule("done", "free",
         r"(?:eu )?(?:já |finalmente |enfim |recentemente |acabei por |há pouco )*(?:me )?(?P<v>"
         r"assumi|aceitei|larguei|deixei(?= (?:o|a|de|d[oa])\b)|troquei(?=.* (?:por|pel[oa])\b)|"
         r"cortei(?= (?:com )?(?:[oa]s? )?(?:açúcar|glúten|carne|café|álcool|refrigerantes?|"
         r"lactose|"
         r"leite|cigarro|sal|doces?|pão|frituras))|parei(?= (?:de|com) )|cancelei|desmarquei|"
         r"desisti(?= d)|abri(?= (?:um|uma|minha|a minha|o meu|meu) )|aluguei|herdei|"
         r"tirei(?= (?:a carta|a carteira|carta|férias|licença|uma licença|o brevê|o visto|a "
         r"cidadania))|terminei(?= (?:[oa] )?(?:faculdade|curso|mestrado|doutor|licenciatura|"
         r"tratamento|namoro|noivado))|matriculei|inscrevi|optei|aderi|engravidei|noivei|"
         r"pedi(?= (?:transferência|demissão|o divórcio|a reforma|reforma|licença|exoneração))|"
         r"separei|divorciei|casei|reformei|aposentei|mudei(?! para (?:dólar|euro|real|reais|"
         r"libra|o (?:formato|modo)|tabela|inglês|português))|assinei|contratei|adotei|comprei|"
         r"vendi|fechei(?= (?:com|negócio|contrato|a compra|o pacote|o aluguel))|"
         r"passei(?= (?:n[oa] (?:concurso|vestibular|exame|prova d[aeo]|ordem)|a (?:usar|beber|"
         r"comer|trabalhar|acordar|fazer|ser|viver|morar|ir|correr|vegetarian|vegan)|para))|"
         r"entrei(?= (?:para|n[oa] (?:faculdade|curso|mestrado|ginásio|academia|coro|time|equipa|"
         r"equipe|empresa|clube)))|comecei(?= (?:a|com|n[oa]|o|um|uma|aulas|terapia|natação|ioga|"
         r"pilates) )|voltei(?= (?:a|para|à|ao) )|ganhei(?= (?:um|uma) (?:filh|net|sobrinh|"
         r"afilhad|cachorr|gat|bols|irmã)))(?P<x>(?! (?:bem|mal|tudo|o que|agora mesmo)\b) .+)",
         kind="detail",
         unless=rf"{DAYS}|\b(?:você|de novo|outra vez)\b|\b{WORK}\b|\ba (?:ler|ver|escrever|"
                rf"fazer|pensar|achar|entender|perceber|"
         r"rir|chorar|responder|tentar)\b(?!.*\bem casa\b)|\b(?:pão|leite|fruta|sem querer|erro|"
         r"errad\w+|ideias?|assunto|coisas?|reunião|conversa|nada)\b"),
    Rule("born", "free", rf"nasc(?:eu|eram) (?P<x>.*\b(?:{OUR} \w* ?(?:{KIN}|{PET})|{KIN})\b.*)",
         kind="personal", fact="Nasceu {x}"),
    Rule("decided", "free", r"(?:(?:já )?(?:ficou|está|tá|foi|fica) )?(?:tudo )?(?:decidid[oa]|"
         r"combinad[oa]|acertad[oa]|resolvid[oa]|confirmad[oa]|marcad[oa]|fechad[oa])[:,] ?"
         r"(?P<x>.{8,})|(?:decidi|combinei|resolvi|acertei)(?: em (?:família|conjunto|casal))?[:,"
         r"] ?"
         r"(?P<y>.{8,})", kind="detail", unless=rf"\b(?:{POINT}|hoje|amanhã|obrigad\w+|valeu)\b"),
    Rule("event", "free",
         rf"(?P<x>(?:[oa]s? )?(?:meu |minha |meus |minhas |nosso |nossa )?(?:casamento|festa|"
         rf"mudança|"
         rf"viagem|batizado|formatura|aniversário|férias|lua de mel|obra|reforma|cirurgia|operação|"
         rf"parto|defesa|lançamento|congresso|voo|ferry|escritura|chá de \w+|jantar d\w+)\b"
         rf".{{0,50}}? (?:vai ser|vão ser|será|serão|é|são|fica|ficou|ficaram|está marcad[oa]|"
         rf"foi adiad[oa]|passou|começam?|saiu) .*{DATE}.*)", kind="detail", fact="{x}",
         unless=DAYS),
    Rule("will", "free",
         r"(?:eu )?(?P<v>vou) (?P<x>(?:ser (?:pai|mãe|av[óô]|ti[oa]|madrinha|padrinho)|ter (?:um |"
         r"uma )?(?:bebê|bebé|filh|gêmeos|gémeos|menin)|casar|me casar|casar-me|mudar (?:para|de)|"
         r"me mudar|mudar-me|me aposentar|reformar-me|morar|viver (?:em|n[oa]))\b.*)", kind=
              "detail",
         unless=r"\b(?:já|agora|amanhã|hoje|de assunto|de ideia|o texto|a fórmula)\b"),
    Rule("will", "free",
         rf"(?:eu )?(?P<v>vou) (?P<x>(?:fazer|prestar|estudar|tirar|começar|passar|viajar|"
         rf"participar|"
         rf"correr|abrir|defender|operar|estar de|ficar|para|à|ao|a)\b.*{DATE}.*)", kind="detail",
         unless=rf"{DAYS}|\b{WORK}\b"),
    # How to be served.
    Rule("expecting", "free", r"(?:eu )?(?P<v>estou) (?P<x>(?:à espera|esperando|grávida) (?:de )?"
         r"(?:um |uma )?(?:bebé|bebê|gémeos|gêmeos|menin|filh).*)", kind="personal"),
    Rule("harms", "free", rf"(?P<x>{PLAIN}.{{3,40}}? me (?:dão|dá|faz|fazem) (?:alergia|mal|azia|"
         rf"comichão|enxaqueca|urticária)\b.*)", kind="personal", fact="{x}", unless=NOW),
    Rule("helps", "free", rf"(?P<x>{PLAIN}[^,]{{4,60}}?) (?:me (?:ajudam?|facilitam?|servem?)(?: "
         rf"(?:muito|mais|bastante|imenso|a \w+r))*|(?:ajudam?|funcionam?|servem?)(?: (?:muito|"
         rf"mais|bastante|imenso|melhor|bem))* (?:para mim|comigo))", fact="Prefere {x}",
         unless=NOW),
    Rule("not-please", "free", rf"(?P<x>{PLAIN}[\w -]{{4,40}}) não", fact=
         "Não quer {x}", polite=True,
         unless=NOW),
    Rule("for-me", "free", rf"(?:para mim|comigo|para nós),? (?P<x>(?:[oa]s? )?{PLAIN}[\w-]+(?: "
         rf"[\w-]+){{0,3}} (?:tem|têm|deve|devem|precisa|precisam) (?:de |que )?(?:ser|ter|vir|"
         rf"estar|"
         rf"ficar|trazer|começar) .+)", fact="{x}", unless=NOW),
    Rule("not-but", "free",
         rf"(?P<x>{PLAIN}(?:[oa]s? )?[\w-]+(?: [\w-]+){{0,3}} não[,;]? (?:só|apenas|antes) "
         rf"(?!(?:que|se|quando|um|mais tarde|depois)\b).{{3,80}})", fact="{x}", unless=NOW),
    Rule("not-count", "free",
         rf"(?P<x>(?:[oa]s? )?{PLAIN}.{{2,40}}? não (?:contam?|entram?|me dizem? respeito)"
         r"(?: (?:para|pra) mim| nas minhas contas| na minha conta)?,? (?:só|apenas) .+)",
         fact="{x}", kind="work", unless=NOW),
    Rule("not-home", "free", rf"(?P<x>{PLAIN}.{{3,40}}? (?:não|nunca) entram? (?:(?:cá|aqui|lá) )?"
         r"em casa.*)", fact="{x}", kind="personal"),
    Rule("enough", "free",
         rf"(?P<x>(?:uma?s?|[oa]s?|três|duas|dois|só|respostas|\d) {PLAIN}[\w ]{{3,40}}?) (?:já "
         rf")?(?:me )"
         r"?(?P<q>bastam?|chegam?|servem?|é suficiente|são suficientes|é o suficiente|é o bastante|"
         r"chega e sobra|dá e sobra)(?: (?:para|pra) mim| perfeitamente| muito bem)?",
         fact="Para si {x} {q}", unless=rf"{NOW}|\b(?:para (?!mim)|amanhã|exemplo|dinheiro)\b"),
    Rule("first-then", "free", rf"(?P<x>primeiro,? (?:[oa]s? |um |uma )?(?!(?:{ORDER}|{FIRST})\b)"
         r"[\w-]+(?: [\w-]+){0,4},? (?:e )?(?:só )?depois,? (?:[oa]s? |um |uma )?"
         r"[\w-]+(?: [\w-]+){0,5})", fact="Quer {x}", unless=rf"{NOW}|\b(?:fui|fiz|vou|vi)\b"),
    Rule("only-when", "free",
         rf"(?P<x>{PLAIN}[\w-]{{2,}}s(?: (?!(?:é|são|está|vem|vêm)\b)[\w-]+){{0,4}} (?:só|apenas) "
         rf"(?:quando|se|onde|em|com|à|às|de|n[oa]s?|d[ao]s?) .{{3,60}})", fact="Quer {x}",
         unless=NOW),
    Rule("so-not", "free", rf"(?P<x>{PLAIN}[\w-]+(?: (?!(?:é|são|foi|está)\b)[\w-]+){{0,3}}, "
         rf"(?:nunca|jamais) (?!(?:{FIRST}|mais|vi|ouvi|foi|é|me)\b)[\w-]+(?: [\w-]+){{0,3}})",
         fact="Quer {x}", unless=NOW),
    Rule("when-order", "free", rf"(?P<l>{_WHEN_ASKED}),? (?P<x>(?:me )?(?!d[ea] |por |para "
                               rf")(?:{ORDER})\b.+)",
         fact="Pede para {x} {l}", unless=rf"\b(?:{POINT}|hoje|amanhã|agora)\b"),
    Rule("when-never", "free", rf"(?P<l>{_WHEN_ASKED}),? (?P<n>nunca|não|sem|nada de|sempre|só) "
         rf"(?P<x>.+)", fact="{l}, {n} {x}", unless=rf"\b(?:{POINT}|hoje|amanhã|agora)\b|"
         rf"\b(?:não|nunca) (?:{FIRST}|funciona|aparece|acontece|abre|dá|vem|sei|é|há)\b"),
    Rule("when-want", "free", rf"(?P<l>{_WHEN_ASKED}),? (?:eu )?(?:quero|prefiro|gosto de|"
         rf"espero)(?: (?:ver|receber|sempre|só))* (?P<x>.+)", fact="Quer {x} {l}",
         unless=rf"\b(?:{POINT}|hoje|amanhã|agora)\b"),
    Rule("before-order", "free", rf"(?P<l>(?:antes|depois) d[aeo]s? [^,]{{3,60}}?),? "
         rf"(?P<x>(?:sempre )?(?:me )?(?:{ORDER})\b.*)", fact="Pede para {x} {l}", lasting=True,
         unless=NOW),
    Rule("like-that", "free", rf"(?:eu )?(?:gosto|adoro|aprecio|curto|agrada-me)(?: mais| muito| "
         rf"imenso| sempre)? (?:de )?(?:que|quando) (?:você |tu )?(?P<x>(?:sempre |não |só "
         rf")*(?:me )?"
         rf"(?:{ORDER})\b.*)", fact="Gosta que {x}", unless=NOW),
    Rule("there-want", "free", r"(?P<l>(?:n[oa]s?|em|para|com|ao|à|às|aos|de) [^,]{2,40}?),? "
                               r"(?:eu )?"
         r"(?:prefiro|escolho) (?P<x>.+)", fact="Prefere {x} {l}",
         unless=rf"{NOW}|\b(?:primeir[oa]|segund[oa]) (?:opção|versão)\b"),
    Rule("there-want", "free", r"(?P<l>(?:n[oa]s?|em|para|com|ao|à|às|aos|de) [^,]{2,40}?),? "
                               r"(?:eu )?"
         r"(?:quero|peço|preciso de|gosto de) (?P<x>.+)", fact="Quer {x} {l}", lasting=True,
         unless=NOW),
    Rule("has-to", "free",
         rf"(?P<x>(?:[oa]s? ){PLAIN}[\w\"«»-]+(?: (?!(?:que)\b)[\w\"«»-]+){{0,4}} (?:fica|ficam|"
         rf"deve|"
         rf"devem|tem de|têm de|tem que|têm que|precisa|precisam|é para|são para|liga|desliga|"
         rf"acende|apaga|toca|abre|fecha|sobe|desce|"
         rf"começa|arranca) .+)", fact="{x}", lasting=True,
         unless=rf"{NOW}|\b(?:lent\w+|travad\w+|caind\w+|fora do ar|dá)\b"),
    Rule("has-to", "free",
         rf"(?P<x>(?:[oa]s? ){PLAIN}[\w\"«»-]+(?: [\w\"«»-]+){{0,4}} (?:deve|devem|tem de|têm "
         rf"de|tem "
         rf"que|têm que) (?:ligar|desligar|começar|arrancar|ficar|estar|abrir|fechar|ser) .*{TIME}"
         r".*)", fact="{x}", unless=NOW),
    Rule("that-way", "free", rf"(?P<x>{PLAIN}(?:[oa]s? )?[\w-]+(?: [\w-]+){{0,6}}),? (?:é assim "
                             rf"que|"
         r"do jeito que|como) (?:eu )?(?:gosto|prefiro|quero)", fact="Prefere {x}", unless=NOW),
    Rule("one-by-other", "free", rf"(?P<x>{PLAIN}[\w-]+(?: [\w-]+){{0,2}} (?:em vez|ao invés|em "
         rf"lugar) d[eoa]s? [\w-]+(?: [\w-]+){{0,3}})", fact="Prefere {x}", polite=True,
         unless=rf"{NOW}|\A(?:{GIVE})\b"),
)  # fmt: skip
