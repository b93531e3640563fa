import Diagnostics

/// Looks through a list of authors for two that share a link.
enum DeclaredAuthors {
    static func check(_ file: SourceFile) -> [Diagnostic] {
        let document = JSONDocument(DecodedText(file))
        var findings = document.findings
        guard case .array(let elements, _) = document.root else { return findings }
        var first: [String: (name: String, link: SourceText)] = [:]
        for case .object(let members, _) in elements {
            let fields = JSONFields(document.text).fields(of: members)
            func value(_ keys: String...) -> SourceText? {
                fields.first { keys.contains($0.key) }?.values.first.flatMap { $0.isBlank ? nil : $0 }
            }
            guard let name = value("name", "author"), let link = value("link", "url", "wikipedia") else { continue }
            if let earlier = first[link.string] {
                findings.append(
                    SharedAuthorIdentity.diagnostic(
                        name.string, other: earlier.name, link: link, first: earlier.link.range))
            } else {
                first[link.string] = (name.string, link)
            }
        }
        return findings
    }
}
