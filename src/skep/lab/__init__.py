"""Matches, tournaments, statistics and openings: where players are measured."""
