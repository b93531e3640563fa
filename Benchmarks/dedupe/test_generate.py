"""python3 -m unittest discover -s Benchmarks/dedupe: what the generator plants is what it says."""
import json
import os
import re
import subprocess
import sys
import tempfile
import unicodedata
import unittest
from collections import Counter
from pathlib import Path
from types import SimpleNamespace

import generate
import material

RECORDS = 6000
FOLDER = Path(__file__).resolve().parent


def written(folder, seed=3, words="a", records=RECORDS):
    options = SimpleNamespace(records=records, seed=seed, words=words)
    generate.write(Path(folder), options)
    return Path(folder)


def lines(path):
    return path.read_text(encoding="utf-8").splitlines()


def words(text):
    """Words as a reader sees them; apostrophes of one kind."""
    return re.findall(r"[^\W_]+(?:'[^\W_]+)?", unicodedata.normalize("NFKC", text).replace("’", "'").lower())


def difference(one, other):
    """The words of each text that are left when common beginnings and ends are taken off."""
    one, other = words(one), words(other)
    while one and other and one[0] == other[0]:
        one, other = one[1:], other[1:]
    while one and other and one[-1] == other[-1]:
        one, other = one[:-1], other[:-1]
    return one, other


def without_articles(words):
    return [word for word in words if word not in ("a", "an")]


def expanded(text):
    text = " ".join(words(text))
    for long, short in generate.CONTRACTIONS:
        text = re.sub(rf"\b{re.escape(short.lower())}(?!')\b", long.lower(), text)
    return text


