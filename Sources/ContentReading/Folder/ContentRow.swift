import CatalogModel

/// A row of the table of what a content folder may hold: where a file lies, and what it is.
package struct ContentRow: Sendable {
    /// Below the content folder, without the ending. `…` stands for any folders or none, and a word in capitals for a
    /// name: `ID` for a short one, `LANGUAGE` for a language, `NAME` for any.
    package let path: String

    /// The endings that the file may have.
    package let endings: [String]

    /// What the file holds, for people.
    package let holds: String

    /// Makes a path of what stands for the word in capitals, and of the ending.
    private let make: @Sendable (String, ContentPath.Syntax?) -> ContentPath
    private let folders: [Substring]
    private let name: (before: Substring, placeholder: Placeholder?, after: Substring)

    private enum Placeholder: String, CaseIterable {
        case id = "ID"
        case language = "LANGUAGE"
        case name = "NAME"

        func takes(_ text: Substring) -> Bool {
            switch self {
            case .id: Slug.isValid(text)
            case .language: LanguageTag.isWellFormed(String(text))
            // A blank or a second dot in front of the ending is a slip.
            case .name: !text.isEmpty && !text.contains(".") && text.last != " " && text.first != " "
            }
        }
    }

    init(
        _ path: String, _ endings: [String], _ holds: String,
        _ make: @escaping @Sendable (String, ContentPath.Syntax?) -> ContentPath
    ) {
        self.path = path
        self.endings = endings
        self.holds = holds
        self.make = make
        var names = path.split(separator: "/")
        let last = names.removeLast()
        folders = names
        let placeholder = Placeholder.allCases.first { last.contains($0.rawValue) }
        let place = placeholder.flatMap { last.firstRange(of: $0.rawValue) }
        name = (
            place.map { last[..<$0.lowerBound] } ?? last, placeholder, place.map { last[$0.upperBound...] } ?? ""
        )
    }

    /// A file that has its own name: `decisions/tags.yml`.
    init(file path: String, _ holds: String, _ content: ContentPath) {
        let dot = path.lastIndex(of: ".")!
        self.init(String(path[..<dot]), [String(path[path.index(after: dot)...])], holds) { _, _ in content }
    }

    /// What a file is; nil where the row is not about it.
    ///
    /// - Parameter names: the parts of its path below the content folder.
    func content(at names: [Substring]) -> ContentPath? {
        guard let last = names.last, let dot = last.lastIndex(of: ".") else { return nil }
        let ending = String(last[last.index(after: dot)...])
        guard endings.contains(ending), liesIn(names.dropLast()) else { return nil }
        let stem = last[..<dot]
        guard let placeholder = name.placeholder else {
            return stem == name.before ? make("", ContentPath.Syntax(rawValue: ending)) : nil
        }
        guard stem.hasPrefix(name.before), stem.hasSuffix(name.after),
            stem.utf8.count >= name.before.utf8.count + name.after.utf8.count
        else { return nil }
        let given = stem.dropFirst(name.before.count).dropLast(name.after.count)
        return placeholder.takes(given) ? make(String(given), ContentPath.Syntax(rawValue: ending)) : nil
    }

    private func liesIn(_ given: ArraySlice<Substring>) -> Bool {
        guard folders.last == "…" else { return given.elementsEqual(folders) }
        let fixed = folders.dropLast()
        return given.prefix(fixed.count).elementsEqual(fixed) && !given.contains("")
    }

    /// The path of a file that has its own name; nil where names vary.
    var literal: String? { name.placeholder == nil && folders.last != "…" ? "\(path).\(endings[0])" : nil }

    /// The folder right below the content folder in which such files lie; nil where they may lie anywhere.
    var folder: String? { folders.first.flatMap { $0 == "…" ? nil : String($0) } }

    /// The path of the file of one name.
    package func path(of given: String) -> String {
        let folder = folders.map { $0 + "/" }.joined()
        return "\(folder)\(name.before)\(given)\(name.after).\(endings[0])"
    }
}
