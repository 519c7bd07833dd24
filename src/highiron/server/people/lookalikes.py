"""Names that look alike: letters of other scripts, letters with strokes and hooks, and digits that pass for letters.

What a letter is taken for follows from its Unicode name where that tells its shape: `LATIN SMALL LETTER O WITH STROKE`
is taken for an o, and so is `CYRILLIC SMALL LETTER O`. Letters whose names tell their sound stand in a table of their
script, by these names. Marks are left out before, width and fonts are folded (NFKD).
"""

import re
import unicodedata
from functools import lru_cache

# Name of a letter within its script -> what it is taken for. Capitals and small letters share a line where they agree.
_CYRILLIC = {
    **{"A": "a", "VE": "b", "GHE": "r", "IE": "e", "UKRAINIAN IE": "e", "KA": "k", "EM": "m", "EN": "h", "O": "o"},
    **{"PE": "n", "ER": "p", "ES": "c", "TE": "t", "U": "y", "EF": "o", "HA": "x", "DZE": "s", "JE": "j", "SHHA": "h"},
    **{"BYELORUSSIAN-UKRAINIAN I": "i", "YI": "i", "STRAIGHT U": "y", "QA": "q", "WE": "w", "PALOCHKA": "l"},
    **{
        "IZHITSA": "v",
        "KOMI DE": "d",
        "KOMI SJE": "g",
        "SOFT SIGN": "b",
        "SEMISOFT SIGN": "b",
        "TSHE": "h",
        "DJE": "h",
    },
    **{"OMEGA": "w", "SHA": "w", "IOTIFIED A": "ia", "ABKHASIAN CHE": "e", "ABKHASIAN HA": "o", "DZZE": "z", "ZE": "3"},
    **{"BARRED O": "o", "SCHWA": "e", "TSE": "u"},
}
_GREEK_SMALL = {
    **{"ALPHA": "a", "BETA": "b", "GAMMA": "y", "EPSILON": "e", "ETA": "n", "IOTA": "i", "KAPPA": "k", "MU": "u"},
    **{"NU": "v", "OMICRON": "o", "RHO": "p", "SIGMA": "o", "FINAL SIGMA": "c", "TAU": "t", "UPSILON": "u", "CHI": "x"},
    **{"OMEGA": "w", "DIGAMMA": "f", "LUNATE SIGMA": "c", "STIGMA": "c", "SAN": "m", "THETA": "o", "PHI": "o"},
}
_GREEK_CAPITAL = {
    **{"ALPHA": "a", "BETA": "b", "EPSILON": "e", "ZETA": "z", "ETA": "h", "IOTA": "i", "KAPPA": "k", "MU": "m"},
    **{"NU": "n", "OMICRON": "o", "RHO": "p", "TAU": "t", "UPSILON": "y", "CHI": "x", "DIGAMMA": "f", "SAN": "m"},
    **{"LUNATE SIGMA": "c", "YOT": "j", "THETA": "o", "PHI": "o"},
}
_COPTIC = {
    **{"ALFA": "a", "VIDA": "b", "DALDA": "d", "EIE": "e", "ZATA": "z", "HATE": "h", "IAUDA": "i", "KAPA": "k"},
    **{"MI": "m", "NI": "n", "O": "o", "RO": "p", "SIMA": "c", "TAU": "t", "UA": "y", "KHI": "x", "OOU": "w"},
}
_ARMENIAN = {
    **{"SEH": "u", "OH": "o", "HO": "h", "VO": "n", "CO": "g", "REH": "n", "YIWN": "l", "LIWN": "l", "JHEH": "j"},
    **{"ZA": "q", "KEH": "p", "INI": "h", "GIM": "q", "TIWN": "s", "PIWR": "o", "YI": "j"},
}
_CHEROKEE = {
    **{"A": "d", "E": "r", "I": "t", "O": "o", "V": "i", "GO": "a", "GU": "j", "GV": "e", "HV": "s", "LA": "w"},
    **{"LE": "o", "MI": "h", "MU": "y", "NAH": "g", "QUU": "w", "SU": "s", "DV": "r", "TLI": "c", "TLV": "p"},
    **{
        "YE": "b",
        "TSE": "v",
        "TSO": "k",
        "TSU": "d",
        "LI": "p",
        "WI": "o",
        "SE": "4",
        "QUV": "e",
        "DU": "s",
        "TE": "t",
    },
    **{"MA": "o", "TLE": "l", "GE": "f"},
}
_LISU = {
    **{"BA": "b", "PA": "p", "DA": "d", "TA": "t", "GA": "g", "KA": "k", "JA": "j", "CA": "c", "DZA": "z", "TSA": "f"},
    **{"MA": "m", "NA": "n", "LA": "l", "SA": "s", "ZHA": "r", "HA": "v", "XA": "h", "WA": "w", "SHA": "x", "YA": "y"},
    **{"A": "a", "E": "e", "I": "i", "O": "o", "U": "u"},
}
_HEBREW = {"SAMEKH": "o", "VAV": "l", "FINAL NUN": "l", "YOD": "i"}
_ARABIC = {"HEH": "o", "ALEF": "l", "AE": "o"}
_SCRIPTS = {
    "CYRILLIC SMALL": _CYRILLIC,
    "CYRILLIC CAPITAL": _CYRILLIC,
    "GREEK SMALL": _GREEK_SMALL,
    "GREEK CAPITAL": _GREEK_CAPITAL,
    "GREEK": {**_GREEK_SMALL, "SMALL CAPITAL GAMMA": "r", "SMALL CAPITAL RHO": "p", "YOT": "j"},
    "COPTIC SMALL": _COPTIC,
    "COPTIC CAPITAL": _COPTIC,
    "ARMENIAN SMALL": _ARMENIAN,
    "ARMENIAN CAPITAL": _ARMENIAN,
    "CHEROKEE SMALL": _CHEROKEE,
    "CHEROKEE": _CHEROKEE,
    "LISU": _LISU,
    "HEBREW": _HEBREW,
    "ARABIC": _ARABIC,
}
_NAME = re.compile(r"^([A-Z]+(?: SMALL| CAPITAL)?) LETTER (.+?)(?: WITH .+)?$")
_SHAPES = {  # Latin letters whose names are longer than a letter and a WITH
    **{"ALPHA": "a", "IOTA": "i", "SCRIPT G": "g", "CLOSED OMEGA": "w", "LONG S": "f", "SHARP S": "b", "UPSILON": "u"},
    **{"DOTLESS I": "i", "DOTLESS J": "j", "AFRICAN D": "d", "OPEN E": "e", "REVERSED OPEN E": "3", "ENG": "n"},
    **{"DENTAL CLICK": "l", "BARRED O": "o", "BARRED B": "b", "KRA": "k", "LATIN SMALL CAPITAL I": "i", "O": "o"},
    **{"GAMMA": "y", "CHI": "x", "BETA": "b", "AE": "ae", "OE": "oe", "THORN": "p", "ETH": "d", "ESH": "f", "EZH": "3"},
}
_OTHERS = str.maketrans(
    # Digits and signs; and what Japanese and Chinese readers cannot tell apart without its neighbours.
    {"0": "o", "1": "l", "2": "z", "5": "s", "|": "l", "I": "l", "×": "x", "〇": "o"}
    | dict(zip("ニロカエトタハヘリー", "二口力工卜夕八へり一", strict=True))
)
_PAIRS = (("rn", "m"), ("vv", "w"), ("cl", "d"))


@lru_cache(maxsize=4096)
def _taken_for(char: str) -> str:
    """What one letter or digit is taken for; itself where it is like no other."""
    if char.isascii():
        return char
    if char.isdecimal():
        return str(unicodedata.decimal(char))
    named = _NAME.match(unicodedata.name(char, ""))
    if named is None:
        return char
    script, letter = named.groups()
    if script.startswith("LATIN"):
        letter = letter.removeprefix("SMALL CAPITAL ")
        if len(letter) == 1:
            return letter if script == "LATIN CAPITAL" else letter.lower()
        return _SHAPES.get(letter, char)
    return _SCRIPTS.get(script, {}).get(letter, char)


def skeleton(name: str) -> str:
    """What is left of a name when everything that looks alike is the same. Not for showing."""
    plain = unicodedata.normalize("NFKD", name)
    letters = (_taken_for(char) for char in plain if unicodedata.category(char)[0] not in "MC")
    # A capital I passes for a small L, which its small letter would hide.
    text = "".join(letters).translate(_OTHERS).casefold().translate(_OTHERS)
    for pair, single in _PAIRS:
        text = text.replace(pair, single)
    return "".join(char for char in text if char.isalnum())[:80]
