import CatalogModel
import Diagnostics

/// Writes what people declared and decided about entries as labelled data, one JSON object a line: what rules can be
/// measured against later, and grows with daily work.
///
///     {"id":"q42","lang":"en","kind":"message","categories":["courage"],"text":"…","declared":4,"touches":["death"],
///      "minAge":4,"machine":9,"overrides":[{"rule":"mild-oath","match":"damn","to":"ignore","reason":"…",
///      "by":["Ada"],"on":"2026-11-21"}]}
package struct LabelledLines: Sendable {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func append(
        _ entry: Entry, id: String, language: String, categories: [String], _ rating: EntryRating
    ) {
        write(#"{"id":"#, quoted: id)
        write(#","lang":"#, quoted: language)
        write(#","kind":"\#(entry.kind.rawValue)","categories":"#)
        write(list: categories)
        write(#","text":"#, quoted: entry.text.string)
        write(#","declared":\#(rating.declared.map { String($0.lowest) } ?? "null"),"touches":"#)
        write(list: (entry[.touches]?.values ?? []).map(\.string))
        write(#","minAge":\#(rating.minAge),"machine":\#(rating.verdict.minAge),"overrides":["#)
        var isFirst = true
        for override in rating.findings.compactMap(\.override) {
            if !isFirst { write(",") }
            isFirst = false
            write(#"{"rule":"#, quoted: override.rule.value)
            write(#","match":"#, quoted: override.match.value)
            if case .age(let age) = override.effect { write(#","to":\#(age)"#) } else { write(#","to":"ignore""#) }
            write(#","reason":"#, quoted: override.reason.value)
            write(#","by":"#)
            write(list: override.by)
            write(#","on":"\#(override.on)"}"#)
        }
        write("]}\n")
    }

    private mutating func write(_ text: String) { bytes += text.utf8 }

    private mutating func write(_ text: String, quoted value: String) {
        write(text)
        JSONText.append(value, to: &bytes)
    }

    private mutating func write(list: [String]) {
        write("[")
        for (number, value) in list.enumerated() { write(number > 0 ? "," : "", quoted: value) }
        write("]")
    }
}
