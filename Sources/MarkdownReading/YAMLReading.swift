import Diagnostics
import Yams

/// Reads YAML into a tree that knows where everything stands, and says what is wrong in words for editors.
///
/// Only the plain part of YAML is taken: maps, lists and scalars. Anchors, aliases and tags are refused, and keys
/// written twice come back as two pairs of the map, so that the reader of the map can say so.
package struct YAMLReading {
    private let source: MarkdownSource
    private let range: Range<Int>
    private let lineStarts: [Int]
    private var faults: [YAMLFault] = []

    /// How many lists and maps may be opened in brackets.
    private let brackets: Int

    /// How many lists and maps may stand within one another.
    package static let nesting = 20

    /// - Parameter range: the bytes of the file that are YAML.
    /// - Returns: nil for the node where there is nothing, or nothing that could be read.
    package static func read(
        _ source: MarkdownSource, _ range: Range<Int>
    ) -> (node: YAMLNode?, faults: [YAMLFault]) {
        var reading = YAMLReading(source, range)
        let node = reading.read()
        return (node, reading.faults)
    }

    /// Reads a file that is YAML throughout, such as a policy: people made it, so it may be long.
    package static func read(_ file: SourceFile) -> (node: YAMLNode?, faults: [YAMLFault]) {
        let source = MarkdownSource(file)
        var reading = YAMLReading(source, source.start..<source.bytes.count, brackets: .max)
        let node = reading.read()
        return (node, reading.faults)
    }

    private init(_ source: MarkdownSource, _ range: Range<Int>, brackets: Int = YAMLPrecheck.brackets) {
        self.source = source
        self.range = range
        self.brackets = brackets
        lineStarts = Self.lineStarts(source.bytes, range)
    }

    // MARK: Composing

    private mutating func read() -> YAMLNode? {
        if let fault = YAMLPrecheck.fault(source, range, brackets: brackets) {
            faults.append(fault)
            return nil
        }
        var bytes = Array(source.bytes[range])
        // Each round takes the meaning from one repeated key; the tree is made from the original bytes.
        for _ in 0..<Self.repeatedKeys {
            do {
                guard let root = try compose(bytes) else { return nil }
                return convert(root, depth: 0)
            } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
                guard let disguised = disguise(keys, context.mark, bytes) else {
                    return refuse(
                        "key '\(keys.first ?? "")' stands twice", at: offset(of: context.mark), "keep one of the two")
                }
                bytes = disguised
            } catch let error as YamlError {
                report(error)
                return nil
            } catch {
                return refuse("this is not YAML that can be read", at: range.lowerBound, nil)
            }
        }
        return refuse("too many keys stand twice", at: range.lowerBound, "write each key once")
    }

    private static let repeatedKeys = 100

    /// How often to read one piece of YAML at most while its repeated keys are told apart.
    private static let mostCompositions = 200
    private var compositions = 0

    private mutating func compose(_ bytes: [UInt8]) throws -> Node? {
        compositions += 1
        // The encoding is given, or Yams asks the environment for it.
        return try Parser(yaml: String(decoding: bytes, as: UTF8.self), resolver: .basic, encoding: .utf8).singleRoot()
    }

    private mutating func refuse(_ summary: Wording, at offset: Int, _ solution: Wording?) -> YAMLNode? {
        let end = min(offset + 1, range.upperBound)
        let place = source.range(min(offset, end)..<end)
        faults.append(YAMLFault(kind: .syntax, range: place, summary: summary, solution: solution))
        return nil
    }

    // MARK: The tree

    private mutating func convert(_ node: Node, depth: Int) -> YAMLNode? {
        let start = node.mark.map(offset(of:)) ?? range.lowerBound
        guard depth <= Self.nesting else {
            faults.append(
                YAMLFault(
                    kind: .nesting, range: source.range(start..<start),
                    summary: "lists and maps are nested more than \(Self.nesting) deep"))
            return nil
        }
        if start < range.upperBound, let feature = Self.feature(source.bytes[start]) {
            faults.append(
                YAMLFault(
                    kind: .feature, range: source.range(start..<wordEnd(from: start)),
                    summary: "\(feature) are not used in content",
                    solution: "write the value itself, in quotation marks if it begins with such a character"))
        }
        switch node {
        case .scalar(let scalar):
            return .scalar(
                YAMLScalar.text(scalar.string, style: scalar.style, source, at: start, before: range.upperBound))
        case .sequence(let sequence):
            var items: [YAMLNode] = []
            for item in sequence {
                if let item = convert(item, depth: depth + 1) { items.append(item) }
            }
            return .list(items, source.range(start..<max(start, end(of: items.map(\.range)))))
        case .mapping(let mapping):
            var pairs: [(key: SourceText, value: YAMLNode)] = []
            for (key, value) in mapping {
                guard let key = keyText(key), let value = convert(value, depth: depth + 1) else { continue }
                pairs.append((key, value))
            }
            return .map(pairs, source.range(start..<max(start, end(of: pairs.map(\.value.range)))))
        case .alias: return nil
        }
    }

    private func end(of ranges: [SourceRange]) -> Int { ranges.map(\.bytes.upperBound).max() ?? 0 }

    /// A key as it is written, which undoes a disguise.
    private mutating func keyText(_ node: Node) -> SourceText? {
        guard case .scalar(let scalar) = node else {
            let start = node.mark.map(offset(of:)) ?? range.lowerBound
            _ = refuse("a key is a list or a map", at: start, "write a plain word in front of the colon")
            return nil
        }
        let start = scalar.mark.map(offset(of:)) ?? range.lowerBound
        let text = YAMLScalar.text(scalar.string, style: scalar.style, source, at: start, before: range.upperBound)
        if text.range.text == text.string { return text }
        let length = scalar.string.utf8.count
        let first = start + (scalar.style == .plain ? 0 : 1)
        guard first + length <= range.upperBound else { return text }
        return source.text(first..<first + length)
    }

    private func wordEnd(from start: Int) -> Int {
        var end = start
        while end < range.upperBound, source.bytes[end] > space { end += 1 }
        return end
    }

    private static func feature(_ byte: UInt8) -> Wording? {
        switch byte {
        case UInt8(ascii: "&"): "YAML anchors (&)"
        case UInt8(ascii: "*"): "YAML aliases (*)"
        case UInt8(ascii: "!"): "YAML tags (!)"
        default: nil
        }
    }

    // MARK: Keys written twice

    /// Changes a later one of two equal keys into something else of the same length.
    ///
    /// - Parameter mark: where the first of the keys stands, or something before it.
    private mutating func disguise(_ keys: [String], _ mark: Mark, _ bytes: [UInt8]) -> [UInt8]? {
        guard let key = keys.first else { return nil }
        let wanted = Array(key.utf8)
        guard !wanted.isEmpty else { return nil }
        var position = offset(of: mark) - range.lowerBound + wanted.count
        var tries = 0
        while position + wanted.count <= bytes.count, tries < Self.repeatedKeys {
            defer { position += 1 }
            guard bytes[position] == wanted[0], bytes[position..<position + wanted.count].elementsEqual(wanted),
                isKey(position..<position + wanted.count, in: bytes)
            else { continue }
            tries += 1
            for letter in UInt8(ascii: "A")...UInt8(ascii: "Z") {
                guard compositions < Self.mostCompositions else { return nil }
                var changed = bytes
                let name =
                    [letter] + Array(String(tries, radix: 36).utf8) + [UInt8](repeating: letter, count: wanted.count)
                for index in wanted.indices { changed[position + index] = name[index] }
                if settles(changed, key, mark) { return changed }
            }
        }
        return nil
    }

    private func isKey(_ key: Range<Int>, in bytes: [UInt8]) -> Bool {
        var next = key.upperBound
        while next < bytes.count, bytes[next].isBlank || bytes[next] == UInt8(ascii: "\"") || bytes[next] == 0x27 {
            next += 1
        }
        guard next < bytes.count, bytes[next] == UInt8(ascii: ":") else { return false }
        guard key.lowerBound > 0 else { return true }
        let before = bytes[key.lowerBound - 1]
        return before.isBlank || before == lineFeed || before == carriageReturn
            || [UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: "\""), 0x27].contains(before)
    }

    /// Whether YAML has one fault less: another complaint, one elsewhere, or none.
    private mutating func settles(_ bytes: [UInt8], _ key: String, _ mark: Mark) -> Bool {
        do {
            _ = try compose(bytes)
            return true
        } catch YamlError.duplicatedKeysInMapping(let keys, let context) {
            return keys.first != key || context.mark.line != mark.line || context.mark.column != mark.column
        } catch {
            return false
        }
    }

    // MARK: Places

    /// libyaml counts characters, and ends lines at CR, LF, NEL, LS and PS.
    private static func lineStarts(_ bytes: [UInt8], _ range: Range<Int>) -> [Int] {
        var starts = [range.lowerBound]
        var offset = range.lowerBound
        while offset < range.upperBound {
            let byte = bytes[offset]
            var length = 1
            var ends = byte == lineFeed || byte == carriageReturn
            if byte == carriageReturn, offset + 1 < range.upperBound, bytes[offset + 1] == lineFeed { length = 2 }
            if byte == 0xC2, offset + 1 < range.upperBound, bytes[offset + 1] == 0x85 { (ends, length) = (true, 2) }
            if byte == 0xE2, offset + 2 < range.upperBound, bytes[offset + 1] == 0x80,
                bytes[offset + 2] == 0xA8 || bytes[offset + 2] == 0xA9
            {
                (ends, length) = (true, 3)
            }
            offset += length
            if ends { starts.append(offset) }
        }
        return starts
    }

    private func offset(of mark: Mark) -> Int {
        guard mark.line >= 1, mark.line <= lineStarts.count else { return range.upperBound }
        var offset = lineStarts[mark.line - 1]
        for _ in 1..<max(mark.column, 1) where offset < range.upperBound {
            offset += 1
            while offset < range.upperBound, source.bytes[offset] & 0xC0 == 0x80 { offset += 1 }
        }
        return offset
    }

    // MARK: What libyaml says

    /// A colon where none can be: the second of its line, or that of a line which should not be where it is.
    private mutating func reportColon(at colon: Int) {
        let line = source.lineIndex(at: colon)
        let content = source.line(line).trimmed(in: source.bytes)
        let before = source.bytes[content.lowerBound..<max(content.lowerBound, min(colon, content.upperBound))]
        if before.containsColon {
            let solution: Wording = "put the value in quotation marks"
            _ = refuse("a second colon stands in this line", at: colon, solution)
        } else if line > 0, !source.bytes[source.line(line - 1)].containsColon,
            source.line(line - 1).lowerBound >= range.lowerBound
        {
            refuseKey(source.line(line - 1).trimmed(in: source.bytes))
        } else {
            _ = refuse(
                "this line is indented further than those above it", at: content.lowerBound,
                "indent it like its neighbours")
        }
    }

    /// A line without a colon and a blank behind its key: `category:courage`, `category = courage`.
    private mutating func refuseKey(_ line: Range<Int>) {
        let key = source.bytes[line].prefix { $0.isLetter }
        let sign = (key.endIndex..<line.upperBound).trimmed(in: source.bytes)
        guard !key.isEmpty, let mark = source.bytes[sign].first,
            mark == UInt8(ascii: ":") || mark == UInt8(ascii: "=")
        else {
            _ = refuse("this line has no colon behind its key", at: line.lowerBound, "write it as 'key: value'")
            return
        }
        let value = source.string((sign.lowerBound + 1..<sign.upperBound).trimmed(in: source.bytes))
        let pair = "\(source.string(line.lowerBound..<key.endIndex)): \(value)"
        _ = refuse("behind a key stand a colon and a blank", at: line.lowerBound, "write '\(pair)'")
        faults[faults.count - 1].replacement = .init(source.range(line), with: pair)
    }

    private mutating func report(_ error: YamlError) {
        switch error {
        case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
            .composer(let context, let problem, let mark, _):
            if problem == YAMLWords.unexpectedColon { return reportColon(at: offset(of: mark)) }
            let words = YAMLWords.translated(problem, context?.text)
            var place = offset(of: mark)
            // Behind an unclosed quotation mark libyaml points at the end of everything.
            if words.pointsAtContext, let context { place = offset(of: context.mark) }
            _ = refuse(words.summary, at: place, words.solution)
        case .reader(_, _, let value, _):
            let scalar = Unicode.Scalar(UInt32(bitPattern: value))
            let place = source.bytes[range].firstRange(of: Array(String(scalar ?? " ").utf8))?.lowerBound
            let shown = scalar.map(codePoint) ?? "a character"
            _ = refuse("\(shown) cannot stand in YAML", at: place ?? range.lowerBound, "remove the character")
        default: _ = refuse("this is not YAML that can be read", at: range.lowerBound, nil)
        }
    }
}

extension ArraySlice<UInt8> {
    /// Whether a colon ends a key in it.
    fileprivate var containsColon: Bool {
        indices.contains { self[$0] == UInt8(ascii: ":") && ($0 + 1 == endIndex || self[$0 + 1].isBlank) }
    }

    fileprivate func firstRange(of wanted: [UInt8]) -> Range<Int>? {
        guard let first = wanted.first else { return nil }
        for offset in indices where self[offset] == first && self[offset...].starts(with: wanted) {
            return offset..<offset + wanted.count
        }
        return nil
    }
}
