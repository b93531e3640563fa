/// Names, numbers and limits of `index.bin`; docs/bundle-format.md has the whole layout.
///
/// Everything is little-endian. The file has three parts, each a whole number of pages but for the last:
///
/// - the **head**: header, table of sections, and a digest of each page of the tail;
/// - the **body**: the sections, each beginning at a multiple of 64;
/// - the **tail**: a digest of each page of the body.
///
/// `catalog.json` holds the digest of the head. So a page can be checked by reading its digest and the page in which that
/// digest stands, and whoever reads a few messages of a million checks a few pages only. fs-verity does the same
/// (https://docs.kernel.org/filesystems/fsverity.html).
package enum IndexLayout {
    /// As PNG's does it catches a transfer as text: a high bit, both kinds of line end, and the end of a DOS file.
    static let magic: [UInt8] = [0x89, 0x46, 0x4C, 0x52, 0x0D, 0x0A, 0x1A, 0x0A]
    static let major: UInt16 = 1
    static let minor: UInt16 = 0

    /// Bytes that one digest covers.
    static let page = 4096
    static let digest = 32
    static let header = 64
    static let entry = 32
    static let alignment = 64
    static let sectionLimit = 64

    /// Flag of a section without which the others would be misunderstood: a reader that does not know it must stop.
    static let critical: UInt32 = 1

    /// A section that this version knows, by the four characters in the table.
    enum Section: UInt32, CaseIterable {
        /// Where each line stands, and behind them the end of the last; see `MessageIndex`.
        case slots = 0x544F_4C53  // SLOT
        /// The id of each line; see `PackedID`.
        case ids = 0x5942_4449  // IDBY
        /// Live lines in the order of their ids.
        case byID = 0x4F53_4449  // IDSO
        /// The author of each line: a place in `terms`, or `none`.
        case authors = 0x4854_5541  // AUTH
        /// The content version in which the message of each line first appeared.
        case added = 0x4544_4441  // ADDE
        /// The texts of all messages, each behind its length in two bytes: close together they are read faster than
        /// among everything else that the records say.
        case texts = 0x5458_4554  // TEXT
        /// Which messages suit whom; see `MessageCell`.
        case cells = 0x4C4C_4543  // CELL
        /// Names of categories and languages, for `cells`.
        case names = 0x454D_414E  // NAME
        /// Lines, one list for each cell.
        case pools = 0x4C4F_4F50  // POOL
        /// Beside each line of `pools`, where its text stands in `texts`: who draws a text needs nothing else.
        case draws = 0x5741_5244  // DRAW
        /// What messages can be found by, sorted; see `IndexTerm`.
        case terms = 0x4D52_4554  // TERM
        /// The keys of `terms`.
        case keys = 0x5945_4B54  // TKEY
        /// For each term the lines that have it: the first, then the distances, as LEB128.
        case postings = 0x5453_4F50  // POST
        /// A digest of each page of `records.jsonl`.
        case digests = 0x4547_4150  // PAGE

        /// Bytes of one element.
        var unit: Int {
            switch self {
            case .texts, .names, .keys, .postings: 1
            case .byID, .authors, .added, .pools, .draws: 4
            case .ids: 8
            case .slots: 16
            case .cells, .terms, .digests: 32
            }
        }

        /// Whether a reader that does not know it must stop; nobody needs to search.
        var isCritical: Bool {
            switch self {
            case .terms, .keys, .postings: false
            default: true
            }
        }

        /// The four characters.
        var name: String {
            unsafe withUnsafeBytes(of: rawValue.littleEndian) { unsafe String(decoding: $0, as: UTF8.self) }
        }
    }

    /// No author, or no upper end of ages.
    static let none = UInt32.max
    static let noHighestAge = UInt16.max

    /// How a slot is marked, in the upper 16 bits of its first number; the lower 48 are the offset of the line.
    static let gone: UInt64 = 1 << 48
    static let largestOffset: UInt64 = 1 << 48 - 1

    /// How many pages hold so many bytes.
    static func pages(_ bytes: Int) -> Int { bytes / page + (bytes % page == 0 ? 0 : 1) }

    /// The next multiple of a power of two.
    static func roundedUp(_ number: Int, to alignment: Int) -> Int { (number + alignment - 1) & ~(alignment - 1) }
}
