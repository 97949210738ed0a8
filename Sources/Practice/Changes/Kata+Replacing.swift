import Book
import Foundation
import Toolchain

/// Replaces a reader's files on request. The log keeps the former files first.
extension Kata {
  /// Makes the kata's folder with its repository, completely or not at all.
  package func start() throws {
    guard !isStarted else { throw KataError.startedAlready(path, number: lesson.number) }
    try requireNothingElse()
    let package = try KataPackage(of: self)
    let beginning = try package.beginning()
    let files = try package.bookFiles().overlaid(with: beginning)
    try KataError.telling("\(path) could not be made") {
      try FileManager.default.makeWhole(folder) { draft in
        try files.write(to: draft)
        do {
          try KataRepository(kata: self).begin(in: draft, beginning.asFiles, as: "before")
        } catch ChildProcessError.noProgram {
          // Only the log needs git.
        }
      }
    }
    if let former = try FormerKata(of: self) { _ = try former.takeOver() }
  }

  /// Restores the sources and the guest as they were when the kata began, and forgets changes,
  /// steps and hints.
  package func reset() throws {
    try requireStart()
    try KataLog(self).changing { change in
      let files = try KataPackage(of: self).beginning().asFiles
      try change.replace(
        sourceBytes(of: files), guest: files.contents(of: guestPath), by: "reset",
        noting: (.reset, "before"))
      try BookFiles(of: self, with: change.standing).follow()
    }
  }

  /// Restores the reader's files, changes, steps and hints as they were at an entry of the log.
  ///
  /// - Parameter number: The entry's number; nil for the entry before the workbook last changed the
  ///   files.
  package func bringBack(_ number: Int?) throws -> KataEntry {
    try requireStart()
    return try KataLog(self).changing { change in
      let entry = number.map(change.history.entry) ?? change.history.latestKept
      guard let entry else {
        throw number.map { KataError.noSuchEntry($0, number: lesson.number) }
          ?? .nothingToUndo(number: lesson.number)
      }
      guard number != nil || !change.history.goesOn(after: entry) else {
        throw KataError.undoGoesFar(entry.number, number: lesson.number)
      }
      let files = try change.files(at: entry)
      try change.replace(
        sourceBytes(of: files), guest: files.contents(of: guestPath), by: "undo",
        noting: (.broughtBack, "\(entry.number)"))
      try BookFiles(of: self, with: change.standing).follow()
      return entry
    }
  }

  /// Makes the mistake of a slip in the reader's sources.
  package func make(_ slip: Slip) throws {
    try requireStart()
    let slipped = try slip.tree(of: .before, in: workbook).mapping(Kata.withoutMarks)
    try KataLog(self).changing { change in
      let changed = try sources(
        merging: SourceMerge(old: beginning(), new: slipped),
        named: "Slip \(slip.number), “\(slip.title)”,",
        otherwise:
          "`scripts/workbook slip \(lesson.number) \(slip.number)` shows how to do it by hand")
      guard try changed != sources() else {
        throw KataError.slipMade(slip.number, number: lesson.number)
      }
      try change.replace(bytes(of: changed), by: "slip-\(slip.number)", noting: nil)
    }
  }

  /// The reader's sources after a change by the book.
  ///
  /// - Parameters:
  ///   - name: The change, as the beginning of a sentence.
  ///   - remedy: The way out if the change does not fit.
  /// - Throws: ``KataError/doesNotFit(_:reason:remedy:)``.
  func sources(
    merging merge: SourceMerge, named name: String, otherwise remedy: String
  ) throws -> SourceTree {
    do {
      return try merge.applied(to: sources())
    } catch let conflict as SourceMerge.Conflict {
      throw KataError.doesNotFit(name, reason: conflict.description, remedy: remedy)
    }
  }

  /// The sources as bytes, with the line endings of the reader's files; an unchanged file stays
  /// as it is.
  func bytes(of sources: SourceTree) -> [String: Data] {
    let pairs = sources.files.map { path, text in
      let former = contents(self.path(ofSource: path)) ?? Data()
      let isSame = SourceTree.text(of: former) == text
      let hasReturns = former.range(of: Data("\r\n".utf8)) != nil
      let ended = hasReturns ? text.replacing("\n", with: "\r\n") : text
      return (path, isSame ? former : Data(ended.utf8))
    }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Records that hints were shown.
  ///
  /// - Parameter further: How many hints to go beyond the last; 0 shows the last again.
  /// - Returns: The last hint's number, counted from 1.
  package func noteHint(among count: Int, further: Int) throws -> Int {
    try KataLog(self).changing { change in
      let number = max(1, min(count, change.standing.hints + further))
      if number != change.standing.hints { try change.note(.hint, "\(number)") }
      return number
    }
  }
}
