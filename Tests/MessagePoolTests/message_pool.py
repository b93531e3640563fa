"""Draws the day's message as docs/message-pool.md says, in the standard library's Python.

    python3 message_pool.py daily.json            # draws every vector; says which differ
    python3 message_pool.py --draw daily.json     # prints the vectors with what it draws
"""

import collections
import dataclasses
import datetime
import functools
import json
import sys

MASK = (1 << 64) - 1
LEAD = 7


def day_number(text):
    return (datetime.date.fromisoformat(text) - datetime.date(1970, 1, 1)).days


FIRST_DAY = day_number("2026-01-01")


# Numbers


def mix(h):
    h = ((h ^ (h >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    h = ((h ^ (h >> 27)) * 0x94D049BB133111EB) & MASK
    return h ^ (h >> 31)


def hashed(data):
    h = 0xCBF29CE484222325
    for byte in data:
        h = ((h ^ byte) * 0x100000001B3) & MASK
    return mix(h)


def shuffle(x, n, key):
    if n == 1:
        return x
    bits = (n - 1).bit_length()
    while True:
        for r in range(4):
            x = ((x + (key >> 16 * r)) * 0x9E3779B97F4A7C15) % (1 << bits)
            x ^= x >> ((bits + 1) // 2)
        if x < n:
            return x


# Members


@dataclasses.dataclass(eq=False)
class Member:
    id: str
    author: str | None
    joins: int
    ends: int | None  # None while it is here


def spans_by_message(bundle):
    """The spans of each message, in order."""
    messages = collections.defaultdict(list)
    for line in bundle["past"]:
        if "categories" in line:
            messages[line["id"]].append({"author": None, **line})
    for record in bundle["records"]:
        spans = messages[record["id"]]
        begin = spans[-1]["until"] if spans else record["added"]
        author = record.get("author", {}).get("id")
        spans.append({**record, "author": author, "from": begin, "until": None})
    return messages


def members_of(bundle, category, age, language):
    if age is None:
        age = bundle["audience"]["lowest"]
    # From the first release listed nothing is known but that it was there.
    later = [line for line in bundle["past"] if "release" in line][1:]

    def day_of(version):
        days = [day_number(line["day"]) for line in later if line["release"] <= version]
        return max(days[-1], FIRST_DAY) if days else FIRST_DAY

    def suits(span):
        return (
            (category is None or category in span["categories"])
            and (language is None or span["lang"] == language)
            and 1 <= span["minAge"] <= age <= span.get("maxAge", age)
        )

    members = []
    for spans in spans_by_message(bundle).values():
        runs = []
        for span in filter(suits, spans):
            if runs and runs[-1][-1]["until"] == span["from"]:
                runs[-1].append(span)
            else:
                runs.append([span])
        for run in runs:
            first, last = run[0], run[-1]
            begins = day_of(first["from"])
            joins = begins if begins == FIRST_DAY else begins + LEAD
            ends = None if last["until"] is None else day_of(last["until"])
            members.append(Member(first["id"], first["author"], joins, ends))
    return members


# Circles


def is_even(step, n, greatest):
    while step > 0:
        if n // step > greatest:
            return False
        n, step = step, n % step
    return n == 1


def steps_of(n, m):
    """The steps of a circle of n members, m of them in the first group; none if it needs an empty place."""
    lowest = m if 2 * m <= n else 1
    highest = max(n - lowest, 1)
    for greatest in (5, n):
        steps = set()
        for j in range(64):
            candidates = range(lowest + (highest - lowest + 1) * j // 64, highest + 1)
            steps.add(next((step for step in candidates if is_even(step, n, greatest)), None))
        steps.discard(None)
        if steps:
            return sorted(steps)
    return []


class Circle:
    def __init__(self, day, members):
        """Takes the members that join on the day; of the same id the earlier first."""
        groups = collections.defaultdict(list)
        for member in sorted(members, key=lambda member: member.id):
            groups[member if member.author is None else member.author].append(member)
        # Both sorts leave equal ones as they are, so groups of one size stand by their first member.
        by_size = sorted(groups.values(), key=len, reverse=True)
        self.day = day
        self.members = [member for group in by_size for member in group]
        self.sizes = [len(group) for group in by_size for _ in group]
        self.groups_of_size = collections.Counter(map(len, by_size))
        n, m = len(self.members), len(by_size[0])
        self.steps = steps_of(n, m)
        self.empty = None
        if not self.steps:
            self.steps, self.empty = [n // 2, n // 2 + 1], m + n // 2

    def order(self, person):
        """The members as the person of that number has them."""
        own = mix(person ^ self.day)

        def key(i):
            return mix(own ^ i)

        def member_at(v):
            s = self.sizes[v]
            b = self.sizes.index(s)
            group = shuffle((v - b) // s, self.groups_of_size[s], key(2 * s + 1))
            return self.members[b + group * s + shuffle((v - b) % s, s, key(2 * s + 2))]

        places = [member_at(v) for v in range(len(self.members))]
        if self.empty is not None:
            places.insert(self.empty, None)
        start = key(1) % len(places)
        step = self.steps[key(2) % len(self.steps)]
        walk = (places[(start + i * step) % len(places)] for i in range(len(places)))
        return [member for member in walk if member is not None]


# Days


def turned(row, days):
    first = days % len(row) if row else 0
    return row[first:] + row[:first]


class Pool:
    """The members that suit a choice."""

    def __init__(self, bundle, category=None, age=None, language=None):
        self.category = category
        members = members_of(bundle, category, age, language)
        joining = collections.defaultdict(list)
        for member in members:
            joining[member.joins].append(member)
        self.circles = {day: Circle(day, those) for day, those in joining.items()}
        self.changes = sorted({*joining, *(member.ends for member in members if member.ends is not None)})

    def daily(self, person, date):
        """The id of the day's message, or None."""
        number = hashed(person.encode() + b"\xff" + (self.category or "").encode())
        today = day_number(date)
        row, since = [], FIRST_DAY
        for change in self.changes:
            if change > today:
                break
            row = turned(row, change - since)
            if change in self.circles:
                row = self.circles[change].order(number) + row
            row = [member for member in row if member.ends is None or member.ends > change]
            since = change
        return next((member.id for member in turned(row, today - since) if member.ends is None), None)


# Vectors


def drawn(bundle):
    """The bundle's picks with the ids that are drawn."""
    pool = functools.cache(functools.partial(Pool, bundle))
    for pick in bundle["picks"]:
        asked = {key: value for key, value in pick.items() if key != "id"}
        choice = pool(asked.get("category"), asked.get("age"), asked.get("language"))
        found = choice.daily(asked["person"], asked["date"])
        yield asked if found is None else {**asked, "id": found}


def encoded(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def vectors(bundle):
    def lines(key, values):
        return f'"{key}":[\n' + ",\n".join(map(encoded, values)) + "\n]"

    parts = [lines("past", bundle["past"]), lines("records", bundle["records"]), lines("picks", drawn(bundle))]
    return ",\n".join(['{"audience":' + encoded(bundle["audience"]), *parts]) + "}"


def main():
    with open(sys.argv[-1], encoding="utf-8") as file:
        bundles = json.load(file)
    if "--draw" in sys.argv:
        print("[" + ",\n".join(map(vectors, bundles)) + "]")
        return
    wrong = total = 0
    for number, bundle in enumerate(bundles, 1):
        for pick, found in zip(bundle["picks"], drawn(bundle)):
            total += 1
            if found != pick:
                wrong += 1
                print(f"bundle {number}: {encoded(found)} is drawn, not {encoded(pick.get('id'))}")
    print(f"{total - wrong} of {total} agree")
    sys.exit(1 if wrong or not total else 0)


if __name__ == "__main__":
    main()
