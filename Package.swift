// swift-tools-version: 6.2

import PackageDescription

/// Tests/Fuzzing/run sets the variable: then the libraries tell libFuzzer which paths were taken.
let isFuzzing = Context.environment["FLORILEGIUM_FUZZ"] != nil
let coverage: [SwiftSetting] = isFuzzing ? [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])] : []

/// Libraries name every risk: strict memory safety marks each unsafe expression, and no warning is left standing.
let careful: [SwiftSetting] = [.strictMemorySafety(), .treatAllWarnings(as: .error)] + coverage

/// Test code reads better without `unsafe` marks; its warnings are errors all the same.
let tests: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let argumentParser = Target.Dependency.product(name: "ArgumentParser", package: "swift-argument-parser")
let database = Target.Dependency.product(name: "GRDB", package: "GRDB.swift")

/// What the reader's own SHA-256 is held against.
let crypto = Target.Dependency.product(name: "Crypto", package: "swift-crypto")

func library(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: careful)
}

/// A door is eight lines: the command line of one step.
func door(_ name: String) -> Target {
    .executableTarget(name: name, dependencies: ["Commands"], swiftSettings: careful)
}

/// - Parameter snapshots: whether the folder holds expected outputs beside its tests, in `Snapshots`.
func testsOf(_ name: String, _ more: [Target.Dependency] = [], snapshots: Bool = false) -> Target {
    .testTarget(
        name: "\(name)Tests",
        dependencies: [.byName(name: name), "TestSupport"] + more,
        exclude: snapshots ? ["Snapshots"] : [],
        swiftSettings: tests)
}

