"""What never changes: titles, facts of a title with its options, and the words of every language."""
