"""Wording Portuguese facts: the first person turned into the third.

"Eu cuido da minha equipe" becomes "Cuida da sua equipe". The result is a short sentence without a
subject, for whoever reads a list of memories knows whose they are.
"""

from __future__ import annotations

import re
import unicodedata

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.languages.pt.verbs import (
    FIRST,
    FIRST_OF,
    FIRST_OF_THIRD,
    FIRST_OF_WE,
    NOUNS,
    SURE,
    infinitive,
    is_first,
    third,
)

ADVERBS = (
    r"(?:sempre|nunca|jamais|geralmente|normalmente|habitualmente|usualmente|tipicamente|"
    r"costumeiramente|regularmente|frequentemente|raramente|também|só|apenas|somente|unicamente|"
    r"agora|já|ainda|atualmente|actualmente|hoje em dia|principalmente|sobretudo|basicamente|"
    r"praticamente|quase sempre|quase nunca|quase só|exclusivamente|especialmente|realmente|mesmo|"
    r"muito|bastante|por norma|em geral|no geral|de modo geral|em regra|regra geral|"
    r"via de regra|por hábito|por costume|de costume|por regra|no fundo|pessoalmente|"
    r"particularmente|às vezes|de momento|"
    r"no momento|ultimamente|recentemente|aliás|até|simplesmente|absolutamente|definitivamente|"
    r"de fato|de facto|na verdade|na prática|maioritariamente|majoritariamente|mais|tanto|bem|"
    r"imenso|demais|acima de tudo|na maioria das vezes|na maior parte das vezes|"
    r"normalmente só|de preferência|preferencialmente)"
)

_BEFORE_CLITIC = {"ar": "á", "er": "ê", "ir": "i", "or": "o", "ôr": "ô"}

_POSSESSIVES = {
    "meu": "seu", "minha": "sua", "meus": "seus", "minhas": "suas",
    "nosso": "seu", "nossa": "sua", "nossos": "seus", "nossas": "suas",
    "comigo": "consigo", "conosco": "consigo", "connosco": "consigo", "mim": "si", "me": "lhe",
    "nos": "nos",
}  # fmt: skip


def third_person(words: str) -> str:
    """Words about oneself as words about somebody: "minha equipe" becomes "sua equipe"."""
    if compiled(FIRST).fullmatch(words):
        return third(words)
    head, space, rest = words.partition(" ")
    if head.casefold() in _SMALL:
        words = head.casefold() + space + rest
    verb, _, clitic = head.partition("-")
    if order := infinitive(verb):
        if compiled(r"[oa]s?").fullmatch(clitic):
            order = f"{order[:-2]}{_BEFORE_CLITIC[order[-2:]]}-l{clitic}"
        words = order + space + rest
    words = compiled(
        rf"\b(?P<l>e|mas|que|quando|porque|pois|se) (?:eu )?(?P<a>(?:{ADVERBS} |não ){{0,4}})"
        rf"(?P<v>{SURE})\b"
    ).sub(lambda m: f"{m['l']} {m['a']}{third(m['v'])}", words)
    words = compiled(rf"\b(?:eu )?(?P<a>não )?me (?P<v>{FIRST})\b").sub(
        lambda m: f"{m['a'] or ''}se {third(m['v'])}", words
    )
    words = compiled(r"\b(de|a) me (?=\w+r\b)").sub(r"\1 se ", words)
    words = compiled(r"\beu (?P<v>\w+)").sub(
        lambda m: third(m["v"]) if is_first(m["v"]) else m.group(), words
    )
    words = compiled(r"\b(?:sou|estou|tenho)\b").sub(lambda m: third(m.group()), words)
    words = compiled(r"\b(para|sem|por) eu\b").sub(r"\1", words)
    return compiled(rf"\b(?:{'|'.join(each for each in _POSSESSIVES if each != 'nos')})\b").sub(
        lambda match: _POSSESSIVES[match.group().lower()], words
    )


_SMALL = frozenset(
    "gráficos gráfico tabelas respostas listas textos texto explicações reuniões relatórios áudios "
    "mensagens números assento exemplos código planilhas tópicos parágrafos resumos emojis "
    "e-mails vídeos ao aos à às o a os as um uma meu minha meus minhas no na nos nas para em com "
    "de".split()
)


