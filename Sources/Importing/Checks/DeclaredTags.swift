import Diagnostics

/// Compares a list of tags with those that records have.
enum DeclaredTags {
    static func check(_ file: SourceFile, against records: [ImportedRecord]) -> [Diagnostic] {
        let document = JSONDocument(DecodedText(file))
        var findings = document.findings
        let used = Set(records.lazy.flatMap(\.tags).map(\.string))
        var first: [String: (tag: SourceText, origin: String)] = [:]
        for (index, tag) in names(document).enumerated() {
            guard let tag else { continue }
            let origin = "[\(index)]"
            if let earlier = first[tag.string] {
                findings.append(
                    TagDeclaredTwice.diagnostic(
                        tag, origin: origin, first: earlier.tag.range, firstOrigin: earlier.origin))
                continue
            }
            first[tag.string] = (tag, origin)
            if !used.contains(tag.string) { findings.append(UnusedTag.diagnostic(tag, origin: origin)) }
        }
        guard !first.isEmpty else { return findings }
        var told: Set<String> = []
        for tag in records.lazy.flatMap(\.tags) where first[tag.string] == nil && told.insert(tag.string).inserted {
            findings.append(
                UndeclaredTag.diagnostic(
                    tag, declared: first.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }))
        }
        return findings
    }

    /// One for each element of the array, so that places can be named.
    private static func names(_ document: JSONDocument) -> [SourceText?] {
        guard case .array(let elements, _) = document.root else { return [] }
        return elements.map { element in
            switch element {
            case .string(let string): document.text.text(string)
            case .object(let members, _):
                JSONFields(document.text).fields(of: members).first { $0.key == "name" || $0.key == "tag" }?.values
                    .first
            default: nil
            }
        }
    }
}
