/// Judges what stands where an author's name belongs.
///
/// Names are free: "bell hooks", "50 Cent" and "Tyler, The Creator" are all right. What is looked for are a few things
/// that go wrong in collections, each by strong evidence only.
enum AuthorName {
    /// What is wrong with a name; nil if nothing is.
    ///
    /// One fault is reported for one name, the first of: handle, prose, role or work behind a name, sentence,
    /// title before a name, mark.
    static func fault(of name: String) -> AuthorNameFault? {
        isOrdinary(name) ? nil : NameReading(name).fault
    }

    /// Whether a name is made of capitalised words alone, as most are, so that there is nothing to look for.
    static func isOrdinary(_ name: String) -> Bool { isOrdinary(name.utf8.span) }

    private static func isOrdinary(_ name: Span<UInt8>) -> Bool {
        var beginsWord = true
        var last: UInt8 = 0
        for place in name.indices {
            last = name[place]
            switch last {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): beginsWord = false
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: "-"):
                if beginsWord { return false }
            case UInt8(ascii: " "):
                if beginsWord { return false }
                beginsWord = true
            // C2 and E2 lead odd spaces, dashes and quotation marks, E3 those of East Asia.
            case 0xC2, 0xE2, 0xE3, ..<0x80: return false
            default: beginsWord = false
            }
        }
        return !beginsWord && last != UInt8(ascii: ".") && last != UInt8(ascii: "-") && !beginsLikeTitle(name)
    }

    /// Whether the first letters are those of a title or of a word such as "probably".
    private static func beginsLikeTitle(_ name: Span<UInt8>) -> Bool {
        guard name.count >= 4 else { return false }
        var start: UInt32 = 0
        for place in 0..<4 { start = start << 8 | UInt32(name[place] | 0x20) }
        return NameVocabulary.suspiciousStarts.contains(start) || NameVocabulary.isDoctor(start)
    }
}
