import CatalogModel
import Diagnostics
import Foundation
import Testing
import TextNormalisation

@testable import AttributionRules

@Suite struct MisattributionTests {
    private func found(
        by author: String, _ fields: String = "- status: attributed\n", registry: String = PolicyExample.registry(),
        decisions: String? = nil, text: String = PolicyExample.kettle
    ) throws -> [Diagnostic] {
        var policies = [(PolicyExample.registryPath, registry)]
        if let decisions { policies.append((PolicyExample.decisionsPath, decisions)) }
        return try PolicyRun.diagnostics(PolicyExample.files(text, by: author, fields, policies: policies))
    }

    @Test(arguments: [
        ("misattributed", "documented", Severity.error), ("misattributed", "partly", .warning),
        ("misattributed", "unverified", .note), ("disputed", "documented", .warning),
        ("disputed", "unverified", .note), ("altered", "documented", .error), ("attributed", "documented", .warning),
    ])
    func isAsBadAsItIsKnown(status: String, support: String, severity: Severity) throws {
        // An attributed saying is settled by saying so.
        let fields = status == "attributed" ? "- status: sourced\n" : "- status: attributed\n"
        let all = try found(
            by: "Noor Elm", fields, registry: PolicyExample.registry(status: status, support: support))
        #expect(all.map(\.rule) == ["known-misattribution"])
        #expect(all.map(\.severity) == [severity])
    }

    @Test func citesTheEvidenceAndProposesWithoutEditing() throws {
        let finding = try #require(try found(by: "Noor Elm", "- id: q0000000000a1\n- status: attributed\n").first)
        #expect(finding.summary.text == "'boils in its own time' is by Ada Brook, not by Noor Elm")
        #expect(finding.notes.map(\.range.text) == ["boils in its own time", "boils in its own time"])
        #expect(finding.notes.last?.text.text.contains("the printed edition of 1890") == true)
        #expect(finding.solutions.first?.summary.text == "name Ada Brook as the author")
        #expect(finding.solutions.last?.summary.text.contains("- {key: \"boils in its own time\"") == true)
        #expect(finding.solutions.allSatisfy { $0.replacements.isEmpty })
    }

    @Test(arguments: ["Ada Brook", "A. Brook", "[Ada Brook](../../authors/ada-brook.md)", "Brook\\, Ada"])
    func saysNothingOfTheRightAuthor(author: String) throws { #expect(try found(by: author).isEmpty) }

    @Test func resolvesAliasesOnBothSides() throws {
        // The registry names an alias of the author that the entry links to.
        let registry = PolicyExample.registry().replacing("[Noor Elm]", with: "[N. Elm]").replacing("[elm]", with: "[]")
        #expect(try found(by: "Noor Elm", registry: registry).count == 1)
        let right = registry.replacing("author: Ada Brook", with: "author: A. Brook")
            .replacing("[N. Elm]", with: "[Brook]")
        #expect(try found(by: "Ada Brook", registry: right).isEmpty)
    }

    @Test func doesNotLookIntoNotes() throws {
        let fields = "- status: attributed\n- note: \"A kettle boils in its own time\" is not by her.\n"
        #expect(try found(by: "Noor Elm", fields, text: "Tea is ready.").isEmpty)
    }

    @Test func looksAtWhomItIsAttributedTo() throws {
        let all = try PolicyRun.diagnostics(
            RuleExample(files: [
                (PolicyExample.registryPath, PolicyExample.registry()),
                (
                    "messages/courage/a.md",
                    "---\ncategory: courage\n---\n\n> It boils in its own time.\n\n- kind: quote\n- attributedTo: Noor Elm\n- status: attributed\n"
                ),
            ]))
        #expect(all.map(\.range.text) == ["Noor Elm"])
    }

    @Test func aDecisionHoldsForItsTextAndAuthorOnly() throws {
        let fields = "- id: q0000000000a1\n- status: attributed\n"
        #expect(try found(by: "Noor Elm", fields, decisions: PolicyExample.decision()).isEmpty)
        #expect(try found(by: "Noor Elm", fields, decisions: PolicyExample.decision(author: "Noor Elm")).isEmpty)
        let changed = try found(by: "Noor Elm", fields, decisions: PolicyExample.decision(text: "Other words."))
        #expect(Set(changed.map(\.rule)) == ["known-misattribution", "stale-decision"])
        let author = try found(by: "Ada Brook", fields, decisions: PolicyExample.decision())
        #expect(author.map(\.rule) == ["stale-decision"])
        let settled = try found(
            by: "Noor Elm", fields.replacing("attributed", with: "disputed"),
            registry: PolicyExample.registry(support: "partly"), decisions: PolicyExample.decision())
        #expect(settled.map(\.rule) == ["unused-decision", "disputed-attribution"])
    }

    @Test func explainsAConflictOfAuthors() throws {
        let content = try PolicyRun.content(
            PolicyExample.files(by: "Noor Elm", policies: [(PolicyExample.registryPath, PolicyExample.registry())])
                .decoded.map(\.source) + [
                    SourceFile(
                        path: "messages/courage/b.md",
                        text:
                            "---\ncategory: courage\n---\n\n> \(PolicyExample.kettle)\n>\n> — Ada Brook\n\n- status: attributed\n"
                    )
                ])
        let places = content.files.flatMap(\.entries).compactMap { entry in
            entry.attribution?.author.map { ($0.written.string, $0.written.range) }
        }
        let right = try #require(places.first { $0.1.file.path == "messages/courage/b.md" }?.1)
        let wrong = try #require(places.first { $0.0 == "Noor Elm" }?.1)
        let rule = RuleDescription(id: "conflicting-attribution", summary: "", why: "", accepts: [], rejects: [])
        var findings = Findings()
        findings.add(Diagnostic(rule, at: right, "two names", notes: [.init(at: wrong, "the other")]))
        let explained = try #require(ConflictExplanation.adding(to: findings, of: content).kept.first)
        #expect(explained.notes.map(\.range.file.path) == [wrong.file.path, PolicyExample.registryPath])
        #expect(
            explained.notes.last?.text.text
                == "the registry gives the words to Ada Brook: Ada Brook wrote it in Small Lamps, chapter 3.")
    }

