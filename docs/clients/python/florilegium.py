"""Reads a catalog bundle as docs/bundle-format.md describes it. Python 3.9 or later, standard library only.

    bundle = Bundle("build/catalog")
    print(bundle.random(category="courage", age=13, language="en")["text"])

Every check is made before a bundle opens: afterwards nothing that is asked of it can fail. Records are dictionaries
with the keys of the format. Run as a program it prints a message: florilegium.py BUNDLE [CATEGORY [AGE [LANGUAGE]]]
"""

import hashlib
import json
import os
import random
import re
import stat
import sys

OPENING = b'{"_sha256":"'
DIGEST = slice(len(OPENING), len(OPENING) + 64)
CATALOG_LIMIT, LINE_LIMIT = 4 << 20, 64 << 10
REQUIRED = {"authors.jsonl", "ids.jsonl", "records.jsonl"}
ID = re.compile("q[0-9a-hjkmnp-tv-z]{12}")

# What is always there, and of which type.
CATALOG_KEYS = {"ageBands": list, "audience": dict, "categories": list, "content": dict, "counts": dict,
                "files": list, "format": dict, "languages": list, "licence": str, "moods": list, "name": str,
                "phase": str, "released": str}
RECORD_KEYS = {"added": int, "categories": list, "changed": int, "chars": int, "history": list, "id": str, "kind": str,
               "lang": str, "minAge": int, "moods": list, "ord": int, "rev": int, "rights": dict, "sources": list,
               "status": str, "text": str, "topics": list}
AUTHOR_KEYS = {"aliases": list, "id": str, "kind": str, "links": list, "messages": int, "name": str, "sortName": str,
               "works": list}


class BadBundle(Exception):
    """Why a folder is not a bundle that can be used. Keep the one you had."""


def check(holds, what):
    if not holds:
        raise BadBundle(what)


def check_keys(value, keys, what):
    check(type(value) is dict, f"{what} is no object")
    for key, kind in keys.items():
        check(type(value.get(key)) is kind, f"'{key}' of {what} is missing or of another type")


def refuse(token):
    raise ValueError(f"{token} is no whole number")


def parsed(data, what):
    try:
        return json.loads(data.decode("utf-8"), parse_float=refuse, parse_constant=refuse)
    except (ValueError, RecursionError) as error:
        raise BadBundle(f"{what}: {error}") from None


def read(folder, name, size=None):
    """A regular file of the open folder; no link is followed, and no more is read than `size`."""
    try:
        with os.fdopen(os.open(name, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK, dir_fd=folder), "rb") as file:
            status = os.fstat(file.fileno())
            check(stat.S_ISREG(status.st_mode), f"{name} is no file")
            check(status.st_size <= CATALOG_LIMIT if size is None else status.st_size == size, f"{name}: wrong size")
            return file.read(status.st_size)
    except (OSError, ValueError) as error:
        raise BadBundle(f"{name} cannot be read: {error}") from None


def lines(data, name):
    check(not data or data.endswith(b"\n"), f"the last line of {name} has no end")
    for number, line in enumerate(data.split(b"\n")[:-1], 1):
        check(len(line) < LINE_LIMIT and line[:1] == b"{" and line[-1:] == b"}", f"{name}, line {number} is no record")
        yield parsed(line, f"{name}, line {number}")


