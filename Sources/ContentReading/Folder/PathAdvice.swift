import Diagnostics

/// Guesses what a file that is not recognised was meant to be.
enum PathAdvice: Equatable {
    /// It would be read under another path.
    case rename(to: String)
    /// A copy of a file, by its name.
    case copy(of: String)
    /// It comes out of a word processor; its words belong into a file of this path.
    case document(String)
    /// No idea; these are the files that have a place in its folder.
    case unknown([String])

    /// - Parameters:
    ///   - path: one that is nothing, below the content folder.
    ///   - isTaken: whether a path names something that exists.
    static func about(_ path: String, isTaken: (String) -> Bool) -> PathAdvice {
        var names = path.split(separator: "/").map(String.init)
        let last = names.removeLast()
        if let original = CopyName.original(of: last) {
            let path = (names + [original]).joined(separator: "/")
            if isTaken(path) { return .copy(of: path) }
            if ContentPath(path) != nil { return .rename(to: path) }
        }
        if let stem = document(last) {
            let near = better(than: (names + [stem + ".md"]).joined(separator: "/"), isSure: false)
            if let near { return .document(near) }
        }
        if let near = better(than: path, isSure: true) { return .rename(to: near) }
        let folder = names.first.map { Self.folder(near: $0) }
        return .unknown(ContentTable.literals.filter { names.count == 1 && $0.hasPrefix((folder ?? "") + "/") })
    }

    /// A path that would be recognised; nil where nothing comes to mind.
    ///
    /// - Parameter isSure: whether the path is nothing as it is.
    private static func better(than path: String, isSure: Bool) -> String? {
        candidates(path).first { (!isSure || $0 != path) && ContentPath($0) != nil }
    }

    /// The likeliest first.
    private static func candidates(_ path: String) -> [String] {
        var names = path.split(separator: "/").map(String.init)
        guard let last = names.popLast() else { return [] }
        let folders = names.enumerated().map { index, name in index == 0 ? folder(near: name) : name }
        var found: [String] = []
        for name in fileNames(last) {
            let whole = (folders + [name]).joined(separator: "/")
            // A name of its own is nearer than any that the folder takes, but not if it is only a little like it.
            if ContentPath(whole) == nil, let literal = literal(near: whole) { found.append(literal) }
            found.append(whole)
            if let first = folders.first, ["categories", "authors"].contains(first) {
                let stem = name.prefix { $0 != "." }
                found.append("\(first)/\(Slug.nearest(to: stem))\(name.dropFirst(stem.count))")
            }
            // Entries that lie beside the settings or in a folder of their own; one with folders in it is a `messages`
            // of another name.
            if name.hasSuffix(".md") || name.hasSuffix(".xml") {
                if names.count > 1 { found.append((["messages"] + names.dropFirst() + [name]).joined(separator: "/")) }
                found.append((["messages"] + names + [name]).joined(separator: "/"))
            }
        }
        return found
    }

    /// The file with a name of its own, in the same folder, that a path nearly names.
    static func literal(near path: String) -> String? {
        let place = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
        let folder = path[..<place]
        let known = ContentTable.literals.filter { $0.hasPrefix(folder) && !$0.dropFirst(folder.count).contains("/") }
        func stem(_ name: some StringProtocol) -> String { String(name.dropFirst(folder.count).prefix { $0 != "." }) }
        let near = Suggestion.nearest(to: stem(path), among: known.map(stem), limit: 1).first
        return near.flatMap { near in known.first { stem($0) == near } }
    }

    private static func folder(near name: String) -> String {
        let word = name.lowercased()
        if ContentTable.folders.contains(word) { return word }
        let others = ["category": "categories", "quotes": "messages"]
        return others[word] ?? Suggestion.nearest(to: word, among: ContentTable.folders, limit: 1).first ?? name
    }

    /// The name in front of the ending of a word processor's file; nil for other files.
    private static func document(_ name: String) -> String? {
        let lower = name.lowercased()
        for ending in [".docx", ".doc", ".odt", ".rtf", ".pages", ".pdf"] where lower.hasSuffix(ending) {
            return String(name.dropLast(ending.count))
        }
        return nil
    }

    /// The name with its ending put right.
    private static func fileNames(_ name: String) -> [String] {
        let word = name.split(separator: " ").joined(separator: " ")
        let lower = word.lowercased()
        if ["catalog.yaml", "catalogue.yml", "catalogue.yaml", "settings.yml", "config.yml", "catalog.yml"].contains(
            lower)
        {
            return ["catalog.yml"]
        }
        if lower == "readme" || lower.hasPrefix("readme.") { return ["README.md"] }
        if lower.hasSuffix(".jsonl") || lower.hasSuffix(".tsv") { return [lower] }
        let endings = [
            (".md.txt", ".md"), (".markdown", ".md"), (".mdown", ".md"), (".mkd", ".md"), (".txt", ".md"),
            (".md", ".md"), (".xml", ".xml"), (".yaml", ".yml"), (".yml", ".yml"), (".json", ".yml"),
        ]
        for (wrong, right) in endings where lower.hasSuffix(wrong) {
            let stem = word.dropLast(wrong.count)
            let clean = String(stem.map { $0 == "." ? "-" : $0 }).split(separator: " ").joined(separator: " ")
            return [clean + right]
        }
        return lower.contains(".") ? [] : [word + ".md", word + ".yml"]
    }
}
