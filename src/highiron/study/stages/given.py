"""What the user gave by name is checked before anything runs: rules, languages, scenarios."""

from highiron.study.errors import StudyError
from highiron.study.plan import read_plan
from highiron.study.report import LABELS
from highiron.study.scenarios import read_scenarios
from highiron.study.stages.replay import switched
from highiron.study.stages.runner import Settings


def check_given(settings: Settings) -> None:
    """Raises StudyError with a sentence that says what there is."""
    switched(settings.without)
    unknown = [language for language in settings.languages if language not in LABELS]
    if unknown:
        raise StudyError(f"there is no paper in {unknown[0]!r}; there are: {', '.join(LABELS)}")
    read_scenarios(settings.scenarios)
    read_plan(settings.plan)
