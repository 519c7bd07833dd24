"""E-mails in words: a subject, a few lines and links, in the language of their reader."""

from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import formatdate, make_msgid

from highiron.server.database.tables import Person
from highiron.server.post.links import link_secret
from highiron.server.post.outbox import Notice
from highiron.words import message

SITE = "Highiron"
# A line that is folded or encoded would spoil the address of List-Unsubscribe.
_POLICY = SMTP.clone(max_line_length=900)


class Letters:
    """Writes e-mails of a server at that address, from that sender."""

    def __init__(self, public_url: str, sender: str) -> None:
        self._url = public_url
        self._sender = sender

    def write(self, person: Person, notice: Notice, *, table: str = "", secret: str = "") -> EmailMessage:
        """The e-mail. `table` is what the game is called, `secret` that of a one-time link."""
        about_game = bool(notice.game)
        link = f"{self._url}/game/{notice.game}" if about_game else self._link(person, notice, secret)
        args = {"name": person.name, "table": table, "link": link, "site": SITE}
        lines = [message(f"mail-{notice.kind}", person.locale, args, False), "", link]
        letter = EmailMessage(_POLICY)
        if about_game:
            stop = link_secret(person, "stop")
            lines += ["", "-- ", message("mail-stop", person.locale, args, False), f"{self._url}/stop/{stop}"]
            letter["List-Unsubscribe"] = f"<{self._url}/api/stop/{stop}>"
            letter["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        letter["Subject"] = _one_line(message(f"mail-{notice.kind}.subject", person.locale, args, False))
        letter["From"] = Address(SITE, addr_spec=self._sender)
        letter["To"] = Address(addr_spec=person.email)
        letter["Date"] = formatdate()
        letter["Message-ID"] = make_msgid(domain=self._sender.rpartition("@")[2])
        letter["Auto-Submitted"] = "auto-generated"
        letter.set_content("\n".join(lines) + "\n")
        return letter

    def _link(self, person: Person, notice: Notice, secret: str) -> str:
        if notice.kind == "confirm":
            return f"{self._url}/confirm/{link_secret(person, 'confirm')}"
        return f"{self._url}/recover/{secret}"


def _one_line(text: str) -> str:
    return " ".join(text.split())
