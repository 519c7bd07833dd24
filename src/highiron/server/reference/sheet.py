"""The facts of a game as one document."""

from highiron.core.facts import Corporation, Facts, Private, Train
from highiron.pictures import tile_symbols
from highiron.pictures.svg import safe_id
from highiron.pictures.tokens import company_colours, distinct_colours
from highiron.server.reference import models
from highiron.server.reference.board import also, hex_facts, map_sides, outline, tile_facts
from highiron.titles import catalogue
from highiron.titles.options import Option
from highiron.words import message, say_option, say_option_value
from highiron.words.catalogue import has_message


def facts_sheet(facts: Facts, key: str, locale: str) -> models.FactsSheet:
    """Everything static about a game, with words in that language."""
    market = facts.market
    return models.FactsSheet(
        key=key,
        title=facts.title,
        name=facts.name,
        rules_version=facts.rules_version,
        players=len(facts.seats),
        seats=list(facts.seats),
        currency=facts.currency,
        options=chosen_options(facts.title, facts.options, locale),
        bank=facts.bank,
        cash=facts.cash,
        certificate_limit=facts.certificate_limit,
        certificate_limits={str(count): limit for count, limit in facts.certificate_limits.items()},
        holding_percent=facts.holding_percent,
        float_percent=facts.float_percent,
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
        corporations=[_corporation(facts, company) for company in facts.corporations.values()],
        privates=[_private(facts, private, locale) for private in facts.privates.values()],
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
        outline=outline(),
        sides=map_sides(facts.plan),
        hexes=[hex_facts(facts, place) for place in facts.plan.hexes],
        tiles=[tile_facts(facts, tile) for tile in facts.tiles.values()],
        symbols=tile_symbols(facts),
    )


def chosen_options(title: str, options: dict[str, str], locale: str) -> list[models.ChosenOption]:
    """The rule options of a game in words, in the order of its title. A game of an earlier version has those of then:
    what came later does not concern it, what has gone since comes last.
    """
    known = {option.name: option for option in catalogue.options_of(title)}
    gone = [Option(name, "", (), options[name]) for name in options if name not in known]
    return [
        models.ChosenOption(
            name=option.name,
            rule=option.rule,
            value=options[option.name],
            default=option.default,
            text=say_option(option.name, locale),
            value_text=say_option_value(option.name, options[option.name], locale),
        )
        for option in (*known.values(), *gone)
        if option.name in options
    ]


def power_words(title: str, private: str, locale: str) -> str:
    """What a private allows beyond its income; "" where nobody has put it into words."""
    key = f"private-{title}-{private.rpartition(':')[2].replace('&', 'n')}"
    return message(key, locale) if has_message(key, locale) else ""


def _corporation(facts: Facts, company: Corporation) -> models.CorporationFacts:
    return models.CorporationFacts(
        id=company.id,
        code=company.code,
        name=company.name,
        also=also(facts, company.id),
        symbol=safe_id(company.id),
        colours=_colours(facts, company.id),
        home=company.charter.home,
        home_stop=company.charter.home_stop,
        token_prices=list(company.charter.token_prices),
        shares=company.charter.shares,
        president_shares=company.charter.president_shares,
        reserved=company.reserved,
        reserved_near=company.reserved_near,
        reserved_far=company.reserved_far,
    )


def _private(facts: Facts, private: Private, locale: str) -> models.PrivateFacts:
    return models.PrivateFacts(
        id=private.id,
        code=private.code,
        name=private.name,
        also=also(facts, private.id),
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
        symbol=safe_id(private.id),
        colours=_colours(facts, private.id) if private.operates else None,
        operates=private.operates,
        power=power_words(facts.title, private.id, locale),
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


def _colours(facts: Facts, company: str) -> models.CompanyColours:
    own, distinct = company_colours(facts)[company], distinct_colours(facts)[company]
    return models.CompanyColours(own.colour, own.ink, distinct.colour, distinct.ink)
