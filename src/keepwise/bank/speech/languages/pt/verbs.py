"""Portuguese verbs: how the persons people speak in, and orders, belong together.

Portuguese drops its subjects, so the form of the verb is what shows that somebody speaks of
themselves. Many such forms are nouns as well ("trabalho", "uso"): see ``NOUNS``.
"""

from __future__ import annotations

import re
from functools import cache

# Infinitive, "I" and "she", where they do not follow from the infinitive.
_IRREGULAR = (
    "ser sou é|estar estou está|ter tenho tem|vir venho vem|ir vou vai|fazer faço faz|"
    "poder posso pode|querer quero quer|saber sei sabe|ver vejo vê|ler leio lê|dar dou dá|"
    "trazer trago traz|dizer digo diz|pôr ponho põe|manter mantenho mantém|obter obtenho obtém|"
    "perder perco perde|crer creio crê|sair saio sai|cair caio cai|ouvir ouço ouve|"
    "pedir peço pede|medir meço mede|dormir durmo dorme|cobrir cubro cobre|"
    "descobrir descubro descobre|preferir prefiro prefere|servir sirvo serve|seguir sigo segue|"
    "conseguir consigo consegue|vestir visto veste|sentir sinto sente|repetir repito repete|"
    "sugerir sugiro sugere|investir invisto investe|competir compito compete|"
    "dirigir dirijo dirige|corrigir corrijo corrige|exigir exijo exige|"
    "reduzir reduzo reduz|traduzir traduzo traduz|produzir produzo produz|"
    "conduzir conduzo conduz|possuir possuo possui|distribuir distribuo distribui|"
    "contribuir contribuo contribui|incluir incluo inclui|construir construo constrói|"
    "odiar odeio odeia|passear passeio passeia|sortear sorteio sorteia|"
    "conhecer conheço conhece|esquecer esqueço esquece|crescer cresço cresce|"
    "fornecer forneço fornece|oferecer ofereço oferece|agradecer agradeço agradece|"
    "reconhecer reconheço reconhece|adormecer adormeço adormece|"
    "pertencer pertenço pertence|exercer exerço exerce|abastecer abasteço abastece|"
    "tecer teço tece|gerir giro gere|inserir insiro insere|divertir divirto diverte|"
    "proteger protejo protege|fugir fujo foge|rir rio ri|doer doo dói|moer moo mói"
)
_ER = (
    "beber comer correr vender escrever responder resolver aprender atender entender defender "
    "depender pretender viver receber conceber desenvolver mexer meter prometer temer dever "
    "sofrer coser varrer ferver conviver viver render bater acender estender descrever compreender"
)
_IR = "assistir decidir dividir discutir partir abrir permitir imprimir assumir insistir existir"
_AR = (
    "acampar aceitar achar acompanhar acordar adorar administrar agendar ajudar alimentar almoçar "
    "alugar amar analisar andar anotar apoiar apostar apreciar apresentar arquivar assinar atuar "
    "avaliar aguentar abominar arredondar aproveitar acessar aceder "
    "baixar bordar brincar buscar caminhar cancelar cantar chamar checar chefiar chegar coletar "
    "colaborar colecionar colocar começar comentar comparar comprar conferir confirmar consultar "
    "contar controlar conversar cortar costurar costumar cozinhar criar cuidar cultivar curtir "
    "coordenar comandar cursar calcular cobrar dançar deixar deitar desenhar detestar digitar "
    "dispensar documentar editar encomendar ensinar entrar entregar enviar escalar escutar esperar "
    "esquiar estagiar estudar evitar experimentar exportar exportar falar faturar fechar ficar "
    "filmar filtrar focar fotografar fumar frequentar ganhar gastar gerenciar gostar gravar "
    "guardar guiar hospedar idolatrar importar incomodar integrar interessar investigar invocar "
    "jantar jardinar jogar jejuar lavar lecionar levantar levar liderar ligar limpar lidar "
    "localizar lutar malhar mandar meditar mentorar misturar modelar monitorar monitorizar montar "
    "morar mudar nadar namorar navegar negociar observar olhar operar optar organizar orientar "
    "pagar participar passar patinar pedalar pegar pensar pescar pesquisar pilotar pintar planear "
    "planejar plantar poupar praticar precisar preparar priorizar processar procurar programar "
    "publicar reciclar recusar registrar registar regressar relatar remar reportar representar "
    "rejeitar reservar residir respeitar revisar rodar salvar selecionar separar somar sonhar "
    "subir suportar supervisionar surfar telefonar tentar terminar testar tirar tocar tolerar "
    "tomar torcer trabalhar tratar treinar trocar usar utilizar velejar verificar viajar virar "
    "visitar voar voltar votar zelar cochilar considerar tricotar rever dedicar reunir fabricar "
    "distinguir alterar deslocar formatar converter listar focalizar concentrar folgar enjoar "
    "descansar faltar indentar colaborar acampar "
    "economizar empacotar embalar ilustrar legendar narrar palestrar arrumar aspirar decorar "
    "interpretar catalogar digitalizar classificar contabilizar licitar leiloar arrendar moderar "
    "alternar emprestar depositar congelar temperar fermentar "
    "misturar cronometrar pesar escanear etiquetar rascunhar formar educar cuidar "
    "patrocinar encapar soldar serrar lixar modelar bordar tatuar depilar maquiar pentear "
    "alongar saltar boxear remar arbitrar apitar carregar estacionar "
    "voluntariar apanhar partilhar doar rezar caçar consertar reparar auditar despachar grelhar "
    "assar "
    "podar regar compartilhar auxiliar assessorar fiscalizar inspecionar pilotar tatuar esculpir "
    "reportar encarregar priorizar hidratar apontar montar mergulhar marchar grafitar remendar"
)
# These look like the first conjugation in the list above and are not.
_OTHERS = "conferir confiro confere|curtir curto curte|residir resido reside|subir subo sobe|"
_OTHERS += "torcer torço torce|rever revejo revê|reunir reúno reúne|aceder acedo acede|"
_OTHERS += "distinguir distingo distingue|converter converto converte"


