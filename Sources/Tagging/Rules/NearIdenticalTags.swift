import CatalogModel
import Diagnostics

/// Categories, and moods, differ in more than the ending of a word.
enum NearIdenticalTags {
    static let about = SharedRules.nearIdenticalTags.showing(
        accepts: [
            RuleExample(files: [page("courage", "Courage"), page("rest", "Rest")])
        ],
        rejects: [
            RuleExample(files: [page("courage", "Courage"), page("night", "Night"), page("nights", "↓Nights")])
        ])

    private static func page(_ id: String, _ title: String) -> (path: String, text: String) {
        ("categories/\(id).md", "---\ntitle: \(title)\nages: 12+\n---\n\nFor some of us.\n")
    }

    static func check(_ categories: [Category], _ settings: ContentSettings, _ findings: inout Findings) {
        var first: [[[UInt8]]: Category] = [:]
        for category in categories.sorted(by: { $0.range < $1.range }) {
            let stems = EvidenceScanner.stems(ofPhrase: category.id)
            guard let earlier = first[stems] else {
                first[stems] = category
                continue
            }
            // The same name twice is another fault.
            let titles = [earlier, category].map { $0.title.value.lowercased() }
            if earlier.id == category.id || titles[0] == titles[1] { continue }
            findings.add(
                Diagnostic(
                    about, at: category.title.range, "variants of one tag: '\(earlier.id)' / '\(category.id)'",
                    notes: [.init(at: earlier.title.range, "first '\(earlier.id)'")],
                    solutions: [.init("choose one of them, for example '\(earlier.id)'")]))
        }
        var moods: [[[UInt8]]: String] = [:]
        for mood in settings.moods {
            let stems = EvidenceScanner.stems(ofPhrase: mood)
            if let earlier = moods[stems], earlier != mood {
                findings.add(
                    Diagnostic(
                        about, at: settings.range, "variants of one mood: '\(earlier)' / '\(mood)'",
                        solutions: [.init("choose one of them, for example '\(earlier)'")]))
            }
            moods[stems] = mood
        }
    }
}
