import BookContents
import Foundation
import Toolchain

/// The arcade with a kata's module in place of a lesson's.
package struct KataArcade: Sendable {
  let kata: Kata

  package init(_ kata: Kata) { self.kata = kata }

  private var name: String { "arcade-\(kata.lesson.number)" }

  /// The program, once it is built.
  package var program: URL { shadow.products.appendingPathComponent(name) }

  /// Builds the kata's present files into the arcade.
  ///
  /// - Returns: Why the build failed, in the words of the tools; nil if it did not.
  package func build(news: @Sendable (String) -> Void = { _ in }) async throws -> String? {
    try kata.requireStart()
    let lock = try await kata.lockKatas(news)
    defer { withExtendedLifetime(lock) {} }
    let package = try KataPackage(kata).completed(kata.files()).files
    let report = try await shadow.build(
      files, beside: [(kata.shadow.folder, package)], ["--product", name], news: news)
    return report.isBuilt ? nil : kata.shadow.shown(report.words)
  }

  private var shadow: Shadow { kata.shadow(in: ".play-\(kata.lesson.folder.prefix(2))") }

  private var files: Files {
    let manifest = """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: "Play",
        platforms: [.macOS(.v15)],
        dependencies: [
          .package(name: "shipshape", path: "../.."),
          .package(name: "\(kata.module)", path: "../.\(kata.lesson.folder.prefix(2))"),
        ],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
              .product(name: "ArcadeProgram", package: "shipshape"),
              .product(name: "\(kata.module)", package: "\(kata.module)"),
            ])
        ],
        swiftLanguageModes: [.v6]
      )

      """
    let main = """
      import ArcadeProgram
      import \(kata.module)
      import \(kata.otherModule)

      await Arcade.main {
        .standard.playing(
          KataPart(\(kata.lesson.name)Seam.self, \(kata.otherModule).\(kata.lesson.seamType)()))
      }

      """
    return ["Package.swift": manifest, "Sources/\(name)/main.swift": main].mapValues {
      Data($0.utf8)
    }
  }
}
