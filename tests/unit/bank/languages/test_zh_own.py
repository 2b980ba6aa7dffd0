"""Chinese: whose it is, and what is at hand only, told from what is one's own."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept, learned

SAID = [
    ("西北区现在也归我管了", ["负责西北区"]),
    ("华中的门店由我负责", ["负责华中"]),
    ("我经常上夜班", ["经常上夜班"]),
    ("我以前住在广州，现在搬到深圳了", ["现在搬到深圳了"]),
    ("以后都请先列出数据来源", ["要求先列出数据来源"]),
    ("陈敏从不看邮件", []),
    ("小李让我以后都用表格", []),
    ("翻译成英文 我住在北京，喜欢爬山", []),
    ("写一个故事，主角叫林夏，她住在海边，讨厌下雨", []),
    ("我就喜欢排队两小时，真的", []),
    ("我爸退休了，每天早上打太极", []),
    ("我家楼下的邻居每天弹钢琴", []),
    ("不喜欢也不讨厌图表", []),
    ("不用设默认", []),
    ("推荐菜谱的时候注意一下", []),
    ("要给客户王总订餐。只吃日料，讨厌香菜。", []),
    ("我婆婆下周来住。吃素，不吃乳制品。", []),
    ("同事老周请客。无辣不欢，从不吃海鲜。", []),
    ("室友刚搬来。是个夜猫子，喜欢听摇滚。", []),
    ("我和老婆住在苏州。不吃辣。", ["和老婆住在苏州", "不吃辣"]),
    ("给我妈买礼物。我不吃辣。", ["不吃辣"]),
    ("我们团队喜欢喝奶茶", []),
    ("我的团队盯的是广州的门店", ["团队盯的是广州的门店"]),
    ("老板说下周交。以后都用人民币显示。", ["偏好人民币"]),
]


@pytest.mark.parametrize(("text", "facts"), SAID)
def test_only_what_is_the_writers_own_is_kept(text: str, facts: list[str]) -> None:
    assert kept(text) == facts


DROPPED = [
    ("我跟你提过我住在苏州，这个不用记了", "住在苏州"),
    ("我以前告诉过你我养猫，把它忘了吧", "养猫"),
]


@pytest.mark.parametrize(("text", "fact"), DROPPED)
def test_what_was_said_before_is_dropped_by_its_words(text: str, fact: str) -> None:
    (found,) = learned(text)
    assert (found.intent, found.fact) == ("forget", fact)
