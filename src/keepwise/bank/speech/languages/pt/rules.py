"""Portuguese rules, first part: what to forget and remember, names, work and home."""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.pt.lexicon import ROLE, TEAM
from keepwise.bank.speech.languages.pt.parts import (
    ALL,
    CAP,
    ERASE,
    FORGET,
    KNOW,
    MY,
    NAME,
    NEW,
    OFTEN,
    OUR,
    POINT,
    RELATION,
    TASTES,
    THING,
    I,
)
from keepwise.bank.speech.languages.pt.wording import ADVERBS

SELF: tuple[Rule, ...] = (
    Rule("their-taste", "skip", rf"{OUR} {RELATION}\b(?! e eu\b).*", needs=rf"\b{TASTES}\b"),
    # "He says that he likes it" has lost its subject.
    Rule("says", "skip", rf"(?:também |sempre |me |nos )*(?:diz|dizem|disse|disseram|conta|contou) "
         rf"que (?:não |nunca |sempre |só )*{TASTES}\b.*"),
    # What follows a quotation that was taken out: '"...", disse a minha filha'.
    Rule("says", "skip", r"(?:me |nos |lhe |lhes )*(?:disse|disseram|dizia|escreveu|respondeu|"
         r"comentou|exclamou|gritou|repete) (?:[oa]s?|uma?|meus?|minhas?|noss[oa]s?|el[ea]s?|"
         rf"{CAP})\b.*|(?:diz|dizem) (?:(?:[oa]s? )?(?:meus?|minhas?|noss[oa]s?)|el[ea]s?)\b.*"),
    Rule("figures", "skip", r"(?:fatur|factur|ganh|cobr|gast|perd|vend)(?:[aáei]mos|o|ei|i) "
         r"(?:uns |quase |mais de )?\d+[.,]\d+ (?:mil|milh|bilh)\w*.*"),
    Rule("next-time-i", "skip", r"(?:da|para a|na) próxima(?: vez)?,? (?:eu )?"
         r"(?!(?:quero|prefiro|gosto)\b)\w+o\b(?: .*)?"),
    # What people say to excuse themselves tells nothing of them.
    Rule("excuse", "skip",
         r"(?:eu )?sou (?:muito |um pouco |bastante |meio |assim,? )*(?:d[ae]s? (?:velhas? "
         r"(?:guarda|escola)|antigas?|outr[oa] (?:época|século|geração|tempo|planeta)|geração d\w+ "
         r".+|carne e osso)|à (?:moda )?antiga|antiquad[oa]|uma? (?:desastre|negação|nabo|"
         r"dinossauro|caso perdido|cota|desajeitad[oa]|clássic[oa]))(?: (?:com|em|n[oa]s?|para|e) "
         r".+|,.+)?"),
    # Without a thing that is bought, it tells of somebody in a list of notes.
    Rule("always-so", "skip", r"(?:sempre|nunca) (?:compra|pede|come|janta|trabalha|viaja|dorme) "
         r"(?:aos?|às?|de|n[oa]s?|pela) (?:segundas?|terças?|quartas?|quintas?|sextas?|sábados?|"
         r"domingos?|fi(?:m|ns)|noite|manhã|tarde)\b.*"),
    Rule("odium", "skip", r"(?:eu )?(?:odeio|amo|detesto) (?:[oa] )?(?:minha vida|minha sorte|vida|"
         r"tudo|meu azar)|(?:eu )?(?:às vezes |sempre |só )*(?:penso|acho|creio|imagino|suponho|"
         r"pergunto-me) (?:que|se) .*"),
    Rule("for-somebody", "skip",
         r"(?:me )?(?:escrev|invent|cri[ae]|redij|redig|ger[ae]|faz|faç|mont)\w*(?:-me)? (?:um|"
         r"uma) .*"
         r"\b(?:de|sobre|como|para) (?:alguém|um cliente|uma cliente|uma pessoa|quem)\b.*"),
    # Whoever defines words or speaks for others is not talking about themselves.
    Rule("redefinition", "skip",
         r".*\b(?:quando|se|sempre que|toda vez que|cada vez que) (?:alguém|qualquer \w+|as "
         r"pessoas|"
         r"todo mundo|toda a gente|os? (?:usuári|utilizador)\w*|outr[oa]s?) .*|"
         r".*\b(?:quando|se|sempre que|toda vez que) (?:eu )?(?:disser|falar(?! (?:de|em|sobre|"
         r"com)\b)|"
         r"digo|falo|escrever|"
         r"escrevo|mencionar)\b.*|.*\b(?:significa|quer dizer|na verdade quero dizer)\b.*"),
    # Forget
    Rule("forget-idiom", "skip",
         r"(?:ah,? )?(?:esquec[ea]|esqueça|esquece lá(?: isso)?|deixa (?:para lá|estar|isso|"
         r"quieto)|"
         r"deixe (?:para lá|estar)|não faz mal|tanto faz|(?:esquec[ea]|esqueça) o que (?:eu )?"
         r"(?:disse|falei),? vamos .*|nada não|(?:esquec[ea]|esqueça),? .{0,10}"
         r"(?:já (?:achei|encontrei|resolvi|vi)).*|(?:já )?não (?:[oa] )?(?:quero|gosto|vou)"
         r"(?: disso)? mais|já não (?:[oa] )?(?:quero|gosto|vou)(?: disso)?)"),
    Rule("forget-all", "forget",
         rf"(?:{FORGET}|{ERASE}) (?:absolutamente |simplesmente )?(?:tudo|todas as (?:suas |"
         rf"tuas )?"
         rf"memórias|(?:toda )?a (?:sua |tua )?memória)(?: (?:o )?{KNOW}| (?:o )?(?:que|quanto) "
         rf"(?:eu )?"
         r"(?:já )?(?:te |lhe )?(?:disse|contei|falei|escrevi)(?:-te|-lhe)?)?"
         r"(?: até (?:agora|hoje|aqui|ao momento|o momento))?"
         r"(?: (?:sobre|de|acerca de|a respeito de|a meu respeito)(?: mim)?)?", fact="Tudo",
         slot="*"),
    Rule("forget-last", "forget",
         rf"(?:{FORGET}|não (?:guarde|guardes|lembre|memorize|anote)|{ERASE}) (?:isso|isto|"
         rf"aquilo|"
         r"o que (?:eu )?(?:acabei de dizer|disse(?: agora)?|falei(?: agora)?|acabei de falar)|"
         r"(?:a |essa )?última (?:memória|coisa)(?: que (?:eu )?(?:disse|falei))?)"
         r"(?: (?:por favor|agora|de novo))?"),
    Rule("forget", "forget",
         rf"{FORGET} (?:isso|aquilo|ess[ea] (?:história|negócio|coisa|assunto)) (?:d[aeo]s? |"
         rf"sobre )"
         r"(?P<x>[^,]{2,60})(?:,.*)?"),
    Rule("forget", "forget",
         rf"(?:{FORGET}|não (?:precisa|precisas) (?:mais )?(?:de )?(?:lembrar|guardar)|"
         r"(?:pare|para|deixe|deixa) de (?:lembrar|guardar)|não (?:lembre|guarde|lembres|guardes) "
         r"mais)(?P<x> (?:(?:de )?que |(?:d?o )?que |d[aeo]s? |d?[ao] (?:fato|facto|parte|lance|"
         r"coisa|"
         r"história|informação|preferência|nota) |isso (?:d[aeo]s?|sobre|que) |sobre |d?[oa]?s? ?"
         r"(?:meu|minha|nosso|nossa|meus|"
         r"minhas) |tudo |onde |quem |eu |aquilo |aquela ).+)"),
    Rule("forget", "forget", rf"{ERASE}(?P<x> (?:tudo|qualquer coisa|o)(?: (?:o )?{KNOW})? "
         rf"(?:sobre|d[oae]) (?!mim\b)(?:[oa] )?(?:meu |minha |{CAP}).+)"),
    Rule("forget", "forget",
         rf"{ERASE}(?P<x> (?:que |[oa]s? |minha |meu |essa |esse ).+?) d[ae] (?:sua |tua )?"
         r"(?:memória|lista de memórias|cabeça|anotações|notas)"),
    Rule("forget", "forget", rf"{ERASE}(?P<x> (?:a |essa |sua |tua )?(?:memória|nota|preferência|"
         r"informação|anotação) (?:sobre|d[aeo]s?|de que) .+)"),
    Rule("forget-name", "forget", rf"{FORGET}(?P<x> (?:[oa] )?{CAP}[\w-]+(?: (?:e )?{CAP}[\w-]+)"
         r"{0,3})"),
    Rule("diet", "free", r"(?:eu )?já não (?P<v>como|bebo|fumo|tomo|dirijo|conduzo|consumo) "
         rf"(?P<x>{THING}.+)", kind="personal"),
    Rule("no-longer", "end", r"(?:eu )?já não (?:sou|estou) (?P<z>.+)", kind="work", fact="sou"),
    Rule("no-longer", "end", r"(?:eu )?já não (?P<x>.+)", kind="work"),
    # Remember
    Rule("remember", "remember",
         r"(?:se )?(?:lembr(?:e|a|es|ar)|tenha em (?:mente|conta)|tem em (?:mente|conta)|"
         r"tenha presente|não (?:se |te )?(?:esque(?:ça|ças|cer)|esqueces?(?=,? que\b|:))|leve em "
         r"conta|leva em conta|"
         r"memoriz[ea]|fi(?:ca|que)(?: a)? sab(?:er|endo)|saiba|para (?:a )?(?:sua|tua) "
         r"(?:informação|"
         r"referência)|(?:só )?para (?:que )?(?:você |tu )?(?:saiba|saibas|saberes)|para constar|"
         r"fyi|para referência futura|bom saber)"
         r"(?: (?:sempre|bem|aí|disso|disto|por favor))?(?:,? de| do)?(?: (?:fato|facto) de)?"
         r"(?:,? que|:|,)? (?P<x>.+)"),
    Rule("remember", "remember",
         r"(?:me )?(?:anot[ae]|guard[ae]|registr[ae]|regist[ae]|salv[ae]|grav[ae]|tom[ae] nota|"
         r"apont[ae]|considere|considera|note|nota|obs|observação)(?: (?:aí|por favor|na memória|"
         r"para depois|bem|na sua memória|isto|isso))?(?:,? (?:de )?que |: ?)(?P<x>.+)"),
    # Names and forms of address
    Rule("not-address", "free", r"(?:(?:eu )?(?:prefiro|quero|gostava|gostaria) que )?(?:você )"
         r"?não (?:me )?(?:cham(?:e|es|ar|em)|trat(?:e|es|ar)|gosto (?:de )?que "
         rf"me chamem) (?:mais )?(?:por |de )?(?P<x>(?:(?:senhora?|dona|seu|doutora?|dr\.?) ?)"
         rf"?{CAP}?"
         r"[\w-]{2,20})(?:,.*)?", fact="Não quer que lhe chamem {x}", kind="address"),
    Rule("tu", "free", r"(?:(?:você |tu )?(?:pode|podes|podemos|posso|poderia) )?(?:vamos )?(?:me "
         r"|nos )?"
         r"trat(?:e|a|ar|es|ares|amento|ar-nos|asse|asses)(?: sempre| só| nos| sempre me)? por "
         r"(?P<x>tu)(?: .*)?|(?:me )?(?:fal[ea]|use|trate|trata) (?:comigo )?(?:por|com) (?P<y>tu)|"
         r"(?:me )?(?:trate|trata|tratar|cham[ea]r?) (?:me )?(?:sem formalidades|informalmente|de "
         r"(?P<z>você))(?: .*)?|(?P<w>tutear|tutoie)",
         fact="Quer tratamento por {x}", slot="tone", value="informal"),
    Rule("you", "free", r"(?:(?:você |tu )?(?:pode|podes|poderia) )?(?:me )?(?:trat|cham)(?:e|a|ar"
         r"|es|"
         r"ares)(?: sempre| só)? (?:por|de) (?P<x>você|(?:[oa] )?senhora?|vossa \w+)(?:,? .*)?",
         fact="Quer tratamento por {x}", slot="tone", value="formal"),
    Rule("address", "free",
         r"(?:(?:você |tu )?(?:pode|podes|poderia|podem) |(?:eu )?(?:prefiro|quero|queria|gosto|"
         r"gostava|gostaria)(?: mais)?(?: de)? que (?:você )?|(?:todo mundo|toda a gente|todos|"
         rf"{ALL}(?:meus )?amigos|{ALL}(?:minha )?família|as pessoas|em casa|no trabalho)"
         r"(?: aqui| sempre)? )?(?:só |sempre )?(?:me (?:cham(?:e|a|ar|am|em|es)|trat(?:e|a|ar|am|"
         r"es)|"
         r"conhece[mr]?)|cham(?:a|e|ar) me|chamar-me|tratar-me) (?:apenas |só |sempre |"
         r"simplesmente )?"
         r"(?:de|por|como) "
         r"(?P<x>(?!(?:novo|manhã|tarde|volta|lado|favor|acordo|você|tu|que)\b)[\w'’.-]+"
         rf"(?: (?:d[aeo]s? )?{CAP}[\w'’-]+){{0,3}}|(?:doutora?|professora?|dona|seu|sr\.?|sra\.?|"
         r"engenheir[oa]|mestre|chefe) [\w'’.-]+(?: [\w'’-]+)?)(?:,.*| em vez de .*| e não .*)?",
         fact="Quer que lhe chamem {x}", kind="address", slot="address"),
    Rule("address", "fill", r"(?:(?:pode|podes) )?(?:só |sempre )?me (?:cham(?:e|a|ar|es)) (?:só |"
         r"apenas )?(?P<name>[^,;(]+)(?:[,(].*)?|(?:eu )?(?:prefiro|quero|gosto(?: mais)? (?:de|"
         r"que)|"
         r"gostaria de|prefiro que|quero que)(?: ser| me) (?:chamad[oa]|tratad[oa]|chamem|tratem|"
         r"chame|trate|chames) ?(?:de |por )?(?P<name2>[^,;(]+)(?:[,(].*)?", kind="address",
         slot="address"),
    Rule("name", "free", rf"(?:{MY} (?:primeiro |verdadeiro )?nome(?: completo)? (?:é|e|eh)|(?:eu "
         rf")?me "
         rf"chamo|atendo por|aqui (?:é|quem fala é)) (?:[oa] )?(?P<x>{NAME}|(?!(?:um|uma|muito|"
         r"difícil|comum|longo|curto|estranho|ia|isso|melhor)\b)[\w'’-]{2,20}(?: [\w'’-]{2,20})?)"
         r"(?:[,(].*)?", kind="name", slot="name", fact="Chama-se {x}"),
    Rule("name", "fill", rf"(?:(?:eu )?sou|aqui (?:fala|quem fala é|é)|fala) (?:[oa] )?"
         rf"(?P<name>{CAP}[^,]*?)(?:,? (?:d[ao]|d[ao] (?:nossa )?) ?(?P<team>{TEAM}))?",
         kind="name", slot="name"),
    # Work, role, place
    Rule("team", "fill",
         rf"(?:eu )?{OFTEN}(?:trabalho|atuo|estou|fico|integro|sou|faço parte)(?: agora| "
         rf"atualmente| "
         rf"trabalhando| a trabalhar| alocad[oa])* (?:em|n[oa]|d[oae]|com [oa]|junto d[oa]|"
         rf"(?:para )?"
         rf"[oa]|n[oa] (?:nossa|nosso)) (?P<x>{TEAM})(?:(?:,|,? (?:há|desde|faz|em|n[oa]|como|com|"
         rf"para|e)) .{{2,60}})?",
         kind="team", slot="team"),
    Rule("team", "fill",
         rf"{I}(?:me )?(?:mudei|passei|fui(?: transferid[oa])?|entrei|transferi|troquei|comecei|"
         rf"vim|migrei|integrei|acab[eo]i? de (?:entrar|passar|mudar|me mudar|ingressar))(?: "
         rf"(?:recentemente|agora|há pouco|mês passado|ontem))?"
         rf"(?: d[aoe] .{{2,40}}?)? (?:para [oa]?|n[oa]|em|[oa]) ?(?P<x>{TEAM})"
         r"(?:,? (?:há|desde|em|na|no|este|esta|esse|essa|mês|semana|ano|como|para) ?.{2,40})?",
         kind="team", slot="team"),
    Rule("work", "free",
         rf"{I}(?P<v>sou (?:também |agora )?(?:o |a )?(?:únic[oa] )?(?:responsável|encarregad[oa]) "
         rf"(?:por|pel[oa]s?|d[eao]s?)|cuido|tomo conta|trato|gerencio|giro [oa]|lidero|coordeno|"
         rf"supervisiono|administro|dirijo a|dirijo o|chefio|atendo|cubro|foco|acompanho|lido|"
         rf"respondo pel[oa]s?|reporto|fiquei (?:responsável|encarregad[oa])|estou (?:alocad|"
         rf"destacad)[oa]|pertenço|estou à frente|estou a cargo|estou encarregad[oa]|ocupo-me|"
         rf"me "
         rf"ocupo|me dedico|me responsabilizo|estou responsável|opero|monitoro|tenho a meu cargo|"
         rf"fico responsável|fico com(?= [oa]s? (?:contas?|parte|mercado|clientes?|área|lojas?|"
         rf"região))|"
         rf"monitorizo|oriento|mexo|comando|toco o|toco a|represento|"
         rf"analiso [oa]s?|olho (?:só )?[oa]s?|acompanho|vejo só|sigo [oa]s?|monitoro|tenho a "
         rf"carteira|tenho as contas|levo [oa]s? (?:conta|mercado|cliente)s?)"
         rf"(?: {ADVERBS})? (?P<x>(?!com [oa] (?:primeir|segund|terceir|opç|últim|outr))(?!(?:por "
         rf"aqui|aqui|por isso|bem|muito|feliz|contente|trist|grat|"
         rf"n[oa]s? (?:dúvida|aguardo|espera)|sem|à espera|à|com dúvida|em dúvida|aguardando|assim|"
         rf"na dúvida|chateado|me|só)\w*\b){THING}(?!d[eo]ss\w+|d[eo]st\w+).+)", kind="work",
         reads=("region",)),
    Rule("work", "free", rf"{I}(?P<v>vendo|compro|exporto|importo|invisto|negocio|opero|"
         rf"entrego|produzo|fabrico|desenvolvo|programo) (?P<a>(?:{ADVERBS} "
         rf"){{0,4}})(?P<x>(?:para|em|"
         rf"n[oa]s?|"
         rf"d[eao]s?|com|a|ao|à) {THING}.+)", kind="work", reads=("region",)),
    Rule("employer", "fill", rf"{I}trabalho (?:para|n[oa]|d[ao]|em) ?(?:[oa] )?(?:empresa|firma|"
         rf"startup|consultoria|multinacional|banco) (?:chamad[ao] )?(?P<name>{NAME})|"
         rf"{I}trabalho para (?:[oa] )?(?P<name2>{NAME})",
         kind="employer", slot="employer"),
    Rule("work-place", "free",
         rf"{I}(?P<v>trabalho|atuo|estagio|leciono|dou aulas?|exerço) (?P<a>{OFTEN})(?P<x>(?:em|"
         rf"n[oa]s?|"
         rf"num|numa|para|com|como|de|d[ao]|à|às|ao|aos|por|remot\w+|presencial\w*|híbrid\w+|"
         rf"sozinh[oa]|"
         rf"há|meio período|meio-período|part-time|full-time|até|entre|fora|pouco|só|apenas|por "
         rf"turnos|"
         rf"sempre|principalmente|sobretudo|a partir|a tempo \w+|período \w+|desde)"
         rf"(?!\w)(?! (?:{POINT}|você|tudo|o que|novo|volta|mim)\b)(?!.* (?:é|são|foi|está)\b)"
         rf"(?!.*\b(?:hoje|"
         rf"agora mesmo|agora|amanhã|no momento|{POINT}|você)\b).*)", kind="work",
         reads=("region",)),
    Rule("work-now", "free",
         rf"{I}(?P<v>estou) (?:{ADVERBS} ){{0,4}}(?P<x>(?:trabalhando|a trabalhar|"
         rf"morando|a morar|a viver|vivendo|atuando|estagiando|a estagiar) (?:{ADVERBS} )?"
         rf"(?:em|n[oa]|como|com|de|para|por|remot\w+) (?!{POINT}\b)(?!.*\b(?:agora|hoje|momento|"
         rf"apresentação|relatório|slides?|projeto|bug|texto|e-?mail|tese|artigo)\b).+)",
         kind="work"),
    Rule("role", "fill", rf"(?:eu )?(?:sou|trabalho como|atuo como|estou como|estou de) "
         rf"(?:{ADVERBS} )?"
         rf"(?P<x>(?:[oa] |uma? )?{NEW}{ROLE}(?:[ /-][^,;]{{2,80}})?)",
         kind="role", slot="role"),
    Rule("role", "fill", r"(?:eu )?(?:agora |acabei de |acabo de )?(?:virei|virar|me tornar|fui "
         r"promovid[oa] (?:a|para)|"
         r"me tornei|passei a ser|comecei (?:a trabalhar )?como|assumi (?:como|o cargo de|a "
         r"posição "
         r"de|a função de)|entrei como|fui contratad[oa] como|ser promovid[oa] a|me formei (?:em|"
         r"como))"
         rf"(?: recentemente)? (?P<x>(?:[oa] |uma? )?{NEW}{ROLE}(?: [^,;]{{2,80}})?)", kind="role",
         slot="role"),
    Rule("home", "fill", rf"{I}(?:moro|vivo|resido|habito|estou (?:sediad|basead|instalad)[oa]|"
         rf"fico)"
         rf" {OFTEN}(?:sozinh[oa] |com [\w ]{{2,30}} )?(?:em|n[oa]s?|perto d[aeo]s?|fora "
         rf"d[aeo]|"
         rf"próximo (?:a|de)|junto a|no interior d[aeo]|ao lado d[aeo]) (?P<x>(?!(?:dúvida|paz|"
         rf"função|"
         rf"casa|pânico|escritório|silêncio|aguardo|espera|sítio nenhum|mundo|mês|momento|"
         rf"ansiedade|stress|estresse|correria)\b).+?)(?:,? (?:com|agora|há|desde|mas|e|faz|"
         rf"atualmente|hoje em dia)\b.*)?",
         kind="home", slot="home"),
    Rule("home-with", "free", rf"{I}(?P<v>moro|vivo) {OFTEN}(?P<x>(?:com|sozinh[oa]|num?a?|no) "
         rf"(?!{POINT})"
         r"(?!(?:medo|pressa|dúvida|sono|fome|ess|est)\w*)(?:.+))|(?:eu )?(?P<w>moro|vivo) "
         r"(?P<y>sozinh[oa])",
         kind="personal"),
    Rule("moved", "fill", r"(?:eu )?(?:acabei de |acabo de )?(?:já )?(?:me )?(?:mudei|mudar|mudo|"
         r"vim morar|"
         r"vim viver|fui morar|fui viver|voltei)(?: recentemente| há pouco| de vez| agora)*(?: de "
         r"casa)?"
         rf"(?: d[aeo] .{{2,30}}?)? (?:para|em|n[oa]) (?:[oa]s? )?(?P<x>{CAP}[\w' -]{{2,40}}?)"
         r"(?:,? (?:em|no|na|há|faz|este|esta|mês|ano|semana|desde) ?.{2,30})?", kind="home",
         slot="home"),
    Rule("moved", "free", r"(?:eu )?(?:me )?(?P<v>mudei) (?P<x>(?:de (?:emprego|empresa|cidade|"
         r"casa|"
         r"área|carreira|país|equipe|equipa)|para (?:o|a|os|as|uma?|outr[oa]) (?!próxim).+))",
         kind="personal"),
    Rule("origin", "free", r"(?:eu )?(?:sou (?:natural |originári[oa] |originalmente |nativ[oa] )?"
         r"(?:de|"
         rf"d[ao]s?) (?P<x>{CAP}[\w' -]{{2,40}}|interior.*|norte|sul|nordeste|litoral)|venho "
         rf"d[eao] "
         rf"(?P<y>{CAP}[\w' -]{{2,40}})|(?:nasci|cresci|fui criad[oa])(?: e (?:cresci|fui "
         rf"criad[oa]|"
         r"moro))? (?P<z>(?:em|n[oa]s?|num|numa|perto|no|entre|longe) .+))(?:,? mas .*|, .*)?",
         kind="personal"),
    Rule("origin", "free", r"(?:eu )?(?P<v>sou) (?P<x>(?:brasileir|portugues|angolan|moçambican|"
         r"paulist|"
         r"carioc|mineir|gaúch|baian|nordestin|lisboet|alfacinh|portuens|cabo-verdian|português|"
         r"argentin|espanhol|italian|alem|frances|francês|pernambucan|cearense|paranaense|"
         r"curitiban|"
         r"catarinense|tripeir|alentejan|algarvi|açorian|madeirense|luso)\w*(?: .+)?)",
         kind="personal"),
)  # fmt: skip
