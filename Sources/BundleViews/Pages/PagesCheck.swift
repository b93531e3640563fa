import BundleReader
import FileAccess

/// Holds `pages/` against the bundle it should be of, as a client would read it.
struct PagesCheck {
    private let folder: String
    private let bundle: Bundle
    private var differences = Differences()

    /// Files that the manifest leads to.
    private var named: Set<String> = [PageLayout.manifest]

    static func differences(of folder: String, from bundle: Bundle) -> Differences {
        var check = PagesCheck(folder: folder, bundle: bundle)
        check.run()
        return check.differences
    }

    private init(folder: String, bundle: Bundle) {
        self.folder = folder
        self.bundle = bundle
    }

    private mutating func run() {
        if let slice = bundle.catalog.slice {
            return differences.add("they are of another bundle: of the slice '\(slice.name)' there are no pages")
        }
        guard let bytes = try? FileReading.bytes(of: "\(folder)/\(PageLayout.manifest)", limit: .max) else {
            return differences.add("\(PageLayout.manifest) cannot be read")
        }
        guard let manifest = PageManifest(bytes) else {
            return differences.add("\(PageLayout.manifest) is damaged: it does not have the digest at its beginning")
        }
        // With the names of files as they are found: these are looked at below.
        differences.compareLines(bytes, manifest.encoded(for: bundle), PageLayout.manifest)
        compareRecords(manifest.pages)
        compareLists(manifest.lists)
        compareCopy(manifest.authors, of: BundleLayout.authors)
        compareCopy(manifest.ids, of: BundleLayout.ids)
        compareNames()
    }

    /// The content of a file that the manifest names, if it is what its name says.
    private mutating func file(_ digest: String, _ name: (String) -> String, _ what: String) -> [UInt8]? {
        named.insert(name(digest))
        guard SHA256Digest.isHexadecimal(digest),
            let bytes = try? FileReading.bytes(of: "\(folder)/\(name(digest))", limit: .max)
        else {
            differences.add("\(what), \(name(digest)), cannot be read")
            return nil
        }
        guard SHA256Digest.hexadecimal(of: bytes) == digest else {
            differences.add("\(what), \(name(digest)), has not the digest that is its name")
            return nil
        }
        return bytes
    }

    /// Decodes every line of every page and compares the record, and its bytes.
    private mutating func compareRecords(_ pages: [String]) {
        let expected = (bundle.ordinals.count + PageLayout.pageSize - 1) / PageLayout.pageSize
        differences.compare(pages.count, expected, "the number of pages")
        for (number, digest) in pages.enumerated() {
            guard let bytes = file(digest, PageLayout.name(lines:), "page \(number)") else { continue }
            let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
            let first = number * PageLayout.pageSize
            differences.compare(
                lines.count, max(0, min(PageLayout.pageSize, bundle.ordinals.count - first)),
                "the number of lines of page \(number)")
            for (ordinal, line) in zip(first..<bundle.ordinals.count, lines) {
                differences.compareLines(Array(line), bundle.line(at: ordinal)!, "ordinal \(ordinal)")
                let record = try? Record(canonicalLine: Array(line))
                if record != bundle.record(at: ordinal) {
                    differences.add("ordinal \(ordinal) is another record than the bundle's")
                }
            }
        }
    }

    /// Tells by the records alone whether each list holds all messages that suit its ages, and no age is left out.
    private mutating func compareLists(_ lists: [PageManifest.List]) {
        var waiting = suitingMessages()
        for list in lists {
            let what = "the list of \(list.category ?? "all categories"), \(list.language), age \(list.ages.first)"
            guard let bytes = file(list.digest, PageLayout.name(list:), what) else { continue }
            let ordinals = Self.ordinals(bytes)
            differences.compare(ordinals.count, list.count, "the length of \(what)")
            if zip(ordinals, ordinals.dropFirst()).contains(where: { $0 >= $1 }) {
                differences.add("\(what) is not in rising order")
            }
            for ordinal in ordinals where !suits(ordinal, list) {
                differences.add("\(what) holds ordinal \(ordinal), which does not suit it")
            }
            let choice = Choice(category: list.category, language: list.language)
            guard list.ages.first >= 1, list.ages.first <= list.ages.last ?? .max else {
                differences.add("\(what) is for no age")
                continue
            }
            guard list.ages.first <= Self.oldest else { continue }
            for age in list.ages.first...min(list.ages.last ?? .max, Self.oldest) {
                if waiting[choice]?[age] != ordinals.count {
                    differences.add("\(what) does not hold all messages that suit an age of \(age)")
                }
                waiting[choice]?[age] = 0
            }
        }
        let missing = waiting.compactMap { choice, counts in
            counts.firstIndex { $0 > 0 }.map {
                "\(choice.category ?? "all categories"), \(choice.language): no list for an age of \($0)"
            }
        }
        for sentence in missing.sorted() { differences.add(sentence) }
    }

    private struct Choice: Hashable {
        let category: String?
        let language: String
    }

    /// The last age that is looked at.
    private static let oldest = 150

    /// How many messages suit each age, counted by the records.
    private func suitingMessages() -> [Choice: [Int]] {
        // First how many more suit an age than the one before.
        var counts: [Choice: [Int]] = [:]
        let none = [Int](repeating: 0, count: Self.oldest + 2)
        for record in bundle.records where (1...Self.oldest).contains(record.minAge) {
            let last = min(record.maxAge ?? Self.oldest, Self.oldest)
            for category in [nil] + record.categories.map(Optional.some) where record.minAge <= last {
                let choice = Choice(category: category, language: record.language)
                counts[choice, default: none][record.minAge] += 1
                counts[choice, default: none][last + 1] -= 1
            }
        }
        return counts.mapValues { differences in
            var count = 0
            return differences.map { difference in
                count += difference
                return count
            }
        }
    }

    private func suits(_ ordinal: Int, _ list: PageManifest.List) -> Bool {
        guard let record = bundle.record(at: ordinal), record.minAge >= 1 else { return false }
        return record.language == list.language && list.category.map(record.categories.contains) ?? true
            && record.minAge <= list.ages.first && list.ages.last ?? .max <= record.maxAge ?? .max
    }

    private static func ordinals(_ bytes: [UInt8]) -> [Int] {
        var ordinals: [Int] = []
        var scanner = JSONScanner(bytes)
        try? scanner.array { scanner throws(JSONFault) in ordinals.append(try scanner.integer()) }
        return ordinals
    }

    /// A file of the bundle that is here as it is there.
    private mutating func compareCopy(_ digest: String, of name: String) {
        _ = file(digest, PageLayout.name(lines:), name)
        let expected = bundle.catalog.files.first { $0.name == name }!.sha256
        differences.compare(digest, expected, "the digest of \(name)")
    }

    private mutating func compareNames() {
        let found = (try? Folder.names(in: folder)) ?? []
        for name in found.sorted() where !named.contains(name) {
            differences.add("\(name) is named nowhere in the manifest")
        }
    }
}
