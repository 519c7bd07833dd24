"""What is wrong with a record, and where."""

from highiron.core.events import Reason


class RecordError(Exception):
    """A record cannot be read or replayed. `number` is the file's own number of the action at fault, if one is."""

    def __init__(self, message: str, number: int | None = None, reasons: list[Reason] | None = None) -> None:
        self.message = message
        self.number = number
        self.reasons = reasons or []
        where = f"action {number}: " if number is not None else ""
        why = "; ".join(f"{reason.code} [{reason.rule}] {reason.args}" for reason in self.reasons)
        super().__init__(f"{where}{message}{': ' + why if why else ''}")
