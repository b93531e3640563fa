import Diagnostics
import Glibc
import XMLReading

/// Reads XML files named on the command line, sound and broken, and what is left of each when it is cut off: for tools
/// that watch over memory. Nothing but the reader and libxml2 is linked in, and nothing runs at the same time.
@main
enum Main {
    static func main() {
        var read = 0
        var faults = 0
        for path in CommandLine.arguments.dropFirst() {
            let bytes = contents(of: path)
            for end in [bytes.count, bytes.count / 2, bytes.count / 3] {
                let file = SourceFile(path: path, bytes: Array(bytes[..<end]))
                for options in [.checked, [.checked, .allowDoctype, .allowProcessingInstructions]]
                    as [XMLDocument.Options]
                {
                    faults += XMLDocument.parse(file, options: options).faults.count
                    read += 1
                }
            }
        }
        print("\(read) documents read, \(faults) faults reported")
        if read == 0 { exit(2) }
    }

    private static func contents(of path: String) -> [UInt8] {
        guard let file = fopen(path, "r") else { return [] }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1 << 20)
        let count = fread(&bytes, 1, bytes.count, file)
        return Array(bytes[..<count])
    }
}
