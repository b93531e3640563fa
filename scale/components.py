"""Connected components by passing on the least name."""
from __future__ import annotations

from pyspark import RDD


def component_labels(edges: RDD[tuple[str, str]], partitions: int) -> tuple[RDD[tuple[str, str]], int]:
    """For every node of an edge the least node that it is connected with, and how many rounds that took.

    In every round, nodes whose label changed offer it to their neighbours. There are as many rounds as the longest
    shortest path to a least node has edges, and one more: a few, since duplicates lie close around a centre.
    """
    neighbours = edges.flatMap(lambda edge: (edge, edge[::-1])).distinct().partitionBy(partitions).persist()
    # (label, whether it is new)
    labels = neighbours.keys().distinct(partitions).map(lambda node: (node, (node, True)))
    rounds = 0
    while True:
        rounds += 1
        fresh = labels.filter(lambda entry: entry[1][1]).mapValues(lambda value: value[0])
        offers = neighbours.join(fresh, partitions).values().reduceByKey(min, partitions)
        labels = labels.leftOuterJoin(offers, partitions).mapValues(_least)
        # Or each round would be computed anew in the next.
        labels.localCheckpoint()
        if labels.filter(lambda entry: entry[1][1]).isEmpty():
            return labels.mapValues(lambda value: value[0]), rounds


def _least(value: tuple[tuple[str, bool], str | None]) -> tuple[str, bool]:
    (label, _), offer = value
    return (offer, True) if offer is not None and offer < label else (label, False)
