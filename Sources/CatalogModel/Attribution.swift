import Diagnostics

/// Who said it and where, as read from under a quotation.
package struct Attribution: Hashable, Sendable {
    package var author: AuthorMention?
    package var work: WorkMention?

    /// The place in the work: chapter, section, line, page.
    package var locator: SourceText?

    /// Year of the edition or speech, where it is written with the quotation.
    package var year: SourceText?

    /// All of it, for findings about the whole.
    package var range: SourceRange

    package init(
        author: AuthorMention?, work: WorkMention? = nil, locator: SourceText? = nil, year: SourceText? = nil,
        range: SourceRange
    ) {
        self.author = author
        self.work = work
        self.locator = locator
        self.year = year
        self.range = range
    }

    /// Places are not compared.
    package static func == (one: Attribution, other: Attribution) -> Bool {
        one.author == other.author && one.work == other.work && one.locator == other.locator && one.year == other.year
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(author)
        hasher.combine(work)
        hasher.combine(locator)
        hasher.combine(year)
    }
}

/// The author as an entry names them.
package struct AuthorMention: Hashable, Sendable {
    /// What is written: a name, or the id where XML or a link gives only that.
    package var written: SourceText

    /// The author's id; nil until a name is found in the authority file.
    package var id: String?

    /// Whether `id` was written (a link or `ref`) rather than found by name.
    package var isReference: Bool

    package init(written: SourceText, id: String?, isReference: Bool) {
        self.written = written
        self.id = id
        self.isReference = isReference
    }

    /// Once both are resolved, a name and a reference to its bearer are the same.
    package static func == (one: AuthorMention, other: AuthorMention) -> Bool {
        one.id != nil || other.id != nil ? one.id == other.id : one.written == other.written
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(id ?? written.string) }
}

/// The work as an entry names it; like `AuthorMention`.
package struct WorkMention: Hashable, Sendable {
    package var written: SourceText
    package var id: String?
    package var isReference: Bool

    package init(written: SourceText, id: String?, isReference: Bool) {
        self.written = written
        self.id = id
        self.isReference = isReference
    }

    package static func == (one: WorkMention, other: WorkMention) -> Bool {
        one.id != nil || other.id != nil ? one.id == other.id : one.written == other.written
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(id ?? written.string) }
}
