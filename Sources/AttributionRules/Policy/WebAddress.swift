/// An address of the web in a text that people wrote.
struct WebAddress: Hashable {
    /// In lower case, without port and without a name of a user.
    let host: String

    /// Where all of the address stands, in bytes of the text.
    let range: Range<Int>

    /// The addresses of a text: with a scheme, or only a host such as `www.goodreads.com/quotes`.
    static func all(in text: String) -> [WebAddress] {
        var addresses: [WebAddress] = []
        let bytes = Array(text.utf8)
        var place = 0
        while place < bytes.count {
            guard !separates(bytes[place]) else {
                place += 1
                continue
            }
            var end = place
            while end < bytes.count, !separates(bytes[end]) { end += 1 }
            if let address = WebAddress(bytes, place..<end) { addresses.append(address) }
            place = end
        }
        return addresses
    }

    /// Nil for a word that is no address.
    private init?(_ bytes: [UInt8], _ word: Range<Int>) {
        var end = word.upperBound
        while end > word.lowerBound, ".,;:!?".utf8.contains(bytes[end - 1]) { end -= 1 }
        let word = word.lowerBound..<end
        var start = word.lowerBound
        for scheme in ["https://", "http://"] where Self.begins(bytes[word], with: scheme) {
            start += scheme.utf8.count
        }
        var hostEnd = start
        while hostEnd < end, !"/?#:".utf8.contains(bytes[hostEnd]) {
            // What stands in front of @ is the name of a user.
            if bytes[hostEnd] == UInt8(ascii: "@") { start = hostEnd + 1 }
            hostEnd += 1
        }
        let host = bytes[start..<hostEnd].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
        guard Self.isHost(host) else { return nil }
        self.host = String(decoding: host, as: UTF8.self)
        range = word
    }

    private static func begins(_ word: ArraySlice<UInt8>, with scheme: String) -> Bool {
        word.count > scheme.utf8.count
            && zip(word, scheme.utf8).allSatisfy { ($0 | ($0 >= 0x41 && $0 <= 0x5A ? 0x20 : 0)) == $1 }
    }

    /// Labels of letters, digits and hyphens with full stops between them, the last one of letters: `goodreads.com`.
    static func isHost(_ host: [UInt8]) -> Bool {
        let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        guard labels.count >= 2, let last = labels.last, last.count >= 2, last.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A })
        else { return false }
        return labels.allSatisfy { label in
            !label.isEmpty
                && label.allSatisfy { ($0 >= 0x61 && $0 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2D }
        }
    }

    private static func separates(_ byte: UInt8) -> Bool { byte <= 0x20 || "<>()[]\"',".utf8.contains(byte) }
}