def without_day(words: str) -> str:
    """A statement without "today" or "yesterday": the day of a thing done is told by its date."""
    return compiled(
        r"(?:\A|(?<= ))(?:ontem|anteontem|hoje(?! em dia| (?:eu )?sou\b))(?: mesmo)?,? |,? "
        r"(?:ontem|anteontem|hoje)\Z"
    ).sub("", words)


def statement(words: str) -> str:
    """A statement about oneself as a fact: "eu gosto do meu time" becomes "Gosta do seu time"."""
    said = ""
    words = without_day(words)
    match = compiled(
        rf"(?P<s>eu )?(?P<a>(?:(?:{ADVERBS}|não|me|eu|é que) ){{0,4}})(?P<v>[\w]+)(?P<o>\b.*)"
    ).fullmatch(words)
    # A word alone is a thing: "(forget about) the flight", not "I fly".
    if match and (match["s"] or match["a"] or match["o"] or match["v"] not in NOUNS.split("|")):
        verb = third(match["v"])
        if verb == match["v"] and match["s"] and verb.lower().endswith("o"):
            verb = verb[:-1] + "a"
        if verb != match["v"] or match["s"]:
            before = compiled(r"\bme\b").sub("se", compiled(r"\b(?:eu|é que) ").sub("", match["a"]))
            rest = match["o"]
            if compiled(r"(?:pode|costuma|consegue|vai|prefere|tenta|procura)").fullmatch(verb):
                rest = compiled(r"\bme (?=\w+r\b)").sub("se ", rest, count=1)
            said = before.lower() + verb.lower() + third_person(rest)
    if not said and words.lower() in NOUNS.split("|"):
        said = words
    if not said:
        bare = compiled(
            r"(?:[oa]s? )?(?:meus?|minhas?|nossos?|nossas?) (.+)"
        ).fullmatch(words)  # fmt: skip
        said = third_person(bare[1] if bare else words)
    return said[:1].upper() + said[1:]


