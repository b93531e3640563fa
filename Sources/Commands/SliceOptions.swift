import ArgumentParser
import CatalogModel
import Diagnostics
import Pipeline
import Slicing

/// Which parts of the catalog become bundles of their own.
struct SliceOptions: ParsableArguments {
    @Option(help: "A slice of catalog.yml to write to slices/NAME beside the bundle. May be repeated.")
    var slice: [String] = []

    @Flag(help: "Write all slices of catalog.yml.")
    var slices = false

    @Option(help: "Where the report of what a single slice leaves out goes; slices/NAME.left-out.json unless given.")
    var sliceReport: String?

    func validate() throws {
        if slices, !slice.isEmpty { throw ValidationError("--slices writes all; leave out --slice") }
        if sliceReport != nil, slices || Set(slice).count != 1 {
            throw ValidationError("--slice-report goes with one --slice")
        }
    }

    var plan: SlicePlan { SlicePlan(names: slices ? nil : slice, reportPath: sliceReport) }
}

/// What became of the slices: the closing summary of a run that wrote or removed some.
enum SliceTable {
    static func text(_ compiled: CompiledBundle, beside bundle: String) -> String {
        let folder = SlicePlan.folder(beside: bundle)
        let removed = compiled.removedSlices.map { "removed \(folder)/\($0): catalog.yml defines no such slice\n" }
        return written(compiled.slices, in: folder) + removed.joined()
    }

    private static func written(_ slices: [BundleSlice], in folder: String) -> String {
        if slices.isEmpty { return "" }
        var table = TextTable([("slice", .left), ("messages", .right), ("left out by", .left)])
        for slice in slices {
            let reasons = slice.counts.map { "\($0.key.rawValue) \(grouped($0.count))" }.joined(separator: ", ")
            table.add([slice.name, grouped(slice.count), reasons])
        }
        return table.text() + "wrote \(counted(slices.count, "slice")) to \(folder)\n"
    }
}
