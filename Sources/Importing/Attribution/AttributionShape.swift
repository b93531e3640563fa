/// Tells names from sentences by their outside.
enum AttributionShape {
    /// Whether it begins in lower case and ends like a sentence, or asks or exclaims, or closes somebody's speech.
    static func isSentence(_ text: ArraySlice<UInt8>) -> Bool {
        guard let first = text.first, let last = text.last else { return false }
        let words = text.split(separator: 0x20).count
        let isLower = (0x61...0x7A).contains(first)
        switch last {
        case UInt8(ascii: "."):
            // "Lutz D." and "Louis C.K." are names; so is what ends in Jr. or Inc.
            return isLower ? words > 2 : words > 7 && !endsInInitial(text)
        case UInt8(ascii: "!"), UInt8(ascii: "?"):
            return isLower || words > 3 || first == UInt8(ascii: "N") && words == 1
        case UInt8(ascii: "\""):
            let before = text.dropLast().last
            let speech = before == UInt8(ascii: ".") || before == UInt8(ascii: "!") || before == UInt8(ascii: "?")
            return speech && !text.dropLast().contains(UInt8(ascii: "\""))
        default: return false
        }
    }

    /// Whether a line behind a question gives its answer and not a name: `-- An otter.`
    static func isAnswer(_ text: ArraySlice<UInt8>, to question: ArraySlice<UInt8>) -> Bool {
        guard question.last == UInt8(ascii: "?"), text.last == UInt8(ascii: "."), !endsInInitial(text),
            !text.contains(where: { $0 == UInt8(ascii: ",") || (0x30...0x39).contains($0) })
        else { return false }
        let words = text.split(separator: 0x20)
        let isTwoNames = words.count > 1 && looksLikeName(text)
        return !isTwoNames || articles.contains(String(decoding: words[0], as: UTF8.self))
    }

    private static let articles: Set<String> = ["A", "An", "The", "Ein", "Eine", "Der", "Die", "Das", "Ne", "Weil"]

    static func endsInInitial(_ text: ArraySlice<UInt8>) -> Bool {
        guard text.count > 2 else { return true }
        let before = text.dropLast()
        guard let last = before.last, (0x41...0x5A).contains(last) else { return false }
        let earlier = before.dropLast().last
        return earlier == 0x20 || earlier == UInt8(ascii: ".")
    }

    /// Whether a text ends as sentences do, quotation marks and brackets aside.
    static func closesSentence(_ text: ArraySlice<UInt8>) -> Bool {
        var rest = text
        while let last = rest.last, last <= 0x20 { rest.removeLast() }
        while let last = rest.last, [0x22, 0x27, 0x29, 0x5D, 0x2A, 0x5F].contains(last) { rest.removeLast() }
        if rest.suffix(3).elementsEqual([0xE2, 0x80, 0x9D]) || rest.suffix(3).elementsEqual([0xE2, 0x80, 0x9C]) {
            return true
        }
        if rest.count < text.count, rest.last != nil, text.last == UInt8(ascii: "\"") { return true }
        guard let last = rest.last else { return false }
        return last == UInt8(ascii: ".") || last == UInt8(ascii: "!") || last == UInt8(ascii: "?")
            || rest.suffix(3).elementsEqual([0xE2, 0x80, 0xA6])
    }

    /// Whether every word begins with a capital, a digit or a bracket, or is a particle.
    static func looksLikeName(_ text: ArraySlice<UInt8>) -> Bool {
        let words = text.split(separator: 0x20)
        guard (1...9).contains(words.count) else { return false }
        if text.last == UInt8(ascii: "."), words.count > 3, !endsInInitial(text) { return false }
        return words.allSatisfy { word in
            let first = word.first!
            return !(0x61...0x7A).contains(first) || particles.contains(String(decoding: word, as: UTF8.self))
        }
    }

    /// The name, where a text is nothing but a long dash and one: `-- Ada Brook`.
    static func loneAttribution(_ text: String) -> String? {
        let line = text.trimmingSpaces
        // Nearly every text is longer than any attribution.
        guard line.utf8.count < 100, !line.utf8.contains(0x0A) else { return nil }
        let bytes = Array(line.utf8)
        guard let length = Dash.length(bytes[...]), length > 1 else { return nil }
        let name = String(decoding: bytes[length...], as: UTF8.self).trimmingSpaces
        let rest = Array(name.utf8)[...]
        // "-- I HAVE SEEN IT --" is somebody's way of speaking.
        guard rest.count > 1, Dash.length(rest.suffix(2)) == nil, looksLikeName(rest), !closesSentence(rest) else {
            return nil
        }
        return name
    }

    static let particles: Set<String> = [
        "of", "the", "von", "van", "de", "der", "den", "di", "da", "la", "le", "du", "des", "del", "and", "to",
        "zu", "vom", "bin", "ibn", "al", "el", "y", "e", "und", "et", "dos", "ter", "ten", "write",
    ]
}
