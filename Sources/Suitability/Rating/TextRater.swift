/// Asks a policy about texts. Keep one per thread: its memory is used again for every text.
package struct TextRater: Sendable {
    package let policy: LanguagePolicy
    var search = TermSearch()

    /// A stretch of words, from the first to the last.
    struct Span { var first: Int, last: Int }

    package init(_ policy: LanguagePolicy) { self.policy = policy }

    /// Everything that the rules find, by place; what lies within a longer finding of the same topic is left out.
    package mutating func findings(
        in text: String, _ context: RatingContext = RatingContext(), _ field: RatedField = .text
    ) -> [TextFinding] {
        search.search(text, policy.table)
        guard !search.matches.isEmpty else { return [] }
        var findings: [TextFinding] = []
        for (number, matches) in matchesByRule() {
            let rule = policy.rules[number]
            guard rule.rule.condition.holds(for: context, in: field) else { continue }
            findings += spans(of: rule, matches, text).map { finding(number, $0) }
        }
        return findings.count > 1 ? withoutInner(findings) : findings
    }

    /// What one rule finds first, whatever others find at the same place; nil for nothing.
    mutating func finding(
        of number: Int, in text: String, _ context: RatingContext, _ field: RatedField
    ) -> TextFinding? {
        let rule = policy.rules[number]
        guard rule.rule.condition.holds(for: context, in: field) else { return nil }
        search.search(text, policy.table)
        guard let matches = matchesByRule().first(where: { $0.rule == number })?.matches else { return nil }
        return spans(of: rule, matches, text).first.map { finding(number, $0) }
    }

    func finding(_ rule: Int, _ span: Span) -> TextFinding {
        let tokens = search.scanner.tokens
        return TextFinding(rule: rule, bytes: tokens[span.first].start..<tokens[span.last].end)
    }

    // MARK: From terms to findings

    /// The matches of each rule that has any, by their first words.
    func matchesByRule() -> [(rule: Int, matches: ArraySlice<TermSearch.Match>)] {
        let uses = policy.table.uses
        let matches = search.matches.sorted { one, other in
            let (first, second) = (uses[Int(one.use)].rule, uses[Int(other.use)].rule)
            if first != second { return first < second }
            return one.first != other.first ? one.first < other.first : one.last < other.last
        }
        var groups: [(rule: Int, matches: ArraySlice<TermSearch.Match>)] = []
        var start = 0
        while start < matches.count {
            let rule = uses[Int(matches[start].use)].rule
            let end = matches[start...].firstIndex { uses[Int($0.use)].rule != rule } ?? matches.count
            groups.append((rule, matches[start..<end]))
            start = end
        }
        return groups
    }

    /// The findings of one rule as stretches of tokens.
    private func spans(of rule: LanguagePolicy.Rule, _ matches: ArraySlice<TermSearch.Match>, _ text: String) -> [Span]
    {
        let found = hits(of: rule, matches, text)
        guard !found.isEmpty else { return found }
        let exceptions = united(spans(.exception, matches))
        let reliefs = reliefs(of: rule, matches)
        return found.filter { !overlaps($0, exceptions) && relief(for: $0, of: rule, reliefs) == nil }
    }

    /// Words of a rule's lists that may lift its findings, by their first words.
    func reliefs(of rule: LanguagePolicy.Rule, _ matches: ArraySlice<TermSearch.Match>) -> [(list: Int, span: Span)] {
        guard !rule.rule.reliefs.isEmpty else { return [] }
        return matches.compactMap { match in
            guard case .relief(let list) = policy.table.uses[Int(match.use)].role else { return nil }
            return (list, Span(first: Int(match.first), last: Int(match.last)))
        }
    }

    /// The words near a finding that lift it; nil where none do.
    ///
    /// - Parameter reliefs: by their first words. Only those within reach of the finding are looked at, so that a text of
    ///   nothing else takes no longer for each.
    func relief(for span: Span, of rule: LanguagePolicy.Rule, _ reliefs: [(list: Int, span: Span)]) -> Span? {
        let reach = RuleReader.farthest + RuleReader.longestPhrase
        let start = firstPlace(below: reliefs.count) { reliefs[$0].span.first >= span.first - reach }
        for (list, words) in reliefs[start...] {
            guard words.first <= span.last + reach else { return nil }
            let relief = rule.rule.reliefs[list]
            let isBefore = words.last < span.first
            let between = isBefore ? span.first - words.last - 1 : max(0, words.first - span.last - 1)
            guard between <= relief.within else { continue }
            // A negation reaches no farther than its clause.
            let tokens = search.scanner.tokens
            if !relief.isBefore || isBefore && (words.last + 1...span.first).allSatisfy({ tokens[$0].isJoined }) {
                return words
            }
        }
        return nil
    }

    /// What one rule looks for, exceptions or not.
    func hits(of rule: LanguagePolicy.Rule, _ matches: ArraySlice<TermSearch.Match>, _ text: String) -> [Span] {
        var found =
            rule.rule.near.map { $0.isInOrder ? chains(matches, $0) : windows(matches, $0) } ?? spans(.hit, matches)
        if rule.rule.isLowerCaseOnly { found.removeAll { !isLowerCase($0, text) } }
        return found
    }

    func spans(_ role: TermTable.Role, _ matches: ArraySlice<TermSearch.Match>) -> [Span] {
        let uses = policy.table.uses
        return matches.filter { uses[Int($0.use)].role == role }.map { Span(first: Int($0.first), last: Int($0.last)) }
    }

    /// The shortest stretches that hold a match of every group.
    private func windows(_ matches: ArraySlice<TermSearch.Match>, _ near: PackRule.Near) -> [Span] {
        let uses = policy.table.uses
        var items: [(group: Int, span: Span)] = []
        for match in matches {
            guard case .group(let group) = uses[Int(match.use)].role else { continue }
            items.append((group, Span(first: Int(match.first), last: Int(match.last))))
        }
        // By their first word: a window begins with a match, and the latest match of every other group closes it.
        var latest = [Span?](repeating: nil, count: near.groups.count)
        var found: [Span] = []
        for item in items {
            latest[item.group] = item.span
            let spans = latest.compactMap(\.self)
            guard spans.count == near.groups.count else { continue }
            let window = Span(first: spans.map(\.first).min()!, last: spans.map(\.last).max()!)
            guard window.last - window.first <= near.within.value else { continue }
            if let before = found.last, before.last >= window.first {
                // Overlapping windows are one story; the shorter tells it better.
                if window.last - window.first < before.last - before.first { found[found.count - 1] = window }
            } else {
                found.append(window)
            }
        }
        return found
    }

    /// The shortest stretches that hold a match of every group, one after the other as the groups are listed.
    private func chains(_ matches: ArraySlice<TermSearch.Match>, _ near: PackRule.Near) -> [Span] {
        let uses = policy.table.uses
        // By group: of the chains that end with it, the one that begins last, for it is the shortest.
        var chains = [Span?](repeating: nil, count: near.groups.count)
        var found: [Span] = []
        for match in matches {
            guard case .group(let group) = uses[Int(match.use)].role else { continue }
            let (first, last) = (Int(match.first), Int(match.last))
            if group == 0 {
                chains[0] = Span(first: first, last: last)
            } else if let before = chains[group - 1], before.last < first {
                chains[group] = Span(first: before.first, last: last)
            } else {
                continue
            }
            guard group == near.groups.count - 1, let chain = chains[group],
                chain.last - chain.first <= near.within.value
            else { continue }
            if let earlier = found.last, earlier.last >= chain.first { continue }
            found.append(chain)
        }
        return found
    }

    /// Whether the first letter is written small, or the whole text shouts.
    private func isLowerCase(_ span: Span, _ text: String) -> Bool {
        guard search.scanner.hasLowerCase else { return true }
        let start = search.scanner.tokens[span.first].start
        let place = text.utf8.index(text.startIndex, offsetBy: start)
        return !text.unicodeScalars[place].properties.isUppercase
    }

    private func united(_ spans: [Span]) -> [Span] {
        var result: [Span] = []
        for span in spans {
            if let last = result.last, span.first <= last.last {
                result[result.count - 1].last = max(last.last, span.last)
            } else {
                result.append(span)
            }
        }
        return result
    }

    /// - Parameter others: sorted and apart from each other.
    private func overlaps(_ span: Span, _ others: [Span]) -> Bool {
        let place = firstPlace(below: others.count) { others[$0].last >= span.first }
        return place < others.count && others[place].first <= span.last
    }

    /// The first place at which a predicate turns true and stays so; `count` where it never does.
    private func firstPlace(below count: Int, where predicate: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if predicate(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// Of findings of one topic, one within another, the longer stays; of equal ones that with the highest age.
    private func withoutInner(_ findings: [TextFinding]) -> [TextFinding] {
        let rules = policy.rules
        let sorted = findings.sorted { one, other in
            if one.bytes.lowerBound != other.bytes.lowerBound { return one.bytes.lowerBound < other.bytes.lowerBound }
            if one.bytes.upperBound != other.bytes.upperBound { return one.bytes.upperBound > other.bytes.upperBound }
            let (first, second) = (rules[one.rule], rules[other.rule])
            if first.isBlocking != second.isBlocking { return first.isBlocking }
            return first.minAge != second.minAge ? first.minAge > second.minAge : one.rule < other.rule
        }
        var ends: [Int: Int] = [:]
        return sorted.filter { finding in
            let topic = rules[finding.rule].topicNumber
            if let end = ends[topic], finding.bytes.upperBound <= end { return false }
            ends[topic] = finding.bytes.upperBound
            return true
        }
    }
}

extension LanguagePolicy.Rule {
    var isBlocking: Bool { rule.action == .block }
}
