import CatalogModel
import Diagnostics

/// Reads an author and their works out of a document.
enum AuthorReading {
    /// An author of whom only the name of the file is known; that somebody is alive is not said of them.
    static func stub(_ id: String, in file: SourceFile) -> Author {
        let start = SourceRange(file, 0..<0)
        var findings = Findings()
        let name = String(id.map { $0 == "-" ? " " : $0 })
        let pairs = [("name", name), ("died", "unknown")].map { key, value in
            (
                key: SourceText(key, in: file, bytes: 0..<0),
                value: DocumentNode.scalar(SourceText(value, in: file, bytes: 0..<0))
            )
        }
        return author(.map(pairs, start), id: id, life: "", &findings)
    }

    /// - Parameters:
    ///   - id: the file's name without its ending.
    ///   - life: the paragraphs behind the keys.
    static func author(_ node: DocumentNode, id: String, life: String, _ findings: inout Findings) -> Author {
        let record = RecordReader(node, "the author", FileFormats.author, &findings)
        return Author(
            id: id, name: record.value("name", &findings) ?? Located(id, at: record.range),
            sortName: record.value("sortName", &findings),
            kind: record.value("kind", &findings).flatMap { Author.Kind(rawValue: $0.value) } ?? .person,
            aliases: aliases(record, &findings), born: year("born", record, &findings),
            died: death(record, &findings), wikidata: record.value("wikidata", &findings),
            viaf: record.value("viaf", &findings), isni: record.value("isni", &findings),
            wikipedia: record.value("wikipedia", &findings), links: record.values("links", &findings),
            works: record.nodes("works").map { work($0, &findings) }, denied: denial(record, &findings), life: life,
            range: record.range)
    }

    private static func year(
        _ key: String, _ record: RecordReader, _ findings: inout Findings
    ) -> Located<YearMark>? {
        record.value(key, &findings).flatMap { text in YearMark(text.value).map { Located($0, at: text.range) } }
    }

    private static func death(_ record: RecordReader, _ findings: inout Findings) -> Author.Death {
        guard let text = record.value("died", &findings) else { return .notStated }
        return YearMark(text.value).map { .year(Located($0, at: text.range)) } ?? .unknownYear
    }

    private static func aliases(_ record: RecordReader, _ findings: inout Findings) -> [Author.Alias] {
        var aliases: [Author.Alias] = []
        for node in record.nodes("aliases") {
            switch node {
            case .scalar(let text):
                if text.string.isEmpty { findings.add(UnknownValue.none("aliases", at: text.range)) }
                aliases.append(.init(text: Located(text.string, at: text.range)))
            case .map:
                let alias = RecordReader(node, "the alias", FileFormats.alias, &findings)
                guard let text = alias.value("text", &findings) else { continue }
                aliases.append(
                    .init(
                        text: text, language: alias.value("lang", &findings),
                        kind: alias.value("kind", &findings)?.value))
            case .list(_, let range):
                findings.add(UnknownValue.shape("aliases", expected: "a list of names", at: range))
            }
        }
        return aliases
    }

    private static func work(_ node: DocumentNode, _ findings: inout Findings) -> Work {
        let record = RecordReader(node, "the work", FileFormats.work, &findings)
        let title = record.value("title", &findings)
        return Work(
            id: record.value("id", &findings) ?? Located("", at: record.range),
            title: title ?? Located("", at: record.range),
            type: record.value("type", &findings).flatMap { WorkType(rawValue: $0.value) } ?? .other,
            year: record.value("year", &findings).flatMap { YearMark($0.value) },
            originalTitle: record.value("originalTitle", &findings)?.value,
            originalLanguage: record.value("originalLang", &findings),
            coauthors: record.values("coauthors", &findings),
            rightsCase: record.value("rightsCase", &findings).flatMap { RightsCase(rawValue: $0.value) },
            rightsEvidence: record.value("rightsEvidence", &findings)?.value)
    }

    /// `policy: { deny: true, reason: … }`
    private static func denial(_ record: RecordReader, _ findings: inout Findings) -> Located<String>? {
        guard let node = record.node("policy") else { return nil }
        let policy = RecordReader(node, "the policy", FileFormats.authorPolicy, &findings)
        let reason = policy.value("reason", &findings)
        guard let deny = policy.value("deny", &findings), deny.value == "true" else { return nil }
        return Located(reason?.value ?? "", at: (reason ?? deny).range)
    }
}
