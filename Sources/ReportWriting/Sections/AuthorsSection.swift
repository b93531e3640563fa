import BundleReader
import CatalogModel
import Diagnostics

/// Who is quoted most, and when they lived.
struct AuthorsSection {
    let authors: [AuthorRecord]

    /// How many stand in the open; the others can be unfolded.
    private static let top = 20

    var html: HTML {
        let ranked = authors.sorted {
            $0.messageCount == $1.messageCount
                ? $0.sortName.utf8.lexicographicallyPrecedes($1.sortName.utf8) : $0.messageCount > $1.messageCount
        }
        return """
            <section id="authors" aria-labelledby="authors-title">
            <h2 id="authors-title">Authors</h2>
            \(ranked.isEmpty ? "<p>Nobody is quoted.</p>\n" : table(ranked.prefix(Self.top), of: ranked))\(others(ranked))</section>

            """
    }

    private func others(_ ranked: [AuthorRecord]) -> HTML {
        guard ranked.count > Self.top else { return .none }
        return """
            <details><summary>\(counted(ranked.count - Self.top, "more author"))</summary>
            \(table(ranked.dropFirst(Self.top), of: ranked))</details>

            """
    }

    private func table(_ shown: ArraySlice<AuthorRecord>, of all: [AuthorRecord]) -> HTML {
        let most = max(all.first?.messageCount ?? 0, 1)
        let rows = shown.map { author -> HTML in
            """
            <tr><th scope="row">\(isolated: author.name)</th><td class="years">\(Self.years(born: author.born, died: author.died))</td>\
            <td class="bar">\(BarTable.bar(author.messageCount, of: most))</td>\
            <td class="number">\(grouped(author.messageCount))</td><td class="number">\(author.works.count)</td></tr>

            """
        }
        return """
            <table class="bars people"><caption class="unseen">Authors by messages</caption>
            <thead><tr><th scope="col">author</th><th scope="col">years</th><td></td>\
            <th scope="col" class="number">messages</th><th scope="col" class="number">works</th></tr></thead>
            <tbody>
            \(rows)</tbody></table>

            """
    }

    /// `121–180`, `c. 4 BC–65`, `born 1960`, `died 430 BC`.
    static func years(born: String?, died: String?) -> String {
        let born = born.map(year)
        switch died {
        case nil: return born.map { "born \($0)" } ?? ""
        case "unknown": return "\(born ?? "?")–?"
        case .some(let died): return born.map { "\($0)–\(year(died))" } ?? "died \(year(died))"
        }
    }

    /// A year as people write it; one that is not as the format has it stays as it is.
    private static func year(_ written: String) -> String {
        guard let mark = YearMark(written) else { return written }
        let era = mark.year < 0 ? "\u{A0}BC" : ""
        return (mark.isApproximate ? "c.\u{A0}" : "") + "\(mark.year.magnitude)\(era)" + (mark.isUncertain ? "?" : "")
    }
}
