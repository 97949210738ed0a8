import BookContents
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import KataTools

@Suite("A kata's log")
struct KataLogTests {
  private let fixture: KataFixture
  private let log: KataLog
  private var kata: Kata { fixture.kata }

  init() throws {
    fixture = try KataFixture()
    log = KataLog(fixture.kata)
  }

  @Test("Files come back from the log byte for byte, regardless of their names and git's settings")
  func bytes() async throws {
    let names = [
      "a b", "ä/ö.swift", "tab\tname", "quote\"name", "back\\slash", "new\nline", "-rf", "#x", "é",
      "a/b/c/d", "~tilde", "star*", "ignored.o", "name.txt", "trailing ",
    ]
    let contents = [
      Data(), Data([0, 10, 13, 255]), Data("a\r\nb\n".utf8), Data("no end".utf8),
      Data(repeating: 7, count: 100_000), Data("data 5\nhello\ndone\n".utf8), Data("$Id$\n".utf8),
    ]
    var files: Files = [:]
    for (index, name) in names.enumerated() { files[name] = contents[index % contents.count] }
    try await kata.start()
    try fixture.write("*.o\n", to: ".gitignore")
    try fixture.write("* text=auto eol=crlf ident\n", to: ".gitattributes")
    try await log.note(.start(code: "1"), files)
    try await log.note(.reset, [:])
    let entries = try await log.entries().dropLast()
    #expect(entries.map(\.event) == [.reset, .start(code: "1")])
    #expect(entries.map(\.number) == [3, 2])
    #expect(abs(entries[0].date.timeIntervalSinceNow) < 100)
    #expect(try await log.files(at: entries[1]) == files)
    #expect(try await log.files(at: entries[0]).isEmpty)
  }

  @Test("Each event is read back as it was recorded")
  func events() async throws {
    try await kata.start()
    let events: [KataEvent] = [
      .start(code: "1f"), .hint(3), .green(package: "2e", changes: []),
      .green(package: "2e", changes: ["bell", "window"]), .undo(12), .reset,
      .step(3, "Start “again”: green"), .mistake(4, "a"), .took("bell"), .dropped("bell"),
    ]
    for event in events { try await log.note(event, [:]) }
    #expect(try await log.entries().reversed().dropFirst().map(\.event) == events)
    #expect(events.map(\.changesFiles) == events.indices.map { $0 > 3 })
  }

  @Test("The log never touches the reader's branches, index or settings")
  func isApart() async throws {
    try await kata.start()
    try fixture.write("staged\n", to: fixture.door)
    try await fixture.git("add .")
    try fixture.write("mine\n", to: fixture.door)
    func state() async throws -> [String] {
      [
        try await fixture.git("status --porcelain"), try await fixture.git("branch --all -v"),
        try await fixture.git("config --local --list"), try await fixture.git("diff --cached"),
        try await fixture.git("symbolic-ref HEAD"),
      ]
    }
    let before = try await state()
    #expect(before[0] == "MM \(fixture.door)")
    try await fixture.note()
    try await kata.reset()
    try await kata.undo(to: try await History(of: kata).entryToUndo(nil))
    #expect(try await state() == before)
  }

  @Test("A kata without a repository has no log, and the book's own repository is not used")
  func noRepository() async throws {
    try fixture.write("", to: "README.md")
    _ = try await Child(["git", "init", "-q", fixture.small.root.path]).run()
    #expect(try await log.entries().isEmpty)
    let refusal = await fixture.refusal { try await KataLog($0).note(.reset, ["a": Data()]) }
    #expect(refusal.hasPrefix("Katas/01-Doors is no git repository, so the workbook has no record"))
    let undo = await fixture.refusal { _ = try await History(of: $0).entryToUndo(nil) }
    #expect(undo == refusal)
    #expect(FileKind(of: fixture.small.place(".git/refs/workbook")) == nil)
    // The reader's own repository, with other commits and no log.
    try await fixture.git("init -q")
    try await fixture.git("commit -q --allow-empty -m start")
    #expect(try await log.entries().isEmpty)
    // Git writes a report into the repository if it fails.
    try await log.note(.reset, ["a": Data()])
    let names = try FileManager.default.contentsOfDirectory(atPath: kata.repository.path)
    #expect(!names.contains { $0.contains("crash") })
  }

  @Test("If the kata's repository is elsewhere, so is the log")
  func elsewhere() async throws {
    try fixture.write("", to: "README.md")
    let place = fixture.small.place("store")
    try await fixture.git("init -q --separate-git-dir=\(place.path)")
    #expect(fixture.kind(of: ".git") == .file)
    try await log.note(.reset, ["a": Data("1".utf8)])
    let entries = try await log.entries()
    #expect(try await log.files(at: entries[0]) == ["a": Data("1".utf8)])
    #expect(FileKind(of: place.appendingPathComponent("refs/workbook/log")) == .file)
  }

  @Test("If git cannot keep a record, nothing changes, and the reader learns why")
  func failure() async throws {
    try await kata.start()
    try fixture.write("mine\n", to: fixture.door)
    try FileManager.default.removeItem(at: kata.folder.appendingPathComponent(".git/objects"))
    try fixture.write("", to: ".git/objects")
    #expect(await fixture.refusal { try await $0.reset() }.hasPrefix("git cannot"))
    #expect(try fixture.text(fixture.door) == "mine\n")
  }
}
