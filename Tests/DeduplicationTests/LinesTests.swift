import Testing
import TextMatching

@testable import Deduplication

struct LinesTests {
    @Test func clusterLinesNameTheCanonicalRecordAndAreSorted() {
        let result = Deduplicated([
            record("q0000042", "rest is part of the road"), record("q0000007", "Rest is part of the road."),
            record("q0000009", "Something else altogether."), record("q\"1", "rest is part of the road…"),
        ])
        #expect(
            String(decoding: ClusterLines.bytes(of: result), as: UTF8.self) == """
                {"id":"q\\"1","cluster":"q0000007","edits":["case","punctuation"]}
                {"id":"q0000007","cluster":"q0000007","edits":[]}
                {"id":"q0000042","cluster":"q0000007","edits":["case","punctuation"]}

                """)
    }

    @Test func verdictLinesOfARunNumberThePairs() {
        let result = Deduplicated([
            record("b", "Rest is part of the road."), record("a", "rest is part of the road."),
            record("c", "Begin."), record("d", "Begin!"),
        ])
        #expect(
            String(decoding: VerdictLines.bytes(of: result, Workers(1)), as: UTF8.self) == """
                {"n":0,"a":"a","b":"b","verdict":"duplicate","relation":"duplicate","edits":[{"edit":"case"}],"cost":0}
                {"n":1,"a":"c","b":"d","verdict":"duplicate","relation":"duplicate","edits":[{"edit":"punctuation"}],"cost":0}

                """)
    }

    @Test func everyPairGetsAVerdict() {
        var pairs = TextPairs()
        func add(_ number: Int, _ a: String, _ b: String) {
            pairs.append(number, a, by: nil, b, by: nil, language: "en")
        }
        add(18, "Be gentle with yourself.", "Be strict with yourself.")
        add(17, "“Rest well.”", "\"Rest well.\"")
        add(19, "❤", "❤")
        #expect(
            String(decoding: VerdictLines.bytes(of: pairs), as: UTF8.self) == """
                {"n":17,"verdict":"duplicate","relation":"duplicate","edits":[{"edit":"unicode-form"}],"cost":0}
                {"n":18,"verdict":"distinct","relation":"distinct","edits":[],"cost":4}
                {"n":19,"verdict":"distinct","relation":"distinct","edits":[],"cost":0}

                """)
    }
}
