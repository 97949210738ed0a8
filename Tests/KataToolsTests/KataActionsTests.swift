import BookContents
import Foundation
import Storage
import TestSupport
import Testing
import Toolchain

@testable import KataTools

@Suite("The workbook's actions on a kata")
struct KataActionsTests {
  private let fixture: KataFixture
  private var kata: Kata { fixture.kata }

  init() throws { fixture = try KataFixture() }

  private func door() throws -> String { try fixture.text(fixture.door) }

  @Test("A kata is created completely or not at all, as a repository with one commit")
  func start() async throws {
    try await kata.start()
    for folder in [".build", ".swiftpm"] { try fixture.write("", to: "\(folder)/x") }
    #expect(try await fixture.git("status --porcelain") == "")
    #expect(try await fixture.git("log --format=%s main") == "Begin lesson 1")
    #expect(try await fixture.git("ls-files").hasPrefix(".gitignore\nOther/Door.swift\n"))
    #expect(try await fixture.events() == ["start"])
    // A damaged book, and a failure of git halfway.
    let (shelves, tests) = (fixture.shelves, "Tests/Lessons/02-Shelves/ShelfTests.swift")
    try FileManager.default.removeItem(at: fixture.small.place(tests))
    await #expect(throws: BookError.self) { try await shelves.start() }
    try fixture.small.write("", to: tests)
    try await fixture.small.program(
      "git", "case \"$*\" in *read-tree*) exit 1;; esac; PATH=${PATH#*:} exec git \"$@\"")
    await #expect(throws: Git.Failure.self) {
      try await fixture.withPrograms { try await shelves.start() }
    }
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: fixture.small.place("Katas").path)
        == ["01-Doors"])
  }

  @Test("Undo takes back the latest action, then the one before, and can itself be undone")
  func undo() async throws {
    try await kata.start()
    let nothing = await fixture.refusal { _ = try await History(of: $0).entryToUndo(nil) }
    #expect(nothing.hasPrefix("The workbook has no edit of kata 1 left"))
    func undo(_ number: Int? = nil) async throws -> Int {
      let entry = try await History(of: kata).entryToUndo(number.map(String.init))
      try await kata.undo(to: entry)
      return entry.number
    }
    let original = try door()
    _ = try await kata.takeNextStep()  // 2
    let first = try door()
    try fixture.write("\(first)// mine\n", to: fixture.door)
    let work = try door()
    try await fixture.note()  // 3
    _ = try await kata.takeNextStep()  // 4
    let second = try door()
    #expect(Set([original, first, work, second]).count == 4)
    #expect(try await undo() == 4 && door() == work)  // 5
    #expect(try await undo() == 2 && door() == original)  // 6
    #expect(kata.files()["Sources/DoorsKata/Lock.swift"] == nil)
    #expect(await fixture.refusal { _ = try await History(of: $0).entryToUndo(nil) } == nothing)
    // Undoing an undo restores an action, which can then be undone again.
    #expect(try await undo(6) == 6 && door() == work)  // 7
    #expect(try await undo(5) == 5 && door() == second)  // 8
    #expect(try await undo() == 4 && door() == work)  // 9
    #expect(try await undo(1) == 1 && door() == original)  // 10
    // On some file systems these are two names of one file.
    let lower = kata.folder.appendingPathComponent("Sources/DoorsKata/door.swift").path
    #expect(rename(kata.folder.appendingPathComponent(fixture.door).path, lower) == 0)
    #expect(try await undo(1) == 1 && door() == original)  // 11
    let unknown = await fixture.refusal { _ = try await History(of: $0).entryToUndo("50") }
    #expect(unknown == "There is no entry “50”: choose from the numbers 1 to 11.")
    #expect(
      try await fixture.events() == [
        "start", "step 1: Give the lock a type", "green", "step 2: Ask the lock itself", "undo 4",
        "undo 2", "undo 6", "undo 5", "undo 4", "undo 1", "undo 1",
      ])
  }

  @Test(
    "Reset restores the original files, undo restores the work, and no other file is touched")
  func reset() async throws {
    try await kata.start()
    let beginning = kata.files()
    try fixture.write("mine\r\n", to: fixture.door)
    try fixture.write("new", to: "Sources/DoorsKata/New.swift")
    try fixture.write("new", to: "Tests/Mine/LockTests.swift")
    try fixture.write("notes", to: "NOTES.md")
    try fixture.write("mine", to: "README.md")
    try fixture.write("mine", to: ".gitignore")
    try await kata.take(fixture.edits(.change)[0])
    try fixture.write("old", to: "Tests/DoorsKataTests/DoorTests.swift")
    try fixture.write("extra", to: "Sources/Extra/Deep/Extra.swift")
    try fixture.write("mine", to: "Package.swift")
    let (work, tests) = (kata.files(), "Tests/DoorsKataTests/BellTests.swift")
    try await kata.reset()
    let notes = ["NOTES.md": Data("notes".utf8), "README.md": Data("mine".utf8)]
    #expect(kata.files() == beginning.merging(notes) { $1 } && fixture.kind(of: tests) == nil)
    #expect(fixture.kind(of: "Sources/Extra") == nil)
    let start = try await KataLog(kata).entries()[0]
    #expect(try await KataLog(kata).files(at: start) == kata.files())
    #expect(try await fixture.events() == ["start", "change bell", "reset", "start"])
    try await kata.undo(to: History(of: kata).entryToUndo(nil))
    #expect(kata.files() == work && fixture.kind(of: tests) == .file)
  }

  @Test("A file that is saved during an action stays as it was saved, and nothing else changes")
  func savedMeanwhile() async throws {
    try await kata.start()
    let (door, beginning) = (fixture.door, kata.files())
    let error = await fixture.refusal { kata in
      try await kata.edit { files in
        try fixture.write("saved", to: door)
        var new = files
        (new["Package.swift"], new["README.md"]) = (Data("new".utf8), nil)
        (new["A/New.swift"], new[door], new["Z.swift"]) = (Data(), Data("new".utf8), Data())
        return (.reset, new)
      }
    }
    #expect(error == "An editor saved \(door) in the meantime, so nothing was changed: try again.")
    #expect(kata.files() == beginning.merging([door: Data("saved".utf8)]) { $1 })
    #expect(try await fixture.events() == ["start", "reset", "undo 2"])
    #expect(fixture.kind(of: "A") == nil)
    // A later file cannot be changed: the earlier ones go back as they were.
    try fixture.write("old", to: "A/script")
    let script = kata.folder.appendingPathComponent("A/script")
    chmod(script.path, 0o555)
    let former = kata.files()
    let stuck = await fixture.refusal { kata in
      try await kata.edit { files in
        var new = files
        (new["A/New/New.swift"], new[door], new["A/script"]) = (Data(), Data("new".utf8), nil)
        new["README.md/impossible"] = Data()
        return (.reset, new)
      }
    }
    #expect(stuck.hasPrefix("README.md/impossible cannot be changed, so nothing was changed: "))
    #expect(kata.files() == former && fixture.kind(of: "A/New") == nil)
    #expect(FileExchange.mode(of: script.path) == 0o555)
    // The failed action is not the one to undo.
    #expect(
      await fixture.refusal { _ = try await History(of: $0).entryToUndo(nil) }.hasPrefix(
        "The workbook has no edit"))
    // A file that cannot be read could not be brought back, and what a link leads to may not be ours.
    try FileManager.default.createSymbolicLink(
      atPath: kata.folder.appendingPathComponent("link").path, withDestinationPath: "Package.swift")
    #expect(
      await fixture.refusal { try await $0.reset() }
        == "Nothing was changed: link is a link; replace it with a copy of what it leads to.")
    #expect(kata.files() == former)
  }

  @Test("A killed action can be undone, and the files that it took out are kept")
  func killed() async throws {
    try await kata.start()
    let beginning = kata.files()
    _ = try await kata.takeNextStep()
    let done = kata.files()
    try fixture.write(done.filter { $0.key != "Sources/DoorsKata/Lock.swift" })
    // The draft holds a save of the reader that the step had taken out.
    let draft = FileExchange.draft(of: kata.folder.appendingPathComponent(fixture.door).path)
    try Data("saved".utf8).write(to: URL(fileURLWithPath: draft))
    // Git was also killed, and then a check was green.
    try fixture.write("", to: ".git/refs/workbook/log.lock")
    try await fixture.note()
    try await kata.undo(to: History(of: kata).entryToUndo(nil))
    #expect(kata.files() == beginning)
    let saved = try await KataLog(kata).files(at: KataLog(kata).entries()[0])
    #expect(saved.text(fixture.door) == "saved" && FileKind(of: URL(fileURLWithPath: draft)) == nil)
    // A draft that the log has, or that is older than a save, is of no use.
    let old = beginning.text(fixture.door) ?? ""
    try fixture.write("recorded", to: fixture.door)
    try await fixture.note()
    for (present, recorded) in [("newer", "older"), ("recorded", "older"), (old, old)] {
      try fixture.write(present, to: fixture.door)
      try Data(recorded.utf8).write(to: URL(fileURLWithPath: draft))
      try await kata.take(fixture.edits(.change)[0])
      #expect(try door() == present && FileKind(of: URL(fileURLWithPath: draft)) == nil)
      try await kata.drop(fixture.edits(.change)[0])
    }
    // The action was killed when all was done but to remove the draft.
    try fixture.write(beginning)
    _ = try await kata.takeNextStep()
    try Data(old.utf8).write(to: URL(fileURLWithPath: draft))
    try await kata.take(fixture.edits(.change)[0])
    #expect(try door() == done.text(fixture.door))
  }

  @Test("Simultaneous actions and notes run one after the other, and the log records each")
  func together() async throws {
    try await kata.start()
    let bell = try fixture.edits(.change)[0]
    async let step = kata.takeNextStep()
    async let change: Void = kata.take(bell)
    async let one: Void = KataLog(kata).note(.hint(1), [:])
    async let other: Void = KataLog(kata).note(.hint(2), [:])
    _ = try await (step, change, one, other)
    #expect(
      kata.files()["Changes/bell"] != nil && kata.files()["Sources/DoorsKata/Lock.swift"] != nil)
    #expect(try await fixture.events().count == 5)
    // An action holds the lock from before it reads the files.
    let (signs, continuation) = AsyncStream.makeStream(of: String.self)
    try await kata.edit { files in
      Task {
        _ = try await FolderLock.take(kata.folder) { continuation.yield("waiting") }
        continuation.finish()
      }
      #expect(await signs.first { _ in true } == "waiting")
      return (.reset, files)
    }
  }
}
