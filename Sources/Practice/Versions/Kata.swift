import Book
import Foundation
import Toolchain

/// A reader's own version of a lesson: a package under `Katas`, which git ignores.
package struct Kata: Sendable {
  package let lesson: Lesson
  package let workbook: Workbook

  /// As a reader types it from the book's folder.
  package let path: String

  /// The name of its package. Its tests are linked under it, into the folder that all katas share.
  let packageName: String

  /// Whether a warning keeps it from being built, as it does in the book.
  let isStrict: Bool

  /// - Parameter name: The name of its folder; nil for the reader's, which has that of the lesson's.
  package init(
    _ lesson: Lesson, in workbook: Workbook, named name: String? = nil, isStrict: Bool = false
  ) {
    self.lesson = lesson
    self.workbook = workbook
    self.isStrict = isStrict
    path = "Katas/\(name ?? lesson.folder)"
    packageName = "\(lesson.name)Kata" + (name ?? "").replacing(".", with: "-")
  }

  package var folder: URL { workbook.root.appendingPathComponent(path, isDirectory: true) }

  /// The reader's module; the lesson's bare name may also be the name of a type in it.
  package var module: String { "\(lesson.name)Kata" }

  /// The folder that the reader works in, as a path in the kata; and the one around it.
  package var sourcesPath: String { "\(Kata.allSourcesPath)/\(module)" }
  static let allSourcesPath = "Sources"

  /// The folder of the behaviours, as a path in the kata.
  package var testsPath: String { "Tests/\(module)Tests" }

  /// Whether its folder exists; a check restores any of the book's files that are missing from it.
  package var isStarted: Bool { folder.isFolder }

  /// - Throws: ``KataError`` where they cannot be read.
  func requireSources() throws(KataError) {
    guard try swiftFiles(in: sourcesPath).isEmpty else { return }
    throw .noSources(path, number: lesson.number)
  }

  package func requireStart() throws(KataError) {
    guard !isStarted else { return }
    try requireNothingElse()
    throw .notStarted(number: lesson.number, isShelved: !workbook.names(in: shelfPath).isEmpty)
  }

  func requireNothingElse() throws(KataError) {
    if FileManager.default.isThere(folder) {
      throw .failed("\(path) is not a folder", reason: "something else has that name")
    }
  }

  /// Where its reader's earlier works on it are, as typed from the book's folder.
  package var shelfPath: String { "Katas/.shelf/\(lesson.folder)" }

  /// The reader's sources as they are now.
  package func sources() throws(KataError) -> SourceTree {
    do { return try SourceTree(of: file(sourcesPath)) } catch {
      throw unreadable(error, in: sourcesPath)
    }
  }

  func file(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// The contents of the file at a path in the kata; nil if it cannot be read.
  func contents(_ path: String) -> Data? {
    FileManager.default.contents(atPath: file(path).path)
  }

  /// What SwiftPM compiles of a folder of the kata, as sorted paths in the kata.
  func swiftFiles(in folder: String) throws(KataError) -> [String] {
    do { return try file(folder).swiftFiles().map { "\(folder)/\($0)" } } catch {
      throw unreadable(error, in: folder)
    }
  }

  private func unreadable(_ error: SourceError, in folder: String) -> KataError {
    switch error {
    case .unreadable(let file, let reason):
      .failed("\(path)/\(folder)/\(file) cannot be read", reason: reason)
    case .notUTF8(let file):
      .failed("\(path)/\(folder)/\(file) cannot be read", reason: "it is not encoded in UTF-8")
    }
  }
}

extension Kata {
  /// What the lesson's page asks of a design that is refactored.
  package var questions: [KataQuestion] {
    KataQuestion.all(in: (try? workbook.text(of: lesson)) ?? "")
  }
}

// MARK: - Katas that are started

extension Kata {
  /// The started katas, in the order of the book.
  package static func started(in workbook: Workbook) -> [Kata] {
    Catalogue.lessons.map { Kata($0, in: workbook) }.filter(\.isStarted)
  }

  /// The started kata whose sources changed last; starting or restoring one counts as a change, and
  /// so does taking a request in it or giving one up.
  package static func workedOnLast(in workbook: Workbook) -> Kata? {
    started(in: workbook).max { $0.latestChange < $1.latestChange }
  }

  /// The kata that a command is about, which need not be started if it is named.
  ///
  /// - Parameter name: The lesson as the reader names it; nil for the kata worked on last.
  package static func named(_ name: String?, in workbook: Workbook) throws -> Kata {
    if let name { return Kata(try Catalogue.lesson(named: name), in: workbook) }
    guard let latest = workedOnLast(in: workbook) else { throw KataError.noKata }
    return latest
  }

  /// Makes it the kata that was worked on last.
  func noteWork() {
    try? FileManager.default.setAttributes(
      [.modificationDate: Date()], ofItemAtPath: file(sourcesPath).path)
  }

  /// When its sources last changed, or their folder; a check writes only elsewhere in the kata.
  var latestChange: Date {
    let places = [sourcesPath] + ((try? swiftFiles(in: sourcesPath)) ?? [])
    return places.map { file($0).changed }.max() ?? .distantPast
  }
}
