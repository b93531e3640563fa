"""Reads the word lists, frames and other languages that generate.py puts sentences together from, and finds out which
words are neighbours of each other."""
import bisect
import re
import sys
import zlib
from dataclasses import dataclass
from functools import cache
from itertools import accumulate
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
TABLES = FOLDER.parent.parent / "Sources/TextMatching/Language/Tables"
NUMBER_WORDS = """two three four five six seven eight nine ten eleven twelve thirteen fifteen sixteen twenty thirty
forty fifty sixty seventy eighty ninety""".split()
PARTS = {"n": "noun", "v": "verb", "a": "adjective", "r": "adverb", "p": "name"}
FORMS = ["n", "n+", "v-", "v+", "vd", "vg", "a", "r", "p"]


def table(name):
    """The text of one of the tool's tables."""
    coded = re.search(r'"""\n(.*?)\n\s*"""', (TABLES / f"{name}.swift").read_text(encoding="utf-8"), re.S)[1]
    return re.sub(r"\\\n\s*", "", coded).strip()


@cache
def dictionary():
    """The words that the tool takes for English, and those of them that are written with a capital letter only."""
    words, names, word = set(), set(), ""
    for shared, rest, name in re.findall(r"([A-Z])([a-z]*)(\.?)", table("EnglishLexicon")):
        word = word[: ord(shared) - ord("A")] + rest
        (names if name else words).add(word)
    return frozenset(words), frozenset(names)


def lexicon():
    """Words that are written with a small letter: a typing error that is one of them would be a word by intent."""
    return dictionary()[0]


def names():
    """Names and abbreviations: written small they are typing errors."""
    return dictionary()[1]


@cache
def spellings():
    """Pairs of a British and an American spelling of one word, either way round."""
    pairs = {tuple(pair.split()) for pair in table("EnglishSpelling").split(";") if pair.strip()}
    return frozenset(pairs | {pair[::-1] for pair in pairs})


ENDINGS = ["s", "es", "d", "ed", "ing", "r", "er", "ers", "st", "est", "ly", "y", "n", "en", "t"]


def bases(word):
    """What a word may be a form of, itself included."""
    found = {word}
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 2:
            stem = word[: -len(ending)]
            found |= {stem, stem + "e", stem + "y"}
            if stem.endswith("i"):
                found.add(stem[:-1] + "y")
            if len(stem) > 2 and stem[-1] == stem[-2]:
                found.add(stem[:-1])
    return found


def are_related(one, other):
    """Whether two words may be forms or spellings of one: lamp and lamps, able and ably, time and timed."""
    return bool(bases(one) & bases(other)) or (one, other) in spellings() or (
        len(one) == len(other) and one[:-1] == other[:-1] and {one[-1], other[-1]} <= set("eysdrtn"))


@cache
def holes():
    """Every word of four letters or more and what is left of it without one letter, with the words that leave it."""
    found = {}
    for word in sorted(lexicon()):
        if len(word) >= 4:
            for key in {word} | {word[:at] + word[at + 1 :] for at in range(len(word))}:
                found.setdefault(key, []).append(word)
    return found


@cache
def neighbours(word):
    """Real words that one slip makes of a word and that have nothing to do with it: form and from, trail and trial."""
    near = {other for key in {word} | {word[:at] + word[at + 1 :] for at in range(len(word))}
            for other in holes().get(key, [])}
    return tuple(sorted(
        other for other in near if other != word and one_slip_apart(word, other) and not are_related(word, other)))


def one_slip_apart(one, other):
    """Damerau distance 1."""
    if len(one) > len(other):
        one, other = other, one
    at = next((place for place, (a, b) in enumerate(zip(one, other)) if a != b), len(one))
    if len(other) == len(one) + 1:
        return one[at:] == other[at + 1 :]
    if len(one) != len(other) or one == other:
        return False
    return one[at + 1 :] == other[at + 1 :] or (
        one[at : at + 2] == other[at : at + 2][::-1] and one[at + 2 :] == other[at + 2 :])


