/// The words that a policy may hit, as somebody read and accepted them: one a line, `#` for comments.
package struct ReviewedWords: Sendable {
    package let words: Set<String>

    package init(_ bytes: [UInt8]) {
        let lines = bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
        words = Set(
            lines.map { $0.prefix { $0 != "#" }.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty })
    }

    /// What the policy hits and nobody has read, and what was read and is hit no more; both sorted.
    package func differences(from lint: PolicyLint) -> (
        unread: [(word: String, minAge: Int, rules: [String])], gone: [String]
    ) {
        let hit = lint.words
        let known = Set(hit.map(\.word))
        return (
            hit.filter { !words.contains($0.word) },
            words.subtracting(known).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        )
    }

    /// The file for what a policy hits now.
    package static func text(_ lint: PolicyLint, policy: String, from age: Int) -> String {
        var text = """
            # Words of the dictionary that \(policy) raises to \(age) and above, each read and accepted by a person.
            # `catalog tag pack lint --reviewed` fails on a word that is not here, and on one that is hit no more.

            """
        for item in lint.words { text += item.word + "\n" }
        return text
    }
}
