"""The Portuguese grammar: how people state preferences, work, names, habits, what to forget."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Cutting, Grammar
from keepwise.bank.speech.languages.pt.asking import ASKING
from keepwise.bank.speech.languages.pt.broad import AT_HAND, BROAD, NOUN_PHRASES
from keepwise.bank.speech.languages.pt.lasting import LASTING
from keepwise.bank.speech.languages.pt.lexicon import GROUP_HEAD
from keepwise.bank.speech.languages.pt.lives import LIFE
from keepwise.bank.speech.languages.pt.orders import ORDERS
from keepwise.bank.speech.languages.pt.people import (
    ASIDES,
    OTHERS,
    PEOPLE,
    STRANGER,
    SUBJECTLESS,
    THEIRS,
)
from keepwise.bank.speech.languages.pt.rules import SELF
from keepwise.bank.speech.languages.pt.surroundings import (
    BREAKS,
    CAN,
    GATE,
    LEAD,
    ONCE,
    PLEASE,
    REPORTED,
    SARCASTIC,
    STANDING,
    STARTS,
    TAIL,
    UNREAL,
    YOU,
)
from keepwise.bank.speech.languages.pt.terse import TERSE
from keepwise.bank.speech.languages.pt.verbs import SURE
from keepwise.bank.speech.languages.pt.wishes import HABITS, WISHES
from keepwise.bank.speech.languages.pt.wording import statement, straight, third_person, tidy

GRAMMAR = Grammar(
    language="pt",
    cutting=Cutting(
        # "The app, frankly, does not interest me" is one statement.
        starters=r"(?<!verdade, )(?<!francamente, )(?<!sinceramente, )(?<!uas respostas, )(?:"
        rf"eu|(?:[oa]s? )?(?:meus?|minhas?)|(?:por favor|pfv?r?)(?=\s+\w{{3}})|{STARTS}|"
        r"a gente|me (?:cham|trat|mostr|respond|mand|envi|dê|dá|expli|lembr|avis)\w*|"
        r"(?:sempre|nunca) (?:mostr|us|respond|escrev|me|coloqu|coloc|indi|cit|d[êáe]|inclu|fal|"
        r"arredond|"
        r"envi|mand|expli)\w*|mostr(?:a|e|em)|use|usa|utilize|utiliza|responda|responde|escreva|"
        r"escreve|"
        r"tod(?:os|o mundo) me cham\w+|(?:os )?(?:meus )?amigos me cham\w+|chame|chama-me|trate|"
        r"trata-me|não (?:use|uses|usa|me|mande|mandes|mostre|mostres|precisa"
        r"|precisas|"
        r"coloque|escreva|responda|esqueça|repita|explique|ponha|faça|comece|termine|arredonde)|"
        r"lembr[ea](?:-se|-te)?|anot[ae]|esquec[ea]|esqueça|mantenha|mantém|evit[ea]|prefira|pare "
        r"de|"
        r"a partir de (?:agora|hoje)|de agora em diante|daqui (?:para|pra|em)|na verdade|já não|"
        r"nada d[eoa]s?|chega de|"
        r"acabei de|acabo de|comecei|fui promovid[oa]|"
        rf"(?:(?:(?:cá|aqui) )?em casa|no trabalho|à noite|de manhã|(?:às|aos) \w+s|à \w+|ao \w+)"
        rf"(?= (?:(?:eu|não|nunca|só|sempre) )*(?:{SURE}|\w{{3,}}mos)\b)"
        r")",
        joined=r"(?:alérgic[oa]s? (?:a|à|ao|às)|responsável (?:por|pel)|casad[oa] (?:com|há)|"
        r"intolerante|"
        r"celíac[oa]|diabétic[oa]|mãe d|pai d|gosto d|trabalho (?:na|no|em|com|como)|uso (?=\w))",
        together=r"eu (?:somos|estamos)\b",
        also=r"(?:também|ainda|depois|agora|então) ",
        conjunctions=r"e|mas|então|porém|por isso|portanto|só que|logo|daí|aí|pois",
        resuming=r"também|aliás",
        causes=r"porque|pois|já que|visto que|uma vez que|que",
        subjects=r"eu|meus?|minhas?|por favor|sempre|nunca|prefiro",
        own=r"eu|meus?|minhas?|sou|moro|vivo|trabalho|prefiro|gosto|me|chamo-me|tenho|não|nunca|"
        r"sempre|odeio|adoro|uso|estou",
        asking=r"lembr\w+|anot\w+|guard\w+|não (?:se |te )?esque\w+|em mente|memoriz\w+|fyi|para "
        r"constar|"
        r"esquec[ea]|esqueça|nota|obs|toma nota|tome nota|e-?mails?|mensagem|carta|traduz\w*|"
        r"resum[ae]|escrev[ae]|"
        r"redij[ae]|redige|diz|diga|legenda|texto|notas|entrevista|lema|frase|disse|escreveu|"
        r"perfil|post",
        abbreviations="sr sra srs dr dra prof profa eng enga av r ex p.ex etc vs aprox máx min "
        "núm nº art "
        "depto dept ltda s.a cia tel pág jan fev mar abr mai jun jul ago set out nov dez",
        months=r"jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez",
        breaks=BREAKS,
    ),
    rules=(
        *(NOUN_PHRASES, AT_HAND, *OTHERS, *TERSE, *SELF, *LIFE, *WISHES, *HABITS, *ORDERS),
        *(*BROAD, *ASKING, *LASTING),
    ),
    gate=GATE,
    asides=ASIDES,
    people=PEOPLE,
    theirs=THEIRS,
    general=r"(?:em|n[oa]s?|para|com|quando|ao) (?:(?:[oa]s?|(?:[oa]s )?[mst]eus|"
    r"(?:as )?(?:minhas|[ts]uas)|"
    r"tod[oa]s "
    r"[oa]s|qualquer|cada) )?(?:relatórios?|e-?mails|mensagens|receitas|respostas|explicações|"
    r"tabelas|gráficos|resumos|traduções|commits|viagens|voos|hotéis|listas|distâncias|datas|horas|"
    r"preços|apresentações|código|exemplos|lembretes|avisos|notificações|chamadas|reuniões|faturas|"
    r"orçamentos|comentários|testes|textos|documentos|refeições|treinos|livros|séries|filmes|"
    r"músicas|notícias|referências|fontes|dashboards|análises|planilhas|slides)(?: (?:d[aeo]s?|"
    r"para|"
    r"em|com) [\w -]{2,30})?",
    lead=LEAD,
    tail=TAIL,
    polite=rf"\b{PLEASE}\b|\b(?:gostaria|gostava|agradeç\w+|agradec\w+|queria) (?:de )?que\b|"
    r"\bseria (?:muito )?(?:ótimo|bom|ideal|melhor|bacana|legal|útil) se\b",
    unreal=UNREAL,
    sarcastic=SARCASTIC,
    reported=REPORTED,
    once=ONCE,
    standing=STANDING,
    additive=r"\b(?:também|tambem|tb|tbm|além disso|ainda por cima|adicionalmente|mais além|"
    r"igualmente|e ainda)\b",
    asked=rf"(?:[^?]{{0,60}},\s*)?(?:oi,? |por favor,? )?(?:{YOU} )?{CAN}\b.*\b(?:sempre|nunca|"
    rf"a partir de|de agora "
    r"em diante|daqui (?:para|pra|em)|lembrar|lembre|guardar|anotar|memorizar|esquecer|esqueça|"
    r"parar de|deixar de|"
    r"me cham\w+|chamar-me|me tratar|tratar-me|ficar n[oa]s|continuar (?:com|em)|tratar|por "
    r"(?:padrão|defeito|omissão)|no futuro|futuramente|toda vez|"
    r"todas as vezes|voltar a|mudar para|mudar pra|passar a|em geral|por norma|nas próximas|da "
    r"próxima|jamais)\b.*",
    opposed=r",? (?:e |mas )?(?:não|nunca|jamais|nada de|nem)\b|,? (?:em|ao) (?:vez|invés|lugar) "
    r"d[aeo]s?\b|,? do que\b|"
    r"(?<=\w)s (?:a|aos|às)(?= (?:gráficos?|tabelas?|listas?|texto|longas|parágrafos|dólares|euros"
    r"|reais|libras|"
    r"planilhas|tópicos)\b)|(?<=\w) que(?= (?:gráficos?|tabelas?|listas?|texto|parágrafos|dólares?"
    r"|euros?|reais|"
    r"libras|planilhas|tópicos)\b)|,? sem(?= (?:gráficos?|tabelas?|listas)\b)| >|,? e (?=não )",
    compares=r"(?:\b(?:do que|em vez|ao invés|em lugar|no lugar|que)\b|s (?:a|aos|às)\Z)",
    limit=r",? (?:para|pra|em(?! vez| lugar| casa [oa] )|no(?! (?:fim|final|topo|início|começo))|"
    r"na|nos|nas|"
    r"quando|durante|com|se|"
    r"ao(?! lado| invés| fim| final| topo)|sempre que) ",
    describes=r"com",
    limit_ahead=r"(?P<limit>(?:para (?!mim\b|nós\b|você\b|constar\b|de\b|ser\b|saber\b|o futuro\b)"
    r"|(?:nos|nas|no|na|em) "
    r"(?=(?:(?:[mst]eus|minhas|tuas|suas|meu|minha) )?(?:respostas|mensagens|explicações|"
    r"relatórios?|apresentaç\w+|reuniões|e-?mails?|resumos?|"
    r"gráficos?|tabelas?|"
    r"planilhas?|faturas?|propostas?|viagens|orçamentos?|documentos?|análises?|comparaç\w+|"
    r"dashboards?|código|"
    r"textos|receitas?|slides|listas|contratos|exemplos)\b))[\w&'’ -]{2,45}?)(?:, |,? (?=(?:eu|"
    r"quero|prefiro|use|usa|usar|"
    r"mostr[ae]|sempre|nunca|por favor|só|preciso|gosto|coloque|coloca|põe|me|não use|uso|utilize|"
    r"manda|mande)\b))",
    open_limits=r"(?:mim|nós|tudo|tod[oa]s|agora|qualquer coisa|o futuro|futuro|geral|(?:todas )?"
    r"(?:(?:as )?(?:su|tu|minh)as )?"
    r"(?:respostas|mensagens|conversas|perguntas|explicações)|(?:os )?(?:meus )?(?:valores|números"
    r"|resultados|"
    r"preços|montantes)|conversar|responder|falar|comigo|possível|poss[ií]vel|for poss[ií]vel|"
    r"puder|puderes)",
    glue=r"(?:valores?|montantes?|números?|resultados?|preços?|dados|totais|total|quantias?|"
    r"dinheiro|moedas?|datas?|"
    r"horas?|horários?|temperaturas?|distâncias?|medidas?|respostas?|resposta|explicações|"
    r"explicação|mensagens|"
    r"textos?|conteúdos?|em|no|na|nos|nas|com|como|de|do|da|dos|das|por|para|a|o|os|as|e|ou|ao|à|"
    r"me|mim|tudo|"
    r"todos|todas|meus?|minhas?|seus?|suas?|teus?|tuas?|nossos?|nossas?|só|apenas|somente|sempre|"
    r"favor|formato|"
    r"forma|estilo|tom|idioma|língua|unidades?|sistema|apresentad[oa]s?|mostrad[oa]s?|exibid[oa]s?"
    r"|convertid[oa]s?|"
    r"express[oa]s?|formatad[oa]s?|escrit[oa]s?|dad[oa]s?|indicad[oa]s?|mais|bem|muito|ambos|"
    r"visualizações|ver|receber|ter|ler|usar|utilizar|que|"
    r"sejam|seja|estejam|venham|venha|fiquem|fique|simples|clar[oa]s?|limp[oa]s?|arrumad[oa]s?|"
    r"objetiv[oa]s?|"
    r"diret[oa]s?|percentuais|percentagens|porcentagens|taxas|vez|novo|volta|lado|uso|gosto|grafia"
    r"|escrita|ser|"
    r"responder|escrever|falar|respostas|arredondad[oa]s?|qualquer|"
    r"coisas?|mesmo|antes|comigo|conosco|connosco|uma?|numa?|informações|informação|comparações|"
    r"custos|vocês?|você|agora|bons|boas|boa|bom|listas? de)",
    needless=r"\b(?:por favor|sempre(?! que)|me|comigo|para mim) | (?:por favor|sempre(?! que)|"
    r"comigo|para mim)\b",
    pronouns=r"(?:-l[oa]s?|l[oa]s?|el[ea]s?|uma?|isso|isto|os|as)",
    article=r"(?:uma?|numa?|ess[ea]s?|est[ea]s?|aquel[ea]s?|dess[ea]s?|dest[ea]s?|ness[ea]s?|"
    r"nest[ea]s?|o|a|do|da|no|na|outr[oa]s?|"
    r"su[ao]|tu[ao]|seu|teu)",
    pointing=r"(?:ess[ea]s?|est[ea]s?|aquel[ea]s?|dess[ea]s?|dest[ea]s?|ness[ea]s?|nest[ea]s?|sua|"
    r"tua|seu|teu|outr[oa])",
    trailing=r"(?<!/)\b(?:isso|isto|aquilo|el[ea]s?|você|vocês|ti|ess[ea]s?|est[ea]s?|aquel[ea]s?|"
    r"del[ea]s?|disso|disto|contigo)\Z",
    addressed=r"\b(?:[st]eus?|[st]uas?|(?:que )?(?:você|tu) (?:acabou|acabaste|mandou|mandaste|fez"
    r"|fizeste|deu|deste|"
    r"tem|tens|escreveu|mostrou|mostraste|enviou|enviaste|é|és|está)|ontem|hoje(?! em dia)|agora "
    r"mesmo|em anexo|"
    r"anexad[oa]s?|ali|acima|abaixo)\b",
    empty=r"(?:isso|isto|aquilo|assim|el[ea]s?|você|vocês|como|se|onde|quem|por que|porque|"
    r"tudo|algo|nada|"
    r"alguma coisa|alguém|qualquer coisa|mim|me|ess[ea]s?|est[ea]s?|aquel[ea]s?|o que|lá|aí|aqui|"
    r"disso|disto)\b.{0,12}",
    unsaid=r"(?:d?[oa]s? )?(?:meus?|minhas?|nossos?|nossas?|seus?|suas?|o|a) [\w-]+(?: [\w-]+)?",
    poison=r"\b(?:ignor(?:e|a|ar|es)|desconsider\w+|desobede\w+|burl\w+|contorn(?:e|a|ar)|"
    r"jailbreak|prompts?(?: d[oe] sistema)?|"
    r"instruções|instrução|diretrizes|polític\w+ d\w+|admin(?:istrador\w*)?|root|sudo|não "
    r"(?:mencione|conte|diga|"
    r"digas|contes|menciones)|sem (?:avisar|contar|perguntar)|você é|você agora é|tu és|seu "
    r"(?:nome|papel) é|"
    r"aja como|age como|finja|aprov(?:e|a|ar|ado|ada|ação)|autoriz\w+|confi(?:e|a) em|"
    r"significa[m]?|quer dizer|"
    r"qualquer um|qualquer pessoa|todos os (?:usuários|utilizadores)|outros (?:usuários|"
    r"utilizadores)|senhas?|"
    r"palavras?-passe|passwords?|segredos?|tokens?|chaves? (?:de )?api|api[- ]?keys?|credencia(?:l"
    r"|is)|https?:|www\.)\b",
    others=r"(?:[Ee]l[ea]s?|(?:[OoAa] )?(?:[A-ZÀ-Ý][\w-]+|(?:meu|minha|Meu|Minha|nosso|nossa|o|a|O"
    r"|A) (?:chef[ea]|colega|cliente|"
    r"gerente|diretora?|amig[oa]|equipe|equipa|time)(?: \w+)?)(?: [A-ZÀ-Ý][\w-]+)?) (?:sempre |"
    r"nunca |também |não )?(?:gosta|adora|"
    r"prefere|quer|odeia|detesta|precisa|acha|diz|usa|mora|trabalha|ganha|está (?:doente|grávida|"
    r"saindo))\b.*",
    corrects=r"\b(?:na verdade|em vez disso|melhor|afinal|correção|corrigindo|quis dizer|queria "
    r"dizer|aliás|ou melhor|pensando "
    r"(?:bem|melhor)|de volta|volta[r]?|quero dizer|digo)\b|\A(?:não|nao|nope),",
    determiner=rf"(?:{GROUP_HEAD}|os|as|o|a|um|uma|meus?|minhas?|tod[oa]s?|qualquer|noss[oa]s?|"
    rf"cada|seus?|suas?)",
    present=r"(?=.)",
    pointed=r"\b(?:isso|isto|aquilo|ess[ea]s?|est[ea]s?|aquel[ea]s?|dess[ea]s?|dest[ea]s?|"
    r"ness[ea]s?|nest[ea]s?|disso|disto|"
    r"nisso|nisto|acima|abaixo|seguintes?|del[ea]s?|"
    r"hoje|amanhã|ontem|agora)\b",
    to_do=r"de (?=(?!que\b)\w+r\b)",
    at_hand=r"(?:ess[ea]s?|est[ea]s?|aquel[ea]s?|o|a|os|as) (?!meus?\b|minhas?\b)",
    mine=r"(?:d?[oa]s? )?(?:meus?|minhas?|nossos?|nossas?) |(?:d?[oa]s?|qualquer) ",
    setting=r" (?:preferid[oa]|padrão|favorit[oa])\Z",
    prefixes=r"(?:\s*(?:tudo (?:o )?(?:que )?(?:você |tu |eu )?(?:(?:sabe[s]?|lembra[s]?|guardou|"
    r"guardaste|tem|tens|te "
    r"disse|disse|falei|te falei|aprendeu)(?: guardado)? )?(?:sobre|d[oae]|acerca d[oae])|d?o que "
    r"(?:eu )?(?:te |lhe )?"
    r"(?:disse|falei|contei|comentei|pedi)(?: antes| ontem)? (?:sobre|d[aeo]|a respeito d[aeo])|"
    r"(?:d?[oa] )?(?:parte|"
    r"bit|lance|coisa|história|informação|fato|facto|nota|memória|preferência|lembrança)s? "
    r"(?:sobre|d[oae]s?|de "
    r"que|com|por|acerca de)(?: que\b)?|aquilo (?:sobre|d[aeo]|que (?:eu )?(?:disse|falei) "
    r"(?:sobre|d[aeo]))|aquela "
    r"(?:história|coisa|parte) (?:sobre|d[aeo])|de que|que|sobre|do|da|dos|das|de)(?= ))\s*",
    own=rf"(?:(?:e|mas|então|porém|por isso|já) )?(?:eu\b|(?:[oa]s? )?(?:meu|minha|nosso|"
    rf"nossa)s?\b|{STARTS}\b|"
    rf"(?:para|pra) mim\b|a mim\b|"
    r"me (?:mostr|respond|cham|trat|mand|envi)|nada de\b|evit[ae]s?\b|(?:(?:cá |lá |aqui )?em "
    r"casa )?(?:nós )?\w{2,}[aei]mos\b|mostr[ae]\b|use\b|por "
    r"favor\b|não me\b)",
    ask=r"(?:o que|que|qual|quais|quem|como|quando|onde|por que|porque|quanto|quanta|quantos|"
    r"quantas|você|tu|é|são|está|tem|"
    r"há|pode|podes|posso|podemos|poderia|devo|dá|será|seria|existe|cadê|sabe|sabes|consegue|vale)"
    r"\b",
    elided=r"(?:(?:e|mas) )?(?:(?:também|agora|ainda|atualmente) )*(?P<state>(?:responsável (?:por"
    r"|pel)|encarregad[oa] d|"
    r"alérgic[oa]s? (?:a|à|ao|às)|intolerante|casad[oa] (?:com|há)|mãe d|pai d|celíac[oa]|"
    r"diabétic[oa]|vegetarian[oa]|"
    r"vegan[oa]))",
    conditional=r"\A(?:para|com|em|no|na|nos|nas|durante|acima|abaixo) |\b(?:se|quando|sempre que|"
    r"a menos que|a não ser|exceto|"
    r"salvo|até|assim que|acima d|abaixo d|mais de|menos de|caso)\b",
    no_names=r"(?:[oa]s?|um|uma|muito|tão|só|mais|bem|não|já|ainda|quase|novo|nova|brasileir\w+|"
    r"portugu\w+|angolan\w+|espanh\w+|"
    r"italian\w+|alem\w+|frances\w+|francês|ingl\w+|americ\w+|europ\w+|feliz|content\w+|grat[oa]|"
    r"desculpa\w*|amanhã|hoje|"
    r"depois|quando|mais tarde|segunda|terça|quarta|quinta|sexta|sábado|domingo|ótim\w+|aqui|lá|eu|"
    r"de|do|da|dos|das|em|no|na|para|pra|por|se|tudo|isso|sempre|nunca|depressa|atenção|ao|à|"
    r"vegan\w+|vegetarian\w+|CEO|CFO|CTO|Dev|SRE|PJ|CLT|MEI)",
    follows=r"e|ou|com|para|em|quando|no|na|nos|nas|sempre|por",
    colouring=r"(?:bem|muito|sempre|tão|mais sempre|de forma|super|o mais) ",
    group=r"team|squad",
    be=("eu ", "eu sou "),
    sentences={
        "opposed": "{yes}, não {no}",
        "always": "Pede para sempre {x}",
        "never": "Pede para nunca {x}",
        "avoid": "Não quer {x}",
        "or": " ou ",
        "and": " e ",
        "never_word": r"(?:nunca|jamais|não|evite|evita)(?: mais)?",
        "always_word": r"(?:sempre)",
    },
    person=third_person,
    statement=statement,
    plain=str,
    tidy=tidy,
    straight=straight,
    tags=r",? (?:está bem|tá(?: bom| bem)?|ok|okay|certo|pode ser|combinado|né|viu|sim|beleza|"
    r"por favor|pode|sff|se faz favor|obrigad[oa])\s*\?+\Z",
    stranger=STRANGER,
    subjectless=SUBJECTLESS,
)