# Words that no list has, made of those of a list: texts are full of such.
COINED = {
    "n": ["let", "wright", "folk", "stead"], "v": ["out", "over", "fore"], "a": ["half", "ever"], "r": [], "p": [],
}


def coined(letter, words):
    """Rare words for the end of a list."""
    plain = [word for word in words if "=" not in word and not word.endswith("+") and len(word) < 8][: 60]
    if letter == "n":
        return [word + ending for ending in COINED["n"] for word in plain]
    return [beginning + word for beginning in COINED[letter] for word in plain]


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

    def __init__(self, lists):
        self.forms = ({}, {})
        self.count, self.chances, self.antonyms = {}, {}, {}
        for form in FORMS:
            entries = " ".join(lists[PARTS[form[0]]]).split()
            entries += coined(form[0], entries)
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


def listed(path):
    """The words of a file such as words-a.txt."""
    return Words(read_sections(path))


INSTALLED = {"american": "/usr/share/dict/american-english", "british": "/usr/share/dict/british-english",
             "large": "/usr/share/dict/american-english-large"}


def installed():
    """Words of Debian's wamerican, wbritish and wamerican-large that neither words-a.txt nor words-b.txt has.

    Nobody chose them, so that nobody can have developed with them; every twentieth is so rare that the tool does not
    know it. What a word is its endings tell: a noun has a plural in the list, a verb an -ing and an -ed, an adjective
    an adverb.
    """
    missing = [path for path in INSTALLED.values() if not Path(path).exists()]
    if missing:
        sys.exit(f"there is no {missing[0]}: apt-get install wamerican wbritish wamerican-large")
    lists = {name: set(Path(path).read_text(encoding="utf-8").split()) for name, path in INSTALLED.items()}
    used = {word.lower() for name in "ab" for side in listed(FOLDER / f"words-{name}.txt").forms
            for words in side.values() for word in words}
    common = sorted(word for word in lists["american"] if re.fullmatch("[a-z]{4,9}", word) and word not in used)
    rare = sorted(word for word in lists["large"] - lists["american"] if re.fullmatch("[a-z]{6,11}", word))
    only_british = lists["british"] - lists["american"]
    british = {american: word for word, american in sorted(spellings()) if word in only_british}
    found = {part: [] for part in PARTS.values()}
    for words, size, known in ((common, 1500, lists["american"]), (rare, 80, lists["large"])):
        parts = {part: [] for part in PARTS.values()}
        # A hash that is the same everywhere puts them in an order that says nothing.
        for word in sorted(words, key=lambda word: zlib.crc32(word.encode())):
            forms = [verb_form(word, ending, False) for ending in ("ed", "ing")]
            if all(form in known for form in forms) and with_s(word) in known:
                part = "verb"
            elif word + "ly" in known:
                part = "adjective"
            elif word.endswith("ly"):
                part = "adverb"
            elif with_s(word) in known and not re.search("(s|ed|ing|er|est)$", word):
                part = "noun"
            else:
                continue
            spelling = british.get(word)
            parts[part].append(f"{word}={spelling}" if spelling and len(spelling) < 12 else word)
        for part, words in parts.items():
            # What has two spellings is rare, and wanted.
            words.sort(key=lambda word: "=" not in word)
            twofold = sum("=" in word for word in words)
            found[part] += words[twofold : twofold + size // 2] + words[: min(twofold, size // 8)]
            found[part] += words[twofold + size // 2 : twofold + size]
    found["name"] = sorted(
        (word for word in lists["american"] if re.fullmatch("[A-Z][a-z]{3,7}", word) and word.lower() in names()
         and word.lower() not in used and not word.endswith("s")),
        key=lambda word: zlib.crc32(word.encode()))[:300]
    adjectives = {word.split("=")[0] for word in found["adjective"]}
    found["antonym adjective"] = [
        f"{word}/{prefix}{word}" for word in sorted(adjectives) for prefix in ("un", "in", "im", "dis")
        if prefix + word in adjectives][:200]
    found["antonym noun"], found["antonym verb"] = [], []
    return Words(found)


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

