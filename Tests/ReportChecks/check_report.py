"""The report in a browser."""
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile
import time
import unittest

from browser import Browser
from example import CATALOG, HOSTILE, Example

PROGRAM = os.environ.get("BROWSER") or shutil.which("chromium")
FOLDER = pathlib.Path(__file__).resolve().parent
MEASURES = (FOLDER / "page.js").read_text(encoding="utf-8")
WIDTHS = (320, 360, 768, 1280)
SCHEMES = ("light", "dark")

CONTROLS = {"button", "link", "checkbox", "combobox", "searchbox", "textbox", "DisclosureTriangle", "region", "form",
            "search", "navigation", "image", "figure", "table", "article", "heading"}


@unittest.skipUnless(PROGRAM, "there is no Chromium")
class ReportInBrowser(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory(prefix="report-checks-")
        cls.addClassCleanup(cls.folder.cleanup)
        cls.example = Example(cls.folder.name)
        cls.page = cls.enterClassContext(Browser(PROGRAM))

    def open(self, name="faulty.html", width=1280, scheme="light", script=True, **shape):
        self.page.shape(width, scheme=scheme, **shape)
        self.page.open(self.example.address(name.partition("#")[0]) + "".join(name.partition("#")[1:]), script=script)

    def ask(self, question):
        return self.page.evaluate(f"{MEASURES}.{question}")

    # What it runs and loads

    def test_nothing_is_fetched_and_nothing_is_refused(self):
        for name in ("sound.html", "faulty.html"):
            self.open(name)
            self.assertEqual(self.page.troubles(), [], name)

    def test_text_of_the_content_stays_text(self):
        self.open()
        self.assertIsNone(self.page.evaluate("window.taken ?? null"))
        self.assertEqual(self.page.evaluate("document.scripts.length"), 2)
        self.assertEqual(self.page.evaluate("document.querySelector('h1').textContent"), 'Bench & "Lantern" <b>')
        texts = [message["text"] for message in self.ask("data()")["messages"]]
        for text in HOSTILE:
            self.assertIn(text, texts)
            self.ask(f"search({json.dumps(text[:12])})")
            shown = self.page.evaluate("document.querySelector('#list').textContent")
            self.assertIn(text.split("\u2028")[0], shown)

    def test_a_script_of_the_content_would_not_run(self):
        self.open()
        self.page.evaluate("document.body.append(Object.assign(document.createElement('script'), {id: 'planted'}))")
        planted = "try { document.getElementById('planted').textContent = 'window.taken = 4' } catch (error) { 'refused' }"
        self.assertEqual(self.page.evaluate(planted), "refused")
        self.assertIsNone(self.page.evaluate("window.taken ?? null"))

    # What it shows

    def test_it_shows_the_bundle(self):
        self.example.run("report", "--bundle", "build/catalog", "--out", "bundle.html", expect=(0, 1))
        self.open("bundle.html")
        records = {record["id"]: record for record in self.example.records()}
        shown = {message["id"]: message for message in self.ask("data()")["messages"]}
        self.assertEqual(list(shown), list(records))
        for id, record in records.items():
            self.assertEqual(shown[id]["text"], record["text"])
            self.assertEqual(shown[id].get("moods", []), record["moods"])
            self.assertEqual((shown[id]["minAge"], shown[id]["lang"]), (record["minAge"], record["lang"]))
        catalog = json.loads((pathlib.Path(self.folder.name) / "build/catalog/catalog.json").read_text())
        self.assertEqual(self.page.evaluate("document.querySelector('.digest').textContent"), catalog["_sha256"])
        heat = self.page.evaluate(
            "[...document.querySelectorAll('.heat')].map(table => [...table.querySelectorAll('tbody tr')].map(row =>"
            " [...row.querySelectorAll('td')].map(cell => parseInt(cell.textContent.replace('▼ ', '')))))")
        bands = [place for place, age in enumerate(catalog["ageBands"]) if age >= 12]
        supply = catalog["counts"]["supply"]
        for language, table in zip(catalog["languages"], heat, strict=True):
            for category, row in zip(catalog["categories"], table, strict=True):
                self.assertEqual(row, [supply[category["id"]][language][band] for band in bands])

    def test_supply_below_the_floor_is_marked_by_more_than_colour(self):
        self.open()
        cells = self.page.evaluate("[...document.querySelectorAll('.heat td.short')].map(cell => cell.textContent)")
        self.assertIn("▼ 2, below the floor of 4", cells)
        self.assertEqual(len(cells), 6)

    def test_findings_lead_to_messages_and_back(self):
        self.open()
        self.page.evaluate("document.querySelector('.finding.error a').click()")
        time.sleep(0.2)
        focused = self.page.evaluate("document.activeElement.closest('.message').textContent")
        self.assertIn("Tie the lace, then the next one.", focused)
        self.page.evaluate("document.activeElement.closest('.message').querySelector('.remarks a').click()")
        time.sleep(0.2)
        self.assertIn("anxius", self.page.evaluate("document.querySelector(location.hash).textContent"))
        self.assertTrue(self.page.evaluate("document.activeElement.matches('.finding')"))

    def test_changes_are_shown_word_by_word(self):
        self.open()
        change = self.page.evaluate("document.querySelector('#changes q:has(del)').innerHTML")
        self.assertIn("<del>The</del><ins>A</ins> lantern mends", change)

    def test_messages_bear_their_language_and_direction(self):
        self.open()
        self.ask("choose('lang', 'ar')")
        quotes = self.page.evaluate(
            "[...document.querySelectorAll('.card blockquote')].map(quote => [quote.lang, getComputedStyle(quote).direction])")
        self.assertEqual(quotes, [["ar", "rtl"], ["ar", "rtl"]])

    def test_figures_can_be_read_without_script(self):
        self.open(script=False)
        text = self.page.call("Accessibility.getFullAXTree")["nodes"]
        words = " ".join(node.get("name", {}).get("value", "") for node in text if not node.get("ignored"))
        for expected in ("At a glance", "below the floor of 4", "Zoë Bröntë Sørby", "does not run"):
            self.assertIn(expected, words)
        self.assertNotIn("Clear all", words)

    # Search and filters

    def test_search_ignores_case_and_accents(self):
        self.open()
        self.ask("search('')")
        everything = self.ask("count()")
        self.assertRegex(everything, r"^All \d+ messages$")
        for words in ("ZOE BRONTE", "sorby Trust", "zoë SØRBY"):
            self.ask(f"search({json.dumps(words)})")
            self.assertRegex(self.ask("count()"), r"^[12] of \d+ messages$", words)
            self.assertIn("Zoë Bröntë Sørby", self.page.evaluate("document.querySelector('#list').textContent"))
        self.ask("search('nothing like this')")
        self.assertRegex(self.ask("count()"), r"^No message of \d+ matches$")
        self.assertEqual(self.ask("shown()"), [])

    def test_every_filter_keeps_what_fits_and_nothing_else(self):
        self.open()
        data = self.ask("data()")
        shared, messages = data["shared"], data["messages"]
        fits = {
            "category": lambda message, value: value in message.get("categories", []),
            "kind": lambda message, value: message["kind"] == value,
            "age": lambda message, value: message["minAge"] <= int(value) <= message.get("maxAge", 999),
            "mood": lambda message, value: value in message.get("moods", []),
            "author": lambda message, value: "author" in message and shared[message["author"]] == value,
            "status": lambda message, value: message["status"] == value,
            "lang": lambda message, value: message["lang"] == value,
        }
        for control, fit in fits.items():
            values = self.page.evaluate(f"[...document.getElementById('{control}').options].map(option => option.value)")
            self.assertGreater(len(values), 1, control)
            for value in values[1:]:
                self.ask(f"choose('{control}', {json.dumps(value)})")
                expected = [message["id"] for message in messages if fit(message, value)]
                self.assertEqual(self.ask("shown()"), expected[:30], (control, value))
                self.assertTrue(self.ask("count()").startswith(
                    (f"{len(expected)} of", f"All {len(expected)} ")), (control, value))
            self.ask(f"choose('{control}', '')")
        self.ask("choose('with-findings', true)")
        self.assertEqual(self.ask("shown()"), [message["id"] for message in messages if "findings" in message])

    def test_filters_are_cleared_at_once(self):
        self.open()
        everything = self.ask("count()")
        self.ask("choose('category', 'study')")
        self.ask("choose('view', 'card')")
        self.ask("search('page')")
        self.page.evaluate("document.querySelector('button[type=reset]').click()")
        time.sleep(0.1)
        self.assertEqual(self.ask("count()"), everything)
        self.assertEqual(self.page.evaluate("document.activeElement.id"), "words")

    def test_one_view_can_be_shown_alone(self):
        self.open()
        for view in ("card", "notification", "quote"):
            self.ask(f"choose('view', '{view}')")
            seen = self.page.evaluate(
                "[...new Set([...document.querySelectorAll('.view')].filter(view => view.checkVisibility())"
                ".map(view => view.className))]")
            self.assertEqual(seen, [f"view {view}"])

    def test_more_are_shown_on_demand_and_the_focus_goes_to_them(self):
        self.open()
        self.assertEqual(len(self.ask("shown()")), 30)
        self.page.evaluate("document.querySelector('#more').click()")
        shown = self.ask("shown()")
        self.assertEqual(len(shown), 60)
        self.assertEqual(self.page.evaluate("document.activeElement.id"), f"{shown[30]}-name")

    def test_an_address_leads_to_its_message(self):
        self.open("sound.html")
        last = self.ask("data()")["messages"][-1]["id"]
        self.open(f"sound.html#{last}")
        time.sleep(0.2)
        self.assertEqual(self.page.evaluate("document.activeElement.id"), f"{last}-name")
        self.assertTrue(self.ask("focus()")["seen"])
        self.ask("choose('kind', 'quote')")
        first = self.ask("data()")["messages"][0]
        self.page.evaluate(f"location.hash = '{first['id']}'")
        time.sleep(0.2)
        self.assertEqual(self.page.evaluate("document.activeElement.id"), f"{first['id']}-name")

    # For everybody

    def test_every_control_and_landmark_has_a_name(self):
        for width in (360, 1280):
            self.open(width=width)
            self.ask("drawAll()")
            nodes = [node for node in self.page.call("Accessibility.getFullAXTree")["nodes"] if not node.get("ignored")]
            roles = [node["role"]["value"] for node in nodes]
            for landmark in ("banner", "navigation", "main", "contentinfo", "search", "status"):
                self.assertEqual(roles.count(landmark), 1, landmark)
            named = [node for node in nodes if node["role"]["value"] in CONTROLS]
            self.assertGreater(len(named), 200)
            nameless = [node for node in named if not node.get("name", {}).get("value", "").strip()]
            self.assertEqual([node["role"]["value"] for node in nameless], [])

    def test_headings_tables_and_links_are_in_order(self):
        for name in ("sound.html", "faulty.html"):
            self.open(name)
            levels = self.ask("headings()")
            self.assertEqual((levels[0], levels.count(1)), (1, 1))
            self.assertTrue(all(after <= before + 1 for before, after in zip(levels, levels[1:])), levels)
            self.assertEqual(self.ask("tables()"), [])
            self.assertEqual(self.ask("repeatedIDs()"), [])
            self.assertEqual(self.ask("deadLinks()"), [])
            self.assertEqual(self.page.evaluate("document.documentElement.lang"), "en")

    def test_every_text_stands_out_from_its_ground(self):
        for scheme in SCHEMES:
            for width in (360, 1280):
                self.open(width=width, scheme=scheme)
                self.ask("openAll()")
                result = self.ask("faint()")
                self.assertGreater(result["looked"], 700)
                self.assertEqual(result["found"], [], (scheme, width))
                self.assertEqual(self.ask("faintShapes()"), [], (scheme, width))

    def test_nothing_sticks_out_sideways(self):
        for name in ("sound.html", "faulty.html"):
            for width in WIDTHS:
                self.open(name, width=width)
                self.ask("openAll()")
                self.assertEqual(self.ask("overflow()"), {"page": 0, "out": [], "inside": []}, (name, width))
                self.assertEqual(self.ask("small()"), [], (name, width))

    def test_the_keyboard_reaches_everything_and_shows_where_it_is(self):
        for scheme in SCHEMES:
            self.open(scheme=scheme)
            wanted = self.ask("reachable()")
            self.assertGreater(len(wanted), 100)
            reached = []
            for _ in wanted:
                self.page.press("Tab")
                focus = self.ask("focus()")
                reached.append(focus["name"])
                self.assertTrue(focus["marked"] and focus["seen"] and not focus["covered"], focus)
                self.assertGreaterEqual(focus["contrast"], 3, focus)
            self.assertEqual(reached, wanted)
            self.assertTrue(reached[0].startswith("a.skip"))

    def test_the_skip_link_leads_to_the_report(self):
        self.open()
        self.page.press("Tab")
        self.page.press("Enter", text="\r")
        time.sleep(0.1)
        self.assertEqual(self.page.evaluate("document.activeElement.id"), "main")

    def test_search_works_by_keyboard_alone(self):
        self.open()
        self.page.evaluate("document.getElementById('words').focus()")
        self.page.type("bronte")
        time.sleep(0.4)
        self.assertRegex(self.ask("count()"), r"^2 of \d+ messages$")
        self.assertEqual(self.page.evaluate("document.getElementById('count').role ?? ''"), "status")

    def test_it_keeps_its_marks_in_forced_colours_and_on_paper(self):
        self.open(forced_colors=True)
        self.assertGreaterEqual(self.page.evaluate(
            "parseFloat(getComputedStyle(document.querySelector('.heat td.short')).outlineWidth)"), 3)
        self.open(print_media=True)
        self.assertFalse(self.page.evaluate("document.querySelector('nav').checkVisibility()"))
        self.assertTrue(self.page.evaluate("document.querySelector('.heat').checkVisibility()"))


@unittest.skipUnless(PROGRAM, "there is no Chromium")
class LargeReport(unittest.TestCase):
    """Ten thousand messages."""

    def test_it_stays_quick(self):
        with tempfile.TemporaryDirectory(prefix="report-checks-") as folder, Browser(PROGRAM) as page:
            generator = FOLDER.parents[1] / "Benchmarks/generate-content.py"
            subprocess.run([sys.executable, generator, f"{folder}/content", "10000"], check=True, capture_output=True)
            start = time.monotonic()
            subprocess.run([CATALOG, "report", "--out", "page.html"], cwd=folder, capture_output=True)
            written = time.monotonic() - start
            size = os.path.getsize(f"{folder}/page.html")
            page.shape(1280)
            start = time.monotonic()
            page.open(pathlib.Path(folder, "page.html").as_uri())
            shown = page.evaluate(f"{MEASURES}.shown().length")
            opened = time.monotonic() - start
            searches = [page.evaluate(f"{MEASURES}.search({json.dumps(words)})") for words in ("the", "topic", "a b")]
            print(f"\n10,000 messages: {written:.1f} s to write, {size / 1e6:.1f} MB, {opened:.2f} s to open, "
                  + ", ".join(f"{search:.0f}" for search in searches) + " ms to search", file=sys.stderr)
            self.assertEqual(shown, 30)
            self.assertLess(size, 12e6)
            self.assertLess(opened, 5)
            self.assertLess(max(searches), 1000)


if __name__ == "__main__":
    unittest.main()
