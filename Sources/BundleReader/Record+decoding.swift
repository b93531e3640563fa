/// A line of `records.jsonl`.
enum RecordLine {
    case record(Record)

    /// The slot of an id that was withdrawn, moved or held back.
    case gone(ordinal: Int)

    /// Reads a line; the members are asked for in the order of their keys' bytes.
    ///
    /// - Parameter idPlace: where the id stands in the bytes, for callers that only check.
    init(_ scanner: inout JSONScanner, id idPlace: inout Range<Int>) throws(JSONFault) {
        var members = try scanner.members()
        var record = Record()
        if try scanner.seek("added", in: &members) {
            record.added = try scanner.integer()
        } else if try scanner.seek("gone", in: &members) {
            guard try scanner.boolean() else { throw JSONFault("'gone' can only be true", at: scanner.position) }
            _ = try Self.id(&scanner, &members, &idPlace)
            self = .gone(ordinal: try scanner.ordinal(in: &members))
            try scanner.end(&members)
            return
        } else {
            throw JSONFault("'added' is missing", at: scanner.position)
        }
        try Self.decodeFirstHalf(&record, &scanner, &members, &idPlace)
        try Self.decodeSecondHalf(&record, &scanner, &members)
        try scanner.end(&members)
        self = .record(record)
    }

    var ordinal: Int {
        switch self {
        case .record(let record): record.ordinal
        case .gone(let ordinal): ordinal
        }
    }

    var isLive: Bool { if case .record = self { true } else { false } }

    private static func id(
        _ scanner: inout JSONScanner, _ members: inout JSONScanner.Members, _ place: inout Range<Int>
    ) throws(JSONFault) -> String {
        try scanner.require("id", in: &members)
        let start = scanner.position
        let id = try scanner.string()
        place = start + 1..<scanner.position - 1
        return id
    }

    private static func decodeFirstHalf(
        _ record: inout Record, _ scanner: inout JSONScanner, _ members: inout JSONScanner.Members,
        _ idPlace: inout Range<Int>
    ) throws(JSONFault) {
        record.attributedTo = try scanner.string(ifAny: "attributedTo", in: &members)
        if try scanner.seek("author", in: &members) { record.author = try scanner.author() }
        record.categories = try scanner.strings("categories", in: &members)
        record.changed = try scanner.integer("changed", in: &members)
        record.character = try scanner.string(ifAny: "character", in: &members)
        record.characterCount = try scanner.integer("chars", in: &members)
        try scanner.require("history", in: &members)
        record.history = try scanner.history()
        record.id = try id(&scanner, &members, &idPlace)
        record.kind = Record.Kind(rawValue: try scanner.string("kind", in: &members))
        record.language = try scanner.string("lang", in: &members)
        if try scanner.seek("link", in: &members) { record.link = try scanner.link() }
        record.maxAge = try scanner.integer(ifAny: "maxAge", in: &members)
        record.minAge = try scanner.integer("minAge", in: &members)
    }

    private static func decodeSecondHalf(
        _ record: inout Record, _ scanner: inout JSONScanner, _ members: inout JSONScanner.Members
    ) throws(JSONFault) {
        record.moods = try scanner.strings("moods", in: &members)
        record.note = try scanner.string(ifAny: "note", in: &members)
        record.ordinal = try scanner.ordinal(in: &members)
        record.original = try scanner.string(ifAny: "original", in: &members)
        if try scanner.seek("rated", in: &members) { record.rated = try scanner.rated() }
        record.revision = try scanner.integer("rev", in: &members)
        if try scanner.seek("review", in: &members) { record.review = try scanner.review() }
        try scanner.require("rights", in: &members)
        record.rights = try scanner.rights()
        record.sources = try scanner.strings("sources", in: &members)
        record.status = Record.Status(rawValue: try scanner.string("status", in: &members))
        record.text = try scanner.string("text", in: &members)
        try scanner.require("topics", in: &members)
        record.topics = try scanner.topics()
        record.translationOf = try scanner.string(ifAny: "translationOf", in: &members)
        if try scanner.seek("translator", in: &members) { record.translator = try scanner.translator() }
        if try scanner.seek("work", in: &members) { record.work = try scanner.work() }
    }
}

