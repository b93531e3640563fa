#!/usr/bin/env python3
"""Runs one other tool as a whole job: JSON Lines on disk to the pairs it finds on disk.

usage: peer.py TOOL QUOTES.ndjson PAIRS.tsv

exact             equal texts after NFKC and casefold
rensa-words       RMinHash over words, 128 permutations, 16 bands, estimated Jaccard >= 0.7
rensa-char4       RMinHash over 4-grams of characters, 128 permutations, 32 bands, estimated Jaccard >= 0.6
datasketch-words  MinHash and MinHashLSH over words, 128 permutations, estimated Jaccard >= 0.7
rapidfuzz         fuzz.ratio >= 85 over all pairs: quadratic, for small sizes

All of them see NFKC, casefolded text; words are runs of letters and digits. Bands propose pairs, and the estimate decides.
"""
import json
import re
import sys
import unicodedata
from collections import defaultdict
from itertools import combinations

PERMUTATIONS = 128
CHUNK = 20000


def texts(path):
    with open(path, encoding="utf-8") as lines:
        return [unicodedata.normalize("NFKC", json.loads(line)["text"]).casefold() for line in lines]


def words(text):
    return re.findall(r"\w+", text)


def grams(text):
    return [text[start : start + 4] for start in range(max(1, len(text) - 3))]


def exact(texts):
    groups = defaultdict(list)
    for index, text in enumerate(texts):
        groups[text].append(index)
    for group in groups.values():
        yield from combinations(group, 2)


def rensa(texts, tokens, threshold, bands):
    from rensa import RMinHash, RMinHashLSH

    sketches = RMinHash.from_token_sets([tokens(text) for text in texts], num_perm=PERMUTATIONS, seed=42)
    index = RMinHashLSH(threshold=threshold, num_perm=PERMUTATIONS, num_bands=bands)
    index.insert_many(sketches)
    for start in range(0, len(sketches), CHUNK):
        for one, candidates in enumerate(index.query_all(sketches[start : start + CHUNK]), start):
            similarity = sketches[one].jaccard
            for other in candidates:
                if one < other and similarity(sketches[other]) >= threshold:
                    yield one, other


def datasketch(texts, tokens, threshold):
    from datasketch import MinHash, MinHashLSH

    index = MinHashLSH(threshold=threshold, num_perm=PERMUTATIONS)
    sketches = MinHash.bulk(([token.encode() for token in tokens(text)] for text in texts), num_perm=PERMUTATIONS)
    with index.insertion_session() as session:
        for one, sketch in enumerate(sketches):
            session.insert(one, sketch, check_duplication=False)
    for one, sketch in enumerate(sketches):
        for other in index.query(sketch):
            if one < other and sketch.jaccard(sketches[other]) >= threshold:
                yield one, other


def rapidfuzz(texts, threshold):
    import numpy
    from rapidfuzz import fuzz, process

    for start in range(0, len(texts), 500):
        scores = process.cdist(
            texts[start : start + 500], texts, scorer=fuzz.ratio, score_cutoff=threshold, dtype=numpy.uint8, workers=-1)
        for row, other in zip(*numpy.nonzero(scores)):
            if start + row < other:
                yield start + int(row), int(other)


TOOLS = {
    "exact": exact,
    "rensa-words": lambda texts: rensa(texts, words, 0.7, 16),
    "rensa-char4": lambda texts: rensa(texts, grams, 0.6, 32),
    "datasketch-words": lambda texts: datasketch(texts, words, 0.7),
    "rapidfuzz": lambda texts: rapidfuzz(texts, 85),
}


def main():
    if len(sys.argv) != 4 or sys.argv[1] not in TOOLS:
        sys.exit(__doc__)
    with open(sys.argv[3], "w", encoding="utf-8") as out:
        for one, other in TOOLS[sys.argv[1]](texts(sys.argv[2])):
            out.write(f"{one}\t{other}\n")


if __name__ == "__main__":
    main()
