/// Where the words of an entry come from.
package enum Origin: String, Hashable, Sendable, CaseIterable {
    /// Chosen or written by the editors.
    case house
    /// Sent in by somebody else; `contributedBy` names them.
    case contributed
}

extension Entry {
    package var origin: Origin { value(.contributedBy) == nil ? .house : .contributed }
}
