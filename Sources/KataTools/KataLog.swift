import BookContents
import Foundation
import Storage
import Toolchain

/// What happened in a kata: one line of commits, each with the reader's files byte for byte. It is a
/// ref of its own: the reader's branches, index and settings are never touched.
package struct KataLog: Sendable {
  package struct Entry: Sendable {
    /// Counted from 1, the oldest first.
    package let number: Int
    package let date: Date
    package let event: KataEvent
    let commit: String
    /// The commit with the files after an action or an undo.
    let after: String?
  }

  private typealias Blob = (id: String, path: String)

  let kata: Kata
  private static let ref = "refs/workbook/log"

  package init(_ kata: Kata) { self.kata = kata }

  /// The entries, the latest first; none if the kata has no repository.
  package func entries() async throws -> [Entry] {
    guard let repository = try await repository() else { return [] }
    let log = try await Git.run(
      "log", "--format=%H %ct %s", "--ignore-missing", KataLog.ref, in: kata.folder,
      repository: repository)
    var (entries, after) = ([Entry](), String?.none)
    let lines = log.text.split(separator: "\n").map {
      $0.split(separator: " ", maxSplits: 2).map(String.init)
    }
    var number = lines.count { $0.last != KataEvent.after.text }
    for line in lines where line.count == 3 {
      guard let event = KataEvent(line[2]), event != .after else {
        after = line[0]
        continue
      }
      let date = Date(timeIntervalSince1970: Double(line[1]) ?? 0)
      entries.append(
        Entry(number: number, date: date, event: event, commit: line[0], after: after))
      (number, after) = (number - 1, nil)
    }
    return entries
  }

  /// The reader's files at an entry: before an action.
  package func files(at entry: Entry) async throws -> Files {
    guard let repository = try await repository() else { return [:] }
    let list = try await Git.run(
      "ls-tree", "-r", "-z", "--full-tree", entry.commit, in: kata.folder, repository: repository)
    // Each is a line `mode blob id`, then a tab and its path.
    return try await contents(
      of: list.standardOutput.split(separator: 0).map { line in
        let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        let words = String(decoding: parts[0], as: UTF8.self).split(separator: " ")
        return (String(words[2]), String(decoding: parts[1], as: UTF8.self))
      })
  }

  /// The files that an action changed, before and after it; nil if the entry is none, or failed.
  func edit(of entry: Entry) async throws -> Fitting.Pair? {
    guard let after = entry.after, let repository = try await repository() else { return nil }
    let diff = try await Git.run(
      "diff-tree", "-r", "-z", "--no-renames", entry.commit, after, in: kata.folder,
      repository: repository)
    let parts = diff.standardOutput.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    // Each change is a line `:mode mode id id letter`, then its path.
    var (old, new): ([Blob], [Blob]) = ([], [])
    for (line, path) in zip(parts, parts.dropFirst()) where line.hasPrefix(":") {
      let ids = line.split(separator: " ").dropFirst(2).prefix(2).map(String.init)
      // A file that is not there has an ID of zeros.
      if Set(ids[0]) != ["0"] { old.append((ids[0], path)) }
      if Set(ids[1]) != ["0"] { new.append((ids[1], path)) }
    }
    return (try await contents(of: old), try await contents(of: new))
  }

  private func contents(of blobs: [Blob]) async throws -> Files {
    guard let repository = try await repository() else { return [:] }
    let contents = try await Git.run(
      "cat-file", "--batch", in: kata.folder, repository: repository,
      input: Data(blobs.map { "\($0.id)\n" }.joined().utf8))
    var rest = contents.standardOutput[...]
    var files: Files = [:]
    for (_, path) in blobs {
      // A line `<id> blob <size>`, then the bytes and a newline.
      let head = rest.prefix { $0 != UInt8(ascii: "\n") }
      let size = Int(String(decoding: head, as: UTF8.self).split(separator: " ").last ?? "") ?? 0
      files[path] = Data(rest.dropFirst(head.count + 1).prefix(size))
      rest = rest.dropFirst(head.count + size + 2)
    }
    return files
  }

  /// Records the reader's files, unless an action is under way: then it waits.
  package func note(_ event: KataEvent, _ files: Files) async throws {
    let lock = try await FolderLock.take(kata.folder) {}
    defer { withExtendedLifetime(lock) {} }
    try await add([(event, files)])
  }

  /// Records files, all or none of them. The caller has the kata's lock.
  func add(_ events: [(KataEvent, Files)]) async throws {
    let repository = try await repository(making: true) ?? kata.folder
    // If git was killed, it left its own lock. We hold the kata's, so nobody else uses git's.
    unlink(repository.appendingPathComponent("\(KataLog.ref).lock").path)
    let commits = events.map { (message: $0.text, files: $1) }
    do {
      try await KataLog.commit(
        commits, to: KataLog.ref, after: KataLog.ref, in: kata.folder, repository)
    } catch {
      // The first has no parent.
      guard try await entries().isEmpty else { throw error }
      try await KataLog.commit(commits, to: KataLog.ref, in: kata.folder, repository)
    }
  }

  /// Adds commits from bytes: no index, filter or ignore rule applies.
  static func commit(
    _ commits: [(message: String, files: Files)], to ref: String, after parent: String? = nil,
    in folder: URL, _ repository: URL
  ) async throws {
    var text = Data()
    func add(_ line: String) { text.append(Data("\(line)\n".utf8)) }
    func add(_ data: Data) {
      add("data \(data.count)")
      text.append(data)
      add("")
    }
    for (index, (message, files)) in commits.enumerated() {
      add("commit \(ref)")
      add("committer Shipshape <shipshape@localhost> now")
      add(Data(message.utf8))
      if index == 0, let parent { add("from \(parent)^0") }
      add("deleteall")
      for (path, data) in files.sorted(by: { $0.key < $1.key }) {
        let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
          .replacing("\n", with: "\\n")
        add("M 100644 inline \"\(quoted)\"")
        add(data)
      }
    }
    add("done")
    do {
      _ = try await Git.run(
        "fast-import", "--quiet", "--done", "--date-format=now", in: folder, repository: repository,
        input: text)
    } catch let failure as Git.Failure {
      throw KataError(
        "git cannot keep a record in \(folder.lastPathComponent) (\(failure.words)), so nothing was "
          + "changed: fix that, then try again.")
    }
  }

  /// The kata's repository, or the file that says where it lies; nil if it has none.
  private func repository(making: Bool = false) async throws -> URL? {
    let place = kata.folder.appendingPathComponent(".git")
    if FileKind(of: place) == nil {
      guard making else { return nil }
      try await KataLog.makeRepository(in: kata.folder)
    }
    return place
  }

  static func makeRepository(in folder: URL) async throws {
    _ = try await Git.run(
      "init", "--quiet", "--template=", "--initial-branch=main", in: folder,
      repository: folder.appendingPathComponent(".git"))
  }
}
