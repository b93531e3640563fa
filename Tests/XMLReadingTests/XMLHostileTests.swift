import Diagnostics
import TestSupport
import Testing

@testable import XMLReading

/// Files written to do harm, or damaged beyond sense: a clear word, in bounded time, and no crash.
@Suite struct XMLHostileTests {
    private func faults(_ text: String, _ options: XMLDocument.Options = []) -> [XMLFault.Kind] {
        XMLDocument.parse(SourceFile(path: "a.xml", text: text), options: options).faults.map(\.kind)
    }

    @Test func entitiesNeverGrow() {
        var text = "<!DOCTYPE a [<!ENTITY l0 \"lol\">"
        for level in 1...20 {
            text += "<!ENTITY l\(level) \"" + String(repeating: "&l\(level - 1);", count: 10) + "\">"
        }
        text += "]><a b='&l20;'>&l20;</a>"
        let time = ProcessorTime.seconds {
            #expect(faults(text) == [.doctype])
            #expect(faults(text, .allowDoctype) == [.malformed, .malformed])
        }
        #expect(time < 1)
    }

    @Test func plainEntitiesGrowOnlyToALimit() {
        let text =
            "<!DOCTYPE a [<!ENTITY l \"" + String(repeating: "x", count: 1000) + "\">]><a>"
            + String(repeating: "<b>&l;</b>", count: 10_000) + "</a>"
        let document = XMLDocument.parse(SourceFile(path: "a.xml", text: text), options: .allowDoctype)
        #expect(!document.faults.isEmpty)
        #expect(document.faults.allSatisfy { $0.kind == .malformed })
    }

    @Test(arguments: [
        "<!DOCTYPE a SYSTEM 'file:///etc/passwd'><a/>",
        "<!DOCTYPE a [<!ENTITY x SYSTEM 'file:///etc/passwd'>]><a>&x;</a>",
        "<!DOCTYPE a [<!ENTITY % p SYSTEM 'http://127.0.0.1:1/x'> %p;]><a>&x;</a>",
        "<!-- x --><?pi y?><!DOCTYPE a [<!ATTLIST a b CDATA 'c'>]><a/>",
        "<!DOCTYPE a [",
        "<!DOCTYPE",
    ])
    func aDoctypeIsRefusedWithoutALookInside(_ text: String) {
        #expect(faults(text).contains(.doctype))
        #expect(!faults(text, .allowDoctype).contains(.doctype))
    }

