"""Lessons on the command line."""

from typing import TYPE_CHECKING, Any

import typer

from highiron.cli.console import say
from highiron.cli.errors import REFUSED, InputError

if TYPE_CHECKING:
    from highiron.core.actions import Action
    from highiron.lessons import Lesson

LESSON = typer.Argument("", metavar="[LESSON]", help="The name of a lesson; without it all are listed.")


def lesson(
    name: str = LESSON,
    tries: list[str] = typer.Option(
        [], "--try", "-t", metavar="ACTION", help="An action as JSON to try; may be given often, in order."
    ),
    solution: bool = typer.Option(False, "--solution", help="Show the lesson's own way to all its goals."),
    legal: bool = typer.Option(False, "--legal", help="Also list what is legal where the tries have led."),
) -> None:
    """Learn a title by short lessons, or list the lessons.

    Shows the steps up to the next thing to do. Try an action: it is refused with the reasons, or legal but not to the
    goal, or it leads on. Ends with status 1 when the last try did not count.

    \b
    Examples:
      highiron lesson                                  which lessons there are
      highiron lesson 1830-auction                     begin one
      highiron lesson 1830-auction -t '{"type": "take_private", "private": "SV"}'
      highiron lesson 1830-auction --solution
    """
    from highiron import lessons

    if not name:
        _list()
        return
    try:
        found = lessons.lesson(name)
    except lessons.UnknownLesson:
        raise InputError(say("no-lesson", name=name)) from None
    if solution:
        _solution(found)
        return
    counted: tuple[Action, ...] = ()
    _show(found, 0, counted)
    for text in tries:
        tried = _try(found, counted, text)
        if tried is None:
            raise typer.Exit(REFUSED)
        counted = (*counted, tried)
    if legal:
        _legal(found, counted)


def _list() -> None:
    from highiron import lessons
    from highiron.cli import console

    out = console.results()
    shown = console.table("lesson", "about", "minutes", "steps", numbers=("minutes", "steps"))
    for each in lessons.lessons():
        title, about = lessons.say_title(each)
        shown.add_row(each.id, f"{title}: {about}", console.figure(each.minutes), console.figure(len(each.steps)))
    out.print(shown)


def _show(found: "Lesson", start: int, counted: "tuple[Action, ...]") -> None:
    """The words of the steps from there to the next one with something to do."""
    from highiron import lessons

    until = lessons.place(found, counted).step
    for number in range(start, min(until + 1, len(found.steps))):
        text, task = lessons.say_step(found, number)
        typer.echo(f"({number + 1}/{len(found.steps)})\n{text}\n")
        if task:
            typer.echo(f"> {task}\n")
    if until == len(found.steps):
        from highiron.words import message

        typer.echo(message("lesson-over"))


def _try(found: "Lesson", counted: "tuple[Action, ...]", text: str) -> "Action | None":
    """Try an action and say what becomes of it; gives it when it counts."""
    from highiron import lessons, words
    from highiron.lessons.positions import names_of

    here = lessons.place(found, counted)
    if here.step == len(found.steps):
        raise InputError(say("lesson-over"))
    action = _read(text, here.seat)
    tried = lessons.attempt(found, counted, action)
    names = names_of(found.record)
    if tried.verdict == "refused":
        typer.echo("\n".join(words.say_reasons(list(tried.reasons), names)))
        return None
    for event in tried.events:
        typer.echo(f"- {words.say_event(event, names)}")
    if comment := lessons.said(found, here.step, tried):
        typer.echo(f"{comment}\n")
    if tried.verdict == "astray":
        return None
    if tried.verdict == "reached":
        _show(found, here.step + 1, (*counted, action))
    return action


def _read(text: str, seat: str) -> "Action":
    import msgspec

    from highiron.core.actions import action_from_data

    try:
        data: Any = msgspec.json.decode(text)
        if not isinstance(data, dict):
            raise InputError(say("action-no-object", text=f"{text:.80}"))
        return action_from_data({"seat": seat, **data})
    except msgspec.DecodeError as error:
        raise InputError(say("action-no-json", why=str(error))) from None
    except msgspec.ValidationError as error:
        raise InputError(say("no-action", why=str(error))) from None


def _solution(found: "Lesson") -> None:
    import msgspec

    from highiron import lessons

    for number, step in enumerate(found.steps):
        if step.goal:
            typer.echo(f"({number + 1}/{len(found.steps)}) {lessons.say_step(found, number)[1]}")
            for data in step.solution:
                typer.echo(f"  {msgspec.json.encode(data).decode()}")


def _legal(found: "Lesson", counted: "tuple[Action, ...]") -> None:
    import msgspec

    from highiron import lessons
    from highiron.flow import engine

    here = lessons.place(found, counted)
    for family in engine.legal(here.state):
        if family.seat == here.seat:
            typer.echo(msgspec.json.encode(family.to_data()).decode())
