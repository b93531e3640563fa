import CatalogModel
import Diagnostics

/// Writes TEI P5: each entry a `cit` with its `quote` and its `bibl`.
///
/// Source: TEI P5 Guidelines, 3.3.3 (quotation), 3.12 (bibliographic citations), 22 (certainty).
enum TEIExport {
    static func text(_ citations: [Citation], _ settings: ContentSettings) -> String {
        var xml = XMLLines()
        xml.begin("TEI", ["xmlns": "http://www.tei-c.org/ns/1.0"])
        header(citations, settings, &xml)
        xml.begin("text")
        xml.begin("body")
        xml.begin("div")
        for citation in citations { cit(citation, &xml) }
        for _ in 0..<4 { xml.end() }
        return xml.text
    }

    private static func header(_ citations: [Citation], _ settings: ContentSettings, _ xml: inout XMLLines) {
        xml.begin("teiHeader")
        xml.begin("fileDesc")
        xml.begin("titleStmt")
        xml.element("title", settings.name)
        xml.end()
        xml.begin("publicationStmt")
        xml.element("publisher", settings.name)
        xml.element("date", ["when": settings.asOf.description], settings.asOf.description)
        xml.begin("availability")
        xml.element("licence", settings.licence)
        xml.end()
        xml.end()
        xml.begin("sourceDesc")
        xml.element("p", "Written from the catalog's content; each citation names its own source.")
        xml.end()
        xml.end()
        xml.begin("encodingDesc")
        xml.begin("appInfo")
        xml.begin("application", ["ident": "florilegium", "version": "1"])
        xml.element("label", "Florilegium")
        xml.end()
        xml.end()
        xml.begin("classDecl")
        taxonomy("category", citations.flatMap(\.categories), &xml)
        taxonomy("mood", citations.flatMap(\.moods), &xml)
        taxonomy("status", citations.map(\.status.rawValue), &xml)
        taxonomy("ages", citations.compactMap { $0.ages?.description }, &xml)
        xml.end()
        xml.end()
        xml.end()
    }

    /// The words that `ana` refers to.
    private static func taxonomy(_ name: String, _ words: [String], _ xml: inout XMLLines) {
        let words = Set(words).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        guard !words.isEmpty else { return }
        xml.begin("taxonomy", ["xml:id": name])
        for word in words {
            xml.begin("category", ["xml:id": reference(name, word)])
            xml.element("catDesc", word)
            xml.end()
        }
        xml.end()
    }

    /// A name that XML allows: `12+` becomes `ages.12_`.
    private static func reference(_ taxonomy: String, _ word: String) -> String {
        "\(taxonomy).\(word.map { $0 == "+" ? "_" : $0 }.map(String.init).joined())"
    }

    private static func cit(_ citation: Citation, _ xml: inout XMLLines) {
        let subjects =
            citation.categories.map { "#" + reference("category", $0) }
            + citation.moods.map { "#" + reference("mood", $0) }
            + (citation.ages.map { ["#" + reference("ages", $0.description)] } ?? [])
        xml.begin(
            "cit",
            [
                "xml:id": citation.id, "type": citation.kind.rawValue,
                "corresp": citation.translationOf.map { "#\($0)" },
                "ana": subjects.isEmpty ? nil : subjects.joined(separator: " "),
            ])
        xml.element(
            "quote", ["xml:lang": citation.language, "xml:space": space(citation.text)], xml: words(citation.text))
        if let original = citation.original {
            xml.begin("cit", ["type": "original"])
            xml.element("quote", ["xml:space": space(original)], xml: words(original))
            xml.end()
        }
        bibl(citation, &xml)
        xml.end()
    }

    private static func bibl(_ citation: Citation, _ xml: inout XMLLines) {
        xml.begin("bibl", ["type": citation.work?.type?.rawValue])
        if let author = citation.author {
            xml.element("author", ["ref": author.id.map { "#\($0)" }], author.name)
            for link in author.links { xml.empty("ptr", ["type": "author", "target": link]) }
        }
        if let credited = citation.attributedTo { xml.element("author", ["role": "attributed"], credited) }
        if let character = citation.character { xml.element("persName", ["type": "character"], character) }
        if let work = citation.work {
            xml.element("title", ["ref": work.id.map { "#\($0)" }], work.title)
            if work.originalTitle != nil || work.originalLanguage != nil {
                xml.element("title", ["type": "original", "xml:lang": work.originalLanguage], work.originalTitle ?? "")
            }
            if let year = work.year { date("work", year, &xml) }
        }
        if let locator = citation.locator { xml.element("biblScope", ["unit": unit(of: locator)], locator) }
        if let year = citation.year { date("edition", year, &xml) }
        if let translator = citation.translator {
            xml.element("editor", ["role": "translator", "ref": translator.id.map { "#\($0)" }], translator.name)
        }
        if let translated = citation.translated { date("translation", YearMark(year: translated), &xml) }
        source(citation, &xml)
        rights(citation, &xml)
        verification(citation, &xml)
        xml.end()
    }

