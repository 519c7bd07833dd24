"""What can go wrong with a database that is not the caller's fault."""


class Unavailable(Exception):
    """The database cannot be used now: lost, locked or full. Nothing was stored; trying again later is safe."""

    status = 503
    code = "unavailable"

    def __init__(self, detail: str = "") -> None:
        self.detail = (
            detail or "The database cannot be used right now and nothing was stored. Please try again in a moment."
        )
        self.extra: dict[str, object] = {}
        super().__init__(self.detail)
