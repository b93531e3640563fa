/// A sample in which `↓` stands in front of the characters where something is expected.
package struct MarkedText: Sendable {
    package let text: String

    /// Byte offsets of the marks in `text`.
    package let marks: [Int]

    package init(_ marked: String) {
        var text = ""
        var marks: [Int] = []
        for character in marked {
            if character == "↓" { marks.append(text.utf8.count) } else { text.append(character) }
        }
        self.text = text
        self.marks = marks
    }
}
