import CatalogModel
import Diagnostics

/// Writes ratings, one JSON object a line.
///
///     {"id":"q42","minAge":9,"declared":12,"coverage":"partial","blocked":false,"topics":["profanity"],
///      "findings":[{"rule":"mild-oath","topic":"profanity","degree":"mild","minAge":9,"field":"text",
///                   "start":8,"end":12,"utf16":[8,12],"text":"damn"}]}
///
/// `start` and `end` count Unicode scalars of the field, `utf16` its code units; ends are exclusive. Where it is asked
/// for, `"reading":{"words":9,"longestSentence":9,"hardWordShare":0.111}` follows.
package struct RatingLines: Sendable {
    package private(set) var bytes: [UInt8] = []
    private let showsReading: Bool

    /// - Parameter showsReading: whether to say how hard each text is to read.
    package init(showsReading: Bool = false) { self.showsReading = showsReading }

    /// - Parameters:
    ///   - minAge: what counts in the end.
    ///   - declared: what people said; nil where nobody did.
    ///   - texts: the texts that findings are about.
    ///   - language: BCP 47.
    package mutating func append(
        id: String, minAge: Int, declared: Int?, topics: [TopicMark], _ verdict: Verdict, texts: [RatedField: String],
        language: String
    ) {
        write(#"{"id":"#)
        JSONText.append(id, to: &bytes)
        write(
            #","minAge":\#(minAge),"declared":\#(declared.map(String.init) ?? "null"),"coverage":"\#(verdict.coverage)""#
        )
        write(#","blocked":\#(verdict.isBlocked),"topics":["#)
        for (number, mark) in topics.enumerated() {
            if number > 0 { write(",") }
            JSONText.append(mark.topic, to: &bytes)
        }
        write(#"],"findings":["#)
        for (number, place) in verdict.places.enumerated() {
            if number > 0 { write(",") }
            append(place, texts[place.field] ?? "")
        }
        write("]")
        if showsReading { append(ReadingEase(texts[.text] ?? "", language: language)) }
        write("}\n")
    }

    private mutating func append(_ reading: ReadingEase) {
        write(#","reading":{"words":\#(reading.words),"longestSentence":\#(reading.longestSentence)"#)
        if let share = reading.hardWordShare {
            let digits = String(share % 1000)
            let padded = String(repeating: "0", count: 3 - digits.utf8.count) + digits
            write(#","hardWordShare":\#(share / 1000).\#(padded)"#)
        }
        write("}")
    }

    package mutating func append(contentsOf other: RatingLines) { bytes += other.bytes }

    private mutating func append(_ place: Verdict.Place, _ text: String) {
        let rule = place.rule.rule
        let (scalars, utf16) = (place.finding.scalars(in: text), place.finding.utf16(in: text))
        write(#"{"rule":"#)
        JSONText.append(rule.id.value, to: &bytes)
        write(#","topic":"#)
        JSONText.append(rule.topic, to: &bytes)
        if let degree = rule.degree { write(#","degree":"\#(degree.rawValue)""#) }
        if let action = rule.action { write(#","action":"\#(action.rawValue)""#) }
        write(#","minAge":\#(place.rule.minAge),"field":"\#(place.field.rawValue)""#)
        write(#","start":\#(scalars.lowerBound),"end":\#(scalars.upperBound)"#)
        write(#","utf16":[\#(utf16.lowerBound),\#(utf16.upperBound)],"text":"#)
        JSONText.append(place.finding.words(in: text), to: &bytes)
        write("}")
    }

    private mutating func write(_ text: String) { bytes += text.utf8 }
}
