extension Message {
    /// The same message as apps get it.
    ///
    /// A text that nobody has read is for adults where readers under 18 get read texts only. That stands in its age, so
    /// that every program that asks for ages keeps to it, whether it knows about readers or not.
    package func published(to minors: ReadingSettings.Minors) -> Message {
        guard minors == .readOnly, rated == .rules, minAge > 0 else { return self }
        var message = self
        message.minAge = max(minAge, Ages.unrated.lowest)
        message.maxAge = maxAge.map { max($0, message.minAge) }
        return message
    }
}

/// One message as it is published: a record of the bundle, self-contained.
package struct Message: Hashable, Sendable {
    package var id: MessageID
    package var kind: Kind
    package var text: String
    package var language: String
    package var categories: [String]
    package var moods: [String]
    package var minAge: Int
    package var maxAge: Int?
    package var topics: [TopicMark]

    /// Who says for whom it is; nil where nobody told.
    package var rated: RatedBy?
    package var author: MessageAuthor?
    package var work: MessageWork?
    package var status: AttributionStatus

    /// What readers should know about the status.
    package var statusNote: String?

    /// The words that an altered text goes back to.
    package var original: String?

    /// Who was credited before, the first first.
    package var history: [Correction]
    package var attributedTo: String?
    package var character: String?
    package var translator: String?
    package var translated: Int?
    package var sources: [String]
    package var review: Review?
    package var video: Video?
    package var licence: String
    package var rights: Rights?
    package var credit: String?
    package var translationOf: MessageID?

    /// On what grounds it may be printed, and the sentence that explains it.
    package struct Rights: Hashable, Sendable {
        package var basis: RightsBasis
        package var reason: String

        package init(basis: RightsBasis, reason: String) {
            self.basis = basis
            self.reason = reason
        }
    }

    /// Who says that a message is fit for its readers.
    package enum RatedBy: String, Hashable, Sendable, CaseIterable {
        /// Rules, which find words and give no verdict, and whoever wrote it.
        case rules
        /// As many people who have read it as catalog.yml asks for, and one at least.
        case reader
    }

    package struct MessageAuthor: Hashable, Sendable {
        package var id: String
        package var name: String

        package init(id: String, name: String) {
            self.id = id
            self.name = name
        }
    }

    package struct MessageWork: Hashable, Sendable {
        package var id: String?
        package var title: String
        package var type: WorkType?
        package var year: Int?
        package var locator: String?

        package init(id: String?, title: String, type: WorkType?, year: Int?, locator: String?) {
            self.id = id
            self.title = title
            self.type = type
            self.year = year
            self.locator = locator
        }
    }

    package struct Review: Hashable, Sendable {
        package var by: String
        package var on: String?
        package var due: String

        package init(by: String, on: String?, due: String) {
            self.by = by
            self.on = on
            self.due = due
        }
    }

    package struct Video: Hashable, Sendable {
        package var link: String
        package var title: String
        package var seconds: Int
        package var alt: String

        package init(link: String, title: String, seconds: Int, alt: String) {
            self.link = link
            self.title = title
            self.seconds = seconds
            self.alt = alt
        }
    }

    package init(
        id: MessageID, kind: Kind, text: String, language: String, categories: [String], moods: [String] = [],
        minAge: Int, maxAge: Int? = nil, topics: [TopicMark] = [], rated: RatedBy? = nil,
        author: MessageAuthor? = nil,
        work: MessageWork? = nil,
        status: AttributionStatus, statusNote: String? = nil, original: String? = nil, history: [Correction] = [],
        attributedTo: String? = nil, character: String? = nil, translator: String? = nil,
        translated: Int? = nil, sources: [String] = [], review: Review? = nil, video: Video? = nil, licence: String,
        rights: Rights? = nil, credit: String? = nil, translationOf: MessageID? = nil
    ) {
        self.id = id
        self.kind = kind
        self.text = text
        self.language = language
        self.categories = categories
        self.moods = moods
        self.minAge = minAge
        self.maxAge = maxAge
        self.topics = topics
        self.rated = rated
        self.author = author
        self.work = work
        self.status = status
        self.statusNote = statusNote
        self.original = original
        self.history = history
        self.attributedTo = attributedTo
        self.character = character
        self.translator = translator
        self.translated = translated
        self.sources = sources
        self.review = review
        self.video = video
        self.licence = licence
        self.rights = rights
        self.credit = credit
        self.translationOf = translationOf
    }
}
