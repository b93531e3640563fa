/// What follows a name behind a comma, a dash or in brackets: "Thomas Edison, inventor.", "Homer, Iliad 24".
struct NameTail {
    private let name: NameReading

    /// The words of the name proper.
    private let head: ArraySlice<NameWord>

    /// The words behind the separator.
    private let tail: ArraySlice<NameWord>

    private let separator: Separator

    private enum Separator {
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

    var fault: AuthorNameFault? {
        switch separator {
        case .twoCommas(let second): .work(name: headRange, work: second..<name.body.upperBound)
        case .bracket: faultInBrackets
        case .comma, .dash: faultBehind
        }
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

    // MARK: Ranges

    private var headRange: Range<Int> { head.first!.range.lowerBound..<name.nameEnd(head.last!) }

    private var tailRange: Range<Int> { tail.first!.range.lowerBound..<tail.last!.range.upperBound }

    /// The tail as a title, from a word on, without quotation marks around it.
    private func work(from first: NameWord) -> AuthorNameFault {
        let last = tail.last!
        let closes = name.byte(behind: last).map { "!?".utf8.contains($0) } ?? false
        let end = closes ? last.range.upperBound + 1 : name.nameEnd(last)
        return .work(name: headRange, work: first.range.lowerBound..<end)
    }

    private var role: AuthorNameFault { .role(name: headRange, role: tailRange) }

    private var isInBrackets: Bool { if case .bracket = separator { true } else { false } }

    // MARK: Judgement

    /// "(programmer)", "(1835-1902)"; a capital in brackets begins another name.
    private var faultInBrackets: AuthorNameFault? {
        let first = tail.first!
        if first.isSmall, NameVocabulary.sourceOpenings.contains(first.folded), let title = tail.dropFirst().first {
            return work(from: title)
        }
        if first.isSmall { return first.isParticle ? nil : role }
        return isYears ? role : nil
    }

    private var faultBehind: AuthorNameFault? {
        let first = tail.first!
        if isRank || first.folded == "the" && first.isSmall { return nil }
        if isYears { return role }
        if isQuoted { return work(from: first) }
        if isRole { return role }
        if first.isSmall { return faultBehindInSmallLetters }
        if isListOfPeople { return nil }
        if head.count == 1 || head.first!.isParticle { return hasTitleWords ? work(from: first) : nil }
        return work(from: first)
    }

    /// "as quoted in …", "founder of …", or the second half of a sentence.
    private var faultBehindInSmallLetters: AuthorNameFault? {
        let first = tail.first!
        if name.isSentence(name.words), name.hasConclusiveWord(tail) { return .sentence(name.body) }
        guard head.count > 1 else { return nil }
        if NameVocabulary.sourceOpenings.contains(first.folded) {
            let title = ["in", "from", "on"].contains(first.folded) ? tail.dropFirst().first : first
            return title.map(work(from:))
        }
        return role
    }

    /// "Lord Byron", "4th Earl of Chesterfield".
    private var isRank: Bool {
        let start = tail.first!.folded.utf8.first!.isDigit ? tail.dropFirst() : tail
        guard let first = start.first else { return false }
        return NameVocabulary.ranks.contains(first.folded)
    }

    /// "1626-1696", "b. 1940", "c. 55 - c. 117"; a lone year may be a title.
    private var isYears: Bool {
        let signs = tail.map { name.bytes[$0.range] }
        let numbers = signs.filter { $0.first!.isDigit }
        guard !numbers.isEmpty, signs.allSatisfy({ $0.first!.isDigit || Self.aboutYears.contains(Array($0)) }) else {
            return false
        }
        return isInBrackets || signs.count > 1 || numbers[0].contains { !$0.isDigit }
    }

    private static let aboutYears = ["b", "d", "c", "ca", "born", "died", "BC", "BCE", "AD", "CE", "-", "–"].map {
        Array($0.utf8)
    }

    private var isQuoted: Bool {
        guard let before = PlacedScalars.decode(name.bytes, before: tail.first!.range.lowerBound) else { return false }
        return ["\"", "“", "„", "«", "»", "‘", "*"].contains(before.scalar) || tail.first!.folded.hasPrefix("'")
    }

    /// "inventor.", "management consultant, educator, and author", "German theologian", "Governor of California".
    private var isRole: Bool {
        let first = tail.first!
        let last = tail.last!
        if tail.allSatisfy({ NameVocabulary.degrees.contains($0.folded) }) { return true }
        if first.isSmall { return tail.contains { NameVocabulary.occupations.contains($0.folded) } }
        if NameVocabulary.occupations.contains(first.folded) {
            return tail.count == 1 || ["of", "and", "at", "&"].contains(tail.dropFirst().first!.folded)
        }
        return last.isSmall && NameVocabulary.occupations.contains(last.folded)
            && !NameVocabulary.articles.contains(first.folded)
    }

    /// Whether capitalised words behind a single name are a title: "Letters to Lucilius", "Iliad 24".
    private var hasTitleWords: Bool {
        tail.count >= 5
            || tail.contains { $0.isSmall && (!$0.isParticle || NameVocabulary.titleWords.contains($0.folded)) }
            || tail.contains { !$0.isSmall && !$0.isCapitalised }
    }

    /// "Tom Clancy, Steve Pieczenik, and Jeff Rovin": every part has a name of two words.
    private var isListOfPeople: Bool {
        var counts = [0]
        var hasAnd = false
        for word in tail {
            if word.folded == "and" || word.folded == "&" {
                hasAnd = true
                if counts.last! > 0 { counts.append(0) }
                continue
            }
            guard word.isCapitalised || word.isParticle else { return false }
            counts[counts.count - 1] += 1
            if name.byte(behind: word) == UInt8(ascii: ",") { counts.append(0) }
        }
        return hasAnd && head.count > 1 && counts.allSatisfy { $0 > 1 }
    }
}
