import Diagnostics
import Foundation
import Importing
import Testing

@Test func dumpEverything() throws {
    var out = ""
    func go(_ name: String, _ files: [SourceFile], _ format: ImportFormat, _ o: ImportOptions = ImportOptions(), _ c: Companions = Companions()) {
        let clock = ContinuousClock()
        var r = ImportResult()
        let t = clock.measure { r = Importer.read(files, as: format, o, companions: c) }
        out += "#### \(name) files \(r.files) \(r.summary().line) authors \(r.records.filter { $0.author != nil }.count) attributedTo \(r.records.filter { $0.attributedTo != nil }.count) works \(r.records.filter { $0.work != nil }.count) tags \(r.records.reduce(0) { $0 + $1.tags.count }) time \(t)\n   \(r.summary().json)\n"
        for x in r.recognitions.prefix(4) { out += "   \(x.line)\n" }
        for x in r.rejections.prefix(12) { out += "   REJ \(x.origin) \(x.rule)\n" }
        var d = ""
        for x in r.findings.kept { d += "\(x.range.file.path):\(x.range.start.line):\(x.range.start.column): [\(x.rule)] \(x.summary.text)\n" }
        try? d.write(toFile: "/tmp/im-out/\(name).findings", atomically: true, encoding: .utf8)
        var t2 = ""
        for x in r.records { t2 += "== \(x.id)\n\(x.text.string)\n" + (x.author.map { "  AUTHOR \($0.string)\n" } ?? "") + (x.work.map { "  WORK \($0.string)\n" } ?? "") + (x.locator.map { "  LOC \($0.string)\n" } ?? "") + (x.attributedTo.map { "  ATTRTO \($0.string) \(x.status!)\n" } ?? "") + (x.note.map { "  NOTE \($0.string)\n" } ?? "") + (x.source.map { "  SOURCE \($0.string)\n" } ?? "") + (x.character.map { "  CHAR \($0.string)\n" } ?? "") + (x.tags.isEmpty ? "" : "  TAGS \(x.tags.map(\.string))\n") + (x.extras.isEmpty ? "" : "  EXTRA \(x.extras.map { "\($0.key)=\($0.value.string)" })\n") }
        try? t2.write(toFile: "/tmp/im-out/\(name).records", atomically: true, encoding: .utf8)
    }
    try FileManager.default.createDirectory(atPath: "/tmp/im-out", withIntermediateDirectories: true)
    go("fortune-mod", try Corpora.files(in: "fortune-mod"), .fortune)
    go("fortunes-de", try Corpora.files(in: "fortunes-deb-de"), .fortune)
    go("tfortunes", try Corpora.files(in: "tfortunes-deb"), .fortune)
    go("tvogels", [try Corpora.file("tvogels01-md/QUOTES.md")], .markdown)
    go("tvogels-fortune", [try Corpora.file("tvogels01-md/quotes")], .fortune)
    go("aqad", try Corpora.files(in: "a-quote-a-day-md/quotes"), .markdown)
    go("aqad-json", try Corpora.files(in: "a-quote-a-day-md/quotes", ending: ".json"), .json)
    go("aqad-list", [try Corpora.file("a-quote-a-day-md/QUOTES.md")], .markdown)
    go("quotable", [try Corpora.file("quotable-data/quotes.json")], .json, ImportOptions(), Companions(tags: try Corpora.file("quotable-data/tags.json"), authors: try Corpora.file("quotable-data/authors.json")))
    go("jamesft", [try Corpora.file("jamesft-quotes/quotes.json")], .json)
    var w = ImportOptions(); w.encoding = .windows1252
    go("jamesft-1252", [try Corpora.file("jamesft-quotes/quotes.json")], .json, w)
    go("hitokoto", try Corpora.files(in: "hitokoto-bundle/sentences"), .json, ImportOptions(), Companions(version: try Corpora.file("hitokoto-bundle/version.json")))
    go("well300", [try Corpora.file("well300-json/quotes.json")], .json)
    for f in ["quotes.json", "quotes-2020-backup.json", "quotes-sr.json", "svetemysli.json"] {
        go("pq-\(f)", [try Corpora.file("programming-quotes/\(f)")], .json)
    }
    var m = ImportOptions(); m.map = [.text: "sr"]
    go("pq-svetemysli-map", [try Corpora.file("programming-quotes/svetemysli.json")], .json, m)
    go("martinstyk", [try Corpora.file("martinstyk-csv/quotes.csv")], .csv)
    var l = ImportOptions(); l.hasHeader = false; l.hasQuoting = false; l.separator = "|"; l.map = [.text: "3", .work: "4", .author: "5"]; l.values = ["6": ["sfw", "nsfw", "unknown"]]
    go("litclock", [try Corpora.file("literature-clock-csv/litclock_annotated.csv")], .csv, l)
    var a = ImportOptions(); a.hasHeader = false; a.map = [.text: "2", .work: "3"]
    go("acquisition", [try Corpora.file("fortune-mod/data/rules-of-acquisition.csv")], .csv, a)
    print(out)
    try out.write(toFile: "/tmp/im-out/table.txt", atomically: true, encoding: .utf8)
}
