import Foundation

/// A request that a reader carries out in a kata: its tests are among the kata's, and a snapshot of
/// the sources is kept, from which the change is counted.
///
/// It lives in the kata's own folder, so that it goes to the shelf and comes back with it.
struct KataRequest {
  let kata: Kata
  let request: ChangeRequest
  /// The sources as they were when the request was taken.
  let snapshot: SourceTree

  private static func folder(of kata: Kata) -> URL {
    kata.folder.appendingPathComponent(".request", isDirectory: true)
  }

  /// The one that a kata has taken; nil where it has none, or none that the book still has.
  static func open(in kata: Kata) -> KataRequest? {
    let folder = folder(of: kata)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      guard let request = try? ChangeRequest(name, of: kata.lesson, in: kata.workbook),
        let tree = try? SourceTree(of: folder.appendingPathComponent(name, isDirectory: true)),
        !tree.files.isEmpty
      else { continue }
      return KataRequest(kata: kata, request: request, snapshot: tree)
    }
    return nil
  }

  /// Takes a request: keeps the sources as they are, and adds the tests.
  static func take(_ request: ChangeRequest, in kata: Kata) throws -> KataRequest {
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
      let taken = KataRequest(kata: kata, request: request, snapshot: tree)
      let test = kata.folder.appendingPathComponent(taken.file.path)
      try Data(taken.file.text.utf8).write(to: test, options: .atomic)
      return taken
    } catch {
      try? files.removeItem(at: place)
      try? files.removeItem(at: draft)
      throw RequestCommandError.notTaken(kata.path, reason: Reason.of(error))
    }
  }

  /// Takes the request's tests and the snapshot away; the sources stay as they are.
  func drop() throws {
    let files = FileManager.default
    do {
      try files.removeItem(at: KataRequest.folder(of: kata))
      let test = kata.folder.appendingPathComponent(file.path)
      if files.fileExists(atPath: test.path) { try files.removeItem(at: test) }
    } catch {
      throw RequestCommandError.notTaken(kata.path, reason: Reason.of(error))
    }
  }

  /// The file with the new tests, which is the book's.
  var file: KataStarter.File {
    KataStarter.File(
      path: "\(kata.testsPath)/\(request.testFile)", text: request.tests, owner: .book)
  }

  /// What the reader's change costs up to now; nil where nothing has changed yet.
  func cost() throws -> ChangeCost? {
    let tree = try kata.sources()
    guard tree != snapshot else { return nil }
    return try CostMeter(of: kata.workbook).cost(from: snapshot, to: tree, of: kata.lesson)
  }
}
