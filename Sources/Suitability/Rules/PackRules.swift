import Diagnostics

/// Rule packs can be read.
enum MalformedPack {
    static let about = RuleDescription(
        id: "malformed-pack",
        summary: "Rule packs can be read, and every line of them means something.",
        why: """
            A pack decides which texts children may see. A rule that is misspelt, stands twice or names an unknown topic \
            would be silently without effect, so a pack with such a line is not used at all.
            """,
        isBinding: true,
        accepts: [RuleExample("policy/house-en.yml", PackExample.text)],
        rejects: [
            RuleExample("policy/house-en.yml", PackExample.text + "↓extra: yes\n"),
            // Nothing covers a language in full.
            RuleExample(
                "policy/house-en.yml",
                PackExample.text.replacing("language: en", with: "language: en, coverage: ↓full")),
            RuleExample(
                "policy/house-en.yml",
                PackExample.text.replacing("topic: profanity", with: "topic: ↓profane")),
        ])
}

/// The examples of a rule behave as it says.
enum FailingPolicyExample {
    static let about = RuleDescription(
        id: "failing-policy-example",
        summary: "The examples of a policy's rule behave as it says.",
        why: """
            Every rule carries sentences that it must find and sentences that it must leave alone. When one of them \
            behaves otherwise, the rule does not do what its author thought, or another layer has changed it.
            """,
        isBinding: true,
        accepts: [RuleExample("policy/house-en.yml", PackExample.text)],
        rejects: [
            RuleExample(
                "policy/house-en.yml",
                PackExample.text.replacing("\"A damn shame.\"", with: "\"↓A real shame.\""))
        ])
}

/// What a wildcard hits is known.
enum UnfrozenWildcard {
    static let about = RuleDescription(
        id: "unfrozen-wildcard",
        summary: "What a wildcard hits is written down beside it.",
        why: """
            `perver*` was meant for one word and hits "pervert the course of justice". So each wildcard lists the words \
            of the dictionary that it hits, and a word that joins them is a change that somebody looks at.
            """,
        isBinding: true,
        accepts: [
            RuleExample(
                "policy/house-en.yml",
                PackExample.text.replacing(
                    "any: [damn, damned]",
                    with: "any: [damn, \"damni*\"]\n    expands: {\"damni*\": [damning, damningly]}"))
        ],
        rejects: [
            RuleExample(
                "policy/house-en.yml",
                PackExample.text.replacing("any: [damn, damned]", with: "any: [damn, \"↓damni*\"]"))
        ])
}

/// Every rule can find something.
enum UnmatchableRule {
    static let about = RuleDescription(
        id: "unmatchable-rule",
        summary: "Every rule of a policy can find something.",
        why: """
            A rule that no text can ever match looks like protection and is none.
            """,
        isBinding: true,
        accepts: [RuleExample("policy/house-en.yml", PackExample.text)],
        rejects: [
            RuleExample(
                "policy/house-en.yml",
                PackExample.text.replacing("any: [damn, damned]", with: "any: [damn, \"↓?!\"]"))
        ])
}

/// A pack says where its words come from.
enum MissingProvenance {
    static let about = RuleDescription(
        id: "missing-provenance",
        summary: "A pack has a page beside it that says where its words come from.",
        why: """
            Word lists travel, and some may not be used here. The page names sources, licences, what was left out on \
            purpose, and who reviewed the pack when.
            """,
        accepts: [
            RuleExample(files: [
                ("policy/house-en.yml", PackExample.text), ("policy/house-en.md", "Written for this catalog.\n"),
            ])
        ],
        rejects: [
            RuleExample(files: [("policy/house-en.yml", PackExample.text.replacing("{id: ", with: "{id: ↓"))])
        ])
}

/// A small pack for the examples of rules.
enum PackExample {
    static let text = """
        pack: {id: house-en, version: 1.0.0, language: en, license: CC0-1.0, sources: [our own]}
        bands: [4, 9, 12, 13, 16, 18]
        topics:
          profanity: {mild: 9, moderate: 13}
        rules:
          - id: mild-oath
            topic: profanity
            severity: mild
            any: [damn, damned]
            why: Mild oath.
            examples: {hit: ["A damn shame."], miss: ["The river was dammed."]}

        """
}

extension String {
    /// The text with the first occurrence of a part replaced; the part must be there.
    func replacing(_ part: String, with other: String) -> String {
        let utf8 = Array(utf8), wanted = Array(part.utf8)
        guard let place = utf8.indices.first(where: { utf8[$0...].starts(with: wanted) }) else {
            preconditionFailure("the example does not hold '\(part)'")
        }
        return String(decoding: utf8[..<place] + Array(other.utf8) + utf8[(place + wanted.count)...], as: UTF8.self)
    }
}
