import Diagnostics

/// The content folder has no settings.
enum MissingSettings {
    // An example cannot leave out the settings that every example has.
    static let about = RuleDescription(
        id: "missing-settings",
        summary: "A content folder has a file 'catalog.yml'.",
        why: "It says for whom the catalog is and which moods and languages it knows; nothing can be checked without.",
        accepts: ["> The ladder has a first rung.\n"],
        rejects: [])

    /// The lines with which a catalog can begin.
    package static let lines = """
        name: My catalog
        audience: 12+
        languages: [en]
        licence: CC-BY-4.0
        asOf: 2026-01-01
        moods: [anxious, tired, sad, hopeful, grateful]

        """

    /// - Parameter neighbour: any file of the folder, which tells how the folder is called.
    static func finding(beside neighbour: ParsedFile?) -> Diagnostic {
        var folder = ""
        if let neighbour, neighbour.file.path.hasSuffix(neighbour.relativePath) {
            folder = String(neighbour.file.path.dropLast(neighbour.relativePath.count))
        }
        let file = SourceFile(path: folder + "catalog.yml", bytes: [])
        return Diagnostic(
            about, at: file.range, "the content folder has no 'catalog.yml'",
            solutions: [
                .init(
                    "add it with lines such as these, changed to your liking",
                    [.init(file.range, with: lines)])
            ])
    }
}
