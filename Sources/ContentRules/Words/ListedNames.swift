/// Several names of a closed list in one value: `anxious and tired`, `anxious/tired`.
enum ListedNames {
    /// The value as the list should be written; nil unless it is made of known names alone.
    static func written(_ value: String, known: some Sequence<String>) -> String? {
        let names = Set(known)
        let parts = value.split { " ,;/&+|".contains($0) }.map(String.init).filter { $0 != "and" && $0 != "or" }
        guard parts.count > 1, parts.allSatisfy({ names.contains($0) }) else { return nil }
        return parts.joined(separator: ", ")
    }
}
