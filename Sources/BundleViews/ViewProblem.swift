import FileAccess

/// Why a view could not be made or looked at.
package enum ViewProblem: Error, CustomStringConvertible {
    case file(FileProblem)

    /// What SQLite says about a file.
    case database(path: String, String)

    /// The records of the bundle do not fit together, for example because one names an author who is not listed.
    case bundle(String)

    /// Pages were asked for of a slice: clients find a message's page by its ordinal, and slices have gaps.
    case pagesOfSlice(String)

    /// There is nothing in the folder to compare.
    case nothingToCheck(String)

    package var description: String {
        switch self {
        case .file(let problem): problem.description
        case .database(let path, let reason): "\(path): \(reason)"
        case .bundle(let reason): "the bundle cannot be shown as tables: \(reason)"
        case .pagesOfSlice(let name):
            "the bundle is the slice '\(name)', of which there are no pages; --sqlite makes its database"
        case .nothingToCheck(let folder): "there is no view in \(folder)"
        }
    }
}
