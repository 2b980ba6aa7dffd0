"""Chinese facts in the first person: "我偏好欧元" for "偏好欧元"."""

from __future__ import annotations

from types import MappingProxyType

from keepwise.bank.speech.voice import Voice


def _statement(words: str) -> str:
    """A statement about oneself as a fact: it stays as it was said, with "我" or without."""
    return words[:1].upper() + words[1:]


_HEADS = {
    "不": "我不",
    "买了": "我买了",
    "買了": "我買了",
    "任职于": "我任职于",
    "住在": "我住在",
    "使用时区": "我使用的时区是",
    "偏好": "我偏好",
    "名叫": "我叫",
    "喜欢": "我喜欢",
    "喜歡": "我喜歡",
    "在": "我在",
    "姓": "我姓",
    "对": "我对",
    "對": "我對",
    "希望": "我希望",
    "希望用“{f}”称呼": "我希望你用“{f}”称呼我",
    "希望用“{f}”稱呼": "我希望你用“{f}”稱呼我",
    "常用时间范围": "我常用的时间范围是",
    "数字偏好": "数字方面我偏好",
    "日期偏好": "日期方面我偏好",
    "时间偏好": "时间方面我偏好",
    "界面偏好": "界面方面我偏好",
    "是": "我是",
    "最": "我最",
    "要求": "我要求你",
    "负责": "我负责",
    "負責": "我負責",
    "金额偏好以": "我偏好金额以",
}

VOICE = Voice(MappingProxyType(_HEADS), (), _statement)
