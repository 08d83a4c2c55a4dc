"""HTTP, the WebSocket and the event stream: requests become calls of the lobby and its games."""
