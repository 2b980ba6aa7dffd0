"""The Portuguese words for slots and their values, as data; see ``speech/lexicon.py``."""

from __future__ import annotations

from keepwise.bank.speech.lexicon import Lexicon

_NUMBER = (
    r"(?:\d{1,3}|dois|duas|três|tres|quatro|cinco|seis|sete|oito|nove|dez|doze|treze|trinta|"
    r"noventa)"
)
_SPAN = r"(?:dias?|semanas?|m[eê]s(?:es)?|trimestres?|semestres?|anos?)"
_LAST = r"(?:[uú]ltim[oa]s?|pr[oó]xim[oa]s|passad[oa]s?|anterior(?:es)?)"
_DECIMAL = r"(?:casas? decima(?:l|is)|decimais|casas? (?:depois|ap[oó]s) (?:d?a) v[ií]rgula)"
_THINGS = r"(?:valores|n[uú]meros|quantias|montantes|totais|resultados|cifras)"
_FORM = r"de (?:forma|maneira) (?:mais |bem |muito )?"
_TOPICS = (
    r"(?:t[oó]picos|bullet[ -]?points?|bullets|marcadores|listas? com (?:marcadores|t[oó]picos)|"
    r"listas? de t[oó]picos|listas? com bullets|pontos[- ]chave|listas? de pontos|"
    r"itemiza(?:d[oa]s?|ção)|listas? n[aã]o numeradas?)"
)

