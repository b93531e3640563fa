import CatalogModel
import Diagnostics

/// Punctuation stands right behind its word.
struct SpaceBeforePunctuation: TextRule {
    static let about = RuleDescription(
        id: "space-before-punctuation",
        summary: "Punctuation stands right behind its word.",
        why: """
            A line may end at a space, and then the next one begins with a lone comma or full stop. In French a space \
            before ; : ! ? is correct.
            """,
        severity: .warning,
        accepts: [
            "> Wait ... what? It costs .5 of it :)\n",
            "---\ncategory: courage\nlanguage: fr\n---\n\n> Courage ! Que faire ?\n",
        ],
        rejects: [
            "> Walk on↓ , rest↓ , walk on.\n", "> Who is there↓ ?\n",
            "---\ncategory: courage\nlanguage: fr\n---\n\n> Oui↓ , courage !\n",
        ])

    static let needs: TextTraits = .spaceBeforePunctuation

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        let isFrench = entry.language(in: catalog) == "fr"
        for run in text.runs(where: { $0 == " " }) where run.lowerBound > 0 {
            guard let mark = text.scalar(at: run.upperBound), Self.isMisplaced(mark, behind: run, in: text),
                !isFrench || mark == "," || mark == "."
            else { continue }
            let both = run.lowerBound..<run.upperBound + 1
            let isTight = text.scalar(at: both.upperBound)?.isLetter == true
            findings.add(
                Diagnostic(
                    Self.about, at: text.range(both), .found(String(mark)),
                    solutions: [.init(.remove, [text.replacement(both, with: isTight ? "\(mark) " : "\(mark)")])]))
        }
    }

    private static func isMisplaced(_ mark: Unicode.Scalar, behind space: Range<Int>, in text: ScannedText) -> Bool {
        let before = text.scalar(before: space.lowerBound)
        let after = text.scalar(at: space.upperBound + mark.utf8.count)
        guard let before, !before.isSpace else { return false }
        switch mark {
        case ",": return true
        // Ellipses of dots with and without spaces, .5, .NET
        case ".":
            if before == "." || after == "." { return false }
            if after == " ", text.scalar(at: space.upperBound + 2) == "." { return false }
            return after.map { !$0.isDigit && !$0.isLetter } ?? true
        // Faces: :) ;-) :D :3
        case ":", ";": return after.map { $0.isSpace || $0.value > 0x7F || "\"'".unicodeScalars.contains($0) } ?? true
        case "!", "?": return after.map { !$0.isLetter && !$0.isDigit } ?? true
        default: return false
        }
    }
}

extension Wording {
    fileprivate static func found(_ mark: String) -> Wording { "space in front of '\(mark)'" }
    fileprivate static let remove: Wording = "remove the space"
}
