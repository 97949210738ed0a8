import Book
import Foundation
import Toolchain

/// A reader's own version of a lesson: a package under `Katas`, which git ignores.
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

  /// The reader's module.
  ///
  /// It is not the lesson's bare name, which may also be the name of a type in it.
  package var module: String { "\(lesson.name)Kata" }

  /// The folder that the reader works in, as a path in the kata.
  package var sourcesPath: String { "Sources/\(module)" }

  /// The folder of the behaviours, as a path in the kata.
  package var testsPath: String { "Tests/\(module)Tests" }

  /// Whether its folder exists; a check restores any of the book's files that are missing from it.
  package var isStarted: Bool { FileManager.default.fileExists(atPath: folder.path) }

  /// - Throws: ``KataError/notStarted(number:)``.
  package func requireStart() throws(KataError) {
    guard isStarted else { throw .notStarted(number: lesson.number) }
  }

  /// The reader's sources as they are now.
  package func sources() throws(KataError) -> SourceTree {
    do {
      return try SourceTree(of: file(sourcesPath))
    } catch {
      throw .unreadable("\(path)/\(sourcesPath)", reason: Reason.of(error))
    }
  }

  /// The location of a path in the kata.
  func file(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// The contents of the file at a path in the kata; nil if it cannot be read.
  func contents(_ path: String) -> Data? {
    FileManager.default.contents(atPath: file(path).path)
  }

  /// The Swift files in a folder of the kata, as sorted paths in the kata, without hidden ones.
  func swiftFiles(in folder: String) -> [String] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: file(folder).path)) ?? []
    return paths.filter { path in
      path.hasSuffix(".swift") && !path.split(separator: "/").contains { $0.hasPrefix(".") }
    }.map { "\(folder)/\($0)" }.sorted()
  }
}
