import CatalogModel
import Diagnostics
import MarkdownReading

/// Reads a Markdown file of entries: block quotes, the list of fields under each, and headings between.
struct MarkdownEntries {
    private let source: MarkdownSource
    private let fieldReader: MarkdownFields
    private let links: AuthorLinks
    private var common = Fields()
    private var assumed: [AssumedKey] = []
    private var items: [EntryFile.Item] = []

    /// Whether the block before is an entry that has no list yet.
    private var takesFields = false

    /// - Parameter relativePath: below the content folder; it decides what links to authors look like.
    static func read(
        _ file: SourceFile, at relativePath: String, _ findings: inout Findings
    ) -> EntryFile {
        let source = MarkdownSource(file)
        var reading = MarkdownEntries(source, relativePath)
        let front = FrontMatterReading(source, lacking: [.fields, .entries], &findings)
        reading.readCommon(front, &findings)
        let document = MarkdownDocument(source, from: front.bodyStart)
        reading.read(document, &findings)
        let entries = reading.items.compactMap { if case .entry(let entry) = $0 { entry } else { nil } }
        if var late = front.late {
            let words = Cause.Words(
                one: "entry of this file goes by it", many: "entries of this file go by it", isEffect: false)
            late.cause?.consequences = [.init(entries.count, words)]
            findings.add(late)
        }
        AssumedKey.report(reading.assumed, for: entries, &findings)
        if let finding = MissingFrontMatter.finding(front, entries, at: relativePath, in: source) {
            findings.add(finding)
        }
        return EntryFile(file: file, syntax: .markdown, common: reading.common, items: reading.items)
    }

    private init(_ source: MarkdownSource, _ relativePath: String) {
        self.source = source
        fieldReader = MarkdownFields(source)
        links = AuthorLinks(from: relativePath)
    }

    private mutating func readCommon(_ front: FrontMatterReading, _ findings: inout Findings) {
        guard let node = front.node else { return }
        guard let raw = node.rawFields(&findings) else {
            findings.add(YAMLSyntax.notAMap(at: node.range))
            return
        }
        (common, assumed) = FieldChecker().common(raw, &findings)
    }

    private mutating func read(_ document: MarkdownDocument, _ findings: inout Findings) {
        if let range = document.tooDeep { findings.add(NestingTooDeep.finding(at: range)) }
        for range in document.tooLong { findings.add(EntryTooLong.finding(at: range)) }
        items.reserveCapacity(document.blocks.count)
        for block in document.blocks {
            switch block {
            case .quote(let quote):
                items.append(.entry(entry(quote, &findings)))
                takesFields = true
                continue
            case .list(let list) where takesFields: addFields(list, &findings)
            case .list(let list): findings.add(FieldsWithoutEntry.finding(at: list.range))
            case .heading(let level, let words, _):
                for span in words.spans { findings.add(MarkupInText.finding(span, in: words)) }
                items.append(.heading(level: level, words.text))
            case .comment(let words, _): items.append(.comment(words))
            case .unclosedComment(let range): findings.add(UnclosedComment.finding(at: range))
            case .paragraph(let paragraph):
                findings.add(TextBetweenEntries.finding(.paragraph, at: paragraph.text.range))
            case .other(let construct, let range):
                findings.add(TextBetweenEntries.finding(construct, at: range))
            }
            takesFields = false
        }
    }

    // MARK: Entries

    private func entry(_ quote: MarkdownQuote, _ findings: inout Findings) -> Entry {
        var parts = quote.parts[...]
        var attribution: AttributionParser.Result?
        if case .paragraph(let last)? = parts.last, AttributionParser.isAttribution(last) {
            parts.removeLast()
            var parser = AttributionParser(last, links)
            attribution = parser.read(&findings)
            if parts.isEmpty { findings.add(EmptyText.finding(at: last.text.range)) }
        }
        var texts: [SourceText] = []
        for part in parts {
            switch part {
            case .paragraph(let paragraph):
                if !paragraph.spans.isEmpty { report(paragraph, &findings) }
                texts.append(paragraph.text)
            case .other(let construct, let words, let range):
                findings.add(MarkupInText.finding(construct, at: range))
                texts.append(words.text)
            }
        }
        if quote.range.bytes.count > MarkdownLimits.entryLength {
            findings.add(EntryTooLong.finding(at: quote.range))
        }
        let translator = attribution?.translator.map {
            Field(.translator, at: $0.range, values: [$0])
        }
        return Entry(
            text: text(texts, quote), attribution: attribution?.attribution,
            fields: translator.map { Fields([$0]) } ?? Fields(), common: common, range: quote.range)
    }

    private func text(_ texts: [SourceText], _ quote: MarkdownQuote) -> SourceText {
        if texts.count == 1 { return texts[0] }
        if texts.isEmpty {
            let start = quote.range.bytes.lowerBound
            return SourceText("", in: source.file, bytes: start..<start)
        }
        return SourceText(joining: texts, with: "\n\n", in: source.file)
    }

    private func report(_ paragraph: MarkdownParagraph, _ findings: inout Findings) {
        var end = -1
        for span in paragraph.spans where span.opening.lowerBound >= end {
            end = span.closing.upperBound
            findings.add(MarkupInText.finding(span, in: paragraph))
        }
    }

    private mutating func addFields(_ list: MarkdownList, _ findings: inout Findings) {
        guard case .entry(var entry)? = items.popLast() else { return }
        var fields = FieldChecker().fields(fieldReader.fields(of: list, &findings), &findings)
        if let translator = entry.fields[.translator] {
            if let stated = fields[.translator] {
                let key = SourceText(stated.key.rawValue, in: source.file, bytes: stated.keyRange.bytes)
                findings.add(DuplicateKey.finding(key, stated.keyRange, first: translator.keyRange))
            } else {
                fields.set(translator)
            }
        }
        entry.fields = fields
        let start = entry.range.bytes.lowerBound
        entry.range = source.range(start..<max(entry.range.bytes.upperBound, list.range.bytes.upperBound))
        items.append(.entry(entry))
    }
}
