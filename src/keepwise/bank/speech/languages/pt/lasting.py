"""Portuguese rules that take whole kinds of statements about oneself, behind the precise ones.

Any verb in the present tells of what one does, unless it is one of asking, thinking or handing
over; any noun after "tenho" is something one has, unless it comes and goes. What is of the moment
or of the task at hand is refused by the words in the clause.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.pt.broad import DATE, DAYS, NOW, OUT, TASK, WORK
from keepwise.bank.speech.languages.pt.parts import (
    BEINGS,
    CAP,
    DAY,
    IS,
    KIN,
    OUR,
    PET,
    POINT,
    RELATION,
    THING,
)
from keepwise.bank.speech.languages.pt.verbs import FIRST, NOUNS, SURE
from keepwise.bank.speech.languages.pt.wording import ADVERBS

_SAID = rf"(?:(?:{ADVERBS}|não|quase) ){{0,4}}"
# What "I" do that is said of this conversation, of an errand or of what goes on in the mind.
_PASSING = (
    r"(?:quero|sei|acho|vejo|preciso|posso|vou|devo|consigo|esqueço|perco|digo|espero|entendo|"
    r"sinto|peço|recebo|tento|erro|caio|pretendo|pergunto|agradeço|imagino|creio|lembro|mando|"
    r"estou|sou|tenho|procuro|busco|termino|acabo|aguardo|confirmo|concordo|aceito|desejo|"
    r"cumprimento|penso|venho|envio|noto|ouço|conto|ponho|olho|ganho|gosto|adoro|amo|odeio|"
    r"detesto|prefiro|levo|cancelo|deixo|volto|mudo|troco|marco|fecho|escolho|abro|chego|saio|"
    r"entro|ligo|dou|fico|passo|corto|começo|mostro|coloco|testo|tiro|rodo|resolvo|considero|"
    r"aponto|repito|insisto|sugiro|prometo|entrego|compro|pago|pego|tomo|parto|descubro|reparo|"
    r"respondo|ajudo|necessito|falto|baixo|sonho|acordo|somo|viro|calculo|verifico|confiro|"
    r"reservo|agendo|assumo|admito|trago|gasto|dependo|experimento|apresento|subo|bato|perco|"
    r"permito|seleciono|altero|ofereço|reconheço|canto|como|visto|salvo|acedo|monto|aproveito|"
    r"corrijo|separo|preparo|limpo|junto|importo|discuto|chamo|costumo|evito|falo|gravo|reparo|"
    r"misturo|trato|incluo|atendo|consulto|transfiro|comparo|espalho|observo|localizo|moo)"
)
_GENERIC = (
    r"(?:tudo|todos|todas|qualquer|quase tudo|quase sempre|só|apenas|muit[oa]s?|pouc[oa]s?|mais|"
    r"menos|principalmente|exclusivamente|"
    r"(?!(?:os|as|dos|das|nos|nas|mais|menos|depois|antes|às|aos|eles|elas|vezes|dois|duas|três|"
    r"seis|seus|suas|todos|todas|problemas|dúvidas|desculpas|conversas|licenças|mensagens|graças|"
    r"notícias|vocês|nós|pois|após|ambos|ambas|opções|dados)\b)[\w-]{3,}s\b)"
)
_FLEETING = (
    r"(?:que (?!(?:comer|tomar|evitar|beber|andar)\b)|de (?!(?:comer|tomar|evitar|beber|andar)\b)|"
    r"(?:d[aeo]s? |[oa]s? |um |uma |muit[oa]s? |"
    r"algum\w* |mais |ess[ea] |nenhum\w* |tant[oa]s? |bastantes? |outr[oa]s? |pouc[oa] |\w+ )?"
    r"(?:dúvida|pergunta|quest|problema|err[oa]|reuni|prazo|pressa|fome|sono|sede|frio|calor|"
    r"medo de|certeza|razão|ideia|vontade|tempo|ticket|chamado|reclamação|queixa|pedido|"
    r"encomenda|compra|fatura|boleto|entrevista|evento|prova|exame|voo|viagem|teste|opç|"
    r"alternativa|sugest|coment|coisa|tarefa|linha|coluna|valor|dado|hora|minuto|euro|reais|"
    r"dinheiro|saudade|pena|esperança|sorte|azar|nada|algo|tudo|acesso|aviso|alerta|conta|"
    r"cliente|colega|chef[ea]|amig|culpa|impressão|sensação|receio|intenção|interesse|curiosidade|"
    r"orgulho|noção|como|por onde|onde|a ver|visto|feito|tentado|andado|pensado|usado|sido|estado|"
    r"ido|tido|recebido|notado|a certeza|a sensação|a ideia|feita|dor|febre|tosse|gripe|"
    r"constip|resfriad|novidade|notíci|pouco|\d|quem|muito (?:a|que)|obras?|visita|festa|jantar|"
    r"médic|dentista|bateria|gente|espaço|carro na|pouc[oa] (?!experiência|prática|paciência|"
    r"jeito|apetite)|convite|casamento|compromisso|consulta|entrega|apresenta|aqui|aí|em mãos|um "
    r"bug|bug))"
)
# What is said of one's own people and is no taste of theirs.
_OF_THEM = (
    r"(?:(?:não|nunca) (?:come|bebe|pode|tolera|toma|anda|dorme|fala|ouve|vê|viaja)\b.*|"
    r"(?:só|apenas) (?:come|bebe|pode|toma|dorme)\b.*|(?:também )?(?:tem|têm|mora|moram|vive|"
    r"vivem|trabalha|trabalham|estuda|estudam|frequenta|nasceu|nasceram|cursa|faz (?:anos|"
    r"aniversário|\d+)|fazem (?:anos|\d+)|sofre de|dorme|dormem|come ração|toma) .+|"
    r"(?:também )?(?:viaja|viajam|vem|vêm|vai|anda|dorme|mora|trabalha) (?:sempre )?(?:comigo|"
    r"com a gente|conosco|connosco)\b.*)"
)
_JOB = (
    r"(?:território|mercados?|contas?|marcas?|carteira|canal|canais|segmentos?|área|recorte|"
    r"escopo|âmbito|região|regiões|zona|lojas?|clientes?|campanhas?|categorias?|produtos?|"
    r"público|equipe|equipa|time|squad|portfólio|setor|foco|responsabilidades?|praças?|linhas?)"
)
_LEARN = (
    r"(?:aprender(?! (?:a (?:fazer|usar|criar|calcular|instalar|configurar|montar|escrever)|"
    r"como|mais|isso)\b)|conhecer (?:o |a |os |as )?(?-i:[A-ZÀ-Ý])|visitar (?:o |a )?"
    r"(?-i:[A-ZÀ-Ý])|correr (?:a|uma|os|\w+ quil)|emagrecer|perder peso|parar de (?:fumar|beber)|"
    r"deixar de (?:fumar|beber)|mudar de (?:carreira|área|emprego|vida|cidade)|abrir (?:um|uma|o "
    r"meu|a minha) (?!arquivo|ficheiro|chamado|ticket|conta)|ter filhos|casar|engravidar|adotar|"
    r"voltar a (?:estudar|morar|viver|treinar)|fazer (?:um |o )?(?:mestrado|doutora\w+|"
    r"intercâmbio|maratona|caminho de santiago)|tirar a (?:carta|carteira)|comprar (?:casa|uma "
    r"casa|um apartamento)|morar|viver (?:em|n[oa]|fora)|me aposentar|reformar-me|me reformar|"
    r"ser (?:médic|professor|programador|pai|mãe|escritor)\w*|publicar um|escrever um livro|"
    r"trabalhar (?:como|em|n[oa]|com|por|remot\w+)|atuar (?:em|n[oa]|como))"
)
_GOT = (
    r"(?:paguei(?= .*\b(?:inscrição|matrícula|sinal|entrada|quotas?|passagens|viagem|reserva))|"
    r"consegui(?= (?:[oa] |um |uma )?(?:vaga|emprego|bolsa|visto|estágio|apartamento|casa|"
    r"promoção|transferência|financiamento|cidadania|empréstimo|licença))|"
    r"aceitei(?= .*\b(?:proposta|vaga|emprego|oferta|cargo|convite)\b)|"
    r"fui (?:aceite?|contratad|admitid|aprovad|promovid|transferid|eleit|selecionad|nomead|"
    r"destacad|"
    r"convidad)?[oa]?|pedi(?= (?:demissão|transferência|a reforma|o divórcio|"
    r"licença|aumento|equivalência))|(?:adiei|antecipei|remarquei)(?= .*\b(?:casamento|viagem|"
    r"férias|lançamento|mudança|consulta|cirurgia|exame)\b)|perdi (?:[oa] )?(?:meu|minha) (?:pai|"
    r"mãe|marido|mulher|esposa|avó|avô|irmã|irmão|emprego|"
    r"cão|gata?o?|cadela|cachorr[oa])|"
    r"assinei(?= .*\b(?:contrato|escritura|netflix|spotify|plano|revista|jornal|newsletter)\b)|"
    r"abri (?=(?:a minha|o meu|minha|meu|um|uma) (?:própri[oa] |pequen[oa] |nov[oa] )?(?:empresa|"
    r"loja|"
    r"padaria|café|cafeteria|restaurante|bar|negócio|consultório|clínica|ateliê|atelier|oficina|"
    r"escritório|escola|salão|pousada|hostel|startup|confeitaria|livraria|estúdio|canal))|"
    r"inaugurei|lancei|fundei|"
    r"acab(?:ei|o) de (?:abrir(?= .*\b(?:empresa|loja|padaria|café|cafeteria|restaurante|"
    r"negócio|consultório|clínica|ateliê|oficina|escritório|salão|pousada|livraria|bar)\b)|"
    r"inaugurar|lançar|assinar|adotar|defender|casar|me casar|entrar n|"
    r"ser (?:contratad|promovid|aprovad|admitid|pai|mãe))[oa]?|"
    r"passei (?=n[oa] )|defendi(?= [oa] )|entreguei(?= a (?:tese|dissertação|casa)|o tcc)|"
    r"recebi(?= (?:a|as|o) (?:bolsa|chaves?|visto|promoção|diploma|cidadania|carta de))|"
    r"comprei(?= (?:um|uma|o|a) (?:casa|apartamento|carro|terreno|moto|bicicleta|piano|barco))|"
    r"casei|formei|estudei(?= [\w-]+ (?:em|n[oa]) )|fiz(?= (?:o |um |a )?(?:curso|mestrado|doutora|"
    r"licenciatura|erasmus|intercâmbio|faculdade|especialização))|(?:trabalhei|vivi|morei)(?= .*\b"
    r"(?:anos|meses|até|durante)\b)|adotei|aluguei|vendi(?= (?:[oa] )?(?:carro|casa|apartamento|"
    r"empresa|moto|"
    r"meu|minha)))"
)
_WHEN = (
    rf"(?:{DAY}|dia \d{{1,2}}|\d{{1,2}} de \w+|\d{{1,2}}/\d{{1,2}}|\d{{1,2}}h\d*|janeiro|"
    r"fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|"
    r"(?:primeira|segunda|última) (?:semana|quinzena|sexta))"
)
_THAT = (
    r"(?:que (?:eu )?(?:mais )?(?:uso|utilizo|acompanho|visto|calço|prefiro|sigo|tenho|compro|"
    r"quero|me interessam?|interessam?|conta|vale|importa|analiso|olho|vejo|faço|como|bebo|pratico|"
    r"falo|estudo|toco|ouço|leio|vendo|atendo|cubro)|"
    r"(?:ideal |melhor )?para (?:me \w+r|mim|falar comigo|contato|contacto|entrega))"
)

LASTING: tuple[Rule, ...] = (
    Rule("at-work", "free", rf"(?P<m>{OUR}) (?P<f>{_JOB}(?: \w+)?) (?P<q>{IS}|inclui|abrange|vai "
         rf"de) "
         rf"(?P<x>{THING}.+)", kind="work", fact="{f} {q} {x}", unless=NOW, reads=("region",)),
    Rule("kin", "free",
         rf"{OUR} (?:{KIN}|{PET})(?: mais \w+)?(?:,? (?:[oa] )?{CAP}[\w-]+(?: e (?:[oa] "
         rf")?{CAP}[\w-]+)?"
         rf",?)? {_OF_THEM}",
         kind="personal", unless=rf"{OUT}|\b(?:febre|pressa|dúvidas?|razão|com fome)\b"),
    Rule("kin", "free",
         rf"{OUR} (?:{KIN}|{PET})(?: mais \w+)?(?:,? (?:[oa] )?{CAP}[\w-]+,?)? (?:também |já |não )"
         r"*(?:está|estão|anda) (?:grávida|n[oa] \w+ (?:ano|período|semestre|classe)|aposentad|"
         r"reformad|desempregad|noiv|a estudar|estudando|a viver|morando|a tirar|fazendo faculdade|"
         r"n[oa] (?:faculdade|universidade|escola|creche|tropa)|na casa dos).*",
         kind="personal", unless=OUT),
    Rule("kin", "free",
         rf"(?:[oa] )?{CAP}[\w-]+, (?:que é )?{OUR} (?:{KIN}|{PET}),? {_OF_THEM}",
         kind="personal", unless=OUT),
    # What belongs to others in the firm is not to be looked for.
    Rule("our-does", "free",
         rf"{OUR} (?:[\w-]+)(?: (?!(?:é|são)\b)[\w-]+)? (?:adota|adotam|segue|seguem|usa|usam|"
         rf"utiliza|"
         rf"utilizam|roda|rodam|vende|vendem|trabalha|trabalham|fabrica|exporta|importa|atende|"
         rf"cobre|"
         rf"divide-se|se divide|reporta|fala|falam|obriga|exige|proíbe) (?!{POINT}|para mim).+",
         kind="work", unless=rf"{OUT}|\b(?:{KIN}|amig[oa]|colega|chef[ea]|cliente|vizinh[oa])\b"),
    Rule("here-we", "free", r"(?:aqui|cá|lá|no trabalho|na empresa|na equipa|na equipe|no time)"
         r"(?: n[oa] \w+)?,? (?:ninguém|todo mundo|todos|toda a gente|é tudo|só) (?!pode|sabe).+",
         kind="work", unless=OUT),
    Rule("my-place", "free", r"n[oa] (?:minha|meu|nossa|nosso) (?:casa|cozinha|quarto|apartamento|"
         r"prédio|carro|jardim|quinta|escritório|empresa|escola|cidade|rua|aldeia|bairro)"
         r"(?: [\w-]+)?,? (?:só |não |nunca |quase )*(?:tem|há|cabe|cabem|existe|existem) .+",
         kind="personal", unless=rf"{OUT}|\b(?:barulho|goteira|cheiro|problema)\b"),
    Rule("no-need", "free", r"(?P<y>d[aoe]s? .{2,30}?) (?P<x>não preciso(?: de (?:nada|números|"
         r"dados))?(?:, só .+)?)", kind="work", fact="{y} {x}", unless=NOW),
    Rule("not-mine", "free",
         r"(?P<x>(?!(?:isso|isto|aquilo|ess|est)\w*)(?:d?[oa]s? )?[\w-]+(?: [\w-]+){0,4}) "
         r"(?:não (?:é|são)|deixou de ser) (?:comigo|da minha (?:conta|alçada|área|"
         r"responsabilidade|"
         r"competência)|minha área|meu departamento)(?:,.*)?", kind="work",
         fact="Não trata de {x}", unless=NOW),
    Rule("only-part", "free", rf"(?:eu )?(?P<x>(?:só|apenas|somente) (?:vejo|olho|faço|trato|"
         rf"atendo|cubro|acompanho|analiso|trabalho|reporto|lido|cuido|respondo) (?!{POINT}).+|"
         r"(?:vejo|olho|acompanho|sigo|tenho|faço|giro) (?:só |apenas )?[oa]s? (?:conta|mercado|"
         r"marca|loja|filia|regi|cliente|praça|canal|canais|vendas d|números d[oae])\w* .+)",
         kind="work", fact="{x}", unless=OUT, reads=("region",)),
    Rule("that-i", "free", rf"(?:[oa]s? )?(?!(?:problema|coisa|erro|parte|texto|arquivo|ficheiro|"
         rf"código|link)s?\b)[\w-]+(?: [\w-]+)? {_THAT} {IS} (?:sempre )?{THING}.+", kind="habit",
         unless=rf"{NOW}|{TASK}"),
    Rule("what-counts", "free", r"(?:para mim,? )?(?P<x>o que (?:vale|conta|pesa|manda|me "
         rf"(?:interessa|importa|guia)) (?:mesmo )?é {THING}.+)", fact="{x}", unless=NOW),
    Rule("household", "free",
         rf"(?:aqui|cá|lá) em casa,? (?!\w+(?:ou|iu|eu)\b)(?!(?:[oa]s? )?(?:(?:meu|minha|nosso|"
         rf"nossa)s? )?(?:{RELATION}|{BEINGS})\b).+|"
         r"(?!\w+(?:ou|iu|eu)\b).+ (?:aqui|cá|lá) em casa|"
         r"(?:(?:durante|de|às|aos|à) .{2,20},? )?(?:não|nunca) (?:há|tem|está|costuma (?:haver|"
         r"estar|ter)|fica) ninguém em casa.*", kind="personal",
         unless=rf"{OUT}|\b(?:está|estão|tá|chov|caiu|acab|quebr|avari|chegou|ficou|deu|tocou|"
         r"faltou|pass[oe]u|temos que)\w*\b(?<!está ninguém)"),
    # "I have": whatever it is, unless it comes and goes.
    Rule("i-have", "free", rf"(?:eu )?{_SAID}tenho {_SAID}(?!{_FLEETING})(?!(?:[oa]s?|um|uma) "
         rf"{WORK}\b){THING}.+", kind="personal",
         unless=rf"{OUT}|\b{WORK}\b|\b(?:mas|porém|aberto|cheia|suja|para (?:entregar|fazer|ler|"
         r"mandar|enviar))\b"),
    Rule("i-have", "free", r"(?:eu )?tenho (?!(?:que|de|uma dúvida|dúvidas)\b).*", kind="habit",
         needs=r"\b(?:todo (?:dia|mês|ano)|tod[ao]s? (?:[ao]s )?(?:primeir|últim|segund|terç|quart|"
         r"quint|sext|sábad|doming|semana|manhã|noite|mes)\w*|às (?:segundas|terças|quartas|"
         r"quintas|sextas)|aos (?:sábados|domingos|fi)|\w+ vez(?:es)? por|"
         r"quinzenal\w*|semanal\w*|mensal\w*)\b", unless=OUT),
    # "I am", for as long as a course, a pregnancy or a post lasts.
    Rule("i-am-in", "free",
         rf"(?:eu )?{_SAID}estou (?:{ADVERBS} ){{0,4}}(?:n[oa] (?:\w+ (?:ano|período|semestre|"
         r"classe|trimestre)|faculdade|universidade|reserva|reforma|pós|mestrado|doutora\w+|"
         r"menopausa|ensino)|em (?:home office|teletrabalho|regime|tratamento|recuperação|"
         r"reabilitação|layoff|pré-reforma|part-time|remissão|dieta)|numa dieta|de (?:baixa|"
         r"licença|dieta|mudança|"
         r"repouso|férias (?:até|de|em))|a dieta|(?:casad|reformad|aposentad|desempregad|solteir|"
         r"noiv|separad|divorciad|inscrit|matriculad|destacad|sediad|habituad|acostumad|"
         r"viúv|grávida|sóbri|esperando (?:um )?beb)\w*).*", kind="personal",
         unless=rf"{OUT}|\b(?:sozinh[oa] com|dúvida)\b"),
    Rule("i-am-doing", "free",
         rf"(?:eu )?estou (?:{ADVERBS} ){{0,4}}(?:a (?:me )?(?!(?:pensar|tentar|ver|falar|"
         rf"ter)\b)\w+r|"
         r"(?!(?:pensando|tentando|vendo|falando|tendo)\b)\w+ndo)(?:-me|-se)? .*\b(?:nas horas "
         r"vagas|nos tempos livres|há (?:\w+ )?(?:anos|meses)|desde (?:janeiro|fevereiro|março|"
         r"abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|20\d\d)|este ano|"
         r"para (?:o exame|a prova|os exames|o concurso|a maratona|a meia|o vestibular|o enem|a "
         r"oab|mestrado|casar|morar|nos mudarmos|ser)|por conta própria|aos (?:fins|finais|poucos))"
         r"\b.*", kind="personal", unless=rf"{NOW}|\b(?:suporte|relatório|apresentação)\b"),
    Rule("i-am-doing", "free",
         r"(?:eu )?(?:estou|ando) (?:a )?(?:me )?(?:tirar|tirando|montar|montando|organizar|"
         r"organizando|planejar|planejando|planear|planeando|desenvolver|desenvolvendo|abrir|"
         r"abrindo|preparar|preparando|lançar|lançando|criar|criando) "
         r"(?:o (?:meu )?|a (?:minha )?|um |uma |para )?(?:casamento|exame|prova|concurso|"
         r"vestibular|maratona|mudança|negócio|empresa|startup|loja|livro|podcast|canal|casa|"
         r"apartamento|emprego|carta|carteira|próprio|própria|app|aplicativo|jogo|site próprio|"
         r"horta|viagem (?:para|a)|intercâmbio|filho|filha)\b.*", kind="personal", unless=NOW),
    Rule("skill", "free",
         rf"(?:eu )?{_SAID}(?:domino|manjo|percebo|entendo|sei)(?: (?:bem|muito|nada|pouco|já|"
         r"quase nada|bastante|um pouco|bulhufas|patavina))* (?:de )?(?P<x>(?-i:[A-Z])[\w+#.]*"
         r"(?: .{2,40})?|programar|cozinhar|nadar|dirigir|conduzir|tocar \w+|ler partituras?|"
         r"costurar|bordar|esquiar|surfar|andar de \w+|(?:inglês|espanhol|francês|alemão|italiano|"
         r"mandarim|japonês|código|contabilidade|estatística|finanças|culinária|vinhos|mecânica|"
         r"música|inglês)\b.*)", kind="personal",
         unless=rf"{NOW}|\b{WORK}\b"),
    Rule("skill", "free", rf"(?:eu )?(?:nunca (?:usei|programei|mexi|trabalhei|estudei|aprendi|"
         rf"viajei|andei|comi|provei|fiz) {THING}.+)", kind="personal", unless=OUT),
    Rule("better-so", "free", rf"(?:eu )?(?:consigo (?:ler|entender|perceber|acompanhar|trabalhar|"
         rf"dormir|estudar) (?:melhor|mais|só|bem|apenas)|fico (?:perdid|confus|ansios|nervos|tont|"
         rf"enjoad|stressad|estressad)\w* (?:com|quando|em)|me (?:perco|confundo|canso|distraio) "
         rf"(?:com|em|n[oa]s?)) {THING}.+", unless=NOW),
    Rule("on-day", "free", r"(?:eu )?(?:recebo|pago|entrego|faço|fecho|levo|deposito|lavo|compro|"
         r"encomendo|limpo) (?:.{2,40} )?(?:sempre (?:n[oa]s?|às|aos|em)|(?:no|todo|a cada) dia "
         r"\d+|"
         r"dia \d+ de cada|aos? \w+s\b).*", kind="routine", unless=OUT),
    Rule("medicine", "free", r"(?:eu )?(?:tomo|faço uso de) (?:.{2,20} )?(?:remédios?|medicação|"
         r"medicamentos?|insulina|pílula|vitaminas?|suplementos?|antidepressivos?|café|chá|"
         r"creatina|"
         r"anticoagulantes?|comprimidos?)\b.*", kind="personal", unless=OUT),
    Rule("cutting-down", "free", r"(?:eu )?(?:estou|ando) (?:(?:a )(?:cortar|evitar|deixar|"
         r"reduzir)|"
         rf"cortando|evitando|deixando|reduzindo) (?!{POINT}|[oa]s? (?:texto|linha|coluna)).+",
         kind="personal", unless=OUT),
    # Any verb, or a habit shown by what it is done to.
    Rule("i-open", "free", rf"(?:eu )?{_SAID}(?:me )?(?!moro na dúvida|faço "
         rf"ideia)(?!{_PASSING}\b)(?!(?:{NOUNS})\b)(?:{SURE})"
         rf"(?: {ADVERBS}){{0,4}} (?!(?:{POINT}|que|como|o que|se|a ideia|isto|cá|lá|o mesmo|à "
         rf"espera)"
         rf"\b).+", kind="personal", unless=rf"{OUT}|\b{WORK}\b|\b(?:mas|porém)\b"),
    Rule("i-any", "free", rf"(?:eu )?{_SAID}(?:me )?(?:{FIRST})(?: por norma)? {_GENERIC}"
         r"(?: .+)?", kind="habit",
         needs=r"\b(?:analiso|compro|pago|levo|faço|escrevo|leio|tomo|respondo|ouço|calço|"
         r"visto|como|bebo|trato|peço|resolvo|marco|reservo|guardo|registo|registro|calculo|"
         r"vejo|evito|falo|encomendo|preparo|separo|junto|viajo|atendo|corro|ando|confiro|"
         r"comparo|olho|fecho|sigo|monto|planto|envio|mando|assino|gravo|organizo)\b",
         unless=rf"{OUT}|\b(?:mas|porém|os dois|as duas|um|uma)\b"),
    Rule("size", "free", r"(?:eu )?(?:visto|calço|uso)(?: (?:o |tamanho |número |entre o ))*"
         r"(?: ?(?:\d{2}|P|M|G|GG|XG|XL|XS|S|L|XXL)\b.{0,30})", kind="personal", unless=NOW),
    Rule("i-unknown", "free", rf"eu {_SAID}(?!{_PASSING}\b)(?!\w*(?:ndo|amo|emo|imo)\b)"
         rf"[a-zà-ú]{{3,}}o (?!(?:{POINT}|que|como|o que|se)\b).+", kind="personal",
         unless=rf"{OUT}|\b{WORK}\b|\b(?:mas|porém)\b"),
    Rule("i-shun", "free", r"(?:eu )?(?:fujo|abdico|abro mão|prescindo|me privo|enjoo|sofro|padeço|"
         r"não sou (?:muito )?(?:de|do tipo de?)) (?P<x>(?:de|d[oa]s?|em|com|n[oa]s?|que)? ?"
         rf"{THING}.+)", kind="personal", unless=NOW),
    Rule("i-go", "free", r"(?:eu )?(?:vou|viajo|ando|venho) (?:sempre|quase sempre|só|normalmente|"
         rf"geralmente) {THING}.+|(?:eu )?(?:só|nunca) (?:vou|viajo|ando) {THING}.+",
         kind="habit", unless=OUT),
    Rule("i-stay", "free", rf"(?:(?:antes|depois|às \w+|à \w+|de \w+|aos \w+)(?: d\w+ \w+)?,? )?"
         rf"(?:eu )?(?:estou|fico) sempre (?!{POINT})(?:n[oa]s?|em|de|com|fora|sem) .+",
         kind="habit", unless=rf"{OUT}|\b(?:dúvida|problemas?|pressa|erro|espera|culpa)\b"),
    # Milestones
    Rule("got", "free", rf"(?:eu )?(?:já |finalmente |enfim |recentemente |acabei por )*(?:me )?"
         rf"{_GOT}\b(?: (?!{POINT}).+)?", kind="detail", unless=DAYS),
    Rule("got", "free", rf"(?:ontem|anteontem),? (?:eu )?(?P<m>me )?(?P<v>{_GOT})"
         rf"(?P<x> (?!{POINT}).+)", kind="detail", fact="{v} {x}"),
    Rule("got", "free", rf"(?:eu )?(?P<m>me )?(?P<v>{_GOT})(?P<x> (?!{POINT}).+?) (?:ontem|"
         rf"anteontem)", kind="detail", fact="{v} {x}"),
    Rule("plan", "free", rf"(?:eu )?(?:vou|vamos) (?P<x>(?:passar|viajar|para|à|ao|a|fazer|casar|"
         rf"ter|abrir|lançar|estar (?:fora|de|em)|mudar)\b(?!.*\b{WORK}\b).*(?:{DATE}|"
         r"\bbatizado|\baniversário|\bcasamento).*)", kind="detail", fact="Vai {x}", unless=DAYS),
    Rule("settled", "free", r"(?:ficou|está|tá|foi|fica) (?:tudo )?(?:decidid|combinad|acertad|"
         r"acordad|definid|fechad|resolvid|assente)[oa]? (?:entre nós |em reunião )?que "
         r"(?P<x>.{8,})", kind="detail", fact="Ficou decidido que {x}", unless=NOW),
    Rule("settled", "free", rf"{THING}(?!(?:eu|não|você|estou)\b)(?:[oa]s? )?[\w-]+(?: "
         rf"[\w-]+){{0,6}} "
         r"(?:ficou|ficaram|foi|foram|está|estão) (?:(?:marcad|agendad|adiad|antecipad|remarcad|"
         rf"confirmad)[oa]s? )?(?:para|em|n[oa]) (?:[oa] )?(?:próxim[oa] )?{_WHEN}.*",
         kind="detail", unless=rf"\b(?:{POINT}|hoje|ontem|agora|você|{WORK})\b"),
    Rule("settled", "free", r"(?:resolvi|combinei|acertei) (?:ir|ficar|fazer|mudar|trocar|vender|"
         r"comprar|contratar|avançar|usar|adiar|lançar|manter|abrir|alugar|casar|\w+r com) .+",
         kind="detail", unless=NOW),
    Rule("goal", "free", rf"(?:eu )?(?:quero(?: muito)?|queria(?: muito)?|sonho em|pretendo|"
         rf"planejo|planeio|gostava de|gostaria de|tenciono|penso em|estou (?:pensando em|a pensar "
         rf"em)|tenho o sonho de|meu sonho é) {_LEARN}\b.*", kind="personal",
         unless=rf"\b(?:(?!este ano|este verão){POINT}|hoje|agora|amanhã|você|{WORK})\b"),
    Rule("plan", "free", rf"(?:eu )?vou (?:me mudar|mudar|voltar a (?:morar|viver|estudar)|tirar "
         r"(?:férias|licença|a carta)|entrar de (?:férias|licença)|ser (?:pai|mãe|avó|avô)|"
         rf"trabalhar (?:para|em|n[oa])|abrir (?:um|uma|minha|meu|a minha|o meu))\b.*{DATE}.*",
         kind="detail", unless=DAYS),
)  # fmt: skip
