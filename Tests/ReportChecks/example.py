"""A content folder with everything that a report has to show, much of it hostile."""
import json
import os
import pathlib
import re
import subprocess

CATALOG = os.environ.get("CATALOG", ".build/release/catalog")

NOUNS = """lantern kettle staircase orchard compass blanket doorbell sparrow harbour notebook window bicycle puddle mitten
 violin chimney ladder teacup garden envelope carpet thimble anchor candle basket mirror hammock pebble whistle drawer
 umbrella saddle mosaic cupboard turnip paddle tunnel feather bucket meadow""".split()
VERBS = "mends carries greets forgives borrows paints waters measures follows answers".split()
ENDINGS = ["before breakfast", "without hurry", "in plain daylight", "one inch at a time", "and nobody minds",
           "after the rain", "with both hands", "until the bread is done"]

SETTINGS = """name: Bench & "Lantern" <b>
audience: 12-90
languages: [en, ar]
licence: CC-BY-4.0
asOf: 2026-11-21
moods: [anxious, tired, hopeful]
readings: {needed: 0, minors: unread-allowed}
limits:
  notification: 140
floors:
  days: 4
  ages: [12, 16]
"""

AUTHOR = """---
name: Zoë Bröntë Sørby
sortName: "Sørby, Zoë Bröntë"
born: -43~
died: 17
works:
  - {id: lamps, title: Small Lamps, type: book, year: 8}
---

She kept a lamp.
"""


def sentences(count):
    for number in range(count):
        round_, place = divmod(number, len(NOUNS))
        noun, other = NOUNS[place], NOUNS[(place * 7 + 3 + round_ * 11) % len(NOUNS)]
        yield f"The {noun} {VERBS[(place + round_) % len(VERBS)]} the {other} {ENDINGS[(place + round_) % len(ENDINGS)]}."


def message(text, *fields):
    lines = [f"> {line}".rstrip() for line in text.split("\n")]
    return "\n".join(lines + ([""] + [f"- {field}" for field in fields] if fields else [])) + "\n\n"


def page(category, entries, *head):
    return "\n".join(["---", f"category: {category}", *head, "---", "", ""]) + "".join(entries)


def category(title, order, ages="12+"):
    return f"---\ntitle: {title}\norder: {order}\nages: {ages}\n---\n\nFor the days of {title.lower()}.\n"


def sound():
    """Content without errors, by path."""
    moods = ["moods: anxious", "moods: tired, hopeful", "ages: 16+"]
    plain = [message(text, *([moods[number % 4]] if number % 4 < 3 else []))
             for number, text in enumerate(sentences(80))]
    quotes = [
        message("Trim the lamp, then trust it.\n\n— [Zoë Bröntë Sørby](../../authors/zoe-bronte.md), *Small Lamps* 4",
                "status: attributed"),
        message("A long road is still made of short boards, laid one behind the other by somebody who was tired, who "
                "whistled, and who did not look up before noon had come and gone.\n\n"
                "— [Zoë Bröntë Sørby](../../authors/zoe-bronte.md), *Small Lamps* 9", "status: attributed"),
    ]
    arabic = [message("خطوة صغيرة ثم خطوة أخرى.", "ages: 12+"), message("الصباح يبدأ من جديد كل يوم.", "ages: 12+")]
    return {
        "catalog.yml": SETTINGS, "authors/zoe-bronte.md": AUTHOR,
        "categories/courage.md": category("Courage", 1), "categories/rest.md": category("Rest &amp; sleep", 2),
        "categories/study.md": category("Study of the Donaudampfschifffahrtsgesellschaftskapitänsmütze", 3),
        "messages/courage/plain.md": page("courage", plain[:60], "language: en"),
        "messages/rest/plain.md": page("rest", plain[60:], "language: en"),
        "messages/rest/quotes.md": page("rest", quotes, "language: en"),
        "messages/courage/arabic.md": page("courage", arabic, "language: ar"),
        "messages/study/one.md": page("study", [message("Read the page again; it has not moved.")], "language: en"),
    }


HOSTILE = [
    "</script><script>window.taken = 1</script>",
    "<!-- <script> window.taken = 2",
    "<img src=x onerror=\"window.taken = 3\"> & &lt;b&gt;",
    "Lines\u2028and paragraphs\u2029end here.",
    "Turned \u202eround and never turned back.",
    "\"Quoted\" 'twice' \\u003C \\",
]

FAULTS = {
    "messages/study/hostile.xml": "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<messages xmlns=\"urn:florilegium:content:1\" category=\"study\" language=\"en\">\n" + "".join(
        "  <message><text>" + text.replace("&", "&amp;").replace("<", "&lt;") + "</text></message>\n"
        for text in HOSTILE) + "</messages>\n",
    "messages/study/faulty.md": page("study", [
        message("Tie the lace, then the next one.", "moods: anxius"),
        message("Bet it all on red, then tie the lace.\n\n— Nobody Atall, *Nothing* 3", "status: attributed"),
        message("Somebody  doubled a space here ."),
    ], "language: en"),
}


class Example:
    """The folder, a release of its first state, and the report of a later one with faults."""

    def __init__(self, root):
        self.root = pathlib.Path(root)
        self.write(sound())
        self.release()

    def write(self, files):
        for path, text in files.items():
            place = self.root / "content" / path
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_text(text, encoding="utf-8")

    def run(self, *arguments, expect=(0,)):
        done = subprocess.run([CATALOG, *arguments], cwd=self.root, capture_output=True, text=True)
        if done.returncode not in expect:
            raise RuntimeError(f"catalog {' '.join(arguments)} ended with {done.returncode}\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def release(self):
        self.run("build", "--phase", "draft")
        self.run("report", "--out", "sound.html")
        # What has too few messages cannot be released; one without floors can.
        settings = self.root / "content/catalog.yml"
        whole = settings.read_text()
        settings.write_text(re.sub(r"floors:.*", "", whole, flags=re.S))
        self.run("build", "--phase", "release")
        self.run("publish")
        settings.write_text(whole)
        plain = self.root / "content/messages/courage/plain.md"
        text = plain.read_text().replace("The lantern mends", "A lantern mends", 1)
        plain.write_text(text)
        self.write(FAULTS)
        self.output = self.run("report", "--out", "faulty.html", expect=(1,))

    def address(self, name):
        return (self.root / name).as_uri()

    def records(self):
        with open(self.root / "build/catalog/records.jsonl", encoding="utf-8") as lines:
            return [json.loads(line) for line in lines]
