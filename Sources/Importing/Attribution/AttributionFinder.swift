/// Finds who is credited at the end of an entry, and where the words end.
///
/// `-- Ada Brook` below the text, several such lines, continuation lines set deeper, a remark in brackets, or the name on
/// the last line of the text behind a run of spaces. Lists and dialogues that use dashes are left alone.
struct AttributionFinder {
    /// Not blank at either end.
    let lines: [FortuneLine]
    let bytes: [UInt8]

    struct Found {
        /// How many lines belong to the text.
        var textLines: Int
        /// Where the text ends on its last line, if the name stands behind it.
        var inlineCut: Int?
        /// The parts of the attribution without their dashes, each as the stretches of lines it is made of; the first
        /// is the author.
        var pieces: [[Range<Int>]] = []
        /// Lines that hold a remark about it.
        var note: Range<Int>?
        /// Attributions in the entry, where there is more than one.
        var several = 0
        var firstMark = 0..<0
    }

    func find() -> Found {
        var found = block() ?? inline() ?? Found(textLines: lines.count)
        let others = marksInside(found)
        if let first = others.first {
            let isCredited = !found.pieces.isEmpty
            found = Found(textLines: lines.count)
            found.several = others.count + (isCredited ? 1 : 0)
            found.firstMark = first
            // One line of somebody's name amid a text says nothing about the rest.
            if found.several == 1 { found.several = 0 }
        }
        return found
    }

    // MARK: Lines of their own

    private func block() -> Found? {
        guard let (dash, note) = lastDashLine(), dash > 0 else { return nil }
        var first = dash
        while first > 1, isOfOneBlock(lines[first - 1], lines[dash]) { first -= 1 }
        let dashes = (first...dash).filter { mark(lines[$0]) != nil }
        guard dashes.count <= 3, lines[..<first].contains(where: { !$0.isBlank }) else { return nil }
        if isInList(first, indent: lines[dash].indent) { return nil }
        for line in dashes where !isCredit(line, before: first) { return nil }
        var found = Found(textLines: first)
        let end = note?.lowerBound ?? lines.count
        for (index, line) in dashes.enumerated() {
            let stop = index + 1 < dashes.count ? dashes[index + 1] : end
            found.pieces.append([mark(lines[line])!.upperBound..<lines[line].range.upperBound])
            for more in (line + 1)..<max(stop, line + 1) where !lines[more].isBlank {
                let stretch = lines[more].start..<lines[more].range.upperBound
                // "-- At work" above "(Ada Brook, The Long Brook)"; other lines go on with the one above.
                if bytes[stretch.lowerBound] == UInt8(ascii: "(") {
                    found.pieces.append([stretch])
                } else {
                    found.pieces[found.pieces.count - 1].append(stretch)
                }
            }
        }
        found.note = note
        while found.textLines > 0, lines[found.textLines - 1].isBlank { found.textLines -= 1 }
        return found
    }

    /// The last line with a dash in front, if what follows it belongs to it; and the remark behind it.
    private func lastDashLine() -> (Int, note: Range<Int>?)? {
        var index = lines.count - 1
        var note: Range<Int>?
        if let remark = remark(), remark.lowerBound > 1 {
            var above = remark.lowerBound - 1
            while above > 0, lines[above].isBlank { above -= 1 }
            // Set below a dash it is part of the attribution itself.
            if lines[remark.lowerBound].indent <= lines[above].indent {
                note = remark
                index = above
            }
        }
        let lowest = max(1, index - 5)
        let end = index
        while index >= lowest {
            if mark(lines[index]) != nil {
                let indent = lines[index].indent
                let below = lines[(index + 1)..<max(end + 1, index + 1)]
                // Continuation lines are set in; a line at the margin, or behind a gap, is something else.
                let isSetIn = below.allSatisfy { !$0.isBlank && $0.indent > 0 }
                guard
                    isSetIn && below.count < 4 || below.allSatisfy({ isBelow($0, indent) })
                        || isOpenBracket(lines[index...end])
                else { return nil }
                return (index, note)
            }
            index -= 1
        }
        return nil
    }

