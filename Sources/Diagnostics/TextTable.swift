/// A few aligned columns for the end of a run.
///
///     category    entries   12-15
///     courage         112      80
package struct TextTable: Sendable {
    package enum Alignment: Hashable, Sendable {
        case left, right
    }

    private let alignments: [Alignment]
    private var rows: [[String]]

    /// - Parameter columns: headings from left to right; numbers read best on the right.
    package init(_ columns: [(heading: String, alignment: Alignment)]) {
        alignments = columns.map(\.alignment)
        rows = [columns.map(\.heading)]
    }

    /// Adds a line; what is missing at its end stays empty.
    package mutating func add(_ cells: [String]) {
        precondition(cells.count <= alignments.count, "a row has more cells than the table has columns")
        rows.append(cells.map { escaped($0) })
    }

    package var isEmpty: Bool { rows.count == 1 }

    /// The table, each line ending in a line feed; nothing trails behind the last word of a line.
    package func text(indent: Int = 0) -> String {
        let widths = alignments.indices.map { column in
            rows.map { column < $0.count ? displayWidth($0[column]) : 0 }.max() ?? 0
        }
        var result = ""
        for row in rows {
            var line = String(repeating: " ", count: indent)
            for (column, cell) in row.enumerated() {
                if column > 0 { line += "   " }
                line += padded(cell, to: widths[column], toTheRight: alignments[column] == .right)
            }
            while line.hasSuffix(" ") { line.removeLast() }
            result += line + "\n"
        }
        return result
    }
}
