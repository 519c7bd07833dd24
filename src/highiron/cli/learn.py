"""Learning a value from games of bots."""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from highiron.cli.choices import SEED, TITLE
from highiron.cli.errors import InputError

if TYPE_CHECKING:
    from highiron.learn.games import Position
    from highiron.learn.train import Trained

LEAST_GAMES = 10


def learn(
    title: str = TITLE,
    games: int = typer.Option(200, "--games", "-g", min=LEAST_GAMES, metavar="G", help="How many games to play."),
    seed: int = SEED,
    jobs: int = typer.Option(
        0, "--jobs", "-j", min=0, metavar="J", help="Games at once; 0 uses all cores.", show_default=False
    ),
    out: Path | None = typer.Option(None, "--out", metavar="FILE", help="Write the weights here.", show_default=False),
    json: bool = typer.Option(False, "--json", help="Report as one JSON object."),
) -> None:
    """Learn from games of bots who will have how much.

    The games are of steady bots of all characters with a few blunders. One game in five is kept for judging. The
    same arguments give the same weights.

    \b
    Examples:
      highiron learn 1830 --games 200
      highiron learn 1846 --games 1000 --out 1846.json
    """
    import msgspec

    from highiron.cli import console
    from highiron.learn import train
    from highiron.learn.parallel import played
    from highiron.titles import catalogue

    if title not in catalogue.titles():
        raise InputError(console.say("no-title", name=title, known=", ".join(catalogue.titles())))
    found: list[Position] = []
    with console.progress() as bar:
        playing = bar.add_task(console.say("playing"), total=games)
        for positions in played(title, games, seed, jobs):
            found.extend(positions)
            bar.advance(playing)
        training = bar.add_task(console.say("training"), total=train.MOST_EPOCHS * train.NETWORKS)
        manifest: dict[str, object] = {"title": title, "games": games, "seed": seed, "positions": len(found)}
        try:
            trained = train.train(found, seed, manifest, lambda epoch, _: bar.update(training, completed=epoch + 1))
        except ValueError as error:
            raise InputError(str(error)) from None
    if out is not None:
        out.write_bytes(msgspec.json.format(msgspec.json.encode(trained.weights), indent=1))
    if json:
        typer.echo(msgspec.json.encode(trained).decode())
    else:
        _show(trained)
    if out is not None:
        console.note(console.say("weights-written", file=str(out)))


def _show(trained: "Trained") -> None:
    from highiron.cli import console

    out = console.results()
    columns = ("positions", "explained", "winner-named", "log-loss")
    shown = console.table("not-seen", *columns, numbers=columns)
    rows = {
        console.say("value-learned"): trained.learned,
        console.say("value-estimate"): trained.estimate,
        console.say("value-present"): trained.present,
    }
    rows |= {console.say(f"half-played-{name}"): scores for name, scores in trained.halfway.items()}
    for name, scores in rows.items():
        shown.add_row(
            name,
            console.figure(scores.positions),
            console.share(scores.explained),
            console.share(scores.named),
            console.figure(scores.log_loss, 3),
        )
    out.print(shown)
    found = "; ".join(
        f"{console.share(a)} → {console.share(b)} ({console.figure(n)})" for a, b, n in trained.reliability
    )
    out.print(console.say("said-and-won", list=found))
