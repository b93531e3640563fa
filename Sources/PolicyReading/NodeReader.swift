import CatalogModel
import Diagnostics
import MarkdownReading
import TextNormalisation

/// Reads values out of YAML that people wrote, such as a policy or their decisions, and reports, each at its place, what
/// is not as it should be.
///
/// Every fault is reported under one rule, and comes with what to do about it. Nothing is given up at the first.
package struct NodeReader {
    /// The rule that is broken by what cannot be read.
    package let about: RuleDescription
    package var findings: Findings

    package init(about: RuleDescription, findings: Findings) {
        self.about = about
        self.findings = findings
    }

    package mutating func report(
        _ range: SourceRange, _ summary: Wording, _ solutions: [Diagnostic.Solution] = [],
        notes: [Diagnostic.Note] = []
    ) {
        findings.add(Diagnostic(about, at: range, summary, notes: notes, solutions: solutions))
    }

    /// - Parameter earlier: where the same was written first.
    package mutating func reportRepeated(_ range: SourceRange, _ summary: Wording, _ earlier: SourceRange) {
        report(range, summary, [.init(.removeOne)], notes: [.init(at: earlier, .firstHere)])
    }

    // MARK: Files, maps and lists

    /// The tree of a file; nil for an empty one, and for one that cannot be read.
    package mutating func root(of file: SourceFile) -> YAMLNode? {
        guard String(validating: file.bytes, as: UTF8.self) != nil else {
            report(file.range.before, .notUTF8, [.init(.saveAsUTF8)])
            return nil
        }
        let (root, faults) = YAMLReading.read(file)
        for fault in faults { report(fault.range, fault.summary, [.init(fault.solution ?? .correctYAML)]) }
        return root
    }

    /// The items of a file that is a list; nothing for an empty one.
    ///
    /// - Parameter what: what the items are, such as "decisions".
    package mutating func items(of file: SourceFile, _ what: Wording) -> [YAMLNode] {
        guard let root = root(of: file) else { return [] }
        if case .list(let items, _) = root { return items }
        report(root.range, "\(what) are not a list: begin each with a hyphen", [.init(.beginWithHyphen)])
        return []
    }

    /// The values of a map by key; nil where the node is none. Unknown and repeated keys are reported.
    ///
    /// - Parameter what: what the map describes, such as "a rule".
    package mutating func keys<Key: RawRepresentable<String> & CaseIterable & Hashable>(
        of node: YAMLNode, _ type: Key.Type, _ what: Wording
    ) -> [Key: YAMLNode]? {
        let all = Key.allCases.map(\.rawValue)
        guard case .map(let pairs, _) = node else {
            report(node.range, "\(what) is a set of keys such as '\(all[0]): …'", [.init(.writeKeys(all))])
            return nil
        }
        var values: [Key: YAMLNode] = [:]
        for (key, value) in pairs {
            guard let known = Key(rawValue: key.string) else {
                let near = Suggestion.nearest(to: key.string, among: all)
                report(
                    key.range, "\(what) has no key '\(key.string)'",
                    near.edits(at: key.range) ?? [.init(.writeKeys(all))])
                continue
            }
            if values[known] == nil {
                values[known] = value
            } else {
                report(key.range, "key '\(key.string)' stands twice", [.init(.removeOne)])
            }
        }
        return values
    }

    /// The pairs of a map whose keys are names of the file's own.
    package mutating func pairs(of node: YAMLNode?, _ what: Wording) -> [(key: SourceText, value: YAMLNode)] {
        switch node {
        case nil: return []
        case .map(let pairs, _):
            var seen: Set<String> = []
            return pairs.filter { pair in
                if seen.insert(pair.key.string).inserted { return true }
                report(pair.key.range, "key '\(pair.key.string)' stands twice", [.init(.removeOne)])
                return false
            }
        case .some(let other):
            report(other.range, "\(what) are keys with values", [.init(.writePairs)])
            return []
        }
    }

    /// The items of a list; a single value counts as a list of one.
    package func list(_ node: YAMLNode?) -> [YAMLNode] {
        switch node {
        case nil: []
        case .list(let items, _): items
        case .some(let single): [single]
        }
    }

    /// The same where a key without a value is a list of nothing.
    package func listOrNothing(_ node: YAMLNode?) -> [YAMLNode] {
        if case .scalar(let text)? = node, text.string.isEmpty { [] } else { list(node) }
    }

    // MARK: Values

    package mutating func text(_ node: YAMLNode?, _ key: Wording) -> Located<String>? {
        guard let node else { return nil }
        guard case .scalar(let text) = node else {
            report(node.range, "'\(key)' is a text", [.init(.say(key))])
            return nil
        }
        guard text.string.utf8.contains(where: { $0 > 0x20 }) else {
            report(node.range, "'\(key)' says nothing", [.init(.say(key))])
            return nil
        }
        return Located(text.string, at: text.range)
    }

    /// - Parameter place: where to say that it is missing.
    package mutating func required(
        _ node: YAMLNode?, _ key: Wording, at place: SourceRange, of what: Wording
    ) -> Located<String>? {
        isThere(node, key, at: place, of: what) ? text(node, key) : nil
    }

    /// - Returns: whether a key that must not be missing is there.
    package mutating func isThere(_ node: YAMLNode?, _ key: Wording, at place: SourceRange, of what: Wording) -> Bool {
        if node != nil { return true }
        report(place, "\(what) has no '\(key)'", [.init(.say(key))])
        return false
    }

    package mutating func texts(_ node: YAMLNode?, _ key: Wording) -> [Located<String>] {
        list(node).compactMap { text($0, key) }
    }

    /// A list of one text or more.
    package mutating func requiredTexts(
        _ node: YAMLNode?, _ key: Wording, at place: SourceRange, of what: Wording
    ) -> [Located<String>] {
        guard isThere(node, key, at: place, of: what), let node else { return [] }
        if case .list(let items, let range) = node, items.isEmpty {
            report(range, "'\(key)' says nothing", [.init(.say(key))])
        }
        return texts(node, key)
    }

    package mutating func integer(_ node: YAMLNode?, _ key: Wording) -> Located<Int>? {
        guard let written = text(node, key) else { return nil }
        if let number = Int(written.value), number >= 0, written.value.utf8.count <= 6 {
            return Located(number, at: written.range)
        }
        report(written.range, "'\(written.value)' is no whole number", [.init(.writeDigits)])
        return nil
    }

    package mutating func flag(_ node: YAMLNode?, _ key: Wording) -> Bool {
        guard let written = text(node, key) else { return false }
        if written.value == "true" || written.value == "false" { return written.value == "true" }
        report(written.range, "'\(key)' is true or false", [.init(.writeFlag)])
        return false
    }

    package mutating func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ node: YAMLNode?, _ key: Wording, _ type: Choice.Type = Choice.self
    ) -> Located<Choice>? {
        guard let written = text(node, key) else { return nil }
        if let choice = Choice(rawValue: written.value) { return Located(choice, at: written.range) }
        let known = Choice.allCases.map(\.rawValue)
        let near = Suggestion.nearest(to: written.value, among: known)
        report(
            written.range, "'\(key)' is '\(written.value)'; it may be \(anyOf: known)",
            near.edits(at: written.range) ?? [.init(.writeOneOf(known))])
        return nil
    }

    package mutating func choices<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
        _ node: YAMLNode?, _ key: Wording, _ type: Choice.Type = Choice.self
    ) -> [Choice] {
        list(node).compactMap { choice($0, key, type)?.value }
    }

    package mutating func day(_ written: Located<String>?) -> Located<CalendarDay>? {
        guard let written else { return nil }
        if let day = CalendarDay(written.value) { return Located(day, at: written.range) }
        report(written.range, "'\(written.value)' is no day such as 2026-11-21", [.init(.writeDay)])
        return nil
    }

    /// A hash that the tool has written.
    package mutating func hash(_ written: Located<String>?) -> Located<ContentHash>? {
        guard let written else { return nil }
        if let hash = ContentHash(written.value) { return Located(hash, at: written.range) }
        report(written.range, "'\(written.value)' is no hash of 32 hexadecimal digits", [.init(.copyHash)])
        return nil
    }
}

