/// Unpacks the lists that are written into the program as text.
enum StandardList {
    /// The words between the separators of a list.
    static func words(_ list: StaticString, at separator: Character = " ") -> [Substring] {
        String(describing: list).split(separator: separator)
    }
}
