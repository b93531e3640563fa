import BundleReader
import BundleWriter

/// Lays any bytes over the index of a small bundle, makes all digests anew and reads everything: the entry point of
/// fuzzing. The first two bytes say where.
package func fuzzBundleIndex(_ bytes: [UInt8]) {
    guard bytes.count > 2 else { return }
    var changed = base
    changed.changeIndex { index in
        var place = (Int(bytes[0]) | Int(bytes[1]) << 8) % index.count
        for byte in bytes.dropFirst(2) where place < index.count {
            index[place] ^= byte
            place += 1
        }
    }
    let catalog = changed.files[BundleLayout.catalog]!
    guard let bundle = try? MappedBundle(catalog: catalog, files: changed.files) else { return }
    try? BundleExercise.readEverything(bundle)
}

private let base: SignedFolder = {
    do {
        return SignedFolder(try BundleWriting.files(for: SampleCatalog.input(SampleCatalog.messages)))
    } catch {
        preconditionFailure("the sample cannot be written: \(error)")
    }
}()
