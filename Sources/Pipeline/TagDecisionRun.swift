import CatalogModel
import ContentReading
import Diagnostics
import FileAccess
import Importing
import Tagging

/// Carries out what a person decided about suggested tags: accepted ones go into the source files, refused ones into
/// `decisions/tags.yml`.
package struct TagDecisionRun: Sendable {
    package let folder: String
    package let by: String
    package let on: CalendarDay

    /// Why tags are refused, where the line does not say.
    package let reason: String?

    package init(folder: String, by: String, on: CalendarDay, reason: String?) {
        self.folder = folder
        self.by = by
        self.on = on
        self.reason = reason
    }

    package enum Verdict: String, CaseIterable, Sendable { case accept, refuse }

    /// One line of a review.
    package struct Line: Sendable {
        /// Where it stands, for people.
        package let place: String
        package let id: String
        package let tag: Tag

        /// As written; nil where nobody decided yet.
        package let verdict: String?
        package let reason: String?
    }

    package struct Outcome: Sendable {
        package var accepted = 0
        package var refused = 0
        package var alreadyDone = 0
        package var undecided = 0

        /// Lines that could not be carried out, each with the reason.
        package var rejected: [String] = []

        /// Files that were written, by path.
        package var files: [String] = []
    }

    /// - Parameters:
    ///   - accepted: `id:tag`, whatever the line says; so for `refused`.
    ///   - acceptAll: whether a line without a verdict is accepted.
    package static func lines(
        of file: SourceFile, accepted: [String], refused: [String], acceptAll: Bool
    ) throws -> [Line] {
        let lines = try ObjectLines(file).lines.map { line in
            let place = "\(file.path):\(line.number)"
            guard let id = line.strings["id"], let name = line.strings["tag"] else {
                throw EvidenceProblem.noDecision(
                    "\(place) has no 'id' or no 'tag'; it is no line of `catalog tag suggest`")
            }
            let kind = Tag.Kind(rawValue: line.strings["kind"] ?? "category") ?? .category
            let written = line.strings["verdict"].flatMap { $0.isEmpty ? nil : $0 }
            let named: Verdict? =
                accepted.contains("\(id):\(name)") ? .accept : refused.contains("\(id):\(name)") ? .refuse : nil
            return Line(
                place: place, id: id, tag: Tag(kind, name),
                verdict: named?.rawValue ?? written ?? (acceptAll ? Verdict.accept.rawValue : nil),
                reason: line.strings["because"].flatMap { $0.isEmpty ? nil : $0 })
        }
        let there = Set(lines.map { "\($0.id):\($0.tag.name)" })
        for pair in accepted + refused where !there.contains(pair) {
            throw EvidenceProblem.noDecision("'\(escaped(pair))' is not among the suggestions of \(file.path)")
        }
        return lines
    }

    /// Changes files only after all lines were looked at.
    package func carryOut(_ lines: [Line]) async throws -> Outcome {
        let content = try await EvidenceRun.content(of: folder, .machine)
        var outcome = Outcome()
        var changes = TagChanges(content)
        for line in lines {
            guard let written = line.verdict else {
                outcome.undecided += 1
                continue
            }
            guard let verdict = Verdict(rawValue: written) else {
                outcome.rejected.append("\(line.place): verdict '\(escaped(written))' is neither 'accept' nor 'refuse'")
                continue
            }
            let reason = verdict == .refuse ? line.reason ?? reason : nil
            if verdict == .refuse, reason == nil {
                outcome.rejected.append(
                    "\(line.place): say why '\(escaped(line.tag.name))' is refused: --because, or \"because\" in the line"
                )
                continue
            }
            switch changes.take(line, verdict, reason: reason, by: by, on: on) {
            case .done: verdict == .accept ? (outcome.accepted += 1) : (outcome.refused += 1)
            case .alreadyDone: outcome.alreadyDone += 1
            case .rejected(let why): outcome.rejected.append("\(line.place): \(why)")
            }
        }
        let files = try changes.files(in: folder) + refusalFile(changes.refusals, content)
        var replacement = Replacement()
        try replacement.clear(folder)
        for file in files {
            try Folder.create(Folder.parent(of: file.path))
            try replacement.write(file.path, file.bytes)
            outcome.files.append(file.path)
        }
        try replacement.commit()
        return outcome
    }

    private func refusalFile(
        _ refusals: [Refusal], _ content: Content
    ) throws -> [(path: String, bytes: [UInt8])] {
        guard !refusals.isEmpty else { return [] }
        let file =
            content.decisions[.tags] ?? SourceFile(path: "\(folder)/\(DecisionKind.tags.path)", bytes: [])
        var bytes = file.bytes
        for refusal in refusals {
            do throws(DecisionFileProblem) {
                let now = SourceFile(path: file.path, bytes: bytes)
                bytes = try DecisionFile<Refusal>(now).recording(refusal.line).bytes
            } catch {
                throw DecisionProblem.file(file.path, error, line: refusal.line)
            }
        }
        return bytes == file.bytes ? [] : [(file.path, bytes)]
    }
}
