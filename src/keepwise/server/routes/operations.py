"""Operations: what became of work that a request began."""

from __future__ import annotations

from fastapi import APIRouter

router = APIRouter()
