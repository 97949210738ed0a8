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
    try await KataLog.makeRepository(in: draft)
    let repository = draft.appendingPathComponent(".git")
    try await KataLog.commit(
      [("Begin lesson \(lesson.number)", files)], to: "refs/heads/main", in: draft, repository)
    // From here on the branch and the index are the reader's.
    _ = try await Git.run("read-tree", "main", in: draft, repository: repository)
    try FileManager.default.moveItem(at: draft, to: folder)
    try await log.note(.start(code: codeDigest(of: files)), self.files())
  }

  /// Starts over with the sources of *before* and the book's present tests, and without changes. Notes
  /// beside the manifest stay.
  package func reset() async throws {
    try requireStart()
    let beginning = try await KataPackage(self).beginning()
    try await edit { files in
      let notes = files.filter { !isInPackage($0.key) }
      let new = beginning.filter { isInPackage($0.key) }.merging(notes) { $1 }
      return (.reset, new, [(.start(code: codeDigest(of: new)), new)])
    }
  }

  /// An action to record, the files after it, and what else to record then.
  typealias Action = (event: KataEvent, files: Files, more: [(KataEvent, Files)])

  /// Changes the reader's files, all or none of them.
  ///
  /// A file that is saved meanwhile keeps what was saved, and nothing else changes.
  ///
  /// - Parameters:
  ///   - executables: The files that can be run if they are made.
  ///   - action: Called with the present files.
  func edit(
    executables: Set<String> = [], _ action: (Files) async throws -> Action
  ) async throws {
    let lock = try await FolderLock.take(folder) {}
    defer { withExtendedLifetime(lock) {} }
    try await recover(contents().drafts)
    let contents = contents()
    if let trouble = (contents.troubles + contents.files.excess).first {
      throw KataError("Nothing was changed: \(trouble)")
    }
    let old = contents.files
    let (event, new, more) = try await action(old)
    try await log.add([(event, old), (.after, new)])
    let paths = old.merging(new) { $1 }.keys.filter { old[$0] != new[$0] }.sorted()
    var (done, path) = ([FileExchange](), "")
    do {
      // An editor that writes in place has emptied the file first.
      let present = files()
      if let path = paths.first(where: { present[$0] != old[$0] }) { throw saved(path) }
      for next in paths {
        path = next
        let place = folder.appendingPathComponent(path)
        done.append(FileExchange(place, from: old[path], to: new[path]))
        let mode: mode_t? = executables.contains(path) ? 0o755 : nil
        guard try done[done.count - 1].run(mode: mode) else { throw saved(path) }
      }
      for (next, exchange) in zip(paths, done) {
        path = next
        guard try exchange.settle() else { throw saved(path) }
      }
    } catch {
      for exchange in done.reversed() { try? exchange.undo() }
      removeFolders(of: paths.filter { old[$0] == nil })
      let number = try await log.entries().first { $0.event == event }?.number ?? 0
      try await log.add([(.undo(number), files())])
      if let error = error as? KataError {
        throw KataError("\(error), so nothing was changed: try again.")
      }
      let words = (error as? FileError)?.description ?? error.localizedDescription
      throw KataError("\(path) cannot be changed, so nothing was changed: \(words).")
    }
    removeFolders(of: paths.filter { new[$0] == nil })
    if !more.isEmpty { try await log.add(more) }
  }

  private func saved(_ path: String) -> KataError {
    KataError("An editor saved \(path) in the meantime")
  }

  /// Removes the folders of removed files that are empty now, since SwiftPM may warn about them.
  private func removeFolders(of paths: [String]) {
    for path in paths {
      var parent = folder.appendingPathComponent(path).deletingLastPathComponent()
      while parent.path.count > folder.path.count, rmdir(parent.path) == 0 {
        parent.deleteLastPathComponent()
      }
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
        data != edit.old[path], data != edit.new[path], present == edit.new[path]
      {
        unlink(place.path)
        _ = try FileExchange(file, from: present, to: data).run()
      }
      unlink(place.path)
    }
  }

  /// The files with the tests of the changes that they have taken, and without those of changes that
  /// they no longer have, so that `swift test` and an editor see the tests that a check runs.
  func withTests(_ files: Files, from former: Files) throws -> Files {
    let before = try KataPackage(self, with: changes(in: former).taken).tests()
    let now = try KataPackage(self, with: changes(in: files).taken).tests()
    var files = files
    for path in before.keys where now[path] == nil { files[path] = nil }
    for (path, data) in now where before[path] != data { files[path] = data }
    return files
  }

  /// Brings the files of an entry back.
  package func undo(to entry: KataLog.Entry) async throws {
    let (files, executables) = try await log.contents(at: entry)
    try await edit(executables: executables) { _ in (.undo(entry.number), files, []) }
  }
}
