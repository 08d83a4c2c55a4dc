"""`skep corpus`: figures, openings and files of many games."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from skep import Board, GameState, GameType, RecordError, Termination
from skep.cli import UsageError
from skep.cli.option_groups import option_group
from skep.corpus import (
    WRITABLE,
    Corpus,
    GameFilter,
    OpeningTree,
    Statistics,
    read_corpus,
    statistics_svg,
    tree_svg,
    without_duplicates,
    write_games,
)
from skep.corpus.tree import DEFAULT_PLIES
from skep.notation import Style

if TYPE_CHECKING:
    from collections.abc import Iterable

    from skep.corpus import CorpusGame

corpus: typer.Typer = typer.Typer(
    name="corpus",
    help="Figures, openings and files of many games: see docs/corpus.md.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
)

_SHOWN: Final = 10

Paths = Annotated[
    list[Path],
    typer.Argument(
        metavar="IN...", help="Files (PGN, SGF, game strings, Parquet), folders and zip archives."
    ),
]
Strict = Annotated[bool, typer.Option("--strict", help="Stop at the first broken game.")]
ReportFile = Annotated[
    Path | None,
    typer.Option(
        "--report",
        metavar="FILE",
        show_default=False,
        help="Write what was refused, where and why, to a file, as JSON.",
    ),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
Svg = Annotated[
    Path | None,
    typer.Option("--svg", metavar="FILE", show_default=False, help="Draw it to a file, too."),
]


def _read(paths: list[Path], *, strict: bool) -> Corpus:
    for path in paths:
        if not path.exists():
            raise UsageError(f"there is no file or folder {path}")
    return read_corpus(*paths, errors="raise" if strict else "collect")


def _finish(games: Corpus, report: Path | None) -> None:
    """Say on standard error what was refused."""
    found = games.report
    if report is not None:
        report.write_text(json.dumps(found.to_json(), indent=2) + "\n", encoding="utf-8")
    if found.refused_games:
        typer.echo(f"{found.refused_games} games refused:", err=True)
        for refused in found.refused[:_SHOWN]:
            typer.echo(f"  {refused}", err=True)
        if found.refused_games > _SHOWN:
            typer.echo("  and more: --report FILE lists them", err=True)
    if found.games == 0:
        raise RecordError("there is no game in it")


def _print_json(data: object) -> None:
    typer.echo(json.dumps(data, indent=2, ensure_ascii=False))


@corpus.command()
def stats(
    paths: Paths,
    *,
    as_json: AsJson = False,
    svg: Svg = None,
    strict: Strict = False,
    report: ReportFile = None,
) -> None:
    """Count games: types, results, endings, lengths, years, players.

    ```
    skep corpus stats archive.zip games/
    ```
    """
    games = _read(paths, strict=strict)
    statistics = Statistics.of(games.records())
    _finish(games, report)
    if svg is not None:
        svg.write_text(statistics_svg(statistics), encoding="utf-8")
    if as_json:
        _print_json(statistics.to_json())
    else:
        typer.echo(statistics.text())


@corpus.command()
def tree(
    paths: Paths,
    *,
    plies: Annotated[
        int, typer.Option("--plies", min=1, metavar="N", help="How deep the tree is.")
    ] = DEFAULT_PLIES,
    least: Annotated[
        int,
        typer.Option("--least", min=1, metavar="N", help="Leave out moves of fewer games."),
    ] = 1,
    as_json: AsJson = False,
    svg: Annotated[
        Path | None,
        typer.Option(
            "--svg",
            metavar="FILE",
            show_default=False,
            help="Draw the openings of the commonest game type to a file, too.",
        ),
    ] = None,
    strict: Strict = False,
    report: ReportFile = None,
) -> None:
    """Show the openings: each move with its games and the points of the side that made it.

    Positions that differ only by a turn or a reflection of the hive count as one, in whatever order
    their moves were played.
    """
    games = _read(paths, strict=strict)
    openings = OpeningTree.of(games.records(), plies)
    _finish(games, report)
    if svg is not None:
        if not openings.roots:
            raise RecordError("no game begins with the empty table: there is no opening to draw")
        name = max(openings.roots, key=lambda each: openings.roots[each].games)
        svg.write_text(tree_svg(openings, name, least), encoding="utf-8")
    if as_json:
        _print_json(openings.to_json(least))
    else:
        typer.echo(openings.text(least))


@dataclass(frozen=True, slots=True, kw_only=True)
class WriteOptions:
    """How a file of games is written."""

    force: Annotated[
        bool, typer.Option("--force", "-f", help="Replace OUT if it is there already.")
    ] = False
    style: Annotated[Style, typer.Option("--style", help="Whose way of writing PGN.")] = "mzinga"
    positions: Annotated[
        bool, typer.Option("--positions", help="Add position strings to Parquet.")
    ] = False
    strict: Strict = False
    report: ReportFile = None


Out = Annotated[
    Path,
    typer.Option(
        "--out",
        "-o",
        metavar="OUT",
        help=f"The file to write, by its ending: {', '.join(WRITABLE)}.",
    ),
]


def _write(games: Corpus, chosen: Iterable[CorpusGame], out: Path, options: WriteOptions) -> None:
    if out.exists() and not options.force:
        raise UsageError(f"{out} is there already: --force replaces it")
    count = write_games(out, chosen, style=options.style, positions=options.positions)
    _finish(games, options.report)
    typer.echo(f"{count} of {games.report.games} games written to {out}")


@corpus.command()
@option_group("options", WriteOptions)
def convert(paths: Paths, out: Out, *, options: WriteOptions) -> None:
    """Put all games into one file.

    ```
    skep corpus convert archive.zip -o games.parquet
    ```
    """
    games = _read(paths, strict=options.strict)
    _write(games, games, out, options)


@corpus.command()
@option_group("options", WriteOptions)
def dedupe(paths: Paths, out: Out, *, options: WriteOptions) -> None:
    """Write each game once: the first of those with the same moves, turned or reflected too."""
    games = _read(paths, strict=options.strict)
    _write(games, without_duplicates(games), out, options)


@dataclass(frozen=True, slots=True, kw_only=True)
class FilterOptions(WriteOptions):
    """Which games are written, and how."""

    types: Annotated[
        list[GameType] | None,
        typer.Option("--type", metavar="TYPE", help="Of this game type; may be given again."),
    ] = None
    results: Annotated[
        list[GameState] | None, typer.Option("--result", help="With this result.")
    ] = None
    terminations: Annotated[
        list[Termination] | None, typer.Option("--ended-by", help="Ended by this.")
    ] = None
    player: Annotated[
        str | None,
        typer.Option("--player", metavar="NAME", help="Of a player with this in the name."),
    ] = None
    least_plies: Annotated[
        int, typer.Option("--least-plies", min=0, metavar="N", help="Not shorter than this.")
    ] = 0
    most_plies: Annotated[
        int | None, typer.Option("--most-plies", min=0, metavar="N", help="Not longer than this.")
    ] = None
    since: Annotated[
        int | None, typer.Option("--since", metavar="YEAR", help="Of this year or later.")
    ] = None
    until: Annotated[
        int | None, typer.Option("--until", metavar="YEAR", help="Of this year or earlier.")
    ] = None
    least_rating: Annotated[
        int | None,
        typer.Option("--least-rating", metavar="N", help="Both players are rated so high."),
    ] = None
    position: Annotated[
        str | None,
        typer.Option(
            "--position", metavar="GAME", help="Comes to the position of this game string."
        ),
    ] = None

    def filter(self) -> GameFilter:
        """The filter that these options describe."""
        return GameFilter(
            types=tuple(self.types or ()),
            results=tuple(self.results or ()),
            terminations=tuple(self.terminations or ()),
            player=self.player,
            least_plies=self.least_plies,
            most_plies=self.most_plies,
            first_year=self.since,
            last_year=self.until,
            least_rating=self.least_rating,
            position=Board.from_game_string(self.position) if self.position else None,
        )


@corpus.command(name="filter")
@option_group("options", FilterOptions)
def choose(paths: Paths, out: Out, *, options: FilterOptions) -> None:
    """Write the games that fit all that is asked.

    ```
    skep corpus filter archive.zip -o lost.pgn --player ada --result BlackWins --least-plies 30
    ```
    """
    games = _read(paths, strict=options.strict)
    wanted = options.filter()
    _write(games, (game for game in games if wanted.accepts(game.record)), out, options)
