"""Metrics for Prometheus, in a registry of the server's own."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from keepwise.model.jobs import Backlog

_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)


class Metrics:
    """What is counted. Labels are routes as declared, methods, statuses, kinds and actions."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry(auto_describe=False)
        self._requests = Counter(
            "keepwise_requests",
            "Requests that were answered.",
            ("route", "method", "status"),
            registry=self.registry,
        )
        self._seconds = Histogram(
            "keepwise_request_seconds",
            "How long requests took.",
            ("route", "method"),
            buckets=_BUCKETS,
            registry=self.registry,
        )
        self.in_flight = Gauge(
            "keepwise_requests_in_flight", "Requests being answered.", registry=self.registry
        )
        self.refused = Counter(
            "keepwise_refused",
            "What the guard kept out, by kind.",
            ("kind",),
            registry=self.registry,
        )
        self.changed = Counter(
            "keepwise_memories_changed",
            "Memories that generation created, updated or deleted within a request.",
            ("action",),
            registry=self.registry,
        )
        self.degraded = Counter(
            "keepwise_retrievals_degraded",
            "Retrievals that were not all they should be.",
            registry=self.registry,
        )
        self.rate_limited = Counter(
            "keepwise_rate_limited",
            "Requests of callers who had made as many as they may (server.rate).",
            registry=self.registry,
        )
        self._readable = Gauge(
            "keepwise_store_readable",
            "1 if the store could be read just now.",
            registry=self.registry,
        )
        self._jobs = Gauge(
            "keepwise_jobs",
            "Background work that waits, runs, or has failed for good.",
            ("state",),
            registry=self.registry,
        )
        self._scopes = Gauge(
            "keepwise_scopes_with_jobs",
            "People for whom background work waits or runs.",
            registry=self.registry,
        )
        self._overdue = Gauge(
            "keepwise_jobs_overdue_seconds",
            "How long the first work that is due has waited.",
            registry=self.registry,
        )

    def observe(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(route, method, str(status)).inc()
        self._seconds.labels(route, method).observe(seconds)

    def text(self, backlog: Backlog | None) -> bytes:
        """All of it in Prometheus' text form, with what is in the queue if that could be read."""
        self._readable.set(backlog is not None)
        if backlog is not None:
            self._jobs.labels("waiting").set(backlog.waiting)
            self._jobs.labels("running").set(backlog.running)
            self._jobs.labels("dead").set(backlog.dead)
            self._scopes.set(backlog.scopes)
            self._overdue.set(backlog.overdue / 1_000_000)
        return generate_latest(self.registry)
