"""The rule options of 1830 (1830 sections 9 and 11) and the preset that plays like 18xx.games."""

from highiron.titles.options import Option

# name, rule, rulebook's value, other value
_SWITCHES = (
    ("auction_reentry", "11.1", "on", "off"),
    ("auction_order", "11.2", "clockwise", "lowest_next"),
    ("auction_resume", "11.3", "priority", "next_player"),
    ("same_turn_sale_price", "11.4", "start_of_turn", "current"),
    ("private_trade", "11.5", "both_turns", "buyer_turn"),
    ("mh_timing", "11.6", "between_turns", "any_time"),
    ("capital_timing", "11.7", "sr_end", "on_float"),
    ("route_maximum", "11.8", "challenge", "free"),
    ("discard_order", "11.9", "market", "fixed"),
    ("emergency_private_sale", "11.10", "allowed", "none"),
    ("president_help", "11.11", "only_if_short", "always_for_used"),
    ("train_sale_veto", "11.12", "on", "off"),
    ("bank_break", "11.13", "zero", "negative"),
    ("gulf_area", "11.14", "single", "split"),
    ("cs_timing", "11.15", "track_step", "whole_turn"),
    ("forced_sale_purchase_floor", "11.16", "off", "on"),
    ("turn_cap", "11.17", "none", "100"),
    ("free_sv_pd", "11.21", "moves", "silent"),
    ("forced_sale_condition", "11.22", "needy_only", "any_buy_step"),
    ("bankrupt_condition", "11.23", "after_all_sales", "declared"),
    # Whether the other side of a sale is asked, or has agreed elsewhere (1830-5.2.2, 1830-5.7.4, 1830-11.12).
    ("consent", "5.7.4", "asked", "given"),
)

OPTIONS = (
    *(Option(name, f"1830-{rule}", (first, second), first) for name, rule, first, second in _SWITCHES),
    Option("third_six_train", "1830-9.1", ("off", "on"), "off"),
    Option("brown_from_ipo", "1830-9.2", ("off", "on"), "off"),
    Option("board", "1830-9.3", ("classic", "plus"), "classic"),
    Option("bank_size", "1830-9.4", (), "12000"),
    Option("plus_altoona_value", "1830-5.4.8", (), "10"),
)

PRESETS = {"18xx.games": {name: second for name, _, _, second in _SWITCHES}}
