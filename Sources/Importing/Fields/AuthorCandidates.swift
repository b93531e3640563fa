import Diagnostics

/// Looks for the field that names authors in a file where none is called like one.
struct AuthorCandidates {
    private struct Tally {
        let place: SourceRange
        var filled = 0
        var names = 0
        var fullNames = 0
    }

    private var tallies: [String: Tally] = [:]
    private var keys: [String] = []
    private var records = 0

    /// - Parameter roles: what each of the fields is taken for.
    mutating func note(_ fields: [ForeignField], as roles: [FieldRole?]) {
        records += 1
        for (field, role) in zip(fields, roles) where role == nil || role == .work {
            guard field.isText, !field.isList, let value = field.values.first else { continue }
            if tallies[field.key] == nil { keys.append(field.key) }
            var tally = tallies[field.key] ?? Tally(place: field.keyRange)
            if !value.isBlank {
                tally.filled += 1
                let words = Self.wordsOfName(value)
                if words > 0 { tally.names += 1 }
                if words > 1 { tally.fullNames += 1 }
            }
            tallies[field.key] = tally
        }
    }

    /// The field that holds names in most records; of several the one that holds most.
    ///
    /// Half of the records have it filled, nine of ten of its values look like names, and a third of them have more than
    /// one word: a field of single words is more often a kind or a topic, unless it is called like a person.
    var likeliest: (key: String, place: SourceRange)? {
        var best: (key: String, tally: Tally)?
        for key in keys {
            guard let tally = tallies[key], tally.filled > 0, tally.filled * 2 >= records,
                tally.names * 10 >= tally.filled * 9,
                tally.fullNames * 3 >= tally.filled || FieldNames.isLikePerson(key)
            else { continue }
            if best.map({ $0.tally.names < tally.names }) ?? true { best = (key, tally) }
        }
        return best.map { ($0.key, $0.tally.place) }
    }

    /// How many words a name has; 0 for what is none by its look.
    private static func wordsOfName(_ value: SourceText) -> Int {
        let bytes = Array(value.string.utf8.prefix(80))
        let isPlain = !bytes.contains { (0x30...0x39).contains($0) || $0 == 0x2F || $0 == 0x40 || $0 == 0x5F }
        guard value.string.utf8.count < 80, isPlain, AttributionShape.looksLikeName(bytes[...]) else { return 0 }
        return AttributionWords.count(value.string)
    }
}
