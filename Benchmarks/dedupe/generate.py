#!/usr/bin/env python3
"""Writes records with planted duplicates and hard negatives: the same options give the same bytes.

usage: generate.py --records N --seed S [--words a|b|c] --out FOLDER

quotes.ndjson   {"id", "text", "author", "source"}, shuffled
clusters.tsv    index, true cluster, kind of every record
pairs.tsv       index, index, 1 (duplicate) or 0 (hard negative), kind of every planted pair
stats.json      what was planted

Of N records 10 % are duplicates of 15 kinds, 5 % hard negatives of 11 kinds, the others differ from each other in at
least one content word; 4 % of those are in other languages, 2 % in two at once. A quarter of the sentences are loose:
any word stands anywhere, as in text that was garbled, so that nobody gains by grammar. What makes a duplicate or a hard
negative is written at the function that makes it.

Words come from words-a.txt; from words-b.txt for figures on words not used while developing; or, as "c", from the lists
of Debian's wamerican, wbritish and wamerican-large, which nobody chose.
"""
import argparse
import itertools
import json
import random
import re
import unicodedata
from collections import Counter
from functools import cached_property
from pathlib import Path

import material

FOLDER = Path(__file__).resolve().parent
FOREIGN = 0.04
MIXED = 0.02
# One base in so many is kept as a source of duplicates and hard negatives.
SOURCE_EVERY = 4
VARIANTS = 16
NEGATIVES = {
    "neg_content_sub": 20, "neg_antonym": 10, "neg_negation": 12, "neg_number": 8, "neg_realword": 8,
    "neg_neighbour": 12, "neg_form": 6, "neg_name": 4, "neg_roleswap": 8, "neg_exchange": 6, "neg_function": 6,
}
SOURCES = "book speech letter interview essay song movie web comic".split()
NEGATIONS = re.compile(r"(?i)\b(not|no|never|nothing|nobody|cannot|without|unless|\w+n't)\b")

CONTRACTIONS = [
    ("do not", "don't"), ("does not", "doesn't"), ("did not", "didn't"), ("is not", "isn't"), ("will not", "won't"),
    ("cannot", "can't"), ("could not", "couldn't"), ("should not", "shouldn't"), ("would not", "wouldn't"),
    ("it is", "it's"), ("that is", "that's"), ("there is", "there's"), ("you will", "you'll"), ("we will", "we'll"),
    ("we are", "we're"), ("I have", "I've"), ("I would", "I'd"), ("let us", "let's"), ("what is", "what's"),
]
EXPANSIONS = [(short, long) for long, short in CONTRACTIONS]
FUNCTION_SWAPS = {
    "must": "can", "can": "must", "should": "could", "may": "must", "my": "your", "your": "my", "our": "their",
    "their": "our", "some": "all", "all": "some", "many": "few", "before": "after", "after": "before",
    "with": "without", "without": "with", "nobody": "everybody", "everybody": "nobody", "more": "less", "we": "they",
    "if": "unless", "us": "them", "because": "although", "always": "seldom", "every": "no", "once": "never",
}
ADVERBS = "really often still always just even simply truly also".split()
INTENSIFIERS = "very quite rather really truly".split()
ADJECTIVES = "old little good whole own".split()
# Small words that mean nothing by themselves: whoever exchanges one with its neighbour slipped.
GRAMMAR = set("""
    a an the and or but if as than that which who when while until because what why how where of to in on at by for
    with from into about over under up down out is are was were be has have had do does did shall should will would
    can must this these it its i my you your he his she her we us our they them their some any every all""".split())
DROPPED = {"the", "a", "an", "that", "and", "of", "to", "so", "is"}


class Record:
    """A sentence put together from a frame, so that it can be put together with a change."""

    __slots__ = ("frame", "values", "british", "contracted", "author", "index", "text")


