"""The table: HTTP and WebSocket, storage, live games."""
