"""Settings of the server: from the command line and the environment."""

import ipaddress
import os
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from highiron.server.database.engine import NoDriver, check_driver, database_url
from highiron.server.post.smtp import BadAddress, mail_server

DATABASE = "HIGHIRON_DATABASE"
TRUSTED_PROXIES = "HIGHIRON_TRUSTED_PROXIES"
PUBLIC_URL = "HIGHIRON_PUBLIC_URL"
REGISTRATION = "HIGHIRON_REGISTRATION"
PRIVATE_WEBHOOKS = "HIGHIRON_PRIVATE_WEBHOOKS"
LOG_LEVEL = "HIGHIRON_LOG_LEVEL"
RATE_LIMITS = "HIGHIRON_RATE_LIMITS"
METRICS = "HIGHIRON_METRICS"
BACKUPS = "HIGHIRON_BACKUPS"
SMTP = "HIGHIRON_SMTP"
MAIL_FROM = "HIGHIRON_MAIL_FROM"
STUDY = "HIGHIRON_STUDY"
BOT_SECONDS = "HIGHIRON_BOT_SECONDS"

DEFAULT_DATA = Path("highiron-data")
DEFAULT_PORT = 8018
DAY = 24 * 60 * 60 * 1000  # milliseconds


class ConfigError(ValueError):
    """A setting that cannot be used; the message says which and why."""


@dataclass(frozen=True)
class Config:
    """What the server is told when it starts."""

    data: Path = DEFAULT_DATA
    database: str = ""  # URL; "" for the SQLite file in `data`
    host: str = "127.0.0.1"
    port: int = DEFAULT_PORT
    workers: int = 1
    trusted_proxies: tuple[str, ...] = ()  # addresses or networks whose X-Forwarded-* headers are believed
    public_url: str = ""  # how people reach this server, for links; "" to take it from the request
    registration: bool = True  # whether anybody may make an account
    private_webhooks: bool = False  # whether webhooks may call addresses within a network
    log_level: str = "INFO"
    body_limit: int = 256 * 1024  # bytes of a request; the import of records has its own
    session_days: int = 60
    guest_days: int = 365  # a guest who loses the session loses the seats, so it lasts longer
    rate_limits: bool = True  # off in benchmarks only
    public_metrics: bool = False  # whether everybody may read /metrics
    smtp: str = ""  # the mail server, as an address; "" sends no e-mail
    mail_from: str = ""  # the sender of e-mails
    mail_wait: int = 5 * 60 * 1000  # milliseconds that a turn may last before it is told by e-mail
    backups: Path | None = None  # where a backup is written every day; None for nowhere
    study: Path = Path("out")  # where `highiron study` left its results
    bot_seconds: float = 1.0  # that a strong bot thinks about a move when nobody else waits

    @property
    def database_url(self) -> str:
        """The URL for SQLAlchemy."""
        return database_url(self.data, self.database)

    @property
    def is_sqlite(self) -> bool:
        """Whether the games are in one SQLite file, which one process at a time may write."""
        return self.database_url.startswith("sqlite:")


def from_environment(
    data: Path = DEFAULT_DATA,
    host: str = "127.0.0.1",
    port: int = DEFAULT_PORT,
    workers: int = 1,
    environ: Mapping[str, str] = os.environ,
) -> Config:
    """The settings, checked. Raises ConfigError."""
    config = Config(
        data=data,
        database=environ.get(DATABASE, ""),
        host=host,
        port=port,
        workers=workers,
        trusted_proxies=_networks(environ.get(TRUSTED_PROXIES, "")),
        public_url=_public_url(environ.get(PUBLIC_URL, "")),
        registration=_switch(REGISTRATION, environ.get(REGISTRATION, "open"), "open", "closed"),
        private_webhooks=_switch(PRIVATE_WEBHOOKS, environ.get(PRIVATE_WEBHOOKS, "refuse"), "allow", "refuse"),
        log_level=_level(environ.get(LOG_LEVEL, "INFO")),
        rate_limits=_switch(RATE_LIMITS, environ.get(RATE_LIMITS, "on"), "on", "off"),
        backups=Path(environ[BACKUPS]) if environ.get(BACKUPS) else None,
        study=Path(environ.get(STUDY) or "out"),
        bot_seconds=_seconds(BOT_SECONDS, environ.get(BOT_SECONDS) or "1"),
        smtp=environ.get(SMTP, ""),
        mail_from=environ.get(MAIL_FROM, ""),
        public_metrics=_switch(METRICS, environ.get(METRICS, "local"), "public", "local"),
    )
    _check_mail(config)
    url = config.database_url
    if not url.startswith(("sqlite:///", "postgresql+psycopg://")):
        # The URL may hold a password, so it is not repeated.
        raise ConfigError(f"{DATABASE} must begin with postgresql:// (or be left out for SQLite)")
    try:
        check_driver(url)
    except NoDriver as error:
        raise ConfigError(str(error)) from None
    if workers > 1 and config.is_sqlite:
        raise ConfigError(f"--workers {workers} needs PostgreSQL: set {DATABASE}, or leave --workers out")
    return config


def _networks(text: str) -> tuple[str, ...]:
    parts = tuple(text.replace(",", " ").split())
    for part in parts:
        try:
            ipaddress.ip_network(part, strict=False)
        except ValueError:
            raise ConfigError(f"{TRUSTED_PROXIES} must list addresses or networks, not {part!r}") from None
    return parts


def _public_url(text: str) -> str:
    if not text:
        return ""
    if not text.startswith(("http://", "https://")):
        raise ConfigError(f"{PUBLIC_URL} must begin with https:// or http://, not be {text!r}")
    try:
        parts = urlsplit(text)
        named = bool(parts.hostname) and parts.port != 0 and not parts.query and not parts.fragment
    except ValueError:  # told of a port when it is asked for
        named = False
    if not named or any(char.isspace() or not char.isprintable() for char in text):
        raise ConfigError(f"{PUBLIC_URL} must be an address such as https://trains.example.org, not {text!r}")
    return text.rstrip("/")


def _check_mail(config: Config) -> None:
    """E-mail needs to know where to hand it in, who sends it and where its links lead."""
    if not config.smtp:
        return
    try:
        mail_server(config.smtp)
    except BadAddress as error:
        # The address may hold a password, so it is not repeated.
        raise ConfigError(f"{SMTP} cannot be used: {error}") from None
    if not config.public_url:
        raise ConfigError(f"{SMTP} needs {PUBLIC_URL}: links in e-mails must lead somewhere")
    if "@" not in config.mail_from:
        raise ConfigError(f"{SMTP} needs {MAIL_FROM}, the address that e-mails are sent from")


def _switch(name: str, text: str, on: str, off: str) -> bool:
    if text not in (on, off):
        raise ConfigError(f"{name} must be {on} or {off}, not {text!r}")
    return text == on


def _seconds(name: str, text: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not 0.05 <= found <= 60:
        raise ConfigError(f"{name} must be a number of seconds from 0.05 to 60, not {text!r}")
    return found


def _level(text: str) -> str:
    levels = ("DEBUG", "INFO", "WARNING", "ERROR")
    if text.upper() not in levels:
        raise ConfigError(f"{LOG_LEVEL} must be one of {', '.join(levels)}, not {text!r}")
    return text.upper()