_ROWS = (
    ("theme", "dark", "modo escuro", "(?:modo|tema) (?:escuro|noturno|dark)"),
    ("theme", "light", "modo claro", "(?:modo|tema) (?:claro|diurno)"),
    ("units", "metric", "=", r"(?:o )?sistema m[eé]trico|(?:unidades|medidas) m[eé]tricas"),
    ("units", "metric", "=", r"quil[oôó]metros?|quilogramas?|quilos|km"),
    ("units", "imperial", "=", r"(?:o )?sistema imperial|(?:unidades|medidas) imperiais|milhas"),
    ("scale", "thousands", "milhares", "milhares(?: de (?:euros|reais|d[oó]lares))?"),
    ("scale", "millions", "milhões", r"milh[oõ]es(?: de (?:euros|reais|d[oó]lares))?"),
    ("length", "short", "respostas curtas", r"brevidade|concisão|brevemente|resumidamente"),
    *(
        (slot, value, f"respostas de forma {each}", rf"{_FORM}{each}(?: e \w+)?")
        for slot, value, words in (
            ("length", "short", "breve sucinta resumida concisa curta objetiva"),
            ("length", "detailed", "detalhada pormenorizada completa aprofundada"),
            ("tone", "direct", "direta franca"),
        )
        for each in words.split()
    ),
    ("length", "short", "respostas em poucas palavras", "(?:em|com) poucas palavras"),
    (
        "length",
        "detailed",
        "respostas detalhadas",
        (
            r"detalhadamente|em detalhes?|em pormenor|com (?:bastante|muitos?|mais|todos os) "
            r"(?:detalhes?|pormenor(?:es)?)"
        ),
    ),
    ("tone", "informal", "um tom informal", (r"de (?:forma|maneira|modo) (?:mais |bem )?informal|"
     r"informalmente")),
    ("tone", "formal", "um tom formal", (r"de (?:forma|maneira|modo) (?:mais |bem )?formal|"
     r"formalmente")),
    ("rounding", "whole", "números inteiros", rf"(?:{_THINGS} )?inteir[oa]s|n[uú]meros redondos"),
    ("rounding", "whole", "números sem casas decimais", rf"sem (?:as )?{_DECIMAL}"),
    ("rounding", "whole", "números sem centavos", "sem c[eê]ntimos|sem centavos|sem vírgulas"),
    ("rounding", "two decimals", "duas casas decimais", rf"(?:duas|2) {_DECIMAL}"),
    ("rounding", "one decimal", "uma casa decimal", rf"(?:uma|1|s[oó] uma) {_DECIMAL}"),
    ("rounding", "rounded", "=", rf"{_THINGS} arredondad[oa]s|arredondad[oa]s?"),
    ("rounding", "exact", "=", rf"{_THINGS} (?:exat|exact|precis)[oa]s|sem arredonda(?:r|mentos?)"),
    (
        "timezone",
        "=",
        "=",
        (
            r"(?:hor[aá]rio|fuso|o) (?:hor[aá]rio )?de (?:bras[ií]lia|lisboa|s[aã]o paulo|londres|"
            r"portugal|madrid|"
            r"nova (?:york|iorque)|manaus|greenwich|paris|berlim)|hora de (?:bras[ií]lia|lisboa|"
            r"londres|portugal|greenwich|paris|berlim)"
        ),
    ),
    ("time_format", "24h", "formato de 24 horas", (r"(?:formato (?:de )?|rel[oó]gio (?:de )?)?24 ?"
     r"(?:h|horas|hrs)")),
    ("time_format", "12h", "formato de 12 horas", r"(?:formato (?:de )?)?12 ?(?:h|horas)|am/pm"),
    ("date_format", "iso", "=", r"aaaa-mm-dd|formato iso(?:[- ]?8601)?"),
    ("date_format", "=", "=", "dd[./-]mm[./-]aaaa|mm[./-]dd[./-]aaaa"),
    ("date_format", "=", "=", "dia/m[eê]s/ano|m[eê]s/dia/ano"),
    (
        "period",
        "=",
        "=",
        (
            rf"(?:[oa]s? )?{_LAST} {_NUMBER} {_SPAN}|(?:[oa]s? )?{_NUMBER} {_LAST} {_SPAN}|"
            rf"(?:[oa] )?(?:mesmo (?:per[ií]odo|m[eê]s|trimestre)|mesma semana) d[oae] (?:ano "
            rf"(?:passado|anterior))|(?:[oa] )?(?:semana|m[eê]s|trimestre|semestre|ano) "
            rf"(?:passad[oa]|"
            rf"anterior)|(?:[oa] )?[uú]ltim[oa] (?:semana|m[eê]s|trimestre|semestre|ano)|"
            r"ano (?:a|contra|sobre) ano|m[eê]s (?:a|contra|sobre) m[eê]s|semana a semana|"
            r"acumulado do (?:ano|m[eê]s|trimestre)"
        ),
    ),
    ("currency", "USD", "=", r"d[oó]lar(?:es)? (?:americanos?|norte-americanos?|dos eua)"),
    ("currency", "AUD", "=", r"d[oó]lar(?:es)? australianos?"),
    ("currency", "CAD", "=", r"d[oó]lar(?:es)? canadenses?|d[oó]lar(?:es)? canadianos?"),
    ("currency", "GBP", "libras", r"libras? esterlinas?|libras?(?! de)|£"),
    ("currency", "CHF", "francos suíços", r"francos? su[ií][cç]os?|francos"),
    ("currency", "EUR", "euros", "euros?|€"),
    ("currency", "USD", "dólares", r"d[oó]lar(?:es)?|us\$|\$"),
    (
        "currency",
        "BRL",
        "reais",
        (
            r"reais brasileiros|real brasileiro|(?<!valores )(?<!dados )(?<!n[uú]meros )"
            r"(?<!exemplos )(?<!casos )reais|(?<=em )real(?! time)|(?<=prefiro )real|brl|r\$"
        ),
    ),
    ("currency", "JPY", "ienes", r"ienes?|iene japon[eê]s|¥"),
    ("currency", "CNY", "=", "yuans?|renminbi"),
    ("currency", "INR", "rupias", "r[uú]pias?"),
    ("currency", "SEK", "=", "coroas suecas"),
    ("currency", "PLN", "=", "zl[oó]tis?"),
    ("format", "bar chart", "gráficos de barras", r"gr[aá]ficos? (?:de|em) (?:barras?|colunas?)"),
    ("format", "line chart", "gráficos de linhas", r"gr[aá]ficos? (?:de|em) linhas?"),
    (
        "format",
        "pie chart",
        "=",
        (r"gr[aá]ficos? (?:de|em) (?:pizza|setores|setor|tarte|torta|queijo)|gr[aá]ficos? circular"
        r"(?:es)?"),
    ),
    ("format", "numbered list", "listas numeradas", "listas? numeradas?"),
    ("format", "bullets", "tópicos", r"(?:formato de |forma de )?(?:listas? de )?t[oó]picos"),
    ("format", "bullets", "bullet points", r"(?:listas? (?:de|com|em) )?bullet(?:s|[ -]?points?)"),
    ("format", "bullets", "=", rf"(?:formato de |forma de )?{_TOPICS}"),
    (
        "format",
        "table",
        "tabelas",
        (r"(?:(?:formato|forma) (?:de |d[ea] )?)?(?:tabelas?|tabelinhas?)(?: simples)?|"
        r"(?:formato |forma )tabular|tabular"),
    ),
    ("format", "chart", "gráficos", r"gr[aá]ficos?|diagramas?"),
    ("format", "prose", "=", r"texto (?:corrido|cont[ií]nuo)|prosa|par[aá]grafos|frases completas"),
    ("format", "plain text", "texto simples", "texto (?:simples|puro|plano|sem formatação)"),
    ("format", "spreadsheet", "=", (r"planilhas?|folhas? de c[aá]lculo|(?:planilhas? (?:de|em) )"
     r"?excel")),
    ("language", "British English", "inglês britânico", r"ingl[eê]s brit[aâ]nico"),
    ("language", "American English", "inglês americano", r"ingl[eê]s americano"),
    (
        "language",
        "Brazilian Portuguese",
        "português do Brasil",
        r"portugu[eê]s (?:do brasil|brasileiro)|pt-br",
    ),
    (
        "language",
        "European Portuguese",
        "=",
        r"portugu[eê]s (?:de portugal|europeu)|pt-pt",
    ),
    ("language", "English", "inglês", r"ingl[eê]s"),
    ("language", "German", "alemão", r"alem[aã]o"),
    ("language", "French", "francês", r"franc[eê]s"),
    ("language", "Spanish", "espanhol", "espanhol|castelhano"),
    ("language", "Italian", "italiano", "italiano"),
    ("language", "Portuguese", "português", r"portugu[eê]s"),
    ("language", "Dutch", "holandês", r"holand[eê]s|neerland[eê]s"),
    ("language", "Polish", "=", r"polon[eê]s|polaco"),
    ("language", "Swedish", "sueco", "sueco"),
    ("language", "Chinese", "chinês", r"chin[eê]s|mandarim"),
    ("language", "Japanese", "japonês", r"japon[eê]s"),
)  # fmt: skip

