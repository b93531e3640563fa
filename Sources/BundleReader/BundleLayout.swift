/// Names, numbers and limits of the bundle format, shared by the reader and the writer; docs/bundle-format.md explains them.
///
/// **Canonical JSON**, in which every file of a bundle is written: UTF-8 without a byte order mark, NFC, keys in the
/// order of their bytes and each only once, no space between tokens, integers only (from -(2^53 - 1) to 2^53 - 1, no
/// leading zero, no `-0`), minimal escapes (`\"`, `\\`, `\b`, `\t`, `\n`, `\f`, `\r`, other controls as `\u001f` in
/// lower case, nothing else; none at all in keys), `\n` behind every line and nowhere else. So one value has one
/// spelling, and equal content has equal bytes.
package enum BundleLayout {
    /// A reader takes any minor version of its own major version: a minor version only adds.
    package static let major = 1
    package static let minor = 1

    package static let catalog = "catalog.json"
    package static let records = "records.jsonl"
    package static let ids = "ids.jsonl"
    package static let authors = "authors.jsonl"

    /// Only in bundles that follow a release.
    package static let past = "past.jsonl"

    /// Made from `records.jsonl`, for readers that do not read all of it; see `IndexLayout`.
    package static let index = "index.bin"

    /// Without these a bundle is none; `catalog.json` names them and whatever else there is.
    package static let required = [authors, ids, records]

    /// All that this version reads.
    package static let known = required + [past, index]

    /// Bytes of a line of a `.jsonl` file, its end included.
    package static let lineLimit = 64 << 10

    /// Bytes of `catalog.json`.
    package static let catalogLimit = 4 << 20

    /// Bytes of the head of `index.bin`, enough for an index of 60 GB.
    package static let indexHeadLimit = 4 << 20

    /// Ordinals below it fit into 32 bits with a sign.
    package static let ordinalLimit = 1 << 31

    /// How deep objects and lists may be nested.
    package static let depthLimit = 16

    /// The largest number that every JSON reader keeps exactly (2^53 - 1).
    package static let largestInteger = 9_007_199_254_740_991

    /// First years of the age bands for which messages are counted.
    package static let ageBands = [4, 9, 12, 13, 16, 18]

    /// How `catalog.json` begins: with a digest of itself, so that it can be checked before it is parsed.
    ///
    /// The digest is taken with 64 zeros in its own place. The underscore sorts the key before all others.
    package static let catalogOpening = "{\"_sha256\":\""

    /// Characters of a SHA-256 digest in hexadecimal.
    package static let digestLength = 64

    /// Members of a record that say where it stands in the catalog's history rather than what it says.
    package static let historyKeys = ["added", "changed", "ord", "rev"]
}
