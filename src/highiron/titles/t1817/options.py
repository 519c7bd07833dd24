"""The rule options of 1817 (1817 sections 9 and 11) and the preset that plays like 18xx.games."""

from highiron.titles.options import Option

# name, rule, rulebook's value, other value
_SWITCHES = (
    ("seed_bid_cap", "3.3", "face", "none"),
    ("short_cap_10", "9.1", "5", "10"),
    ("sr_sell_after_short", "4.3", "forbid", "allow"),
    ("sr_loans_in_zones", "4.4", "forbid", "allow"),
    ("forced_sale_timing", "4.11", "end_of_turn", "first"),
    ("red_moves_at_sr_end", "4.50", "no", "yes"),
    ("two_train_supply", "2.16", "unlimited", "40"),
    ("require_max_revenue", "5.31", "yes", "no"),
    ("train_sale_consent", "5.43", "required", "assumed"),
    ("merge_consent", "6.11", "required", "assumed"),
    ("merge_survivor", "6.12", "choice", "initiator"),
    ("post_conversion_new_president", "6.24", "single", "unlimited"),
    ("sale_order_basis", "6.2", "start_of_ma", "start_of_sales"),
    ("friendly_min_bid", "6.34", "exact", "ceil10"),
    ("bankrupt_interest_cash", "7.7", "to_company", "to_bank"),
    ("bankruptcy_check", "7.5", "strict", "declared"),
    ("bankrupt_privates", "7.6", "removed", "kept"),
    ("score_privates", "8.6", "exclude", "include"),
    ("mine_future_connection", "2.14", "strict", "loose"),
    ("loan_order_in_sale", "6.42", "free", "fixed"),
    ("token_dedupe", "6.28", "choice", "survivor"),  # tokens of one city are alike: nothing comes of it in play
    ("private_closing", "2.8", "open", "used_up"),
    ("merge_president_basis", "6.15", "shares", "net"),
    ("crisis_bundle", "7.2", "single", "needed"),
    ("sale_crisis_timing", "6.51", "before_next", "after_setup"),
    ("bridge_window", "5.6", "whole_turn", "until_interest"),
)

OPTIONS = (
    *(Option(name, f"1817-{rule}", (first, second), first) for name, rule, first, second in _SWITCHES),
    # Where rulebook and 18xx.games say the same, or leave it open in the same way (1817 section 12).
    Option("final_ma_round", "1817-8.3", ("play", "skip"), "play"),
    Option("short_squeeze", "1817-9.3", ("off", "on"), "off"),
    Option("modern_trains", "1817-9.4", ("off", "on"), "off"),
    Option("volatility", "1817-9.5", ("off", "on"), "off"),
)

PRESETS = {"18xx.games": {name: second for name, _, _, second in _SWITCHES}}
