/// What an editor wrote among the keywords of a category.
///
/// `brave` points to the category, `=first day` is enough by itself, `-human race` points away from it.
package struct Keyword: Hashable, Sendable {
    package enum Force: Hashable, Sendable {
        case evidence, sufficient, against
    }

    package let force: Force
    package let words: String

    package init(_ written: String) {
        switch written.utf8.first {
        case UInt8(ascii: "-"): force = .against
        case UInt8(ascii: "="): force = .sufficient
        default: force = .evidence
        }
        let rest = force == .evidence ? written[...] : written.dropFirst()
        words = String(rest.drop { $0 == " " })
    }

    init(_ force: Force, _ words: String) {
        self.force = force
        self.words = words
    }
}
