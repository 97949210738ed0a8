import Foundation
import Testing

@testable import WorkbookCore

@Suite("A look at a kata's folder")
struct KataLookoutTests {
  private let book: KataBook
  private let lookout: KataLookout

  init() throws {
    book = try KataBook(2)
    try book.start(2)
    lookout = try KataLookout(book.kata(2))
  }

  private func snapshot() throws -> KataSnapshot {
    guard case .there(let snapshot) = lookout.look() else {
      throw CocoaError(.fileNoSuchFile)
    }
    return snapshot
  }

  private func path(_ path: String) -> URL { book.kata(2).folder.appendingPathComponent(path) }

  @Test("The reader's files count, the same text again does not")
  func readers() throws {
    defer { book.remove() }
    let before = try snapshot()
    #expect(before.readers.keys.sorted() == ["Sources/OpenClosedKata/Thing.swift"])
    #expect(before.damaged.isEmpty)
    let text = try book.work(on: 2)
    try book.work("let thing = 3\n", on: 2)
    let changed = try snapshot()
    #expect(changed.needsCheck(since: before))
    try book.work(text, on: 2)
    #expect(try !snapshot().needsCheck(since: before))
    #expect(try snapshot().needsCheck(since: changed))
    try Data("let more = 1\n".utf8).write(to: path("Sources/OpenClosedKata/More.swift"))
    #expect(try snapshot().needsCheck(since: before))
  }

  @Test("Notes beside the code do not count")
  func notes() throws {
    defer { book.remove() }
    let before = try snapshot()
    for name in ["Sources/OpenClosedKata/notes.txt", "Sources/OpenClosedKata/.Thing.swift.swp"] {
      try Data("x".utf8).write(to: path(name))
    }
    #expect(try snapshot() == before)
  }

  @Test("A file of the book's that is changed calls for a check; one that is put back does not")
  func bookFiles() throws {
    defer { book.remove() }
    let before = try snapshot()
    let manifest = try Data(contentsOf: path("Package.swift"))
    try Data("// mine\n".utf8).write(to: path("Package.swift"))
    let damaged = try snapshot()
    #expect(damaged.needsCheck(since: before))
    try manifest.write(to: path("Package.swift"))
    #expect(try !snapshot().needsCheck(since: damaged))
    try FileManager.default.removeItem(at: path("README.md"))
    #expect(try snapshot().needsCheck(since: before))
  }

  @Test("A folder that is gone, or has no file of the reader's left, is told apart")
  func gone() throws {
    defer { book.remove() }
    try FileManager.default.removeItem(at: path("Sources/OpenClosedKata/Thing.swift"))
    #expect(lookout.look() == .empty)
    try FileManager.default.removeItem(at: book.kata(2).folder)
    #expect(lookout.look() == .gone)
  }

  @Test("A folder that cannot be written is told apart", .disabled(if: geteuid() == 0))
  func readOnly() throws {
    defer { book.remove() }
    let folder = book.kata(2).folder.path
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder)
    #expect(lookout.look() == .readOnly)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder)
    #expect(try snapshot().damaged.isEmpty)
  }
}
