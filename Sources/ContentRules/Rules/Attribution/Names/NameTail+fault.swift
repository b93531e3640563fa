/// What the tail of a name is: a role, years, a work, more people, or part of the name after all.
extension NameTail {
    var fault: AuthorNameFault? {
        switch separator {
        case .twoCommas(let second): .work(name: headRange, work: second..<name.body.upperBound)
        case .bracket: faultInBrackets
        case .comma, .dash: faultBehind
        }
    }

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
