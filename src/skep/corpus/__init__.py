"""Corpora: games of any number from folders, archives and files; figures, openings, Parquet.

`read_corpus` reads a stream of games, `write_games` writes one, `Statistics` and `OpeningTree`
count, `GameFilter` and `without_duplicates` choose. Parquet needs PyArrow: the extra `corpus`.
"""

from skep.corpus.charts import statistics_svg, tree_svg
from skep.corpus.extra import MissingExtraError
from skep.corpus.game import CorpusGame
from skep.corpus.reader import Corpus, Errors, Refused, Report, read_corpus
from skep.corpus.selection import GameFilter, game_digest, without_duplicates
from skep.corpus.statistics import Statistics
from skep.corpus.tree import OpeningNode, OpeningTree
from skep.corpus.writer import WRITABLE, write_games

__all__ = [
    "WRITABLE",
    "Corpus",
    "CorpusGame",
    "Errors",
    "GameFilter",
    "MissingExtraError",
    "OpeningNode",
    "OpeningTree",
    "Refused",
    "Report",
    "Statistics",
    "game_digest",
    "read_corpus",
    "statistics_svg",
    "tree_svg",
    "without_duplicates",
    "write_games",
]
