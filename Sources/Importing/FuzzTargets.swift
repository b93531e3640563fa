import Diagnostics

// What a fuzzer calls: any bytes may come in, and nothing may trap.

package func fuzzJSON(_ bytes: [UInt8]) {
    fuzz(bytes, as: .json)
    fuzz(bytes, as: .jsonLines)
}

package func fuzzCSV(_ bytes: [UInt8]) {
    fuzz(bytes, as: .csv)
    var options = ImportOptions()
    options.hasHeader = false
    options.separator = "|"
    options.hasQuoting = false
    options.map = [.text: "1", .tags: "2"]
    fuzz(bytes, as: .csv, options)
}

package func fuzzFortune(_ bytes: [UInt8]) { fuzz(bytes, as: .fortune) }

package func fuzzMarkdownList(_ bytes: [UInt8]) { fuzz(bytes, as: .markdown) }

/// Other people's XML, and the exports of ours that are read back.
package func fuzzStandards(_ bytes: [UInt8]) {
    for format in [ImportFormat.docbook, .tei, .jsonLD, .csl] { fuzz(bytes, as: format) }
}

/// Every position of a record lies in its file, and the sum is right.
private func fuzz(_ bytes: [UInt8], as format: ImportFormat, _ options: ImportOptions = ImportOptions()) {
    let file = SourceFile(path: "fuzz" + format.endings[0], bytes: bytes)
    let result = Importer.read([file], as: format, options)
    precondition(result.read == result.summary().read)
    for record in result.records {
        precondition(!record.text.isBlank)
        let end = record.text.string.utf8.count
        for text in [record.text, record.author, record.work, record.note].compactMap(\.self) {
            let range = text.range(0..<min(end, text.string.utf8.count)).bytes
            precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
        }
    }
    for finding in result.findings.kept {
        precondition(finding.range.bytes.lowerBound >= 0 && finding.range.bytes.upperBound <= bytes.count)
    }
}
