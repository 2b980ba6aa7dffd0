"""Portuguese signs of a correction."""

from __future__ import annotations

from keepwise.bank.corrections.signs import Signs

# "Não te esqueças daquilo do glúten" asks for the opposite.
_NOT = r"(?<!não )(?<!não te )(?<!não se )(?<!não me )(?<!nem )(?<!nunca )(?<!jamais )"
# Where a clause ends: "já não quero" takes back, "já não quero ir de carro" says something else.
_END = r"(?=\s*(?:\Z|[.,;:!]|porque\b|por isso\b))"
# "I counted wrong" takes back; "I counted the votes wrong, please check" is about a task.
_STOP = r"(?=\s*(?:\Z|[.,;:!–—-]|(?:que )?(?:é|são|era|eram|foi|na verdade|não|queria)\b))"
_DROP = (
    rf"{_NOT}(?:esquec(?:e|a|er|ê-l[oa]|e-te|e lá)|esqueç(?:a|as|am|amos)(?:-se)?|ignor(?:a|e|ar|"
    rf"es)|"
    r"apag(?:a|ue|ar|ues|á-l[oa])|delet(?:a|e|ar)|elimin(?:a|e|ar|es|á-l[oa])|remov(?:e|a|er|as|"
    r"ê-l[oa])|"
    r"exclu(?:i|a|ir)|descart(?:a|e|ar|á-l[oa])|desconsider(?:a|e|ar|es)|tir(?:a|e|ar|á-l[oa])|"
    r"deix(?:a|e|ar) (?:para lá|pra lá|de lado)|risc(?:a|ar|á-l[oa])|risque|anul(?:a|e|ar)|"
    r"cancel(?:a|e|ar)|não (?:[oa] |me |te )?(?:guardes?|lembres?|anotes?|registes?|registres?|"
    r"memorizes?|tenhas em conta|leves? em conta))"
)
_ABOUT = (
    r"(?:a parte|aquilo|aquela (?:coisa|história|parte|regra|ideia)|isso|a história|o lance|a "
    r"coisa|o "
    r"negócio|a questão|a regra|a norma|a mania|a ideia|o plano|o facto|o fato|o assunto|o pedido|"
    r"a preferência|o que (?:eu )?(?:te |lhe |vos )?(?:disse|falei|contei|escrevi|mencionei|pedi|"
    r"tinha dito)(?: antes| ontem| hoje)?|a informação|a nota|ess[ea] (?:história|lance|negócio|"
    r"coisa|papo))"
)
_OF = r"(?:do|da|dos|das|de|sobre o|sobre a|sobre os|sobre as|sobre|acerca d[aeo]s?|quanto ao?)"

