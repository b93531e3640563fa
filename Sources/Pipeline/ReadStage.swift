import CatalogModel
import ContentReading
import ContentRules
import Diagnostics
import FileAccess

/// Reads a content folder: finds the files, reads and parses them side by side, and joins what they say.
package enum ReadStage {
    /// - Returns: a stage from the path of a folder to its content; nil where there is no content without settings.
    package static func stage(_ parallelism: Parallelism) -> Stage<String, ReadContent?> {
        Stage(.read) { folder in
            guard Folder.isFolder(folder) else { throw ContentProblem.notAFolder(folder) }
            let discovery = try ContentFolder.discover(folder)
            guard discovery.files.contains(where: { !$0.relativePath.hasSuffix("README.md") }) else {
                throw ContentProblem.nothingToCheck(folder)
            }
            let parts = try await parallelism.map(discovery.files, read)
            var findings = discovery.findings
            for part in parts { findings.merge(part.findings) }
            let (content, faults) = ContentAssembly.assemble(parts.map(\.parsed))
            findings.merge(faults)
            let files = parts.map(\.parsed.file)
            let unread = parts.filter { $0.parsed.isEntryFile && !$0.parsed.findings.isEmpty }.map(\.parsed.file)
            var read = content.map { ReadContent(folder: folder, content: $0, files: files, unread: unread) }
            read?.withoutFrontMatter = Set(
                parts.filter { $0.parsed.findings.counts.keys.contains { $0.rule == "yaml-syntax" } }
                    .map(\.parsed.file.path))
            return .init(read, findings, asked: ContentChecker.rulesAboutBytes + readingRules)
        }
    }

    private struct Part: Sendable {
        let parsed: ParsedFile
        let findings: Findings
    }

    private static func read(_ found: ContentFolder.File) throws -> Part {
        if let size = FileReading.size(of: found.path), size > ContentParsing.largestFile {
            let empty = SourceFile(path: found.path, bytes: [])
            let parsed = ContentParsing.parse(empty, at: found.relativePath, size: size)
            return Part(parsed: parsed, findings: parsed.findings)
        }
        let file = SourceFile(path: found.path, bytes: try FileReading.bytes(of: found.path))
        var findings = ContentChecker.checkBytes(file)
        let parsed = ContentParsing.parse(file, at: found.relativePath)
        findings.merge(parsed.findings)
        return Part(parsed: parsed, findings: findings)
    }
}

extension ParsedFile {
    fileprivate var isEntryFile: Bool {
        if case .entries = content { return true }
        return false
    }
}