_SPELLINGS = {
    "vc": "você", "vcs": "vocês", "voce": "você", "voces": "vocês", "cê": "você", "vce": "você",
    "nao": "não", "ñ": "não", "naum": "não", "nã": "não", "num": "não", "n": "não", "so": "só",
    "ja": "já", "tambem": "também",
    "tbm": "também", "tb": "também", "tmb": "também", "ate": "até", "la": "lá", "pra": "para",
    "pro": "para o", "pros": "para os", "pras": "para as", "prá": "para a", "pró": "para o",
    "tô": "estou", "tou": "estou", "tá": "está", "ta": "está", "tamo": "estamos", "q": "que",
    "pq": "porque", "msm": "mesmo", "mto": "muito", "mt": "muito", "mta": "muita", "hj": "hoje",
    "agr": "agora", "qdo": "quando", "qnd": "quando", "qndo": "quando", "smp": "sempre",
    "smpre": "sempre", "sempe": "sempre", "semrpe": "sempre", "td": "tudo", "tds": "todos",
    "pf": "por favor", "pfv": "por favor", "pfvr": "por favor", "porfavor": "por favor",
    "porfa": "por favor", "plis": "por favor", "sff": "por favor", "pff": "por favor",
    "pfr": "por favor", "fvr": "favor", "eh": "é", "jah": "já", "entao": "então", "aliás": "aliás",
    "alias": "aliás", "tá bom": "tá bom", "dolar": "dólar", "dolares": "dólares",
    "ingles": "inglês", "portugues": "português", "frances": "francês", "japones": "japonês",
    "alemao": "alemão", "holandes": "holandês", "chines": "chinês",
    "grafico": "gráfico", "graficos": "gráficos", "relatorio": "relatório",
    "relatorios": "relatórios", "numero": "número", "numeros": "números", "padrao": "padrão",
    "horario": "horário", "horarios": "horários", "medico": "médico", "medica": "médica",
    "cafe": "café", "manha": "manhã", "manhas": "manhãs", "amanha": "amanhã", "terca": "terça",
    "tercas": "terças", "sabado": "sábado", "sabados": "sábados", "ultimo": "último",
    "ultima": "última", "ultimos": "últimos", "ultimas": "últimas", "mes": "mês", "tres": "três",
    "regiao": "região", "regioes": "regiões", "alergico": "alérgico", "alergica": "alérgica",
    "celiaco": "celíaco", "celiaca": "celíaca", "diabetico": "diabético", "acucar": "açúcar",
    "diabetica": "diabética", "intolerancia": "intolerância", "familia": "família", "as": "as",
    "lingua": "língua", "portugal": "portugal", "logistica": "logística", "juridico": "jurídico",
    "estagiario": "estagiário", "estagiaria": "estagiária", "tecnico": "técnico", "area": "área",
    "tecnica": "técnica", "responsavel": "responsável", "reuniao": "reunião", "irma": "irmã",
    "reunioes": "reuniões", "irmao": "irmão", "irmaos": "irmãos", "violao": "violão",
    "tenis": "tênis", "ferias": "férias", "codigo": "código", "topicos": "tópicos",
    "automatico": "automático", "diaria": "diária", "facil": "fácil", "gerencio": "gerencio",
    "sera": "será", "otimo": "ótimo", "util": "útil", "emoji": "emoji", "ultimamente":
    "ultimamente", "unico": "único", "unica": "única", "musica": "música", "alcool": "álcool",
    "gluten": "glúten", "onibus": "ônibus", "aniversario": "aniversário", "nivel": "nível",
    "opiniao": "opinião", "saude": "saúde", "proximo": "próximo", "proxima": "próxima",
    "apos": "após", "nos": "nos", "ha": "há", "obg": "obrigado", "vlw": "valeu", "blz": "beleza",
    "necessario": "necessário", "propria": "própria", "proprio": "próprio", "voçê": "você",
    "italiano": "italiano", "analises": "análises", "analise": "análise", "voçe": "você",
    "periodo": "período", "seguranca": "segurança", "comunicacao": "comunicação",
    "operacoes": "operações", "formatacao": "formatação", "informacao": "informação",
    "informacoes": "informações", "explicacao": "explicação", "explicacoes": "explicações",
    "introducao": "introdução", "introducoes": "introduções", "jargao": "jargão", "ole": "olé",
    "farmaceutica": "farmacêutica", "farmaceutico": "farmacêutico", "psicologa": "psicóloga",
    "marco": "março", "metricas": "métricas", "metrico": "métrico", "milhoes": "milhões",
    "daltonico": "daltônico", "ceu": "céu", "exercicios": "exercícios", "exercicio": "exercício",
}  # fmt: skip
_SPELLINGS = {old: new for old, new in _SPELLINGS.items() if old != new and " " not in old}
# "N" and "num" are "not" only before a verb; "nos", "as" and "marco" are words of their own.
for _each in ("num", "n", "marco", "ole", "ta", "la"):
    del _SPELLINGS[_each]


