import Foundation
import Text
import Toolchain

/// The book on this machine: the folder into which it was cloned. A class, as everything holds it.
package final class Workbook: Sendable {
  /// The version of the program and of the lessons, which are released together.
  package static let version = "0.1.0"

  /// The build folder for the tests of lessons, as a path in the book.
  package static let lessonsBuild = ".build/lessons"

  package let root: URL
  /// In their order.
  package let lessons: [Lesson]
  /// The folder in which the reader types; nil for the book's own.
  private let here: URL?

  /// - Parameter here: The folder in which the reader types.
  package init(root: URL, lessons: [Lesson] = [], typingIn here: URL? = nil) {
    self.root = root
    self.lessons = lessons
    self.here = here?.standardizedFileURL.withoutLinks
  }

  /// A path in the book as the reader types it: relative to the present folder, or absolute if it
  /// would climb more than two folders.
  package func typed(_ path: String) -> String {
    guard let here, !path.hasPrefix("/") else { return path }
    let full = root.appendingPathComponent(path).pathComponents
    let shared = zip(full, here.pathComponents).prefix { $0 == $1 }.count
    let climbs = here.pathComponents.count - shared
    guard climbs <= 2 else { return root.appendingPathComponent(path).path }
    return (Array(repeating: "..", count: climbs) + full.dropFirst(shared)).joined(separator: "/")
  }

  /// Finds the book that the current folder belongs to or, failing that, the running program.
  package static func find() throws(BookError) -> Workbook {
    let here = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    return try find(from: [here] + [Bundle.main.executableURL].compactMap { $0 })
  }

  static func find(from starts: [URL]) throws(BookError) -> Workbook {
    for start in starts {
      let folder = start.standardizedFileURL.withoutLinks
      let upwards = sequence(first: folder) {
        $0.path == "/" ? nil : $0.deletingLastPathComponent()
      }
      if let root = upwards.first(where: isBook) {
        return Workbook(root: root, lessons: try lessons(in: root), typingIn: starts.first)
      }
    }
    throw .noBook(startingAt: starts.first?.path ?? "the current folder")
  }

  private static func isBook(_ folder: URL) -> Bool {
    ["Package.swift", "Lessons", "Sources/Lessons"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }

  /// The text of a lesson's page.
  package func text(of lesson: Lesson) throws(BookError) -> String {
    try text(at: lesson.page)
  }

  /// The text of a file of the book, with the book's line endings whatever the checkout uses.
  ///
  /// - Parameter path: A path in the book, such as `Lessons/README.md`.
  package func text(at path: String) throws(BookError) -> String {
    let file = root.appendingPathComponent(path)
    do {
      return String(decoding: try Data(contentsOf: file), as: UTF8.self).withPlainLineEnds
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
