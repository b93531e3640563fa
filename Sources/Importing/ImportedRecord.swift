import CatalogModel
import Diagnostics

/// One record of a foreign file, every character of it still at its place.
package struct ImportedRecord: Sendable {
    /// Stable as long as the foreign file is: `quotes.json[17]`, or the id it was exported under.
    package var id: String
    package var text: SourceText
    package var author: SourceText?

    /// Whether the record has a field for the author, filled or not; fortunes do without.
    package var hasAuthorField = false

    /// All that is said about who and where, as it stands in the file.
    package var attributionRange: SourceRange?

    package var work: SourceText?
    package var locator: SourceText?

    /// Who is credited where no person is named: `Scottish Proverb`.
    package var attributedTo: SourceText?
    package var character: SourceText?
    package var status: AttributionStatus?

    /// Where the record says it was found: an address, a newsgroup.
    package var source: SourceText?
    package var tags: [SourceText] = []
    package var language: SourceText?

    /// What stands beside the attribution, such as a role or a remark.
    package var note: SourceText?

    /// Fields that are nothing of the above, in the order of the file.
    package var extras: [Extra] = []
    package var origin: Origin

    /// Where it stood before it was exported by us; `origin` unless stated.
    package var place: String

    /// All of the record.
    package var range: SourceRange

    package struct Extra: Hashable, Sendable {
        package let key: String
        package let value: SourceText

        package init(key: String, value: SourceText) {
            self.key = key
            self.value = value
        }
    }

    package init(text: SourceText, origin: Origin, range: SourceRange) {
        self.text = text
        self.origin = origin
        self.range = range
        id = origin.description
        place = origin.description
    }

    /// The first value of a field that has no meaning of its own here.
    package func extra(_ key: String) -> SourceText? { extras.first { $0.key == key }?.value }
}

/// Which record of which file, in the words people use for it.
package struct Origin: Hashable, Sendable, CustomStringConvertible {
    /// What the file is called: never its folders, because this is published and they may be private.
    package let name: String
    package let place: Place
    package let format: ImportFormat

    package enum Place: Hashable, Sendable {
        /// The only record of its file.
        case file
        /// 0-based place in a JSON array, which may itself have a name: `[17]`, `.quotes[17]`.
        case element(list: String, index: Int)
        /// A member of a JSON object.
        case member(String)
        /// 1-based line on which the record begins.
        case line(Int)
        /// 1-based line of a table, the header being line 1.
        case row(Int)
        /// 0-based place among the elements of a name, in document order.
        case node(String, Int)
    }

    package init(name: String, place: Place, format: ImportFormat) {
        self.name = name
        self.place = place
        self.format = format
    }

    package var description: String {
        switch place {
        case .file: name
        case .element(let list, let index): list.isEmpty ? "\(name)[\(index)]" : "\(name).\(list)[\(index)]"
        case .member(let key): "\(name).\(key)"
        case .line(let line): "\(name):\(line)"
        case .row(let line): "\(name) row \(line)"
        case .node(let element, let index): "\(name) \(element)[\(index)]"
        }
    }
}
