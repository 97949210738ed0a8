import Book
import Foundation
import Run
import Storage

/// What the workbook does to a reader's files. The log records the files before and after each action.
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
      [("Begin lesson \(lesson.number)", files)], to: "refs/heads/main", in: draft, repository)
    // From here on the branch and the index are the reader's.
    _ = try await Git.run("read-tree", "main", in: draft, repository: repository)
    try FileManager.default.moveItem(at: draft, to: folder)
    try await log.note(.start, self.files())
  }

  /// Starts over with the sources of *before* and the book's present tests, and without changes. Notes
  /// beside the manifest stay.
  package func reset() async throws {
    try requireStart()
    let beginning = try await KataPackage(self).beginning()
    try await edit { files in
      let notes = files.filter { !isInPackage($0.key) }
      let new = beginning.filter { isInPackage($0.key) }.merging(notes) { $1 }
      return (.act("reset"), new, [(.start, new)])
    }
  }

  /// An action to record, the files after it, and what else to record then.
  typealias Action = (event: KataLog.Event, files: Files, more: [(KataLog.Event, Files)])

  /// Changes the reader's files, all or none of them.
  ///
  /// A file that is saved meanwhile keeps what was saved, and nothing else changes.
  ///
  /// - Parameters:
  ///   - shapes: What files are like that are made, apart from their contents.
  ///   - action: Called with the present files.
  func edit(
    shapes: [String: FileShape] = [:], _ action: (Files) async throws -> Action
  ) async throws {
    let lock = try await FolderLock.take(folder) {}
    defer { withExtendedLifetime(lock) {} }
    for draft in contents().drafts { try await recover(draft) }
    let contents = contents()
    if let trouble = contents.troubles.first { throw KataError("Nothing was changed: \(trouble)") }
    let old = contents.files
    let (event, new, more) = try await action(old)
    try await log.add([(event, old), (.after, new)] + more)
    // A link is changed before the file that it leads to goes.
    let paths = old.merging(new) { $1 }.keys.filter { old[$0] != new[$0] }
      .sorted { (new[$0] == nil ? 1 : 0, $0) < (new[$1] == nil ? 1 : 0, $1) }
    for (count, path) in paths.enumerated() {
      var reason = "\(path) was saved meanwhile, so nothing was changed: try again."
      do {
        if try exchange(path, old[path], new[path], shapes[path]) { continue }
      } catch {
        let words = (error as? FileError)?.description ?? error.localizedDescription
        reason = "\(path) cannot be changed, so nothing was changed: \(words)."
      }
      for path in paths.prefix(count).reversed() {
        _ = try? exchange(path, new[path], old[path], nil)
      }
      let number = try await log.entries().first { $0.event == event }?.number ?? 0
      try await log.add([(.undo(number), files())])
      throw KataError(reason)
    }
  }

  private func exchange(
    _ path: String, _ old: Data?, _ new: Data?, _ shape: FileShape?
  ) throws -> Bool {
    let place = folder.appendingPathComponent(path)
    guard try FileExchange(place, in: folder).replace(old, with: new, shape: shape) else {
      return false
    }
    // SwiftPM may warn about a folder without files.
    var parent = place.deletingLastPathComponent()
    while new == nil, parent.path.count > folder.path.count, rmdir(parent.path) == 0 {
      parent.deleteLastPathComponent()
    }
    return true
  }

  /// Puts back what a killed action had taken out of a file, unless the log has it.
  private func recover(_ draft: String) async throws {
    let place = folder.appendingPathComponent(draft)
    let name = place.lastPathComponent.dropFirst().dropLast(FileExchange.ending.count)
    let file = place.deletingLastPathComponent().appendingPathComponent(String(name))
    let data = FileManager.default.contents(atPath: place.path) ?? Data()
    let present = FileManager.default.contents(atPath: file.path)
    var isNewer = false
    if let present { isNewer = try await !log.holds(present) }
    if try await !log.holds(data), !isNewer {
      _ = try FileExchange(file, in: folder).replace(present, with: data)
    }
    unlink(place.path)
  }

  /// The files with the tests of the changes that they have taken, and without those of changes that
  /// they have no more, so that `swift test` and an editor see the tests that a check runs.
  func withTests(_ files: Files, from former: Files) throws -> Files {
    let before = try KataPackage(self, with: changes(in: former).taken).tests()
    let now = try KataPackage(self, with: changes(in: files).taken).tests()
    var files = files
    for path in before.keys where now[path] == nil { files[path] = nil }
    for (path, data) in now where before[path] != data { files[path] = data }
    return files
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
      case .start, .hint, .green, .after: break
      }
    }
    throw KataError(
      "Nothing that the workbook changed in your kata of lesson \(lesson.number) is left to undo.")
  }

  /// Brings the files of an entry back.
  package func undo(to entry: KataLog.Entry) async throws {
    let files = try await log.files(at: entry)
    try await edit(shapes: log.shapes(at: entry)) { _ in (.undo(entry.number), files, []) }
  }
}

