#!/usr/bin/env python3
"""Writes the entries of a generated content folder as CSV with a Frictionless schema beside it: the comparable input.

usage: to-csv.py CONTENT OUT.csv
"""
import csv
import glob
import json
import re
import sys

content, out = sys.argv[1:]
with open(out, "w", newline="", encoding="utf-8") as file:
    rows = csv.writer(file)
    rows.writerow(["text", "author", "category", "moods"])
    for path in sorted(glob.glob(f"{content}/messages/*/*.md")):
        category = path.split("/")[-2]
        for block in re.split(r"\n\n(?=> )", open(path, encoding="utf-8").read())[1:]:
            quote, _, fields = block.partition("\n\n")
            lines = [line[2:] for line in quote.splitlines() if line.startswith("> ")]
            author = next((re.sub(r"— \[([^]]+)\].*", r"\1", line) for line in lines if line.startswith("— ")), "")
            moods = re.search(r"- moods: (.*)", fields)
            text = " ".join(line for line in lines if not line.startswith("— "))
            rows.writerow([text, author, category, moods[1] if moods else ""])
json.dump(
    {"fields": [
        {"name": "text", "type": "string", "constraints": {"required": True, "maxLength": 1000}},
        {"name": "author", "type": "string"},
        {"name": "category", "type": "string", "constraints": {"required": True, "enum": [f"topic-{n:02d}" for n in range(24)]}},
        {"name": "moods", "type": "string", "constraints": {
            "enum": ["anxious", "tired", "sad", "lonely", "calm", "hopeful", "grateful", "determined"]}},
    ]},
    open(out + ".schema.json", "w"))
