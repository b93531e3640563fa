/// Names that people and programs give to copies: `messages copy.md`, `messages (1).md`, `messages-old.md`,
/// `messages.md.bak`, `messages.md~`.
enum CopyName {
    /// Put behind the whole name.
    private static let endings = ["~", ".bak", ".backup", ".orig", ".old", ".save", ".tmp"]

    /// Put behind the name in front of the ending, after a blank, hyphen, underscore or dot.
    private static let words = ["copy", "kopie", "copie", "copia", "old", "bak", "backup", "orig", "original", "saved"]

    /// The name of what a name says it is a copy of; nil for other names.
    static func original(of name: String) -> String? {
        let lower = name.lowercased()
        for ending in endings where lower.hasSuffix(ending) && lower.utf8.count > ending.utf8.count {
            return String(name.dropLast(ending.count))
        }
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let ending = name[dot...]
        var stem = name[..<dot]
        let before = stem
        dropNumber(&stem)
        for word in words where stem.lowercased().hasSuffix(word) {
            let rest = stem.dropLast(word.count)
            guard let last = rest.last, " -_.".contains(last) else { continue }
            stem = rest.trimmingEnd(" -_.")
            return stem.isEmpty ? nil : "\(stem)\(ending)"
        }
        return stem.isEmpty || stem == before || !before.hasSuffix(")") ? nil : "\(stem)\(ending)"
    }

    /// Without `(1)`, or a number behind a blank.
    private static func dropNumber(_ stem: inout Substring) {
        var rest = stem
        let isBracketed = rest.last == ")"
        if isBracketed { rest = rest.dropLast() }
        let digits = rest.reversed().prefix { $0.isASCII && $0.isNumber }.count
        guard digits > 0 else { return }
        rest = rest.dropLast(digits)
        guard rest.last == (isBracketed ? "(" : " ") else { return }
        stem = rest.dropLast().trimmingEnd(" ")
    }
}

extension Substring {
    fileprivate func trimmingEnd(_ characters: String) -> Substring {
        var rest = self
        while let last = rest.last, characters.contains(last) { rest = rest.dropLast() }
        return rest
    }
}
