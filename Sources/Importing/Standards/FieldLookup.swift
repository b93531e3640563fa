import Diagnostics

/// Fields of a JSON object by their path: `isPartOf.name`.
struct FieldLookup {
    private let fields: [String: ForeignField]
    private let file: SourceFile

    init(_ fields: [ForeignField], in file: SourceFile) {
        self.fields = Dictionary(fields.map { ($0.key, $0) }, uniquingKeysWith: { _, last in last })
        self.file = file
    }

    /// The first value; nil for none, and for an empty one.
    subscript(_ key: String) -> SourceText? {
        guard let value = fields[key]?.values.first, !value.string.isEmpty else { return nil }
        return value
    }

    func values(_ key: String) -> [SourceText] { fields[key]?.values.filter { !$0.string.isEmpty } ?? [] }

    /// A value that is made of several, said to stand where the first of them does.
    func text(_ string: String, at place: SourceText) -> SourceText {
        SourceText(string, in: file, bytes: place.bytes.lowerBound..<place.bytes.lowerBound)
    }
}

extension ImportedRecord {
    /// Adds a field of our own by its key, where there is one.
    mutating func add(_ key: String, _ value: SourceText?) {
        if let value, !value.string.isEmpty { extras.append(.init(key: key, value: value)) }
    }

    mutating func add(_ key: String, _ values: [SourceText]) { for value in values { add(key, value) } }

    /// The first is the main category, the others stand in `alsoIn`.
    mutating func add(categories: [SourceText]) {
        add("category", categories.first)
        add("alsoIn", Array(categories.dropFirst()))
    }
}
