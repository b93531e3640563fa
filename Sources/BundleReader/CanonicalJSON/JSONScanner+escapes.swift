extension JSONScanner {
    /// The text of a string that holds escapes.
    ///
    /// - Parameter content: what stands between the quotation marks.
    func unescaped(_ content: Range<Int>) throws(JSONFault) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(content.count)
        var offset = content.lowerBound
        while offset < content.upperBound {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\\") {
                try unescape(&offset, before: content.upperBound, into: &result)
            } else {
                result.append(byte)
                offset += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    private func unescape(_ offset: inout Int, before end: Int, into result: inout [UInt8]) throws(JSONFault) {
        let start = offset
        guard start + 1 < end else { throw JSONFault("an escape is cut off", at: start) }
        let letter = bytes[start + 1]
        offset += 2
        if let control = Self.short(letter) { return result.append(control) }
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): result.append(letter)
        case UInt8(ascii: "/") where form == .relaxed: result.append(letter)
        case UInt8(ascii: "u"):
            let unit = try unit(at: offset, before: end, escape: start)
            offset += 4
            try append(unit, &offset, before: end, escape: start, into: &result)
        default: throw JSONFault("this escape is not allowed", at: start)
        }
    }

    /// The control character that an escape of one letter stands for.
    private static func short(_ letter: UInt8) -> UInt8? {
        switch letter {
        case UInt8(ascii: "b"): 0x08
        case UInt8(ascii: "t"): 0x09
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "f"): 0x0C
        case UInt8(ascii: "r"): 0x0D
        default: nil
        }
    }

    /// The four hexadecimal digits of `\u`; in the canonical form in lower case.
    private func unit(at offset: Int, before end: Int, escape: Int) throws(JSONFault) -> UInt32 {
        guard offset + 4 <= end else { throw JSONFault("an escape is cut off", at: escape) }
        var unit: UInt32 = 0
        for byte in bytes[offset..<offset + 4] {
            switch byte {
            case 0x30...0x39: unit = unit << 4 | UInt32(byte - 0x30)
            case 0x61...0x66: unit = unit << 4 | UInt32(byte - 0x61 + 10)
            case 0x41...0x46 where form == .relaxed: unit = unit << 4 | UInt32(byte - 0x41 + 10)
            default: throw JSONFault("four hexadecimal digits are expected", at: escape)
            }
        }
        return unit
    }

    private func append(
        _ unit: UInt32, _ offset: inout Int, before end: Int, escape: Int, into result: inout [UInt8]
    ) throws(JSONFault) {
        if form == .canonical {
            // Only controls that have no letter of their own are written like this.
            guard unit < 0x20, ![0x08, 0x09, 0x0A, 0x0C, 0x0D].contains(unit) else {
                throw JSONFault("this escape is not needed", at: escape)
            }
        }
        var value = unit
        if unit & 0xFC00 == 0xD800, offset + 2 <= end, bytes[offset] == UInt8(ascii: "\\"),
            bytes[offset + 1] == UInt8(ascii: "u")
        {
            let low = try self.unit(at: offset + 2, before: end, escape: escape)
            if low & 0xFC00 == 0xDC00 {
                value = 0x10000 + (unit & 0x3FF) << 10 + (low & 0x3FF)
                offset += 6
            }
        }
        guard let scalar = Unicode.Scalar(value) else {
            throw JSONFault("half of a surrogate pair stands alone", at: escape)
        }
        result.append(contentsOf: UTF8.encode(scalar)!)
    }
}
