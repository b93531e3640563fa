import BundleReader
import BundleSamples
import CatalogModel
import FileAccess
import Foundation
import Slicing
import TestSupport
import Testing

/// A slice is a bundle of its own that says of each message what the whole says of it.
struct SliceTests {
    private let sample = try! SampleWhole()
    private var ids: [String] { (0...12).map { SampleCatalog.id($0).string } }

    @Test func keepsTheLinesOfItsMessagesByteForByteAndLeavesGaps() throws {
        let slice = try BundleSlice("quotes", of: sample.whole)
        let lines = [0, 2, 4].map { String(decoding: sample.bundle.line(at: $0) ?? [], as: UTF8.self) + "\n" }
        #expect(slice.text("records.jsonl") == lines.joined())
        let bundle = try slice.opened()
        #expect(bundle.records.map(\.ordinal) == [2])
        #expect(bundle.ordinals == 0..<5)
        #expect(bundle.record(at: 1) == nil && bundle.line(at: 1) == nil && bundle.record(at: 3) == nil)
        #expect(bundle.record(at: 2) == sample.bundle.record(at: 2))
        #expect(bundle.catalog.counts.live == 1 && bundle.catalog.counts.gone == 2)
    }

    @Test func isReadWhereItLiesByAnIndexOfItsOwn() throws {
        for name in ["quotes", "young"] {
            let slice = try BundleSlice(name, of: sample.whole)
            let (bundle, mapped) = (try slice.opened(), try slice.mapped())
            try mapped.checkFiles()
            #expect(try mapped.catalog.index != nil && mapped.catalog.index != sample.bundle.catalog.index)
            for ordinal in -1...7 { #expect(try mapped.record(at: ordinal) == bundle.record(at: ordinal)) }
            for id in ids { #expect(try mapped.resolve(id) == bundle.resolve(id)) }
            let choice = mapped.selection(age: 12, language: "en")
            #expect(
                try (0..<choice.count).map { try choice.record(at: $0) }
                    == bundle.records.filter { $0.language == "en" && $0.minAge <= 12 })
        }
    }

    @Test func hasNoIndexWhereTheWholeHasNone() throws {
        var folder = SignedFolder(sample.files)
        folder.dropIndex()
        let whole = try WholeBundle(catalog: folder.files["catalog.json"]!, files: folder.files)
        let slice = try BundleSlice("quotes", of: whole)
        #expect(slice.files.map(\.name) == ["catalog.json", "authors.jsonl", "ids.jsonl", "records.jsonl"])
        #expect(try slice.mapped().record(at: 2) == sample.bundle.record(at: 2))
    }

    @Test func forgetsRedirectsThatLeadOutOfItAndKeepsEveryWithdrawal() throws {
        let slice = try BundleSlice("quotes", of: sample.whole)
        // What was to take the place of message 10 is a video; the copies are to be erased all the same.
        #expect(
            slice.text("ids.jsonl") == """
                {"erase":true,"gone":true,"id":"\(ids[10])","on":"2026-11-22","reason":"late"}
                {"id":"\(ids[12])","moved":"\(ids[1])","on":"2026-11-22","reason":"same"}

                """)
        let bundle = try slice.opened()
        #expect(bundle.resolve(ids[10]) == .gone(reason: "late", instead: nil, erase: true))
        #expect(bundle.resolve(ids[12]) == .moved(to: ids[1]))
        #expect(bundle.resolve(ids[11]) == .unknown && bundle.resolve(ids[3]) == .unknown)
    }

    @Test func keepsARedirectIntoIt() throws {
        let bundle = try BundleSlice("young", of: sample.whole).opened()
        #expect(bundle.resolve(ids[11]) == .moved(to: ids[3]))
        #expect(bundle.records.map(\.id) == [ids[3], ids[4]])
        #expect(
            String(decoding: bundle.line(at: 3) ?? [], as: UTF8.self) == #"{"gone":true,"id":"\#(ids[11])","ord":3}"#)
    }

    @Test func countsTheMessagesOfItsAuthorsAnew() throws {
        let whole = try #require(sample.bundle.authors.first)
        #expect(whole.messageCount == 2 && whole.works.map(\.id) == ["letters", "meditations"])
        let author = try #require(try BundleSlice("quotes", of: sample.whole).opened().authors.first)
        #expect(author.messageCount == 1)
        #expect(author.works.map(\.id) == ["meditations"] && author.works.map(\.messageCount) == [1])
        #expect(author.name == whole.name && author.aliases == whole.aliases && author.life == whole.life)
    }

