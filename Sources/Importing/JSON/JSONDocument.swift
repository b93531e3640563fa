import Diagnostics

/// A JSON file with the place of everything in it.
struct JSONDocument: Sendable {
    let text: DecodedText

    /// Nil where there is nothing at all.
    let root: JSONValue?
    let findings: [Diagnostic]

    /// Whether reading stopped before the end; what `root` holds is whole up to there.
    let isTorn: Bool

    init(_ text: DecodedText) { self.init(text, in: text.start..<text.bytes.count) }

    /// - Parameter range: the part of the text that is a document of its own, such as a line.
    init(_ text: DecodedText, in range: Range<Int>) {
        var parser = JSONParser(text, in: range)
        self.text = text
        root = parser.document()
        isTorn = parser.isLost
        findings = parser.faults.map { MalformedJSON.diagnostic($0.fault, at: $0.range, in: text) }
    }
}
