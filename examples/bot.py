"""A bot in twenty lines: it sits down at a game and plays whatever is legal.

Start a game by link, then give the link to the bot:

    python examples/bot.py http://127.0.0.1:8000/game/4Fz0nT9qLw2B
"""

import json
import random
import sys

import httpx

server, _, game = sys.argv[1].partition("/game/")
# The stream is never quiet for longer than 20 seconds, so a longer silence is a lost connection.
with httpx.Client(base_url=f"{server}/api", timeout=30) as api:
    api.headers["Authorization"] = f"Bearer {api.post('/tokens').json()['token']}"
    view = api.post(f"/games/{game}/seat", json={"name": "Rambler"}).raise_for_status().json()
    mine = next(color for color, seat in view["seats"].items() if seat["yours"])
    with api.stream("GET", f"/games/{game}/events") as events:
        for line in events.iter_lines():
            if not line.startswith("data:"):
                continue
            message = json.loads(line.removeprefix("data:"))
            if message["type"] == "ended":
                break
            turn = message.get("game", message).get("turn")
            if turn and turn["color"] == mine and turn["legal"]:
                piece, cells = random.choice(list(turn["legal"].items()))
                move = {"piece": piece, "to": random.choice(cells)}
                command = {"type": "move", "ply": turn["ply"], "move": move}
                api.post(f"/games/{game}/commands", json=command)
