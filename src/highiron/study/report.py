"""The paper: texts whose numbers come from results by key, whose sentences carry their tags, as PDF by typst."""

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import msgspec

from highiron.study.errors import StudyError

TEXTS = Path(__file__).parent / "paper"
TAGS = ("FACT", "FIT", "TEST", "GAME", "SCENARIO", "JUDGE")
HOLE = re.compile(r"\{([^{}|]+)(?:\|([^{}]+))?\}")
SENTENCE = re.compile(r"\[(\w+)(?: ([\w.\-]+))?\] (.+)")
NAMES = re.compile(r"18CE1?")  # digits that are part of a name
FONTS = {"en": ("Noto Serif", "DejaVu Serif", "Libertinus Serif"), "zh": ("Noto Serif CJK SC", "Noto Sans CJK SC")}
CHARTS = ("tornado", "modal", "fans")  # pictures that need less room than maps
MOST_WHOLE = 16  # rows of a table that no page breaks
BESIDE = {"seats": 2, "centres": 2, "parameters": 3}  # long narrow tables: so many columns of rows
WIDE = ("figures", "must", "reason", "near", "investment", "project", "scenario")  # columns that take the room
SECTIONS = ("summary", "letter", "body", "references", "appendix")
NOT_BETTER = {"en": "It does not beat the population rule.", "zh": "它没有胜过人口法则。"}
LABELS: dict[str, dict[str, str]] = tomllib.loads((TEXTS / "words.toml").read_text(encoding="utf-8"))
# Words of results and pictures, by language and English text; what is not there stays English.
SAID: dict[str, dict[str, Any]] = tomllib.loads((TEXTS / "said.toml").read_text(encoding="utf-8"))
PHRASES: dict[str, dict[str, str]] = {language: dict(known.pop("phrases")) for language, known in SAID.items()}


def say(language: str, text: str) -> str:
    """A name or word of results in the language of a paper; of figures and edges its phrases: places have no words."""
    known = SAID.get(language, {})
    if text in known:
        return str(known[text])
    for phrase, other in PHRASES.get(language, {}).items():
        text = re.sub(rf"(?<![\w]){phrase}(?![\w])", other, text)
    return text


@dataclass
class Written:
    """A text as typst, with what its checks need."""

    typst: str
    keys: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    letter: str = ""
    proven: list[str] = field(default_factory=list)  # what TEST rests on


class Results:
    """All results by key."""

    def __init__(self, found: dict[str, Any]) -> None:
        self.found = found

    def value(self, key: str) -> Any:
        """The value of a key; a missing one stops the build."""
        here: Any = self.found
        for part in key.split("."):
            part_ = self.found["forecast"]["regret"]["recommendations"][int(part[1:])] if part.startswith("@") else part
            try:
                here = here[int(part_)] if isinstance(here, list) else here[part_]
            except (KeyError, IndexError, ValueError, TypeError):
                raise StudyError(
                    f"the paper asks for {key}, which no result has: run the stage that makes it"
                ) from None
        return here

    def text(self, key: str, form: str) -> str:
        """The value as it is printed."""
        value = self.value(key)
        if isinstance(value, str):
            return value
        if value is None:
            raise StudyError(f"the paper asks for {key}, which has no value in these results")
        if form == "year":
            return f"{value:.0f}"
        if form == "int":
            return f"{value:,.0f}"
        if form.startswith("%"):
            return f"{100 * value:.{form[1:] or '0'}f} %"
        if form.startswith("+"):
            return f"{value:+.{form[1:]}f}"
        return f"{value:.{form or '2'}f}"


def collect(out: Path, stages: tuple[str, ...], plan: dict[str, Any]) -> Results:
    """What the stages have found."""
    found: dict[str, Any] = {"plan": plan}
    for stage in stages:
        path = out / stage / "result.json"
        if not path.is_file():
            raise StudyError(f"the paper needs the results of `{stage}`: run `highiron study {stage}` first")
        found[stage] = msgspec.json.decode(path.read_bytes())
    found["fit"]["new_from"] = plan["splits"]["validate_until"]
    found["grid"]["repeated_small"] = min(int(spacing) for spacing in found["grid"]["repeated"])
    return Results(found)


