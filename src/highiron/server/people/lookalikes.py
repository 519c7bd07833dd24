"""Names that look alike: the letters of other scripts, and the digits, that pass for Latin ones."""

import unicodedata

# Each group: what it is taken for, and what is taken for it. Marks are left out before, width and fonts are folded.
_GROUPS = {
    "a": "аɑαᴀ",
    "b": "Ьʙв",
    "c": "сϲᴄ",
    "d": "ԁɗᴅ",
    "e": "еєҽεᴇ",
    "f": "ƒϝғ",
    "g": "ɡɢԍց",
    "h": "һհн",
    "i": "іɩιıᎥ",
    "j": "јϳ",
    "k": "кκᴋ",
    "l": "Iӏ|1ǀⅼІΙⲓ",
    "m": "мᴍ",
    "n": "пηոɴ",
    "o": "0оοσօᴏ",
    "p": "рρᴘ",
    "q": "ԛզ",
    "r": "гʀᴦ",
    "s": "5ѕꜱ",
    "t": "тτᴛ",
    "u": "υսцᴜ",
    "v": "ѵνᴠ",
    "w": "ԝωшᴡ",
    "x": "хχ",
    "y": "уүγʏ",
    "z": "2ᴢ",
    "B": "ВΒ",
    "E": "ЕΕ",
    "H": "НΗ",
    "K": "КΚ",
    "M": "МΜ",
    "N": "Ν",
    "P": "РΡ",
    "T": "ТΤ",
    "X": "ХΧ",
    "Y": "УΥҮ",
    "Z": "Ζ",
    "A": "АΑ",
    "C": "СϹ",
    "O": "ОΟ",
    "J": "Ј",
    "S": "Ѕ",
}
_TABLE = {ord(char): latin for latin, group in _GROUPS.items() for char in group}
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


def skeleton(name: str) -> str:
    """What is left of a name when everything that looks alike is the same. Not for showing."""
    plain = unicodedata.normalize("NFKD", name)
    letters = "".join(char for char in plain if unicodedata.category(char)[0] not in "MC").translate(_TABLE)
    # Capitals of other scripts have become Latin ones; a second pass takes what lower case makes of the rest.
    text = letters.casefold().translate(_TABLE)
    for pair, single in _PAIRS:
        text = text.replace(pair, single)
    return "".join(char for char in text if char.isalnum())[:80]
