import Book
import Foundation
import Toolchain

/// The shelf of the reader's earlier works on a kata: `Katas/.shelf/NN-Name/<UTC time>`.
///
/// Nothing is ever deleted from it. A work that leaves the kata's place is moved at once.
package struct Shelf: Sendable {
  package let kata: Kata

  package init(_ kata: Kata) {
    self.kata = kata
  }

  /// As a reader types it from the book's folder.
  package var path: String { kata.shelfPath }

  private var folder: URL { kata.workbook.root.appendingPathComponent(path, isDirectory: true) }

  package func works() -> [String] {
    kata.workbook.names(in: path).reversed()
  }

  /// Moves the kata to the shelf, without what plain `swift test` built in it.
  ///
  /// - Returns: The name of the work there.
  package func put(at date: Date) throws -> String {
    try kata.requireStart()
    return try KataError.telling("\(kata.path) could not be moved") {
      // A link that says where to go from here would lead elsewhere from there.
      for path in [Kata.allSourcesPath, kata.guestPath] where kata.file(path).isFolder {
        try FileManager.default.replaceLinks(on: path, in: kata.folder)
        try FileManager.default.replaceLinks(in: kata.file(path))
      }
      let work = try FileManager.default.move(kata.folder, to: place(at: date))
      try? FileManager.default.removeItem(at: work.appendingPathComponent(".build"))
      return work.lastPathComponent
    }
  }

  /// Copies the kata to the shelf in the same way, with what is remembered of it.
  ///
  /// - Parameter cause: What puts it there.
  func putCopy(at date: Date, by cause: String, _ progress: ProgressFile) throws -> String {
    // Fail on unreadable progress before anything is put on the shelf.
    _ = try progress.load()
    let files = FileManager.default
    let work = files.free(place(at: date))
    try files.makeWhole(work) {
      for name in try files.contentsOfDirectory(atPath: kata.folder.path) where name != ".build" {
        try files.copyContents(of: kata.file(name), to: $0.appendingPathComponent(name))
      }
    }
    try progress.update { $0.shelveCopy(kata.lesson, as: work.lastPathComponent, by: cause) }
    return work.lastPathComponent
  }

  /// Moves a work back to the kata's place, which must be free.
  package func take(_ work: String) throws {
    try KataError.telling("\(path)/\(work) could not be moved") {
      try FileManager.default.moveItem(at: folder.appendingPathComponent(work), to: kata.folder)
    }
    kata.noteWork()
  }

  /// When a work was put there; nil if its name does not tell.
  package func date(of work: String) -> Date? {
    let parts = work.prefix(20).split(separator: "T")
    guard parts.count == 2 else { return nil }
    return try? Date("\(parts[0])T\(parts[1].replacing("-", with: ":"))", strategy: .iso8601)
  }

  /// How many files of a work are not as they are in *before*, and how many lines of code.
  package func changes(in work: String) throws -> (files: Int, lines: Int) {
    let place = folder.appendingPathComponent("\(work)/\(kata.sourcesPath)")
    let (old, new) = (try kata.beginning(), try SourceTree(of: place))
    let size = try ChangeFigures(from: old, to: new)
    return (new.differences(from: old).count, size.linesEdited + size.linesAdded)
  }

  /// The work with a number, counted from the latest, with a name, or with the only name that begins
  /// so; the latest if nothing is given.
  package func work(named name: String?) throws -> String {
    let works = works()
    guard let latest = works.first else {
      throw KataError.emptyShelf(path: path, number: kata.lesson.number)
    }
    guard let name else { return latest }
    // A name begins with the four digits of a year.
    let number = name.count < 4 ? Int(name) : nil
    let matches = works.enumerated().filter { index, work in
      number.map { $0 == index + 1 } ?? (!name.isEmpty && work.hasPrefix(name))
    }.map(\.element)
    guard let work = matches.count == 1 ? matches[0] : matches.first(where: { $0 == name }) else {
      throw KataError.noSuchWork(name, number: kata.lesson.number)
    }
    return work
  }

  /// For example, `2026-11-21T15-02-29Z`: some file systems do not allow colons.
  private func place(at date: Date) -> URL {
    folder.appendingPathComponent(date.formatted(.iso8601).replacing(":", with: "-"))
  }
}
