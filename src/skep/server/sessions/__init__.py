"""Live games: their state, the task that owns each, and the lobby that finds them."""
