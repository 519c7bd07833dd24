"""How steady players differ from each other: a few habits, each with a meaning, and the characters of the house."""


class Character:
    """Habits as factors on what the plain steady player thinks; 1.0 everywhere is the plain one."""

    def __init__(
        self,
        name: str,
        saving: float = 1.0,
        trading: float = 1.0,
        building: float = 1.0,
        rushing: float = 1.0,
        looked_at: int = 6,
    ) -> None:
        self.name = name
        self.saving = saving  # what money that stays in a treasury is worth
        self.trading = trading  # how readily shares are sold: the gain that a sale must bring is divided by it
        self.building = building  # what track is worth that leads to places beyond the present runs
        self.rushing = rushing  # what it is worth that a purchase rusts the trains of others
        self.looked_at = looked_at  # lays of a turn whose revenue is worked out exactly


STEADY = Character("steady")
THRIFTY = Character("thrifty", saving=3.0, trading=0.7, building=0.8)
RAIDER = Character("raider", trading=2.5, rushing=2.5)
BUILDER = Character("builder", saving=0.7, building=2.0, trading=0.8, looked_at=9)
OPERATOR = Character("operator", saving=1.5, rushing=1.8, building=1.3, trading=0.8)

CHARACTERS = (STEADY, THRIFTY, RAIDER, BUILDER, OPERATOR)
