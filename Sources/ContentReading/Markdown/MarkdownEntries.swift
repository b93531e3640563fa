import CatalogModel
import Diagnostics
import MarkdownReading
import TextNormalisation

/// Reads a Markdown file of entries: block quotes, the list of fields under each, and headings between.
struct MarkdownEntries {
    private let source: MarkdownSource
    private let fieldReader: MarkdownFields
    private let links: AuthorLinks
    private var common = Fields()
    private var assumed: [AssumedKey] = []
    private var items: [EntryFile.Item] = []

    private let meant: MeantFields

    /// Whether the block before is an entry that has no list yet.
    private var takesFields = false

    /// Fields that were found above the next entry.
    private var strayed: [MarkdownList.Item] = []

    /// Fields of the last entry that were found elsewhere than in its list.
    private var pending: [MarkdownList.Item] = []

    /// The block quote of the entry before, as long as nothing but its list stands behind it.
    private var lastQuote: SourceRange?

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
        meant = MeantFields(source: source)
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
        for (index, block) in document.blocks.enumerated() {
            if !(block.isList && takesFields) { addPending(&findings) }
            switch block {
            case .quote(let quote):
                readEntry(quote, &findings)
                takesFields = true
                lastQuote = quote.range
                continue
            case .list(let list) where takesFields:
                addFields(belonging(list, before: document.blocks[(index + 1)...], &findings), &findings)
                takesFields = false
                continue
            case .paragraph(let paragraph) where addAttribution(paragraph, &findings): continue
            case .list(let list): findings.add(FieldsWithoutEntry.finding(list, in: source))
            case .heading(let level, let words, _):
                for span in words.spans { findings.add(MarkupInText.finding(span, in: words)) }
                items.append(.heading(level: level, words.text))
            case .comment(let words, _): items.append(.comment(words))
            case .unclosedComment(let range): findings.add(UnclosedComment.finding(at: range))
            case .paragraph(let paragraph):
                if let fields = meant.all(of: paragraph) {
                    findings.add(MalformedField.finding(fields, in: source))
                    if takesFields { pending = fields.map(\.item) }
                } else {
                    findings.add(
                        TextBetweenEntries.finding(
                            .paragraph, at: paragraph.text.range,
                            mayBeAuthor: lastQuote != nil && NameShape.looksLikeName(paragraph.text.string)))
                }
            case .other(.code, let range) where source.bytes[range.bytes].first.map(\.isFence) == false:
                findings.add(TextBetweenEntries.indented(lines(of: range), at: range, in: source))
            case .other(let construct, let range):
                findings.add(TextBetweenEntries.finding(construct, at: range))
            }
            takesFields = false
            lastQuote = nil
        }
        addPending(&findings)
    }

    private mutating func addPending(_ findings: inout Findings) {
        guard let last = pending.last else { return }
        let range = source.range(min(pending[0].bullet, last.bullet)..<last.first.upperBound)
        addFields(MarkdownList(items: pending, range: range), &findings)
        pending = []
    }

    /// The items of a list that belong to the entry in front of it; those that do not are told and kept for their own.
    private mutating func belonging(
        _ list: MarkdownList, before rest: ArraySlice<MarkdownBlock>, _ findings: inout Findings
    ) -> MarkdownList {
        var list = list
        for index in list.items.indices { list.items[index] = withoutEntry(list.items[index], &findings) }
        if case .quote(let quote)? = rest.first, rest.dropFirst().first?.isList != true,
            let gap = list.items.indices.dropFirst().first(where: { source.hasEmptyLine(above: list.items[$0].bullet) })
        {
            strayed = Array(list.items[gap...])
            findings.add(FieldsWithoutEntry.above(quote, strayed, in: source))
            list.items.removeSubrange(gap...)
        }
        list.items.insert(contentsOf: pending, at: 0)
        pending = []
        return list
    }

    /// An item without an entry that blanks in front of it have made a part of its value.
    private func withoutEntry(_ item: MarkdownList.Item, _ findings: inout Findings) -> MarkdownList.Item {
        guard source.bytes[item.first].last != UInt8(ascii: "|") else { return item }
        let place = item.rest.indices.first { index in
            let line = item.rest[index].trimmed(in: source.bytes)
            let isBelowEmptyLine = index == 0 || item.rest[index - 1].trimmed(in: source.bytes).isEmpty
            return isBelowEmptyLine && source.bytes[line].first == UInt8(ascii: ">")
        }
        guard let place else { return item }
        let lines = Array(item.rest[place...])
        let start = lines[0].trimmed(in: source.bytes).lowerBound
        let range = source.range(start..<lines[lines.count - 1].trimmed(in: source.bytes).upperBound)
        findings.add(TextBetweenEntries.indented(lines, at: range, in: source))
        var item = item
        item.rest.removeSubrange(place...)
        while let line = item.rest.last, line.trimmed(in: source.bytes).isEmpty { item.rest.removeLast() }
        return item
    }

    private func lines(of range: SourceRange) -> [Range<Int>] {
        let last = source.lineIndex(at: max(range.bytes.lowerBound, range.bytes.upperBound - 1))
        return (source.lineIndex(at: range.bytes.lowerBound)...last).map(source.line)
    }

    // MARK: Entries

    private mutating func readEntry(_ quote: MarkdownQuote, _ findings: inout Findings) {
        var quote = quote
        let fields = meant.taken(from: &quote)
        items.append(.entry(entry(quote, &findings)))
        pending = strayed + fields.map(\.item)
        strayed = []
        if !fields.isEmpty {
            let end = meant.endOfWords(before: fields[0], in: quote)
            findings.add(MalformedField.inWords(fields, behind: end, in: source))
        }
    }

    private func entry(_ quote: MarkdownQuote, _ findings: inout Findings) -> Entry {
        var parts = quote.parts[...]
        let attribution = takeAttribution(beforeWords: &parts, quote, &findings) ?? takeAttribution(&parts, &findings)
        var texts: [SourceText] = []
        for part in parts {
            switch part {
            case .paragraph(let paragraph):
                if !paragraph.spans.isEmpty { report(paragraph, &findings) }
                if paragraph.text.string.utf8.contains(lineFeed) {
                    BlanksAtLineEnd.add(paragraph, in: source, to: &findings)
                }
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

    /// Takes the attribution off the end of a quotation; nil where there is none.
    private func takeAttribution(
        _ parts: inout ArraySlice<MarkdownQuote.Part>, _ findings: inout Findings
    ) -> AttributionParser.Result? {
        switch parts.last {
        case .paragraph(let last):
            if AttributionParser.isAttribution(last) {
                parts.removeLast()
                var parser = AttributionParser(last, links)
                if parts.isEmpty { findings.add(EmptyText.finding(at: last.text.range)) }
                return parser.read(&findings)
            }
            guard let loose = LooseAttribution(in: last), loose.start > 0 || parts.count > 1 else { return nil }
            findings.add(MisplacedAttribution.finding(loose, in: last))
            parts.removeLast()
            if loose.start > 0 { parts.append(.paragraph(last.before(loose))) }
            var parser = AttributionParser(loose.paragraph, links, dashLength: loose.dashLength)
            return parser.read(&findings)
        case .other(.list, let words, let range) where parts.count > 1:
            guard let loose = LooseAttribution(in: words), loose.start == 0 else { return nil }
            findings.add(MisplacedAttribution.item(range, bullet: words.text.range(loose.dash)))
            parts.removeLast()
            var parser = AttributionParser(loose.paragraph, links, dashLength: loose.dashLength)
            return parser.read(&findings)
        default: return nil
        }
    }

    /// A name in place of the first field: somebody wrote the attribution as they would elsewhere.
    private func takeAttribution(from list: inout MarkdownList, _ entry: inout Entry, _ findings: inout Findings) {
        guard entry.attribution == nil, let item = list.items.first, item.rest.isEmpty else { return }
        let name = source.text(item.first)
        guard NameShape.looksLikeName(name.string) || AttributionStatus(creditedTo: name.string) != nil else { return }
        list.items.removeFirst()
        findings.add(
            MisplacedAttribution.listed(
                name, item: source.range(item.bullet..<item.first.upperBound), next: list.items.first?.bullet,
                quoteEnd: entry.range.bytes.upperBound))
        var parser = AttributionParser(MarkdownParagraph(text: name), links, dashLength: 0)
        entry.attribution = parser.read(&findings).attribution
    }

    /// Reports words behind an attribution, in the same block quote, and takes it off where no other follows.
    private func takeAttribution(
        beforeWords parts: inout ArraySlice<MarkdownQuote.Part>, _ quote: MarkdownQuote, _ findings: inout Findings
    ) -> AttributionParser.Result? {
        guard parts.count > 2 else { return nil }
        for index in parts.indices.dropFirst().dropLast() {
            guard case .paragraph(let paragraph) = parts[index], AttributionParser.isAttribution(paragraph),
                LooseAttribution(in: paragraph)?.start == 0
            else { continue }
            var hasAuthor = false
            if case .paragraph(let last)? = parts.last { hasAuthor = AttributionParser.isAttribution(last) }
            let rest: SourceRange =
                switch parts[index + 1] {
                case .paragraph(let paragraph): paragraph.text.range
                case .other(_, _, let range): range
                }
            findings.add(
                MisplacedAttribution.followed(
                    paragraph.text.range, by: rest, quote: quote.range, nextHasAuthor: hasAuthor))
            if hasAuthor { return nil }
            parts.remove(at: index)
            var parser = AttributionParser(paragraph, links)
            return parser.read(&findings)
        }
        return nil
    }

    /// Takes a paragraph behind an entry for its attribution, if it looks like one; false where it does not.
    private mutating func addAttribution(_ paragraph: MarkdownParagraph, _ findings: inout Findings) -> Bool {
        guard let lastQuote, case .entry(var entry)? = items.last, entry.attribution == nil,
            let loose = LooseAttribution(in: paragraph), loose.start == 0, loose.marks == nil
        else { return false }
        findings.add(
            MisplacedAttribution.outside(
                loose, quoteEnd: lastQuote.bytes.upperBound,
                listEnd: takesFields ? nil : entry.range.bytes.upperBound))
        var parser = AttributionParser(loose.paragraph, links, dashLength: loose.dashLength)
        let read = parser.read(&findings)
        entry.attribution = read.attribution
        if let translator = read.translator, entry.fields[.translator] == nil {
            entry.fields.set(Field(.translator, at: translator.range, values: [translator]))
        }
        entry.range = source.range(entry.range.bytes.lowerBound..<paragraph.text.range.bytes.upperBound)
        items[items.count - 1] = .entry(entry)
        return true
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
        var tags: Set<Substring> = []
        for span in paragraph.spans where span.opening.lowerBound >= end {
            end = span.closing.upperBound
            if span.kind == .html {
                // What closes a tag goes with it.
                let tag = source.string(span.opening).lowercased()
                let name = tag.dropFirst().drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }
                if tag.hasPrefix("</"), tags.remove(name) != nil { continue }
                tags.insert(name)
            }
            findings.add(MarkupInText.finding(span, in: paragraph))
        }
    }

    private mutating func addFields(_ list: MarkdownList, _ findings: inout Findings) {
        guard case .entry(var entry)? = items.popLast() else { return }
        var list = list
        takeAttribution(from: &list, &entry, &findings)
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

extension UInt8 {
    /// Whether it begins a fenced block of code.
    fileprivate var isFence: Bool { self == UInt8(ascii: "`") || self == UInt8(ascii: "~") }
}

extension MarkdownBlock {
    fileprivate var isList: Bool {
        if case .list = self { true } else { false }
    }
}
