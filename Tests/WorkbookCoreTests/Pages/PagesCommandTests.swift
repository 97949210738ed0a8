import Shell
import Synchronization
import Testing

@testable import WorkbookCore

@Suite("workbook pages")
struct PagesCommandTests {
  /// A console that keeps both of its streams apart.
  private final class SplitConsole: Console {
    let isTerminal = false
    let usesColor = false
    let width = 80
    private let texts = Mutex((output: "", errors: ""))

    var output: String { texts.withLock { $0.output } }
    var errors: String { texts.withLock { $0.errors } }

    func write(_ text: String) { texts.withLock { $0.output += text } }
    func writeError(_ text: String) { texts.withLock { $0.errors += text } }
    func page(_ text: String) { write(text) }
  }

  private static let stale = "<!-- code: Sources/Ship.swift -->\n```swift\nold\n```\n"
  private static let fresh = "<!-- code: Sources/Ship.swift -->\n```swift\nnew\n```\n"

  private func book(_ page: String) throws -> ScratchBook {
    try ScratchBook(["README.md": page, "Sources/Ship.swift": "new\n"])
  }

  /// What the command says and whether it is content.
  private func run(_ words: [String], in book: ScratchBook) async throws -> (
    isRight: Bool, output: String, errors: String
  ) {
    let console = SplitConsole()
    let isRight = try await PagesCommand().run(
      words, in: Workbook(root: book.root), on: console)
    return (isRight, console.output, console.errors)
  }

  @Test("Checking tells what is out of date and changes nothing")
  func checking() async throws {
    let book = try book(PagesCommandTests.stale)
    let result = try await run(["--check"], in: book)
    #expect(!result.isRight)
    #expect(result.output == "")
    #expect(
      result.errors
        == "README.md:1: What is quoted from Sources/Ship.swift is not what is there now: "
        + "run `swift run workbook pages` and read what changed.\n")
    #expect(try book.text(of: "README.md") == PagesCommandTests.stale)
  }

  @Test("Checking pages that are as they should be says how many there are")
  func fine() async throws {
    let result = try await run(["--check", "--skip-build"], in: book(PagesCommandTests.fresh))
    #expect(result.isRight)
    #expect(result.output == "1 page with 1 quote: all as it really is.\n")
    #expect(result.errors == "")
  }

  @Test("Without checking, the pages are brought up to date")
  func rewriting() async throws {
    let book = try book(PagesCommandTests.stale)
    let result = try await run([], in: book)
    #expect(result.isRight)
    #expect(result.output == "README.md: brought 1 quote up to date.\n")
    #expect(result.errors == "")
    #expect(try book.text(of: "README.md") == PagesCommandTests.fresh)
    let again = try await run([], in: book)
    #expect(again.output == "Nothing was out of date.\n")
  }

  @Test("What cannot be brought up to date is told, and the rest is")
  func rewritingSome() async throws {
    let bad = "<!-- code: Sources/None.swift -->\n```\n```\n"
    let book = try book(bad + PagesCommandTests.stale)
    let result = try await run([], in: book)
    #expect(!result.isRight)
    #expect(result.output == "README.md: brought 1 quote up to date.\n")
    #expect(result.errors == "README.md:1: There is no file Sources/None.swift to quote.\n")
    #expect(try book.text(of: "README.md") == bad + PagesCommandTests.fresh)
  }

  @Test("It takes no arguments and no other options", arguments: ["1", "--fix"])
  func wrongUsage(word: String) async throws {
    let book = try book(PagesCommandTests.stale)
    await #expect(throws: UsageError.self) { try await run([word], in: book) }
    #expect(try book.text(of: "README.md") == PagesCommandTests.stale)
  }
}
