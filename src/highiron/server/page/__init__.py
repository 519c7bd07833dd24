"""What a browser gets: the built client where there is one, else a plain page."""
