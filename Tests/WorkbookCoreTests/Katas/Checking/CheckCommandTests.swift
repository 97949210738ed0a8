import Foundation
import Shell
import Testing
import Toolchain

@testable import WorkbookCore

@Suite("The command workbook check")
struct CheckCommandTests {
  private let command = CheckCommand(environment: [:], standardErrorIsTerminal: false)

  @Test("It explains marks, limits and its JSON")
  func help() {
    let expected = """
      Usage: workbook check [LESSON] [--limit SECONDS] [--json]

      Builds your kata of a lesson, runs the lesson's behaviours on it, and tells of
      each how it came out. Without a LESSON: the kata that you changed last.

        ✓  passed
        ✗  failed (what was expected, and where), crashed (where), or went on without
           end: the others are judged all the same
        –  not reached

      What does not compile is shown as the compiler says it. The tests and the
      package are the book's: a check puts them back, and keeps what you had there in
      Katas/.aside. A kata that holds more than 1024 MB of memory, counted with
      the processes that it starts, is ended. Ctrl-C ends everything. The exit status
      is 0 when every behaviour passed, else 1.

        --limit   Seconds without any progress after which a run is ended; 10 if not
                  given.
        --json    Prints an object with "version" (now 1), "lesson" (its number),
                  "name", "kata" (its path), "isPassed", "seconds", "restored" (paths
                  that were put back or aside), "outcome" ("judged", "notBuilt" or
                  "stopped"), "reason" (a sentence where it was stopped, else null),
                  "remarks" (sentences on the run as a whole), "errors" and
                  "behaviours". An error has "path", "line", "column", "message", and
                  "text", which is all that the compiler says of it. A behaviour has
                  "suite" (or null), "sentence", "outcome" ("passed", "failed",
                  "crashed", "hung" or "notReached"), "place" (such as
                  "Katas/…/Ship.swift:12", or null), "reason" (why it crashed, hung or
                  was not reached, else null) and "issues", each with "arguments",
                  "messages" and "place".

      """
    #expect(command.help == expected)
  }

  @Test("A limit is a time in seconds, ten where none is given")
  func limit() throws {
    #expect(try CheckCommand.limit(nil) == .seconds(10))
    #expect(try CheckCommand.limit("2.5") == .milliseconds(2500))
    for text in ["0", "-1", "soon", "nan", "inf", "86401", ""] {
      let error = #expect(throws: KataError.noLimit(text)) { try CheckCommand.limit(text) }
      #expect(error?.isWrongUsage == true)
    }
    #expect(
      KataError.noLimit("soon").description
        == "A limit is a number of seconds from 0.1 to 86400, not “soon”.")
  }

  @Test("What passes as it began is told what to do next, and its progress is noted")
  func passes() async throws {
    let book = try await TinyBook.built.value.book
    let console = RecordingConsole()
    #expect(try await command.run(["1"], in: book.workbook, on: console))
    #expect(console.written.contains("\nPassed: 3 behaviours.\n\nYou are at lesson 1, "))
    #expect(console.written.contains(": all passes, as in before. Now change it.\n"))
    #expect(console.written.contains("scripts/workbook hint 1"))
    let progress = try ProgressFile(book.workbook) { _ in }.load()
    #expect(progress[book.lesson].lastCheck?.passed == 3)
    #expect(!progress.isDone(book.lesson))
  }

  @Test("Where the progress cannot be kept, the verdict comes first, and then a warning")
  func unkept() async throws {
    let book = try TinyBook()
    defer { book.folder.remove() }
    try KataStarter(kata: book.kata).start()
    try book.write("Katas/progress.json/in-the-way", "")
    let console = TranscriptConsole()
    let command = CheckCommand(
      environment: ["PATH": book.folder.url.path], standardErrorIsTerminal: false)
    #expect(try await !command.run(["1"], in: book.workbook, on: console))
    #expect(console.output.contains("could not be checked"))
    let warning = """
      workbook: Katas/progress.json cannot be read (Is a directory): give it another
      name, and a new one is begun.

      """
    #expect(console.errors.hasSuffix(warning))
  }

  @Test("What was put between the book's files is said to be taken away, and not put back")
  func takenAway() throws {
    let book = try TinyBook()
    defer { book.folder.remove() }
    let verdict = KataVerdict(
      kata: book.kata, restored: ["Package.swift", "Tests/Own.swift"],
      takenAway: ["Tests/Own.swift"], outcome: .stopped("It is full."), behaviours: [],
      duration: .zero)
    let expected = """
      These files are the book's: they are put back, and what you had there is kept in
      Katas/.aside/01-SingleResponsibility.
        Package.swift

      These files are not the book's, and were between its own: they are now in
      Katas/.aside/01-SingleResponsibility.
        Tests/Own.swift

      It is full.

      """
    #expect(KataVerdictText(verdict: verdict, ink: Ink(isOn: false), width: 80).text == expected)
  }

  @Test("A kata that is not started is told, and nothing is made")
  func notStarted() async throws {
    let book = try TinyBook()
    defer { book.folder.remove() }
    let console = RecordingConsole()
    await #expect(throws: KataError.notStarted(number: 1)) {
      try await command.run(["1"], in: book.workbook, on: console)
    }
    #expect(console.written == "")
    #expect(!book.isThere("Katas"))
  }
}

@Suite("The verdict on a kata")
struct KataVerdictTests {
  private let kata = Kata(Catalogue.lessons[1], in: Workbook(root: URL(fileURLWithPath: "/book")))

