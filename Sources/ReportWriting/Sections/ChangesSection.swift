import BundleReader
import Diagnostics
import Publishing

/// What readers will find changed since the last release, from the diff that the release gets as well.
struct ChangesSection {
    let comparison: CatalogReport.Comparison

    /// Messages of one sort of change that are listed.
    private static let listed = 200

    var html: HTML {
        """
        <section id="changes" aria-labelledby="changes-title">
        <h2 id="changes-title">Changes since the last release</h2>
        \(content)</section>

        """
    }

    private var content: HTML {
        switch comparison {
        case .firstRelease: "<p>Nothing has been published yet, so every message is new.</p>\n"
        case .impossible(let reason): "<p class=\"alarm\">No comparison: \(isolated: reason)</p>\n"
        case .changes(let changes) where changes.isEmpty:
            "<p>No message differs from content version \(changes.from ?? 0).</p>\n"
        case .changes(let changes): "\(summary(changes))\(lists(changes))"
        }
    }

    private func summary(_ changes: Changes) -> HTML {
        var rows: [(name: HTML, count: Int)] = [("added", changes.added.count)]
        for sort in ChangeSort.allCases where !changes.changed(sort).isEmpty {
            rows.append(("\(sort.title.lowercased())", changes.changed(sort).count))
        }
        rows += [("moved", changes.moved.count), ("withdrawn", changes.withdrawn.count)]
        let sum = changes.added.count + changes.changed.count + changes.moved.count + changes.withdrawn.count
        return """
            <p>Compared with content version \(changes.from ?? 0); of class \(changes.classes.joined(separator: ", ")).</p>
            \(BarTable(
                caption: "Messages by change", heads: ("change", "messages"), rows: rows, total: sum
            ).html)
            """
    }

    private func lists(_ changes: Changes) -> HTML {
        var lists: [HTML] = [
            list("Added", changes.added) { "<li>\(link($0.id)) \(quote($0))</li>\n" }
        ]
        for sort in ChangeSort.allCases {
            lists.append(
                list(sort.title, changes.changed(sort)) { "<li>\(link($0.after.id)) \(difference($0, sort))</li>\n" })
        }
        lists.append(
            list("Moved", changes.moved) { move in
                "<li><code>\(move.record.id)</code> \(quote(move.record)) <span class=\"what\">leads to</span> \(link(move.target))</li>\n"
            })
        lists.append(list("Withdrawn", changes.withdrawn, withdrawn))
        return "\(lists)"
    }

    private func list<Element>(_ title: String, _ all: [Element], _ item: (Element) -> HTML) -> HTML {
        guard !all.isEmpty else { return .none }
        let rest: HTML =
            all.count > Self.listed
            ? "<p class=\"remark\">… and \(grouped(all.count - Self.listed)) more; <code>catalog diff</code> lists them.</p>\n"
            : .none
        return """
            <h3>\(title) <span class="count">\(grouped(all.count))</span></h3>
            <ul class="changes">
            \(all.prefix(Self.listed).map(item))</ul>
            \(rest)
            """
    }

    private func withdrawn(_ withdrawal: Changes.Withdrawal) -> HTML {
        let instead: HTML = withdrawal.instead.map { "; instead \(link($0))" } ?? .none
        let erase: HTML = withdrawal.erase ? "; saved copies are to be erased" : .none
        let words: HTML = withdrawal.record.map { "\(quote($0)) " } ?? .none
        return """
            <li><code>\(withdrawal.id)</code> \(words)\
            <span class="what">\(isolated: withdrawal.reason)\(instead)\(erase)</span></li>

            """
    }

    private func difference(_ change: Changes.Change, _ sort: ChangeSort) -> HTML {
        switch sort {
        case .text:
            let parts = change.words.map { part -> HTML in
                switch part.kind {
                case .keep: "\(part.text)"
                case .drop: "<del>\(part.text)</del>"
                case .put: "<ins>\(part.text)</ins>"
                }
            }
            return quote("\(parts)", change.after.language)
        case .tags: return "\(quote(change.after)) <span class=\"what\">\(isolated: change.tagging)</span>"
        case .ages:
            let (before, after) = (Changes.Change.ages(of: change.before), Changes.Change.ages(of: change.after))
            return "\(quote(change.after)) <span class=\"what\"><del>\(before)</del> <ins>\(after)</ins></span>"
        case .attribution, .other:
            return "\(quote(change.after)) <span class=\"what\">\(change.fields(sort).joined(separator: ", "))</span>"
        }
    }

    private func link(_ id: String) -> HTML { "<a href=\"#\(id)\"><code>\(id)</code></a>" }

    private func quote(_ record: Record) -> HTML { quote("\(record.text)", record.language) }

    /// The marks stand outside, where the direction of the words does not reach them.
    private func quote(_ words: HTML, _ language: String) -> HTML {
        "<q><bdi lang=\"\(language)\">\(words)</bdi></q>"
    }
}
