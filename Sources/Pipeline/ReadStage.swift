import CatalogModel
import ContentReading
import ContentRules
import Diagnostics
import FileAccess

/// Reads a content folder: finds the files, reads and parses them side by side, and joins what they say.
package enum ReadStage {
    package static func stage(_ parallelism: Parallelism) -> Stage<String, ReadContent?> {
        Stage(.read) { folder in
            guard Folder.isFolder(folder) else { throw ContentProblem.notAFolder(folder) }
            let discovery = try ContentFolder.discover(folder)
            guard !discovery.files.isEmpty else { throw ContentProblem.nothingToCheck(folder) }

            let parts = try await parallelism.map(discovery.files) { try part(of: folder, $0) }
            var findings = discovery.findings
            for part in parts { findings.merge(part.findings) }
            let (content, faults) = ContentAssembly.assemble(parts.compactMap(\.parsed))
            findings.merge(faults)
            guard let content else { return .init(nil, findings) }
            return .init(ReadContent(folder: folder, content: content, files: parts.map(\.file)), findings)
        }
    }

    private struct Part: Sendable {
        let file: SourceFile
        let parsed: ParsedFile?
        let findings: Findings
    }

    private static func part(of folder: String, _ relativePath: String) throws -> Part {
        let path = "\(folder)/\(relativePath)"
        let file = SourceFile(path: path, bytes: try FileReading.bytes(of: path))
        var findings = ContentChecker.checkBytes(file)
        let parsed = ContentParsing.parse(file, at: relativePath)
        findings.merge(parsed.findings)
        return Part(file: file, parsed: parsed, findings: findings)
    }
}
