import Shell
import Testing

@testable import WorkbookCore

@Suite("workbook step")
struct StepCommandTests {
  private func run(
    _ words: String..., on console: TranscriptConsole = TranscriptConsole(),
    after change: (SidesBook) throws -> Void = { _ in }
  ) async throws -> TranscriptConsole {
    let book = try SidesBook.withSteps()
    defer { book.remove() }
    try change(book)
    #expect(try await StepCommand().run(words, in: book.workbook, on: console))
    return console
  }

  @Test("Without a number it lists the steps with their sizes")
  func overview() async throws {
    let expected = """
      Lesson 1, Single responsibility: from before to after

        1  Give the lives to a hull
           Extract Class · 4 lines changed, 5 moved
        2  Name the place
           Rename Variable · 6 lines changed
        3  Make the ship a value
           Change Reference to Value · 2 lines changed

      To see one:           scripts/workbook step 1 1
      To take one yourself: scripts/workbook step 1 --next

      """
    #expect(try await run("srp").output == expected)
  }

  @Test("A step is shown with its words; what moved is told apart from what changed")
  func step() async throws {
    let expected = """
      Step 1 of 3: Give the lives to a hull
      Extract Class · 4 lines changed, 5 moved

      Lives change for another reason than places.

      + only in the new   < moved from here   > moved to here

      Ship.swift
      @@ -1,12 +1,7 @@
        /// A ship.
        public final class Ship {
          var x = 0
      <   var lives = 3
      <
      <   /// Whether it still takes part in the game.
      <   func isStillInTheGame() -> Bool {
      <     lives > 0 && lives < 100
      <   }
      +   var hull = Hull()

          func left() -> Int {
            x - 1

      Parts/Hull.swift, new
      + /// What keeps a ship afloat.
      + struct Hull {
      >   var lives = 3
      >
      >   /// Whether it still takes part in the game.
      >   func isStillInTheGame() -> Bool {
      >     lives > 0 && lives < 100
      >   }
      + }

      """
    let console = try await run("1", "1")
    #expect(console.pages == [expected])
    #expect(console.output == "")
  }

  @Test("A large one says why, and a file that goes is called gone")
  func large() async throws {
    let console = try await run("1", "4") { book in
      let end = SourceTree(["Ship.swift": SmallSteps.states[3]["Ship.swift"] ?? ""])
      let words = StepFile.Words(
        refactoring: "Inline Class", title: "Do without the hull", reason: "It holds little.",
        largeBecause: "A class goes whole.")
      try book.put(end, as: "After")
      try book.recorder.keep(
        book.recorder.files(through: SmallSteps.recorded + [.init(words: words, tree: end)]))
    }
    let page = try #require(console.pages.first)
    #expect(page.hasPrefix("Step 4 of 4: Do without the hull\nInline Class · 8 lines changed\n"))
    #expect(page.contains("\nIt holds little.\n\nIt is large: A class goes whole.\n\n- only in"))
    #expect(page.contains("\nParts/Hull.swift, gone\n- /// What keeps a ship afloat.\n"))
  }

  @Test("In colours, what moved has its own")
  func colours() async throws {
    let console = try await run("1", "1", on: TranscriptConsole(isTerminal: true, usesColor: true))
    let page = try #require(console.pages.first)
    #expect(page.contains("\u{1B}[35m<     lives > 0 && lives < 100\u{1B}[0m\n"))
    #expect(page.contains("\u{1B}[36m>     lives > 0 && lives < 100\u{1B}[0m\n"))
    #expect(page.contains("\u{1B}[32m+   var hull = Hull()\u{1B}[0m\n"))
  }

  @Test("A number that is none of the steps is wrong usage", arguments: ["0", "4", "x", "1.5"])
  func wrongNumber(word: String) async throws {
    let error = await #expect(throws: StepWalkError.self) { try await run("1", word) }
    #expect(
      error?.description
        == "There is no step “\(word)” in lesson 1: they are counted from 1 to 3.")
    #expect(error?.isWrongUsage == true)
  }

  @Test("Other words, and lessons without steps or sides, are refused")
  func refused() async throws {
    await #expect(throws: UsageError.self) { try await run() }
    await #expect(throws: UsageError.self) { try await run("1", "1", "2") }
    await #expect(throws: UsageError.self) { try await run("1", "1", "--next") }
    await #expect(throws: WorkbookError.self) { try await run("9") }
    await #expect(throws: StepError.noSteps(2)) {
      try await run("2") { try $0.lesson(2, ["Before/A.swift": "", "After/A.swift": ""]) }
    }
  }

  @Test("The help says what is shown, and what a step in the kata does")
  func help() {
    let expected = """
      Usage: workbook step LESSON [N]
             workbook step LESSON --next

      Shows the small refactorings that lead from before to after, each of which
      builds and passes the lesson's behaviours. With N: that step, with its reason
      and what it changes; code that it moves is shown as moved.

        --next    Takes the next step in your kata, where it still fits what you have
                  there. Your work is copied to the shelf first, which
                  `workbook shelf` lists. Where the step does not fit, nothing is
                  changed.

      A LESSON is named by its number, letter, abbreviation or name:
      1, S, srp and SingleResponsibility are the same one.

      In a terminal, $PAGER shows a step, or `less -R` where it is not set; an empty
      $PAGER turns paging off, and $NO_COLOR turns colours off.

      """
    #expect(StepCommand().help == expected)
  }
}