_GO = (
    rf"{_NOT}(?:esquec(?:e|a|er|ê)|esqueç(?:a|as|am|amos)|(?:apag|delet|elimin|ignor|descart|"
    r"desconsider|tir|risc|anul|cancel|retir)(?:a|ar|á|es?|em|emos)|apagu(?:e|es|em)|risque|"
    r"remov(?:e|a|er|as|ê)|exclu(?:i|a|ir|as|í)|desfaz(?:er|e)?)(?:-(?:te|se|l?[oa]s?|me|nos))?"
)
_ABOUT_IT = (
    r"(?![^,;.!?]{0,25}\b(?:(?:d[eoa]s?)(?! (?:tua |sua |teus |seus )?(?:memória|notas|registos?|"
    r"registros?))|sobre|acerca|respeito|quanto a)\b)"
)
_TOLD = r"(?:dito|contado|falado|escrito|mencionado|confessado|confiado|explicado|revelado)"
_TELL = r"(?:dizer|contar|falar|escrever|mencionar|confessar|confiar|explicar|revelar)"
_SAID = (
    rf"(?:(?:eu )?(?:já )?(?:te |lhe |vos )?(?:acabei|acabo) de (?:te |lhe |vos )?{_TELL}(?:-te|"
    rf"-lhe|"
    rf"-vos)?{_ABOUT_IT}|(?:eu )?(?:já )?(?:te |lhe |vos )?(?:disse|falei|contei|escrevi|mencionei|"
    rf"confessei|confiei|expliquei|revelei|tinha {_TOLD}|havia {_TOLD})(?:-te|-lhe|"
    rf"-vos)?{_ABOUT_IT})"
)
_SET = (
    r"(?:eu )?(?:te |lhe |vos )?(?:(?:tinha|havia) (?:dado|posto|imposto|pedido|definido|dito)|"
    r"dei|pus|coloquei|impus|pedi|defini|disse|falei|estabeleci|passei)(?:-te|-lhe|-vos)?"
)
_RULE = (
    r"(?:regra|norma|preferência|instrução|restrição|condição|limite|teto|limitação|indicação|"
    r"proibição|requisito|orientação)"
)
_KEEP = (
    r"(?:(?:te |se |[oa] )?(?:guard|lembr|anot|regist|registr|memoriz|armazen|arquiv|grav|salv|not|"
    r"apont|record)(?:es?|em|asses?|ar|ares)|fiqu(?:es?|em) com|tenhas? em conta|lev(?:es?) em "
    r"conta|tom(?:es?) nota de|retenh(?:a|as)|conserv(?:es?|ar)|mantenh(?:a|as))(?:-[oa])?"
)
_THIS = (
    r"(?:(?:tudo )?(?:isto|isso|aquilo|disto|disso|daquilo|o anterior|o que foi dito)(?: tudo)?)"
)
_OF_THIS = r"(?:(?:tudo |nada )?(?:disto|disso|daquilo))"
_SOON = (
    r"(?:,? (?:já|por favor|se faz favor|podes?|pode|quero que(?: você)?|que|[oa]|peço que|é para|"
    r"é pra|agora|você))*,?"
)
# "The violin one, take it out of your memory" asks for one thing, and not for all.
_LEAD = (
    r"\A(?:(?:e|não|olha|melhor|por favor|desculpa|podes|pode|"
    r"podias|poderia|então|ok|ah|bom|bem|vá|já),? ){0,3}"
)
_WITHDRAWS = (
    # What was told, whenever
    rf"(?P<told>{_GO} (?:ess[ea]|est[ea]|aquel[ea]|a minha|o meu|minha|meu) {_RULE}"
    r"(?! (?:d[eoa]s?|sobre|para|pra|com|que|em|n[oa]s?)\b)|"
    rf"{_GO} (?:[oa]|ess[ea]|aquel[ea]) {_RULE} que {_SET}|"
    rf"{_GO}(?: de)? (?:tudo (?=(?:o )?(?:que|quanto) (?:eu )?(?:te |lhe |vos )?(?:acabei|"
    rf"acabo)\b|o que "
    r"[^,;.!?]{3,25} (?:(?<!até )(?:agora|hoje|agorinha)|antes|há pouco)\b)|qualquer coisa "
    r")?(?:d?o que|d?aquilo "
    rf"que|isso que|as coisas que) {_SAID}|"
    rf"(?:o que|aquilo que|isso que) {_SAID}[^,;.!?]{{0,20}}{_SOON} {_GO}|"
    rf"(?:não|que não|para não|pra não) {_KEEP} (?:nada |coisa nenhuma )?(?:d?o que|d?aquilo "
    rf"que) {_SAID}|"
    rf"(?:ess[ea]|est[ea]|aquel[ea]|[oa]) {_RULE}(?: que {_SET})? (?:já não (?:vale|se aplica|"
    rf"conta|"
    r"serve|é (?:válid[oa]|precis[oa]|necessári[oa])|está em vigor)|não (?:vale|se aplica|conta|"
    r"serve|"
    r"é (?:válid[oa]|precis[oa]|necessári[oa])) mais|deixou de (?:valer|contar))(?=\W*(?:\Z|[,;]))|"
    rf"(?:[oa]|ess[ea]) {_RULE} que {_SET}{_SOON} {_GO})|"
    # What was said just now; "apaga isso tudo" may be about a draft
    rf"{_NOT}(?:esquec(?:e|a|er)|esqueç(?:a|as|am|amos))(?:-te|-se)?(?: lá)?(?: de)? (?:tudo "
    rf"(?:isso|isto|"
    r"aquilo)|(?:isso|isto|aquilo) tudo|(?:d?isso|d?isto) tudo|tudo o que foi dito)"
    r"(?! (?:d[eoa]s?|sobre|que)\b)|"
    rf"{_GO} (?:o assunto (?:todo|inteiro)|todo (?:o|esse|este) assunto|(?:toda )?(?:a|essa|esta) "
    rf"(?:história|"
    r"conversa|questão) (?:toda|inteira)|toda (?:a|essa|esta) (?:história|conversa|questão))"
    r"(?! (?:d[eoa]s?|sobre|com|que)\b)|"
    rf"(?:{_LEAD}{_GO}(?:(?<=-o)|(?<=-a)|(?<=lo)|(?<=la))|{_GO} {_THIS}) d[ae] (?:tua |sua |vossa "
    rf")?(?:memória|cabeça|"
    rf"lista)|(?:{_LEAD}{_GO}(?:(?<=-o)|(?<=-a)|(?<=lo)|(?<=la))|{_GO} {_THIS}) d[oa]s (?:tu[ao]s "
    rf"|su[ao]s |teus |seus )?"
    r"(?:notas|registos|registros|apontamentos|anotações|dados)|"
    rf"não (?:é para |é pra |precisas? de |precisas? )?{_KEEP} (?:nada|coisa nenhuma|uma (?:só "
    rf")?palavra|nenhuma palavra) {_OF_THIS}|não {_KEEP} {_OF_THIS} nada|"
    rf"{_OF_THIS},?(?: por favor,?)? não (?:é para |é pra )?{_KEEP}(?: nada| uma palavra)?(?! "
    rf"d[eoa]s?\b)|"
    rf"não (?:fi(?:que|casse)|deix(?:es?|em)|haja|quero que fique) (?:nenhum |nenhuma |qualquer |"
    rf"em )?(?:registo|registro|rasto|rastro|vestígio|nada|constância)(?: \w+)? {_OF_THIS}|"
    rf"não (?:quero|queria|gostaria|gostava|desejo|quereria) que (?:nada )?(?:de "
    rf")?(?:{_THIS}|{_OF_THIS}) "
    r"(?:fi(?:que|casse)|seja|fosse|conste|constasse|permaneça) ?(?:guardad|registad|registrad|"
    r"anotad|gravad|memorizad|salv|em memória|escrit|aí)\w*|"
    rf"não (?:quero|queria|gostaria|gostava|desejo) que (?:você |tu )?(?:te |se )?{_KEEP} "
    rf"(?:nada )?(?:{_OF_THIS}|{_THIS})(?! (?:em|como|com|no|na)\b)|"
    rf"nada {_OF_THIS} (?:deve|devia|deveria|pode|precisa de|precisa|tem de|tem que|é para|é pra) "
    r"(?:ficar|ser|constar) ?(?:guardad|registad|registrad|anotad|gravad|memorizad|salv|em "
    r"memória)?\w*|"
    r"(?:isto|isso|que|fica|fique|isto aqui)[^,;.!?]{0,12} (?:fica|fique|ficasse|ficava|morre|era|"
    r"é) (?:só )?(?:entre (?:nós|mim e ti|eu e você|a gente|eu e tu)|aqui entre nós)|"
    r"(?:fica|fique) (?:só )?(?:entre (?:nós|a gente)|aqui entre nós)|"
    rf"(?:faz|faça|faze|façam|façamos|fazer|finge|finja|finjam|fingir|imagina|imagine|vamos "
    rf"(?:fingir|fazer)) "
    rf"(?:de conta que|como se|que|de conta) (?:eu |tu |você )?(?:não|nunca|jamais) (?:te |lhe |"
    rf"[oa] )?"
    rf"(?:(?:tivesse|tenha|houvesse) {_TOLD}|disse|falei|contei|mencionei|dissesse|(?:tivesses?|"
    rf"ouviste|ouviu|leste|leu)(?: (?:ouvido|lido))?(?: nada)?(?=\W*\Z))|"
    r"(?:eu )?não (?:te |lhe |vos )?disse(?:-te|-lhe)? nada(?=\W*(?:\Z|,))|"
    r"(?:tu |você )?não (?:ouviste|ouviu|leste|leu) nada(?=\W*(?:\Z|,))"
)

