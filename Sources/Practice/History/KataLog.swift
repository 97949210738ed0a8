import Book
import Foundation
import Storage
import Toolchain

/// The log of a kata. Every change that the workbook makes in the kata goes through it.
package struct KataLog: Sendable {
  package let kata: Kata
  /// How long another program may go on changing the kata before this one gives up.
  private let patience: Duration

  package init(_ kata: Kata, patience: Duration = .seconds(5)) {
    self.kata = kata
    self.patience = patience
  }

  var repository: KataRepository { KataRepository(kata: kata) }

  /// Empty if the kata has no repository.
  package func history() throws -> KataHistory { try repository.history() }

  /// The reader's files as they were at an entry.
  func files(at entry: KataEntry) throws -> [KataFile] { try repository.files(of: entry.commit) }

  /// Makes a repository for a kata that has none, either because an older workbook made the kata,
  /// whose records are taken over, or because the repository was removed.
  ///
  /// - Returns: What was done, in a sentence; nil if there was nothing to do.
  package func prepare() throws -> String? {
    try kata.requireStart()
    guard !repository.isThere else {
      guard let history = try? history(), history.entries.isEmpty else { return nil }
      return try begin(history)
    }
    if let former = try FormerKata(of: kata) { return try former.takeOver() }
    let files = try kata.readersFiles()
    let others = ["README.md", ".gitignore"].compactMap { path in
      kata.contents(path).map { KataFile(path: path, bytes: $0) }
    }
    let isMade = try KataError.telling("\(kata.path) could not be changed") {
      try repository.make { try repository.begin(in: $0, files + others, as: "found") }
    }
    guard isMade else { return nil }
    return "\(kata.path) had no repository: a new one starts with the present files; earlier "
      + "changes, steps and hints are lost."
  }

  /// Starts the log in a repository without one, such as a clone, which has only the reader's
  /// branches.
  private func begin(_ history: KataHistory) throws -> String {
    _ = try repository.append(.start, "found", kata.readersFiles(), on: Date(), to: history)
    return
      "\(kata.path) is a repository without the workbook's refs: its log starts with the present "
      + "files; earlier changes, steps and hints are not known."
  }

  /// Lets only one program at a time change the kata and its log.
  ///
  /// - Parameter work: Gets the present log.
  func changing<Result>(_ work: (inout Change) throws -> Result) throws -> Result {
    try kata.requireStart()
    if !repository.isThere { _ = try prepare() }
    return try KataError.telling("\(kata.path) could not be changed") {
      let lock = try lock()
      defer { lock.unlock() }
      var history = try history()
      if history.entries.isEmpty {
        _ = try begin(history)
        history = try self.history()
      }
      var change = Change(kata: kata, repository: repository, history: history)
      return try work(&change)
    }
  }

  private func lock() throws -> FileLock {
    let file = try repository.folder().appendingPathComponent("workbook")
    do throws(FileError) {
      return try SafeFile(file).lock(patience: patience)
    } catch {
      guard error == .locked else { throw error }
      throw KataError.busy(kata.path)
    }
  }

  /// A change in progress, of the reader's files and of the log.
  struct Change {
    let kata: Kata
    fileprivate let repository: KataRepository
    private(set) var history: KataHistory

    var standing: KataStanding { history.standing }

    /// Adds an entry with the reader's present files.
    mutating func note(
      _ kind: KataEntry.Kind, _ name: String, _ files: [KataFile]? = nil, _ note: String = ""
    ) throws {
      let files = try files ?? kata.readersFiles()
      history.append(
        try repository.append(kind, name, files, note: note, on: Date(), to: history))
    }

    func files(at entry: KataEntry) throws -> [KataFile] { try repository.files(of: entry.commit) }

    /// Replaces the reader's sources and, if given, the guest; the log keeps the former files
    /// first. If any of it cannot be written, nothing is changed.
    ///
    /// - Parameters:
    ///   - cause: What replaces them, such as `step-3`.
    ///   - event: The event for the log; nil if nothing follows from it.
    mutating func replace(
      _ sources: [String: Data], guest: [String: Data]? = nil, by cause: String,
      noting event: (kind: KataEntry.Kind, name: String)?
    ) throws {
      let files = try kata.readersFiles()
      guard !sources.isEmpty else {
        throw KataError.noSources(kata.path, number: kata.lesson.number)
      }
      try note(.kept, cause, files)
      guard let kept = history.entries.last, try self.files(at: kept).hasSame(as: files) else {
        throw KataError.unwritableHistory(
          kata.path, words: "git returned something other than what was written")
      }
      do {
        try kata.write(sources: sources)
        if let guest { try kata.write(guest, to: kata.guestPath) }
        if let event { try note(event.kind, event.name) }
      } catch {
        try? kata.write(sources: kata.sourceBytes(of: files))
        if guest != nil {
          try? kata.write(files.contents(of: kata.guestPath), to: kata.guestPath)
        }
        throw error
      }
    }

    func moveGreen(to files: [KataFile]) throws {
      try repository.moveGreen(to: files, history.requests, on: Date())
    }
  }
}

extension Kata {
  /// Writes exactly these sources, including the manifest if it is the reader's.
  fileprivate func write(sources: [String: Data]) throws {
    try write(sources.filter { $0.key != ownManifest }, to: sourcesPath)
    guard let ownManifest, let manifest = sources[ownManifest] else { return }
    try FileManager.default.replaceLinks(on: ownManifest, in: self.folder)
    if contents(ownManifest) != manifest {
      try manifest.write(to: file(ownManifest), options: .atomic)
    }
  }

  /// Makes a folder of the kata contain exactly these Swift files; targets of links are not
  /// changed.
  fileprivate func write(_ contents: [String: Data], to path: String) throws {
    try FileManager.default.replaceLinks(on: path, in: folder)
    try file(path).fill(withSwiftFiles: contents)
  }
}
