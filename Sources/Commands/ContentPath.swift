import ArgumentParser
import FileAccess

/// The folder that commands work on unless told otherwise.
struct ContentPath: ParsableArguments {
    @Argument(help: "The content folder.")
    var folder = "content"

    /// The path without slashes at the end, so that `content/` and `content` name files alike.
    var path: String {
        var path = folder[...]
        while path.count > 1, path.hasSuffix("/") { path.removeLast() }
        return String(path)
    }
}
