"""Collections whose editors tagged every quote."""
import csv
import json
import re
import zlib
from collections import Counter


def read(name, folder):
    """Texts with their tags; None where the collection is not at hand."""
    if name == "quotable":
        path = folder / "quotable-data/quotes.json"
        # "Famous Quotes" sits on every second quote and says nothing about it.
        return [(one["content"], [tag for tag in one["tags"] if tag != "Famous Quotes"])
                for one in json.loads(path.read_text("utf-8"))] if path.exists() else None
    path = folder / "martinstyk-csv/quotes.csv"
    if not path.exists():
        return None
    with path.open(encoding="utf-8") as file:
        return [(row["text"], [tag.strip() for tag in row["categories"].split(",") if tag.strip()])
                for row in csv.DictReader(file)]


def split(rows, fewest):
    """Texts to learn from and to test, without repeated texts and without tags on fewer texts than asked."""
    seen, once = set(), []
    for text, tags in rows:
        key = " ".join(re.findall(r"[a-z0-9']+", text.lower()))
        if key not in seen:
            seen.add(key)
            once.append((text, sorted(set(tags))))
    counts = Counter(tag for _, tags in once for tag in tags)
    kept = [(text, [tag for tag in tags if counts[tag] >= fewest]) for text, tags in once]
    kept = [(text, tags) for text, tags in kept if tags]
    is_test = [zlib.crc32(text.encode()) % 5 == 0 for text, _ in kept]
    return ([row for row, test in zip(kept, is_test) if not test], [row for row, test in zip(kept, is_test) if test])
