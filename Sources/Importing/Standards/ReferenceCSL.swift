import CatalogModel
import Diagnostics

/// An item of CSL-JSON; the words themselves stand under `custom`, or in the abstract.
enum ReferenceCSL {
    /// Nil where the text is missing.
    static func record(_ fields: [ForeignField], origin: Origin, range: SourceRange) -> ImportedRecord? {
        let lookup = FieldLookup(fields, in: range.file)
        guard let text = lookup["custom.text"] ?? lookup["abstract"], !text.isBlank else { return nil }
        var record = ImportedRecord(text: text, origin: origin, range: range)
        if let id = lookup["id"], lookup["custom.hasID"]?.string != "false" { record.id = id.string }
        record.language = lookup["language"]
        record.author = lookup["custom.authorName"] ?? name(lookup, "author")
        record.hasAuthorField = record.author != nil
        record.attributionRange = record.author?.range
        record.attributedTo = lookup["custom.attributedTo"]
        record.character = lookup["custom.character"]
        record.work = lookup["title"]
        record.locator = lookup["locator"] ?? lookup["page"] ?? lookup["section"]
        record.source = lookup["source"] ?? lookup["URL"]
        record.status = lookup["status"].flatMap { AttributionStatus(rawValue: $0.string) }
        let translator = lookup["custom.translatorName"] ?? name(lookup, "translator")
        record.add("workType", lookup["genre"])
        record.add(
            "workYear",
            lookup["custom.workYear"] ?? lookup["\(translator == nil ? "issued" : "original-date").date-parts.0"])
        record.add("originalTitle", lookup["original-title"])
        record.add("translator", translator.map { translated($0, lookup) })
        record.add("sourceAccessed", day(lookup))
        record.add("statusNote", lookup["note"])
        record.add("sameAs", lookup.values("custom.sameAs"))
        for key in [
            "kind", "authorID", "workID", "originalLang", "year", "sourceKind", "sourceArchived", "verifiedBy",
            "verifiedOn",
            "verifiedHow", "original", "licence", "rightsBasis", "rightsReason", "credit", "translationOf", "ages",
        ] { record.add(key, lookup["custom.\(key)"]) }
        for key in ["formerly", "rightsIn", "moods"] { record.add(key, lookup.values("custom.\(key)")) }
        record.add(categories: lookup["keyword"]?.split(at: UInt8(ascii: ",")).map { $0.trimmed() } ?? [])
        return record
    }

    /// The first name of a list, given name first.
    private static func name(_ lookup: FieldLookup, _ key: String) -> SourceText? {
        if let literal = lookup["\(key).0.literal"] { return literal }
        guard let family = lookup["\(key).0.family"] else { return nil }
        guard let given = lookup["\(key).0.given"] else { return family }
        return lookup.text("\(given.string) \(family.string)", at: given)
    }

    private static func translated(_ name: SourceText, _ lookup: FieldLookup) -> SourceText {
        lookup["issued.date-parts.0"].map { lookup.text("\(name.string), \($0.string)", at: name) } ?? name
    }

    private static func day(_ lookup: FieldLookup) -> SourceText? {
        let parts = lookup.values("accessed.date-parts.0")
        guard parts.count == 3 else { return nil }
        let padded = zip(parts, [4, 2, 2]).map { part, width in
            String(repeating: "0", count: max(0, width - part.string.utf8.count)) + part.string
        }
        return lookup.text(padded.joined(separator: "-"), at: parts[0])
    }
}
