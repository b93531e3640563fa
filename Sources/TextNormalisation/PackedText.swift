/// Reads the notation of `UnicodeData`: words between spaces, numbers in hexadecimal, each word counting on from the last.
enum PackedText {
    /// Calls with the first code point, how many, the step between them and what the first is mapped to.
    static func eachMapping(
        in packed: StaticString, _ body: (_ first: Int, _ count: Int, _ step: Int, _ target: [UInt32]) -> Void
    ) {
        var reader = Reader(packed)
        var point = 0
        while reader.nextWord() {
            point += reader.number()
            let first = point
            var (count, step) = (1, 1)
            if reader.skip("+") {
                count = reader.number()
                if reader.skip("*") { step = reader.number() }
            }
            point += (count - 1) * step
            var target: [UInt32] = []
            if reader.skip("="), !reader.atEndOfWord {
                repeat { target.append(UInt32(reader.number())) } while reader.skip(".")
            }
            body(first, count, step, target)
        }
    }

    /// Calls with each stretch of code points and its label: a character, or the number after a colon.
    static func eachRange(in packed: StaticString, _ body: (_ range: Range<Int>, _ label: UInt8) -> Void) {
        var reader = Reader(packed)
        var point = 0
        while reader.nextWord() {
            point += reader.number()
            _ = reader.skip("+")
            let count = reader.number()
            let label = reader.skip(":") ? UInt8(reader.number()) : reader.character()
            body(point..<point + count, label)
        }
    }

    private struct Reader {
        private let bytes: [UInt8]
        private var place = 0

        init(_ packed: StaticString) {
            bytes = packed.withUTF8Buffer { unsafe Array($0) }
        }

        var atEndOfWord: Bool { place == bytes.count || bytes[place] == UInt8(ascii: " ") }

        mutating func nextWord() -> Bool {
            while place < bytes.count, bytes[place] == UInt8(ascii: " ") { place += 1 }
            return place < bytes.count
        }

        mutating func skip(_ sign: Unicode.Scalar) -> Bool {
            guard place < bytes.count, bytes[place] == UInt8(ascii: sign) else { return false }
            place += 1
            return true
        }

        mutating func character() -> UInt8 {
            place += 1
            return bytes[place - 1]
        }

        mutating func number() -> Int {
            var number = 0
            while place < bytes.count {
                switch bytes[place] {
                case let digit where digit >= 0x30 && digit <= 0x39: number = number << 4 | Int(digit - 0x30)
                case let digit where digit >= 0x61 && digit <= 0x66: number = number << 4 | Int(digit - 0x57)
                default: return number
                }
                place += 1
            }
            return number
        }
    }
}
