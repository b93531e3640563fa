import Diagnostics
import Testing

@testable import Pipeline

/// One description a rule.
struct RuleBookTests {
    private static let lamp = RuleDescription(id: "lamp", summary: "It burns.", why: "", accepts: ["a"], rejects: [])

    @Test func joinsExamplesOfStepsThatShareADescription() throws {
        let more = Self.lamp.showing(accepts: ["b"], rejects: ["c"])
        let rules = RuleBook.joined([[Self.lamp], [more]])
        let rule = try #require(rules.first)
        #expect(rules.count == 1)
        #expect(rule.accepts.count == 3 && rule.rejects.count == 1)
    }

    @Test func refusesASecondDescriptionOfARule() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            // The lines of an exit test are all one to the compiler.
            let lamp = RuleDescription(id: "lamp", summary: "It burns.", why: "", accepts: [], rejects: [], line: 1)
            let other = RuleDescription(id: "lamp", summary: "It burns.", why: "", accepts: [], rejects: [], line: 2)
            _ = RuleBook.joined([[lamp], [other]])
        }
        let message = String(decoding: try #require(result?.standardErrorContent), as: UTF8.self)
        #expect(message.contains("rule 'lamp' is described twice: at PipelineTests/RuleBookTests.swift:"), "\(message)")
    }

    /// Of these no example can be shown: a file of megabytes, a link, a folder without settings.
    static let withoutRejected: Set<RuleID> = [
        "entry-too-long", "file-too-large", "missing-settings", "symbolic-link", "too-many-attributes",
    ]

    @Test func describesEachRuleOnceWithExamples() {
        let ids = RuleBook.all.map(\.id)
        #expect(ids == ids.sorted() && Set(ids).count == ids.count)
        for rule in RuleBook.all {
            #expect(!rule.accepts.isEmpty, "\(rule.id)")
            #expect(rule.rejects.isEmpty == Self.withoutRejected.contains(rule.id), "\(rule.id)")
        }
    }
}
