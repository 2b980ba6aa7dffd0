"""Whether the server is up, whether it takes requests, and its metrics."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from starlette.responses import JSONResponse, PlainTextResponse

from keepwise.errors import KeepwiseError
from keepwise.wiring import Keepwise

router = APIRouter(include_in_schema=False)


@router.get("/healthz")
async def healthz() -> Response:
    """The process is up."""
    return PlainTextResponse("ok\n")


@router.get("/readyz")
async def readyz(request: Request) -> Response:
    """The store can be read, and the server is not about to end."""
    kw: Keepwise = request.app.state.keepwise
    if request.app.state.draining.is_set():
        return JSONResponse({"ready": False, "failed": "draining"}, 503)
    try:
        await kw.jobs.backlog()
    except KeepwiseError as error:
        return JSONResponse({"ready": False, "failed": f"store: {error.reason}"}, 503)
    return JSONResponse({"ready": True})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """Metrics for Prometheus; those of the requests also while the store cannot be read."""
    kw: Keepwise = request.app.state.keepwise
    try:
        backlog = await kw.jobs.backlog()
    except KeepwiseError:
        backlog = None
    text = request.app.state.metrics.text(backlog)
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")
