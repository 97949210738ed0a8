import Foundation
import Shell
import Terminal
import Testing

@testable import WorkbookCore

@Suite("workbook progress")
struct ProgressCommandTests {
  private func book() throws -> KataBook {
    let book = try KataBook(1, 2)
    try book.start(1, 2)
    let file = ProgressFile(book.workbook) { _ in }
    try file.note(Catalogue.lessons[0], passed: 38, of: 38, on: KataBook.moment)
    try file.note(Catalogue.lessons[1], passed: 12, of: 20, on: KataBook.moment)
    try file.update { $0[Catalogue.lessons[1]].hintsShown = 2 }
    return book
  }

  @Test("It shows a line for each lesson")
  func table() async throws {
    let book = try book()
    defer { book.remove() }
    let expected = """
      Lesson                    Last check  State                  Hints
      1  Single responsibility  38 of 38    done since 2026-11-21  –
      2  Open/closed            12 of 20    started                2 of 4
      3  Liskov substitution    –           not started            –
      4  Interface segregation  –           not started            –
      5  Dependency inversion   –           not started            –
      6  Sign-in                –           not started            –
      7  Dependencies by hand   –           not started            –
      8  Scheduler              –           not started            –
      9  Visitor                –           not started            –

      1 of 9 done. What comes next: scripts/workbook next

      """
    #expect(try await book.run(ProgressCommand()).output == expected)
  }

  @Test("A kata that was done and does not pass any more is told so, and counts no more")
  func red() async throws {
    let book = try book()
    defer { book.remove() }
    try ProgressFile(book.workbook) { _ in }.note(
      Catalogue.lessons[0], passed: 37, of: 38, on: KataBook.moment)
    let text = try await book.run(ProgressCommand()).output
    #expect(text.contains("1  Single responsibility  37 of 38    was done, red now      –\n"))
    #expect(text.hasSuffix("\n0 of 9 done. What comes next: scripts/workbook next\n"))
  }

  @Test("When all are done it says so")
  func complete() async throws {
    let book = try KataBook()
    defer { book.remove() }
    for lesson in Catalogue.lessons {
      try ProgressFile(book.workbook) { _ in }.note(lesson, passed: 1, of: 1)
    }
    #expect(try await book.run(ProgressCommand()).output.hasSuffix("\nAll 9 are done.\n"))
  }

  @Test("In colours, what is done and what is not begun stand out, and no letter changes")
  func colors() async throws {
    let book = try book()
    defer { book.remove() }
    let console = TranscriptConsole(isTerminal: true, usesColor: true)
    let text = try await book.run(ProgressCommand(), on: console).output
    #expect(text.contains("\u{1B}[32m1  Single"))
    #expect(text.contains("\n2  Open"))
    #expect(text.contains("\u{1B}[2m3  Liskov"))
    let plain = try await book.run(ProgressCommand()).output
    #expect(text.replacing(#/\u{1B}\[[0-9;]*m/#, with: "") == plain)
  }

  @Test("With --json it prints the same for other programs")
  func json() async throws {
    let book = try book()
    defer { book.remove() }
    let text = try await book.run(ProgressCommand(), "--json").output
    let second = """
          {
            "doneSince" : null,
            "hints" : 4,
            "hintsShown" : 2,
            "kata" : "Katas/02-OpenClosed",
            "lastCheck" : {
              "behaviours" : 20,
              "date" : "2026-11-21T15:02:29Z",
              "passed" : 12
            },
            "name" : "OpenClosed",
            "number" : 2,
            "state" : "started",
            "title" : "Open/closed"
          },
          {
            "doneSince" : null,
            "hints" : 0,
            "hintsShown" : 0,
            "kata" : "Katas/03-LiskovSubstitution",
            "lastCheck" : null,
      """
    #expect(text.contains(second))
    #expect(text.contains("\"doneSince\" : \"2026-11-21T15:02:29Z\""))
    #expect(text.contains("\"state\" : \"done\"") && text.contains("\"state\" : \"notStarted\""))
    #expect(text.hasSuffix("  ],\n  \"version\" : 1\n}\n"))
  }

  @Test("A damaged file is told on standard error")
  func damaged() async throws {
    let book = try book()
    defer { book.remove() }
    try book.sides.write(ProgressFile.path, "x")
    let run = try await book.run(ProgressCommand())
    let sentence = """
      workbook: Katas/progress.json was damaged and is kept as
      Katas/progress.json.damaged-1: `scripts/workbook check` with the number of each
      of your katas notes them anew.

      """
    #expect(run.errors == sentence)
    #expect(run.output.contains("2  Open/closed            –           started                –"))
  }

  @Test("Its help tells what the JSON holds")
  func help() {
    let expected = """
      Usage: workbook progress [--json]

      Shows each lesson: how many behaviours of your kata passed at its last check,
      whether it is started or done, and how many hints you have seen.

        --json    Prints an object with "version" (now 1) and "lessons", an array in
                  the order of the book. Each lesson has "number", "name", "title",
                  "kata" (its path in the book), "state" ("notStarted", "started" or
                  "done"), "lastCheck" (null, or an object with "passed",
                  "behaviours" and "date"), "doneSince" (null, or the date when all
                  passed for the first time), "hintsShown" and "hints". Dates are
                  those of ISO 8601, in UTC.

      It is kept in Katas/progress.json. Without that file nothing but the dates, the
      counts and the hints are lost: checks note them anew.

      """
    #expect(ProgressCommand().help == expected)
    #expect(ProgressCommand().summary == "Shows how far you have come with the nine katas.")
  }
}
