/// What tells of two texts in a glance that they cannot be near.
struct TextOutline: Sendable {
    /// A bit for each content word's stem; several may share one.
    private var contentBits: UInt64 = 0

    /// How many words there are.
    private var count: UInt32 = 0
    private var language: UInt16 = 0

    /// The outlines of the texts that stand for groups, by group: side by side, while the texts' own columns would have to
    /// be looked at in five places for each.
    static func ofGroups(_ texts: MatchTexts, _ workers: Workers) -> [TextOutline] {
        let groups = texts.groups.count
        return unsafe [TextOutline](unsafeUninitializedCapacity: groups) { outlines, count in
            nonisolated(unsafe) let outlines = unsafe outlines
            // Every group is written once, by whoever has its text.
            _ = workers.mapRanges(of: 0..<texts.table.count) { range in
                for text in range {
                    guard let group = texts.groups.group(representedBy: text) else { continue }
                    let outline = TextOutline(
                        contentBits: texts.shape(of: text).contentBits, count: texts.terms.counts[text],
                        language: UInt16(texts.table.language(of: text)))
                    unsafe (outlines.baseAddress! + group).initialize(to: outline)
                }
                return true
            }
            count = groups
        }
    }

    /// Whether two texts have so many content words in common that they may be near, and are not too different in length.
    @inline(__always)
    func isNear(_ other: TextOutline) -> Bool {
        let longer = max(contentBits.nonzeroBitCount, other.contentBits.nonzeroBitCount)
        return (contentBits ^ other.contentBits).nonzeroBitCount <= longer / 4 + 4
            && language == other.language && min(count, other.count) * 2 >= max(count, other.count)
    }
}
