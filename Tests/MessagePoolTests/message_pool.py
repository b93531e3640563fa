"""Draws the day's message as docs/message-pool.md says, in the standard library's Python.

    python3 message_pool.py daily.json     # draws every vector; says which differ
"""

import datetime
import json
import sys

MASK = (1 << 64) - 1
BEGINNING = -(1 << 62)
NEVER = 1 << 62
LEAD = 7
FIRST_DAY = 20454


def mix(h):
    h = ((h ^ (h >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    h = ((h ^ (h >> 27)) * 0x94D049BB133111EB) & MASK
    return h ^ (h >> 31)


def hashed(data):
    h = 0xCBF29CE484222325
    for byte in data:
        h = ((h ^ byte) * 0x100000001B3) & MASK
    return mix(h)


def day_number(text):
    return (datetime.date.fromisoformat(text) - datetime.date(1970, 1, 1)).days


class Member:
    def __init__(self, span):
        self.id = span["id"]
        self.ordinal = span["ord"]
        self.author = span["author"]
        self.joins = BEGINNING
        self.passed_over = NEVER
        self.leaves = NEVER

    @property
    def is_here(self):
        return self.leaves == NEVER


def spans_of(bundle):
    """Every span by ordinal and version."""
    spans, since = [], {}
    for line in bundle["past"]:
        if "categories" in line:
            spans.append({**line, "author": line.get("author")})
            since[line["ord"]] = line["until"]
    for record in bundle["records"]:
        begin = since.get(record["ord"], record["added"])
        author = record.get("author", {}).get("id")
        spans.append({**record, "author": author, "from": begin, "until": None})
    return sorted(spans, key=lambda span: (span["ord"], span["from"]))


def members_of(bundle, category, age, language):
    releases = [(line["release"], day_number(line["day"])) for line in bundle["past"] if "release" in line]

    def day_of(version):
        known = [index for index, (number, _) in enumerate(releases) if number <= version]
        return releases[known[-1]][1] if known and known[-1] > 0 else BEGINNING

    def later(day):
        return day if day == BEGINNING else day + LEAD

    members, end = [], None
    for span in spans_of(bundle):
        if category is not None and category not in span["categories"]:
            continue
        if language is not None and span["lang"] != language:
            continue
        if not 1 <= span["minAge"] <= age <= span.get("maxAge", age):
            continue
        if end != (span["ord"], span["from"]):
            members.append(Member(span))
            members[-1].joins = later(day_of(span["from"]))
        member = members[-1]
        if span["until"] is None:
            member.passed_over = member.leaves = NEVER
        else:
            member.passed_over = day_of(span["until"])
            member.leaves = later(member.passed_over)
        end = (span["ord"], span["until"])
    return members


def daily(bundle, person, date, category=None, age=None, language=None):
    """The id of the day's message, or None."""
    members = members_of(bundle, category, bundle["audience"]["lowest"] if age is None else age, language)
    number = hashed(person.encode() + b"\xff" + (category or "").encode())
    changes = {day for member in members for day in (member.joins, member.leaves)} | {BEGINNING}
    fresh, drawn, last_author, shown = [], [], None, None

    def change(day):
        nonlocal fresh, drawn
        drawn = [member for member in drawn if member.leaves > day]
        joining = [member for member in members if member.joins == day and member.leaves > day]
        joining.sort(key=lambda member: (mix(hashed(member.id.encode()) ^ number), member.ordinal))
        fresh = joining + [member for member in fresh if member.leaves > day]

    def first_fresh():
        following = drawn[0].author if drawn else None
        needs = {following: 1} if following is not None else {}
        for member in fresh:
            if member.author is not None:
                needs[member.author] = needs.get(member.author, 0) + 2
        greatest = max(needs.values(), default=0)
        suiting = []
        if greatest > len(fresh) and needs.get(last_author, 0) < greatest:
            suiting = [member for member in fresh if needs.get(member.author) == greatest]
        if not suiting:
            suiting = [member for member in fresh if member.author is None or member.author != last_author]
        return (suiting or fresh)[0]

    def draw(day):
        nonlocal last_author
        while fresh or drawn:
            if fresh:
                chosen = first_fresh()
                fresh.remove(chosen)
            else:
                chosen = drawn.pop(0)
            if chosen.passed_over > day:
                drawn.append(chosen)
                last_author = chosen.author
                return chosen
        return None

    wanted = day_number(date)
    if wanted < FIRST_DAY:
        return None
    for day in sorted(day for day in changes if day < FIRST_DAY):
        change(day)
    for day in range(FIRST_DAY, wanted + 1):
        if day in changes:
            change(day)
        shown = draw(day)
    if shown is not None and not shown.is_here:
        shown = next((member for member in fresh + drawn if member.is_here), None)
    return shown.id if shown else None


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        bundles = json.load(file)
    wrong = total = 0
    for number, bundle in enumerate(bundles, 1):
        for pick in bundle["picks"]:
            asked = {key: value for key, value in pick.items() if key != "id"}
            found = daily(bundle, **asked)
            total += 1
            if found != pick.get("id"):
                wrong += 1
                print(f"bundle {number}: {asked}: drew {found}, not {pick.get('id')}")
    print(f"{total - wrong} of {total} agree")
    sys.exit(1 if wrong or not total else 0)


if __name__ == "__main__":
    main()
