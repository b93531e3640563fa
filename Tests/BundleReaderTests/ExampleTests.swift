import BundleReader
import BundleSamples
import TestSupport
import Testing

/// The examples that readers in other languages are held to as well.
struct ExampleTests {
    private let examples: BundleExamples
    private let folder: TemporaryFolder

    init() throws {
        examples = try BundleExamples()
        folder = try TemporaryFolder()
        for example in examples.good + examples.bad {
            for (name, bytes) in example.files { try folder.write("\(example.name)/\(name)", bytes) }
        }
    }

    /// Names of the examples that a reader does not refuse.
    private func accepted(
        _ examples: [BundleExamples.Example], by open: (_ folder: String) throws(BundleDefect) -> Void
    ) -> Set<String> {
        var names: Set<String> = []
        for example in examples {
            do throws(BundleDefect) {
                try open(folder.at(example.name))
                names.insert(example.name)
            } catch {}
        }
        return names
    }

    @Test func acceptsEveryGoodBundleAndNoBadOne() {
        let names = (examples.good + examples.bad).map(\.name)
        #expect(Set(names).count == names.count && examples.bad.count >= 70)
        func open(_ folder: String) throws(BundleDefect) { _ = try Bundle(folder: folder) }
        #expect(accepted(examples.good, by: open) == Set(examples.good.map(\.name)))
        #expect(accepted(examples.bad, by: open) == [])
    }

    /// What shows only to who compares all lines with each other, which a reader that reads what it is asked for does not.
    private static let contradictions: Set = [
        "repeated-id", "repeated-id-of-empty-slots", "retired-although-live", "slice-descending",
    ]

    @Test func readingEverythingThroughTheMapRefusesAllButContradictions() {
        func read(_ folder: String) throws(BundleDefect) {
            try BundleExercise.run(MappedBundle(folder: folder))
        }
        #expect(accepted(examples.good, by: read) == Set(examples.good.map(\.name)))
        #expect(accepted(examples.bad, by: read) == Self.contradictions)
    }
}
