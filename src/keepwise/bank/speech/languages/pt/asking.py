"""Portuguese rules for whole kinds of wishes: orders with any verb, and wishes without one.

An order is worth keeping if it speaks of things in general ("não põe coentro", "avise-me com um
dia de antecedência") and not of the thing at hand ("não põe o título").
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import SHAPES, Rule
from keepwise.bank.speech.languages.pt.broad import NOW, OUT, PLAIN, WORK
from keepwise.bank.speech.languages.pt.parts import IS, POINT, THING, TIME, TO_ME
from keepwise.bank.speech.languages.pt.verbs import FIRST, ORDER, SUBJUNCTIVE

_ANY = "|".join(sorted(SUBJUNCTIVE, key=lambda each: (-len(each), each)))
# Orders as Brazilians give them, in the form of "she does".
_TELL = (
    r"(?:põe|bota|coloca|marca|agenda|manda|envia|usa|inclui|sugere|recomenda|mostra|faz|liga|"
    r"chama|pergunta|responde|escreve|traz|deixa|dá|oferece|cobra|entrega|repete|explica|mete|"
    r"conta|toca|acende|apaga|desliga|abre|fecha|compra|reserva|propõe|inventa|assume|traduz)"
)
# What is at hand stands with an article; so do a title or a caption without one.
_OBJECT = (
    r"(?!(?:[oa]s? |um |uma |num |numa |n[oa]s? |d[oa]s? |ao |à |para |por |com |que |se |mais\b|"
    r"ainda\b|agora\b|de novo|outra vez|título|legenda|cor\b|borda|assinatura|nome\b|data\b|"
    r"espaço|vírgula|ponto|acento|linha|parágrafo|muito|tanto|bem\b|mal\b|direito|certo|"
    r"medo|tempo|erro|problema|sentido|diferença|bola|trabalho|"
    rf"{POINT}\b))"
)
_VALUES = (
    r"(?:números?|datas?|valores|percentuais|percentagens|porcentagens|preços|horas|horários|"
    r"medidas|nomes|respostas|explicações|exemplos|resumos|moedas|quantidades|distâncias|"
    r"temperaturas|títulos|comentários|variáveis|funções|arquivos|ficheiros|fontes|unidades|"
    r"receitas|porções|listas|tabelas|gráficos|totais|docstrings|testes|commits|mensagens|"
    r"legendas|eixos|anos|meses|semanas|faturas|recibos|encomendas|entregas|lembretes|avisos|"
    r"notificações|reuniões|voos|hotéis|quartos|assentos|lugares|relatórios|análises|notas|"
    r"separador(?:es)?|milhares|decimais|casas decimais|correções|traduções)"
)
_HOW = (
    r"(?:por extenso|em|com|sem|no formato|n[oa] (?:início|começo|fim|final|topo|forma|ordem)|por|"
    r"como|arredondad[oa]s?|ordenad[oa]s?|separad[oa]s?|à (?:direita|esquerda|parte)|de|até|para|"
    r"primeiro|antes|depois|às|a partir|sempre|só|agrupad[oa]s?|bem|abreviad[oa]s?)"
)
_BEFORE = (
    r"(?:(?:com|de|uns?|umas|um|uma|\d+|\w+) .{0,30}(?:de )?antecedência|.{0,20}\b(?:dias?|horas?|"
    r"minutos|semanas?) antes.{0,30}|(?:de|na) véspera.{0,20}|por (?:sms|e-?mail|whatsapp|"
    r"telegram|mensagem|telefone|chamada|push|escrito).{0,40}|pelo (?:whatsapp|e-?mail|telefone|"
    r"telegram|slack|teams|signal).{0,40})"
)
_NO = (
    r"(?:não|nunca|jamais|nem pensar|nem por sombras|de jeito nenhum|de modo nenhum|fora|dispenso)"
)

ASKING: tuple[Rule, ...] = (
    # Never, with any verb
    Rule("never-do", "free", rf"(?:nunca|jamais)(?: mais)? {TO_ME}(?P<v>{_ANY})(?P<x>(?: .+)?)",
         fact="Pede para nunca {v} {x}", unless=rf"{NOW}|\b(?:nunca vi|diga nunca)\b"),
    Rule("not-any", "free", rf"não {TO_ME}(?P<v>{_ANY}) (?P<x>(?:nada|nenhum\w*|ninguém) .+)",
         fact="Pede para não {v} {x}", unless=NOW),
    Rule("not-any", "free", rf"(?:só )?não {TO_ME}(?P<v>{_TELL}|{_ANY}) (?P<x>(?:nada (?=n[oa]|"
         rf"com|de|em|às|aos|antes|depois)|nenhum\w* (?=de|com)|{_OBJECT}).+)",
         fact="Pede para não {v} {x}",
         unless=rf"{NOW}|\b(?:{WORK}|email|link|certo|erro|nada errado|nada hoje)\b"),
    Rule("not-me", "free",
         r"(?:só )?não me (?P<v>ligu\w+|liga|telefon\w+|mand\w+ (?:sms|áudios?|e-?mails?)|cham\w+|"
         r"incomod\w+|interromp\w+|acord\w+|notifi\w+|contact\w+|pergunt\w+)"
         r"(?P<x>(?:,? .{2,60})?)", fact="Pede para não {v} {x}",
         unless=rf"{NOW}|\b(?:lembro|resposta|ninguém)\b"),
    # Orders about what is general
    Rule("how-values", "free",
         rf"(?!por )(?P<x>(?:me )?(?:sempre )?(?!salv|guard|mand|envi)(?:{ORDER}|nomei[ae]|"
         rf"ponh[ae]|"
         rf"põe|coloc\w+|bot[ae]) (?:tod[oa]s )?(?:[oa]s )?{_VALUES}(?: (?:d[aeo]s?|em) \w+)? "
         rf"{_HOW}(?: .+)?)", fact="Pede para {x}",
         unless=rf"{NOW}|\b(?:para (?!mim)\w+ (?:de|d[ao]) \w+|coluna|acima|anexo|maio|junho|julho|"
         r"abril|março|janeiro|fevereiro|agosto|setembro|outubro|novembro|dezembro|q[1-4]|"
         r"último|última|\d{4}|lançamento|festa|reunião|cliente)\b"),
    Rule("how-values", "free", rf"(?P<x>(?:[oa]s? )?{_VALUES} (?:d[aeo]s? [\w-]+ )?(?!de\b|para\b|"
         rf"até\b){_HOW}\b.*)",
         fact="Prefere {x}", polite=True, unless=rf"{NOW}|\b(?:em|de) (?:janeiro|fevereiro|março|"
         r"abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|(?-i:[A-ZÀ-Ý]))"),
    Rule("how-values", "free", rf"(?P<x>{_VALUES} (?:no formato|em formato|por extenso|sempre|só|"
         r"abreviad[oa]s|primeiro|separad[oa]s por) .*)", fact="Prefere {x}", unless=NOW),
    Rule("warn-me", "free", rf"(?:me )?(?P<v>avis(?:a|e|ar|em)|lembr(?:a|e|ar)|notifi(?:ca|que)|"
         rf"alert(?:a|e)|contact(?:a|e|em)|contat(?:e|em)|mand(?:a|e|em)|envi(?:a|e|em)|"
         rf"respond(?:a|e))"
         rf"(?:-me)? (?P<x>(?:tudo |só |sempre |apenas |de preferência )+{_BEFORE}|(?<!manda )"
         rf"(?<!mande )(?<!envia )(?<!envie )(?<!responde )(?<!mandem )(?<!enviem )(?<!responda )"
         rf"{_BEFORE})",
         fact="Pede para {v} {x}", unless=NOW),
    Rule("rather-than", "free",
         rf"(?P<x>(?:me )?(?:{ORDER}) (?!{POINT}).{{2,50}} (?:em vez|ao invés|em lugar|no lugar) "
         r"d[aeo]s? .{2,50})", fact="Pede para {x}",
         unless=rf"{NOW}|\b(?:coluna|célula|linha|passo|slide|item|página|título|frase|palavra)\b"),
    Rule("leave-at", "free", r"(?:(?:pode[sm]?|podem) )?(?P<x>(?:deix(?:ar|e|em|a)|entreg(?:ar|ue|"
         r"uem|a)) (?:[oa]s? )?(?:encomendas?|pacotes?|compras|entregas?|correio|pedidos)(?: "
         r"sempre)? (?:com|n[oa]|em|à|ao|atrás|debaixo) .+)", fact="Pede para {x}",
         unless=r"\b(?:hoje|amanhã|agora|desta vez|ess[ea]|est[ea])\b"),
    Rule("only-asked", "free", r"(?P<x>só (?:[oa]s? |um |uma )?(?!(?:um minuto|um segundo|que|se|"
         rf"quando|isso|isto)\b){PLAIN}[\w-]+(?: [\w-]+){{0,3}}(?:, ?(?:sem|nada de) .+)?)",
         fact="Quer {x}", lasting=True, unless=NOW),
    Rule("informal", "free", r"(?:ser|ficar|estar) (?:bem |mais |muito |super )*(?P<x>informal|"
         r"descontraíd[oa]|à vontade|casual)(?: comigo| nas respostas)?",
         fact="Prefere um tom {x}", slot="tone", value="informal"),
    # Wishes without a verb of wishing
    Rule("nothing-with", "free", r"(?:eu )?(?:não quero|não (?:me )?(?:\w+)|dispenso) (?:mais |"
         r"absolutamente )?(?P<x>nada (?:de|com|que (?:tenha|leve|envolva|seja)) .+)",
         fact="Não quer {x}", needs=r"\b(?:não quero|dispenso|mand\w+|sug\w+|recomend\w+|mostr\w+|"
         r"ofere\w+|propon\w+)\b", unless=NOW),
    Rule("see-this", "free", r"(?:eu )?(?:prefiro|gosto (?:mais )?de) (?:ver|ter|receber|ler|"
         r"analisar) (?:isto|isso|estes dados|esses dados|tudo isto) (?P<x>(?:por|em|como|"
         r"agrupad|separad|com|sem|ao)\w* .+)", fact="Prefere {x}"),
    Rule("plural-please", "free", rf"(?P<x>(?!(?:{FIRST}|dois|duas|três|seis|dez|os|as|mais|"
         r"menos|todos|todas|vezes|nós|vocês|às|aos|obrigad|desculpas|informações|detalhes|"
         r"dicas|sugestões|ideias|opções|exemplos|boas|bons|outros|outras)\b)(?!\d)[\w-]{3,}s "
         r"(?!(?:de|da|do|para|com|em|e|ou|no|na)\b)[\w-]+(?: [\w-]+)?)", fact="Prefere {x}",
         polite=True, bare=True, unless=NOW),
    Rule("such-always", "free", rf"(?P<x>(?!(?:{FIRST}|eu|você|problemas?|erros?|desculpa|obrigad"
         rf"[oa]|claro|quase|nem|nunca|jamais|o mesmo|a mesma|mesm[oa]|muito|tudo|quando|se|ao|"
         rf"sempre|para|com|"
         rf"em|por|que)\b)(?!.*\b(?:é|são|está|tem|"
         rf"dá|cai|trava|falha|vai|vem|foi|fica|{POINT})\b)[\w-]{{3,}} (?!(?:de|da|do|para|com|em|"
         r"e|ou|no|na|que|por|não)\b)[\w-]{3,}(?: [\w-]{3,})?)", fact="Prefere {x}", lasting=True,
         bare=True, unless=rf"{NOW}|\b(?:{FIRST}|{ORDER})\b|\b\w+(?:ou|eu|iu|am|em|[vuzs]i)\b|"
         rf"\bassim\b"),
    Rule("such-always", "free", rf"(?P<x>(?!(?:{FIRST}|eu|você|problemas?|erros?|desculpa|claro|"
         rf"quase|nem|às?|aos?|n[oa]s?|em|de|com|por|para|muito|tudo|quando|se|que|não|bug|culpa|"
         rf"dúvidas?|obrigad[oa]|sempre|nunca|mesm[oa]s?|outr[oa])\b)(?!.*\b(?:é|são|está|tem|dá|"
         rf"cai|trava|falha|vai|vem|foi|fica|"
         rf"{POINT})\b)[\w-]{{3,}}(?: [\w-]+)? (?:n[oa]s?|em|com|sem|à|ao|a) [\w-]+(?: [\w-]+)"
         r"{0,3})", fact="Prefere {x}", lasting=True, bare=True,
         unless=rf"{NOW}|\b(?:{FIRST}|{ORDER}|mesm[oa])\b|\b\w{{2,}}(?:ou|eu|iu|am|(?<!s)em|"
         rf"[vuzs]i)\b|\bassim\b"),
    Rule("only-so", "free", rf"(?P<x>(?!(?:{FIRST}|{POINT}|eu|você|tu|faltam?|foi|era|é|são|tem|"
         rf"há|vi|fiz|deu|resta|restam|não|e|mas|agora|hoje|isso|então|se|que|sim|ok)\b)[\w-]{{3,}}"
         rf"(?: (?!(?:{FIRST}|é|são|está|foi|tem|há|vai|dá|falta|faltam|eu|que)\b)[\w-]+){{0,3}},? "
         r"(?:só|apenas|somente) (?:(?:em|n[oa]s?|com|sem|à|às|aos|de|d[oa]s|depois|antes|até|"
         r"para) .{2,50}|\w+(?:ad|id|eit|ert)[oa]s?(?: .{2,40})?|integral|vegan\w*|orgânic\w+))",
         fact="Quer {x}", bare=True,
         unless=rf"{NOW}|\b(?:um minuto|um segundo|uma dúvida|uma pergunta|falta|mais (?:um|"
         rf"uma))\b|"
         r"\b\w+(?:ou|eu|iu|aram|eram)\b"),
    Rule("less-more", "free", r"(?P<x>(?:menos|mais) [\w-]+(?: [\w-]+){0,3},? (?:e )?(?:mais|"
         r"menos) "
         r"[\w-]+(?: [\w-]+){0,3})", fact="Quer {x}", unless=rf"{NOW}|\b(?:ou|que)\b"),
    Rule("style-please", "free", r"(?P<x>(?:[oa]s? )?(?:código|cores|textos?|linguagem|frases|tom|"
         r"parágrafos|fonte|imagens|letras?|explicaç\w+|respostas?|exemplos?|resumos?|gráficos|"
         r"tabelas|listas|músicas?|vídeos|receitas|sugestões|notícias|lembretes)(?: [\w-]+)? "
         r"(?:sem|com|n[oa]s|em|de|para) (?!(?:maio|junho|ontem)\b).{3,50})", fact="Prefere {x}",
         polite=True, bare=True, unless=rf"{NOW}|\b(?:janeiro|fevereiro|março|abril|maio|junho|"
         r"julho|agosto|setembro|outubro|novembro|dezembro|\d{4}|q[1-4])\b"),
    Rule("talk-like", "free", r"(?:fal[ae]|convers[ae]|trat[ae]|escrev[ae])(?: comigo|-me)? "
         r"(?P<x>como (?:se (?:eu )?fosse|um|uma|com um|quem|a um) .+)",
         fact="Quer que fale consigo {x}", unless=NOW),
    Rule("use-as", "free", r"(?P<x>us(?:e|a|ar) (?:[oa]s? )?(?:vírgula|ponto|espaço|negrito|"
         r"itálico|"
         r"notação|sistema|fonte|escala|símbolo|formato|relógio|horário|calendário|nomes?|grafia|"
         r"ortografia|acordo)\b.*? (?:como|para|em|n[oa]s?|de|do|internacional|métrico|d[ao]) .+)",
         fact="Pede para {x}", unless=rf"{NOW}|\b(?:título|coluna|célula|linha)\b"),
    Rule("lets-speak", "value", r"vamos (?:falar|conversar|escrever|continuar)(?: só| sempre)? em "
         r"(?P<x>.+)", reads=("language",)),
    Rule("leave-out", "free", rf"(?:deix(?:a|e|ar) (?:sempre )?de fora|descart(?:a|e|ar)|tir(?:a|e)"
         rf" (?:sempre )?da conta) (?P<x>(?:[oa]s? )?(?!{POINT}).+)", fact="Não quer {x}",
         unless=rf"{NOW}|\b(?:linha|coluna|célula|slide|parágrafo|frase)\b"),
    Rule("no-time", "free", rf"(?P<x>(?:(?:à|às|aos|ao|de|n[oa]s?) )?(?:{TIME}|segunda|terça|"
         rf"quarta|"
         rf"quinta|sexta|sábado|domingo)(?:-feira)?(?: (?:de|à) (?:manhã|tarde|noite))?,? (?:não|"
         rf"nunca) (?:dá|posso|consigo|serve|funciona|é possível)(?: (?:para|comigo)(?: mim)?)?)",
         fact="{x}", kind="habit", unless=NOW),
    Rule("correct-me", "free", r"(?:me )?(?P<v>corrij[ae]|corrig[ae]|corrige)", lasting=True,
         fact="Pede para o corrigir"),
    Rule("style-order", "free",
         rf"(?P<x>(?!(?:{FIRST})\b)(?:us|utiliz|evit|prefir|inclu|escrev|fal|respond|explic|"
         rf"empreg)\w{{1,5}} (?:mais |"
         rf"menos |sempre |só |com )*(?:exemplos|linguagem|frases|palavras|termos|analogias|"
         rf"metáforas|"
         rf"vocabulário|verbos|listas|parágrafos|tópicos|cores|unidades|abreviaturas|subtítulos|"
         rf"expressões|gírias|comparações|humor|letras?)\b(?: .+)?)", fact="Pede para {x}",
         unless=rf"{NOW}|\b(?:para (?:[oa]s?|uma?) \w+ (?:de|d[ao])|carta|título|anúncio|post|"
         rf"convite|"
         r"discurso|cartaz|e-?mail)\b"),
    Rule("spare-me", "free", r"(?:me )?poup[ae](?:-me)? (?:a )?(?P<x>(?:d?[oa]s?|de) .+)",
         fact="Não quer {x}", unless=NOW),
    Rule("easier", "free", rf"(?P<x>(?:[oa]s? )?{PLAIN}[\w-]+(?: [\w-]+){{0,3}}),? (?:é|são|fica|"
         r"ficam) (?:bem |muito )?mais (?:fácil|fáceis|clar[oa]s?|legíve(?:l|is)|prátic[oa]s?) "
         r"(?:de (?:ler|entender|perceber|acompanhar)|para mim)(?: para mim)?",
         fact="Prefere {x}", unless=NOW),
    Rule("no-such", "wish", rf"(?!{_NO}\b|(?:me|trat\w+|cham\w+|às?|aos?|n[oa]s?|em|de|com|para|"
         rf"por|uma?)\b)(?P<x>(?:[oa]s? )?{PLAIN}[\w-]+(?: (?!(?:que|eu|você|"
         rf"também|ainda|é|são|já)\b)[\w-]+){{0,3}}),? (?<!já ){_NO}", fact="Não quer {x}",
         negative=True,
         bare=True, reads=SHAPES, unless=rf"{NOW}|\b(?:{FIRST}|sim|talvez|claro|ainda|certo|"
         rf"obrigad[oa]|"
         r"melhor|por que|porque|certeza|problema|sexta|segunda|terça|quarta|quinta|sábado)\b"),
    Rule("as-i-like", "free", rf"(?P<x>(?!{POINT}\b)[^,]{{3,60}}?),? (?:é|são) (?:como|do jeito "
         r"que|assim que|a forma (?:de )?que|o que) (?:eu )?(?:mais )?(?:gosto|prefiro|quero)"
         r"(?: mais)?(?: de ver)?", fact="Prefere {x}", unless=r"\b(?:hoje|amanhã|ontem)\b"),
    Rule("i-like-so", "free", rf"(?P<x>(?:[oa]s? ){PLAIN}[\w-]+(?: [\w-]+){{0,3}}) (?:eu )?(?:gosto"
         rf"|prefiro|quero) (?P<y>(?:del[ea]s? )?(?:bem |mais |sempre |muito )*(?!{POINT})[\w-]+"
         r"(?: .{2,40})?)", fact="Prefere {x} {y}", unless=r"\b(?:hoje|agora|amanhã|ess[ea]s?|"
         r"est[ea]s?)\b"),
    Rule("first-then", "free", rf"(?P<x>(?:[oa]s? )?{PLAIN}[\w-]+(?: [\w-]+){{0,3}} (?:primeiro|"
         rf"antes),? (?:e )?(?:(?:[oa]s? )?[\w-]+(?: [\w-]+){{0,4}} (?:depois|a seguir|no fim)|"
         r"(?:só )?depois .{3,50}))", fact="Quer {x}", unless=NOW),
    Rule("must-have", "free", rf"(?:[oa]s? )?(?P<x>(?:hotel|hotéis|quarto|voos?|restaurante|casa|"
         rf"apartamento|assento|lugar|mesa|camas?|viagens|passeios?|roupas?|sapatos?|livros?|"
         rf"receitas?|refeições|aulas?|treinos?|carros?|presentes?|produtos?|encomendas?|sapato|"
         rf"colchão|cadeira|telemóvel|celular|resumos?|exemplos?|código|funções|testes?) (?:tem|"
         rf"têm|tem de|precisam?|devem?|só|sempre|nunca) (?:que |de )?(?!{POINT}).+)",
         fact="{x}", unless=rf"{OUT}|\b(?:fic|est)\w+ (?:bem|bom|ruim)\b"),
    Rule("at-times", "free", rf"(?P<x>(?:[oa]s? )?(?!(?:{FIRST}|eu|você|tem|há|dá)\b){PLAIN}"
         rf"[\w-]+(?: (?!(?:é|são|foi|está|cai|falha|deu|caiu|trava)\b)[\w-]+){{0,6}},? (?:{TIME}|"
         r"depois da meia-noite|durante a noite)(?:,? (?:sempre|todos os dias|todo dia|todas as "
         r"noites|sem falta))?)", fact="Quer {x}",
         needs=r"\b(?:luz|luzes|aquecimento|aquecedor|alarme|termostato|persianas?|estores?|portão|"
         r"rega|máquina|ar-condicionado|ar condicionado|música|despertador|cortinas|janelas|robô|"
         r"aspirador|ventilador|caldeira|temperatura|lembretes?|resumo|relatório|notícias)\b",
         unless=rf"{NOW}|\b(?:não|nunca) (?:liga|acende|funciona|abre|fecha)\b|"
         r"\w+(?:ou|aram|eu|iu)\b"),
    Rule("limit-at", "free", r"(?P<x>(?:[oa]s? )?(?:temperatura|luz|luzes|volume|brilho|som|"
         r"aquecimento|termostato|ar|orçamento|preços?)\b[^,]{0,40}? (?:nunca|sempre|no máximo|"
         r"no mínimo) .{3,60})", fact="Quer {x}",
         unless=rf"\b(?:{POINT}|hoje|agora|ontem)\b|\b(?:sempre|nunca) (?:cai|falha|trava|liga|"
         rf"funciona|é|está|dá|sobe)\b"),
    Rule("want-state", "free", r"(?:(?P<l>(?:de|à|às|durante|depois|antes|na|no|nas|nos|em|aos) "
         r"[^,]{2,40}?),? )?(?:eu )?(?:quero|prefiro|gosto d[eo]|deixa|deixe|mantenha|mantém) "
         r"(?:sempre )?(?P<x>(?:[oa]s? )?[\w-]+(?: (?:d[aeo]s? )?[\w-]+){0,3} (?:apagad|ligad|"
         r"desligad|acend?id|aces|fechad|abert|trancad|baix|frac|fresc|quent|silencios|mud)\w*"
         r"(?:,? .{2,60})?)", fact="Quer {x}",
         needs=rf"{TIME}|\b(?:sempre|de noite|noite|meia-noite|quando|todos?|todas?|enquanto|"
         r"depois|antes)\b", unless=NOW),
    Rule("best-time", "free", rf"(?:[oa] )?(?:melhor|ideal) (?:horário|hora|altura|dia|canal|forma|"
         rf"jeito|maneira|momento) (?:para|de) .{{3,40}} {IS} {THING}.+", kind="habit",
         unless=NOW),
    Rule("liked-so", "free", r"(?:gostei|adorei|curti) (?:mais )?(?:desse jeito|assim|dest[ea] \w+|"
         r"dess[ea] \w+|muito assim)[,:] (?P<x>(?!(?:mas|e|muito|obrigad|valeu)\b).{6,60})",
         fact="Gosta de {x}"),
    Rule("so-i-do", "free", rf"(?P<x>[\w-]+(?: [\w-]+){{0,4}}),? é (?:sempre )?assim que (?:eu )?"
         rf"(?P<v>{FIRST})", fact="{v} {x}", kind="habit"),
    Rule("convention", "free", r"(?:(?:por |cá|aqui)?,? ?)?(?:[oa]s? )?(?:(?:nossa|nosso|minha|"
         r"meu) )?(?P<x>(?:convenção|"
         r"padrão|regra|norma|prática|política|semanas?|mês|ano fiscal|expediente)"
         r"(?: (?:aqui|cá|da casa|da empresa|da equipe|da equipa|do time|de datas?|d[aeo] "
         r"data))* (?:é|são|começam?|terminam?) "
         r"(?!(?:assim|simples|clar|difícil|que você|ess|est)\w*).+)", fact="{x}", kind="habit",
         unless=OUT),
)  # fmt: skip
