import BundleReader
import BundleSamples
import TestSupport
import Testing

/// The examples that readers in other languages are held to as well.
struct ExampleTests {
    @Test func acceptsEveryGoodBundleAndNoBadOne() throws {
        let examples = try BundleExamples()
        let names = (examples.good + examples.bad).map(\.name)
        #expect(Set(names).count == names.count && examples.bad.count >= 70)
        let folder = try TemporaryFolder()
        for example in examples.good + examples.bad {
            for (name, bytes) in example.files { try folder.write("\(example.name)/\(name)", bytes) }
        }
        for example in examples.good {
            #expect(throws: Never.self, "\(example.name)") { try Bundle(folder: folder.at(example.name)) }
        }
        for example in examples.bad {
            #expect(throws: BundleDefect.self, "\(example.name)") { try Bundle(folder: folder.at(example.name)) }
        }
    }
}
