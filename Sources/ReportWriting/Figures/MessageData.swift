import AppViews
import BundleReader
import Diagnostics

/// The messages as the page's script reads them: JSON in which nothing can end the element that holds it.
struct MessageData {
    private let report: CatalogReport
    private let bundle: Bundle
    private let titles: [String: String]
    private var findings: [String: [Int]] = [:]
    private var shared: [String] = []
    private var placesOfShared: [String: Int] = [:]

    static func bytes(_ bundle: Bundle, of report: CatalogReport) -> [UInt8] {
        var data = MessageData(bundle, report)
        return data.bytes()
    }

    private init(_ bundle: Bundle, _ report: CatalogReport) {
        self.bundle = bundle
        self.report = report
        titles = bundle.catalog.titles
        for (finding, id) in report.messagesOfFindings { findings[id, default: []].append(finding) }
    }

    private mutating func bytes() -> [UInt8] {
        var messages: [UInt8] = []
        for record in bundle.records {
            messages += Array((messages.isEmpty ? "\n" : ",\n").utf8)
            messages += Self.escaped(message(record))
        }
        let diagnostics = report.checks.diagnostics
        let mentioned = Set(findings.values.joined()).sorted().map { number in
            JSONText.object([
                "finding": .integer(number), "severity": .string(diagnostics[number].severity.rawValue),
                "summary": .string(diagnostics[number].summary.text),
            ])
        }
        let head: JSONText = .object([
            "house": .string(bundle.catalog.name), "titles": .array(pairs),
            "findings": .array(mentioned), "shared": .array(shared.map { .string($0) }),
        ])
        return Self.escaped(head).dropLast() + Array(",\"messages\":[".utf8) + messages + Array("\n]}".utf8)
    }

    /// Categories and their titles.
    private var pairs: [JSONText] {
        bundle.catalog.categories.map { .array([.string($0.id), .string($0.title)]) }
    }

    /// A message with what each app makes of it; `author`, `rights` and whatever else repeats are numbers in `shared`.
    private mutating func message(_ record: Record) -> JSONText {
        let shown = ShownMessage(record, titles: titles, house: bundle.catalog.name)
        let notification = NotificationView(shown, limit: report.notificationLimit)
        let card = CardView(shown)
        let zenQuotes = ZenQuotesView(shown, house: bundle.catalog.name)
        return .object([
            "id": .string(record.id), "kind": .string(record.kind.rawValue), "lang": .string(record.language),
            "text": .string(record.text), "categories": list(record.categories), "moods": list(record.moods),
            "minAge": .integer(record.minAge), "maxAge": record.maxAge.map { .integer($0) },
            "status": .string(record.status.rawValue), "author": share(shown.author), "work": share(shown.work),
            "card": .array(card.lines.map { .string($0) }), "credit": share(card.credit),
            "title": .string(notification.title), "body": .string(notification.body),
            "length": .integer(notification.length), "limit": .integer(notification.limit),
            "quote": zenQuotes.text == record.text ? nil : .string(zenQuotes.text),
            "note": record.note.map { .string($0) }, "original": record.original.map { .string($0) },
            "character": share(record.character), "translator": share(record.translator?.name),
            "sources": record.sources.isEmpty ? nil : .array(record.sources.map { .integer(number($0)) }),
            "rights": share(record.rights.reason), "licence": share(record.rights.licence),
            "creditLine": share(record.rights.credit), "video": record.link.map(video),
            "findings": findings[record.id].map { .array($0.sorted().map { .integer($0) }) },
        ])
    }

    private func video(_ link: Record.Link) -> JSONText {
        .object([
            "url": .string(link.url), "title": .string(link.title), "seconds": .integer(link.seconds),
            "alt": .string(link.alt),
        ])
    }

    private func list(_ words: [String]) -> JSONText? { words.isEmpty ? nil : .array(words.map { .string($0) }) }

    private mutating func share(_ text: String?) -> JSONText? {
        guard let text else { return nil }
        return .integer(number(text))
    }

    private mutating func number(_ text: String) -> Int {
        if let place = placesOfShared[text] { return place }
        placesOfShared[text] = shared.count
        shared.append(text)
        return shared.count - 1
    }

    /// On one line. Inside JSON a `<` stands in strings only, and written as an escape it begins neither `</script>`
    /// nor `<!--`; `JSONText` escapes what breaks lines.
    ///
    /// Source: https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements.
    private static func escaped(_ value: JSONText) -> [UInt8] {
        let line = Array(value.line.utf8)
        guard line.contains(UInt8(ascii: "<")) else { return line }
        return line.flatMap { $0 == UInt8(ascii: "<") ? Array("\\u003C".utf8) : [$0] }
    }
}
