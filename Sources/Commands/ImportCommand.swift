import ArgumentParser
import CatalogModel
import ContentReading
import Diagnostics
import FileAccess
import Importing
import Pipeline

/// Brings in other people's collections.
struct ImportCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Bring in a collection: fortune, json, jsonl, csv, markdown, docbook, tei, jsonld or csl.",
        discussion: """
            Every record goes through the rules for content, and through the registry of misattributions, the policies \
            and the packs of a content folder, where there is one; the sum names what was asked. What is kept is written \
            with --into as a file of entries or with --out as JSON Lines; what is rejected is named with its place and \
            the rule.
            """)

    @Argument(help: "The format: fortune, json, jsonl, csv, markdown, docbook, tei, jsonld or csl.")
    var format: ImportFormat

    @Argument(help: "Files, or folders whose files are all taken.")
    var files: [String]

    @Option(help: "Write what is kept as a new Markdown file of entries, such as content/messages/courage/proverbs.md.")
    var into: String?

    @Option(help: "Write what is kept as JSON Lines.")
    var out: String?

    @Option(
        help:
            "The content folder by whose authors, policies and packs records are judged (default: that of --into, or content)."
    )
    var content: String?

    @Option(help: "What the collection is called in 'source' and in ids; unless given, its file's own name.")
    var source: String?

    @Option(help: "The ages for which all of it is declared, such as 16+; written into the file of --into.")
    var ages: String?

    @Option(help: "Write the sum as JSON: read, kept, merged, rejected, what was asked and how often each rule spoke.")
    var summary: String?

    @Option(help: "Write the rejected records with place and rule as JSON Lines.")
    var rejected: String?

    @Option(
        help: ArgumentHelp(
            "Which field holds what: text, author, work, source, tags or language.", valueName: "role=field"))
    var map: [String] = []

    @Option(help: ArgumentHelp("The values that a field may have.", valueName: "field=a,b"))
    var values: [String] = []

    @Option(help: "The encoding of the files: utf-8, windows-1252, iso-8859-1 or utf-16.")
    var encoding = TextEncoding.utf8

    @Option(help: "The language of records that do not state theirs.", transform: LanguageName.checked)
    var lang: String?

    @Option(help: "What separates the fields of a table, where it is not to be guessed: ',' or '|' or 'tab'.")
    var separator: String?

    @Flag(help: "Quotation marks around a field of a table are part of it.")
    var noQuoting = false

    @Flag(help: "The first row of a table is a record; columns are numbered from 1.")
    var noHeader = false

    @Option(help: "A JSON file that declares the tags of the collection.")
    var tags: String?

    @Option(help: "A JSON file that declares its authors.")
    var authors: String?

    @Option(help: "A JSON file with a timestamp for each of its files.")
    var timestamps: String?

    @OptionGroup var options: RunOptions

    func validate() throws {
        for pair in map where Self.split(pair).flatMap({ FieldRole(name: $0.key) }) == nil {
            throw ValidationError(
                "--map takes ROLE=FIELD with a role of \(FieldRole.allCases.map(\.rawValue).joined(separator: ", ")); got '\(pair)'"
            )
        }
        for pair in values where Self.split(pair) == nil {
            throw ValidationError("--values takes FIELD=VALUE,VALUE; got '\(pair)'")
        }
        if let ages, Ages(ages) == nil {
            throw ValidationError("--ages takes ages such as 16+ or 12-90; got '\(ages)'")
        }
        if let source, !source.contains(where: { $0 > " " }) { throw ValidationError("--source takes a name") }
        if let separator, Self.separator(separator) == nil {
            throw ValidationError("--separator takes one character, or 'tab'")
        }
    }

    func work() async throws {
        let sources = try read()
        let target = try into.map(target)
        let policy = try RecordPolicy.load(content, usual: into.flatMap(Self.contentFolder) ?? "content")
        let run = ImportRun(
            format: format, options: importOptions(),
            companions: Companions(
                tags: try companion(tags), authors: try companion(authors), version: try companion(timestamps)),
            phase: options.phase, parallelism: options.parallelism, target: target,
            isStrict: options.strict, policy: policy, ages: ages.flatMap { Ages($0) })
        let imported = try await run.run(sources)
        let sum = imported.summary

        var changes = Replacement()
        if let out { try changes.write(out, Array(JSONLinesExport.text(imported.kept).utf8)) }
        if let summary { try changes.write(summary, Array((sum.json + "\n").utf8)) }
        if let rejected { try changes.write(rejected, Array(RejectionLines.text(imported.rejections).utf8)) }
        // The file of entries last: where it is, the rest is there as well.
        if let into, let bytes = imported.markdown {
            try Folder.create(Folder.parent(of: into))
            try checkIsFree(into, for: bytes)
            try changes.write(into, bytes)
        }
        try changes.commit()

        var closing = imported.recognitions.prefix(20).map { "\($0.line)\n" }.joined()
        if imported.recognitions.count > 20 {
            closing += "… and \(imported.recognitions.count - 20) more files alike\n"
        }
        closing += sum.line + "\n" + escaped(Self.asked(sum, policy)) + "\n"
        try ReportTarget.write(imported.report, to: options.report, closing: closing)
        // Records that were rejected are the collection's fault, and named; the import itself has done its work.
        if sum.kept == 0 { throw Outcome.contentHasErrors }
    }

    private func read() throws -> [SourceFile] {
        var paths: [String] = []
        for given in files {
            let path = StepInput.withoutSlashes(given)
            if Folder.isFolder(path) {
                let found = try Folder.contents(of: path)
                if let odd = found.first(where: { $0.kind == .misnamed }) {
                    throw CommandProblem(
                        "the name of '\(escaped(odd.path))' in '\(path)' holds a character that no name of a file should have"
                    )
                }
                paths += found.filter { $0.kind == .file }.map { "\(path)/\($0.path)" }
            } else {
                paths.append(path)
            }
        }
        guard !paths.isEmpty else { throw CommandProblem("there is no file in \(files.joined(separator: ", "))") }
        return try paths.map { SourceFile(path: $0, bytes: try FileReading.bytes(of: $0)) }
    }

    private func companion(_ path: String?) throws -> SourceFile? {
        try path.map { SourceFile(path: $0, bytes: try FileReading.bytes(of: $0)) }
    }

    private func importOptions() -> ImportOptions {
        var options = ImportOptions()
        options.encoding = encoding
        options.language = lang
        options.separator = separator.flatMap(Self.separator)
        options.hasQuoting = !noQuoting
        options.hasHeader = !noHeader
        options.name = source
        for pair in map.compactMap(Self.split) {
            if let role = FieldRole(name: pair.key) { options.map[role] = pair.value }
        }
        for pair in values.compactMap(Self.split) {
            options.values[pair.key] = pair.value.split(separator: ",").map(String.init)
        }
        return options
    }

    /// Nothing is read where the file could not be written in the end.
    private func target(_ path: String) throws -> ImportRun.Target {
        guard path.hasSuffix(".md") else {
            throw CommandProblem("--into takes a new Markdown file, such as content/messages/courage/proverbs.md")
        }
        let names = path.split(separator: "/").map(String.init)
        guard let messages = names.lastIndex(of: "messages"), names.count > messages + 2 else {
            throw CommandProblem(
                "--into takes a file below messages/CATEGORY/, such as content/messages/courage/proverbs.md")
        }
        return ImportRun.Target(path: names[messages...].joined(separator: "/"), category: names[messages + 1])
    }

    /// The folder that a file below `messages/` belongs to.
    private static func contentFolder(_ into: String) -> String? {
        let names = into.split(separator: "/", omittingEmptySubsequences: false)
        guard let messages = names.lastIndex(of: "messages") else { return nil }
        return messages == 0 ? "." : names[..<messages].joined(separator: "/")
    }

    /// `asked by rules of import, content, attribution, ages and duplicates (content/policy)`
    private static func asked(_ sum: ImportSummary, _ policy: RecordPolicy?) -> String {
        let asked = "held against the rules of " + sum.asked.joined(separator: ", ")
        guard let policy else {
            return asked
                + "; no content folder, so no registry of misattributions and no packs: name one with --content"
        }
        let place = asked + "; policies of \(policy.folder)"
        return sum.asked.contains("ages")
            ? place : place + ", which has no packs or no catalog.yml: ages were not asked"
    }

    /// A file that holds what is to be written was written by the same command, which may not have come to its end.
    private func checkIsFree(_ path: String, for bytes: [UInt8]) throws {
        guard !Folder.exists(path) || (try? FileReading.bytes(of: path)) == bytes else {
            throw CommandProblem("'\(path)' exists already; nothing was written")
        }
    }

    private static func split(_ pair: String) -> (key: String, value: String)? {
        let parts = pair.split(separator: "=", maxSplits: 1).map(String.init)
        return parts.count == 2 ? (parts[0], parts[1]) : nil
    }

    private static func separator(_ name: String) -> Character? {
        if name == "tab" || name == "\\t" { return "\t" }
        return name.count == 1 ? name.first : nil
    }
}

extension ImportFormat: ExpressibleByArgument {}
extension TextEncoding: ExpressibleByArgument {}
