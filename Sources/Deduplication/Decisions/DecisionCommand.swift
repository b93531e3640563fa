import Diagnostics

/// The command that records a decision, as somebody can paste it into a shell.
enum DecisionCommand {
    /// - Parameters:
    ///   - keep: the id of the record that stays; only with `same`.
    ///   - reason: nil where the person who pastes it has to say why.
    static func text(
        _ a: DedupeRecord, _ b: DedupeRecord, _ kind: Decision.Kind, keep: String? = nil, reason: String? = nil
    ) -> String {
        var words = ["catalog decide \(a.id) \(b.id) \(kind.rawValue)"]
        if let keep { words.append("--keep \(keep)") }
        words.append("--because \(reason.map(quoted) ?? "\"…\"")")
        if let folder = folder(of: a), folder != "content" { words.append("--content \(quoted(folder))") }
        return words.joined(separator: " ")
    }

    /// The content folder that a record stands in, by its path; nil where it stands in none.
    private static func folder(of record: DedupeRecord) -> String? {
        let path = record.range.file.path
        let place = path.utf8.indices.last { path[$0...].hasPrefix("/messages/") }
        return place.map { String(path[..<$0]) }
    }

    /// A word of a command line: nothing in it means anything to the shell.
    private static func quoted(_ word: String) -> String {
        let isPlain = word.utf8.allSatisfy { byte in
            switch byte {
            case UInt8(ascii: "$"), UInt8(ascii: "`"), UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "!"): false
            default: true
            }
        }
        if isPlain { return "\"\(word)\"" }
        return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }
}

extension Wording {
    /// What to do about two entries that only look alike.
    static func keepApart(_ a: DedupeRecord, _ b: DedupeRecord) -> Wording {
        decide(a, b, .distinct, "if they are two")
    }

    /// The command that records an answer.
    ///
    /// Decisions name entries by their ids; where one stands in no file yet, the command writes it.
    static func decide(
        _ a: DedupeRecord, _ b: DedupeRecord, _ kind: Decision.Kind, _ condition: Wording, keep: String? = nil
    ) -> Wording {
        guard a.isEntry || !a.hasWrittenID || !b.hasWrittenID else {
            return "\(condition): say '\(kind.rawValue)' of '\(a.id)' and '\(b.id)' in a file for --decisions"
        }
        let command = DecisionCommand.text(a, b, kind, keep: keep)
        guard let unwritten = [a, b].first(where: { !$0.hasWrittenID }) else { return "\(condition): \(command)" }
        return "\(condition): \(command) (which gives '\(unwritten.name)' its id, like `catalog ids --write`)"
    }
}
