import Book
import Foundation
import Toolchain

/// A reader's own version of a lesson: a package and a git repository under `Katas`, which the book's git
/// ignores.
package struct Kata: Sendable {
  package let lesson: Lesson
  package let workbook: Workbook

  package init(_ lesson: Lesson, in workbook: Workbook) {
    self.lesson = lesson
    self.workbook = workbook
  }

  /// The path, as a reader types it from the book's folder.
  package var path: String { "Katas/\(lesson.folder)" }

  package var folder: URL { workbook.root.appendingPathComponent(path, isDirectory: true) }

  /// The reader's module. The lesson's bare name may also be the name of a type in it. Its package
  /// has the same name, under which the tests are linked.
  package var module: String { "\(lesson.name)Kata" }
  /// The module that sees only what any other module sees; it, too, is the reader's.
  var guestModule: String { "\(lesson.name)Guest" }
  /// The module of the reader's own tests.
  var mineModule: String { "\(lesson.name)Mine" }

  /// The folders that belong to the reader, as paths in the kata.
  package var sourcesPath: String { hasLayers ? "Sources" : "Sources/\(module)" }
  package var guestPath: String { "Guest" }
  package var minePath: String { "Tests/Mine" }

  /// The folders of the book's tests, as paths in the kata: the behaviours, and the guest's tests.
  package var testsPath: String { "Tests/\(module)Tests" }
  var guestTestsPath: String { "Tests/\(guestModule)Tests" }

  /// The file that the reader fills in to try a question from the page, as a path in the kata.
  package var guestFile: String { "\(guestPath)/Guest.swift" }

  /// Whether its folder exists; a check restores any of the book's files that are missing from it.
  package var isStarted: Bool { folder.isFolder }

  package func requireStart() throws(KataError) {
    guard !isStarted else { return }
    try requireNothingElse()
    throw .notStarted(number: lesson.number)
  }

  func requireNothingElse() throws(KataError) {
    if FileManager.default.isThere(folder) {
      throw .failed("\(path) is not a folder", reason: "something else has that name")
    }
  }

  /// - Throws: ``KataError`` if there are none, or they cannot be read.
  func requireSources() throws(KataError) {
    guard try swiftFiles(in: sourcesPath).isEmpty else { return }
    throw .noSources(path, number: lesson.number)
  }

  package func file(_ path: String) -> URL { folder.appendingPathComponent(path) }

  /// The contents of the file at a path in the kata; nil if it cannot be read.
  func contents(_ path: String) -> Data? {
    FileManager.default.contents(atPath: file(path).path)
  }

  /// The files that SwiftPM compiles in a folder of the kata, as sorted paths in the kata.
  func swiftFiles(in folder: String) throws(KataError) -> [String] {
    do { return try file(folder).swiftFiles().map { "\(folder)/\($0)" } } catch {
      throw unreadable(error, in: folder)
    }
  }

  func unreadable(_ error: SourceError, in folder: String) -> KataError {
    switch error {
    case .unreadable(let file, let reason):
      .failed("\(path)/\(folder)/\(file) cannot be read", reason: reason)
    case .notUTF8(let file):
      .failed("\(path)/\(folder)/\(file) cannot be read", reason: "it is not encoded in UTF-8")
    }
  }
}

// MARK: - Started katas

extension Kata {
  /// The started katas, in the order of the book.
  package static func started(in workbook: Workbook) -> [Kata] {
    workbook.lessons.map { Kata($0, in: workbook) }.filter(\.isStarted)
  }

  /// The kata for a command; a named kata need not be started.
  ///
  /// - Parameter name: The lesson as the reader names it; nil for the started kata whose sources
  ///   changed last.
  package static func named(_ name: String?, in workbook: Workbook) throws -> Kata {
    if let name { return Kata(try workbook.lesson(named: name), in: workbook) }
    guard let latest = started(in: workbook).max(by: { $0.latestChange < $1.latestChange }) else {
      throw KataError.noKata
    }
    return latest
  }

  /// When its sources or their folder last changed; a check writes only elsewhere in the kata.
  var latestChange: Date {
    let places = [sourcesPath] + ((try? swiftFiles(in: sourcesPath)) ?? [])
    return places.map { file($0).changed }.max() ?? .distantPast
  }
}
