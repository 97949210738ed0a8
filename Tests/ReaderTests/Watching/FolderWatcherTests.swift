import Book
import Foundation
import Practice
import Testing
import Toolchain

@testable import Reader

@Suite("A watcher of a kata's folder")
struct FolderWatcherTests {
  private let folder: TemporaryFolder
  private let kata: Kata

  init() throws {
    folder = try TemporaryFolder()
    kata = Kata(Catalogue.lessons[1], in: Workbook(root: folder.url))
    try write("one")
  }

  private var file: URL {
    kata.folder.appendingPathComponent("\(kata.sourcesPath)/Referee.swift")
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private func state() -> KataState {
    (try? String(contentsOf: file, encoding: .utf8)).map { .file($0) } ?? .gone
  }

  @Test("Changes are told once they are at rest, and only where something is different")
  func changes() throws {
    defer { folder.remove() }
    var watcher = FolderWatcher(kata) { state() }
    var settling: [Bool] = []
    func look(after text: String? = nil) throws -> KataState? {
      if let text { try write(text) }
      defer { settling.append(watcher.isSettling) }
      return watcher.change()
    }
    let told = try [
      look(), look(), look(after: "two"), look(),
      // The same again is no change, and neither is one that was undone.
      look(after: "two"), look(after: "six"), look(after: "two"),
    ]
    #expect(told == [.file("one"), nil, nil, .file("two"), nil, nil, nil])
    #expect(settling == [false, false, true, false, false, true, false])
  }

  @Test("A folder that goes away and comes back is told of each time")
  func gone() throws {
    defer { folder.remove() }
    var watcher = FolderWatcher(kata) { state() }
    _ = watcher.change()
    try FileManager.default.removeItem(at: kata.folder)
    var told = [watcher.change(), watcher.change(), watcher.change()]
    try write("one")
    told += [watcher.change(), watcher.change()]
    #expect(told == [nil, .gone, nil, nil, .file("one")])
  }

  @Test("Files that never come to rest are told of all the same")
  func restless() throws {
    defer { folder.remove() }
    var watcher = FolderWatcher(kata) { state() }
    _ = watcher.change()
    let told = try (0..<20).compactMap { number in
      try write("\(number)")
      return watcher.change()
    }
    #expect(told == [.file("8"), .file("17")])
  }

  @Test("Files at rest are not read again, and any change in the folder has them read")
  func reading() throws {
    defer { folder.remove() }
    let files = FileManager.default
    var reads = 0
    // So much later that no time of a file is too young to tell it from another one.
    var watcher = FolderWatcher(
      kata, now: { .max },
      read: {
        reads += 1
        return .file("one")
      })
    let changes: [() throws -> Void] = [
      {}, { try write("longer") }, { try Data("longer".utf8).write(to: file, options: .atomic) },
      { try Data().write(to: file.appendingPathExtension("new")) },
      {
        try files.createDirectory(
          at: kata.folder.appendingPathComponent(".request"), withIntermediateDirectories: true)
      }, { try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: kata.folder.path) },
      { try files.removeItem(at: kata.folder) }, {},
    ]
    _ = watcher.change()
    let read = try changes.map { change in
      let before = reads
      try change()
      _ = watcher.change()
      return reads > before
    }
    #expect(read == [false, true, true, true, true, true, true, false])
  }
}
