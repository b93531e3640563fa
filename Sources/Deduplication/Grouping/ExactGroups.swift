import TextNormalisation

/// Records sorted into groups of equal normal form and language.
struct ExactGroups: Sendable {
    /// The group of every record; groups are numbered as they appear in the input.
    private(set) var groupOfRecord: [Int] = []

    /// All records, group by group, within a group in their order.
    private var records: [Int] = []

    /// Where each group begins in `records`; one more at the end.
    private var starts: [Int] = [0]

    /// - Parameter forms: one for each record, in the same order.
    init(_ records: [DedupeRecord], forms: [NormalForm]) {
        precondition(records.count == forms.count, "every record needs its normal form")
        number(records, forms)
        sortIntoGroups()
    }

    var count: Int { starts.count - 1 }

    func members(of group: Int) -> ArraySlice<Int> { records[starts[group]..<starts[group + 1]] }

    private mutating func number(_ records: [DedupeRecord], _ forms: [NormalForm]) {
        var languages: [String: Int] = [:]
        var groups: [Key: Int] = [:]
        groups.reserveCapacity(records.count)
        groupOfRecord.reserveCapacity(records.count)
        var count = 0
        for (record, form) in forms.enumerated() {
            let primary = records[record].primaryLanguage
            let language = languages[primary] ?? languages.count
            languages[primary] = language
            let key = Key(form: form.hash, language: language)
            if form.basis != .nothing, let group = groups[key] {
                groupOfRecord.append(group)
            } else {
                // Without a word there is nothing to be equal to: a group of its own that nobody finds.
                if form.basis != .nothing { groups[key] = count }
                groupOfRecord.append(count)
                count += 1
            }
        }
        starts = [Int](repeating: 0, count: count + 1)
    }

    /// A counting sort.
    private mutating func sortIntoGroups() {
        for group in groupOfRecord { starts[group + 1] += 1 }
        for group in 0..<count { starts[group + 1] += starts[group] }
        var next = starts
        records = [Int](repeating: 0, count: groupOfRecord.count)
        for (record, group) in groupOfRecord.enumerated() {
            records[next[group]] = record
            next[group] += 1
        }
    }

    private struct Key: Hashable {
        let form: ContentHash
        let language: Int
    }
}
