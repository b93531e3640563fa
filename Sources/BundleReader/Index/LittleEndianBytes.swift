/// Bytes to which numbers are written, the lowest byte first.
struct LittleEndianBytes {
    private(set) var bytes: [UInt8] = []

    mutating func append(_ number: some FixedWidthInteger & BitwiseCopyable) {
        unsafe withUnsafeBytes(of: number.littleEndian) { unsafe bytes.append(contentsOf: $0) }
    }

    mutating func append(contentsOf more: some Sequence<UInt8>) { bytes.append(contentsOf: more) }
}
