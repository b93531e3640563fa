import CatalogModel
import Diagnostics

/// Builds the examples of rules about decisions: two entries, and a file that decides about them.
enum DecisionExample {
    static let road = "Be gentle with yourself on the long road."
    static let path = "Be gentle with yourself on the long path."

    /// - Parameters:
    ///   - texts: what the entries `q0000000000a1`, `q0000000000a2` and so on say.
    ///   - decisions: lines of the file.
    static func files(_ texts: [String], decisions: String) -> RuleExample {
        let entries = zip(1..., texts).map { "> \($1)\n\n- id: \(id($0))\n" }.joined(separator: "\n")
        return RuleExample(files: [
            ("messages/courage/example.md", "---\ncategory: courage\n---\n\n" + entries),
            ("decisions/duplicates.yml", decisions),
        ])
    }

    /// A decision about two entries, made when they said what is given here.
    static func line(
        _ a: (number: Int, text: String), _ b: (number: Int, text: String), _ kind: Decision.Kind,
        keep: Decision.Side? = nil
    ) -> String {
        Decision.line(
            (id(a.number), a.text), (id(b.number), b.text), kind: kind, keep: keep, by: "Mira Holt",
            on: CalendarDay("2026-11-21")!, reason: "read side by side")
    }

    private static func id(_ number: Int) -> String { "q0000000000a\(number)" }
}

extension String {
    /// The same with the mark of a finding in front of the first occurrence of a part.
    func marked(before part: String) -> String {
        guard let place = unmarkedRange(of: part) else { preconditionFailure("the example does not hold '\(part)'") }
        return self[..<place] + "↓" + self[place...]
    }

    private func unmarkedRange(of part: String) -> Index? {
        indices.first { self[$0...].hasPrefix(part) }
    }
}