class Planted(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.scratch = tempfile.TemporaryDirectory()
        cls.folder = written(cls.scratch.name)
        cls.quotes = [json.loads(line) for line in lines(cls.folder / "quotes.ndjson")]
        cls.clusters = [line.split("\t") for line in lines(cls.folder / "clusters.tsv")]
        cls.pairs = {}
        for line in lines(cls.folder / "pairs.tsv"):
            base, copy, label, kind = line.split("\t")
            cls.pairs.setdefault(kind, []).append(
                (int(label), cls.quotes[int(base)], cls.quotes[int(copy)], int(base), int(copy)))
        cls.pool = material.listed(FOLDER / "words-a.txt")
        cls.lexicon = material.lexicon()

    @classmethod
    def tearDownClass(cls):
        cls.scratch.cleanup()

    def of_kind(self, kind):
        self.assertTrue(self.pairs[kind])
        for _, base, copy, *_ in self.pairs[kind]:
            self.now = (base["text"], copy["text"])
            yield base, copy

    def _formatMessage(self, msg, standardMsg):
        """Failures name the pair."""
        return super()._formatMessage(msg, f"{standardMsg} in {getattr(self, 'now', '')}")

    def test_same_options_same_bytes(self):
        with tempfile.TemporaryDirectory() as other:
            # A process of its own, in which sets have another order.
            subprocess.run(
                [sys.executable, FOLDER / "generate.py", "--records", str(RECORDS), "--seed", "3", "--out", other],
                check=True, stdout=subprocess.DEVNULL, env={**os.environ, "PYTHONHASHSEED": "12345"})
            for name in ("quotes.ndjson", "clusters.tsv", "pairs.tsv", "stats.json"):
                self.assertEqual((self.folder / name).read_bytes(), (Path(other) / name).read_bytes(), name)

    def test_another_seed_or_word_list_gives_other_texts(self):
        ours = {quote["text"] for quote in self.quotes if " the " in quote["text"]}
        for seed, pool in ((4, "a"), (3, "b")):
            with tempfile.TemporaryDirectory() as other:
                written(other, seed, pool)
                theirs = {json.loads(line)["text"] for line in lines(Path(other) / "quotes.ndjson")}
                self.assertLess(len(ours & theirs), 5)

    def test_counts_agree(self):
        stats = json.loads((self.folder / "stats.json").read_text())
        kinds = Counter(kind for *_, kind in self.clusters)
        self.assertEqual(len(self.quotes), RECORDS)
        self.assertEqual([quote["id"] for quote in self.quotes], [f"q{index:07d}" for index in range(RECORDS)])
        self.assertEqual([int(index) for index, *_ in self.clusters], list(range(RECORDS)))
        self.assertEqual(kinds.pop("base"), stats["base"])
        self.assertEqual(dict(kinds), stats["kinds"])
        self.assertEqual({kind: len(pairs) for kind, pairs in self.pairs.items()}, stats["kinds"])
        self.assertEqual(stats["dups"], RECORDS // 10)
        self.assertEqual(stats["negs"], RECORDS // 20)

    def test_clusters_agree_with_pairs(self):
        together = Counter(cluster for _, cluster, _ in self.clusters)
        for kind, pairs in self.pairs.items():
            for label, _, _, base, copy in pairs:
                self.assertEqual(label, int(not kind.startswith("neg_")))
                self.assertEqual(self.clusters[base][2], "base")
                self.assertEqual(self.clusters[copy][2], kind)
                self.assertEqual(self.clusters[base][1] == self.clusters[copy][1], bool(label))
                if not label:
                    self.assertEqual(together[self.clusters[copy][1]], 1)

    def test_different_clusters_have_different_words(self):
        seen = {}
        for quote, (_, cluster, _) in zip(self.quotes, self.clusters):
            self.assertEqual(seen.setdefault(tuple(words(quote["text"])), cluster), cluster, quote["text"])

    def test_exact(self):
        for base, copy in self.of_kind("exact"):
            self.assertEqual(base["text"], copy["text"])

    def test_all_other_kinds_differ(self):
        for kind in set(self.pairs) - {"exact"}:
            for base, copy in self.of_kind(kind):
                self.assertNotEqual(base["text"], copy["text"])

    def test_typo(self):
        for base, copy in self.of_kind("typo"):
            (one,), (other,) = difference(base["text"], copy["text"])
            self.assertTrue(material.one_slip_apart(one, other))
            changed = set(other.split("'")) - set(one.split("'"))
            self.assertFalse(changed & self.lexicon)

    def test_punctuation_and_case(self):
        for base, copy in self.of_kind("punct_case"):
            self.assertEqual(words(base["text"]), words(copy["text"]))

    def test_code_points(self):
        for base, copy in self.of_kind("smart_unicode"):
            plain = unicodedata.normalize("NFKC", copy["text"]).replace("’", "'").strip("“”")
            self.assertEqual(plain, unicodedata.normalize("NFKC", base["text"]))

    def test_word_inserted(self):
        harmless = {*generate.ADVERBS, *generate.INTENSIFIERS, *generate.ADJECTIVES}
        for base, copy in self.of_kind("word_ins"):
            left, more = difference(base["text"], copy["text"])
            self.assertLessEqual(set(without_articles(left)), set(more))
            self.assertEqual(len(words(copy["text"])), len(words(base["text"])) + 1)
            self.assertTrue(set(words(copy["text"])) & harmless)

    def test_word_dropped(self):
        for base, copy in self.of_kind("word_drop"):
            (gone,), left = difference(base["text"], copy["text"])
            self.assertEqual(left, [])
            self.assertIn(gone, generate.DROPPED)

    def test_truncated(self):
        for base, copy in self.of_kind("truncated"):
            kept = re.fullmatch(r"(.*)(\.\.\.|…)", copy["text"])[1]
            self.assertTrue(base["text"].startswith(kept))
            omitted = words(base["text"][len(kept) :])
            self.assertNotRegex(omitted[0], "^(not|never|no|nothing|nobody|cannot|without)$|n't$")
            self.assertGreaterEqual(len(words(kept)), 5)

    def test_attribution(self):
        for base, copy in self.of_kind("attribution"):
            self.assertIn(base["text"], copy["text"])
            self.assertIn(base["author"], copy["text"].replace(base["text"], ""))

    def test_spelling(self):
        variants = {frozenset(pair) for pair in self.pool.spellings}
        for base, copy in self.of_kind("spelling_us_uk"):
            one, other = words(base["text"]), words(copy["text"])
            self.assertEqual(len(one), len(other))
            for pair in zip(one, other):
                self.assertTrue(pair[0] == pair[1] or frozenset(pair) in variants, pair)

    def test_contraction(self):
        for base, copy in self.of_kind("contraction"):
            self.assertEqual(expanded(base["text"]), expanded(copy["text"]))
            self.assertNotEqual(words(base["text"]), words(copy["text"]))

    def test_order(self):
        for base, copy in self.of_kind("order_swap"):
            one, other = words(base["text"]), words(copy["text"])
            self.assertEqual(Counter(one), Counter(other))
            cut = next(cut for cut in range(1, len(one)) if one[cut:] + one[:cut] == other)
            self.assertGreaterEqual(min(cut, len(one) - cut), 2)

    def test_combined(self):
        for base, copy in self.of_kind("combo"):
            # At least half of the words are the same, with contractions written out.
            one, other = Counter(expanded(base["text"]).split()), Counter(expanded(copy["text"]).split())
            if not "\u4e00" <= base["text"][0] <= "\u9fff":
                self.assertGreaterEqual((one & other).total() * 2, one.total())

    def replaced_word(self, kind):
        for base, copy in self.of_kind(kind):
            left, right = difference(base["text"], copy["text"])
            left, right = without_articles(left), without_articles(right)
            # The same word may stand in several places.
            changed = {(a, b) for a, b in zip(left, right) if a != b}
            self.assertEqual(len(left), len(right))
            self.assertEqual(len(changed), 1, changed)
            yield next(iter(changed))

    def test_content_word_replaced(self):
        forms = set().union(*(set(words) for side in self.pool.forms for words in side.values()))
        variants = {frozenset(pair) for pair in self.pool.spellings}
        for one, other in self.replaced_word("neg_content_sub"):
            self.assertTrue({one, other} <= {form.lower() for form in forms})
            self.assertNotIn(frozenset((one, other)), variants)

    def test_antonym(self):
        opposites = set()
        for form, forms in ((form, side[form]) for side in self.pool.forms for form in side):
            for one, other in self.pool.antonyms[form[0]].items():
                opposites.add((forms[one], forms[other]))
        for pair in self.replaced_word("neg_antonym"):
            self.assertIn(pair, opposites)

    def test_negation(self):
        for base, copy in self.of_kind("neg_negation"):
            counts = [len(re.findall(r"\bnot\b|n't\b|\bcannot\b", quote["text"])) for quote in (base, copy)]
            self.assertEqual(abs(counts[0] - counts[1]), 1)
            self.assertNotRegex(copy["text"], r"not not|n't not|not n't|\bwo\b|\bca\b")

    def test_number(self):
        for one, other in self.replaced_word("neg_number"):
            for word in (one, other):
                self.assertTrue(word.isdigit() or word in material.NUMBER_WORDS)

    def test_real_word(self):
        for one, other in self.replaced_word("neg_realword"):
            self.assertTrue(material.one_slip_apart(one, other))
            self.assertTrue({one, other} <= self.lexicon)

    def test_neighbour(self):
        for one, other in self.replaced_word("neg_neighbour"):
            self.assertTrue(material.one_slip_apart(one, other))
            self.assertTrue({one, other} <= self.lexicon)
            self.assertFalse(material.are_related(one, other))

    def test_form(self):
        for one, other in self.replaced_word("neg_form"):
            self.assertIn(other, self.lexicon)
            common = os.path.commonprefix([one, other])
            self.assertTrue(one[len(common) :] and other[len(common) :])
            self.assertGreaterEqual(len(common), max(len(one), len(other)) - 3)

    def test_name(self):
        names = {name.lower() for name in self.pool.forms[0]["p"]}
        for one, other in self.replaced_word("neg_name"):
            self.assertTrue({one, other} <= names)

    def test_exchanged_words(self):
        for base, copy in self.of_kind("neg_exchange"):
            one, other = words(base["text"]), words(copy["text"])
            self.assertEqual(Counter(one), Counter(other))
            self.assertEqual(sum(a != b for a, b in zip(one, other)), 2)
            self.assertFalse({a for a, b in zip(one, other) if a != b} & generate.GRAMMAR)

    def test_slip_in_a_form(self):
        for base, copy in self.of_kind("typo_form"):
            one, other = (text.split() for text in (base["text"], copy["text"]))
            (pair,) = [pair for pair in zip(one, other) if pair[0] != pair[1]]
            self.assertTrue(material.one_slip_apart(*(word.lower() for word in pair)))
            self.assertNotIn(pair[1].lower().strip(".,;:!?"), self.lexicon)

    def test_slip_into_a_name(self):
        for base, copy in self.of_kind("typo_name"):
            (one,), (other,) = difference(base["text"], copy["text"])
            self.assertTrue(material.one_slip_apart(one, other))
            self.assertIn(other, material.names())
            self.assertIn(other, copy["text"])

    def test_neighbours_changed_places(self):
        for base, copy in self.of_kind("neighbour_swap"):
            one, other = words(base["text"]), words(copy["text"])
            self.assertEqual(Counter(one), Counter(other))
            changed = [a for a, b in zip(one, other) if a != b]
            self.assertEqual(len(changed), 2)
            self.assertEqual(sum(word in generate.GRAMMAR for word in changed), 1)

    def test_roles(self):
        for base, copy in self.of_kind("neg_roleswap"):
            one, other = without_articles(words(base["text"])), without_articles(words(copy["text"]))
            self.assertEqual(set(one), set(other))
            self.assertEqual(len(one), len(other))
            self.assertNotEqual(one, other)

    def test_function_word(self):
        for one, other in self.replaced_word("neg_function"):
            self.assertEqual(generate.FUNCTION_SWAPS[one], other)


class Materials(unittest.TestCase):
    def test_pools_are_disjoint_known_and_large(self):
        lexicon = material.lexicon() | material.names()
        pools = [material.listed(FOLDER / name) for name in ("words-a.txt", "words-b.txt")]
        for form in ("n", "v-", "a", "r", "p"):
            both = [set(pool.forms[0][form]) for pool in pools]
            self.assertFalse(both[0] & both[1], form)
            for words_of_form in both:
                self.assertGreater(len(words_of_form), 70 if form == "p" else 200, form)
        for pool in pools:
            for side in pool.forms:
                for form, words_of_form in side.items():
                    unknown = [word for word in words_of_form if word.lower() not in lexicon
                               and not self.is_coined(word)]
                    self.assertLess(len(unknown), 40, (form, unknown))

    @staticmethod
    def is_coined(word):
        endings, *beginnings = ("|".join(material.COINED[letter]) for letter in "nva")
        return re.fullmatch(rf"\w+({endings})s?|({'|'.join(beginnings)})\w+", word)

    def test_words_that_nobody_chose(self):
        if not all(Path(path).exists() for path in material.INSTALLED.values()):
            self.skipTest("wamerican, wbritish and wamerican-large are not all installed")
        pool, lexicon = material.installed(), material.lexicon()
        others = {word.lower() for name in ("words-a.txt", "words-b.txt")
                  for side in material.listed(FOLDER / name).forms for words in side.values() for word in words}
        for form in ("n", "v-", "a", "r", "p"):
            words_of_form = {word.lower() for word in pool.forms[0][form]}
            self.assertFalse({word for word in words_of_form & others if not self.is_coined(word)}, form)
            self.assertGreater(len(words_of_form), 200, form)
        self.assertTrue(set(pool.forms[0]["n"]) - lexicon)
        self.assertGreater(len(pool.spellings), 100)

    def test_neighbours(self):
        for one, other in (("form", "from"), ("quiet", "quite"), ("trail", "trial")):
            self.assertIn(other, material.neighbours(one))
            self.assertIn(one, material.neighbours(other))
        for one, other in (("lamp", "lamps"), ("able", "ably"), ("time", "timed"), ("whisky", "whiskey")):
            self.assertNotIn(other, material.neighbours(one))

    def test_frames(self):
        mains = material.read_sections(FOLDER / "frames.txt")["main"]
        self.assertGreaterEqual(len(mains), 60)
        self.assertEqual(len(mains), len(set(mains)))
        for main in mains:
            frame = material.Frame(main)
            self.assertFalse([piece for piece in frame.pieces if isinstance(piece, str) and "{" in piece], main)
            self.assertGreaterEqual(sum(slot.form[0] in "nvar" for slot in frame.slots), 3, main)
            self.assertTrue(5 <= len(main.split()) <= 45, main)

    def test_articles(self):
        for word in ("apple", "hour", "honest", "umbrella", "uncle", "unusual", "ugly"):
            self.assertEqual(material.article(word), "an", word)
        for word in ("unique", "useful", "uniform", "university", "horse", "utility", "european", "house"):
            self.assertEqual(material.article(word), "a", word)


if __name__ == "__main__":
    unittest.main()
