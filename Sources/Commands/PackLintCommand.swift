import ArgumentParser
import Diagnostics
import FileAccess
import Pipeline
import Suitability
import TextMatching

/// Shows what every rule really hits.
struct PackLintCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "lint",
        abstract: "List the words of a dictionary that each rule hits.",
        discussion: """
            For English the tool brings a dictionary; --words takes a list of one word a line. With --reviewed the words \
            are held against those that somebody has read: exit code 1 for a word that is not among them, and for one \
            that is hit no more. --texts counts what is raised among anyone's texts, which should be clean ones.
            """)

    @Argument(help: "The pack.")
    var pack = "content"

    @Option(help: "The language whose packs are meant.")
    var lang = "en"

    @Option(help: "Only rules that raise a text to this age or above.")
    var age = 13

    @Option(help: "A list of words, one a line; unless given, the dictionary of the tool.")
    var words: String?

    @Option(help: "The list of words that were read and accepted.")
    var reviewed: String?

    @Flag(help: "Write the words to the list of --reviewed, once you have read them.")
    var write = false

    @Option(help: "A file of records, or a content folder, to count what is raised.")
    var texts: String?

    func validate() throws {
        if write, reviewed == nil { throw ValidationError("--write needs --reviewed: the file to write to") }
    }

    func work() async throws {
        let policies = try PolicySource.policy(StepInput.withoutSlashes(pack))
        guard let policy = policies.language(lang) else {
            throw PolicyProblem.noLanguage(lang, known: policies.languages.map(\.language))
        }
        let lint = try lint(policy)
        if let reviewed {
            try compare(lint, with: reviewed, policy)
        } else {
            try Terminal.show(Self.list(lint, from: age))
        }
        if let texts { try await count(policies, texts) }
    }

    private func lint(_ policy: LanguagePolicy) throws -> PolicyLint {
        if let words {
            let lines = try FileReading.bytes(of: words).split(separator: 0x0A)
            return PolicyLint(policy, from: age) { body in
                for line in lines { body(String(decoding: line, as: UTF8.self)) }
            }
        }
        guard policy.language == "en" else {
            throw CommandProblem("the tool brings no dictionary of '\(policy.language)'; give one: --words FILE")
        }
        return PolicyLint(policy, from: age) { body in
            EnglishDictionary.each { body(String(decoding: $0, as: UTF8.self)) }
        }
    }

    private static func list(_ lint: PolicyLint, from age: Int) -> String {
        var text = ""
        for hit in lint.hits {
            text += "\(hit.rule) (from \(hit.minAge), \(counted(hit.words.count, "word")))\n"
            text += "    \(hit.words.map { escaped($0) }.joined(separator: ", "))\n"
        }
        return text
            + "\(grouped(lint.words.count)) of \(grouped(lint.tried)) words are raised to \(age) and above\n"
    }

    private func compare(_ lint: PolicyLint, with path: String, _ policy: LanguagePolicy) throws {
        if write {
            try FileWriting.replace(path, with: Array(ReviewedWords.text(lint, policy: policy.name, from: age).utf8))
            return try Terminal.show("\(path): \(grouped(lint.words.count)) words\n")
        }
        let (unread, gone) = ReviewedWords(try FileReading.bytes(of: path)).differences(from: lint)
        var text = ""
        for item in unread {
            text +=
                "\(escaped(item.word)): \(item.rules.joined(separator: ", ")) raises it to \(item.minAge), and nobody has read it\n"
        }
        for word in gone { text += "\(escaped(word)): is in \(path), and no rule hits it any more\n" }
        text += "\(grouped(lint.words.count)) of \(grouped(lint.tried)) words are raised to \(age) and above; "
        text +=
            unread.isEmpty && gone.isEmpty
            ? "somebody has read each of them\n"
            : "\(unread.count) unread, \(gone.count) gone; read them, then `catalog tag pack lint --reviewed \(path) --write`\n"
        try Terminal.show(text)
        if !unread.isEmpty || !gone.isEmpty { throw Outcome.contentHasErrors }
    }

    /// How many texts are raised to each band.
    private func count(_ policy: Policy, _ input: String) async throws {
        let difference = try await PolicyComparison.run(
            from: .none, to: policy, over: StepInput.withoutSlashes(input), language: lang)
        var table = TextTable([("raised to", .right), ("texts", .right), ("of 1,000", .right)])
        for band in policy.language(lang)?.bands.dropFirst() ?? [] {
            let count = difference.items.filter { $0.after.minAge >= band }.count
            let share = difference.compared > 0 ? count * 10_000 / difference.compared : 0
            table.add(["\(band)+", grouped(count), "\(share / 10).\(share % 10)"])
        }
        try Terminal.show(table.text() + "\(grouped(difference.compared)) texts\n")
    }
}
