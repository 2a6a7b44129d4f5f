# Piquet Tutor. `make tutor` opens the app, `make test` tries everything; each makes the environment it needs.

PY ?= python3
BIN := .venv/bin
CELL_TIMEOUT := 120
OUT ?= build/site
DOCS ?= build/docs

# In JUPYTER_* a reader may keep settings for other work; the tests see a plain Jupyter. And where Python is told to keep
# no bytecode, every kernel would compile every module anew.
CLEAN := env -u JUPYTER_PATH -u JUPYTER_CONFIG_DIR -u JUPYTER_TOKEN -u PYTHONDONTWRITEBYTECODE PIQUET_NO_SKIPS=1

DENO := DENO_NO_UPDATE_CHECK=1 $(BIN)/deno

.PHONY: tutor class lab site docs test quick lint types unit browser notebook-check scenes around book bench wheel constraints clean

## Open the tutor in the browser; OPTIONS="--port 9000" and the like are passed on.
tutor: .venv/.tutor scenes
	@$(BIN)/piquet-tutor $(OPTIONS)

## Open the Classroom, and let the phones of the same network into its room; OPTIONS as above.
class: .venv/.tutor scenes
	@$(BIN)/piquet-tutor --class $(OPTIONS)

## Open the notebooks in JupyterLab, to read and change their code.
lab: .venv/.tutor
	@$(BIN)/python -m piquet_tutor.serving --lab $(OPTIONS)

## Build the tutor as a folder for any web host, in which Python runs in the visitor's own browser; in it, the docs.
site: .venv/.site
	@$(BIN)/python tools/make_docs.py $(OUT)/docs ../index.html
	@$(BIN)/piquet-tutor site $(OUT)

## Build the docs alone: the lessons, the rulebook of every rule set, the formats, the commands, the reference.
docs: .venv/.site
	@$(BIN)/python tools/make_docs.py $(DOCS)

## Everything: lint, types, unit and browser tests, and every notebook run again and compared.
test: .venv/.test
	@$(MAKE) --no-print-directory -j2 lint types
	@$(MAKE) --no-print-directory unit browser notebook-check

# Deno lints the views and checks their types; it is on PyPI, and neither needs the network.
lint: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(DENO) lint piquet_tutor/app piquet_tutor/serving tests/js tools
	$(DENO) check --no-remote piquet_tutor/app

types: .venv/.test
	$(BIN)/mypy

# The plugins left out here cost every start of pytest some seconds, and only the other two runs use them. A process
# that has nothing left to do takes over half of what the other has. With PIQUET_SAMPLES=5 every random sample is five
# times as large: for a change that goes deep.
unit: .venv/.test
	$(CLEAN) $(BIN)/pytest -q -p no:nbval -p no:playwright -n 2 --dist worksteal --ignore tests/browser tests

# Fails, and skips nothing, when there is no Chromium and none can be had. A test that fails is tried once more, for a
# busy machine can be late; the end lists it as RERUN: a thing to be mended.
browser: .venv/.test
	chromium=$$($(BIN)/python tools/find_chromium.py --install) && \
	  $(CLEAN) CHROMIUM="$$chromium" $(BIN)/pytest -q -p no:nbval -n 2 --dist worksteal --reruns 1 -rfER --screenshot only-on-failure tests/browser

# Strict: a stored output that differs by a letter is a failure. tests/nbval.cfg names the few things that may.
notebook-check: .venv/.test
	$(CLEAN) $(BIN)/pytest -q -p no:playwright -n 2 --dist loadfile --nbval --nbval-current-env \
	  --nbval-cell-timeout=$(CELL_TIMEOUT) --nbval-sanitize-with=tests/nbval.cfg notebooks

## What is quick to try between two edits.
quick: .venv/.test
	$(BIN)/ruff check .
	$(BIN)/pytest -q -p no:nbval -p no:playwright --ignore tests/browser -m "not slow" tests

## Build how each page looks to whoever comes first, where the source is another than they were built of.
scenes: .venv/.tutor
	@$(BIN)/python -m piquet_tutor.serving.painting --if-needed

## Write anew what stands around each page.
around: .venv/.test
	$(BIN)/python tools/make_around.py

## Make the book from its sources: each notebook in each language, run, and stored as it came out; then the tables of the
## docs that are read off it. NAMES="04_point": those notebooks alone.
book: .venv/.test
	$(BIN)/python tools/make_book.py $(NAMES)
	$(BIN)/python tools/book_tables.py

## Measure, as ratios, side by side with well-known peers.
bench: .venv/.bench
	@set -e; set -- benchmarks/[!_]*.py; all=$$#; place=0; \
	  for script; do place=$$((place + 1)); began=$$(date +%s); echo "== $$script ($$place of $$all)"; \
	    $(BIN)/python $$script; echo "== took $$(($$(date +%s) - began)) s"; done

wheel: .venv/.test
	$(BIN)/python -m build --wheel --no-isolation

## Write constraints.txt anew: the newest versions the project's own bounds allow, in a fresh environment.
constraints: tools/freeze.py
	$(PY) tools/freeze.py > constraints.new
	mv constraints.new constraints.txt

clean:
	rm -rf .venv build dist test-results .mypy_cache .ruff_cache .pytest_cache .hypothesis

# ---- environments --------------------------------------------------------------------------------------------------
# One folder, .venv; a mark in it says which of the extras it has. uv installs in a tenth of the time; where it has no
# build for this machine, pip does the same.

.venv/bin/python:
	@$(PY) -c 'import sys; sys.exit("Piquet Tutor needs Python 3.11 or newer, and $(PY) is %d.%d: name another, as in  make PY=python3.12 ..." % sys.version_info[:2] if sys.version_info < (3, 11) else 0)'
	@$(PY) -c 'import ensurepip, venv' 2>/dev/null || { echo "Python's venv module is missing: on Debian and Ubuntu, install it with  apt-get install python3-venv" >&2; exit 1; }
	$(PY) -m venv .venv
	-@$(BIN)/pip install -q --disable-pip-version-check -c constraints.txt uv

define install
	@if [ -x $(BIN)/uv ]; then $(BIN)/uv pip install -q -p $(BIN)/python -c constraints.txt -e '.$(EXTRAS)'; \
	  else $(BIN)/pip install -q --disable-pip-version-check -c constraints.txt -e '.$(EXTRAS)'; fi
	@touch $@
endef

.venv/.tutor: EXTRAS := [app]
.venv/.tutor: .venv/bin/python pyproject.toml constraints.txt
	$(install)

.venv/.site: EXTRAS := [site,docs]
.venv/.site: .venv/bin/python pyproject.toml constraints.txt
	$(install)

.venv/.test: EXTRAS := [test,dev]
.venv/.test: .venv/bin/python pyproject.toml constraints.txt
	$(install)
	@touch .venv/.tutor .venv/.site

.venv/.bench: EXTRAS := [bench]
.venv/.bench: .venv/bin/python pyproject.toml constraints.txt
	$(install)
