"""Portuguese: what somebody says and nobody should keep, and the true fact beside it."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept, require_in_order

SILENT = [
    # others, in a clause of any shape
    "O que a minha cunhada mais gosta é de alcaçuz, e pede sempre dois sacos.",
    "Em casa a minha mulher só bebe chá e o cão ladra ao carteiro.",
    "Lá em casa o gato dorme na cama e o meu sogro não aguenta o rádio.",
    "A minha chefe é das que preferem telefonar.",
    "Com o meu irmão não dá: detesta túneis.",
    "Os meus tios são doidos por dominó.",
    "Todo o meu escritório usa Teams e adora emojis.",
    "Temos convidados: uma é vegana e o outro não prova queijo.",
    "A minha colega não liga a e-mails. Telefona sempre.",
    "Os vizinhos odeiam música alta e preferem o silêncio.",
    # what others say, without a mark
    "Na reunião ele soltou: eu não gosto de estagiários.",
    "Diz na porta que não se fuma e para fecharmos devagar.",
    "Mandaram-me este aviso, sou alérgica a lixívia, e não sei de quem é.",
    "O original é assim, odeio a chuva e moro em Braga. Deixa-o bonito.",
    "No recibo diz que pago sempre em dinheiro.",
    # written for somebody, played, pretended
    "Corrige esta frase, Eu prefiro jantar cedo e odeio barulho.",
    "Escreve um monólogo: Sou o Brás, tenho seis papagaios e não aguento crianças.",
    "No jogo eu sou um mago que odeia fogo.",
    "Faz-te passar por mim: sou a Lia, moro em Lagos e odeio segundas.",
    "Se um dia eu me mudar para Oslo, vou querer uma casa com sauna.",
    "Fosse eu rico, só comia fora e vivia na Madeira.",
    # what is over, does not matter, is not meant
    "Eu antes fumava e dormia pouco.",
    "Quando trabalhava na rádio usava sempre auscultadores.",
    "Em solteiro viajava todos os meses.",
    "Tanto me faz se sai em vermelho ou em cinzento.",
    "Para mim é igual Faro ou Beja para a reunião.",
    "Não digo que prefiro o ônibus, só pergunto.",
    "Também não é que eu seja vegetariano.",
    "Contei-lhe que não bebo vinho, mas era mentira.",
    # irony
    "Que programa: adoro preencher formulários num domingo.",
    "Sim, sim, o que eu gosto mesmo é de madrugar.",
    "Que bom, mais um inquérito, com o que eu gosto disso.",
]

SPOKEN = [
    ("O meu marido odeia queijo, por isso eu cozinho sem laticínios.", "laticínios"),
    ("Moro com o meu irmão, que detesta gatos.", "mora com o seu irmão"),
    ("O meu chefe usa Mac, eu uso Windows.", "Windows"),
    ("Dos três, quem não aguenta frio é o Mário; eu adoro o inverno.", "inverno"),
    ("Quando era pequeno vivia em Luanda, agora vivo em Faro.", "Faro"),
    ("Eu era carteiro e hoje dou aulas de ioga.", "ioga"),
    ("Moro em Faro, digo, em Tavira.", "Tavira"),
    ("Cuido das lojas de Goiás, então quando eu disser «minha área» falo dessas.", "Goiás"),
    ("Para mim é sempre em dólares, mesmo que o contrato esteja em pesos.", "dólares"),
    ('Pode ser "Um beijinho", é assim que assino tudo.', "beijinho"),
    ("Ao detalhe semanal não ligo nada.", "detalhe semanal"),
    ("Trata-me por senhor doutor só nas cartas; aqui basta Rui.", "doutor+cartas | Rui"),
    ("Nos relatórios de vendas, quero os totais à esquerda.", "totais+relatórios"),
    ("O meu personagem favorito é o Astérix.", "Astérix"),
    ("Não ligo para futebol.", "futebol"),
    ("Não tolero lactose e o meu cão também não.", "lactose"),
]


@pytest.mark.parametrize("text", SILENT)
def test_nothing_is_kept(text: str) -> None:
    assert kept(text) == []


@pytest.mark.parametrize(("text", "facts"), SPOKEN)
def test_the_true_fact_is_kept(text: str, facts: str) -> None:
    require_in_order(text, facts)
