import BookContents
import Foundation
import TestSupport
import Testing
import Toolchain

@Suite("The book")
final class BookTests {
  private let small: SmallBook

  init() throws { small = try SmallBook() }
  deinit { small.remove() }

  @Test("A lesson can be found by several names, and a wrong name gets a suggestion")
  func named() throws {
    // Files beside the lessons are not lessons.
    for path in ["Lessons/Glossary.md", "Lessons/3x/Notes.md"] { try small.write("", to: path) }
    let book = try Book(at: small.root)
    #expect(book.lessons.map(\.heading) == ["1 Single doors", "2 Shelves"])
    let names = ["1", "single doors", "Single-Doors", "doors", "01-doors", "01doors"]
    for word in names { #expect(try book.lesson(named: word).number == 1, "\(word)") }
    #expect(try book.lesson(named: "shelves").number == 2)
    let table = [
      "3": "There is no lesson “3”: choose from 1, 2.",
      "xyz": "There is no lesson “xyz”: choose from Single doors, Shelves.",
      "single dors": "There is no lesson “single dors”: did you mean “Single doors”?",
    ]
    for (word, sentence) in table {
      let error = #expect(throws: BookError.self) { try book.lesson(named: word) }
      #expect(error?.description == sentence)
      #expect(error?.isWrongUsage == true)
    }
  }

  @Test("An error about a damaged file names the file and the command that restores it")
  func damage() throws {
    for (path, text, reason) in [
      ("Lessons/02-Shelves/Lesson.json", "{", "The given data was not valid JSON"),
      ("Lessons/02-Shelves/Lesson.json", "{}", "keyNotFound"),
    ] {
      let small = try SmallBook()
      defer { small.remove() }
      try small.write(text, to: path)
      let error = #expect(throws: BookError.self) { try Book(at: small.root) }
      let told = error?.description ?? ""
      #expect(told.contains(reason) && told.contains("`git checkout -- Lessons/"), "\(told)")
      #expect(error?.isWrongUsage == false)
    }
    let error = #expect(throws: BookError.self) { try Book(at: small.root).text(at: "none.md") }
    #expect(
      error?.description
        == "none.md cannot be used (it is missing, or it cannot be read): restore it "
        + "with `git checkout -- none.md`.")
    #expect(
      BookError.noBook(startingAt: "/x").description
        == "There is no workbook in /x or above it: go to the folder that you cloned, or use its "
        + "scripts/workbook.")
  }

  @Test("A lesson reads its tests, templates, hints and questions from its files")
  func parts() throws {
    // With line endings as in a checkout on Windows.
    for path in ["Lessons/01-Doors/Hints.md", "Lessons/01-Doors/README.md"] {
      try small.write(small.text(path).replacing("\n", with: "\r\n"), to: path)
    }
    let lessons = try Book(at: small.root).lessons
    #expect(
      try lessons[0].hints() == [
        "What locks?", "Look at\nthe lock.", "Make a type.", "Call it `Lock`.",
      ])
    #expect(try lessons[0].questions() == ["Who asks the lock?", "What opens?"])
    #expect(try lessons[1].questions() == [] && lessons[1].templates().isEmpty)
    #expect(try Array(lessons[0].tests().keys) == ["DoorTests.swift"])
    #expect(try Array(lessons[0].templates().keys) == ["LockTemplateTests.swift"])
    try FileManager.default.removeItem(at: small.place("Tests/Lessons/01-Doors/DoorTests.swift"))
    #expect(throws: BookError.self) { try lessons[0].tests() }
    try small.write("# Hints\n", to: "Lessons/01-Doors/Hints.md")
    let error = #expect(throws: BookError.self) { try lessons[0].hints() }
    #expect(error?.description.contains("Hints.md cannot be used (it has no “## Hint 1”)") == true)
  }

  @Test("The before and after versions are folders; the fix is the state after a step")
  func versions() async throws {
    try small.write(
      small.text("Sources/Lessons/01-Doors/After/Lock.swift").replacing("\n", with: "\r\n"),
      to: "Sources/Lessons/01-Doors/After/Lock.swift")
    let lessons = try Book(at: small.root).lessons
    let (door, lock) = ("Before/Door.swift", "Before/Lock.swift")
    let template = "Tests/Lessons/01-Doors/LockTemplateTests.swift"
    func text(_ files: Files, _ name: String) -> String {
      files.text("Sources/Lessons/01-Doors/\(name)") ?? ""
    }
    let states = try await lessons[0].states()
    #expect(states.map { $0.keys.count { $0.hasSuffix(".swift") } } == [2, 3, 3])
    #expect(states.allSatisfy { $0[template] != nil })
    let before = try await lessons[0].tree(.before)
    #expect(before == states[0] && text(before, door).contains("2 > 1"))
    #expect(text(states[1], door).contains("Lock().locks()") && !text(states[1], lock).isEmpty)
    #expect(try await lessons[0].tree(afterStep: 1) == states[1])
    #expect(try await lessons[0].tree(afterStep: 0) == before)
    #expect(try await lessons[0].tree(.fix) == states[1])
    let after = try await lessons[0].tree(.after)
    #expect(after[template] == nil && text(after, "After/Lock.swift") == text(states[2], lock))
    #expect(after.values.allSatisfy { !$0.contains(UInt8(ascii: "\r")) })
    #expect(text(states[2], door) == text(after, "After/Door.swift"))
    // A patch that does not fit, and a version without files.
    let step = "Lessons/01-Doors/Steps/01-give-the-lock-a-type.diff"
    try small.edit(step, "-  func locks() -> Bool { 2 > 1 }", "-  func locks() -> Bool { 3 > 1 }")
    let error = await #expect(throws: BookError.self) { try await lessons[0].tree(.fix) }
    #expect(error?.description.hasPrefix("\(step) cannot be used (error: patch failed") == true)
    try FileManager.default.removeItem(at: small.place("Sources/Lessons/01-Doors/After"))
    await #expect(throws: BookError.self) { try await lessons[0].tree(.after) }
  }

  @Test("Marker comments are removed without leaving a gap")
  func markers() {
    let table = [
      ("a\n// snippet: x\nb\n  // end: x\nc\n", "a\nb\nc\n"),
      ("a\n\n// snippet: x\n\nb\n// end: x\n\n\nc", "a\n\nb\n\n\nc"),
      ("// snippet: x\n\na", "a"),
      ("// snippet: not a marker\n// end x\n", "// snippet: not a marker\n// end x\n"),
      ("a\n\n\nb", "a\n\n\nb"),
    ]
    for (text, expected) in table { #expect(text.withoutMarkers == expected) }
  }
}
