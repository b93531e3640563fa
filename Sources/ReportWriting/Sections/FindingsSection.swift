import Diagnostics

/// What `catalog validate` says, the worst first: place, words, the line with the place marked, and what would help.
struct FindingsSection {
    let checks: Report

    /// Ids of messages by the numbers of the findings about them.
    let messages: [Int: String]
    private let reasons: [RuleID: String]
    private let folded: [FoldedFindings]

    /// The lines of one severity that stand in the open; the others can be unfolded.
    private static let inTheOpen = 100

    init(_ checks: Report, messages: [Int: String]) {
        self.checks = checks
        self.messages = messages
        folded = checks.folding().folded
        reasons = Dictionary(checks.rules.map { ($0.id, $0.why) }, uniquingKeysWith: { first, _ in first })
    }

    var html: HTML {
        """
        <section id="findings" aria-labelledby="findings-title">
        <h2 id="findings-title">Findings</h2>
        <p>\(HTML("\(capitalised(checks.counts.sentence))")).</p>
        \(content)</section>

        """
    }

    private func capitalised(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

    private var content: HTML {
        guard !checks.diagnostics.isEmpty else {
            return
                "<p class=\"calm\"><span aria-hidden=\"true\">✓ </span>The rules found nothing, which is no verdict about what people have to read.</p>\n"
        }
        return "\([part("Errors", .error), part("Warnings", .warning), part("Notes", .note)])"
    }

    private func part(_ title: String, _ severity: Severity) -> HTML {
        // What is told as one line is listed elsewhere; the numbers of the others stay those of all findings.
        let told = Set(folded.map(\.rule))
        let found = checks.diagnostics.indices.filter {
            checks.diagnostics[$0].severity == severity && !told.contains(checks.diagnostics[$0].rule)
        }
        let unlisted = checks.unlisted.filter { $0.severity == severity && !told.contains($0.rule) }
        let sums = folded.filter { $0.severity == severity }
        let count = found.count + unlisted.reduce(0) { $0 + $1.count } + sums.reduce(0) { $0 + $1.count }
        guard count > 0 else { return .none }
        let rest = found.dropFirst(Self.inTheOpen)
        let rested: HTML =
            rest.isEmpty
            ? .none
            : """
            <details><summary>\(grouped(rest.count)) more</summary>
            <ol class="findings" start="\(Self.inTheOpen + 1)">
            \(rest.map(item))</ol>
            </details>

            """
        let lines = unlisted.map { one -> HTML in
            "<li>\(isolated: escaped(one.path)): … and \(grouped(one.count)) more of <code>\(one.rule.name)</code></li>\n"
        }
        return """
            <h3>\(title) <span class="count">\(grouped(count))</span></h3>
            <ol class="findings">
            \(found.prefix(Self.inTheOpen).map(item))</ol>
            \(rested)\(sums.map(sum))\(lines.isEmpty ? .none : "<ul class=\"unlisted\">\n\(lines)</ul>\n")
            """
    }

    private func sum(_ folded: FoldedFindings) -> HTML {
        """
        <p class="sum \(folded.severity.rawValue)">\(folded.sentence) <code>\(folded.rule.name)</code>: \(folded.folding.help)</p>

        """
    }

    private func item(_ number: Int) -> HTML {
        let diagnostic = checks.diagnostics[number]
        let link: HTML = messages[number].map { "<a href=\"#\($0)\">Show <code>\($0)</code></a>" } ?? .none
        let why: HTML =
            reasons[diagnostic.rule].map { "<details><summary>Why this is asked for</summary><p>\($0)</p></details>" }
            ?? .none
        return """
            <li id="finding-\(number)" class="finding \(diagnostic.severity.rawValue)" tabindex="-1">
            <p class="place"><span class="severity">\(diagnostic.severity.rawValue)</span> \(place(diagnostic.range)) \
            <code>\(diagnostic.rule.name)</code></p>
            <p class="summary">\(isolated: diagnostic.summary.text)</p>
            \(line(MarkedLine(diagnostic.range), "mark"))\(diagnostic.notes.map(note))\
            \(diagnostic.solutions.map(solution))<div class="more">\(link)\(why)</div>
            </li>

            """
    }

    private func place(_ range: SourceRange) -> HTML {
        let start = range.start
        return "<span class=\"path\">\(isolated: escaped(range.file.path)):\(start.line):\(start.column)</span>"
    }

    private func note(_ note: Diagnostic.Note) -> HTML {
        """
        <div class="note"><p>\(place(note.range)): \(isolated: note.text.text)</p>
        \(line(MarkedLine(note.range), "mark"))</div>

        """
    }

    private func solution(_ solution: Diagnostic.Solution) -> HTML {
        let preview = MarkedLine(after: solution).map { line($0, "ins") } ?? .none
        return """
            <div class="help"><p><span class="label">What helps:</span> \(isolated: solution.summary.text)</p>
            \(preview)</div>

            """
    }

    /// - Parameter element: in which what is marked stands.
    private func line(_ line: MarkedLine, _ element: String) -> HTML {
        guard !(line.before + line.marked + line.after).isEmpty else { return .none }
        let mark: HTML =
            line.marked.isEmpty
            ? "<mark class=\"gap\"><span class=\"unseen\">here</span></mark>"
            : "<\(element)>\(line.marked)</\(element)>"
        return """
            <pre><span class="number" aria-hidden="true">\(line.number)</span><code dir="auto">\(line.before)\(mark)\(line.after)</code></pre>

            """
    }
}
