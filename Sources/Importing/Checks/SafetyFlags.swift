import Diagnostics

extension ImportOptions {
    /// What a record's closed fields say about who may read it, such as `nsfw`; sorted.
    ///
    /// A field with declared values counts if one of those is a word for safety; then its other values, such as
    /// `unknown`, are flags as well.
    package func safetyFlags(of record: ImportedRecord) -> [String] {
        guard !values.isEmpty else { return [] }
        let flags = record.extras.filter { extra in
            values[extra.key]?.contains { Self.wordsForSafety.contains($0.lowercased()) } ?? false
        }
        return flags.map(\.value.string).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private static let wordsForSafety: Set<String> = [
        "adult", "explicit", "mature", "nsfw", "safe", "sfw", "unsafe",
    ]
}
