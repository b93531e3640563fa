"""Scores ratings of labelled texts: how many of the texts that people placed out of reach are found, and how many of the
harmless ones are.

A labelled text is `{"id", "text", "label": 0|1, "set", ...}`; a rating `{"id", "minAge", "topics"}`.
"""
IDENTITY = ("ident_neutral_nh", "ident_pos_nh")


class Score:
    """The figures of one detector over the texts that it was asked about."""

    def __init__(self, texts, ratings, age=13):
        self.ages = {rating["id"]: rating["minAge"] for rating in ratings}
        asked = [text for text in texts if text["id"] in self.ages]
        self.asked = len(asked)
        fort = [text for text in asked if text["set"] == "fort"]
        self.fort = confusion([(self.ages[text["id"]] >= age, text["label"] == 1) for text in fort])
        self.clean = self.flagged(asked, age, lambda text: text["set"] == "clean-quotes")
        self.clean_at_9 = self.flagged(asked, 9, lambda text: text["set"] == "clean-quotes")
        self.identity = self.flagged(asked, age, lambda text: text.get("functionality") in IDENTITY)
        self.swearing = self.flagged(asked, age, lambda text: text.get("functionality") == "profanity_nh")
        self.scunthorpe = self.flagged(asked, age, lambda text: text["set"] == "scunthorpe")

    def flagged(self, texts, age, belongs):
        """(how many were rated at an age or above, of how many)"""
        chosen = [text for text in texts if belongs(text)]
        return sum(self.ages[text["id"]] >= age for text in chosen), len(chosen)


def confusion(pairs):
    """Precision, recall, F1 and the share of harmless texts that are flagged, of (flagged, should be)."""
    hits = sum(flagged and wanted for flagged, wanted in pairs)
    alarms = sum(flagged and not wanted for flagged, wanted in pairs)
    wanted = sum(wanted for _, wanted in pairs)
    precision = hits / (hits + alarms) if hits + alarms else 0
    recall = hits / wanted if wanted else 0
    both = precision + recall
    return {"precision": precision, "recall": recall, "f1": 2 * precision * recall / both if both else 0,
            "alarms": alarms / (len(pairs) - wanted) if len(pairs) > wanted else 0}
