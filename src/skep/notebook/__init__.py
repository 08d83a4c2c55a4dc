"""A board to play on and to step through in a notebook; needs the extra `notebook`."""

from skep.notebook.board_widget import BoardWidget

__all__ = ["BoardWidget"]
