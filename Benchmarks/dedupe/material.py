"""Reads the word lists, frames and other languages that generate.py puts sentences together from."""
import bisect
import re
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
LEXICON = FOLDER.parent.parent / "Sources/TextMatching/Language/Tables/EnglishLexicon.swift"
NUMBER_WORDS = """two three four five six seven eight nine ten eleven twelve thirteen fifteen sixteen twenty thirty
forty fifty sixty seventy eighty ninety""".split()
PARTS = {"n": "noun", "v": "verb", "a": "adjective", "r": "adverb", "p": "name"}
FORMS = ["n", "n+", "v-", "v+", "vd", "vg", "a", "r", "p"]


def lexicon():
    """The words that the tool takes for English: a typing error that is one of them would be another word by intent."""
    coded = re.search(r'"""\n(.*?)\n\s*"""', LEXICON.read_text(encoding="utf-8"), re.S)[1]
    words, word = set(), ""
    for shared, rest in re.findall("([A-Z])([a-z]*)", re.sub(r"[\\\s]", "", coded)):
        word = word[: ord(shared) - ord("A")] + rest
        words.add(word)
    return words


def with_s(word):
    if re.search("(s|x|z|ch|sh)$", word):
        return word + "es"
    return word[:-1] + "ies" if re.search("[^aeiou]y$", word) else word + "s"


def verb_form(word, ending, doubled):
    """`ending` is ed or ing."""
    if word.endswith("e"):
        return word + "d" if ending == "ed" else word[:-1] + ending
    if ending == "ed" and re.search("[^aeiou]y$", word):
        return word[:-1] + "ied"
    return word + (word[-1] if doubled else "") + ending


def inflected(word, form, doubled):
    if form in ("n+", "v+"):
        return with_s(word)
    return verb_form(word, "ed" if form == "vd" else "ing", doubled) if form in ("vd", "vg") else word


def article(word):
    vowel = word[0] in "aeiou" and not re.match("eu|use|usu|uti|unio|uni[fqvt]|one|once", word)
    return "an" if vowel or re.match("hon(est|o)|hour|heir", word) else "a"


class Words:
    """One pool: every form of every word in both spellings, and how often each word is taken."""

    def __init__(self, path):
        lists = read_sections(path)
        self.forms = ({}, {})
        self.count, self.chances, self.antonyms = {}, {}, {}
        for form in FORMS:
            entries = " ".join(lists[PARTS[form[0]]]).split()
            for british in (0, 1):
                self.forms[british][form] = [self.form(entry, form, british) for entry in entries]
        for letter, part in PARTS.items():
            places = {word: place for place, word in enumerate(self.forms[0]["v-" if letter == "v" else letter])}
            self.count[letter] = len(places)
            # Zipf's law, flattened at the top as Mandelbrot has it.
            weights = list(accumulate(1 / (rank + 12) for rank in range(len(places))))
            self.chances[letter] = [weight / weights[-1] for weight in weights]
            pairs = [pair.split("/") for pair in " ".join(lists.get("antonym " + part, [])).split()]
            self.antonyms[letter] = {places[a]: places[b] for pair in pairs for a, b in (pair, pair[::-1])}
        self.spellings = {
            (american, british)
            for form in FORMS
            for american, british in zip(self.forms[0][form], self.forms[1][form])
            if american != british
        }

    @staticmethod
    def form(entry, form, british):
        doubled = entry.endswith("+")
        spellings = entry.rstrip("+").split("=")
        return inflected(spellings[british if len(spellings) > 1 else 0], form, doubled)

    def pick(self, letter, chance):
        return bisect.bisect(self.chances[letter], chance.random())


@dataclass(frozen=True, slots=True)
class Slot:
    form: str
    role: str | None
    article: str | None


# One object for all slots that are alike: there are many frames.
slot = cache(Slot)


class Frame:
    """Literal strings and slots in turn."""

    def __init__(self, text):
        self.pieces = []
        end = 0
        for match in re.finditer(r"(\b[aA] )?\{(n\+?|v[-+dg]|a|r|p|d|w)(?::([12]))?\}", text):
            if match.start() > end:
                self.pieces.append(text[end : match.start()])
            self.pieces.append(slot(match[2], match[3] and match[2][0] + match[3], match[1]))
            end = match.end()
        if end < len(text):
            self.pieces.append(text[end:])
        self.slots = [piece for piece in self.pieces if isinstance(piece, Slot)]


def read_sections(path):
    """Title of a section -> its lines. A section ends with an empty line."""
    sections, title = {}, None
    for line in Path(path).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            continue
        if not line:
            title = None
        elif title is None:
            title = line
            sections[title] = []
        else:
            sections[title].append(line)
    return sections


def combined(opening, main, tail, second):
    """The frame of a whole record; parts that are empty are left out."""
    text = main
    if opening:
        text = opening + " " + (main if re.match("I\\b|\\{p|I'", main) else main[0].lower() + main[1:])
    if tail:
        text = text[:-1] + tail + text[-1]
    return Frame(text + (" " + second if second else ""))


class Language:
    """Frames of another language, whose numbers stand for columns of words."""

    def __init__(self, name, lines):
        self.name = name
        self.columns, self.frames = {}, []
        for line in lines:
            column = re.match(r"(\d): (.*)", line)
            if column:
                # French words come with their article.
                self.columns[column[1]] = re.findall(r"(?:le|la|les) \S+|\S+" if name == "fr" else r"\S+", column[2])
            else:
                self.frames.append(re.split(r"\{(\d)\}", line))

    def sentence(self, chance):
        """The text, and what makes it this one and no other."""
        frame = chance.randrange(len(self.frames))
        chosen, parts = {}, []
        for place, piece in enumerate(self.frames[frame]):
            if place % 2:
                piece = chosen.setdefault(piece, chance.choice(self.columns[piece]))
            parts.append(piece)
        text = "".join(parts)
        return text[0].upper() + text[1:], (self.name, frame, *sorted(chosen.values()))

