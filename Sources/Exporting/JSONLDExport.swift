import CatalogModel
import Diagnostics
import Standards

/// Writes JSON-LD: `Quotation` of schema.org, and words of our own for what that does not have.
///
/// Source: https://schema.org/Quotation; JSON-LD 1.1, https://www.w3.org/TR/json-ld11/. The context is written out, so
/// that a reader needs no network.
enum JSONLDExport {
    static func text(_ citations: [Citation]) -> String {
        let context = JSONText.object([
            "@vocab": .string("https://schema.org/"), "fl": .string("urn:florilegium:terms:"),
        ])
        let graph = JSONText.array(citations.map(quotation))
        return JSONText.object(["@context": context, "@graph": graph]).indented + "\n"
    }

    private static func quotation(_ citation: Citation) -> JSONText {
        .object([
            "@type": .string("Quotation"),
            "@id": citation.id.map { .string("urn:florilegium:message:\($0)") },
            "additionalType": .string("fl:\(citation.kind.rawValue)"),
            "text": .string(citation.text),
            "inLanguage": .string(citation.language),
            "creator": citation.author.map(person),
            "fl:attributedTo": citation.attributedTo.map(JSONText.string),
            "spokenByCharacter": citation.character.map { person(Citation.Person(id: nil, name: $0)) },
            "isPartOf": citation.work.map(work),
            "isBasedOn": citation.original.map {
                .object(["@type": .string("Quotation"), "text": .string($0)])
            },
            "pagination": citation.locator.map(JSONText.string),
            "datePublished": citation.year.map(date),
            "translator": citation.translator.map(person),
            "fl:translated": citation.translated.map { date(YearMark(year: $0)) },
            "translationOfWork": citation.translationOf.map {
                .object(["@id": .string("urn:florilegium:message:\($0)")])
            },
            "citation": source(citation),
            "url": citation.sourceAddress.map(JSONText.string),
            "license": licence(citation.licence),
            "usageInfo": .object([
                "@type": .string("CreativeWork"), "name": .string(citation.basis.rawValue),
                "description": .string(citation.reason),
                "spatialCoverage": list(citation.jurisdictions),
            ]),
            "creditText": citation.credit.map(JSONText.string),
            "creativeWorkStatus": .string(citation.status.rawValue),
            "fl:statusNote": citation.statusNote.map(JSONText.string),
            "fl:verifiedBy": citation.verifiedBy.map(JSONText.string),
            "fl:verifiedOn": citation.verifiedOn.map(JSONText.string),
            "fl:verifiedHow": citation.verifiedHow.map(JSONText.string),
            "correction": citation.history.isEmpty ? nil : .array(citation.history.map(correction)),
            "typicalAgeRange": citation.ages.map { .string(ageRange($0)) },
            "about": list(citation.categories),
            "keywords": list(citation.moods),
        ])
    }

    private static func person(_ person: Citation.Person) -> JSONText {
        .object([
            "@type": .string("Person"), "@id": person.id.map { .string("urn:florilegium:author:\($0)") },
            "name": .string(person.name), "alternateName": person.sortName.map(JSONText.string),
            "sameAs": list(person.links),
        ])
    }

    private static func work(_ work: Citation.CitedWork) -> JSONText {
        .object([
            "@type": .string(type(work.type)), "fl:work": work.id.map(JSONText.string), "name": .string(work.title),
            "genre": work.type.map { .string($0.rawValue) }, "datePublished": work.year.map(date),
            "translationOfWork": work.originalTitle == nil && work.originalLanguage == nil
                ? nil
                : .object([
                    "@type": .string("CreativeWork"), "name": work.originalTitle.map(JSONText.string),
                    "inLanguage": work.originalLanguage.map(JSONText.string),
                ]),
        ])
    }

    private static func source(_ citation: Citation) -> JSONText? {
        guard
            citation.source != nil || citation.sourceKind != nil || citation.sourceAccessed != nil
                || citation.sourceArchived != nil
        else { return nil }
        return .object([
            "@type": .string("CreativeWork"), "name": citation.source.map(JSONText.string),
            "url": citation.sourceAddress.map(JSONText.string),
            "archivedAt": citation.sourceArchived.map(JSONText.string),
            "fl:kind": citation.sourceKind.map(JSONText.string),
            "fl:accessed": citation.sourceAccessed.map(JSONText.string),
        ])
    }

    /// A licence of the SPDX list has an address; expressions and our own have not.
    private static func licence(_ expression: String) -> JSONText {
        let licences = try? LicenceExpression(expression).licences
        let isSingle = licences.map { $0 == [.listed(expression)] } ?? false
        return .object([
            "@type": .string("CreativeWork"), "name": .string(expression),
            "url": isSingle ? .string("https://spdx.org/licenses/\(expression)") : nil,
        ])
    }

    private static func correction(_ correction: Correction) -> JSONText {
        .object([
            "@type": .string("CorrectionComment"), "text": .string(correction.reason),
            "datePublished": .string(correction.until.description), "fl:former": .string(correction.former),
        ])
    }

    private static func type(_ type: WorkType?) -> String {
        switch type {
        case .book: "Book"
        case .speech, .essay, .poem, .proverb, .other, nil: "CreativeWork"
        case .letter: "Message"
        case .song: "MusicComposition"
        case .film: "Movie"
        case .comic: "ComicStory"
        case .series: "CreativeWorkSeries"
        case .interview: "Conversation"
        case .web: "WebPage"
        }
    }

    /// Source: schema.org, typicalAgeRange: "7-9", "11-".
    private static func ageRange(_ ages: Ages) -> String { "\(ages.lowest)-\(ages.highest.map(String.init) ?? "")" }

    private static func date(_ year: YearMark) -> JSONText { .string(year.extended) }

    private static func list(_ values: [String]) -> JSONText? {
        values.isEmpty ? nil : .array(values.map(JSONText.string))
    }
}

extension YearMark {
    /// As ISO 8601 and EDTF write years: four digits, a sign before our era, marks of doubt behind.
    var extended: String {
        let marks = (isApproximate && isUncertain) ? "%" : isApproximate ? "~" : isUncertain ? "?" : ""
        return fourDigits + marks
    }

    /// As `xsd:gYear` writes years.
    var fourDigits: String {
        let digits = String(year.magnitude)
        return (year < 0 ? "-" : "") + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
