"""Countries of the study: which are on the board, their groups, gauges, and what the years change."""


def _codes(*lines: str) -> frozenset[str]:
    """Codes of countries, written with spaces between them."""
    return frozenset(" ".join(lines).split())


CORE = _codes(
    # Europe
    "ALB AND AUT BEL BGR BIH CHE CYP CZE DEU DNK ESP EST FIN FRA GBR GRC HRV HUN IRL ITA KOS LIE LTU LUX LVA MCO MKD",
    "MLT MNE NLD NOR POL PRT ROU SRB SVK SVN SWE SMR VAT IMN JEY GGY ALD",
    # the former Soviet Union and the Caucasus
    "ARM AZE BLR GEO KAZ KGZ MDA RUS TJK TKM UKR UZB",
    # the east and the south
    "MNG CHN HKG MAC TWN KOR PRK TUR IRN IRQ SYR AFG PAK LAO VNM",
)
EUROPE = _codes(
    "ALB AND AUT BEL BGR BIH CHE CZE DEU DNK ESP EST FIN FRA GBR GRC HRV HUN IRL ITA KOS LIE LTU LUX LVA MCO MKD MLT",
    "MNE NLD NOR POL PRT ROU SRB SVK SVN SWE SMR VAT IMN JEY GGY ALD BLR UKR MDA",
)

GROUPS: dict[str, tuple[str, ...]] = {  # groups of countries that build as one
    "British Isles": ("GBR", "IRL", "IMN", "JEY", "GGY"),
    "France and Low Countries": ("FRA", "BEL", "NLD", "LUX", "MCO"),
    "Germany": ("DEU",),
    "Austria-Hungary": ("AUT", "HUN", "CZE", "SVK", "SVN", "HRV", "BIH", "LIE"),
    "Italy and Switzerland": ("ITA", "CHE", "SMR", "VAT", "MLT"),
    "Iberia": ("ESP", "PRT", "AND"),
    "Nordic": ("SWE", "NOR", "DNK", "FIN", "ALD"),
    "Poland and Baltic": ("POL", "EST", "LVA", "LTU"),
    "Balkans": ("SRB", "ROU", "BGR", "GRC", "ALB", "MKD", "MNE", "KOS", "CYP"),
    "Russia": ("RUS",),
    "Ukraine and Belarus": ("UKR", "BLR", "MDA"),
    "Caucasus": ("GEO", "ARM", "AZE"),
    "Kazakhstan": ("KAZ",),
    "Central Asia": ("UZB", "TKM", "KGZ", "TJK"),
    "Turkey and Levant": ("TUR", "SYR", "IRQ"),
    "Iran": ("IRN",),
    "Afghanistan and Pakistan": ("AFG", "PAK"),
    "Mongolia": ("MNG",),
    "China": ("CHN", "HKG", "MAC", "TWN"),
    "Korea": ("KOR", "PRK"),
    "Indochina": ("VNM", "LAO"),
}
GROUP_OF = {country: name for name, countries in GROUPS.items() for country in countries}

_WIDE = _codes("RUS BLR UKR MDA EST LVA LTU GEO ARM AZE KAZ KGZ UZB TKM TJK MNG FIN")
_GAUGES = dict.fromkeys(sorted(_WIDE), 1520) | {  # 1520 = 1524
    "ESP": 1668,
    "PRT": 1668,
    "IRL": 1600,
    "IND": 1676,
    "PAK": 1676,
    "BGD": 1676,
    "LKA": 1676,
    "JPN": 1067,
    "VNM": 1000,
    "THA": 1000,
    "MYS": 1000,
    "MMR": 1000,
    "KHM": 1000,
}
STANDARD = 1435

# Edges over water that carry track; the year from which it can be used.
FIXED_LINKS = (
    ("Channel Tunnel", 1994, (1.17, 51.08), (1.85, 50.95)),
    ("Øresund", 2000, (12.57, 55.68), (13.0, 55.6)),
    ("Marmaray", 2013, (28.95, 41.01), (29.05, 41.0)),
)
FERRIES = (
    ("Baku – Aktau", (49.87, 40.41), (51.15, 43.65)),
    ("Baku – Turkmenbashi", (49.87, 40.41), (52.98, 40.02)),
    ("Batumi – Odesa", (41.64, 41.65), (30.73, 46.48)),
    ("Batumi – Constanța", (41.64, 41.65), (28.65, 44.18)),
    ("Batumi – Varna", (41.64, 41.65), (27.91, 43.21)),
    ("Tatvan – Van", (42.28, 38.5), (43.38, 38.5)),
)
UNIONS = (  # within which no border costs time: name, first year, last year, countries
    ("German customs union", 1834, 1918, frozenset(("DEU", "LUX"))),
    (
        "Austria-Hungary",
        1825,
        1918,
        frozenset(("AUT", "HUN", "CZE", "SVK", "SVN", "HRV", "BIH")),
    ),
    (
        "Russian Empire and Soviet Union",
        1825,
        1991,
        _codes("RUS BLR UKR MDA EST LVA LTU GEO ARM AZE KAZ KGZ UZB TKM TJK"),
    ),
    (
        "European Union",
        1993,
        9999,
        _codes(
            "AUT BEL BGR CYP CZE DEU DNK ESP EST FIN FRA GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN",
            " SWE CHE NOR LIE MCO AND",
        ),
    ),
    ("Eurasian Economic Union", 2010, 9999, frozenset(("RUS", "BLR", "KAZ", "ARM", "KGZ"))),
)
CLOSED = (  # borders that nothing crosses: first year, last year, one side, other side
    (1963, 1982, "CHN", "RUS"),
    (1825, 1989, "CHN", "KAZ"),
    (1963, 1982, "CHN", "MNG"),
    (1945, 2024, "KOR", "PRK"),
    (1993, 2024, "ARM", "AZE"),
    (1993, 2024, "ARM", "TUR"),
)
IRON_CURTAIN = (1948, 1989)  # when borders between the two camps let little through
_EASTERN = _codes("POL CZE SVK HUN ROU BGR ALB RUS BLR UKR MDA EST LVA LTU")
_WESTERN = _codes("DEU AUT ITA GRC TUR FIN NOR SVN HRV SRB")


def gauge_of(country: str, year: int = 2024) -> int:
    """The gauge that new track takes in a country, in millimetres."""
    return _GAUGES.get(country, STANDARD)


def in_union(one: str, other: str, year: int) -> bool:
    """Whether goods cross this border without stopping."""
    if one == other:
        return True
    return any(first <= year <= last and one in members and other in members for _, first, last, members in UNIONS)


def is_closed(one: str, other: str, year: int) -> bool:
    """Whether nothing crosses this border."""
    return any(first <= year <= last and {one, other} == {a, b} for first, last, a, b in CLOSED)


def is_curtain(one: str, other: str, year: int) -> bool:
    """Whether this border lies between the two camps of the Cold War."""
    between = (one in _EASTERN and other in _WESTERN) or (other in _EASTERN and one in _WESTERN)
    return IRON_CURTAIN[0] <= year <= IRON_CURTAIN[1] and between
