#!/usr/bin/env python3
"""Writes Sources/TextNormalisation/UnicodeData.swift from Python's own copy of the Unicode Character Database.

    python3 .ci/generate-unicode-tables.py            write the file
    python3 .ci/generate-unicode-tables.py --check    exit 1 if the file differs from what would be written

The tables hold five things:

folds      what a code point becomes in the normal form: NFKC, casefold, NFKD, then U+0300-036F dropped, and nothing at
           all for format characters and variation selectors;
canonical  full canonical decompositions (NFD), for texts that are compared as they stand;
words      what a code point is to a reader of words: combining mark (m), symbol (s), separator of words (p).
           Everything else is a letter or digit: so are code points that are private or not assigned yet: a letter of a
           script that comes with the next version must not vanish.

lower      what a code point becomes for the search in a bundle: lower case, by itself and in full, then NFD, then without
           nonspacing marks that move (class other than 0);
search     what a code point is to that search: letter, number or spacing mark (l), nonspacing mark (m). Everything else
           ends a word, code points that are not assigned too. Both are part of the bundle format: another version of
           Unicode is another format.

Hangul syllables are left out of all mappings: they are decomposed by arithmetic.
Python 3.11 carries Unicode 14.0; the version is written into the file, and another one changes it.
"""

import sys
import unicodedata
from pathlib import Path

TARGET = Path(__file__).parent.parent / "Sources/TextNormalisation/UnicodeData.swift"
LAST = 0x110000

APOSTROPHES = [0x60, 0xB4, 0x2BB, 0x2BC, 0x2BD, 0x2018, 0x2019, 0x201B, 0x2032, 0x2035, 0x55A, 0x5F3]
# Hyphens and what people type for a minus; longer dashes only separate.
HYPHENS = [0x2010, 0x2011, 0x2012, 0x2013, 0x2212]
SPACES = [0x85, 0x1680, 0x2028, 0x2029]
SPECIAL = {
    **{point: "'" for point in APOSTROPHES},
    **{point: "-" for point in HYPHENS},
    **{point: " " for point in SPACES},
    # Out of NFKC's fractions (one half is 1, U+2044, 2), which people type with a plain slash.
    0x2044: "/",
    0x2215: "/",
}


def is_hangul_syllable(point):
    return 0xAC00 <= point <= 0xD7A3


def is_dropped(point):
    """Marks of Latin, Greek and Cyrillic accents, format characters, variation selectors."""
    return (
        0x300 <= point <= 0x36F
        or unicodedata.category(chr(point)) == "Cf"
        or 0xFE00 <= point <= 0xFE0F
        or 0xE0100 <= point <= 0xE01EF
        or point in (0x180B, 0x180C, 0x180D, 0x180F)
    )


def special(text):
    return "".join(SPECIAL.get(ord(character), character) for character in text)


def fold(point):
    text = SPECIAL.get(point, chr(point))
    while True:
        # Apostrophes are replaced in every round: NFKC makes a space and an accent of the acute accent that
        # people type for one.
        folded = unicodedata.normalize("NFKD", special(text)).casefold()
        folded = unicodedata.normalize("NFKD", special(folded))
        if folded == text:
            break
        text = folded
    return "".join(character for character in text if not is_dropped(ord(character)))


def canonical(point):
    return unicodedata.normalize("NFD", chr(point))


def kind(point):
    category = unicodedata.category(chr(point))
    if category[0] in "LN" or category in ("Cn", "Co"):
        return None
    if category[0] == "M":
        return "m"
    # Modifier symbols (Sk) are spacing accents and the like.
    return "s" if category in ("Sm", "Sc", "So") else "p"


def is_moving_mark(point):
    return unicodedata.category(chr(point)) == "Mn" and unicodedata.combining(chr(point)) != 0


def lower(point):
    text = unicodedata.normalize("NFD", chr(point).lower())
    # A mark by itself is left out by its role.
    if is_moving_mark(point):
        return chr(point)
    return "".join(character for character in text if not is_moving_mark(ord(character)))


def search_role(point):
    category = unicodedata.category(chr(point))
    if category == "Mn":
        return "m"
    return "l" if category[0] in "LN" or category == "Mc" else None


def points():
    return (point for point in range(0x80, LAST) if not 0xD800 <= point <= 0xDFFF)


