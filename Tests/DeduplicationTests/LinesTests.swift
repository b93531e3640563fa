import Testing

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
            String(decoding: VerdictLines.bytes(of: result), as: UTF8.self) == """
                {"n":0,"a":"a","b":"b","verdict":"duplicate","relation":"duplicate","edits":[{"edit":"case"}]}
                {"n":1,"a":"c","b":"d","verdict":"duplicate","relation":"duplicate","edits":[{"edit":"punctuation"}]}

                """)
    }

    @Test func everyPairGetsAVerdict() {
        let pairs = [
            TextPair(number: 18, a: "Be gentle with yourself.", b: "Be strict with yourself."),
            TextPair(number: 17, a: "“Rest well.”", b: "\"Rest well.\""),
            TextPair(number: 19, a: "❤", b: "❤"),
        ]
        #expect(
            String(decoding: VerdictLines.bytes(of: pairs), as: UTF8.self) == """
                {"n":17,"verdict":"duplicate","relation":"duplicate","edits":[{"edit":"unicode-form"}]}
                {"n":18,"verdict":"distinct","relation":"distinct","edits":[]}
                {"n":19,"verdict":"distinct","relation":"distinct","edits":[]}

                """)
    }
}