# Longer names first, so that "Europa" does not take a part of "Europa Ocidental".
_REGIONS = (
    ("United Kingdom", "Reino Unido|Gr[aã]-Bretanha|UK|Inglaterra"),
    ("Nordics", "pa[ií]ses n[oó]rdicos|n[oó]rdicos|Escandin[aá]via|Nordics"),
    ("Central and Eastern Europe", "Europa Central e (?:de Leste|Oriental|do Leste)"),
    ("Asia Pacific", r"[AÁ]sia[- ]Pac[ií]fico"),
    ("Middle East", "Oriente M[eé]dio|M[eé]dio Oriente"),
    ("Central Europe", "Europa Central"),
    ("Latin America", "Am[eé]rica Latina"),
    ("Northern Europe", "Europa do Norte|Norte da Europa|Europa setentrional"),
    ("Southeast Asia", "Sudeste Asi[aá]tico|Sudeste da [AÁ]sia"),
    ("Netherlands", "Pa[ií]ses Baixos|Holanda"),
    ("Western Europe", "Europa Ocidental"),
    ("Southern Europe", "Europa do Sul|Sul da Europa|Europa meridional"),
    ("North America", "Am[eé]rica do Norte"),
    ("Eastern Europe", "Europa de Leste|Europa do Leste|Leste Europeu|Europa Oriental"),
    ("South America", "Am[eé]rica do Sul"),
    ("Central America", "Am[eé]rica Central"),
    ("DACH", "DACH"),
    ("United States", "Estados Unidos|EUA|USA"),
    ("Australia", "Austr[aá]lia"),
    ("Germany", "Alemanha"),
    ("Switzerland", "Su[ií][cç]a"),
    ("Greece", "Gr[eé]cia"),
    ("Austria", "[AÁ]ustria"),
    ("France", "Fran[cç]a"),
    ("Portugal", "Portugal"),
    ("Baltics", "pa[ií]ses b[aá]lticos|b[aá]lticos"),
    ("Denmark", "Dinamarca"),
    ("Finland", "Finl[aâ]ndia"),
    ("Brazil", "Brasil"),
    ("Benelux", "Benelux"),
    ("Belgium", "B[eé]lgica"),
    ("Sweden", "Su[eé]cia"),
    ("Norway", "Noruega"),
    ("Iberia", "Ib[eé]ria|Pen[ií]nsula Ib[eé]rica|mercado ib[eé]rico"),
    ("Balkans", "Balc[aã]s"),
    ("Ireland", "Irlanda"),
    ("Europe", "Europa"),
    ("Africa", "[AÁ]frica"),
    ("Italy", "It[aá]lia"),
    ("Spain", "Espanha"),
    ("Turkey", "Turquia"),
    ("Mexico", "M[eé]xico"),
    ("Canada", "Canad[aá]"),
    ("Poland", "Pol[oôó]nia"),
    ("India", "[IÍ]ndia"),
    ("LATAM", "LATAM"),
    ("Japan", "Jap[aã]o"),
    ("China", "China"),
    ("Argentina", "Argentina"),
    ("Chile", "Chile"),
    ("Colombia", "Col[oô]mbia"),
    ("Angola", "Angola"),
    ("Mozambique", "Mo[cç]ambique"),
    ("Asia", "[AÁ]sia"),
    ("EMEA", "EMEA"),
    ("APAC", "APAC"),
)

