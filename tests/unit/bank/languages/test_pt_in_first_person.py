"""Portuguese: what is kept in the first person."""

from __future__ import annotations

import pytest

from unit.bank.saying import own

SAID = [
    ("prefiro os valores em euros", ["Prefiro euros"]),
    ("a partir de agora mostra-me as quantias em libras", ["Prefiro libras"]),
    ("eu cuido do nosso depósito em Santos", ["Cuido do nosso depósito em Santos"]),
    ("sou enfermeira e trabalho à noite", ["Sou enfermeira", "Trabalho à noite"]),
    ("meu ano fiscal começa em abril", ["Meu ano fiscal começa em abril"]),
    ("Nunca use emojis quando me responder", ["Não quero emojis"]),
    ("Nunca arredonde os meus números", ["Peço: nunca arredonde os meus números"]),
    ("Sempre coloque a fonte", ["Peço: sempre coloque a fonte"]),
    ("me chama de Sacha", ["Quero que me chamem Sacha"]),
    ("meu nome é Inês", ["Meu nome é Inês"]),
    ("lembra que enviamos de Leixões", ["Envio de Leixões"]),
    (
        "para os relatórios do conselho preciso de milhões",
        ["Prefiro valores em milhões para os relatórios do conselho"],
    ),
    ("a nossa cadela Lola é alérgica a frango", ["A nossa cadela Lola é alérgica a frango"]),
    ("A minha irmã se chama Ana", ["A minha irmã se chama Ana"]),
    ("não me interessa o sul da Europa", ["Não me interesso por sul da Europa"]),
    ("trate-me por senhora", ["Quero tratamento por senhora"]),
    ("Minha comida favorita é feijoada", ["Minha comida favorita é feijoada"]),
    ("Fale comigo como se fosse um colega", ["Quero que fale comigo como se fosse um colega"]),
    ("corrija sempre o meu português", ["Peço para corrigir sempre o meu português"]),
    ("aqui em casa somos quatro", ["Em casa somos quatro"]),
    ("Os voos com escala nem me mostres", ["Não quero os voos com escala"]),
    ("Hoje assinei a escritura da casa em Beja", ["Assinei a escritura da casa em Beja"]),
]


@pytest.mark.parametrize(("text", "facts"), SAID)
def test_what_somebody_says_is_kept_in_their_own_person(text: str, facts: list[str]) -> None:
    assert own(text) == facts
