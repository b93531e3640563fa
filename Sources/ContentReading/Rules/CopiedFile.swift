import CatalogModel
import Diagnostics

/// A file is a copy of another.
enum CopiedFile {
    static let about = RuleDescription(
        id: "copied-file",
        summary: "No file of entries is a copy of another.",
        why: """
            A copy that somebody kept beside the file, 'messages copy.md', has every message a second time, with the \
            same ids. Nobody could say which of the two is the message.
            """,
        accepts: [
            RuleExample(files: [
                ("messages/courage/a.md", page), ("messages/courage/b.md", "---\ncategory: courage\n---\n\n> Wait.\n"),
            ])
        ],
        rejects: [
            RuleExample(files: [("messages/courage/a.md", page), ("messages/courage/a copy.md", "↓" + page)]),
            RuleExample(files: [("messages/courage/a.md", page), ("messages/courage/saved/a.md", "↓" + page)]),
        ])

    private static let page =
        "---\ncategory: courage\n---\n\n> One stair.\n\n- id: q0000000000a1\n\n> Then the next.\n\n- id: q0000000000b3\n"

    /// Takes copies out of the content, and reports each where it lies.
    ///
    /// A copy has four of five entries of another file: at least two of them with the same ids and, by half, the same
    /// words, or all of it only by its name and words. Who copied a file to write another has changed the words.
    ///
    /// - Parameter files: by path.
    static func takeOut(_ files: inout [EntryFile], _ findings: inout Findings) {
        let named = files.map { CopyName.original(of: Self.name($0)) }
        var byID: [String: [Int]] = [:]
        var byText: [String: [Int]] = [:]
        for (place, file) in files.enumerated() {
            for entry in file.entries {
                if let id = entry.value(.id)?.string, byID[id]?.last != place { byID[id, default: []].append(place) }
            }
            if named[place] != nil { for entry in file.entries { byText[entry.text.string] = [] } }
        }
        if !byText.isEmpty {
            for (place, file) in files.enumerated() {
                for entry in file.entries where byText[entry.text.string]?.last ?? -1 != place {
                    byText[entry.text.string]?.append(place)
                }
            }
        }
        var copies: [(copy: Int, original: Int)] = []
        for place in files.indices {
            guard let other = original(of: place, files, named, byID, byText) else { continue }
            // Of two that are copies of each other, the one that says so, or else the longer path.
            let isMutual = original(of: other, files, named, byID, byText) == place
            if isMutual, !isCopy(place, of: other, files, named) { continue }
            copies.append((place, other))
        }
        for (copy, original) in copies { findings.add(finding(files[copy], of: files[original])) }
        let out = Set(copies.map(\.copy))
        files = files.indices.filter { !out.contains($0) }.map { files[$0] }
    }

    private static func name(_ file: EntryFile) -> String { String(file.file.path.split(separator: "/").last ?? "") }

    /// The file that has most of the entries of another, where those are enough.
    private static func original(
        of place: Int, _ files: [EntryFile], _ named: [String?], _ byID: [String: [Int]], _ byText: [String: [Int]]
    ) -> Int? {
        let entries = files[place].entries
        var shared: [Int: (all: Int, ids: Int)] = [:]
        for entry in entries {
            let id = entry.value(.id)?.string
            for other in id.flatMap({ byID[$0] }) ?? [] where other != place {
                shared[other, default: (0, 0)].all += 1
                shared[other, default: (0, 0)].ids += 1
            }
            guard named[place] != nil, id.flatMap({ byID[$0]?.count }) ?? 0 < 2 else { continue }
            for other in byText[entry.text.string] ?? [] where other != place && name(files[other]) == named[place] {
                shared[other, default: (0, 0)].all += 1
            }
        }
        let best = shared.filter { other, count in
            let isNamed = named[place] == name(files[other])
            return count.all * 5 >= entries.count * 4 && (count.ids > 1 || isNamed)
                && sharedTexts(entries, files[other].entries) * 2 >= count.all
        }
        return best.min { ($1.value.all, $0.key) < ($0.value.all, $1.key) }?.key
    }

    private static func sharedTexts(_ entries: [Entry], _ others: [Entry]) -> Int {
        let texts = Set(others.map(\.text.string))
        return entries.count { texts.contains($0.text.string) }
    }

    private static func isCopy(_ place: Int, of other: Int, _ files: [EntryFile], _ named: [String?]) -> Bool {
        let says = named[place] == name(files[other])
        if says != (named[other] == name(files[place])) { return says }
        let (mine, theirs) = (files[place].file.path, files[other].file.path)
        return mine.utf8.count == theirs.utf8.count ? place > other : mine.utf8.count > theirs.utf8.count
    }

    private static func finding(_ copy: EntryFile, of original: EntryFile) -> Diagnostic {
        let texts = Set(original.entries.map(\.text.string))
        let other = copy.entries.count { !texts.contains($0.text.string) }
        let move: Wording =
            other == 0
            ? "remove it; the history of the folder keeps what was before"
            : "move the \(counted(other, "entry", "entries")) that only this file has into '\(original.file.path)', and remove it"
        return Diagnostic(
            about, at: SourceRange(copy.file, 0..<0), "this file is a copy of '\(original.file.path)'",
            solutions: [.init(move)],
            cause: Cause(
                consequences: [
                    .init(
                        copy.entries.count - other,
                        .init(one: "entry stands in both files", many: "entries stand in both files", isEffect: false))
                ], assumption: "checked without this file"))
    }
}
