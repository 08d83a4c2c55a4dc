"""Train an agent from nothing by playing itself, and watch it learn to beat a level. Needs numpy.

    python examples/train_agent.py --minutes 10 --save agent.npz

Many games are played side by side. A tree search (`skep.mcts`) asks a small network for policies
and values; the network learns the visits of the search and the results of the games. docs/rl.md has
the curve. The network knows no directions: what symmetries turn into each other has one output, and
its inputs are which pieces are in hand, free, pinned, on top, and beside which queen.
"""

from __future__ import annotations

import argparse
import json
import time
from collections import deque
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from skep import Board, Color, Symmetry
from skep.mcts import Leaves, Mcts
from skep.rl import NODE_FEATURES, action_mask, action_of, action_permutation, observe_graph
from skep.rl.opponents import opponent_policy

Array = NDArray[Any]

# Actions that symmetries turn into each other share one output: the least of them stands for all.
ORBITS, OUTPUT = np.unique(
    np.min([action_permutation(each) for each in Symmetry.all()], axis=0), return_inverse=True
)
ORDER = np.argsort(OUTPUT, kind="stable")  # actions by output
STARTS = np.searchsorted(OUTPUT[ORDER], np.arange(len(ORBITS)))
PIECES = 28
STATES = [NODE_FEATURES.index(name) for name in ("in_hand", "on_top", "pinned", "just_moved")]
INPUTS = PIECES * (len(STATES) + 2) + 3


def inputs_of(nodes: Array, edges: Array) -> Array:
    """What the network sees of graphs; nodes 0 and 1 are the opponent's and one's own queen."""
    rows = len(nodes)
    beside = np.zeros((rows, PIECES, 2), np.float32)
    for queen in (0, 1):
        around = edges[:, queen, :6]
        row, side = np.nonzero((around >= 0) & (around < PIECES))
        beside[row, around[row, side], queen] = 1
    states = nodes[:, :PIECES][:, :, STATES].astype(np.float32)
    crowding = beside.sum(axis=1) / 3
    due = nodes[:, 1, NODE_FEATURES.index("queen_due")].astype(np.float32)[:, None]
    return np.concatenate([states.reshape(rows, -1), beside.reshape(rows, -1), crowding, due], 1)


