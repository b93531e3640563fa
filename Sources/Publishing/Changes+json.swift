import BundleReader

extension Changes {
    /// `changes.json`: canonical JSON of one line. The counts are those of the lists.
    package var json: [UInt8] {
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.member("added", added.map(\.id))
            $0.key("ages")
            $0.array(changed(.ages)) { $0.ages($1) }
            $0.key("attribution")
            $0.array(changed(.attribution)) { $0.fields($1, .attribution) }
            $0.key("changed")
            $0.array(changed) { $0.change($1) }
            $0.member("classes", classes)
            $0.key("counts")
            $0.object {
                $0.member("added", added.count)
                $0.member("ages", changed(.ages).count)
                $0.member("attribution", changed(.attribution).count)
                $0.member("changed", changed.count)
                $0.member("moved", moved.count)
                $0.member("other", changed(.other).count)
                $0.member("tags", changed(.tags).count)
                $0.member("text", changed(.text).count)
                $0.member("withdrawn", withdrawn.count)
            }
            $0.member(ifAny: "from", from)
            $0.member("label", label)
            $0.key("moved")
            $0.array(moved) { $0.move($1) }
            $0.key("other")
            $0.array(changed(.other)) { $0.fields($1, .other) }
            $0.key("tags")
            $0.array(changed(.tags)) { $0.fields($1, .tags) }
            $0.key("text")
            $0.array(changed(.text)) { $0.words($1) }
            $0.member("to", to)
            $0.key("withdrawn")
            $0.array(withdrawn) { $0.withdrawal($1) }
        }
        writer.endLine()
        return writer.bytes
    }
}

extension CanonicalJSONWriter {
    fileprivate mutating func change(_ change: Changes.Change) {
        object {
            $0.member("fields", change.fields)
            $0.member("id", change.after.id)
            $0.member("rev", change.after.revision)
        }
    }

    fileprivate mutating func fields(_ change: Changes.Change, _ sort: ChangeSort) {
        object {
            $0.member("fields", change.fields(sort))
            $0.member("id", change.after.id)
        }
    }

    fileprivate mutating func ages(_ change: Changes.Change) {
        object {
            $0.member("after", Changes.Change.ages(of: change.after))
            $0.member("before", Changes.Change.ages(of: change.before))
            $0.member("id", change.after.id)
        }
    }

    fileprivate mutating func words(_ change: Changes.Change) {
        object {
            $0.member("id", change.after.id)
            $0.key("words")
            $0.array(change.words) { writer, part in
                writer.object {
                    switch part.kind {
                    case .keep: $0.member("keep", part.text)
                    case .drop: $0.member("drop", part.text)
                    case .put: $0.member("put", part.text)
                    }
                }
            }
        }
    }

    fileprivate mutating func move(_ move: Changes.Move) {
        object {
            $0.member("id", move.record.id)
            $0.member("to", move.target)
        }
    }

    fileprivate mutating func withdrawal(_ withdrawal: Changes.Withdrawal) {
        object {
            if withdrawal.erase { $0.member("erase", true) }
            $0.member("id", withdrawal.id)
            $0.member(ifAny: "instead", withdrawal.instead)
            $0.member("reason", withdrawal.reason)
        }
    }
}
