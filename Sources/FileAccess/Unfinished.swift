import Glibc

/// Names of what is made beside its place before it takes it: hidden, so that nobody reads it, and known as ours.
enum Unfinished {
    private static let ending = ".catalog.part"

    /// Bytes of a name, on the file systems of Linux.
    private static let longestName = 255

    /// - Parameters:
    ///   - name: of the place.
    ///   - attempt: from 0; another process may have the same number in a container of its own.
    static func name(for name: String, attempt: Int) -> String {
        let own = ".\(getpid())" + (attempt == 0 ? "" : ".\(attempt)") + ending
        let room = longestName - own.utf8.count - 1
        guard name.utf8.count > room else { return "." + name + own }
        // A name is cut between characters.
        var cut = Array(name.utf8.prefix(room))
        while let last = cut.popLast(), last & 0xC0 == 0x80 {}
        return "." + String(decoding: cut, as: UTF8.self) + own
    }

    /// Whether a name is one of these: `.` NAME `.` NUMBER `.catalog.part`.
    static func isOurs(_ name: String) -> Bool {
        guard name.hasPrefix("."), name.hasSuffix(ending) else { return false }
        let parts = name.dropFirst().dropLast(ending.count).split(separator: ".", omittingEmptySubsequences: false)
        return parts.count > 1 && !parts.last!.isEmpty && parts.last!.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
}
