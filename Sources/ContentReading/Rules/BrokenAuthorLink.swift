import Diagnostics

/// An attribution links to something that is no author's file.
enum BrokenAuthorLink {
    static let about = RuleDescription(
        id: "broken-author-link",
        summary: "The link of an attribution leads to the author's file in 'authors/'.",
        why: "The link is how the author is known, and people follow it on the page of the repository.",
        accepts: ["> Slow is a speed.\n>\n> — [Ada Brook](../../authors/ada-brook.md)\n"],
        rejects: [
            "> Slow is a speed.\n>\n> — [Ada Brook](↓../authors/ada-brook.md)\n",
            "> Slow is a speed.\n>\n> — [Ada Brook](↓https://example.com/ada)\n",
        ])

    static func finding(_ destination: SourceText, _ name: SourceText, _ links: AuthorLinks) -> Diagnostic {
        // The last name in the address, or else the author's own, tells which file was meant.
        let last = destination.string.split(separator: "/").last.map(String.init) ?? ""
        let isFile = last.hasSuffix(".md") && !destination.string.contains("://")
        let slug = Slug.nearest(to: isFile ? String(last.dropLast(3)) : name.string)
        let address = links.address(of: slug.isEmpty ? "name" : slug)
        return Diagnostic(
            about, at: destination.range, "this link does not lead to a file of 'authors/'",
            solutions: [.init("write '\(address)'", slug.isEmpty ? [] : [.init(destination.range, with: address)])])
    }
}