    /// Whether two lines of attribution below each other are about one entry.
    private func isOfOneBlock(_ upper: FortuneLine, _ lower: FortuneLine) -> Bool {
        guard let mark = mark(upper), mark.count > 1, Dash.length(bytes[mark]) != 1 else { return false }
        return upper.indent == lower.indent || upper.indent >= 4 && lower.indent >= 4
    }

    /// Whether a bracket that is opened on the first line is closed on the last and nowhere between.
    private func isOpenBracket(_ lines: ArraySlice<FortuneLine>) -> Bool {
        var depth = 0
        for (index, line) in zip(lines.indices, lines) {
            if line.isBlank { return false }
            for byte in bytes[line.range] {
                if byte == UInt8(ascii: "(") { depth += 1 }
                if byte == UInt8(ascii: ")") { depth -= 1 }
            }
            if depth <= 0, index < lines.endIndex - 1 { return false }
        }
        return depth == 0 && lines.count > 1
    }

    /// Set deeper than the dash, or at least as deep as attributions usually stand.
    private func isBelow(_ line: FortuneLine, _ indent: Int) -> Bool { line.indent > indent || line.indent >= 8 }

    /// Closing lines in brackets that are not set below a dash: `(said of the keeper)`.
    private func remark() -> Range<Int>? {
        guard let last = bytes[lines[lines.count - 1].range].last,
            last == UInt8(ascii: ")") || last == UInt8(ascii: "]")
        else { return nil }
        let open = last == UInt8(ascii: ")") ? UInt8(ascii: "(") : UInt8(ascii: "[")
        var index = lines.count - 1
        while index > 0, index > lines.count - 6 {
            let line = lines[index]
            if line.isBlank || mark(line) != nil { return nil }
            if bytes[line.start] == open {
                let above = lines[..<index].last { !$0.isBlank }
                return above.map { mark($0) != nil || $0.indent >= 8 } == true ? index..<lines.count : nil
            }
            index -= 1
        }
        return nil
    }

    /// Whether lines above begin with the same dash at the same place, near the margin: a list.
    private func isInList(_ first: Int, indent: Int) -> Bool {
        lines[..<first].contains {
            $0.indent == indent && (indent < 4 || $0.start == lines[0].start) && mark($0) != nil
        }
    }

    // MARK: Marks

    /// The dash in front of a line's text, and the space behind it.
    private func mark(_ line: FortuneLine) -> Range<Int>? {
        let text = bytes[line.start..<line.range.upperBound]
        guard let length = Dash.length(text), length < text.count else { return nil }
        var end = line.start + length
        while end < line.range.upperBound, bytes[end] <= 0x20 { end += 1 }
        guard end < line.range.upperBound else { return nil }
        // A single hyphen begins lists more often than names.
        if length == 1, !isUpper(end) { return nil }
        return line.start..<end
    }

    /// Whether a line that begins with a dash credits somebody, rather than going on with a sentence.
    private func isCredit(_ index: Int, before first: Int) -> Bool {
        let line = lines[index]
        guard let mark = mark(line) else { return false }
        let content = mark.upperBound..<line.range.upperBound
        let isSingle = Dash.length(bytes[mark.lowerBound..<line.range.upperBound]) == 1
        if line.indent < 4, bytes[content].suffix(2).elementsEqual([0x2D, 0x2D]) { return false }
        if line.indent < 8, AttributionShape.isSentence(bytes[content]) { return false }
        if let above = lines[..<first].last(where: { !$0.isBlank }),
            AttributionShape.isAnswer(bytes[content], to: bytes[above.range])
        {
            return false
        }
        if isSingle { return index == lines.count - 1 && words(content) <= 10 && index == first && !isListed(first) }
        if line.indent >= 4 { return true }
        let above = lines[..<first].last { !$0.isBlank }
        let isParted = first > 0 && lines[first - 1].isBlank
        let closes = above.map { AttributionShape.closesSentence(bytes[$0.range]) } == true
        if line.indent > 0 { return closes || isParted || isUpper(content.lowerBound) }
        return (closes || isParted) && isUpper(content.lowerBound) && words(content) <= 14
    }

