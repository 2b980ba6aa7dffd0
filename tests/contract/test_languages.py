"""What was written in a language is found in it: the word, its other number, its other spelling."""

from __future__ import annotations

import pytest

from keepwise import Keepwise, Scope, Settings
from keepwise.settings import EmbedderSettings
from keepwise.testing import FrozenClock

MARIA = Scope.user("acme", "maria")

# Each fact and questions that find it: alone, as a word, inside a question.
FACTS = {
    # Japanese
    "西ヨーロッパを担当しています": ("ヨーロッパ", "西ヨーロッパの売上は？", "誰が担当ですか"),
    "金額はユーロで表示してほしい": ("ユーロ", "金額", "ユーロで見せてください"),
    "猫を二匹飼っている": ("猫", "猫の名前は何ですか"),
    "りんごが好きです": ("りんご", "りんごは好きですか"),
    # Chinese
    "负责华东区的销售": ("华东区", "销售", "华东区的情况怎么样？"),
    "喜欢用人民币显示金额": ("人民币", "请用人民币显示"),
    "家里养了一只狗": ("狗", "我的狗叫什么"),
    # Korean
    "서유럽 매출을 담당합니다": ("매출", "서유럽", "서유럽은 누가 담당해요?", "매출이 얼마예요?"),
    "책을 좋아합니다": ("책", "책은 어디에 있어요?"),
    "금액은 유로로 표시": ("유로", "유로를 원해요"),
    # Russian: the cases and numbers of a word meet
    "Работает с Западной Европой": ("Европа", "Западная Европа", "Что там в Западной Европе?"),
    "Предпочитает отчёты в таблицах": ("отчет", "отчёт", "таблица", "Покажи таблицу"),
    "Живёт в Москве": ("Москва", "погода в Москве", "живет"),
    # German, with and without the umlaut
    "Wohnt in München": ("München", "Munchen", "Muenchen", "MÜNCHEN", "Wetter in Muenchen"),
    "Fährt oft nach Koeln": ("Köln", "Koln", "Koeln", "Wie komme ich nach Köln?"),
    "Trinkt gerne Grünen Tee": ("grüner Tee", "gruener Tee", "gruner Tee"),
    "Die Straße heißt Gartenweg": ("Straße", "Strasse", "STRASSE"),
    # Number
    "Bevorzugt Tabellen": ("Tabelle", "Tabellen", "Zeig mir eine Tabelle"),
    "Mag nur eine Zahl am Anfang": ("Zahl", "Zahlen", "Welche Zahlen?"),
    "Hat ein Kind": ("Kind", "Kinder", "Wie alt sind die Kinder?"),
    "Liest ein Buch im Monat": ("Buch", "Bücher", "Buecher", "Welche Bücher?"),
    "Betreut die Kunden im Norden": ("Kunde", "Kunden", "Welcher Kunde?"),
    "Prefers charts": ("chart", "charts", "a chart, please"),
    "Owns a city bicycle": ("bicycles", "cities", "bicycle"),
    "Writes stories about companies": ("story", "company", "stories"),
}

# Function words, which say what is asked and nothing about what it is asked of.
FUNCTION_WORDS = (
    "これは何ですか",
    "それはどこにありますか",
    "なぜですか",
    "私は誰ですか",
    "的",
    "这是什么",
    "我的是什么？",
    "你在哪里",
    "怎么样",
    "이것은 무엇입니까?",
    "저는 누구예요?",
    "그리고",
    "어디에 있습니까?",
    "что это такое",
    "где я",
    "как это у нас",
    "и в на с",
    "was ist das",
    "Wo bin ich und wer bist du?",
    "für die",
    "what is the",
    "who are you and where am I",
)


@pytest.fixture
async def kw():
    words_alone = Settings(embedder=EmbedderSettings(kind="none"))
    async with Keepwise.open(":memory:", settings=words_alone, clock=FrozenClock()) as opened:
        yield opened


@pytest.fixture
async def told(kw):
    """A store that holds every fact above."""
    for fact in FACTS:
        assert (await kw.bank.create(MARIA, fact)).action == "create", fact
    return kw


@pytest.mark.parametrize(
    ("fact", "query"), [(fact, query) for fact, queries in FACTS.items() for query in queries]
)
async def test_a_word_is_found_in_its_own_language(told, fact, query):
    hits = [hit for hit in await told.bank.retrieve(MARIA, query) if hit.why == "match"]
    assert hits, "nothing shares a word with the question"
    assert hits[0].memory.fact == fact, [hit.memory.fact for hit in hits]


@pytest.mark.parametrize("query", FUNCTION_WORDS)
async def test_function_words_alone_match_nothing(told, query):
    hits = await told.bank.retrieve(MARIA, query)
    assert [(hit.memory.fact, hit.terms) for hit in hits] == []


@pytest.mark.parametrize(
    ("fact", "query"),
    [
        ("Prefers cents", "center"),
        ("Owns a pot", "poet"),
        ("Prefers gold", "golden retriever"),
        ("喜欢中文", "国家"),
        ("熊猫很可爱", "大熊"),
        ("Любит гору", "город"),
        ("Fährt einen Wagen", "wage"),
    ],
)
async def test_what_only_looks_alike_is_not_found(kw, fact, query):
    await kw.bank.create(MARIA, fact)
    assert [hit.terms for hit in await kw.bank.retrieve(MARIA, query)] == []


# One template a language, with a word that changes and the one that is looked for.
CROWDS = {
    "en": (
        "Met person number{} about the annual planning",
        "Keeps a red kayak for planning",
        "kayak planning",
    ),
    "de": (
        "Traf Person Nummer{} wegen der Planung",
        "Hat ein rotes Kajak für die Planung",
        "Kajak Planung",
    ),
    "ru": ("Обсуждает план с человеком номер{}", "Держит красный каяк для плана", "каяк для плана"),
    "ja": (
        "会議で計画について番号{}の人と話した",
        "計画のために赤いカヤックを持つ",
        "カヤックの計画",
    ),
    "zh": ("在会议上与{}号同事讨论计划", "为计划准备了红色皮划艇", "皮划艇计划"),
    "ko": ("회의에서 {}번 동료와 계획을 논의", "계획을 위해 빨간 카약을 둠", "카약 계획"),
}


@pytest.mark.parametrize("language", CROWDS)
async def test_the_best_of_201_comes_first_and_at_most_the_limit_comes_back(kw, language):
    crowd, best, query = CROWDS[language]
    for number in range(200):
        if number == 100:
            await kw.bank.create(MARIA, best)
        await kw.bank.create(MARIA, crowd.format(1000 + number))
    assert len((await kw.bank.list(MARIA, page_size=1000)).items) == 201
    for top_k in (1, 3, 7):
        hits = await kw.bank.retrieve(MARIA, query, top_k=top_k)
        assert len(hits) == top_k
        assert hits[0].memory.fact == best
        assert [hit.score for hit in hits] == sorted((hit.score for hit in hits), reverse=True)
    assert len(await kw.bank.retrieve(MARIA, query)) == 3, "the bank's own limit"
