"""1830 and the 1830+ board."""
