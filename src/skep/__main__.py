"""`python -m skep` is the `skep` command."""

import sys

from skep.cli import main

if __name__ == "__main__":
    sys.exit(main())
