import Book
import Foundation
import Toolchain

/// The shelf of the reader's earlier works on a kata: `Katas/.shelf/NN-Name/<UTC time>`.
///
/// Nothing is ever deleted from it. A work that leaves the kata's place is moved, not copied, so
/// that each move is atomic.
package struct Shelf: Sendable {
  package let kata: Kata

  package init(_ kata: Kata) {
    self.kata = kata
  }

  /// As a reader types it from the book's folder.
  package var path: String { "Katas/.shelf/\(kata.lesson.folder)" }

  private var folder: URL {
    kata.workbook.root.appendingPathComponent(path, isDirectory: true)
  }

  /// The names of the works, latest first.
  package func works() throws -> [String] {
    guard FileManager.default.fileExists(atPath: folder.path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") }.sorted(by: >)
  }

  /// Moves the kata to the shelf.
  ///
  /// - Returns: The name of the work on the shelf.
  package func put(at date: Date) throws -> String {
    try kata.requireStart()
    let files = FileManager.default
    do {
      try files.createDirectory(at: folder, withIntermediateDirectories: true)
      let work = freeName(at: date)
      try files.moveItem(at: kata.folder, to: folder.appendingPathComponent(work))
      return work
    } catch {
      throw KataError.notMoved(kata.path, reason: Reason.of(error))
    }
  }

  /// Copies the kata to the shelf, without its build products.
  ///
  /// - Returns: The name of the work on the shelf.
  package func putCopy(at date: Date) throws -> String {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let work = freeName(at: date)
    // Complete or not at all: a name that begins with a dot does not count as a work.
    let draft = folder.appendingPathComponent(".new-\(UUID().uuidString)", isDirectory: true)
    do {
      try files.createDirectory(at: draft, withIntermediateDirectories: true)
      for name in try files.contentsOfDirectory(atPath: kata.folder.path) where name != ".build" {
        try files.copyItem(
          at: kata.folder.appendingPathComponent(name), to: draft.appendingPathComponent(name))
      }
      try files.moveItem(at: draft, to: folder.appendingPathComponent(work))
    } catch {
      try? files.removeItem(at: draft)
      throw error
    }
    return work
  }

  /// Moves a work back to the kata's place, which must be free.
  package func take(_ work: String) throws {
    let files = FileManager.default
    do {
      try files.moveItem(at: folder.appendingPathComponent(work), to: kata.folder)
    } catch {
      throw KataError.notMoved("\(path)/\(work)", reason: Reason.of(error))
    }
    // Make this the kata that was worked on last.
    let sources = kata.folder.appendingPathComponent(kata.sourcesPath).path
    try? files.setAttributes([.modificationDate: Date()], ofItemAtPath: sources)
  }

  /// Moves the build products of a work to the kata that replaced it.
  package func handOnBuild(of work: String) {
    let files = FileManager.default
    let old = folder.appendingPathComponent("\(work)/.build")
    let new = kata.folder.appendingPathComponent(".build")
    // Without them, the next build only takes longer.
    if !files.fileExists(atPath: new.path) { try? files.moveItem(at: old, to: new) }
  }

  /// The work with a name, or with the only name that begins so; the latest if no name is given.
  package func work(named name: String?) throws -> String {
    let works = try works()
    guard let latest = works.first else {
      throw KataError.emptyShelf(path: path, number: kata.lesson.number)
    }
    guard let name else { return latest }
    let matches = works.filter { $0.hasPrefix(name) }
    guard let work = works.first(where: { $0 == name }) ?? matches.first, !name.isEmpty,
      work == name || matches.count == 1
    else { throw KataError.noSuchWork(name, number: kata.lesson.number) }
    return work
  }

  private func freeName(at date: Date) -> String {
    let name = Shelf.name(of: date)
    var number = 1
    var free = name
    while FileManager.default.fileExists(atPath: folder.appendingPathComponent(free).path) {
      number += 1
      free = "\(name)-\(number)"
    }
    return free
  }

  /// For example, `2026-11-21T15-02-29Z`: some file systems do not allow colons.
  static func name(of date: Date) -> String {
    date.formatted(.iso8601).replacing(":", with: "-")
  }
}
