"""Opens each folder with docs/clients/python and prints what it found, as drive.js does.

usage: drive.py CLIENT ASKED < the folders; ASKED is JSON: `ids` to resolve and `choices` [category, age, language]
"""
import json
import os
import sys

sys.path.insert(0, sys.argv[1])
import florilegium  # noqa: E402

asked = json.loads(sys.argv[2])
found = {}
for folder in sys.stdin.read().splitlines():
    try:
        bundle = florilegium.Bundle(folder)
    except florilegium.BadBundle as problem:
        found[os.path.basename(folder)] = {"refused": str(problem)}
        continue
    resolved = []
    for id in asked["ids"]:
        fate, value = bundle.resolve(id)
        resolved.append(f"{fate} {value['reason'] if fate == 'gone' else value if fate == 'moved' else ''}".strip())
    found[os.path.basename(folder)] = {
        "lines": [json.dumps(record, ensure_ascii=False, separators=(",", ":")) for record in bundle.records],
        "resolved": resolved,
        "suiting": [[record["ord"] for record in bundle.suiting(category or None, age, language)]
                    for category, age, language in asked["choices"]],
    }
    for category, age, language in asked["choices"]:
        picked = bundle.random(category or None, age, language)
        assert (picked is None) == (not bundle.suiting(category or None, age, language))
print(json.dumps(found))