    @Test(arguments: [
        ("https://www.goodreads.com/quotes/1", true), ("goodreads.com", true), ("HTTPS://GoodReads.com:443/x", true),
        ("https://example.org/?u=goodreads.com", false), ("https://notgoodreads.com", false),
        ("https://goodreads.com and https://archive.org/x", false), ("Goodreads", false), ("", false),
        ("https://goodreads.com@archive.org/", false),
    ])
    func knowsAggregatorsByTheirHosts(source: String, isOne: Bool) {
        var findings = Findings()
        let policy = AttributionPolicyReader.read(
            SourceFile(path: "attribution.yml", text: PolicyExample.policy), &findings)
        #expect((policy.onlyAggregator(in: source) != nil) == isOne)
    }

    /// The registry of the catalog itself.
    @Test func theCatalogsOwnRegistryIsSound() throws {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let files = try [PolicyKind.misattributions, .attribution].map { kind in
            let bytes = Array(try Data(contentsOf: root.appendingPathComponent("content/\(kind.path)")))
            return (kind, SourceFile(path: kind.path, bytes: bytes))
        }
        var findings = Findings()
        let checker = AttributionChecker(
            policies: Dictionary(uniqueKeysWithValues: files), decisions: nil, authors: [], &findings)
        #expect(findings.isEmpty, "\(findings.kept.map(\.summary))")
        #expect(checker.registry.misattributions.count == 87)
        var normaliser = Normaliser()
        for (text, author, count) in [
            ("We are what we repeatedly do.", "Aristotle", 1), ("We are what we repeatedly do.", "Will Durant", 0),
            ("The fate that falls on men", "G. K. Chesterton", 0), ("The fate that falls on men", "The Buddha", 1),
            ("What you become by achieving", "Zig Ziglar", 0),
            ("What you become by achieving", "Henry David Thoreau", 1),
            ("Watch your thoughts.", "Lao Tzu", 1), ("Watch your thoughts.", "Laozi", 1),
            ("A journey of a thousand miles", "Laozi", 0),
        ] {
            let hits = checker.registry.misattributions(in: text, creditedTo: PolicyRun.mention(author), &normaliser)
            #expect(hits.count == count, "\(author): \(text)")
        }
    }
}
