import BundleReader

/// Compares records member by member.
enum RecordComparison {
    /// Members that sort a message.
    static let tags: Set<String> = ["categories", "maxAge", "minAge", "moods", "topics"]

    /// The names of the members that differ, as the bundle writes them, sorted. Where a record stands in history is not
    /// compared.
    static func differences(_ one: Record, _ other: Record) -> [String] {
        members.filter { $0.differs(one, other) }.map(\.name)
    }

    private struct Member: Sendable {
        let name: String
        let differs: @Sendable (Record, Record) -> Bool

        init(_ name: String, _ value: @escaping @Sendable (Record) -> some Equatable & SendableMetatype) {
            self.name = name
            differs = { value($0) != value($1) }
        }
    }

    private static let members = [
        Member("attributedTo") { $0.attributedTo },
        Member("author") { $0.author },
        Member("categories") { $0.categories },
        Member("character") { $0.character },
        Member("kind") { $0.kind },
        Member("lang") { $0.language },
        Member("link") { $0.link },
        Member("maxAge") { $0.maxAge },
        Member("minAge") { $0.minAge },
        Member("moods") { $0.moods },
        Member("review") { $0.review },
        Member("rights") { $0.rights },
        Member("sources") { $0.sources },
        Member("status") { $0.status },
        Member("text") { $0.text },
        Member("topics") { $0.topics },
        Member("translationOf") { $0.translationOf },
        Member("translator") { $0.translator },
        Member("work") { $0.work },
    ]
}
