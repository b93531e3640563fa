#!/usr/bin/env python3
"""Writes the lists of Sources/Standards/Tables: codes of ISO 639, 15924 and 3166-1, and SPDX licence identifiers.

    python3 .ci/generate-standard-lists.py            write the files
    python3 .ci/generate-standard-lists.py --check    exit 1 if a file differs from what would be written

Codes come from Debian's iso-codes (/usr/share/iso-codes/json), identifiers from the PyPI package `packaging`
(packaging.licenses._spdx), 24.2 or later. Codes and identifiers are facts; no description is taken over but the
English names of the languages that have a code of two letters.
"""

import json
import sys
from pathlib import Path

TABLES = Path(__file__).parent.parent / "Sources/Standards/Tables"
ISO = Path("/usr/share/iso-codes/json")


def codes(number):
    return json.loads((ISO / f"iso_{number}.json").read_text())[number]


def lines(words, width=108, separator=" "):
    result = [""]
    for word in words:
        if result[-1] and len(result[-1]) + len(separator) + len(word) > width:
            result[-1] += separator
            result.append("")
        result[-1] += (separator if result[-1] else "") + word
    return "\n".join("        " + line + "\\" for line in result).removesuffix("\\")


def language_subtags():
    languages = codes("639-3")
    letters = {}
    for code in sorted(language["alpha_3"] for language in languages):
        letters.setdefault(code[:2], []).append(code[2])
    short = sorted((language["alpha_2"], language) for language in languages if "alpha_2" in language)

    def entry(two, language):
        three = [language["alpha_3"]] + ([language["bibliographic"]] if "bibliographic" in language else [])
        return " ".join([two, ",".join(three), language["name"].split(" (")[0].split(";")[0]])

    return f'''// Made by .ci/generate-standard-lists.py from Debian's iso-codes; not edited by hand.

/// The codes that language tags are made of.
enum LanguageSubtags {{
    static let languageCount = {len(languages)}

    /// ISO 639-3, each word two letters and every third letter that follows them in a code.
    static let languages: StaticString = """
{lines(two + "".join(thirds) for two, thirds in letters.items())}
        """

    /// ISO 639-1: the code, the codes of three letters that it stands for, and the English name.
    static let shortLanguages: StaticString = """
{lines((entry(two, language) for two, language in short), separator=";")}
        """

    /// ISO 15924.
    static let scripts: StaticString = """
{lines(sorted(script["alpha_4"] for script in codes("15924")))}
        """

    /// ISO 3166-1, the letters and the number of each country.
    static let regions: StaticString = """
{lines(sorted(region["alpha_2"] + region["numeric"] for region in codes("3166-1")))}
        """
}}
'''


def licence_identifiers():
    from packaging.licenses import _spdx

    def ids(table):
        return sorted((entry["id"] for entry in table.values()), key=str.lower)

    return f'''// Made by .ci/generate-standard-lists.py from the PyPI package `packaging`; not edited by hand.

/// Identifiers of the SPDX licence list.
enum SPDXIdentifiers {{
    static let version = "{_spdx.VERSION}"

    static let licences: StaticString = """
{lines(ids(_spdx.LICENSES))}
        """

    static let exceptions: StaticString = """
{lines(ids(_spdx.EXCEPTIONS))}
        """
}}
'''


def main():
    files = {"LanguageSubtags.swift": language_subtags(), "SPDXIdentifiers.swift": licence_identifiers()}
    if "--check" in sys.argv[1:]:
        stale = [name for name, text in files.items() if (TABLES / name).read_text() != text]
        if stale:
            sys.exit(f"not what the script writes: {', '.join(stale)}")
        return
    TABLES.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        (TABLES / name).write_text(text)


main()
