import Book
import Foundation
import Toolchain

/// A request that a reader carries out in a kata, with its tests among the kata's and a copy of the
/// folder of sources and of the guest, to measure the change from and to go back to.
///
/// It is stored in the kata's own folder, so that it moves to the shelf and back with the kata. So
/// are the names of those that were finished, whose tests stay, since the next one comes on top; and
/// the sources as they were at the last end before the kata was refactored.
package struct TakenRequest: Sendable {
  package let kata: Kata
  package let request: ChangeRequest
  /// The sources as they were when the request was taken.
  package let snapshot: SourceTree

  /// What the kata's folder tells of requests, by name.
  struct Names: Equatable, Sendable {
    let open: String?
    let finished: [String]

    init(in kata: Kata) {
      func names(in path: String) -> [String] { kata.workbook.names(in: "\(kata.path)/\(path)") }
      finished = names(in: TakenRequest.finishedPath)
      open = names(in: TakenRequest.path).first { [finished] in !finished.contains($0) }
    }
  }

  /// Where it is stored, as a path in the kata; where an empty file stands for each that is
  /// finished; and where the sources are kept when it ends.
  private static let path = ".request"
  private static let finishedPath = ".request/.finished"
  private static let endPath = ".request/.end"
  /// Where the guest is kept, in the copy of the folder of sources.
  private static let guestName = ".guest"

  private var folder: URL { kata.file("\(TakenRequest.path)/\(request.name)") }

  /// The request that a kata has taken; nil if it has none.
  ///
  /// - Throws: ``KataError/damagedRequest(_:)`` if it cannot be used.
  package static func open(in kata: Kata) throws(KataError) -> TakenRequest? {
    guard let name = Names(in: kata).open else { return nil }
    let place = "\(path)/\(name)"
    guard let request = try? ChangeRequest(name, of: kata.lesson, in: kata.workbook),
      let tree = try? SourceTree(of: kata.file("\(place)/\(kata.module)")), !tree.files.isEmpty
    else { throw .damagedRequest("\(kata.path)/\(place)") }
    return TakenRequest(kata: kata, request: request, snapshot: tree)
  }

  /// The finished requests of a kata that the book still has.
  package static func finished(in kata: Kata) -> [ChangeRequest] {
    Names(in: kata).finished.compactMap {
      try? ChangeRequest($0, of: kata.lesson, in: kata.workbook)
    }
  }

  /// The sources as they were when the last request was finished in a kata that was not refactored; nil
  /// if none was.
  static func lastEnd(in kata: Kata) throws -> SourceTree? {
    let tree = try SourceTree(of: kata.file(endPath))
    return tree.files.isEmpty ? nil : tree
  }

  /// Takes a request: copies the folder of sources and adds the tests.
  ///
  /// Taking the same request again changes nothing.
  ///
  /// - Throws: ``KataError``, also if the request is finished, or another one is open.
  static func take(_ request: ChangeRequest, in kata: Kata) throws -> TakenRequest {
    let number = kata.lesson.number
    try kata.requireStart()
    if let open = try open(in: kata) {
      guard open.request.name == request.name else {
        throw KataError.anotherRequestTaken(open.request.title, number: number)
      }
      return open
    }
    guard !Names(in: kata).finished.contains(request.name) else {
      throw KataError.requestFinished(request.title, number: number)
    }
    let files = FileManager.default
    let tree = try kata.sources()
    guard !tree.files.isEmpty else { throw KataError.noSources(kata.path, number: number) }
    let taken = TakenRequest(kata: kata, request: request, snapshot: tree)
    try taken.changing {
      try files.makeWhole(taken.folder) { copy in
        try files.copyContents(of: kata.file(Kata.allSourcesPath), to: copy)
        let guest = kata.file(kata.guestPath)
        if files.isThere(guest) {
          try files.copyContents(of: guest, to: copy.appendingPathComponent(guestName))
        }
      }
      do {
        let tests = kata.file(kata.testPath(of: request))
        try files.replaceLinks(on: kata.testPath(of: request), in: kata.folder)
        try Data(request.tests.utf8).write(to: tests, options: .atomic)
      } catch {
        try? files.removeItem(at: taken.folder)
        throw error
      }
    }
    kata.noteWork()
    return taken
  }

  /// Ends it as finished: its tests stay among the kata's.
  ///
  /// - Parameter isRefactored: Whether the kata is. Its sources are not kept then: where the progress is
  ///   lost, they are to be compared with *before* again.
  func finish(isRefactored: Bool) throws {
    try changing {
      let finished = kata.file(TakenRequest.finishedPath)
      try FileManager.default.createDirectory(at: finished, withIntermediateDirectories: true)
      try Data().write(to: finished.appendingPathComponent(request.name))
      if !isRefactored { try kata.sources().write(to: kata.file(TakenRequest.endPath)) }
      try FileManager.default.removeItem(at: folder)
    }
  }

  /// Ends it without a result: the guest and all that is in the folder of sources become what they
  /// were when it was taken, and its tests are removed.
  func undo() throws {
    let (files, sources) = (FileManager.default, kata.file(Kata.allSourcesPath))
    try changing {
      // In an order in which the rest can be done another time, wherever it is cut off.
      let (guest, copy) = (
        kata.file(kata.guestPath), folder.appendingPathComponent(TakenRequest.guestName)
      )
      if files.isThere(copy) {
        try? files.removeItem(at: guest)
        try files.moveItem(at: copy, to: guest)
      }
      let work = kata.file("\(TakenRequest.path)/.undone")
      if files.isThere(sources) {
        try? files.removeItem(at: work)
        try files.moveItem(at: sources, to: work)
      }
      do {
        try files.moveItem(at: folder, to: sources)
      } catch {
        try? files.moveItem(at: work, to: sources)
        throw error
      }
      try? files.removeItem(at: work)
      let tests = kata.file(kata.testPath(of: request))
      if files.isThere(tests) { try files.removeItem(at: tests) }
    }
    kata.noteWork()
  }

  private func changing(_ work: () throws -> Void) throws {
    try KataError.telling("\(kata.path) could not be changed", work)
  }

  /// The figures of the reader's change so far.
  package func cost() throws -> ChangeFigures {
    try ChangeFigures(from: snapshot, to: kata.sources())
  }
}

extension Kata {
  /// Where a request's tests are in a kata that has taken it, as a path in the kata; they belong to
  /// the book.
  func testPath(of request: ChangeRequest) -> String { "\(testsPath)/\(request.testFile)" }
}
