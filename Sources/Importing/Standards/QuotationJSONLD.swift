import CatalogModel
import Diagnostics

/// A `Quotation` of schema.org, as our own export and others write it.
enum QuotationJSONLD {
    /// Nil where the text is missing.
    static func record(_ fields: [ForeignField], origin: Origin, range: SourceRange) -> ImportedRecord? {
        let lookup = FieldLookup(fields, in: range.file)
        guard let text = lookup["text"], !text.isBlank else { return nil }
        var record = ImportedRecord(text: text, origin: origin, range: range)
        if let id = lookup["@id"]?.without(prefix: "urn:florilegium:message:") { record.id = id.string }
        record.language = lookup["inLanguage"]
        record.author = lookup["creator.name"] ?? lookup["creator"] ?? lookup["author.name"] ?? lookup["author"]
        record.hasAuthorField = record.author != nil
        record.attributionRange = record.author?.range
        record.attributedTo = lookup["fl:attributedTo"]
        record.character = lookup["spokenByCharacter.name"]
        record.work = lookup["isPartOf.name"] ?? lookup["isPartOf"]
        record.locator = lookup["pagination"]
        record.source = lookup["citation.name"] ?? lookup["citation"] ?? lookup["url"]
        record.status = lookup["creativeWorkStatus"].flatMap { AttributionStatus(rawValue: $0.string) }
        record.add("kind", lookup["additionalType"]?.without(prefix: "fl:"))
        record.add("authorID", lookup["creator.@id"]?.without(prefix: "urn:florilegium:author:"))
        record.add("sameAs", lookup.values("creator.sameAs"))
        record.add("workID", lookup["isPartOf.fl:work"])
        record.add("workType", lookup["isPartOf.genre"])
        record.add("workYear", year(lookup, "isPartOf.datePublished"))
        record.add("originalTitle", lookup["isPartOf.translationOfWork.name"])
        record.add("originalLang", lookup["isPartOf.translationOfWork.inLanguage"])
        record.add("year", year(lookup, "datePublished"))
        record.add("translator", translator(lookup))
        record.add("translationOf", lookup["translationOfWork.@id"]?.without(prefix: "urn:florilegium:message:"))
        record.add("original", lookup["isBasedOn.text"])
        record.add("sourceKind", lookup["citation.fl:kind"])
        record.add("sourceAccessed", lookup["citation.fl:accessed"])
        record.add("sourceArchived", lookup["citation.archivedAt"])
        record.add("licence", lookup["license.name"] ?? lookup["license"])
        record.add("rightsBasis", lookup["usageInfo.name"])
        record.add("rightsReason", lookup["usageInfo.description"])
        record.add("rightsIn", lookup.values("usageInfo.spatialCoverage"))
        record.add("credit", lookup["creditText"])
        for key in ["statusNote", "verifiedBy", "verifiedOn", "verifiedHow"] { record.add(key, lookup["fl:\(key)"]) }
        record.add("formerly", corrections(lookup))
        record.add("ages", lookup["typicalAgeRange"].map { lookup.text(ages($0.string), at: $0) })
        record.add(categories: lookup.values("about"))
        record.add("moods", lookup.values("keywords"))
        return record
    }

    private static func translator(_ lookup: FieldLookup) -> SourceText? {
        guard let name = lookup["translator.name"] ?? lookup["translator"] else { return nil }
        guard let year = year(lookup, "fl:translated") else { return name }
        return lookup.text("\(name.string), \(year.string)", at: name)
    }

    private static func corrections(_ lookup: FieldLookup) -> [SourceText] {
        var found: [SourceText] = []
        while let former = lookup["correction.\(found.count).fl:former"],
            let reason = lookup["correction.\(found.count).text"],
            let day = lookup["correction.\(found.count).datePublished"]
        {
            found.append(lookup.text("\(former.string) until \(day.string) because \(reason.string)", at: former))
        }
        return found
    }

    /// A year as we write years, from one with four digits and EDTF's marks.
    private static func year(_ lookup: FieldLookup, _ key: String) -> SourceText? {
        guard let written = lookup[key] else { return nil }
        let marked = String(written.string.map { $0 == "%" ? "~" : $0 }) + (written.string.hasSuffix("%") ? "?" : "")
        return YearMark(marked).map { lookup.text($0.description, at: written) } ?? written
    }

    /// `12-` and `12-90`, as schema.org writes ages, in our way.
    private static func ages(_ range: String) -> String { range.hasSuffix("-") ? range.dropLast() + "+" : range }
}

extension SourceText {
    /// The text behind a prefix; nil where it does not begin with it.
    fileprivate func without(prefix: String) -> SourceText? {
        string.hasPrefix(prefix) ? slice(prefix.utf8.count..<string.utf8.count) : nil
    }
}
