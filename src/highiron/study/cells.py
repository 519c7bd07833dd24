"""The attributes of hexes: land, country, places, terrain, and which sides are sea."""

from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from highiron.study.geo import Floats, Hex, Ints, Lattice, outline, project
from highiron.study.sources import Sources, lines_of, number

MOUNTAIN, HILL, PLATEAU, DESERT, RIVER = 0.40, 0.15, 0.50, 0.50, 0.30  # shares that make a class (river: of a spacing)
ALPINE = 0.80
OPEN_SIDE = 0.10  # of a side must be land, or it is sea
NO_RELIEF = frozenset(("Península Ibérica", "PENÍNSULA IBÉRICA"))  # labels that are no plateau


@dataclass
class Cells:
    """Everything known of the hexes that land touches; rows of all arrays belong together."""

    lattice: Lattice
    hexes: Ints
    land: Floats  # share of the hex
    country: list[str]  # by largest share, "" at sea
    population: Floats  # sum of all places
    largest: Floats  # the largest place
    place: list[str]  # its name
    range: Floats  # shares of the hex
    plateau: Floats
    desert: Floats
    high: Floats  # plateaus and deserts of the first rank
    river: Floats  # kilometres of rivers inside, in spacings
    key_cities: list[tuple[str, Hex, float, float, float]]  # name, hex, x, y, population
    land_shape: Any

    @property
    def index(self) -> dict[Hex, int]:
        """The row of each hex."""
        return {(int(q), int(r)): row for row, (q, r) in enumerate(self.hexes)}

    def terrain(self, row: int) -> str:
        """mountain, hill, desert or flat."""
        if self.range[row] >= MOUNTAIN:
            return "mountain"
        if self.desert[row] >= DESERT:
            return "desert"
        if self.range[row] >= HILL or self.plateau[row] >= PLATEAU:
            return "hill"
        return "flat"

    def is_alpine(self, row: int) -> bool:
        """Ranges that rise from the highest plateaus and deserts."""
        return bool(self.range[row] >= ALPINE and self.high[row] > 0)

    def open_sides(self, pairs: list[tuple[Hex, Hex]]) -> NDArray[np.bool_]:
        """Whether enough of the side between two hexes is land, for each pair."""
        import shapely

        sides = shapely.linestrings(np.array([self.lattice.side(one, other) for one, other in pairs]))
        land = shapely.length(shapely.intersection(sides, self.land_shape))
        return np.asarray(land >= OPEN_SIDE * shapely.length(sides))


@dataclass
class Layers:
    """The layers in kilometres, shared by all lattices."""

    land: Any
    countries: list[tuple[str, Any]]
    terrain: list[tuple[str, int, Any]]  # class, rank, polygon
    rivers: list[Any]
    places: Floats
    place_rows: list[tuple[str, str, float]]  # name, country, population
    cities: list[tuple[str, float, float, float]]  # name, x, y, population


def read_layers(sources: Sources) -> Layers:
    """Read and project what all lattices need."""
    import shapely

    land = shapely.union_all([outline(feature["geometry"]) for feature in sources.layer("land_eurasia")])
    countries = [
        (feature["properties"]["adm0_a3"], outline(feature["geometry"]))
        for feature in sources.layer("countries_eurasia")
    ]
    terrain = [
        (feature["properties"]["featurecla"], int(feature["properties"]["scalerank"]), outline(feature["geometry"]))
        for feature in sources.layer("terrain_regions_eurasia")
        if feature["properties"]["name"] not in NO_RELIEF
    ]
    rivers = [
        shapely.LineString(project(np.array(line, dtype=float)[:, :2]))
        for feature in sources.layer("rivers_eurasia")
        if feature["properties"]["scalerank"] <= 6
        for line in lines_of(feature["geometry"])
        if len(line) > 1
    ]
    places = sources.layer("populated_places_eurasia")
    rows = [
        (str(p["properties"]["name"]), str(p["properties"]["country"]), float(p["properties"]["pop_max"] or 0))
        for p in places
    ]
    points = project(np.array([p["geometry"]["coordinates"][:2] for p in places], dtype=float))
    keys = sources.table("key_cities")
    spots = project(np.array([[number(row["lon"]), number(row["lat"])] for row in keys]))
    cities = [
        (row["name"], float(x), float(y), number(row["population"])) for row, (x, y) in zip(keys, spots, strict=True)
    ]
    return Layers(land, countries, terrain, rivers, points, rows, cities)