def tidy(words: str) -> str:
    """``words`` as they would stand in a letter: "vc nao precisa" becomes "você não precisa".

    What "we" and "a gente" do becomes what "I" do, and pronouns stand before their verbs.
    """
    words = unicodedata.normalize("NFC", words).replace("’", "'")
    words = compiled(
        r"(?<![\w-])n(?:um)? (?=(?:quero|gosto|curto|sei|como|uso|precisa|me|use)\b)"
    ).sub("não ", words)
    words = compiled(
        r"(?<![\w-])(?:to|ta) (?=\w+ndo\b|n[oa]s?\b|em\b|de\b|sempre\b|acostumad)"
    ).sub("estou ", words)
    words = compiled(rf"(?<![\w-])(?:{'|'.join(_SPELLINGS)})(?![\w-])").sub(_spelled, words)
    # "Of Braga, I mean, of Viseu": what is said last counts.
    words = compiled(
        r"\b(?P<p>de|d[oa]|em|n[oa]|com|por|para|a(?= \w+,? ou melhor)|ao|à) (?:[oa] "
        r")?[\wà-ú-]+(?: "
        r"(?-i:[A-ZÀ-Ý])[\wà-ú-]+)?,? "
        r"(?:digo|perdão|desculpa|desculpe|quero dizer|quer dizer|ou melhor|aliás|minto|"
        r"não,? desculpa|corrijo|ops),? (?=(?:de|d[oa]|em|n[oa]|com|por|para|a|ao|à) \w)"
    ).sub("", words)
    words = compiled(r"\b(\w+)-(?:te|se)\b(?=.*)").sub(_reflexive, words)
    words = compiled(r"\b(\w+)[áa]mo-nos\b").sub(r"me \1ei", words)
    words = compiled(r"\b(\w+)-(?:me|nos)\b").sub(r"me \1", words)
    words = compiled(r"(?<![\w-])(?:já )?não me (?=(?:usar|use|mande|mandar|mostre|chame)\b)").sub(
        "não me ", words
    )
    words = _with_others(words)
    words = compiled(rf"\ba gente (?P<a>(?:(?:{ADVERBS}|não|se) ){{0,4}})(?P<v>\w+)").sub(
        lambda m: (
            f"eu {m['a']}{FIRST_OF_THIRD[m['v'].lower()]}"
            if m["v"].lower() in FIRST_OF_THIRD
            else m.group()
        ),
        words,
    )
    words = compiled(rf"(?:\bnós (?P<a>(?:(?:{ADVERBS}|não) ){{0,4}}))?\b(?P<v>\w+mos)\b").sub(
        lambda m: (m["a"] or "") + FIRST_OF_WE.get(m["v"].lower(), m["v"]), words
    )
    words = compiled(r"\b(\w{2,})[áa]mos\b(?<=ámos)").sub(_we_did, words)
    words = compiled(r"\b(sou (?:\w+mente )?\w+[ao])s\b(?=\Z| e\b|,)").sub(r"\1", words)
    # "Hoje dou aulas" is so today and tomorrow.
    words = compiled(
        r"\A(?:(?:e|mas) )?hoje (?=(?:eu )?(?:dou (?:aulas|formação)|lidero|moro|ensino|leciono|"
        r"(?:cuido|trato) d|trabalho (?:como|n[oa]s?|com|para|por)|vivo (?:em|n[oa]|de|com))"
        r"(?!.*\b(?:até|cedo|à (?:tarde|noite)|de manhã)\b))"
    ).sub("", words)
    words = compiled(r"(?<=\w), (?:na verdade|sinceramente|francamente), (?=não |nunca )").sub(
        " ", words
    )
    # A wish holds "even if" something else is so.
    words = compiled(r"(?<=\w{4}), (?:mesmo (?:quando|que|se)|ainda que|nem que) .{3,80}\Z").sub(
        "", words
    )
    return _turns(words)


def _we_did(match: re.Match[str]) -> str:
    # "Optámos" is what I did: "optei"; the sound before the ending stays.
    stem = re.sub(r"c\Z", "qu", re.sub(r"g\Z", "gu", re.sub(r"ç\Z", "c", match[1])))
    return stem + "ei"


def _turns(words: str) -> str:
    """Turns of speech in their plain form: "não moro mais", "deixei de morar" as "já não moro"."""
    words = compiled(rf"\bnão (?P<v>(?:me )?(?:{FIRST})) mais(?! (?:de|do|que)\b.{{0,8}}\Z)\b").sub(
        _no_longer, words
    )
    words = compiled(r"\b(?:eu )?deixei de (?P<v>\w+r)\b").sub(
        lambda m: f"já não {FIRST_OF[m['v'].lower()]}" if m["v"].lower() in FIRST_OF else m.group(),
        words,
    )
    words = compiled(
        r"\b(?:eu )?(?:passei|passo|comecei|voltei) a (?P<v>acompanhar|preferir|usar|ser|morar|"
        r"gostar|liderar|"
        r"coordenar|gerenciar|gerir|cuidar|tratar|atender|acordar|beber|viver|viajar|dirigir|"
        r"cozinhar|vender)\b"
    ).sub(lambda m: f"agora {FIRST_OF[m['v'].lower()]}", words)
    words = compiled(r"\bvou se (?=\w+r\b)").sub("vou me ", words)
    words = compiled(
        rf"\b(?P<v>(?:me )?\w+(?:ei|i|ou)) n[oa] {_DAY}(?: passad[oa])?,? (?=(?:para|em|n[oa]|"
        rf"com) )"
    ).sub(r"\g<v> ", words)
    # What is left out goes behind what is wished: "de forma direta, sem rodeios, e em francês".
    words = compiled(
        r",? (?P<n>sem [\w-]+(?: [\w-]+)?),? e (?P<l>em [\w-]+(?:ês|ol|ão|ano|eu|im|o|ilhões|"
        r"euros|reais)"
        r"(?: (?:de|do) [\w-]+| europeu| brasileiro)?)(?=[.!,]|\Z)"
    ).sub(r" e \g<l>, \g<n>", words)
    words = compiled(r"\bando (?=a \w+r\b|\w+ndo\b)").sub("estou ", words)
    words = compiled(r"\b(?:sou|fui) eu (?:quem|que) (?P<v>\w+)").sub(
        lambda m: FIRST_OF_THIRD.get(m["v"].lower(), m["v"]), words
    )
    words = compiled(r"\bquem (?P<v>\w+)(?P<o>(?: .{2,60}?)?) (?:sou eu|é comigo)\b").sub(
        lambda m: FIRST_OF_THIRD.get(m["v"].lower(), m["v"]) + m["o"], words
    )
    words = compiled(r"\beu (?:é que|mesm[oa]|própri[oa]|pessoalmente|por mim),? ").sub(
        "eu ", words
    )
    return compiled(r"\beu,? (?:por exemplo|pelo menos|cá|no caso|particularmente),? ").sub(
        "eu ", words
    )