class Bundle:
    """`catalog` is catalog.json; `slots` has by ordinal the record of each line, or None; `authors` are by id."""

    def __init__(self, path):
        try:
            folder = os.open(path, os.O_RDONLY | os.O_DIRECTORY)
        except OSError as error:
            raise BadBundle(str(error)) from None
        try:
            self.catalog, files = self._files(folder)
        finally:
            os.close(folder)
        self._read_records(files["records.jsonl"])
        self._read_ids(files["ids.jsonl"])
        self.authors = {}
        for author in lines(files["authors.jsonl"], "authors.jsonl"):
            check_keys(author, AUTHOR_KEYS, "an author")
            self.authors[author["id"]] = author

    @staticmethod
    def _files(folder):
        """All files, each with the digest that the catalog gives, before anything in it is parsed."""
        data = read(folder, "catalog.json")
        check(data.startswith(OPENING) and data.endswith(b"\n"), "catalog.json does not begin with its digest")
        unsigned = data[:DIGEST.start] + b"0" * 64 + data[DIGEST.stop:]
        check(hashlib.sha256(unsigned).hexdigest().encode() == data[DIGEST], "catalog.json is damaged")
        catalog = parsed(data, "catalog.json")
        check_keys(catalog, {"format": dict}, "catalog.json")
        check_keys(catalog["format"], {"major": int, "minor": int}, "'format'")
        check(catalog["format"]["major"] == 1, "the bundle is for another reader")
        check_keys(catalog, CATALOG_KEYS, "catalog.json")
        check_keys(catalog["audience"], {"lowest": int}, "'audience'")
        check_keys(catalog["counts"], {"gone": int, "live": int}, "'counts'")
        if "slice" in catalog:
            check_keys(catalog["slice"], {"name": str}, "'slice'")
        for category in catalog["categories"]:
            check_keys(category, {"description": str, "id": str, "title": str}, "a category")
        files = {}
        for entry in catalog["files"]:
            check_keys(entry, {"name": str, "sha256": str, "size": int}, "an entry of 'files'")
            name = entry["name"]
            check(not {"", ".", ".."} & set(name.split("/")) and "\0" not in name, f"{name!r} is no name of a file")
            check(name not in files, f"{name} is listed twice")
            files[name] = read(folder, name, entry["size"])
            check(hashlib.sha256(files[name]).hexdigest() == entry["sha256"], f"{name} is damaged")
        check(REQUIRED <= files.keys(), "a file that must be there is not listed")
        return catalog, files

    def _read_records(self, data):
        self.slots, self._ordinals, ids, last = {}, {}, set(), -1
        for number, record in enumerate(lines(data, "records.jsonl")):
            what = f"record {number}"
            is_live = "gone" not in record
            check_keys(record, RECORD_KEYS if is_live else {"gone": bool, "id": str, "ord": int}, what)
            check(is_live or record["gone"], f"'gone' of {what} is false")
            # Only a slice leaves lines out.
            ordinal, is_slice = record["ord"], "slice" in self.catalog
            check(last < ordinal < 1 << 31 if is_slice else ordinal == number, f"{what} has another ordinal")
            last = ordinal
            check(ID.fullmatch(record["id"]) and record["id"] not in ids, f"{what} has the id of another, or none")
            ids.add(record["id"])
            if is_live:
                check_keys(record["rights"], {"licence": str}, f"'rights' of {what}")
                if "author" in record:
                    check_keys(record["author"], {"id": str, "name": str}, f"'author' of {what}")
                check(type(record.get("maxAge", 0)) is int, f"'maxAge' of {what} is of another type")
                self._ordinals[record["id"]] = ordinal
            self.slots[ordinal] = record if is_live else None
        live, gone = self.catalog["counts"]["live"], self.catalog["counts"]["gone"]
        check((len(ids), len(self._ordinals)) == (live + gone, live), "not as many records as catalog.json says")

    def _read_ids(self, data):
        self._retired = {}
        for line in lines(data, "ids.jsonl"):
            check(line.get("gone", True) is True, "'gone' of a line of ids.jsonl is false")
            check_keys(line, {"id": str, ("reason" if "gone" in line else "moved"): str}, "a line of ids.jsonl")
            id, targets = line["id"], [line[key] for key in ("moved", "instead") if key in line]
            check(ID.fullmatch(id) and id not in self._ordinals, f"{id} is live, or no id")
            check(id not in self._retired, f"{id} stands twice")
            check(all(type(each) is str and each in self._ordinals for each in targets), f"{id} leads nowhere")
            self._retired[id] = line

    @property
    def records(self):
        """All live messages, by ordinal."""
        return [record for record in self.slots.values() if record]

    @property
    def categories(self):
        """In the order in which to show them: each a dictionary with `id`, `title` and `description`."""
        return self.catalog["categories"]

    def resolve(self, id):
        """What became of an id: ("live", record), ("moved", id), ("gone", line of ids.jsonl) or ("unknown", None)."""
        if id in self._ordinals:
            return "live", self.slots[self._ordinals[id]]
        line = self._retired.get(id)
        if line is None:
            return "unknown", None
        return ("gone", line) if "gone" in line else ("moved", line["moved"])

    def suiting(self, category=None, age=None, language=None):
        """Messages for somebody; where the age is not known, those that suit the youngest of the audience."""
        age = self.catalog["audience"]["lowest"] if age is None else age
        return [record for record in self.records
                if category in (None, *record["categories"]) and language in (None, record["lang"])
                and 1 <= record["minAge"] <= age <= record.get("maxAge", age)]

    def random(self, category=None, age=None, language=None):
        """One of them, or None. For a message a day without repeats see docs/message-pool.md."""
        fitting = self.suiting(category, age, language)
        return random.choice(fitting) if fitting else None


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 5:
        sys.exit("usage: florilegium.py BUNDLE [CATEGORY [AGE [LANGUAGE]]]")
    try:
        bundle = Bundle(sys.argv[1])
    except BadBundle as problem:
        sys.exit(f"no bundle: {problem}")
    category, age, language = (sys.argv[2:] + [None] * 3)[:3]
    message = bundle.random(category, age and int(age), language)
    print(message["text"] if message else "nothing suits")
