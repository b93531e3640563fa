import BundleReader
import BundleWriter
import Glibc
import MessagePool

/// One measurement of the bundle, each in a process of its own; Benchmarks/bundle/run puts them together.
///
/// usage: bench-bundle make COUNT FOLDER | make-releases FOLDER | picks|daily|search|memory|json FOLDER
///        bench-bundle sqlite-make FOLDER VIEWS | sqlite-open VIEWS | sqlite VIEWS WORD…
@main
enum Main {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count >= 3 else { fatalError("usage: bench-bundle MEASUREMENT …") }
        switch arguments[1] {
        case "make": try Making.run(count: Int(arguments[2])!, folder: arguments[3])
        case "make-releases": try Releasing.run(arguments[2])
        case "picks": try Picking.run(arguments[2])
        case "daily": try Daily.run(arguments[2])
        case "search": try Searching.run(arguments[2])
        case "memory": try Memory.run(arguments[2])
        case "json": try WholeJSON.run(arguments[2])
        case "sqlite-make": try SQLitePeer.make(arguments[2], in: arguments[3])
        case "sqlite-open": try SQLitePeer.open(arguments[2])
        case "sqlite": try SQLitePeer.run(arguments[2], words: Array(arguments[3...]))
        default: fatalError("no measurement '\(arguments[1])'")
        }
    }
}

/// Time as the system counts it.
struct Stopwatch {
    private let wall = now(CLOCK_MONOTONIC)
    private let processor = now(CLOCK_PROCESS_CPUTIME_ID)

    var seconds: Double { Double(Self.now(CLOCK_MONOTONIC) - wall) / 1e9 }
    var processorSeconds: Double { Double(Self.now(CLOCK_PROCESS_CPUTIME_ID) - processor) / 1e9 }

    private static func now(_ clock: clockid_t) -> Int {
        var time = timespec()
        clock_gettime(clock, &time)
        return time.tv_sec * 1_000_000_000 + time.tv_nsec
    }
}

/// A result as the script reads it.
func report(_ name: String, _ value: Double) { print("\(name) \(value)") }

/// How often something can be done in a second: it is done for about a second, in steps so that the clock is seldom read.
func rate(_ step: () throws -> Int) rethrows -> Double {
    let watch = Stopwatch()
    var count = 0
    while watch.seconds < 1 { count += try step() }
    return Double(count) / watch.seconds
}

/// SplitMix64 (Steele, Lea, Flood, "Fast splittable pseudorandom number generators").
struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64
    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var number = state
        number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
        number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
        return number ^ (number >> 31)
    }
}
