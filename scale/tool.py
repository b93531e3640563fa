"""Runs catalog-dedupe over the partitions of an RDD."""
from __future__ import annotations

import shlex
import subprocess
import threading
from collections.abc import Iterable
from pathlib import Path

from pyspark import RDD, SparkContext, SparkFiles

VOCABULARY = "vocabulary.tsv"
KEY_FILTER = "keys.filter"


class Tool:
    """The tool with what all its processes are told: the language, and where the side files lie."""

    def __init__(self, context: SparkContext, path: str, language: str, scratch: Path) -> None:
        self._path = path
        self._language = language
        self._scratch = str(scratch)
        # Spark copies files beside the executors; here the driver is the executor and has them in its own folder.
        self._root = SparkFiles.getRootDirectory() if context.master.startswith("local") else "."
        self._add_file = context.addFile

    def __getstate__(self) -> dict:
        """Goes to the executors without the way to the driver."""
        return self.__dict__ | {"_add_file": None}

    def share(self, name: str, pieces: Iterable[bytes]) -> None:
        """Gives a side file to all executors."""
        path = Path(self._scratch) / name
        with open(path, "wb") as file:
            file.writelines(pieces)
        self._add_file(str(path))

    def path(self, name: str) -> str:
        """Where executors have a side file."""
        return f"{self._root}/{name}"

    def pipe(self, lines: RDD[str], mode: str, vocabulary: str | None = None, *more: str) -> RDD[str]:
        """What a mode of the tool makes of each partition; the job ends where the tool finds fault."""
        return lines.pipe(shlex.join(self._line([mode, *more], vocabulary)), checkCode=True)

    def output(self, words: list[str], vocabulary: str | None, lines: Iterable[bytes]) -> bytes:
        """Runs the tool once, in an executor, where what it writes is not lines."""
        return _run(self._line(words, vocabulary), lines)

    def output_here(self, words: list[str], lines: Iterable[bytes]) -> bytes:
        """Runs the tool once, in the driver."""
        return _run([self._path, *words], lines)

    def _line(self, words: list[str], vocabulary: str | None) -> list[str]:
        line = [self._path, *words]
        if vocabulary:
            line += ["--vocabulary", self.path(vocabulary)]
        if words[0] not in ("match",) and "--build-filter" not in words:
            line += ["--lang", self._language]
        return line


def _run(command: list[str], lines: Iterable[bytes]) -> bytes:
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    def feed() -> None:
        with process.stdin:
            process.stdin.writelines(lines)

    feeder = threading.Thread(target=feed)
    feeder.start()
    output = process.stdout.read()
    feeder.join()
    if process.wait() != 0:
        raise RuntimeError(f"{shlex.join(command)} ended with {process.returncode}")
    return output
