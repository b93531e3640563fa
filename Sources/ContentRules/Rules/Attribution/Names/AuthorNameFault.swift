/// Why something that stands where an author's name belongs is no proper name.
///
/// Ranges are offsets into the UTF-8 of the name. A name has one fault at most; which one is decided by `AuthorName`.
enum AuthorNameFault: Hashable, Sendable {
    /// An account name or an address: `/u/c00yt825`, `@someone`.
    case handle(Range<Int>)

    /// Words about who may have said it; the candidate is whom they name, if anybody.
    case prose(Range<Int>, candidate: Range<Int>?)

    /// A sentence, or the torn-off end of one.
    case sentence(Range<Int>)

    /// A name with a title, an occupation or years beside it.
    case role(name: Range<Int>, role: Range<Int>)

    /// A name with something else behind it that looks like the title of a work.
    case work(name: Range<Int>, work: Range<Int>)

    /// A name with a blank, dash, quotation mark or full stop at one of its ends.
    case mark(Range<Int>, name: Range<Int>)
}
