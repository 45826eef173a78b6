# Knockwood. Needs Python 3.11 or later and make; everything else is set up here, inside the checkout.
#
#   make run                          play on this machine
#   make run HOST=0.0.0.0 PORT=8001   play in the home network
#   make test                         set up and pass everything
#   make help                         the rest

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.NOTPARALLEL:
.SUFFIXES:

# Node and npm come from the environment too, never from the system.
export PATH := $(CURDIR)/.venv/bin:$(PATH)
BIN := .venv/bin
PY := $(BIN)/python
PIP := $(PY) -m pip install -qq --disable-pip-version-check --require-hashes
NPM := $(BIN)/npm --prefix static --loglevel error

# What each step has done is remembered beside what it made, so that deleting the one forgets the other.
VENV := .venv/made.stamp
PYTHON_RUN := .venv/run.stamp
PYTHON_DEV := .venv/dev.stamp
PYTHON_BENCH := .venv/bench.stamp
NODE_RUN := static/node_modules/run.stamp
NODE_DEV := static/node_modules/dev.stamp
PAGE := static/dist/build.json
PEERS := benchmarks/peers/node_modules/made.stamp
LIGHTHOUSE := tests/e2e/lighthouse/node_modules/made.stamp

PAGE_SOURCES := $(shell find static -mindepth 1 \
  \( -path static/node_modules -o -path static/dist -o -path static/generated -o -path static/tests \) -prune \
  -o -not -name '*.test.*' -print)

# Only what stands on the command line counts: some shells keep a HOST of their own in the environment.
given = $(if $(filter command line,$(origin $1)),KNOCKWOOD_$1='$($1)')
SETTINGS := $(foreach name,HOST PORT DATABASE_URL PUBLIC_URL,$(call given,$(name)))

# The tests of one worker wait for a browser or a process while the other's compute.
PYTEST := $(BIN)/pytest -n 2 --dist worksteal
BROWSERS = KNOCKWOOD_TEST_BROWSER="$$(scripts/test-browser chromium)" KNOCKWOOD_TEST_FIREFOX="$$(scripts/test-browser firefox)"

##@ Playing
.PHONY: run
run: $(PYTHON_RUN) $(PAGE) ## set up, update the database and serve (HOST=, PORT=, DATABASE_URL=, PUBLIC_URL=)
	@$(SETTINGS) $(PY) -m app migrate
	@$(SETTINGS) exec $(PY) -m app serve

.PHONY: cluster
cluster: $(PYTHON_DEV) $(PAGE) ## what docker-compose.yml says, without Docker: several servers behind a proxy (PORT=, PUBLIC_URL=)
	@$(SETTINGS) KNOCKWOOD_HTTP_PORT='$(if $(filter command line,$(origin PORT)),$(PORT))' exec $(PY) -m tests.cluster

##@ Checking
.PHONY: test
test: setup browser $(PAGE) lint test-page test-python ## set up and pass everything

.PHONY: lint
lint: setup ## style, types and the direction of imports, in Python and TypeScript
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(NPM) run --silent lint
	$(NPM) run --silent check

.PHONY: test-page
test-page: setup ## the page's own tests, without a browser
	$(NPM) run --silent test

.PHONY: test-python
test-python: setup browser $(PAGE) ## engine, server, and whole matches in a real browser
	$(BROWSERS) $(PYTEST)

.PHONY: proof
proof: setup browser $(PAGE) ## the long counts
	$(BROWSERS) $(PYTEST) -m proof

.PHONY: soak
soak: setup ## ten minutes of whole matches while parts of a cluster die at random (SOAK='--minutes 1 --seed 7')
	$(PY) -m tests.cluster.soak $(SOAK)

.PHONY: audit
audit: setup browser $(PAGE) $(LIGHTHOUSE) ## axe, pictures and Lighthouse: each screen, theme, size and language; a quarter of an hour
	$(BROWSERS) $(BIN)/pytest -m audit -n 2 --dist worksteal tests/e2e/test_audit.py
	$(BROWSERS) $(BIN)/pytest -m audit -s tests/e2e/test_lighthouse.py

