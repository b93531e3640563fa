import CatalogModel
import Diagnostics

/// A text holds no address and no telephone number.
struct ContactInText: TextRule {
    /// Collections are full of addresses that nobody publishes; those on the catalog's own pages go to readers.
    static let needsCatalog = true

    static let about = RuleDescription(
        id: "contact-in-text",
        summary: "A text holds no e-mail address, telephone number or web address.",
        why: """
            A message is shown for years on cards that nobody can tap. Numbers and addresses change owners, may be \
            private, and lead children to strangers. Where help is needed, help-resources.yml holds numbers that \
            somebody checks again by a date.
            """,
        severity: .warningThenError,
        accepts: [
            "> Call or text 988.\n", "> In 1867 it cost 1 000 000 crowns, and 50% more in 1870-1875.\n",
            "> One @ a time, she wrote.\n",
        ],
        rejects: [
            "> Write to ↓mira@example.org when the evening is long.\n", "> Call ↓+44 151 555 0199 when it is late.\n",
            "> Call ↓0151 555 0199 when it is late.\n", "> The song is at ↓https://example.org/song today.\n",
            "> The song is at ↓www.example.org today.\n",
        ])

    func check(_ text: ScannedText, of entry: Entry, in catalog: CatalogContext, _ findings: inout Findings) {
        for word in text.words where word.count >= 6 {
            guard let (kind, place) = Self.address(word, in: text) else { continue }
            add(kind, place, text, &findings)
        }
        guard text.traits.contains(.digit) else { return }
        for number in Self.telephoneNumbers(in: text) { add("telephone number", number, text, &findings) }
    }

    private func add(_ kind: Wording, _ place: Range<Int>, _ text: ScannedText, _ findings: inout Findings) {
        findings.add(
            Diagnostic(
                Self.about, at: text.range(place), .found(kind, text.part(place)),
                solutions: [.init(.remove), .init(.useHelpResource)]))
    }

    /// An e-mail or web address, without the punctuation around it.
    private static func address(_ word: Range<Int>, in text: ScannedText) -> (kind: Wording, place: Range<Int>)? {
        var place = word
        while let first = text.bytes[place].first, !first.isAlphanumeric, first < 0x80 {
            place = place.lowerBound + 1..<place.upperBound
        }
        while let last = text.bytes[place].last, ".,;:!?)\"'>]".utf8.contains(last) {
            place = place.lowerBound..<place.upperBound - 1
        }
        for start in ["https://", "http://", "www."] where text.holds(Array(start.utf8), at: place.lowerBound) {
            return place.count > start.utf8.count + 3 ? ("web address", place) : nil
        }
        let parts = text.part(place).split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty, let host = parts[1].split(separator: ".").last,
            parts[1].contains("."), host.count >= 2, host.allSatisfy(\.isLetter)
        else { return nil }
        return ("e-mail address", place)
    }

    /// Digits in groups that begin with a plus or a zero, at least seven of them, as no year or sum does.
    private static func telephoneNumbers(in text: ScannedText) -> [Range<Int>] {
        let bytes = text.bytes
        var found: [Range<Int>] = []
        var offset = 0
        while offset < bytes.count {
            let isStart =
                (bytes[offset] == UInt8(ascii: "+") || bytes[offset] == UInt8(ascii: "0")
                    || bytes[offset] == UInt8(ascii: "("))
                && text.scalar(before: offset).map { $0.isSpace || "(".unicodeScalars.contains($0) } ?? true
            guard isStart else {
                offset += 1
                continue
            }
            var end = offset
            var digits = 0
            var lastDigit = offset
            while end < bytes.count, bytes[end].isTelephonePart {
                if bytes[end].isASCIIDigit { (digits, lastDigit) = (digits + 1, end + 1) }
                end += 1
            }
            let begins = bytes[offset] == UInt8(ascii: "(") ? offset + 1 : offset
            let hasLead =
                begins < bytes.count && (bytes[begins] == UInt8(ascii: "+") || bytes[begins] == UInt8(ascii: "0"))
            if hasLead, digits >= 7, digits <= 15, text.scalar(at: lastDigit)?.isLetter != true {
                found.append(offset..<lastDigit)
            }
            offset = max(end, offset + 1)
        }
        return found
    }
}

extension UInt8 {
    fileprivate var isASCIIDigit: Bool { self >= 0x30 && self <= 0x39 }
    fileprivate var isTelephonePart: Bool { isASCIIDigit || "+ -()".utf8.contains(self) }
}

extension ScannedText {
    /// What stands between white space.
    fileprivate var words: [Range<Int>] { runs { !$0.isSpace } }
}

extension Wording {
    fileprivate static func found(_ kind: Wording, _ words: String) -> Wording { "\(kind) '\(words)' in the text" }
    fileprivate static let remove: Wording = "remove it, and say in words where readers may turn"
    fileprivate static let useHelpResource: Wording =
        "if it is a place where help is found, put it into help-resources.yml and name it with 'helpResource: ID'"
}
