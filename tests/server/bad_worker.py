"""A worker that misbehaves at its first request, and works well in the next process.

Arguments: how it misbehaves, and a folder in which every process leaves a file.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path

from skep.server.workers import worker
from skep.server.workers.thoughts import Json, Thinker


def misbehave(how: str) -> Json:
    match how:
        case "die":
            os._exit(3)
        case "hang":
            time.sleep(3600)
        case "babble":
            sys.stdout.write("x" * 5_000_000)
            sys.stdout.flush()
        case "nonsense":
            print("this is no JSON", flush=True)
        case "another":
            print('{"id": 0, "answer": {}}', flush=True)
        case "eat":
            return {"eaten": len(b"x" * (1 << 40))}
    return {}


def main() -> None:
    how, folder = sys.argv[1], Path(sys.argv[2])
    is_first = not any(folder.iterdir())
    (folder / str(os.getpid())).touch()
    if is_first or how == "always":
        wrong = "die" if how == "always" else how
        Thinker.answer = lambda *_: misbehave(wrong)  # type: ignore[method-assign]
    worker.main()


if __name__ == "__main__":
    main()
