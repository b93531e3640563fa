/// A piece of content that shows a rule at work.
///
/// The text may hold marks that are taken out before it is read: `↓` in front of the character at which a finding
/// is expected to begin, `⟨97⟩` for a byte and `⟨U+200B⟩` for a code point that cannot be shown.
package struct RuleExample: Sendable, ExpressibleByStringLiteral {
    /// Where a literal stands.
    package static let usualPath = "messages/courage/example.md"

    /// What is put in front of a literal that brings no front matter.
    package static let usualFrontMatter = "---\ncategory: courage\n---\n\n"

    /// Files by path below the content folder. What every folder needs, settings, a category `courage` and the
    /// author `ada-brook`, is there already unless one of these has the same path.
    package let files: [(path: String, text: String)]

    /// A Markdown file of entries in the category `courage`; front matter is put before it unless it brings its own.
    package init(stringLiteral markdown: String) {
        let frontMatter = markdown.hasPrefix("---") ? "" : Self.usualFrontMatter
        files = [(Self.usualPath, frontMatter + markdown)]
    }

    package init(_ path: String, _ text: String) { files = [(path, text)] }

    package init(files: [(path: String, text: String)]) { self.files = files }
}
