import Diagnostics
import MarkdownReading

/// Front matter or settings are no YAML, or YAML of a kind that content does not use.
enum YAMLSyntax {
    static let about = RuleDescription(
        id: "yaml-syntax",
        summary: "Front matter and settings are lines 'key: value', with lists and maps where the format has them.",
        why: """
            Front matter that cannot be read would leave a whole file without its category. Anchors, aliases and \
            tags are left out of the format because the value then stands somewhere else than where it is used.
            """,
        accepts: ["---\ncategory: courage\nmoods: [tired, sad]\n---\n\n> A lamp in one window is enough.\n"],
        rejects: [
            "---\ncategory: courage\nmoods: ↓[tired, sad\n---\n\n> A lamp in one window is enough.\n",
            "---\ncategory: ↓*here\n---\n\n> A lamp in one window is enough.\n",
            "---\n↓category:courage\nlanguage: en\n---\n\n> A lamp in one window is enough.\n",
            "---\n↓courage\n---\n\n> A lamp in one window is enough.\n",
        ])

    static func finding(_ fault: YAMLFault) -> Diagnostic {
        if fault.kind == .nesting { return NestingTooDeep.finding(at: fault.range, fault.summary) }
        return Diagnostic(
            about, at: fault.range, fault.summary,
            solutions: fault.solution.map { [.init($0, fault.replacement.map { [$0] } ?? [])] } ?? [])
    }

    static func notAMap(at range: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "this is not made of lines 'key: value'",
            solutions: [.init("write each value behind its key and a colon")])
    }
}
