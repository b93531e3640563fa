/// The vocabulary file, and the lines that it is added up from.
///
/// One word a line, a tab, and how often it was counted: `lamp<TAB>42`. In lines that are to be added up, a language
/// stands where a word would: `texts:en<TAB>1000` are a thousand texts in English, and no word has a colon behind
/// letters. In the file words are sorted by their bytes, each once, and languages stand in the first line:
/// `florilegium-vocabulary<TAB>1<TAB>texts:en=1000`.
package enum VocabularyFile {
    private static let name = "florilegium-vocabulary"
    private static let version = "1"
    private static let textsPrefix = "texts:"

    /// What is wrong with a file or with lines, as a phrase that follows their name.
    package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
        case notAVocabulary
        case otherVersion(String)
        case line(Int, String)

        package var description: String {
            switch self {
            case .notAVocabulary:
                "is no vocabulary file: its first line should begin with '\(VocabularyFile.name)';"
                    + " `catalog-dedupe vocab --repair` writes one"
            case .otherVersion(let version):
                "is a vocabulary of version '\(version)' and this tool reads version \(VocabularyFile.version);"
                    + " write it again with `catalog-dedupe vocab --repair`"
            case .line(let number, let problem): "is damaged in line \(number): \(problem)"
            }
        }
    }

    /// - Parameter least: words that were counted less often are left out.
    package static func bytes(of counts: WordCounts, atLeast least: UInt32 = 1) -> [UInt8] {
        var bytes = Array("\(name)\t\(version)".utf8)
        for (language, count) in counts.texts { bytes += "\t\(textsPrefix)\(language)=\(count)".utf8 }
        bytes.append(newline)
        append(counts, atLeast: least, to: &bytes)
        return bytes
    }

    /// Lines that can be added up with those of other texts, in any order.
    package static func lines(of counts: WordCounts) -> [UInt8] {
        var bytes: [UInt8] = []
        for (language, count) in counts.texts { bytes += "\(textsPrefix)\(language)\t\(count)\n".utf8 }
        append(counts, atLeast: 1, to: &bytes)
        return bytes
    }

    package static func read(_ bytes: [UInt8]) throws(Fault) -> WordCounts {
        var lines = Lines(bytes)
        guard let first = lines.next() else { throw .notAVocabulary }
        let fields = first.split(separator: tab, omittingEmptySubsequences: false)
        guard fields[0].elementsEqual(name.utf8), fields.count >= 2 else { throw .notAVocabulary }
        guard fields[1].elementsEqual(version.utf8) else {
            throw .otherVersion(String(decoding: fields[1].prefix(20), as: UTF8.self))
        }
        // Half a number is a number too.
        guard bytes.last == newline else {
            throw .line(lineCount(bytes), "the line has no end, and the rest of the file may be missing")
        }
        var counts = WordCounts()
        var languageBefore: ArraySlice<UInt8> = []
        for field in fields.dropFirst(2) {
            let parts = field.split(separator: UInt8(ascii: "="), omittingEmptySubsequences: false)
            guard parts.count == 2, let language = language(parts[0]), let count = number(parts[1]), count > 0 else {
                throw .line(1, "the number of texts is not written as 'texts:en=1000'")
            }
            guard languageBefore.lexicographicallyPrecedes(parts[0]) else {
                throw .line(1, "the languages are not sorted, each once")
            }
            counts.add(texts: count, in: language)
            languageBefore = parts[0]
        }
        var before: ArraySlice<UInt8> = []
        while let line = lines.next() {
            let (word, count) = try entry(line, lines.number)
            guard before.lexicographicallyPrecedes(word) else {
                throw .line(lines.number, "the words are not sorted by their bytes, each once")
            }
            guard !isOfTexts(word) else { throw .line(lines.number, "the number of texts stands in line 1") }
            counts.add(Array(word), times: count)
            before = word
        }
        return counts
    }

    /// Adds up lines of several parts of a collection.
    package static func sum(_ bytes: [UInt8]) throws(Fault) -> WordCounts {
        var counts = WordCounts()
        var lines = Lines(bytes)
        while let line = lines.next() {
            let (word, count) = try entry(line, lines.number)
            if isOfTexts(word) {
                guard let language = language(word) else {
                    throw .line(lines.number, "the language of the texts is no tag such as 'en'")
                }
                counts.add(texts: count, in: language)
            } else {
                counts.add(Array(word), times: count)
            }
        }
        return counts
    }

    /// The numbers of texts in a list such as `en=1000<TAB>nl=20`; nil if it is not such a list.
    static func texts(_ line: [UInt8]) -> [(language: String, count: UInt64)]? {
        var texts: [(language: String, count: UInt64)] = []
        for field in line.split(separator: tab) {
            let parts = field.split(separator: UInt8(ascii: "="))
            guard parts.count == 2, let count = number(parts[1]) else { return nil }
            texts.append((String(decoding: parts[0], as: UTF8.self), count))
        }
        return texts
    }

    private static let tab = UInt8(ascii: "\t")
    private static let newline = UInt8(ascii: "\n")

    private static func append(_ counts: WordCounts, atLeast least: UInt32, to bytes: inout [UInt8]) {
        for number in counts.words.sorted where counts.words.counts[Int(number)] >= least {
            bytes += counts.words.word(number)
            bytes.append(tab)
            bytes += String(counts.words.counts[Int(number)]).utf8
            bytes.append(newline)
        }
    }

    private static func entry(
        _ line: ArraySlice<UInt8>, _ number: Int
    ) throws(Fault) -> (word: ArraySlice<UInt8>, count: UInt64) {
        guard let end = line.lastIndex(of: tab) else { throw .line(number, "there is no tab behind the word") }
        let word = line[..<end]
        guard !word.isEmpty, !word.contains(where: { $0 <= 0x20 }) else {
            throw .line(number, "a word is empty or holds a space")
        }
        guard let count = self.number(line[(end + 1)...]), count > 0 else {
            throw .line(number, "the count is no number from 1 on")
        }
        return (word, count)
    }

    private static func isOfTexts(_ word: ArraySlice<UInt8>) -> Bool { word.starts(with: textsPrefix.utf8) }

    /// The language of `texts:en`; nil for anything else.
    private static func language(_ word: ArraySlice<UInt8>) -> String? {
        guard isOfTexts(word) else { return nil }
        let language = String(decoding: word.dropFirst(textsPrefix.utf8.count), as: UTF8.self)
        return WordCounts.isTag(language) ? language : nil
    }

    private static func lineCount(_ bytes: [UInt8]) -> Int {
        bytes.count { $0 == newline } + (bytes.last == newline ? 0 : 1)
    }

    private static func number(_ digits: ArraySlice<UInt8>) -> UInt64? {
        guard !digits.isEmpty, digits.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else { return nil }
        return UInt64(String(decoding: digits, as: UTF8.self))
    }

    /// Lines without their ends, one after the other.
    private struct Lines {
        private let bytes: [UInt8]
        private var place = 0

        /// The number of the line that was given last, from 1 on.
        private(set) var number = 0

        init(_ bytes: [UInt8]) { self.bytes = bytes }

        mutating func next() -> ArraySlice<UInt8>? {
            guard place < bytes.count else { return nil }
            let end = bytes[place...].firstIndex(of: newline) ?? bytes.count
            defer {
                place = end + 1
                number += 1
            }
            return bytes[place..<end]
        }
    }
}
