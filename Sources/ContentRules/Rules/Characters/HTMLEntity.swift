import Diagnostics

/// Text holds characters, not HTML's names for them.
struct HTMLEntity: CharacterRule {
    static let about = RuleDescription(
        id: "html-entity",
        summary: "Text holds characters, not HTML's names for them.",
        why: """
            Text copied from the source of a web page shows '&quot;' in apps, which print what they are given. \
            Escaped twice, it reads '&amp;quot;'.
            """,
        severity: .warning,
        accepts: ["> Research & development at AT\\&T; x marks the spot.\n", "> Q\\&A: ask, & listen.\n"],
        rejects: [
            "> Rock ↓\\&amp; roll is here to stay.\n", "> She said ↓\\&ldquo;yes↓\\&#8221; to it.\n",
            "> He said ↓\\&amp;quot;no↓\\&amp;#39; to it.\n",
        ])

    static let needs: TextTraits = .ampersand

    func check(_ text: ScannedText, _ findings: inout Findings) {
        var offset = 0
        while let start = text.bytes[offset...].firstIndex(of: UInt8(ascii: "&")) {
            offset = start + 1
            guard let entity = CharacterReference(in: text.bytes, at: start) else { continue }
            offset = entity.end
            let range = start..<entity.end
            // In XML it is a fault of the syntax, which the reader has told.
            let place = text.range(range)
            if place.file.path.hasSuffix(".xml"), place.text == text.part(range) { continue }
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(range), .found(text.part(range), entity.character),
                    solutions: [.init(.write(entity.character), [text.replacement(range, with: entity.character)])]))
        }
    }
}

extension Wording {
    fileprivate static func found(_ entity: String, _ character: String) -> Wording {
        "'\(entity)' is HTML for '\(character)'"
    }

    fileprivate static func write(_ character: String) -> Wording { "write '\(character)'" }
}
