import FileAccess
import TextMatching

/// An index that a run saved, opened for comparing records with it.
package struct OpenIndex: Sendable {
    package let path: String
    let index: MatchIndex

    /// - Parameter isThorough: whether pairs that share no more than rare words are wanted.
    package init(_ path: String, isThorough: Bool) throws {
        self.path = path
        let file = try MappedFile(path)
        index = try Self.reading(path) { () throws(IndexFault) in try MatchIndex(file) }
        guard index.isThorough || !isThorough else {
            throw IndexProblem("\(path) was saved without --thorough; save it again with it, or leave --thorough out")
        }
    }

    /// Names the file in whatever is wrong with it.
    static func reading<Result>(_ path: String, _ body: () throws(IndexFault) -> Result) throws(IndexProblem) -> Result
    {
        do throws(IndexFault) {
            return try body()
        } catch {
            throw IndexProblem("\(path) \(error)")
        }
    }
}

/// An index that cannot be used.
package struct IndexProblem: Error, Hashable, Sendable, CustomStringConvertible {
    package let description: String

    init(_ description: String) { self.description = description }
}
