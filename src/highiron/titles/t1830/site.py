"""1830 as 18xx.games writes it."""

from highiron.records.site import Site

SITE = Site(
    optional_rules={
        "optional_6_train": ("third_six_train", "on"),
        "multiple_brown_from_ipo": ("brown_from_ipo", "on"),
    },
    exchanges={"MH": "NYC"},
)
