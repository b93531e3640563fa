import CatalogModel
import Diagnostics

/// Nobody dies before birth, or lives for two hundred years.
struct ImpossibleLifetime: CatalogRule {
    static let about = RuleDescription(
        id: "impossible-lifetime",
        summary: "An author's death comes after the birth, and within the length of a life.",
        why: "From these years the tool works out whether the words are free, and apps print them under the name.",
        accepts: [
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\nborn: 1842\ndied: 1901\n---\n"),
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\nborn: -106\ndied: -43\n---\n"),
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\nborn: 1842\ndied: unknown\n---\n"),
        ],
        rejects: [
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\nborn: 1901\ndied: ↓1842\n---\n"),
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\nborn: 106\ndied: ↓43\n---\n"),
            RuleExample("authors/noor-elm.md", "---\nname: Noor Elm\nborn: 1701\ndied: ↓1901\n---\n"),
        ])

    func check(_ content: Content, in catalog: CatalogContext, _ findings: inout Findings) {
        for author in content.authors {
            guard let born = author.born, case .year(let died) = author.died, !author.hasPossibleLifetime else {
                continue
            }
            let years = died.value.year - born.value.year
            // Nobody knows which of the two is right; but years before Christ are often written without their sign.
            let isBeforeChrist = years < 0 && died.value.year > 0 && born.value.year < 500
            findings.add(
                Diagnostic(
                    Self.about, at: died.range,
                    years < 0 ? .before(author.name.value, died.value, born.value) : .tooLong(author.name.value, years),
                    notes: [.init(at: born.range, .bornHere)],
                    solutions: [.init(.correct)] + (isBeforeChrist ? [.init(.sign(born.value, died.value))] : [])))
        }
    }
}

extension Author {
    /// Whether birth and death can both be right; years that are in doubt may be fifty years out.
    var hasPossibleLifetime: Bool {
        guard let born = born?.value, case .year(let died) = died else { return true }
        let inDoubt = [born, died.value].contains { $0.isApproximate || $0.isUncertain }
        let years = died.value.year - born.year
        return inDoubt ? (-50...Self.longestLife + 50).contains(years) : (0...Self.longestLife).contains(years)
    }
}

extension Wording {
    fileprivate static func before(_ name: String, _ died: YearMark, _ born: YearMark) -> Wording {
        "\(name) died in \(died.description), before being born in \(born.description)"
    }
    fileprivate static func tooLong(_ name: String, _ years: Int) -> Wording {
        "\(name) would have lived for \(years) years"
    }
    fileprivate static let bornHere: Wording = "year of birth"
    fileprivate static let correct: Wording = "correct the year that is wrong"
    fileprivate static func sign(_ born: YearMark, _ died: YearMark) -> Wording {
        "write 'born: -\(born.description)' and 'died: -\(died.description)' if these are years before Christ"
    }
}
