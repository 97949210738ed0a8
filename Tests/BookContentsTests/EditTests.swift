import BookContents
import Foundation
import TestSupport
import Testing
import Toolchain

@Suite("A lesson's edits")
final class EditTests {
  private let small: SmallBook
  private let lesson: Lesson

  init() throws {
    small = try SmallBook()
    lesson = try Book(at: small.root).lessons[0]
  }
  deinit { small.remove() }

  @Test("A step takes its title, story and refactoring from the header of its patch")
  func steps() throws {
    let steps = try Edit.all(.step, of: lesson)
    #expect(steps.map(\.number) == [1, 2])
    #expect(steps.map(\.name) == ["give-the-lock-a-type", "drop-the-old-way"])
    #expect(steps.map(\.title) == ["Give the lock a type", "Ask the lock itself"])
    #expect(
      steps.map(\.story) == [
        "Locks get a file.", "Nobody needs the old way.\n\nThe lock knows.",
      ])
    #expect(steps.map { $0.fields["Refactoring"] } == ["Extract Class", "Inline Method"])
    #expect(steps[0].path == "Lessons/01-Doors/Steps/01-give-the-lock-a-type.diff")
    #expect(steps[0].patch(.before)?.path == steps[0].path && steps[0].patch(.after) == nil)
    // More than nine steps are in the order of their numbers.
    try small.write(small.text(steps[0].path), to: "Lessons/01-Doors/Steps/010-late.diff")
    #expect(try Edit.all(.step, of: lesson).map(\.name).last == "late")
    try small.write("diff --git", to: "Lessons/01-Doors/Steps/03-bare.diff")
    #expect(throws: BookError.self) { try Edit.all(.step, of: lesson) }
  }

  @Test("A change or mistake takes its title, story and fields from its page")
  func pages() throws {
    let changes = try Edit.all(.change, of: lesson)
    #expect(changes.map(\.title) == ["A bell", "A window"])
    #expect(changes[0].story == "Guests want\nto ring." && changes[0].folder == "1-bell")
    #expect(
      changes[0].fields == [
        "Kind": "expected", "Because": "Doors have guests.", "Before": "One more function.",
        "After": "The same.",
      ])
    #expect(changes.map(\.isExpected) == [true, false])
    #expect(changes.map { $0.tests.keys.sorted() } == [["BellTests.swift"], ["WindowTests.swift"]])
    let mistakes = try Edit.all(.mistake, of: lesson)
    #expect(
      mistakes.map(\.subjects) == [
        ["A lock", "A door opens"], ["The compiler"], ["Something else"],
      ])
    #expect(mistakes.map(\.isExpected) == [false, false, false])
    #expect(mistakes.map(\.number) == [1, 2, 3])
    try small.write("No title.", to: "Lessons/01-Doors/Mistakes/4-bare/Mistake.md")
    let error = #expect(throws: BookError.self) { try Edit.all(.mistake, of: lesson) }
    #expect(
      error?.description.contains("4-bare/Mistake.md cannot be used (it has no line “# title”)")
        == true)
    let second = try Book(at: small.root).lessons[1]
    #expect(try Edit.all(.mistake, of: second).isEmpty)
  }

  @Test(
    "An edit has a patch or module for each version; the fix may use those of the before version")
  func versions() async throws {
    let edits = try Edit.all(.mistake, of: lesson) + Edit.all(.change, of: lesson)
    let folder = "Lessons/01-Doors/Mistakes/1-stuck"
    let paths = edits.map { edit in
      Version.allCases.map { edit.patch($0)?.path.split(separator: "/").last.map(String.init) }
    }
    let both = ["Before.diff", "Before.diff", "After.diff"]
    #expect(paths == [both, ["Before.diff", "Before.diff", nil], both, both, [nil, nil, nil]])
    #expect(
      edits.map { edit in Version.allCases.filter { edit.absence(in: $0) != nil } }
        == [[], [.after], [], [], []])
    #expect(
      Version.allCases.map { edits[4].other($0)?.hasPrefix("import Doors") } == [true, true, true])
    #expect(edits[0].other(.before) == nil)
    let tree = try await lesson.tree(.before)
    let result = try await edits[0].applied(to: tree, .before)
    let door = "Sources/Lessons/01-Doors/Before/Door.swift"
    #expect(result.text(door) == tree.text(door)?.replacing("{ true }", with: "{ false }"))
    #expect(try await edits[4].applied(to: tree, .before) == tree)
    // A mistake that does not arise, and a fix with its own module, have no patch.
    try small.write("x", to: "Lessons/01-Doors/Mistakes/2-broken/After.diff")
    try small.write("x", to: "Lessons/01-Doors/Changes/2-window/Before.diff")
    let window = try Edit.named("2", .change, of: lesson)
    #expect(try Edit.named("2", .mistake, of: lesson).patch(.after) == nil)
    #expect(window.patch(.fix) == nil && window.patch(.before) != nil)
    // Without its own module, the fix also uses that of the before version.
    try FileManager.default.removeItem(
      at: small.place("Lessons/01-Doors/Changes/2-window/FixOther.swift"))
    let shared = try Edit.named("2", .change, of: lesson)
    #expect(shared.other(.fix) == shared.other(.before) && shared.patch(.fix) != nil)
    // Its own patch takes precedence over that of the before version.
    try small.write("own", to: "\(folder)/Fix.diff")
    #expect(try Edit.named("1", .mistake, of: lesson).patch(.fix)?.text == "own")
  }

  @Test("An edit is found by number or name, and a wrong name gets advice")
  func named() throws {
    #expect(try Edit.named("2", .change, of: lesson).title == "A window")
    #expect(try Edit.named("window", .change, of: lesson).number == 2)
    #expect(try Edit.named("2-window", .change, of: lesson).number == 2)
    #expect(try Edit.named("give-the-lock-a-type", .step, of: lesson).number == 1)
    let table: [(String, Edit.Kind, String)] = [
      ("3", .change, "There is no change “3” in lesson 1: choose from 1, 2."),
      ("windows", .change, "There is no change “windows” in lesson 1: did you mean “window”?"),
      ("door", .change, "There is no change “door” in lesson 1: choose from bell, window."),
      ("9", .step, "There is no step “9” in lesson 1: choose from 1, 2."),
      ("x", .mistake, "There is no mistake “x” in lesson 1: choose from the numbers 1 to 3."),
    ]
    for (word, kind, sentence) in table {
      let error = #expect(throws: BookError.self) { try Edit.named(word, kind, of: lesson) }
      #expect(error?.description == sentence && error?.isWrongUsage == true)
    }
  }
}
