"""Rule options: what they are called, what they may be, and named sets of them."""

import msgspec


class Option(msgspec.Struct, frozen=True):
    """One rule option. The first value is the rulebook's and the default; an empty list takes any whole number."""

    name: str
    rule: str
    values: tuple[str, ...]
    default: str
    before: str = ""  # of games stored before the option was there, where that is not the default


class OptionError(ValueError):
    """An unknown option, value or preset; the message says what there is.

    `code` and `named` are for saying it in another language.
    """

    def __init__(self, text: str, code: str = "", **named: str | int) -> None:
        super().__init__(text)
        self.code = code
        self.named = named


def complete(options: tuple[Option, ...], stored: dict[str, str]) -> dict[str, str]:
    """The settled options of a stored game, with those that came later."""
    return {option.name: option.before for option in options if option.before} | stored


def choose(
    options: tuple[Option, ...], presets: dict[str, dict[str, str]], preset: str, given: dict[str, str]
) -> dict[str, str]:
    """The value of every option: defaults, then the preset, then what was given."""
    known = {option.name: option for option in options}
    if preset and preset not in presets:
        listed = ", ".join(presets)
        raise OptionError(f"unknown preset {preset!r}; there are: {listed}", "preset", name=preset, known=listed)
    chosen = {option.name: option.default for option in options}
    chosen.update(presets.get(preset, {}))
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            listed = ", ".join(known)
            raise OptionError(f"unknown option {name!r}; there are: {listed}", "unknown", name=name, known=listed)
        if not isinstance(value, str):
            raise OptionError(
                f"option {name!r} must be given as text, such as {str(value)!r}, not {value!r}",
                "text",
                name=name,
                value=str(value),
            )
        if option.values and value not in option.values:
            listed = ", ".join(option.values)
            text = f"option {name!r} cannot be {value!r}; it can be: {listed}"
            raise OptionError(text, "value", name=name, value=value, known=listed)
        if not option.values and not (value.isdecimal() and len(value) < 7):
            text = f"option {name!r} must be a whole number of up to six digits, not {value!r}"
            raise OptionError(text, "number", name=name, value=value)
        chosen[name] = value
    return chosen