/// The objects inside a record.
extension JSONScanner {
    fileprivate mutating func ordinal(in members: inout Members) throws(JSONFault) -> Int {
        let ordinal = try integer("ord", in: &members)
        guard (0..<BundleLayout.ordinalLimit).contains(ordinal) else {
            throw JSONFault("'ord' is not below \(BundleLayout.ordinalLimit)", at: position)
        }
        return ordinal
    }

    fileprivate mutating func author() throws(JSONFault) -> Record.Author {
        var members = try members()
        let author = Record.Author(id: try string("id", in: &members), name: try string("name", in: &members))
        try end(&members)
        return author
    }

    fileprivate mutating func history() throws(JSONFault) -> [Record.Correction] {
        var history: [Record.Correction] = []
        try array { scanner throws(JSONFault) in
            var members = try scanner.members()
            let former = try scanner.string("former", in: &members)
            let day = try scanner.string("on", in: &members)
            let reason = try scanner.string("reason", in: &members)
            try scanner.end(&members)
            history.append(Record.Correction(former: former, on: day, reason: reason))
        }
        return history
    }

    fileprivate mutating func link() throws(JSONFault) -> Record.Link {
        var members = try members()
        let alt = try string("alt", in: &members)
        let seconds = try integer("seconds", in: &members)
        let title = try string("title", in: &members)
        let link = Record.Link(url: try string("url", in: &members), title: title, seconds: seconds, alt: alt)
        try end(&members)
        return link
    }

    fileprivate mutating func rated() throws(JSONFault) -> Record.Rated {
        var members = try members()
        let rated = Record.Rated(by: try string("by", in: &members))
        try end(&members)
        return rated
    }

    fileprivate mutating func review() throws(JSONFault) -> Record.Review {
        var members = try members()
        let by = try string("by", in: &members)
        let due = try string("due", in: &members)
        let review = Record.Review(by: by, on: try string(ifAny: "on", in: &members), due: due)
        try end(&members)
        return review
    }

    fileprivate mutating func rights() throws(JSONFault) -> Record.Rights {
        var members = try members()
        let basis = try string(ifAny: "basis", in: &members)
        let credit = try string(ifAny: "credit", in: &members)
        let licence = try string("licence", in: &members)
        let rights = Record.Rights(
            basis: basis, reason: try string(ifAny: "reason", in: &members), licence: licence, credit: credit)
        try end(&members)
        return rights
    }

    fileprivate mutating func topics() throws(JSONFault) -> [Record.Topic] {
        var topics: [Record.Topic] = []
        try array { scanner throws(JSONFault) in
            var members = try scanner.members()
            let mode = try scanner.string("mode", in: &members)
            let severity = try scanner.integer("severity", in: &members)
            let topic = try scanner.string("topic", in: &members)
            try scanner.end(&members)
            topics.append(Record.Topic(topic: topic, severity: severity, mode: mode))
        }
        return topics
    }

    fileprivate mutating func translator() throws(JSONFault) -> Record.Translator {
        var members = try members()
        let translator = Record.Translator(
            name: try string("name", in: &members), year: try integer(ifAny: "year", in: &members))
        try end(&members)
        return translator
    }

    fileprivate mutating func work() throws(JSONFault) -> Record.Work {
        var members = try members()
        let id = try string(ifAny: "id", in: &members)
        let locator = try string(ifAny: "locator", in: &members)
        let title = try string("title", in: &members)
        let type = try string(ifAny: "type", in: &members)
        let work = Record.Work(
            id: id, title: title, type: type, year: try integer(ifAny: "year", in: &members), locator: locator)
        try end(&members)
        return work
    }
}
