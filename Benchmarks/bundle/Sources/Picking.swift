import BundleReader

/// Texts at random of what suits, once everything has been read.
enum Picking {
    static func run(_ folder: String) throws {
        let bundle = try MappedBundle(folder: folder)
        let selection = bundle.selection(category: nil, age: 18, language: "en")
        var generator = SeededGenerator(2)
        var size = 0
        for place in 0..<selection.count { size += try selection.text(at: place).utf8.count }
        let picks = try rate {
            for _ in 0..<10_000 {
                size &+= try selection.text(at: Int(generator.next() % UInt64(selection.count))).utf8.count
            }
            return 10_000
        }
        report("picks", picks)
        var texts = try selection.randomTexts(using: &generator)
        let stream = try rate {
            for _ in 0..<10_000 { size &+= try texts.next()!.utf8.count }
            return 10_000
        }
        report("picksOfStream", stream)
        let fifties = try rate {
            for _ in 0..<200 {
                let places = (0..<50).map { _ in Int(generator.next() % UInt64(selection.count)) }
                for text in try selection.texts(at: places) { size &+= text.utf8.count }
            }
            return 10_000
        }
        report("picksOfFifty", fifties)
        let first = try MappedBundle(folder: folder)
        let cold = try rate {
            for _ in 0..<1000 {
                size &+= try first.selection(category: nil, age: 18, language: "en")
                    .text(at: Int(generator.next() % UInt64(selection.count))).utf8.count
            }
            return 1000
        }
        report("picksChoosingAnew", cold)
        precondition(size > 0)
    }
}
