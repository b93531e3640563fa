import CatalogModel
import Diagnostics
import FileAccess
import Pipeline
import Suitability

/// Shows texts to a person at a terminal, one at a time, and writes down what they say to each before the next.
struct ReviewDialogue {
    let queue: ReviewQueue
    let run: ReviewRun
    private var hasWrittenIDs = false
    private var recorded = 0

    init(queue: ReviewQueue, run: ReviewRun) {
        self.queue = queue
        self.run = run
    }

    /// Why the dialogue ends before the texts do.
    private struct Quit: Error {}

    mutating func hold(over items: [ReviewQueue.Item]) throws {
        let waiting = items.filter { $0.waits(for: run.by) }
        let own = items.filter { $0.isUnread && $0.isContributed(by: run.by) }
        try say("\(counted(waiting.count, "text waits", "texts wait")) for \(escaped(run.by))\n")
        if !own.isEmpty {
            try say("\(counted(own.count, "text was", "texts were")) sent in by you; others read them\n")
        }
        for (number, item) in waiting.enumerated() {
            try say("\n--- \(number + 1) of \(waiting.count) ---\n\n")
            try say(EntryText.text(try queue.explanation(of: item)))
            try say("\nWhat no rule can tell\n")
            for (area, question) in ReadingChecklist.questions {
                try say("\(padded("  " + area, to: 18))\(question)\n")
            }
            do {
                guard let reading = try ask(about: item) else { continue }
                try write(reading, of: item)
            } catch is Quit {
                break
            }
        }
        try say("\n\(counted(recorded, "reading")) written to \(queue.path)\n")
    }

    // MARK: Questions

    /// - Returns: nil for a text that is skipped.
    private func ask(about item: ReviewQueue.Item) throws -> Reading? {
        while true {
            switch try answer("\n(a)ccept, send (b)ack, (s)kip, (q)uit? ").lowercased() {
            case "a", "accept":
                let ages = try askAges(item)
                return try askTopics(item, ages)
            case "b", "back": return try run.sentBack(item, reason: try askReason())
            case "s", "skip": return nil
            case "q", "quit": throw Quit()
            default: continue
            }
        }
    }

    private func askAges(_ item: ReviewQueue.Item) throws -> Ages {
        while true {
            let written = try answer("For which ages? [\(item.ages)] ")
            if written.isEmpty { return item.ages }
            if let ages = Ages(written) { return ages }
            try say("Write ages like 12+ or 12-90.\n")
        }
    }

    private func askTopics(_ item: ReviewQueue.Item, _ ages: Ages) throws -> Reading {
        let found = item.rating.topics.map(\.topic)
        while true {
            let written = try answer(
                "Which other delicate topics does it touch? [\(found.isEmpty ? "none" : "none beside " + found.joined(separator: ", "))] "
            )
            let topics = written.split(separator: ",").map { String($0.filter { !$0.isWhitespace }) }
            do {
                return try run.accepted(item, ages: ages, topics: topics.filter { !$0.isEmpty }, in: queue)
            } catch {
                try say("\(error)\n")
            }
        }
    }

    private func askReason() throws -> String {
        while true {
            let written = try answer("What is wrong with it? ")
            if written.contains(where: { $0.isLetter || $0.isNumber }) { return written }
        }
    }

    /// A line of the person's, without blanks around it; the end of the input is a wish to stop.
    private func answer(_ question: String) throws -> String {
        try say(question)
        guard let line = readLine() else { throw Quit() }
        return String(line.trimmingPrefix(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }

    // MARK: Writing

    private mutating func write(_ reading: Reading, of item: ReviewQueue.Item) throws {
        if !hasWrittenIDs {
            hasWrittenIDs = true
            for (path, count) in try queue.writeIDs() {
                try say("\(path): \(counted(count, "new id")) written beside the entries\n")
            }
        }
        try queue.append([reading])
        recorded += 1
        if let remark = ReviewRun.remark(on: reading, of: item) { try say("\(remark)\n") }
    }

    private func say(_ text: String) throws { try FileWriting.standardOutput(text) }
}
