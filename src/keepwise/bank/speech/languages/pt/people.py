"""Portuguese rules for the people and animals somebody names as theirs, whatever else is said.

And for what is told of others, what is over, and what does not matter: nothing is kept of it.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import Rule
from keepwise.bank.speech.languages.pt.parts import (
    BEINGS,
    CAP,
    KIN,
    LOVES,
    OUR,
    PET,
    RELATION,
    TASTES,
)
from keepwise.bank.speech.languages.pt.verbs import SURE

_NAMED = rf"(?P<name>{CAP}[a-zà-ú]+(?: {CAP}[a-zà-ú]+)?)"
_CALLED = r"(?:,? (?:que )?(?:se chama|chama-se|chamad[oa]) (?:[oa] )?|,? (?:[oa] )?)"

ASIDES: tuple[Rule, ...] = (
    Rule("part", "free",
         r"\b(?P<m>meu|minha|nosso|nossa) (?P<f>região|zona|mercado|área|território|estado|país|"
         r"conta|"
         r"marca|equipe|equipa|time|loja|filial|cidade|bairro|empresa|departamento|praça|cliente|"
         rf"sede|distrito|concelho), (?:[oa]s? )?(?P<name>{CAP}[\wà-ú&-]*(?: (?:(?:e|de|do|da) )?"
         rf"{CAP}[\wà-ú&-]*){{0,3}})(?=[,.;!)]|\Z)", kind="work", fact="{f}: {name}"),
    Rule("named", "free", rf"\b(?P<m>{OUR}) (?P<f>(?:{KIN}|{PET})(?: mais (?:velh|"
         rf"nov)[oa])?){_CALLED}"
         rf"{_NAMED}\b", kind="personal", fact="Na família: {f} {name}",
         unless=r"\b(?:gosta|adora|prefere|quer|odeia|detesta|acha|diz|disse|pediu|usa|curte|ama|"
         r"perguntou|pergunta|mandou|amigo d|amiga d|chef[ea] d)\b"),
)  # fmt: skip

PEOPLE = (
    rf"\b(?:{OUR}|tenho|temos|adotei|adotamos|adotámos) (?:um |uma |dois |duas )?(?:{KIN}|{PET})"
    rf"(?: mais (?:velh|nov)[oa])?(?:,? (?:que )?(?:se chama|chama-se|chamad[oa]) (?:[oa] )?|,? "
    rf"(?:[oa] )?|: )(?P<name>{CAP}[a-zà-ú]+)(?:(?:,| e) (?:[oa] )?(?P<name2>{CAP}[a-zà-ú]+))?"
)
THEIRS = (
    r"\w+ (?:é (?!(?:chat|lind|um amor|fof|o máximo|terrível)\w*)|tem (?!(?:febre|pressa|razão))|"
    r"só (?:come|bebe)|não (?:come|pode|bebe|tolera|dorme)|faz anos|nasceu|estuda|joga|toca|"
    r"frequenta|precisa de (?:ração|remédio|medicação|óculos)|toma|dorme|começa|mora|vive) "
    r"(?!(?:hoje|agora|amanhã)).{2,120}"
)

_MINE = (
    r"\A(?:eu|me|tenho|temos|adot\w+|cuido|prefiro|quero|odeio|adoro|preciso|sou|moro|vivo|"
    r"trabalho|não (?:me|quero|suporto|"
    r"gosto)|lembr\w+|anot\w+|guard\w+|não (?:se |te )?esque\w+)\b"
)
_WHEREVER = r"(?:(?!(?:[oa]s?|uma?) )[^,;:]{2,30},? )?"
_PAST = r"(?:\w{2,}(?:ava|ia)(?:m|s|mos)?|era|eram|tinha|tinham|vinha|punha)"
_BEFORE = (
    r"(?:antes|antigamente|dantes|(?:quando (?:eu )?era )?(?:pequen[oa]|criança|jovem|nov[oa]|"
    r"adolescente|estudante|solteir[oa])|em (?:pequen[oa]|criança|jovem|miúd[oa])|no meu tempo|"
    r"nessa época|naquela (?:época|altura)|em tempos|há (?:uns )?anos|até (?:ao |o )?(?:ano|mês) "
    r"passado|até há (?:pouco|\w+ \w+)|até \d{4})"
)

OTHERS: tuple[Rule, ...] = (
    # "At home my husband only eats meat", "the one who hates it is Mario".
    Rule("their-taste", "skip",
         rf"{_WHEREVER}(?:a |à |ao |aos |às )?{OUR} {RELATION}\b(?! e eu\b).*",
         needs=rf"\b{RELATION}\b[^.;]{{0,60}}\b{TASTES}(?!\w)", unless=_MINE),
    Rule("their-taste", "skip", rf"{_WHEREVER}(?:[oa]s?|uma?) {BEINGS}\b.*",
         needs=rf"\b{BEINGS}\b[^.;]{{0,40}}\b(?:{TASTES}|dorm(?:e|em)|com(?:e|em)|beb(?:e|em)|"
         r"ladram?|diz|dizem)(?!\w)", unless=_MINE),
    Rule("their-taste", "skip",
         rf"(?:(?:toda|todo|todos|todas|quase) )*(?:(?:[oa]s? )?(?:{OUR} )?(?:equipa|equipe|time|"
         r"família|turma|empresa|escritório|departamento|grupo|colegas?|clientes?|alunos?|"
         r"utilizadores|usuários|pacientes|vizinhos|amigos|pessoal)|todo mundo|toda a gente|"
         r"tod[oa]s "
         rf"[oa]s? [\w ]{{2,25}}?|o resto|a maioria) (?:toda |todo |inteira )?.*",
         needs=rf"\b{LOVES}(?!\w)|\b(?:toda|todo|todos|todas|inteira) .*\b(?:usa|usam|bebe[m]?|"
         r"come[m]?|escreve[m]?)\b", unless=r"\b(?:eu|me|mim)\b"),
    Rule("their-taste", "skip",
         rf"(?:(?:e|mas|nem) )?(?:que|quem|(?:[oa]s?) que) (?:[^.;]{{0,60}} )?(?:não |sempre |só |"
         rf"nunca )*{TASTES}(?!\w).*", unless=r"\b(?:me|eu)\b"),
    Rule("their-taste", "skip",
         rf"(?:o que|do que|aquilo que) {OUR} {RELATION}\b.*|[^,;]{{3,40}} (?:é|são) d[oa]s que "
         rf".*"),
    Rule("their-taste", "skip", rf"{OUR} (?:{RELATION}|{BEINGS})\b.{{0,20}} também(?: não)?"),
    Rule("their-taste", "skip",
         rf".{{3,}} (?:e|mas|nem|embora) (?:não |também |sempre )*{LOVES}(?!\w).*"),
    Rule("their-ways", "skip",
         r"(?:tenho|temos) (?:convidad[oa]s|visitas?|hóspedes)\b.*|(?:sempre|nunca) (?:liga|"
         r"telefona|"
         r"vem|chega|pede|come|janta|sai|conduz|dirige|dorme|paga|ganha|perde|viaja|fuma|bebe)"),
    # What is over.
    Rule("was", "skip", rf"(?:eu )?{_BEFORE},? (?:eu )?(?:(?:não|me|só|sempre|nunca|já) )*{_PAST}\b"
         r".*", unless=r"\b(?:agora|hoje|já não|atualmente|queria|gostava de|prefiro)\b"),
    Rule("was", "skip", rf"(?:eu )?(?:(?:não|me|só|sempre|nunca) )*{_PAST}\b.* {_BEFORE}",
         unless=r"\b(?:agora|queria|gostava de|prefiro)\b"),
    Rule("was", "skip", rf"quando (?:eu )?(?:(?:não|me|ainda) )*{_PAST}\b.*",
         unless=r"\b(?:agora|hoje|desde então|queria|gostava de|prefiro)\b"),
    # What does not matter, and what is not meant to be said.
    Rule("indifferent", "skip",
         r"(?:na verdade,? )?(?:para mim |a mim |comigo )?(?:tanto (?:me )?faz|(?:é|dá)(?:-me| "
         r"me)? "
         r"(?:igual|no mesmo|indiferente)|me é indiferente|não (?:me importa|tenho preferência|faz "
         r"diferença|me importo)|me dá igual)(?:,? (?:que|se|como|quando|qual|quais|em que|com que|"
         r"quem|entre|um|uma|isso|isto|a cor|a ordem|o formato)\b.*)?"),
    Rule("indifferent", "skip",
         r"(?:também |eu )?não (?:é que|digo que|estou a dizer que|estou dizendo que|disse que|"
         r"quero dizer que|significa que|se trata de|acho que) .*"),
    # A part somebody plays.
    Rule("part-played", "skip",
         r"(?:(?:eu|lá|aí|onde),? )*(?:sou|faço de|interpreto|jogo (?:de|com)) (?:(?:um|uma|o|a) )?"
         r"(?:elf[oa]|an[ãõ]\w*|mag[oa]|paladin[oa]|druida|bárbar[oa]|clérig[oa]|feiticeir[oa]|"
         r"brux[oa]|dragão|vampir[oa]|zumbi|zombie|or[ck]|cavaleir[oa] (?:andante|medieval)|"
         r"super-?her[óo]i\w*|hobbit|troll?|pirata|robô)\b.*"),
)  # fmt: skip

# Third persons that are no orders to an agent: "come", but not "usa" or "responde".
_LIVES = (
    r"(?:come|janta|almoça|bebe|toma|viaja|conduz|dirige|dorme|trabalha|chega|sai|vem|telefona|lê|"
    r"fuma|vive|mora|cozinha|paga|joga|veste|dança|canta|estuda|madruga|treina|corre|nada(?! d)|"
    r"passeia|gasta|ressona|ronca|ladra|late)"
)
STRANGER = (
    rf"(?!.*\b(?i:eu|{SURE})\b)(?i:(?:e|mas|pois|bom|bem|olha|olá|oi|ah|é que),? )*"
    r"(?:(?i:el[ea]s?)\b|"
    rf"(?i:(?:[oa]s? |uma? )?(?:meus?|minhas?|nossos?|nossas?|seus?|suas?|[oa]s?|uma?)) "
    rf"(?i:[\wà-ú]+ ){{0,1}}?(?i:{RELATION}|{BEINGS})\b|(?i:[oa] )?(?i:mamãe|papai|mamã|papá)\b|"
    r"(?:(?i:[oa]s?) )?(?!(?:Sempre|Nunca|Só|Hoje|Amanhã|Tudo|Nada|Tabelas?|Isto|Isso|Aqui|Quem|"
    r"Que|"
    r"Quando|Como|Se|Para|Com|Sem|Em|Por|Não|Os?|As?|Meu|Minha)\b)[A-ZÀ-Ý][a-zà-ú]+"
    r"(?:,? d[aeo]s? [\wà-ú]+,?)? (?:é|está|tem|vai|vem|chega|chegou|ligou|pediu|disse|quer|vive|"
    r"mora|trabalha|faz|entra|cozinha|leva|se|nos|lhe)\b)"
)
"""What begins a sentence about somebody else."""

SUBJECTLESS = (
    r"(?!.*\b(?:por favor|porfa|obrigad[oa]|tu|te|teus?|tuas?|você|respostas?|a partir de|"
    r"em diante|"
    r"comigo|me|mim|meus?|minhas?)\b)(?:(?:e|mas|nem|também|além disso|ainda por cima|embora),? )*"
    rf"(?:{LOVES}|quer(?:em)?\b|exigem?\b|curtem?\b|alérgic[oa]s?\b|(?:muito |super )?fã\b|"
    r"(?:só|apenas|nunca|não) (?:aceita|admite|contrata|cobra|entende|pede)m?\b|"
    rf"(?:quase )?(?:sempre|nunca|jamais|só|não|já não|mal) (?:se |o |a |lhe )?{_LIVES}m?\b|"
    rf"{_LIVES}m? (?:sempre|nunca|só|quase|pouco|muito|fora|tod[oa]s|cada|[oa]s|em|n[oa]s?|com|sem|"
    r"à|ao|às|aos|de)\b|(?:nunca|jamais|não) (?:se |o |a |lhe )?(?:usa|leva|toca|responde|atende|"
    r"escreve|fala|compra|tem|vê|olha|quer|pode|sabe|larga|deixa)m?\b)"
)
"""What carries on with somebody else: "A minha avó mora connosco. Nunca usa o telemóvel."."""
