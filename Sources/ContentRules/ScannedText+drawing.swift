extension ScannedText {
    /// Whether the text is a picture drawn with characters: of three lines or more, with runs of blanks, and with fewer
    /// letters and digits than other marks.
    var isDrawing: Bool {
        guard !traits.isDisjoint(with: [.doubleSpace, .unusualSpace]), traits.contains(.long) else { return false }
        var lineFeeds = 0
        var words = 0
        var marks = 0
        for byte in bytes {
            switch byte {
            case UInt8(ascii: "\n"): lineFeeds += 1
            case 0...0x20: break
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...:
                words += 1
            default: marks += 1
            }
        }
        return lineFeeds >= 2 && marks > words
    }
}
