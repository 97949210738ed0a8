import BookContents
import Foundation
import Toolchain

/// What a new kata holds.
extension KataPackage {
  /// All files of a new kata.
  package func beginning() async throws -> Files {
    let files = files(of: try await lesson.tree(.before)).merging(try tests()) { $1 }
    return files.merging([
      "README.md": Data(try readme().utf8), ".gitignore": Data(".build/\n.swiftpm/\n".utf8),
    ]) { $1 }
  }

  var manifest: String {
    let products = lesson.products.map { "\"\($0)\"" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let book: [Target.Dependency] = [\(products)].map {
        .product(name: $0, package: "shipshape")
      }
      let tested: [Target.Dependency] = ["\(kata.module)", "\(kata.otherModule)"] + book

      let package = Package(
        name: "\(kata.module)",
        platforms: [.macOS(.v15)],
        products: [.library(name: "\(kata.module)", targets: ["\(kata.module)", "\(kata.otherModule)"])],
        dependencies: [.package(name: "shipshape", path: "../..")],
        targets: [
          .target(name: "\(kata.module)", dependencies: book),
          .target(
            name: "\(kata.otherModule)", dependencies: ["\(kata.module)"] + book, path: "\(Kata.otherPath)"),
          .testTarget(name: "\(kata.testsModule)", dependencies: tested),
          .testTarget(name: "\(kata.mineModule)", dependencies: tested, path: "\(Kata.minePath)"),
        ],
        swiftLanguageModes: [.v6]
      )

      for target in package.targets {
        target.swiftSettings = [
          .enableUpcomingFeature("ExistentialAny"), .enableUpcomingFeature("MemberImportVisibility"),
        ]
      }

      """
  }

  /// The kata's task, for a reader who has only its folder open.
  private func readme() throws -> String {
    let (number, command) = (lesson.number, "scripts/workbook")
    let rest = try? lesson.text("Kata.md")
    return """
      # Kata \(number): \(lesson.title)

      Here you write one part of the arcade yourself: \(lesson.seam). It begins as a
      copy of the *before* version, in `\(kata.sourcesPath)`. What it becomes is up to
      you, but `\(lesson.seamType)` must keep its name and its `init()`.

      In the folder of the book:

      - `\(command) check \(number)` builds your kata and runs the lesson's behaviours.
      - `\(command) watch \(number)` does so on every save.
      - `\(command) hint \(number)` gives the next hint.
      - `\(command) read \(number)` shows the page of the lesson.

      The behaviours are in `\(kata.testsPath)`; a check uses the book's own copy of them.
      Your own tests go in `\(Kata.minePath)`, and the module of a colleague who cannot
      edit yours in `\(Kata.otherPath)`. You may edit everything, including the manifest.
      `swift test` gives the same verdict here, and in a clone of this repository that
      lies in the same folder. The names in `\(Kata.changesPath)` are the changes that
      you have taken.

      """ + (rest.map { "\n\($0)" } ?? "")
  }
}
