import Testing

@testable import WorkbookCore

@Suite("Which test files belong together")
struct TestChoiceTests {
  @Test("Files bring those along that declare what they name, and what these need")
  func closure() {
    let chosen = SourceTree(["ATests.swift": "let room = Room(clock: FixedClock())"])
    let others = SourceTree([
      "Room.swift": "final class Room { let log = Log() }",
      "Log.swift": "  @MainActor struct Log {}",
      "Clock+Fixed.swift": "extension FixedClock: Ticking {}",
      "Unused.swift": "struct Unused { let room: Room }",
      "Nested.swift": "// FixedClock and Room are only named here.",
    ])
    let closure = TestChoice.closure(of: chosen, from: others)
    #expect(closure.paths == ["ATests.swift", "Clock+Fixed.swift", "Log.swift", "Room.swift"])
  }

  @Test("A proof and whatever imports a side is about our sides")
  func sides() {
    let lesson = Catalogue.lessons[5]
    #expect(lesson.isAboutSides("Deep/AProofTests.swift", ""))
    #expect(lesson.isAboutSides("A.swift", "import Testing\n@testable import SignInAfter\n"))
    #expect(lesson.isAboutSides("A.swift", "import SignInBefore"))
    #expect(!lesson.isAboutSides("A.swift", "import SignInBeforehand\n// import SignInAfter.\n"))
    #expect(!lesson.isAboutSides("ProofTestsOfA.swift", "import SignIn\n"))
  }
}