class Generator:
    def __init__(self, seed, words):
        self.chance = random.Random(seed)
        self.words = material.installed() if words == "c" else material.listed(FOLDER / f"words-{words}.txt")
        self.lexicon, self.names = material.lexicon(), material.names()
        sections = material.read_sections(FOLDER / "frames.txt")
        self.mains, self.openings, self.tails, self.seconds = (
            sections[name] for name in ("main", "opening", "tail", "second"))
        self.alternatives = [line.split("|") for line in sections["alternatives"]]
        self.frames = {}
        self.languages = [
            material.Language(*section) for section in material.read_sections(FOLDER / "languages.txt").items()]
        self.foreign_words = {
            word.lower() for language in self.languages for column in language.columns.values()
            for entry in column for word in re.findall(r"\w+", entry)}
        self.neighbours = self.real_word_neighbours()
        self.authors = self.invented_authors(2000)
        self.taken, self.negative_texts = set(), set()
        self.rejected = Counter()
        self.duplicates = {
            "typo": self.typo, "punct_case": self.punct_case, "smart_unicode": self.smart_unicode,
            "word_ins": self.word_ins, "word_drop": self.word_drop, "truncated": self.truncated,
            "attribution": self.attribution, "spelling_us_uk": self.spelling_us_uk, "contraction": self.contraction,
            "order_swap": self.order_swap, "exact": self.exact, "combo": self.combo, "typo_form": self.typo_form,
            "typo_name": self.typo_name, "neighbour_swap": self.neighbour_swap,
        }
        self.negatives = {
            "neg_content_sub": self.neg_content_sub, "neg_antonym": self.neg_antonym,
            "neg_negation": self.neg_negation, "neg_number": self.neg_number, "neg_realword": self.neg_realword,
            "neg_neighbour": self.neg_neighbour, "neg_form": self.neg_form, "neg_name": self.neg_name,
            "neg_roleswap": self.neg_roleswap, "neg_exchange": self.neg_exchange, "neg_function": self.neg_function,
        }

    # Base records

    def base(self):
        """A sentence whose content words are those of no other sentence."""
        chance = self.chance
        while True:
            record = Record()
            shape = chance.random()
            main = chance.randrange(len(self.mains))
            opening = chance.randrange(len(self.openings)) if 0.4 < shape < 0.65 else None
            tail = chance.randrange(len(self.tails)) if shape > 0.8 and self.mains[main].endswith(".") else None
            second = chance.randrange(len(self.seconds)) if 0.6 < shape < 0.85 else None
            record.frame = self.frame(main, opening, tail, second, chance.randrange(VARIANTS))
            record.values, key = self.fill(record.frame)
            if key in self.taken:
                self.rejected["base"] += 1
                continue
            self.taken.add(key)
            record.british = chance.random() < 0.4
            record.contracted = chance.random() < 0.4
            record.text = self.rendered(record)
            return record

    def frame(self, main, opening, tail, second, variant):
        parts = (main, opening, tail, second, variant)
        if parts not in self.frames:
            # Slots are the same in all variants.
            texts = [self.openings[opening] if opening is not None else "", self.mains[main],
                     self.tails[tail] if tail is not None else "", self.seconds[second] if second is not None else ""]
            frame = material.combined(*(self.varied(text, variant) for text in texts))
            first = texts[0].count("{")
            frame.main = (first, first + texts[1].count("{"))
            self.frames[parts] = frame
        return self.frames[parts]

    def varied(self, text, variant):
        """Sentences of one frame do not all have the same words between the slots: that would favour whoever knows."""
        for place, alternatives in enumerate(self.alternatives):
            if alternatives[0] in text:
                choice = alternatives[(variant * 7 + place * (variant // 4 + 1)) % len(alternatives)]
                text = re.sub(rf"(?<!\w){re.escape(alternatives[0])}(?!\w)(?![^{{}}]*}})", choice, text, count=1)
        return self.loosened(text, variant) if variant % 4 == 3 else text

    @staticmethod
    def loosened(text, variant):
        """The frame with words of other kinds in its slots; those that change places stay what they are."""
        forms = "n a v+ r n+ vd a v- n vg".split()
        places = itertools.count(variant)
        return re.sub(r"\{(n\+?|v[-+dg]|a|r)\}", lambda match: f"{{{forms[next(places) * 7 % len(forms)]}}}", text)

    def fill(self, frame):
        """Words for all slots, none twice, and the key: the content words of the main sentence in any order."""
        chance, words = self.chance, self.words
        values, used, roles = [], set(), {}
        for slot in frame.slots:
            letter = slot.form[0]
            if letter == "d":
                value = chance.randint(13, 400)
            elif letter == "w":
                value = chance.randrange(len(material.NUMBER_WORDS))
            elif slot.role in roles:
                value = roles[slot.role]
            else:
                value = words.pick(letter, chance)
                while (letter, value) in used:
                    value = words.pick(letter, chance)
                used.add((letter, value))
                if slot.role:
                    roles[slot.role] = value
            values.append(value)
        return values, self.key(frame, values)

    @staticmethod
    def key(frame, values):
        start, end = frame.main
        return hash(tuple(sorted(
            (ord(slot.form[0]) << 20) + value
            for slot, value in zip(frame.slots[start:end], values[start:end]) if slot.form[0] not in "dw")))

    def pieces(self, record, values=None, british=None):
        """The record's pieces as text."""
        values = iter(record.values if values is None else values)
        forms = self.words.forms[record.british if british is None else british]
        pieces = []
        for piece in record.frame.pieces:
            if not isinstance(piece, str):
                value, form = next(values), piece.form
                if form == "d":
                    word = str(value)
                elif form == "w":
                    word = material.NUMBER_WORDS[value]
                else:
                    word = forms[form][value]
                if piece.article:
                    word = piece.article[0] + material.article(word)[1:] + " " + word
                piece = word
            pieces.append(piece)
        return pieces

    def rendered(self, record, values=None, british=None):
        return self.finished("".join(self.pieces(record, values, british)), record)

    @staticmethod
    def finished(text, record):
        if record.contracted:
            text = contracted(text)
        return text[0].upper() + text[1:]

    def foreign(self):
        while True:
            record = Record()
            record.frame = None
            record.text, key = self.chance.choice(self.languages).sentence(self.chance)
            if key not in self.taken:
                self.taken.add(key)
                return record
            self.rejected["foreign"] += 1

    def mixed(self):
        """Two languages in one text, as where somebody explains a saying."""
        record = self.foreign()
        record.text = f"{record.text} {self.base().text}"
        return record

    def invented_authors(self, count):
        chance = random.Random(7)
        syllables = "bar len mor ton wick ford ham del ros kin var hol tes mun gra field by low ster win".split()
        names = sorted(set(self.words.forms[0]["p"]))
        made = dict.fromkeys(
            f"{chance.choice(names)} {''.join(chance.choice(syllables) for _ in range(2)).capitalize()}"
            for _ in range(count))
        return list(made)

    def author(self):
        # The square makes the first ones common.
        return self.authors[int(self.chance.random() ** 2 * len(self.authors))]

    # Duplicates: text of a copy, or None if this record gives none of the kind

    def exact(self, record):
        """The same text."""
        return record.text

    def typo(self, record, text=None):
        """One letter lost, doubled, exchanged with the next or replaced; what comes of it is no English word."""
        text = text or record.text
        chance = self.chance
        if "\u4e00" <= text[0] <= "\u9fff":
            return None
        least = 3 if chance.random() < 0.1 else 4
        places = [match for match in re.finditer(r"[^\W\d_]+", text) if len(match[0]) >= least
                  and not NEGATIONS.fullmatch(match[0]) and text[match.end() : match.end() + 1] not in ("'", "’")]
        for _ in range(20):
            if not places:
                return None
            match = chance.choice(places)
            word = match[0]
            at = chance.randrange(len(word))
            how = chance.randrange(4)
            if how == 0:
                changed = word[:at] + word[at + 1 :]
            elif how == 1:
                changed = word[:at] + word[at] + word[at:]
            elif how == 2:
                changed = word[:at] + word[at + 1 : at + 2] + word[at] + word[at + 2 :]
            else:
                letters = "abcdefghiklmnoprstuvwy" if word.isascii() else word.lower()
                changed = word[:at] + chance.choice(letters) + word[at + 1 :]
            if word[0].isupper():
                changed = changed[0].upper() + changed[1:].lower()
            folded = changed.lower()
            if len(changed) < 3 or folded == word.lower() or folded in self.lexicon or folded in self.foreign_words:
                continue
            return text[: match.start()] + changed + text[match.end() :]
        return None

    def typo_form(self, record):
        """One slip in a contraction, a number word or a word with two spellings."""
        if record.frame is None:
            return None
        twofold = {word for pair in self.words.spellings for word in pair}
        places = [match for match in re.finditer(r"(?<!['’\w])[A-Za-z]+(?:'[A-Za-z]+)?(?!['’\w])", record.text)
                  if "'" in match[0] and not match[0].endswith("'s") or match[0] in material.NUMBER_WORDS
                  and len(match[0]) > 4 or match[0] in twofold and len(match[0]) > 4]
        if not places:
            return None
        match = self.chance.choice(places)
        word = match[0]
        for _ in range(20):
            at = self.chance.randrange(1, len(word))
            changed = self.chance.choice([
                word[:at] + word[at - 1 :], word[:at] + word[at + 1 :],
                word[: at - 1] + word[at] + word[at - 1] + word[at + 1 :]])
            # What has lost its apostrophe, or may be a slip in another word, says something else.
            others = self.forms_one_slip_from(changed.lower()) - {word.lower()}
            is_new = changed.lower() != word.lower() and not any(changed.lower() in known for known in (
                self.lexicon, self.names))
            if is_new and not others and ("'" not in word or changed[1:-1].count("'") == 1):
                return record.text[: match.start()] + changed + record.text[match.end() :]
        return None

    @cached_property
    def contracted_forms(self):
        pronouns = "i you he she it we they that there who what".split()
        return {short.lower() for _, short in CONTRACTIONS} | {
            f"{pronoun}'{ending}" for pronoun in pronouns for ending in ("ll", "re", "ve", "d", "s", "m")} | {
            f"{verb}n't" for verb in
            "are could did does do had has have is must need should was were would wo ca".split()}

    def forms_one_slip_from(self, word):
        """Everything real that a word may be a slip of."""
        keys = {word} | {word[:at] + word[at + 1 :] for at in range(len(word))}
        near = {other for key in keys for other in material.holes().get(key, [])}
        return {other for other in near | self.contracted_forms if material.one_slip_apart(word, other)}

    def typo_name(self, record):
        """One slip by which a small word looks like a name written small: fromm, myst."""
        places = [match for match in re.finditer(r"(?<!['’\w])[a-z]{4,}(?!['’\w])", record.text)
                  if not NEGATIONS.fullmatch(match[0])]
        self.chance.shuffle(places)
        for match in places if record.frame and record.text[0].isupper() else []:
            slips = self.slips_into_names(match[0])
            if slips:
                return record.text[: match.start()] + self.chance.choice(slips) + record.text[match.end() :]
        return None

    @cached_property
    def names_by_hole(self):
        found = {}
        for name in sorted(self.names):
            if len(name) >= 4:
                for key in {name} | {name[:at] + name[at + 1 :] for at in range(len(name))}:
                    found.setdefault(key, []).append(name)
        return found

    def slips_into_names(self, word):
        keys = {word} | {word[:at] + word[at + 1 :] for at in range(len(word))}
        near = {name for key in keys for name in self.names_by_hole.get(key, [])}
        return sorted(name for name in near if material.one_slip_apart(word, name))

    def neighbour_swap(self, record):
        """A small word and its neighbour change places."""
        words = record.text.split(" ")
        if record.frame is None or len(words) < 6:
            return None
        places = [
            place for place in range(1, len(words) - 2)
            if words[place].islower() and words[place + 1].islower() and words[place] != words[place + 1]
            and words[place].isalpha() and words[place + 1].isalpha()
            and (words[place] in GRAMMAR) != (words[place + 1] in GRAMMAR)
            and not any(NEGATIONS.fullmatch(word) or word in material.NUMBER_WORDS or word in FUNCTION_SWAPS
                        for word in words[place : place + 2])]
        if not places:
            return None
        place = self.chance.choice(places)
        words[place : place + 2] = words[place + 1], words[place]
        return " ".join(words)

    def punct_case(self, record, text=None):
        """Other case, other punctuation, other spaces."""
        text = text or record.text
        bare = text.rstrip(".!?。！？")
        return self.chance.choice([
            lambda: text.upper(), lambda: text.lower(), lambda: bare, lambda: bare + "!", lambda: f'"{text}"',
            lambda: f"  {text} ", lambda: re.sub("[.,;:!?]", "", text), lambda: '"' + bare.replace(",", "") + '!"',
            lambda: text.replace(",", ";").replace(".", "!"),
            lambda: re.sub(r"[^\W_]+('[^\W_]+)?", lambda match: match[0].capitalize(), text),
        ])()

    def smart_unicode(self, record, text=None):
        """The same letters in other code points: quotes, ligatures, spaces, decomposed accents, an ellipsis."""
        text = (text or record.text).replace("'", "’")
        chance = self.chance
        if chance.random() < 0.3:
            text = re.sub("fi|fl", lambda match: {"fi": "ﬁ", "fl": "ﬂ"}[match[0]], text)
        if chance.random() < 0.3:
            text = text.replace(" ", "\u00a0", 1)
        if chance.random() < 0.3:
            text = unicodedata.normalize("NFD", text)
        return f"“{text}”" if text == record.text or chance.random() < 0.6 else text

    def word_ins(self, record):
        """One word more that changes nothing of weight: an adverb, or a pale adjective in a long text."""
        if record.frame is None:
            return None
        chance = self.chance
        pieces = self.pieces(record)
        long = len(record.text.split()) >= 12
        wanted = "n" if long and chance.random() < 0.2 else chance.choice("av")
        places = [place for place, piece in enumerate(record.frame.pieces) if not isinstance(piece, str)
                  and piece.form[0] == wanted and piece.form not in ("v-", "vg") and place]
        places = [place for place in places if wanted != "n" or pieces[place - 1].endswith(("the ", "my ", "your "))]
        if not places:
            return None
        place = chance.choice(places)
        word = chance.choice({"a": INTENSIFIERS, "v": ADVERBS, "n": ADJECTIVES[:4]}[wanted])
        slot = record.frame.pieces[place]
        if slot.article:
            old, rest = pieces[place].split(" ", 1)
            pieces[place] = f"{old[0]}{material.article(word)[1:]} {word} {rest}"
        else:
            pieces[place] = f"{word} {pieces[place]}"
        return self.finished("".join(pieces), record)

    def word_drop(self, record):
        """One word less, and not one that matters."""
        words = record.text.split(" ")
        places = [place for place, word in enumerate(words) if word.lower() in DROPPED]
        if record.frame is None or len(words) < 7 or not places:
            return None
        place = self.chance.choice(places)
        kept = words[:place] + words[place + 1 :]
        return " ".join([kept[0][0].upper() + kept[0][1:]] + kept[1:])

    def truncated(self, record):
        """Cut off, with an ellipsis; three content words are left, and no negation is the first that falls away."""
        if record.frame is None:
            return None
        pieces = self.pieces(record)
        ends = list(itertools.accumulate(map(len, pieces)))
        contents = [end for end, piece in zip(ends, record.frame.pieces)
                    if not isinstance(piece, str) and piece.form[0] in "nva"]
        text = self.finished("".join(pieces), record)
        # Contractions shorten the text; what is kept is counted in words of the text as it is.
        least = len(text[: contents[2]].split()) if len(contents) > 3 else 999
        words = text.split(" ")
        least = max(least, 5, len(words) * 2 // 5)
        most = len(words) * 4 // 5
        if most < least:
            return None
        cut = self.chance.randint(least, most)
        if NEGATIONS.match(words[cut]):
            return None
        return " ".join(words[:cut]).rstrip(",;:.!?") + self.chance.choice(["...", "…"])

    def attribution(self, record, text=None):
        """The author's name at the end or the beginning."""
        text, author = text or record.text, record.author
        if author not in self.authors:
            return None
        return self.chance.choice(
            [f"{text} — {author}", f"{text} - {author}", f"{text} -- {author}", f"{text} ~ {author}",
             f"{text} ({author})", f'"{text}" — {author}', f'"{text}" - {author}', f"{author}: {text}"])

    def spelling_us_uk(self, record):
        """All words in the spelling of the other country."""
        if record.frame is None:
            return None
        other = self.rendered(record, british=not record.british)
        return other if other != record.text else None

    def contraction(self, record):
        """One form written out, or one contracted."""
        for forms in self.chance.sample([CONTRACTIONS, EXPANSIONS], 2):
            for form in self.chance.sample(forms, len(forms)):
                changed = replaced(record.text, *form)
                if changed != record.text:
                    return changed
        return None

    def order_swap(self, record):
        """The two sentences or the two clauses change places."""
        if record.frame is None:
            return None
        sentences = re.fullmatch(r"([^.!?]+\.) ([^.!?]+\.)", record.text)
        if sentences:
            return f"{sentences[2]} {sentences[1]}"
        clauses = re.fullmatch(
            r"((?:If|When|Whenever|Before|Because|While|After|As soon as|In|On|For|Long before) [^,.:;!?]+), "
            r"([^,.:;!?]+)\.", record.text)
        if not clauses:
            return None
        return f"{clauses[2][0].upper()}{clauses[2][1:]}, {clauses[1][0].lower()}{clauses[1][1:]}."

    def combo(self, record):
        """Two or three harmless changes at once."""
        chance = self.chance
        steps = chance.sample(["spelling", "typo", "dress", "attribution", "contraction"], chance.choice([2, 2, 3]))
        text, done = record.text, 0
        for step in ("spelling", "contraction", "typo", "dress", "attribution"):
            if step not in steps:
                continue
            if step == "spelling":
                changed = self.spelling_us_uk(record)
            elif step == "contraction":
                forms = [form for form in CONTRACTIONS + EXPANSIONS if replaced(text, *form) != text]
                changed = replaced(text, *chance.choice(forms)) if forms else None
            elif step == "typo":
                changed = self.typo(record, text)
            elif step == "dress":
                changed = chance.choice([self.punct_case, self.smart_unicode])(record, text)
            else:
                changed = self.attribution(record, text)
            if changed and changed != text:
                text, done = changed, done + 1
        return text if done >= 2 else None

    # Hard negatives: a text of another meaning that is as similar as a copy, or None

    def neg_content_sub(self, record):
        """One content word replaced by another of its kind."""
        place = self.chance.choice([place for place, slot in enumerate(record.frame.slots) if slot.form[0] in "nvar"])
        letter = record.frame.slots[place].form[0]
        return self.substituted(record, place, self.words.pick(letter, self.chance))

    def neg_antonym(self, record):
        """One content word replaced by its opposite."""
        places = [place for place, (slot, value) in enumerate(zip(record.frame.slots, record.values))
                  if value in self.words.antonyms.get(slot.form[0], ())]
        if not places:
            return None
        place = self.chance.choice(places)
        opposite = self.words.antonyms[record.frame.slots[place].form[0]][record.values[place]]
        return self.substituted(record, place, opposite)

    def substituted(self, record, place, value):
        """The text with another word in a slot and all slots of its role, unless such a text may already be there."""
        slots = record.frame.slots
        if any(slot.form[0] == slots[place].form[0] and value == other for slot, other in zip(slots, record.values)):
            return None
        values = list(record.values)
        for each, slot in enumerate(slots):
            if each == place or slot.role and slot.role == slots[place].role:
                values[each] = value
        key = self.key(record.frame, values)
        start, end = record.frame.main
        if start <= place < end and key in self.taken:
            return None
        self.taken.add(key)
        return self.rendered(record, values)

    def neg_negation(self, record):
        """A negation more or less. A contracted one goes as a whole: "can't" becomes "can", never "can not't"."""
        text = record.text
        options = []
        for pattern, change in [
            (r"\b([Cc])an(?:not|'t)\b", r"\1an"), (r"\b([Ww])on't\b", r"\1ill"),
            (r"\b(do|does|did|is|will|could|should|would)(?: not|n't)\b", r"\1"),
        ]:
            options += [text[: match.start()] + match.expand(change) + text[match.end() :]
                        for match in re.finditer(pattern, text, re.I)]
        options += [text[: match.end(1)] + " not" + text[match.end(1) :] for match in re.finditer(
            r"\b(is|was|can|will|must|should|may|has|have)\b"
            r"(?!'| (?:not|never|no|nothing|nobody|always|it|rarely|hardly|a \w+ not)\b)", text)]
        return self.chance.choice(options) if options else None

    def neg_number(self, record):
        """Another number."""
        places = [place for place, slot in enumerate(record.frame.slots) if slot.form in "dw"]
        if not places:
            return None
        place = self.chance.choice(places)
        values = list(record.values)
        while values[place] == record.values[place]:
            if record.frame.slots[place].form == "w":
                values[place] = self.chance.randrange(len(material.NUMBER_WORDS))
            else:
                values[place] = self.chance.choice(
                    [values[place] + self.chance.choice([-1, 1, 10]), values[place] * 10, self.chance.randint(13, 400)])
        return self.rendered(record, values)

    def neg_realword(self, record):
        """One consonant replaced so that another word comes of it, as in cook and book."""
        places = [match for match in re.finditer(r"(?<!['’\w])[a-z]{4,}(?!['’\w])", record.text)
                  if match[0] in self.neighbours]
        if not places:
            return None
        match = self.chance.choice(places)
        return record.text[: match.start()] + self.chance.choice(self.neighbours[match[0]]) + record.text[match.end() :]

    def real_word_neighbours(self):
        """Content words that differ in one consonant and are not two forms of one word."""
        known = {word for form, words in self.words.forms[0].items() if form != "p" for word in words}
        variants = {word for pair in self.words.spellings for word in pair}
        holes = {}
        for word in sorted(known - variants):
            if len(word) < 4 or word not in self.lexicon:
                continue
            for at, letter in enumerate(word):
                if letter not in "aeiouy":
                    holes.setdefault(word[:at] + "*" + word[at + 1 :], []).append(word)
        # spend and spent, advice and advise, lives and lived are relatives.
        related = [set("td"), set("cs"), set("sz"), set("sd"), set("sr"), set("dr")]
        neighbours = {}
        for hole, words in holes.items():
            at = hole.index("*")
            for one, other in itertools.permutations(words, 2):
                late = at >= len(one) - 2
                if late and {one[at], other[at]} in related or len(one) > 6 and at == len(one) - 1:
                    continue
                neighbours.setdefault(one, []).append(other)
        return neighbours

    def neg_neighbour(self, record):
        """A word replaced by another real one that is a slip away: form and from, trail and trial."""
        places = [match for match in re.finditer(r"(?<!['’\w])[a-z]{4,}(?!['’\w])", record.text)
                  if match[0] in self.lexicon]
        return self.replaced_by(record, places, material.neighbours)

    def neg_form(self, record):
        """A word replaced by another form of it that says something else: timed and times."""
        places = [match for match in re.finditer(r"(?<!['’\w])[a-z]{4,}(?:ed|es|s|ing)(?!['’\w])", record.text)]

        def forms(word):
            stems = {word[: -len(ending)] for ending in ("ed", "es", "s", "ing") if word.endswith(ending)}
            found = {stem + ending for stem in stems for ending in ("ed", "es", "s", "ing")} - {word} - stems
            return sorted(found & self.lexicon)

        return self.replaced_by(record, places, forms)

    def replaced_by(self, record, places, others):
        """The text with one of some words replaced by one of those that a function gives for it."""
        self.chance.shuffle(places)
        for match in places:
            choice = others(match[0])
            if choice:
                word = self.chance.choice(choice)
                return record.text[: match.start()] + word + record.text[match.end() :]
        return None

    def neg_name(self, record):
        """One name replaced by another, if there is one by its neighbour: Mina and Nina."""
        places = [place for place, slot in enumerate(record.frame.slots) if slot.form == "p"]
        if not places:
            return None
        place = self.chance.choice(places)
        names = self.words.forms[0]["p"]
        own = names[record.values[place]]
        near = [number for number, name in enumerate(names) if material.one_slip_apart(own.lower(), name.lower())]
        other = self.chance.choice(near) if near else self.words.pick("p", self.chance)
        return self.substituted(record, place, other) if other != record.values[place] else None

    def neg_exchange(self, record):
        """Two words of meaning change places, whatever they are: the same words say something else."""
        matches = [match for match in re.finditer(r"(?<!['’\w-])[a-z]{4,}(?!['’\w-])", record.text)
                   if match[0] not in GRAMMAR and not NEGATIONS.fullmatch(match[0])
                   and match[0] not in FUNCTION_SWAPS and match[0] not in ADVERBS]
        if len(matches) < 2:
            return None
        one, other = sorted(self.chance.sample(matches, 2), key=lambda match: match.start())
        if material.are_related(one[0], other[0]):
            return None
        text = record.text
        return text[: one.start()] + other[0] + text[one.end() : other.start()] + one[0] + text[other.end() :]

    def neg_roleswap(self, record):
        """Who does it and whom it is done to change places."""
        slots = record.frame.slots
        first = [place for place, slot in enumerate(slots) if slot.role == "n1"]
        second = [place for place, slot in enumerate(slots) if slot.role == "n2"]
        forms = {slots[place].form for place in first + second}
        if not first or not second or len(forms) > 1:
            return None
        values = list(record.values)
        for places, value in ((first, record.values[second[0]]), (second, record.values[first[0]])):
            for place in places:
                values[place] = value
        return self.rendered(record, values)

    def neg_function(self, record):
        """One function word that carries meaning replaced by another."""
        places = [match for match in re.finditer(r"(?<!['’\w])[A-Za-z]+(?!['’\w])", record.text)
                  if match[0].lower() in FUNCTION_SWAPS]
        if not places:
            return None
        match = self.chance.choice(places)
        word = FUNCTION_SWAPS[match[0].lower()]
        word = word.capitalize() if match[0][0].isupper() else word
        return record.text[: match.start()] + word + record.text[match.end() :]

    # The whole

    def records(self, count):
        """Text, author, cluster and kind of each record, and the planted pairs as places in that list."""
        duplicates, negatives = count // 10, count // 20
        rows, pairs, sources, cut = [], [], [], set()
        foreign = 0
        for index in range(count - duplicates - negatives):
            shape = self.chance.random()
            record = self.foreign() if shape < FOREIGN else self.mixed() if shape < FOREIGN + MIXED else self.base()
            foreign += record.frame is None
            author = self.author() if self.chance.random() < 0.95 else self.chance.choice(["Unknown", "Anonymous", ""])
            rows.append((record.text, author, index, "base"))
            if index % SOURCE_EVERY == 0:
                record.author, record.index = author, index
                sources.append(record)
        kinds = [kind for kind, _ in zip(itertools.cycle(self.duplicates), range(duplicates))]
        for kind in kinds:
            record, text = self.made(self.duplicates[kind], kind, lambda: self.popular(sources))
            if kind == "truncated":
                cut.add(record.index)
            pairs.append((record.index, len(rows), 1, kind))
            rows.append((text, self.author_of_copy(record), record.index, kind))
        # What is left of a text that was cut off may be the beginning of its negative too: nobody could tell whose it is.
        english = [record for record in sources if record.frame and record.index not in cut]
        for kind in self.kinds_of_negatives(negatives):
            record, text = self.made(self.negatives[kind], kind, lambda: self.chance.choice(english))
            pairs.append((record.index, len(rows), 0, kind))
            author = record.author if self.chance.random() < 0.75 else self.author()
            rows.append((text, author, len(rows), kind))
        return rows, pairs, foreign

    def popular(self, sources):
        """Some texts are copied more often than others."""
        chance = self.chance
        if chance.random() < 0.2:
            return sources[chance.randrange(max(1, len(sources) // 50))]
        return chance.choice(sources)

    def made(self, make, kind, source):
        while True:
            record = source()
            text = make(record)
            if text and (text != record.text or kind == "exact") and (kind in self.duplicates or self.is_new(text)):
                return record, text
            self.rejected[kind] += 1

    def is_new(self, text):
        """Whether no hard negative has the text yet: two of the same base may."""
        key = text.casefold()
        return key not in self.negative_texts and not self.negative_texts.add(key)

    def author_of_copy(self, record):
        shape = self.chance.random()
        if shape < 0.75:
            return record.author
        return self.chance.choice(["Unknown", "Anonymous", ""]) if shape < 0.9 else self.author()

    @staticmethod
    def kinds_of_negatives(count):
        kinds = []
        for kind, share in NEGATIVES.items():
            kinds += [kind] * (count * share // 100)
        return (kinds + ["neg_content_sub"] * count)[:count]


def replaced(text, form, by):
    """The first place that has a form, in lower case or at the beginning of a sentence, with the other one instead."""
    for one, other in ((form, by), (form[0].upper() + form[1:], by[0].upper() + by[1:])):
        match = re.search(rf"(?<!['’\w]){re.escape(one)}(?!['’\w])", text)
        if match:
            return text[: match.start()] + other + text[match.end() :]
    return text


def contracted(text):
    for long, short in CONTRACTIONS:
        if long in text or long.capitalize() in text:
            text = replaced(text, long, short)
    return text


def write(folder, options):
    generator = Generator(options.seed, options.words)
    rows, pairs, foreign = generator.records(options.records)
    place = list(range(len(rows)))
    generator.chance.shuffle(place)
    order = sorted(range(len(rows)), key=place.__getitem__)
    # Names of clusters say nothing about where a record came from.
    cluster = {row: place[row] for row in range(len(rows))}
    folder.mkdir(parents=True, exist_ok=True)
    encode = json.JSONEncoder(ensure_ascii=False).encode
    size = 0
    with (open(folder / "quotes.ndjson", "w", encoding="utf-8") as quotes,
          open(folder / "clusters.tsv", "w") as clusters):
        for index, row in enumerate(order):
            text, author, base, kind = rows[row]
            size += len(text.encode())
            quotes.write(f'{{"id": "q{index:07d}", "text": {encode(text)}, "author": {encode(author)}, '
                         f'"source": "{generator.chance.choice(SOURCES)}"}}\n')
            clusters.write(f"{index}\t{cluster[base]}\t{kind}\n")
    with open(folder / "pairs.tsv", "w") as file:
        for base, copy, label, kind in pairs:
            file.write(f"{place[base]}\t{place[copy]}\t{label}\t{kind}\n")
    kinds = Counter(kind for *_, kind in pairs)
    stats = {
        "n": len(rows), "base": len(rows) - len(pairs), "dups": sum(pair[2] for pair in pairs),
        "negs": sum(1 - pair[2] for pair in pairs), "seed": options.seed, "words": options.words,
        "mean_text_bytes": round(size / len(rows), 1), "frames": len(generator.mains),
        "skeletons": len(generator.frames), "foreign": foreign,
        "vocab": {form: len(words) for form, words in generator.words.forms[0].items()},
        "spell_pairs": len(generator.words.spellings),
        "kinds": {kind: kinds[kind] for kind in [*generator.duplicates, *generator.negatives]},
        "rejected": dict(sorted(generator.rejected.items())),
    }
    (folder / "stats.json").write_text(json.dumps(stats, indent=1) + "\n")
    return stats


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--records", type=int, required=True)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--words", choices=["a", "b", "c"], default="a")
    parser.add_argument("--out", type=Path, required=True)
    options = parser.parse_args()
    print(json.dumps(write(options.out, options)))


if __name__ == "__main__":
    main()
