#!/usr/bin/env python3
"""Finds the duplicates of a collection that is too large for one process: catalog-dedupe driven by Spark.

usage: spark-submit scale/dedupe.py --records RECORDS --clusters FILE [--master local[2]] [--partitions N] [--lang en]
       [--tool PATH] [--vocabulary FILE | --at-least N]

RECORDS is JSON Lines, a file or a folder, each record with an id of its own. FILE gets the same bytes that
`catalog-dedupe --clusters FILE < RECORDS` writes. The tool must lie at the same path on every node.
docs/scale-out.md says when this pays, how it works and what it costs.
"""
from __future__ import annotations

import argparse
import json
import operator
import os
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

from py4j.protocol import Py4JJavaError
from pyspark import RDD, SparkConf, SparkContext, StorageLevel

FOLDER = Path(__file__).resolve().parent
sys.path.insert(0, str(FOLDER))

from components import component_labels  # noqa: E402
from tool import KEY_FILTER, VOCABULARY, Tool  # noqa: E402

# A group: the id of the record that stands for all texts of equal words, and the lines of all, its own first.
Group = tuple[str, list[str]]


class Job:
    def __init__(self, context: SparkContext, tool: Tool, partitions: int, at_least: int) -> None:
        self.context = context
        self.tool = tool
        self.partitions = partitions
        self.at_least = at_least

    def run(self, path: str, clusters: Path, vocabulary: Path | None) -> None:
        records = self.context.textFile(path, self.partitions).filter(str.strip)
        with stage("vocabulary"):
            self.tool.share(VOCABULARY, [vocabulary.read_bytes() if vocabulary else self.vocabulary(records)])
        with stage("groups of equal texts") as report:
            rows = self.tool.pipe(records, "groups", VOCABULARY).map(lambda line: line.split("\t", 3))
            rows.persist(StorageLevel.MEMORY_AND_DISK)
            self.refuse_repeated_ids(rows)
            groups = self.groups(rows).persist(StorageLevel.MEMORY_AND_DISK)
            report(groups.count(), "groups")
            rows.unpersist()
        representatives = groups.values().map(lambda group: group[1][0])
        with stage("filter of keys"):
            self.tool.share(KEY_FILTER, self.key_filter(representatives))
        with stage("keys and pairs") as report:
            rows = self.context.accumulator(0)
            pairs = self.pairs(representatives, rows).persist(StorageLevel.MEMORY_AND_DISK)
            report(pairs.count(), f"pairs of {rows.value:,} keys")
        with stage("verdicts") as report:
            compared = self.compared(groups, pairs)
            compared.persist(StorageLevel.MEMORY_AND_DISK)
            duplicates = self.duplicates(pairs, compared).persist(StorageLevel.MEMORY_AND_DISK)
            report(duplicates.count(), f"pairs of duplicates among {compared.count():,} groups")
        with stage("components") as report:
            labels, rounds = component_labels(duplicates, self.partitions)
            report(labels.count(), f"groups joined in {rounds} rounds")
        with stage("clusters") as report:
            report(self.write_clusters(groups, compared, labels, clusters), "lines")

    def vocabulary(self, records: RDD[str]) -> bytes:
        """Counts of words add up over the partitions, whatever these hold."""
        counts = self.tool.pipe(records, "vocab").map(split_count).reduceByKey(operator.add, self.partitions)
        lines = (f"{word}\t{count}\n".encode() for word, count in counts.toLocalIterator())
        return self.tool.output_here(["vocab", "--repair", "--at-least", str(self.at_least)], lines)

    def refuse_repeated_ids(self, rows: RDD[list[str]]) -> None:
        """One process compares only the best of several records with one id, and tells of the others."""
        ids = rows.map(lambda row: (row[2], 1)).reduceByKey(operator.add, self.partitions)
        if repeated := ids.filter(lambda entry: entry[1] > 1).take(1):
            raise Refused(f"the id {repeated[0][0]} stands {repeated[0][1]} times: give every record an id of its own")

    def groups(self, rows: RDD[list[str]]) -> RDD[tuple[str, Group]]:
        """Brings texts of equal words together, under the name of their group; the least rank stands for the group."""
        members = rows.map(lambda row: (row[0], (row[1], row[3], row[2]))).groupByKey(self.partitions)
        return members.mapValues(group_of)

    def key_filter(self, representatives: RDD[str]) -> Iterator[bytes]:
        """The filter of all keys under which any text is found, slice by slice, each made where its keys came together.

        At a billion records it has 4 GB, more than Spark collects at once.
        """
        count, tool = self.partitions, self.tool
        keys = tool.pipe(representatives, "keys", VOCABULARY, "--pass", "1")
        sliced = keys.map(lambda key: (int(key, 16) * count >> 64, key)).partitionBy(count, lambda number: number)

        def build(number: int, rows: Iterable[tuple[int, str]]) -> Iterator[bytes]:
            words = ["keys", "--build-filter", "/dev/stdout", "--slice", f"{number}/{count}"]
            yield tool.output(words, VOCABULARY, (key.encode() + b"\n" for _, key in rows))

        slices = sliced.mapPartitionsWithIndex(build).persist(StorageLevel.DISK_ONLY)
        # All at once; the iterator alone would ask for one after the other.
        slices.count()
        # Partitions come in order, and slices end to end are the file.
        return slices.toLocalIterator()

    def pairs(self, representatives: RDD[str], rows) -> RDD[tuple[str, str]]:
        """Names of groups that meet under a key."""

        def split(lines: Iterable[str]) -> Iterator[tuple[str, str]]:
            for line in lines:
                rows.add(1)
                yield line[:16], line[17:]

        keys = self.tool.pipe(
            representatives, "keys", VOCABULARY, "--pass", "2", "--filter", self.tool.path(KEY_FILTER))
        sorted_keys = keys.mapPartitions(split).repartitionAndSortWithinPartitions(
            self.partitions, lambda key: int(key[:8], 16))
        met = self.tool.pipe(sorted_keys.map("\t".join), "match")
        return met.map(lambda line: tuple(line.split("\t"))).distinct(self.partitions)

    def compared(self, groups: RDD[tuple[str, Group]], pairs: RDD[tuple[str, str]]) -> RDD[tuple[str, Group]]:
        """The groups of which any pair has to be judged: few."""
        names = pairs.flatMap(lambda pair: pair).distinct(self.partitions).map(lambda name: (name, None))
        # Partitioned as the groups are, or all of these would be shuffled as well.
        return groups.join(names.partitionBy(self.partitions), self.partitions).mapValues(operator.itemgetter(0))

    def duplicates(self, pairs: RDD[tuple[str, str]], compared: RDD[tuple[str, Group]]) -> RDD[tuple[str, str]]:
        """The ids of the records of all pairs that are judged duplicates."""
        texts = compared.mapValues(lambda group: group[1][0])
        one = pairs.join(texts, self.partitions).values()
        both = one.join(texts, self.partitions).values().map(lambda pair: f'{{"a":{pair[0]},"b":{pair[1]}}}')
        verdicts = self.tool.pipe(both, "verify", VOCABULARY).map(json.loads)
        return verdicts.filter(lambda verdict: verdict["verdict"] == "duplicate").map(
            lambda verdict: (verdict["a"], verdict["b"]))

    def write_clusters(
        self, groups: RDD[tuple[str, Group]], compared: RDD[tuple[str, Group]], labels: RDD[tuple[str, str]],
        path: Path,
    ) -> int:
        """Lets the tool cluster whole components, and groups of several that have no duplicate but each other."""
        joined = compared.values().join(labels, self.partitions).values().map(lambda value: (value[1], value[0]))
        several = groups.values().filter(lambda group: len(group[1]) > 1)
        alone = several.subtractByKey(labels, self.partitions)
        whole = joined.union(alone).partitionBy(self.partitions).values().flatMap(lambda lines: lines)
        lines = self.tool.pipe(whole, "cluster", VOCABULARY)
        by_id = lines.map(lambda line: (json.loads(line)["id"], line))
        # Sorting looks at samples first, for which nothing should be computed twice.
        by_id.persist(StorageLevel.MEMORY_AND_DISK)
        # Python compares strings by code point, which for UTF-8 is the order of the bytes.
        in_order = by_id.sortByKey(numPartitions=self.partitions).values()
        count = 0
        beside = path.with_name(path.name + ".part")
        with open(beside, "wb") as file:
            for line in in_order.toLocalIterator(prefetchPartitions=True):
                file.write(line.encode() + b"\n")
                count += 1
        os.replace(beside, path)
        return count


