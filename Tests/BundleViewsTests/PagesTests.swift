import BundleReader
import BundleSamples
import BundleViews
import CatalogModel
import TestSupport
import Testing

struct PagesTests {
    @Test func saysWhatTheBundleSays() throws {
        for input in [SampleCatalog.everySort, ViewSample.many(), SampleCatalog.input([])] {
            let sample = try ViewSample(input)
            try sample.write()
            #expect(try sample.differences(of: CatalogViews.pages) == [])
        }
    }

    @Test func holdsTheLinesOfTheBundle() throws {
        let sample = try ViewSample(ViewSample.many())
        try sample.write()
        let pages = try Manifest(of: sample).pages
        #expect(pages.count == 3)
        let lines = try pages.map { try sample.folder.text("views/pages/\($0).jsonl") }.joined()
        #expect(try lines == sample.folder.text("bundle/records.jsonl"))
        for page in pages {
            #expect(try SHA256Digest.hexadecimal(of: sample.folder.bytes("views/pages/\(page).jsonl")) == page)
        }
    }

    /// Each age has all messages that suit it, counted by the records alone.
    @Test func hasAListForEveryAge() throws {
        let sample = try ViewSample(ViewSample.many())
        try sample.write()
        let manifest = try Manifest(of: sample)
        for category in [nil, "courage", "rest"] {
            for language in ["en", "de", "pt-BR"] {
                for age in 1...30 {
                    let expected = sample.bundle.records.filter { record in
                        record.language == language && category.map(record.categories.contains) ?? true
                            && record.minAge >= 1 && record.minAge <= age && age <= record.maxAge ?? .max
                    }
                    let found = try manifest.ordinals(category, language, age, in: sample)
                    #expect(found == expected.map(\.ordinal), "\(category ?? "all") \(language) \(age)")
                }
            }
        }
    }

    @Test func keepsTheNamesOfWhatAReleaseLeavesAlone() throws {
        var input = ViewSample.many()
        let before = try ViewSample(input)
        // New words: one page and the manifest are others.
        input.messages[299].text = "Other words."
        let reworded = try ViewSample(input)
        // Another age: lists as well.
        input.messages[299].minAge += 1
        let raised = try ViewSample(input)
        for sample in [before, reworded, raised] { try sample.write() }
        let names = try [before, reworded, raised].map { Set(try $0.folder.names(in: "views/pages")) }
        #expect(names[1].subtracting(names[0]).count == 1)
        #expect(names[0].subtracting(names[1]).count == 1)
        #expect(try Manifest(of: reworded).lists == Manifest(of: before).lists)
        let changed = names[2].subtracting(names[1])
        #expect(changed.count { $0.hasSuffix(".jsonl") } == 1)
        #expect(changed.contains { $0.hasSuffix(".json") })
        #expect(try Manifest(of: raised).lists.count { !Set(try! Manifest(of: before).lists).contains($0) } < 20)
    }

    @Test func noticesEveryDamagedFile() throws {
        let sample = try ViewSample()
        try sample.write()
        for name in try sample.folder.names(in: "views/pages") {
            let path = "views/pages/\(name)"
            let whole = try sample.folder.bytes(path)
            for offset in stride(from: 0, to: whole.count, by: 61) {
                var damaged = whole
                damaged[offset] ^= 1
                try sample.folder.write(path, damaged)
                #expect(try sample.differences(of: CatalogViews.pages) != [], "\(name), byte \(offset)")
            }
            try sample.folder.remove(path)
            #expect(try sample.differences(of: CatalogViews.pages) != [], "\(name) is missing")
            try sample.folder.write(path, whole)
        }
        #expect(try sample.differences(of: CatalogViews.pages) == [])
        try sample.folder.write("views/pages/stray.json", "[]")
        #expect(try sample.differences(of: CatalogViews.pages) == ["stray.json is named nowhere in the manifest"])
    }

    /// Pages of the whole beside a slice of it.
    @Test func areNeverThoseOfASlice() throws {
        let sample = try ViewSample()
        try sample.write()
        let example = try #require(try BundleExamples().good.first { $0.name == "slice" })
        for (name, bytes) in example.files { try sample.folder.write("slice/\(name)", bytes) }
        let slice = try Bundle(folder: sample.folder.at("slice"))
        #expect(throws: ViewProblem.self) {
            try CatalogViews.write([.pages], of: slice, in: sample.folder.at("slice"), to: sample.views)
        }
        let pages = try CatalogViews.check(sample.views, against: slice).first { $0.view == CatalogViews.pages }
        #expect(pages?.differences.first == ["they are of another bundle: of the slice 'de' there are no pages"])
    }

    @Test func replacesOnlyPages() throws {
        let sample = try ViewSample()
        try sample.folder.write("views/pages/letter.txt", "dear")
        #expect {
            try CatalogViews.write([.database, .pages], of: sample.bundle, in: sample.source, to: sample.views)
        } throws: {
            "\($0)".hasSuffix("views/pages: what is there are no pages: it has no manifest.json")
        }
        #expect(try sample.folder.names(in: "views/pages") == ["letter.txt"])
        // Nor the other view, which was made before that was seen.
        #expect(try sample.folder.names(in: "views") == ["pages"])
    }
}

/// `manifest.json` as a client reads it.
private struct Manifest: Decodable {
    let pages: [String]
    let lists: [List]

    struct List: Decodable, Hashable {
        let category: String?
        let count: Int
        let firstAge: Int
        let lang: String
        let lastAge: Int?
        let sha256: String
    }

    init(of sample: ViewSample) throws {
        self = try decoded(sample.folder.bytes("views/pages/manifest.json"))
    }

    func ordinals(_ category: String?, _ language: String, _ age: Int, in sample: ViewSample) throws -> [Int] {
        let fitting = lists.filter {
            $0.category == category && $0.lang == language && $0.firstAge <= age && age <= $0.lastAge ?? .max
        }
        guard let list = fitting.first else { return [] }
        #expect(fitting.count == 1)
        let ordinals: [Int] = try decoded(sample.folder.bytes("views/pages/\(list.sha256).json"))
        #expect(ordinals.count == list.count)
        return ordinals
    }
}
