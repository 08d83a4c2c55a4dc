"""A game at a terminal: the commands that players type, and the answers."""

from __future__ import annotations

import difflib
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from skep import PASS, Color, IllegalMoveError, Rules, SkepError
from skep.cli import games, reasons, terminal
from skep.cli.game_file import GameFile, continued_game, new_game, path_of
from skep.cli.move_input import read_bug, read_move, read_piece
from skep.errors import excerpt

if TYPE_CHECKING:
    from collections.abc import Callable

    from skep import Board, Move
    from skep.cli.console import Console
    from skep.cli.engine_side import EngineSide
    from skep.game import Game

_MAX_STEPS: Final = 10_000


class TerminalSession:
    """A game at a terminal: reads the commands of `skep play` and answers them."""

    def __init__(
        self,
        file: GameFile,
        console: Console,
        engine: EngineSide | None = None,
        *,
        ascii_only: bool = False,
    ) -> None:
        self._file = file
        self._console = console
        self._engine = engine
        self._ascii_only = ascii_only
        self._choices: list[Move] = []
        self._done = False
        self._commands: dict[str, Callable[[str], None]] = {
            "help": lambda _: console.tell("cli-help"),
            "?": lambda _: console.tell("cli-help"),
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
            "game": lambda _: console.say(self._board.game_string()),
            "quit": lambda _: self._quit(),
            "exit": lambda _: self._quit(),
        }

    @property
    def _game(self) -> Game:
        return self._file.game

    @property
    def _board(self) -> Board:
        return self._game.board

    # ---- the loop

    def run(self) -> None:
        """Read commands and obey them until a player leaves."""
        rules = self._game.rules
        self._console.edit_lines([*self._commands, *map(str, rules.game_type.pieces)])
        self._console.tell("cli-start", type=rules.game_type.value, opening=rules.opening.value)
        if self._engine is not None:
            self._introduce(self._engine)
        self._console.tell("cli-how")
        self._draw()
        while not self._done:
            self._let_engine_move()
            line = self._console.ask(self._prompt())
            if line is None:
                self.leave()
                return
            self._obey(line.strip())

    def leave(self) -> None:
        """Print how to go on with a game that is not saved."""
        self._console.say("")
        if self._file.is_unsaved:
            self._console.tell("cli-unsaved")
            level = "" if self._engine is None else f" {self._engine.play_options}"
            self._console.say(f"  skep play{level} '{self._board.game_string()}'")

    def _prompt(self) -> str:
        text = self._console.catalogue.text
        if self._game.is_over:
            return text("cli-prompt-over") + "> "
        color = text("color-name", color=self._game.turn.value)
        return f"{color} {self._board.turn_number}> "

    def _obey(self, line: str) -> None:
        if not line:
            if self._must_pass() and not self._game.is_over:
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
                self._play(read_move(self._board, line))
            else:
                self._choose(line)
        except IllegalMoveError as error:
            reasons.tell_refusal(self._console, error.move.piece, error.explanation)
        except SkepError as error:
            self._console.say(str(error))
        except OSError as error:
            name = f"{excerpt(str(error.filename))}: " if error.filename else ""
            self._console.say(name + (error.strerror or str(error)))

    # ---- the board

    def _draw(self) -> None:
        catalogue = self._console.catalogue
        drawn = terminal.drawing(self._board, catalogue, ascii_only=self._ascii_only)
        self._console.say(f"\n{drawn}\n")
        self._announce()

    def _announce(self) -> None:
        outcome = self._game.result
        if outcome is not None:
            text = self._console.catalogue.text
            how = outcome.termination.value
            if outcome.winner is None:
                said = text("cli-drawn-by", how=how)
            else:
                said = text("cli-won-by", how=how, color=outcome.winner.value)
            self._console.say(f"{said} {text('cli-what-next')}")
        elif self._must_pass():
            if not self._is_for(self._engine):
                self._console.tell("cli-must-pass", color=self._game.turn.value)
        elif self._board.is_threefold():
            self._console.tell("cli-repeated")

    def _must_pass(self) -> bool:
        return list(self._board.legal_moves) == [PASS]

    def _play(self, move: Move) -> None:
        if self._game.is_over:
            self._console.tell("cli-over-now")
            return
        self._game.play(move)
        self._choices = []
        # The engine answers at once: one board for both moves is enough.
        if not self._is_for(self._engine) or self._game.is_over:
            self._draw()

    # ---- the engine

    def _introduce(self, engine: EngineSide) -> None:
        level = engine.opponent.level
        color = engine.color.opponent.value
        self._console.tell("cli-against", color=color, name=self._name_of(engine), level=level)
        self._console.tell(f"level-{level}-character")

    def _name_of(self, engine: EngineSide) -> str:
        return self._console.catalogue.text(f"level-{engine.opponent.level}-name")

    def _is_for(self, engine: EngineSide | None) -> bool:
        return engine is not None and self._game.turn is engine.color

    def _let_engine_move(self) -> None:
        engine = self._engine
        while engine and self._is_for(engine) and not self._game.is_over:
            board = self._board
            move = engine.move(board)
            self._console.tell("cli-engine-plays", name=self._name_of(engine), move=board.uhp(move))
            self._play(move)

    # ---- choosing a move

    def _pick(self, line: str) -> None:
        number = int(line) if len(line) < 6 else 0
        if not self._choices:
            self._console.tell("cli-no-list")
        elif not 1 <= number <= len(self._choices):
            self._console.tell("cli-pick", count=len(self._choices))
        else:
            self._play(self._choices[number - 1])

    def _list(self, name: str = "") -> None:
        if name:
            self._choose(name)
        elif self._game.is_over:
            self._console.tell("cli-over")
        elif self._must_pass():
            self._console.tell("cli-only-pass")
        else:
            self._offer(list(self._board.legal_moves))

    def _offer(self, moves: list[Move]) -> None:
        self._choices = sorted(moves, key=lambda move: str(move.piece))
        catalogue = self._console.catalogue
        listing = terminal.listing(self._board, self._choices, catalogue, numbered=True)
        self._console.say(listing)
        self._console.tell("cli-type-number")

    def _choose(self, name: str) -> None:
        """List where a piece, or the mover's pieces of a kind, can go."""
        board = self._board
        piece, bug = read_piece(board, name), read_bug(board, name)
        if self._game.is_over and (piece or bug):
            self._console.tell("cli-over")
        elif piece is not None:
            moves = [move for move in board.legal_moves if move.piece == piece]
            if board.ply == 0 and moves:
                self._play(moves[0])
            elif moves:
                self._offer(moves)
            else:
                reasons.tell_stuck(self._console, board, piece)
        elif bug is not None:
            kind = (board.turn, bug)
            moves = [
                m for m in board.legal_moves if m.piece and (m.piece.color, m.piece.bug) == kind
            ]
            if moves:
                self._offer(moves)
            else:
                self._console.tell("cli-no-kind", bug=bug.value)
        else:
            self._suggest(name)

    def _suggest(self, word: str) -> None:
        """Answer a word that is neither a command nor a piece."""
        close = difflib.get_close_matches(word.lower()[:20], self._commands, n=1)
        text = self._console.catalogue.text
        hint = text("cli-did-you-mean", word=close[0]) if close else text("cli-try")
        self._console.say(f"{text('cli-not-understood', word=excerpt(word))} {hint}")

    def _explain(self, text: str) -> None:
        if text:
            reasons.tell_about(self._console, self._board, text)
        else:
            self._console.tell("cli-why-what")

    # ---- taking back

    def _undo(self, count: str) -> None:
        self._repeat(count, partial(self._whole_turn, self._game.undo), "cli-nothing-to-undo")

    def _redo(self, count: str) -> None:
        self._repeat(count, partial(self._whole_turn, self._game.redo), "cli-nothing-to-redo")

    def _whole_turn(self, step: Callable[[], bool]) -> bool:
        """Go back, or on, by a move; against the engine, to a move of the person's."""
        done = step()
        while self._is_for(self._engine) and step():
            pass
        return done

    def _repeat(self, count: str, step: Callable[[], bool], nothing: str) -> None:
        if count and not (count.isascii() and count.isdigit() and int(count[:9]) > 0):
            self._console.tell("cli-how-many")
            return
        wanted = min(int(count[:9]) if count else 1, _MAX_STEPS)
        done = 0
        while done < wanted and step():
            done += 1
        if done:
            self._choices = []
            self._draw()
        else:
            self._console.tell(nothing)

    # ---- the end of the game

    def _resign(self) -> None:
        if self._game.is_over:
            self._console.tell("cli-over")
        else:
            self._game.resign(self._game.turn)
            self._announce()

    def _agree_on_draw(self) -> None:
        if self._game.is_over:
            self._console.tell("cli-over")
        elif self._agrees_on_draw():
            self._game.agree_on_draw()
            self._announce()
        else:
            self._console.tell("cli-goes-on")

    def _agrees_on_draw(self) -> bool:
        if self._engine is None:
            other = self._game.turn.opponent
            return self._console.confirm(
                self._console.catalogue.text("cli-agree", color=other.value)
            )
        if self._board.is_threefold():
            return True
        self._console.tell("cli-engine-plays-on", name=self._name_of(self._engine))
        return False

    # ---- other games

    def _new(self, game_type: str) -> None:
        rules = self._game.rules
        if game_type:
            rules = Rules.parse(game_type, rules.opening, rules.repetition)
        if self._may_go():
            self._open(GameFile(new_game(rules, {c: self._game.name(c) for c in Color})))

    def _save(self, name: str) -> None:
        path = path_of(name) or self._file.path
        if not path:
            self._console.tell("cli-save-where")
            return
        if self._console.is_interactive and path != self._file.path and Path(path).exists():
            question = self._console.catalogue.text("cli-replace", file=path)
            if not self._console.confirm(question):
                self._console.tell("cli-not-written")
                return
        with_result = self._file.save(path)
        self._console.tell("cli-saved" if with_result else "cli-saved-without-result", file=path)

    def _load(self, name: str) -> None:
        source = name if games.is_game_string(name) else path_of(name)
        if source in ("", "-"):
            self._console.tell("cli-load-which")
            return
        record = games.read_one(source)
        if self._may_go():
            self._open(GameFile(continued_game(record), source, is_saved=True))

    def _open(self, file: GameFile) -> None:
        self._file = file
        self._choices = []
        self._draw()

    def _may_go(self) -> bool:
        """Ask for confirmation before an unsaved game is dropped, if a person can answer."""
        if not self._console.is_interactive or not self._file.is_unsaved:
            return True
        return self._console.confirm(self._console.catalogue.text("cli-leave"))

    def _quit(self) -> None:
        self._done = self._may_go()