    private static func source(_ citation: Citation, _ xml: inout XMLLines) {
        if citation.source != nil || citation.sourceKind != nil {
            xml.element(
                "ref", ["type": citation.sourceKind, "target": citation.sourceAddress], citation.source ?? "")
        }
        if let day = citation.sourceAccessed { xml.element("date", ["type": "accessed", "when": day], day) }
        if let copy = citation.sourceArchived { xml.empty("ptr", ["type": "archived", "target": copy]) }
    }

    private static func rights(_ citation: Citation, _ xml: inout XMLLines) {
        xml.begin("availability")
        xml.element("licence", citation.licence)
        xml.end()
        xml.element("note", ["type": "rightsBasis"], citation.basis.rawValue)
        xml.element("note", ["type": "rightsReason"], citation.reason)
        if !citation.jurisdictions.isEmpty {
            xml.element("note", ["type": "rightsIn"], citation.jurisdictions.joined(separator: ", "))
        }
        if let credit = citation.credit { xml.element("note", ["type": "credit"], credit) }
    }

    private static func verification(_ citation: Citation, _ xml: inout XMLLines) {
        let status = "#" + reference("status", citation.status.rawValue)
        if let note = citation.statusNote {
            xml.begin("certainty", ["locus": "value", "ana": status])
            xml.element("desc", note)
            xml.end()
        } else {
            xml.empty("certainty", ["locus": "value", "ana": status])
        }
        if let by = citation.verifiedBy {
            xml.begin("respStmt")
            xml.element("resp", "verification")
            xml.element("name", by)
            xml.end()
        }
        if let day = citation.verifiedOn { xml.element("date", ["type": "verified", "when": day], day) }
        if let how = citation.verifiedHow { xml.element("note", ["type": "verifiedHow"], how) }
        for correction in citation.history {
            xml.element("note", ["type": "formerly"], correction.description)
        }
    }

    private static func date(_ type: String, _ year: YearMark, _ xml: inout XMLLines) {
        let isSure = !year.isApproximate && !year.isUncertain
        xml.element(
            "date", ["type": type, "when": year.fourDigits, "cert": isSure ? nil : "medium"], year.description)
    }

    // MARK: - Words

    /// Lines end in `lb`, paragraphs are `p`.
    private static func words(_ text: String) -> String {
        let paragraphs = text.split(byBlankLines: ()).map { paragraph in
            paragraph.split(separator: "\n", omittingEmptySubsequences: false).map { XMLLines.escaped(String($0)) }
                .joined(separator: "<lb/>")
        }
        return paragraphs.count == 1 ? paragraphs[0] : paragraphs.map { "<p>\($0)</p>" }.joined()
    }

    /// Whether white space has to be kept as it is: readers make one space of several, and none at the ends of lines.
    private static func space(_ text: String) -> String? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let isPlain = lines.allSatisfy { line in
            !line.hasPrefix(" ") && !line.hasSuffix(" ") && !line.contains("  ") && !line.contains("\t")
        }
        return isPlain ? nil : "preserve"
    }

    /// Source: TEI P5, att.citing, suggested values of `unit`; and `act`, `scene`, `stanza`, `section` likewise.
    private static func unit(of locator: String) -> String? {
        let units = [
            "page": "page", "pages": "page", "p.": "page", "line": "line", "lines": "line", "chapter": "chapter",
            "part": "part", "volume": "volume", "act": "act", "stanza": "stanza", "section": "section",
        ]
        return locator.split(separator: " ").first.flatMap { units[$0.lowercased()] }
    }
}

extension String {
    /// The parts between empty lines.
    fileprivate func split(byBlankLines: Void) -> [String] {
        var parts: [String] = [""]
        var isFirst = true
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            if line.isEmpty, !isFirst {
                parts.append("")
                isFirst = true
            } else {
                parts[parts.count - 1] += (isFirst ? "" : "\n") + line
                isFirst = false
            }
        }
        return parts.count > 1 ? parts.filter { !$0.isEmpty } : parts
    }
}
