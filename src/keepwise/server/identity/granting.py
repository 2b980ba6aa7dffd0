"""``POST /token``: a token for a service account that has signed for one (RFC 7523)."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Form, Request
from pydantic import BaseModel
from starlette.responses import JSONResponse

from keepwise.governance.access.keys import TOKEN_SECONDS
from keepwise.server.identity.accounts import account_of
from keepwise.server.identity.checking import is_guarded
from keepwise.server.identity.claims import unverified
from keepwise.wiring import Keepwise

GRANT = "urn:ietf:params:oauth:grant-type:jwt-bearer"

_OF_ANYBODY = "local"
_NOT_STORED = {"Cache-Control": "no-store"}

router = APIRouter()


class Token(BaseModel):
    """A token, and for how many seconds it is good."""

    access_token: str
    expires_in: int
    token_type: str


class Problem(BaseModel):
    """Why there is no token, in the words of OAuth (RFC 6749, section 5.2)."""

    error: str
    error_description: str


@router.post("/token", responses={200: {"model": Token}, 400: {"model": Problem}})
async def token(
    request: Request,
    grant_type: Annotated[str, Form()] = "",
    assertion: Annotated[str, Form()] = "",
) -> JSONResponse:
    """Exchange what a service account has signed for a token of an hour."""
    if grant_type != GRANT:
        return _problem("unsupported_grant_type", f"the grant type must be {GRANT}")
    kw: Keepwise = request.app.state.keepwise
    if not is_guarded(kw.settings.server):
        # Nobody looks at it, and an account that somebody else has made up works too.
        return _token(_OF_ANYBODY)
    read = unverified(assertion)
    account_id = read and await account_of(kw.keys, assertion, read[0], kw.now())
    if not account_id:
        return _problem("invalid_grant", "it is not signed by an account that is good here")
    return _token(kw.keys.token(account_id))


def _token(text: str) -> JSONResponse:
    answer = Token(access_token=text, expires_in=TOKEN_SECONDS, token_type="Bearer")
    return JSONResponse(answer.model_dump(), headers=_NOT_STORED)


def _problem(error: str, description: str) -> JSONResponse:
    answer = Problem(error=error, error_description=description)
    return JSONResponse(answer.model_dump(), 400, headers=_NOT_STORED)
