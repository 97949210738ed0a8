import Book
import Foundation
import Run

/// What happened in a kata: one line of commits, each with the reader's files byte for byte. It is a
/// ref of its own: the reader's branches, index and settings are never touched.
package struct KataLog: Sendable {
  package enum Event: Equatable, Sendable {
    /// The files of a new kata, or after a reset.
    case start
    case hint(Int)
    /// The files passed a check.
    case green
    /// The files before the workbook changed them; says why, such as “step 3: Give the movement to
    /// an engine”.
    case act(String)
    /// The files before an undo; holds the number of the entry that the undo restored.
    case undo(Int)
  }

  package struct Entry: Sendable {
    /// Counted from 1, the oldest first.
    package let number: Int
    package let date: Date
    package let event: Event
    let commit: String
  }

  let kata: Kata
  private static let ref = "refs/workbook/log"

  package init(_ kata: Kata) { self.kata = kata }

  /// The entries, the latest first; none if the kata has no repository.
  package func entries() async throws -> [Entry] {
    guard let repository = try await repository() else { return [] }
    let log = try await Git.run(
      "log", "--format=%H %ct %s", "--ignore-missing", KataLog.ref, in: kata.folder,
      repository: repository)
    let lines = log.text.split(separator: "\n")
    return zip(lines.indices, lines).compactMap { index, line in
      let parts = line.split(separator: " ", maxSplits: 2).map(String.init)
      guard parts.count == 3, let seconds = Double(parts[1]), let event = Event(parts[2]) else {
        return nil
      }
      return Entry(
        number: lines.count - index, date: Date(timeIntervalSince1970: seconds), event: event,
        commit: parts[0])
    }
  }

  /// The reader's files at an entry.
  package func files(at entry: Entry) async throws -> Files {
    guard let repository = try await repository() else { return [:] }
    let list = try await Git.run(
      "ls-tree", "-r", "-z", "--full-tree", entry.commit, in: kata.folder, repository: repository)
    let blobs = list.standardOutput.split(separator: 0).map { line in
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      let id = String(decoding: parts[0], as: UTF8.self).split(separator: " ")[2]
      return (id: String(id), path: String(decoding: parts[1], as: UTF8.self))
    }
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

  /// Records the reader's files.
  package func note(_ event: Event, _ files: Files) async throws {
    let repository = try await repository(making: true) ?? kata.folder
    let exists = try await Git.run(
      "rev-parse", "--quiet", "--verify", KataLog.ref, in: kata.folder, repository: repository,
      accepting: [0, 1])
    let parent = exists.status == 0 ? KataLog.ref : nil
    try await KataLog.commit(
      files, event.text, to: KataLog.ref, after: parent, in: kata.folder, repository)
  }

  /// Adds a commit from bytes: no index, filter or ignore rule applies.
  static func commit(
    _ files: Files, _ message: String, to ref: String, after parent: String? = nil, in folder: URL,
    _ repository: URL
  ) async throws {
    var text = Data()
    func add(_ line: String) { text.append(Data("\(line)\n".utf8)) }
    func add(_ data: Data) {
      add("data \(data.count)")
      text.append(data)
      add("")
    }
    add("commit \(ref)")
    add("committer Shipshape <shipshape@localhost> now")
    add(Data(message.utf8))
    if let parent { add("from \(parent)^0") }
    add("deleteall")
    for (path, data) in files.sorted(by: { $0.key < $1.key }) {
      let quoted = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        .replacing("\n", with: "\\n")
      add("M 100644 inline \"\(quoted)\"")
      add(data)
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

extension KataLog.Event {
  /// Whether the workbook changed the reader's files then.
  package var changesFiles: Bool {
    switch self {
    case .act, .undo: true
    case .start, .hint, .green: false
    }
  }

  /// The text that the log records.
  package var text: String {
    switch self {
    case .start: "start"
    case .hint(let number): "hint \(number)"
    case .green: "green"
    case .act(let words): words
    case .undo(let number): "undo \(number)"
    }
  }

  fileprivate init?(_ text: String) {
    let words = text.split(separator: " ")
    switch words.first {
    case "start": self = .start
    case "green": self = .green
    case "hint": self = .hint(words.last.flatMap { Int($0) } ?? 0)
    case "undo": self = .undo(words.last.flatMap { Int($0) } ?? 0)
    default: self = .act(text)
    }
  }
}
