import Diagnostics

/// Writes suggestions for an editor to decide about, one JSON object a line.
///
///     {"id":"q42","tag":"courage","kind":"category","score":1.42,"from":-2.10,"text":"Dare to knock.",
///      "evidence":[{"text":"Dare","start":0,"end":4,"weight":1.50}, …]}
///
/// `from` and the weights add up to `score`. `start` and `end` count Unicode scalars of `text`; ends are exclusive.
package struct ReviewLines: Sendable {
    package private(set) var bytes: [UInt8] = []
    package private(set) var count = 0

    package init() {}

    /// - Parameter text: the UTF-8 of the text that the suggestion is about.
    package mutating func append(id: String, text: [UInt8], _ suggestion: TagSuggestion) {
        count += 1
        write(#"{"id":"#)
        JSONText.append(id, to: &bytes)
        write(#","tag":"#)
        JSONText.append(suggestion.tag.name, to: &bytes)
        write(#","kind":""#)
        write(suggestion.tag.kind.rawValue)
        write(#"","score":"#)
        write(suggestion.score.description)
        write(#","from":"#)
        write(suggestion.start.description)
        write(#","text":"#)
        JSONText.append(String(decoding: text, as: UTF8.self), to: &bytes)
        write(#","evidence":["#)
        for (number, evidence) in suggestion.evidence.enumerated() {
            if number > 0 { bytes.append(UInt8(ascii: ",")) }
            append(evidence, text)
        }
        write("]}\n")
    }

    package mutating func append(contentsOf other: ReviewLines) {
        bytes += other.bytes
        count += other.count
    }

    private mutating func append(_ evidence: TagSuggestion.Evidence, _ text: [UInt8]) {
        let start = Self.scalars(text[..<evidence.bytes.lowerBound])
        write(#"{"text":"#)
        JSONText.append(String(decoding: text[evidence.bytes], as: UTF8.self), to: &bytes)
        write(#","start":"#)
        write(String(start))
        write(#","end":"#)
        write(String(start + Self.scalars(text[evidence.bytes])))
        write(#","weight":"#)
        write(evidence.weight.description)
        bytes.append(UInt8(ascii: "}"))
    }

    private static func scalars(_ bytes: ArraySlice<UInt8>) -> Int {
        var count = 0
        for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
        return count
    }

    private mutating func write(_ text: String) { bytes += text.utf8 }
}
