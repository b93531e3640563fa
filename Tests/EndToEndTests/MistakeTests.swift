import Foundation
import TestSupport
import Testing

/// What people who never wrote for a catalog get wrong: found, at its place, once, with words that help.
@Suite struct MistakeTests {
    static let mistakes: [Mistake] = {
        let pages = (try? FileManager.default.contentsOfDirectory(atPath: MistakeRun.cases.path)) ?? []
        return pages.filter { $0.hasSuffix(".md") && $0 != "README.md" }.sorted().flatMap { page in
            Mistake.read(
                (try? String(contentsOf: MistakeRun.cases.appendingPathComponent(page), encoding: .utf8)) ?? "")
        }
    }()

    /// Mistakes whose findings are known not to help. One that does help is taken out of this list.
    static let known: Set<String> = []

    @Test(arguments: mistakes)
    func isHelpedWith(mistake: Mistake) async throws {
        let complaints = try await MistakeRun(mistake).complaints()
        if Self.known.contains(mistake.name) {
            #expect(!complaints.isEmpty, "\(mistake.name) helps by now: take it out of the list of known ones")
        } else {
            #expect(complaints.isEmpty, "\(mistake.name): \(complaints.joined(separator: "\n"))")
        }
    }

    @Test func theCatalogAroundThemHasNoFinding() async throws {
        #expect(try await MistakeRun(nil).findings().isEmpty)
    }

    @Test func nearlyAllOfThemAreHelpedWith() {
        let names = Set(Self.mistakes.map(\.name))
        #expect(names.count == Self.mistakes.count && names.count >= 160)
        #expect(Self.known.isSubset(of: names))
        #expect((names.count - Self.known.count) * 160 >= names.count * 155)
    }
}
