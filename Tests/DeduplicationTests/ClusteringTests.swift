import Testing
import TextMatching

@testable import Deduplication

struct ClusteringTests {
    /// All orders of up to four things, and some of more.
    private func orders<Element>(of items: [Element]) -> [[Element]] {
        guard items.count <= 4 else {
            return (0..<24).map { number in
                var chance = Chance(UInt64(number))
                return items.shuffled(using: &chance)
            }
        }
        return items.isEmpty
            ? [[]]
            : items.indices.flatMap { place in
                var rest = items
                let first = rest.remove(at: place)
                return orders(of: rest).map { [first] + $0 }
            }
    }

    /// Two parodies that are each a word away from a plain form do not meet through it.
    @Test func aChainWhoseEndsDifferMakesTwoClusters() {
        let input = [
            record("a", "Every morning the old baker forgives the night for being so long."),
            record("b", "Every morning the baker forgives the night for being so long."),
            record("c", "Every morning the young baker forgives the night for being so long."),
        ]
        var outcomes: Set<String> = []
        for records in orders(of: input) {
            let result = Deduplicated(records, .init(isThorough: true))
            #expect(result.clusters.count == 1 && result.merged == 1)
            #expect(!result.clusterIDs.contains { $0.contains("a") && $0.contains("c") })
            #expect(result.review.count == 1)
            outcomes.insert(
                "\(result.clusterIDs)\(result.review.map { [result.source.id($0.a), result.source.id($0.b)] })")
            result.checkSums(in: 3)
        }
        #expect(outcomes.count == 1)
    }

    /// Each text has one word less than the one before; the first and the last have little in common.
    @Test func aLongChainBreaksUp() {
        var words = """
            bread water salt lamp stone river garden winter bridge paper window candle harbour ladder kettle thread \
            orchard market feather anchor blanket meadow chimney copper
            """.split(separator: " ").map(String.init)
        var input: [DedupeRecord] = []
        for link in 0..<12 {
            input.append(record("link\(link)", "We share " + words.joined(separator: ", ") + "."))
            words.remove(at: words.count / 2)
        }
        var outcomes: Set<[UInt8]> = []
        for records in orders(of: input) {
            let result = Deduplicated(records)
            outcomes.insert(ClusterLines.bytes(of: result))
            #expect(!result.clusterIDs.contains { $0.contains("link0") && $0.contains("link11") })
            #expect(result.merged > 0)
            result.checkSums(in: input.count)
        }
        #expect(outcomes.count == 1)
    }

    @Test func aProverbThatEverybodyHasIsOneRecord() {
        let texts = ["Many hands carry the boat.", "MANY HANDS CARRY THE BOAT"]
        var input = (0..<2000).map { record("p\($0)", $0 % 500 == 7 ? "Maany hands carry the boat." : texts[$0 % 2]) }
        input += (0..<20).map { record("q\($0)", "Harbour \($0) keeps a lamp for whoever is late.") }
        let result = Deduplicated(input, .init(isThorough: true))
        #expect(result.clusters.count == 1)
        #expect(result.kept.count == 21)
        #expect(!result.rules.contains("bucket-cap-reached"))
        result.checkSums(in: input.count)
    }

    /// Tools that compare runs of words lose what is shorter than a run, or never look at it.
    @Test func shortTextsAreComparedAndKept() {
        let words = ["Begin", "Breathe", "Rest", "Listen", "Wait", "Sing", "Plant", "Forgive"]
        var input: [DedupeRecord] = []
        for (number, word) in words.enumerated() {
            input.append(record("one\(number)", word))
            input.append(record("two\(number)", word.uppercased() + "!"))
            input.append(record("more\(number)", word + " now."))
        }
        let result = Deduplicated(input, .init(isThorough: true))
        #expect(
            result.clusterIDs.map { $0.sorted() }.sorted { $0[0] < $1[0] }
                == words.indices.map { ["one\($0)", "two\($0)"] })
        #expect(result.kept.count == 2 * words.count)
        result.checkSums(in: input.count)
    }
}