// MARK: - The state of a kata

extension Kata {
  /// Whether files have the same code as those with which the kata began.
  package func isUntouched(
    _ files: Files, after entries: [KataLog.Entry]
  ) async throws -> Bool {
    func code(_ files: Files) -> [String: [String]] {
      Dictionary(
        uniqueKeysWithValues: sources(of: files).keys.map { path in
          (path, CodeLines(files.text(path) ?? "").lines.filter { !$0.isEmpty })
        })
    }
    return try await code(files) == code(filesAtStart(entries))
  }

  /// Records files that passed, unless the log has recorded them since the workbook's last edit.
  package func note(green files: Files, after entries: [KataLog.Entry]) async throws {
    let recent = entries.prefix { !$0.event.changesFiles }
    let last = recent.first { $0.event == .green }
    if let last, try await log.files(at: last) == files { return }
    try await log.note(.green, files)
  }

  /// Whether the present package has passed a check.
  package func isGreen() async throws -> Bool {
    guard let last = try await log.entries().first(where: { $0.event == .green }) else {
      return false
    }
    let isPart = { (file: Files.Element) in self.isInPackage(file.key) }
    return try await log.files(at: last).filter(isPart) == files().filter(isPart)
  }

  /// The workbook's last action if it was killed halfway: some file still is as it was before.
  package func unfinished(
    in files: Files, after entries: [KataLog.Entry]
  ) async throws -> KataLog.Entry? {
    guard let last = entries.first(where: { $0.event.changesFiles || $0.event == .green }),
      let edit = try await log.edit(of: last)
    else { return nil }
    let paths = Set(edit.old.keys).union(edit.new.keys)
    return paths.contains { files[$0] == edit.old[$0] } ? last : nil
  }

  /// The mistakes that the workbook has made since the start and that can still be taken out, such as
  /// “mistake 2: A door that sticks”.
  package func mistakes(
    in files: Files, after entries: [KataLog.Entry]
  ) async throws -> [String] {
    var found: [String] = []
    for entry in entries.prefix(while: { $0.event != .start }) {
      guard case .act(let words) = entry.event, words.hasPrefix("mistake "),
        !found.contains(words), let edit = try await log.edit(of: entry)
      else { continue }
      if try await Fitting.merged(files, (edit.new, edit.old)).map({ $0 != files }) ?? false {
        found.append(words)
      }
    }
    return found
  }

  /// The figures of a change that was taken, from the files at that time to the first later files
  /// that have the change and passed; nil while there are none.
  package func figures(of change: Edit) async throws -> Figures? {
    guard let taken = try await entry(taking: change) else { return nil }
    // A module that only forwards is nobody's work.
    func counted(_ files: Files) -> Files {
      sources(of: files).filter { $0.value != KataPackage(self).forwarder.data }
    }
    for entry in try await log.entries().reversed()
    where entry.number > taken.number && entry.event == .green {
      let files = try await log.files(at: entry)
      guard files["\(Kata.changesPath)/\(change.name)"] != nil else { continue }
      return try await Figures(from: counted(log.files(at: taken)), to: counted(files))
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