_STAYS = "quero|preciso|aguento|suporto|posso|consigo|sei|vejo|gostaria|necessito|tolero"


def _no_longer(match: re.Match[str]) -> str:
    # "I want no more charts" is a wish, not the end of one.
    if compiled(_STAYS).fullmatch(match["v"]):
        return match.group()
    return f"já não {match['v']}"


def _with_others(words: str) -> str:
    """What "my wife and I" do is what "I" do."""
    near = r"(?:[oa] )?(?:meu|minha) \w+"
    return compiled(rf"\b(?:{near} e eu|eu e {near}|tanto eu como {near}),? (?=\w+mos\b)").sub(
        "nós ", words
    )


def _reflexive(match: re.Match[str]) -> str:
    word = match[1]
    kept = r"(?:lembr|esque[cç]|certifi|assegur|refir|limit|concentr|mant|abst|foqu)\w*"
    return word if compiled(kept).fullmatch(word) else match.group()


def _spelled(match: re.Match[str]) -> str:
    word = _SPELLINGS[match.group().lower()]
    if match.group()[:1].isupper() and match.start():
        return match.group()  # "MacBook Pro"
    return word[:1].upper() + word[1:] if match.group()[:1].isupper() else word


_DAY = r"(?:segundas?|terças?|quartas?|quintas?|sextas?|sábados?|domingos?)(?:-feiras?)?"
_WHEN = (
    rf"(?:(?:às|aos|nas|nos|na|no|à|ao|todas as|todos os|toda|todo|cada) (?:{_DAY}|fins? de semana|"
    rf"fim de semana|fi(?:m|ns) de semana|fina(?:l|is) de semana|manhãs?|tardes?|noites?|dias?|"
    rf"semanas?|meses|mês|almoço|jantar|café da manhã|pequeno-almoço|trabalho|escritório|casa|"
    rf"dias úteis|feriados|férias|inverno|verão|dia a dia|sexta à \w+)"
    rf"(?:(?: e|,| ou) (?:às |aos |nas |nos |as |os )?{_DAY}){{0,2}}(?: (?:à|de|da) "
    rf"(?:tarde|noite|manhã))?|"
    rf"(?:uma|duas|três|\d) vez(?:es)? (?:por|ao|à) \w+|(?:dia sim,? dia não)|"
    rf"de (?:manhã|tarde|noite|madrugada|segunda a \w+)(?: cedo)?|(?:antes|depois) d[aeo]s? \w+"
    rf"(?: da \w+)?|em casa|cá em casa|aqui em casa|nas horas vagas|nos tempos livres|"
    rf"no tempo livre|"
    rf"a cada \w+(?: \w+)?|em (?:reuniões|viagens|geral|viagem)|por (?:motivos? \w+|razões \w+)|"
    rf"há (?:\w+ ){{1,3}}(?:anos?|meses|semanas?)|desde \w+(?: \w+)?|como \w+|"
    rf"(?:na|no) (?:minha|meu|nossa|nosso) \w+(?: (?!eu|só|não|nunca|sempre)\w+)?|do (?:meu|nosso) "
    rf"lado|(?:aqui|cá|lá) (?:n[oa]|em) (?:(?!eu|só|não|nunca|sempre|a gente)[\w&]+ ?){{1,3}}|"
    rf"aqui|cá|"
    rf"n[oa] (?-i:[A-ZÀ-Ý])[a-zà-ú&]+(?: (?-i:[A-ZÀ-Ý])[a-zà-ú&]+)?|n[oa] (?:empresa|equipe|"
    rf"equipa|time|loja|escola|startup|faculdade|firma|banco|hospital|"
    rf"agência|fábrica|clínica|sprint|ginásio|academia|estrada|verão|outono)|(?:nos|nas|em) "
    rf"(?:testes|exemplos|produção|viagens|projetos|relatórios|apresentações|aulas|restaurantes|"
    rf"hotéis|aviões|voos|textos|documentos|tabelas|planilhas|gráficos|scripts)|"
    rf"a partir d\w+ \w+(?: \w+)?|entre as? \w+ e as? \w+)"
)


