import BundleReader
import Diagnostics

/// What turns one published bundle into another, record by record: docs/bundle-format.md describes the lines.
package enum Delta {
    /// Version of the format; a reader refuses any other.
    package static let format = 1

    /// The name under which a delta between two bundles is handed out.
    package static func name(from old: CatalogInfo, to new: CatalogInfo) -> String {
        let slice = new.slice.map { "\($0.name)-" } ?? ""
        return "delta-\(slice)\(old.contentNumber)-\(new.contentNumber).jsonl"
    }

    /// Makes the delta, and applies it to see that it makes the new bundle byte for byte.
    package static func make(from old: BundleFiles, to new: BundleFiles) throws(DeltaProblem) -> [UInt8] {
        let (before, after) = (try old.open(), try new.open())
        do throws(DifferenceProblem) {
            try Changes.check(before, precedes: after)
        } catch {
            throw .difference(error)
        }
        var writer = DeltaWriter()
        writer.head(from: before.catalog, to: after.catalog)
        do throws(JSONFault) {
            try writer.operations(from: old, to: new)
        } catch {
            throw .malformed(line: 0, error.reason)
        }
        guard try apply(writer.bytes, to: old) == new else {
            throw .otherResult(expected: after.catalog.digest, found: "another one")
        }
        return writer.bytes
    }

    /// Makes the new bundle of the old one. Nothing in the delta is trusted: what comes out is checked like any bundle, and
    /// has to be the one that the delta names.
    package static func apply(_ delta: [UInt8], to old: BundleFiles) throws(DeltaProblem) -> BundleFiles {
        let lines = try lines(of: delta)
        let head = try DeltaHead(lines[0])
        let before = try old.open().catalog
        guard head.from == before.digest else { throw .otherBase(expected: head.from, found: before.digest) }
        let new = try apply(lines.dropFirst(), to: old, isSlice: before.slice != nil).indexed()
        let made = try new.open().catalog
        guard made.digest == head.to else { throw .otherResult(expected: head.to, found: made.digest) }
        guard made.slice?.name == before.slice?.name else {
            throw .difference(.otherSlice(before.slice?.name, made.slice?.name))
        }
        return new
    }

    /// Whether a bundle is the one that a delta makes.
    package static func makes(_ bundle: BundleFiles, _ delta: [UInt8]) throws(DeltaProblem) -> Bool {
        try DeltaHead(lines(of: delta)[0]).to == bundle.open().catalog.digest
    }

    /// The lines of a delta; at least one.
    static func lines(of delta: [UInt8]) throws(DeltaProblem) -> [ArraySlice<UInt8>] {
        if let fault = UTF8Faults.first(in: delta, from: 0) {
            let line = delta[..<fault.lowerBound].count { $0 == UInt8(ascii: "\n") } + 1
            throw .malformed(line: line, "a byte is not UTF-8")
        }
        let lines = CanonicalLines.of(delta)
        guard !lines.isEmpty, delta.last == UInt8(ascii: "\n") else {
            throw .malformed(line: max(1, lines.count), "the delta is cut off")
        }
        return lines
    }

    /// Carries out the lines behind the head.
    static func apply(
        _ lines: ArraySlice<ArraySlice<UInt8>>, to old: BundleFiles, isSlice: Bool
    ) throws(DeltaProblem) -> BundleFiles {
        var number = 1
        do throws(JSONFault) {
            var target = try DeltaTarget(old, isSlice: isSlice)
            for line in lines {
                number += 1
                try target.take(line)
            }
            return target.files
        } catch {
            throw .malformed(line: number, error.reason)
        }
    }
}

/// The first line: which bundle a delta is for, and which it makes.
struct DeltaHead {
    private(set) var from = ""
    private(set) var to = ""

    init(_ line: ArraySlice<UInt8>) throws(DeltaProblem) {
        var format: Int?
        do throws(JSONFault) {
            var scanner = JSONScanner(Array(line))
            try scanner.object { scanner, key throws(JSONFault) in
                switch key {
                case "delta": format = try scanner.integer()
                case "from": from = try Self.digest(&scanner)
                case "to": to = try Self.digest(&scanner)
                default: try scanner.skip()
                }
            }
            try scanner.finish()
        } catch {
            throw .malformed(line: 1, error.reason)
        }
        guard let format else { throw .malformed(line: 1, "it is not the head of a delta") }
        guard format == Delta.format else { throw .unknownFormat(format) }
    }

    private static func digest(_ scanner: inout JSONScanner) throws(JSONFault) -> String {
        var digest = ""
        try scanner.object { scanner, key throws(JSONFault) in
            if key == "sha256" { digest = try scanner.string() } else { try scanner.skip() }
        }
        return digest
    }
}
