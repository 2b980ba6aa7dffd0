"""Portuguese rules, second part: what people tell of their lives, and what matters to them."""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.pt.parts import (
    CAP,
    DAY,
    HEALTH,
    IS,
    KIN,
    MY,
    OFTEN,
    OUR,
    PET,
    POINT,
    SPEAKS,
    STATE,
    THING,
    I,
)
from keepwise.bank.speech.languages.pt.wording import ADVERBS

LIFE: tuple[Rule, ...] = (
    # Diet, health, family, pets
    Rule("state", "free", rf"(?:eu )?(?P<v>sou|estou|virei|fiquei) (?P<a>{OFTEN})(?P<x>(?:um |uma |"
         rf"meio |totalmente |completamente |extremamente |super |estritamente |gravemente )"
         rf"*{STATE}"
         r"(?: e .+)?)(?:,? (?:há|desde|faz|por isso|então|logo|porque|mas|e por isso|portanto|"
         r"por) "
         r".+)?", kind="personal"),
    Rule("diet", "free",
         rf"(?:eu )?(?P<v>(?:{ADVERBS} ){{0,4}}(?:não|nunca|jamais|só|quase não|apenas|evito|"
         rf"somente) "
         rf"(?:{ADVERBS} ){{0,4}}(?:(?:posso |consigo )?(?:comer|beber|tomar|consumir|ingerir)|"
         rf"como|bebo"
         rf"|tomo|"
         r"fumo|consumo|dirijo|conduzo|tolero|falo|ando de|viajo de|tomo banho|nado))"
         rf"(?P<x>(?: (?!(?:{POINT}|nada|sei|com você|muito bem|que|decisão)\b).+)?)",
         kind="personal"),
    Rule("state", "free", r"(?P<x>(?:intolerante|alérgic[oa]s?) (?:a|à|ao|às|aos) [\w ,]{3,60})",
         kind="personal", fact="É {x}"),
    Rule("diet", "free", r"(?:eu )?(?P<v>sigo|faço|estou fazendo|estou a fazer|estou de|estou em|"
         r"mantenho) (?P<x>(?:uma )?(?:dieta|jejum|low carb|regime|alimentação)\b.*)",
         kind="personal"),
    Rule("family", "free",
         rf"(?:eu )?(?P<v>tenho|adotei|ganhei|crio|espero|vou ter) (?P<a>{OFTEN})(?P<x>(?!(?:uma? "
         rf")?"
         rf"(?:dúvidas?|perguntas?|problema|reunião|ideia|pressa|medo de que)\b)(?:(?!que\b|"
         rf"visto\b|"
         rf"reunião\b|consulta\b)[\w,'-]+ )*?(?:{KIN}|{PET}|{HEALTH})\b(?!.*\b(?:hoje|amanhã|ontem|"
         rf"agora|doente)\b).*)", kind="personal"),
    Rule("family", "free", r"(?:eu )?(?P<v>sou) (?P<x>(?:uma? |o |a )?(?:mãe|pai|avó|avô|tutora?|"
         r"don[oa]|padrinho|madrinha|ti[oa]|irmã|irmão|mãe solo) .+)", kind="personal"),
    Rule("family", "free", rf"(?P<f>{MY} (?:{KIN}|{PET})(?:(?: "
         rf"mais (?:velh|nov)[oa])?)"
         rf"(?:,? (?:[oa] )?{CAP}[\w-]+,?)?) (?P<q>se chamam?|chamam?-se|é|são|tem|têm|mora|"
         rf"moram|joga(?= (?:futebol|hóquei|basquete|vôlei|andebol|ténis|tênis|xadrez))|"
         rf"vive|vivem|"
         rf"trabalha|estuda|estudam|toca|frequenta|fala|falam|"
         rf"não come|não bebe|não pode|nasceu) "
         rf"(?P<x>(?!(?:doente|aqui|cansad|atrasad|chegand|fora|me pedi|insistind|ligand)\w*)"
         rf"{THING}"
         rf"(?!.*\b(?:hoje|ontem|amanhã|agora)\b).+)", kind="personal"),
    Rule("family", "free", rf"{MY} {KIN}(?:,? {CAP}[\w-]+,?)? (?P<q>está|estão|entrou|vai|vão|"
         rf"cursa|joga|treina) "
         r"(?P<x>(?:n[oa]s? |para [oa] )?(?:\d|primeir|segund|terceir|quart|quint|sext|faculdade|"
         r"escola|creche|"
         r"ensino|universidade|infantário|jardim de infância|colégio|pré-escola|medicina|direito)"
         r"\w*.*)", kind="personal"),
    Rule("family", "free", rf"o nome d[oa]s? (?P<f>{MY} (?:{KIN}|{PET})|{MY} \w+) (?P<q>é|são) "
         r"(?P<x>.+)", kind="personal"),
    Rule("personal", "free", rf"{I}(?P<v>falo) (?P<a>{OFTEN})(?P<x>(?:(?:um )?pouco de |bem |"
         rf"fluente(?:mente)? |um bocado de |só |mal |pouco )*{SPEAKS}\b.*)", kind="personal"),
    Rule("personal", "free",
         rf"{I}(?P<v>estou) (?:{ADVERBS} ){{0,4}}(?P<x>(?:aprendendo|a aprender|"
         rf"estudando|"
         r"a estudar|treinando|a treinar|me preparando|a preparar-me|fazendo (?:dieta|mestrado|"
         r"doutorado|faculdade|um curso|aulas?|fisioterapia|curso)|a fazer (?:dieta|um curso|"
         r"mestrado|"
         r"doutoramento)|a tirar|tirando|tentando (?:parar|emagrecer|perder peso|engravidar)|"
         r"a tentar (?:deixar|perder peso)|juntando dinheiro|a poupar|cursando|escrevendo (?:um "
         r"livro|"
         r"uma tese)|construindo|a construir|reformando|grávida|de licença|em licença|de férias "
         r"até)"
         r"(?!.*\b(?:agora|hoje|relatório|modelo|planilha)\b).*)", kind="personal"),
    Rule("personal", "free", rf"{I}(?P<v>toco|jogo|coleciono|pratico|faço|estudo|aprendo|canto|"
         rf"pinto|"
         rf"danço|surfo|pedalo|corro|nado|treino|cultivo|crio|leciono|ensino|ando de|luto|velejo|"
         rf"pesco|"
         rf"costuro|bordo|escalo|fotografo|curso|cozinho|medito|leio|malho|acampo|voluntario|"
         rf"torço) "
         rf"(?P<a>{OFTEN})(?P<x>(?!(?:{POINT}|inferior|superior|parte|questão|que|um |uma "
         rf"(?:pergunta|pausa|ideia|"
         rf"busca)|"
         r"o (?!cavalo)|a |as |os |ideia|sempre isso|sentido|muito isso|em frente|com (?:você|a "
         r"ideia)|"
         r"conta|votos|mal|tudo|por|pra|de conta|falta|dessa forma|assim|para cá|atrás|risco)\b)"
         r"(?!.*\b(?:hoje|agora|amanhã|ontem)\b).+)", kind="personal"),
    Rule("personal", "free", rf"{I}(?P<v>participo|frequento|faço parte|sou (?:sóci[oa]|membr[oa]|"
         rf"voluntári[oa]|torcedora?|adept[oa]|benfiquista|portista|sportinguista|flamenguista|"
         rf"corintian[oa]|palmeirense|são-paulin[oa]|fluente|formad[oa]|péssim[oa]|ótim[oa]|boa|"
         rf"bom|"
         rf"mau|má|iniciante|novat[oa]|leig[oa]|principiante|nov[oa]|experiente|fera|apaixonad[oa]|"
         rf"viciad[oa]|madrugadora?|fanátic[oa]|especialista|uma pessoa|do tipo que|daquelas? "
         rf"pessoas? que|um tipo de pessoa que|um homem|uma mulher|pessoa|nerd|fumante|fumadora?))"
         rf"(?P<x>(?: (?!(?:{POINT}|então)\b).+)?)", kind="personal"),
    Rule("tool", "free", rf"{I}(?P<v>uso|utilizo|programo em|dirijo|conduzo|ando com|trabalho com|"
         rf"tenho(?! (?:um |uma )?(?:(?-i:[A-Z]{{3,}})|erro|bug))|codo em|escrevo em|mexo com|"
         rf"codifico em) (?P<a>{OFTEN})(?P<x>(?:um[a]? |o |a )?"
         rf"(?P<n>{CAP}[\w+#.-]*)(?: (?!(?:erros?|mas|porque|quando|se|{POINT})\b)[\w+#./-]+)"
         rf"{{0,9}})",
         kind="personal"),
    # My something is something
    Rule("favorite", "free",
         rf"(?P<m>{MY}) (?P<q>[\w -]{{2,40}}?) (?P<f>favorit[oa]s?|preferid[oa]s?|predilet[oa]s?) "
         rf"(?:de "
         rf"(?:sempre|todos os tempos) )?{IS} (?P<x>.+)", fact="{q} {f} é {x}", slot="favorite",
         qualifier="q"),
    Rule("slot-is", "fill", rf"{OUR} (?P<slot>[a-zçãáéíóúêô]+(?: (?:d[aeo]s? )?[a-zçãáéíóúêô]+)"
         rf"{{0,2}}?)"
         r"(?: (?:padrão|preferid[oa]|habitual|principal|usual|default|atual|de trabalho|base))? "
         r"(?:é|são|agora é|passou a ser|deve ser|será|passa a ser) (?:sempre |agora |[oa] "
         r"(?:d[eoa] )?|em )?"
         r"(?P<x>.+)", kind="slot"),
    Rule("slot-is", "fill", rf"(?P<x>.+?) {IS} {MY} (?P<slot>moeda|idioma|língua|formato|fuso(?: "
         r"horário)?|região|mercado|equipe|equipa|time)(?: \w+)?", kind="slot"),
    Rule("my-part", "free", rf"(?P<m>{OUR}) (?P<f>(?:território|marcas?|contas?|mercados?|"
         rf"carteira|canal|"
         rf"canais|recorte|escopo|âmbito|área|segmento|portfólio|região|regiões|zona|praças?|"
         rf"categorias?|campanhas?|lojas?)(?: \w+)?) (?P<q>{IS}|inclui|abrange) (?P<x>{THING}"
         rf"(?!(?:bo[mn]|boa|mau|má|grande|enorme|difícil|lent|fechad)\w*).+)", kind="work",
         fact="{f} {q} {x}", reads=("region",)),
    Rule("my", "free", rf"{OUR} (?P<f>(?:aniversário|hobbys?|hobbies|passatempos?|endereço|morada|"
         rf"cidade "
         r"natal|terra natal|dieta|pronomes?|ano fiscal|exercício fiscal|língua materna|idioma "
         r"materno|"
         r"alergias?|restriç(?:ão|ões) alimentar(?:es)?|marcas?|contas?|campanhas?|clientes?|"
         r"carteira|canal|recorte|escopo|âmbito|área|segmento|casamento|língua nativa|canais|"
         r"portfólio|território|"
         r"fornecedor(?:es)?|horário(?: \w+){0,3}|expediente|jornada|dias? (?:de \w+|livres?|úteis)"
         r"(?: \w+)?|folgas?|hora (?:de|do) \w+|chef[ea]|gestora?|gerente|líder|assistente|"
         r"médic[oa]|"
         r"dentista|tipo sanguíneo|signo|religião|curso|faculdade|objetivos?|metas?|sobrenome|"
         r"apelido|"
         r"time|clube|carro|moto|bicicleta|celular|telemóvel|computador|notebook|portátil|tamanho"
         r"(?: de \w+)?|número (?:de|do) (?:sapato|calçado)|calçado|foco(?: \w+)?|prioridades?|"
         r"públicos?|"
         r"(?:principal|maior|principais) \w+|setup|stack|ambiente|editor|estilo(?: de \w+)?|rotina"
         r"(?: de \w+)?|treino|especialidade|formação|projeto \w+|orçamento|reunião (?:semanal|de "
         r"equipe|de equipa|fixa)|reuniões|aeroporto|companhia aérea|banco|loja|restaurante|"
         r"segunda "
         r"língua|primeira língua|turno|hotel|assento|lugar|férias)(?: (?:para|de|com) [\w "
         r"]{2,25}?)?(?: (?:principal|principais|favorit[oa]|"
         rf"habitual|padrão|fix[oa]|de trabalho|base))?) (?P<q>{IS}|começam?|terminam?|vai de|vão "
         rf"de|fica|"
         rf"ficam|acaba|encerra|se concentra em|atende|inclui) (?P<x>{THING}(?!(?:quebr|lent|"
         rf"atrasad|"
         rf"ocupad|cancelad|doente|ótim|ruim|mau\b|má\b|péssim|errad|difícil|chat|amanhã|hoje|"
         rf"agora|"
         rf"bom\b|boa\b|calcular|entender|descobrir|saber|resolver|exigent|antig|jove|velh|"
         rf"enorme|muit)\w*).+)", kind="personal"),
    Rule("usual", "free", rf"{OUR} (?P<f>(?:comparação|análise|referência|escolha|preferência|"
         rf"período|"
         r"padrão|corte|métrica|métricas|indicador(?:es)?|kpis?|filtro|base|visão)(?: [\w-]+)"
         r"{0,3}?) "
         rf"(?P<q>{IS}) (?P<x>{THING}.+)", reads=("period",)),
    Rule("days", "free", rf"(?P<x>(?:(?:às|as|aos|os|nas) )?{DAY}(?:(?: e|,| ou) (?:[àa]s |aos |"
         rf"os )?{DAY})* "
         rf"(?:{IS}|ficam?|estou|é) (?:sempre )?(?:{MY}|reservad[oa]s?|bloquead[oa]s?|livres?|"
         rf"dias? de|de|"
         r"para|sem|folga|home office|sagrad[oa]s?)\b.*)", fact="{x}", kind="habit"),
    Rule("day-off", "free", rf"(?P<x>(?:de )?{DAY},? eu (?:(?:estou|fico) (?:sempre )?de folga|"
         r"(?:sempre )?folgo|tenho (?:a )?folga))", fact="{x}", kind="habit"),
    Rule("day-off", "free", rf"(?P<x>(?:de )?{DAY}),? eu não trabalho", fact="Não trabalha {x}",
         kind="habit"),
    Rule("personal", "free", r"(?:eu )?(?P<v>me (?:aposentei|formei|casei|divorciei|reformei|"
         r"separei))(?P<x>(?: .+)?)", kind="personal"),
    Rule("family", "free", rf"{MY} (?:chef[ea]|sóci[oa]|gestora?|gerente|coordenadora?|"
         rf"orientadora?)(?: d[eo] \w+)? "
         rf"(?P<q>se chama|chama-se) (?P<x>.+)", kind="personal"),
    Rule("my-team", "free", rf"{OUR} (?:equipe|equipa|time|empresa|loja|departamento|área|setor) "
         rf"(?P<q>trata|cuida|atende|cobre|"
         r"vende|usa|trabalha|fabrica|exporta|gere|acompanha|reporta) (?P<x>(?!.*\b(?:hoje|amanhã|"
         r"agora)\b).+)", kind="work",
         reads=("region",)),
    Rule("since", "free", rf"{I}(?P<v>estou|trabalho) (?P<x>há .{{3,20}} (?:n[oa]|em|com) {CAP}.*)",
         kind="work"),
    Rule("owns", "free", r"(?:eu )?(?P<v>(?:só |não |também )*tenho) (?P<x>(?:.+ )?(?:forno|carro"
         r"|moto|air ?fryer|"
         r"panela|fogão|fogareiro|micro-ondas|liquidificador|impressora|elevador|varanda|jardim|"
         r"quintal|horta|"
         r"piscina|baixa visão|carta de condução|carteira de motorista|cnh|bimby|thermomix|"
         r"bicicleta|"
         r"aparelho auditivo|marca-passo|piano|violão|guitarra)\b(?!.*\b(?:hoje|agora|na oficina|"
         r"avariad|"
         r"quebrad)).*)", kind="personal"),
    Rule("owns", "free", r"(?:eu )?(?P<v>uso) (?P<x>(?:cadeira de rodas|óculos|muletas|bengala|"
         r"lentes|aparelho)\b.*)",
         kind="personal"),
    Rule("zone", "free", r"(?:eu )?(?P<v>estou|trabalho|fico) (?P<x>n[oa] (?:fuso|horário) .+)",
         reads=("timezone",)),
    Rule("better-with", "free", rf"{I}(?P<v>me viro|me dou|me entendo|aprendo|entendo|funciono|"
         rf"rendo|me oriento) "
         r"(?P<x>(?:muito |bem )?(?:melhor|mais) .+)"),
    Rule("leaves", "free", rf"{I}(?P<v>saí|larguei|deixei|me demiti) (?P<x>(?:d[aeo]|[oa]) "
         rf"{CAP}[\w ]{{1,40}})", kind="work"),
    Rule("leaves", "free", rf"{I}(?P<v>estou) (?P<x>n[oa] {CAP}[\w& ]{{1,40}}) agora|(?:eu )"
         rf"?agora (?P<w>estou) (?P<y>n[oa] {CAP}"
         r"[\w& ]{1,40})", kind="work"),
    Rule("starts", "free", r"(?:eu )?(?P<v>começo|vou começar) (?P<x>(?:a trabalhar|n[oa] nov[oa]|"
         r"(?:o|um) (?:mestrado|curso|"
         r"doutorado|doutoramento|novo emprego)).*)", kind="work"),
    Rule("whose", "free", rf"(?P<x>(?:[oa] )?{CAP}[\w-]+ (?:é|são) (?:[oa] )?(?:meu|minha|nosso|"
         rf"nossa) (?:{KIN}|{PET}|chef[ea])\b.*)",
         kind="personal", fact="{x}"),
    Rule("whose", "free", rf"(?P<x>[oa] (?:aniversário|escola|idade|médic[oa]|dieta|faculdade|"
         rf"profissão|raça) d[oa]s? {MY} (?:{KIN}|{PET})"
         r" (?:é|são|fica) .+)", kind="personal", fact="{x}"),
    # What matters and what does not
    Rule("not-interested", "free",
         rf"{I}não (?:me )?(?:interesso (?:muito |nada )?por|ligo (?:muito |nada |nenhuma |"
         rf"mesmo nada )?(?:para|às?|aos?|a)|dou (?:a mínima|bola|importância|"
         rf"muita importância) (?:para|a)|"
         rf"importo (?:muito )?com|quero saber d[eao]s?|tenho (?:nenhum |"
         rf"qualquer )?interesse (?:em|"
         rf"n[oa]s?|por)|"
         rf"estou interessad[oa] (?:em|n[oa]s?)|olho para|(?:analiso|vejo|trato d[eao]s?|faço)(?= "
         rf"[oa]s? (?:canal|"
         rf"loja|mercado|conta|marca|região|regiões|regional|cliente|canais|filia|online))|me "
         rf"interessam?(?: por)?|trabalho (?:com|em|"
         rf"n[oa]s?)|"
         rf"cuido d[eao]s?|cubro|acompanho)(?: [oa]s?)? ?(?P<x>{THING}.+)|(?P<y>(?!{POINT}|"
         rf"(?:[oa]s? )?(?:outr[oa]s?|demais|resto|restante))(?!.*\b{POINT}\b).+?) não me "
         rf"interessam?(?: nada| mesmo)?|(?:pouco|tanto) me (?:importa|interessa|faz)m?(?: [oa]s?)"
         rf"? "
         rf"(?P<z>(?!.*\bou\b){THING}.+)|(?P<w>(?!{POINT}|tudo|qualquer)[^,]+?) (?:não me (?:diz|"
         rf"dizem) (?:nada|"
         r"respeito)|(?:é|são) irrelevantes? para mim)",
         fact="Não se interessa por {x}", negative=True, reads=(*SHAPES, "region")),
    Rule("interest", "free",
         rf"(?:eu )?(?:{ADVERBS} ){{0,4}}(?:me interesso|estou interessad[oa]|tenho interesse) "
         rf"(?:{ADVERBS} ){{0,4}}"
         rf"(?P<x>(?:por|pel[oa]s?|em|n[oa]s?) {THING}.+)", kind="work", reads=("region",)),
    Rule("only-matters", "free",
         rf"(?:para mim,? )?(?:só|apenas|somente) (?:me )?(?:interessam?|importam?|conta|contam)"
         rf"(?: para mim)?(?: [oa]s?)? (?P<x>{THING}.+)|(?:para mim,? )?(?:só|apenas) (?P<y>.+?) "
         rf"(?:me )?"
         r"(?:interessam?|importam?|contam?)(?: para mim)?", fact="Só se interessa por {x}",
         kind="work", reads=("region",)),
    Rule("cares", "free",
         r"(?:para mim,? )?o (?:que (?:mais )?(?:me )?(?:importa|interessa|conta|quero ver)(?: "
         r"mais)?"
         rf"(?: mesmo| para mim)?|(?:mais )?importante(?: para mim)?) é (?P<x>{THING}.+)",
         fact="O mais importante é {x}"),
    Rule("detail", "free",
         rf"{I}(?:já )?(?P<v>reservei|marquei|decidi|fechei|comprei(?=.*\b(?:para|passagens?|"
         rf"bilhetes?|ingressos?|carro|"
         rf"casa|apartamento|apê|terreno|moto|bicicleta|anel|em \w+)\b)|agendei|combinei|escolhi|"
         rf"contratei|"
         rf"optei|confirmei|me matriculei|me inscrevi|inscrevi-me|comecei aulas|casei|me formei|"
         rf"nasci|acabei de (?:reservar|comprar|marcar|fechar|me casar|"
         rf"adotar)|adotei|comecei (?:a (?:trabalhar|estudar|aprender|fazer|treinar|correr)|um|uma"
         rf"|n[oa]|o (?:curso|mestrado))|"
         rf"vou (?:me casar|casar|me mudar)) "
         rf"(?P<x>"
         rf"(?!(?:{POINT}|esperar|tentar|aguardar|experimentar|ir\b|errado|tudo|um erro|uma "
         rf"dúvida|[oa] (?:opção|caixa|janela|aba|porta|"
         rf"ticket|chamado|arquivo|"
         rf"ficheiro|item|primeir[oa]|segund[oa]|link))\b)(?!.*\b(?:{POINT}|ontem|hoje)\b).+)",
         kind="detail"),
)  # fmt: skip