def _conjugated() -> dict[str, tuple[str, str]]:
    table = {}
    for row in (_IRREGULAR + "|" + _OTHERS).split("|"):
        infinitive, first, third = row.split()
        table[infinitive] = (first, third)
    for infinitive in (_ER + " " + _IR).split():
        table.setdefault(infinitive, (infinitive[:-2] + "o", infinitive[:-2] + "e"))
    for infinitive in _AR.split():
        table.setdefault(infinitive, (infinitive[:-2] + "o", infinitive[:-2] + "a"))
    return table


_TABLE = _conjugated()

THIRD: dict[str, str] = dict(_TABLE.values())
"""What "I" do and what "she" does: "moro" and "mora"."""

FIRST_OF: dict[str, str] = {infinitive: first for infinitive, (first, _) in _TABLE.items()}
"""From the infinitive to what "I" do."""

FIRST_OF_THIRD: dict[str, str] = {third: first for first, third in _TABLE.values()}
"""From what "she" does, which "a gente" does too, to what "I" do."""

FIRST_OF_WE: dict[str, str] = {
    **{infinitive[:-1] + "mos": first for infinitive, (first, _) in _TABLE.items()},
    "somos": "sou", "pomos": "ponho", "decidimos": "decidi", "combinamos": "combinei",
    "combinámos": "combinei", "fechamos": "fechei", "fechámos": "fechei", "reservamos": "reservei",
    "reservámos": "reservei", "marcamos": "marquei", "marcámos": "marquei", "compramos": "comprei",
    "comprámos": "comprei", "escolhemos": "escolhi", "acordámos": "combinei", "mudamos": "mudei",
    "mudámos": "mudei", "adotamos": "adotei", "adotámos": "adotei", "vamos": "vamos",
         "resolvemos": "resolvi", "adoptámos": "adotei",
}  # fmt: skip
"""From what "we" do to what "I" do; of decisions, to what "I" did."""

