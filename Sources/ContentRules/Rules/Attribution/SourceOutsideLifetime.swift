import CatalogModel
import Diagnostics

/// Nobody wrote anything before being born, or said anything after death.
struct SourceOutsideLifetime: CatalogRule {
    static let about = RuleDescription(
        id: "source-outside-lifetime",
        summary: "A work, and the year given with a quotation, lies in the lifetime of its author.",
        why: """
            Then either a year is mistyped, or the words are by somebody else. A year after death is that of an edition, \
            and says nothing without the work.
            """,
        accepts: [
            RuleExample("authors/noor-elm.md", noor("born: 1842", "1890")),
            RuleExample("authors/noor-elm.md", noor("born: -4~", "-30~")),
            RuleExample("messages/courage/a.md", quoting("*Small Lamps* 3 (1950)", "sourced")),
        ],
        rejects: [
            RuleExample("authors/noor-elm.md", noor("born: 1942", "1890", mark: "↓")),
            RuleExample("messages/courage/a.md", quoting("*Small Lamps* 3 (↓1809)", "sourced")),
            RuleExample("messages/courage/a.md", quoting("(↓1950)", "attributed")),
        ])

    private static func noor(_ born: String, _ year: String, mark: String = "") -> String {
        """
        ---
        name: Noor Elm
        \(born)
        works:
          - id: letters
            title: \(mark)Letters
            type: letter
            year: \(year)
        ---

        """
    }

    private static func quoting(_ work: String, _ status: String) -> String {
        let comma = work.hasPrefix("*") ? "," : ""
        return "---\ncategory: courage\n---\n\n> Begin.\n>\n> — Ada Brook\(comma) \(work)\n\n- status: \(status)\n"
    }

    func check(_ content: Content, in catalog: CatalogContext, _ findings: inout Findings) {
        for author in content.authors {
            // What is said of the years themselves comes first.
            guard let born = author.born, author.hasPossibleLifetime else { continue }
            for work in author.works {
                guard let year = work.year, Self.isBefore(year, born.value) else { continue }
                report(work.title.range, work.title.value, year, author, born, &findings)
            }
        }
        for file in content.files {
            for entry in file.entries {
                guard let written = entry.attribution?.year, let year = YearMark(written.string),
                    let author = entry.attribution?.author?.id.flatMap({ catalog.authors[$0] }),
                    author.hasPossibleLifetime
                else { continue }
                if let born = author.born, Self.isBefore(year, born.value) {
                    report(written.range, "quotation", year, author, born, &findings)
                } else if entry.attribution?.work == nil, case .year(let died) = author.died,
                    Self.isBefore(died.value, year)
                {
                    reportLater(written.range, year, author, died, &findings)
                }
            }
        }
    }

    private func report(
        _ place: SourceRange, _ what: String, _ year: YearMark, _ author: Author, _ born: Located<YearMark>,
        _ findings: inout Findings
    ) {
        findings.add(
            Diagnostic(
                Self.about, at: place, .older(what, year, author.name.value, born.value),
                notes: [.init(at: born.range, .bornHere)], solutions: [.init(.correct)]))
    }

    private func reportLater(
        _ place: SourceRange, _ year: YearMark, _ author: Author, _ died: Located<YearMark>, _ findings: inout Findings
    ) {
        var diagnostic = Diagnostic(
            Self.about, at: place, .later(year, author.name.value, died.value),
            notes: [.init(at: died.range, .diedHere)], solutions: [.init(.nameWork)])
        diagnostic.severity = .warning
        findings.add(diagnostic)
    }

    /// Years that are themselves in doubt may be fifty years out.
    private static func isBefore(_ year: YearMark, _ born: YearMark) -> Bool {
        let inDoubt = [year, born].contains { $0.isApproximate || $0.isUncertain }
        return year.year + (inDoubt ? 50 : 0) < born.year
    }
}

extension Wording {
    fileprivate static func older(_ what: String, _ year: YearMark, _ author: String, _ born: YearMark) -> Wording {
        "'\(what)' is of \(year.description), before \(author) was born in \(born.description)"
    }
    fileprivate static func later(_ year: YearMark, _ author: String, _ died: YearMark) -> Wording {
        "quotation is of \(year.description), after \(author) died in \(died.description)"
    }
    fileprivate static let diedHere: Wording = "year of death"
    fileprivate static let nameWork: Wording = "name the work in which it was printed then, or correct the year"
    fileprivate static let bornHere: Wording = "year of birth"
    fileprivate static let correct: Wording = "correct the year, or name the author who was alive then"
}
