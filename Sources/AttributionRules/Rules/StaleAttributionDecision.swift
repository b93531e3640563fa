import CatalogModel
import Diagnostics
import TextNormalisation

/// A decision about an attribution is about the words and the name that stand there today: the same rule as for
/// decisions about duplicates.
enum StaleAttributionDecision {
    static let about = SharedRules.staleDecision.showing(
        accepts: [example(PolicyExample.decision()), RuleExample(PolicyExample.decisionsPath, "[]\n")],
        rejects: [
            example(PolicyExample.decision(text: "Other words.").replacingFirst("form: ", with: "form: ↓")),
            example(PolicyExample.decision(author: "Ada Brook").replacingFirst("\"Ada", with: "\"↓Ada")),
        ])

    static func example(_ decisions: String) -> RuleExample {
        PolicyExample.files(
            by: "Noor Elm", "- id: \(PolicyExample.entryID)\n- status: attributed\n",
            policies: [
                (PolicyExample.registryPath, PolicyExample.registry()), (PolicyExample.decisionsPath, decisions),
            ])
    }

    static func otherWords(_ decision: AttributionDecision, _ entry: Entry, now: ContentHash) -> Diagnostic {
        Diagnostic(
            about, at: decision.form.range, .otherWords(decision.entry.value),
            notes: [.init(at: entry.text.range, .wordsToday)], solutions: [.init(.lookAgain), .init(.writeForm(now))])
    }

    static func otherAuthor(_ decision: AttributionDecision, _ mention: AuthorMention) -> Diagnostic {
        Diagnostic(
            about, at: decision.author.range, .otherAuthor(decision.entry.value, decision.author.value),
            notes: [.init(at: mention.written.range, .authorToday)], solutions: [.init(.lookAgain), .init(.remove)])
    }
}

extension Wording {
    fileprivate static func otherWords(_ entry: String) -> Wording { "'\(entry)' was decided about in other words" }
    fileprivate static func otherAuthor(_ entry: String, _ author: String) -> Wording {
        "'\(entry)' was decided about as words of \(author)"
    }
    fileprivate static let wordsToday: Wording = "the words today"
    fileprivate static let authorToday: Wording = "the author today"
    fileprivate static let lookAgain: Wording = "look at source and entry again"
    fileprivate static let remove: Wording = "remove the decision"
    fileprivate static func writeForm(_ form: ContentHash) -> Wording {
        "if the decision still holds, write '\(form.description)' here"
    }
}
