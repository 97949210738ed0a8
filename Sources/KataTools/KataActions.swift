import BookContents
import Foundation
import Storage
import Toolchain

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
    let repository = draft.appendingPathComponent(".git")
    _ = try await Git.run(
      "init", "--quiet", "--template=", "--initial-branch=main", in: draft, repository: repository)
    try await KataLog.commit(
      [("Begin lesson \(lesson.number)", files)], to: "refs/heads/main", in: draft)
    // From here on the branch and the index are the reader's.
    _ = try await Git.run("read-tree", "main", in: draft, repository: repository)
    try FileManager.default.moveItem(at: draft, to: folder)
    try await log.note(.start(code: codeDigest(of: files)), self.files())
  }

  /// Starts over with the sources of *before* and the book's present tests, and without changes. Notes
  /// beside the manifest stay.
  package func reset() async throws {
    let beginning = try await KataPackage(self).beginning()
    var new: Files = [:]
    try await edit { files in
      let notes = files.filter { !isInPackage($0.key) }
      new = beginning.filter { isInPackage($0.key) }.merging(notes) { $1 }
      return (.reset, new)
    }
    try await log.note(.start(code: codeDigest(of: new)), new)
  }

  /// Changes the reader's files, all or none of them.
  ///
  /// A file that is saved meanwhile keeps what was saved, and nothing else changes.
  ///
  /// - Parameter action: Called with the present files; returns what to record, and the files after it.
  func edit(_ action: (Files) async throws -> (KataEvent, Files)) async throws {
    try requireStart()
    let lock = try await FolderLock.take(folder) {}
    defer { withExtendedLifetime(lock) {} }
    try await recover(contents().drafts)
    let contents = contents()
    if let trouble = (contents.troubles + contents.files.excess).first {
      throw KataError("Nothing was changed: \(trouble)")
    }
    let old = contents.files
    let (event, new) = try await action(old)
    try await log.add([(event, old), (.after, new)])
    let changed = old.merging(new) { $1 }.keys.filter { old[$0] != new[$0] }.sorted()
    // Where upper and lower case are the same, a file that only gets another name must not go last.
    let paths = changed.filter { new[$0] == nil } + changed.filter { new[$0] != nil }
    var (done, path) = ([FileExchange](), "")
    do {
      // An editor that writes in place has emptied the file first.
      let present = files()
      if let path = paths.first(where: { present[$0] != old[$0] }) { throw saved(path) }
      for next in paths {
        path = next
        let place = folder.appendingPathComponent(path)
        done.append(FileExchange(place, from: old[path], to: new[path]))
        guard try done[done.count - 1].run() else { throw saved(path) }
      }
      for (next, exchange) in zip(paths, done) {
        path = next
        guard try exchange.settle() else { throw saved(path) }
      }
    } catch {
      for exchange in done.reversed() { try? exchange.undo() }
      removeFolders(of: paths.filter { old[$0] == nil })
      let number = try await log.entries().first?.number ?? 0
      try await log.add([(.undo(number), files())])
      if let error = error as? KataError {
        throw KataError("\(error), so nothing was changed: try again.")
      }
      let words = (error as? FileError)?.description ?? error.localizedDescription
      throw KataError("\(path) cannot be changed, so nothing was changed: \(words).")
    }
    removeFolders(of: paths.filter { new[$0] == nil })
  }

  private func saved(_ path: String) -> KataError {
    KataError("An editor saved \(path) in the meantime")
  }

  /// Removes the folders of removed files that are empty now, since SwiftPM may warn about them. The
  /// kata's own is never empty: it has the repository.
  private func removeFolders(of paths: [String]) {
    for path in paths {
      var parent = folder.appendingPathComponent(path).deletingLastPathComponent()
      while rmdir(parent.path) == 0 { parent.deleteLastPathComponent() }
    }
  }

  /// Puts back what an editor had saved and a killed action had taken out.
  private func recover(_ drafts: Set<String>) async throws {
    guard !drafts.isEmpty else { return }
    let last = try await log.entries().first { $0.event.changesFiles }
    var edit: Fitting.Pair?
    if let last { edit = try await log.edit(of: last) }
    for draft in drafts {
      let place = folder.appendingPathComponent(draft)
      let name = place.lastPathComponent.dropFirst().dropLast(FileExchange.ending.count)
      let file = place.deletingLastPathComponent().appendingPathComponent(String(name))
      let path = String(file.path.dropFirst(folder.path.count + 1))
      let present = FileManager.default.contents(atPath: file.path)
      if let data = FileManager.default.contents(atPath: place.path), let edit,
        data != edit.old[path], present == edit.new[path]
      {
        _ = try FileExchange(file, from: present, to: data).run()
      }
      unlink(place.path)
    }
  }

  /// Brings the files of an entry back.
  package func undo(to entry: KataLog.Entry) async throws {
    let files = try await log.files(at: entry)
    try await edit { _ in (.undo(entry.number), files) }
  }
}
