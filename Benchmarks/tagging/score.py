"""How good suggested tags are, held against those of editors."""
import json
import re
from collections import Counter


def by_frequency(train):
    """The tags, the most frequent first."""
    counts = Counter(tag for _, tags in train for tag in tags)
    return sorted(counts, key=lambda tag: (-counts[tag], tag))


def by_name(tags, test):
    """For each text the tags whose name stands in it as a word, the most frequent first."""
    found = []
    for text, _ in test:
        words = " " + " ".join(re.findall(r"[a-z']+", text.lower())) + " "
        found.append([tag for tag in tags if f" {tag.lower()} " in words])
    return found


class Score:
    """Of the first three tags suggested for each text.

    hit: the first is right. recall: share of the editors' tags that are among the three, mean over texts. precision: right
    ones of three places, empty places being wrong. right: right ones of those that were named at all. named: how many were.
    """

    def __init__(self, suggested, test):
        hits = recall = right = named = 0
        for tags, (_, own) in zip(suggested, test, strict=True):
            tags = tags[:3]
            hits += bool(tags) and tags[0] in own
            recall += len(set(tags) & set(own)) / len(own)
            right += len(set(tags) & set(own))
            named += len(tags)
        texts = len(test)
        self.hit, self.recall, self.precision = hits / texts, recall / texts, right / (3 * texts)
        self.right, self.named = right / max(named, 1), named / texts


def explained(output, test):
    """The suggestions of the tool's lines by text, and how many are not explained by words of it."""
    suggested, unexplained = [[] for _ in test], 0
    for line in output.decode().splitlines():
        one = json.loads(line)
        number = int(one["id"][1:])
        text = test[number][0]
        suggested[number].append(one["tag"])
        words = all(text[part["start"]:part["end"]] == part["text"] for part in one["evidence"])
        total = one["from"] + sum(part["weight"] for part in one["evidence"])
        if not one["evidence"] or not words or abs(total - one["score"]) > 0.005:
            unexplained += 1
    return suggested, unexplained
