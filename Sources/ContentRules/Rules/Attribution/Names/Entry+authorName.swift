import CatalogModel
import Diagnostics
import TextNormalisation

/// An author's name in an entry and what is wrong with it.
struct FaultyAuthorName {
    let written: SourceText
    let fault: AuthorNameFault

    /// Part of the name as it is written.
    func part(_ range: Range<Int>) -> String { String(decoding: Array(written.string.utf8)[range], as: UTF8.self) }

    /// Where part of the name stands.
    func range(_ part: Range<Int>) -> SourceRange { written.range(part) }

    /// The edit that leaves some words in place of all that is written.
    func replacement(with words: String) -> Diagnostic.Replacement {
        ScannedText(written).replacement(0..<written.string.utf8.count, with: words)
    }
}

extension Entry {
    /// What is wrong with the name of the author; nil if nothing is, or an id stands in its place.
    ///
    /// A name that stands in the authority file is right however odd it looks, unless it stands there as a name to
    /// be avoided.
    func faultyAuthorName(in catalog: CatalogContext) -> FaultyAuthorName? {
        guard let mention = attribution?.author, !mention.isReference || mention.id != nil,
            mention.written.string != mention.id
        else { return nil }
        if let author = mention.id.flatMap({ catalog.authors[$0] }) {
            if author.name.value == mention.written.string { return nil }
            if let title = author.titleWritten(in: mention) { return title }
            if AuthorName.isOrdinary(mention.written.string) || author.goesBy(mention.written.string) { return nil }
        } else if AuthorName.isOrdinary(mention.written.string) {
            return nil
        }
        guard let fault = AuthorName.fault(of: mention.written.string) else { return nil }
        return FaultyAuthorName(written: mention.written, fault: fault)
    }
}

extension Author {
    /// A title in front of a name under which the author was found only without it.
    fileprivate func titleWritten(in mention: AuthorMention) -> FaultyAuthorName? {
        let name = mention.written.string
        let length = mention.isReference ? 0 : AuthorityName.lengthOfTitles(of: name)
        guard length > 0, !goesBy(name) else { return nil }
        let title = 0..<name.utf8.prefix(length).dropLast().count
        return FaultyAuthorName(
            written: mention.written, fault: .role(name: length..<name.utf8.count, role: title))
    }

    /// Whether a name is one the author is meant to be called by.
    fileprivate func goesBy(_ written: String) -> Bool {
        name.value == written
            || aliases.contains { $0.text.value == written && $0.kind != "role-suffixed" && $0.kind != "misspelling" }
    }
}
