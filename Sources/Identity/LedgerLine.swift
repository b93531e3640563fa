import BundleReader
import CatalogModel

/// The lines of a ledger as they are written; docs/bundle-format.md has a table of them.
package enum LedgerLine {
    package static func published(
        _ id: MessageID, ordinal: Int, since version: Int, form: ShortDigest, digest: ShortDigest
    ) -> [UInt8] {
        line {
            $0.member("digest", digest.description)
            $0.member("form", form.description)
            $0.member("id", id.string)
            $0.member("ord", ordinal)
            $0.member("since", version)
        }
    }

    package static func revised(
        _ id: MessageID, revision: Int, since version: Int, form: ShortDigest, digest: ShortDigest
    ) -> [UInt8] {
        line {
            $0.member("digest", digest.description)
            $0.member("form", form.description)
            $0.member("id", id.string)
            $0.member("rev", revision)
            $0.member("since", version)
        }
    }

    package static func released(_ number: Int, label: String, digest: String) -> [UInt8] {
        line {
            $0.member("label", label)
            $0.member("release", number)
            $0.member("sha256", digest)
        }
    }

    /// - Parameter by: who decided it.
    package static func moved(
        _ id: MessageID, to target: String, by: String? = nil, on day: CalendarDay, reason: String
    ) -> [UInt8] {
        line {
            $0.member(ifAny: "by", by)
            $0.member("id", id.string)
            $0.member("moved", target)
            $0.member("on", day.description)
            $0.member("reason", reason)
        }
    }

    /// - Parameters:
    ///   - instead: a message that may take its place.
    ///   - erase: whether copies that people saved are to be erased.
    package static func gone(
        _ id: MessageID, instead: MessageID? = nil, erase: Bool = false, by: String? = nil, on day: CalendarDay,
        reason: String
    ) -> [UInt8] {
        line {
            $0.member(ifAny: "by", by)
            if erase { $0.member("erase", true) }
            $0.member("gone", true)
            $0.member("id", id.string)
            $0.member(ifAny: "instead", instead?.string)
            $0.member("on", day.description)
            $0.member("reason", reason)
        }
    }

    private static func line(_ members: (inout CanonicalJSONWriter) -> Void) -> [UInt8] {
        var writer = CanonicalJSONWriter()
        writer.object(members)
        writer.endLine()
        return writer.bytes
    }
}
