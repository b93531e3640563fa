import Testing

@testable import ContentReading

@Suite struct XMLFuzzTests {
    private static let samples = [
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!-- Stoics -->
        <messages xmlns="urn:florilegium:content:1" category="courage" language="en" ages="12+"><mood>sad</mood>
          <heading level="2">Time &amp; again</heading>
          <quote id="q0123456789ab" status="sourced">
            <text><p>Do not act as if you &amp; I were <![CDATA[<going>]]></p><p>to live<br/>ten — thousand years.</p></text>
            <author ref="marcus-aurelius">Marcus</author>
            <work ref='meditations' locator="IV.17" translator="George Long" translated="1862"/>
            <mood>determined</mood>
            <allow rule="doubled-word" until="2027-01-31" because="of the song"/>
          </quote>
        </messages>
        """,
        """
        <author xmlns="urn:florilegium:content:1" name="Ada &amp; Brook" born="1921~">
          <alias lang="de">Ada Bach</alias><work id="walks" title="Walks" type="book"/>
          <policy deny="true" reason="asked"/><life>Walked.</life>
        </author>
        """,
        """
        <catalog xmlns="urn:florilegium:content:1" name="A" audience="12+" languages="en" licence="CC0-1.0"
          asOf="2026-11-21" moods="sad"><rules><rule id="a" level="off"/></rules></catalog>
        """,
    ]

    @Test(arguments: samples)
    func soundSamplesKeepThePromises(_ sample: String) { fuzzXML(Array(sample.utf8)) }

    @Test(arguments: 0..<4)
    func damagedSamplesKeepThePromises(part: Int) {
        var random = SeededNumbers(UInt64(part))
        for round in 0..<1_250 {
            var bytes = Array(Self.samples[round % 5 == 4 ? round % 3 : 0].utf8)
            for _ in 0..<Int.random(in: 1...4, using: &random) { damage(&bytes, &random) }
            fuzzXML(bytes)
        }
    }

    @Test func samplesCutOffAnywhereKeepThePromises() {
        let bytes = Array(Self.samples[0].utf8)
        for length in bytes.indices { fuzzXML(Array(bytes[..<length])) }
    }

    private func damage(_ bytes: inout [UInt8], _ random: inout SeededNumbers) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        let end = min(bytes.count, place + Int.random(in: 1...30, using: &random))
        let pieces = [
            "<!--", "-->", "<![CDATA[", "]]>", "<p>", "</p>", "<br/>", "&#10;", "&#32;", "\r\n", "\r", "\n\n",
            "<quote>",
            "</quote>", "<text>", "</text>", "<mood>", " ages=\"1+\"", "&", "<", "\"", "'", "é", "&lt;", "\t", "  ",
            "<message><text>x</text></message>", " xmlns=''", "&#13;", "-",
        ]
        switch Int.random(in: 0..<5, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(place..<end)
        case 2: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &random))
        default: bytes.insert(contentsOf: pieces.randomElement(using: &random)!.utf8, at: place)
        }
        if bytes.isEmpty { bytes = [0x3C] }
    }
}