    private func isListed(_ first: Int) -> Bool {
        let above = lines[..<first].last { !$0.isBlank }
        return above.map { bytes[$0.start] == UInt8(ascii: "-") } == true
    }

    private func words(_ range: Range<Int>) -> Int {
        bytes[range].split(separator: 0x20).count
    }

    /// A capital, a letter beyond ASCII, or a mark that names begin with.
    private func isUpper(_ offset: Int) -> Bool {
        let byte = bytes[offset]
        return (0x41...0x5A).contains(byte) || byte >= 0x80 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "(")
            || byte == UInt8(ascii: "_")
    }

    // MARK: On the last line of the text

    private func inline() -> Found? {
        guard let (mark, end) = inlineMark(lines[lines.count - 1]) else { return nil }
        var found = Found(textLines: lines.count)
        found.inlineCut = mark.lowerBound
        found.pieces = [[mark.upperBound..<end]]
        found.firstMark = mark
        return found
    }

    /// A dash amid a line with a name behind it: white space, dash and white space as one stretch.
    private func inlineMark(_ line: FortuneLine) -> (Range<Int>, Int)? {
        let end = line.range.upperBound
        var at = end
        while at > line.start + 1 {
            at -= 1
            guard let length = Dash.length(bytes[at..<end]), length > 1 else { continue }
            var space = at
            while space > line.start, bytes[space - 1] == 0x20 || bytes[space - 1] == 0x09 { space -= 1 }
            guard space > line.start, space < at else { continue }
            var name = at + length
            while name < end, bytes[name] <= 0x20 { name += 1 }
            guard name < end else { return nil }
            let columns = bytes[space..<at].reduce(0) { $0 + ($1 == 0x09 ? 8 : 1) }
            let closes = AttributionShape.closesSentence(bytes[line.start..<space])
            guard columns > 1 || closes else { return nil }
            let content = bytes[name..<end]
            guard columns >= 4 || isUpper(name), !AttributionShape.isSentence(content), !content.isArt else {
                return nil
            }
            if columns == 1, !AttributionShape.looksLikeName(content) { return nil }
            return (space..<name, end)
        }
        return nil
    }

    // MARK: More than one

    /// Marks in the text that credit somebody as well.
    private func marksInside(_ found: Found) -> [Range<Int>] {
        guard lines.count > 2 else { return [] }
        var marks: [Range<Int>] = []
        for index in 1..<max(1, found.textLines) {
            let line = lines[index]
            if index == found.textLines - 1, found.inlineCut != nil { continue }
            if let mark = mark(line), line.indent >= 8, isCredit(index, before: index),
                mark.count > 1, !(index + 1 < found.textLines && isListed(at: index))
            {
                marks.append(mark)
            } else if found.inlineCut != nil, let (mark, _) = inlineMark(line) {
                marks.append(mark)
            }
        }
        // Many in a row are a list.
        return marks.count > 12 ? [] : marks
    }

    /// Whether the next line has the same dash: a list and not a name.
    private func isListed(at index: Int) -> Bool {
        mark(lines[index + 1]) != nil && mark(lines[index - 1]) != nil
    }
}

extension ArraySlice<UInt8> {
    /// Whether it is drawn rather than written: fewer letters than other marks.
    fileprivate var isArt: Bool {
        let letters = filter { (0x41...0x5A).contains($0 & 0xDF) || $0 >= 0x80 || (0x30...0x39).contains($0) }.count
        let spaces = filter { $0 == 0x20 }.count
        return letters * 2 < count - spaces
    }
}
