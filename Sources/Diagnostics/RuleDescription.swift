/// Everything there is to know about a rule without running it; `catalog explain` and docs/rules.md are made of it.
package struct RuleDescription: Sendable {
    package let id: RuleID

    /// What the rule asks for, as one sentence.
    package let summary: String

    /// Why readers or apps need it, for a person who has just been stopped by it.
    package let why: String

    package let severity: SeverityByPhase

    /// Content the rule has nothing to say about.
    package let accepts: [RuleExample]

    /// Content in which the rule finds its fault.
    package let rejects: [RuleExample]

    package init(
        id: RuleID, summary: String, why: String, severity: SeverityByPhase = .error, accepts: [RuleExample],
        rejects: [RuleExample]
    ) {
        self.id = id
        self.summary = summary
        self.why = why
        self.severity = severity
        self.accepts = accepts
        self.rejects = rejects
    }
}

/// A piece of content that shows a rule at work.
///
/// The text may hold marks that are taken out before it is read: `↓` in front of the character at which a finding
/// is expected to begin, `⟨97⟩` for a byte and `⟨U+200B⟩` for a code point that cannot be shown.
package struct RuleExample: Sendable, ExpressibleByStringLiteral {
    /// Files by path below the content folder. What every folder needs, settings, a category `courage` and the
    /// author `ada-brook`, is there already unless one of these has the same path.
    package let files: [(path: String, text: String)]

    /// A Markdown file of entries in the category `courage`; front matter is put before it unless it brings its own.
    package init(stringLiteral markdown: String) {
        let frontMatter = markdown.hasPrefix("---") ? "" : "---\ncategory: courage\n---\n\n"
        files = [("messages/courage/example.md", frontMatter + markdown)]
    }

    package init(_ path: String, _ text: String) { files = [(path, text)] }

    package init(files: [(path: String, text: String)]) { self.files = files }
}
