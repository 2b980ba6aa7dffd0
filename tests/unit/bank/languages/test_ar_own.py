"""Arabic: whose it is, and what is at hand only, told from what is one's own."""

from __future__ import annotations

import pytest

from unit.bank.saying import kept

SAID = [
    ("ومن فضلك لا تستخدم الرموز التعبيرية في ردودك", ["لا يريد الرموز التعبيرية"]),
    ("وأرجو ألا تستخدم الرموز التعبيرية", ["لا يريد الرموز التعبيرية"]),
    ("زميلي سامي يحب الرسوم الدائرية، أما أنا فأفضّل الجداول", ["يفضل الجداول"]),
    ("كنت أعمل محاسباً، والآن أدير مطعماً صغيراً في جدة", ["يدير مطعما صغيرا في جدة"]),
    ("منطقة مكة صارت من مسؤوليتي أيضا", ["يعمل على منطقة مكة"]),
    ("أخي يعيش في دبي ويفضل الشاي", []),
    ("ابنتي تدرس الطب ولا تحب القهوة", []),
    ("ترجم هذه الجملة إلى الإنجليزية أنا طبيب وأعمل في مستشفى", []),
]


@pytest.mark.parametrize(("text", "facts"), SAID)
def test_only_what_is_the_writers_own_is_kept(text: str, facts: list[str]) -> None:
    assert kept(text) == facts
