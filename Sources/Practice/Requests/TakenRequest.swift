import Book
import Foundation

/// A request that a reader carries out in a kata, with its tests among the kata's and a snapshot of
/// the sources to measure the change from.
///
/// It is stored in the kata's own folder, so that it moves to the shelf and back with the kata.
package struct TakenRequest: Sendable {
  package let kata: Kata
  package let request: ChangeRequest
  /// The sources as they were when the request was taken.
  package let snapshot: SourceTree

  private static func folder(of kata: Kata) -> URL { kata.file(".request") }

  /// The name of the request that a kata has taken; nil if it has none.
  static func name(in kata: Kata) -> String? {
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder(of: kata).path)
    return names?.filter { !$0.hasPrefix(".") }.min()
  }

  /// The request that a kata has taken; nil if it has none, or the book no longer has it.
  package static func open(in kata: Kata) -> TakenRequest? {
    guard let name = name(in: kata),
      let request = try? ChangeRequest(name, of: kata.lesson, in: kata.workbook),
      let tree = try? SourceTree(of: folder(of: kata).appendingPathComponent(name)),
      !tree.files.isEmpty
    else { return nil }
    return TakenRequest(kata: kata, request: request, snapshot: tree)
  }

  /// Takes a request: saves a snapshot of the sources and adds the tests.
  ///
  /// Taking the same request again changes nothing.
  ///
  /// - Throws: ``KataError``, also if another request is taken already.
  package static func take(_ request: ChangeRequest, in kata: Kata) throws -> TakenRequest {
    try kata.requireStart()
    if let open = open(in: kata) {
      guard open.request.name == request.name else {
        throw KataError.anotherRequestTaken(open.request.name, number: kata.lesson.number)
      }
      return open
    }
    let files = FileManager.default
    let tree = try kata.sources()
    guard !tree.files.isEmpty else {
      throw KataError.noSources(kata.path, number: kata.lesson.number)
    }
    let taken = TakenRequest(kata: kata, request: request, snapshot: tree)
    let place = folder(of: kata).appendingPathComponent(request.name)
    return try KataError.telling("\(kata.path) could not be changed") {
      try files.makeWhole(place) { try tree.write(to: $0) }
      do {
        try Data(request.tests.utf8).write(to: kata.file(taken.testPath), options: .atomic)
      } catch {
        try? files.removeItem(at: place)
        throw error
      }
      return taken
    }
  }

  /// Removes the request's tests and the snapshot; the sources stay as they are.
  package func drop() throws {
    let files = FileManager.default
    try KataError.telling("\(kata.path) could not be changed") {
      try files.removeItem(at: TakenRequest.folder(of: kata))
      let test = kata.file(testPath)
      if files.isThere(test) { try files.removeItem(at: test) }
    }
  }

  /// Where the new tests are, which belong to the book, as a path in the kata.
  var testPath: String { "\(kata.testsPath)/\(request.testFile)" }

  /// The size of the reader's change so far; nil if nothing has changed yet.
  package func cost() throws -> ChangeSize? {
    let tree = try kata.sources()
    guard tree != snapshot else { return nil }
    return try ChangeSize(from: snapshot, to: tree)
  }
}
