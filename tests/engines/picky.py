"""A UHP engine that takes a limit in one form only: `picky.py seconds .` or `picky.py time :`.

The first argument is the word before the limit, the second all that may stand among its digits.
"""

import sys


def main(word: str, mark: str) -> None:
    print("id Picky\nok", flush=True)
    for line in sys.stdin:
        command, *words = line.split()
        if command == "exit":
            return
        if command == "newgame":
            print("Base;NotStarted;White[1]")
        elif command == "bestmove":
            understood = words[0] == word and words[1].replace(mark, "").isdigit()
            print("wA1" if understood else f"err {line.strip()}")
        print("ok", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