let package = Package(
    name: "Florilegium",
    products: [
        .library(name: "BundleReader", targets: ["BundleReader"]),
        .library(name: "MessagePool", targets: ["MessagePool"]),
        .executable(name: "catalog", targets: ["catalog"]),
        .executable(name: "catalog-validate", targets: ["catalog-validate"]),
        .executable(name: "catalog-dedupe", targets: ["catalog-dedupe"]),
        .executable(name: "catalog-tag", targets: ["catalog-tag"]),
        .executable(name: "catalog-compile", targets: ["catalog-compile"]),
        .executable(name: "catalog-publish", targets: ["catalog-publish"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ],
    targets: [
        // Foundations
        .systemLibrary(name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CCommonMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
        .systemLibrary(name: "CFileAccess"),
        .systemLibrary(name: "CPrefetch"),
        .target(name: "CSHA256"),
        library("FileAccess", ["CFileAccess"]),
        library("Diagnostics", []),
        library("TextNormalisation", []),
        library("CatalogModel", ["Diagnostics"]),
        library("AppViews", ["Diagnostics"]),
        library("BundleReader", ["TextNormalisation", "CPrefetch", "CSHA256"]),

        library("MessagePool", ["BundleReader"]),
        library("Identity", ["TextNormalisation", "CatalogModel", "Diagnostics", "BundleReader"]),

        // Readers
        library("XMLReading", ["CLibXML2", "Diagnostics"]),
        library("MarkdownReading", ["CCommonMark", "Diagnostics", "Yams"]),
        library(
            "ContentReading",
            ["XMLReading", "MarkdownReading", "TextNormalisation", "CatalogModel", "Diagnostics", "FileAccess"]),
        library(
            "Importing",
            [
                "ContentReading", "XMLReading", "MarkdownReading", "CatalogModel", "Diagnostics", "FileAccess",
                "BundleReader",
            ]),

        // What steps share
        library("PolicyReading", ["MarkdownReading", "TextNormalisation", "CatalogModel", "Diagnostics"]),
        library("Standards", ["Diagnostics"]),
        library(
            "Rights",
            ["Standards", "TextNormalisation", "PolicyReading", "MarkdownReading", "CatalogModel", "Diagnostics"]),

        // Steps
        library("ContentRules", ["TextNormalisation", "CatalogModel", "Diagnostics"]),
        library("TextMatching", ["TextNormalisation", "FileAccess"]),
        library(
            "Deduplication",
            [
                "TextNormalisation", "TextMatching", "PolicyReading", "MarkdownReading", "CatalogModel", "Diagnostics",
                "Identity", "FileAccess",
            ]),
        library(
            "AttributionRules",
            ["TextNormalisation", "TextMatching", "PolicyReading", "MarkdownReading", "CatalogModel", "Diagnostics"]),
        library(
            "Suitability",
            [
                "TextNormalisation", "TextMatching", "PolicyReading", "MarkdownReading", "Identity", "BundleReader",
                "CatalogModel", "Diagnostics",
            ]),
        library(
            "Tagging",
            [
                "Suitability", "TextMatching", "TextNormalisation", "PolicyReading", "MarkdownReading", "CatalogModel",
                "Diagnostics",
            ]),
        library("BundleWriter", ["CatalogModel", "Diagnostics", "BundleReader", "Identity", "FileAccess"]),
        library("Slicing", ["CatalogModel", "Diagnostics", "BundleReader", "FileAccess"]),
        library(
            "Publishing",
            ["Slicing", "TextNormalisation", "CatalogModel", "Diagnostics", "BundleReader", "Identity", "FileAccess"]),

        // The report
        .target(
            name: "ReportWriting",
            dependencies: [
                "AppViews", "Publishing", "BundleReader", "CatalogModel", "Diagnostics",
            ],
            resources: [.embedInCode("Page/report.css"), .embedInCode("Page/report.js")], swiftSettings: careful),

        // Other people's formats, out
        library("BundleViews", ["BundleReader", "FileAccess", database]),
        library("Exporting", ["Standards", "Rights", "CatalogModel", "Diagnostics"]),

        // The line
        library(
            "Pipeline",
            [
                "ContentReading", "Importing", "ContentRules", "AttributionRules", "Deduplication", "TextMatching",
                "TextNormalisation", "Suitability", "Tagging", "AppViews", "BundleWriter",
                "Slicing", "Publishing", "MessagePool", "ReportWriting", "Identity", "Rights", "Exporting",
                "BundleReader", "CatalogModel", "Diagnostics", "FileAccess",
            ]),
        library(
            "Commands",
            [
                "Pipeline", "ContentReading", "Importing", "Deduplication", "TextMatching", "BundleReader",
                "Publishing", "Slicing", "Rights", "Exporting", "Suitability", "Tagging", "AppViews", "BundleViews",
                "Standards", "CatalogModel", "Diagnostics", "FileAccess", argumentParser,
            ]),

        // Doors
        door("catalog"),
        door("catalog-validate"),
        door("catalog-dedupe"),
        door("catalog-tag"),
        door("catalog-compile"),
        door("catalog-publish"),

        // Tests
        .target(
            name: "TestSupport", dependencies: ["Diagnostics", "CatalogModel"], path: "Tests/TestSupport",
            swiftSettings: tests),
        .target(
            name: "BundleSamples",
            dependencies: [
                "BundleReader", "BundleWriter", "CatalogModel", "Diagnostics", "FileAccess", "Identity",
                "TextNormalisation",
            ],
            path: "Tests/BundleSamples", swiftSettings: tests),
        testsOf("FileAccess", ["BundleSamples"]),
        testsOf("Diagnostics", snapshots: true),
        testsOf("TextNormalisation"),
        testsOf("CatalogModel", ["Diagnostics"]),
        testsOf(
            "BundleReader",
            [
                "CSHA256", "BundleSamples", "BundleWriter", "CatalogModel", "Diagnostics", "FileAccess", "Identity",
                "TextNormalisation", crypto,
            ]),
        .testTarget(
            name: "MessagePoolTests",
            dependencies: [
                "MessagePool", "BundleSamples", "BundleReader", "BundleWriter", "CatalogModel", "Identity",
                "TestSupport",
            ],
            exclude: ["Vectors", "message_pool.py"], swiftSettings: tests),
        testsOf("Identity", ["TextNormalisation", "BundleReader", "CatalogModel", "Diagnostics"]),
        testsOf("XMLReading"),
        testsOf("MarkdownReading"),
        testsOf("ContentReading"),
        testsOf("Importing"),
        testsOf("Standards"),
        testsOf("Rights", ["ContentReading", "CatalogModel", "Diagnostics"]),
        testsOf("Exporting", ["ContentReading", "Importing", "Rights", "CatalogModel", "Diagnostics", "FileAccess"]),
        testsOf("ContentRules", ["ContentReading", "TextNormalisation"]),
        testsOf("TextMatching", ["TextNormalisation", "FileAccess"]),
        testsOf("Deduplication", ["TextNormalisation", "TextMatching"]),
        testsOf("AttributionRules", ["ContentReading", "TextNormalisation"]),
        testsOf("Suitability", ["ContentReading", "Identity", "TextNormalisation", "CatalogModel", "Diagnostics"]),
        testsOf("AppViews"),
        testsOf(
            "ReportWriting",
            ["BundleSamples", "BundleReader", "BundleWriter", "CatalogModel", "Diagnostics", "Publishing"]),
        testsOf("Tagging", ["Suitability"]),
        testsOf(
            "BundleWriter",
            ["BundleSamples", "BundleReader", "CatalogModel", "Diagnostics", "FileAccess", "Identity"]),
        testsOf(
            "Slicing",
            [
                "BundleSamples", "BundleReader", "BundleWriter", "CatalogModel", "FileAccess", "Identity",
                "MessagePool",
            ]),
        testsOf(
            "Publishing",
            [
                "Slicing", "BundleSamples", "BundleReader", "BundleWriter", "CatalogModel", "Diagnostics", "FileAccess",
                "Identity",
            ]),
        testsOf(
            "BundleViews",
            ["BundleSamples", "BundleReader", "BundleWriter", "CatalogModel", "FileAccess", "Identity", database]),
        .testTarget(
            name: "GoldenTests",
            dependencies: ["BundleReader", "CatalogModel", "Diagnostics", "Identity", "Publishing", "TestSupport"],
            path: "Tests/Golden", exclude: ["Content", "README.md", "Releases"], swiftSettings: tests),
        .testTarget(
            name: "ClientTests",
            dependencies: ["BundleSamples", "BundleReader", "BundleViews", "BundleWriter", "TestSupport"],
            exclude: ["Drivers"], swiftSettings: tests),
        testsOf("Pipeline", ["Diagnostics", "Importing"]),
        .testTarget(
            name: "EndToEndTests", dependencies: ["Diagnostics", "Pipeline", "TestSupport"], exclude: ["Mistakes"],
            swiftSettings: tests),
    ],
    swiftLanguageModes: [.v6]
)

if isFuzzing {
    package.targets += [
        .systemLibrary(name: "CFuzzer", path: "Tests/Fuzzing/CFuzzer"),
        .executableTarget(
            name: "fuzz-readers",
            dependencies: [
                "CFuzzer", "ContentReading", "Importing", "Identity", "TextMatching", "Deduplication", "BundleReader",
                "AttributionRules", "Pipeline", "Publishing", "Rights", "Suitability", "BundleSamples",
            ],
            path: "Tests/Fuzzing/FuzzReaders", linkerSettings: [.linkedLibrary("stdc++")]),
    ]
}

/// Benchmarks/bundle/run sets the variable.
if Context.environment["FLORILEGIUM_BENCH"] != nil {
    package.targets += [
        .executableTarget(
            name: "bench-bundle",
            dependencies: [
                "BundleReader", "BundleSamples", "BundleViews", "BundleWriter", "CatalogModel", "Diagnostics",
                "Identity", "MessagePool", database,
            ],
            path: "Benchmarks/bundle/Sources"),
        .executableTarget(
            name: "bench-opening", dependencies: ["BundleReader"], path: "Benchmarks/bundle/Opening"),
    ]
}

/// Tests/Fuzzing/memory-check and hostile-bundles set the variable.
if Context.environment["FLORILEGIUM_MEMORY_CHECK"] != nil {
    package.targets += [
        .executableTarget(
            name: "check-xml", dependencies: ["XMLReading", "Diagnostics"], path: "Tests/Fuzzing/CheckXML"),
        .executableTarget(
            name: "check-bundles",
            dependencies: ["BundleReader", "BundleSamples", "BundleWriter", "CatalogModel", "Identity", "TestSupport"],
            path: "Tests/Fuzzing/CheckBundles"),
    ]
}
