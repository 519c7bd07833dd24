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
    """An unknown option, value or preset; the message says what there is."""


def complete(options: tuple[Option, ...], stored: dict[str, str]) -> dict[str, str]:
    """The settled options of a stored game, with those that came later."""
    return {option.name: option.before for option in options if option.before} | stored


def choose(
    options: tuple[Option, ...], presets: dict[str, dict[str, str]], preset: str, given: dict[str, str]
) -> dict[str, str]:
    """The value of every option: defaults, then the preset, then what was given."""
    known = {option.name: option for option in options}
    if preset and preset not in presets:
        raise OptionError(f"unknown preset {preset!r}; there are: {', '.join(presets)}")
    chosen = {option.name: option.default for option in options}
    chosen.update(presets.get(preset, {}))
    for name, value in given.items():
        option = known.get(name)
        if option is None:
            raise OptionError(f"unknown option {name!r}; there are: {', '.join(known)}")
        if not isinstance(value, str):
            raise OptionError(f"option {name!r} must be given as text, such as {str(value)!r}, not {value!r}")
        if option.values and value not in option.values:
            raise OptionError(f"option {name!r} cannot be {value!r}; it can be: {', '.join(option.values)}")
        if not option.values and not (value.isdecimal() and len(value) < 7):
            raise OptionError(f"option {name!r} must be a whole number of up to six digits, not {value!r}")
        chosen[name] = value
    return chosen
