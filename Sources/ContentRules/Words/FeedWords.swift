/// What feeds and chats add to words: tags at the end, `#courage #monday`, and emoji by their names, `:smile:`.
enum FeedWords {
    /// Where the first of them stand; tags as far as they follow each other.
    static func first(in text: ScannedText) -> Range<Int>? {
        guard text.bytes.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: ":") }) else { return nil }
        let words = text.runs { !$0.isSpace }
        if let emoji = words.first(where: { isEmojiName(text.bytes[$0]) }) { return emoji }
        let tags = words.reversed().prefix { isTag(text.bytes[$0]) }
        guard let first = tags.last, tags.count < words.count else { return nil }
        return first.lowerBound..<tags[tags.startIndex].upperBound
    }

    private static func isTag(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.first == UInt8(ascii: "#"), word.count > 2 else { return false }
        return word.dropFirst().allSatisfy { $0 >= 0x80 || $0.isAlphanumeric || $0 == UInt8(ascii: "_") }
            && word.dropFirst().contains { !(0x30...0x39).contains($0) }
    }

    private static func isEmojiName(_ word: ArraySlice<UInt8>) -> Bool {
        guard word.count > 3, word.first == UInt8(ascii: ":"), word.last == UInt8(ascii: ":") else { return false }
        return word.dropFirst().dropLast().allSatisfy { $0 == UInt8(ascii: "_") || (0x61...0x7A).contains($0) }
    }
}
