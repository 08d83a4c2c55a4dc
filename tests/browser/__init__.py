"""The game as people play it: a real server, a real browser."""
