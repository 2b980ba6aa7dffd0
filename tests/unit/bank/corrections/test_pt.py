"""What Portuguese turns take back, change or ask to forget, and what they leave alone."""

from __future__ import annotations

import pytest

from keepwise.bank.corrections import signs
from unit.bank.test_corrections_across_turns import told

CHANGED = [
    (("Moro em Braga. Toco piano.", "Apaga o que te disse sobre o piano."), "Braga", "piano"),
    (("Tenho três filhos.", "Minto, quatro."), "quatro", "três"),
    (("Meu cachorro se chama Bob.", "Falei o nome errado, ele se chama Bento."), "Bento", "Bob"),
    (("Trabalho na Galp.", "Ai, onde estava com a cabeça: na EDP."), "EDP", "Galp"),
    (("Tenho ioga às segundas.", "Lapso meu, às terças."), "terças", "segundas"),
    (("Prefiro relatórios em libras.", "Entretanto mudámos para euros."), "euros", "libras"),
    (("O meu voo é a 3 de maio.", "Mudaram-no para 9 de maio."), "9 de maio", "3 de maio"),
    (("Vivo em Lisboa.", "Desde março vivo em Setúbal."), "Setúbal", "Lisboa"),
    (("Sou vegetariana.", "Para ser precisa, vegana."), "vegana", "vegetariana"),
    (("A minha chefe chama-se Paula.", "Escrevi mal, é Paola."), "Paola", "Paula"),
    (("Me chama de Zé.", "Esquece aquilo do Zé, me chama de José."), "José", "Zé"),
    (("Quero as tabelas sempre em PDF.", "Retiro o que disse, melhor em Excel."), "Excel", "PDF"),
    (("A minha mulher chama-se Inês.", "Atrapalhei-me: chama-se Irene."), "Irene", "Inês"),
    (("Corro aos sábados.", "Pensei melhor, aos domingos."), "domingos", "sábados"),
    (("Tenho dois gatos.", "Contei mal, são três gatos."), "três", "dois"),
    (
        ("O meu aniversário é a 4 de maio.", "Disse a data errada, é a 14 de maio."),
        "14 de maio",
        "a 4 de maio",
    ),
    (("Trabalho na Fiat.", "Há umas semanas passei para a Renault."), "Renault", "Fiat"),
    (("Toco oboé e piano.", "Esquece o que te contei do oboé."), "piano", "oboé"),
    (("Faço ioga às 7:00.", "A partir de agora vou às 8:30."), "8:30", "7:00"),
    (("Toco viola. Moro em Braga.", "Aquilo da viola, apaga-o da tua memória."), "Braga", "viola"),
]

GONE = [
    ("Tomo antidepressivos desde abril.", "Por favor, não guardes nada disto."),
    ("O meu ex chama-se Ramiro. Vivo sozinha em Évora.", "Faz de conta que não te disse nada."),
    ("Estou procurando emprego escondido do meu chefe.", "Que isso fique entre nós, viu?"),
    ("Nunca me dês mais de três opções.", "O que cozinho hoje?", "Essa regra já não vale."),
    ("Sou celíaca.", "O que janto?", "Esquece tudo o que acabei de te dizer."),
    ("Moro em Recife.", "Esqueça o que eu lhe disse."),
    ("Responde-me sempre em inglês.", "A regra que te dei, podes apagar."),
    ("Tenho uma dívida com o meu irmão.", "Preferia que não guardasses nada disso."),
    ("Estou aprendendo acordeão.", "Desisti."),
    ("Tenho um casamento no dia 5 de junho.", "Afinal foi cancelado."),
    ("Adoro sushi.", "Enjoei, não quero mais."),
    ("Gosto de jazz. Moro em Viseu.", "Não quero que isto fique registado."),
    ("Responde-me sempre em inglês.", "Retiro o que disse."),
    ("Sou contabilista na Zara.", "Que gráfico uso?", "Por favor, esquece o que te contei."),
    ("Chamo-me Lúcia.", "Podes apagar o que acabei de te dizer?"),
    ("Moro em Faro. Sou vegano.", "Esquece tudo o que te disse até agora."),
]

