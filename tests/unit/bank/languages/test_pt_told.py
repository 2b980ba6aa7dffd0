"""What Portuguese speakers say by the way: excuses, hearsay, "nem", the next time."""

from __future__ import annotations

import pytest

from unit.bank.saying import learned


def told(text: str) -> list[str]:
    return [each.fact for each in learned(text)]


KEPT = [
    ("Eu nem gosto de cinema.", ["Não gosta de cinema"]),
    ("Nem sequer bebo álcool.", ["Não bebe álcool"]),
    ("Eu nem ligo pra novela.", ["Não se interessa por novela"]),
    ("Não dou bola para marcas.", ["Não se interessa por marcas"]),
    ("Terça eu folgo.", ["Terça folga"]),
    ("De quarta eu não trabalho.", ["Não trabalha de quarta"]),
    ("Para a próxima vez responde em alemão.", ["Prefere respostas em alemão"]),
    ("Para a próxima: sou alérgica a camarão.", ["É alérgica a camarão"]),
    ("Nunca emojis, por favor.", ["Não quer emojis"]),
    ("Responda em tópicos, sem emojis e em espanhol.",
     ["Prefere tópicos", "Prefere respostas em espanhol", "Não quer emojis"]),
    ("Sou à moda antiga, prefiro tabelas.", ["Prefere tabelas"]),
    ("Do que eu gosto é de trilhas na serra.", ["Gosta de trilhas na serra"]),
    ("Gosto mesmo é de fado vadio.", ["Gosta de fado vadio"]),
    ("Quero antes os avisos por e-mail.", ["Quer os avisos por e-mail"]),
]  # fmt: skip


@pytest.mark.parametrize(("text", "expected"), KEPT)
def test_what_is_kept(text: str, expected: list[str]) -> None:
    """ "Nem" denies as "não" does; a wish for the next time is one for always."""
    assert told(text) == expected


NOTHING = [
    "Gosto é da segunda opção.",
    "Ele gosta mesmo é de rock.",
    "Quero antes a tabela deste mês em Excel.",
    "Nem sei.",
    "Adoro ficar meia hora na fila.",
    "«Nunca como peixe», disse a minha filha.",
    "Nem como explicar isso.",
    "Nem gosto nem desgosto.",
    "Nem tenho tempo.",
    "Para a próxima mostra-me logo isso.",
    "Para a próxima levo casaco.",
    "Da próxima vez eu ligo.",
    "Nunca vírgula.",
    "Amanhã eu não trabalho.",
    "Sou da velha guarda.",
    "Sou um desastre com folhas de cálculo.",
    "Segundo ela, sou teimosa.",
    "Diz que detesta gráficos e que nunca lê tabelas.",
    "Inventa uma história em que eu sou rei e odeio o frio.",
    "Faturámos 4,7 milhões no ano passado.",
]


@pytest.mark.parametrize("text", NOTHING)
def test_what_is_not_kept(text: str) -> None:
    """What says nothing of the user for good is not learned."""
    assert told(text) == []
