#!/usr/bin/env python3
"""Writes the English word tables of Sources/TextMatching/Language/Tables from Debian's wamerican and wbritish.

    python3 .ci/generate-english-lexicon.py            write the files
    python3 .ci/generate-english-lexicon.py --check    exit 1 if a file differs from what would be written
    python3 .ci/generate-english-lexicon.py --list     print the spelling pairs, to be looked through

EnglishLexicon   every word of both lists in the form that texts are compared in: lower case, accents folded, letters
                 a to z only. The "-large" lists are left out on purpose: on 500,000 words of real quotes they know 0.6 %
                 more of the words, but a third more of random typing errors turn out to be "words" (nad, fo), and an
                 error that is a word is never repaired.
EnglishSpelling  British words and the American words that mean the same.

A pair is taken only if a regular pattern below leads from a British word to an American one AND the lists say that the
two are spellings: the British word is not American ("metre", "cheque"), or the American one not British ("theater").
Pairs that both lists have both words of ("four" and "for", "licence" and "license") stay apart. BY_HAND adds what is
irregular, NOT_SPELLING takes out what only looks regular; the printed pairs were looked through one by one.
"""

import re
import subprocess
import sys
import unicodedata
from pathlib import Path

FOLDER = Path(__file__).parent.parent / "Sources/TextMatching/Language/Tables"
LISTS = {"wamerican": "/usr/share/dict/american-english", "wbritish": "/usr/share/dict/british-english"}

# The lists hold abbreviations, symbols of chemistry and every single letter. As words these would hide typing errors
# ("ot") and make any error look like two words written together.
SINGLE_LETTERS = set("aio")
TWO_LETTERS = set(
    """ad ah am an as at aw ax be by do eh em ex go ha he hi ho id if in is it la lo ma me mr mu my no of oh ok on or ow
    ox pa pi pm re sh so st to tv uh uk um up us vs we ye yo""".split()
)

# British, American. A word may need several (anaesthetise); each is tried at every place.
PATTERNS = [
    (r"(?<=[a-z]{2})our", "or"),
    (r"(?<=m)oul(?=[dt])", "ol"),
    (r"is(?=(e[drs]?|ers|ing|ingly|able|ably|ance|ant|ement|ation|ations|ational)$)", "iz"),
    (r"ll(?=i[sz](e[drs]?|ers|ing)$)", "l"),
    (r"ys(?=(e[drs]?|ers|ing)$)", "yz"),
    (r"(?<=[btdphcgv])re(?=(s|d|fold|folds|piece|pieces|glass|board|ly|ness|petre)?$)", "er"),
    (r"(?<=[btdphcgv])r(?=(ed|ing)$)", "er"),
    (r"ll(?=(ed|er|ers|ing|ings|or|ors|ist|ists|ous|ously|en|ens|able|ery)$)", "l"),
    (r"pp(?=(ed|er|ers|ing)$)", "p"),
    (r"(?<=[iau])l(?=(l?s|l?ed|l?ing|ment|ments|ful|fully|fulness)?$)", "ll"),
    (r"ogue(?=(s|d)?$)", "og"),
    (r"oguing$", "oging"),
    (r"ae", "e"),
    (r"oe", "e"),
    (r"(?<=[a-z]{2})enc(?=(e|es|ed|ing|eless)$)", "ens"),
    (r"(?<=pract)is(?=(ed|ing)$)", "ic"),
    (r"(?<=gr)ey", "ay"),
    (r"plough", "plow"),
    (r"draught", "draft"),
    (r"chequer", "checker"),
    (r"cheque", "check"),
    (r"gement(?=s?$)", "gment"),
    (r"sceptic", "skeptic"),
    (r"sulph", "sulf"),
    (r"xion(?=s?$)", "ction"),
    (r"(?<=gram)me(?=s?$)", ""),
    (r"(?<=[aeiou]l)ette(?=s?$)", "et"),
    (r"mous(?=taches?$)", "mus"),
    (r"vr(?=(able|ability)$)", "ver"),
    (r"cos(?=(y|ier|iest|ies|ily|iness)$)", "coz"),
]

