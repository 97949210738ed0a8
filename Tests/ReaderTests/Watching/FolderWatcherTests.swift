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

  /// All of the reader's files in one text.
  private func state() -> KataState {
    let sources = file.deletingLastPathComponent()
    guard FileManager.default.fileExists(atPath: sources.path) else { return .gone }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    let texts = names.sorted().map { name in
      name + ": "
        + ((try? String(contentsOf: sources.appendingPathComponent(name), encoding: .utf8)) ?? "")
    }
    return .file(texts.joined(separator: ", "))
  }

  private func known(_ text: String) -> KataState { .file("Referee.swift: \(text)") }

  @Test("Changes are told once they are at rest, and only where something is different")
  func changes() throws {
    defer { folder.remove() }
    var watcher = FolderWatcher(kata) { state() }
    #expect(watcher.change() == known("one"))
    #expect(watcher.change() == nil)
    try write("two")
    #expect(watcher.change() == nil)
    #expect(watcher.isSettling)
    #expect(watcher.change() == known("two"))
    #expect(!watcher.isSettling)
    try write("two")
    #expect(watcher.change() == nil, "the same again is no change")
    try write("six")
    _ = watcher.change()
    try write("two")
    #expect(watcher.change() == nil, "neither is one that was undone")
    #expect(!watcher.isSettling)
  }

  @Test("A folder that goes away and comes back is told of each time")
  func gone() throws {
    defer { folder.remove() }
    var watcher = FolderWatcher(kata) { state() }
    _ = watcher.change()
    try FileManager.default.removeItem(at: kata.folder)
    #expect([watcher.change(), watcher.change(), watcher.change()] == [nil, .gone, nil])
    try write("one")
    #expect([watcher.change(), watcher.change()] == [nil, known("one")])
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
    #expect(told == [known("8"), known("17")])
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
        return known("one")
      })
    func isRead(after change: () throws -> Void) rethrows -> Bool {
      let before = reads
      try change()
      _ = watcher.change()
      return reads > before
    }
    _ = watcher.change()
    #expect(!isRead {})
    #expect(try isRead { try write("longer") })
    #expect(try isRead { try Data("longer".utf8).write(to: file, options: .atomic) })
    #expect(try isRead { try Data().write(to: file.appendingPathExtension("new")) })
    #expect(
      try isRead {
        try files.createDirectory(
          at: kata.folder.appendingPathComponent(".request"), withIntermediateDirectories: true)
      })
    #expect(
      try isRead {
        try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: kata.folder.path)
      })
    #expect(try isRead { try files.removeItem(at: kata.folder) })
    #expect(!isRead {})
  }
}