_PAST = {
    "fui": "foi", "fiz": "fez", "tive": "teve", "vim": "veio", "estive": "esteve", "pus": "pôs",
    "li": "leu", "vi": "viu", "nasci": "nasceu", "cresci": "cresceu", "decidi": "decidiu",
    "escolhi": "escolheu", "vendi": "vendeu", "aprendi": "aprendeu", "recebi": "recebeu",
    "vivi": "viveu", "conheci": "conheceu", "descobri": "descobriu", "assumi": "assumiu",
    "perdi": "perdeu", "consegui": "conseguiu", "desisti": "desistiu", "saí": "saiu",
    "parti": "partiu", "resolvi": "resolveu", "abri": "abriu", "corri": "correu",
    "giro": "gere",
}  # fmt: skip

NOUNS = (
    "trabalho|uso|gosto|jogo|treino|estudo|almoço|acordo|apoio|controlo|passeio|canto|conto|pinto|"
    "ensino|desenho|como|visto|rio|começo|curto|cubro|voo|custo|olho|passo|salvo|risco|moo|"
    "corto|filmo|ligo|sinto|abraço|consigo|domino|cultivo|parto|comando|compro|tento|sonho|pago|"
    "gasto|processo|registo|registro|beijo|remo|filtro|arquivo|resumo|foco|posto|monto|porto|"
    "misto|voto|mando|curso|comento|busco|aumento|atento|medito|comparo|completo|salto|bordo|"
    "corro|vivo|ando|leio|cobro|bato|rodo|importo|modelo|invisto|considero|somo|viro|pesco|planto|"
    "giro"
)
"""What "I" do that is a noun or another word as well, or too short to be told apart."""


def third(word: str) -> str:
    """What "she" does or did: "moro" is "mora", "mudei" is "mudou"; else ``word`` itself."""
    low = word.lower()
    if low in THIRD:
        return THIRD[low]
    if low in _PAST:
        return _PAST[low]
    if re.fullmatch(r"\w{2,}ei", low) and low not in ("hei", "lei", "rei", "sei", "errei"):
        stem = re.sub(r"qu\Z", "c", low[:-2])
        stem = re.sub(r"c\Z", "ç", stem) if not low.endswith("quei") else stem
        return re.sub(r"gu\Z", "g", stem) + "ou"
    return word


def is_first(word: str) -> bool:
    """Whether the word is what "I" do or did."""
    return third(word) != word


FIRST = "|".join(sorted(THIRD, key=lambda each: (-len(each), each)))
"""A pattern of all that "I" do."""

SURE = "|".join(
    each for each in sorted(THIRD, key=lambda each: (-len(each), each))
    if each not in NOUNS.split("|")
)  # fmt: skip
"""The same without ``NOUNS``."""

PAST = (
    r"(?:fui|fiz|nasci|cresci|decidi|escolhi|aprendi|assumi|resolvi|adotei|comprei|reservei|"
    r"marquei|fechei|agendei|combinei|mudei|entrei|passei|virei|comecei|troquei|voltei|casei|"
    r"formei|aposentei|reformei|tornei|contratei|larguei|parei|vendi|ganhei)"
)
"""What "I" did and people tell of themselves."""

