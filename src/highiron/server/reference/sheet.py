"""The facts of a game as one document."""

from highiron.core.facts import Corporation, Facts, Private, Train
from highiron.core.geometry import Hex, Layout
from highiron.core.tiles import EDGES, Shape, Tile
from highiron.pictures import tile_symbols
from highiron.pictures.areas import silent_hexes
from highiron.pictures.captions import shape_words
from highiron.pictures.hexagon import hex_centre
from highiron.pictures.places import stop_places
from highiron.pictures.room import Room
from highiron.pictures.symbols import printed_hex
from highiron.server.reference import models
from highiron.titles import catalogue
from highiron.words import message, say_option, say_option_value
from highiron.words.catalogue import has_message

CURRENCY = "$"


def facts_sheet(facts: Facts, key: str, locale: str) -> models.FactsSheet:
    """Everything static about a game, with words in that language."""
    market = facts.market
    silent = silent_hexes(facts.plan)
    return models.FactsSheet(
        key=key,
        title=facts.title,
        name=facts.name,
        rules_version=facts.rules_version,
        players=len(facts.seats),
        seats=list(facts.seats),
        currency=CURRENCY,
        options=chosen_options(facts.title, facts.options, locale),
        bank=facts.bank,
        cash=facts.cash,
        certificate_limit=facts.certificate_limit,
        certificate_limits={str(count): limit for count, limit in facts.certificate_limits.items()},
        holding_percent=facts.holding_percent,
        float_percent=facts.float_percent,
        treasury_shares=facts.treasury_shares,
        president_sale_moves=facts.president_sale_moves,
        bank_breaks_at=facts.bank_breaks_at,
        market=models.MarketFacts(
            rows=market.row_count,
            columns=market.column_count,
            cells=[
                models.MarketCellFacts(
                    row, column, cell.price, cell.has_price, cell.zone, cell.is_par, list(cell.others)
                )
                for (row, column), cell in market.cells.items()
            ],
        ),
        corporations=[_corporation(company) for company in facts.corporations.values()],
        privates=[_private(facts.title, private, locale) for private in facts.privates.values()],
        trains=[_train(train) for train in facts.trains.values()],
        phases=[
            models.PhaseFacts(
                phase.id,
                phase.starts_with,
                phase.train_limit,
                list(phase.colours),
                phase.operating_rounds,
                phase.values,
                phase.corporations_buy_privates,
                phase.players_trade_privates,
                phase.closes_privates,
            )
            for phase in facts.phases
        ],
        hexes=[_hex(facts.plan.layout, place, place.id in silent) for place in facts.plan.hexes],
        tiles=[_tile(facts, tile) for tile in facts.tiles.values()],
        symbols=tile_symbols(facts),
    )


def chosen_options(title: str, options: dict[str, str], locale: str) -> list[models.ChosenOption]:
    """The rule options of a game in words, in the order of its title."""
    return [
        models.ChosenOption(
            name=option.name,
            rule=option.rule,
            value=options[option.name],
            default=option.default,
            text=say_option(option.name, locale),
            value_text=say_option_value(option.name, options[option.name], locale),
        )
        for option in catalogue.options_of(title)
    ]


def power_words(title: str, private: str, locale: str) -> str:
    """What a private allows beyond its income; "" where nobody has put it into words."""
    key = f"private-{title}-{private.replace('&', 'n')}"
    return message(key, locale) if has_message(key, locale) else ""


def _corporation(company: Corporation) -> models.CorporationFacts:
    return models.CorporationFacts(
        id=company.id,
        name=company.name,
        colour=company.colour,
        text_colour=company.text_colour,
        home=company.home,
        home_stop=company.home_stop,
        token_prices=list(company.token_prices),
        shares=company.shares,
        president_shares=company.president_shares,
        reserved=company.reserved,
        reserved_near=company.reserved_near,
        reserved_far=company.reserved_far,
    )


def _private(title: str, private: Private, locale: str) -> models.PrivateFacts:
    return models.PrivateFacts(
        id=private.id,
        name=private.name,
        face=private.face,
        revenue=private.revenue,
        blocks=list(private.blocks),
        price_low=private.price_low,
        price_high=private.price_high,
        price=private.price,
        floor=private.floor,
        home=private.home,
        treasury=private.treasury,
        train=private.train,
        colour=private.colour,
        text_colour=private.text_colour,
        operates=private.operates,
        power=power_words(title, private.id, locale),
    )


def _train(train: Train) -> models.TrainFacts:
    return models.TrainFacts(
        id=train.id,
        card=train.card,
        reach=train.reach,
        paid=train.paid,
        price=train.price,
        count=train.count,
        rusts_on=train.rusts_on,
        obsolete_on=train.obsolete_on,
        available_after=train.available_after,
        trade_in=list(train.trade_in),
        reduction=train.reduction,
    )


def _hex(layout: Layout, place: Hex, silent: bool) -> models.HexFacts:
    x, y = hex_centre(layout, place.id)
    return models.HexFacts(
        id=place.id,
        x=round(x, 2),
        y=round(y, 2),
        name=place.name,
        terrain=place.terrain,
        cost=place.cost,
        barriers=list(place.barriers),
        joined=list(place.joined),
        borders=[models.BorderFacts(edge, kind, cost) for edge, (kind, cost) in place.borders.items()],
        area=place.area,
        buildable=place.buildable,
        silent=silent,
        colour=place.shape.colour,
        label=place.shape.label,
        stops=_stops(place.shape),
        paths=[list(path) for path in place.shape.paths],
        words=_boxes(printed_hex(place, "", not silent)[1]),
    )


def _tile(facts: Facts, tile: Tile) -> models.TileFacts:
    shape = tile.shapes[0]
    return models.TileFacts(
        id=tile.id,
        colour=tile.colour,
        label=tile.label,
        count=facts.supply[tile.id],
        stops=_stops(shape),
        paths=[list(path) for path in shape.paths],
        canonical=list(tile.canonical),
        upgrades=list(facts.placements.upgrades.get(tile.id, ())),
        words=[_boxes(shape_words(shape, turns)[1]) for turns in range(EDGES)],
    )


def _boxes(room: Room) -> list[list[float]]:
    return [[round(edge, 1) for edge in box] for box in room.taken()]


def _stops(shape: Shape) -> list[models.StopFacts]:
    return [
        models.StopFacts(
            kind=stop.kind,
            slots=stop.slots,
            values=dict(stop.values),
            only_for=stop.only_for,
            x=round(place.centre[0], 2),
            y=round(place.centre[1], 2),
            angle=round(place.angle, 2),
            on_track=place.on_track,
            same_as=place.same_as,
        )
        for stop, place in zip(shape.stops, stop_places(shape), strict=True)
    ]
