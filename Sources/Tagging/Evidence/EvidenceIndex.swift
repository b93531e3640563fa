import Suitability

/// A table of evidence and the editors' own words, ready to be looked up in.
///
/// Words and phrases are a tree of stems: `take` leads to a place, and from there `the step` leads on.
package struct EvidenceIndex: Sendable {
    /// The score from which a tag is suggested: odds of e to 1 that an editor would agree, if words spoke independently.
    package static let threshold = Weight(hundredths: 100)

    /// Sorted; numbers of tags are places in it.
    package let tags: [Tag]

    /// Where the score of each tag starts; never above nothing.
    let starts: [Int32]

    /// Places of the tree that stand for evidence, each with what it is worth to whom.
    struct Worth: Sendable {
        let tag: Int32
        let weight: Int32
        let isSufficient: Bool
    }

    private(set) var worths: [Worth] = []
    private var firstWorth: [Int32] = []

    let stems: WordIndex

    /// The place that a step leads to, by the place where it starts (0 is the root) and the number of the stem.
    private let steps: [UInt64: Int32]

    /// For a stem: the place to which it leads from the root, or 0.
    private var roots: [Int32] = []

    /// Whether anything leads on from a place.
    private var leadsOn: [Bool] = []

    package var isEmpty: Bool { tags.isEmpty }

    /// - Parameter words: of tags that the table knows, and of others; a tag with neither evidence nor words is none.
    package init(_ table: EvidenceTable, _ words: [TagWords]) {
        learnt = Set(table.tags)
        let known = Set(table.rows.map(\.tag)).union(words.map(\.tag))
        tags = known.sorted()
        let numbers = Dictionary(uniqueKeysWithValues: zip(tags, 0...))
        var starts = [Int32](repeating: 0, count: tags.count)
        for row in table.rows where row.word.isEmpty {
            starts[numbers[row.tag]!] = Int32(min(0, row.weight.hundredths))
        }
        self.starts = starts

        var tree = Tree()
        for row in table.rows where !row.word.isEmpty {
            let number = numbers[row.tag]!
            tree.put(row.word, number) { _ in (Int32(row.weight.hundredths), false) }
        }
        for entry in words {
            let number = numbers[entry.tag]!
            let asked = Int32(Self.threshold.hundredths) - starts[number]
            for keyword in entry.keywords {
                tree.put(keyword.words, number) { learnt in
                    switch keyword.force {
                    case .evidence: (max(learnt.weight, asked / 2), learnt.isSufficient)
                    // A name that stands often among its own entries stays ahead of one that stands anywhere.
                    case .sufficient: (learnt.isSufficient ? learnt.weight : learnt.weight + asked, true)
                    case .against: (-asked, false)
                    }
                }
            }
        }
        stems = tree.stems
        steps = tree.steps
        roots = [Int32](repeating: 0, count: tree.stems.count)
        leadsOn = [Bool](repeating: false, count: tree.places.count)
        for (key, place) in tree.steps {
            let from = Int(key >> 32)
            if from == 0 { roots[Int(key & 0xFFFF_FFFF)] = place } else { leadsOn[from] = true }
        }
        for place in tree.places {
            firstWorth.append(Int32(worths.count))
            for (tag, worth) in place.sorted(by: { $0.key < $1.key }) {
                worths.append(Worth(tag: Int32(tag), weight: worth.weight, isSufficient: worth.isSufficient))
            }
        }
        firstWorth.append(Int32(worths.count))
    }

    package func number(of tag: Tag) -> Int? { tags.firstIndex(of: tag) }

    /// Tags about which the table was asked; of others only what editors wrote is known.
    package let learnt: Set<Tag>

    /// What a tag's words must add up to.
    @inline(__always)
    func asked(_ tag: Int) -> Int32 { Int32(Self.threshold.hundredths) - starts[tag] }

    var placeCount: Int { leadsOn.count }

    @inline(__always)
    func root(_ stem: Int32) -> Int32 { roots[Int(stem)] }

    @inline(__always)
    func next(_ place: Int32, _ stem: Int32) -> Int32? {
        guard leadsOn[Int(place)] else { return nil }
        return steps[UInt64(place) << 32 | UInt64(stem)]
    }

    @inline(__always)
    func worths(at place: Int32) -> Range<Int> { Int(firstWorth[Int(place)])..<Int(firstWorth[Int(place) + 1]) }

    /// The tree while it grows.
    private struct Tree {
        var stems = WordIndex()
        var steps: [UInt64: Int32] = [:]

        /// What each place is worth, by tag; the root is place 0.
        var places: [[Int: (weight: Int32, isSufficient: Bool)]] = [[:]]

        /// - Parameter change: gets the worth so far, nothing if there is none.
        mutating func put(
            _ phrase: String, _ tag: Int,
            _ change: ((weight: Int32, isSufficient: Bool)) -> (weight: Int32, isSufficient: Bool)
        ) {
            var place: Int32 = 0
            let words = EvidenceScanner.stems(ofPhrase: phrase)
            guard !words.isEmpty else { return }
            for word in words {
                let key = UInt64(place) << 32 | UInt64(stems.insert(word))
                if let known = steps[key] {
                    place = known
                } else {
                    place = Int32(places.count)
                    steps[key] = place
                    places.append([:])
                }
            }
            places[Int(place)][tag] = change(places[Int(place)][tag] ?? (0, false))
        }
    }
}
