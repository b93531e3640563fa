import ArgumentParser
import Pipeline

/// A command whose troubles with the world end in one clear line and exit code 2.
protocol ToolCommand: AsyncParsableCommand {
    /// Does the work; throws an `ExitCode` to end with it, anything else to fail.
    func work() async throws
}

extension ToolCommand {
    func run() async throws {
        // Whatever is asked of the tool: it does not start with a rule that has two descriptions.
        _ = RuleBook.all
        do {
            try await work()
        } catch let exit as ExitCode {
            throw exit
        } catch let error as ValidationError {
            throw error
        } catch {
            Terminal.complain("catalog: \(error)\n")
            throw Outcome.toolFailed
        }
    }
}
