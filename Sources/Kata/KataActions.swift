import Book
import Foundation
import Run

/// What the workbook does to a reader's files. Before each action, the log records the files.
extension Kata {
  private var log: KataLog { KataLog(self) }

  /// Makes the kata, completely or not at all.
  package func start() async throws {
    guard FileKind(of: folder) == nil else {
      throw KataError(
        "There is a kata in \(path) already: `scripts/workbook check \(lesson.number)` judges it, and "
          + "`scripts/workbook reset \(lesson.number)` starts over.")
    }
    let files = try await KataPackage(self).beginning()
    let katas = folder.deletingLastPathComponent()
    let draft = katas.appendingPathComponent(".new-\(UUID().uuidString)", isDirectory: true)
    defer { try? FileManager.default.removeItem(at: draft) }
    try FileManager.default.createDirectory(at: draft, withIntermediateDirectories: true)
    try files.write(to: draft)
    try await KataLog.makeRepository(in: draft)
    let repository = draft.appendingPathComponent(".git")
    try await KataLog.commit(
      files, "Begin lesson \(lesson.number)", to: "refs/heads/main", in: draft, repository)
    // From here on the branch and the index are the reader's.
    _ = try await Git.run("read-tree", "main", in: draft, repository: repository)
    try FileManager.default.moveItem(at: draft, to: folder)
    try await log.note(.start, self.files())
  }

  /// Starts over with the sources of *before* and the book's present tests, and without changes.
  package func reset() async throws {
    try requireStart()
    let files = files()
    try await log.note(.act("reset"), files)
    let beginning = try await KataPackage(self).beginning()
    try write(beginning.filter { isReaders($0.key) })
    try beginning.filter { $0.key.hasPrefix("\(testsPath)/") }.write(to: folder)
    try followChanges(from: files)
    try await log.note(.start, self.files())
  }

  /// Replaces the reader's files.
  ///
  /// - Parameter reason: Such as “step 3: Give the movement to an engine”.
  package func replace(_ files: Files, because reason: String) async throws {
    let former = self.files()
    try await log.note(.act(reason), former)
    try write(files)
    try followChanges(from: former)
  }

  /// Adds the tests of the changes that are now taken, and removes those of all other changes, so
  /// that `swift test` and an editor see the tests that a check runs.
  private func followChanges(from former: Files) throws {
    let present = files()
    let before = try KataPackage(self, with: changes(in: former).taken).files(with: former)
    let now = try KataPackage(self, with: changes(in: present).taken).files(with: present)
    let isTest = { (path: String) in path.hasPrefix("\(testsPath)/") }
    for path in before.keys where isTest(path) && now[path] == nil {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(path))
    }
    try now.filter { isTest($0.key) && before[$0.key] != $0.value }.write(to: folder)
  }

  /// The entry of the log whose files `undo` brings back.
  ///
  /// - Parameter word: An entry's number, as typed; nil for the workbook's latest action. An action
  ///   that was undone is not undone again.
  package func entryToUndo(_ word: String?) async throws -> KataLog.Entry {
    try requireStart()
    let entries = try await log.entries()
    if let word {
      guard let entry = entries.first(where: { $0.number == Int(word) }) else {
        throw BookError.noSuch("entry", word, known: entries.map { "\($0.number)" }.reversed())
      }
      return entry
    }
    var limit = Int.max
    for entry in entries where entry.number < limit {
      switch entry.event {
      case .undo(let number): limit = number
      case .act: return entry
      case .start, .hint, .green: break
      }
    }
    throw KataError(
      "Nothing that the workbook changed in your kata of lesson \(lesson.number) is left to undo.")
  }

  /// Brings the files of an entry back.
  package func undo(to entry: KataLog.Entry) async throws {
    let (former, files) = (self.files(), try await log.files(at: entry))
    try await log.note(.undo(entry.number), former)
    try write(files)
    try followChanges(from: former)
  }
}

// MARK: - The state of a kata

extension Kata {
  /// Whether files have the same code as those with which the kata began.
  package func isUntouched(_ files: Files) async throws -> Bool {
    func code(_ files: Files) -> [String: [String]] {
      Dictionary(
        uniqueKeysWithValues: sources(of: files).keys.map { path in
          (path, CodeLines(files.text(path) ?? "").lines.filter { !$0.isEmpty })
        })
    }
    return try await code(files) == code(filesAtStart())
  }

  /// Records files that passed, unless the log has recorded them since the workbook's last edit.
  package func note(green files: Files) async throws {
    let recent = try await log.entries().prefix { !$0.event.changesFiles }
    let last = recent.first { $0.event == .green }
    if let last, try await log.files(at: last) == files { return }
    try await log.note(.green, files)
  }

  /// Whether the present files have passed a check.
  package func isGreen() async throws -> Bool {
    guard let last = try await log.entries().first(where: { $0.event == .green }) else {
      return false
    }
    return try await log.files(at: last) == files()
  }

  /// The figures of a change that was taken, from the files at that time to the first later files
  /// that have the change and passed; nil while there are none.
  package func figures(of change: Edit) async throws -> Figures? {
    guard let taken = try await entry(taking: change) else { return nil }
    let isSource = { (file: Files.Element) in
      file.key.hasPrefix("\(self.sourcesPath)/") || file.key.hasPrefix("\(Kata.otherPath)/")
    }
    for entry in try await log.entries().reversed()
    where entry.number > taken.number && entry.event == .green {
      let files = try await log.files(at: entry)
      guard files["\(Kata.changesPath)/\(change.name)"] != nil else { continue }
      return try await Figures(
        from: log.files(at: taken).filter(isSource), to: files.filter(isSource))
    }
    return nil
  }

  /// Whether a change was taken here and is not done. One taken in another clone has no record.
  package func isOpen(_ change: Edit) async throws -> Bool {
    let (taken, figures) = (try await entry(taking: change), try await figures(of: change))
    return taken != nil && figures == nil
  }

  /// The entry with the files as they were when a change was taken; nil if there is no record.
  func entry(taking change: Edit) async throws -> KataLog.Entry? {
    try await log.entries().first { $0.event == .act("change \(change.name)") }
  }
}
