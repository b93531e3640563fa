import Diagnostics

/// Lines of two texts that somebody wants compared: `{"n":1,"a":"…","b":"…"}`, and where known `author_a`, `author_b`
/// and `lang`.
package struct TextPairLines: Sendable {
    /// In the order of the lines.
    package private(set) var pairs: [Pair] = []

    /// The first texts as records; every line that is no pair is a rejection, and a finding says why.
    package private(set) var result: ImportResult

    package struct Pair: Sendable {
        /// Under which the verdict is wanted.
        package let number: Int
        package let a: String
        package let b: String
        package let authorA: String?
        package let authorB: String?

        /// Nil where the line does not state it.
        package let language: String?
    }

    package init(_ file: SourceFile) {
        var options = ImportOptions()
        options.map = [.text: "a", .author: "author_a"]
        result = Importer.read(file, as: .jsonLines, options)
        let records = result.records
        result.records = []
        for record in records {
            switch Self.read(record) {
            case .success(let pair):
                pairs.append(pair)
                result.records.append(record)
            case .failure(let fault):
                result.findings.add(fault.finding)
                result.rejections.append(
                    Rejection(origin: record.origin, rule: fault.finding.rule, range: fault.finding.range))
            }
        }
    }

    private struct Fault: Error {
        let finding: Diagnostic
    }

    private static func read(_ record: ImportedRecord) -> Result<Pair, Fault> {
        func failure(_ finding: Diagnostic) -> Result<Pair, Fault> { .failure(Fault(finding: finding)) }
        guard let n = record.extra("n") else { return failure(IncompletePair.noNumber(at: record.range)) }
        guard let number = Int(n.string) else { return failure(IncompletePair.notANumber(n)) }
        let texts = record.extras.filter { $0.key == "b" }.map(\.value)
        guard let b = texts.first else { return failure(IncompletePair.noText(at: record.range)) }
        guard texts.count == 1 else { return failure(IncompletePair.severalTexts(texts[1])) }
        return .success(
            Pair(
                number: number, a: record.text.string, b: b.string, authorA: record.author?.string,
                authorB: record.extra("author_b")?.string, language: record.language?.string))
    }
}
