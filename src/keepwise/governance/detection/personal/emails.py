"""E-mail addresses of persons, also written out: "anna at acme dot com", "anna [at] acme.de"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

# A mailbox of a desk, not of a person.
_ROLES = frozenset(
    """
    abuse accounting accounts accueil admin administratie administration aiuto ajuda
    amministrazione anfrage apoio assistenza atencion ayuda bestellung billing bonjour booking
    bookings buchhaltung career careers clientes comercial commercial commerciale compliance
    compta comptabilite contact contacto contato contatti customerservice datenschutz
    do-not-reply donotreply empfang enquiries events facturacion feedback finance geral git
    hallo hello help helpdesk hola hr info information infos invoice invoices it jobs karriere
    klantenservice kontakt kundenservice legal mail mailer-daemon marketing media news
    newsletter no-reply no_reply noreply notifications office ops orders partners pedidos
    personal postmaster prenotazioni press presse privacy reception rechnung recruiting reservas
    reservation returns rh root sales security service servicio shop soporte suporte support
    supporto team tech vendite ventas verkauf verkoop vertrieb webmaster welcome
    """.split()
)
_FILES = frozenset(
    "png jpg jpeg gif svg webp pdf js ts css html json yaml yml py md txt csv".split()
)


_AT = frozenset("at ät arroba chiocciola arobase apenstaartje".split())
_DOT = frozenset("dot punkt punto ponto point punt".split())


def may_hold_email(text: str, words: frozenset[str]) -> bool:
    """Whether ``text``, of these lower-case words, has what joins the halves of an address."""
    if "@" in text:
        return True
    return not _AT.isdisjoint(words) and (
        not _DOT.isdisjoint(words) or any(bracket in text for bracket in "([{<")
    )


@cache
def _written_at() -> re.Pattern[str]:
    return re.compile(
        r"\s?[\[({<]\s?(?:at|ät|arroba|chiocciola|arobase|apenstaartje)\s?[\])}>]\s?"
        r"|\s(?:at|ät|arroba|chiocciola|arobase|apenstaartje)\s"
        r"(?=[\w-]{1,40}(?:[. ][\w-]{1,40}){0,3}\s?[\[({<]?\s?(?:dot|punkt|punto|ponto|point"
        r"|punt)\s?[\])}>]?\s?[a-z]{2,10}\b)",
        re.IGNORECASE,
    )


@cache
def _join() -> re.Pattern[str]:
    return re.compile(rf"@|{_written_at().pattern}", re.IGNORECASE)


@cache
def _local() -> re.Pattern[str]:
    return re.compile(r"(?<![\w.!#$%&'*+=?^`{|}~-])[\w.!#$%&'*+=?^`{|}~-]{1,64}\Z")


@cache
def _written_local() -> re.Pattern[str]:
    return re.compile(
        r"(?<![\w.+-])(?:[\w+-]{1,40}(?:\s(?:dot|punkt|punto|ponto|point|punt)\s"
        r"|\.)){0,3}[\w+-]{1,40}\Z",
        re.IGNORECASE,
    )


@cache
def _domain() -> re.Pattern[str]:
    return re.compile(r"(?:[\w-]{1,63}\.){1,8}([^\W\d_]{2,24})(?![\w-])(?!:[\w/])")


@cache
def _written_domain() -> re.Pattern[str]:
    word = r"(?:dot|punkt|punto|ponto|point|punt)"
    dot = rf"(?:\.|\s?[\[({{<]\s?{word}\s?[\])}}>]\s?|\s{word}\s)"
    return re.compile(rf"(?:[\w-]{{1,63}}{dot}){{1,4}}([^\W\d_]{{2,24}})(?!\w)", re.IGNORECASE)


@cache
def _example() -> re.Pattern[str]:
    """Domains that are nobody's (RFC 2606), used in documentation."""
    return re.compile(
        r"(?:^|\.)(?:example\.\w{2,3}|example|test|invalid|localhost)\Z", re.IGNORECASE
    )


def email_hits(text: str) -> Iterator[tuple[int, int, bool]]:
    """Span of every person's e-mail address, and whether its domain is one of documentation."""
    for join in _join().finditer(text):
        at, after = join.span()
        written = join[0] != "@"
        local = (_written_local() if written else _local()).search(text[max(0, at - 65) : at])
        if local is None:
            continue
        domain = (_written_domain() if written else _domain()).match(text, after)
        if domain is None or domain[1].lower() in _FILES:
            continue
        name = local[0].lstrip(".!#$%&'*/=?^`{|}~-")
        begin = at - len(name)
        if not name or (
            text[:begin].endswith(("://", ":")) and "://" in text[max(0, begin - 80) : begin]
        ):
            continue
        if name.lower().split("+")[0] not in _ROLES:
            yield begin, domain.end(), _example().search(domain[0]) is not None
