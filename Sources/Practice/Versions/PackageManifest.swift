import Book
import Toolchain

/// The manifest of a package that builds on the book.
package enum PackageManifest {
  /// The settings of its targets, for a compiler that is called without a package.
  package static let compilerSettings =
    ["-swift-version", "6", "-parse-as-library"]
    + ["ExistentialAny", "MemberImportVisibility"].flatMap { ["-enable-upcoming-feature", $0] }

  /// - Parameters:
  ///   - book: The way from the package to the book's folder.
  ///   - library: The target that other packages may use.
  ///   - packages: The ways to other packages that it uses.
  ///   - guests: Targets that are left out where ``guestVariable`` says so.
  ///   - hasTests: Whether it has tests, so that ``entryPoint(in:)`` belongs to its files.
  package static func text(
    name: String, book: String, library: String? = nil, packages: [String] = [],
    targets: [String], guests: [String] = [], hasTests: Bool = true
  ) -> String {
    let libraries = library.map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" } ?? ""
    let others = packages.map { ", .package(path: \"\($0)\")" }.joined()
    let apart = """

      let guests: [Target] =
        Context.environment["\(guestVariable)"] == "out"
        ? []
        : [
      \(guests.joined(separator: "\n"))
        ]

      """
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let strict: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
      \(guests.isEmpty ? "" : apart)\(hasTests ? entryPoint : "")
      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v15)],
        products: [\(libraries)],
        dependencies: [.package(name: "shipshape", path: "\(book)")\(others)],
        targets: [
      \(targets.joined(separator: "\n"))
        ]\(guests.isEmpty ? "" : " + guests")\(hasTests ? " + entryPoint" : ""),
        swiftLanguageModes: [.v6]
      )

      """
  }

  /// Where its tests begin: with SwiftPM's own entry point, or with the book's.
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

  /// The variable in the environment that is `out` where a package is built without its guests.
  static let guestVariable = "SHIPSHAPE_GUEST"

  /// - Parameters:
  ///   - kind: What makes the target, such as `testTarget`.
  ///   - needs: The targets and products that it depends on, as Swift.
  ///   - path: Its folder, where it is not the usual one.
  package static func target(
    _ kind: String, _ name: String, needs: [String], path: String? = nil,
    settings: String = "strict"
  ) -> String {
    """
        .\(kind)(
          name: "\(name)",
          dependencies: [
            \(needs.joined(separator: ",\n        ")),
          ],\(path.map { "\n      path: \"\($0)\"," } ?? "")
          swiftSettings: \(settings)),
    """
  }

  /// A product of the book, or of another package, as a target's dependency.
  package static func product(_ name: String, of package: String = "shipshape") -> String {
    ".product(name: \"\(name)\", package: \"\(package)\")"
  }
}
