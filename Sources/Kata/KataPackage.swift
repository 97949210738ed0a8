import Book
import Foundation
import Run

/// What the book adds to a reader's files, so that they can be built and tested.
package struct KataPackage {
  let kata: Kata
  /// The changes whose tests are included.
  let changes: [Edit]

  package init(_ kata: Kata, with changes: [Edit] = []) {
    (self.kata, self.changes) = (kata, changes)
  }

  private var lesson: Lesson { kata.lesson }

  /// The reader's files with the book's tests and the manifest.
  package func files(with readers: Files) throws -> Files {
    let isReplaced = readers["\(Kata.otherPath)/\(lesson.seamType).swift"] != nil
    var tests = try lesson.tests()
    for change in changes { tests.merge(change.tests) { $1 } }
    tests = tests.mapValues { Data(String(decoding: $0, as: UTF8.self).withoutMarkers.utf8) }
    tests["Side.swift"] = Data(side(of: isReplaced ? kata.otherModule : kata.module).utf8)
    var files = tests.moved { "\(kata.testsPath)/\($0)" }
    files["Package.swift"] = Data(manifest.utf8)
    // SwiftPM refuses a target without a file.
    for (path, text) in empty where !readers.keys.contains(where: { $0.hasPrefix(path.folder) }) {
      files[path] = Data(text.utf8)
    }
    return files.merging(readers.filter { !$0.key.hasPrefix("\(Kata.changesPath)/") }) { $1 }
  }

  /// All files of a new kata.
  package func beginning() async throws -> Files {
    var readers = kata.files(of: try await lesson.tree(.before))
    for (path, text) in empty { readers[path] = Data(text.utf8) }
    var files = try self.files(with: readers)
    files["README.md"] = Data(try readme().utf8)
    files[".gitignore"] = Data(".build/\n.swiftpm/\n".utf8)
    return files
  }

  /// How the tests reach the reader's version.
  private func side(of module: String) -> String {
    """
    import \(module)
    import \(lesson.rooms[0])

    /// The version that the book's tests run against: yours.
    enum Side: String, CaseIterable, Codable {
      case mine

      var \(lesson.entry) { \(module).\(lesson.seamType)() }
    }

    """
  }

  /// Placeholders for the files that a reader may add.
  private var empty: [String: String] {
    [
      "\(Kata.otherPath)/Other.swift": """
      // A colleague's module, which imports yours but cannot edit it. If you add a public
      // \(lesson.seamType) in \(lesson.seamType).swift here, a check uses it in place of yours.

      """,
      "\(Kata.minePath)/MyTests.swift": """
      import \(lesson.rooms[0])
      import Testing

      @testable import \(kata.module)

      /// Your own tests: a check runs them, and counts them separately.
      @Suite("Mine")
      struct MyTests {}

      """,
    ]
  }

  private var manifest: String {
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
      - `\(command) hint \(number)` gives the next hint each time.
      - `\(command) read \(number)` shows the page of the lesson.

      The behaviours are in `\(kata.testsPath)`; a check uses the book's own copy of them.
      Your own tests go in `\(Kata.minePath)`. `swift build` and `swift test` also work
      here, and in a clone of this repository in the same place. The names in
      `\(Kata.changesPath)` are the changes that you have taken.

      """ + (rest.map { "\n\($0)" } ?? "")
  }
}

extension String {
  /// The folder of a path, with a slash at its end.
  fileprivate var folder: String { String(self[...(lastIndex(of: "/") ?? startIndex)]) }
}
