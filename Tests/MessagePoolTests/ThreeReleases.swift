import BundleReader
import BundleSamples
import BundleWriter
import CatalogModel
import Identity
import MessagePool
import TestSupport

/// A catalog that is released three times: messages join, are withdrawn, change category and author.
struct ThreeReleases {
    /// The first first.
    let bundles: [Bundle]
    private let folder: TemporaryFolder

    func pools() throws -> [MessagePool] {
        try bundles.indices.map { try MessagePool(folder: folder.at("\($0 + 1)")) }
    }

    static let days = ["2026-11-21", "2027-01-10", "2027-02-20"]
    static let withdrawn = [[], Array(stride(from: 4, to: 60, by: 9)), [2, 9, 15, 63, 64]]

    init() throws {
        folder = try TemporaryFolder()
        var bundles: [Bundle] = []
        var ordinals: [MessageID] = []
        var since: [MessageID: Int] = [:]
        var gone: Set<Int> = []
        for (place, count) in [60, 85, 96].enumerated() {
            let number = place + 1
            gone.formUnion(Self.withdrawn[place])
            let messages = (1...count).filter { !gone.contains($0) }.map { Self.message($0, version: number) }
            let day = CalendarDay(Self.days[place])!
            var lines = ordinals.enumerated().map { ordinal, id in
                LedgerLine.published(
                    id, ordinal: ordinal, since: since[id]!, form: ShortDigest(of: []), digest: ShortDigest(of: []))
            }
            for earlier in 0..<place {
                lines.append(
                    LedgerLine.released(
                        earlier + 1, label: Self.label(earlier), digest: bundles[earlier].catalog.digest))
            }
            for each in gone.sorted() {
                lines.append(LedgerLine.gone(SampleCatalog.id(each), on: day, reason: "withdrawn"))
            }
            var input = SampleCatalog.input(messages, ledger: SampleCatalog.ledger(lines), version: number)
            input.version = ContentVersion(number: number, label: Self.label(place))
            input.previous = bundles.last
            try BundleWriting.write(input, to: folder.at("\(number)"))
            let bundle = try Bundle(folder: folder.at("\(number)"))
            for record in bundle.records where since[MessageID(record.id)!] == nil {
                ordinals.append(MessageID(record.id)!)
                since[MessageID(record.id)!] = number
            }
            bundles.append(bundle)
        }
        self.bundles = bundles
    }

    private static func label(_ place: Int) -> String {
        "\(days[place].split(separator: "-").joined(separator: "."))-1"
    }

    /// Every seventh has another category in the second release; some leave a category in the second and come back in
    /// the third, in which an author is put right. Of four in German two have one author.
    private static func message(_ number: Int, version: Int) -> Message {
        var message = SampleCatalog.message(number, "Message \(number) of so many.")
        let isMoved = version > 1 && number % 7 == 0
        let isAway = version == 2 && number % 21 == 12
        message.categories = isMoved ? ["courage", "rest"] : isAway != (number % 3 == 0) ? ["rest"] : ["courage"]
        message.minAge = number % 5 == 0 ? 16 : 12
        message.maxAge = number % 11 == 0 ? 40 : nil
        message.language = 57...60 ~= number ? "de" : "en"
        let author = number == 10 && version > 2 || number == 58 ? 3 : number % 6
        if author > 0 {
            message.author = .init(id: "author-\(author)", name: "Author \(author)")
        }
        return message
    }
}
