/// Counts in how many texts of each tag a word or phrase stands, and makes a table of it.
package struct EvidenceCounts: Sendable {
    /// How many texts of a tag must hold a word before it is evidence, so that one text is none.
    package static let fewestTexts = 2

    /// Weights below this change nothing and make the table long.
    static let leastWeight = 0.05

    private var scanner = EvidenceScanner()
    private var texts = 0
    private var features: [Feature: Count] = [:]
    private var tags: [Tag: Count] = [:]

    /// All features of all texts, each once a text.
    private var total = 0

    /// A word or two words, by their stems.
    private struct Feature: Hashable {
        let first: [UInt8]
        let second: [UInt8]
    }

    private struct Count {
        /// For a tag: the features of its texts. For a feature: nothing.
        var total = 0
        var texts = 0
        /// For a feature: by tag.
        var byTag: [Tag: Int] = [:]
        /// For a feature: the forms in which it was written.
        var forms: [[UInt8]: Int] = [:]
    }

    package init() {}

    /// - Parameter tags: those that people gave the text, each once.
    package mutating func add(_ text: String, _ tags: Set<Tag>) {
        // A name with a tab or a line end in it cannot stand in a table.
        let tags = tags.filter { $0.name.utf8.allSatisfy { $0 >= 0x20 } && !$0.name.isEmpty }
        scanner.scan(text)
        var forms: [Feature: [UInt8]] = [:]
        for token in scanner.stems.indices {
            let (stem, word) = (scanner.stems[token], scanner.word(token))
            keep(word, of: Feature(first: stem, second: []), in: &forms)
            if token > 0, scanner.continues(token) {
                let phrase = scanner.word(token - 1) + [0x20] + word
                keep(phrase, of: Feature(first: scanner.stems[token - 1], second: stem), in: &forms)
            }
        }
        texts += 1
        total += forms.count
        for tag in tags {
            self.tags[tag, default: Count()].texts += 1
            self.tags[tag, default: Count()].total += forms.count
        }
        for (feature, form) in forms {
            features[feature, default: Count()].texts += 1
            features[feature, default: Count()].forms[form, default: 0] += 1
            for tag in tags { features[feature, default: Count()].byTag[tag, default: 0] += 1 }
        }
    }

    private func keep(_ form: [UInt8], of feature: Feature, in forms: inout [Feature: [UInt8]]) {
        if forms[feature] == nil { forms[feature] = form }
    }

    /// What was learnt; the same for the same texts in any order.
    package var table: EvidenceTable {
        var rows = tags.map { tag, count in
            EvidenceTable.Row(tag: tag, word: "", weight: .init(LogOdds.start(texts: count.texts, of: texts)))
        }
        for count in features.values where count.texts >= Self.fewestTexts {
            var word: String?
            for (tag, inside) in count.byTag where inside >= Self.fewestTexts {
                let all = tags[tag]!.total
                let weight = LogOdds.weight(
                    .init(
                        inside: inside, outside: count.texts - inside, allInside: all, allOutside: total - all))
                guard weight >= Self.leastWeight else { continue }
                let shown = word ?? Self.commonest(count.forms)
                word = shown
                rows.append(EvidenceTable.Row(tag: tag, word: shown, weight: .init(weight)))
            }
        }
        return EvidenceTable(rows: rows, texts: texts)
    }

    /// The form that was written most often, the first by its bytes among equals.
    private static func commonest(_ forms: [[UInt8]: Int]) -> String {
        let best = forms.max { $0.value != $1.value ? $0.value < $1.value : $1.key.lexicographicallyPrecedes($0.key) }
        return String(decoding: best!.key, as: UTF8.self)
    }
}
