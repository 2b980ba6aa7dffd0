"""Wording Japanese facts: the first person left out.

"私は東京に住んでいて" becomes "東京に住んでいる". The result is a short sentence without a
subject, for whoever reads a list of memories knows whose they are.
"""

from __future__ import annotations

from keepwise.bank.speech.grammar import compiled

_ME = (
    r"(?:私たち|私達|私ども|僕たち|僕ら|我々|わたし|わたくし|あたし|私|僕|ぼく|"
    r"俺|おれ|自分|弊社|当社|うち|我が家|わが家)"
)


def without_me(words: str) -> str:
    """Words about oneself as words about somebody: "私のチーム" becomes "チーム"."""
    return compiled(
        rf"(?<![\u4e00-\u9fff]){_ME}(?:個人|自身)?(?:としては|にとっては?|の場合は|"
        rf"のことは|のことを|では|には|にも|って|は|が|も|の|を|に)"
        r"、?"
    ).sub("", words)


def statement(words: str) -> str:
    """A statement about oneself as a fact: "私はベジタリアンで" becomes "ベジタリアン"."""
    return finished(without_me(words))


def finished(words: str) -> str:
    """A clause as a sentence: "東京に住んでいて" becomes "東京に住んでいる"."""
    for pattern, plain in _ENDINGS:
        shorter = compiled(rf"(?:{pattern})\Z").sub(plain, words)
        if shorter != words:
            return shorter
    return words


_ENDINGS = (
    (r"(?<!ん)(?:なんです|なのです|なんだ)", ""),
    (r"(?:んです|のです|んだ|(?<!せ)ん)(?:けど|けれど|が)?", ""),
    (r"(?<=[てで])いまして|(?<=[てで])おりまして|(?<=[てで])おり", "いる"),
    (r"まして", "ます"),
    (r"(?<=[てで])いて", "いる"),
    (r"(?<=[っいしん][てで])て", "る"),
    (r"(?<=[者人員師士長生歳ンアートー])で", ""),
)  # fmt: skip


BACK = (
    r"(?:あ|ああ|えっと|ええと|すみません|ごめん(?:なさい)?|失礼)?、?(?:いや(?:いや)?|間違えました|"
    r"間違えた|間違い(?:です|ました)?|違います|違いました|違った|違う|訂正(?:します|です)?|"
    r"失礼(?:しました)?|じゃな(?:くて|い)|ではなく(?:て)?|もとい)"
)
"""What takes back the words before it."""


def tidy(words: str) -> str:
    """``words`` without the spaces between them, and without what is taken back at once."""
    words = compiled(
        r"(?<=[\u3041-\u30ff\u4e00-\u9fff])[ \u3000]+(?=[\u3041-\u30ff\u4e00-\u9fff])"
    ).sub("", words)
    # "担当は関西、いや、間違えました、九州です": what was said of the first is said of the second.
    match = compiled(
        rf"(?P<f>(?:[^、]{{1,20}}[はがをにで])?)(?P<a>[^、はがをに]{{1,12}})(?P<p>[をにで][^、]{{2,20}})?"
        rf"、(?:{BACK}、?){{1,3}}(?P<b>[^、]{{1,40}})"
    ).fullmatch(words)
    if match is None:
        return words
    if match["p"]:
        again = compiled(r"(?:です|だ|でした)[ぁ-ん]{0,2}[。.]?\Z").sub("", match["b"])
        return match["f"] + (again if again == match["b"] else again + match["p"])
    return match["f"] + match["b"]


def straight(words: str) -> str:
    """A clause with its subject first: "週末は私は走ります" becomes "私は週末は走ります"."""
    match = compiled(
        rf"(?P<a>(?:普段|ふだん|平日|週末|休日|毎朝|毎日|毎晩|毎週|最近|通常|いつも|"
        rf"たいてい|仕事で)は?)、?(?P<s>{_ME}は)、?(?P<o>.+)"
    ).fullmatch(words)
    return f"{match['s']}{match['a']}{match['o']}" if match else ""
