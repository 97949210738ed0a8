import Book
import Toolchain

/// The manifest of a package that builds on the book.
package enum PackageManifest {
  /// The settings of its targets, for a compiler called without a package.
  package static let compilerSettings =
    ["-swift-version", "6", "-parse-as-library"]
    + ["ExistentialAny", "MemberImportVisibility"].flatMap { ["-enable-upcoming-feature", $0] }

  /// - Parameters:
  ///   - book: The path from the package to the book's folder.
  ///   - library: The targets that other packages may use, as a library named after the first.
  ///   - packages: The paths to other packages that it uses.
  ///   - optional: Targets that are left out if ``leftOutVariable`` contains the word before them.
  ///   - hasTests: Whether it has tests, so that ``entryPoint(in:)`` belongs to its files.
  package static func text(
    name: String, book: String, library: [String] = [], packages: [String] = [],
    targets: [String], optional: [(word: String, targets: [String])] = [], hasTests: Bool = true
  ) -> String {
    let names = library.map { "\"\($0)\"" }
    let product = names.first.map {
      ".library(name: \($0), targets: [\(names.joined(separator: ", "))])"
    }
    let others = packages.map { ", .package(path: \"\($0)\")" }.joined()
    let optional = optional.filter { !$0.targets.isEmpty }
    let choice = optional.map { word, targets in
      """

      let \(word): [Target] =
        leftOut.contains("\(word)")
        ? []
        : [
      \(targets.joined(separator: "\n"))
        ]

      """
    }
    let leftOut = """

      let leftOut = Context.environment["\(leftOutVariable)"] ?? ""

      """
    let added = optional.map { " + \($0.word)" } + (hasTests ? [" + entryPoint"] : [])
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let strict: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
      \(choice.isEmpty ? "" : leftOut + choice.joined())\(hasTests ? entryPoint : "")
      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v15)],
        products: [\(product ?? "")],
        dependencies: [.package(name: "shipshape", path: "\(book)")\(others)],
        targets: [
      \(targets.joined(separator: "\n"))
        ]\(added.joined()),
        swiftLanguageModes: [.v6]
      )

      """
  }

  /// The entry point of the tests: SwiftPM's own, or the book's.
  private static let entryPoint = """

    let entryPoint: [Target] =
      Context.environment["\(TestEntryPoint.variable)"] == nil
      ? [] : [.testTarget(name: "\(TestEntryPoint.target)", path: "\(entryPointPath)/Tests")]

    """
  static let entryPointPath = ".entry-point"

  /// The files of the book's entry point, by path in the package.
  package static func entryPoint(in workbook: Workbook) throws -> SourceTree {
    try workbook.tree(at: "Tests/\(TestEntryPoint.target)").inside(entryPointPath)
  }

  /// The environment variable that names the parts to leave out.
  static let leftOutVariable = "SHIPSHAPE_LEFT_OUT"
  /// The variable that tells a reader's own manifest that the tests use the guest.
  static let asksGuestVariable = "SHIPSHAPE_ASKS_GUEST"

  /// - Parameters:
  ///   - kind: The function that makes the target, such as `testTarget`.
  ///   - needs: The targets and products that it depends on, as Swift.
  ///   - path: Its folder, if it is not the usual one.
  package static func target(
    _ kind: String, _ name: String, needs: [String], path: String? = nil
  ) -> String {
    """
        .\(kind)(
          name: "\(name)",
          dependencies: [
            \(needs.joined(separator: ",\n        ")),
          ],\(path.map { "\n      path: \"\($0)\"," } ?? "")
          swiftSettings: strict),
    """
  }

  /// A product of the book, or of another package, as a target's dependency.
  package static func product(_ name: String, of package: String = "shipshape") -> String {
    ".product(name: \"\(name)\", package: \"\(package)\")"
  }
}
