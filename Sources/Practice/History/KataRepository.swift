import Book
import Foundation
import Toolchain

/// The git repository of a kata: it belongs to the reader, and the workbook only adds names to it,
/// under `refs/workbook/`.
struct KataRepository: Sendable {
  let kata: Kata
  let place: URL

  /// - Parameter place: Its location; nil for the kata's own.
  init(kata: Kata, at place: URL? = nil) {
    self.kata = kata
    self.place = place ?? kata.file(".git")
  }

  var isThere: Bool { FileManager.default.isThere(place) }

  /// Makes the repository of a kata that has none, completely or not at all.
  ///
  /// - Parameter fill: Fills it in a folder beside the kata.
  /// - Returns: False if another program has made one meanwhile.
  func make(_ fill: (_ folder: URL) throws -> Void) throws -> Bool {
    var isMade = true
    try FileManager.default.withDraft(beside: kata.folder) { draft in
      try fill(draft)
      do {
        try FileManager.default.moveItem(at: draft.appendingPathComponent(".git"), to: place)
      } catch {
        guard isThere else { throw error }
        isMade = false
      }
    }
    return isMade
  }

  /// Makes a repository with some files on the branch `main`, and starts the log with the reader's
  /// files.
  ///
  /// - Parameters:
  ///   - folder: The kata's folder, perhaps still being made.
  ///   - name: The name of the log's first entry.
  func begin(in folder: URL, _ files: [KataFile], as name: String) throws {
    let place = folder.appendingPathComponent(".git")
    _ = try Git.run("init", ["--quiet", "--template=", "--initial-branch=main"], in: folder)
    var commits = FastImport()
    commits.commit(
      files.pairs, on: "refs/heads/main", "Begin lesson \(kata.lesson.number)")
    commits.commit(
      kata.readers(of: files).pairs, on: "refs/workbook/0001/start/\(name)", "Start")
    // Packed into one file, since these objects stay for good.
    _ = try Git.run(
      "fast-import", ["--quiet"], settings: ["-c", "fastimport.unpackLimit=1"], in: folder,
      repository: place, input: commits.text)
    // From here on the index belongs to the reader.
    _ = try Git.run("read-tree", ["main"], in: folder, repository: place)
  }

  /// The folder in which git keeps the repository: elsewhere if ``place`` is a file that says
  /// where.
  func folder() throws -> URL {
    guard !place.isFolder else { return place }
    let path = try run("rev-parse", ["--absolute-git-dir"]).standardOutput
    return URL(
      fileURLWithPath: path.trimmingCharacters(in: .newlines), isDirectory: true)
  }

  /// The log.
  ///
  /// - Throws: ``KataError/unreadableHistory(_:words:)``.
  func history() throws -> KataHistory {
    guard isThere else { return KataHistory() }
    let list = try run("for-each-ref", ["--format=\(KataEntry.format)", "refs/workbook"])
    let records = list.standardOutput.split(separator: "\u{1E}").map { record in
      record.drop(while: \.isNewline).split(separator: "\0", omittingEmptySubsequences: false)
    }
    let green = records.first { $0.count == 4 && $0[0] == KataRepository.greenName }
    return KataHistory(
      records.compactMap(KataEntry.init).sorted { ($0.number, $0.ref) < ($1.number, $1.ref) },
      green: green.map {
        .init(commit: String($0[1]), requests: $0[3].trimmingCharacters(in: .newlines))
      })
  }

  /// The files of a commit.
  func files(of commit: String) throws -> [KataFile] {
    let list = try run("ls-tree", ["-r", "-z", "--full-tree", commit]).bytes
    let blobs = list.split(separator: 0).compactMap { line -> (id: String, path: String)? in
      let parts = line.split(separator: UInt8(ascii: "\t"), maxSplits: 1)
      guard parts.count == 2, let id = parts[0].split(separator: UInt8(ascii: " ")).last else {
        return nil
      }
      return (String(decoding: id, as: UTF8.self), String(decoding: parts[1], as: UTF8.self))
    }
    guard !blobs.isEmpty else { return [] }
    var rest = try run(
      "cat-file", ["--batch"], input: Data(blobs.map { "\($0.id)\n" }.joined().utf8)
    ).bytes[...]
    return try blobs.map { id, path in
      // `<id> blob <size>`, a newline, the bytes, and a newline.
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")),
        let size = rest[..<end].split(separator: UInt8(ascii: " ")).last
          .flatMap({ Int(String(decoding: $0, as: UTF8.self)) }),
        rest.distance(from: end, to: rest.endIndex) > size + 1
      else { throw KataError.unreadableHistory(kata.path, words: "\(id) is missing") }
      let bytes = rest.dropFirst(end - rest.startIndex + 1).prefix(size)
      rest = rest[bytes.endIndex...].dropFirst()
      return KataFile(path: path, bytes: Data(bytes))
    }
  }

  /// Adds an entry under the next free number.
  func append(
    _ kind: KataEntry.Kind, _ name: String, _ files: [KataFile], note: String = "", on date: Date,
    to history: KataHistory
  ) throws -> KataEntry {
    // Git keeps whole seconds; rounding here makes the entry read back the same.
    let date = Date(timeIntervalSince1970: date.timeIntervalSince1970.rounded(.down))
    let last = history.entries.last
    var number = (last?.number ?? 0) + 1
    var failure = KataError.unreadableHistory(kata.path, words: "")
    // Another name may have taken the number, and the previous commit may be damaged.
    for parent in [last?.commit, last?.commit, nil] {
      let ref = "refs/workbook/\(KataEntry.text(of: number))/\(kind.rawValue)/\(name)"
      let words = "\(kind.rawValue) \(name)" + (note.isEmpty ? "" : "\n\n\(note)")
      do {
        var commits = FastImport()
        commits.commit(files.pairs, on: ref, words, after: parent, mark: 1, date)
        commits.printName(ofMark: 1)
        let commit = try run("fast-import", ["--quiet"], input: commits.text).standardOutput
        return KataEntry(
          number: number, kind: kind, name: name, date: date,
          commit: commit.trimmingCharacters(in: .newlines), note: note)
      } catch let error as KataError {
        failure = error
        number += 1
      }
    }
    throw KataError.unwritableHistory(kata.path, words: failure.words)
  }

  /// Remembers files that passed.
  func moveGreen(to files: [KataFile], _ requests: String, on date: Date) throws {
    var commits = FastImport()
    commits.commit(files.pairs, on: KataRepository.greenName, "Green\n\n\(requests)", date)
    _ = try run("fast-import", ["--quiet", "--force"], input: commits.text)
  }

  private static let greenName = "refs/workbook/green"

  private func run(
    _ command: String, _ arguments: [String], input: Data? = nil
  ) throws -> ChildProcess.Output {
    do {
      return try Git.run(command, arguments, in: kata.folder, repository: place, input: input)
    } catch let error as GitError {
      throw KataError.unreadableHistory(kata.path, words: error.saying)
    }
  }
}

extension [KataFile] {
  fileprivate var pairs: [(path: String, bytes: Data)] { map { ($0.path, $0.bytes) } }
}

extension GitError {
  /// Git's message, on one line.
  fileprivate var saying: String {
    words.split(separator: "\n").first.map(String.init)?.replacing("fatal: ", with: "")
      ?? "\(self)"
  }
}
