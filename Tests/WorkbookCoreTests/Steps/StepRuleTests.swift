import Testing

@testable import WorkbookCore

@Suite("What the rule of steps finds")
struct StepRuleTests {
  private func problems(after change: (SidesBook) throws -> Void) throws -> [String] {
    let book = try SidesBook.withSteps()
    defer { book.remove() }
    try change(book)
    return try StepRule().problems(in: book.workbook)
  }

  private static let folder = "Lessons/01-SingleResponsibility/Steps"

  @Test("Nothing in a series that leads from before to after in small steps")
  func fine() throws {
    #expect(try problems { _ in } == [])
  }

  @Test("A series that ends elsewhere")
  func endsElsewhere() throws {
    let found = try problems { book in
      try book.write("Sources/Lessons/01-SingleResponsibility/After/More.swift", "let more = 1\n")
      try book.removeFile(SmallSteps.paths[2])
    }
    #expect(
      found == ["\(Self.folder) does not end at after; these differ: More.swift, Ship.swift."])
  }

  @Test("A step that does not fit, and a lesson without steps")
  func unfit() throws {
    let found = try problems { try $0.edit(SmallSteps.paths[1], " /// A ship.", " /// The ship.") }
    #expect(
      found == [
        "\(SmallSteps.paths[1]) does not fit what the steps before it make: Ship.swift differs near "
          + "line 1."
      ])
    let none = try problems { book in
      try book.lesson(2, ["Before/A.swift": "", "After/A.swift": ""])
    }
    #expect(none == ["Lesson 2 has no steps from before to after."])
  }

  @Test("A step that is too large without saying why, and a small one that says it")
  func size() throws {
    let lines = { (count: Int) in (1...count).map { "let a\($0) = \($0)\n" }.joined() }
    let large = { (count: Int) in
      try problems { book in
        var states = SmallSteps.recorded
        var end = SmallSteps.states[3]
        end["More.swift"] = lines(count)
        states.append(.init(words: SmallSteps.words[0], tree: end))
        try book.put(end, as: "After")
        try book.recorder.keep(book.recorder.files(through: states))
      }
    }
    #expect(try large(40) == [])
    #expect(
      try large(41) == [
        "\(Self.folder)/04-give-the-lives-to-a-hull.diff changes 41 lines, more than 40, and has no "
          + "line “Large: …” that says why."
      ])
    let small = try problems { try $0.edit(SmallSteps.paths[1], "Reason:", "Large: So.\nReason:") }
    #expect(small == ["\(SmallSteps.paths[1]) says why it is large, and changes 6 lines only."])
  }
}