def write(language: str, results: Results, checks: list[dict[str, str]], fonts: tuple[str, ...]) -> Written:
    """The typst source of the paper in one language."""
    words = LABELS[language]
    draft = words["draft"] if any("draft" in row for row in results.found.values() if isinstance(row, dict)) else ""
    made = Written("")
    lines = [
        '#import "template.typ": *',
        f'#show: paper.with(title: "{words["title"]}", author: "{words["author"]}", lang: "{language}",'
        f' draft: "{draft}", fonts: ({", ".join(chr(34) + font + chr(34) for font in fonts)},))',
        f'#align(center)[#text(size: 17pt, weight: "bold")[{words["title"]}]]',
    ]
    section = ""
    for number, line in enumerate((TEXTS / f"text.{language}.txt").read_text(encoding="utf-8").splitlines(), 1):
        if not line.strip():
            continue
        if line.startswith("# "):
            section, _, heading = (part.strip() for part in line[2:].partition("|"))
            if section not in SECTIONS:
                raise StudyError(f"text.{language}.txt, line {number}: there is no section {section}")
            lines += [
                "#pagebreak(weak: true)" if section not in ("summary", "appendix") else "",
                f'#page-mark("{section}")',
                f"= {heading}",
            ]
        elif line.startswith("## "):
            lines.append(f"== {line[3:]}")
        elif line.startswith("!figure "):
            name, _, caption = (part.strip() for part in line[8:].partition("|"))
            shown = f'image("{pictures(language)}/{name}.svg", width: {62 if name in CHARTS else 92}%)'
            lines.append(f"#figure({shown}, placement: auto, caption: [{escape(caption)}])")
        elif line.startswith("!table "):
            lines.append(table(line[7:].strip(), results, checks, language))
        elif line.startswith("!red"):
            lines += red(checks, language)
        elif line.startswith("!plan"):
            lines.append(f"== {words['plan']}")
            lines += [
                f"- {escape(say(language, row['what']))} {escape(say(language, row['why']))}"
                for row in results.value("plan.changes")
            ]
        else:
            text = sentence(line, number, language, results, made)
            lines.append(text)
            if section == "letter":
                made.letter += text
    lines.append('#page-mark("end")')
    made.typst = "\n\n".join(line for line in lines if line) + "\n"
    return made


def sentence(line: str, number: int, language: str, results: Results, made: Written) -> str:
    """One tagged line; its numbers by key, its tag proven."""
    where = f"text.{language}.txt, line {number}"
    matched = SENTENCE.fullmatch(line)
    if matched is None:
        raise StudyError(f"{where}: a sentence begins with its tag, such as [FACT]")
    tag, proof, text = matched.groups()
    if tag == "SAY":  # TEST where the interval excludes the null, else said in plain words
        tag = "TEST" if results.value(f"{proof}.low") > 0 else "FIT"
        made.proven += [f"{proof}.low"] if tag == "TEST" else []
        text += "" if tag == "TEST" else f" {NOT_BETTER[language]}"
        made.keys.append(f"{proof}.low")
    elif tag == "TEST":
        raise StudyError(f"{where}: TEST is said by [SAY key], so that the interval decides")
    if tag not in TAGS:
        raise StudyError(f"{where}: there is no tag {tag}; there are {', '.join(TAGS)}")
    bare = NAMES.sub("", HOLE.sub("", text))
    if re.search(r"\d", bare):
        raise StudyError(f"{where}: a number stands in the text; take it from a result by its key")
    made.tags.append(tag)

    def fill(hole: re.Match[str]) -> str:
        made.keys.append(hole[1])
        return say(language, results.text(hole[1], hole[2] or "2"))

    return f'{escape(HOLE.sub(fill, text))}#tag("{tag}")'


def loose_numbers(language: str) -> list[str]:
    """Lines of a text in which a number stands that no key gives."""
    lines = (TEXTS / f"text.{language}.txt").read_text(encoding="utf-8").splitlines()
    bare = [NAMES.sub("", HOLE.sub("", line.partition("] ")[2])) for line in lines if line.startswith("[")]
    return [line for line in bare if re.search(r"\d", line)]


def escape(text: str) -> str:
    """Plain text for typst."""
    return re.sub(r"([\\#$*_<>@\[\]`~])", r"\\\1", text)


def red(checks: list[dict[str, str]], language: str) -> list[str]:
    """Every acceptance rule that is not met, in plain words with its figures."""
    words = LABELS[language]
    rows = [row for row in checks if row["verdict"] == "red"]
    if not rows:
        return [escape(words["no_red"])]
    return [
        escape(words["red"]),
        *(
            f"- {row['rule']}: {escape(say(language, row['text']))} ({escape(say(language, row['figures']))})"
            for row in rows
        ),
    ]


def pictures(language: str) -> str:
    """The folder of the pictures of a paper, below that of the report."""
    return "figures" if language == "en" else f"figures/{language}"


def untagged(typst: str) -> list[str]:
    """Sentences of a written paper with a number and without a tag: lines of its own that are no code of typst."""
    lines = [line for line in typst.split("\n\n") if line and line[0] not in "#=-"]
    return [line for line in lines if re.search(r"\d", NAMES.sub("", line)) and '#tag("' not in line]