# British:American, irregular, or too rare a pattern, or both spellings in use in both countries with one meaning.
BY_HAND = dict(
    pair.split(":")
    for pair in """abridgement:abridgment aeon:eon aeons:eons aerofoil:airfoil aerofoils:airfoils aeroplane:airplane
    aeroplanes:airplanes afterwards:afterward ageing:aging almanack:almanac almanacks:almanacs aluminium:aluminum
    artefact:artifact artefacts:artifacts axe:ax baulk:balk baulked:balked baulking:balking baulks:balks behove:behoove
    behoved:behooved behoves:behooves behoving:behooving burkha:burka burkhas:burkas burqa:burka burqas:burkas
    callisthenic:calisthenic callisthenics:calisthenics carburetter:carburetor carburetters:carburetors
    carburettor:carburetor carburettors:carburetors cypher:cipher cyphered:ciphered cyphering:ciphering cyphers:ciphers
    dialogue:dialog doughnut:donut doughnuts:donuts dreamt:dreamed encyclopaedia:encyclopedia
    encyclopaedias:encyclopedias enrol:enroll enrols:enrolls enrolment:enrollment enrolments:enrollments eyrie:aerie
    eyries:aeries flautist:flutist flautists:flutists focussed:focused focusses:focuses focussing:focusing furore:furor
    furores:furors gaol:jail gaoled:jailed gaoler:jailer gaolers:jailers gaoling:jailing gaols:jails
    jewellery:jewelry judgement:judgment judgements:judgments kerb:curb kerbed:curbed kerbing:curbing kerbs:curbs
    liquorice:licorice liveable:livable maths:math mediaeval:medieval mollusc:mollusk molluscs:mollusks
    nett:net pedlar:peddler pedlars:peddlers programme:program programmes:programs pyjamas:pajamas queueing:queuing
    rouble:ruble roubles:rubles saleable:salable specialities:specialties speciality:specialty sulphur:sulfur
    titbit:tidbit titbits:tidbits tyre:tire tyres:tires unlearnt:unlearned waggon:wagon waggoner:wagoner
    waggoners:wagoners waggons:wagons whiskies:whiskeys whisky:whiskey yoghurt:yogurt yoghurts:yogurts""".split()
)

# Two words, not two spellings: plurals of analysis and dialysis, to prise open, a plural of manto.
NOT_SPELLING = set("analyses dialyses mantoes paralyses patinae prise prised prises prising snowshoed".split())


def folded(word):
    decomposed = unicodedata.normalize("NFKD", word.casefold())
    return "".join(character for character in decomposed if not unicodedata.combining(character))


def is_word(word):
    if not re.fullmatch("[a-z]+", word):
        return False
    return word in SINGLE_LETTERS if len(word) == 1 else len(word) > 2 or word in TWO_LETTERS


def read(path):
    """All words of a list, and those that it has in lower case: names are no evidence about a spelling."""
    entries = Path(path).read_text(encoding="utf-8").split()
    every = {folded(entry) for entry in entries}
    common = {folded(entry) for entry in entries if entry == entry.lower()}
    return {word for word in every if is_word(word)}, {word for word in common if is_word(word)}


def names_in(words, common):
    """The words that the lists have with capital letters only; "Hells" is no name, for "hell" is none."""
    endings = ("s", "es", "d", "ed", "ing", "r", "er", "ers")
    return {
        word for word in words
        if word not in common
        and not any(word.endswith(ending) and word[: -len(ending)] in common for ending in endings)
    }


def rewritten(word):
    """All words that up to three patterns, or one at up to three places, make of a word."""
    found, fresh = {}, {word: ()}
    for _ in range(3):
        following = {}
        for start, path in fresh.items():
            for pattern, replacement in PATTERNS:
                for match in re.finditer(pattern, start):
                    changed = start[: match.start()] + replacement + start[match.end() :]
                    if changed not in found and changed != word:
                        following.setdefault(changed, path + (replacement,))
        found |= following
        fresh = following
    return found


