import Foundation
import Terminal
import TestSupport
import Testing
import Text

@testable import Book
@testable import Practice
@testable import Reader
@testable import Toolchain

/// What fits on a wide screen fits on a narrow one, with the same words.
@Suite("Texts on narrow screens")
struct ScreenWidthTests {
  private static let widths = [60, 80]
  private static let wide = 500

  /// What is wrong with a text on a narrow screen.
  ///
  /// - Parameter spare: Columns that an indent or a mark may take beside a word.
  private func problems(of text: String, width: Int, wide: String, spare: Int = 12) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    let (here, there) = (Set(words(of: text)), Set(words(of: wide)))
    // A single word, such as a path, is not broken: the terminal goes on with it in the next row.
    let tooWide = lines.filter {
      TextWidth.columns(of: $0) > width && $0.split(separator: " ").count > 1
    }
    let long = there.filter { TextWidth.columns(of: $0) > width - spare }
    let broken = here.subtracting(there).filter { piece in !long.contains { $0.contains(piece) } }
    let lost = there.subtracting(here).subtracting(long)
    return tooWide.map { "too wide: \($0)" } + broken.sorted().map { "broken: \($0)" }
      + lost.sorted().map { "lost: \($0)" }
  }

  /// Words with a letter or a digit, without the signs around them.
  private func words(of text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.compactMap { word in
      guard let first = word.firstIndex(where: { $0.isLetter || $0.isNumber }),
        let last = word.lastIndex(where: { $0.isLetter || $0.isNumber })
      else { return nil }
      return String(word[first...last])
    }
  }

  /// What a command prints on a narrow and on a wide screen.
  private func output(_ line: String, _ width: Int) async throws -> (narrow: String, wide: String) {
    // The book without the katas that somebody may have started in it.
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    for name in ["Package.swift", "Lessons", "Sources", "Tests"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent(name),
        withDestinationURL: PackageFolder.url.appendingPathComponent(name))
    }
    let book = Workbook(root: folder.url, lessons: Catalogue.lessons)
    let words = line.split(separator: " ").map(String.init)
    func output(_ width: Int) async throws -> String {
      let console = RecordingConsole(isTerminal: true, width: width)
      _ = try await Program.workbook(typedAs: "scripts/workbook").run(words, on: console) { book }
      return console.output
    }
    return try await (output(width), output(ScreenWidthTests.wide))
  }

  /// What is of figures and names is tried in every lesson, what is mostly of git's in one.
  private static let lessons =
    Catalogue.lessons.flatMap { ["cost \($0.number)", "request \($0.number)"] }
    + ["step 5", "step 5 1", "slip 6", "read 6"]

  @Test(
    "A command loses no word and breaks none",
    arguments: lessons + Commands.all.map { "help \($0.name)" } + ["help", "cost", ""])
  func commands(line: String) async throws {
    let (text, wide) = try await output(line, 60)
    #expect(problems(of: text, width: 60, wide: wide) == [])
  }

  private static let sentence =
    "A bolt that hits a raider and a mine in the same tick destroys both, and the ship scores once"
  private static let place = SourcePlace(
    path: "Katas/02-OpenClosed/Tests/OpenClosedKataTests/SameTickTests.swift", line: 123)
  private static let issue = RecordedIssue(
    arguments: "player, raider",
    messages: ["Expectation failed: [.hit(player.id), .destroyed(mine.id)] == [.hit(player.id)]"],
    place: place)
  private static let notBuilt = BuildFailure(
    printed: """
      /nowhere/Katas/02-OpenClosed/Sources/OpenClosedKata/Referee.swift:11:18: error: \
      cannot find 'rule' in scope
       11 |   let rule = Rule(of: one, and: another, in: arena, with: everything, after: all) ?? none
          |              |- error: cannot find 'rule' in scope
          |              `- note: consider making struct 'Rule' conform to the protocol 'Hashable'
      """, root: URL(fileURLWithPath: "/nowhere"), scratch: URL(fileURLWithPath: "/tmp/none"))

  private static func verdict(
    _ outcomes: [Behaviour.Outcome], _ outcome: Verdict.Outcome = .judged
  ) -> Verdict {
    Verdict(
      kata: WatchedKata.kata, restored: ["Tests/OpenClosedKataTests/SameTickTests.swift"],
      outcome: outcome,
      behaviours: outcomes.map {
        Behaviour(suite: "What happens in one tick", sentence: sentence, outcome: $0)
      }, remarks: ["It prints very much, so that the rest of it is left out here."],
      duration: .seconds(2))
  }

  private static let done = ChangeRow.State.done(RowBook.cost(3))
  private static let rows = [
    RowBook.row(), RowBook.row(["more-lives": done, "twin-bolts": .open(RowBook.cost(6))]),
    RowBook.row(["more-lives": .givenUp, "twin-bolts": done]),
  ]

  private static let crash = Crash(
    place: place.description, reason: "Fatal error: Index out of range: \(sentence)")
  private static let verdicts: [Verdict] = [
    verdict([.passed, .hung, .notReached, .failed([issue, issue])]), verdict([.passed]),
    verdict([.crashed(crash)]), verdict([], .notBuilt(notBuilt)),
    verdict([], .stopped("The disk is full: \(sentence).")),
  ]

  private func check(_ lines: (Layout) -> [Line]) {
    func text(_ width: Int) -> String {
      StyledText.text(lines(Layout(width: width)), usesColor: false)
    }
    for width in ScreenWidthTests.widths {
      #expect(
        problems(of: text(width), width: width, wide: text(ScreenWidthTests.wide)) == [],
        "at \(width)")
    }
  }

  @Test("A verdict loses no word and breaks none", arguments: verdicts)
  func verdict(verdict: Verdict) {
    check { $0.lines(of: verdict) + $0.findings(in: verdict, listsAll: false) }
  }

  @Test("What is told of requests loses no word and breaks none", arguments: rows)
  func requests(row: ChangeRow) throws {
    check { $0.lines(of: row, $0.commands(row.advice)) }
    check { $0.words(of: row.requests[0], in: WatchedKata.kata) }
    guard row.isAtEnd else { return }
    let summary = try RowSummary(
      of: row, in: Workbook(root: PackageFolder.url, lessons: Catalogue.lessons))
    check {
      let sum = summary.markdown(width: $0.width)
      return PageLayout.lines(of: sum, folder: "Lessons/02-OpenClosed", width: $0.width)
    }
  }
}
