"""The commands as a Typer application, and how errors are printed."""

from __future__ import annotations

import importlib
import os
import sys
import traceback
from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated, Any, Final

import typer
import typer.main
from typer.core import TyperCommand, TyperGroup

import skep
from skep.cli import plain
from skep.cli.command_list import COMMANDS

__all__ = ["UsageError", "app", "run"]

_INTERRUPTED: Final = 130
_TRACEBACK: Final = "SKEP_TRACEBACK"
_SETTINGS: Final = {"help_option_names": ["-h", "--help"]}


class UsageError(typer.TyperException):
    """A wrong command line; the message says what is wrong with it."""

    exit_code: int = 2


def _plain(params: Any) -> Any:  # noqa: ANN401 - Typer keeps its types to itself
    """Keep the help from saying that a flag is a <bool>."""
    for param in params:
        if getattr(param, "is_flag", False):
            param.metavar = ""
    return params


class _Command(TyperCommand):
    """A command with plain flags."""

    def get_params(self, ctx: Any) -> Any:  # noqa: ANN401
        return _plain(super().get_params(ctx))


class _Subgroup(TyperGroup):
    """A command that has commands of its own, with plain flags."""

    def get_params(self, ctx: Any) -> Any:  # noqa: ANN401
        return _plain(super().get_params(ctx))


def _subgroup(commands: typer.Typer, panel: str) -> Any:  # noqa: ANN401
    """The commands of a module such as `skep.cli.lab` as one command."""
    commands.info.cls = _Subgroup
    commands.info.rich_help_panel = panel
    for command in commands.registered_commands:
        command.cls = _Command
    return typer.main.get_command(commands)


class _Commands(Mapping[str, Any]):
    """The commands by name; each is imported when it is first used."""

    def __init__(self) -> None:
        self._made: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:  # noqa: ANN401
        panel = COMMANDS[name]
        if name not in self._made:
            function = name.replace("-", "_")
            module = importlib.import_module(f"skep.cli.{function}")
            found = getattr(module, function)
            if isinstance(found, typer.Typer):
                self._made[name] = _subgroup(found, panel)
                return self._made[name]
            alone = typer.Typer(add_completion=False, rich_markup_mode="markdown")
            decorate = alone.command(
                name, cls=_Command, rich_help_panel=panel, context_settings=_SETTINGS
            )
            decorate(found)
            self._made[name] = typer.main.get_command(alone)
        return self._made[name]

    def __iter__(self) -> Iterator[str]:
        return iter(COMMANDS)

    def __len__(self) -> int:
        return len(COMMANDS)


class _Group(TyperGroup):
    """The group of all commands, with plain flags."""

    def __init__(self, **settings: Any) -> None:  # noqa: ANN401
        super().__init__(**settings)
        # A group only reads its commands, so they need not be mutable.
        self.commands = _Commands()  # type: ignore[assignment]

    def get_params(self, ctx: Any) -> Any:  # noqa: ANN401
        return _plain(super().get_params(ctx))


app: typer.Typer = typer.Typer(
    cls=_Group,
    rich_markup_mode="markdown",
    context_settings=_SETTINGS,
    epilog="`skep COMMAND --help` tells more about each. Hive is a trademark of Gen42 Games,"
    " with whom Skep is not affiliated.",
)


def _print_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"skep {skep.__version__}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def _skep(
    context: typer.Context,
    version: Annotated[  # noqa: ARG001 - its callback does the work
        bool,
        typer.Option(
            "--version", "-V", is_eager=True, callback=_print_version, help="Print the version."
        ),
    ] = False,
) -> None:
    """The board game Hive: play it, look at games, count positions."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


def run(words: Sequence[str]) -> int:
    """Run the command line of these words and return its exit code."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            # Odd bytes and characters that a terminal lacks stop nothing.
            stream.reconfigure(errors="replace" if stream is sys.stdin else plain.ERRORS)
    try:
        code = typer.main.get_command(app).main(
            list(words), prog_name="skep", standalone_mode=False
        )
        if sys.stdout is not None:
            sys.stdout.flush()
    except typer.TyperException as error:
        return _fail(_usage(error), error.exit_code)
    except skep.SkepError as error:
        return _fail(str(error))
    except KeyboardInterrupt:
        code = _INTERRUPTED
    except BrokenPipeError:
        # Nobody reads any more. What is still in the buffer must not fail again on the way out.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as error:
        name = "" if error.filename is None else f"{os.fsdecode(error.filename)}: "
        return _fail(name + (error.strerror or str(error)))
    except Exception as error:  # noqa: BLE001 - an internal error is one line too
        return _fail(_unexpected(error))
    if code == _INTERRUPTED and sys.stderr is not None and sys.stderr.isatty():
        typer.echo(err=True)  # the shell's prompt goes below the ^C
    return code if isinstance(code, int) else 0


def _unexpected(error: Exception) -> str:
    if os.environ.get(_TRACEBACK):
        traceback.print_exception(error)
    if isinstance(error, MemoryError):
        return "there is not enough memory"
    said = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
    return f"internal error: {said} (set {_TRACEBACK}=1 to see where)"


def _usage(error: typer.TyperException) -> str:
    context = getattr(error, "ctx", None)
    hint = f" (see '{context.command_path} --help')" if context else ""
    return error.format_message().rstrip(".") + hint


def _fail(message: str, code: int = 1) -> int:
    typer.echo("skep: " + " ".join(message.split()), err=True)
    return code
