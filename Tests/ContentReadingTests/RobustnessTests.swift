import Diagnostics
import Testing

@testable import ContentReading

struct RobustnessTests {
    static let samples = [
        """
        ---
        category: courage
        language: en
        moods: [tired, "sad"]
        note: |
          two
          lines
        ---

        ## Before it

        > You do not have to feel brave to take the next step.
        > Taking it \\*is* what &mdash; brave feels like.  \u{20}
        > 学而时习之
        > 不亦说乎。

        - id: q3fk2m7v5xw1y
        - moods: tired, sad
        - note: |
            a

            b

        <!-- a
        remark -->

        > Do not act.
        >
        > — [Marcus Aurelius](../../authors/marcus-aurelius.md), *Meditations* IV.17 (1862) (George Long)

        """,
        "---\nname: &a Ada\nworks:\n  - {id: x, title: 'it''s', type: book}\n  - id: y\n    title: \"\\u00e9\"\n---\n\nA *life*.\n",
        "name: x\nname: y\naudience: 12+\nlanguages: [en]\nrules: {a: off, a: note}\nmoods:\n- tired\n",
    ]

    /// Bytes dropped, doubled, swapped and put in: nothing crashes, every place lies inside the file, and what can be
    /// formatted says the same afterwards.
    @Test(arguments: 0..<50)
    func survivesMutations(seed: Int) {
        var numbers = SeededNumbers(UInt64(seed))
        for _ in 0..<100 {
            var bytes = Array(Self.samples.randomElement(using: &numbers)!.utf8)
            for _ in 0..<Int.random(in: 1...6, using: &numbers) { Self.mutate(&bytes, &numbers) }
            fuzzMarkdown(bytes)
        }
    }

    /// Inputs that a fuzzer found, made as short as they can be.
    @Test(arguments: [
        ">\n\0\n-", "> a\n>\nHeading\n---\n", "> a\r\n>\r\nHeading\r\n---\r\n", ">\r\r  >",
        "> a\n\n \n   > b\n   > c\n  # Heading\n",
    ])
    func survivesWhatFuzzingFound(text: String) {
        fuzzMarkdown(Array(text.utf8))
    }

    private static let insertions: [[UInt8]] = [
        [0], [0xFF], [0xEF, 0xBB, 0xBF], [0xC2, 0x85], [0xE2, 0x80, 0xA8], Array("\r".utf8), Array("\r\n".utf8),
        Array("> ".utf8),
        Array("- ".utf8), Array("---\n".utf8), Array("*".utf8), Array("[".utf8), Array("](".utf8), Array("]:".utf8),
        Array("&#0;".utf8),
        Array("\\".utf8), Array("`".utf8), Array("<!--".utf8), Array("-->".utf8), Array("\t".utf8), Array("\n\n".utf8),
        Array("    ".utf8), Array("# ".utf8), Array("|".utf8), Array(": ".utf8), Array("'".utf8), Array("\"".utf8),
        Array("{".utf8),
        Array("&a ".utf8), Array("*a ".utf8), Array("— ".utf8), Array("👩‍👧".utf8), Array("&amp;".utf8),
        Array("<br>".utf8),
    ]

    private static func mutate(_ bytes: inout [UInt8], _ numbers: inout SeededNumbers) {
        guard !bytes.isEmpty else { return }
        let place = Int.random(in: 0..<bytes.count, using: &numbers)
        let length = min(Int.random(in: 1...12, using: &numbers), bytes.count - place)
        switch Int.random(in: 0...6, using: &numbers) {
        case 0: bytes.removeSubrange(place..<place + length)
        case 1: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
        case 2: bytes[place] = UInt8.random(in: 0...255, using: &numbers)
        case 3: bytes.swapAt(place, Int.random(in: 0..<bytes.count, using: &numbers))
        default: bytes.insert(contentsOf: insertions.randomElement(using: &numbers)!, at: place)
        }
    }
}
