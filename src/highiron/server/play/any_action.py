"""The actions that may be sent: those of the house and of every title in the catalogue."""

from typing import TYPE_CHECKING

from highiron.core.actions import Action, any_action
from highiron.titles import catalogue

# Titles make their own actions known when the catalogue is built, so it has to be there first.
assert catalogue.titles()

if TYPE_CHECKING:
    AnyAction = Action
else:
    AnyAction = any_action()
