import BundleReader

/// Makes `past.jsonl` of the past that the newest release knew and of what this bundle changes.
enum PastEncoder {
    /// Nothing where no release is known.
    static func past(of input: BundleInput, _ slots: BundleSlots) -> CatalogPast {
        guard let previous = input.previous else { return CatalogPast() }
        let number = input.version.number
        var memberships = previous.past.memberships
        var since: [Int: Int] = [:]
        for membership in memberships { since[membership.ordinal] = membership.versions.upperBound }
        for record in previous.records {
            let from = max(record.added, since[record.ordinal] ?? record.added)
            guard from < number else { continue }
            let before = CatalogPast.Membership(of: record, versions: from..<number)
            // Only in drafts may the ledger have lost a slot.
            let slot = slots.slots.indices.contains(record.ordinal) ? slots.slots[record.ordinal] : nil
            if !isSame(before, in: slot, input) { memberships.append(before) }
        }
        memberships.sort { ($0.ordinal, $0.versions.lowerBound) < ($1.ordinal, $1.versions.lowerBound) }
        return CatalogPast(releases: releases(input), memberships: memberships)
    }

    /// Whether a slot's message is for the same people still.
    private static func isSame(
        _ before: CatalogPast.Membership, in slot: BundleSlots.Slot?, _ input: BundleInput
    ) -> Bool {
        guard case .message(let index, _) = slot else { return false }
        let message = input.messages[index]
        return before.author == message.author?.id && before.categories == message.categories
            && before.language == message.language && before.minAge == message.minAge
            && before.maxAge == message.maxAge
    }

    /// Every release that the ledger knows, and this one; a label begins with its day.
    private static func releases(_ input: BundleInput) -> [CatalogPast.Release] {
        let earlier = input.ledger.releases.filter { $0.number < input.version.number }.map { ($0.number, $0.label) }
        return (earlier + [(input.version.number, input.version.label)]).sorted { $0.0 < $1.0 }.map { number, label in
            let day = label.prefix { $0 != "-" }.split(separator: ".").joined(separator: "-")
            return CatalogPast.Release(number: number, day: day)
        }
    }
}