def runs_of_mappings(mapping):
    """(first, count, step, target): a run of code points `step` apart that map to one code point each, rising alike,
    or a single code point that maps to any number of them."""
    keys = sorted(mapping)
    runs = []
    at = 0
    while at < len(keys):
        first = keys[at]
        best = (1, 1)
        if len(mapping[first]) == 1:
            for step in (1, 2):
                count = 1
                while mapping.get(first + count * step) == chr(ord(mapping[first]) + count * step) and (
                    step == 1 or first + count * step - 1 not in mapping
                ):
                    count += 1
                if count > best[0]:
                    best = (count, step)
        runs.append((first, *best, mapping[first]))
        at += best[0]
    return runs


def packed_mappings(mapping):
    """`DELTA[+COUNT[*STEP]]=TARGET.TARGET` in hexadecimal, DELTA from the last code point of the run before."""
    words = []
    previous = 0
    for first, count, step, target in runs_of_mappings(mapping):
        word = f"{first - previous:x}"
        if count > 1:
            word += f"+{count:x}" + ("*2" if step == 2 else "")
        words.append(word + "=" + ".".join(f"{ord(character):x}" for character in target))
        previous = first + (count - 1) * step
    return words


def packed_ranges(label):
    """`DELTA+COUNT LABEL` for stretches of code points that share a label; a stretch without one is left out."""
    words = []
    previous = 0
    start = None
    current = None
    for point in range(0x80, LAST + 1):
        # Surrogates are no scalars; they continue whatever stands before them.
        value = current if 0xD800 <= point <= 0xDFFF else label(point) if point < LAST else None
        if value == current:
            continue
        if current is not None:
            words.append(f"{start - previous:x}+{point - start:x}{current}")
            previous = start
        start, current = point, value
    return words


def lines(words, width=108):
    result = [""]
    for word in words:
        if result[-1] and len(result[-1]) + 1 + len(word) > width:
            result.append("")
        result[-1] += (" " if result[-1] else "") + word
    return "\n".join("        " + line + " \\" for line in result).removesuffix(" \\")


def swift():
    folds = {
        point: folded
        for point in points()
        if not is_hangul_syllable(point) and (folded := fold(point)) != chr(point)
    }
    decompositions = {
        point: decomposed
        for point in points()
        if not is_hangul_syllable(point) and (decomposed := canonical(point)) != chr(point)
    }

    lowered = {
        point: letters
        for point in points()
        if not is_hangul_syllable(point) and (letters := lower(point)) != chr(point)
    }

    def class_label(point):
        combining = unicodedata.combining(chr(point))
        return f":{combining:x}" if combining else None

    return f'''// Made by .ci/generate-unicode-tables.py from the Unicode Character Database; not edited by hand.
// Unicode data files: Copyright © 1991-2021 Unicode, Inc., used under the Unicode License (docs/licences.md).

/// Properties of characters that the normal form needs, packed as text: `UnicodeTable` unpacks them.
enum UnicodeData {{
    /// The version of Unicode that the data are taken from.
    static let version: StaticString = "{unicodedata.unidata_version}"

    /// What code points become in the normal form: `DELTA[+COUNT[*2]]=TARGET.TARGET`, all hexadecimal.
    ///
    /// DELTA counts from the last code point of the run before. A run of COUNT code points, each the next or the one
    /// after the next, maps to targets that rise alike. No target: the code point falls away.
    static let folds: StaticString = """
{lines(packed_mappings(folds))}
        """

    /// Full canonical decompositions, written like `folds`.
    static let canonical: StaticString = """
{lines(packed_mappings(decompositions))}
        """

    /// What code points are to a reader of words, `DELTA+COUNT` from the start of the stretch before, and a label:
    /// `m` combining mark, `s` symbol, `p` separator; what no stretch holds is a letter or digit.
    static let words: StaticString = """
{lines(packed_ranges(kind))}
        """

    /// What code points become for the search in a bundle, written like `folds`: lower case, taken apart, without
    /// nonspacing marks whose class is not 0.
    static let lower: StaticString = """
{lines(packed_mappings(lowered))}
        """

    /// What code points are to the search in a bundle, written like `words`: `l` letter, number or spacing mark, `m`
    /// nonspacing mark; what no stretch holds ends a word.
    static let search: StaticString = """
{lines(packed_ranges(search_role))}
        """

    /// Canonical combining classes other than 0, `DELTA+COUNT:CLASS`.
    static let combiningClasses: StaticString = """
{lines(packed_ranges(class_label))}
        """
}}
'''


if __name__ == "__main__":
    text = swift()
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if TARGET.read_text(encoding="utf-8") == text else f"{TARGET} is out of date")
    TARGET.write_text(text, encoding="utf-8")
