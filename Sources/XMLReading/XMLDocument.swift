import Diagnostics

/// A file read as XML: the one door to libxml2.
///
/// libxml2 decides whether the bytes are well-formed; our own scan over the same bytes says where each piece stands.
/// Nothing outside the file is ever looked at: no network, no DTD, no external entity.
package struct XMLDocument: Sendable {
    /// Nil if there is none, or if the file is too broken to make sense of.
    package let root: XMLElement?

    /// Comments in front of the root element.
    package let commentsBefore: [SourceText]

    /// Comments behind the root element.
    package let commentsAfter: [SourceText]

    /// In the order of the file.
    package let faults: [XMLFault]

    /// Offsets in the file, ascending, at which something that belongs to the text could not be taken in.
    private let gaps: [Int]

    package struct Options: OptionSet, Sendable {
        package let rawValue: Int

        package init(rawValue: Int) { self.rawValue = rawValue }

        /// A DOCTYPE is passed over. Entities that it declares as plain text are understood; nothing else in it is.
        package static let allowDoctype = Options(rawValue: 1 << 0)

        /// Processing instructions are passed over.
        package static let allowProcessingInstructions = Options(rawValue: 1 << 1)

        /// Compares every text and value with what libxml2 made of it. Always so in debug builds.
        package static let checked = Options(rawValue: 1 << 2)
    }

    /// Reads a file, and tells as many of its faults as can be told in one go.
    ///
    /// After a fault that libxml2 stops at, a copy of the bytes is repaired and parsed again. The tree then is the
    /// repaired file's; its positions are the original's.
    package static func parse(_ file: SourceFile, options: Options = []) -> XMLDocument {
        var screening = Screening(file, options: options)
        screening.screen()
        guard screening.isReadable else {
            return XMLDocument(
                root: nil, commentsBefore: [], commentsAfter: [], faults: screening.faults.sorted(), gaps: [])
        }
        var repair = RepairedParsing(file: file, bytes: screening.bytes, edits: screening.edits, options: options)
        repair.toleratesUnknownEntities = screening.refusedDoctype
        let builder = repair.run()
        return XMLDocument(
            root: builder.root, commentsBefore: builder.commentsBefore, commentsAfter: builder.commentsAfter,
            faults: Array((screening.faults + repair.faults + builder.faults).sorted().prefix(XMLLimits.faults)),
            gaps: (repair.unknownEntities + builder.textLimits).sorted())
    }

    /// Whether the text of an element is not all that was written there, which has been reported.
    package func hasGap(in element: XMLElement) -> Bool {
        let range = element.range.bytes
        var (low, high) = (0, gaps.count)
        while low < high {
            let middle = (low + high) / 2
            if gaps[middle] < range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < gaps.count && gaps[low] < range.upperBound
    }
}

extension [XMLFault] {
    func sorted() -> [XMLFault] {
        sorted { ($0.range, $0.summary.text) < ($1.range, $1.summary.text) }
    }
}
