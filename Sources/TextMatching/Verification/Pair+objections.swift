/// What speaks against a duplicate although every edit is harmless by itself. Then an editor is asked.
extension Pair {
    func withObjections(_ verdict: Verdict) -> Verdict {
        guard verdict.relation == .duplicate, a.isCovered, b.isCovered else { return verdict }
        var verdict = verdict
        if let change = otherLabel(verdict.edits) ?? formAfterBe(verdict.edits) ?? exchangedForms(verdict.edits) {
            verdict.relation = .variant
            verdict.edits.removeAll { $0.a.overlaps(change.a) || $0.b.overlaps(change.b) }
            verdict.edits.append(change)
        } else if isTooShort(verdict.edits) || goesOn(verdict.edits) {
            verdict.relation = .variant
        }
        return verdict
    }

    /// Of one or two words every letter counts, and their order.
    private func isTooShort(_ edits: [Verdict.Edit]) -> Bool {
        min(aTerms.count, bTerms.count) < 3
            && edits.contains { $0.kind != .attributionAppended && $0.kind != .labelPrefixed }
    }

    /// Whether one text goes on where the other ends, which nobody marked as cut off: "A lamp lit is a lamp (found)".
    ///
    /// In a long text one word more at the end is a detail, as everywhere else.
    private func goesOn(_ edits: [Verdict.Edit]) -> Bool {
        guard !(aTerms.count < bTerms.count ? a : b).isTruncated else { return false }
        let length = min(aTerms.count, bTerms.count)
        return edits.contains { edit in
            guard edit.a.upperBound == aTerms.endIndex, edit.b.upperBound == bTerms.endIndex else { return false }
            switch edit.kind {
            case .contentWordAdded, .contentWordDropped: return length < Self.mediumText
            case .functionWordAdded, .functionWordDropped: return length < Self.shortText
            default: return false
            }
        }
    }

    /// Texts of fewer words are another saying with one word of meaning more at the end.
    private static let mediumText = 12

    /// Two labels in front of one line are two speakers, however alike their names are: only a slip in a word that is
    /// no name, a small word more or less and another order leave a label what it was.
    private func otherLabel(_ edits: [Verdict.Edit]) -> Verdict.Edit? {
        guard let head = a.head, let otherHead = b.head, aTerms.startIndex == 0, bTerms.startIndex == 0 else {
            return nil
        }
        let isEdited = edits.contains { edit in
            guard edit.a.upperBound <= head, edit.b.upperBound <= otherHead else { return false }
            switch edit.kind {
            case .labelPrefixed, .wordsReordered, .functionWordAdded, .functionWordDropped: return false
            case .typo: return !(isPlainWord(aTerms[edit.a]) || isPlainWord(bTerms[edit.b]))
            default: return true
            }
        }
        return isEdited ? .init(.contentWordReplaced, a: 0..<head, b: 0..<otherHead) : nil
    }

    private func isPlainWord(_ terms: ArraySlice<Term>) -> Bool {
        terms.allSatisfy { $0.shape.writtenFlags.contains(.known) && !$0.shape.writtenFlags.contains(.name) }
    }

    /// "Time heals times" and "times heal time": two forms of one word that changed places.
    private func exchangedForms(_ edits: [Verdict.Edit]) -> Verdict.Edit? {
        let forms = edits.filter { $0.kind == .inflection && $0.a.count == 1 && $0.b.count == 1 }
        for (place, one) in forms.enumerated() {
            let other = forms[(place + 1)...].first {
                aTerms[one.a.lowerBound].id == bTerms[$0.b.lowerBound].id
                    && bTerms[one.b.lowerBound].id == aTerms[$0.a.lowerBound].id
            }
            if let other {
                return .init(
                    .rolesExchanged,
                    a: min(one.a.lowerBound, other.a.lowerBound)..<max(one.a.upperBound, other.a.upperBound),
                    b: min(one.b.lowerBound, other.b.lowerBound)..<max(one.b.upperBound, other.b.upperBound))
            }
        }
        return nil
    }

    /// "To be wrong" and "to be wronged": behind a form of "be" an ending says who does what.
    private func formAfterBe(_ edits: [Verdict.Edit]) -> Verdict.Edit? {
        for edit in edits where edit.kind == .inflection && edit.a.count == 1 && edit.b.count == 1 {
            let (one, other) = (compare.bytes(aTerms[edit.a.lowerBound]), compare.bytes(bTerms[edit.b.lowerBound]))
            let (short, long) = one.count < other.count ? (one, other) : (other, one)
            guard isBehindBe(aTerms, edit.a.lowerBound), isBehindBe(bTerms, edit.b.lowerBound),
                Inflection.isVerbForm(long, of: short)
            else { continue }
            return .init(.contentWordReplaced, a: edit.a, b: edit.b)
        }
        return nil
    }

    private func isBehindBe(_ terms: ArraySlice<Term>, _ place: Int) -> Bool {
        guard place > terms.startIndex else { return false }
        return ["is", "are", "am", "was", "were", "be", "been", "being"].contains(
            String(decoding: compare.bytes(terms[place - 1]), as: UTF8.self))
    }
}