def spelling_pairs(american, british):
    pairs = {}
    for word in sorted(british):
        candidates = sorted(
            (len(path), candidate in british, candidate)
            for candidate, path in rewritten(word).items()
            if candidate in american and (word not in american or candidate not in british)
        )
        if candidates:
            # A word that is American alone settles it: anaesthetise is anesthetize rather than anaesthetize.
            pairs[word] = min(candidates, key=lambda one: (one[1], one[0], one[2]))[2]
    for word, spelling in BY_HAND.items():
        if word not in british or spelling not in american:
            sys.exit(f"{word}:{spelling} is not in the lists")
    pairs = {word: spelling for word, spelling in (pairs | BY_HAND).items() if word not in NOT_SPELLING}
    # One step leads to the end: no word that stands for others is replaced in turn.
    while chained := [word for word, spelling in pairs.items() if spelling in pairs]:
        for word in chained:
            pairs[word] = pairs[pairs[word]]
    return dict(sorted(pairs.items()))


def front_coded(words, names):
    """Sorted words without separators: a capital letter tells how many letters are those of the word before (A none), a
    full stop that the word is a name."""
    coded, previous = [], ""
    for word in words:
        shared = 0
        while shared < min(len(word), len(previous), 25) and word[shared] == previous[shared]:
            shared += 1
        coded.append(chr(ord("A") + shared) + word[shared:] + ("." if word in names else ""))
        previous = word
    return coded


def lines(pieces, separator, width=107):
    """Pieces joined to long lines of a Swift literal whose line ends are escaped."""
    result = [""]
    for piece in pieces:
        if len(result[-1]) + len(piece) + len(separator) > width:
            result.append("")
        result[-1] += piece + separator
    return "\n".join(f"        {line}\\" for line in result).removesuffix("\\")


def version(package):
    return subprocess.run(
        ["dpkg-query", "-W", "-f", "${Package} ${Version}", package], check=True, capture_output=True, text=True
    ).stdout


def files():
    american, american_common = read(LISTS["wamerican"])
    british, british_common = read(LISTS["wbritish"])
    words = sorted(american | british)
    names = names_in(words, american_common | british_common)
    pairs = spelling_pairs(american_common, british_common)
    header = f"""// Made by .ci/generate-english-lexicon.py from Debian's {" and ".join(map(version, LISTS))}.
// The word lists are those of SCOWL: docs/licences/SCOWL.txt.
"""
    lexicon = f'''{header}
/// English words, American and British, names and abbreviations included; `FrontCodedWords` unpacks them.
enum EnglishLexicon {{
    static let count = {len(words)}

    /// How many of them are names or abbreviations: the lists have them with capital letters only.
    static let nameCount = {len(names)}

    /// Sorted words of the letters a to z without separators.
    ///
    /// A capital letter before each tells how many of its letters are those of the word before: A none, B one. A full
    /// stop behind it marks a name.
    static let words: StaticString = """
{lines(front_coded(words, names), "")}
        """
}}
'''
    spelling = f'''{header}
/// British words and the American spellings that they are compared by.
enum EnglishSpelling {{
    static let count = {len(pairs)}

    /// `british american` and a semicolon, pair after pair, sorted; no American word is a British one of another pair.
    static let pairs: StaticString = """
{lines((f"{british} {american};" for british, american in pairs.items()), "")}
        """
}}
'''
    return {FOLDER / "EnglishLexicon.swift": lexicon, FOLDER / "EnglishSpelling.swift": spelling}, pairs


if __name__ == "__main__":
    texts, pairs = files()
    if sys.argv[1:] == ["--list"]:
        print("\n".join(" ".join(pair) for pair in pairs.items()))
        sys.exit()
    for path, text in texts.items():
        if sys.argv[1:] == ["--check"]:
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                sys.exit(f"{path} is out of date")
        else:
            path.write_text(text, encoding="utf-8")
