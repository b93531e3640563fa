/// Whether a text is a quotation from its first mark to its last.
enum WholeQuotation {
    /// - Parameter text: UTF-8 without blanks at its ends.
    static func isOne(_ text: ArraySlice<UInt8>) -> Bool {
        var body = text
        // The mark may stand before the full stop.
        while let last = body.last, ".,!?".utf8.contains(last) { body.removeLast() }
        guard
            let (opening, closing) = pairs.first(where: {
                body.starts(with: $0.0) && body.reversed().starts(with: $0.1.reversed())
            }),
            body.count > opening.count + closing.count
        else { return false }
        var depth = 1
        var place = body.startIndex + opening.count
        let end = body.endIndex - closing.count
        while place < end {
            let rest = body[place..<end]
            if opening != closing, rest.starts(with: opening) {
                // Each paragraph of a long quotation opens it again.
                if body[place - 1] != 0x0A { depth += 1 }
                place += opening.count
            } else if rest.starts(with: closing) {
                depth -= 1
                if depth == 0 { return false }
                place += closing.count
            } else {
                place += 1
            }
        }
        return depth == 1
    }

    private static let pairs: [([UInt8], [UInt8])] = [
        ("“", "”"), ("\"", "\""), ("„", "“"), ("„", "”"), ("”", "”"), ("«", "»"), ("»", "«"), ("「", "」"), ("『", "』"),
    ].map { (Array($0.utf8), Array($1.utf8)) }
}
