# Florilegium. `make help` lists what can be made.

SHELL := /bin/sh
.DEFAULT_GOAL := help

CONTENT ?= content
BUNDLE  ?= build/catalog
VIEWS   ?= build/views
PREFIX  ?= /usr/local
PHASE   ?= draft

# Needed to build, and needed besides by tests that hold our output against other people's tools.
BUILD_PACKAGES := libxml2-dev libcmark-dev libsqlite3-dev
TEST_PACKAGES  := libxml2-utils python3 python3-jsonschema sqlite3
# What Swift itself names as needed, for a machine where it was only unpacked and does not start.
# Source: https://www.swift.org/install/linux/; g++ stands for gcc and libstdc++-dev of whatever version there is.
SWIFT_PACKAGES := binutils g++ git libc6-dev libcurl4-openssl-dev libedit-dev libncurses-dev libpython3-dev \
                  libsqlite3-dev libxml2-dev libz3-dev pkg-config tzdata zlib1g-dev

SWIFT_FLAGS := --explicit-target-dependency-import-check error
RELEASE     := swift build -c release --static-swift-stdlib -Xswiftc -use-ld=lld $(SWIFT_FLAGS)
TOOLS       := catalog catalog-validate catalog-dedupe catalog-tag catalog-compile catalog-publish

.PHONY: catalog views test check format format-check docs bench bench-attribution bench-bundle bench-dedupe bench-hostile bench-suitability bench-tagging bench-views test-scale check-exports clean install help set-up tools report check-report

help: ## this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-17s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

catalog: tools ## build the catalog from content/ into build/catalog/
	@$(call tool,catalog) build $(CONTENT) --out $(BUNDLE) --phase $(PHASE)

report: tools ## write build/report/index.html: the catalog as a page for people
	@$(call tool,catalog) report $(CONTENT) --phase $(PHASE)

views: catalog ## write the catalog as an SQLite database and as pages for browsers, and prove them equal to it
	@$(call tool,catalog) views $(BUNDLE) --out $(VIEWS)
	@$(call tool,catalog) views --check $(BUNDLE) $(VIEWS)

check: tools ## look for faults in content/ and write nothing
	@$(call tool,catalog) validate $(CONTENT) --phase $(PHASE)

test: set-up ## run every test
	@.ci/install-missing $(TEST_PACKAGES)
	@swift build --build-tests $(SWIFT_FLAGS)
	@swift test --skip-build --disable-xctest

format: ## put content/ and the source code into their canonical form
	@swift format --in-place --parallel --recursive Sources Tests Package.swift
	@$(MAKE) --no-print-directory tools
	@$(call tool,catalog) fmt $(CONTENT)

format-check: ## tell whether `make format` would change anything
	@swift format lint --strict --parallel --recursive Sources Tests Package.swift
	@$(MAKE) --no-print-directory tools
	@$(call tool,catalog) fmt --check $(CONTENT)

docs: tools ## write the pages that are generated from the code
	@$(call tool,catalog) explain --markdown > docs/rules.md.part && mv docs/rules.md.part docs/rules.md
	@$(call tool,catalog) schema docs/schema

bench-bundle: ## measure the bundle beside SQLite, whole-file JSON and fortune (SIZES="10000 1000000")
	@Benchmarks/bundle/run --sizes $(SIZES)

bench: tools ## measure speed and memory beside other tools
	@Benchmarks/run

SIZES ?= 10000 100000
SEEDS ?= 1
WORDS ?= a
bench-dedupe: tools ## measure deduplication beside other tools (SIZES="10000 1000000" SEEDS="1 2" WORDS=b)
	@Benchmarks/dedupe/run --sizes $(SIZES) --seeds $(SEEDS) --words $(WORDS)

test-scale: tools ## test the Spark job (PYTHON=… that has PySpark)
	@scale/test

bench-suitability: tools ## measure ratings beside other detectors (FLORILEGIUM_LABELLED=file of labelled texts)
	@Benchmarks/suitability/run

bench-attribution: tools ## hold the checks of attribution against real collections (FLORILEGIUM_CORPORA=folder)
	@Benchmarks/attribution

check-exports: tools ## hold the exports against other people's programs (skips, saying so, what cannot be installed)
	@Tests/ExportChecks/check

check-report: tools ## open the report in Chromium: what it shows, for everybody (skips, saying so, without Chromium)
	@Tests/ReportChecks/check

bench-tagging: tools ## measure suggested tags beside other ways of tagging (FLORILEGIUM_CORPORA=folder)
	@Benchmarks/tagging/run --check

bench-hostile: tools ## feed texts made to be slow to every reader and step: time, memory, growth
	@Benchmarks/hostile/run --faults

bench-views: tools ## measure the views of a bundle: sizes, writing, checking, picks by SQLite (SIZE=100000)
	@Benchmarks/views/run $(SIZE)

install: tools ## copy the tools to PREFIX/bin (PREFIX=/usr/local)
	@install -d "$(DESTDIR)$(PREFIX)/bin"
	@for tool in $(TOOLS); do install -m 755 .build/release/$$tool "$(DESTDIR)$(PREFIX)/bin/$$tool"; done
	@echo "installed $(TOOLS) in $(DESTDIR)$(PREFIX)/bin"

clean: ## remove what was built
	@rm -rf .build
	@find build -mindepth 1 ! -name README.md -delete

# A tool of the release build.
tool = .build/release/$(1)

set-up:
	@command -v swift >/dev/null || { echo "Swift 6.2 or later is needed: https://www.swift.org/install/" >&2; exit 2; }
	@command -v gcc >/dev/null && swift --version >/dev/null 2>&1 || .ci/install-missing $(SWIFT_PACKAGES)
	@.ci/install-missing $(BUILD_PACKAGES)

tools: set-up
	@$(RELEASE) --quiet
