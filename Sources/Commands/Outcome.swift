import ArgumentParser

/// How a command ends: 0 is success, and 64 is ArgumentParser's own for a wrong call.
enum Outcome {
    /// The content is at fault; the editor can put it right.
    static let contentHasErrors = ExitCode(1)

    /// The tool could not do its work, for example because a file could not be read or there was nothing to check.
    static let toolFailed = ExitCode(2)
}