  private func verdict(
    _ outcome: KataVerdict.Outcome = .judged, restored: [String] = [],
    _ behaviours: [KataBehaviour.Outcome] = []
  ) -> KataVerdict {
    KataVerdict(
      kata: kata, restored: restored, outcome: outcome,
      behaviours: behaviours.enumerated().map { index, outcome in
        KataBehaviour(
          suite: index < 2 ? "A mine" : nil, sentence: "Sentence \(index + 1)", outcome: outcome)
      }, duration: .milliseconds(940))
  }

  private func text(_ verdict: KataVerdict) -> String {
    KataVerdictText(verdict: verdict, ink: Ink(isOn: false), width: 80).text
  }

  private let issue = KataIssue(
    arguments: "2", messages: ["Expectation failed: 1 == 2", "it turns"],
    place: KataPlace(path: "Katas/T.swift", line: 8))

  @Test("It is passed only when every behaviour ran and passed")
  func passed() {
    #expect(verdict(.judged, [.passed, .passed]).isPassed)
    #expect(!verdict(.judged, []).isPassed)
    #expect(!verdict(.stopped("No."), [.passed]).isPassed)
    for outcome in [KataBehaviour.Outcome.hung, .notReached, .failed([])] {
      #expect(!verdict(.judged, [.passed, outcome]).isPassed)
    }
    #expect(
      text(verdict(.judged, [.passed, .passed, .passed])) == """
        A mine
          ✓ Sentence 1
          ✓ Sentence 2
          ✓ Sentence 3

        Passed: 3 behaviours.

        """)
  }

  @Test("Each behaviour has its mark, and what is wrong stands below with its place")
  func wrong() {
    let crash = KataCrash(place: "Katas/S.swift:3", reason: "Fatal error: Index out of range")
    let verdict = verdict(
      restored: ["Package.swift"], [.failed([issue, issue]), .crashed(crash), .hung, .notReached])
    #expect(
      text(verdict) == """
        These files are the book's: they are put back, and what you had there is kept in
        Katas/.aside/02-OpenClosed.
          Package.swift

        A mine
          ✗ Sentence 1
          ✗ Sentence 2
          ✗ Sentence 3
          – Sentence 4

        A mine
        ✗ Sentence 1
          Katas/T.swift:8 (2)
          Expectation failed: 1 == 2
          it turns
          and 1 more like it

        ✗ Sentence 2
          Katas/S.swift:3
          Fatal error: Index out of range

        ✗ Sentence 3
          It did not end: nothing went on for as long as the limit allows.

        Failed: 3 of 4 behaviours, and 1 not reached.

        """)
  }

  @Test("What is said of the run as a whole stands before the last word; failures below suites")
  func remarks() throws {
    let verdict = KataVerdict(
      kata: kata, restored: [], outcome: .judged,
      behaviours: ["Ships", "Rocks", "Rocks"].map {
        KataBehaviour(suite: $0, sentence: "It moves", outcome: .hung, reason: "It slept.")
      } + [
        KataBehaviour(suite: "Rocks", sentence: "It rests", outcome: .notReached, reason: "Enough.")
      ],
      remarks: ["Enough."], duration: .seconds(1))
    #expect(
      text(verdict).components(separatedBy: "\n\n").dropFirst(2).joined(separator: "\n\n") == """
        Ships
        ✗ It moves
          It slept.

        Rocks
        ✗ It moves
          It slept.

        ✗ It moves
          It slept.

        Enough.

        Failed: 3 of 4 behaviours, and 1 not reached.

        """)
    let document = try KataVerdictDocument(verdict).json()
    for part in [
      #""reason" : "It slept.""#, #""reason" : "Enough.""#, "\"remarks\" : [\n    \"Enough.\"\n  ]",
    ] {
      #expect(document.contains(part), "\(part) in \(document)")
    }
  }

  @Test("What stopped the check is its last word")
  func stopped() {
    #expect(text(verdict(.stopped("The disk is full."))) == "The disk is full.\n")
  }

  @Test("The document says the same to other programs, with every key")
  func document() throws {
    let crash = KataCrash(place: nil, reason: "It ended.")
    let output = "/book/Katas/A.swift:1:2: error: no\n1 | x\n"
    let broken = try KataVerdictDocument(
      verdict(.notBuilt(CompilerMessages(in: output, root: kata.workbook.root)))
    ).json()
    #expect(
      broken == """
        {
          "behaviours" : [

          ],
          "errors" : [
            {
              "column" : 2,
              "line" : 1,
              "message" : "no",
              "path" : "Katas/A.swift",
              "text" : "Katas/A.swift:1:2: error: no\\n1 | x"
            }
          ],
          "isPassed" : false,
          "kata" : "Katas/02-OpenClosed",
          "lesson" : 2,
          "name" : "OpenClosed",
          "outcome" : "notBuilt",
          "reason" : null,
          "remarks" : [

          ],
          "restored" : [

          ],
          "seconds" : 0.94,
          "version" : 1
        }

        """)
    let judged = try KataVerdictDocument(
      verdict(restored: ["README.md"], [.failed([issue]), .crashed(crash), .passed])
    ).json()
    for part in [
      #""outcome" : "failed","# + "\n" + #"      "place" : "Katas/T.swift:8","#,
      #""outcome" : "crashed","# + "\n" + #"      "place" : null,"# + "\n"
        + #"      "reason" : "It ended.","#,
      #""outcome" : "passed""#, #""arguments" : "2""#, #""suite" : null"#, #""README.md""#,
      #""outcome" : "judged""#,
    ] {
      #expect(judged.contains(part), "\(part) in \(judged)")
    }
    let stopped = try KataVerdictDocument(verdict(.stopped("The disk is full."))).json()
    #expect(stopped.contains(#""outcome" : "stopped""#))
    #expect(stopped.contains(#""reason" : "The disk is full.""#))
  }
}
