/// How long a video takes, as editors write it: `4:05` or `1:02:30`.
enum VideoDuration {
    /// Nil if the text has another form; minutes and seconds behind a colon have two digits and are below 60.
    static func seconds(_ text: String) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard (2...3).contains(parts.count) else { return nil }
        var seconds = 0
        for (place, part) in parts.enumerated() {
            guard (1...2).contains(part.utf8.count), part.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }),
                let number = Int(part), place == 0 || (part.utf8.count == 2 && number < 60)
            else { return nil }
            seconds = seconds * 60 + number
        }
        return seconds
    }
}
