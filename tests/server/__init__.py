"""The server: routes, live games, the store, and crashes."""
