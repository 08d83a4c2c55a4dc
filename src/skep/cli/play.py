"""`skep play`: two people at one terminal, or one and the machine."""

from __future__ import annotations

import contextlib
import difflib
import importlib
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Annotated, Final, Literal

import typer

from skep import (
    PASS,
    Board,
    Bug,
    Color,
    GameType,
    Hex,
    IllegalMoveError,
    Move,
    NotationError,
    Opening,
    PathKind,
    Piece,
    Repetition,
    Rules,
    SkepError,
    Termination,
)
from skep.cli import UsageError, games, terminal
from skep.cli.machine import NAMES, Machine
from skep.cli.table import Table
from skep.engine import LEVELS, opponent
from skep.errors import excerpt
from skep.game import Limits
from skep.notation import parse_move
from skep.rules import EDITIONS

Edition = Literal["base", "carbon", "complete"]

HELP: Final = """\
Type a move as wA1 -bQ: the white ant 1 goes to the left of the black queen.
  \\R  R/   upper left, upper right of the piece R
  -R  R-   left, right
  /R  R\\   lower left, lower right
  R        on top of R
Or pick one: type a piece (wA1, or just a1, ant or a) and then a number from the list.

  moves            list all legal moves
  why MOVE         say whether a move is legal and, if not, why
  pass             pass; allowed only when you must, and then Enter is enough
  undo, redo [N]   take back the last moves, and make them again
  board            draw the board again
  draw, resign     end the game
  new [TYPE]       begin another game, as in new Base+M
  save FILE        write the game to a file: a PGN, or a game string for .uhp and .txt
  load FILE        go on with a game from a PGN, an SGF or a game string
  game             print the game string
  quit             leave (so does Ctrl-D)"""

_WAYS: Final = {
    PathKind.SLIDE: "it slides there",
    PathKind.JUMP: "it jumps there",
    PathKind.CLIMB: "it climbs there",
}
_ENDINGS: Final = {
    Termination.QUEEN_SURROUNDED: "the queen is surrounded",
    Termination.BOTH_QUEENS_SURROUNDED: "both queens are surrounded",
    Termination.RESIGNATION: "by resignation",
    Termination.AGREEMENT: "by agreement",
    Termination.REPETITION: "the position has occurred three times",
}
_SECONDS: Final = 2.0
_MAX_STEPS: Final = 10_000


def play(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            show_default=False,
            help="A game to go on with: a PGN or SGF file, or a game string.",
        ),
    ] = None,
    *,
    game_type: Annotated[
        GameType | None,
        typer.Option(
            "--type",
            "-t",
            metavar="TYPE",
            case_sensitive=False,
            show_default="Base+MLP",
            help="Which bugs take part: Base, Base+M, ..., Base+MLP.",
        ),
    ] = None,
    edition: Annotated[
        Edition | None,
        typer.Option("--edition", "-e", show_default=False, help="The same, by the box you know."),
    ] = None,
    opening: Annotated[
        Opening | None,
        typer.Option(
            "--opening",
            show_default="tournament",
            help="The rule for first pieces: by the rulebook it may be the queen.",
        ),
    ] = None,
    repetition: Annotated[
        Repetition | None,
        typer.Option(
            "--repetition",
            show_default="off",
            help="Is the game drawn when a position occurs for the third time?",
        ),
    ] = None,
    white: Annotated[
        str, typer.Option("--white", metavar="NAME", help="Who plays White, for the record.")
    ] = "",
    black: Annotated[
        str, typer.Option("--black", metavar="NAME", help="Who plays Black, for the record.")
    ] = "",
    level: Annotated[
        int | None,
        typer.Option(
            "--level",
            "-l",
            metavar="N",
            min=LEVELS[0],
            max=LEVELS[-1],
            show_default=False,
            help=f"Play against the machine: {NAMES}.",
        ),
    ] = None,
    side: Annotated[
        Color, typer.Option("--side", "-s", help="With --level: which side you play.")
    ] = Color.WHITE,
    time: Annotated[
        float | None,
        typer.Option(
            "--time",
            metavar="SECONDS",
            show_default=f"{_SECONDS:g}",
            help="With --level: how long the machine may think; only the strongest do.",
        ),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            "--seed",
            metavar="N",
            show_default=False,
            help="With --level: answer the same moves in the same way as the last time.",
        ),
    ] = None,
    number: games.Number = None,
    ascii_only: Annotated[bool, typer.Option("--ascii", help="Draw with ASCII only.")] = False,
) -> None:
    """Play Hive, two people at one terminal, or against the machine.

    Type a move such as `wA1 -bQ`, or a piece to see where it can go; `help` tells the rest. Moves
    can also come from a file or a pipe.

    ```
    skep play                         # two people
    skep play --level 1               # against the weakest of the ten levels
    skep play --level 4 --side black
    ```
    """
    machine = _machine(level, side, time, seed)
    if game_type and edition:
        raise UsageError("give either --type or --edition")
    names = {Color.WHITE: white, Color.BLACK: black}
    if machine is not None:
        names[machine.color] = names[machine.color] or machine.tag
    tags = {_name(color): name for color, name in names.items() if name}
    if game is not None:
        if game_type or edition or opening or repetition:
            raise UsageError("the game says itself by which rules it is played")
        if game == "-":
            raise UsageError("standard input is where the moves come from: give a file")
        table = Table.from_record(games.read_one(game, number))
        table.source.tags |= tags
    else:
        chosen = EDITIONS[edition] if edition else game_type or GameType.BASE_MLP
        rules = Rules(chosen, opening or Opening.TOURNAMENT, repetition or Repetition.OFF)
        table = Table.new(rules, tags)
    session = Session(table, machine, ascii_only=ascii_only)
    if game is not None and number is None:
        session.path = _own_file(game)
    try:
        session.run()
    except KeyboardInterrupt:
        session.leave()
        raise


