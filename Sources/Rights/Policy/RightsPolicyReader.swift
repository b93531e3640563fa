import CatalogModel
import Diagnostics
import MarkdownReading
import Yams

/// Reads `policy/rights.yml`, and reports every fault of it where it stands.
///
/// Rows without a fault are returned all the same.
struct RightsPolicyReader {
    private let document: YAMLDocument
    private var findings: Findings

    static func read(_ file: SourceFile, _ findings: inout Findings) -> RightsPolicy {
        do {
            var reader = RightsPolicyReader(document: try YAMLDocument(file), findings: findings)
            defer { findings = reader.findings }
            return reader.policy()
        } catch {
            findings.add(Diagnostic(MalformedRightsPolicy.about, at: error.range, .noYAML(error.problem)))
            return RightsPolicy()
        }
    }

    private mutating func policy() -> RightsPolicy {
        var policy = RightsPolicy()
        guard let root = document.root else { return policy }
        let values = map(root, ["doubt", "publicDomain", "quotation"])
        if let node = values["doubt"] { policy.doubt = number(node, "doubt") ?? 0 }
        if let node = values["quotation"] { policy.quotation = budget(node) }
        guard let table = values["publicDomain"] else { return policy }
        guard case .sequence(let list) = table else {
            report(table, .notAList("publicDomain"))
            return policy
        }
        var first: [String: SourceRange] = [:]
        for item in list {
            guard let row = row(item) else { continue }
            if let before = first[row.id.value] {
                findings.add(
                    Diagnostic(
                        MalformedRightsPolicy.about, at: row.id.range, .twice(row.id.value),
                        notes: [.init(at: before, .firstHere)], solutions: [.init(.rename)]))
                continue
            }
            first[row.id.value] = row.id.range
            policy.rows.append(row)
        }
        return policy
    }

    private mutating func budget(_ node: Node) -> QuotationBudget? {
        let keys = ["wordsPerQuote", "wordsPerWork", "quotesPerWork", "quotesPerScreenWork"]
        let values = map(node, keys)
        var numbers: [Int] = []
        for key in keys {
            guard let value = values[key] else {
                report(node, .missingKey(key))
                continue
            }
            if let number = number(value, key) { numbers.append(number) }
        }
        guard numbers.count == keys.count else { return nil }
        return QuotationBudget(
            wordsPerQuote: numbers[0], wordsPerWork: numbers[1], quotesPerWork: numbers[2],
            quotesPerScreenWork: numbers[3])
    }

    private mutating func row(_ node: Node) -> TermRow? {
        let values = map(
            node, ["id", "in", "case", "published", "died", "death", "free", "evidence", "source"])
        for key in ["id", "in", "free"] where values[key] == nil { report(node, .missingKey(key)) }
        // Every value is looked at before anything is given up, so that all faults show at once.
        let before = findings.counts.values.reduce(0, +)
        let id = values["id"].flatMap { text($0, "id") }
        let jurisdictions = values["in"].map { items($0) }?.compactMap { choice($0, "in") as Jurisdiction? } ?? []
        let rightsCase = values["case"].flatMap { choice($0, "case") as RightsCase? }
        let published = values["published"].flatMap { span($0, "published") }
        let died = values["died"].flatMap { span($0, "died") }
        let isDeathKnown = values["death"].flatMap { choice($0, "death") as DeathCondition? }.map { $0 == .known }
        let terms = values["free"].map { items($0) }?.compactMap { term($0) } ?? []
        let evidence = values["evidence"].flatMap { choice($0, "evidence") as Truth? }
        let source = values["source"].flatMap { text($0, "source") }
        guard findings.counts.values.reduce(0, +) == before, let id, values["in"] != nil, values["free"] != nil else {
            return nil
        }
        return TermRow(
            id: id, jurisdictions: jurisdictions, rightsCase: rightsCase, published: published, died: died,
            isDeathKnown: isDeathKnown, needsEvidence: evidence == .true, terms: terms, source: source?.value)
    }

    private enum DeathCondition: String, CaseIterable { case known, unknown }
    private enum Truth: String, CaseIterable { case `true`, `false` }

    /// `death + 71`, or `always`.
    private mutating func term(_ node: Node) -> TermRow.Term? {
        guard let written = text(node, "free") else { return nil }
        if written.value == "always" { return .always }
        let parts = written.value.split(separator: " ")
        if parts.count == 3, parts[1] == "+", let event = TermRow.Event(rawValue: String(parts[0])),
            let years = Int(parts[2]), (1...200).contains(years)
        {
            return .after(event, years: years)
        }
        findings.add(Diagnostic(MalformedRightsPolicy.about, at: written.range, .noTerm(written.value)))
        return nil
    }

