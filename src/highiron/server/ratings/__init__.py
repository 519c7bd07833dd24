"""Who is how strong: ratings, profiles, the leaderboard; following people; playing again."""
