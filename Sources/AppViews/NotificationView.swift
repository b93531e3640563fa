/// What a phone shows of a message in a notification: a title and a body that is cut where there is no more room.
package struct NotificationView: Hashable, Sendable {
    package let title: String
    package let body: String

    /// Characters as people count them of all that should be shown, and of how many there is room.
    package let length: Int
    package let limit: Int

    package var isCut: Bool { length > limit }

    /// - Parameter limit: characters for which there is room, the ellipsis included.
    package init(_ message: ShownMessage, limit: Int) {
        let words = message.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        let whole = message.author.map { "\(words) \u{2014} \($0)" } ?? words
        title = message.heading
        length = whole.count
        self.limit = limit
        body = whole.count <= limit ? whole : Self.cut(words, to: limit)
    }

    /// Whole words as far as they go, and an ellipsis; a word without an end is cut anywhere.
    private static func cut(_ text: String, to limit: Int) -> String {
        let room = text.prefix(max(0, limit - 1))
        let isWhole = room.endIndex == text.endIndex || text[room.endIndex] == " "
        let end = isWhole ? room.endIndex : room.lastIndex(of: " ") ?? room.endIndex
        var kept = room[..<end]
        while let last = kept.last, last == " " || ",;:\u{2014}\u{2013}-".contains(last) { kept.removeLast() }
        return kept + "\u{2026}"
    }
}
