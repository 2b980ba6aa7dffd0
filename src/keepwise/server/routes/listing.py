"""What a list is asked for: its page, and its order."""

from __future__ import annotations

import hashlib
import re
from typing import Annotated, TypeAlias

from fastapi import Query

from keepwise.errors import InvalidInput
from keepwise.filtering.ordering import Order

PageSize: TypeAlias = Annotated[int, Query(alias="pageSize", ge=0)]
PageToken: TypeAlias = Annotated[str, Query(alias="pageToken")]
OrderBy: TypeAlias = Annotated[str, Query(alias="orderBy")]

_ORDER = re.compile(r"(create_?[tT]ime|update_?[tT]ime)(?: +(asc|desc))?")


def order_of(text: str) -> tuple[Order, bool]:
    """The order that ``orderBy`` asks for, and whether the latest comes first.

    Raises:
        InvalidInput: it is neither ``create_time`` nor ``update_time``.
    """
    if not text.strip():
        return "create_time", True
    said = _ORDER.fullmatch(text.strip())
    if said is None:
        raise InvalidInput("order_by", "must be create_time or update_time, and perhaps desc")
    return "create_time" if said[1].startswith("create") else "update_time", said[2] == "desc"


def sealed(token: str, *asked: object) -> str:
    """A page token as it is handed out: for the list that was asked for, and no other."""
    return f"{token}.{_mark(asked)}" if token else ""


def opened(token: str, *asked: object) -> str:
    """What the list itself calls the place.

    Raises:
        InvalidInput: the token was not handed out, or for another filter or another order.
    """
    place, _, mark = token.rpartition(".")
    if token and mark != _mark(asked):
        raise InvalidInput("page_token", "is not a token that this list returned")
    return place


def _mark(asked: tuple[object, ...]) -> str:
    return hashlib.sha256(repr(asked).encode("utf-8", "backslashreplace")).hexdigest()[:8]
