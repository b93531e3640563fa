import CatalogModel
import Diagnostics
import MarkdownReading
import PolicyReading

/// Reads what was measured about a pack.
enum MeasurementReader {
    private enum Key: String, CaseIterable { case topics, set, on, recall, precision, innocents }

    /// - Parameter known: names of topics, of the pack and of those that it extends.
    static func read(_ node: YAMLNode?, _ nodes: inout NodeReader, known: some Collection<String>) -> [Measurement] {
        nodes.list(node).compactMap { item in
            guard let values = nodes.keys(of: item, Key.self, "a measurement") else { return nil }
            let place = item.range.before
            let set = nodes.required(values[.set], "set", at: place, of: "measurement")
            let on = nodes.day(nodes.required(values[.on], "on", at: place, of: "measurement"))
            let topics = nodes.texts(values[.topics], "topics")
            for topic in topics where !known.contains(topic.value) {
                nodes.report(topic.range, "there is no topic '\(topic.value)'")
            }
            var figures: [Measurement.Figure: Int] = [:]
            for figure in Measurement.Figure.allCases {
                guard let key = Key(rawValue: figure.rawValue),
                    let written = nodes.text(values[key], "\(figure.rawValue)")
                else { continue }
                guard let share = Measurement.thousandths(written.value) else {
                    nodes.report(written.range, "'\(written.value)' is no share such as .20 or 1")
                    continue
                }
                figures[figure] = share
            }
            if figures.isEmpty {
                nodes.report(place, "a measurement has one of \(anyOf: Measurement.Figure.allCases.map(\.rawValue))")
            }
            guard let set, let on, !figures.isEmpty else { return nil }
            return Measurement(topics: topics, set: set.value, on: on.value, figures: figures)
        }
    }
}
