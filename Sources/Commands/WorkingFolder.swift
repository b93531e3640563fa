import Glibc

/// Where the user is.
enum WorkingFolder {
    /// Its absolute names: the one that the shell shows, which may lead through links, and the real one.
    static var names: [String] {
        var names: [String] = []
        if let shown = unsafe getenv("PWD").map({ unsafe String(cString: $0) }), shown.hasPrefix("/"),
            isSame(shown, ".")
        {
            names.append(shown)
        }
        if let real = unsafe realpath(".", nil) {
            names.append(unsafe String(cString: real))
            unsafe free(real)
        }
        return names.filter { $0 != "/" }
    }

    private static func isSame(_ one: String, _ other: String) -> Bool {
        var (first, second) = (stat(), stat())
        return unsafe stat(one, &first) == 0 && stat(other, &second) == 0 && first.st_ino == second.st_ino
            && first.st_dev == second.st_dev
    }
}
