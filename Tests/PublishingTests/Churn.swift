import BundleSamples
import CatalogModel
import Identity
import TestSupport

/// A catalog in which all sorts of things happen from release to release.
struct Churn {
    private var chance: Chance
    private var messages = (0..<30).map { SampleCatalog.message($0, "Text \($0).") }

    init(seed: UInt64) { chance = Chance(state: seed) }

    /// Publishes the next release, with slices if they are given.
    mutating func publish(_ version: Int, on line: PublishingLine, slices: [SliceSettings] = []) throws {
        if version > 1 {
            for _ in 0..<below(4) {
                let words = "Words \(below(1000)), “and” \n more."
                messages[below(messages.count)].text = words
            }
            for _ in 0..<below(6) { retag(below(messages.count)) }
            for _ in 0..<below(3) { try endOne(on: line) }
            for number in 0..<below(3) {
                messages.append(SampleCatalog.message(version * 100 + number, "Text \(number) of \(version)."))
            }
        }
        var messages = messages
        if below(2) == 0 {
            var quote = SampleCatalog.messages[1]
            quote.id = messages[0].id
            messages[0] = quote
        }
        let merged = [SampleCatalog.id(5000 + version % 3): messages[1].id]
        try line.build(messages, version: version, merged: merged, slices: slices)
        try line.publish()
    }

    /// A filter that some of the messages fit.
    mutating func filter() -> SliceFilter {
        SliceFilter(
            kinds: below(2) == 0 ? ["message"] : [],
            categories: below(2) == 0 ? ["rest"] : [],
            ages: below(2) == 0 ? Ages(lowest: 12, highest: 13) : nil,
            languages: below(2) == 0 ? ["en"] : [])
    }

    private mutating func retag(_ place: Int) {
        var message = messages[place]
        switch below(4) {
        case 0: message.kind = message.kind == .quote ? .message : .quote
        case 1: message.categories = [["rest"], ["courage"], ["courage", "rest"]][below(3)]
        case 2: message.minAge = 12 + below(3)
        default: message.language = message.language == "en" ? "de" : "en"
        }
        messages[place] = message
    }

    /// Withdraws a message or merges it into another; one that was not published yet just goes.
    private mutating func endOne(on line: PublishingLine) throws {
        let gone = messages.remove(at: below(messages.count)).id
        let target = messages[below(messages.count)].id
        guard line.ledger()[gone] != nil else { return }
        let day = CalendarDay("2026-11-22")!
        try line.remember(
            below(2) == 0
                ? LedgerLine.gone(
                    gone, instead: below(2) == 0 ? target : nil, erase: below(2) == 0, on: day, reason: "r")
                : LedgerLine.moved(gone, to: target.string, on: day, reason: "m"))
    }

    private mutating func below(_ bound: Int) -> Int { Int(chance.next() % UInt64(bound)) }
}

extension [UInt8] {
    /// The keys of each line of a delta that stand at its top, such as `gone ord`.
    var operations: Set<String> {
        Set(
            split(separator: 0x0A).map { line in
                let text = String(decoding: line, as: UTF8.self)
                if text.hasPrefix(#"{"at":"#) { return text.contains(#""pastGone""#) ? "pastGone at" : "past at" }
                let key = text.dropFirst(2).prefix { $0 != "\"" }
                let hasOrdinal = key != "put" && text.contains(/"ord":[0-9]+\}$/)
                return key + (hasOrdinal ? " ord" : "")
            })
    }
}
