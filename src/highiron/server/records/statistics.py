"""Figures of a game, gathered action by action."""

from highiron.core.events import Event
from highiron.core.shares import counted_certificates, worth
from highiron.core.state import State
from highiron.server.records.statistics_models import (
    ChartKind,
    CompanyRound,
    PhaseEvent,
    RoundFigures,
    RoundLabel,
    Statistics,
    TrainEvent,
)

_BEGINNINGS = {"stock-round-began": "stock_round", "operating-round-began": "operating_round"}


class Collector:
    """Follows a game from its first state. Knows only what everybody at the table knows."""

    def __init__(self, start: State) -> None:
        self.state = start
        self.position = 0
        self._round = RoundLabel(start.facts.rules.round_of(start).frame, start.turn, 0)
        self._revenues: dict[str, CompanyRound] = {}
        self._rounds: list[RoundFigures] = []
        self._trains: list[TrainEvent] = []
        self._phases: list[PhaseEvent] = [PhaseEvent(0, self._round, start.phase_facts.id)]

    def follow(self, after: State, events: list[Event]) -> None:
        """One more action: the state after it and what it set off."""
        self.state = after
        self.position += 1
        for event in events:
            self._note(event)

    def statistics(self, names: dict[str, str]) -> Statistics:
        """Everything so far; the round that is being played comes last."""
        now = self._figures(over=bool(self.state.ended))
        return Statistics(
            title=self.state.facts.title,
            names=names,
            position=self.position,
            rounds=[*self._rounds, now],
            trains=list(self._trains),
            phases=list(self._phases),
            charts=[ChartKind(chart.code, chart.money) for chart in self.state.facts.rules.charts],
        )

    def _note(self, event: Event) -> None:
        args = event.args
        if event.code in _BEGINNINGS:
            self._rounds.append(self._figures(over=True))
            self._revenues = {}
            self._round = RoundLabel(_BEGINNINGS[event.code], args["turn"], args.get("number", 0))
        elif event.code == "train-ran":
            self._of(args["company"]).revenue += args["revenue"]
        elif event.code == "dividend-paid":
            company = self._of(args["company"])
            company.paid += args["revenue"]
            company.per_share += args["per_share"]
        elif event.code == "revenue-retained":
            self._of(args["company"]).retained += args["revenue"]
        elif event.code == "phase-began":
            self._phases.append(PhaseEvent(self.position, self._round, args["phase"]))
        else:
            self._note_trains(event)

    def _note_trains(self, event: Event) -> None:
        args = event.args
        if event.code == "train-bought":
            self._train("bought", args["train"], args["company"], source=args["source"], price=args["price"])
        elif event.code == "trains-rusted":
            self._train("rusted", args["train"], args["owner"], args["count"])
        elif event.code == "trains-obsolete":
            self._train("obsolete", args["train"])
        elif event.code == "train-discarded":
            self._train("discarded", args["train"], args["company"])
        elif event.code == "trains-retired":
            for train in args["trains"]:
                self._train("retired", train, args["owner"])

    def _train(self, kind: str, train: str, owner: str = "", count: int = 1, source: str = "", price: int = 0) -> None:
        self._trains.append(TrainEvent(self.position, self._round, kind, train, owner, count, source, price))

    def _of(self, company: str) -> CompanyRound:
        return self._revenues.setdefault(company, CompanyRound())

    def _figures(self, over: bool) -> RoundFigures:
        state = self.state
        seats = state.facts.seats
        return RoundFigures(
            round=self._round,
            position=self.position,
            over=over,
            worth={seat: worth(state, seat) for seat in seats},
            cash={seat: state.cash[seat] for seat in seats},
            certificates={seat: counted_certificates(state, seat) for seat in seats},
            prices={company: state.price(company) for company in state.pars},
            treasuries={company: state.cash[company] for company in state.trains if company in state.cash},
            trains={company: list(trains) for company, trains in state.trains.items() if trains},
            revenues=dict(self._revenues),
            charts={chart.code: chart.values(state) for chart in state.facts.rules.charts},
        )
