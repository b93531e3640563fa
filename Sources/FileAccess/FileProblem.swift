#if canImport(Glibc)
    import Glibc
#endif

/// Something the file system refused, in words that name the file and the reason.
package struct FileProblem: Error, Hashable, Sendable, CustomStringConvertible {
    /// What was being done, for example "read".
    package let action: String
    package let path: String
    package let reason: String

    package init(_ action: String, _ path: String, reason: String) {
        self.action = action
        self.path = path
        self.reason = reason
    }

    /// Takes the reason from `errno`, which the failed call has just set.
    init(errnoAfter action: String, _ path: String) {
        self.init(action, path, reason: unsafe String(cString: strerror(errno)))
    }

    package var description: String { "cannot \(action) \(path): \(reason)" }
}
