import CatalogModel
import Diagnostics
import MarkdownReading
import TextNormalisation
import Yams

/// Reads `decisions/duplicates.yml`: a list of decisions, each a set of keys.
///
/// Every fault of the file is reported; decisions without one are returned all the same.
package struct DecisionReader {
    private let document: YAMLDocument
    private var findings: Findings

    package static func read(_ file: SourceFile, _ findings: inout Findings) -> [Decision] {
        do {
            var reader = DecisionReader(document: try YAMLDocument(file), findings: findings)
            defer { findings = reader.findings }
            return reader.decisions()
        } catch {
            findings.add(Diagnostic(MalformedDecisions.about, at: error.range, .noYAML(error.problem)))
            return []
        }
    }

    private mutating func decisions() -> [Decision] {
        guard let root = document.root else { return [] }
        guard case .sequence(let list) = root else {
            report(root, .notAList)
            return []
        }
        var decided: [Decision.Pair: SourceRange] = [:]
        return list.compactMap { item in
            guard let decision = decision(item) else { return nil }
            let pair = decision.pair
            if let earlier = decided[pair] {
                findings.add(
                    Diagnostic(
                        MalformedDecisions.about, at: decision.a.range, .decidedTwice(decision),
                        notes: [.init(at: earlier, .decidedHere)], solutions: [.init(.removeOne)]))
                return nil
            }
            decided[pair] = decision.a.range
            return decision
        }
    }

    private mutating func decision(_ item: Node) -> Decision? {
        guard case .mapping(let mapping) = item else {
            report(item, .notADecision)
            return nil
        }
        var values: [Key: Node] = [:]
        for (key, value) in mapping {
            guard let known = key.scalar.flatMap({ Key(rawValue: $0.string) }) else {
                report(key, .unknownKey(key.scalar?.string ?? ""))
                continue
            }
            values[known] = value
        }
        // Every value is looked at before anything is given up, so that all faults show at once.
        let a = text(.a, in: values, of: item)
        let b = text(.b, in: values, of: item)
        let kind: Decision.Kind? = choice(.decision, in: values, of: item)
        let keep: Decision.Side? = values[.keep] == nil ? nil : choice(.keep, in: values, of: item)
        let by = text(.by, in: values, of: item)
        let day = day(in: values, of: item)
        let reason = text(.reason, in: values, of: item)
        let forms = forms(in: values, of: item)
        guard let a, let b, let kind, let by, let day, let reason, let forms else { return nil }
        guard values[.keep] == nil || keep != nil, agree(kind, values[.keep], item), differ(a, b) else { return nil }
        let last = values.values.map { document.range(of: $0) }.max() ?? document.range(of: item)
        let start = document.range(of: item).bytes.lowerBound
        return Decision(
            a: a, b: b, kind: kind, keep: keep, by: by.value, on: day, reason: reason.value, forms: forms,
            range: SourceRange(document.file, start..<max(start, last.bytes.upperBound)))
    }

    private mutating func text(_ key: Key, in values: [Key: Node], of item: Node) -> Located<String>? {
        guard let node = values[key] else {
            report(item, .missingKey(key.rawValue))
            return nil
        }
        guard let scalar = node.scalar, !scalar.string.isEmpty else {
            report(node, .noText(key.rawValue))
            return nil
        }
        return Located(scalar.string, at: document.range(of: node))
    }

    private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ key: Key, in values: [Key: Node], of item: Node
    ) -> Choice? {
        guard let written = text(key, in: values, of: item) else { return nil }
        if let choice = Choice(rawValue: written.value) { return choice }
        let known = Choice.allCases.map(\.rawValue)
        let near = Suggestion.nearest(to: written.value, among: known)
        findings.add(
            Diagnostic(
                MalformedDecisions.about, at: written.range, .noChoice(key.rawValue, written.value, known),
                solutions: near.map { .init(.write($0), [.init(written.range, with: $0)]) }))
        return nil
    }

    private mutating func day(in values: [Key: Node], of item: Node) -> CalendarDay? {
        guard let written = text(.on, in: values, of: item) else { return nil }
        if let day = CalendarDay(written.value) { return day }
        findings.add(Diagnostic(MalformedDecisions.about, at: written.range, .noDay(written.value)))
        return nil
    }

    private mutating func forms(
        in values: [Key: Node], of item: Node
    ) -> (a: Located<ContentHash>, b: Located<ContentHash>)? {
        guard let node = values[.forms] else {
            report(item, .missingKey(Key.forms.rawValue))
            return nil
        }
        guard case .sequence(let list) = node, list.count == 2 else {
            report(node, .notTwoForms)
            return nil
        }
        let forms = list.map { form in
            form.scalar.flatMap { ContentHash($0.string) }.map { Located($0, at: document.range(of: form)) }
        }
        for (node, form) in zip(list, forms) where form == nil { report(node, .noForm(node.scalar?.string ?? "")) }
        guard let a = forms[0], let b = forms[1] else { return nil }
        return (a, b)
    }

    /// `keep` stands with `same` and nowhere else.
    private mutating func agree(_ kind: Decision.Kind, _ keep: Node?, _ item: Node) -> Bool {
        if kind == .same, keep == nil {
            report(item, .missingKey(Key.keep.rawValue))
            return false
        }
        if kind != .same, let keep {
            report(keep, .keepWithout(kind.rawValue))
            return false
        }
        return true
    }

    private mutating func differ(_ a: Located<String>, _ b: Located<String>) -> Bool {
        if a.value != b.value { return true }
        findings.add(Diagnostic(MalformedDecisions.about, at: b.range, .sameTwice(b.value)))
        return false
    }

    private mutating func report(_ node: Node, _ summary: Wording) {
        findings.add(Diagnostic(MalformedDecisions.about, at: document.range(of: node), summary))
    }

    private enum Key: String, CaseIterable {
        case a, b, decision, keep, by, on, reason, forms
    }
}

extension Wording {
    fileprivate static func noYAML(_ problem: String) -> Wording { "decisions cannot be read: \(problem)" }
    fileprivate static let notAList: Wording = "decisions are not a list: begin each with a hyphen"
    fileprivate static let notADecision: Wording = "a decision is a set of keys such as {a: …, b: …, decision: same}"
    fileprivate static func unknownKey(_ key: String) -> Wording { "key '\(key)' belongs to no decision" }
    fileprivate static func missingKey(_ key: String) -> Wording { "decision has no '\(key)'" }
    fileprivate static func noText(_ key: String) -> Wording { "'\(key)' says nothing" }
    fileprivate static func noChoice(_ key: String, _ value: String, _ known: [String]) -> Wording {
        "'\(key)' is '\(value)'; it may be \(anyOf: known)"
    }
    fileprivate static func noDay(_ value: String) -> Wording { "'\(value)' is no day such as 2026-11-21" }
    fileprivate static let notTwoForms: Wording = "'forms' is a list of two hashes, of a and of b"
    fileprivate static func noForm(_ value: String) -> Wording { "'\(value)' is no hash of 32 hexadecimal digits" }
    fileprivate static func keepWithout(_ kind: String) -> Wording { "'keep' stands with '\(kind)', where both stay" }
    fileprivate static func sameTwice(_ id: String) -> Wording { "decision is about '\(id)' twice" }
    fileprivate static func decidedTwice(_ decision: Decision) -> Wording {
        "'\(decision.a.value)' and '\(decision.b.value)' are decided twice"
    }
    fileprivate static let decidedHere: Wording = "first decided here"
    fileprivate static let removeOne: Wording = "remove one of the two"
    fileprivate static func write(_ value: String) -> Wording { "write '\(value)'" }
}
