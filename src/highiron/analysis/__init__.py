"""A game looked at afterwards: who stood how well when, and which decisions cost most."""

from highiron.analysis.chances import chances
from highiron.analysis.decisions import Costly, Kind
from highiron.analysis.game import USUAL, Analysis, Depth, analyse, analysing

__all__ = ["USUAL", "Analysis", "Costly", "Depth", "Kind", "analyse", "analysing", "chances"]
