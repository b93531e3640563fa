/// A delicate topic that a message touches, and how far.
package struct TopicMark: Hashable, Sendable {
    package let topic: String

    /// 0 where nothing is said, else 1 to 4: mild, moderate, strong, severe, or reference, use, promotion.
    package let severity: Int

    /// `reference`, `use` or `promotion`; empty where the topic has severities.
    package let mode: String

    package init(topic: String, severity: Int = 0, mode: String = "") {
        self.topic = topic
        self.severity = severity
        self.mode = mode
    }

    /// Each topic once, with its gravest mark, by name.
    package static func united(_ marks: [TopicMark]) -> [TopicMark] {
        var gravest: [String: TopicMark] = [:]
        for mark in marks where mark.severity >= gravest[mark.topic]?.severity ?? 0 {
            if gravest[mark.topic]?.severity != mark.severity { gravest[mark.topic] = mark }
        }
        return gravest.values.sorted { $0.topic.utf8.lexicographicallyPrecedes($1.topic.utf8) }
    }
}
