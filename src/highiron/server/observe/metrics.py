"""Figures of one process, for Prometheus."""

from collections.abc import Callable

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest

METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
BUCKETS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

disable_created_metrics()  # a second line for every figure, with the time of its first count, that nobody asks for


def known_method(method: str) -> str:
    """The method, or OTHER: strangers may write what they like there, and figures and logs keep it."""
    return method if method in METHODS else "OTHER"


class Metrics:
    """Counts what happens. Safe to use from any thread; every application has figures of its own."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        self._requests = Counter(
            "highiron_requests",
            "Requests answered, by method, route and status.",
            ("method", "route", "status"),
            registry=self._registry,
        )
        self._seconds = Histogram(
            "highiron_request_seconds",
            "Time to answer a request, streams left out.",
            ("route",),
            buckets=BUCKETS,
            registry=self._registry,
        )
        self._moves = Counter("highiron_moves", "Moves by what became of them.", ("outcome",), registry=self._registry)
        self._streams = Gauge("highiron_streams", "Event streams that are open.", registry=self._registry)

    def level(self, name: str, text: str, read: Callable[[], float]) -> None:
        """A level that is read when somebody asks."""
        Gauge(name, text, registry=self._registry).set_function(read)

    def request(self, method: str, route: str, status: int, seconds: float | None) -> None:
        """A request was answered; `seconds` is None for a stream."""
        self._requests.labels(known_method(method), route, str(status)).inc()
        if seconds is not None:
            self._seconds.labels(route).observe(seconds)

    def move(self, outcome: str) -> None:
        """A move was accepted, refused or came too late."""
        self._moves.labels(outcome).inc()

    def stream_opened(self) -> None:
        """An event stream began."""
        self._streams.inc()

    def stream_closed(self) -> None:
        """An event stream ended."""
        self._streams.dec()

    def text(self) -> str:
        """Everything, in the text format that Prometheus reads."""
        return generate_latest(self._registry).decode()
