"""Chinese: whose it is, and what is at hand only, told from what is one's own."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept

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
]


@pytest.mark.parametrize(("text", "facts"), SAID)
def test_only_what_is_the_writers_own_is_kept(text: str, facts: list[str]) -> None:
    assert kept(text) == facts
