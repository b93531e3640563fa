import Diagnostics
import Foundation
import Testing
import TextMatching
import TextNormalisation

@testable import Deduplication

/// Real collections, where they are at hand.
@Suite(.enabled(if: Corpora.folder != nil, "set FLORILEGIUM_CORPORA to the folder of the corpora"))
struct CorporaTests {
    /// Cookies of a fortune file, by name and number.
    private func cookies(_ folder: String) throws -> [(id: String, text: String)] {
        let path = try #require(Corpora.folder) + "/" + folder
        var cookies: [(String, String)] = []
        for name in try FileManager.default.contentsOfDirectory(atPath: path).sorted() where name != "README.txt" {
            guard let data = FileManager.default.contents(atPath: "\(path)/\(name)") else { continue }
            // Some files are in Latin-1; which letters they hold does not matter here.
            let text = String(decoding: data, as: UTF8.self)
            for (number, cookie) in text.components(separatedBy: "\n%\n").enumerated() {
                cookies.append(("\(name)-\(number)", cookie))
            }
        }
        return cookies
    }

    @Test(arguments: ["fortune-mod", "fortunes-deb-de"])
    func whatIsMergedHasTheSameLettersOrNamesTheEdit(folder: String) throws {
        let input = records(try cookies(folder))
        #expect(input.count > 10_000)
        let result = Deduplicated(input)
        result.checkSums(in: input.count)
        // No merge rests on an edit that changes what is said.
        for cluster in result.clusters {
            let edits = cluster.members.flatMap { result.edits(of: $0, in: cluster) }
            #expect(!edits.contains { $0.changesMeaning })
        }
        #expect(result.clusters.count > 50)
        /// A plain way to the same answer: letters and digits alone, as Foundation folds them.
        func letters(_ record: Int) -> String {
            result.source.record(record).text.precomposedStringWithCompatibilityMapping
                .folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
                .filter { $0.isLetter || $0.isNumber }
        }
        for cluster in result.clusters {
            let expected = letters(cluster.canonical)
            for member in cluster.members where letters(member.record) != expected {
                guard result.edits(of: member, in: cluster).isEmpty else { continue }
                Issue.record(
                    "\(result.source.record(member.record).id) is not \(result.source.record(cluster.canonical).id)")
            }
        }
    }

    /// A hundred cookies against the index of the others: the same as in the run over all.
    @Test(arguments: ["fortune-mod", "fortunes-deb-de"])
    func aContributionIsJudgedAsInTheWholeRun(folder: String) throws {
        let all = try cookies(folder)
        var chance = Chance(9)
        let chosen = Set(all.indices.shuffled(using: &chance).prefix(100))
        let old = records(all.indices.filter { !chosen.contains($0) }.map { all[$0] })
        let new = records(all.indices.filter(chosen.contains).map { all[$0] })
        let index = try MatchIndex(of: old)
        let options = Deduplicated.Options(isThorough: true)
        var whole = options
        whole.frozen = index.counts
        let expected = try Restricted(Deduplicated(old + new, whole), to: Set(new.map(\.id)))
        let comparison = try Comparison(
            of: RecordArray(new), with: index, path: "index", .contribution, decisions: [], options)
        let found = Restricted(comparison, new)
        #expect(found.clusters == expected.clusters && !found.clusters.isEmpty)
        #expect(found.verdicts == expected.verdicts)
        #expect(found.merged == expected.merged)
    }

    /// Pictures that share their letters stay apart.
    @Test func mergesPicturesOnlyIfTheyLookTheSame() throws {
        let all = try cookies("fortune-mod") + cookies("fortunes-deb-de")
        let result = Deduplicated(records(all))
        let pictures = (0..<result.source.count).filter {
            NormalForm(of: result.source.record($0).text).basis == .characters
        }
        #expect(pictures.count > 20)
        for cluster in result.clusters where pictures.contains(cluster.canonical) {
            let canonical = result.source.record(cluster.canonical).text.split(whereSeparator: \.isWhitespace)
            for member in cluster.members {
                #expect(result.source.record(member.record).text.split(whereSeparator: \.isWhitespace) == canonical)
            }
        }
    }
}