LEFT = [
    (("Moro em Curitiba.", "Me enganei de ônibus hoje, o que faço?"), ("Curitiba",)),
    (("Sou alérgico a nozes.", "Apaga isso tudo e escreve outro e-mail."), ("nozes",)),
    (
        ("Tenho uma gata, a Farrusca.", "Na verdade, também tenho um cão, o Bolota."),
        ("Farrusca", "Bolota"),
    ),
    (("Tenho um gato.", "Puseste mal o total, está errado."), ("gato",)),
    (("Prefiro euros.", "Tira o limite do gráfico."), ("euros",)),
    (("Moro em Natal.", "Não, você me deu outra tabela."), ("Natal",)),
    (("Trabalho nos Correios.", "Elimina tudo isso do texto."), ("Correios",)),
    (("Moro em Santos.", "Me enganei de porta, que vergonha."), ("Santos",)),
    (("Tenho um cão.", "Minto muito no trabalho, é grave?"), ("cão",)),
    (("Sou vegano.", "Como se diz 'retiro o que disse' em inglês?"), ("vegano",)),
    (("Moro em Leiria.", "Foi cancelada a reunião das cinco, muda a outra."), ("Leiria",)),
    (("Falo alemão.", "Não quero mais exemplos, obrigado."), ("alemão",)),
    (("Moro em Tomar.", "Mudaram a lei, o que diz agora?"), ("Tomar",)),
    (("Trabalho na Fiat.", "O meu irmão passou para a Renault."), ("Fiat",)),
    (("Tenho dois filhos.", "Calculei mal o IVA, podes rever?"), ("dois filhos",)),
    (("Sou enfermeira.", "Faz de conta que és um pirata."), ("enfermeira",)),
    (("Moro em Olinda.", "Tira essa coluna e esquece o gráfico."), ("Olinda",)),
    (("Sou de Beja.", "Elimina a regra das casas decimais na tabela."), ("Beja",)),
    (("Tenho um gato.", "Desisti de perceber a fórmula, explica outra vez."), ("gato",)),
    (("Sou vegana.", "Disse mal o quê na carta? Revê por favor."), ("vegana",)),
]

# What was told at some time, and what was said just now
TOLD = [
    "Esquece essa regra.",
    "Tira o limite que te dei",
    "Apaga tudo o que acabei de te dizer",
    "Esquece o que eu te contei",
    "o que eu te contei, apaga por favor",
    "Não guardes nada do que te disse",
    "Essa regra já não vale",
    "Essa regra não vale mais",
    "Esqueça o que acabei de lhe dizer",
    "Não memorize o que escrevi",
    "A regra que te dei podes apagar",
    "Pode apagar o que eu lhe confessei?",
    "Anula a proibição que te tinha imposto",
    "Apaga o que te disse da tua memória",
]
JUST_NOW = [
    "Esquece tudo isso",
    "Esqueça isso tudo, por favor",
    "não guarde nada disso",
    "disso não guardes nada",
    "que não fique registo disto",
    "Não quero que isto fique guardado",
    "queria que isso ficasse entre nós",
    "Isto fica entre nós",
    "que fique entre nós",
    "faz de conta que não te disse nada",
    "finja que eu nunca disse isso",
    "Faça como se eu não tivesse dito nada",
    "Eu não disse nada",
    "apague isso da sua memória",
    "não quero que guardes nada disto",
    "Nada disso deve ficar guardado",
    "Isso fica só entre a gente",
    "Esquece o assunto todo",
    "não precisas de guardar nada disto",
]

# What names one thing, may be a draft, or says the opposite
NEITHER = [
    "Apaga isso tudo",
    "elimina tudo",
    "Esquece o que te disse sobre o vinho",
    "Esquece o que te disse do vinho",
    "Esquece tudo o que sabes de mim",
    "Não esqueças o que te disse",
    "não te esqueças de tudo isso",
    "Tira o limite do gráfico",
    "Não disse nada disso",
    "Tira a legenda",
    "explica como se eu não soubesse nada",
    "Não guardes o ficheiro",
    "cancela a reserva",
    "esquece o gráfico",
    "não me disseste nada",
    "apaga essa coluna",
    "O limite já não é 50",
    "não quero que guardes isto em PDF",
    "faz de conta que és um pirata",
]


@pytest.mark.parametrize("apart", [False, True], ids=["together", "one-by-one"])
@pytest.mark.parametrize(("turns", "there", "gone"), CHANGED)
async def test_the_new_stands_and_the_old_is_gone(turns, there, gone, apart):
    facts = await told(*turns, apart=apart)
    assert there in facts
    assert gone not in facts


@pytest.mark.parametrize("apart", [False, True], ids=["together", "one-by-one"])
@pytest.mark.parametrize("turns", GONE)
async def test_nothing_stays_of_what_is_taken_back(turns, apart):
    assert not await told(*turns, apart=apart)


@pytest.mark.parametrize("apart", [False, True], ids=["together", "one-by-one"])
@pytest.mark.parametrize(("turns", "there"), LEFT)
async def test_what_only_looks_like_a_correction_leaves_all(turns, there, apart):
    facts = await told(*turns, apart=apart)
    assert all(each in facts for each in there)


@pytest.mark.parametrize("text", TOLD)
def test_it_asks_to_drop_what_was_told(text):
    found = signs.withdrawing(text, "pt")
    assert found is not None
    assert found["told"]


@pytest.mark.parametrize("text", JUST_NOW)
def test_it_asks_to_drop_what_was_said_just_now(text):
    found = signs.withdrawing(text, "pt")
    assert found is not None
    assert not found["told"]


@pytest.mark.parametrize("text", NEITHER)
def test_it_does_not_ask_to_drop_all(text):
    assert signs.withdrawing(text, "pt") is None
