/// Goes through a file of canonical JSON Lines in one pass.
struct JSONLines {
    let file: String
    let bytes: [UInt8]

    /// - Throws: a defect where the bytes are not UTF-8, a line is malformed or too long, or the last has no end.
    ///
    /// - Parameter line: reads one value; it is given the number of lines before and where the line begins.
    func forEach(
        onlyChecking: Bool = false,
        _ line: (_ scanner: inout JSONScanner, _ number: Int, _ start: Int) throws(JSONFault) -> Void
    ) throws(BundleDefect) {
        try requireUTF8()
        var scanner = JSONScanner(bytes)
        scanner.isOnlyChecking = onlyChecking
        var number = 0
        while scanner.position < scanner.end {
            let start = scanner.position
            do throws(JSONFault) {
                try line(&scanner, number, start)
                guard scanner.next == UInt8(ascii: "\n") else {
                    throw JSONFault("a line does not end with its value", at: scanner.position)
                }
                scanner.position += 1
                guard scanner.position - start <= BundleLayout.lineLimit else {
                    throw JSONFault("a line has more than \(BundleLayout.lineLimit) bytes", at: start)
                }
            } catch {
                throw defect(error, line: number, start: start)
            }
            number += 1
        }
    }

    /// - Parameter line: how many lines stand before it.
    func defect(_ fault: JSONFault, line: Int, start: Int) -> BundleDefect {
        BundleDefect(file, .malformed(line: line + 1, byte: fault.offset - start + 1, fault.reason))
    }

    func requireUTF8() throws(BundleDefect) {
        guard let offset = UTF8Check.firstFault(in: bytes) else { return }
        let before = bytes[..<offset]
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let line = before.reduce(into: 0) { count, byte in if byte == UInt8(ascii: "\n") { count += 1 } }
        throw defect(JSONFault("a byte is not UTF-8", at: offset), line: line, start: start)
    }
}
