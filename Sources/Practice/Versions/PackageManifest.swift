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
  package static func text(
    name: String, book: String, library: String? = nil, packages: [String] = [], targets: [String]
  ) -> String {
    let libraries = library.map { ".library(name: \"\($0)\", targets: [\"\($0)\"])" } ?? ""
    let others = packages.map { ", .package(path: \"\($0)\")" }.joined()
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let strict: [SwiftSetting] = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]

      let package = Package(
        name: "\(name)",
        platforms: [.macOS(.v15)],
        products: [\(libraries)],
        dependencies: [.package(name: "shipshape", path: "\(book)")\(others)],
        targets: [
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v6]
      )

      """
  }

  /// - Parameters:
  ///   - kind: What makes the target, such as `testTarget`.
  ///   - needs: The targets and products that it depends on, as Swift.
  package static func target(
    _ kind: String, _ name: String, needs: [String], settings: String = "strict"
  ) -> String {
    """
        .\(kind)(
          name: "\(name)",
          dependencies: [
            \(needs.joined(separator: ",\n        ")),
          ],
          swiftSettings: \(settings)),
    """
  }

  /// A product of the book, or of another package, as a target's dependency.
  package static func product(_ name: String, of package: String = "shipshape") -> String {
    ".product(name: \"\(name)\", package: \"\(package)\")"
  }
}
