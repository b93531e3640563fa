import Diagnostics

/// Reads records out of tables: CSV, TSV and others of that kind.
enum SeparatedImporter {
    static func read(_ text: DecodedText, _ options: ImportOptions) -> ImportResult {
        var assembler = RecordAssembler(text, options, .csv)
        let separator = options.separator ?? SeparatorGuess.separator(of: text)
        if options.separator == nil { assembler.remark("separator '\(shown(separator))'") }
        var rows = SeparatedRows(text, separator: separator, hasQuoting: options.hasQuoting)
        var columns: [(name: String, range: SourceRange)] = []
        var noText: Diagnostic?
        var isFirst = true
        while let row = rows.next() {
            if isFirst {
                isFirst = false
                columns = names(row, rows, options)
                if options.hasHeader {
                    if !columns.contains(where: { assembler.isTextField($0.name) }) {
                        noText = MissingText.noColumn(
                            columns: columns.map(\.name), at: text.range(row.fields[0].range))
                    }
                    if let fault = row.fault { assembler.add(fault) }
                    continue
                }
            }
            add(row, rows, columns, noText, to: &assembler)
            noText = nil
        }
        return assembler.finished()
    }

    private static func add(
        _ row: SeparatedRows.Row, _ rows: SeparatedRows, _ columns: [(name: String, range: SourceRange)],
        _ noText: Diagnostic?, to assembler: inout RecordAssembler
    ) {
        let origin = assembler.origin(.row(row.line))
        if let noText { assembler.add(noText) }
        if let fault = row.fault {
            assembler.reject(origin, fault)
            return
        }
        guard row.fields.count == columns.count else {
            let place = row.fields.count > columns.count ? row.fields[columns.count].range : row.range
            let finding = MalformedCSV.fieldCount(
                row.fields.count, of: columns.count, at: assembler.text.range(place))
            assembler.reject(origin, finding)
            return
        }
        let fields = zip(row.fields, columns).map { field, column in
            ForeignField(
                key: column.name, keyRange: column.range, values: [rows.text(field)], isText: true, isList: false)
        }
        guard fields.contains(where: { assembler.isTextField($0.key) }) else {
            // Said once, at the header.
            assembler.reject(origin, for: MissingText.about.id, at: assembler.text.range(row.range))
            return
        }
        assembler.assemble(fields, origin: origin, bytes: row.range)
    }

    private static func names(
        _ row: SeparatedRows.Row, _ rows: SeparatedRows, _ options: ImportOptions
    ) -> [(name: String, range: SourceRange)] {
        row.fields.enumerated().map { index, field in
            let text = rows.text(field)
            let name = text.string.trimmingSpaces
            return (options.hasHeader && !name.isEmpty ? name : String(index + 1), text.range)
        }
    }

    private static func shown(_ separator: Character) -> String { separator == "\t" ? "tab" : String(separator) }
}

extension String {
    /// Without white space around it.
    var trimmingSpaces: String {
        var bytes = utf8[...]
        while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
        while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
        return String(Substring(bytes))
    }
}
