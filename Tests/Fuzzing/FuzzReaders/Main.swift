import AttributionRules
import BundleReader
import BundleSamples
import CFuzzer
import ContentReading
import Deduplication
import Glibc
import Identity
import Importing
import Pipeline
import Publishing
import Rights
import Suitability
import TextMatching

/// Feeds bytes that libFuzzer makes up to one reader, named by the variable `FUZZ_READER`.
@main
enum Main {
    static let readers: [String: @Sendable ([UInt8]) -> Void] = [
        "markdown": { fuzzMarkdown($0) },
        "xml": { fuzzXML($0) },
        "json": { fuzzJSON($0) },
        "csv": { fuzzCSV($0) },
        "fortune": { fuzzFortune($0) },
        "standards": { fuzzStandards($0) },
        "markdown-list": { fuzzMarkdownList($0) },
        "ledger": { fuzzLedger($0) },
        "decisions": { fuzzDecisions($0) },
        "registry": { fuzzRegistry($0) },
        "packs": { fuzzPacks($0) },
        "rating": { fuzzRating($0) },
        "rights": { fuzzRights($0) },
        "bundle": { fuzzBundle($0) },
        "bundle-index": { fuzzBundleIndex($0) },
        "delta": { fuzzDelta($0) },
        "index": { fuzzIndex($0) },
        "vocabulary": { fuzzVocabulary($0) },
        "key-lines": { fuzzKeyLines($0) },
        "key-filter": { fuzzKeyFilter($0) },
        "pairs": { fuzzPairs($0) },
        "verify": { fuzzVerify($0) },
    ]

    nonisolated(unsafe) static var reader: @Sendable ([UInt8]) -> Void = { _ in }

    static func main() {
        let name = getenv("FUZZ_READER").map { String(cString: $0) } ?? ""
        guard let chosen = readers[name] else {
            print("FUZZ_READER must be one of \(readers.keys.sorted().joined(separator: ", "))")
            exit(64)
        }
        reader = chosen
        var count = CommandLine.argc
        var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
        _ = LLVMFuzzerRunDriver(&count, &arguments) { data, size in
            Main.reader(Array(UnsafeBufferPointer(start: data, count: size)))
            return 0
        }
    }
}
