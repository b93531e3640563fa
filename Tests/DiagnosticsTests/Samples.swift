import Diagnostics
import TestSupport

/// A folder of faults that every renderer is shown.
enum Samples {
    static let unknownCategory = RuleDescription(
        id: "unknown-category", summary: "An entry belongs to a category that exists.",
        why: "Apps show an entry under its category; without one nobody ever finds it.",
        severity: .warningThenError,
        accepts: ["> Still here.\n"],
        rejects: [RuleExample("messages/courage/a.md", "---\ncategory: ↓courge\n---\n\n> Still here.\n")])

    static let textTooLong = RuleDescription(
        id: "text-too-long", summary: "A text fits into a notification.",
        why: "Phones cut off what is longer than 140 characters, often in the middle of a word.",
        severity: .warning, accepts: [], rejects: [])

    static let zeroWidth = RuleDescription(
        id: "zero-width-character", summary: "A text holds no character that nobody can see.",
        why: "Search and duplicate checks trip over it, and it may carry hidden marks.",
        accepts: ["> Plain.\n"], rejects: ["> A wo↓⟨U+200B⟩rd, and a byte ⟨97⟩ `code`.\n"])

    static let repeatedText = RuleDescription(
        id: "repeated-text", summary: "Every text stands in the catalog once.",
        why: "People notice when a message comes twice.", severity: .note, accepts: [], rejects: [])

    static let rules = [unknownCategory, textTooLong, zeroWidth, repeatedText]

    /// The range between the first two marks, or the empty one at the only mark.
    static func marked(_ path: String, _ text: String) -> SourceRange {
        let marked = MarkedText(text)
        return SourceRange(SourceFile(path: path, text: marked.text), marked.marks[0]..<marked.marks.last!)
    }

    static let report: Report = {
        var findings = Findings()
        let category = marked(
            "messages/courage/small steps.md", "---\ncategory: ↓courge↓\n---\n\n> A \u{200B}word, 日本語 and\t👩‍🚀 tabs.\n")
        let file = category.file
        findings.add(
            Diagnostic(
                unknownCategory, at: category, "category '\("courge")' does not exist; did you mean '\("courage")'?",
                solutions: [
                    .init("write '\("courage")'", [.init(category, with: "courage")]),
                    .init("add a file categories/courge.md"),
                ]))
        let hidden = range(of: "\u{200B}", in: file)
        findings.add(
            Diagnostic(
                zeroWidth, at: hidden, "text holds the invisible character \("\u{200B}")",
                solutions: [.init("remove it", [.init(hidden, with: "")])]))
        var note = Diagnostic(
            repeatedText, at: range(of: "👩‍🚀 tabs", in: file), "text repeats 'abc'",
            notes: [.init(at: range(of: "日本語", in: file), "first written here")])
        note.severity = .note
        findings.add(note)
        let flood = SourceFile(
            path: "messages/joy/a,b:c%.md", text: String(repeating: "> Far too <long> & \"loud\".\n", count: 60))
        for line in 1...60 {
            let bytes = flood.bytesOfLine(line)
            var diagnostic = Diagnostic(
                textTooLong, at: SourceRange(flood, bytes.lowerBound + 2..<bytes.upperBound),
                "text has 26 characters; notifications show 20")
            diagnostic.severity = .warning
            findings.add(diagnostic)
        }
        return Report(
            findings, files: 3, entries: 62, rules: rules,
            paths: ["messages/joy/fine.md", file.path, flood.path])
    }()

    /// Like `report`, with only a few of the flood, so that a snapshot can be read.
    static let shortReport: Report = {
        var findings = Findings()
        findings.add(contentsOf: report.diagnostics.filter { $0.rule != "text-too-long" || $0.range.start.line < 3 })
        return Report(findings, files: 3, entries: 62, rules: rules, paths: report.paths)
    }()

    static func range(of part: String, in file: SourceFile) -> SourceRange {
        let (bytes, part) = (file.bytes, Array(part.utf8))
        let start = bytes.indices.first { bytes[$0...].starts(with: part) }!
        return SourceRange(file, start..<start + part.count)
    }
}
