/// Why a folder is not a bundle that can be used: which file, and what is wrong with it.
public struct BundleDefect: Error, Hashable, Sendable, CustomStringConvertible {
    /// Name of the file inside the bundle; for a bundle that cannot be entered, its path.
    public let file: String
    public let reason: Reason

    public enum Reason: Hashable, Sendable {
        /// It is not there.
        case missing
        /// It is there and cannot be read; why.
        case unreadable(String)
        case tooLarge(limit: Int)
        case wrongSize(expected: Int, found: Int)
        /// The bytes are not those that were written.
        case wrongDigest(expected: String, found: String)
        /// The bytes in a range are not those that were written.
        case wrongPage(Range<Int>)
        /// `catalog.json` does not begin with a digest of itself.
        case noDigest
        /// Made for another major version of the format than this reader knows.
        case unknownMajorVersion(Int)
        /// Not canonical JSON, or not the values the format asks for. Line and byte within the line begin at 1.
        case malformed(line: Int, byte: Int, String)
        /// Every line is well formed, but they do not fit together.
        case inconsistent(String)
    }

    public init(_ file: String, _ reason: Reason) {
        self.file = file
        self.reason = reason
    }

    public var description: String {
        switch reason {
        case .missing: "\(file) is missing"
        case .unreadable(let why): "\(file) cannot be read: \(why)"
        case .tooLarge(let limit): "\(file) is larger than \(limit) bytes"
        case .wrongSize(let expected, let found): "\(file) has \(found) bytes instead of \(expected)"
        case .wrongDigest(let expected, let found):
            "\(file) is damaged or was changed: its SHA-256 is \(found) instead of \(expected)"
        case .wrongPage(let bytes):
            "\(file) is damaged or was changed somewhere in bytes \(bytes.lowerBound) to \(bytes.upperBound - 1)"
        case .noDigest: "\(file) does not begin with its own SHA-256"
        case .unknownMajorVersion(let major):
            "\(file) is of format version \(major); this reader knows version \(BundleLayout.major)"
        case .malformed(let line, let byte, let what): "\(file), line \(line), byte \(byte): \(what)"
        case .inconsistent(let what): "\(file): \(what)"
        }
    }
}
