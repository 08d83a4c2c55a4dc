"""End-to-end tests with a real server and a real browser."""
