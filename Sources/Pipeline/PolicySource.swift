import ContentReading
import Diagnostics
import FileAccess
import Suitability

/// The packs behind a path: a content folder, a folder of packs, or a single pack.
package enum PolicySource {
    /// - Returns: the policy, or nil with the findings that say why there is none.
    package static func load(_ path: String) throws -> PolicyLoading.Loaded {
        let loaded = PolicyLoading.load(try files(path))
        if loaded.findings.isEmpty, loaded.policy?.languages.isEmpty ?? true {
            throw PolicyProblem.noPack(path)
        }
        return loaded
    }

    /// The same for a caller who can do nothing with a faulty policy.
    package static func policy(_ path: String) throws -> Policy {
        let loaded = try load(path)
        guard let policy = loaded.policy else { throw PolicyProblem.faulty(path, loaded.findings) }
        return policy
    }

    private static func files(_ path: String) throws -> [SourceFile] {
        guard Folder.exists(path) else { throw PolicyProblem.missing(path) }
        guard Folder.isFolder(path) else { return [SourceFile(path: path, bytes: try FileReading.bytes(of: path))] }
        if Folder.isFolder(path + "/policy") { return try PolicyFiles.read(path) }
        return try Folder.contents(of: path).filter { $0.kind == .file && $0.path.hasSuffix(".yml") }
            .sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
            .map { SourceFile(path: "\(path)/\($0.path)", bytes: try FileReading.bytes(of: "\(path)/\($0.path)")) }
    }
}

/// Why there is no policy to work with.
package enum PolicyProblem: Error, CustomStringConvertible {
    case missing(String)
    case noPack(String)
    case faulty(String, Findings)
    case noLanguage(String, known: [String])
    case noRule(String, likely: [String])

    package var description: String {
        switch self {
        case .missing(let path): return "there is no file or folder '\(path)'"
        case .noPack(let path):
            return "there is no pack of rules in '\(path)': a file of policy/ that begins with 'pack:'"
        case .faulty(let path, let findings):
            let places = findings.kept.sorted().prefix(10).map {
                "\($0.range.file.path):\($0.range.start.line):\($0.range.start.column): \($0.summary)"
            }
            return "the packs of '\(path)' cannot be used\n" + places.joined(separator: "\n")
        case .noLanguage(let language, let known):
            return "there is no pack for '\(language)'; there are packs for \(known.joined(separator: ", "))"
        case .noRule(let rule, let likely):
            let hint = likely.isEmpty ? "" : "; did you mean \(likely.map { "'\($0)'" }.joined(separator: " or "))?"
            return "there is no rule '\(rule)'\(hint)"
        }
    }
}