def table(name: str, results: Results, checks: list[dict[str, str]], language: str) -> str:
    """A table of results."""
    columns, rows = _rows(name, results, checks)
    words = LABELS[language]
    if not rows:
        return f"#text(size: 7.5pt)[#strong[{escape(words[name])}]: {escape(words['none'])}]"
    blocks = BESIDE.get(name, 1)
    deep = -(-len(rows) // blocks)
    empty = [""] * len(columns)
    rows = [
        [cell for block in range(blocks) for cell in (rows[at + block * deep : at + block * deep + 1] or [empty])[0]]
        for at in range(deep)
    ]
    head = ", ".join(f"[*{escape(words[column])}*]" for column in columns * blocks)
    cells = ", ".join(f"[{escape(say(language, str(cell)))}]" for row in rows for cell in row)
    widths = ", ".join("1fr" if column in WIDE else "auto" for column in columns * blocks)
    body = f"table(columns: ({widths},), stroke: 0.3pt + gray, inset: 3pt, table.header({head}), {cells})"
    whole = "false" if len(rows) <= MOST_WHOLE else "true"
    return f"#block(breakable: {whole})[#text(size: 7.5pt)[#strong[{escape(words[name])}] #{body}]]"


def _rows(name: str, results: Results, checks: list[dict[str, str]]) -> tuple[list[str], list[list[str]]]:
    value = results.value
    if name == "regret":
        row = value("forecast.regret")
        return ["investment", "mean", "worst"], [
            [item, f"{row['mean_regret'][item]:.2f}", f"{row['worst_regret'][item]:.2f}"] for item in row["order"]
        ]
    if name == "seats":
        return ["players", "seat", "advantage", "low", "high"], [
            [row["players"], row["seat"], *(f"{row[key]:+.3f}" for key in ("advantage", "low", "high"))]
            for row in value("strategy.seats")
        ]
    if name == "privates":
        return ["private", "paid", "fair", "low", "high"], [
            [row["private"], *(f"{row[key]:.0f}" for key in ("paid", "fair", "low", "high"))]
            for row in value("strategy.privates")
        ]
    if name == "centres":
        return ["centre", "passenger", "freight"], [
            [centre, *(_with_interval(row["eras"]["IV"][kind]) for kind in ("passenger", "freight"))]
            for centre, row in value("revenue.centres").items()
        ]
    if name == "differences":
        return ["kind", "near", "probability", "reason"], [
            [row["kind"], row["near"], f"{row['probability']:.2f}", row["reason"]] for row in value("fit.differences")
        ]
    if name == "projects":
        return ["project", "probability", "low", "high"], [
            [row["project"], *(f"{row[f'by_2040{end}']:.2f}" for end in ("", "_low", "_high"))]
            for row in value("forecast.projects")
        ]
    if name == "checks":
        return ["rule", "verdict", "must", "figures"], [
            [row["rule"], row["verdict"], row["text"], row["figures"]] for row in checks
        ]
    if name == "weights":
        codes = list(value("forecast.scenarios"))
        return ["scenario", "change", "gone", "new"], [
            [codes[row["scenario"]], f"{row['move']:+.1f}", ", ".join(row["gone"]), ", ".join(row["new"])]
            for row in value("forecast.regret.steady")
        ]
    if name == "parameters":
        return ["name", "value"], [[key, f"{number:.3g}"] for key, number in value("fit.parameters").items()]
    raise StudyError(f"there is no table {name}")


def _with_interval(entry: dict[str, Any]) -> str:
    low, high = entry["interval"]
    return f"{entry['value']:.2f} ({low:.2f}–{high:.2f})"


def fonts_for(language: str, folders: list[str]) -> tuple[str, ...]:
    """Installed fonts for a language; an error that says what to install where there is none."""
    import typst

    fonts = typst.Fonts(include_system_fonts=True, font_paths=folders)
    known = {str(family).lower() for family in fonts.families()}
    found = tuple(font for font in FONTS[language] if font.lower() in known)
    if not found:
        package = "fonts-noto-cjk" if language == "zh" else "fonts-noto or fonts-dejavu"
        raise StudyError(
            f"no font for the paper in {language} was found (looked for {', '.join(FONTS[language])}):"
            f" install {package}, or leave this language out with --lang"
        )
    return found


def pages(typst: Any, source: Path) -> dict[str, int]:
    """The page on which each section begins."""
    found = {}
    for name in (*SECTIONS, "end"):
        answer = typst.query(str(source), f"<{name}>", field="value", root=str(source.parent))
        found[name] = int(msgspec.json.decode(answer)[0])
    return found
