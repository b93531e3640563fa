/// What turns one text into another, word by word.
package enum WordDifference {
    package struct Part: Hashable, Sendable {
        package let kind: Kind
        package fileprivate(set) var text: String
    }

    package enum Kind: Hashable, Sendable { case keep, drop, put }

    /// Kept and dropped parts make the old text, kept and put ones the new; what is dropped stands before what is put.
    package static func parts(from old: String, to new: String) -> [Part] {
        let (old, new) = (words(of: old), words(of: new))
        let start = zip(old, new).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let middle = (old[start..<old.count - end], new[start..<new.count - end])
        var parts: [Part] = []
        for word in old[..<start] { add(.keep, word, &parts) }
        for (kind, word) in changes(from: Array(middle.0), to: Array(middle.1)) { add(kind, word, &parts) }
        for word in old[(old.count - end)...] { add(.keep, word, &parts) }
        return parts
    }

    /// On one line, as `kept [-dropped-]{+put+}`.
    package static func line(from old: String, to new: String) -> String {
        parts(from: old, to: new).map { part in
            let text = String(part.text.map { $0.isNewline ? " " : $0 })
            return switch part.kind {
            case .keep: text
            case .drop: "[-\(text)-]"
            case .put: "{+\(text)+}"
            }
        }.joined()
    }

    private static func add(_ kind: Kind, _ word: String, _ parts: inout [Part]) {
        if parts.last?.kind == kind {
            parts[parts.count - 1].text += word
        } else {
            parts.append(Part(kind: kind, text: word))
        }
    }

    /// Words, the spaces between them, and single marks.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var last: Sort?
        for character in text {
            let sort = Sort(character)
            if sort == last, sort != .mark {
                words[words.count - 1].append(character)
            } else {
                words.append("\(character)")
            }
            last = sort
        }
        return words
    }

    private enum Sort {
        case word, space, mark

        init(_ character: Character) {
            self =
                character.isLetter || character.isNumber || "'’".contains(character)
                ? .word : character.isWhitespace ? .space : .mark
        }
    }

    /// Cells of the table that longer texts would need; they are replaced as a whole.
    private static let largestTable = 4_000_000

    /// Goes along a longest common subsequence, the first of several.
    private static func changes(from old: [String], to new: [String]) -> [(Kind, String)] {
        let width = new.count + 1
        guard !old.isEmpty, !new.isEmpty, (old.count + 1) * width <= largestTable else {
            return old.map { (.drop, $0) } + new.map { (.put, $0) }
        }
        // The longest that the rest of both has in common, from every pair of places.
        var longest = [Int32](repeating: 0, count: (old.count + 1) * width)
        for i in old.indices.reversed() {
            for j in new.indices.reversed() {
                longest[i * width + j] =
                    old[i] == new[j]
                    ? longest[(i + 1) * width + j + 1] + 1
                    : max(longest[(i + 1) * width + j], longest[i * width + j + 1])
            }
        }
        var changes: [(Kind, String)] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if i < old.count, j < new.count, old[i] == new[j] {
                changes.append((.keep, old[i]))
                (i, j) = (i + 1, j + 1)
            } else if i < old.count, longest[(i + 1) * width + j] >= (j < new.count ? longest[i * width + j + 1] : 0) {
                changes.append((.drop, old[i]))
                i += 1
            } else {
                changes.append((.put, new[j]))
                j += 1
            }
        }
        return changes
    }
}
