import BundleReader
import Glibc

/// From nothing to the first text, in a process that has done nothing before and holds nothing but the reader.
///
/// usage: bench-opening FOLDER
@main
enum Main {
    static func main() throws {
        // Before the clock runs, as for the peers.
        let folder = CommandLine.arguments[1]
        let start = now()
        let bundle = try MappedBundle(folder: folder)
        let selection = bundle.selection(category: "category-7", age: 14, language: "en")
        let text = try selection.text(at: Int.random(in: 0..<selection.count))
        let end = now()
        precondition(!text.isEmpty)
        print("milliseconds \(Double(end - start) / 1e6)")
    }

    private static func now() -> Int {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}
