"""In which form an environment shows its positions."""

from typing import Final


class Form:
    """What an observation holds, how its numbers are written, which moves have a place, and what is remembered."""

    def __init__(self, name: str, *, scaled: bool, figures: bool, offers: bool, history: bool) -> None:
        self.name = name
        self.scaled = scaled  # every number lies between -1 and 1
        self.figures = figures  # the board as track and values, and what companies and seats earn, besides
        self.offers = offers  # proposals that another player may decline are among the choices
        self.history = history  # the environment keeps all positions of the game, as a `Game`


PLAIN: Final = Form("plain", scaled=False, figures=False, offers=True, history=True)
TRAINING: Final = Form("training", scaled=True, figures=True, offers=False, history=False)
FORMS: Final = {form.name: form for form in (PLAIN, TRAINING)}


def form_of(name: str) -> Form:
    """A form by its name. Raises ValueError."""
    if name not in FORMS:
        raise ValueError(f"unknown form {name!r}; there are: {', '.join(FORMS)}")
    return FORMS[name]
