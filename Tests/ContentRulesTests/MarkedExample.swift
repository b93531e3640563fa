import Diagnostics

/// A rule's example with its marks taken out: the files as bytes, and where the marks stood.
struct MarkedExample {
    var files: [SourceFile]

    /// Byte offsets of `↓`, by path.
    var marks: [String: [Int]]

    init(_ example: RuleExample) {
        let decoded = example.decoded
        files = decoded.map(\.source)
        marks = Dictionary(uniqueKeysWithValues: decoded.filter { !$0.marks.isEmpty }.map { ($0.path, $0.marks) })
    }
}
