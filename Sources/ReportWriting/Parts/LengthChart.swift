import Diagnostics

/// A histogram of lengths in which those that a notification cuts stand out by a pattern and behind a line.
///
/// Places are percentages, so that bars grow with the page and letters do not.
struct LengthChart {
    let histogram: LengthHistogram
    let limit: Int

    /// Pixels from top to bottom, and of what stands below the bars.
    private static let height = 220
    private static let foot = 28
    private static let head = 24

    var html: HTML {
        let counts = histogram.counts + [Int](repeating: 0, count: columns - histogram.counts.count)
        let most = max(counts.max() ?? 0, 1)
        let room = Self.height - Self.foot - Self.head
        let bars = counts.indices.map { place -> HTML in
            let height = counts[place] * room / most
            let sort: HTML = place * LengthHistogram.step >= limit ? " class=\"beyond\"" : .none
            return """
                <rect x="\(percent(place * 1000 + 100))" width="\(percent(800))" y="\(Self.head + room - height)" \
                height="\(height)"\(sort)/>

                """
        }
        let every = columns > 12 ? 5 : 2
        let ticks = stride(from: 0, through: columns - 1, by: every).map { place -> HTML in
            """
            <text x="\(percent(place * 1000))" y="\(Self.height - 8)">\(place * LengthHistogram.step)</text>

            """
        }
        let isFarRight = limit * 2 > columns * LengthHistogram.step
        let side: HTML = isFarRight ? "dx=\"-6\" text-anchor=\"end\"" : "dx=\"6\""
        let ruler: HTML =
            limit < columns * LengthHistogram.step
            ? """
            <line x1="\(mark)" x2="\(mark)" y1="6" y2="\(Self.head + room)"/>\
            <text x="\(mark)" \(side) y="16">notification: \(limit)</text>

            """ : .none
        return """
            <svg class="chart" role="img" aria-label="Histogram of the lengths of texts; the figures stand in the table below" \
            width="100%" height="\(Self.height)">
            <defs><pattern id="hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
            <rect width="6" height="6" class="ground"/><rect width="3" height="6" class="stripe"/></pattern></defs>
            \(bars)\(ticks)\(ruler)</svg>
            """
    }

    /// Steps that are shown: as many as there are texts for, and enough to see the limit.
    private var columns: Int {
        max(histogram.counts.count, min(limit / LengthHistogram.step + 2, LengthHistogram.mostSteps))
    }

    private var mark: String { percent(limit * 1000 / LengthHistogram.step) }

    /// A thousandth of a step as a share of the width.
    private func percent(_ thousandths: Int) -> String {
        let hundredths = thousandths * 10 / columns
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)%"
    }
}
