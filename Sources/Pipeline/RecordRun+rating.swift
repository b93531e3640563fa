import CatalogModel
import Diagnostics
import Tagging

extension RecordRun {
    /// The ages that anyone's records declare under `ages`; what declares none is for adults.
    package func rate(_ file: SourceFile) throws(StageProblem) -> (report: Report, lines: [UInt8]) {
        let read = try StageFile.read(file).result
        let lines = RatingLines.bytes(
            of: read.records.map { (id: $0.id, ages: $0.extra("ages").flatMap { Ages($0.string) }) })
        let report = Judgement(phase: phase, isStrict: isStrict).report(
            read.findings, on: nil, files: 1, entries: read.read)
        return (report, lines)
    }
}
