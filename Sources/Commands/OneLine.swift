import Diagnostics

/// The beginning of a text on one line of a terminal.
func oneLine(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    return escaped(line.count <= 100 ? line : line.prefix(99) + "…")
}
