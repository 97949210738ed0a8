import Testing

@testable import Bindery

@Suite("Markers of quotes")
struct MarkerTests {
  @Test(
    "A marker names a snippet, a file, a folder, a command or a lesson",
    arguments: [
      (
        "<!-- code: Sources/Ship.swift#lives -->",
        .code(file: "Sources/Ship.swift", snippet: "lives")
      ),
      ("  <!--code:Sources/Ship.swift-->", .code(file: "Sources/Ship.swift", snippet: nil)),
      (
        "<!-- diagram: Sources/Lessons/01-A/After/ -->",
        .diagram(folder: "Sources/Lessons/01-A/After")
      ),
      (
        "<!-- output: arcade census --sides before -->",
        .output(command: ["arcade", "census", "--sides", "before"], exit: 0)
      ),
      (
        "<!-- output: workbook read 12 (exit 64) -->",
        .output(command: ["workbook", "read", "12"], exit: 64)
      ),
      ("<!-- steps: 01-A -->", .steps(lesson: "01-A")),
      ("<!-- cost: 01-A -->", .cost(lesson: "01-A")),
    ] as [(String, Quote.Origin)])
  func kinds(line: String, origin: Quote.Origin) throws {
    #expect(try Quote.Origin(marker: line) == origin)
  }

  @Test(
    "Other lines are no markers",
    arguments: [
      "", "text", "<!-- a remark -->", "<!-- by the way: no marker -->", "<!---->",
      "see <!-- code: Ship.swift -->", "<!-- code: Ship.swift", "`<!-- code: Ship.swift -->`",
      "<!-- end: steps -->",
    ])
  func others(line: String) throws {
    #expect(try Quote.Origin(marker: line) == nil)
  }

  @Test(
    "A marker that cannot be followed is refused, with a sentence",
    arguments: [
      (
        "<!-- cod: Ship.swift -->",
        "There is no marker “cod”: a quote is marked with code, diagram, output, steps or cost."
      ),
      ("<!-- code: -->", "The marker “code” does not say what it quotes."),
      ("<!-- diagram: -->", "The marker “diagram” does not say what it quotes."),
      ("<!-- output: -->", "The marker “output” does not say what it quotes."),
      ("<!-- steps: -->", "The marker “steps” does not say what it quotes."),
      ("<!-- cost: -->", "The marker “cost” does not say what it quotes."),
      (
        "<!-- output: rm -rf everything -->",
        "“rm” is no program of this package: quote what arcade or workbook prints."
      ),
      (
        "<!-- output: arcade census (exit badly) -->",
        "“arcade census (exit badly)” does not end with an exit code, such as “(exit 64)”."
      ),
    ])
  func refused(line: String, sentence: String) throws {
    let error = #expect(throws: QuoteError.self) { try Quote.Origin(marker: line) }
    #expect(error?.description == sentence)
  }

  @Test("The fence of a quote is named after what it shows")
  func languages() throws {
    let fence = Page.Fence(opening: 1, closing: 2, language: "")
    let languages = [
      Quote.Origin.code(file: "a/Ship.swift", snippet: nil), .code(file: "a.b/check", snippet: nil),
      .code(file: "scripts/check.sh", snippet: nil), .code(file: "a.json", snippet: nil),
      .code(file: "a.md", snippet: nil), .diagram(folder: "a"),
      .output(command: ["arcade"], exit: 0), .steps(lesson: "a"), .cost(lesson: "a"),
    ].map { Quote(origin: $0, marker: 0, place: .fence(fence)).language }
    #expect(languages == ["swift", "", "sh", "json", "markdown", "mermaid", "text", "", ""])
  }
}
