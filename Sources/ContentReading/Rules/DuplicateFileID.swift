import Diagnostics

/// Two files have the same id.
enum DuplicateFileID {
    static let about = RuleDescription(
        id: "duplicate-file-id",
        summary: "A category or author is written in one file, and so are the settings.",
        why:
            "The name of the file is the id. With an .md and an .xml of one name, one of the two would be passed over.",
        accepts: [RuleExample("categories/courage.md", "---\ntitle: Courage\n---\n")],
        rejects: [
            RuleExample(files: [
                ("catalog.yml", "↓" + minimalSettings),
                (
                    "catalog.xml",
                    """
                    <?xml version="1.0" encoding="UTF-8"?>
                    <catalog xmlns="urn:florilegium:content:1" name="Example" audience="12+" languages="en" \
                    licence="CC0-1.0" asOf="2026-11-21" moods="tired"/>

                    """
                ),
            ])
        ])

    private static let minimalSettings = """
        name: Example
        audience: 12+
        languages: [en]
        licence: CC0-1.0
        asOf: 2026-11-21
        moods: [tired]

        """

    static func finding(_ thing: Wording, at range: SourceRange, first: SourceRange) -> Diagnostic {
        Diagnostic(
            about, at: range, "there is a second file for \(thing)",
            notes: [.init(at: first, "first written here")],
            solutions: [.init("remove or rename one of the two files")])
    }
}
