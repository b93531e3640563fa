import Pipeline

extension RecordPolicy {
    /// A folder that was asked for must have policies; the usual one may be missing.
    static func load(_ named: String?, usual: String = "content") throws -> RecordPolicy? {
        guard let named else { return try RecordPolicy(folder: usual) }
        let folder = StepInput.withoutSlashes(named)
        guard let policy = try RecordPolicy(folder: folder) else {
            throw CommandProblem("there is no folder '\(folder)/policy'")
        }
        return policy
    }
}
