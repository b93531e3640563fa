import CatalogModel
import Diagnostics

/// Writes CSL-JSON; what it has no variable for stands under `custom`.
///
/// Source: https://github.com/citation-style-language/schema, csl-data.json 1.0.2.
enum CSLExport {
    static func text(_ citations: [Citation]) -> String {
        JSONText.array(citations.enumerated().map { item($1, number: $0 + 1) }).indented + "\n"
    }

    private static func item(_ citation: Citation, number: Int) -> JSONText {
        // Of a translation the edition counts as issued, and the work as the original.
        let isTranslated = citation.translator != nil
        let workYear = citation.work?.year
        let translated = citation.translated.map { YearMark(year: $0) }
        return .object([
            "id": .string(citation.id ?? "item-\(number)"),
            "type": .string(type(citation)),
            "title": citation.work.map { .string($0.title) },
            "genre": citation.work?.type.map { .string($0.rawValue) },
            "original-title": citation.work?.originalTitle.map(JSONText.string),
            "author": citation.author.map { .array([name($0)]) },
            "translator": citation.translator.map { .array([name($0)]) },
            "issued": (isTranslated ? translated : workYear).map(date),
            "original-date": isTranslated ? workYear.map(date) : nil,
            "locator": citation.locator.map(JSONText.string),
            "language": .string(citation.language),
            "source": citation.source.map(JSONText.string),
            "URL": citation.sourceAddress.map(JSONText.string),
            "accessed": citation.sourceAccessed.flatMap { CalendarDay($0) }.map(day),
            "status": .string(citation.status.rawValue),
            "note": citation.statusNote.map(JSONText.string),
            "keyword": citation.categories.isEmpty ? nil : .string(citation.categories.joined(separator: ", ")),
            "custom": custom(citation),
        ])
    }

    private static func custom(_ citation: Citation) -> JSONText {
        .object([
            "kind": .string(citation.kind.rawValue),
            "text": .string(citation.text),
            "hasID": .string(citation.id == nil ? "false" : "true"),
            "authorID": citation.author?.id.map(JSONText.string),
            "authorName": citation.author.map { .string($0.name) },
            "sameAs": citation.author.flatMap { list($0.links) },
            "attributedTo": citation.attributedTo.map(JSONText.string),
            "character": citation.character.map(JSONText.string),
            "workID": citation.work?.id.map(JSONText.string),
            "workYear": citation.work?.year.map { .string($0.description) },
            "originalLang": citation.work?.originalLanguage.map(JSONText.string),
            "year": citation.year.map { .string($0.description) },
            "translatorName": citation.translator.map { .string($0.name) },
            "sourceKind": citation.sourceKind.map(JSONText.string),
            "sourceArchived": citation.sourceArchived.map(JSONText.string),
            "verifiedBy": citation.verifiedBy.map(JSONText.string),
            "verifiedOn": citation.verifiedOn.map(JSONText.string),
            "verifiedHow": citation.verifiedHow.map(JSONText.string),
            "original": citation.original.map(JSONText.string),
            "formerly": list(citation.history.map(\.description)),
            "licence": .string(citation.licence),
            "rightsBasis": .string(citation.basis.rawValue),
            "rightsReason": .string(citation.reason),
            "rightsIn": list(citation.jurisdictions),
            "credit": citation.credit.map(JSONText.string),
            "translationOf": citation.translationOf.map(JSONText.string),
            "moods": list(citation.moods),
            "ages": citation.ages.map { .string($0.description) },
        ])
    }

    /// With family and given name apart where the sort name says how they go together.
    private static func name(_ person: Citation.Person) -> JSONText {
        if let sortName = person.sortName, let comma = sortName.firstRange(of: ", ") {
            let family = String(sortName[..<comma.lowerBound])
            let given = String(sortName[comma.upperBound...])
            if "\(given) \(family)" == person.name {
                return .object(["family": .string(family), "given": .string(given)])
            }
        }
        return .object(["literal": .string(person.name)])
    }

    private static func date(_ year: YearMark) -> JSONText {
        .object([
            "date-parts": .array([.array([.integer(year.year)])]),
            "circa": year.isApproximate || year.isUncertain ? .boolean(true) : nil,
        ])
    }

    private static func day(_ day: CalendarDay) -> JSONText {
        .object(["date-parts": .array([.array([.integer(day.year), .integer(day.month), .integer(day.day)])])])
    }

    private static func list(_ values: [String]) -> JSONText? {
        values.isEmpty ? nil : .array(values.map(JSONText.string))
    }

    private static func type(_ citation: Citation) -> String {
        switch citation.work?.type {
        case .book: "book"
        case .speech: "speech"
        case .letter: "personal_communication"
        case .essay: "article"
        case .poem: "chapter"
        case .song: "song"
        case .film: "motion_picture"
        case .comic: "graphic"
        case .series: "broadcast"
        case .interview: "interview"
        case .web: "webpage"
        case .proverb, .other, nil: "document"
        }
    }
}