class Network:
    """One hidden layer, a policy and a value; learns by Adam."""

    def __init__(self, hidden: int, rng: np.random.Generator) -> None:
        sizes = {"w1": (INPUTS, hidden), "b1": (hidden,), "wp": (hidden, len(ORBITS))}
        sizes |= {"bp": (len(ORBITS),), "wv": (hidden, 1), "bv": (1,)}
        self.weights = {
            name: (rng.normal(0, (2 / size[0]) ** 0.5, size) if name == "w1" else np.zeros(size))
            .astype(np.float32)
            for name, size in sizes.items()
        }  # fmt: skip
        self._moments = {
            name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()
        }
        self._steps = 0

    def forward(self, inputs: Array) -> tuple[Array, Array, Array]:
        """The hidden layer, logits of outputs, and values."""
        w = self.weights
        hidden = np.maximum(inputs @ w["w1"] + w["b1"], 0)
        values = np.tanh(hidden @ w["wv"] + w["bv"])[:, 0]
        return hidden, hidden @ w["wp"] + w["bp"], values

    def __call__(self, leaves: Leaves) -> tuple[Array, Array]:
        """Evaluate leaves of a search."""
        assert leaves.edges is not None, "the agent sees graphs"
        _, logits, values = self.forward(inputs_of(leaves.observations, leaves.edges))
        return logits[:, OUTPUT], values

    def learn(
        self, inputs: Array, policies: Array, masks: Array, results: Array, rate: float
    ) -> float:
        """One step towards the policies of searches and the results of games; returns the loss."""
        hidden, outputs, values = self.forward(inputs)
        logits = np.where(masks, outputs[:, OUTPUT], -np.inf)
        chances = np.exp(logits - logits.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        rows = len(inputs)
        loss = -(policies * np.log(chances + 1e-9)).sum() / rows + ((values - results) ** 2).mean()
        of_outputs = np.add.reduceat((chances - policies)[:, ORDER], STARTS, axis=1) / rows
        of_values = (2 * (values - results) * (1 - values**2) / rows)[:, None]
        w = self.weights
        of_hidden = (of_outputs @ w["wp"].T + of_values @ w["wv"].T) * (hidden > 0)
        self._descend(
            {
                "w1": inputs.T @ of_hidden,
                "b1": of_hidden.sum(axis=0),
                "wp": hidden.T @ of_outputs,
                "bp": of_outputs.sum(axis=0),
                "wv": hidden.T @ of_values,
                "bv": of_values.sum(axis=0),
            },
            rate,
        )
        return float(loss)

    def _descend(self, gradients: dict[str, Array], rate: float) -> None:
        self._steps += 1
        for name, gradient in gradients.items():
            first, second = self._moments[name]
            first += 0.1 * (gradient - first)
            second += 0.001 * (gradient**2 - second)
            step = first / (1 - 0.9**self._steps)
            self.weights[name] -= rate * step / (np.sqrt(second / (1 - 0.999**self._steps)) + 1e-8)


class SelfPlay:
    """Games of the network against itself, side by side, and the samples of those that ended."""

    def __init__(self, network: Network, options: argparse.Namespace) -> None:
        self.options = options
        self.rng = np.random.default_rng(options.seed)
        boards = [Board(options.type) for _ in range(options.games)]
        self.mcts = Mcts(
            network, boards, form="graph", noise=0.25, alpha=0.3, leaves=4, seed=options.seed,
            max_plies=options.plies,
        )  # fmt: skip
        self.decided = 0
        self.games: list[list[tuple[Array, Array, Array]]] = [[] for _ in boards]

    def round(self) -> list[tuple[Array, Array, Array, float]]:
        """Play one ply in every game; return inputs, policy, mask and result of finished games."""
        found = self.mcts.search(self.options.visits)
        policies = found.policies()
        boards = self.mcts.boards()
        self.mcts.advance(self._choose(policies, found.best(), boards))
        samples: list[tuple[Array, Array, Array, float]] = []
        for game, board in enumerate(boards):
            inputs, mask = seen(board)
            self.games[game].append((inputs, policies[game].astype(np.float16), mask))
            if self.mcts.is_over(game):
                result = result_of(self.mcts.boards()[game], self.options.crowding)
                self.decided += abs(result) == 1
                for ply, sample in enumerate(self.games[game]):
                    samples.append((*sample, result if ply % 2 == 0 else -result))
                self.games[game] = []
                self.mcts.replace(game, Board(self.options.type))
        return samples

    def _choose(self, policies: Array, best: Array, boards: list[Board]) -> list[int]:
        """At random by visits in the opening, then the most visited."""
        actions: list[int] = best.tolist()
        for game, board in enumerate(boards):
            if board.ply < 16:
                tried = np.flatnonzero(policies[game])
                chances = policies[game][tried].astype(np.float64)
                actions[game] = int(self.rng.choice(tried, p=chances / chances.sum()))
        return actions


def seen(board: Board) -> tuple[Array, Array]:
    """The inputs and the mask of a board."""
    graph = observe_graph(board)
    return inputs_of(graph.nodes[None], graph.edges[None])[0], action_mask(board)


def result_of(board: Board, crowding: float) -> float:
    """The result for White; a game that was cut off counts a little, by how crowded queens are."""
    outcome = board.outcome()
    if outcome is not None:
        return 0.0 if outcome.winner is None else 1.0 if outcome.winner is Color.WHITE else -1.0
    inputs, _ = seen(board)
    theirs, own = inputs[-3:-1] * 3
    own_lead = crowding * float(theirs - own)
    return own_lead if board.turn is Color.WHITE else -own_lead


def play_level(network: Network, options: argparse.Namespace, games: int) -> tuple[int, int, int]:
    """Play a level, White in every other game; return games won, drawn and lost."""
    boards = [Board(options.type) for _ in range(games)]
    mcts = Mcts(network, boards, form="graph", leaves=4, max_plies=options.plies)
    level = opponent_policy(options.level, options.seed)
    sides = [Color.WHITE if game % 2 == 0 else Color.BLACK for game in range(games)]
    while not all(mcts.is_over(game) for game in range(games)):
        boards = mcts.boards()
        best = mcts.search(options.visits).best()
        actions = [
            -1
            if mcts.is_over(game)
            else int(best[game])
            if board.turn is sides[game]
            else action_of(board, level(board))
            for game, board in enumerate(boards)
        ]
        mcts.advance(actions)
    outcomes = [board.outcome() for board in mcts.boards()]
    winners = [None if outcome is None else outcome.winner for outcome in outcomes]
    won = sum(winner is side for winner, side in zip(winners, sides, strict=True))
    drawn = sum(winner is None for winner in winners)
    return won, drawn, games - won - drawn


def train(options: argparse.Namespace) -> list[dict[str, float]]:
    """Play and learn until the time is over; return the curve."""
    rng = np.random.default_rng(options.seed)
    network = Network(options.hidden, rng)
    selfplay = SelfPlay(network, options)
    memory: deque[tuple[Array, Array, Array, float]] = deque(maxlen=options.memory)
    curve: list[dict[str, float]] = []
    begin = time.monotonic()
    fresh, positions, next_test, losses = 0, 0, 0.0, [0.0]
    while True:
        minutes = (time.monotonic() - begin) / 60
        if minutes >= next_test or minutes >= options.minutes:
            won, drawn, lost = play_level(network, options, options.test_games)
            score = (won + drawn / 2) / options.test_games
            curve.append({"minutes": round(minutes, 2), "positions": positions, "won": won,
                          "drawn": drawn, "lost": lost, "score": round(score, 3)})  # fmt: skip
            print(
                json.dumps(
                    curve[-1]
                    | {"loss": round(float(np.mean(losses)), 3), "decided": selfplay.decided}
                ),
                flush=True,
            )
            next_test = minutes + options.test_every
            if options.save:
                np.savez(options.save, **network.weights)  # type: ignore[arg-type]
        if minutes >= options.minutes:
            return curve
        samples = selfplay.round()
        memory.extend(samples)
        fresh += len(samples)
        positions += len(samples)
        while fresh >= options.batch and len(memory) >= options.batch:
            fresh -= options.batch // 2  # every position is learned from about twice
            places: list[int] = rng.integers(len(memory), size=int(options.batch)).tolist()
            chosen = [memory[place] for place in places]
            inputs, policies, masks, results = (
                np.array(column) for column in zip(*chosen, strict=True)
            )
            loss = network.learn(inputs, policies.astype(np.float32), masks, results, options.rate)
            losses = [*losses[-50:], loss]


def main() -> None:
    """Read the options, and train."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--type", default="Base", help="the game type")
    parser.add_argument("--level", type=int, default=1, help="the opponent of the tests")
    parser.add_argument("--minutes", type=float, default=10, help="how long to train")
    parser.add_argument("--test-every", type=float, default=2.5, help="minutes between tests")
    parser.add_argument("--test-games", type=int, default=40, help="games of a test")
    parser.add_argument("--games", type=int, default=24, help="games side by side")
    parser.add_argument("--visits", type=int, default=128, help="visits of a search")
    parser.add_argument("--plies", type=int, default=150, help="the longest game")
    parser.add_argument(
        "--crowding",
        type=float,
        default=0.16,
        help="what a neighbour of a queen counts in a game that was cut off",
    )
    parser.add_argument("--hidden", type=int, default=128, help="the size of the hidden layer")
    parser.add_argument("--memory", type=int, default=20_000, help="positions to learn from")
    parser.add_argument("--batch", type=int, default=256, help="positions of a step")
    parser.add_argument("--rate", type=float, default=0.002, help="the rate of learning")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="where to keep the network")
    train(parser.parse_args())


if __name__ == "__main__":
    main()
