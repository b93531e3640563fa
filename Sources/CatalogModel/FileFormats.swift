/// The keys of categories, authors and settings; entries have `EntryField`.
package enum FileFormats {
    package static let category: [FieldDeclaration] = [
        .init("title", .line, required: true, "The name that apps show."),
        .init("order", .integer, "Its place among the categories."),
        .init("kinds", .oneOf(Kind.allCases.map(\.rawValue)), list: true, "What kinds of entries it may hold."),
        .init("ages", .ages, "Ages of entries that do not state their own."),
        .init("moods", .mood, list: true, "Moods in which people look for it."),
        .init(
            "keywords", .line, list: true,
            "Words that point to it; with a leading = words that are enough, with - words that do not."),
        .init("helpResource", .line, list: true, "Where readers of its entries find help, from help-resources.yml."),
    ]

    package static let work: [FieldDeclaration] = [
        .init("id", .identifier, required: true, "Own short name, unique for the author."),
        .init("title", .line, required: true, "The title as it is cited."),
        .init("type", .oneOf(WorkType.allCases.map(\.rawValue)), required: true, "What kind of work it is."),
        .init("year", .year, "Year of first publication; -4, 55~ (about) and 1564? (perhaps) are understood."),
        .init("originalTitle", .line, "The title in its own language."),
        .init("originalLang", .language, "The language it was written in, where that is not English."),
        .init("coauthors", .identifier, list: true, "Other authors of it, by the names of their files."),
        .init(
            "rightsCase", .oneOf(RightsCase.allCases.map(\.rawValue)),
            "What is special about the rights in it, where something is; policy/rights.yml says what follows."),
        .init("rightsEvidence", .line, "Where that was looked up: a search for the renewal, for example."),
    ]

    package static let alias: [FieldDeclaration] = [
        .init("text", .line, required: true, "The other name."),
        .init("lang", .language, "Its language."),
        .init(
            "kind", .oneOf(["alternate", "transliteration", "pseudonym", "misspelling", "role-suffixed"]),
            "Why there is another name."),
    ]

    package static let authorPolicy: [FieldDeclaration] = [
        .init("deny", .boolean, "Whether the catalog may not print this author."),
        .init("reason", .line, "Why."),
    ]

    package static let author: [FieldDeclaration] = [
        .init("name", .line, required: true, "The name that apps show."),
        .init("sortName", .line, "The name under which lists file it: Aurelius, Marcus."),
        .init(
            "kind", .oneOf(["person", "character", "collective", "proverb", "anonymous", "scripture"]),
            "What the author is; a person unless stated."),
        .init("aliases", .nameOrRecord(alias), list: true, xml: .element("alias"), "Other names of the same author."),
        .init("born", .year, "Year of birth."),
        .init("died", .year, "Year of death, or unknown for a person who is certainly dead."),
        .init("wikidata", .line, "Identifier such as Q1430."),
        .init("viaf", .line, "Identifier of the Virtual International Authority File."),
        .init("isni", .line, "International Standard Name Identifier: 16 digits."),
        .init("wikipedia", .link, "The article about the author."),
        .init("links", .link, list: true, xml: .element("link"), "Other pages about the author."),
        .init("works", .record(work), list: true, xml: .element("work"), "Works that entries cite."),
        .init("policy", .record(authorPolicy), xml: .element("policy"), "Whether the catalog may use the author."),
    ]

    package static let limits: [FieldDeclaration] = [
        .init("notification", .integer, "Characters after which phones cut a notification; 140 unless stated."),
        .init("text", .integer, "Characters an entry may have at most; 1000 unless stated."),
    ]

    package static let floorException: [FieldDeclaration] = [
        .init("categories", .identifier, list: true, "The categories it is about; all unless stated."),
        .init("languages", .language, list: true, "The languages it is about; all unless stated."),
        .init("days", .integer, required: true, "Days that these must last."),
    ]

    package static let floors: [FieldDeclaration] = [
        .init("days", .integer, required: true, "Days that every category must last, at one entry a day."),
        .init("ages", .integer, list: true, "Ages of readers to count for; the youngest reader's unless stated."),
        .init(
            "exceptions", .record(floorException), list: true, xml: .element("exception"),
            "Other floors for single categories and languages; the last one that fits counts."),
    ]

    package static let readingException: [FieldDeclaration] = [
        .init("categories", .identifier, list: true, "The categories it is about; all unless stated."),
        .init("kinds", .oneOf(Kind.allCases.map(\.rawValue)), list: true, "The kinds it is about; all unless stated."),
        .init(
            "origins", .oneOf(Origin.allCases.map(\.rawValue)), list: true,
            "house, or contributed for entries with contributedBy; both unless stated."),
        .init("languages", .language, list: true, "The languages it is about; all unless stated."),
        .init("needed", .integer, required: true, "Readings by different people that these need."),
    ]

    package static let readings: [FieldDeclaration] = [
        .init("needed", .integer, required: true, "Readings by different people that a text needs."),
        .init(
            "minors", .oneOf(ReadingSettings.Minors.allCases.map(\.rawValue)),
            "What apps draw for readers under 18: read-only, unless stated, or unread-allowed."),
        .init(
            "exceptions", .record(readingException), list: true, xml: .element("exception"),
            "Other numbers for some categories, kinds and origins; the last one that fits counts."),
    ]

    package static let slice: [FieldDeclaration] = [
        .init("name", .identifier, required: true, "The name of its folder."),
        .init("kinds", .oneOf(Kind.allCases.map(\.rawValue)), list: true, "Kinds of messages it takes."),
        .init("categories", .identifier, list: true, "Categories of which a message must be in at least one."),
        .init("ages", .ages, "Ages of its readers: it takes what suits at least one of them."),
        .init("languages", .language, list: true, "Languages it takes."),
        .init("moods", .mood, list: true, "Moods of which a message must have at least one."),
        .init(
            "status", .oneOf(AttributionStatus.allCases.map(\.rawValue)), list: true,
            "How sure it must be who said it."),
        .init("withoutTopics", .identifier, list: true, "Delicate topics that its messages do not touch."),
        .init(
            "rated", .oneOf(Message.RatedBy.allCases.map(\.rawValue)), list: true,
            "By whom its messages are rated: reader takes only what people have read."),
        .init("days", .integer, "Days that the slice as a whole must last, at one message a day."),
        .init("categoryDays", .integer, "Days that each of its categories must last."),
    ]

    package static let settings: [FieldDeclaration] = [
        .init("name", .line, required: true, "Name of the catalog."),
        .init("audience", .ages, required: true, "Ages of its readers."),
        .init("languages", .language, list: true, required: true, "Languages it has entries in."),
        .init("licence", .line, required: true, "SPDX licence of texts written for the catalog."),
        .init("asOf", .day, required: true, "The day against which dates are judged; moved on by hand."),
        .init(
            "jurisdictions", .oneOf(Jurisdiction.allCases.map(\.rawValue)), list: true,
            "Where rights are computed, such as US, EU, UK."),
        .init("moods", .identifier, list: true, required: true, "The closed list of moods."),
        .init("limits", .record(limits), xml: .element("limits"), "Lengths."),
        .init("floors", .record(floors), xml: .element("floors"), "How much there must be of everything."),
        .init(
            "readings", .record(readings), xml: .element("readings"),
            "How many people must have read a text; one, and two for what was sent in, unless stated."),
        .init(
            "slices", .record(slice), list: true, xml: .element("slice"),
            "Parts of the catalog that apps get as bundles of their own."),
        .init("rules", .ruleLevels, xml: .element("rules"), "Levels of single rules: off, note, warning or error."),
    ]
}