    private mutating func span(_ node: Node, _ key: String) -> YearSpan? {
        guard let written = text(node, key) else { return nil }
        if let span = YearSpan(written.value) { return span }
        findings.add(Diagnostic(MalformedRightsPolicy.about, at: written.range, .noSpan(key, written.value)))
        return nil
    }

    private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ node: Node, _ key: String
    ) -> Choice? {
        guard let written = text(node, key) else { return nil }
        if let choice = Choice(rawValue: written.value) { return choice }
        let known = Choice.allCases.map(\.rawValue)
        let near = Suggestion.nearest(to: written.value, among: known)
        findings.add(
            Diagnostic(
                MalformedRightsPolicy.about, at: written.range, .noChoice(key, written.value, known),
                solutions: near.map { .init(.write($0), [.init(written.range, with: $0)]) }))
        return nil
    }

    private mutating func number(_ node: Node, _ key: String) -> Int? {
        guard let written = text(node, key) else { return nil }
        if let number = Int(written.value), (0...1_000_000).contains(number) { return number }
        findings.add(Diagnostic(MalformedRightsPolicy.about, at: written.range, .noNumber(key, written.value)))
        return nil
    }

    private mutating func text(_ node: Node, _ key: String) -> Located<String>? {
        guard let scalar = node.scalar, !scalar.string.isEmpty else {
            report(node, .noText(key))
            return nil
        }
        return Located(scalar.string, at: document.range(of: node))
    }

    /// The values of a list, or a single one.
    private func items(_ node: Node) -> [Node] {
        if case .sequence(let list) = node { return Array(list) }
        return [node]
    }

    private mutating func map(_ node: Node, _ known: [String]) -> [String: Node] {
        guard case .mapping(let mapping) = node else {
            report(node, .notAMap(known))
            return [:]
        }
        var values: [String: Node] = [:]
        for (key, value) in mapping {
            let name = key.scalar?.string ?? ""
            guard known.contains(name) else {
                let range = document.range(of: key)
                let near = Suggestion.nearest(to: name, among: known)
                findings.add(
                    Diagnostic(
                        MalformedRightsPolicy.about, at: range, .unknownKey(name, known),
                        solutions: near.map { .init(.write($0), [.init(range, with: $0)]) }))
                continue
            }
            values[name] = value
        }
        return values
    }

    private mutating func report(_ node: Node, _ summary: Wording) {
        findings.add(Diagnostic(MalformedRightsPolicy.about, at: document.range(of: node), summary))
    }
}

extension Wording {
    fileprivate static func noYAML(_ problem: String) -> Wording { "the policy of rights cannot be read: \(problem)" }
    fileprivate static func notAList(_ key: String) -> Wording {
        "'\(key)' is not a list: begin each row with a hyphen"
    }
    fileprivate static func notAMap(_ known: [String]) -> Wording { "this is no set of keys such as \(anyOf: known)" }
    fileprivate static func missingKey(_ key: String) -> Wording { "there is no '\(key)' here" }
    fileprivate static func noText(_ key: String) -> Wording { "'\(key)' says nothing" }
    fileprivate static func noNumber(_ key: String, _ value: String) -> Wording {
        "'\(key)' is '\(value)', which is no whole number"
    }
    fileprivate static func noTerm(_ value: String) -> Wording {
        "'\(value)' is no term; terms are written 'death + 71', 'published + 96', 'created + 121' or 'always'"
    }
    fileprivate static func noSpan(_ key: String, _ value: String) -> Wording {
        "'\(key)' is '\(value)'; years are written 1923-1963, -1977 or 1978-"
    }
    fileprivate static func noChoice(_ key: String, _ value: String, _ known: [String]) -> Wording {
        "'\(key)' is '\(value)'; it may be \(anyOf: known)"
    }
    fileprivate static func unknownKey(_ key: String, _ known: [String]) -> Wording {
        "key '\(key)' has no meaning here; known are \(anyOf: known)"
    }
    fileprivate static func write(_ value: String) -> Wording { "write '\(value)'" }
    fileprivate static func twice(_ id: String) -> Wording { "row '\(id)' stands twice" }
    fileprivate static let firstHere: Wording = "first written here"
    fileprivate static let rename: Wording = "give one of the two another id, or remove it"
}
