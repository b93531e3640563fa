import CatalogModel

extension Tagger {
    /// Nil as well for a name that is not in the authority file, which is reported where names are looked up.
    func author(of entry: Entry) -> Message.MessageAuthor? {
        guard let author = entry.attribution?.author?.id.flatMap({ authors[$0] }) else { return nil }
        return Message.MessageAuthor(id: author.id, name: author.name.value)
    }

    func work(of entry: Entry) -> Message.MessageWork? {
        guard let attribution = entry.attribution, let mention = attribution.work else { return nil }
        let author = attribution.author?.id.flatMap { authors[$0] }
        let work = mention.id.flatMap { author?.work($0) }
        let year = attribution.year.flatMap { YearMark($0.string) }
        return Message.MessageWork(
            id: work?.id.value, title: work?.title.value ?? mention.written.string, type: work?.type,
            year: (work?.year ?? year)?.year, locator: attribution.locator?.string)
    }

    func review(of entry: Entry) -> Message.Review? {
        guard let by = entry.value(.reviewedBy), let due = entry.value(.reviewDue) else { return nil }
        return Message.Review(by: by.string, on: entry.value(.reviewedOn)?.string, due: due.string)
    }

    func video(of entry: Entry) -> Message.Video? {
        guard entry.kind == .video, let link = entry.value(.link), let title = entry.value(.title),
            let seconds = entry.value(.duration).flatMap({ VideoDuration.seconds($0.string) }),
            let alt = entry.value(.alt)
        else { return nil }
        return Message.Video(link: link.string, title: title.string, seconds: seconds, alt: alt.string)
    }
}
