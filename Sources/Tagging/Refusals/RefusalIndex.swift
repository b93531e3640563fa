/// What was refused, by entry.
package struct RefusalIndex: Sendable {
    private let byEntry: [String: [Refusal]]

    package init(_ refusals: [Refusal]) { byEntry = Dictionary(grouping: refusals, by: \.entry) }

    /// The tags that an entry of these words may not be asked about.
    package func refused(_ entry: String, text: String) -> Set<Tag> {
        guard let refusals = byEntry[entry] else { return [] }
        let form = Refusal.form(of: text)
        return Set(refusals.filter { $0.form == form }.map(\.tag))
    }
}
