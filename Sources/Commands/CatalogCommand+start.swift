import ArgumentParser
import Glibc

extension CatalogCommand {
    /// Reads the arguments, does the work and ends the program.
    ///
    /// What ArgumentParser says about a wrong call holds the arguments as they came, so it goes the way of all words.
    ///
    /// - Parameter arguments: those of the command line unless given.
    public static func start(_ arguments: [String]? = nil) async -> Never {
        do {
            var command = try parseAsRoot(arguments)
            if var later = command as? AsyncParsableCommand {
                try await later.run()
            } else {
                try command.run()
            }
            Glibc.exit(EXIT_SUCCESS)
        } catch {
            let code = exitCode(for: error)
            let message = fullMessage(for: error)
            if !message.isEmpty {
                if code.isSuccess { try? Terminal.show(message + "\n") } else { Terminal.complain(message + "\n") }
            }
            Glibc.exit(code.rawValue)
        }
    }
}
