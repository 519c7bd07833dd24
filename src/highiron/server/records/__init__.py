"""Records of games: import, export, statistics and pictures."""
