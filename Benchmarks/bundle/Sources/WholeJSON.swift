import Foundation

/// The peer that most apps are: every record is decoded when the app starts, and kept.
enum WholeJSON {
    private struct Message: Decodable {
        let id: String
        let text: String?
        let categories: [String]?
        let minAge: Int?
    }

    static func run(_ folder: String) throws {
        let before = Memory.anonymous()
        let watch = Stopwatch()
        let lines = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/records.jsonl")).split(separator: 0x0A)
        let decoder = JSONDecoder()
        let messages = try lines.map { try decoder.decode(Message.self, from: $0) }
        let suiting = messages.indices.filter { messages[$0].minAge ?? 0 <= 18 && messages[$0].text != nil }
        report("openMilliseconds", watch.seconds * 1e3)
        report("memory", Memory.anonymous() - before)
        var generator = SeededGenerator(2)
        var size = 0
        report(
            "picks",
            rate {
                for _ in 0..<10_000 {
                    size &+= messages[suiting[Int(generator.next() % UInt64(suiting.count))]].text!.utf8.count
                }
                return 10_000
            })
        precondition(size > 0)
    }
}
