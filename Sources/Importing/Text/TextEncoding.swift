/// How a foreign file writes its characters.
package enum TextEncoding: String, Hashable, Sendable, CaseIterable {
    case utf8 = "utf-8"
    case windows1252 = "windows-1252"
    case latin1 = "iso-8859-1"
    /// With a byte order mark, which says which half comes first.
    case utf16 = "utf-16"
}
