#!/usr/bin/env python3
"""Writes a content folder of any size for measuring: the same seed gives the same bytes.

usage: generate-content.py FOLDER ENTRIES [SEED]

Three quarters are messages, one quarter quotations with author, work and place; files hold 200 entries each, 24
categories, 200 authors. Sentences are those of dedupe/generate.py: frames and some two thousand content words of our
own, no two long texts with the same ones, 5 to 40 words, so that they differ as much as what people write. Two
in a hundred messages repeat an earlier one with one word more, so that there is something to find.
"""
import os
import random
import re
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "dedupe"))
import generate  # noqa: E402

SYLLABLES = "ba lo mi ren tas vel kor ne shi da fu gan hol jer pim qua sor tev ul wen yar zel bri cla dro".split()
CATEGORIES = [f"topic-{number:02d}" for number in range(24)]
MOODS = ["anxious", "tired", "sad", "lonely", "calm", "hopeful", "grateful", "determined"]
SHORT = [
    "let the {a} {n} {v-} first.", "{v-} your {n} before the {n}.", "every {n} will {v-} a {n}.",
    "no {n} is ever too {a} to {v-}.", "{v-} the {n} and {v-} on.", "what {v+} the {n} helps the {n}.",
]
LENGTHS = (5, 40)
# The most characters that a notification shows; longer texts are warned of, and people write few of them.
NOTIFICATION = 140
# Of all messages.
SHORT_ONES = 0.07
REPEATED = 0.02
ENTRIES_PER_FILE = 200
AUTHORS = 200


def name(chance):
    return "".join(chance.choice(SYLLABLES) for _ in range(chance.randint(2, 3))).capitalize()


class Texts:
    """Sentences, long and short, of which none is written twice."""

    def __init__(self, chance, seed):
        self.chance = chance
        self.generator = generate.Generator(seed, "a")
        self.seen = set()
        self.repeatable = []

    def quotation(self):
        """Nobody else said this: no two long sentences have the same content words."""
        return self.unwritten(lambda: self.generator.base().text)

    def unwritten(self, make):
        while True:
            text = make()
            if len(text) > NOTIFICATION and self.chance.random() > 0.1:
                continue
            if LENGTHS[0] <= len(text.split()) <= LENGTHS[1] and text not in self.seen:
                self.seen.add(text)
                return text

    def message(self):
        if self.repeatable and self.chance.random() < REPEATED:
            text = self.repeated(self.chance.choice(self.repeatable))
            if text not in self.seen:
                self.seen.add(text)
                return text
        text = self.unwritten(lambda: self.short() if self.chance.random() < SHORT_ONES else self.generator.base().text)
        self.repeatable.append(text)
        return text

    def short(self):
        """Five to seven words, three of them with content."""
        forms, pick = self.generator.words.forms[0], self.generator.words.pick
        text = self.chance.choice(SHORT)
        text = re.sub(r"\{(.*?)\}", lambda slot: forms[slot[1]][pick(slot[1][0], self.chance)], text)
        return text[0].upper() + text[1:]

    def repeated(self, text):
        """The text with one word more, behind a word within it."""
        words = text.split()
        place = self.chance.randrange(1, len(words))
        return " ".join([*words[:place], self.chance.choice(generate.ADVERBS), *words[place:]])


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
    seed = int(sys.argv[3]) if len(sys.argv) > 3 else 20261121
    chance = random.Random(seed)
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
    texts = Texts(chance, seed)
    for start in range(0, entries, ENTRIES_PER_FILE):
        number = start // ENTRIES_PER_FILE
        slug = CATEGORIES[number % len(CATEGORIES)]
        blocks = [f"---\ncategory: {slug}\nlanguage: en\n---"]
        for index in range(start, min(start + ENTRIES_PER_FILE, entries)):
            fields = []
            is_quotation = index % 4 == 3
            block = wrapped(texts.quotation() if is_quotation else texts.message())
            # Every author is cited at least once, in whatever order the files come.
            if is_quotation:
                author, full, title = authors[(index // 4) % AUTHORS]
                block += f"\n>\n> — [{full}](../../authors/{author}.md), *{title}* {chance.randint(1, 40)}"
                fields.append("- status: attributed")
            if chance.random() < 0.5:
                fields.append(f"- moods: {chance.choice(MOODS)}")
            blocks.append(block + ("\n\n" + "\n".join(fields) if fields else ""))
        write(f"{folder}/messages/{slug}/part-{number:04d}.md", "\n\n".join(blocks) + "\n")


main()
