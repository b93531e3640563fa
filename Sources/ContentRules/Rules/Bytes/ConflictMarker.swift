import Diagnostics

/// Nobody left a merge half done.
struct ConflictMarker: FileRule {
    static let about = RuleDescription(
        id: "conflict-marker",
        summary: "No file holds lines that a merge left where two people changed one place.",
        why: """
            Between the lines '<<<<<<<' and '>>>>>>>' stand two forms of the same place. Published, readers would see \
            both, or the signs.
            """,
        isBinding: true,
        accepts: ["> Seven sevens are <<<<<<< many.\n", "> A line is drawn.\n"],
        rejects: [
            "↓<<<<<<< HEAD\n> One stair, then the next.\n=======\n> One step, then the next.\n>>>>>>> theirs\n",
            RuleExample(
                "categories/courage.md",
                "---\n↓<<<<<<< HEAD\ntitle: Courage\n||||||| base\ntitle: Nerve\n=======\ntitle: Grit\n>>>>>>> b\n---\n"
            ),
        ])

    func check(_ file: SourceFile, _ findings: inout Findings) {
        for conflict in ConflictMarkers.all(in: file) {
            let end = file.line(at: conflict.theirs.upperBound - 1)
            findings.add(
                Diagnostic(
                    Self.about, at: SourceRange(file, conflict.opening), .open(end),
                    solutions: [.init(.keepOne)], cause: Cause(assumption: .oneSide)))
        }
    }
}

extension Wording {
    fileprivate static func open(_ end: Int) -> Wording {
        "two people changed this place, up to line \(end), and nobody has joined what they wrote"
    }
    fileprivate static let keepOne: Wording =
        "keep what is right, and remove the lines '<<<<<<<', '=======' and '>>>>>>>'"
    fileprivate static let oneSide: Wording = "checked with the first form only"
}