class Refused(Exception):
    """The records are not such that the result would be that of one process."""


def split_count(line: str) -> tuple[str, int]:
    word, _, count = line.rpartition("\t")
    return word, int(count)


def group_of(members: Iterable[tuple[str, str, str]]) -> Group:
    """The group of members given as rank, record and id as JSON."""
    ranked = sorted(members)
    return json.loads(ranked[0][2]), [record for _, record, _ in ranked]


class stage:  # noqa: N801 - reads as a word
    """Says on standard error what a stage came to and how long it took."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.result = ""

    def __enter__(self):
        self.start = time.monotonic()
        return self.report

    def report(self, count: int, what: str) -> None:
        self.result = f"{count:,} {what}"

    def __exit__(self, kind, *_) -> None:
        if kind is None:
            print(f"{self.name:<24}{time.monotonic() - self.start:8.1f} s  {self.result}", file=sys.stderr, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--records", required=True, help="JSON Lines: a file, a folder or a pattern")
    parser.add_argument("--clusters", required=True, type=Path, help="the file to write")
    parser.add_argument("--master", help="where to run, unless spark-submit says: local[2] for two cores here")
    parser.add_argument("--partitions", type=int, help="unless given, twice the number of cores")
    parser.add_argument("--lang", default="en", help="the language of records that do not state theirs")
    parser.add_argument("--tool", default=str(FOLDER.parent / ".build/release/catalog-dedupe"))
    parser.add_argument("--vocabulary", type=Path, help="frozen counts of words, instead of those of the records")
    parser.add_argument("--at-least", type=int, default=1, help="go by words of the records counted so often only")
    options = parser.parse_args()
    start = time.monotonic()
    conf = SparkConf().setAppName("florilegium-dedupe").setIfMissing("spark.ui.showConsoleProgress", "false")
    if options.master:
        conf.setMaster(options.master)
    context = SparkContext(conf=conf)
    try:
        context.setLogLevel("ERROR")
        for module in ("components.py", "tool.py"):
            context.addPyFile(str(FOLDER / module))
        print(f"{'Spark':<24}{time.monotonic() - start:8.1f} s  started", file=sys.stderr, flush=True)
        with tempfile.TemporaryDirectory(prefix="florilegium-scale-") as scratch:
            tool = Tool(context, options.tool, options.lang, Path(scratch))
            job = Job(context, tool, options.partitions or 2 * context.defaultParallelism, options.at_least)
            job.run(options.records, options.clusters, options.vocabulary)
    except Refused as refusal:
        sys.exit(f"dedupe.py: {refusal}")
    except Py4JJavaError as error:
        # What Spark says of it fills a screen, and none of it is about the records.
        if "Pipe function" not in str(error.java_exception):
            raise
        sys.exit(f"dedupe.py: {options.tool} found fault with a part of the records; what it said stands above")
    finally:
        context.stop()


if __name__ == "__main__":
    main()
