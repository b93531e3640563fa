import Diagnostics
import Testing

/// A slip of somebody who never wrote for a catalog, and what the tool has to say about it; see Mistakes/README.md.
struct Mistake: Sendable, CustomTestStringConvertible {
    let name: String
    var blocks: [Block] = []
    private var expected: [(key: String, value: String)] = []

    var testDescription: String { name }

    /// What is done to one file.
    struct Block: Sendable {
        let path: String
        let way: Way
        var lines: [String] = []

        enum Way: String, Sendable { case whole, add, edit }

        /// The file with its marks, made of what it was; nil where lines to be changed are not in it.
        func changed(_ before: String) -> String? {
            // A mark on a line of its own at the end is the end of the file.
            let text = lines.joined(separator: "\n") + (lines.last == "↓" ? "" : "\n")
            switch way {
            case .whole: return text
            case .add: return before + "\n" + text
            case .edit:
                let old = lines.filter { !$0.hasPrefix("+") }.map { $0.dropFirst().replacing("↓", with: "") + "\n" }
                let new = lines.filter { !$0.hasPrefix("-") }.map { $0.dropFirst() + "\n" }
                guard let place = before.firstRange(of: old.joined()) else { return nil }
                return before.replacingCharacters(in: place, with: new.joined())
            }
        }
    }

    /// All values of a key, in their order.
    func values(_ key: String) -> [String] { expected.filter { $0.key == key }.map(\.value) }

    /// The cases of a page.
    static func read(_ page: String) -> [Mistake] {
        var mistakes: [Mistake] = []
        var block: Block?
        for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
            if var open = block {
                if line == "```" {
                    mistakes[mistakes.count - 1].blocks.append(open)
                    block = nil
                } else {
                    open.lines.append(String(line))
                    block = open
                }
            } else if line.hasPrefix("## ") {
                mistakes.append(Mistake(name: String(line.dropFirst(3))))
            } else if line.hasPrefix("```") {
                let way = [Block.Way.add, .edit].first { line.hasSuffix(" " + $0.rawValue) }
                let path = line.dropFirst(3).dropLast(way.map { $0.rawValue.utf8.count + 1 } ?? 0)
                block = Block(path: String(path), way: way ?? .whole)
            } else if line.hasPrefix("- "), let colon = line.firstIndex(of: ":") {
                let value = line[colon...].dropFirst(2)
                mistakes[mistakes.count - 1].expected.append(
                    (key: String(line[..<colon].dropFirst(2)), value: String(value)))
            }
        }
        return mistakes
    }

    private init(name: String) { self.name = name }
}
