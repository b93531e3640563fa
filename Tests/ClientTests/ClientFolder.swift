import BundleReader
import BundleSamples
import BundleViews
import BundleWriter
import Foundation
import TestSupport

/// Every example of a bundle in a folder of its name, and pages of the good ones, whole and damaged.
struct ClientFolder {
    let folder: TemporaryFolder
    let good: [BundleExamples.Example]
    let bad: [BundleExamples.Example]

    /// Names of folders of pages.
    private(set) var goodPages: [String] = []
    private(set) var badPages: [String] = []

    static let documents = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../docs/clients").standardized
    static let drivers = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Drivers")
    static let page = documents.appendingPathComponent("browser/index.html").path

    init() throws {
        folder = try TemporaryFolder()
        let examples = try BundleExamples()
        (good, bad) = (examples.good, examples.bad)
        for example in good + bad {
            for (name, bytes) in example.files { try folder.write("\(example.name)/\(name)", bytes) }
        }
        for example in good where example.name != "slice" { try addPages(of: example) }
        try addSignedPages(of: "pages-every-sort")
    }

    /// Pages as they are, and with each of the files that a client reads damaged.
    private mutating func addPages(of example: BundleExamples.Example) throws {
        let bundle = try Bundle(folder: folder.at(example.name))
        let views = folder.at("views-\(example.name)")
        try CatalogViews.write([.pages], of: bundle, in: folder.at(example.name), to: views)
        let copied = bundle.catalog.files.map { "\($0.sha256).jsonl" }
        let names = try FileManager.default.contentsOfDirectory(atPath: "\(views)/pages").sorted()
        let pages = "pages-\(example.name)"
        try FileManager.default.copyItem(atPath: "\(views)/pages", toPath: folder.at(pages))
        goodPages.append(pages)
        // The whole catalog is one page here, and that has the bytes of records.jsonl.
        let records = "\(bundle.catalog.files.first { $0.name == BundleLayout.records }!.sha256).jsonl"
        for (number, name) in names.enumerated() where name == records || !copied.contains(name) {
            for (what, edit) in Self.damages {
                var bytes = try folder.bytes("\(pages)/\(name)")
                guard !bytes.isEmpty else { continue }
                edit(&bytes)
                let bad = "bad-\(pages)-\(number)-\(what)"
                try FileManager.default.copyItem(atPath: folder.at(pages), toPath: folder.at(bad))
                try folder.write("\(bad)/\(name)", bytes)
                badPages.append(bad)
            }
        }
    }

    /// Pages whose manifest was written so, and must not be believed all the same.
    private mutating func addSignedPages(of pages: String) throws {
        let manifest = try folder.text("\(pages)/manifest.json")
        let replacements = [
            ("major", #""format":{"major":1"#, #""format":{"major":2"#), ("no-lists", #""lists":"#, #""listen":"#),
            ("age-as-text", #""lowest":12"#, #""lowest":"12""#), ("count", #""count":1"#, #""count":2"#),
            ("list-age-as-text", #""firstAge":13"#, #""firstAge":"13""#), ("slots", #""slots":6"#, #""slots":7"#),
            ("category-without-title", #""title":"Rest""#, #""titre":"Rest""#),
        ]
        for (what, old, new) in replacements {
            let bad = "bad-\(pages)-signed-\(what)"
            precondition(manifest.contains(old), "\(what)")
            try FileManager.default.copyItem(atPath: folder.at(pages), toPath: folder.at(bad))
            try folder.write("\(bad)/manifest.json", signed(manifest.replacingOccurrences(of: old, with: new)))
            badPages.append(bad)
        }
    }

    /// With the digest that the text has at the beginning.
    private func signed(_ text: String) -> [UInt8] {
        var bytes = Array(text.utf8)
        let start = BundleLayout.catalogOpening.utf8.count
        bytes.replaceSubrange(
            start..<start + BundleLayout.digestLength, with: CatalogFile.digests(bytes)!.found.utf8)
        return bytes
    }

    private static let damages: [(String, @Sendable (inout [UInt8]) -> Void)] = [
        ("flipped", { $0[$0.count / 2] ^= 1 }), ("truncated", { $0.removeLast() }), ("emptied", { $0 = [] }),
    ]

    /// What a client is asked about every bundle.
    struct Asked: Encodable {
        let ids = [1, 3, 4, 10, 11, 77].map { SampleCatalog.id($0).string }
        let choices = [
            Choice(category: "courage", age: 13, language: "en"), Choice(category: "rest", age: 4, language: "de"),
            Choice(category: "", age: 90, language: "en"), Choice(category: "courage", age: 91, language: "en"),
            Choice(category: "courage", age: 11, language: "en"), Choice(category: "nothing", age: 40, language: "fr"),
        ]

        /// As a list of its three values; no category stands for all.
        struct Choice: Encodable {
            let category: String
            let age: Int
            let language: String

            func encode(to encoder: any Encoder) throws {
                var list = encoder.unkeyedContainer()
                try list.encode(category)
                try list.encode(age)
                try list.encode(language)
            }
        }

        /// As JSON on a command line.
        var text: String { String(decoding: try! JSONEncoder().encode(self), as: UTF8.self) }
    }

    /// What a client says about one bundle: why it refuses it, or what is in it.
    struct Found: Decodable, Hashable {
        var refused: String?
        var lines: [String]?
        var resolved: [String]?
        var suiting: [[Int]]?
    }

    /// What the Swift reader says.
    func expected(of example: BundleExamples.Example) throws -> Found {
        let bundle = try Bundle(folder: folder.at(example.name))
        let asked = Asked()
        return Found(
            lines: bundle.records.map { String(decoding: bundle.line(at: $0.ordinal)!, as: UTF8.self) },
            resolved: asked.ids.map { id in
                switch bundle.resolve(id) {
                case .live: "live"
                case .moved(let target): "moved \(target)"
                case .gone(let reason, _, _): "gone \(reason)"
                case .unknown: "unknown"
                }
            },
            suiting: asked.choices.map { choice in
                bundle.records.filter {
                    (choice.category.isEmpty || $0.categories.contains(choice.category))
                        && $0.language == choice.language && $0.minAge >= 1 && $0.minAge <= choice.age
                        && choice.age <= $0.maxAge ?? .max
                }.map(\.ordinal)
            })
    }
}
