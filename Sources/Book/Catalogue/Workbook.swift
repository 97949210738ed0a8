import Foundation
import Toolchain

/// The book on this machine: the folder into which it was cloned.
package struct Workbook: Sendable {
  /// The version of the program and of the lessons, which are released together.
  package static let version = "0.1.0"

  package let root: URL

  package init(root: URL) {
    self.root = root
  }

  /// Finds the book that the current folder belongs to or, failing that, the running program.
  package static func find() throws(BookError) -> Workbook {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return try find(from: [here] + [Bundle.main.executableURL].compactMap { $0 })
  }

  /// Finds the book in a folder or above it, trying each starting folder in turn.
  static func find(from starts: [URL]) throws(BookError) -> Workbook {
    for start in starts {
      let folder = start.standardizedFileURL.resolvingSymlinksInPath()
      let upwards = sequence(first: folder) {
        $0.path == "/" ? nil : $0.deletingLastPathComponent()
      }
      if let root = upwards.first(where: isBook) { return Workbook(root: root) }
    }
    throw .noBook(startingAt: starts.first?.path ?? "the current folder")
  }

  private static func isBook(_ folder: URL) -> Bool {
    ["Package.swift", "Lessons", "Sources/Lessons"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }

  /// The unchanged text of a lesson's page.
  package func text(of lesson: Lesson) throws(BookError) -> String {
    try text(at: lesson.page)
  }

  package func sources(of lesson: Lesson, _ side: Side) -> URL {
    root.appendingPathComponent(lesson.sources(side), isDirectory: true)
  }

  package func tests(of lesson: Lesson) -> URL {
    root.appendingPathComponent(lesson.tests, isDirectory: true)
  }

  /// The text of a file of the book.
  ///
  /// - Parameter path: A path in the book, such as `Lessons/README.md`.
  package func text(at path: String) throws(BookError) -> String {
    let file = root.appendingPathComponent(path)
    do {
      return String(decoding: try Data(contentsOf: file), as: UTF8.self)
    } catch {
      guard FileManager.default.fileExists(atPath: file.path) else { throw .missing(path) }
      throw .unreadable(path, reason: Reason.of(error))
    }
  }

  /// The names in a folder of the book, sorted, without hidden ones; empty if there is no such
  /// folder.
  package func names(in path: String) -> [String] {
    let folder = root.appendingPathComponent(path, isDirectory: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { !$0.hasPrefix(".") }.sorted()
  }
}
