"""A game at a terminal: what the players type, and what they are told."""

from __future__ import annotations

import contextlib
import difflib
import importlib
import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Final

import typer

from skep import (
    PASS,
    Board,
    Bug,
    Color,
    Explanation,
    IllegalMoveError,
    Move,
    NotationError,
    PathKind,
    Piece,
    Rules,
    SkepError,
)
from skep.cli import games, terminal
from skep.cli.machine import Machine
from skep.cli.table import Table
from skep.errors import excerpt
from skep.learn.words import message_of_reason
from skep.locales import Catalogue
from skep.notation import parse_move

_MAX_STEPS: Final = 10_000


class Session:
    """What the players type, and what they are told."""

    def __init__(
        self,
        table: Table,
        catalogue: Catalogue,
        machine: Machine | None = None,
        *,
        source: str = "",
        ascii_only: bool = False,
    ) -> None:
        """Sit down; `source` is where the game came from, a file or a game string."""
        self._table = table
        self._catalogue = catalogue
        self._machine = machine
        self._ascii_only = ascii_only
        self._choices: list[Move] = []
        self._path = _own_file(source)
        self._done = False
        self._interactive = terminal.is_terminal(sys.stdin) and terminal.is_terminal(sys.stdout)
        self._commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: self._tell("cli-help"),
            "?": lambda _: self._tell("cli-help"),
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
        return self._table.board

    def run(self) -> None:
        """Play until somebody leaves."""
        if self._interactive:
            with contextlib.suppress(ImportError):
                _edit_lines([*self._commands, *map(str, self._board.game_type.pieces)])
        rules = self._board.rules
        self._tell("cli-start", type=rules.game_type.value, opening=rules.opening.value)
        if self._machine is not None:
            self._introduce(self._machine)
        self._tell("cli-how")
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
        while machine and self._is_for(machine) and self._table.outcome() is None:
            move = machine.move(self._board)
            name = self._name_of(machine)
            self._tell("cli-machine-plays", name=name, move=self._board.uhp(move))
            self._play(move)

    def _introduce(self, machine: Machine) -> None:
        level = machine.opponent.level
        self._tell(
            "cli-against",
            color=machine.color.opponent.value,
            name=self._name_of(machine),
            level=level,
        )
        self._tell(f"level-{level}-character")

    def _name_of(self, machine: Machine) -> str:
        return self._catalogue.text(f"level-{machine.opponent.level}-name")

    def _is_for(self, machine: Machine | None) -> bool:
        return machine is not None and self._board.turn is machine.color

    def leave(self) -> None:
        """Say good-bye, without losing the game."""
        self._say("")
        if self._table.is_unsaved:
            self._tell("cli-unsaved")
            level = "" if self._machine is None else f" {self._machine.words}"
            self._say(f"  skep play{level} '{self._board.game_string()}'")

    # ---- talking

    def _say(self, text: str) -> None:
        typer.echo(text, color=terminal.has_color())

    def _tell(self, key: str, **arguments: str | int) -> None:
        self._say(self._catalogue.text(key, **arguments))

    def _name(self, color: Color) -> str:
        return self._catalogue.text("color-name", color=color.value)

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
        asked = self._catalogue.text("cli-question", question=question)
        yes = {"y", "yes", *self._catalogue.text("cli-yes").split()}
        answer = self._ask(f"{asked} ")
        return answer is not None and answer.strip().lower() in yes

    def _prompt(self) -> str:
        if self._table.outcome() is not None:
            return self._catalogue.text("cli-prompt-over") + "> "
        return f"{self._name(self._board.turn)} {self._board.turn_number}> "

    def _draw(self) -> None:
        drawn = terminal.drawing(self._board, self._catalogue, ascii_only=self._ascii_only)
        self._say(f"\n{drawn}\n")
        self._announce()

    def _announce(self) -> None:
        outcome = self._table.outcome()
        if outcome is not None:
            how = outcome.termination.value
            if outcome.winner is None:
                said = self._catalogue.text("cli-drawn-by", how=how)
            else:
                said = self._catalogue.text("cli-won-by", how=how, color=outcome.winner.value)
            self._say(f"{said} {self._catalogue.text('cli-what-next')}")
        elif self._must_pass():
            if not self._is_for(self._machine):
                self._tell("cli-must-pass", color=self._board.turn.value)
        elif self._board.is_threefold():
            self._tell("cli-repeated")

    def _must_pass(self) -> bool:
        return list(self._board.legal_moves) == [PASS]

    # ---- obeying

    def _obey(self, line: str) -> None:
        if not line:
            if self._must_pass() and self._table.outcome() is None:
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
            self._refuse(error.move.piece, error.explanation)
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
        if self._table.outcome() is not None:
            self._tell("cli-over-now")
            return
        self._table.play(move)
        self._choices = []
        # The machine answers at once: one board for both moves is enough.
        if not self._is_for(self._machine) or self._table.outcome() is not None:
            self._draw()

    # ---- picking

    def _pick(self, line: str) -> None:
        number = int(line) if len(line) < 6 else 0
        if not self._choices:
            self._tell("cli-no-list")
        elif not 1 <= number <= len(self._choices):
            self._tell("cli-pick", count=len(self._choices))
        else:
            self._play(self._choices[number - 1])

    def _list(self, name: str = "") -> None:
        if name:
            self._choose(name)
        elif self._table.outcome() is not None:
            self._tell("cli-over")
        elif self._must_pass():
            self._tell("cli-only-pass")
        else:
            self._offer(list(self._board.legal_moves))

    def _offer(self, moves: list[Move]) -> None:
        self._choices = sorted(moves, key=lambda move: str(move.piece))
        self._say(terminal.listing(self._board, self._choices, self._catalogue, numbered=True))
        self._tell("cli-type-number")

    def _choose(self, name: str) -> None:
        """List where a piece, or the mover's pieces of a kind, can go."""
        if self._table.outcome() is not None and (_piece(name) or self._kind(name)):
            self._tell("cli-over")
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
                self._tell_stuck(piece)
        elif kind is not None:
            own = self._board.turn
            moves = [m for m in legal if m.piece and m.piece.bug is kind and m.piece.color is own]
            if moves:
                self._offer(moves)
            else:
                self._tell("cli-no-kind", bug=kind.value)
        else:
            self._wonder(name)

    def _kind(self, name: str) -> Bug | None:
        name = name.lower()
        return next(
            (bug for bug in self._board.game_type.bugs if name in (bug.letter.lower(), bug.value)),
            None,
        )

    def _wonder(self, word: str) -> None:
        close = difflib.get_close_matches(word.lower()[:20], self._commands, n=1)
        say = self._catalogue
        hint = say.text("cli-did-you-mean", word=close[0]) if close else say.text("cli-try")
        self._say(f"{say.text('cli-not-understood', word=excerpt(word))} {hint}")

    # ---- explaining

    def _explain(self, text: str) -> None:
        if not text:
            self._tell("cli-why-what")
            return
        piece = _piece(self._full_name(text))
        if piece is not None and self._board.ply:
            can = sum(move.piece == piece for move in self._board.legal_moves)
            if can:
                self._tell("cli-can-go", piece=str(piece), count=can)
            else:
                self._tell_stuck(piece)
            return
        move = self._read_move(text)
        why = self._board.explain_move(move)
        if why:
            self._tell_way(move)
        else:
            self._refuse(move.piece, why)

    def _tell_way(self, move: Move) -> None:
        """Say how a legal move is made."""
        path = self._board.path(move)
        if path.kind is PathKind.THROW:
            self._tell("cli-legal-throw", piece=str(path.throwers[0]))
        elif path.kind is PathKind.SLIDE:
            self._tell("cli-legal-slide", count=len(path.cells) - 1)
        else:
            self._tell(f"cli-legal-{path.kind.value}")

    def _tell_stuck(self, piece: Piece) -> None:
        """Say why a piece can go nowhere."""
        self._refuse(piece, self._board.explain_piece(piece))

    def _refuse(self, piece: Piece | None, why: Explanation) -> None:
        """Say why a piece cannot move, or why one cannot pass."""
        # The board on a terminal shows pieces by their codes.
        reason = message_of_reason(why, piece).text(self._catalogue, codes=True)
        if piece is None:
            self._say(reason)
        else:
            self._tell("cli-cannot", piece=str(piece), reason=reason)

    # ---- the game around the moves

    def _undo(self, count: str) -> None:
        self._repeat(count, partial(self._whole_turn, self._table.undo), "cli-nothing-to-undo")

    def _redo(self, count: str) -> None:
        self._repeat(count, partial(self._whole_turn, self._table.redo), "cli-nothing-to-redo")

    def _whole_turn(self, step: Callable[[], bool]) -> bool:
        """Go back, or on, by a move; against the machine, to a move of the person's."""
        done = step()
        while self._is_for(self._machine) and step():
            pass
        return done

    def _repeat(self, count: str, step: Callable[[], bool], nothing: str) -> None:
        if count and not (count.isascii() and count.isdigit() and int(count[:9]) > 0):
            self._tell("cli-how-many")
            return
        wanted = min(int(count[:9]) if count else 1, _MAX_STEPS)
        done = 0
        while done < wanted and step():
            done += 1
        if done:
            self._choices = []
            self._draw()
        else:
            self._tell(nothing)

    def _resign(self) -> None:
        if self._table.outcome() is not None:
            self._tell("cli-over")
        else:
            self._table.resign()
            self._announce()

    def _agree_on_draw(self) -> None:
        if self._table.outcome() is not None:
            self._tell("cli-over")
        elif self._agrees_on_draw():
            self._table.agree_on_draw()
            self._announce()
        else:
            self._tell("cli-goes-on")

    def _agrees_on_draw(self) -> bool:
        if self._machine is None:
            other = self._board.turn.opponent
            return self._confirms(self._catalogue.text("cli-agree", color=other.value))
        if self._board.is_threefold():
            return True
        self._tell("cli-machine-plays-on", name=self._name_of(self._machine))
        return False

    def _new(self, game_type: str) -> None:
        rules = self._board.rules
        if game_type:
            rules = Rules.parse(game_type, rules.opening, rules.repetition)
        if not self._may_go():
            return
        kept = {name: self._table.source.tags.get(name, "") for name in ("White", "Black")}
        self._sit_down(Table.new(rules, kept), "")

    def _save(self, name: str) -> None:
        path = _path(name) or self._path
        if not path:
            self._tell("cli-save-where")
            return
        exists = Path(path).exists() and path != self._path
        question = self._catalogue.text("cli-replace", file=path)
        if self._interactive and exists and not self._confirms(question):
            self._tell("cli-not-written")
            return
        form = games.format_of(path) or "pgn"
        Path(path).write_bytes(games.write([self._table.record()], form))
        self._table.mark_saved()
        self._path = path
        if form == "uhp" and self._table.agreed is not None:
            self._tell("cli-saved-without-result", file=path)
        else:
            self._tell("cli-saved", file=path)

    def _load(self, name: str) -> None:
        source = name if games.is_game_string(name) else _path(name)
        if source in ("", "-"):
            self._tell("cli-load-which")
            return
        record = games.read_one(source)
        if self._may_go():
            self._sit_down(Table.from_record(record), _own_file(source))

    def _sit_down(self, table: Table, path: str) -> None:
        self._table = table
        self._path = path
        self._choices = []
        self._draw()

    def _may_go(self) -> bool:
        """Ask a person, and nobody else, before a game is lost."""
        if not self._interactive or not self._table.is_unsaved:
            return True
        return self._confirms(self._catalogue.text("cli-leave"))

    def _quit(self) -> None:
        self._done = self._may_go()


def _piece(name: str) -> Piece | None:
    """The piece of that name in any case, if there is one."""
    with contextlib.suppress(ValueError):
        return Piece.from_name(name[:1].lower() + name[1:].upper())
    return None


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
