import Book
import Foundation

/// A requested change that is open in a kata: the kata has its tests.
package struct OpenChange: Sendable {
  package let kata: Kata
  package let request: ChangeRequest
  private let entry: KataEntry
  /// The reader's files when the change was taken.
  private let taken: [KataFile]

  /// The open change; nil if there is none.
  package init?(in kata: Kata) throws {
    let log = KataLog(kata)
    guard let entry = try log.history().standing.open else { return nil }
    try self.init(entry, in: kata, taken: log.files(at: entry))
  }

  private init(_ entry: KataEntry, in kata: Kata, taken: [KataFile]) throws {
    self.kata = kata
    self.entry = entry
    self.taken = taken
    guard ChangeRequest.names(of: kata.lesson, in: kata.workbook).contains(entry.name) else {
      throw KataError.changeGone(entry.name, number: kata.lesson.number)
    }
    request = try ChangeRequest(entry.name, of: kata.lesson, in: kata.workbook)
  }

  /// Takes a change: remembers the present files and adds the tests. An open change is returned
  /// again.
  ///
  /// - Throws: ``KataError``, for example if the change is done or another one is open.
  package static func take(_ request: ChangeRequest, in kata: Kata) throws -> OpenChange {
    let number = kata.lesson.number
    try kata.requireStart()
    try kata.requireSources()
    return try KataLog(kata).changing { change in
      if let open = change.standing.open {
        guard open.name == request.name else {
          throw KataError.anotherChangeOpen(open.name, number: number)
        }
        return try OpenChange(open, in: kata, taken: change.files(at: open))
      }
      guard !change.standing.done.contains(where: { $0.name == request.name }) else {
        throw KataError.changeDone(request.title, number: number)
      }
      let files = try kata.readersFiles()
      try change.note(.taken, request.name, files)
      try BookFiles(of: kata, with: change.standing).follow()
      guard let entry = change.standing.open else { throw KataError.noChangeOpen(number: number) }
      return try OpenChange(entry, in: kata, taken: files)
    }
  }

  /// Ends the change as done: its tests stay in the kata.
  ///
  /// - Parameter verdict: The verdict of a check in which everything passed.
  /// - Returns: Its cost.
  @discardableResult
  package func finish(_ verdict: Verdict) throws -> ChangeCost {
    try KataLog(kata).changing { change in
      // Another program may have ended it meanwhile, or the reader may have saved something else.
      let files = try kata.readersFiles()
      guard verdict.isGreen, change.standing.open == entry, files == verdict.files else {
        throw KataError.changedWhileChecking(kata.path)
      }
      try change.note(.done, request.name, files)
      return try ChangeCost(from: taken, to: files, in: kata)
    }
  }

  /// Ends the open change without a result: restores the sources and the guest as they were when it
  /// was taken, and removes its tests. The work stays in the log.
  ///
  /// - Returns: The name of the change.
  package static func giveUp(in kata: Kata) throws -> String {
    try kata.requireStart()
    return try KataLog(kata).changing { change in
      guard let open = change.standing.open else {
        throw KataError.noChangeOpen(number: kata.lesson.number)
      }
      let files = try change.files(at: open)
      try change.replace(
        kata.sourceBytes(of: files), guest: files.contents(of: kata.guestPath),
        by: "giving-up-\(open.name)", noting: (.givenUp, open.name))
      try BookFiles(of: kata, with: change.standing).follow()
      return open.name
    }
  }

  /// Its cost so far.
  package func cost() throws -> ChangeCost {
    try ChangeCost(from: taken, to: kata.readersFiles(), in: kata)
  }

  /// The sources and the guest when it was taken, and as they are now.
  package func versions() throws -> (former: SourceTree, now: SourceTree) {
    let now = try kata.readersFiles()
    func tree(_ files: [KataFile]) -> SourceTree {
      kata.sources(of: files)
        .overlaid(with: files.tree(in: kata.guestPath).inside(kata.guestPath))
    }
    return (tree(taken), tree(now))
  }
}
