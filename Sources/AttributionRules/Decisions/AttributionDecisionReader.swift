import CatalogModel
import Diagnostics
import MarkdownReading
import TextNormalisation
import Yams

/// Reads `decisions/attributions.yml`: a list of decisions, each a set of keys.
struct AttributionDecisionReader {
    /// The name of the file in the folder of decisions.
    static let fileName = "attributions.yml"

    private var keys: PolicyKeys

    static func read(_ file: SourceFile, _ findings: inout Findings) -> [AttributionDecision] {
        do {
            var reader = AttributionDecisionReader(
                keys: PolicyKeys(try YAMLDocument(file), MalformedAttributionDecisions.about))
            let decisions = reader.decisions()
            findings.merge(reader.keys.findings)
            return decisions
        } catch {
            findings.add(
                Diagnostic(
                    MalformedAttributionDecisions.about, at: error.range, .noYAML(error.problem),
                    solutions: [.init(.correctYAML)]))
            return []
        }
    }

    private mutating func decisions() -> [AttributionDecision] {
        guard let root = keys.document.root else { return [] }
        guard case .sequence(let list) = root else {
            keys.report(root, .notAList, .beginWithHyphen)
            return []
        }
        var decided: [[String]: SourceRange] = [:]
        return list.compactMap { item in
            guard let decision = decision(item) else { return nil }
            let subject = [decision.key.value, decision.entry.value]
            if let earlier = decided[subject] {
                keys.report(
                    decision.entry.range, .decidedTwice(decision.entry.value), .removeOne,
                    [.init(at: earlier, .firstHere)]
                )
                return nil
            }
            decided[subject] = decision.entry.range
            return decision
        }
    }

    private mutating func decision(_ item: Node) -> AttributionDecision? {
        guard let map = keys.map(item, .decision, Key.self) else { return nil }
        let key = keys.text(.key, of: map, .decision)
        let entry = keys.text(.entry, of: map, .decision)
        let author = keys.text(.author, of: map, .decision)
        let kind: AttributionDecision.Kind? = keys.choice(.decision, of: map, .decision)
        let reason = keys.text(.reason, of: map, .decision)
        let source = keys.text(.source, of: map, .decision)
        let by = keys.text(.by, of: map, .decision)
        let on = keys.day(.on, of: map, .decision)
        let form = form(of: map)
        guard let key, let entry, let author, let kind, let reason, let source, let by, let on, let form else {
            return nil
        }
        return AttributionDecision(
            key: key, entry: entry, author: author, kind: kind, reason: reason.value, source: source.value,
            by: by.value, on: on, form: form)
    }

    private mutating func form(of map: PolicyKeys.Map<Key>) -> Located<ContentHash>? {
        guard let written = keys.text(.form, of: map, .decision) else { return nil }
        if let form = ContentHash(written.value) { return Located(form, at: written.range) }
        keys.report(written.range, .noForm(written.value), .copyForm)
        return nil
    }

    private enum Key: String, CaseIterable { case key, entry, author, decision, reason, source, by, on, form }
}

extension Wording {
    fileprivate static let decision: Wording = "a decision about an attribution"
    fileprivate static let notAList: Wording = "decisions are not a list"
    fileprivate static let beginWithHyphen: Wording = "begin each with a hyphen"
    fileprivate static func decidedTwice(_ entry: String) -> Wording { "'\(entry)' is decided about twice" }
    fileprivate static let firstHere: Wording = "first decided here"
    fileprivate static let removeOne: Wording = "remove one of the two"
    fileprivate static func noForm(_ value: String) -> Wording { "'\(value)' is no hash of 32 hexadecimal digits" }
    fileprivate static let copyForm: Wording = "copy it from the report about the entry"
}
