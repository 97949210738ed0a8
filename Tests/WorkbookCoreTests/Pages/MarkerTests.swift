import Testing

@testable import WorkbookCore

@Suite("Markers of quotes")
struct MarkerTests {
  @Test("A marker names a snippet, a whole file, a folder or a command")
  func kinds() throws {
    #expect(
      try Quote.Origin(marker: "<!-- code: Sources/Ship.swift#lives -->")
        == .code(file: "Sources/Ship.swift", snippet: "lives"))
    #expect(
      try Quote.Origin(marker: "  <!--code:Sources/Ship.swift-->")
        == .code(file: "Sources/Ship.swift", snippet: nil))
    #expect(
      try Quote.Origin(marker: "<!-- diagram: Sources/Lessons/01-A/After/ -->")
        == .diagram(folder: "Sources/Lessons/01-A/After"))
    #expect(
      try Quote.Origin(marker: "<!-- output: arcade census --sides before -->")
        == .output(command: ["arcade", "census", "--sides", "before"], exit: 0))
    #expect(
      try Quote.Origin(marker: "<!-- output: workbook read 12 (exit 64) -->")
        == .output(command: ["workbook", "read", "12"], exit: 64))
  }

  @Test(
    "Other lines are no markers",
    arguments: [
      "", "text", "<!-- a remark -->", "<!-- by the way: no marker -->", "<!---->",
      "see <!-- code: Ship.swift -->", "<!-- code: Ship.swift", "`<!-- code: Ship.swift -->`",
    ])
  func others(line: String) throws {
    #expect(try Quote.Origin(marker: line) == nil)
  }

  @Test("A marker of an unknown kind is refused")
  func unknown() throws {
    let error = #expect(throws: QuoteError.self) {
      try Quote.Origin(marker: "<!-- cod: Ship.swift -->")
    }
    #expect(
      error?.description
        == "There is no marker “cod”: a quote is marked with code, diagram, output, steps or cost."
    )
  }

  @Test(
    "A marker that names nothing is refused",
    arguments: ["code", "diagram", "output", "steps", "cost"])
  func empty(kind: String) throws {
    let error = #expect(throws: QuoteError.self) {
      try Quote.Origin(marker: "<!-- \(kind): -->")
    }
    #expect(error?.description == "The marker “\(kind)” does not say what it quotes.")
  }

  @Test("Only the programs of this package are run")
  func foreignProgram() throws {
    let error = #expect(throws: QuoteError.self) {
      try Quote.Origin(marker: "<!-- output: rm -rf everything -->")
    }
    #expect(
      error?.description
        == "“rm” is no program of this package: quote what arcade or workbook print.")
  }

  @Test("An exit code is a number")
  func badExit() throws {
    let error = #expect(throws: QuoteError.self) {
      try Quote.Origin(marker: "<!-- output: arcade census (exit badly) -->")
    }
    #expect(error == .badExit("arcade census (exit badly)"))
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
