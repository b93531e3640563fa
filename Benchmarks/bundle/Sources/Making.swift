import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import Diagnostics
import Identity

/// Messages into a bundle with its index: 24 categories, four ages, 2,000 authors, texts of 124 bytes on average.
enum Making {
    static func run(count: Int, folder: String) throws {
        let input = input(count)
        let watch = Stopwatch()
        try BundleWriting.write(input, to: folder)
        report("seconds", watch.seconds)
        report("processor", watch.processorSeconds)
    }

    static func input(_ count: Int) -> BundleInput {
        var generator = SeededGenerator(1)
        let words = words(&generator)
        let messages = (0..<count).map { message($0, words, &generator) }
        var input = SampleCatalog.input([])
        input.categories = (0..<24).map { number in
            var category = SampleCatalog.categories[number % 2]
            category.id = "category-\(number)"
            return category
        }
        input.authors = (0..<2000).map { number in
            Author(
                id: "author-\(number)", name: SampleCatalog.located("Author \(number)"),
                born: SampleCatalog.located(YearMark("1850")!), range: SourceRange(SampleCatalog.file, 0..<0))
        }
        input.messages = messages
        return input
    }

    /// Made-up words: the hundred first make half of all text, the rest are ever rarer.
    private static func words(_ generator: inout SeededGenerator) -> [String] {
        let syllables = [
            "ba", "ren", "ti", "lo", "sam", "ke", "dor", "vi", "nu", "stel", "ma", "rig", "pe", "hal", "jo",
        ]
        return (0..<30_000).map { number in
            let count = number < 100 ? 1 + number % 2 : 2 + number % 3
            return (0..<count).map { _ in syllables.randomElement(using: &generator)! }.joined()
        }
    }

    private static func message(_ number: Int, _ words: [String], _ generator: inout SeededGenerator) -> Message {
        var text = ""
        let length = 64 + Int(generator.next() % 120)
        while text.utf8.count < length {
            let isCommon = generator.next() % 2 == 0
            // A random number squared: low ones come more often.
            let random = Double(generator.next() % 1_000_000) / 1_000_000
            let word = isCommon ? words[Int(random * 100)] : words[Int(random * random * Double(words.count))]
            text += text.isEmpty ? word : " \(word)"
        }
        var message = SampleCatalog.message(number, "\(text).")
        message.categories = ["category-\(generator.next() % 24)"]
        message.minAge = [4, 9, 13, 16][Int(generator.next() % 4)]
        let author = generator.next() % 2000
        message.author = .init(id: "author-\(author)", name: "Author \(author)")
        return message
    }
}
