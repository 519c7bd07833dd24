"""Learning from games of bots, generation after generation."""

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from highiron.cli.choices import SEED, TITLE
from highiron.cli.errors import InputError

if TYPE_CHECKING:
    from rich.progress import TaskID

    from highiron.learn.loop import Generation
    from highiron.learn.parallel import Place
    from highiron.learn.train import Trained

LEAST_GAMES = 10


def learn(
    title: str = TITLE,
    games: int = typer.Option(
        200, "--games", "-g", min=LEAST_GAMES, metavar="G", help="How many games to play in every generation."
    ),
    generations: int = typer.Option(
        1, "--generations", min=1, metavar="N", help="How often to play, to learn and to duel, at most."
    ),
    duels: int = typer.Option(
        0,
        "--duels",
        min=0,
        metavar="D",
        help="Games of every generation against the one before, at least 20; 0 judges by none.",
    ),
    seed: int = SEED,
    jobs: int = typer.Option(
        0, "--jobs", "-j", min=0, metavar="J", help="Games at once; 0 uses all cores.", show_default=False
    ),
    cluster: str = typer.Option(
        "", "--cluster", metavar="ADDRESS", help="Play on the Ray cluster at this address; `local` starts one here."
    ),
    out: Path | None = typer.Option(None, "--out", metavar="FILE", help="Write the weights here.", show_default=False),
    json: bool = typer.Option(False, "--json", help="Report as one JSON object."),
) -> None:
    """Learn from games of bots who will have how much.

    The games of the first generation are of steady bots of all characters with a few blunders; in those of the next
    ones half of the players look ahead with what was learned before. One game in five is kept for judging. A
    generation that does not play better than the one before is the last and is not kept. Each
    that is kept is written when it is done. The same arguments give the same weights.

    \b
    Examples:
      highiron learn 1830 --games 200
      highiron learn 1846 --games 1000 --out 1846.json
      highiron learn 18CE --games 400 --generations 4 --duels 100 --cluster 10.0.0.5:6379
    """
    import msgspec

    from highiron.arena import ArenaError
    from highiron.bench import commit
    from highiron.cli import console
    from highiron.learn import loop
    from highiron.learn.duel import LEAST
    from highiron.titles import catalogue

    if title not in catalogue.playable():
        raise InputError(console.say("no-title", name=title, known=", ".join(catalogue.playable())))
    if duels % 2 or 0 < duels < LEAST:
        raise InputError(console.say("odd-duels", least=LEAST))
    if out is not None:
        _check_writable(out)
    plan = loop.Plan(title, games, generations, duels, seed, commit())
    says = {
        loop.PLAYING: console.say("playing"),
        loop.TRAINING: console.say("training"),
        loop.DUELLING: console.say("duelling"),
    }
    found: list[Generation] = []
    with console.progress() as bar:
        bars: dict[tuple[int, str], TaskID] = {}

        def tell(number: int, doing: str, done: int, of: int) -> None:
            if (number, doing) not in bars:
                text = says[doing]
                if generations > 1:
                    text = console.say("generation-doing", number=number, doing=text)
                bars[number, doing] = bar.add_task(text, total=of)
            bar.update(bars[number, doing], completed=done)

        try:
            for one in loop.generations(plan, _place(jobs, cluster), tell):
                found.append(one)
                if out is not None and one.is_kept:
                    _write(out, one)
        except (ArenaError, ValueError) as error:
            raise InputError(str(error)) from None
        except KeyboardInterrupt:
            console.note(_stopped(found, out))
            raise
    kept = next(one for one in reversed(found) if one.is_kept)
    if json:
        typer.echo(msgspec.json.encode({"generations": found, "kept": kept.number}).decode())
    else:
        for one in found:
            _show(one, many=generations > 1)
        if generations > 1:
            console.results().print(console.say("generation-kept", number=kept.number))
    if out is not None:
        console.note(console.say("weights-written", file=str(out)))


def _check_writable(out: Path) -> None:
    """Find out before the games are played whether the weights can be written. Raises OSError."""
    is_new = not out.exists()
    with out.open("ab"):
        pass
    if is_new:
        out.unlink()


def _write(out: Path, one: "Generation") -> None:
    """The weights of a generation in place of those before, which stay until these are whole."""
    import msgspec

    whole = out.with_name(f"{out.name}.new")
    whole.write_bytes(msgspec.json.format(msgspec.json.encode(one.trained.weights), indent=1))
    whole.replace(out)


def _stopped(found: "list[Generation]", out: Path | None) -> str:
    """What is left of a run that was stopped."""
    from highiron.cli import console

    kept = next((one for one in reversed(found) if one.is_kept), None)
    if kept is None or out is None:
        return console.say("learn-stopped", done=len(found))
    return console.say("learn-stopped-kept", number=kept.number, file=str(out))


def _place(jobs: int, cluster: str) -> "Place":
    from highiron.arena import ArenaError
    from highiron.arena import cluster as machines
    from highiron.learn.parallel import here

    if not cluster:
        return here(jobs)
    try:
        machines.check_installed()
        machines.check_reachable(cluster)
    except ArenaError as error:
        raise InputError(str(error)) from None
    return lambda serve, messages: machines.answers(serve, messages, cluster, jobs)


def _show(one: "Generation", many: bool) -> None:
    from highiron.cli import console

    out = console.results()
    if many:
        out.print(console.say("generation", number=one.number))
    _show_value(one.trained)
    if one.prior is not None:
        scores = one.prior
        out.print(
            console.say(
                "prior-scores",
                decisions=scores.decisions,
                explained=console.share(scores.explained),
                gain=console.share(scores.gain, 2),
                error=console.share(scores.gain_error, 2),
                best=console.share(scores.best, 2),
                kept=console.share(scores.kept),
                chance=console.share(scores.kept_by_chance),
            )
        )
    if one.verdict is not None:
        found = one.verdict
        out.print(
            console.say(
                "duels-say",
                games=found.games,
                wealth=console.share(found.wealth, 1),
                error=console.share(found.wealth_error, 1),
                won=console.share(found.won),
            )
        )


def _show_value(trained: "Trained") -> None:
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
