#!/usr/bin/env python3
"""Tags texts with scikit-learn on words and pairs of words; reads {"train": [[text, tags]], "test": [text]} as JSON.

usage: peer.py METHOD; prints for each text the three best tags
"""
import json
import sys

import numpy as np
from sklearn.feature_extraction.text import CountVectorizer, TfidfVectorizer
from sklearn.linear_model import LogisticRegression
from sklearn.multiclass import OneVsRestClassifier
from sklearn.naive_bayes import ComplementNB
from sklearn.preprocessing import MultiLabelBinarizer


def main():
    method = sys.argv[1]
    data = json.load(sys.stdin)
    counting = CountVectorizer if method == "complement naive Bayes" else TfidfVectorizer
    words = counting(ngram_range=(1, 2))
    train = words.fit_transform([text for text, _ in data["train"]])
    test = words.transform(data["test"])
    if method.startswith("complement naive Bayes"):
        # A text of several tags counts once for each.
        rows = [row for row, (_, tags) in enumerate(data["train"]) for _ in tags]
        model = ComplementNB().fit(train[rows], [tag for _, tags in data["train"] for tag in tags])
        names, scores = model.classes_, model.predict_joint_log_proba(test)
    else:
        binarizer = MultiLabelBinarizer()
        model = OneVsRestClassifier(LogisticRegression(C=10, max_iter=300))
        model.fit(train, binarizer.fit_transform([tags for _, tags in data["train"]]))
        names, scores = binarizer.classes_, model.decision_function(test)
    json.dump([[str(names[tag]) for tag in np.argsort(-row)[:3]] for row in scores], sys.stdout)


main()
