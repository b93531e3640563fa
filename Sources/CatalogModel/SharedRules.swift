import Diagnostics

/// Rules that several steps ask for: each is described here, and a step adds the examples that it can judge.
package enum SharedRules {
    package static let attributionInProse = RuleDescription(
        id: "attribution-in-prose",
        summary: "Doubt about who said it is told by 'attributedTo' and 'status', not in the author's name.",
        why: "There is no author called 'Unknown, but often attributed to Mark Twain'; apps would list one.",
        severity: .errorInRelease, accepts: [], rejects: [])

    package static let emptyText = RuleDescription(
        id: "empty-text",
        summary: "A text holds words, besides any attribution.",
        why: """
            An entry without a letter or a digit is an empty card, and so is one with only a name on it. A picture of \
            emoji alone is one too for people who have it read to them.
            """,
        accepts: [], rejects: [])

    package static let invalidUTF8 = RuleDescription(
        id: "invalid-utf8",
        summary: "Every byte of a file belongs to a UTF-8 character.",
        why: """
            A byte that is not UTF-8 reaches readers as a question mark in a black diamond. Most often the text was \
            saved as Windows-1252, where the byte is a dash, a quotation mark or an accented letter.
            """,
        isBinding: true, accepts: [], rejects: [])

    package static let malformedDecisions = RuleDescription(
        id: "malformed-decisions",
        summary: "Recorded decisions can be read.",
        why: """
            A decision that cannot be read is not carried out: entries that somebody meant to keep apart would be joined, \
            and an attribution that somebody looked into would be found again. The tool writes these lines itself, or \
            gives them to copy; they go wrong when they are edited by hand.
            """,
        accepts: [], rejects: [])

    package static let nearIdenticalTags = RuleDescription(
        id: "near-identical-tags",
        summary: "Tags differ in more than number, case or separators.",
        why: "Readers who choose 'Failure' never see what is filed under 'Failures'.",
        severity: .note, accepts: [], rejects: [])

    package static let repeatedTag = RuleDescription(
        id: "repeated-tag",
        summary: "Each tag, that is each category and mood, is named once.",
        why: "A tag that is there already adds nothing; more likely another one was meant.",
        severity: .warning, accepts: [], rejects: [])

    package static let sharedAuthorIdentity = RuleDescription(
        id: "shared-author-identity",
        summary: "No two authors share a name, an alias, a link or an identifier.",
        why: """
            Either they are one person with two pages, whose quotations are split between them, or one of them carries \
            the other's life.
            """,
        accepts: [], rejects: [])

    package static let staleDecision = RuleDescription(
        id: "stale-decision",
        summary: "A decision is about the words and the author that are there today.",
        why: """
            Somebody looked and decided; since then the words or the author were changed. The decision may be wrong now, \
            so it does not count until somebody has looked again.
            """,
        accepts: [], rejects: [])

    package static let unusedDecision = RuleDescription(
        id: "unused-decision",
        summary: "A decision is about entries that exist, and is needed.",
        why: "A decision that decides nothing only makes the file harder to read.",
        severity: .warning, accepts: [], rejects: [])
}
