import Diagnostics

/// What an editor decided about something, as a list item of a file in `decisions/`.
package protocol RecordedDecision: Sendable {
    /// What it is about: nothing can be decided twice, and items are kept in this order.
    associatedtype Subject: Hashable, Comparable

    var subject: Subject { get }

    /// All of it in its file.
    var range: SourceRange { get }

    /// The item that says the same, with its hyphen and line end.
    var line: String { get }

    /// Reads a whole file; items with a fault are reported and left out.
    static func read(_ file: SourceFile, _ findings: inout Findings) -> [Self]
}

/// A file of `decisions/` as people keep it: takes in a decision and leaves everything else as it is, comments and order
/// included.
package struct DecisionFile<Decision: RecordedDecision> {
    private let file: SourceFile
    private let items: [Item]

    /// A decision, and the lines that hold it.
    private struct Item {
        let decision: Decision

        /// From the beginning of the line with its hyphen to the end of its last line, without the line end.
        let bytes: Range<Int>
    }

    /// What has become of the file.
    package struct Change: Sendable {
        package let bytes: [UInt8]

        /// What had been decided about the same before.
        package let replaced: Decision?
    }

    /// - Parameter file: empty where there are no decisions yet.
    package init(_ file: SourceFile) throws(DecisionFileProblem) {
        var findings = Findings()
        let decisions = Decision.read(file, &findings)
        guard findings.isEmpty else { throw .malformed(findings) }
        self.file = file
        items = Self.items(decisions, in: file)
        if items.count < decisions.count { throw .unfamiliar(line: "") }
    }

    /// Puts a decision where it belongs by its subject, or in the place of the one about the same.
    ///
    /// - Parameter line: as `Decision.line` writes it.
    package func recording(_ line: String) throws(DecisionFileProblem) -> Change {
        var findings = Findings()
        guard let new = Decision.read(SourceFile(path: file.path, text: line), &findings).first else {
            preconditionFailure("the tool's own line is no decision: \(line)")
        }
        let replaced = items.first { $0.decision.subject == new.subject }
        let edit = replaced.map { replacement($0, line) } ?? insertion(of: line, new.subject)
        let bytes = Edits.apply([edit], to: file)

        // Whatever the file looked like: all that was decided must still stand there, and the new decision with it.
        let reread = Decision.read(SourceFile(path: file.path, bytes: bytes), &findings)
        let others = items.map(\.decision).filter { $0.subject != new.subject }
        guard findings.isEmpty, Set(reread.map(\.line)) == Set((others + [new]).map(\.line)) else {
            throw .unfamiliar(line: line)
        }
        return Change(bytes: bytes, replaced: replaced?.decision)
    }

    // MARK: The lines of a decision

    private static func items(_ decisions: [Decision], in file: SourceFile) -> [Item] {
        let starts = decisions.compactMap { start(of: $0, in: file) }
        guard starts.count == decisions.count else { return [] }
        return decisions.indices.map { number in
            let next = number + 1 < starts.count ? starts[number + 1] : file.bytes.count
            return Item(decision: decisions[number], bytes: starts[number]..<end(of: starts[number]..<next, in: file))
        }
    }

    /// Where the line with the hyphen of a decision begins; nil where something else stands in front of the hyphen.
    private static func start(of decision: Decision, in file: SourceFile) -> Int? {
        var place = decision.range.bytes.lowerBound
        while place > 0, isBlank(file.bytes[place - 1]) { place -= 1 }
        guard place > 0, file.bytes[place - 1] == UInt8(ascii: "-") else { return nil }
        let start = file.lineStarts[file.line(at: place - 1) - 1]
        return file.bytes[start..<place - 1].allSatisfy { $0 == UInt8(ascii: " ") } ? start : nil
    }

    /// Where a decision ends; empty lines and comments behind it belong to what follows.
    private static func end(of stretch: Range<Int>, in file: SourceFile) -> Int {
        var line = file.line(at: max(stretch.lowerBound, stretch.upperBound - 1))
        while file.lineStarts[line - 1] > stretch.lowerBound, isBesides(file.bytesOfLine(line), in: file) { line -= 1 }
        return file.bytesOfLine(line).upperBound
    }

    /// Whether a line holds nothing, only a comment, or the end of a document.
    private static func isBesides(_ line: Range<Int>, in file: SourceFile) -> Bool {
        let text = file.bytes[line].drop(while: isBlank)
        return text.isEmpty || text.first == UInt8(ascii: "#") || text.starts(with: "...".utf8)
    }

    private static func isComment(_ line: Range<Int>, in file: SourceFile) -> Bool {
        file.bytes[line].drop(while: isBlank).first == UInt8(ascii: "#")
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    // MARK: Edits

    private func replacement(_ item: Item, _ line: String) -> Diagnostic.Replacement {
        let comments = Self.comments(in: file.bytes[item.bytes])
        let isOneLine = file.line(at: item.bytes.lowerBound) == file.line(at: item.bytes.upperBound)
        var text = indentation + line.dropLast()
        if isOneLine, let comment = comments.first {
            text += " " + comment
        } else {
            text = comments.map { indentation + $0 + lineEnd }.joined() + text
        }
        return .init(SourceRange(file, item.bytes), with: text)
    }

    private func insertion(of line: String, _ subject: Decision.Subject) -> Diagnostic.Replacement {
        func at(_ place: Int) -> SourceRange { SourceRange(file, place..<place) }
        if let next = items.first(where: { subject < $0.decision.subject }) {
            return .init(at(startWithComments(of: next)), with: indentation + line.dropLast() + lineEnd)
        }
        if let last = items.last {
            return .init(at(last.bytes.upperBound), with: lineEnd + indentation + line.dropLast())
        }
        // A list without anything in it gives way.
        if let open = emptyList { return .init(SourceRange(file, open), with: String(line.dropLast())) }
        let isEnded = file.bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true
        return .init(at(file.bytes.count), with: (isEnded ? "" : lineEnd) + line)
    }

    /// Comments right above a decision are about it, unless they begin the file: then they are about all of it.
    private func startWithComments(of item: Item) -> Int {
        let own = file.line(at: item.bytes.lowerBound)
        var first = own
        while first > 1, Self.isComment(file.bytesOfLine(first - 1), in: file) { first -= 1 }
        return file.lineStarts[(first == 1 ? own : first) - 1]
    }

    private var emptyList: Range<Int>? {
        guard let open = file.bytes.firstIndex(of: UInt8(ascii: "[")),
            let close = file.bytes[open...].firstIndex(of: UInt8(ascii: "]"))
        else { return nil }
        // Brackets in a comment are none.
        let line = file.bytesOfLine(file.line(at: open))
        return Self.isComment(line, in: file) ? nil : open..<close + 1
    }

    private var indentation: String {
        guard let first = items.first else { return "" }
        return String(repeating: " ", count: file.bytes[first.bytes].prefix { $0 == UInt8(ascii: " ") }.count)
    }

    private var lineEnd: String {
        let first = file.bytes.firstIndex(of: UInt8(ascii: "\n"))
        return first.map { $0 > 0 && file.bytes[$0 - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n" } ?? "\n"
    }

    /// The comments among the values of a decision, each from its `#` on.
    private static func comments(in bytes: ArraySlice<UInt8>) -> [String] {
        var comments: [String] = []
        var quotation: UInt8?
        var before = UInt8(ascii: " ")
        var place = bytes.startIndex
        while place < bytes.endIndex {
            let byte = bytes[place]
            if let open = quotation {
                if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") {
                    place += 1
                } else if byte == open {
                    quotation = nil
                }
            } else if byte == UInt8(ascii: "#"), isBlank(before) {
                let end = bytes[place...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
                comments.append(String(decoding: bytes[place..<(end ?? bytes.endIndex)], as: UTF8.self))
                place = end ?? bytes.endIndex
                before = UInt8(ascii: " ")
                continue
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"), opensQuotation(after: before) {
                quotation = byte
            }
            before = byte
            place += 1
        }
        return comments
    }

    /// An apostrophe within a word is no quotation mark.
    private static func opensQuotation(after byte: UInt8) -> Bool {
        isBlank(byte) || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: ",")
            || byte == UInt8(ascii: ":")
    }
}

/// Why a file of decisions cannot be changed.
package enum DecisionFileProblem: Error {
    /// It has to be put right first.
    case malformed(Findings)
    /// It is written in a way in which nothing can be put in safely; the line is to be added by hand.
    case unfamiliar(line: String)
}
