"""Who is calling, and what they may do: sessions, tokens, CSRF, passwords, rate limits."""
