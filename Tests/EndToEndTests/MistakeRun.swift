import Diagnostics
import Foundation
import Pipeline
import TestSupport

/// Makes a mistake in a copy of the small catalog, and tells in what the findings are not what they should be.
struct MistakeRun {
    private let mistake: Mistake
    private let folder: TemporaryFolder

    /// The files to which the mistake puts something, and where findings may begin in them.
    private var places: [String: [Int]] = [:]

    static let cases = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Mistakes")
    private static let policies = cases.appendingPathComponent("../../../content/policy")

    /// The small catalog, by path.
    private static let content: [String: String] = {
        let root = cases.appendingPathComponent("Content")
        var files: [String: String] = [:]
        for path in (try? FileManager.default.subpathsOfDirectory(atPath: root.path)) ?? [] {
            files[path] = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
        }
        return files
    }()

    /// - Parameter mistake: nil leaves the catalog as it is.
    init(_ mistake: Mistake?) throws {
        self.mistake = mistake ?? Mistake.read("## nothing").first!
        folder = try TemporaryFolder()
        for (path, text) in Self.content { try folder.write("content/\(path)", text) }
        for policy in self.mistake.values("with") {
            let text = try String(contentsOf: Self.policies.appendingPathComponent(policy), encoding: .utf8)
            try folder.write("content/policy/\(policy)", text)
            // A pack comes with a page that says where its words are from.
            let page = policy.replacing(".yml", with: ".md")
            if let words = try? String(contentsOf: Self.policies.appendingPathComponent(page), encoding: .utf8) {
                try folder.write("content/policy/\(page)", words)
            }
        }
        for path in self.mistake.values("delete") {
            try FileManager.default.removeItem(atPath: folder.at("content/\(path)"))
        }
        for block in self.mistake.blocks { try make(block) }
    }

    private mutating func make(_ block: Mistake.Block) throws {
        guard let text = block.changed(Self.content[block.path] ?? "") else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSFilePathErrorKey: "\(mistake.name): \(block.path)"])
        }
        let file = RuleExample.decode(text, path: block.path)
        places[block.path, default: []] += file.marks
        guard mistake.values("bytes") == ["utf-16"] else {
            return try folder.write("content/\(block.path)", file.bytes)
        }
        let units: [UInt16] = [0xFEFF] + String(decoding: file.bytes, as: UTF8.self).utf16
        try folder.write(
            "content/\(block.path)", units.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] })
    }

    /// Everything that is found.
    func findings() async throws -> [Diagnostic] {
        let phase = mistake.values("phase").first.flatMap { Phase(rawValue: $0) } ?? .draft
        let run = WholeRun(
            folder: folder.at("content"), phase: phase, parallelism: Parallelism(workers: 1),
            releases: folder.at("release"))
        // That nobody has read a new text yet is no mistake.
        return try await run.tag().report.diagnostics.filter { $0.rule != "unread-text" }
    }

    /// Why the findings do not help; empty where they do.
    func complaints() async throws -> [String] {
        let found = try await findings()
        let rules = mistake.values("rule").flatMap { $0.split(separator: ", ").map(String.init) }
        let here = found.filter { finding in
            let path = finding.range.file.path.dropFirst(folder.at("content/").count)
            return mistake.values("at").contains(String(path))
                || places[String(path)]?.contains(finding.range.bytes.lowerBound) ?? false
        }
        guard let right = here.first(where: { rules.isEmpty || rules.contains($0.rule.name) }) else {
            return [found.isEmpty ? "nothing is found" : "not found at its place"] + found.map { shown($0) }
        }
        var wrong: [String] = []
        let words = Self.words(of: right)
        for help in mistake.values("help")
        where !help.split(separator: " | ").contains(where: { words.localizedCaseInsensitiveContains($0) }) {
            wrong.append("does not say: \(help)")
        }
        for help in mistake.values("not") where words.localizedCaseInsensitiveContains(help) {
            wrong.append("says: \(help)")
        }
        if found.count > Int(mistake.values("most").first ?? "1") ?? 1 {
            wrong.append("says \(found.count) things about one slip")
        }
        if let line = mistake.values("fix").first {
            wrong += try await complaints(aboutEdit: line, of: right)
        }
        return wrong.isEmpty ? [] : wrong + found.map { shown($0) }
    }

    private func complaints(aboutEdit line: String, of finding: Diagnostic) async throws -> [String] {
        guard let edits = finding.solutions.first(where: { !$0.replacements.isEmpty })?.replacements else {
            return ["offers no edit"]
        }
        let file = edits[0].range.file
        let path = String(file.path.dropFirst(folder.path.count + 1))
        let original = try folder.bytes(path)
        try folder.write(path, Edits.apply(edits, to: SourceFile(path: file.path, bytes: original)))
        let after = try folder.text(path).split(separator: "\n")
        let left = try await findings()
        try folder.write(path, original)
        var complaints: [String] = []
        if !after.contains(Substring(line)) { complaints.append("the edit does not make the line: \(line)") }
        complaints += left.map { "after the edit: \(shown($0))" }
        return complaints
    }

    /// All that a person reads of a finding.
    private static func words(of finding: Diagnostic) -> String {
        var lines =
            [finding.summary.text] + finding.notes.flatMap { [$0.text.text, $0.range.file.path, $0.range.text] }
        for solution in finding.solutions {
            lines.append(solution.summary.text)
            if let line = MarkedLine(after: solution) { lines.append(line.before + line.marked + line.after) }
        }
        return lines.joined(separator: "\n")
    }

    private func shown(_ finding: Diagnostic) -> String {
        let path = finding.range.file.path.dropFirst(folder.at("content/").count)
        let start = finding.range.start
        return "\(path):\(start.line):\(start.column) [\(finding.rule)] " + Self.words(of: finding)
    }
}
