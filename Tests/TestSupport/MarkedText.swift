/// A sample in which `↓` stands in front of the characters where something is expected.
package struct MarkedText: Sendable {
    package let text: String

    /// Byte offsets of the marks in `text`.
    package let marks: [Int]

    package init(_ marked: String) {
        var text = String.UnicodeScalarView()
        var marks: [Int] = []
        // Code points, because a mark in front of a lone accent would make one character with it.
        for scalar in marked.unicodeScalars {
            if scalar == "↓" { marks.append(String(text).utf8.count) } else { text.append(scalar) }
        }
        self.text = String(text)
        self.marks = marks
    }
}
