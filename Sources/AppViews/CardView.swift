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
        let words = paragraph.split(whereSeparator: \.isWhitespace)
        let widths = words.map { displayWidth(String($0)) }
        let fewest = lines(of: widths, width)
        guard fewest.count > 1 else { return [words.joined(separator: " ")] }
        var low = 1
        var high = width
        while low < high {
            let middle = (low + high) / 2
            if lines(of: widths, middle).count <= fewest.count { high = middle } else { low = middle + 1 }
        }
        return lines(of: widths, low).map { words[$0].joined(separator: " ") }
    }

    /// Which words stand on each line, when as many as fit stand on each.
    private static func lines(of widths: [Int], _ width: Int) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var used = 0
        for (word, next) in widths.enumerated() {
            if let last = lines.last, used + 1 + next <= width {
                lines[lines.count - 1] = last.lowerBound..<word + 1
                used += 1 + next
            } else {
                lines.append(word..<word + 1)
                used = next
            }
        }
        return lines
    }
}
