import BundleReader
import CatalogModel

/// Makes the files of a slice out of those of the whole. What a slice does not change is copied byte for byte.
struct SliceFiles {
    private let whole: WholeBundle
    private let definition: CatalogInfo.Slice
    private let filter: SliceFilter

    /// The messages of the slice, by ordinal.
    private let members: [SliceMember]
    private let isTaken: Set<String>

    init(_ whole: WholeBundle, _ definition: CatalogInfo.Slice, _ filter: SliceFilter, _ members: [SliceMember]) {
        self.whole = whole
        self.definition = definition
        self.filter = filter
        self.members = members
        isTaken = Set(members.map(\.id))
    }

    func all() throws(JSONFault) -> [BundleSlice.File] {
        let (ids, ended) = try ids()
        let (lines, goneCount) = try lines(of: ended)
        let past = past().encoded
        var files = [
            BundleSlice.File(name: BundleLayout.authors, bytes: try authors()),
            BundleSlice.File(name: BundleLayout.ids, bytes: ids),
        ]
        let hasIndex = whole.bundle.catalog.files.contains { $0.name == BundleLayout.index }
        let index = hasIndex ? index(of: lines) : nil
        if let index { files.append(BundleSlice.File(name: BundleLayout.index, bytes: index.bytes)) }
        if !past.isEmpty { files.append(BundleSlice.File(name: BundleLayout.past, bytes: past)) }
        files.append(BundleSlice.File(name: BundleLayout.records, bytes: lines))
        let catalog = SliceCatalog(
            whole: whole, definition: definition, members: members, goneCount: goneCount, files: files, index: index)
        return [BundleSlice.File(name: BundleLayout.catalog, bytes: try catalog.encoded())] + files
    }

    private func index(of records: [UInt8]) -> BuiltIndex {
        do {
            return try IndexBuilder.index(of: records)
        } catch {
            preconditionFailure("lines of a bundle that was checked cannot be read: \(error)")
        }
    }

    /// The lines of its messages, and those of ended messages of which it knows what became of them.
    private func lines(of ended: Set<String>) throws(JSONFault) -> (bytes: [UInt8], goneCount: Int) {
        var gone: [Int] = []
        for ordinal in whole.emptySlots {
            guard let id = try RawObject(whole.bundle.line(at: ordinal) ?? []).string("id") else { continue }
            if ended.contains(id) { gone.append(ordinal) }
        }
        var bytes: [UInt8] = []
        for ordinal in (members.map(\.ordinal) + gone).sorted() {
            bytes += whole.bundle.line(at: ordinal) ?? []
            bytes.append(UInt8(ascii: "\n"))
        }
        return (bytes, gone.count)
    }

    /// Redirects into the slice, and all withdrawals: whoever keeps a copy has to hear of them, whatever takes its place.
    private func ids() throws(JSONFault) -> (bytes: [UInt8], ids: Set<String>) {
        var writer = CanonicalJSONWriter()
        var kept: Set<String> = []
        for line in RawObject.lines(of: whole.ids) {
            let object = try RawObject(line)
            if let target = try object.string("moved"), !isTaken.contains(target) { continue }
            if let id = try object.string("id") { kept.insert(id) }
            let isOutside = try object.string("instead").map { !isTaken.contains($0) } ?? false
            writer.object { $0.members(of: object, leavingOut: isOutside ? ["instead"] : []) }
            writer.endLine()
        }
        return (writer.bytes, kept)
    }

    /// Authors and works that have messages in the slice, with as many as they have there.
    private func authors() throws(JSONFault) -> [UInt8] {
        let counts = Dictionary(members.compactMap { $0.author.map { ($0, 1) } }, uniquingKeysWith: +)
        let works = Dictionary(members.compactMap { $0.work.map { ($0, 1) } }, uniquingKeysWith: +)
        var writer = CanonicalJSONWriter()
        for line in RawObject.lines(of: whole.authors) {
            let author = try RawObject(line)
            guard let id = try author.string("id"), let count = counts[id] else { continue }
            var cited: [(work: RawObject, count: Int)] = []
            for element in try author.elements("works") {
                let work = try RawObject(Array(element))
                guard let workID = try work.string("id"), let count = works[.init(author: id, work: workID)] else {
                    continue
                }
                cited.append((work, count))
            }
            writer.object {
                for (key, value) in author.members {
                    $0.key(named: key)
                    switch key {
                    case "messages": $0.integer(count)
                    case "works": $0.array(cited) { $0.work($1.work, count: $1.count) }
                    default: $0.members(value)
                    }
                }
            }
            writer.endLine()
        }
        return writer.bytes
    }

    /// What the messages of the slice were before, and others that fitted it then.
    ///
    /// Of kinds, status, moods and topics the past knows nothing: there the message as it is now decides. A message of
    /// the slice that did not fit it then keeps its line, so that it does not seem to have been there from the first;
    /// the age 0 suits nobody.
    private func past() -> CatalogPast {
        let memberships = whole.bundle.past.memberships.compactMap { membership -> CatalogPast.Membership? in
            var membership = membership
            let fits = filter.misfit(of: SliceFilter.Candidate(membership), among: SliceFilter.Key.known) == nil
            if isTaken.contains(membership.id) {
                if !fits { (membership.minAge, membership.maxAge) = (0, 0) }
                return membership
            }
            guard fits else { return nil }
            guard let now = whole.bundle.record(id: membership.id) else { return membership }
            return filter.misfit(of: SliceFilter.Candidate(now), among: SliceFilter.Key.unknown) == nil
                ? membership : nil
        }
        return CatalogPast(releases: whole.bundle.past.releases, memberships: memberships)
    }
}

extension CanonicalJSONWriter {
    fileprivate mutating func work(_ work: RawObject, count: Int) {
        object {
            for (key, value) in work.members {
                $0.key(named: key)
                if key == "messages" { $0.integer(count) } else { $0.members(value) }
            }
        }
    }
}
