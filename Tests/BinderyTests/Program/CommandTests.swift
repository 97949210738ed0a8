import Book
import Terminal
import TestSupport
import Testing

@testable import Bindery

@Suite("bookbinder")
struct CommandTests {
  private struct FixedRule: VerifyRule {
    let name: String
    var found: [String] = []
    func problems(in workbook: Workbook) -> [String] { found }
  }

  private func verify(_ words: String...) async throws -> (Bool, String, String) {
    let console = RecordingConsole()
    let rules = [
      FixedRule(name: "steps", found: ["one", "two"]), FixedRule(name: "book"),
    ]
    let isRight = try await VerifyCommand(rules: rules).run(
      words, in: Workbook(root: PackageFolder.url, lessons: Catalogue.lessons), on: console)
    return (isRight, console.output, console.error)
  }

  @Test("Verifying runs the rules that are named, or all, and tells what is wrong")
  func verifying() async throws {
    let fine = try await verify("book")
    #expect(fine == (true, "book      ok\n", ""))
    let all = try await verify()
    #expect(all == (false, "steps     FAILED\nbook      ok\n", "  one\n  two\n"))
  }

  @Test("A rule that there is not is refused")
  func noRule() async throws {
    await #expect(throws: UsageError.surplusArgument("stepps", command: "bookbinder verify")) {
      try await verify("stepps")
    }
  }

  @Test("The help of verify names every rule, and without a command it says which there are")
  func help() async throws {
    let help = VerifyCommand().help
    let rules = help.matches(of: #/(?m)^  +([a-z]+)  +[A-Z]/#).map { String($0.1) }
    #expect(rules == VerifyCommand.all.map(\.name) && rules.count == 6)
    let console = RecordingConsole()
    #expect(
      try await Program.bookbinder.run([], on: console) {
        Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
      })
    let commands = ["pages", "verify", "measure", "site"]
    #expect(commands.allSatisfy { console.output.contains("  \($0) ") })
    for command in commands {
      let console = RecordingConsole(width: 80)
      _ = try await Program.bookbinder.run(["help", command], on: console) {
        Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
      }
      #expect(!console.output.contains("↪"), "the help of \(command) fits in 80 columns")
    }
  }

  private static let stale = "<!-- code: Sources/Ship.swift -->\n```swift\nold\n```\n"
  private static let fresh = "<!-- code: Sources/Ship.swift -->\n```swift\nnew\n```\n"
  private static let bad = "<!-- code: Sources/None.swift -->\n```\n```\n"

  @Test(
    "Pages are brought up to date, or checked, and what is left is told",
    arguments: [
      (fresh, ["--check"], fresh, true, "Pages: 1, quotes: 1, all as it really is.\n", ""),
      (
        stale, ["--check"], stale, false, "",
        "README.md:1: What is quoted from Sources/Ship.swift is not what is there now: "
          + "run `swift run bookbinder pages` and read what changed.\n"
      ),
      (fresh, [], fresh, true, "Nothing was out of date.\n", ""),
      (
        bad + stale, [], bad + fresh, false, "README.md: brought up to date.\n",
        "README.md:1: There is no file Sources/None.swift in the book to quote.\n"
      ),
    ] as [(String, [String], String, Bool, String, String)])
  func pages(
    before: String, words: [String], after: String, isRight: Bool, output: String, error: String
  ) async throws {
    let book = try ScratchBook(["README.md": before, "Sources/Ship.swift": "new\n"])
    let console = RecordingConsole()
    #expect(try await PagesCommand().run(words, in: book.workbook, on: console) == isRight)
    let text = try book.workbook.text(at: "README.md")
    #expect([console.output, console.error, text] == [output, error, after])
  }

  @Test("A chart is drawn where the versions differ, and taken away where they do not")
  func charts() async throws {
    let (lesson, marker) = (Catalogue.lessons[0], "<!-- bet: 01-SingleResponsibility -->")
    let page = "\(lesson.pageFolder)/Costs.md"
    let book = try ScratchBook([page: "\(marker)\n\n<!-- end: bet -->\n"])
    let chart = "\(lesson.pageFolder)/Bet.svg"
    func update(after: Int, _ words: String...) async throws -> [String] {
      let evidence = LessonEvidence(
        lesson: lesson.name, digest: "", requests: [], slips: [],
        stages: [.init(request: "twin", linesEdited: .init(before: 2, after: after))])
      try book.write(LessonEvidence.path(of: lesson), evidence.jsonText())
      let console = RecordingConsole()
      _ = try await PagesCommand().run(words, in: book.workbook, on: console)
      return (console.output + console.error).split(separator: "\n").map(String.init)
    }
    let told = [page, chart].map { "\($0): brought up to date." }
    #expect(try await update(after: 1) == told)
    #expect(try book.workbook.text(at: chart).contains("<title>Existing lines edited"))
    #expect(try book.workbook.text(at: page).contains("twin: before 2, after 1.](Bet.svg)"))
    let problem =
      "\(page):1: \(chart) is not the picture of what stands here: run `swift run bookbinder pages`."
    #expect(try await update(after: 2, "--check").contains(problem))
    #expect(try await update(after: 2) == told)
    #expect(throws: BookError.self) { try book.workbook.text(at: chart) }
    #expect(try book.workbook.text(at: page).contains("the same number of existing lines"))
  }

  @Test("It takes no words and no other options", arguments: ["1", "--fix"])
  func wrongUsage(word: String) async throws {
    let book = try ScratchBook()
    await #expect(throws: UsageError.self) {
      try await PagesCommand().run([word], in: book.workbook, on: RecordingConsole())
    }
  }
}
