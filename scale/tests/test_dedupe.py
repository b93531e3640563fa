"""The clusters that Spark gathers from parts are those of one process, byte for byte."""
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

SCALE = Path(__file__).resolve().parent.parent
REPOSITORY = SCALE.parent
TOOL = REPOSITORY / ".build/release/catalog-dedupe"
GENERATOR = REPOSITORY / "Benchmarks/dedupe/generate.py"


def missing():
    """What is not there to test with, as a sentence; nothing if all is."""
    if not importlib.util.find_spec("pyspark"):
        return "there is no PySpark: scale/environment FOLDER, then PYTHON=FOLDER/bin/python scale/test"
    if not shutil.which("java") and "JAVA_HOME" not in os.environ:
        return "there is no Java"
    return None if TOOL.exists() else f"there is no {TOOL}: make tools"


@unittest.skipIf(missing(), missing())
class JobTest(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory(prefix="florilegium-scale-test-")
        self.addCleanup(folder.cleanup)
        self.folder = Path(folder.name)

    def job(self, records, *options):
        """Runs the job on local[2]; gives the bytes it wrote, or none, and what it said."""
        out = self.folder / "clusters.jsonl"
        result = subprocess.run(
            [sys.executable, SCALE / "dedupe.py", "--master", "local[2]", "--records", records, "--clusters", out,
             *options], capture_output=True, text=True)
        return out.read_bytes() if out.exists() else None, result

    def one_process(self, records, *options):
        out = self.folder / "expected.jsonl"
        with open(records, "rb") as lines:
            subprocess.run([TOOL, "--clusters", out, *options], stdin=lines, capture_output=True)
        return out.read_bytes()

    def generated(self, count):
        subprocess.run(
            [sys.executable, GENERATOR, "--records", str(count), "--seed", "11", "--out", self.folder], check=True,
            capture_output=True)
        return self.folder / "quotes.ndjson"

    def written(self, *records):
        path = self.folder / "records.jsonl"
        path.write_text("".join(json.dumps(record, ensure_ascii=False) + "\n" for record in records), encoding="utf-8")
        return path

    def check_equal(self, records, least, *options):
        expected = self.one_process(records, *options)
        self.assertGreater(expected.count(b"\n"), least)
        clusters, result = self.job(records, *options)
        self.assertEqual(result.returncode, 0, result.stderr[-4000:])
        # Not assertEqual: it would print megabytes.
        self.assertTrue(clusters == expected, "the clusters are not those of one process")

    def test_2_000_records(self):
        self.check_equal(self.generated(2_000), 300)

    def test_100_000_records(self):
        self.check_equal(self.generated(100_000), 15_000)

    def test_records_of_every_kind(self):
        """Equal texts by the hundred, other languages, escapes, pictures, no words at all, ids that sort oddly."""
        saying = "Kindness repairs what pride has broken in us."
        records = [{"id": f"r{number}", "text": saying, "author": "Mira Holt" * (number % 2)} for number in range(300)]
        records += [
            {"id": "ä", "text": saying.upper()}, {"id": "\U0001f389", "text": f"“{saying}” — Mira Holt"},
            {"id": "\ufffd", "text": "Kindness\trepairs \"what\" pride has brokenn in us..."},
            {"id": "z\tz", "text": saying},
            {"id": 7, "text": "Kindness often repairs what pride has broken in us."},
            {"id": "n1", "text": "Wie zoekt, die vindt een vriend.", "lang": "nl"},
            {"id": "n2", "text": "wie zoekt die vindt een vriend", "lang": "nl-BE"},
            {"id": "n3", "text": "Wie zoekt die vindt een vriend"},
            {"id": "e1", "text": "🎉🎉"}, {"id": "e2", "text": "🎉🎉"}, {"id": "p1", "text": "-=-=- /\\ a"},
            {"id": "p2", "text": "-=-=- /\\ a"}, {"id": "u", "quote": "Wie zoekt die vindt een vriend", "rank": 1.5},
        ]
        self.check_equal(self.written(*records), 300, "--lang", "en")

    def test_a_frozen_vocabulary(self):
        vocabulary = self.folder / "vocabulary.tsv"
        counts = subprocess.run(
            [TOOL, "vocab"], input=b'{"id":"a","text":"An old lamp."}\n', capture_output=True).stdout
        vocabulary.write_bytes(subprocess.run([TOOL, "vocab", "--repair"], input=counts, capture_output=True).stdout)
        self.check_equal(self.generated(500), 50, "--vocabulary", str(vocabulary))

    def test_records_without_duplicates(self):
        records = self.written({"id": "a", "text": "Rest well."}, {"id": "b", "text": "Walk on, walk on."})
        clusters, result = self.job(records)
        self.assertEqual((clusters, result.returncode), (b"", 0), result.stderr[-4000:])

    def test_an_id_that_stands_twice_is_refused(self):
        clusters, result = self.job(self.written(*[{"id": "a", "text": text} for text in ("Rest well.", "Walk on.")]))
        self.assertIsNone(clusters)
        self.assertIn('dedupe.py: the id "a" stands 2 times: give every record an id of its own', result.stderr)
        self.assertEqual(result.returncode, 1)

    def test_a_record_without_an_id_and_a_broken_line_are_refused(self):
        for line, reason in (('{"text":"Rest well."}', "has no id"), ('{"id":"a","text":', "<standard input>:1:")):
            path = self.folder / "records.jsonl"
            path.write_text(line + "\n")
            clusters, result = self.job(path)
            self.assertIsNone(clusters)
            self.assertIn(reason, result.stderr)
            self.assertTrue(result.stderr.rstrip().endswith("what it said stands above"), result.stderr[-4000:])
            self.assertEqual(result.returncode, 1)


@unittest.skipIf(missing(), missing())
class ComponentsTest(unittest.TestCase):
    def test_every_node_gets_the_least_that_it_is_connected_with(self):
        from pyspark import SparkConf, SparkContext

        sys.path.insert(0, str(SCALE))
        from components import component_labels

        chain = [(f"c{number}", f"c{number + 1}") for number in range(9)]
        star = [("s5", f"s{number}") for number in range(5)]
        ring = [("r1", "r2"), ("r2", "r3"), ("r3", "r1"), ("r3", "r1")]
        context = SparkContext("local[2]", conf=SparkConf().set("spark.ui.showConsoleProgress", "false"))
        try:
            context.setLogLevel("ERROR")
            context.addPyFile(str(SCALE / "components.py"))
            labels, rounds = component_labels(context.parallelize(chain[::-1] + star + ring, 3), 4)
            found = dict(labels.collect())
            none, _ = component_labels(context.parallelize([], 2), 2)
            self.assertEqual(none.collect(), [])
        finally:
            context.stop()
        least = {"c": "c0", "s": "s0", "r": "r1"}
        self.assertEqual(found, {node: least[node[0]] for edge in chain + star + ring for node in edge})
        self.assertEqual(rounds, 10)


if __name__ == "__main__":
    unittest.main()
