import Diagnostics

/// The door of this target: foreign files in, records and findings out.
package enum Importer {
    /// Reads one file.
    ///
    /// A name that the format does not expect is reported, and the file read if it looks like the format all the same.
    package static func read(
        _ file: SourceFile, as format: ImportFormat, _ options: ImportOptions = ImportOptions()
    ) -> ImportResult {
        let name = FileNameCheck(file, format)
        guard name.isReadable else {
            var result = ImportResult()
            result.files = 1
            result.findings.add(contentsOf: name.findings)
            let origin = Origin(name: options.name ?? file.path, place: .file, format: format)
            result.rejections = [Rejection(origin: origin, rule: UnrecognisedFile.about.id, range: file.range)]
            return result
        }
        var result = readNamed(file, as: format, options)
        result.findings.add(contentsOf: name.findings)
        return result
    }

    /// Reads several files and looks at them together: tags that differ in number or case only.
    ///
    /// Each is called by the name in the options or else by its own, without its folders; further ones of the same name
    /// get a number.
    package static func read(
        _ files: [SourceFile], as format: ImportFormat, _ options: ImportOptions = ImportOptions(),
        companions: Companions = Companions()
    ) -> ImportResult {
        var result = ImportResult()
        var uses: [String: Int] = [:]
        var names: Set<String> = []
        for file in files {
            let name = options.name ?? String(file.name)
            var own = options
            repeat {
                uses[name, default: 0] += 1
                own.name = uses[name] == 1 ? name : "\(name) (\(uses[name]!))"
            } while !names.insert(own.name!).inserted
            result.merge(read(file, as: format, own))
        }
        result.findings.add(contentsOf: TagCheck.nearIdentical(result.records))
        result.findings.add(contentsOf: companions.check(result.records))
        return result
    }

    private static func readNamed(
        _ file: SourceFile, as format: ImportFormat, _ options: ImportOptions
    ) -> ImportResult {
        // libxml2 reads the bytes themselves.
        if format == .docbook || format == .tei { return XMLQuoteImporter.read(file, as: format, options) }
        let text = DecodedText(file, encoding: options.encoding)
        return switch format {
        case .fortune: FortuneImporter.read(text, options)
        case .json: JSONImporter.read(text, options)
        case .jsonLines: JSONImporter.readLines(text, options)
        case .csv: SeparatedImporter.read(text, options)
        case .markdown: MarkdownImporter.read(text, options)
        case .jsonLD, .csl: StandardImporter.read(text, options, as: format)
        case .docbook, .tei: preconditionFailure("read above")
        }
    }
}
