import BookContents
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import KataTools

@Suite("The book's edits in a kata")
struct KataEditsTests {
  private let fixture: KataFixture
  private var kata: Kata { fixture.kata }

  init() throws { fixture = try KataFixture() }

  private func door() throws -> String { try fixture.text(fixture.door) }

  @Test("Versions are found by name and steps by number, and only code is compared")
  func versions() async throws {
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
    #expect(
      await fixture.refusal { _ = try await $0.version("theirs") }
        == "There is no version “theirs”: choose from before, fix, after, mine.")
    #expect(try await fixture.shelves.version("before").keys.contains("Package.swift"))
    // A clone has no log.
    try await fixture.git("update-ref -d refs/workbook/log")
    #expect(try await door("start") == before)
  }

  @Test("The next step is the one after the state nearest to the reader's code")
  func steps() async throws {
    try await kata.start()
    try fixture.edit(fixture.door, "import SpaceGame", "// Mine.\nimport SpaceGame")
    #expect(try await kata.takeNextStep().number == 1)
    #expect(try door().contains("// Mine.") && door().contains("Lock().locks()"))
    #expect(try await kata.takeNextStep().number == 2)
    #expect(try door().contains("// Mine.") && door().contains("let lock"))
    try await kata.reset()
    try fixture.edit(fixture.door, "2 > 1", "3 > 1")
    let misfit = await fixture.refusal { _ = try await $0.takeNextStep() }
    #expect(misfit.hasPrefix("Step 1, “Give the lock a type”, does not fit your code, so"))
    #expect(try door().contains("3 > 1") && fixture.kind(of: "Sources/DoorsKata/Lock.swift") == nil)
  }

  @Test("A mistake is made in the form that fits, or nothing changes")
  func mistakes() async throws {
    let mistakes = try fixture.edits(.mistake)
    try await kata.start()
    try await kata.make(mistakes[0])
    #expect(try door().contains("func opens() -> Bool { false }"))
    #expect(try await fixture.events().last == "mistake 1: A door that sticks")
    // It is told as long as its code is there, whatever has happened since.
    let told = { try await History(of: kata).mistakes(in: kata.files()) }
    #expect(try await told() == ["mistake 1: A door that sticks"])
    _ = try await kata.takeNextStep()
    try await kata.undo(to: History(of: kata).entryToUndo(nil))
    #expect(try await told() == ["mistake 1: A door that sticks"])
    try fixture.edit(fixture.door, "{ false }", "{ 1 > 0 }")
    #expect(try await told() == [])
    try fixture.edit(fixture.door, "{ 1 > 0 }", "{ false }")
    #expect(
      await fixture.refusal { try await $0.make(mistakes[0]) }
        == "Mistake 1, “A door that sticks”, does not fit your code, or your code already contains it, so "
        + "nothing was changed: `scripts/workbook mistake 1 1` shows what to type."
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
    // A mistake may be in the colleague's module alone.
    let folder = "Lessons/01-Doors/Mistakes/4-other"
    try fixture.small.write("# A second door", to: "\(folder)/Mistake.md")
    try fixture.small.write("import DoorsBefore\nstruct Door {}", to: "\(folder)/BeforeOther.swift")
    try await kata.make(fixture.edits(.mistake)[3])
    #expect(try fixture.text("Other/Door.swift") == "import DoorsKata\nstruct Door {}")
    try fixture.write("struct Door {}\n", to: fixture.door)
    let misfit = await fixture.refusal { try await $0.make(mistakes[1]) }
    #expect(try misfit.contains("so nothing was changed") && door() == "struct Door {}\n")
  }

  @Test(
    "Taking a change adds a file with its name, a green check completes it, and a drop undoes it")
  func changes() async throws {
    let (bell, window) = (try fixture.edits(.change)[0], try fixture.edits(.change)[1])
    try await kata.start()
    let tests = "Tests/DoorsKataTests/BellTests.swift"
    let change = "Lessons/01-Doors/Changes/2-window/Change.md"
    let words = try fixture.small.text(change)
    try fixture.small.write("\(words)\n- Beside: bell\n", to: change)
    let early = await fixture.refusal { try await $0.take(fixture.edits(.change)[1]) }
    #expect(early.contains("take “A bell” first, with `scripts/workbook change 1 bell --mine`"))
    try fixture.write("// Mine.\n", to: "Tests/DoorsKataTests/DoorTests.swift")
    let beginning = kata.files()
    try await kata.take(bell)
    #expect(kata.files()["Changes/bell"] == Data() && fixture.kind(of: tests) == .file)
    #expect(try await fixture.events().last == "change bell")
    #expect(try await History(of: kata).cost(of: bell) == nil)
    try fixture.edit(fixture.door, "public init() {}", "public init() {}\n  func rings() {}")
    try await kata.drop(bell)
    #expect(kata.files() == beginning && fixture.kind(of: tests) == nil)
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
    #expect(try await History(of: kata).isOpen(bell))
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
    let lost = await fixture.refusal { try await $0.drop(bell) }
    #expect(lost.contains("remove Changes/bell to drop it"))
    // In a clone, a change that was taken elsewhere does not block another change.
    try fixture.write(kata.files().filter { $0.key != "Changes/window" })
    try await kata.take(window)
    // A green check of a branch without the change does not complete the change.
    try await fixture.note(green: kata.files().filter { !$0.key.hasPrefix("Changes/") })
    #expect(try await History(of: kata).cost(of: window) == nil)
  }
}
