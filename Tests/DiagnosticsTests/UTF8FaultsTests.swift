import Diagnostics
import Testing

@Suite struct UTF8FaultsTests {
    /// Every sequence of up to three bytes of interest: what the standard library accepts has no fault, and else there is one.
    @Test func agreesWithTheStandardLibrary() {
        let bytes: [UInt8] = [
            0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEF, 0xF0, 0xF1,
            0xF4,
            0xF5, 0xFF,
        ]
        for first in bytes {
            for second in bytes {
                for third in bytes {
                    for fourth in bytes {
                        let text = [first, second, third, fourth]
                        let isValid = String(validating: text, as: UTF8.self) != nil
                        #expect((UTF8Faults.first(in: text, from: 0) == nil) == isValid, "\(text)")
                    }
                }
            }
        }
    }

    @Test func takesHalfACharacterForOneFault() {
        #expect(UTF8Faults.first(in: [0x41, 0xE2, 0x80, 0x42], from: 0) == 1..<3)
        #expect(UTF8Faults.first(in: [0x41, 0xE2, 0x80], from: 0) == 1..<3)
        #expect(UTF8Faults.first(in: [0x41, 0x97, 0x97], from: 2) == 2..<3)
    }
}
