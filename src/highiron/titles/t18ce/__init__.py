"""18CE Chapter 0."""
