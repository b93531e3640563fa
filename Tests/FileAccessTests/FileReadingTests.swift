import FileAccess
import Foundation
import TestSupport
import Testing

struct FileReadingTests {
    @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 300_000]) func readsAllOfAFile(size: Int) throws {
        let bytes = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
        let folder = try TemporaryFolder()
        try folder.write("a", bytes)
        #expect(try FileReading.bytes(of: folder.at("a")) == bytes)
    }

    /// Two threads share these.
    @Test(arguments: [16 << 20, (16 << 20) + 1, (24 << 20) - 1]) func readsAllOfALargeFile(size: Int) throws {
        // No part is like another.
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            for place in 0..<size { buffer[place] = UInt8(truncatingIfNeeded: place &* 31 ^ place >> 16) }
            count = size
        }
        let folder = try TemporaryFolder()
        try folder.write("a", bytes)
        #expect(try FileReading.bytes(of: folder.at("a")) == bytes)
        #expect(throws: FileProblem.self) { try FileReading.bytes(of: folder.at("a"), limit: size - 1) }
    }

    @Test func readsFilesWhoseSizeTheSystemDoesNotTell() throws {
        #expect(try FileReading.bytes(of: "/proc/self/status").starts(with: "Name:".utf8))
    }

    @Test func refusesFilesOverTheLimitBeforeReadingThem() throws {
        let folder = try TemporaryFolder(["a": "12345"])
        #expect(try FileReading.bytes(of: folder.at("a"), limit: 5).count == 5)
        let problem = #expect(throws: FileProblem.self) { try FileReading.bytes(of: folder.at("a"), limit: 4) }
        #expect(problem?.description == "cannot read \(folder.at("a")): it has 5 bytes; the limit is 4")
    }

    @Test func namesTheFileAndTheReason() {
        let problem = #expect(throws: FileProblem.self) { try FileReading.bytes(of: "/no/such/file") }
        #expect(problem?.description == "cannot read /no/such/file: No such file or directory")
    }

    @Test func refusesFoldersAndNeverWaitsForAPipe() throws {
        let folder = try TemporaryFolder()
        #expect(throws: FileProblem("read", folder.path, reason: "it is not a regular file")) {
            try FileReading.bytes(of: folder.path)
        }
        let pipe = folder.at("pipe")
        #expect(mkfifo(pipe, 0o600) == 0)
        #expect(throws: FileProblem("read", pipe, reason: "it is not a regular file")) {
            try FileReading.bytes(of: pipe)
        }
    }
}
