import Diagnostics

/// Reads quotes out of other people's Markdown: one quote a file in its front matter, or lists of block quotes.
enum MarkdownImporter {
    static func read(_ text: DecodedText, _ options: ImportOptions) -> ImportResult {
        var assembler = RecordAssembler(text, options, .markdown)
        let lines = TextLines.ranges(of: text)
        if let first = lines.first, FrontMatterReader.begins(first, in: text) {
            let front = FrontMatterReader(text, lines)
            if !front.isClosed { assembler.add(UnterminatedFrontMatter.diagnostic(at: text.range(first))) }
            for finding in front.findings { assembler.add(finding) }
            let hasQuote = front.fields.contains { assembler.isTextField($0.key) }
            let body = QuoteListReader(text, Array(lines[front.next...]), firstLine: front.next + 1)
            if hasQuote || body.quotes.isEmpty {
                let finding = QuoteFieldsMissing.noQuote(keys: front.fields.map(\.key), at: text.range(first))
                assembler.assemble(
                    front.fields, origin: assembler.origin(.file), bytes: text.start..<text.bytes.count, noText: finding
                )
            } else {
                add(body, to: &assembler)
            }
            return assembler.finished()
        }
        let list = QuoteListReader(text, lines, firstLine: 1)
        if list.quotes.isEmpty {
            let range = lines.first { line in text.bytes[line].contains { $0 > 0x20 } } ?? text.start..<text.start
            assembler.reject(assembler.origin(.file), QuoteFieldsMissing.noFrontMatter(at: text.range(range)))
        } else {
            add(list, to: &assembler)
        }
        return assembler.finished()
    }

    private static func add(_ list: QuoteListReader, to assembler: inout RecordAssembler) {
        let hasNames = list.hasEmphasisedNames
        for quote in list.quotes {
            guard quote.record(&assembler, namesAreEmphasised: hasNames) else { continue }
        }
        if list.linesOutside > 0 {
            assembler.remark("\(list.linesOutside) lines outside block quotes are not read")
        }
    }
}
