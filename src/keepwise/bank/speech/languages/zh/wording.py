"""Wording Chinese facts: the first person left out.

"我住在上海" becomes "住在上海", "我的团队" becomes "其团队". The result is a short sentence without
a subject, for whoever reads a list of memories knows whose they are.
"""

from __future__ import annotations

import re

from keepwise.bank.speech.grammar import compiled
from keepwise.bank.speech.languages.zh.characters import both


def without_me(words: str) -> str:
    """Words about oneself as words about somebody: "给我的团队" becomes "给其团队"."""
    words = compiled(both(r"(?:我|咱)(?:们)?自己|我本人|本人")).sub("自己", words)
    words = compiled(
        both(r"(?:我|咱)们?(?:的(?!时候)|(?=公司|团队|组|部门|家|妈|爸|老|儿|女)|个人的)")
    ).sub("其", words)
    words = compiled(both(r"(?:给|帮|为|替|跟|和|对|向)(?:我|咱)们?(?!的)")).sub(_towards, words)
    return compiled(both("我们|我|咱们|咱|俺")).sub("", words)


def _towards(match: re.Match[str]) -> str:
    said = match.group()
    return "" if said[0] in "给給帮幫为為替" else said[0] + "自己"


def statement(words: str) -> str:
    """A statement about oneself as a fact: "我是素食者" becomes "是素食者"."""
    first = both("(?:(?:我|咱|俺)(?:们)?(?:的|自己的|家的|这边)?|本人的?)(?P<o>.+)")
    match = compiled(first).fullmatch(words)
    words = match["o"] if match else words
    if match := compiled(both("(?:其实|就)是(?P<o>.+)")).fullmatch(words):
        words = "是" + match["o"]
    return without_me(words)


def straight(words: str) -> str:
    """A clause with its subject first: "平时我喝茶" becomes "我平时喝茶"."""
    match = compiled(
        both(
            r"(?P<a>(?:平时|平常|一般|通常|现在|如今|周末|每[天周月年晚]|每个?[\w]{1,3}|工作日|"
            r"早上|晚上|上午|"
            r"下午|中午|午休|下班后|目前|最近几年|一直以来|这几年|出差时?|工作上?|"
            r"在家(?:时|里)?|在公司|"
            r"周[一二三四五六日天]|星期[一二三四五六日天]|"
            r"礼拜[一二三四五六日天])(?:和[\w]{2,3})?(?:的时候)?)"
            r"[，,]?(?P<s>我(?:们)?)(?P<o>.+)"
        )
    ).fullmatch(words)
    return f"{match['s']}{match['a']}{match['o']}" if match else ""
