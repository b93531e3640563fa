/// What follows a name behind a comma, a dash or in brackets: "Thomas Edison, inventor.", "Homer, Iliad 24".
struct NameTail {
    let name: NameReading

    /// The words of the name proper.
    let head: ArraySlice<NameWord>

    /// The words behind the separator.
    let tail: ArraySlice<NameWord>

    let separator: Separator

    enum Separator {
        case comma
        /// As in "Saul Williams, , said the shotgun to the head.": the title itself begins with the second comma.
        case twoCommas(second: Int)
        case dash
        case bracket
    }

    /// Nil if nothing follows, or what stands in front is no name.
    init?(_ name: NameReading) {
        guard var (separator, place) = Self.firstSeparator(in: name) else { return nil }
        // "Jr." behind a comma is still the name.
        if case .comma = separator, place < name.words.count,
            NameVocabulary.suffixes.contains(name.words[place].folded)
        {
            guard let next = Self.separator(behind: place, in: name) else { return nil }
            (separator, place) = (next, place + 1)
        }
        self.name = name
        self.separator = separator
        head = name.words[..<place]
        tail = name.words[place...]
        guard !head.isEmpty, !tail.isEmpty, head.count <= 6, head.allSatisfy({ $0.isCapitalised || $0.isParticle }),
            head.last!.isCapitalised
        else { return nil }
    }

    // MARK: Separators

    private static func firstSeparator(in name: NameReading) -> (Separator, Int)? {
        for place in name.words.indices {
            if let separator = separator(behind: place, in: name) { return (separator, place + 1) }
        }
        return nil
    }

    /// What stands between a word and the next.
    private static func separator(behind place: Int, in name: NameReading) -> Separator? {
        guard place + 1 < name.words.count else { return nil }
        let between = name.words[place].range.upperBound..<name.words[place + 1].range.lowerBound
        let gap = name.bytes[between]
        if let comma = gap.firstIndex(of: UInt8(ascii: ",")) {
            let second = gap[(comma + 1)...].firstIndex(of: UInt8(ascii: ","))
            return second.map { .twoCommas(second: $0) } ?? .comma
        }
        if gap.contains(UInt8(ascii: "(")) {
            return name.bytes[name.body.upperBound - 1] == UInt8(ascii: ")") ? .bracket : nil
        }
        let dashes: [[UInt8]] = [Array(" - ".utf8), Array(" – ".utf8), Array(" — ".utf8), Array(" -- ".utf8)]
        return dashes.contains { gap.elementsEqual($0) } ? .dash : nil
    }

    // MARK: Faults

    var headRange: Range<Int> { head.first!.range.lowerBound..<name.nameEnd(head.last!) }

    private var tailRange: Range<Int> { tail.first!.range.lowerBound..<tail.last!.range.upperBound }

    /// The tail as a title, from a word on, without quotation marks around it.
    func work(from first: NameWord) -> AuthorNameFault {
        let last = tail.last!
        let closes = name.byte(behind: last).map { "!?".utf8.contains($0) } ?? false
        let end = closes ? last.range.upperBound + 1 : name.nameEnd(last)
        return .work(name: headRange, work: first.range.lowerBound..<end)
    }

    var role: AuthorNameFault { .role(name: headRange, role: tailRange) }

    var isInBrackets: Bool { if case .bracket = separator { true } else { false } }
}
