import CatalogModel
import ContentReading
import Diagnostics
import Testing

@testable import ContentRules

/// No edit that a finding offers makes somebody else's words our own, or takes their author away.
@Suite struct QuotationSafetyTests {
    static let abouts = readingRules + allRules.map { type(of: $0).about }

    @Test(arguments: abouts.map(\.id.name)) func noOfferedEditHidesWhoseWordsTheyAre(rule: String) throws {
        let about = Self.abouts.first { $0.id.name == rule }!
        for example in about.rejects {
            // Some examples cannot be read as a folder at all, such as one without settings.
            guard let before = try? WholeReading(example.decoded.map(\.source)) else { continue }
            for finding in before.diagnostics {
                for solution in finding.solutions where !solution.replacements.isEmpty {
                    guard let after = try? before.after(solution) else { continue }
                    Self.compare(before, after, "\(rule): \(finding.rule), '\(solution.summary)' in \(example.files)")
                }
            }
        }
    }

    /// The same over the edits of edits, for what newcomers write.
    @Test(arguments: AttributionSlipTests.slips.map(\.written)) func norDoTheEditsThatFollow(written: String) throws {
        var reading = try WholeReading(RuleExample.decode(written).source.text)
        for _ in 0..<4 {
            guard
                let solution = reading.diagnostics.lazy.flatMap(\.solutions).first(where: {
                    !$0.replacements.isEmpty
                        && $0.replacements.allSatisfy { $0.range.file.path == "messages/courage/a.md" }
                })
            else { return }
            let next = try reading.after(solution)
            Self.compare(reading, next, "'\(solution.summary)' in \(written)")
            reading = next
        }
    }

    private static func compare(_ before: WholeReading, _ after: WholeReading, _ what: String) {
        let added = max(0, after.entries.count - before.entries.count)
        #expect(after.silentMessages.count <= before.silentMessages.count + added, "\(what)")
        let quotes = (before.entries.count { $0.kind == .quote }, after.entries.count { $0.kind == .quote })
        #expect(quotes.1 >= quotes.0, "\(what)")
        var left = after.authors
        for author in before.authors {
            guard let place = left.firstIndex(of: author) else {
                // A name that was written otherwise is asked about.
                let isAskedAbout = ["unknown-author", "ambiguous-attribution"]
                if after.diagnostics.contains(where: { isAskedAbout.contains($0.rule.name) }) { continue }
                // The writer says that the comma is a part of the name: then it is somebody else.
                if what.contains("belongs to the name") { continue }
                Issue.record("\(author) is no longer credited: \(what)")
                continue
            }
            left.remove(at: place)
        }
    }
}

extension SourceFile {
    fileprivate var text: String { text(0..<bytes.count) }
}
