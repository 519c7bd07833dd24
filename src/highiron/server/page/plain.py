"""The plain page that is shown where no client was built. No script, no style sheet to load."""

from html import escape

from highiron import __version__

PAGE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Highiron</title>
<style>
body {{ font: 1.1rem/1.5 system-ui, sans-serif; max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }}
</style>
</head>
<body>
<main>
<h1>Highiron</h1>
<p>This is a table server for 18xx railway games: build track, run trains, trade shares. It serves programs now; the
page to play on is not part of this build.</p>
<ul>
<li><a href="/api/games?status=open">Open tables</a></li>
<li><a href="/api/titles">Titles that can be played</a></li>
<li><a href="/schema/openapi.json">The API: its schema</a></li>
<li><a href="/health">Health of this server</a></li>
</ul>
<p>Version {version}</p>
</main>
</body>
</html>
"""


def plain_page() -> bytes:
    """The page as HTML."""
    return PAGE.format(version=escape(__version__)).encode()
