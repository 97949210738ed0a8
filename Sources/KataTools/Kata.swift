import BookContents
import Foundation
import Toolchain

/// A reader's own version of a lesson: a package and a git repository in `Katas`, which the book's
/// git ignores.
package struct Kata: Sendable {
  package let lesson: Lesson

  package init(_ lesson: Lesson) { self.lesson = lesson }

  /// The path, as a reader types it from the book's folder.
  package var path: String { "Katas/\(lesson.folder)" }
  package var folder: URL { lesson.root.appendingPathComponent(path, isDirectory: true) }

  /// The reader's module, and the name of the package.
  package var module: String { "\(lesson.name)Kata" }
  /// The module of a colleague who cannot edit the reader's: it may replace the type of the seam.
  var otherModule: String { "\(lesson.name)Other" }
  var testsModule: String { "\(module)Tests" }
  var mineModule: String { "\(lesson.name)Mine" }

  /// The reader's folders, and the book's tests, as paths in the kata.
  package var sourcesPath: String { hasLayers ? "Sources" : "Sources/\(module)" }
  package static let otherPath = "Other"
  package static let minePath = "Tests/Mine"
  static let changesPath = "Changes"
  var testsPath: String { "Tests/\(testsModule)" }

  /// Whether the reader's work has several modules; then the manifest is also the reader's.
  var hasLayers: Bool { !lesson.layers.isEmpty }

  /// The reader's repository, or the file that says where it lies.
  var repository: URL { folder.appendingPathComponent(".git") }

  package var isStarted: Bool { FileKind(of: folder) == .folder }

  package func requireStart() throws {
    guard isStarted else {
      throw KataError(
        "You have not started this kata: `scripts/workbook start \(lesson.number)` makes it.")
    }
  }

  func requireRepository() throws {
    guard FileKind(of: repository) != nil else {
      throw KataError(
        "\(path) is no git repository, so the workbook has no record of your files there: `git init "
          + "\(path)` begins a new one.")
    }
  }

  /// The reader's present files, by their paths in the kata, and what cannot be read.
  package func contents() -> FolderContents {
    FolderContents(of: folder, draftsEndIn: FileExchange.ending)
  }

  package func files() -> Files { contents().files }

  /// When a file of the kata was saved last.
  package var lastEdit: Date {
    let dates = files().keys.compactMap { path in
      (try? FileManager.default.attributesOfItem(atPath: folder.appendingPathComponent(path).path))?[
        .modificationDate] as? Date
    }
    return dates.max() ?? .distantPast
  }

  /// Whether a file is part of the package, unlike notes at the top.
  func isInPackage(_ path: String) -> Bool { path.contains("/") || path.isManifest }

  /// Whether a file is code to compare and to count: not a test, and not a change's name.
  func isCode(_ path: String) -> Bool {
    path.hasSuffix(".swift") && !path.hasPrefix("Tests/")
  }

  /// Where a kata keeps a file of one of the book's versions; nil if no kata has that file.
  package func place(of path: String) -> String? {
    for version in [Version.before, .after] {
      let sources = lesson.sourcesPath(version) + "/"
      if path.hasPrefix(sources) {
        let rest = path.dropFirst(sources.count)
        return rest == "Package.swift" ? "Package.swift" : "\(sourcesPath)/\(rest)"
      }
    }
    let end = "TemplateTests.swift"
    guard path.hasPrefix("\(lesson.testsPath)/"), path.hasSuffix(end) else { return nil }
    return
      "\(Kata.minePath)/\(path.dropFirst(lesson.testsPath.count + 1).dropLast(end.count))Tests.swift"
  }

  /// One of the book's versions, laid out as a kata's files.
  package func files(of tree: Files) -> Files {
    Files(
      tree.compactMap { path, data in
        place(of: path).map { place in
          let text = String(decoding: data, as: UTF8.self).withoutMarkers
          return (place, Data(text.replacing("\(lesson.name)Before", with: module).utf8))
        }
      }
    ) { first, _ in first }
  }
}
