import FileAccess

// The entry points of fuzzing: any bytes may come in, and what is promised of them holds, or the program stops.

/// Reads bytes as a vocabulary file and as lines that are added up.
///
/// What is read is written so that it reads the same, every line is a word, and a fault names a line there is.
package func fuzzVocabulary(_ bytes: [UInt8]) {
    do throws(VocabularyFile.Fault) {
        let counts = try VocabularyFile.read(bytes)
        precondition(counts.words.count == lineCount(bytes) - 1, "a word of the file got lost")
        expectKept(counts)
    } catch {
        expectPlace(error, in: bytes)
    }
    do throws(VocabularyFile.Fault) {
        let counts = try VocabularyFile.sum(bytes)
        precondition(counts.words.count <= lineCount(bytes), "there are words that no line has")
        expectKept(counts)
    } catch {
        expectPlace(error, in: bytes)
    }
}

private func expectKept(_ counts: WordCounts) {
    let (file, lines) = (VocabularyFile.bytes(of: counts), VocabularyFile.lines(of: counts))
    do throws(VocabularyFile.Fault) {
        let read = try VocabularyFile.read(file)
        precondition(VocabularyFile.bytes(of: read) == file, "a file reads differently once written")
        let sum = try VocabularyFile.sum(lines)
        precondition(VocabularyFile.lines(of: sum) == lines, "lines add up to others")
        precondition(VocabularyFile.bytes(of: sum) == file, "lines and file tell different things")
        precondition(sum.textCount == counts.textCount, "texts got lost")
    } catch {
        preconditionFailure("what is written \(error)")
    }
}

private func expectPlace(_ fault: VocabularyFile.Fault, in bytes: [UInt8]) {
    guard case .line(let number, _) = fault else { return }
    precondition(1...max(1, lineCount(bytes)) ~= number, "a fault is in a line that is not there")
}

/// Reads bytes as lines of keys.
///
/// The pairs are those that comparing every line with every other finds.
package func fuzzKeyLines(_ bytes: [UInt8]) {
    var output: [UInt8] = []
    let lines = bytes.split(separator: newline, omittingEmptySubsequences: false).map(Array.init)
    do {
        let cappedKeys = try KeyLines.pairs(in: bytes) { output += $0 }
        guard cappedKeys == 0, lines.count < 200 else { return }
        var expected: Set<[UInt8]> = []
        for one in lines where one.count > 19 {
            for other in lines where other.count > 19 && other[..<16] == one[..<16] {
                guard [UInt8(ascii: "s"), UInt8(ascii: "b")].contains(one[17]),
                    [UInt8(ascii: "p"), UInt8(ascii: "b")].contains(other[17]), one[19...] != other[19...]
                else { continue }
                let isOrdered = one[19...].lexicographicallyPrecedes(other[19...])
                let (first, second) = isOrdered ? (one, other) : (other, one)
                expected.insert(first[19...] + [tab] + second[19...])
            }
        }
        let found = output.split(separator: newline).map(Array.init)
        precondition(Set(found) == expected, "other pairs than those that meet under a key")
        if Set(lines.map { $0.prefix(16) + $0.dropFirst(19) }).count == lines.count {
            let keys = Set(lines.map { $0.prefix(16) }).count
            precondition(found.count <= expected.count * keys, "a pair came twice under a key")
        }
        for pair in found { precondition(pair.count { $0 == tab } == 1, "a pair is not two groups") }
    } catch let fault as KeyLines.Fault {
        switch fault {
        case .line(let number), .order(let number):
            precondition(1...lineCount(bytes) ~= number, "a fault is in a line that is not there")
        }
    } catch {
        preconditionFailure("nothing else is thrown")
    }
}

/// Reads bytes as a filter, as lines of keys that one is made of, and as keys themselves.
///
/// The first byte says how many slices there are. No key that went in is missed.
package func fuzzKeyFilter(_ bytes: [UInt8]) {
    var keys: [UInt64] = [0, 1, 1 << 63, .max]
    for start in stride(from: 1, to: bytes.count - 7, by: 8) {
        keys.append(bytes[start..<start + 8].reduce(0) { $0 << 8 | UInt64($1) })
    }
    if let filter = try? MappedKeyFilter(MappedFile(copying: bytes)) {
        for key in keys { _ = filter.mayContain(key) }
    }
    guard let first = bytes.first else { return }
    let count = Int(first & 15) + 1
    let texts = UInt64(first >> 4) * 1000
    var lines: [UInt8] = []
    for key in keys {
        Hexadecimal.append(key, to: &lines)
        lines.append(newline)
    }
    func file(_ lines: [UInt8]) throws(KeyFilterFile.Fault) -> [UInt8] {
        var bytes: [UInt8] = []
        for number in 0..<count {
            bytes += try KeyFilterFile.bytes(ofKeys: lines, texts: texts, .init(number: number, count: count)!)
        }
        return bytes
    }
    do throws(KeyFilterFile.Fault) {
        let filter = try MappedKeyFilter(MappedFile(copying: file(lines)))
        for key in keys { precondition(filter.mayContain(key), "a key is missed") }
    } catch {
        preconditionFailure("slices end to end are a filter that \(error)")
    }
    do throws(KeyFilterFile.Fault) {
        let filter = try MappedKeyFilter(MappedFile(copying: file(Array(bytes.dropFirst()))))
        for line in bytes.dropFirst().split(separator: newline) {
            precondition(Hexadecimal.value(line).map(filter.mayContain) == true, "a line is missed")
        }
    } catch {
        guard case .line(let number) = error else { preconditionFailure("slices end to end are a filter") }
        precondition(1...max(1, lineCount(bytes)) ~= number, "a fault is in a line that is not there")
    }
}

private let tab = UInt8(ascii: "\t")
private let newline = UInt8(ascii: "\n")

/// The last line may lack its end.
private func lineCount(_ bytes: [UInt8]) -> Int {
    bytes.count { $0 == newline } + (bytes.isEmpty || bytes.last == newline ? 0 : 1)
}
