import Book
import Foundation
import Toolchain

/// A reader's own version of a lesson: a package under `Katas`, which git passes over.
package struct Kata: Sendable {
  package let lesson: Lesson
  package let workbook: Workbook

  package init(_ lesson: Lesson, in workbook: Workbook) {
    self.lesson = lesson
    self.workbook = workbook
  }

  /// The folder of all katas.
  package static func home(of workbook: Workbook) -> URL {
    workbook.root.appendingPathComponent("Katas", isDirectory: true)
  }

  /// As a reader types it from the book's folder.
  package var path: String { "Katas/\(lesson.folder)" }

  package var folder: URL { workbook.root.appendingPathComponent(path, isDirectory: true) }

  /// The reader's module. Not the lesson's bare name, which may be that of a type in it.
  package var module: String { "\(lesson.name)Kata" }

  /// Where the reader works, as a path in the kata.
  package var sourcesPath: String { "Sources/\(module)" }

  /// The behaviours, as a path in the kata.
  package var testsPath: String { "Tests/\(module)Tests" }

  /// Whether its folder is there; a check puts back what is missing in it of the book's.
  package var isStarted: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// The reader's version as it is now.
  package func sources() throws(KataError) -> SourceTree {
    do {
      return try SourceTree(of: file(sourcesPath))
    } catch {
      throw .sourcesUnreadable(path, reason: Reason.of(error))
    }
  }

  /// What lies at a path in the kata.
  func file(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// What is in the file at a path in the kata; nil where it cannot be read.
  func contents(_ path: String) -> Data? {
    FileManager.default.contents(atPath: file(path).path)
  }
}
