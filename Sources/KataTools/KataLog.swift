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
    fileprivate(set) var after: String?
  }

  let kata: Kata
  private static let ref = "refs/workbook/log"

  package init(_ kata: Kata) { self.kata = kata }

  /// The entries, the latest first; none if the kata has no repository.
  package func entries() async throws -> [Entry] {
    guard FileKind(of: kata.repository) != nil else { return [] }
    let log = try await Git.run(
      "log", "--reverse", "--format=%H %ct %s", "--ignore-missing", KataLog.ref, in: kata.folder,
      repository: kata.repository)
    var entries: [Entry] = []
    for line in log.text.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard let event = try? KataEvent(message: parts.last ?? "") else { continue }
      if event == .after, let last = entries.indices.last {
        entries[last].after = parts[0]
      } else {
        let date = Date(timeIntervalSince1970: Double(parts[1]) ?? 0)
        entries.append(
          Entry(number: entries.count + 1, date: date, event: event, commit: parts[0]))
      }
    }
    return entries.reversed()
  }

  /// The reader's files at an entry: before an action.
  package func files(at entry: Entry) async throws -> Files { try await files(at: entry.commit) }

  /// The files before and after an action; nil if the entry is none, or failed.
  func edit(of entry: Entry) async throws -> Fitting.Pair? {
    guard let after = entry.after else { return nil }
    return try await (files(at: entry.commit), files(at: after))
  }

  private func files(at commit: String) async throws -> Files {
    let list = try await Git.run(
      "ls-tree", "-r", "-z", commit, in: kata.folder, repository: kata.repository)
    // Each is a line `mode blob id`, then a tab and its path.
    let blobs = list.standardOutput.split(separator: 0).map { line in
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
        .map { String(decoding: $0, as: UTF8.self) }
      return (id: parts[0].split(separator: " ")[2], path: parts[1])
    }
    let contents = try await Git.run(
      "cat-file", "--batch", in: kata.folder, repository: kata.repository,
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
    try kata.requireRepository()
    // If git was killed, it left its own lock. We hold the kata's, so nobody else uses git's.
    unlink(kata.repository.appendingPathComponent("\(KataLog.ref).lock").path)
    let commits = try events.map { (message: try $0.message, files: $1) }
    // The first has no parent. Where there are others, git refuses to replace them.
    let parent = try await Git.run(
      "rev-parse", "--verify", "--quiet", KataLog.ref, in: kata.folder,
      repository: kata.repository, accepting: [0, 1, 128])
    try await KataLog.commit(
      commits, to: KataLog.ref, after: parent.status == 0 ? KataLog.ref : nil, in: kata.folder)
  }

  /// Adds commits to a folder's repository from bytes: no index, filter or ignore rule applies.
  static func commit(
    _ commits: [(message: String, files: Files)], to ref: String, after parent: String? = nil,
    in folder: URL
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
        "fast-import", "--quiet", "--done", "--date-format=now", in: folder,
        repository: folder.appendingPathComponent(".git"), input: text)
    } catch let failure as Git.Failure {
      throw KataError(
        "git cannot keep a record in \(folder.lastPathComponent) (\(failure.words)), so nothing was "
          + "changed: fix that, then try again.")
    }
  }
}
