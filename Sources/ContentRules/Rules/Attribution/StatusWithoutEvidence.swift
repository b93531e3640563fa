import CatalogModel
import Diagnostics

/// A status that claims something shows what it rests on.
struct StatusWithoutEvidence: EntryRule {
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "status-without-evidence",
        summary: """
            'sourced' comes with work and place, 'disputed' with a note for readers, 'misattributed' with the right \
            author and a note, 'altered' with the original and a note, 'fictional' with the character.
            """,
        why: """
            Only what can be looked up can be trusted. Apps show the note beside the words, so 'note:', which is for \
            editors alone, does not do.
            """,
        accepts: [
            "> Begin where you are.\n>\n> — Ada Brook, *Small Lamps* 3\n\n- status: sourced",
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: disputed\n- statusNote: Not in the printed letters.",
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: misattributed\n- statusNote: Often credited to Noor Elm.",
            """
            > Begin where you are.
            >
            > — Ada Brook

            - status: altered
            - statusNote: Shortened by others; the letter has more.
            - original: Begin where you are, with what is there.
            """,
            "> Begin where you are.\n>\n> — Ada Brook\n\n- character: The Baker\n- status: fictional",
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: attributed",
        ],
        rejects: [
            "> Begin where you are.\n>\n> — Ada Brook, *Small Lamps*\n\n- status: ↓sourced",
            RuleExample(
                "messages/courage/a.xml",
                """
                <messages xmlns="urn:florilegium:content:1" category="courage" language="en">
                  <quote status="↓sourced">
                    <text>Begin where you are.</text>
                    <author ref="ada-brook"/>
                    <work ref="small-lamps" locator="https://example.org/"/>
                  </quote>
                </messages>

                """),
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: ↓misattributed",
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: ↓disputed\n- note: Not in the printed letters.",
            """
            > Begin where you are.

            - kind: quote
            - attributedTo: Anonymous
            - status: ↓misattributed
            - statusNote: Often credited to Noor Elm.
            """,
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: ↓altered\n- statusNote: Shortened by others.",
            "> Begin where you are.\n>\n> — Ada Brook\n\n- status: ↓fictional",
            "---\ncategory: courage\nstatus: altered\n---\n\n> Begin where you are.\n>\n> — ↓Ada Brook",
        ])

    func check(_ entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        guard let status = entry.status, let missing = missing(status, entry) else { return }
        findings.add(
            Diagnostic(
                Self.about, at: entry.placeOfStatus, .claims(status, missing), solutions: missing.solutions(status)))
    }

    /// What a status should come with and does not; nil if all is there.
    private func missing(_ status: AttributionStatus, _ entry: Entry) -> Evidence? {
        switch status {
        case .sourced:
            if entry.attribution?.work == nil { return .work }
            guard let locator = entry.attribution?.locator?.string else { return .place }
            return Self.isHomePage(locator) ? .homePage : nil
        case .misattributed:
            if entry.attribution?.author == nil { return .author }
            return entry[.statusNote] == nil ? .note : nil
        case .altered:
            if entry[.original] == nil { return .original }
            return entry[.statusNote] == nil ? .note : nil
        case .disputed: return entry[.statusNote] == nil ? .note : nil
        case .fictional: return entry[.character] == nil ? .character : nil
        case .attributed, .anonymous, .proverb, .original: return nil
        }
    }

    /// Whether an address leads to a site and to nothing in it.
    private static func isHomePage(_ locator: String) -> Bool {
        guard let scheme = ["https://", "http://", "www."].first(where: { locator.hasPrefix($0) }) else { return false }
        let address = locator.utf8.dropFirst(scheme.utf8.count)
        return address.firstIndex(of: UInt8(ascii: "/")).map { address.index(after: $0) == address.endIndex } ?? true
    }

    fileprivate enum Evidence {
        case work, place, homePage, author, original, note, character

        var words: Wording {
            switch self {
            case .work: "no work"
            case .place: "no place in the work"
            case .homePage: "a home page, which is no place in the work"
            case .author: "no author, who is the right one"
            case .original: "no original"
            case .note: "no note for readers"
            case .character: "no character"
            }
        }

        func solutions(_ status: AttributionStatus) -> [Diagnostic.Solution] {
            switch self {
            case .work, .place, .homePage: [.init(.givePlace), .init(.claimLess)]
            case .author: [.init(.nameAuthor)]
            case .original: [.init(.giveOriginal)]
            case .note: [.init(.explain(status))]
            case .character: [.init(.nameCharacter)]
            }
        }
    }
}

extension Wording {
    fileprivate static func claims(_ status: AttributionStatus, _ missing: StatusWithoutEvidence.Evidence) -> Wording {
        "status '\(status.rawValue)' comes with \(missing.words)"
    }
    fileprivate static let givePlace: Wording = "name the work and the place in it: *Meditations* IV.17"
    fileprivate static let claimLess: Wording = "say 'status: attributed'"
    fileprivate static func explain(_ status: AttributionStatus) -> Wording {
        switch status {
        case .misattributed: "add 'statusNote:' with who is wrongly credited, and how it is known"
        case .altered: "add 'statusNote:' with where the original stands, and what was made of it"
        default: "add 'statusNote:' with what speaks for it and what against it"
        }
    }
    fileprivate static let nameAuthor: Wording =
        "name whoever said it as the author; the one who is wrongly credited belongs into 'statusNote:'"
    fileprivate static let giveOriginal: Wording = "add 'original:' with the words as they were first written"
    fileprivate static let nameCharacter: Wording = "add 'character:' with who speaks it in the work"
}
