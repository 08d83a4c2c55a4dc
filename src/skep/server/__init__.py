"""The server: HTTP and WebSocket, live games, their store, and engine work."""
