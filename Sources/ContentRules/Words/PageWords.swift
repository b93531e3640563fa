/// Words of web pages that stick to texts copied from them.
struct PageWords {
    /// Where they stand in the text, with a dash before them and what belongs to them behind.
    let bytes: Range<Int>

    /// The first such words of a text.
    static func first(in text: ScannedText) -> PageWords? {
        let bytes = text.bytes
        var isWordStart = true
        for offset in bytes.indices {
            let byte = bytes[offset].inLowerCase
            guard byte.isAlphanumeric else {
                isWordStart = true
                continue
            }
            defer { isWordStart = false }
            guard isWordStart, byte >= UInt8(ascii: "a") else { continue }
            for phrase in phrases[Int(byte - UInt8(ascii: "a"))] where text.holds(phrase.words, at: offset) {
                if let found = PageWords(phrase, at: offset, in: text) { return found }
            }
        }
        return nil
    }

    private init?(_ phrase: Phrase, at offset: Int, in text: ScannedText) {
        var end = offset + phrase.words.count
        if let next = text.scalar(at: end), next.isLetter { return nil }
        let start = Self.start(before: offset, in: text)
        if phrase.mayStandAnywhere {
            let word = text.word(around: offset..<end)
            if text.bytes[word].contains(UInt8(ascii: "/")) {
                bytes = word
                return
            }
            end = Self.endOfLink(from: end, in: text)
        } else {
            // Plain words count only at the end and behind a sentence.
            guard Self.isRest(text.bytes[end...]), Self.endsSentence(text, before: start) else { return nil }
            end = text.core?.upperBound ?? end
        }
        bytes = start..<end
    }

    /// Takes in a dash, a bullet or a bracket before the words.
    private static func start(before offset: Int, in text: ScannedText) -> Int {
        var start = offset
        while let placed = PlacedScalars.decode(text.bytes, before: start),
            placed.scalar == " " || "-–—―•*[(|".unicodeScalars.contains(placed.scalar)
        {
            start = placed.start
        }
        // White space is not part of it.
        while start < offset, text.bytes[start] == 0x20 { start += 1 }
        return start
    }

    /// Takes in ": [Patience]" or ".com" behind the words.
    private static func endOfLink(from end: Int, in text: ScannedText) -> Int {
        let rest = text.bytes[end...]
        if rest.starts(with: ": [".utf8), let close = rest.firstIndex(of: UInt8(ascii: "]")) { return close + 1 }
        if rest.starts(with: ".com".utf8) { return end + 4 }
        if let next = rest.first, next == UInt8(ascii: "]") || next == UInt8(ascii: ")") || next == UInt8(ascii: ":") {
            return end + 1
        }
        return end
    }

    /// Whether nothing but ornaments follows; a full stop would make it a sentence.
    private static func isRest(_ bytes: ArraySlice<UInt8>) -> Bool {
        let rest = bytes.starts(with: "...".utf8) ? bytes.dropFirst(3) : bytes
        return PlacedScalars(Array(rest)).allSatisfy {
            $0.scalar.isSpace || "…»›>→])|".unicodeScalars.contains($0.scalar)
        }
    }

    private static func endsSentence(_ text: ScannedText, before start: Int) -> Bool {
        var offset = start
        while let placed = PlacedScalars.decode(text.bytes, before: offset), placed.scalar.isSpace {
            offset = placed.start
        }
        guard let mark = text.scalar(before: offset) else { return start == 0 }
        return ".!?…\"”’»)]".unicodeScalars.contains(mark)
    }

    private struct Phrase {
        let words: [UInt8]

        /// Whether nobody would write it in a text.
        let mayStandAnywhere: Bool
    }

    /// By first letter.
    private static let phrases: [[Phrase]] = {
        let anywhere = [
            "more quotations on", "more quotations by", "more quotes by", "more quotes about", "read more quotes",
            "click to tweet", "tweet this quote", "share this quote", "copy this quote", "save this quote",
            "brainyquote", "brainy quote", "azquotes", "goodreads", "quotefancy", "quotationspage",
            "the quotations page", "wikiquote", "quote of the day:", "image credit:", "photo credit:",
            "picture source:", "add to chapter", "view all quotes", "all rights reserved",
        ]
        let atEnd = [
            "read more", "continue reading", "see more", "show more", "view more", "learn more", "tweet", "share",
            "tweet this", "share this", "pin it", "like and share", "sign up", "subscribe", "log in", "advertisement",
            "follow us", "related quotes", "facebook", "twitter", "pinterest",
        ]
        var phrases = [[Phrase]](repeating: [], count: 26)
        for (list, mayStandAnywhere) in [(anywhere, true), (atEnd, false)] {
            for phrase in list {
                let words = Array(phrase.utf8)
                phrases[Int(words[0] - UInt8(ascii: "a"))].append(
                    Phrase(words: words, mayStandAnywhere: mayStandAnywhere))
            }
        }
        return phrases
    }()
}