extension [String] {
    /// An edit for each of the words that may have been meant; nil for none.
    fileprivate func edits(at range: SourceRange) -> [Diagnostic.Solution]? {
        isEmpty ? nil : map { .init(.write($0), [.init(range, with: $0)]) }
    }
}

extension Wording {
    fileprivate static let notUTF8: Wording = "the file is not UTF-8"
    fileprivate static let saveAsUTF8: Wording = "save it as UTF-8"
    fileprivate static let correctYAML: Wording =
        "put the line right; text with a colon or a quotation mark goes into quotation marks"
    fileprivate static let beginWithHyphen: Wording = "begin each with a hyphen"
    fileprivate static let removeOne: Wording = "remove one of the two"
    fileprivate static let firstHere: Wording = "first written here"
    fileprivate static let writePairs: Wording = "write each as 'name: value'"
    fileprivate static let writeDigits: Wording = "write digits alone"
    fileprivate static let writeFlag: Wording = "write 'true' or 'false'"
    fileprivate static let writeDay: Wording = "write it as 2026-11-21"
    fileprivate static let copyHash: Wording = "copy it from the line that the report prints"

    fileprivate static func writeKeys(_ keys: [String]) -> Wording { "write one or more of \(anyOf: keys)" }
    fileprivate static func writeOneOf(_ values: [String]) -> Wording { "write \(anyOf: values)" }
    fileprivate static func write(_ value: String) -> Wording { "write '\(value)'" }
    fileprivate static func say(_ key: Wording) -> Wording { "add what belongs to '\(key)'" }
}