_OF = r"(?:[oa]s )?(?:[st]uas |[st]eus |minhas |meus )?"
_ANSWERS = (
    r"(?:(?:[oa]s )?(?:[st]uas |[st]eus |minhas |meus )?(?:respostas|explica[cç][oõ]es|mensagens|"
    r"frases|descri[cç][oõ]es|introdu[cç][oõ]es|coisas|sugest[oõ]es|textos|resumos|relat[oó]rios|"
    r"e-?mails|par[aá]grafos|sum[aá]rios|retornos))"
)
_WRITINGS = (
    ("respostas", rf"{_OF}(?:respostas|coisas|retornos)"),
    ("explicações", rf"{_OF}explica[cç][oõ]es"),
    ("mensagens", rf"{_OF}mensagens"),
    ("frases", rf"{_OF}frases"),
    ("textos", rf"{_OF}textos"),
    ("resumos", rf"{_OF}(?:resumos|sum[aá]rios)"),
    ("relatórios", rf"{_OF}relat[oó]rios"),
    ("e-mails", rf"{_OF}e-?mails"),
    ("descrições", rf"{_OF}descri[cç][oõ]es"),
    ("introduções", rf"{_OF}introdu[cç][oõ]es"),
    ("parágrafos", rf"{_OF}par[aá]grafos"),
)
_ANSWER = r"(?:(?:a |uma )?(?:[st]ua )?resposta)"
_AND = (
    r"(?:(?:,| e) (?:bem |mais |muito )?(?:diret|objetiv|clar|simples|concis|grossas|ao ponto|"
    r"precis|sucint|enxut|fáce|complet|rápid|profund)[\w ]{0,12}?)?"
)
_SHORT = (
    r"curt[oa]{0}|breve{0}|concis[oa]{0}|sucint[oa]{0}|enxut[oa]{0}|resumid[oa]{0}|curtinh[oa]{0}"
)
_SHORT += r"|objetiv[oa]{0}|telegráfic[oa]{0}|compact[oa]{0}|diret[oa]{0} ao (?:ponto|assunto)"
_LONG = r"detalhad[oa]{0}|long[oa]{0}|complet[oa]{0}|aprofundad[oa]{0}|pormenorizad[oa]{0}|"
_LONG += r"extens[oa]{0}|minucios[oa]{0}"
_MANNER = r"tom|estilo|linguagem|tratamento|registo|registro|escrita|jeito"
_INFORMAL = (
    r"informa(?:l|is)|descontra[ií]d[oa]s?|casua(?:l|is)|coloquia(?:l|is)|relaxad[oa]s?|leves?"
)
_FORMAL = r"forma(?:l|is)|profissiona(?:l|is)|s[eé]ri[oa]s?|cerimonios[oa]s?"
_FRIENDLY = r"amig[aá]ve(?:l|is)|amigáveis|simp[aá]tic[oa]s?|calo?ros[oa]s?|acolhedor[ae]?s?"
_DIRECT = r"diret[oa]s?|direct[oa]s?|franc[oa]s?|sem rodeios|assertiv[oa]s?|franco"

