import Glibc

/// How much a word speaks for a tag, learnt by counting.
///
/// Source: B. Monroe, M. Colaresi, K. Quinn, "Fightin' Words", Political Analysis 16 (2008), section 3.3: the log-odds
/// ratio of a word in the texts of a tag and in all others, smoothed by a prior that spreads a fixed number of words as
/// the whole collection does. What they call its z-score pulls a weight towards nothing where few words were counted.
enum LogOdds {
    /// How many occurrences the prior is worth, over all words together: an eighth of what was counted, and no more
    /// than this, for much that was counted needs no smoothing.
    static let largestPrior = 5000.0

    /// A z-score that halves a weight.
    static let doubt = 1.0

    /// Of a word that was seen in texts.
    struct Counts {
        /// How many texts of the tag hold the word, and how many others.
        var inside: Int
        var outside: Int

        /// How many words and phrases all texts of the tag hold, and all others; each once a text.
        var allInside: Int
        var allOutside: Int
    }

    /// - Returns: above 0 where the word speaks for the tag.
    static func weight(_ counts: Counts) -> Double {
        let all = Double(counts.allInside + counts.allOutside)
        let share = Double(counts.inside + counts.outside) / all
        let prior = min(largestPrior, all / 8)
        let inside = Double(counts.inside) + prior * share
        let outside = Double(counts.outside) + prior * share
        let odds = inside / (Double(counts.allInside) + prior - inside)
        let otherOdds = outside / (Double(counts.allOutside) + prior - outside)
        let delta = log(odds / otherOdds)
        let z = abs(delta) / (1 / inside + 1 / outside).squareRoot()
        return delta * z / (z + doubt)
    }

    /// The logarithm of the odds that a text has the tag, before a word of it is read.
    static func start(texts: Int, of all: Int) -> Double {
        // Half a text more on both sides: a tag on every text is no certainty.
        log((Double(texts) + 0.5) / (Double(all - texts) + 0.5))
    }
}
