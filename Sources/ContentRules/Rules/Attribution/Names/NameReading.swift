/// An author's name taken apart, for everything but the plainest names.
struct NameReading {
    let bytes: [UInt8]

    /// The name without blanks, dashes and lone quotation marks at its ends; a full stop at the end is still there.
    let body: Range<Int>

    let words: [NameWord]

    init(_ name: String) {
        bytes = Array(name.utf8)
        body = NameEnds.body(of: bytes)
        words = NameWord.words(of: bytes, in: body)
    }

    /// See `AuthorName.fault(of:)` for the order.
    var fault: AuthorNameFault? {
        guard !words.isEmpty else { return nil }
        if let handle { return .handle(handle) }
        if let prose { return prose }
        if let behind = NameTail(self)?.fault { return behind }
        if isSentence(words) { return .sentence(body) }
        return titleInFront ?? NameEnds.fault(of: self)
    }

    /// The byte behind a word, if any.
    func byte(behind word: NameWord) -> UInt8? {
        word.range.upperBound < bytes.count ? bytes[word.range.upperBound] : nil
    }

    /// Where a name ends whose last word this is: an abbreviation keeps its full stop.
    func nameEnd(_ word: NameWord) -> Int {
        let keepsStop = byte(behind: word) == UInt8(ascii: ".") && NameEnds.isAbbreviation(word)
        return word.range.upperBound + (keepsStop ? 1 : 0)
    }
}

/// Accounts and addresses.
extension NameReading {
    fileprivate var handle: Range<Int>? {
        if let word = words.first(where: { isAddress($0.range) || isAccount($0.range) }) { return word.range }
        guard words.count == 1, isMadeUp(bytes[words[0].range]) else { return nil }
        return words[0].range
    }

    /// `https://…`, `www.…`
    private func isAddress(_ word: Range<Int>) -> Bool {
        let text = String(decoding: bytes[word], as: UTF8.self)
        return text.contains("://") || text.hasPrefix("www.")
    }

    /// `@someone`, `someone@example.org`, `u/someone`, `/u/someone`
    private func isAccount(_ word: Range<Int>) -> Bool {
        let word = bytes[word]
        if word.count > 1, word.contains(UInt8(ascii: "@")) { return true }
        let path = word.first == UInt8(ascii: "/") ? word.dropFirst() : word
        return path.count > 2 && (path.starts(with: "u/".utf8) || path.starts(with: "r/".utf8))
    }

    /// Whether a single word looks like an account and not like the name of a band: `c00yt825`, `mike_2`, not `U2`.
    private func isMadeUp(_ word: ArraySlice<UInt8>) -> Bool {
        guard let first = word.first, first.isSmallLetter || first.isCapital,
            word.allSatisfy({ $0.isSmallLetter || $0.isCapital || $0.isDigit || $0 == UInt8(ascii: "_") })
        else { return false }
        let digits = word.count(where: \.isDigit)
        return word.contains(UInt8(ascii: "_")) || digits >= (first.isSmallLetter ? 2 : 3)
    }
}

/// Words about who may have said it.
extension NameReading {
    /// "Unknown, but often attributed to Mark Twain", "probably Mark Twain", "Mark Twain (attributed)".
    fileprivate var prose: AuthorNameFault? {
        if let place = words.firstIndex(where: { NameVocabulary.doubt.contains($0.folded) }) {
            return .prose(body, candidate: candidate(around: place))
        }
        guard words.count >= 2 else { return nil }
        let last = words.count - 1
        if NameVocabulary.faintDoubt.contains(words[0].folded), words[1].isCapitalised {
            return .prose(body, candidate: candidate(around: 0))
        }
        let isApart =
            byte(behind: words[last - 1]) == UInt8(ascii: ",") || byte(behind: words[last]) == UInt8(ascii: ")")
        if NameVocabulary.faintDoubt.contains(words[last].folded), words[last].isSmall, isApart {
            return .prose(body, candidate: candidate(around: last))
        }
        return nil
    }

    /// The name behind a word of doubt, or in front of it where nothing follows.
    private func candidate(around place: Int) -> Range<Int>? {
        let behind = words[(place + 1)...].drop { !$0.isCapitalised }
        let name = behind.isEmpty ? words[..<place].drop { !$0.isCapitalised } : behind
        guard let first = name.first, let last = name.last else { return nil }
        return first.range.lowerBound..<nameEnd(last)
    }
}

/// Sentences and titles.
extension NameReading {
    /// Whether words are a sentence, or half of one.
    func isSentence(_ words: some BidirectionalCollection<NameWord>) -> Bool {
        guard words.count >= 3, let first = words.first, let last = words.last,
            !NameVocabulary.commonGood.contains(last.folded)
        else { return false }
        let small = words.count { $0.isSmall && !$0.isParticle }
        if hasConclusiveWord(words), first.isSmall || small >= 2 { return true }
        if let end = byte(behind: last), ".!?".utf8.contains(end), small >= 2, 2 * small >= words.count { return true }
        return small >= 5 && words.count >= 8 || first.isSmall && !first.isParticle && small >= 4
    }

    /// Whether there is a pronoun, a verb or a conjunction that no name has.
    func hasConclusiveWord(_ words: some Collection<NameWord>) -> Bool {
        zip(words, words.dropFirst().map(Optional.some) + [nil]).contains { word, next in
            // "I" before a small word is the pronoun; elsewhere it may be the first of a line of kings.
            if word.folded == "i" { return !word.isSmall && next.map { $0.isSmall && !$0.isParticle } ?? false }
            return (word.isSmall || word.folded.contains("'")) && NameVocabulary.conclusive.contains(word.folded)
        }
    }

    /// "Dr. Martin Luther King" but not "Dr. Seuss".
    fileprivate var titleInFront: AuthorNameFault? {
        guard words.count >= 3, words[0].isCapitalised, words[1].isCapitalised,
            NameVocabulary.titles.contains(words[0].folded)
        else { return nil }
        let name = words[1].range.lowerBound..<nameEnd(words[words.count - 1])
        return .role(name: name, role: words[0].range.lowerBound..<nameEnd(words[0]))
    }
}