.PHONY: bench-engine
bench-engine: setup $(PYTHON_BENCH) ## the engine's speed beside OpenSpiel's and RLCard's, in one run
	$(PY) -m benchmarks.bench_engine

.PHONY: bench-server
bench-server: setup $(PEERS) ## the server under load, and beside others, in one run; give it a quiet machine
	$(PY) -m benchmarks.bench_server

.PHONY: bench-history
bench-history: setup ## pages of a player with 100,000 matches, and replays, on both databases
	$(PY) -m benchmarks.bench_history

##@ Working on it
.PHONY: setup
setup: $(PYTHON_DEV) $(NODE_DEV) ## everything that the tests and the tools need

.PHONY: page
page: $(PAGE) ## build static/dist

.PHONY: browser
browser: $(PYTHON_DEV) ## find or install a Chromium and a Firefox for the tests
	@scripts/test-browser chromium > /dev/null
	@scripts/test-browser firefox > /dev/null

.PHONY: fmt
fmt: setup ## put everything into its usual form
	$(BIN)/ruff check --fix-only --quiet
	$(BIN)/ruff format
	$(NPM) run --silent fmt

.PHONY: types
types: setup ## write static/src/wire.ts from the server's messages
	$(PY) -m app.wire.schema | $(NPM) run --silent types

.PHONY: lock
lock: $(VENV) ## choose the newest versions that pyproject.toml allows
	scripts/lock

.PHONY: clean
clean: ## forget everything that was built or installed here; matches stay
	rm -rf .venv static/node_modules static/dist static/generated benchmarks/peers/node_modules \
	  tests/e2e/lighthouse/node_modules \
	  .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .schemathesis

.PHONY: help
help: ## this list
	@awk -F ' ## ' '/^##@/ { print "\n" substr($$0, 5) } \
	  /^[a-z-]+:.* ## / { split($$1, target, ":"); printf "  make %-13s %s\n", target[1], $$2 }' Makefile

$(VENV):
	@scripts/make-venv $(PYTHON)
	@touch $@

$(PYTHON_RUN): requirements.lock requirements-build.lock | $(VENV)
	@echo "Installing the server's libraries and Node"
	@$(PIP) -r requirements.lock -r requirements-build.lock
	@touch $@

$(PYTHON_DEV): requirements-dev.lock | $(VENV)
	@echo "Installing the libraries of the server, its tests and Node"
	@$(PIP) -r requirements-dev.lock
	@touch $(PYTHON_RUN) $@

$(PYTHON_BENCH): requirements-bench.lock | $(VENV)
	@$(PIP) -r requirements-bench.lock
	@touch $@

# Without --omit=dev npm would also bring the tools that only the page's tests use.
$(NODE_RUN): static/package.json static/package-lock.json static/.npmrc | $(PYTHON_RUN)
	@echo "Installing the page's libraries"
	@$(NPM) ci --omit=dev
	@touch $@

$(NODE_DEV): static/package.json static/package-lock.json static/.npmrc | $(PYTHON_DEV)
	@echo "Installing the page's libraries and tools"
	@$(NPM) ci
	@touch $(NODE_RUN) $@

$(PEERS): benchmarks/peers/package.json benchmarks/peers/package-lock.json benchmarks/peers/.npmrc | $(PYTHON_DEV)
	@echo "Installing the servers that ours is held against"
	@$(BIN)/npm --prefix benchmarks/peers --loglevel error ci
	@touch $@

$(LIGHTHOUSE): tests/e2e/lighthouse/package.json tests/e2e/lighthouse/package-lock.json tests/e2e/lighthouse/.npmrc | $(PYTHON_DEV)
	@echo "Installing Lighthouse"
	@$(BIN)/npm --prefix tests/e2e/lighthouse --loglevel error ci
	@touch $@

# As old as the build's beginning: what was edited while it ran is built next time.
$(PAGE): $(PAGE_SOURCES) $(NODE_RUN)
	@echo "Building the page"
	@touch .venv/building.stamp
	@$(NPM) run --silent build
	@touch -r .venv/building.stamp $@
