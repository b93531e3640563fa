#!/usr/bin/env python3
"""Holds the clusters or pairs that a tool found against what was planted.

usage: score.py FOLDER (--clusters OUT.jsonl [--verdicts V.jsonl] | --pairs OUT.tsv [--union]) [--json]

FOLDER is one of generate.py. OUT.jsonl has a line {"id", "cluster"} for each record that shares a cluster with another;
V.jsonl lines {"a", "b", "verdict"}; OUT.tsv two indexes a line, each pair once. With --union the pairs are joined to
clusters, all that hangs together in one, and these are scored.

precision  of all pairs inside the found clusters (or all found pairs) the share that is in one true cluster
recall     of all planted duplicates the share that is found
F1         harmonic mean of the two
merged     of all planted hard negatives the share that is found
caught     of all planted duplicates the share that is found or has the verdict "review"
"""
import argparse
import json
import re
from collections import Counter, defaultdict
from pathlib import Path


class Truth:
    def __init__(self, folder):
        folder = Path(folder)
        with open(folder / "clusters.tsv", encoding="utf-8") as lines:
            self.clusters = [line.split("\t")[1] for line in lines]
        with open(folder / "pairs.tsv", encoding="utf-8") as lines:
            fields = [line.rstrip("\n").split("\t") for line in lines]
        self.pairs = [(int(one), int(other), label == "1", kind) for one, other, label, kind in fields]


def index(identifier):
    """q0000012, "12" and 12 are the record with index 12."""
    return identifier if isinstance(identifier, int) else int(re.fullmatch(r"\D*(\d+)", identifier)[1])


def json_lines(path):
    with open(path, encoding="utf-8") as lines:
        yield from (json.loads(line) for line in lines if line.strip())


def pairs_of(size):
    return size * (size - 1) // 2


def score_clusters(truth, path, verdicts=None):
    found = {index(line["id"]): json.dumps(line["cluster"]) for line in json_lines(path)}
    reviews = set()
    if verdicts:
        reviews = {pair(index(line["a"]), index(line["b"])) for line in json_lines(verdicts)
                   if line["verdict"] == "review"}
    return score_groups(truth, found, reviews)


def score_groups(truth, found, reviews=frozenset()):
    """`found` maps the index of a record to its cluster; records that it lacks are alone."""
    members = defaultdict(Counter)
    for record, cluster in found.items():
        members[cluster][truth.clusters[record]] += 1
    output = sum(pairs_of(counts.total()) for counts in members.values())
    right = sum(pairs_of(count) for counts in members.values() for count in counts.values())
    return figures(truth, output, right, lambda one, other: one in found and found[one] == found.get(other), reviews)


def score_union(truth, path):
    """Clusters are everything that pairs connect."""
    parent = {}

    def root(record):
        while parent.setdefault(record, record) != record:
            parent[record] = record = parent[parent[record]]
        return record

    with open(path, encoding="utf-8") as lines:
        for line in lines:
            one, other = map(int, line.split())
            parent[root(one)] = root(other)
    return score_groups(truth, {record: root(record) for record in list(parent)})


def score_pairs(truth, path):
    with open(path, encoding="utf-8") as lines:
        found = {pair(*map(int, line.split())) for line in lines}
    right = sum(truth.clusters[one] == truth.clusters[other] for one, other in found)
    return figures(truth, len(found), right, lambda one, other: pair(one, other) in found)


def pair(one, other):
    return (one, other) if one < other else (other, one)


def figures(truth, output, right, is_found, reviews=frozenset()):
    planted, hits, offered = Counter(), Counter(), Counter()
    for one, other, duplicate, kind in truth.pairs:
        planted[duplicate, kind] += 1
        if is_found(one, other):
            hits[duplicate, kind] += 1
        elif pair(one, other) in reviews:
            offered[duplicate, kind] += 1

    def share(counts, duplicate):
        whole = sum(count for key, count in planted.items() if key[0] == duplicate)
        return sum(count for key, count in counts.items() if key[0] == duplicate) / whole if whole else None

    precision, recall = right / output if output else None, share(hits, True)
    f1 = 2 * precision * recall / (precision + recall) if precision and recall else 0.0
    return {
        "precision": precision, "recall": recall, "f1": f1, "merged": share(hits, False),
        "caught": share(hits + offered, True), "pairs": output, "right_pairs": right,
        "other_false_pairs": max(0, output - right - sum(hits[key] for key in hits if not key[0])),
        "kinds": {kind: [hits[label, kind], planted[label, kind]] for label, kind in sorted(planted)},
    }


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("--clusters")
    parser.add_argument("--verdicts")
    parser.add_argument("--pairs")
    parser.add_argument("--union", action="store_true")
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    truth = Truth(options.folder)
    if options.pairs:
        result = (score_union if options.union else score_pairs)(truth, options.pairs)
    else:
        result = score_clusters(truth, options.clusters, options.verdicts)
    if options.json:
        print(json.dumps(result))
        return
    for name, value in result.items():
        if name != "kinds":
            print(f"{name:<18} {value:.4f}" if isinstance(value, float) else f"{name:<18} {value}")
    for kind, (hits, planted) in result["kinds"].items():
        print(f"  {kind:<16} {hits / planted:.4f}  {hits} of {planted}")


if __name__ == "__main__":
    main()
