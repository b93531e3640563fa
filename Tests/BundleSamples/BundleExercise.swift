import BundleReader

/// Asks a mapped bundle for everything that it can be asked for, so that whatever is wrong with it shows.
package enum BundleExercise {
    /// - Throws: what was noticed first.
    package static func run(_ bundle: MappedBundle) throws(BundleDefect) {
        try bundle.checkFiles()
        try readEverything(bundle)
    }

    /// The same without reading the files as a whole before: an enemy's digests are right.
    package static func readEverything(_ bundle: MappedBundle) throws(BundleDefect) {
        let index = bundle.index
        for line in 0..<index.lineCount {
            let ordinal = try index.ordinal(line)
            let id = String(decoding: try index.id(line).characters, as: UTF8.self)
            _ = try (index.author(line), index.added(line), index.line(ordinal: ordinal), bundle.resolve(id))
            guard let record = try index.record(line) else { continue }
            _ = try (index.text(line), bundle.record(id: record.id), bundle.text(at: record.ordinal))
            for term in IndexTerm.all(of: record) { _ = try index.entry(of: term) }
        }
        for id in try bundle.retiredIDs() { _ = try bundle.resolve(id) }
        for age in [nil, 4, 12, 18, 90] {
            let selection = bundle.selection(age: age)
            for place in 0..<min(selection.count, 1000) { _ = try selection.text(at: place) }
            _ = try selection.lines()
            var numbers = SplitMix64(UInt64(age ?? 0))
            var texts = try selection.randomTexts(using: &numbers)
            for _ in 0..<min(selection.count, 100) { _ = try texts.next() }
        }
        for place in try index.words(beginning: "") {
            let entry = try index.entry(place)
            _ = try (index.term(entry), index.lines(of: entry))
        }
    }
}
