"""Connections to a front, by hand, and those that it connects to."""

from __future__ import annotations

import asyncio
import ssl
from contextlib import asynccontextmanager, suppress

import anyio

from keepwise.server.front import FrontOptions

HOST = "us-central1-aiplatform.googleapis.com"


def front_of(server, tmp_path):
    """A front before a server, which connects to no other host."""

    async def nowhere(host, port):
        raise AssertionError(f"connected to {host}:{port}")

    return FrontOptions(("127.0.0.1", server.port), tmp_path / "front", port=0, reach=nowhere)


async def settled(running):
    """Wait until the front has dealt with every connection that has ended."""
    reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
    writer.write(b"GET / HTTP/1.1\r\n\r\n")
    await reader.read()
    writer.close()
    await writer.wait_closed()


@asynccontextmanager
async def connected(running):
    reader, writer = await asyncio.open_connection("127.0.0.1", running.port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def ask(reader, writer, head):
    writer.write(head.encode("latin-1") + b"\r\n\r\n")
    await writer.drain()
    return (await reader.readuntil(b"\r\n\r\n")).decode()


@asynccontextmanager
async def secure(running, host=HOST):
    """A connection to a host of the service, as a client has it."""
    async with connected(running) as (reader, writer):
        answer = await ask(reader, writer, f"CONNECT {host}:443 HTTP/1.1\r\nHost: {host}:443")
        assert answer.startswith("HTTP/1.1 200 ")
        trusting = ssl.create_default_context(cafile=running.certificates.bundle)
        await writer.start_tls(trusting, server_hostname=host)
        yield reader, writer


async def response(reader):
    """Status, headers and body of a response that says how long it is."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
    status, *lines = head.strip().split("\r\n")
    headers = {n.lower(): v.strip() for n, _, v in (line.partition(":") for line in lines)}
    body = b""
    if "content-length" in headers:
        body = await reader.readexactly(int(headers["content-length"]))
    elif headers.get("transfer-encoding") == "chunked":
        while size := int(await reader.readline(), 16):
            body += await reader.readexactly(size)
            await reader.readexactly(2)
        await reader.readline()
    return int(status.split()[1]), headers, body


@asynccontextmanager
async def peer(handle):
    """Somebody on loopback who does what ``handle(reader, writer)`` says; their port."""
    tasks = set()

    async def serve(reader, writer):
        tasks.add(asyncio.current_task())
        with suppress(OSError):
            await handle(reader, writer)
        writer.close()

    listening = await asyncio.start_server(serve, "127.0.0.1", 0)
    try:
        yield listening.sockets[0].getsockname()[1]
    finally:
        listening.close()
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def to(port, met=None):
    """A way to other hosts that leads to a port of loopback."""

    async def reach(host, asked):
        if met is not None:
            met.append((host, asked))
        return await anyio.connect_tcp("127.0.0.1", port)

    return reach


def get(path, *headers, method="GET"):
    lines = [f"{method} {path} HTTP/1.1", f"Host: {HOST}", *headers, "", ""]
    return "\r\n".join(lines).encode()
