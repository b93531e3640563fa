import Diagnostics

/// The same passage in two languages is known to be one saying.
enum UndeclaredTranslation {
    static let about = RuleDescription(
        id: "undeclared-translation",
        summary:
            "A passage that stands in the catalog in two languages is declared a translation.",
        why: """
            Somebody who reads two languages should not be given the same saying twice in a row, and whoever corrects \
            one text wants to find the other. That two texts say the same in two languages cannot be seen from their \
            words, so it has to be stated.
            """,
        severity: .note,
        accepts: [
            files(german: "- id: q0000000000a2\n- language: de\n- translationOf: q0000000000a1\n")
        ],
        rejects: [
            files(german: "- id: q0000000000a2\n- language: de\n", locator: "↓3")
        ])

    private static func files(german fields: String, locator: String = "3") -> RuleExample {
        RuleExample(files: [
            (
                "messages/courage/example.md",
                """
                ---
                category: courage
                ---

                > Walk slowly and the hill grows shorter.
                >
                > — Ada Brook, *Small Lamps* 3

                - id: q0000000000a1
                - language: en

                > Geh langsam, und der Berg wird kleiner.
                >
                > — Ada Brook, *Small Lamps* \(locator)

                \(fields)
                """
            )
        ])
    }

    /// Reports each entry that stands at the same place as an earlier one in another language, unless one is declared to
    /// be the translation of the other, the earlier one is translated by another entry, or an editor has answered.
    static func check(_ source: any RecordSource, _ decided: DecidedPairs, _ findings: inout Findings) {
        var places: [String: [Int]] = [:]
        for place in source.placesWithPassage() {
            if let passage = source.record(place).passage { places[passage.key, default: []].append(place) }
        }
        for key in places.keys.sorted(by: ByteOrder.precedes) where places[key]!.count > 1 {
            let records = places[key]!.map { (place: $0, record: source.record($0)) }
                .sorted { $0.record.range < $1.record.range }
            for (number, later) in records.enumerated() {
                let earlier = records[..<number].first { earlier in
                    !decided.isAnswered(earlier.place, later.place)
                        && isOpen(earlier.record, later.record, among: records.map(\.record))
                }
                if let earlier { findings.add(diagnostic(earlier.record, later.record)) }
            }
        }
    }

    /// Whether two records may be translations of which nobody has said so.
    private static func isOpen(
        _ one: DedupeRecord, _ other: DedupeRecord, among records: [DedupeRecord]
    ) -> Bool {
        guard one.primaryLanguage != other.primaryLanguage else { return false }
        func areLinked(_ a: DedupeRecord, _ b: DedupeRecord) -> Bool {
            a.translationOf == b.id || b.translationOf == a.id
                || (a.translationOf != nil && a.translationOf == b.translationOf)
        }
        func isTranslated(_ record: DedupeRecord, into language: String) -> Bool {
            records.contains { $0.primaryLanguage == language && areLinked($0, record) }
        }
        return !isTranslated(one, into: other.primaryLanguage) && !isTranslated(other, into: one.primaryLanguage)
    }

    private static func diagnostic(_ earlier: DedupeRecord, _ later: DedupeRecord) -> Diagnostic {
        Diagnostic(
            about, at: later.passage?.range ?? later.range, .samePlace(earlier),
            notes: [.init(at: earlier.passage?.range ?? earlier.range, .sameHere)],
            solutions: [
                .init(.declare(earlier)),
                .init(
                    .decide(earlier, later, .translation, "if neither was made from the other but both from a third")),
                .init(.decide(earlier, later, .distinct, "if they say different things")),
            ])
    }
}

extension Wording {
    fileprivate static func samePlace(_ other: DedupeRecord) -> Wording {
        "\(other.nameInReports) stands at the same place of the work in another language"
    }

    fileprivate static let sameHere: Wording = "the same place"

    fileprivate static func declare(_ other: DedupeRecord) -> Wording {
        other.hasWrittenID
            ? "if this translates it, add the field 'translationOf: \(other.id)'"
            : "if this translates it, let `catalog ids --write` write the ids and add 'translationOf: \(other.id)'"
    }
}
