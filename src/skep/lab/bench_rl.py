"""Benchmark of environments: steps a second, each with its observation and its mask."""

from __future__ import annotations

import platform
import random
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import skep
from skep.rl import BatchEnv

__all__ = ["GAMES", "PEERS", "TASKS", "EnvSpeed", "EnvTask", "measure", "to_json"]

GAMES: Final = 256
WARM_UP: Final = 50
"""Steps before the clock starts, so that games are in all their phases."""
STEPS: Final = 400
SINGLE_STEPS: Final = 2000
"""Steps of environments that play one game at a time."""


@dataclass(frozen=True, slots=True)
class EnvTask:
    """One environment to measure."""

    name: str
    form: str = "planes"
    dtype: str = "uint8"
    threads: int = 1


TASKS: Final = (
    EnvTask("planes, uint8"),
    EnvTask("planes, uint8", threads=2),
    EnvTask("planes, float32", dtype="float32"),
    EnvTask("graph, uint8", form="graph"),
    EnvTask("graph, float32", form="graph", dtype="float32"),
    EnvTask("flat, int8", form="flat", dtype="int8"),
    EnvTask("flat, float32", form="flat", dtype="float32"),
)


@dataclass(frozen=True, slots=True)
class EnvSpeed:
    """How fast an environment is: in the best of several rounds."""

    name: str
    threads: int
    games: int
    steps_per_second: float | None
    """By the clock on the wall; None if the package is not installed."""
    cpu_steps_per_second: float | None
    bytes_per_game: int | None = None
    """Beside the arrays, where it is known."""


def measure(rounds: int, announce: Callable[[str], None] = lambda _: None) -> list[EnvSpeed]:
    """Measure our environments, and those of others that are installed, with random moves."""
    found = []
    for task in TASKS:
        announce(f"{task.name}, {task.threads} threads")
        found.append(max((_batch_speed(task) for _ in range(rounds)), key=_steps))
    for name, speed in PEERS.items():
        announce(name)
        found.append(max((speed() for _ in range(rounds)), key=_steps))
    return found


def _steps(speed: EnvSpeed) -> float:
    return speed.steps_per_second or 0.0


def _batch_speed(task: EnvTask) -> EnvSpeed:
    env = BatchEnv(GAMES, form=task.form, dtype=task.dtype, threads=task.threads, seed=1)
    for _ in range(WARM_UP):
        env.step(env.sample())
    wall, cpu = time.perf_counter(), time.process_time()
    for _ in range(STEPS):
        env.step(env.sample())
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    steps = GAMES * STEPS
    memory = env.memory_per_game
    return EnvSpeed(f"skep {task.name}", task.threads, GAMES, steps / wall, steps / cpu, memory)


def _open_spiel_speed() -> EnvSpeed:
    """OpenSpiel's Hive, from Python, with its tensor and its mask."""
    name = "OpenSpiel hive, float32"
    if find_spec("pyspiel") is None:
        return EnvSpeed(name, 1, 1, None, None)
    game = import_module("pyspiel").load_game("hive")
    rng = random.Random(1)
    state = game.new_initial_state()
    wall, cpu = time.perf_counter(), time.process_time()
    for _ in range(SINGLE_STEPS):
        state.apply_action(rng.choice(state.legal_actions()))
        if state.is_terminal():
            state = game.new_initial_state()
        state.observation_tensor(state.current_player())
        state.legal_actions_mask()
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return EnvSpeed(name, 1, 1, SINGLE_STEPS / wall, SINGLE_STEPS / cpu)


def _pettingzoo_speed() -> EnvSpeed:
    """Our own environment for PettingZoo, which plays one game at a time in Python."""
    name = "skep for PettingZoo, uint8"
    if find_spec("pettingzoo") is None:
        return EnvSpeed(name, 1, 1, None, None)
    env = import_module("skep.rl.hive_v0").raw_env()
    rng = random.Random(1)
    env.reset()
    wall, cpu = time.perf_counter(), time.process_time()
    for _ in range(SINGLE_STEPS):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.reset()
            continue
        env.step(rng.choice(observation["action_mask"].nonzero()[0]))
    wall, cpu = time.perf_counter() - wall, time.process_time() - cpu
    return EnvSpeed(name, 1, 1, SINGLE_STEPS / wall, SINGLE_STEPS / cpu)


PEERS: Final[dict[str, Callable[[], EnvSpeed]]] = {
    "PettingZoo": _pettingzoo_speed,
    "OpenSpiel": _open_spiel_speed,
}


def to_json(rounds: int, speeds: list[EnvSpeed]) -> dict[str, Any]:
    """The figures by name."""
    return {
        "version": skep.__version__,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "rounds": rounds,
        "environments": [asdict(speed) for speed in speeds],
    }