LEXICON = Lexicon(
    rows=(
        *_ROWS,
        *(("region", value, "=", rf"(?:{names})(?![\w-])") for value, names in _REGIONS),
    ),
    adjectives=(
        *(
            ("length", value, f"(?:{adjectives.format('s')}){_AND}", nouns, f"{said} {{adjective}}")
            for value, adjectives in (("short", _SHORT), ("detailed", _LONG))
            for said, nouns in _WRITINGS
        ),
        ("length", "short", f"(?:{_SHORT.format('')}){_AND}", _ANSWER, "respostas curtas"),
        ("length", "detailed", f"(?:{_LONG.format('')}){_AND}", _ANSWER, "respostas detalhadas"),
        ("tone", "informal", f"(?:{_INFORMAL}){_AND}", _MANNER, "um tom {adjective}"),
        ("tone", "informal", f"(?:{_INFORMAL}){_AND}", _ANSWERS, "respostas {adjective}"),
        ("tone", "formal", f"(?:{_FORMAL}){_AND}", _MANNER, "um tom {adjective}"),
        ("tone", "formal", f"(?:{_FORMAL}){_AND}", _ANSWERS, "respostas {adjective}"),
        ("tone", "friendly", f"(?:{_FRIENDLY}){_AND}", _MANNER, "um tom {adjective}"),
        ("tone", "friendly", f"(?:{_FRIENDLY}){_AND}", _ANSWERS, "respostas {adjective}"),
        ("tone", "direct", f"(?:{_DIRECT}){_AND}", _MANNER, "um tom {adjective}"),
        ("tone", "direct", f"(?:{_DIRECT}){_AND}", _ANSWERS, "respostas {adjective}"),
    ),
    facts={
        "currency": "Prefere {words}",
        "region": "Trabalha com {words}",
        "format": "Prefere {words}",
        "language": "Prefere respostas em {words}",
        "units": "Prefere {words}",
        "temperature": "Prefere {words}",
        "scale": "Prefere valores em {words}",
        "length": "Prefere {words}",
        "tone": "Prefere {words}",
        "rounding": "Prefere {words}",
        "timezone": "Usa o fuso {words}",
        "time_format": "Prefere {words}",
        "date_format": "Prefere {words}",
        "period": "Usa {words} como período",
        "theme": "Prefere {words}",
        "team": "Trabalha em {words}",
        "name": "Chama-se {words}",
        "address": "Quer que lhe chamem {words}",
        "role": "É {words}",
        "employer": "Trabalha na empresa {words}",
        "home": "Mora em {words}",
        "avoid": "Não quer {words}",
        "favorite": "Prefere {words}",
    },
    names={
        "currency": "moeda|moedas|divisa|câmbio",
        "region": "regi(?:ão|ões)|mercados?|territ[oó]rios?|pa[ií]s(?:es)?",
        "format": "formato(?: (?:de resposta|das respostas|de saída))?|formatação",
        "language": "idiomas?|l[ií]ngua(?: (?:de resposta|das respostas))?",
        "units": "unidades?(?: de medida)?|sistema de (?:medidas|unidades)",
        "temperature": "unidade de temperatura|temperatura",
        "scale": "escala",
        "length": "tamanho(?: (?:de|das) respostas?)?|extensão|comprimento(?: das respostas)?",
        "tone": "tom",
        "rounding": "arredondamento|casas decimais",
        "timezone": "fusos?(?: hor[aá]rios?)?|zona hor[aá]ria",
        "time_format": "formato (?:de|da|das) horas?|formato de hor[aá]rio",
        "date_format": "formato (?:de|da|das) datas?",
        "period": "per[ií]odo(?: de (?:compara[cç][aã]o|an[aá]lise))?|janela(?: de tempo)?",
        "theme": "tema|modo",
        "team": "equipes?|equipas?|time|[aá]rea|departamento|setor|sector",
        "name": "nome(?: completo)?",
        "address": "apelido|alcunha|forma de tratamento",
        "role": "cargo|fun[cç][aã]o|profiss[aã]o",
        "employer": "empregador|entidade patronal",
        "home": "endere[cç]o|morada|cidade|resid[eê]ncia",
    },
    article=r"(?:(?:umas?|uns|um) )",
    degree=r"(?:(?:mais|muito|bem|bastante|super) )",
    link=r"e",
    copula=(
        r"(?:(?: que)? (?:são|sejam|seja|é|fossem|fosse|forem|fiquem|sempre|bem|mais|muito|"
        r"bastante|super|"
        r"um pouco|o mais|tão|devem ser|por favor))+"
    ),
    relative=r"mais .*",
    unwanted=r"(?:não|nunca|em vez de|ao invés de|nada de)",
)

