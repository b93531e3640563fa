import Diagnostics

/// Content with a small pack, for the examples of rules.
enum SuitabilityExample {
    /// Profanity, despair, health claims and false cheer, a rule each.
    static let pack = """
        pack: {id: house-en, version: 1.0.0, language: en, license: CC0-1.0, sources: [our own]}
        bands: [4, 9, 12, 13, 16, 18]
        topics:
          profanity: {mild: 9, moderate: 13}
          self-harm: {moderate: 16, strong: 18, requires: [helpResource]}
          medical: {mild: 9}
          tone: {tag: true}
          sadness: {tag: true}
        rules:
          - id: oath
            topic: profanity
            severity: moderate
            any: [bloody]
            why: An oath; suitable from 13.
            examples: {hit: ["Bloody hard work."], miss: ["Blood, sweat and patience."]}
          - id: method
            topic: self-harm
            severity: strong
            action: block
            override: never
            near: {groups: [[suicide], [bridge]], within: 8}
            why: Names a method.
            examples: {hit: ["Suicide and a bridge."], miss: ["Build a bridge."]}
          - id: hopelessness
            topic: self-harm
            severity: moderate
            any: ["nothing to live for"]
            why: Words of despair; readers may need help.
            examples: {hit: ["I had nothing to live for."], miss: ["Much to live for."]}
          - id: stigmatising-wording
            topic: self-harm
            severity: moderate
            override: two-person
            any: ["committed suicide"]
            suggest: died by suicide
            why: The verb of a crime; use neutral wording.
            examples: {hit: ["He committed suicide."], miss: ["He died by suicide."]}
          - id: health-claim
            topic: medical
            severity: mild
            when: {kind: tip}
            any: ["cures anxiety"]
            action: review
            requires: [source, reviewedBy, reviewDue]
            why: Promise of a cure.
            examples: {hit: ["Tea cures anxiety."], miss: ["Tea can calm."]}
          - id: false-cheer
            topic: tone
            level: warning
            error-in: [grief]
            any: ["good vibes only"]
            suggest: Say first that the feeling is real, then offer hope.
            why: Denies the feeling instead of meeting it.
            examples: {hit: ["Good vibes only!"], miss: ["This is hard."]}

        """

    static let help = """
        - {id: helpline, region: international, name: A helpline, url: "https://example.org/help", languages: [en], \
        topics: [self-harm], reviewedBy: A. Reader, reviewDue: 2027-11-21}

        """

    /// - Parameters:
    ///   - entries: Markdown of entries; front matter is put before it unless it brings its own.
    ///   - overrides: `decisions/suitability.yml`.
    static func files(_ entries: String, overrides: String? = nil, help: String = help) -> RuleExample {
        let front = entries.hasPrefix("---") ? "" : "---\ncategory: courage\nages: 12+\n---\n\n"
        var files = [
            ("policy/house-en.yml", pack), ("policy/house-en.md", "Written for this catalog.\n"),
            ("help-resources.yml", help), ("messages/courage/example.md", front + entries),
        ]
        if let overrides { files.append(("decisions/suitability.yml", overrides)) }
        return RuleExample(files: files)
    }

    /// An override of the finding "bloody" of the rule `oath`.
    static func override(
        text: String = "Bloody hard work, and done.", match: String = "Bloody", rule: String = "oath",
        to: String = "ignore",
        reason: String = "The idiom of a novel that every class reads.", by: String = "[A. Reader]", more: String = "",
        meaning: String = "profanity\nmoderate\n", mark: String = ""
    ) -> String {
        "- {entry: \(mark == "entry" ? "↓" : "")q0000000000a1, rule: \(mark == "rule" ? "↓" : "")\(rule),"
            + " match: \(match), to: \(mark == "to" ? "↓" : "")\(to), reason: \(mark == "reason" ? "↓" : "")\(reason),"
            + " by: \(by), on: 2026-11-21\(more),"
            + " forms: [\(mark == "text" ? "↓" : "")\(Override.textForm(text)), \(mark == "meaning" ? "↓" : "")\(Override.ruleForm(meaning: meaning))]}\n"
    }

    static let judged = "> Bloody hard work, and done.\n\n- id: q0000000000a1\n"
}
