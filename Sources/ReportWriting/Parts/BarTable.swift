import Diagnostics

/// Counts as a table with a bar in each row.
struct BarTable {
    /// What is counted, for those who do not see what stands above the table.
    let caption: String

    /// Headings of the columns of names and of counts.
    let heads: (name: String, count: String)
    let rows: [(name: HTML, count: Int)]

    /// What a share is a share of.
    let total: Int

    var html: HTML {
        let most = max(rows.map(\.count).max() ?? 0, 1)
        let body = rows.map { row -> HTML in
            """
            <tr><th scope="row">\(row.name)</th><td class="bar">\(Self.bar(row.count, of: most))</td>\
            <td class="number">\(grouped(row.count))</td><td class="number share">\(Self.share(row.count, of: total))\
            </td></tr>

            """
        }
        return """
            <table class="bars"><caption class="unseen">\(caption)</caption>
            <thead><tr><th scope="col">\(heads.name)</th><td></td><th scope="col" class="number">\(heads.count)</th>\
            <th scope="col" class="number share">share</th></tr></thead>
            <tbody>
            \(body)</tbody></table>

            """
    }

    /// A picture of a number that stands beside it; the policy of the page forbids widths in style attributes.
    static func bar(_ count: Int, of most: Int) -> HTML {
        let width = count * 1000 / most
        return """
            <svg aria-hidden="true" viewBox="0 0 1000 10" preserveAspectRatio="none"><rect width="\(max(width, count > 0 ? 4 : 0))" height="10"/></svg>
            """
    }

    /// `12 %`, or `< 1 %` for what would be 0.
    static func share(_ count: Int, of total: Int) -> String {
        guard total > 0, count > 0 else { return "0\u{A0}%" }
        let percent = (count * 200 + total) / (total * 2)
        return percent == 0 ? "<\u{A0}1\u{A0}%" : "\(percent)\u{A0}%"
    }
}