    @Test func saysInItsCatalogWhatItIs() throws {
        let slice = try BundleSlice("young", of: sample.whole)
        let text = slice.text("catalog.json")
        #expect(
            text.contains(
                #","slice":{"ages":{"highest":12,"lowest":9},"categories":["courage","rest"],"kinds":[],"#
                    + #""languages":["en"],"moods":[],"name":"young","status":[],"withoutTopics":[]}}"#))
        #expect(text.contains(#""audience":{"highest":12,"lowest":12},"categories":[{"description":"For courage."#))
        #expect(
            text.contains(
                #""counts":{"gone":2,"kinds":{"message":2},"languages":{"en":2},"live":2,"#
                    + #""supply":{"courage":{"en":[0,0,2,2,2,2]}}}"#))
        let catalog = try slice.opened().catalog
        #expect(catalog.slice?.name == "young" && catalog.slices.isEmpty)
        #expect(catalog.categories.map(\.id) == ["courage"] && catalog.languages == ["en"])
        #expect(catalog.contentNumber == 3 && catalog.contentLabel == sample.bundle.catalog.contentLabel)
        #expect(sample.bundle.catalog.slices.map(\.name) == ["quotes", "young"])
        #expect(sample.bundle.catalog.slices[1] == catalog.slice)
    }

    @Test func reportsEveryMessageThatIsLeftOutWithTheFirstKeyThatItDoesNotFit() throws {
        let slice = try BundleSlice("young", of: sample.whole)
        #expect(slice.count == 2)
        #expect(slice.counts.map(\.key) == [.languages, .ages] && slice.counts.map(\.count) == [1, 1])
        #expect(
            String(decoding: slice.report, as: UTF8.self) == """
                {"counts":{"ages":1,"languages":1},"leftOut":[{"id":"\(ids[1])","key":"ages"},\
                {"id":"\(ids[2])","key":"languages"}],"messages":2,"slice":"young"}

                """)
    }

    @Test(arguments: [
        (SliceFilter(kinds: ["message", "video"]), [3, 2, 4]), (SliceFilter(categories: ["rest"]), [1, 2]),
        (SliceFilter(ages: Ages(lowest: 91, highest: nil)), [3, 2, 4]),
        (SliceFilter(ages: Ages(lowest: 4, highest: 11)), [2]), (SliceFilter(languages: ["de"]), [2]),
        (SliceFilter(moods: ["tired", "calm"]), [3, 2, 4]), (SliceFilter(status: ["sourced"]), [1]),
        (SliceFilter(), [3, 1, 2, 4]), (SliceFilter(kinds: ["prompt"]), []),
    ])
    func takesWhatFitsEveryKey(filter: SliceFilter, numbers: [Int]) throws {
        let sample = try SampleWhole([SampleCatalog.slice("part", filter)])
        let bundle = try BundleSlice("part", of: sample.whole).opened()
        #expect(bundle.records.map(\.id) == numbers.map { SampleCatalog.id($0).string })
    }

    @Test func leavesOutTopics() {
        var message = SampleCatalog.message(1, "x")
        message.topics = [TopicMark(topic: "death")]
        let filter = SliceFilter(withoutTopics: ["drugs", "death"])
        #expect(filter.misfit(of: .init(message)) == .withoutTopics)
        message.topics = [TopicMark(topic: "sadness")]
        #expect(filter.misfit(of: .init(message)) == nil)
    }

    @Test func isMadeOfTheBundleAlone() throws {
        let folder = try TemporaryFolder()
        for (name, bytes) in sample.files { try folder.write("whole/\(name)", bytes) }
        for name in ["quotes", "young"] {
            let slice = try BundleSlice(name, of: sample.whole)
            let again = try BundleSlice(name, of: WholeBundle(folder: folder.at("whole")))
            #expect(slice.files == again.files && slice.leftOut == again.leftOut)
            var changes = Replacement()
            try again.write(to: folder.at("slices/\(name)"), &changes)
            try changes.commit()
            #expect(try Bundle(folder: folder.at("slices/\(name)")).catalog.digest == slice.opened().catalog.digest)
        }
    }

    @Test func refusesWhatItCannotCut() throws {
        #expect(throws: SliceProblem.unknown("quote", known: ["quotes", "young"])) {
            try BundleSlice("quote", of: sample.whole)
        }
        #expect(
            SliceProblem.unknown("quote", known: ["quotes", "young"]).description
                == "there is no slice 'quote'; did you mean 'quotes'?")
        #expect(
            SliceProblem.unknown("x", known: []).description == "there is no slice 'x'; catalog.yml defines no slices")
        let files = try BundleSlice("quotes", of: sample.whole).files
        #expect(throws: SliceProblem.notWhole("quotes")) {
            try WholeBundle(
                catalog: files[0].bytes, files: Dictionary(uniqueKeysWithValues: files.map { ($0.name, $0.bytes) }))
        }
        #expect(throws: SliceProblem.self) {
            try SampleWhole([SampleCatalog.slice("../elsewhere", SliceFilter())])
        }
        #expect(throws: SliceProblem.self) { try WholeBundle(folder: "no-such-folder") }
    }

    @Test func aFailingDiskLeavesTheOldSlice() throws {
        let folder = try TemporaryFolder(["slices/quotes/old": "old"])
        let slice = try BundleSlice("quotes", of: sample.whole)
        var operation = 1
        while true {
            do {
                var changes = Replacement(on: FailingDisk(failingAt: operation))
                try slice.write(to: folder.at("slices/quotes"), &changes)
                try changes.commit()
                break
            } catch {
                #expect(try FileManager.default.contentsOfDirectory(atPath: folder.at("slices")) == ["quotes"])
                // The last operation only forces the name to the disk.
                if operation < 14 { #expect(try folder.text("slices/quotes/old") == "old") }
            }
            operation += 1
        }
        // The folder, five files, all of them to the disk, the exchange, the name to the disk.
        #expect(operation == 1 + 5 + 6 + 1 + 1 + 1)
    }
}