_DEPARTMENT = (
    r"(?:marketing|vendas|comercial|finan[cç]as|financeiro|opera[cç][oõ]es|log[ií]stica|compras|"
    r"recursos humanos|rh|jur[ií]dico|(?-i:TI)|tecnologia|inform[aá]tica|engenharia|produto|"
    r"desenvolvimento|suporte|atendimento(?: ao cliente)?|apoio ao cliente|dados|analytics|"
    r"business intelligence|(?-i:BI)|pesquisa|contabilidade|controladoria|controlo de gestão|"
    r"compliance|seguran[cç]a|design|comunica[cç][aã]o|e-?commerce|planejamento|planeamento|"
    r"qualidade|produ[cç][aã]o|estrat[eé]gia|growth|pricing|inova[cç][aã]o|projetos|supply chain|"
    r"customer success|administrativo|auditoria|tesouraria|m[ií]dia|trade marketing|insights|"
    r"investigação|faturamento|faturação|crédito|cobrança|riscos?|backoffice|manutenção)"
)
_UNIT = (
    r"(?:(?:nova |novo )?(?:equipe|equipa|time|[aá]rea|departamento|dept[oº]?\.?|setor|sector|"
    r"squad|sec[cç][aã]o|ger[eê]ncia|diretoria|dire[cç][aã]o|n[uú]cleo|grupo|divis[aã]o|"
    r"unidade|c[eé]lula|tribo))"
)
TEAM = (
    rf"(?:{_UNIT}(?: (?:comercial|financeir[oa]|jur[ií]dic[oa]|administrativ[oa]|t[eé]cnic[oa]|"
    rf"ib[eé]ric[oa])| (?:d[aeo]s?|para) [\w&/ -]{{2,40}}?)|{_DEPARTMENT}(?: e {_DEPARTMENT})?)"
)
GROUP_HEAD = rf"{_UNIT} d[aeo]s?"

ROLE = (
    r"(?:analista|gerente|gestora?|engenheir[oa]|desenvolvedora?|dev|programadora?|designer|"
    r"diretora?|coordenadora?|consultora?|contadora?|contabilista|especialista|assistente|"
    r"estagi[aá]ri[oa]|enfermeir[oa]|m[eé]dic[oa]|professora?|educadora?|estudante|alun[oa]|"
    r"advogad[oa]|"
    r"fundadora?|cofundadora?|ceo|cfo|cto|coo|cmo|head|l[ií]der|team lead|tech lead|supervisora?|"
    r"vendedora?|compradora?|pesquisadora?|investigadora?|redatora?|jornalista|cozinheir[oa]|chef|"
    r"chefe|farmac[eê]utic[oa]|arquitet[oa]|arquitect[oa]|psic[oó]log[oa]|fisioterapeuta|dentista|"
    r"veterin[aá]ri[oa]|fot[oó]graf[oa]|m[uú]sic[oa]|freelancer|freela|aut[oôó]nom[oa]|"
    r"empres[aá]ri[oa]|empreendedora?|motorista|eletricista|t[eé]cnic[oa]|secret[aá]ri[oa]|"
    r"tradutora?|bibliotec[aá]ri[oa]|cientista|product (?:manager|owner)|project manager|"
    r"scrum master|sre|data scientist|brand manager|account manager|controller|planner|trader|"
    r"aposentad[oa]|reformad[oa]|funcion[aá]ri[oa]|servidora?|bi[oó]log[oa]|nutricionista|"
    r"personal(?: trainer)?|bombeir[oa]|policial|pol[ií]cia|militar|agricultora?|padeir[oa]|"
    r"pasteleir[oa]|confeiteir[oa]|cabeleireir[oa]|barbeir[oa]|esteticista|guia|piloto|"
    r"comiss[aá]ri[oa]|recepcionista|auditora?|economista|administradora?|s[oó]ci[oa]|corretora?|"
    r"estat[ií]stic[oa]|ilustradora?|editora?|roteirista|ator|atriz|comerciante|lojista|"
    r"doutorand[oa]|mestrand[oa]|bolseir[oa]|t[eé]cnic[oa]|representante|operadora?|carpinteir[oa]|"
    r"pedreir[oa]|mec[aâ]nic[oa]|costureir[oa]|artista|escritora?|copywriter|social media|"
    r"community manager|recrutadora?|respons[aá]vel|encarregad[oa]|bancári[oa]|caixa|atendente|"
    r"garçom|garçonete|empregad[oa] de mesa|barista|bartender|zeladora?|porteir[oa]|fiscal|"
    r"ju[ií]za?|procuradora?|defensora?|promotora?|delegad[oa]|geofísic[oa]|geógraf[oa]|"
    r"historiadora?|qu[ií]mic[oa]|f[ií]sic[oa]|matemátic[oa]|sociólog[oa]|terapeuta|"
    r"fonoaudiólog[oa]|cuidadora?|dona? de casa|influenciadora?|youtuber|streamer|músicoterapeuta|"
    r"tosadora?|treinadora?|instrutora?|monitora?|explicadora?|formadora?|pedagog[oa])"
)