SIGNS = Signs(
    withdraws=_WITHDRAWS,
    answer=r"(?:tu |você |vocês )?(?:me |te |se |[oa] |já )*(?:puseste|pôs|deste|deu|escreveste|"
    r"escreveu|"
    r"usaste|usou|esqueceste|esqueceu|deixaste|deixou|trocaste|trocou|misturaste|misturou|chamaste|"
    r"chamou|mudaste|transformaste|transformou|confundiste|confundiu|saltaste|pulou|enganaste|"
    r"enganou|"
    r"incluíste|incluiu|acrescentaste|adicionou|tiraste|tirou|contaste|contou|somaste|somou|"
    r"calculaste|"
    r"calculou|traduziste|traduziu|inventaste|inventou|fizeste|fez|escolheste|escolheu|repetiste|"
    r"repetiu|mandaste|mandou|enviaste|enviou|colocou|colocaste|errou|erraste|arredondou|"
    r"arredondaste|converteu|converteste)(?:-te|-me|-se)?|(?:est|ess|aquel)[ea]s (?:são|não são|"
    r"eram|"
    r"estão|parecem)|(?:[ao]s? )?(?:tua|tuas|teu|teus|sua|suas|seu|seus|vossa) (?:tabela|gráfico|"
    r"lista|"
    r"resposta|texto|rascunho|resumo|versão|tradução|código|cálculo|contas?|números|consulta)",
    filler=r"(?=\w)(?:oh|ah|ai|eh|argh|h+m+|ok|bom|bem|então|desculp\w+|perdão|espera|espere|"
    r"peraí|opa|ops|não|"
    r"nossa|e|mas|olha|putz|ih|a propósito|aliás|caramba|lamento|sinto muito|um momento|um "
    r"segundo|só um minuto|novidades?|"
    r"atualização|rsrs|kkk+|haha\w*|pois|epá|eita|poxa|puxa|ei|escuta|escute|gente|já agora|ora|"
    r"calma|pera|nada)",
    regret=r"desculp\w+|perdão|espera|espere|peraí|opa|ops|não|putz|ih|aliás|ai|lamento|sinto "
    r"muito|um momento|um segundo|calma|pera|"
    r"novidades?|atualização|epá|eita|poxa",
    strong=r"(?=\w)(?:(?:era (?:uma )?brincadeira|(?:eu )?estava (?:a brincar|brincando))|"
    r"mudança de planos?|erro de digitação|"
    r"corrig(?:indo|o)|correção|quer dizer|quero dizer|quis dizer|queria dizer|(?:me enganei|"
    r"enganei-me)(?! (?:n[oa]s?|d[eo]) (?:comboio|trem|autocarro|ônibus|metro|metrô|porta|rua|"
    r"paragem|saída|"
    r"tamanho|voo|exame|prova|receita|encomenda|andar)\b)|me confundi|confundi-me|me expressei mal|"
    r"expressei-me mal|me expliquei mal|expliquei-me mal|me atrapalhei|atrapalhei-me|me precipitei|"
    r"precipitei-me|(?:eu )?(?:disse|contei|escrevi|li|calculei|lembrava|somei|coloquei|pus|falei|"
    r"entendi|percebi|digitei)(?:-o)? (?:mal|errado)"
    rf"{_STOP}"
    r"|lembrava-me mal|me lembrava mal|(?:eu )?(?:te |lhe )?(?:disse|"
    r"dei|passei|pus|coloquei|falei|escrevi|mandei|tinha dado|tinha dito)(?:-te|-lhe)? (?:[oa]s?|"
    r"um|uma) "
    r"\w+ (?:\w+ )?(?:errad[oa]s?|trocad[oa]s?|incorret[oa]s?)|(?:eu )?(?:te |lhe )?(?:disse|"
    r"falei|dei)(?:-te|-lhe)? (?:tudo )?errado|minto"
    rf"{_STOP}"
    r"|lapso(?: meu)?|retifico|retificação|errata|(?:a )?culpa (?:é )?"
    r"minha|que (?:burr[oa]|tont[oa]|cabeça|distraíd[oa]|estúpid[oa]|burrice|distração|"
    r"parv[oa])(?: a minha|"
    r" que (?:eu )?sou| eu)?(?=[\s,.;:!]*(?:\Z|[,.;:!]))|onde (?:é que )?(?:eu )?(?:estava|tinha|"
    r"estou) com a "
    r"cabeça|onde tinha a cabeça|(?:eu )?estava enganad[oa]|(?:eu )?estava errad[oa]|não era "
    r"(?:assim|isso|"
    r"verdade)|retiro (?:isso|tudo|o que (?:eu )?(?:disse|falei))|volto atrás|voltei atrás|"
    r"(?:isso )?"
    r"(?:está|ficou) (?:ultrapassado|desatualizado|obsoleto)|(?:isso )?(?:já )?(?:é|era) coisa do "
    r"passado|"
    rf"(?:desisti|cancelei|larguei|anulei|desmarquei)(?:-[oa]| disso)?{_END}|(?:acabou|acabei|"
    rf"acabámos|"
    rf"acabamos) por (?:não (?:dar|ir|acontecer|fazer|ficar)|cancelar|desistir){_END}|(?:afinal "
    rf")?não "
    rf"(?:deu certo|rolou|resultou|avançou|vingou|foi avante|foi para a frente|deu em nada){_END}|"
    rf"(?:foi|está|ficou) (?:cancelad[oa]|anulad[oa]|suspens[oa]|sem efeito){_END}|(?:já não|não) "
    rf"(?:(?:me apetece|"
    rf"me interessa|gosto|quero|[oa] quero|vou|é preciso|faz falta|curto)(?: disso| mais| "
    rf"muito)*)(?<!não "
    rf"quero)(?<!não gosto)(?<!não vou)(?<!não curto)(?<!não é preciso){_END}|já não (?:quero|"
    rf"gosto|vou|é "
    rf"preciso){_END}|(?:enjoei|cansei|cansei-me|me cansei|fartei-me|enjoei-me|me enjoei)(?: "
    rf"disso| dele| dela)?"
    rf"{_END}|perdi (?:a vontade|o interesse|o gosto)|passou-me (?:a vontade|a mania)|errei(?! "
    rf"(?:n[oa]s?|d[eo]) "
    r"(?:porta|rua|caminho|exame|prova|questão|receita)\b)|erro meu|falha minha|"
    r"(?:era|é) na verdade|"
    r"aliás,? não|que disparate|que bobagem|o que (?:é que )?(?:eu )?estou a dizer|força do "
    r"hábito|hábito antigo|"
    r"(?:isso )?já não (?:é (?:assim|verdade|válido)|vale)|(?:isso )?não vale mais|(?:isso )?não "
    r"(?:conta|é) mais"
    r"(?: assim| verdade| válido)?(?=[\s,.;:!]*(?:\Z|[,.;:!]))|mudei de (?:ideia|ideias|opinião)"
    r"(?! (?:sobre|quanto))|pensei melhor|(?:esquec(?:e|a)|esqueça|ignor[ae]) (?:isso|isto|disso)|"
    r"gralha|deixa (?:pra|"
    r"para) lá|retiro o que disse)",
    edits=r"muda (?:isso )?para|troca (?:isso )?por",
    wrong=r"(?:isso |isto )?está (?:errado|mal|incorre[c]?to)|errado|incorreto",
    unkept=r"não (?:precisa|precisas) (?:de )?(?:guardar|lembrar|anotar)(?: isso)?|não "
    r"(?:guardes|guarde|anotes|anote)(?: isso)?|(?:é|era|foi) só para",
    weak=r"(?=\w)(?:mais precisamente|para ser sincer[oa]|a bem dizer|"
    r"em rigor|vendo bem|bem vistas as coisas|agora que penso nisso|pensando nisso|no fundo|no "
    r"fim de contas|para ser (?:exat|precis)[oa]|ou melhor|"
    r"aliás|na verdade|melhor|não|pensando (?:bem|melhor)|afinal|já não|na real)"
    # "No, I play the guitar too" adds to what was said.
    r"(?![^.!?]{0,80}\btambém\b)",
    now=r"daqui (?:pra|para|a) (?:a )?frente|de agora em diante|doravante|"
    r"agora|afinal|no fim|a partir de|de agora em diante|daqui (?:em|para a) (?:diante|"
    r"frente)|desde (?:janeiro|o|a|há)|"
    r"hoje em dia|já não|não [^,;.!?]{1,40} mais|em vez|ao invés|mudou|mudei|mudámos|mudamos|"
    r"mudaram|mudança|trocou|troquei|passou|"
    r"passei|transferid\w+|virou|ficou|desde então|entretanto|nesse meio tempo|nestes dias|"
    r"esses dias|estes dias|ultimamente|atualmente|hoje em dia|neste momento|no momento|por "
    r"enquanto|"
    r"recentemente|nos últimos|de ora em diante|daqui em diante|futuramente|no futuro|desde "
    r"(?:fevereiro|"
    r"março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|ontem|hoje|este|esta|"
    r"esse|"
    r"essa)|há (?:pouco|dias|semanas|umas? semanas?|uns (?:dias|meses)|duas semanas|um mês)|faz "
    r"(?:pouco|"
    r"uns dias|umas semanas|um mês)|migrámos|migramos|passámos|passamos|trocámos|trocamos|adiad\w+|"
    r"adiaram|adiantad\w+|remarcad\w+|remarcaram|remarquei|mudad\w+|vendi|acabei|acabámos|"
    r"finalmente|"
    r"já (?=(?:é|são|sou|tem|tenho|fez|faz|uso|moro|vivo|trabalho|estou)\b)",
    ended=r"já não|não [^\s,]+ mais|não mais|deixei de|parei de|deixámos de|deixamos de",
    denied=r"(?:já )?não(?: (?:é|era|eram|são|mais|quero|queria|uso|gosto d[eoa]s?|como|bebo|tomo|"
    r"moro em|vivo em|trabalho n[oa]|estou em|preciso de|sou)){0,3}|nunca|(?:deixei|parei) de|em "
    r"vez d[eoa]s?|ao invés d[eoa]s?|nada de|chega de|"
    r"(?:tinha dito|eu disse|disse|falei|escrevi|pus|coloquei)(?! que\b)|adeus a[os]?|acabou-se",
    shifts=(
        (
            r"\b(?:mud|troqu|troc|pass|transfer)\w* (?:de|do|da|dos|das) (?P<old>[^,;!?]{2,40}?) "
            r"(?:para|pra|por|a)(?: [oa]s?)? (?P<new>[^,;!?]{2,40})"
        ),
        (
            r"\b(?:troquei|troco|trocámos|trocamos) (?:[oa]s? )?(?P<old>[^,;!?]{2,40}?) por "
            r"(?P<new>[^,;!?]{2,40})"
        ),
        r"\b(?:tinha dito|disse|falei) (?P<old>[^,;!?]{2,30}?),? mas (?P<new>[^;!?]{2,80})",
    ),
    drops=(
        rf"\b{_DROP}(?: por favor)? {_ABOUT} {_OF} (?!(?:tua|sua) memória){{X}}",
        (
            rf"\b{_NOT}(?:esquec(?:e|a)|esqueça|esqueças)(?:-te|-se)?(?: lá)? (?:[oa]s?|d[oa]s?|"
            rf"essa?|meu|minha) "
            r"{x}(?=[,;.!]|\Z)"
        ),
        (
            rf"\b(?:{_ABOUT} {_OF}|[oa]) {{x}},? (?:já não (?:vale|é (?:assim|verdade|válido)|"
            rf"conta)|não vale mais)"
        ),
        (
            rf"\b{_ABOUT} {_OF} {{x}}\W{{0,3}}(?:já )?(?:podes? |pode |por favor |você |é para |é "
            rf"pra )*{_DROP}"
        ),
        r"\bmudei de (?:ideia|ideias|opinião) (?:sobre|quanto a) (?:o |a |os |as )?{X}",
    ),
    matter=rf"\b(?:{_ABOUT} {_OF}|sobre|quanto ao?|a respeito d[oa]|o|a|meu|minha)(?: o| a)? "
    r"{x}(?=\s*[,:?–-]| (?:é|são|agora|já|fica|mudou)\b)",
    frame="parte aquilo aquela coisa história isso lance negócio questão preferência disse falei "
    "contei informação nota eu "
    "regra norma mania ideia plano facto fato assunto pedido papo escrevi mencionei pedi antes "
    "ontem "
    "hoje mais já favor memória "
    "vivo vive quero moro mora vou vai uso usa faço faz",
    task=r"mostra|mostre|d[aá]-me|me d[aáê]|faz|faça|lista|procura|busca|escreve|traduz|compara|"
    r"ordena|"
    r"verifica|envia|explica|abre|adiciona|podes|pode|poderia|podias|calcula|filtra|agrupa|diz-me|"
    r"me diz|"
    r"quero ver|o que|qual|quando|onde|como|resume",
    only=r"só|somente|apenas",
)
