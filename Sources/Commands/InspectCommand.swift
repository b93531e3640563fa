import ArgumentParser
import BundleReader
import Diagnostics
import FileAccess
import Publishing

/// Opens a bundle as a server would, checks it, and shows what is in it.
struct InspectCommand: ToolCommand {
    static let configuration = CommandConfiguration(
        commandName: "inspect",
        abstract: "Check a bundle and show what is in it, or what became of an id.")

    @Argument(help: "The bundle.")
    var bundle: String

    @Argument(help: "Ids to resolve.")
    var ids: [String] = []

    func work() async throws {
        let bundle = try Bundle.opened(StepInput.withoutSlashes(bundle))
        if ids.isEmpty { return try FileWriting.standardOutput(overview(of: bundle)) }
        var unknown = 0
        for id in ids {
            let resolution = bundle.resolve(id)
            if resolution == .unknown { unknown += 1 }
            try FileWriting.standardOutput(text(of: resolution, id, in: bundle.catalog))
        }
        if unknown > 0 { throw Outcome.contentHasErrors }
    }

    private func overview(of bundle: Bundle) -> String {
        let catalog = bundle.catalog
        var text = """
            \(catalog.name), content version \(catalog.contentNumber) (\(catalog.contentLabel), \(catalog.phase))
            format \(catalog.format.major).\(catalog.format.minor), released \(catalog.released), licence \(catalog.licence)
            \(counted(catalog.counts.live, "message")), \(catalog.counts.gone) withdrawn or moved, \(counted(bundle.authors.count, "author"))
            digest \(catalog.digest)


            """
        if let slice = catalog.slice { text = "the slice '\(slice.name)' of " + text }
        var files = TextTable([("file", .left), ("bytes", .right), ("SHA-256", .left)])
        for file in catalog.files { files.add([file.name, String(file.size), file.sha256]) }
        text += files.text() + "\n"
        for language in catalog.languages {
            var supply = TextTable(
                [("messages for an age of (\(language))", .left)] + catalog.ageBands.map { (String($0), .right) })
            for category in catalog.categories {
                let counts = catalog.counts.supply[category.id]?[language] ?? catalog.ageBands.map { _ in 0 }
                supply.add([category.title] + counts.map(String.init))
            }
            text += supply.text() + "\n"
        }
        return text + "all files have the size and digest that catalog.json gives\n"
    }

    private func text(of resolution: Resolution, _ id: String, in catalog: CatalogInfo) -> String {
        switch resolution {
        case .live(let record): return "\(id) is live, revision \(record.revision)\n\(card(record))\n"
        case .moved(let target): return "\(id) was merged into \(target)\n"
        case .gone(let reason, let instead, let erase):
            return "\(id) was withdrawn: \(escaped(reason))" + (instead.map { "; instead: \($0)" } ?? "")
                + (erase ? "; saved copies are to be erased" : "") + "\n"
        case .unknown:
            guard let slice = catalog.slice else {
                return "\(escaped(id)) is unknown: no release of this catalog ever had it\n"
            }
            return "\(escaped(id)) is unknown in the slice '\(slice.name)'; the whole catalog may have it\n"
        }
    }

    private func card(_ record: Record) -> String {
        var lines = record.text.split(separator: "\n", omittingEmptySubsequences: false).map { "    \(escaped($0))" }
        if let author = record.author {
            let work = record.work.map { ", \($0.title)" + ($0.locator.map { " \($0)" } ?? "") } ?? ""
            lines.append("    — \(author.name)\(work)")
        }
        lines.append("  kind \(record.kind.rawValue), language \(record.language), from age \(record.minAge) on")
        if let rated = record.rated {
            lines.append(
                "  \(rated.by == "reader" ? "read by people" : "read by nobody: rules found nothing, which is no verdict")"
            )
        }
        lines.append("  categories \(record.categories.joined(separator: ", "))")
        if !record.moods.isEmpty { lines.append("  moods \(record.moods.joined(separator: ", "))") }
        lines.append("  ordinal \(record.ordinal), status \(record.status.rawValue), licence \(record.rights.licence)")
        if let note = record.note { lines.append("  note on the status: \(escaped(note))") }
        if let original = record.original { lines.append("  originally: \(escaped(original))") }
        if let basis = record.rights.basis {
            lines.append("  rights: \(basis)" + (record.rights.reason.map { ", \(escaped($0))" } ?? ""))
        }
        for correction in record.history {
            lines.append(
                "  until \(correction.on) by \(escaped(correction.former)): \(escaped(correction.reason))")
        }
        lines.append("  added in content version \(record.added), changed in \(record.changed)")
        return lines.joined(separator: "\n")
    }
}
