import Diagnostics

/// What people have read, what waits for them, and what was accepted without a look at each.
struct ReadingsSection {
    let readings: ReadingsOverview

    var html: HTML {
        """
        <section id="readings" aria-labelledby="readings-title">
        <h2 id="readings-title">Readings</h2>
        <p>\(sentence) Rules find words; that they find nothing in a text is no verdict.</p>
        \(sentBack)\(readers)\(bulk)\(unread)</section>

        """
    }

    private var sentence: HTML {
        let all = counted(readings.all, "text")
        if readings.read == 0 { return "Nobody has read any of the \(all)." }
        if readings.read == readings.all { return "People have read all \(all)." }
        return "People have read \(grouped(readings.read)) of \(all)."
    }

    private var sentBack: HTML {
        guard !readings.sentBack.isEmpty else { return .none }
        let items = readings.sentBack.map { text -> HTML in
            "<li>\(link(text)) <span class=\"path\">\(isolated: text.path)</span>: \(isolated: text.why)</li>\n"
        }
        return "<h3>Sent back <span class=\"count\">\(grouped(items.count))</span></h3>\n<ul>\n\(items)</ul>\n"
    }

    private var readers: HTML {
        guard !readings.readers.isEmpty else { return .none }
        let rows = readings.readers.map { reader -> HTML in
            """
            <tr><th scope="row">\(isolated: reader.name)</th><td>\(grouped(reader.accepted))</td>\
            <td>\(grouped(reader.bulk))</td><td>\(grouped(reader.sentBack))</td><td>\(grouped(reader.lapsed))</td></tr>

            """
        }
        return """
            <div class="scroller" role="region" aria-label="Readers" tabindex="0">
            <table><caption>Readers</caption>
            <thead><tr><th scope="col">who</th><th scope="col">accepted</th><th scope="col">of these together</th>\
            <th scope="col">sent back</th><th scope="col">changed since</th></tr></thead>
            <tbody>
            \(rows)</tbody></table>
            </div>

            """
    }

    private var bulk: HTML {
        guard !readings.bulk.isEmpty else { return .none }
        let items = readings.bulk.map { bulk -> HTML in
            """
            <li>\(bulk.on), \(isolated: bulk.by), \(counted(bulk.count, "text")): \(isolated: bulk.reason)</li>

            """
        }
        return "<h3>Accepted together</h3>\n<ul>\n\(items)</ul>\n"
    }

    private var unread: HTML {
        guard !readings.unread.isEmpty else { return .none }
        var files: [(path: String, texts: [ReadingsOverview.Text])] = []
        for text in readings.unread {
            if files.last?.path == text.path {
                files[files.count - 1].texts.append(text)
            } else {
                files.append((text.path, [text]))
            }
        }
        let parts = files.map { file -> HTML in
            let items = file.texts.map { text -> HTML in "<li>\(link(text)): \(isolated: text.why)</li>\n" }
            return """
                <details><summary>\(isolated: file.path) <span class="count">\(grouped(file.texts.count))</span></summary>
                <ul>
                \(items)</ul>
                </details>

                """
        }
        return """
            <h3>Waiting for readers <span class="count">\(grouped(readings.unread.count))</span></h3>
            <p><code>catalog review</code> shows them one by one.</p>
            \(parts)
            """
    }

    private func link(_ text: ReadingsOverview.Text) -> HTML {
        "<a href=\"#\(text.id)\">\(isolated: text.text)</a>"
    }
}