def straight(words: str) -> str:
    """A clause with its verb first: "às sextas eu nado" becomes "eu nado às sextas"."""
    if match := compiled(
        rf"(?:faz|há|já faz|tem|vai para) (?:\w+ ){{1,4}}que (?P<o>(?:eu )?(?:não )?(?:{FIRST})"
        rf"\b.*)"
    ).fullmatch(words):
        return match["o"]
    # "Nem" only colours a "não" with what lasts: "eu nem ligo para moda".
    if match := compiled(
        r"(?:eu )?nem (?:sequer |mesmo )?(?P<o>(?:me interesso|me importo|ligo|dou|curto|bebo|"
        r"gosto(?! de (?:pensar|imaginar|lembrar|falar)\b)|como(?! \w+r\b)|fumo|tomo (?!decis)|"
        r"uso|assisto|acompanho|jogo(?! fora\b)|danço|cozinho|conduzo|dirijo|pratico|suporto|"
        r"sou|vejo (?:televisão|tv|séries|filmes|novelas|futebol)|tenho (?:carro|carta|filhos|"
        r"animais|televisão|tv|instagram|facebook|redes sociais|cachorro|gato))\b(?!.*\bnem\b).*)"
    ).fullmatch(words):
        return f"não {match['o']}"
    if match := compiled(
        rf"(?P<a>{_WHEN}),? (?P<o>(?:eu )?(?:(?:{ADVERBS}|não|me|eu) ){{0,4}}(?:{FIRST})\b.*)"
    ).fullmatch(words):
        when = match["a"][:1].lower() + match["a"][1:]
        return f"{match['o']} {when}"
    if match := compiled(
        rf"(?P<a>{ADVERBS}),? (?P<o>(?:eu )?(?:{FIRST})\b.+)"
    ).fullmatch(words):  # fmt: skip
        return f"{match['a'].lower()} {match['o'].removeprefix('eu ')}"
    # The object first: "café eu não tomo", "de gráficos eu não gosto".
    if match := compiled(
        rf"(?P<o>(?!(?:isso|isto|aquilo|ess\w+|est\w+|dess\w+|dest\w+|que|como|quando|o que)\b)"
        rf"(?:[\w-]+ ){{1,4}}?)eu (?P<a>(?:{ADVERBS} |não ){{0,4}})(?P<v>{FIRST})"
        rf"(?P<r>(?: nunca| sempre| mesmo| muito| mais)?(?: (?:às|aos|de|na|no|em|com|por|à) "
        rf".{{2,40}})?)"
    ).fullmatch(words):
        return f"eu {match['a']}{match['v']} {match['o'].strip()}{match['r']}"
    return _simple(words)


def _simple(words: str) -> str:
    """A clause without the words that only colour it: "sou na verdade vegetariana"."""
    said = compiled(
        r"(?<=\w) (?:na verdade|aliás|por acaso|por sinal|já|ainda|também|mesmo|também já|"
        r"há (?:\w+ ){1,3}(?:anos?|meses|semanas?|tempo)|faz (?:\w+ ){1,3}(?:anos?|meses)|"
        r"desde (?:sempre|criança|pequen[oa]|que nasci|\d{4})|atualmente|agora|hoje em dia|né|sim|"
        r"infelizmente|felizmente|realmente|basicamente|tipo|assim|lá|cá|aqui)(?= |\Z)"
    ).sub("", words)
    return said if said != words and len(said.split()) > 1 else ""
