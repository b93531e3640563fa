import BundleReader
import MessagePool

/// The twenty best for a common word, a rare one, and both.
enum Searching {
    static func run(_ folder: String) throws {
        let pool = try MessagePool(folder: folder)
        let choice = MessagePool.Choice(age: 18, language: "en")
        let index = pool.bundle.index
        var counts: [(count: Int, word: String)] = []
        for place in try index.words(beginning: "") {
            let entry = try index.entry(place)
            if case .word(let word) = try index.term(entry) { counts.append((entry.count, word)) }
        }
        counts.sort { ($0.count, $0.word) < ($1.count, $1.word) }
        let (rare, common) = (counts[counts.count / 3], counts[counts.count - 1])
        var found = try pool.search(common.word, choice).count
        for (name, text) in [
            ("common", "\(common.word) "), ("rare", rare.word), ("both", "\(common.word) \(rare.word)"),
            ("unfinished", String(common.word.prefix(1))),
        ] {
            let watch = Stopwatch()
            for _ in 0..<20 { found += try pool.search(text, choice).count }
            report("\(name)Milliseconds", watch.seconds / 20 * 1e3)
        }
        print("words \(common.word) \(rare.word)")
        print("hits \(common.count) \(rare.count)")
        let watch = Stopwatch()
        let record = try pool.search(rare.word, choice)[0]
        for _ in 0..<20 { found += try pool.similar(to: record, choice).count }
        report("similarMilliseconds", watch.seconds / 20 * 1e3)
        precondition(found > 0)
    }
}
