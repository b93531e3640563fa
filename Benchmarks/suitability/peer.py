"""Asks one detector about texts: JSON Lines with `id` and `text` in, `{"id", "minAge"}` out.

usage: peer.py better-profanity|alt-profanity-check|profanex < texts.jsonl > ratings.jsonl

None of them knows ages: what is flagged counts as 13. Seconds of asking alone, without loading, go to standard error.
"""
import json
import sys
import time


def better_profanity():
    from better_profanity import profanity
    profanity.load_censor_words()
    return lambda texts: [profanity.contains_profanity(text) for text in texts]


def alt_profanity_check():
    from profanity_check import predict
    # Its own example asks text by text; asked for all at once it is a hundred times faster.
    return lambda texts: [bool(answer) for answer in predict(texts)]


def profanex():
    from profanex import Filter
    finder = Filter()
    # Asked for places, as ours is.
    return lambda texts: [bool(finder.find(text)) for text in texts]


PEERS = {"better-profanity": better_profanity, "alt-profanity-check": alt_profanity_check, "profanex": profanex}


def main():
    ask = PEERS[sys.argv[1]]()
    records = [json.loads(line) for line in sys.stdin]
    start = time.process_time()
    answers = ask([record["text"] for record in records])
    print(f"{time.process_time() - start:.3f}", file=sys.stderr)
    for record, answer in zip(records, answers):
        print(json.dumps({"id": record["id"], "minAge": 13 if answer else 4}))


if __name__ == "__main__":
    main()