_AR_ENDS = "a|as|e|es|em|ar|ares|arem|asse|asses|assem|ando"
_ER_ENDS = "e|es|a|as|am|er|eres|erem|esse|esses|endo"
_IR_ENDS = "e|es|a|as|am|ir|ires|irem|isse|isses|indo"
_FORMS = {
    "dar": "dê|de(?= \\w)|dá|da(?= \\w)|dês|deem|dar|dares|desse|desses|dando",
    "fazer": "faça|faças|façam|faz|fazer|fazeres|fizesse|fizesses|fazendo",
    "pôr": "põe|põem|ponha|ponhas|pôr|por(?= o| a)|pusesse|pusesses|pondo",
    "dizer": "diz|diga|digas|digam|dizer|dizeres|dissesse|dissesses",
    "ser": "seja|sejas|sejam|sê|ser|seres|fosse|fosses",
    "manter": "mantém|mantem|mantenha|mantenhas|manter|manteres|mantivesse|mantivesses",
    "excluir": "exclui|exclua|excluas|excluir|excluísse",
    "trazer": "traz|traga|tragas|trazer|trazeres|trouxesse|trouxesses",
    "incluir": "inclui|inclua|incluas|incluir|incluíres|incluísse|incluísses|incluindo",
    "traduzir": "traduz|traduza|traduzas|traduzir|traduzires|traduzisse|traduzisses",
    "sugerir": "sugere|sugira|sugiras|sugerir|sugerires|sugerisse|sugerisses",
    "preferir": "prefira|prefiras|preferir",
    "corrigir": "corrige|corrija|corrijas|corrigir|corrigires|corrigisse",
    "reduzir": "reduz|reduza|reduzas|reduzir",
    "pedir": "pede|peça|peças|pedir|pedires|pedisse|pedisses",
    "converter": "converte|converta|convertas|converter|converteres|convertesse|convertesses",
    "ir": "vá|vai(?= direto)|ir|fosse",
    "ver": "veja|ver",
}
_GIVEN = (
    "mostrar apresentar usar utilizar enviar mandar dar fornecer colocar pôr botar exibir "
    "converter passar responder escrever falar conversar formatar deixar manter fazer entregar "
    "trazer retornar devolver ficar voltar expressar indicar informar resumir gerar "
    "priorizar adotar empregar ser preferir comunicar reportar organizar expor redigir explicar "
    "tratar optar seguir"
)
_ORDERED = (
    "listar comparar arredondar citar mencionar destacar começar terminar finalizar encerrar "
    "ordenar separar agrupar numerar adicionar acrescentar incluir perguntar confirmar "
    "verificar checar calcular traduzir descrever dizer sugerir recomendar considerar avisar "
    "tirar remover eliminar iniciar documentar comentar testar justificar simplificar dividir "
    "anexar marcar sublinhar linkar filtrar detalhar exemplificar especificar omitir pular saltar "
    "assinar cumprimentar evitar corrigir reduzir pedir ir ver assumir partir contar chamar "
    "propor alertar responder analisar criar fechar abrir limitar definir nomear basear "
    "apontar referir interpretar repetir conferir aplicar respeitar ajustar contextualizar "
    "oferecer classificar lembrar excluir desligar apagar acender trancar regar somar realçar "
    "sinalizar enumerar preencher validar simular estimar descartar ligar notificar agendar "
    "interromper salvar guardar consultar revisar"
)


def _order_forms(infinitive: str) -> str:
    if infinitive in _FORMS:
        return f"(?:{_FORMS[infinitive]})"
    stem, end = infinitive[:-2], infinitive[-2:]
    if infinitive.endswith("por"):
        return f"{stem[:-1]}(?:põe|ponha|ponhas|por|pusesse)"
    if end == "ar" and stem.endswith("c"):
        return f"{stem[:-1]}(?:ca|cas|que|ques|quem|car|cares|casse|casses|cando)"
    if end == "ar" and stem.endswith("g"):
        return f"{stem[:-1]}(?:ga|gas|gue|gues|guem|gar|gares|gasse|gasses|gando)"
    if end == "ar" and stem.endswith("ç"):
        return f"{stem[:-1]}(?:ça|ças|ce|ces|cem|çar|çares|çasse|çasses|çando)"
    if infinitive in ("repetir", "referir", "conferir", "seguir"):
        changed = {"repetir": "repita", "referir": "refira", "conferir": "confira"}
        return f"{stem}(?:{_IR_ENDS})|{changed.get(infinitive, 'siga')}s?"
    if infinitive.endswith("ecer"):
        return f"{stem[:-1]}(?:ce|ça|ças|cer|cesse|cesses)"
    return f"{stem}(?:{ {'ar': _AR_ENDS, 'er': _ER_ENDS}.get(end, _IR_ENDS) })"


GIVE = "(?:" + "|".join(_order_forms(each) for each in _GIVEN.split()) + ")"
"""Orders to give or show something, in whatever form: "mostra", "mostre", "mostrar"."""

