"""A stand-in for the server that keeps every request and answers the few that clients need."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

TIME = "2026-01-05T09:00:00Z"


@dataclass(frozen=True)
class Request:
    method: str
    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def key(self) -> str | None:
        return self.headers.get("x-goog-api-key")


@dataclass
class Recording:
    """Where it listens, and what it was asked."""

    port: int
    requests: list[Request] = field(default_factory=list)

    @property
    def paths(self) -> list[str]:
        return [each.path for each in self.requests]


def answer(request: Request) -> dict[str, Any]:
    engine = re.sub(r".*/v1(?:beta1)?/(.*reasoningEngines/[^/:]+).*", r"\1", request.path)
    session = {
        "name": f"{engine}/sessions/monday",
        "userId": "u",
        "createTime": TIME,
        "updateTime": TIME,
    }
    if request.path.endswith(":retrieve"):
        memory = {"name": f"{engine}/memories/1", "fact": "Prefers euros", "updateTime": TIME}
        return {"retrievedMemories": [{"memory": memory, "distance": 0.1}]}
    if request.path == "/token":
        return {"access_token": "from-the-server", "expires_in": 3600, "token_type": "Bearer"}
    if request.method == "POST" and request.path.endswith("/sessions"):
        kind = {"@type": "type.googleapis.com/google.cloud.aiplatform.v1beta1.Session"}
        operation = f"{engine}/sessions/monday/operations/create"
        return {"name": operation, "done": True, "response": {**kind, **session}}
    if request.path.endswith("/sessions/monday"):
        return session
    return {"answered": request.path}


@contextmanager
def recording() -> Iterator[Recording]:
    """The stand-in, on a port of loopback, in a thread of its own."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            headers = {name.lower(): value for name, value in self.headers.items()}
            request = Request(self.command, self.path.partition("?")[0], headers, body)
            found.requests.append(request)
            told = json.dumps(answer(request)).encode()
            self.send_response(200)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(told)))
            self.end_headers()
            self.wfile.write(told)

        do_GET = do_PATCH = do_DELETE = do_POST  # noqa: N815  (the library's names)

        def log_message(self, *_: object) -> None:
            """Say nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    found = Recording(server.server_address[1])
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.05})
    thread.start()
    try:
        yield found
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
