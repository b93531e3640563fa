import CatalogModel
import Diagnostics
import MarkdownReading
import PolicyReading

/// Reads `policy/rights.yml`, and reports every fault of it where it stands.
///
/// Rows without a fault are returned all the same.
struct RightsPolicyReader {
    private enum Key: String, CaseIterable { case doubt, publicDomain, quotation }
    private enum BudgetKey: String, CaseIterable {
        case wordsPerQuote, wordsPerWork, quotesPerWork, quotesPerScreenWork
    }
    private enum RowKey: String, CaseIterable {
        case id, `in`, `case`, published, died, death, free, evidence, source
    }
    private enum DeathCondition: String, CaseIterable { case known, unknown }

    private var nodes: NodeReader

    static func read(_ file: SourceFile, _ findings: inout Findings) -> RightsPolicy {
        var reader = RightsPolicyReader(nodes: NodeReader(about: MalformedRightsPolicy.about, findings: findings))
        defer { findings = reader.nodes.findings }
        return reader.policy(file)
    }

    private mutating func policy(_ file: SourceFile) -> RightsPolicy {
        var policy = RightsPolicy()
        guard let root = nodes.root(of: file), let values = nodes.keys(of: root, Key.self, "the policy of rights")
        else { return policy }
        policy.doubt = nodes.integer(values[.doubt], "doubt")?.value ?? 0
        policy.quotation = values[.quotation].flatMap { budget($0) }
        var first: [String: SourceRange] = [:]
        for item in nodes.listOrNothing(values[.publicDomain]) {
            guard let row = row(item) else { continue }
            if let earlier = first[row.id.value] {
                nodes.reportRepeated(row.id.range, .twice(row.id.value), earlier)
                continue
            }
            first[row.id.value] = row.id.range
            policy.rows.append(row)
        }
        return policy
    }

    private mutating func budget(_ node: YAMLNode) -> QuotationBudget? {
        let what: Wording = "'quotation'"
        guard let values = nodes.keys(of: node, BudgetKey.self, what) else { return nil }
        let numbers = BudgetKey.allCases.map { key -> Int? in
            let name: Wording = "\(key.rawValue)"
            guard nodes.isThere(values[key], name, at: node.range.before, of: what) else { return nil }
            return nodes.integer(values[key], name)?.value
        }
        guard let perQuote = numbers[0], let perWork = numbers[1], let quotes = numbers[2], let screen = numbers[3]
        else { return nil }
        return QuotationBudget(
            wordsPerQuote: perQuote, wordsPerWork: perWork, quotesPerWork: quotes, quotesPerScreenWork: screen)
    }

    private mutating func row(_ node: YAMLNode) -> TermRow? {
        let what: Wording = "a row"
        guard let values = nodes.keys(of: node, RowKey.self, what) else { return nil }
        let place = node.range.before
        // Every value is looked at before anything is given up, so that all faults show at once.
        let before = nodes.findings.counts.values.reduce(0, +)
        let id = nodes.required(values[.id], "id", at: place, of: what)
        let isSomewhere = nodes.isThere(values[.in], "in", at: place, of: what)
        let jurisdictions = nodes.choices(values[.in], "in", Jurisdiction.self)
        let rightsCase = nodes.choice(values[.case], "case", RightsCase.self)?.value
        let published = span(values[.published], "published")
        let died = span(values[.died], "died")
        let death = nodes.choice(values[.death], "death", DeathCondition.self)?.value
        let hasTerms = nodes.isThere(values[.free], "free", at: place, of: what)
        let terms = nodes.texts(values[.free], "free").compactMap { term($0) }
        let needsEvidence = nodes.flag(values[.evidence], "evidence")
        let source = nodes.text(values[.source], "source")
        guard nodes.findings.counts.values.reduce(0, +) == before, let id, isSomewhere, hasTerms else { return nil }
        return TermRow(
            id: id, jurisdictions: jurisdictions, rightsCase: rightsCase, published: published, died: died,
            isDeathKnown: death.map { $0 == .known }, needsEvidence: needsEvidence, terms: terms,
            source: source?.value)
    }

    /// `death + 71`, or `always`.
    private mutating func term(_ written: Located<String>) -> TermRow.Term? {
        if written.value == "always" { return .always }
        let parts = written.value.split(separator: " ")
        if parts.count == 3, parts[1] == "+", let event = TermRow.Event(rawValue: String(parts[0])),
            let years = Int(parts[2]), (1...200).contains(years)
        {
            return .after(event, years: years)
        }
        nodes.report(written.range, .noTerm(written.value), [.init(.writeTerm)])
        return nil
    }

    private mutating func span(_ node: YAMLNode?, _ key: Wording) -> YearSpan? {
        guard let written = nodes.text(node, key) else { return nil }
        if let span = YearSpan(written.value) { return span }
        nodes.report(written.range, .noSpan(key, written.value), [.init(.writeSpan)])
        return nil
    }
}

extension Wording {
    fileprivate static func noTerm(_ value: String) -> Wording { "'\(value)' is no term" }
    fileprivate static let writeTerm: Wording = "write 'death + 71', 'published + 96', 'created + 121' or 'always'"
    fileprivate static func noSpan(_ key: Wording, _ value: String) -> Wording {
        "'\(key)' is '\(value)', which is no span"
    }
    fileprivate static let writeSpan: Wording = "write years as 1923-1963, -1977 or 1978-"
    fileprivate static func twice(_ id: String) -> Wording { "row '\(id)' stands twice" }
}
