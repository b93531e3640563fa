import Diagnostics
import TextMatching

/// Says edits in words that an editor understands, each a noun phrase: "but for a typo".
enum EditWords {
    static func list(_ edits: [NamedEdit]) -> String {
        var phrases: [String] = []
        for edit in edits {
            let phrase = phrase(edit)
            if !phrases.contains(phrase) { phrases.append(phrase) }
        }
        guard phrases.count > 3 else { return phrases.joined(separator: "; ") }
        return phrases.prefix(3).joined(separator: "; ") + "; and \(phrases.count - 3) more"
    }

    private static func phrase(_ edit: NamedEdit) -> String {
        let (a, b) = (short(edit.a), short(edit.b))
        func change(_ what: String) -> String {
            if a.isEmpty && b.isEmpty { return what }
            if a.isEmpty { return "\(what), '\(b)'" }
            return b.isEmpty ? "\(what), '\(a)'" : "\(what), '\(a)' and '\(b)'"
        }
        switch edit.kind {
        case .letterCase: return "capital letters"
        case .punctuation: return "punctuation"
        case .unicodeForm: return "the form of its characters"
        case .contraction: return change("a contraction")
        case .spellingVariant: return change("another spelling")
        case .numberForm: return change("a number in digits or words")
        case .typo: return change("a typo")
        case .firstLetterLost: return "a lost first letter"
        case .inflection: return change("another form of a word")
        case .wordClass: return change("a small word")
        case .wordSplit: return change("one word or two")
        case .attributionAppended: return "the author's name in the text"
        case .labelPrefixed: return "a label in front"
        case .truncated: return "a lost end"
        case .clausesReordered: return "another order of the clauses"
        case .wordsReordered: return change("another order of the words")
        case .functionWordAdded, .contentWordAdded: return change("a word more")
        case .functionWordDropped, .contentWordDropped: return change("a word less")
        case .negationChanged: return change("a word that says no")
        case .numberChanged: return change("another number")
        case .contentWordReplaced, .functionWordReplaced: return change("another word")
        case .rolesExchanged: return "two exchanged words"
        }
    }

    private static func short(_ words: String) -> String {
        words.count <= 40 ? words : words.prefix(38) + "…"
    }
}

extension DedupeRecord {
    /// How reports name the record.
    var nameInReports: String { "'\(name)'" }
}
