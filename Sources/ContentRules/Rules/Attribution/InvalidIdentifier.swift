import CatalogModel
import Diagnostics

/// Identifiers of authors have the form that those who give them out have laid down.
struct InvalidIdentifier: CatalogRule {
    static let about = RuleDescription(
        id: "invalid-identifier",
        summary: "Wikidata, VIAF and ISNI identifiers of authors are well formed.",
        why: "A wrong identifier leads to somebody else, and to somebody else's life under the words.",
        accepts: [
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\nwikidata: Q1430\nviaf: 102895066\n---\n"),
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\nisni: 0000 0001 2103 2683\n---\n"),
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\nisni: 000000012146438X\n---\n"),
        ],
        rejects: [
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\nwikidata: ↓1430\n---\n"),
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\nviaf: ↓viaf-12\n---\n"),
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\nisni: ↓0000000121032684\n---\n"),
        ])

    func check(_ content: Content, in catalog: CatalogContext, _ findings: inout Findings) {
        for author in content.authors {
            for (scheme, written) in [
                (Scheme.wikidata, author.wikidata), (.viaf, author.viaf), (.isni, author.isni),
            ] {
                guard let written, let fault = scheme.fault(of: written.value) else { continue }
                let right = scheme.contained(in: written.value)
                findings.add(
                    Diagnostic(
                        Self.about, at: written.range, fault,
                        solutions: right.map { [.init(.write($0), [.init(written.range, with: $0)])] }
                            ?? [.init(.copy(scheme.address))]))
            }
        }
    }

    private enum Scheme {
        case wikidata, viaf, isni

        var address: String {
            switch self {
            case .wikidata: "wikidata.org"
            case .viaf: "viaf.org"
            case .isni: "isni.org"
            }
        }

        func fault(of identifier: String) -> Wording? {
            let bytes = Array(identifier.utf8)
            switch self {
            case .wikidata:
                let isRight = bytes.first == UInt8(ascii: "Q") && Self.isNumber(bytes.dropFirst())
                return isRight ? nil : .notWikidata(identifier)
            case .viaf: return Self.isNumber(bytes[...]) && bytes.count <= 22 ? nil : .notVIAF(identifier)
            case .isni:
                // Grouped by spaces is how ISNI itself prints it.
                let signs = bytes.filter { $0 != UInt8(ascii: " ") }
                guard signs.count == 16, signs.dropLast().allSatisfy(\.isDigit),
                    signs[15].isDigit || signs[15] == UInt8(ascii: "X")
                else { return .notISNI(identifier) }
                return Self.checkCharacter(signs.dropLast()) == signs[15] ? nil : .wrongCheckCharacter(identifier)
            }
        }

        /// The identifier in an address that was pasted in its place, or written in small letters.
        func contained(in written: String) -> String? {
            let last = written.split(separator: "/").last.map(String.init) ?? written
            let candidate = last.uppercased()
            return candidate != written && fault(of: candidate) == nil ? candidate : nil
        }

        private static func isNumber(_ digits: ArraySlice<UInt8>) -> Bool {
            digits.first.map { $0 != UInt8(ascii: "0") } ?? false && digits.allSatisfy(\.isDigit)
        }

        /// ISO 7064, MOD 11-2, as ISO 27729 (ISNI) prescribes; `X` stands for ten.
        private static func checkCharacter(_ digits: ArraySlice<UInt8>) -> UInt8 {
            let sum = digits.reduce(0) { ($0 + Int($1 - UInt8(ascii: "0"))) * 2 % 11 }
            let check = (12 - sum) % 11
            return check == 10 ? UInt8(ascii: "X") : UInt8(ascii: "0") + UInt8(check)
        }
    }
}

extension Wording {
    fileprivate static func notWikidata(_ identifier: String) -> Wording {
        "'\(identifier)' is no Wikidata identifier, which is Q and a number"
    }
    fileprivate static func notVIAF(_ identifier: String) -> Wording {
        "'\(identifier)' is no VIAF identifier, which is a number"
    }
    fileprivate static func notISNI(_ identifier: String) -> Wording {
        "'\(identifier)' is no ISNI, which has 16 digits, the last of which may be X"
    }
    fileprivate static func wrongCheckCharacter(_ identifier: String) -> Wording {
        "ISNI '\(identifier)' is mistyped: its last digit does not fit the others"
    }
    fileprivate static func write(_ identifier: String) -> Wording { "write '\(identifier)'" }
    fileprivate static func copy(_ address: String) -> Wording { "copy it anew from the author's page on \(address)" }
}
