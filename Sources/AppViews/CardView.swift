import Diagnostics

/// A message on a picture card: lines of about one length, and the credit below.
package struct CardView: Hashable, Sendable {
    package let lines: [String]

    /// `— Author, Work`; nil where nobody is credited.
    package let credit: String?

    /// - Parameter width: columns of a line at most; a longer word stands alone.
    package init(_ message: ShownMessage, width: Int = 32) {
        lines = message.text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
            Self.balanced(String($0), width)
        }
        credit = message.author.map { author in
            "\u{2014} " + ([author] + (message.work.map { [$0] } ?? [])).joined(separator: ", ")
        }
    }

    /// As few lines as the width allows, and of these the narrowest: a last line of one word looks like a mistake.
    private static func balanced(_ paragraph: String, _ width: Int) -> [String] {
        let words = paragraph.split(whereSeparator: \.isWhitespace).map(String.init)
        let fewest = wrapped(words, width)
        guard fewest.count > 1 else { return fewest.isEmpty ? [""] : fewest }
        var low = 1
        var high = width
        while low < high {
            let middle = (low + high) / 2
            if wrapped(words, middle).count <= fewest.count { high = middle } else { low = middle + 1 }
        }
        return wrapped(words, low)
    }

    private static func wrapped(_ words: [String], _ width: Int) -> [String] {
        var lines: [String] = []
        for word in words {
            if let last = lines.last, displayWidth(last) + 1 + displayWidth(word) <= width {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(word)
            }
        }
        return lines
    }
}
