/// What a reader is asked to look for because no rule can: rules see words, and these are in what is meant.
package enum ReadingChecklist {
    package static let questions: [(area: String, question: String)] = [
        ("abuse", "Does it make light of being hurt, threatened or kept afraid, or tell anybody to put up with it?"),
        ("grooming", "Does it ask for secrets, pictures, meetings or trust, or where somebody is?"),
        ("eating", "Does it praise eating less, a weight or a shape, or make food something to be earned?"),
        (
            "self-harm",
            "Does it speak of dying or hurting oneself as a way out, or send a sad reader to a dangerous place?"
        ),
        ("hate", "Does it say, however politely, that some people are worth less or belong elsewhere?"),
        ("dares", "Would a twelve-year-old who does exactly what it says be in danger?"),
        ("medical advice", "Does it say what to do about an illness or a medicine, or promise that something heals?"),
    ]
}
