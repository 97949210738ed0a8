import Foundation
import Shell
import Testing

@testable import WorkbookCore

@Suite("workbook request")
struct RequestCommandTests {
  private func run(
    _ words: String..., isStarted: Bool = true, after change: (SidesBook) throws -> Void = { _ in }
  ) async throws -> String {
    let book = try SidesBook.withRequests()
    defer { book.remove() }
    if isStarted { try KataStarter(kata: Kata(SmallSteps.lesson, in: book.workbook)).start() }
    try change(book)
    let console = TranscriptConsole()
    #expect(try await RequestCommand().run(words, in: book.workbook, on: console))
    return console.output
  }

  private func take(_ name: String, in book: SidesBook) throws {
    let request = try ChangeRequest(name, of: SmallSteps.lesson, in: book.workbook)
    _ = try KataRequest.take(request, in: Kata(SmallSteps.lesson, in: book.workbook))
  }

  @Test("Without a name it lists what is asked for, with the one that is taken")
  func list() async throws {
    let expected = """
      Lesson 1, Single responsibility: requests

      twin-bolts
        “One bolt is dull. Give me two.” (a player)

      more-lives  (taken in your kata)
        “One bolt is dull. Give me two.” (a player)

      drop-shield
        “One bolt is dull. Give me two.” (a player)

      To take one in your kata: scripts/workbook request 1 NAME

      """
    #expect(try await run("1") { try take("more-lives", in: $0) } == expected)
    let plain = expected.replacing("  (taken in your kata)", with: "")
    #expect(try await run("srp", isStarted: false) == plain)
  }

  @Test("A lesson without requests has none to list")
  func noList() async throws {
    let error = await #expect(throws: RequestCommandError.self) {
      try await run("2") { try $0.lesson(2, ["Before/A.swift": "", "After/A.swift": ""]) }
    }
    #expect(error?.description == "Lesson 2 has no requests.")
    #expect(error?.isWrongUsage == false)
  }

  @Test("A name that is none is wrong usage, with those that there are")
  func noName() async throws {
    let error = await #expect(throws: RequestError.self) { try await run("1", "twins") }
    #expect(
      error?.description
        == "Lesson 1 has no request “twins”: there are twin-bolts, more-lives, drop-shield.")
    #expect(error?.isWrongUsage == true)
    let none = await #expect(throws: RequestError.self) {
      try await run("2", "twins") { try $0.lesson(2, ["Before/A.swift": "", "After/A.swift": ""]) }
    }
    #expect(none?.description == "Lesson 2 has no requests.")
  }

  @Test("Another one can be taken when the first is ended")
  func another() async throws {
    let error = await #expect(throws: RequestCommandError.self) {
      try await run("1", "more-lives") { try take("twin-bolts", in: $0) }
    }
    #expect(
      error?.description
        == "Your kata has taken “twin-bolts” already: end it with `workbook request 1 --drop`, "
        + "then take another.")
    #expect(error?.isWrongUsage == false)
  }

  @Test("Without a kata none can be taken or ended; other words are refused")
  func refused() async throws {
    await #expect(throws: KataError.notStarted(number: 1)) {
      try await run("1", "twin-bolts", isStarted: false)
    }
    await #expect(throws: RequestCommandError.noneTaken(1)) {
      try await run("1", "--drop", isStarted: false)
    }
    await #expect(throws: UsageError.self) { try await run() }
    await #expect(throws: UsageError.self) { try await run("1", "twin-bolts", "--drop") }
    await #expect(throws: WorkbookError.self) { try await run("9") }
  }

  @Test("A kata that cannot be written is told, and nothing of the request is left in it")
  func notWritten() throws {
    let book = try SidesBook.withRequests()
    defer { book.remove() }
    let kata = Kata(SmallSteps.lesson, in: book.workbook)
    try KataStarter(kata: kata).start()
    try book.removeFile("\(kata.path)/\(kata.testsPath)")
    try book.write("\(kata.path)/\(kata.testsPath)", "a file in the way")
    let error = #expect(throws: RequestCommandError.self) { try take("twin-bolts", in: book) }
    #expect(
      error?.description.hasPrefix("Katas/01-SingleResponsibility could not be changed (") == true)
    #expect(KataRequest.open(in: kata) == nil)
    try book.removeFile("\(kata.path)/\(kata.testsPath)")
    try book.write("\(kata.path)/\(kata.testsPath)/.kept", "")
    try take("twin-bolts", in: book)
    #expect(KataRequest.open(in: kata)?.request.name == "twin-bolts", "once it can be written")
  }

  @Test("The help says what is counted when")
  func help() {
    let expected = """
      Usage: workbook request LESSON [NAME]
             workbook request LESSON --drop

      Without a NAME: the changes that are asked for in a lesson. With one: your kata
      gets the new tests, and what you have now is remembered. When a check finds that
      every behaviour passes, it counts what the change cost you and shows it beside
      what it costs in before and in after.

      Ask for the same one again to see what it has cost up to now.

        --drop    Ends it: takes the new tests out of your kata. What you wrote stays.

      A LESSON is named by its number, letter, abbreviation or name:
      1, S, srp and SingleResponsibility are the same one.

      """
    #expect(RequestCommand().help == expected)
  }
}
