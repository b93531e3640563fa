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
            let guessed = discovery.guesses.flatMap(\.files)
            guard (discovery.files + guessed).contains(where: { ContentPath($0.relativePath) != .readme }) else {
                throw ContentProblem.nothingToCheck(folder)
            }
            let paths = Set(guessed.map(\.path))
            // What is no content under a better name either is no business of ours.
            let parts = try await parallelism.map(discovery.files + guessed, read).filter { part in
                !paths.contains(part.parsed.file.path) || part.parsed.holdsSomething
            }
            var findings = discovery.findings.compactMap { finding in
                guard let guess = discovery.guesses.first(where: { $0.finding == finding }) else { return finding }
                return Self.caused(finding, by: guess, parts)
            }
            for part in parts { findings.merge(part.findings) }
            let (content, faults) = ContentAssembly.assemble(parts.map(\.parsed))
            findings.merge(faults)
            findings = findings.goneBy(content?.files.reduce(0) { $0 + $1.entries.count } ?? 0)
            let files = parts.map(\.parsed.file)
            let unread = parts.filter { $0.parsed.isEntryFile && !$0.parsed.findings.isEmpty }.map(\.parsed.file)
            let read = content.map { ReadContent(folder: folder, content: $0, files: files, unread: unread) }
            return .init(read, findings, asked: ContentChecker.rulesAboutBytes + readingRules)
        }
    }

    /// The finding about files that nobody reads, with what they hold.
    private static func caused(_ finding: Diagnostic, by guess: ContentFolder.Guess, _ parts: [Part]) -> Diagnostic {
        let paths = Set(guess.files.map(\.path))
        let held = parts.filter { paths.contains($0.parsed.file.path) }
        guard !held.isEmpty else { return finding }
        var finding = finding
        let entries = held.reduce(0) { $0 + ($1.parsed.entries?.entries.count ?? 0) }
        finding.cause = Cause(
            consequences: entries == 0
                ? [] : [.init(entries, .init(one: "entry is missing", many: "entries are missing"))],
            assumption: "checked as if it were '\(guess.better)'")
        return finding
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
        let readable = file.readable
        let parsed = ContentParsing.parse(readable, at: found.relativePath)
        if readable.origin == .recoded, let count = parsed.entries?.entries.count, count > 0 {
            let words = Cause.Words(
                one: "entry of this file cannot be read", many: "entries of this file cannot be read")
            findings = findings.compactMap { finding in
                var finding = finding
                finding.cause?.consequences = [.init(count, words)]
                return finding
            }
        }
        findings.merge(parsed.findings)
        return Part(parsed: parsed, findings: findings)
    }
}

extension Findings {
    /// Where a key of the settings is read by a guess, with the number of entries of the catalog.
    fileprivate func goneBy(_ entries: Int) -> Findings {
        let words = Cause.Words(one: "entry goes by it", many: "entries go by it", isEffect: false)
        return compactMap { finding in
            let name = finding.range.file.path.split(separator: "/").last
            guard entries > 0, finding.rule == "unknown-key", name == "catalog.yml" || name == "catalog.xml",
                finding.cause?.assumption != nil
            else { return finding }
            var finding = finding
            finding.cause?.consequences = [.init(entries, words)]
            return finding
        }
    }
}

extension ParsedFile {
    fileprivate var isEntryFile: Bool {
        if case .entries = content { return true }
        return false
    }

    fileprivate var entries: EntryFile? {
        if case .entries(let file?) = content { return file }
        return nil
    }

    /// Whether the file is what its path says.
    fileprivate var holdsSomething: Bool {
        switch content {
        case .entries(let file): !(file?.entries ?? []).isEmpty
        case .category, .author:
            !findings.kept.contains { $0.cause?.lacks.isEmpty == false || $0.cause?.assumption != nil }
        case .settings(let settings): settings != nil
        case .unknownPolicy, .unrecognised: false
        default: true
        }
    }
}