ORDER = "(?:" + "|".join(_order_forms(e) for e in (_ORDERED + " " + _GIVEN).split()) + ")"
"""Orders about how to answer."""


@cache
def _orders() -> tuple[tuple[str, re.Pattern[str]], ...]:
    return tuple(
        (each, re.compile(_order_forms(each), re.IGNORECASE))
        for each in (_GIVEN + " " + _ORDERED).split()
    )


# Orders that are nouns or the like as well: at the head of a phrase they may be things.
_THINGS = frozenset(
    "lista listas marca marcas conta contas destaque destaques resposta formato passe por ver ir "
    "nome nomes fala falas envie guarda guardas testes teste ajuste filtros filtra ficas "
    "conversa conversas entrega entregas limite limites informe informes volta voltas passes "
    "base de da das numeras comentes organiza para trata vai partes parte".split()
)


# What somebody is told in Brazil, where it is what "she" does as well.
_TELLING = {
    "põe": "pôr", "bota": "botar", "acendas": "acender", "acenda": "acender", "apague": "apagar",
    "apagues": "apagar", "coloca": "colocar", "sugiras": "sugerir", "desligue": "desligar",
    "ligues": "ligar", "toque": "tocar", "toques": "tocar", "suba": "subir", "aumente": "aumentar",
}  # fmt: skip


def infinitive(word: str) -> str:
    """The infinitive of an order, "mostrar" for "mostre"; "" where it is none or another word."""
    low = word.lower()
    if low in _THINGS:
        return ""
    if low in _TELLING:
        return _TELLING[low]
    return next((each for each, forms in _orders() if forms.fullmatch(low)), "")


def _subjunctives() -> dict[str, str]:
    found: dict[str, str] = {}
    for each, (first, _) in _TABLE.items():
        stem = first[:-1]
        if each.endswith("ar"):
            stem = re.sub(r"g\Z", "gu", re.sub(r"c\Z", "qu", re.sub(r"ç\Z", "c", each[:-2])))
        elif not first.endswith("o"):
            continue
        vowel = "e" if each.endswith("ar") else "a"
        for end in ("", "s", "m"):
            found.setdefault(stem + vowel + end, each)
    for each in _order_words():
        if each.endswith("ar"):
            stem = re.sub(r"g\Z", "gu", re.sub(r"c\Z", "qu", re.sub(r"ç\Z", "c", each[:-2])))
            for end in ("e", "es", "em"):
                found.setdefault(stem + end, each)
    for form, each in _ODD.items():
        for end in ("", "s", "m"):
            found.setdefault(form + end, each)
    return found


def _order_words() -> list[str]:
    return (_GIVEN + " " + _ORDERED + " " + _HOUSE).split()


_HOUSE = (
    "apagar acender ligar desligar tocar baixar fechar deixar trancar aumentar diminuir programar "
    "gastar cobrar renovar atualizar instalar publicar partilhar compartilhar alterar trocar "
    "esperar contactar contatar telefonar incomodar acordar passar recomendar botar jogar "
    "multiplicar somar traçar copiar alugar encomendar cancelar aceitar confirmar cozinhar"
)
_ODD = {
    "ponha": "pôr", "faça": "fazer", "diga": "dizer", "traga": "trazer", "veja": "ver",
    "seja": "ser", "vá": "ir", "dê": "dar", "acenda": "acender", "abra": "abrir",
    "sugira": "sugerir", "suba": "subir", "proponha": "propor", "presuma": "presumir",
    "assuma": "assumir", "inclua": "incluir", "mexa": "mexer", "insista": "insistir",
    "responda": "responder", "escreva": "escrever", "entenda": "entender", "venda": "vender",
    "reduza": "reduzir", "traduza": "traduzir", "repita": "repetir", "corrija": "corrigir",
    "interrompa": "interromper", "exiba": "exibir", "peça": "pedir", "omita": "omitir",
    "esqueça": "esquecer", "esteja": "estar", "meta": "meter", "use": "usar",
}  # fmt: skip

SUBJUNCTIVE: dict[str, str] = _subjunctives()
"""What somebody is told to do or not to do, by its infinitive: "acendas" is "acender"."""
