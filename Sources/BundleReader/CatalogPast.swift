/// What `past.jsonl` says: when each content version was released, and what messages were before they changed or went.
///
/// Whoever draws a message a day needs it, to know what was drawn from earlier versions; see docs/message-pool.md.
/// A bundle without the file has no past.
package struct CatalogPast: Sendable {
    /// By number.
    package private(set) var releases: [Release] = []

    /// By ordinal, then by age.
    package private(set) var memberships: [Membership] = []

    package struct Release: Hashable, Sendable {
        package let number: Int

        /// As `2026-11-21`.
        package let day: String

        package init(number: Int, day: String) {
            self.number = number
            self.day = day
        }
    }

    /// Whom a message was for during some content versions, none of them this one.
    package struct Membership: Hashable, Sendable {
        package var id: String
        package var ordinal: Int
        package var author: String?
        package var categories: [String]
        package var language: String
        package var minAge: Int
        package var maxAge: Int?

        /// The content versions, the last one not included.
        package var versions: Range<Int>

        package init(of record: Record, versions: Range<Int>) {
            self.init(
                id: record.id, ordinal: record.ordinal, author: record.author?.id, categories: record.categories,
                language: record.language, minAge: record.minAge, maxAge: record.maxAge, versions: versions)
        }

        package init(
            id: String, ordinal: Int, author: String?, categories: [String], language: String, minAge: Int,
            maxAge: Int?, versions: Range<Int>
        ) {
            self.id = id
            self.ordinal = ordinal
            self.author = author
            self.categories = categories
            self.language = language
            self.minAge = minAge
            self.maxAge = maxAge
            self.versions = versions
        }
    }

    package init() {}

    package init(releases: [Release], memberships: [Membership]) {
        self.releases = releases
        self.memberships = memberships
    }

    init(_ bytes: [UInt8]) throws(BundleDefect) {
        var past = CatalogPast()
        try JSONLines(file: BundleLayout.past, bytes: bytes).forEach { scanner, _, start throws(JSONFault) in
            var members = try scanner.members()
            let author = try scanner.string(ifAny: "author", in: &members)
            if try scanner.seek("categories", in: &members) {
                let membership = try Membership(&scanner, &members, author, at: start)
                if let last = past.memberships.last {
                    let end = (last.ordinal, last.versions.upperBound)
                    guard end <= (membership.ordinal, membership.versions.lowerBound) else {
                        throw JSONFault("the lines are not by 'ord' and 'from'", at: start)
                    }
                }
                past.memberships.append(membership)
            } else {
                let day = try scanner.string("day", in: &members)
                let number = try scanner.integer("release", in: &members)
                guard past.releases.last.map({ $0.number < number }) ?? true else {
                    throw JSONFault("releases are not by number", at: start)
                }
                past.releases.append(Release(number: number, day: day))
            }
            try scanner.end(&members)
        }
        self = past
    }

    /// The file's bytes, in canonical JSON.
    package var encoded: [UInt8] {
        var writer = CanonicalJSONWriter()
        for release in releases {
            writer.object {
                $0.member("day", release.day)
                $0.member("release", release.number)
            }
            writer.endLine()
        }
        for membership in memberships {
            writer.object { membership.encode(into: &$0) }
            writer.endLine()
        }
        return writer.bytes
    }
}

extension CatalogPast.Membership {
    /// Reads on behind the key `categories`.
    fileprivate init(
        _ scanner: inout JSONScanner, _ members: inout JSONScanner.Members, _ author: String?, at start: Int
    ) throws(JSONFault) {
        self.author = author
        categories = try scanner.strings()
        let from = try scanner.integer("from", in: &members)
        id = try scanner.string("id", in: &members)
        language = try scanner.string("lang", in: &members)
        maxAge = try scanner.integer(ifAny: "maxAge", in: &members)
        minAge = try scanner.integer("minAge", in: &members)
        ordinal = try scanner.integer("ord", in: &members)
        let until = try scanner.integer("until", in: &members)
        guard from < until else { throw JSONFault("'until' is not later than 'from'", at: start) }
        versions = from..<until
    }

    fileprivate func encode(into writer: inout CanonicalJSONWriter) {
        writer.member(ifAny: "author", author)
        writer.member("categories", categories)
        writer.member("from", versions.lowerBound)
        writer.member("id", id)
        writer.member("lang", language)
        writer.member(ifAny: "maxAge", maxAge)
        writer.member("minAge", minAge)
        writer.member("ord", ordinal)
        writer.member("until", versions.upperBound)
    }
}
