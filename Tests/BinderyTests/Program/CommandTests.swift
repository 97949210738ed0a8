import Book
import Terminal
import TestSupport
import Testing

@testable import Bindery

@Suite("The bookbinder command")
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

  @Test("The verify command runs the named rules, or all, and reports breaches")
  func verifying() async throws {
    let fine = try await verify("book")
    #expect(fine == (true, "book      ok\n", ""))
    let all = try await verify()
    #expect(all == (false, "steps     FAILED\nbook      ok\n", "  one\n  two\n"))
  }

  @Test("The verify command refuses an unknown rule")
  func noRule() async throws {
    await #expect(throws: UsageError.surplusArgument("stepps", command: "bookbinder verify")) {
      try await verify("stepps")
    }
  }

  @Test("The help of verify names every rule; bookbinder without a command lists all commands")
  func help() async throws {
    let help = VerifyCommand().help
    let rules = help.matches(of: #/(?m)^  +([a-z]+)  +[A-Z]/#).map { String($0.1) }
    #expect(rules == VerifyCommand.all.map(\.name) && rules.count == 6)
    let console = RecordingConsole()
    #expect(
      try await Program.bookbinder.run([], on: console) {
        Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
      })
    let commands = ["pages", "verify", "measure"]
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
    "The pages command updates or checks the pages, and reports what is left",
    arguments: [
      (fresh, ["--check"], fresh, true, "Pages: 1, quotes: 1, all up to date.\n", ""),
      (
        stale, ["--check"], stale, false, "",
        "README.md:1: The quote from Sources/Ship.swift is out of date: "
          + "run `swift run bookbinder pages` and read the changes.\n"
      ),
      (fresh, [], fresh, true, "Nothing was out of date.\n", ""),
      (
        bad + stale, [], bad + fresh, false, "README.md: updated.\n",
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

  @Test("The bet says what the expected requests take one after another, if the versions differ")
  func totals() async throws {
    let page = "\(Catalogue.lessons[0].pageFolder)/README.md"
    let book = try ScratchBook([page: "<!-- bet: 01-SingleResponsibility -->\n<!-- end: bet -->\n"])
    func updated(after: Int) async throws -> String {
      let evidence = LessonEvidence(
        lesson: "", digest: "", requests: [], slips: [],
        stages: [.init(request: "twin", linesEdited: .init(before: 2, after: after))])
      try book.write(LessonEvidence.path(of: Catalogue.lessons[0]), evidence.jsonText())
      _ = try await PagesCommand().run([], in: book.workbook, on: RecordingConsole())
      return try book.workbook.text(at: page)
    }
    #expect(try await updated(after: 1).contains("fewer is better. twin: before 2, after 1."))
    #expect(try await updated(after: 2).contains("the same number of existing lines"))
  }

  @Test("The pages command takes no words and no other options", arguments: ["1", "--fix"])
  func wrongUsage(word: String) async throws {
    let book = try ScratchBook()
    await #expect(throws: UsageError.self) {
      try await PagesCommand().run([word], in: book.workbook, on: RecordingConsole())
    }
  }
}