class Session:
    """What the players type, and what they are told."""

    def __init__(
        self, table: Table, machine: Machine | None = None, *, ascii_only: bool = False
    ) -> None:
        self.table = table
        self._machine = machine
        self._ascii_only = ascii_only
        self._choices: list[Move] = []
        self.path = ""
        self._done = False
        self._interactive = terminal.is_terminal(sys.stdin) and terminal.is_terminal(sys.stdout)
        self._commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self._say(HELP),
            "?": lambda _: self._say(HELP),
            "moves": self._list,
            "why": self._explain,
            "pass": lambda _: self._play(PASS),
            "undo": self._undo,
            "redo": self._redo,
            "board": lambda _: self._draw(),
            "draw": lambda _: self._agree_on_draw(),
            "resign": lambda _: self._resign(),
            "new": self._new,
            "save": self._save,
            "load": self._load,
            "game": lambda _: self._say(self._board.game_string()),
            "quit": lambda _: self._quit(),
            "exit": lambda _: self._quit(),
        }

    @property
    def _board(self) -> Board:
        return self.table.board

    def run(self) -> None:
        """Play until somebody leaves."""
        if self._interactive:
            with contextlib.suppress(ImportError):
                _edit_lines([*self._commands, *map(str, _pieces(self._board))])
        rules = self._board.rules
        self._say(f"Hive, {rules.game_type} with the {rules.opening} opening.")
        if self._machine is not None:
            you = _name(self._machine.color.opponent)
            self._say(f"You are {you} against {self._machine.tag}:")
            self._say(self._machine.opponent.character)
        self._say("Type a move such as wS1, a piece to see where it can go, or help.")
        self._draw()
        while not self._done:
            self._let_the_machine_move()
            line = self._ask(self._prompt())
            if line is None:
                self.leave()
                return
            self._obey(line.strip())

    def _let_the_machine_move(self) -> None:
        machine = self._machine
        while machine and self._is_for(machine) and self.table.outcome() is None:
            move = machine.move(self._board)
            self._say(f"{machine.name} plays {self._board.uhp(move)}.")
            self._play(move)

    def _is_for(self, machine: Machine | None) -> bool:
        return machine is not None and self._board.turn is machine.color

    def leave(self) -> None:
        """Say good-bye, without losing the game."""
        self._say("")
        if self.table.is_unsaved:
            self._say("The game was not saved. To go on with it:")
            level = "" if self._machine is None else f" {self._machine.words}"
            self._say(f"  skep play{level} '{self._board.game_string()}'")

    # ---- talking

    def _say(self, text: str) -> None:
        typer.echo(text, color=terminal.has_color())

    def _ask(self, prompt: str) -> str | None:
        """Read a line; None when there are no more."""
        if self._interactive:
            try:
                return input(prompt)
            except EOFError:
                return None
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not line:
            return None
        # What was asked and answered, so that the output can be read by itself.
        self._say(prompt + excerpt(line.strip())[1:-1])
        return line

    def _confirms(self, question: str) -> bool:
        answer = self._ask(f"{question} [y/N] ")
        return answer is not None and answer.strip().lower() in ("y", "yes")

    def _prompt(self) -> str:
        if self.table.outcome() is not None:
            return "Game over> "
        return f"{_name(self._board.turn)} {self._board.turn_number}> "

    def _draw(self) -> None:
        self._say(f"\n{terminal.drawing(self._board, ascii_only=self._ascii_only)}\n")
        self._announce()

    def _announce(self) -> None:
        outcome = self.table.outcome()
        if outcome is not None:
            head = "Draw" if outcome.winner is None else f"{_name(outcome.winner)} wins"
            how = _ENDINGS.get(outcome.termination, outcome.termination.value)
            self._say(f"{head}: {how}. Type save FILE, undo, new or quit.")
        elif self._must_pass():
            if not self._is_for(self._machine):
                self._say(f"{_name(self._board.turn)} has no move and must pass: press Enter.")
        elif self._board.repetition_count() >= 3:
            self._say("This position has occurred three times; you may agree on a draw.")

    def _must_pass(self) -> bool:
        return list(self._board.legal_moves) == [PASS]

    # ---- obeying

    def _obey(self, line: str) -> None:
        if not line:
            if self._must_pass() and self.table.outcome() is None:
                self._play(PASS)
            else:
                self._draw()
            return
        word, *rest = line.split(maxsplit=1)
        command = self._commands.get(word.lower())
        try:
            if command is not None:
                command(rest[0] if rest else "")
            elif line.isascii() and line.isdigit():
                self._pick(line)
            elif rest:
                self._play(self._read_move(line))
            else:
                self._choose(line)
        except IllegalMoveError as error:
            subject = (
                "You cannot pass." if error.move.is_pass else f"{error.move.piece} cannot go there."
            )
            self._say(f"{subject} {error.explanation}")
        except SkepError as error:
            self._say(str(error))
        except OSError as error:
            name = f"{excerpt(str(error.filename))}: " if error.filename else ""
            self._say(name + (error.strerror or str(error)))

    def _read_move(self, text: str) -> Move:
        """Read a move; the colour of the mover's own piece may be left out."""
        piece, *target = text.split(maxsplit=1)
        words = " ".join([self._full_name(piece), *target])
        return parse_move(self._board, words, marked_climbs=True)

    def _full_name(self, name: str) -> str:
        own = self._board.turn.letter + name.lower()
        return name if _piece(name) or not _piece(own) else own

    def _play(self, move: Move) -> None:
        if self.table.outcome() is not None:
            self._say("The game is over. Type undo to go on with it, or new to begin another.")
            return
        self.table.play(move)
        self._choices = []
        # The machine answers at once: one board for both moves is enough.
        if not self._is_for(self._machine) or self.table.outcome() is not None:
            self._draw()

    # ---- picking

    def _pick(self, line: str) -> None:
        number = int(line) if len(line) < 6 else 0
        if not self._choices:
            self._say("There is no list to pick from: type moves, or a piece, to get one.")
        elif not 1 <= number <= len(self._choices):
            self._say(f"Pick a number from 1 to {len(self._choices)}.")
        else:
            self._play(self._choices[number - 1])

    def _list(self, name: str = "") -> None:
        if name:
            self._choose(name)
        elif self.table.outcome() is not None:
            self._say("The game is over.")
        elif self._must_pass():
            self._say("There is no move: press Enter to pass.")
        else:
            self._offer(list(self._board.legal_moves))

    def _offer(self, moves: list[Move]) -> None:
        self._choices = sorted(moves, key=lambda move: str(move.piece))
        self._say(terminal.listing(self._board, self._choices, numbered=True))
        self._say("Type a number to play it.")

    def _choose(self, name: str) -> None:
        """List where a piece, or the mover's pieces of a kind, can go."""
        if self.table.outcome() is not None and (_piece(name) or self._kind(name)):
            self._say("The game is over.")
            return
        legal = list(self._board.legal_moves)
        piece = _piece(self._full_name(name))
        kind = self._kind(name)
        if piece is not None:
            moves = [move for move in legal if move.piece == piece]
            if self._board.ply == 0 and moves:
                self._play(moves[0])
            elif moves:
                self._offer(moves)
            else:
                self._say(self._why_stuck(piece))
        elif kind is not None:
            own = self._board.turn
            moves = [m for m in legal if m.piece and m.piece.bug is kind and m.piece.color is own]
            if moves:
                self._offer(moves)
            else:
                self._say(f"No {kind.value} of yours can move now.")
        else:
            self._say(self._not_understood(name))

    def _kind(self, name: str) -> Bug | None:
        name = name.lower()
        return next(
            (bug for bug in self._board.game_type.bugs if name in (bug.letter.lower(), bug.value)),
            None,
        )

    def _not_understood(self, word: str) -> str:
        close = difflib.get_close_matches(word.lower()[:20], self._commands, n=1)
        hint = f"Did you mean {close[0]}?" if close else "Type a move, a piece, or help."
        return f"{excerpt(word)} is neither a move nor a command. {hint}"

    # ---- explaining

    def _explain(self, text: str) -> None:
        if not text:
            self._say("Why what? Type why and a move, as in why wA1 -bQ.")
            return
        piece = _piece(self._full_name(text))
        if piece is not None and self._board.ply:
            can = sum(move.piece == piece for move in self._board.legal_moves)
            where = f"{can} place{'s' if can > 1 else ''}"
            self._say(f"{piece} can go to {where}." if can else self._why_stuck(piece))
            return
        move = self._read_move(text)
        why = self._board.explain_move(move)
        self._say(self._way(move) if why else str(why))

    def _way(self, move: Move) -> str:
        """Say how a legal move is made."""
        path = self._board.path(move)
        if path.kind is PathKind.PASS:
            return "That is legal: there is no other move."
        if path.kind is PathKind.PLACE:
            return "That is legal: it is placed there."
        if path.kind is PathKind.THROW:
            return f"That is legal: {path.throwers[0]} throws it there."
        steps = len(path.cells) - 1
        count = f" in {steps} steps" if path.kind is PathKind.SLIDE and steps > 1 else ""
        return f"That is legal: {_WAYS[path.kind]}{count}."

    def _why_stuck(self, piece: Piece) -> str:
        """Say why a piece can go nowhere: the rule, if it is the same for every cell."""
        board = self._board
        hive = set(board.pieces().values())
        around = {cell for hex in hive for cell in hex.neighbors()} - hive
        reasons = [board.explain(piece, cell) for cell in sorted(around or {Hex(0, 0)})]
        if all(why == reasons[0] for why in reasons):
            return f"{piece} cannot move now. {reasons[0]}"
        return f"{piece} has nowhere to go now."

    # ---- the game around the moves

    def _undo(self, count: str) -> None:
        self._repeat(
            count, partial(self._whole_turn, self.table.undo), "There is nothing to take back."
        )

    def _redo(self, count: str) -> None:
        self._repeat(
            count, partial(self._whole_turn, self.table.redo), "There is nothing to make again."
        )

    def _whole_turn(self, step: Callable[[], bool]) -> bool:
        """Go back, or on, by a move; against the machine, to a move of the person's."""
        done = step()
        while self._is_for(self._machine) and step():
            pass
        return done

    def _repeat(self, count: str, step: Callable[[], bool], nothing: str) -> None:
        if count and not (count.isascii() and count.isdigit() and int(count[:9]) > 0):
            self._say("How many moves? Type a number, or none for one.")
            return
        wanted = min(int(count[:9]) if count else 1, _MAX_STEPS)
        done = 0
        while done < wanted and step():
            done += 1
        if done:
            self._choices = []
            self._draw()
        else:
            self._say(nothing)

    def _resign(self) -> None:
        if self.table.outcome() is not None:
            self._say("The game is over.")
        else:
            self.table.resign()
            self._announce()

    def _agree_on_draw(self) -> None:
        if self.table.outcome() is not None:
            self._say("The game is over.")
        elif self._agrees_on_draw():
            self.table.agree_on_draw()
            self._announce()
        else:
            self._say("The game goes on.")

    def _agrees_on_draw(self) -> bool:
        if self._machine is None:
            return self._confirms(f"{_name(self._board.turn.opponent)}, do you agree to a draw?")
        if self._board.repetition_count() >= 3:
            return True
        self._say(f"{self._machine.name} wants to play on as long as nothing is repeated.")
        return False

    def _new(self, game_type: str) -> None:
        rules = self._board.rules
        if game_type:
            rules = Rules.parse(game_type, rules.opening, rules.repetition)
        if not self._may_go():
            return
        kept = {name: self.table.source.tags.get(name, "") for name in ("White", "Black")}
        self._sit_down(Table.new(rules, kept), "")

    def _save(self, name: str) -> None:
        path = _path(name) or self.path
        if not path:
            self._say("Where to? Type save and the name of a file, as in save game.pgn.")
            return
        exists = Path(path).exists() and path != self.path
        if self._interactive and exists and not self._confirms(f"{path} is there. Replace it?"):
            self._say("Nothing was written.")
            return
        form = games.format_of(path) or "pgn"
        Path(path).write_bytes(games.write([self.table.record()], form))
        self.table.mark_saved()
        self.path = path
        lost = form == "uhp" and self.table.agreed is not None
        self._say(f"Saved to {path}{', but without its result' if lost else ''}.")

    def _load(self, name: str) -> None:
        source = name if games.is_game_string(name) else _path(name)
        if source in ("", "-"):
            self._say("Which file? Type load and its name.")
            return
        record = games.read_one(source)
        if self._may_go():
            self._sit_down(Table.from_record(record), _own_file(source))

    def _sit_down(self, table: Table, path: str) -> None:
        self.table = table
        self.path = path
        self._choices = []
        self._draw()

    def _may_go(self) -> bool:
        """Ask a person, and nobody else, before a game is lost."""
        if not self._interactive or not self.table.is_unsaved:
            return True
        return self._confirms("The game is not saved. Leave it?")

    def _quit(self) -> None:
        self._done = self._may_go()


