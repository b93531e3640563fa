import CatalogModel
import Diagnostics

/// An author field that names nobody, or says in words that it is not sure.
struct DoubtfulAuthor {
    let credited: SourceText
    let status: AttributionStatus

    /// Nil for what may be a name.
    init?(_ author: SourceText) {
        if let range = author.string.range(ofAny: ["ttributed to ", "zugeschrieben "]) {
            let name = author.slice(range.upperBound..<author.string.utf8.count).trimmed(alsoEnd: ".)")
            guard !name.string.isEmpty else { return nil }
            credited = name
            status = .disputed
            return
        }
        guard AttributionStatus(creditedTo: author.string) == .anonymous else { return nil }
        credited = author.trimmed()
        status = .anonymous
    }
}

extension String {
    /// Where the first of some texts stands, in offsets of the UTF-8.
    func range(ofAny texts: [String]) -> Range<Int>? {
        let bytes = Array(utf8)
        return texts.compactMap { bytes.firstRange(of: Array($0.utf8)) }.min { $0.lowerBound < $1.lowerBound }
    }
}

extension Array where Element: Equatable {
    func firstRange(of part: [Element]) -> Range<Int>? {
        guard !part.isEmpty, part.count <= count else { return nil }
        for start in 0...(count - part.count)
        where self[start] == part[0] && self[start..<(start + part.count)].elementsEqual(part) {
            return start..<(start + part.count)
        }
        return nil
    }
}
