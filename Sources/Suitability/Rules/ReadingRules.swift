import CatalogModel
import Diagnostics

/// A text is published when people have read it.
package enum UnreadText {
    static let about = RuleDescription(
        id: "unread-text",
        summary: "As many people have read a text as catalog.yml asks for.",
        why: """
            Rules find words. Abuse, grooming, contempt in polite words, a dare, advice that harms: only somebody who \
            reads a text sees them. That no rule has found anything is no verdict.
            """,
        severity: SeverityByPhase(draft: .note, review: .warning, release: .error),
        isBinding: true,
        folding: .init(
            one: "text waits for a reader", many: "texts wait for a reader",
            help: "catalog review shows them one by one; catalog review --list counts them"),
        accepts: [ReadingExample.files(readings: ReadingExample.line())],
        rejects: [
            ReadingExample.files(marked: true),
            // The words have changed since.
            ReadingExample.files(
                marked: true, readings: ReadingExample.line(text: "Begin where you were.")),
            // One person has read it, twice.
            ReadingExample.files(
                marked: true, needed: 2,
                readings: ReadingExample.line() + ReadingExample.line(by: "a. reader", on: "2026-11-22")),
        ])

    static func diagnostic(_ entry: Entry, _ state: ReadingState) -> Diagnostic {
        Diagnostic(
            about, at: entry.text.range, wording(state),
            notes: state.lapsed.last.map { [.init(at: $0.range, "the reading of earlier words")] } ?? [],
            solutions: [.init("read it with `catalog review`")])
    }

    /// Why a text waits for readers: "nobody has read this text".
    package static func reason(_ state: ReadingState) -> String { wording(state).text }

    private static func wording(_ state: ReadingState) -> Wording {
        if let lapsed = state.lapsed.last {
            return "the words have changed since \(lapsed.by) read them on \(lapsed.on.description)"
        }
        let read = state.accepted.count
        let need: Wording = state.needed == 1 ? "" : ", and \(state.needed) people have to"
        if read == 0 { return "nobody has read this text\(need)" }
        return "\(read == 1 ? "one person has" : "\(read) people have") read this text\(need)"
    }
}

/// A text that a reader sent back is changed before it is published.
enum SentBackText {
    static let about = RuleDescription(
        id: "sent-back-text",
        summary: "A text that a reader sent back is changed before anything else.",
        why: """
            Somebody has read it and says that it must not go out as it is. Other readers cannot outvote that: the \
            words change, or the same person reads it again and accepts it.
            """,
        isBinding: true,
        accepts: [
            ReadingExample.files(
                readings: ReadingExample.line(sentBack: true, text: "Begin where you were.") + ReadingExample.line()),
            ReadingExample.files(
                readings: ReadingExample.line(sentBack: true, on: "2026-11-20") + ReadingExample.line()),
        ],
        rejects: [
            ReadingExample.files(
                marked: true,
                readings: ReadingExample.line(by: "B. Reader") + ReadingExample.line(sentBack: true))
        ])

    static func diagnostic(_ entry: Entry, _ reading: Reading) -> Diagnostic {
        Diagnostic(
            about, at: entry.text.range,
            "\(reading.by) sent this text back on \(reading.on.description): \(reading.reason ?? "")",
            notes: [.init(at: reading.range, "the reading")],
            solutions: [.init("change the words, take the entry out, or let \(reading.by) read it again")])
    }
}

/// The declared age is not below what readers ask for.
enum AgeBelowReading {
    static let about = RuleDescription(
        id: "age-below-reading",
        summary: "The age that is declared for an entry is not below what its readers ask for.",
        why: """
            Whoever reads a text says for which ages it is. The file of the entry has to say so too: it is what \
            editors look at, and the tool never raises an age by itself.
            """,
        isBinding: true,
        accepts: [
            ReadingExample.files(
                entry: "> Begin where you are.\n\n- id: q0000000000a1\n- ages: 16+\n",
                readings: ReadingExample.line(ages: "16+"))
        ],
        rejects: [
            ReadingExample.files(marked: true, readings: ReadingExample.line(ages: "16+")),
            ReadingExample.files(
                entry: "> Begin where you are.\n\n- id: q0000000000a1\n- ages: ↓13+\n",
                readings: ReadingExample.line(ages: "16+")),
        ])

    static func diagnostic(_ entry: Entry, _ reading: Reading, _ age: Int, _ declared: Ages, _ rating: EntryRating)
        -> Diagnostic
    {
        let raised = Ages(lowest: age, highest: declared.highest.map { max($0, age) }).description
        let own = rating.source == .entry ? entry.fields[.ages]?.values.first : nil
        return Diagnostic(
            about, at: own?.range ?? entry.text.range,
            "\(reading.by) reads this as \(age)+, and the entry is declared \(declared.description)",
            notes: [.init(at: reading.range, "the reading")],
            solutions: [
                .init(
                    own == nil ? "declare 'ages: \(raised)' for this entry" : "declare 'ages: \(raised)'",
                    own.map { [.init($0.range, with: raised)] } ?? [])
            ])
    }
}

/// A reading is about an entry that there is or was.
package enum ReadingWithoutEntry {
    static let about = RuleDescription(
        id: "reading-without-entry",
        summary: "A reading is about an entry that is in the catalog or was published.",
        why: """
            A line about nothing hides that the text it was meant for is unread: an id was mistyped, or an entry that \
            was never published is gone.
            """,
        severity: .warning,
        accepts: [ReadingExample.files(readings: ReadingExample.line())],
        rejects: [
            ReadingExample.files(
                readings: ReadingExample.line() + ReadingExample.line(id: "q0000000000b2", mark: true))
        ])

    /// - Parameter known: whether an id is an entry's, or was published.
    package static func check(_ index: ReadingIndex, isKnown: (MessageID) -> Bool, _ findings: inout Findings) {
        for reading in index.all where !isKnown(reading.id.value) {
            findings.add(
                Diagnostic(
                    about, at: reading.id.range, "there is no entry '\(reading.id.value.string)'",
                    solutions: [.init("put the id right, or remove the line")]))
        }
    }
}

/// The file of readings makes sense.
enum MalformedReadings {
    static let about = RuleDescription(
        id: "malformed-readings",
        summary: "Every line of decisions/readings.jsonl is a reading.",
        why: "A line that cannot be read is a text that somebody read and that counts as unread.",
        isBinding: true,
        accepts: [ReadingExample.files(readings: ReadingExample.line())],
        rejects: [
            ReadingExample.files(readings: "↓not JSON\n" + ReadingExample.line()),
            ReadingExample.files(readings: ReadingExample.line() + #"↓{"id":"q0000000000a1"}"# + "\n"),
        ])
}
