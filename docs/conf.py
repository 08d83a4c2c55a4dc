"""How Sphinx makes the documentation site of these pages: `make docs`."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from pygments.lexers.special import TextLexer
from sphinx.util import logging

import skep

if TYPE_CHECKING:
    from sphinx.application import Sphinx
    from sphinx.environment import BuildEnvironment

project = "Skep"
copyright = "Skep contributors"  # noqa: A001 - the name Sphinx wants
version = release = skep.__version__

extensions = ["myst_nb", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["search.md"]  # its name is that of Sphinx's own page: see SEARCH
html_theme = "furo"
html_title = "Skep"
html_show_sphinx = False
html_theme_options = {"navigation_with_keys": True}

# The pages are read on code forges, too: their links to headings are those that forges make.
myst_heading_anchors = 5
myst_enable_extensions = ["colon_fence"]

# Docstrings name code in single backticks.
default_role = "code"
autodoc_member_order = "groupwise"
autodoc_typehints = "signature"
autodoc_class_signature = "separated"
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88

# Tutorials run while the site is made. `make docs` shortens what takes minutes; see tutorials/.
nb_execution_mode = "force"
nb_execution_raise_on_error = True
nb_execution_timeout = 900 if os.environ.get("SKEP_DOCS_IN_FULL") else 120
nb_merge_streams = True


SEARCH = "site/engine-search"


def adapt(_app: Sphinx, page: str, source: list[str]) -> None:
    """Adapt a page that forges show to Sphinx."""
    text = source[0]
    if page == SEARCH:
        text = (Path(__file__).parent / "search.md").read_text(encoding="utf-8")
        text = re.sub(r"\]\((\w[\w-]*\.md)", r"](../\1", text)
    text = text.replace("](search.md", f"]({SEARCH}.md")
    # Rules are targets: HTML anchors, which forges want, are none for Sphinx.
    text = re.sub(r'^<a id="([\d.]+)"></a>', r"(rule-\1)=\n", text, flags=re.MULTILINE)
    source[0] = re.sub(r"\]\((?:rules\.md)?#(\d[\d.]*)\)", r"](#rule-\1)", text)


def check_reference(_app: Sphinx, env: BuildEnvironment) -> None:
    """Warn of every public name of `skep` that the reference leaves out."""
    described = env.domains.python_domain.objects
    for name in skep.__all__:
        if f"skep.{name}" not in described and not name.startswith("__"):
            logging.getLogger(__name__).warning("skep.%s is not in the reference", name)


def setup(app: Sphinx) -> None:
    """Add what is ours to Sphinx."""
    app.connect("source-read", adapt)
    app.connect("env-check-consistency", check_reference)
    # What a client and a server say to each other stands in one block, which no lexer reads.
    for language in ("http", "socket", "uhp"):
        app.add_lexer(language, TextLexer)
