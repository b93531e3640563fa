import Diagnostics

/// What `catalog.yml` says about the catalog as a whole.
package struct ContentSettings: Hashable, Sendable {
    package var name: String
    package var audience: Ages
    package var languages: [String]
    package var licence: String

    /// The languages and the licence where they stand in the file.
    package var languageTags: [Located<String>]
    package var writtenLicence: Located<String>?

    /// Where rights are computed; the strictest counts.
    package var jurisdictions: [Jurisdiction]

    /// The day against which expiry and review dates are judged, so that a run never depends on the clock.
    package var asOf: CalendarDay
    package var moods: [String]

    /// Characters after which phones cut a notification.
    package var notificationLimit: Int

    /// Characters an entry may have at most.
    package var textLimit: Int

    /// How long the entries of every category must last; nil where nobody asks.
    package var floors: SupplyFloors?

    /// How many people must have read each text.
    package var readings: ReadingSettings

    /// Parts of the catalog that apps get as bundles of their own, in the order of the file.
    package var slices: [SliceSettings]

    /// Levels that differ from the rules' own; `off` is nil.
    package var ruleLevels: [RuleID: Located<Severity?>]
    package var range: SourceRange

    package init(
        name: String, audience: Ages, languages: [String], licence: String, asOf: CalendarDay, moods: [String],
        notificationLimit: Int = 140, textLimit: Int = 1000, ruleLevels: [RuleID: Located<Severity?>] = [:],
        jurisdictions: [Jurisdiction] = [], languageTags: [Located<String>] = [],
        writtenLicence: Located<String>? = nil, floors: SupplyFloors? = nil, readings: ReadingSettings = .none,
        slices: [SliceSettings] = [],
        range: SourceRange
    ) {
        self.name = name
        self.audience = audience
        self.languages = languages
        self.licence = licence
        self.asOf = asOf
        self.moods = moods
        self.notificationLimit = notificationLimit
        self.textLimit = textLimit
        self.ruleLevels = ruleLevels
        self.jurisdictions = jurisdictions
        self.languageTags = languageTags
        self.writtenLicence = writtenLicence
        self.floors = floors
        self.readings = readings
        self.slices = slices
        self.range = range
    }
}
