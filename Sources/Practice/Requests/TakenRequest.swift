import Book
import Foundation
import Toolchain

/// A request that a reader carries out in a kata: its tests are among the kata's, and a snapshot of
/// the sources is kept, from which the change is counted.
///
/// It lives in the kata's own folder, so that it goes to the shelf and comes back with it.
package struct TakenRequest: Sendable {
  package let kata: Kata
  package let request: ChangeRequest
  /// The sources as they were when the request was taken.
  package let snapshot: SourceTree

  private static func folder(of kata: Kata) -> URL { kata.file(".request") }

  /// The one that a kata has taken; nil where it has none, or none that the book still has.
  package static func open(in kata: Kata) -> TakenRequest? {
    let folder = folder(of: kata)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      guard let request = try? ChangeRequest(name, of: kata.lesson, in: kata.workbook),
        let tree = try? SourceTree(of: folder.appendingPathComponent(name, isDirectory: true)),
        !tree.files.isEmpty
      else { continue }
      return TakenRequest(kata: kata, request: request, snapshot: tree)
    }
    return nil
  }

  /// Takes a request: keeps the sources as they are, and adds the tests. One that is taken already
  /// stays as it is.
  ///
  /// - Throws: ``KataError``, also where another one is taken.
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
    let draft = folder(of: kata).appendingPathComponent(".new", isDirectory: true)
    let place = folder(of: kata).appendingPathComponent(request.name, isDirectory: true)
    do {
      try tree.write(to: draft)
      try files.moveItem(at: draft, to: place)
      let taken = TakenRequest(kata: kata, request: request, snapshot: tree)
      try taken.file.data.write(to: kata.file(taken.file.path), options: .atomic)
      return taken
    } catch {
      try? files.removeItem(at: place)
      try? files.removeItem(at: draft)
      throw KataError.notChanged(kata.path, reason: Reason.of(error))
    }
  }

  /// Takes the request's tests and the snapshot away; the sources stay as they are.
  package func drop() throws {
    let files = FileManager.default
    do {
      try files.removeItem(at: TakenRequest.folder(of: kata))
      let test = kata.file(file.path)
      if files.fileExists(atPath: test.path) { try files.removeItem(at: test) }
    } catch {
      throw KataError.notChanged(kata.path, reason: Reason.of(error))
    }
  }

  /// The file with the new tests, which is the book's.
  package var file: KataFile {
    KataFile(path: "\(kata.testsPath)/\(request.testFile)", text: request.tests)
  }

  /// What the reader's change costs up to now; nil where nothing has changed yet.
  package func cost() throws -> ChangeCost? {
    let tree = try kata.sources()
    guard tree != snapshot else { return nil }
    return try ChangeCost(from: snapshot, to: tree)
  }
}
