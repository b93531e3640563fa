"""Texts made to be slow: each is a function from a number of bytes to a text of about that many.

The name says what is repeated. They are made of rules, not of data, so that every size is the same text, only longer.
"""


def repeated(unit, before="", after=""):
    def make(size):
        count = max(1, (size - len((before + after).encode())) // len(unit.encode()))
        return before + unit * count + after

    return make


PAYLOADS = {
    # Runs that normalisation puts in order or makes longer.
    "marks": repeated("\u0301", before="a"),
    "marks-unordered": repeated("\u0301\u0323\u0315\u0327", before="a"),
    "marks-descending": lambda size: "a" + "\u0315" * (size // 4) + "\u0301" * (size // 8) + "\u0323" * (size // 8),
    "expanding": repeated("\ufdfa"),
    "jamo": repeated("\u1100"),
    # What is drawn together, or the other way round.
    "bidi": repeated("\u202e\u2066a"),
    "flags": repeated("\U0001f1e9"),
    "joined-emoji": repeated("\U0001f469\u200d"),
    "zero-width": repeated("\u200b"),
    "tags-of-flags": repeated("\U000e0061", before="\U0001f3f4"),
    # Signs without a blank between them.
    "apostrophes": repeated("'"),
    "curly-apostrophes": repeated("a\u2019"),
    "quotation-marks": repeated('"'),
    "dots": repeated("."),
    "hyphens": repeated("-"),
    "dashes": repeated("\u2014"),
    "spaced-dashes": repeated(" \u2014"),
    "digits": repeated("9"),
    "letters": repeated("a"),
    "one-letter-words": repeated("a "),
    "word-and-dot": repeated("a. "),
    "blanks": repeated(" ", before="a", after="a"),
    # What a reader of markup looks for the other end of.
    "brackets": repeated("["),
    "links": repeated("[a]("),
    "images": repeated("!["),
    "round-brackets": repeated("("),
    "angles": repeated("<"),
    "tags": repeated("<a>"),
    "comments": repeated("<!--"),
    "ampersands": repeated("&"),
    "entities": repeated("&amp;"),
    "backticks": repeated("`a``"),
    "stars": repeated("*a_"),
    "backslashes": repeated("\\"),
    "braces": repeated("{"),
    "colons": repeated("a: "),
    "at-signs": repeated("a@"),
    "addresses": repeated("http://a."),
}

# Lines rather than one long one.
LINES = {
    "empty-lines": repeated("\n"),
    "quote-lines": repeated(">\n"),
    "nested-quotes": repeated(">"),
    "field-lines": repeated("- a: b\n"),
    "item-lines": repeated("- \n"),
    "headings": repeated("# a\n"),
    "dash-lines": repeated("> \u2014 a\n"),
    "fences": repeated("```\n"),
    "tables": repeated("|a|\n|-|\n"),
    "indented": lambda size: "".join(" " * depth + "- a\n" for depth in range(int(size**0.5 * 1.3))),
    "percents": repeated("%\n"),
    "separators": repeated("a,\n"),
    "opened-quotes": repeated('"a\n'),
    "yaml-nested": lambda size: "".join(" " * depth + "a:\n" for depth in range(int(size**0.5 * 1.3))),
    "yaml-aliases": repeated("*a, ", before="a: ["),
    "yaml-flow": repeated("{a: "),
    "json-nested": repeated('{"a":'),
    "json-lists": repeated("["),
    "json-keys": lambda size: "{" + ",".join('"%d":1' % n for n in range(size // 10)) + "}",
    "json-same-keys": repeated('"a":1,', before="{"),
    "xml-nested": repeated("<text>", before="<messages>"),
    "xml-attributes": lambda size: "<messages " + " ".join('a%d="b"' % n for n in range(size // 11)) + "/>",
}
