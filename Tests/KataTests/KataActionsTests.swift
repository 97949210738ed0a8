import Book
import Foundation
import Run
import TestSupport
import Testing

@testable import Kata

@Suite("The workbook's actions on a kata")
final class KataActionsTests {
  private let fixture: KataFixture
  private var kata: Kata { fixture.kata }

  init() throws { fixture = try KataFixture() }
  deinit { fixture.small.remove() }

  private func door() throws -> String { try fixture.text(fixture.door) }

  /// The error of some work that must fail.
  private func refusal(_ work: (Kata) async throws -> Void) async -> String {
    do {
      try await work(kata)
      return ""
    } catch { return "\(error)" }
  }

  private static let notStarted =
    "You have not started this kata: `scripts/workbook start 1` makes it."

  @Test("A kata is created completely or not at all, as a repository with one commit")
  func start() async throws {
    try await kata.start()
    #expect(try await fixture.git("status --porcelain") == "")
    #expect(try await fixture.git("log --format=%s main") == "Begin lesson 1")
    #expect(try await fixture.git("ls-files").hasPrefix(".gitignore\nOther/Door.swift\n"))
    #expect(try await fixture.events() == ["start"])
    let again = await refusal { try await $0.start() }
    #expect(again.hasPrefix("There is a kata in Katas/01-Doors already"))
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
    let nothing = await refusal { _ = try await History(of: $0).entryToUndo(nil) }
    #expect(nothing.hasPrefix("Nothing that the workbook changed in your kata of lesson 1"))
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
    #expect(await refusal { _ = try await History(of: $0).entryToUndo(nil) } == nothing)
    // Undoing an undo restores an action, which can then be undone again.
    #expect(try await undo(6) == 6 && door() == work)  // 7
    #expect(try await undo(5) == 5 && door() == second)  // 8
    #expect(try await undo() == 4 && door() == work)  // 9
    #expect(try await undo(1) == 1 && door() == original)  // 10
    let unknown = await refusal { _ = try await History(of: $0).entryToUndo("50") }
    #expect(unknown == "There is no entry “50”: choose from the numbers 1 to 10.")
    #expect(
      try await fixture.events() == [
        "start", "step 1: Give the lock a type", "green", "step 2: Ask the lock itself", "undo 4",
        "undo 2", "undo 6", "undo 5", "undo 4", "undo 1",
      ])
  }

  @Test(
    "Reset restores the original files, undo restores the work, and no other file is touched")
  func reset() async throws {
    #expect(await refusal { try await $0.reset() } == Self.notStarted)
    try await kata.start()
    let beginning = kata.files()
    try fixture.write("mine\r\n", to: fixture.door)
    try fixture.write("new", to: "Sources/DoorsKata/New.swift")
    try fixture.write("new", to: "Tests/Mine/LockTests.swift")
    try fixture.write("notes", to: "NOTES.md")
    try fixture.write("mine", to: "README.md")
    try await kata.take(fixture.edits(.change)[0])
    try fixture.write("old", to: "Tests/DoorsKataTests/DoorTests.swift")
    try fixture.write("extra", to: "Sources/Extra/Deep/Extra.swift")
    try fixture.write("mine", to: "Package.swift")
    try FileManager.default.moveItem(
      at: kata.folder.appendingPathComponent(fixture.door),
      to: kata.folder.appendingPathComponent("Apart/Door.swift").makingFolder())
    try FileManager.default.createSymbolicLink(
      atPath: kata.folder.appendingPathComponent(fixture.door).path,
      withDestinationPath: "../../Apart/Door.swift")
    let (work, tests) = (kata.files(), "Tests/DoorsKataTests/BellTests.swift")
    try await kata.reset()
    let notes = ["NOTES.md": Data("notes".utf8), "README.md": Data("mine".utf8)]
    #expect(kata.files() == beginning.merging(notes) { $1 } && fixture.kind(of: tests) == nil)
    #expect(fixture.kind(of: "Sources/Extra") == nil)
    #expect(try await fixture.events() == ["start", "change bell", "reset", "start"])
    try await kata.undo(to: History(of: kata).entryToUndo(nil))
    #expect(kata.files() == work && fixture.kind(of: tests) == .file)
    #expect(
      FileShape(of: kata.folder.appendingPathComponent(fixture.door))?.link
        == "../../Apart/Door.swift")
  }

  @Test("A file that is saved during an action stays as it was saved, and nothing else changes")
  func savedMeanwhile() async throws {
    try await kata.start()
    let (kata, door, beginning) = (kata, fixture.door, kata.files())
    let error = await refusal { kata in
      try await kata.edit { files in
        try self.fixture.write("saved", to: door)
        var new = files
        (new["Package.swift"], new["README.md"]) = (Data("new".utf8), nil)
        (new["A/New.swift"], new[door], new["Z.swift"]) = (Data(), Data("new".utf8), Data())
        return (.reset, new, [])
      }
    }
    #expect(error == "\(door) was saved meanwhile, so nothing was changed: try again.")
    #expect(kata.files() == beginning.merging([door: Data("saved".utf8)]) { $1 })
    #expect(try await fixture.events() == ["start", "reset", "undo 2"])
    #expect(fixture.kind(of: "A") == nil)
    // A later file cannot be changed: the earlier ones go back as they were.
    let script = kata.folder.appendingPathComponent("A/script")
    try Data("old".utf8).write(to: script.makingFolder())
    chmod(script.path, 0o555)
    let former = kata.files()
    let stuck = await refusal { kata in
      try await kata.edit { files in
        var new = files
        (new["A/New/New.swift"], new[door], new["A/script"]) = (Data(), Data("new".utf8), nil)
        new["README.md/impossible"] = Data()
        return (.reset, new, [])
      }
    }
    #expect(stuck.hasPrefix("README.md/impossible cannot be changed, so nothing was changed: "))
    #expect(kata.files() == former && fixture.kind(of: "A/New") == nil)
    #expect(FileShape(of: script)?.mode == 0o555)
    // The failed action is not the one to undo.
    #expect(await refusal { _ = try await History(of: $0).entryToUndo(nil) }.hasPrefix("Nothing"))
    // A file that cannot be read could not be brought back.
    try FileManager.default.createSymbolicLink(
      atPath: kata.folder.appendingPathComponent("gone").path, withDestinationPath: "nothing")
    #expect(
      await refusal { try await $0.reset() }
        == "Nothing was changed: gone is a link that leads nowhere.")
    // What a linked folder holds may belong to others.
    let apart = fixture.small.place("Apart")
    try ["Apart.swift": Data("theirs".utf8)].write(to: apart)
    try FileManager.default.removeItem(at: kata.folder.appendingPathComponent("gone"))
    try FileManager.default.createSymbolicLink(
      atPath: kata.folder.appendingPathComponent("Sources/DoorsKata/Apart").path,
      withDestinationPath: apart.path)
    try await kata.reset()
    #expect(FileKind(of: apart.appendingPathComponent("Apart.swift")) == .file)
  }

  @Test("An action that was killed is unfinished until it is undone, and what it took out is kept")
  func killed() async throws {
    try await kata.start()
    let kata = kata
    func unfinished(_ files: Files) async throws -> KataLog.Entry? {
      try await History(of: kata).unfinished(in: files)
    }
    let beginning = kata.files()
    _ = try await kata.takeNextStep()
    let done = kata.files()
    #expect(try await unfinished(done) == nil)
    let lock = "Sources/DoorsKata/Lock.swift"
    try fixture.write(beginning)
    #expect(try await unfinished(kata.files()) == nil)
    try fixture.write(done.filter { $0.key != lock })
    #expect(try await unfinished(kata.files())?.number == 2)
    // The draft holds a save of the reader that the step had taken out.
    let draft = FileExchange.draft(of: kata.folder.appendingPathComponent(fixture.door).path)
    try Data("saved".utf8).write(to: URL(fileURLWithPath: draft))
    try await kata.undo(to: History(of: kata).entryToUndo(nil))
    #expect(kata.files() == beginning)
    let saved = try await KataLog(kata).files(at: KataLog(kata).entries()[0])
    #expect(saved.text(fixture.door) == "saved" && FileKind(of: URL(fileURLWithPath: draft)) == nil)
    #expect(try await unfinished(beginning) == nil)
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

  @Test("Two actions at once follow each other, and each is recorded whole")
  func together() async throws {
    try await kata.start()
    let (kata, bell) = (kata, try fixture.edits(.change)[0])
    async let step = kata.takeNextStep()
    async let change: Void = kata.take(bell)
    _ = try await (step, change)
    #expect(
      kata.files()["Changes/bell"] != nil && kata.files()["Sources/DoorsKata/Lock.swift"] != nil)
    #expect(try await fixture.events().count == 3)
  }

  // MARK: - The state of a kata

  @Test(
    "A kata counts as untouched while its code is the original code, even if the book changes")
  func untouched() async throws {
    #expect(try await !fixture.isUntouched())
    try await kata.start()
    try fixture.small.edit("Sources/Lessons/01-Doors/Before/Door.swift", "locks", "bolts")
    #expect(try await fixture.isUntouched())
    let original = try door()
    let table: [(String, String, Bool)] = [
      (fixture.door, "// mine\n\(original)\n", true),
      (fixture.door, original.replacing("\n", with: "\r\n"), true),
      ("Tests/Mine/MyTests.swift", "mine", true), ("Other/Door.swift", "mine", false),
      (fixture.door, original.replacing("2 > 1", with: "1 < 2"), false),
      ("Sources/DoorsKata/New.swift", "// nothing", false), ("Package@swift-6.swift", "", false),
    ]
    for (path, text, isUntouched) in table {
      let former = kata.files()
      try fixture.write(text, to: path)
      #expect(try await fixture.isUntouched() == isUntouched, "\(path)")
      try fixture.write(former)
    }
    // The last start counts.
    try await kata.reset()
    #expect(try await fixture.isUntouched() && door() != original)
    // Without its repository, the before version counts.
    try FileManager.default.removeItem(at: kata.folder.appendingPathComponent(".git"))
    #expect(try await fixture.isUntouched())
    let shelves = fixture.shelves
    try await shelves.start()
    try fixture.small.edit("\(shelves.path)/Package.swift", "[]", "[ ]")
    #expect(try await !History(of: shelves).isUntouched(shelves.files()))
  }

  @Test("Files that pass are recorded once and count as green while they stay the same")
  func green() async throws {
    try await kata.start()
    let isGreen = { [kata] in try await History(of: kata).isGreen(kata.files()) }
    #expect(try await !isGreen())
    for _ in 0..<2 { try await fixture.note() }
    #expect(try await fixture.events() == ["start", "green"])
    #expect(try await isGreen())
    try fixture.write("mine", to: fixture.door)
    #expect(try await !isGreen())
    try await fixture.note()
    #expect(try await fixture.events().count == 3)
    #expect(try await isGreen())
  }

  // MARK: - Edits

  @Test("Versions are found by name and steps by number, and only code is compared")
  func versions() async throws {
    #expect(await refusal { _ = try await $0.version("mine") } == Self.notStarted)
    try await kata.start()
    func door(_ name: String) async throws -> String {
      let files = try await kata.version(name)
      #expect(files.keys.allSatisfy { !$0.hasPrefix("Tests/") && $0.hasSuffix(".swift") })
      return files.text(fixture.door) ?? ""
    }
    let before = try await door("before")
    try fixture.write("mine", to: fixture.door)
    // The version `start` comes from the log, not from the present book.
    try fixture.small.edit("Sources/Lessons/01-Doors/Before/Door.swift", "Every duty", "All")
    #expect(try await [door("mine"), door("start")] == ["mine", before])
    #expect(try await door("0") != before)
    try fixture.small.edit("Sources/Lessons/01-Doors/Before/Door.swift", "All", "Every duty")
    let doors = try await [door("fix"), door("1"), door("2"), door("after")]
    #expect(doors[0] == doors[1] && doors[1].contains("Lock().locks()"))
    #expect(doors[2] == doors[3] && doors[3].contains("let lock = Lock()"))
    for (word, sentence) in [
      ("3", "There is no step “3”: choose from 1, 2."),
      ("minne", "There is no version “minne”: did you mean “mine”?"),
      ("theirs", "There is no version “theirs”: choose from before, fix, after, mine."),
    ] {
      #expect(await refusal { _ = try await $0.version(word) } == sentence)
    }
    #expect(try await fixture.shelves.version("before").keys.contains("Package.swift"))
    // A clone has no log.
    try await fixture.git("update-ref -d refs/workbook/log")
    #expect(try await door("start") == before)
  }

  @Test("The next step follows the state that is nearest to the reader's code")
  func steps() async throws {
    #expect(await refusal { _ = try await $0.takeNextStep() } == Self.notStarted)
    try await kata.start()
    try fixture.edit(fixture.door, "import SpaceGame", "// Mine.\nimport SpaceGame")
    #expect(try await kata.takeNextStep().number == 1)
    #expect(try door().contains("// Mine.") && door().contains("Lock().locks()"))
    #expect(try await kata.takeNextStep().number == 2)
    #expect(try door().contains("// Mine.") && door().contains("let lock"))
    let last = await refusal { _ = try await $0.takeNextStep() }
    #expect(
      last.hasPrefix("No step of ours follows: `scripts/workbook diff 1 after`"))
    try await kata.reset()
    try fixture.edit(fixture.door, "2 > 1", "3 > 1")
    let misfit = await refusal { _ = try await $0.takeNextStep() }
    #expect(misfit.hasPrefix("Step 1, “Give the lock a type”, does not fit your code"))
    #expect(misfit.contains("clashes with your edits in Sources/DoorsKata/Door.swift: `scripts/"))
    #expect(try door().contains("3 > 1") && fixture.kind(of: "Sources/DoorsKata/Lock.swift") == nil)
  }

  @Test("A mistake is made in the form that fits, or nothing changes")
  func mistakes() async throws {
    let mistakes = try fixture.edits(.mistake)
    #expect(await refusal { try await $0.make(mistakes[0]) } == Self.notStarted)
    try await kata.start()
    try await kata.make(mistakes[0])
    #expect(try door().contains("func opens() -> Bool { false }"))
    #expect(try await fixture.events().last == "mistake 1: A door that sticks")
    // It is told as long as its code is there, whatever has happened since.
    let told = { [kata] in try await History(of: kata).mistakes(in: kata.files()) }
    #expect(try await told() == ["mistake 1: A door that sticks"])
    _ = try await kata.takeNextStep()
    try await kata.undo(to: History(of: kata).entryToUndo(nil))
    #expect(try await told() == ["mistake 1: A door that sticks"])
    try fixture.edit(fixture.door, "{ false }", "{ 1 > 0 }")
    #expect(try await told() == [])
    try fixture.edit(fixture.door, "{ 1 > 0 }", "{ false }")
    #expect(
      await refusal { try await $0.make(mistakes[0]) }
        == "Mistake 1, “A door that sticks”, does not fit your code or is already in it, so nothing "
        + "was changed: `scripts/workbook mistake 1 1` shows what to type."
    )
    try await kata.undo(to: History(of: kata).entryToUndo("2"))
    #expect(try await told() == [])
    // The same mistake made twice is told once.
    try await kata.make(mistakes[0])
    #expect(try await told().count == 1)
    try await kata.undo(to: History(of: kata).entryToUndo(nil))
    for _ in 1...2 { _ = try await kata.takeNextStep() }
    try await kata.make(mistakes[0])
    #expect(try door().contains("{ false }") && door().contains("let lock"))
    try await kata.reset()
    try fixture.write("struct Door {}\n", to: fixture.door)
    let misfit = await refusal { try await $0.make(mistakes[1]) }
    #expect(try misfit.contains("so nothing was changed") && door() == "struct Door {}\n")
  }

  @Test(
    "Taking a change adds a file with its name, a green check completes it, and a drop undoes it")
  func changes() async throws {
    let (bell, window) = (try fixture.edits(.change)[0], try fixture.edits(.change)[1])
    try await kata.start()
    let tests = "Tests/DoorsKataTests/BellTests.swift"
    let beginning = kata.files()
    try await kata.take(bell)
    #expect(kata.files()["Changes/bell"] == Data() && fixture.kind(of: tests) == .file)
    #expect(try await fixture.events().last == "change bell")
    #expect(try await History(of: kata).cost(of: bell) == nil)
    try fixture.edit(fixture.door, "public init() {}", "public init() {}\n  func rings() {}")
    try await kata.drop(bell)
    #expect(kata.files() == beginning && fixture.kind(of: tests) == nil)
    #expect(fixture.kind(of: "Tests/DoorsKataTests/DoorTests.swift") == .file)
    try await kata.undo(to: History(of: kata).entryToUndo(nil))
    #expect(kata.files()["Changes/bell"] != nil && fixture.kind(of: tests) == .file)
    try await fixture.note()
    // Edits after the first green check cost nothing more; edits in another module count.
    try fixture.edit(fixture.door, "func rings() {}", "func rings() {}\n  func more() {}")
    try await fixture.note()
    var figures = Figures()
    (figures.linesAdded, figures.filesOpened) = (1, 1)
    #expect(try await History(of: kata).cost(of: bell) == .known(figures))
    // After the change is dropped and taken again, the files that passed still pass.
    let done = kata.files()
    try await kata.drop(bell)
    try await kata.take(bell)
    try fixture.write(done)
    try await fixture.note(green: done)
    #expect(try await !History(of: kata).isOpen(bell))
    try await kata.take(window)
    try fixture.write("let other = 1\n", to: "Other/Door.swift")
    try fixture.write("let test = 1\n", to: "Tests/Mine/MyTests.swift")
    try await fixture.note()
    // The module that only passed the reader's type on was no file to open.
    figures.filesOpened = 0
    #expect(try await History(of: kata).cost(of: window) == .known(figures))
    try fixture.write("", to: "Changes/unknown")
    let changes = try kata.changes(in: kata.files())
    #expect(changes.taken.map(\.name) == ["bell", "window"] && changes.unknown == ["unknown"])
    // A clone has no log.
    try await fixture.git("update-ref -d refs/workbook/log")
    let lost = await refusal { try await $0.drop(bell) }
    #expect(lost.contains("remove Changes/bell to drop it"))
    // In a clone, a change that was taken elsewhere does not block another change.
    try fixture.write(kata.files().filter { $0.key != "Changes/window" })
    try await kata.take(window)
    // A green check of a branch without the change does not complete the change.
    try await fixture.note(green: kata.files().filter { !$0.key.hasPrefix("Changes/") })
    #expect(try await History(of: kata).cost(of: window) == nil)
  }

  /// What a reader does with git between a change and its first green check, and whether the figures
  /// then count other work than the reader's. `edit` changes the code in the folder.
  private static let detours: [(work: String, isOne: Bool)] = [
    ("", false), ("edit; commit", false), ("edit; commit; commit --amend", false),
    ("edit; stash; stash pop", false), ("switch -c try; edit; commit", false),
    ("switch other; switch main; edit", false), ("switch other; edit", true),
    ("switch -c try; edit; commit; switch main; merge try", false), ("merge other", true),
    ("edit; commit; rebase other", true), ("edit; commit; reset --hard HEAD~1", true),
    ("edit; commit; revert --no-edit HEAD", true), ("cherry-pick other", true),
  ]

  @Test("The cost is unknown if git has brought other files meanwhile", arguments: detours)
  func detour(work: String, isOne: Bool) async throws {
    try await kata.start()
    try fixture.write("theirs\n", to: "Sources/DoorsKata/Theirs.swift")
    // The record of git has whole seconds.
    for words in ["switch -q -c other", "add .", "commit -q -m theirs", "switch -q main"] {
      try await fixture.git(words, isOld: true)
    }
    let bell = try fixture.edits(.change)[0]
    try await kata.take(bell)
    for words in work.split(separator: "; ") {
      if words == "edit" {
        try fixture.edit(fixture.door, "public init() {}", "public init() {}\n  func rings() {}")
      } else if words.hasPrefix("commit") {
        try await fixture.git("add \(fixture.door)")
        try await fixture.git("\(words) -q -m work")
      } else {
        try await fixture.git(words == "stash pop" ? "stash pop -q" : String(words))
      }
    }
    try await fixture.note()
    let cost = try await History(of: kata).cost(of: bell)
    if case .unknown = cost { #expect(isOne) } else { #expect(cost != nil && !isOne) }
  }
}
