/// Guesses where a file that is not recognised was meant to lie.
enum PathAdvice {
    /// A path that would be recognised; nil where nothing comes to mind.
    static func better(than path: String) -> String? {
        candidates(path).first { $0 != path && ContentPath($0) != nil }
    }

    /// The likeliest first.
    private static func candidates(_ path: String) -> [String] {
        var names = path.split(separator: "/").map(String.init)
        guard let last = names.popLast() else { return [] }
        let folders = names.enumerated().map { index, name in index == 0 ? folder(near: name) : name }
        var found: [String] = []
        for name in fileNames(last) {
            found.append((folders + [name]).joined(separator: "/"))
            if let first = folders.first, ["categories", "authors"].contains(first) {
                let stem = name.prefix { $0 != "." }
                found.append("\(first)/\(Slug.nearest(to: stem))\(name.dropFirst(stem.count))")
            }
            // Entries that lie beside the settings or in a folder of their own.
            if name.hasSuffix(".md") || name.hasSuffix(".xml") {
                found.append((["messages"] + names + [name]).joined(separator: "/"))
            }
        }
        return found
    }

    private static func folder(near name: String) -> String {
        let known = ["categories", "authors", "messages", "policy", "permissions", "decisions"]
        let word = name.lowercased()
        let singular = ["category": "categories", "author": "authors", "message": "messages", "quotes": "messages"]
        return known.contains(word) ? word : singular[word] ?? known.first { isNear($0, word) } ?? name
    }

    private static func isNear(_ one: String, _ other: String) -> Bool {
        one.dropLast() == other.dropLast() || one.dropFirst() == other.dropFirst()
    }

    /// The name with its ending put right.
    private static func fileNames(_ name: String) -> [String] {
        let word = name.split(separator: " ").joined(separator: " ")
        let lower = word.lowercased()
        if ["catalog.yml", "catalog.yaml", "catalogue.yml", "catalogue.yaml", "settings.yml", "config.yml"].contains(
            lower)
        {
            return ["catalog.yml"]
        }
        if lower == "readme" || lower.hasPrefix("readme.") { return ["README.md"] }
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
