"""In which form an environment shows its positions."""

from typing import Final

import msgspec


class Form(msgspec.Struct, frozen=True, kw_only=True):
    """What an observation holds, how its numbers are written, which moves have a place, and what is remembered."""

    name: str
    scaled: bool  # every number lies between -1 and 1
    figures: bool  # the board as track and values, and what companies and seats earn, besides
    learned: bool  # what the bots of the house learn from, of every seat, besides
    offers: bool  # proposals that another player may decline are among the choices
    history: bool  # the environment keeps all positions of the game, as a `Game`


PLAIN: Final = Form(name="plain", scaled=False, figures=False, learned=False, offers=True, history=True)
TRAINING: Final = Form(name="training", scaled=True, figures=True, learned=False, offers=False, history=False)
FIGURES: Final = msgspec.structs.replace(TRAINING, name="figures", learned=True)
FORMS: Final = {form.name: form for form in (PLAIN, TRAINING, FIGURES)}


def form_of(form: str | Form) -> Form:
    """A form, or the one of that name. Raises ValueError."""
    if isinstance(form, Form):
        return form
    if form not in FORMS:
        raise ValueError(f"unknown form {form!r}; there are: {', '.join(FORMS)}")
    return FORMS[form]