def make_cells(layers: Layers, lattice: Lattice) -> Cells:
    """The cells of a lattice with their attributes."""
    import shapely

    hexes, shapes = _touching(layers.land, lattice)
    tree = shapely.STRtree(shapes)
    full = lattice.spacing**2 * np.sqrt(3) / 2
    land = shapely.area(shapely.intersection(shapes, layers.land)) / full

    def shares(polygon: Any, into: Floats) -> None:
        rows = tree.query(polygon, predicate="intersects")
        into[rows] += shapely.area(shapely.intersection(shapes[rows], polygon)) / full

    best = np.zeros(len(hexes))
    country = [""] * len(hexes)
    for name, polygon in layers.countries:
        share = np.zeros(len(hexes))
        shares(polygon, share)
        for row in np.flatnonzero(share > best):
            best[row], country[row] = share[row], name
    kinds = {kind: np.zeros(len(hexes)) for kind in ("range", "plateau", "desert", "high")}
    for kind, rank, polygon in layers.terrain:
        target = {"Range/mtn": "range", "Foothills": "range", "Plateau": "plateau", "Desert": "desert"}.get(kind)
        if target:
            shares(polygon, kinds[target])
            if target != "range" and rank <= 1:
                shares(polygon, kinds["high"])
    river = np.zeros(len(hexes))
    for line in layers.rivers:
        rows = tree.query(line, predicate="intersects")
        river[rows] += shapely.length(shapely.intersection(shapes[rows], line)) / lattice.spacing
    shares_of = {kind: np.minimum(share, 1.0) for kind, share in kinds.items()}
    empty = np.zeros(len(hexes))
    made = Cells(
        lattice=lattice,
        hexes=hexes,
        land=land,
        country=country,
        population=empty.copy(),
        largest=empty.copy(),
        place=[""] * len(hexes),
        **shares_of,
        river=river,
        key_cities=[],
        land_shape=layers.land,
    )
    _settle(made, layers)
    return made


def _touching(land: Any, lattice: Lattice) -> tuple[Ints, Any]:
    """The hexes that land touches, in order, with their polygons."""
    import shapely

    west, south, east, north = land.bounds
    r = np.arange(int(south / lattice.spacing / 0.866) - 2, int(north / lattice.spacing / 0.866) + 3)
    candidates = [
        (int(q), int(row))
        for row in r
        for q in range(int(west / lattice.spacing - row / 2) - 2, int(east / lattice.spacing - row / 2) + 3)
    ]
    hexes = np.array(candidates, dtype=np.int64)
    shapes = shapely.polygons(lattice.corners(hexes))
    shapely.prepare(land)
    kept = shapely.intersects(land, shapes)
    return hexes[kept], shapes[kept]


def _settle(cells: Cells, layers: Layers) -> None:
    """Add up places; listed key cities replace the place of the same hex that is nearest to them."""
    index = cells.index
    population = np.array([people for _, _, people in layers.place_rows])
    spots = np.array([[x, y] for _, x, y, _ in layers.cities])
    for (_name, x, y, people), (q, r) in zip(layers.cities, cells.lattice.hexes(spots), strict=True):
        distance = np.hypot(layers.places[:, 0] - x, layers.places[:, 1] - y)
        nearest = int(np.argmin(distance))
        if distance[nearest] < 30:
            population[nearest] = max(people, 0.0)
        if (int(q), int(r)) in index:
            cells.key_cities.append((_name, (int(q), int(r)), x, y, people))
    for (name, _, _), people, (q, r) in zip(
        layers.place_rows, population, cells.lattice.hexes(layers.places), strict=True
    ):
        row = index.get((int(q), int(r)))
        if row is None:
            continue
        cells.population[row] += people
        if people > cells.largest[row]:
            cells.largest[row], cells.place[row] = people, name
