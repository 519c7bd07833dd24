"""Handing an e-mail to the server's mail server."""

import smtplib
import ssl
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import unquote, urlsplit

SECONDS = 20.0


class BadAddress(ValueError):
    """The address of the mail server cannot be used; the message says why."""


@dataclass(frozen=True)
class MailServer:
    """Where e-mails are handed in."""

    host: str
    port: int
    secure: bool  # TLS from the first byte; else it is begun where the mail server offers it
    user: str = ""
    password: str = ""


def mail_server(address: str) -> MailServer:
    """From `smtp://user:password@host:587` or `smtps://host`. Raises BadAddress."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError:
        raise BadAddress("it is no address") from None
    if parts.scheme not in ("smtp", "smtps") or not parts.hostname:
        raise BadAddress("it must begin with smtp:// or smtps:// and name a host")
    secure = parts.scheme == "smtps"
    user, password = unquote(parts.username or ""), unquote(parts.password or "")
    return MailServer(parts.hostname, port or (465 if secure else 587), secure, user, password)


def hand_in(server: MailServer, letter: EmailMessage) -> None:
    """Give the e-mail to the mail server. Raises OSError (also smtplib's errors) when it does not take it."""
    trust = ssl.create_default_context()
    if server.secure:
        client: smtplib.SMTP = smtplib.SMTP_SSL(server.host, server.port, timeout=SECONDS, context=trust)
    else:
        client = smtplib.SMTP(server.host, server.port, timeout=SECONDS)
    with client:
        if not server.secure:
            client.ehlo()
            if client.has_extn("starttls"):
                client.starttls(context=trust)
                client.ehlo()
            elif server.user:
                raise smtplib.SMTPNotSupportedError("the mail server offers no TLS, so the password is not sent")
        if server.user:
            client.login(server.user, server.password)
        client.send_message(letter)
