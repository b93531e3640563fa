"""python3 -m unittest discover -s Benchmarks/dedupe: figures counted out by hand."""
import json
import tempfile
import unittest
from pathlib import Path

import score

# Records 0, 1, 2 are one quote, 3 and 4 another; 5 is a hard negative of 0, and 6 is alone.
CLUSTERS = ["a", "a", "a", "b", "b", "c", "d"]
PAIRS = [(0, 1, 1, "typo"), (0, 2, 1, "exact"), (3, 4, 1, "typo"), (0, 5, 0, "neg_number")]


class Score(unittest.TestCase):
    def setUp(self):
        scratch = tempfile.TemporaryDirectory()
        self.addCleanup(scratch.cleanup)
        self.folder = Path(scratch.name)
        self.write("clusters.tsv", (f"{index}\t{name}\tbase" for index, name in enumerate(CLUSTERS)))
        self.write("pairs.tsv", ("\t".join(map(str, pair)) for pair in PAIRS))
        self.truth = score.Truth(self.folder)

    def write(self, name, lines):
        path = self.folder / name
        path.write_text("".join(line + "\n" for line in lines), encoding="utf-8")
        return path

    def clustered(self, *groups):
        return self.write("out.jsonl", (
            json.dumps({"id": f"q{member:07d}", "cluster": group[0]}) for group in groups for member in group))

    def test_everything_right(self):
        result = score.score_clusters(self.truth, self.clustered([0, 1, 2], [3, 4]))
        self.assertEqual((result["precision"], result["recall"], result["f1"], result["merged"]), (1, 1, 1, 0))
        self.assertEqual((result["pairs"], result["right_pairs"], result["other_false_pairs"]), (4, 4, 0))

    def test_precision_counts_all_pairs_of_a_cluster(self):
        result = score.score_clusters(self.truth, self.clustered([0, 1, 5, 6]))
        # One pair of six is right; of the five wrong ones one is the hard negative.
        self.assertEqual((result["pairs"], result["right_pairs"], result["other_false_pairs"]), (6, 1, 4))
        self.assertAlmostEqual(result["precision"], 1 / 6)
        self.assertAlmostEqual(result["recall"], 1 / 3)
        self.assertEqual(result["merged"], 1)
        self.assertEqual(result["kinds"], {"neg_number": [1, 1], "exact": [0, 1], "typo": [1, 2]})

    def test_review_is_caught_but_not_recalled(self):
        verdicts = self.write("verdicts.jsonl", [
            '{"a": "q0000002", "b": "q0000000", "verdict": "review"}',
            '{"a": "q0000003", "b": "q0000004", "verdict": "distinct"}'])
        result = score.score_clusters(self.truth, self.clustered([0, 1]), verdicts)
        self.assertAlmostEqual(result["recall"], 1 / 3)
        self.assertAlmostEqual(result["caught"], 2 / 3)

    def test_nothing_found(self):
        result = score.score_clusters(self.truth, self.clustered())
        self.assertEqual((result["precision"], result["recall"], result["f1"]), (None, 0, 0))

    def test_pairs_are_not_joined_unless_asked(self):
        path = self.write("out.tsv", ["1\t0", "1\t2", "2\t5"])
        pairs, joined = score.score_pairs(self.truth, path), score.score_union(self.truth, path)
        self.assertEqual((pairs["pairs"], pairs["right_pairs"], pairs["merged"]), (3, 2, 0))
        self.assertEqual((joined["pairs"], joined["right_pairs"], joined["merged"]), (6, 3, 1))


if __name__ == "__main__":
    unittest.main()
