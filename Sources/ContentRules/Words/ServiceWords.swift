/// Messages that services give instead of content, and the placeholders of programmers.
enum ServiceWords {
    /// Whether a text is such a message.
    static func make(up text: ScannedText) -> Bool {
        guard let core = text.core else { return false }
        let first = text.bytes[core.lowerBound].inLowerCase
        switch first {
        case UInt8(ascii: "{"), UInt8(ascii: "["): return isData(text, core)
        case UInt8(ascii: "<"):
            return ["<!doctype", "<html", "<?xml"].contains { text.holds(Array($0.utf8), at: core.lowerBound) }
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return isStatus(text, core)
        case UInt8(ascii: "a")...UInt8(ascii: "z"):
            return messages[Int(first - UInt8(ascii: "a"))].contains {
                fits($0, text, core.lowerBound, core.upperBound)
            }
        default: return false
        }
    }

    /// How a text must go on behind the words.
    private enum Rest {
        /// Anyhow.
        case any
        /// Not as a sentence: with a mark or the end.
        case mark
        /// Not at all, a full stop aside.
        case none
    }

    private struct Message {
        let words: [UInt8]
        let rest: Rest
    }

    private static func fits(_ message: Message, _ text: ScannedText, _ start: Int, _ end: Int) -> Bool {
        guard text.holds(message.words, at: start) else { return false }
        let rest = text.bytes[min(start + message.words.count, end)..<end]
        if let next = rest.first, next.isAlphanumeric || next == UInt8(ascii: "'") || next >= 0x80 { return false }
        switch message.rest {
        case .any: return true
        case .mark: return rest.first.map { $0 != 0x20 } ?? true
        case .none: return rest.allSatisfy { ".!:".utf8.contains($0) }
        }
    }

    /// `{"error": …}` and `[object Object]`: braces around something quoted.
    private static func isData(_ text: ScannedText, _ core: Range<Int>) -> Bool {
        let bytes = text.bytes[core]
        if text.holds(Array("[object ".utf8), at: core.lowerBound) { return bytes.last == UInt8(ascii: "]") }
        let close = bytes.first == UInt8(ascii: "{") ? UInt8(ascii: "}") : UInt8(ascii: "]")
        guard bytes.last == close, bytes.count >= 2 else { return false }
        let inside = bytes.dropFirst().dropLast().drop { $0 == 0x20 }
        return inside.isEmpty
            || inside.first == UInt8(ascii: "\"") && (close == UInt8(ascii: "]") || bytes.contains(UInt8(ascii: ":")))
            || inside.first == UInt8(ascii: "{")
    }

    /// `404 Not Found`: a status of HTTP with its words.
    private static func isStatus(_ text: ScannedText, _ core: Range<Int>) -> Bool {
        let number = text.bytes[core].prefix { $0.isAlphanumeric }
        guard number.count == 3, let status = statuses[String(decoding: number, as: UTF8.self)] else { return false }
        let rest = text.bytes[number.endIndex..<core.upperBound].drop { !$0.isAlphanumeric }
        guard !rest.isEmpty else { return false }
        return text.holds(Array(status.utf8), at: rest.startIndex)
    }

    private static let statuses = [
        "400": "bad request", "401": "unauthorized", "403": "forbidden", "404": "not found", "408": "request time",
        "429": "too many requests", "500": "internal server error", "502": "bad gateway",
        "503": "service unavailable", "504": "gateway time",
    ]

    /// By first letter.
    private static let messages: [[Message]] = {
        let lists: [(Rest, [String])] = [
            (
                .any,
                [
                    "lorem ipsum", "rate limit exceeded", "rate limit reached", "api rate limit", "quota exceeded",
                    "unable to obtain", "unable to fetch", "failed to fetch", "failed to load", "http error",
                    "error 404", "error 429", "error 500", "internal server error", "traceback (most recent call",
                    "invalid api key", "missing api key", "uncaught typeerror", "cannot read property", "zenquotes.io",
                    "enable javascript", "please enable javascript", "could not connect to", "undefined index",
                ]
            ),
            (
                .mark,
                ["too many requests", "access denied", "page not found", "bad gateway", "service unavailable"]
            ),
            (
                .none,
                [
                    "undefined", "null", "nan", "none", "n/a", "not found", "forbidden", "unauthorized", "test",
                    "testing", "todo", "tbd", "error", "placeholder", "an error occurred", "something went wrong",
                    "request timed out", "connection timed out", "connection refused", "network error",
                    "please try again later", "no quote found", "no quotes found", "quote not found", "loading",
                    "your text here", "enter quote here", "insert text here", "too many requests",
                ]
            ),
        ]
        var messages = [[Message]](repeating: [], count: 26)
        for (rest, list) in lists {
            for message in list {
                let words = Array(message.utf8)
                messages[Int(words[0] - UInt8(ascii: "a"))].append(Message(words: words, rest: rest))
            }
        }
        return messages
    }()
}
