/// The keys an entry may carry, in the order in which the writers put them.
package enum EntryField: String, Hashable, Sendable, CaseIterable {
    case id, kind, category, alsoIn, language, contributedBy, ages, ratedBy, touches, helpResource, moods, status,
        statusNote,
        attributedTo, character, translator
    case source, sourceKind, sourceAccessed, sourceArchived, verifiedBy, verifiedOn, verifiedHow
    case reviewedBy, reviewedOn, reviewDue, link, title, duration, alt
    case licence, rightsBasis, rightsIn, rightsReason, credit, translationOf, original, formerly, note, allow

    package var declaration: FieldDeclaration { Self.declarations[self]! }

    private static let declarations = Dictionary(
        uniqueKeysWithValues: zip(allCases, allCases.map(\.declared)))

    private var declared: FieldDeclaration {
        switch self {
        case .id: .init(rawValue, .identifier, "Minted by the tool, kept for ever; never written or changed by hand.")
        case .kind:
            .init(
                rawValue, .oneOf(Kind.allCases.map(\.rawValue)), common: true,
                "quote, message, tip, prompt or video; unless stated, quote with an attribution and message without.")
        case .category: .init(rawValue, .category, common: true, "The category it belongs to: a file in categories/.")
        case .alsoIn:
            .init(rawValue, .category, list: true, xml: .element("also"), "Up to two further categories.")
        case .language: .init(rawValue, .language, common: true, "Language of the text, such as en or pt-BR.")
        case .contributedBy:
            .init(
                rawValue, .line, common: true, xml: .element(rawValue),
                "Who sent it in, where the editors did not write or choose it; not published.")
        case .ages: .init(rawValue, .ages, common: true, "Ages it suits: 12+ or 12-90.")
        case .ratedBy:
            .init(
                rawValue, .line, list: true, common: true, xml: .element(rawValue),
                "Who rated it; two names where no rules are there for its language.")
        case .touches:
            .init(
                rawValue, .line, list: true, common: true, xml: .element("touches"),
                "Delicate topics that it touches, beside those that the rules find: death, religion.")
        case .helpResource:
            .init(
                rawValue, .line, list: true, common: true, xml: .element(rawValue),
                "Where readers find help, from help-resources.yml; needed by texts about despair.")
        case .moods:
            .init(
                rawValue, .mood, list: true, common: true, xml: .element("mood"),
                "Moods of a reader whom it suits, from the list in catalog.yml.")
        case .status:
            .init(
                rawValue, .oneOf(AttributionStatus.allCases.map(\.rawValue)), common: true,
                "How sure it is who said it.")
        case .statusNote:
            .init(
                rawValue, .text, kinds: [.quote], xml: .element(rawValue),
                "What readers should know about the status: who is wrongly credited, what is disputed.")
        case .attributedTo:
            .init(
                rawValue, .line, common: true, kinds: [.quote], xml: .element(rawValue),
                "Who is credited where no person is known, such as 'Japanese proverb'.")
        case .character:
            .init(rawValue, .line, kinds: [.quote], xml: .element(rawValue), "The character who speaks it in the work.")
        case .translator:
            .init(
                rawValue, .person, common: true, kinds: [.quote], xml: .element(rawValue),
                "Who translated it, and when: George Long, 1862.")
        case .source:
            .init(
                rawValue, .line, common: true, xml: .element(rawValue),
                "Where it can be checked: a name and, where there is one, an https address.")
        case .sourceKind:
            .init(
                rawValue, .oneOf(["primary", "secondary", "aggregator"]), common: true,
                "What the source is: the work itself, a book about it, or a collection of quotes.")
        case .sourceAccessed: .init(rawValue, .day, common: true, "When the address of the source was opened.")
        case .sourceArchived: .init(rawValue, .link, common: true, "The https address of an archived copy.")
        case .verifiedBy: .init(rawValue, .line, common: true, "Who found out who said it.")
        case .verifiedOn: .init(rawValue, .day, common: true, "When that was found out.")
        case .verifiedHow:
            .init(rawValue, .line, common: true, xml: .element(rawValue), "How: what was looked up, and where.")
        case .reviewedBy: .init(rawValue, .line, common: true, "Who checked it.")
        case .reviewedOn: .init(rawValue, .day, common: true, "When it was checked: 2026-11-21.")
        case .reviewDue: .init(rawValue, .day, common: true, "When it must be checked again.")
        case .link: .init(rawValue, .link, kinds: [.video], "The https address of the video.")
        case .title: .init(rawValue, .line, kinds: [.video], xml: .element(rawValue), "The video's title.")
        case .duration: .init(rawValue, .duration, kinds: [.video], "How long it takes: 4:05.")
        case .alt:
            .init(
                rawValue, .text, kinds: [.video], xml: .element(rawValue),
                "What is seen and heard, for people who cannot.")
        case .licence: .init(rawValue, .line, common: true, "SPDX licence of the text, where it is not the catalog's.")
        case .rightsBasis:
            .init(
                rawValue, .oneOf(RightsBasis.allCases.map(\.rawValue)), common: true,
                "On what grounds it is printed, where the licence does not say so.")
        case .rightsIn:
            .init(
                rawValue, .oneOf(Jurisdiction.allCases.map(\.rawValue)), list: true, common: true,
                "Where the grounds were looked at; the jurisdictions of catalog.yml unless stated.")
        case .rightsReason:
            .init(rawValue, .line, common: true, xml: .element(rawValue), "Why the grounds hold, and how it is known.")
        case .credit:
            .init(rawValue, .line, common: true, xml: .element(rawValue), "The credit line that must be shown.")
        case .translationOf: .init(rawValue, .identifier, "The id of the entry that this one translates.")
        case .original:
            .init(
                rawValue, .text, kinds: [.quote], xml: .element(rawValue),
                "The original words, where the text is an altered form of them.")
        case .formerly:
            .init(
                rawValue, .correction, kinds: [.quote], xml: .element(rawValue),
                "A correction of the author: AUTHOR until 2026-11-21 because REASON. May be repeated.")
        case .note: .init(rawValue, .text, xml: .element(rawValue), "For the editors; not published.")
        case .allow:
            .init(
                rawValue, .suppression, common: true, xml: .element(rawValue),
                "A finding that is meant to stay: RULE until 2027-01-31 because REASON. May be repeated.")
        }
    }
}