def _machine(
    level: int | None, side: Color, time: float | None, seed: int | None
) -> Machine | None:
    if level is None:
        if side is not Color.WHITE or time is not None or seed is not None:
            raise UsageError(
                "--side, --time and --seed are for a game against the machine: --level"
            )
        return None
    try:
        limits = Limits(seconds=_SECONDS if time is None else time)
    except ValueError as error:
        raise UsageError(f"--time: {error}") from error
    return Machine(opponent(level), side.opponent, limits, seed)


def _name(color: Color) -> str:
    return color.name.capitalize()


def _piece(name: str) -> Piece | None:
    """The piece of that name in any case, if there is one."""
    with contextlib.suppress(ValueError):
        return Piece.from_name(name[:1].lower() + name[1:].upper())
    return None


def _pieces(board: Board) -> list[Piece]:
    return [
        Piece(color, bug, number)
        for color in Color
        for bug in board.game_type.bugs
        for number in range(1, bug.per_player + 1)
    ]


def _path(text: str) -> str:
    """The name of a file, which may stand in quotes and begin with ~."""
    if len(text) > 1 and text[0] == text[-1] and text[0] in "'\"":
        text = text[1:-1]
    if "\0" in text:
        raise NotationError("the name of a file has no NUL in it", text)
    with contextlib.suppress(RuntimeError):  # ~ of somebody who is not known here
        return str(Path(text).expanduser()) if text else ""
    return text


def _own_file(source: str) -> str:
    """The file a game came from, if it can be saved there again."""
    return source if not games.is_game_string(source) and games.format_of(source) else ""


def _edit_lines(words: list[str]) -> None:
    """Let the terminal edit lines, remember them, and complete commands, pieces and files."""
    readline = importlib.import_module("readline")

    def complete(text: str, state: int) -> str | None:
        line = readline.get_line_buffer()
        if line.startswith(("save ", "load ")):
            folder, start = os.path.split(text)
            names = sorted(path.name for path in Path(folder).expanduser().glob("*"))
            found = [str(Path(folder, name)) for name in names if name.startswith(start)]
        else:
            found = [word for word in words if word.lower().startswith(text.lower())]
        return found[state] if state < len(found) else None

    readline.set_completer(complete)
    readline.set_completer_delims(" ")
    libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")
