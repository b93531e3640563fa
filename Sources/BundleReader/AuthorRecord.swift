/// An author who has messages in the catalog: what an author's page shows.
public struct AuthorRecord: Hashable, Sendable, Identifiable {
    public internal(set) var id: String
    public internal(set) var name: String

    /// The name under which a list files it: "Aurelius, Marcus".
    public internal(set) var sortName: String

    /// `person`, `character`, `collective`, `proverb`, `anonymous` or `scripture`; later versions may add to these.
    public internal(set) var kind: String

    /// Other names of the author, for searching.
    public internal(set) var aliases: [String]

    /// Years as in EDTF: `121`, `-4`, `55~` for about, `1564?` for perhaps; `died` may be `unknown`.
    public internal(set) var born: String?
    public internal(set) var died: String?

    /// A short life.
    public internal(set) var life: String?

    /// Pages about the author.
    public internal(set) var links: [String]

    /// Works that have messages, by title.
    public internal(set) var works: [Work]

    /// How many messages of the catalog are the author's.
    public internal(set) var messageCount: Int

    public struct Work: Hashable, Sendable, Identifiable {
        public internal(set) var id: String
        public internal(set) var title: String

        /// Such as `book` or `speech`.
        public internal(set) var type: String
        public internal(set) var year: Int?
        public internal(set) var messageCount: Int
    }

    /// Reads `authors.jsonl`.
    static func all(_ bytes: [UInt8]) throws(BundleDefect) -> [AuthorRecord] {
        var all: [AuthorRecord] = []
        let lines = JSONLines(file: BundleLayout.authors, bytes: bytes)
        try lines.forEach { scanner, _, _ throws(JSONFault) in all.append(try AuthorRecord(&scanner)) }
        return all
    }

    /// Reads a line of `authors.jsonl`.
    init(_ scanner: inout JSONScanner) throws(JSONFault) {
        var members = try scanner.members()
        aliases = try scanner.strings("aliases", in: &members)
        born = try scanner.string(ifAny: "born", in: &members)
        died = try scanner.string(ifAny: "died", in: &members)
        id = try scanner.string("id", in: &members)
        kind = try scanner.string("kind", in: &members)
        life = try scanner.string(ifAny: "life", in: &members)
        links = try scanner.strings("links", in: &members)
        messageCount = try scanner.integer("messages", in: &members)
        name = try scanner.string("name", in: &members)
        sortName = try scanner.string("sortName", in: &members)
        try scanner.require("works", in: &members)
        var works: [Work] = []
        try scanner.array { scanner throws(JSONFault) in works.append(try Work(&scanner)) }
        self.works = works
        try scanner.end(&members)
    }
}

extension AuthorRecord.Work {
    fileprivate init(_ scanner: inout JSONScanner) throws(JSONFault) {
        var members = try scanner.members()
        id = try scanner.string("id", in: &members)
        messageCount = try scanner.integer("messages", in: &members)
        title = try scanner.string("title", in: &members)
        type = try scanner.string("type", in: &members)
        year = try scanner.integer(ifAny: "year", in: &members)
        try scanner.end(&members)
    }
}
