"""An HTTP server on the loopback that answers as a test tells it."""

from __future__ import annotations

import json
import threading
import time
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class Fake:
    """What the server saw (``requests``: path, headers, body) and what it answers next.

    ``answers`` are functions from a request's body to (status, body); the last one stays.
    """

    def __init__(self):
        self.requests = []
        self.answers = []
        self.delay = 0.0
        self.url = ""

    def answer(self, body):
        chosen = self.answers.pop(0) if len(self.answers) > 1 else self.answers[0]
        return chosen(body)


@contextmanager
def serving():
    """A running server and its address."""
    fake = Fake()

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def do_POST(self):
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
            headers = {name.lower(): value for name, value in self.headers.items()}
            fake.requests.append((self.path, headers, body))
            time.sleep(fake.delay)
            status, reply = fake.answer(body)
            sent = reply if isinstance(reply, bytes) else json.dumps(reply).encode()
            try:
                self.send_response(status)
                self.send_header("Content-Type", "application/json")
                self.send_header("Content-Length", str(len(sent)))
                # The clients keep to what the server says about trying again.
                self.send_header("Retry-After-Ms", "1")
                self.send_header("Connection", "close")
                self.end_headers()
                self.wfile.write(sent)
            except ConnectionError:
                pass
            self.close_connection = True

        def log_message(self, *_):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    fake.url = f"http://127.0.0.1:{server.server_address[1]}"
    try:
        yield fake
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