    @Test func depthIsLimited() {
        let text = String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000)
        #expect(faults(text) == [.tooDeep])
        let sound = String(repeating: "<a>", count: 100) + String(repeating: "</a>", count: 100)
        #expect(faults(sound) == [])
    }

    @Test(arguments: [("<a ", "/>"), ("<a b='>' ", "/>"), ("<r><a b=\"<q ", "/></r>"), ("<r xmlns:", "/>")])
    func attributesAreLimited(before: String, after: String) {
        var text = before
        for number in 0..<100_000 { text += "b\(number)=\"1\" " }
        text += after
        let time = ProcessorTime.seconds { #expect(faults(text).contains(.tooManyAttributes)) }
        #expect(time < 5)
    }

    @Test func aThousandAttributesWithoutValuesAreNoTask() {
        var text = "<a "
        for number in 0..<100_000 { text += "b\(number) " }
        text += "/>"
        let time = ProcessorTime.seconds { #expect(!faults(text).isEmpty) }
        #expect(time < 5)
    }

    @Test func aHundredMegabytesInOneLineAreRefusedSoon() {
        var bytes = Array("<a>".utf8)
        bytes += [UInt8](repeating: UInt8(ascii: "x"), count: 100 << 20)
        bytes += Array("</a>".utf8)
        let time = ProcessorTime.seconds {
            let document = XMLDocument.parse(SourceFile(path: "a.xml", bytes: bytes))
            #expect(document.faults.map(\.kind) == [.tooLong])
            #expect(document.root?.children.isEmpty == true)
        }
        #expect(time < 60)
    }

    @Test func longTextsAndValuesAreRefused() {
        let long = String(repeating: "x", count: (64 << 10) + 1)
        #expect(faults("<a><b>\(long)</b><c d='\(long)'/></a>") == [.tooLong, .tooLong])
        #expect(faults("<a><b>\(long.dropLast())</b></a>") == [])
    }

    @Test(
        arguments: [
            [0xFE, 0xFF, 0, 0x3C], [0xFF, 0xFE, 0x3C, 0], [0, 0x3C, 0, 0x61], [0x3C, 0, 0x61, 0],
            [0, 0, 0, 0x3C], [0, 0, 0xFE, 0xFF],
        ] as [[UInt8]])
    func otherEncodingsAreNamed(_ start: [UInt8]) {
        let document = XMLDocument.parse(SourceFile(path: "a.xml", bytes: start + [0x61, 0, 0x2F, 0, 0x3E, 0]))
        #expect(document.faults.map(\.kind) == [.wrongEncoding])
        #expect(document.root == nil)
    }

    @Test func bytesThatAreNotUTF8MoveNothing() throws {
        let bytes =
            Array("<a b='".utf8) + [0x97, 0xC0, 0x80, 0xED, 0xA0, 0x80] + Array("'>x".utf8) + [0xFF]
            + Array("<c/></a>".utf8)
        let document = XMLDocument.parse(SourceFile(path: "a.xml", bytes: bytes))
        #expect(document.faults.isEmpty)
        #expect(document.root?["b"]?.string == "??????")
        #expect(document.root?.elements.first?.range.text == "<c/>")
    }

    @Test func aSampleCutOffAnywhereIsReadUpToThere() {
        let sample = Array(Self.sample.utf8)
        for length in 0..<sample.count - 1 {
            let document = XMLDocument.parse(SourceFile(path: "a.xml", bytes: Array(sample[..<length])))
            #expect(!document.faults.isEmpty, "cut off at \(length)")
        }
        #expect(XMLDocument.parse(SourceFile(path: "a.xml", bytes: sample)).faults.isEmpty)
    }

    @Test func fiveThousandDamagedFilesAreReadWithoutACrash() {
        var random = SplitMix(state: 7)
        for _ in 0..<5_000 {
            var bytes = Array(Self.sample.utf8)
            for _ in 0..<Int.random(in: 1...6, using: &random) { damage(&bytes, &random) }
            let file = SourceFile(path: "a.xml", bytes: bytes)
            for options in [[], [.allowDoctype, .allowProcessingInstructions]] as [XMLDocument.Options] {
                let document = XMLDocument.parse(file, options: options)
                for fault in document.faults { #expect(fault.range.bytes.upperBound <= bytes.count) }
                if document.faults.isEmpty { #expect(document.root != nil) }
            }
        }
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout SplitMix) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 1...20, using: &random))
        switch Int.random(in: 0..<6, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
        case 3: bytes.insert("<>&\"'/!-[]?;=".utf8.randomElement(using: &random)!, at: place)
        case 4:
            let piece = [
                "<!--", "-->", "<![CDATA[", "]]>", "<?x", "?>", "<!DOCTYPE a [", "]>", "<!ENTITY e 'x'>", "&e;",
                "</", "/>", "\r\n", "&#x41;", "<quote ", "</quote>", "<?xml version='1.0'?>", "xmlns:p='q'", "p:",
            ].randomElement(using: &random)!
            bytes.insert(contentsOf: piece.utf8, at: place)
        default: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &random))
        }
        if bytes.isEmpty { bytes = [0x3C] }
    }

    private static let sample = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- Stoics -->
        <messages xmlns="urn:florilegium:content:1" category="courage" language="en" ages="12+">
          <quote id="q0123456789ab" status="sourced">
            <text>Do not act as if you &amp; I were <![CDATA[<going>]]> to live&#8217;s ten — thousand years.</text>
            <author ref="marcus-aurelius"/>
            <work ref='meditations' locator="IV.17"/>
            <mood>determined</mood>
          </quote>
        </messages>
        """
}

/// A small random number generator with a seed. Source: S. Vigna, https://prng.di.unimi.it/splitmix64.c
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
