#!/usr/bin/env python3
"""Writes a content folder of any size for measuring: the same seed gives the same bytes.

usage: generate-content.py FOLDER ENTRIES [SEED]

Three quarters are messages, one quarter quotations with author, work and place; files hold 200 entries each, 24
categories, 200 authors. Sentences are put together from word lists of our own, so that no two entries are alike
by accident and none is worth reading.
"""
import os
import random
import sys

SUBJECTS = """the baker|a tired nurse|my neighbour|the bus driver|an old carpenter|her sister|the night porter|a young
gardener|the librarian|our teacher|a lost traveller|the cook|his grandmother|the postman|a quiet student|the fisherman|the
tailor|a new colleague|the lighthouse keeper|the street sweeper|a shy singer|the potter|the weaver|a stubborn goat""".replace("\n", " ").split("|")
VERBS = """carries|mends|remembers|waters|opens|paints|counts|greets|follows|repairs|folds|finds|keeps|shares|lifts|
studies|answers|gathers|measures|borrows|polishes|sorts|writes|hums""".replace("\n", "").split("|")
OBJECTS = """the blue kettle|a bent key|the morning letters|seven small stones|an unread map|the garden gate|her worn
coat|the loose shingle|a slow river|the last lantern|a basket of pears|the quiet stairs|an empty page|the torn sail|a
borrowed umbrella|the kitchen window|the cold engine|a jar of nails|the spare blanket|an honest question|the wet
bench|a paper boat|the heavy door|a list of names""".replace("\n", " ").split("|")
PLACES = """before breakfast|after the rain|on the way home|between two trains|at the edge of town|under the old
bridge|in the long corridor|by candle light|near the harbour|while the bread rises|without being asked|late in the
evening|on the first of the month|behind the school|with cold hands|across the yard""".replace("\n", " ").split("|")
ENDINGS = """and calls it a day|and nobody minds|and that is enough|because somebody has to|though the clock says
otherwise|and the house grows warmer|so the others can rest|and begins again tomorrow|as if it were easy|and leaves the
light on|with more patience than hurry|and laughs about it later""".replace("\n", " ").split("|")
SYLLABLES = "ba lo mi ren tas vel kor ne shi da fu gan hol jer pim qua sor tev ul wen yar zel bri cla dro".split()
CATEGORIES = [f"topic-{number:02d}" for number in range(24)]
MOODS = ["anxious", "tired", "sad", "lonely", "calm", "hopeful", "grateful", "determined"]
ENTRIES_PER_FILE = 200
AUTHORS = 200


def name(chance):
    return "".join(chance.choice(SYLLABLES) for _ in range(chance.randint(2, 3))).capitalize()


def sentence(chance):
    parts = [chance.choice(SUBJECTS), chance.choice(VERBS), chance.choice(OBJECTS), chance.choice(PLACES)]
    if chance.random() < 0.7:
        parts.append(chance.choice(ENDINGS))
    text = " ".join(parts)
    return text[0].upper() + text[1:] + "."


def unique_text(chance, seen):
    while True:
        text = sentence(chance)
        if chance.random() < 0.4:
            text += f" In {name(chance)} they say {chance.choice(OBJECTS)} was {name(chance)}'s."
        if text not in seen:
            seen.add(text)
            return text


def wrapped(text):
    lines, line = [], ">"
    for word in text.split():
        if len(line) + 1 + len(word) > 80:
            lines.append(line)
            line = ">"
        line += " " + word
    return "\n".join(lines + [line])


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)


def main():
    folder, entries = sys.argv[1], int(sys.argv[2])
    chance = random.Random(int(sys.argv[3]) if len(sys.argv) > 3 else 20261121)
    write(f"{folder}/catalog.yml", "name: Measured\naudience: 12-90\nlanguages: [en]\nlicence: CC0-1.0\n"
          f"asOf: 2026-11-21\nmoods: [{', '.join(MOODS)}]\n")
    for number, slug in enumerate(CATEGORIES):
        write(f"{folder}/categories/{slug}.md", f"---\ntitle: Topic {number}\norder: {number}\n"
              f"kinds: [message, quote]\nages: 12+\n---\n\nEntries about topic {number}.\n")
    authors = []
    names = set()
    for number in range(AUTHORS):
        while (full := f"{name(chance)} {name(chance)}") in names:
            pass
        names.add(full)
        authors.append((f"author-{number:03d}", full, f"The {name(chance)} Papers"))
        slug, full, title = authors[-1]
        write(f"{folder}/authors/{slug}.md", f"---\nname: {full}\nborn: 1801\ndied: 1880\nworks:\n"
              f"  - id: papers\n    title: {title}\n    type: book\n    year: 1850\n---\n")
    seen = set()
    for start in range(0, entries, ENTRIES_PER_FILE):
        number = start // ENTRIES_PER_FILE
        slug = CATEGORIES[number % len(CATEGORIES)]
        blocks = [f"---\ncategory: {slug}\nlanguage: en\n---"]
        for index in range(start, min(start + ENTRIES_PER_FILE, entries)):
            block = wrapped(unique_text(chance, seen))
            fields = []
            # Every author is cited at least once, in whatever order the files come.
            if index % 4 == 3:
                author, full, title = authors[(index // 4) % AUTHORS]
                block += f"\n>\n> — [{full}](../../authors/{author}.md), *{title}* {chance.randint(1, 40)}"
                fields.append("- status: attributed")
            if chance.random() < 0.5:
                fields.append(f"- moods: {chance.choice(MOODS)}")
            blocks.append(block + ("\n\n" + "\n".join(fields) if fields else ""))
        write(f"{folder}/messages/{slug}/part-{number:04d}.md", "\n\n".join(blocks) + "\n")


main()
