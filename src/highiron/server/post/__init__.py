"""Messages to people who are not here: by e-mail and to their browsers."""
