import Commands

@main
enum Main {
    static func main() async {
        await CatalogCommand.start(["publish"] + CommandLine.arguments.dropFirst())
    }
}
