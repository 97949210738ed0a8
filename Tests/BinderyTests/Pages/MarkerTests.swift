import Testing

@testable import Bindery

@Suite("Markers of quotes")
struct MarkerTests {
  @Test(
    "A marker names a snippet, a file, a folder, a command or a lesson; other lines are none",
    arguments: [
      (
        "<!-- code: Sources/Ship.swift#lives -->",
        .code(file: "Sources/Ship.swift", snippet: "lives"), "swift"
      ),
      ("  <!--code:a.b/check-->", .code(file: "a.b/check", snippet: nil), ""),
      ("<!-- code: check.sh -->", .code(file: "check.sh", snippet: nil), "sh"),
      ("<!-- code: a.json# -->", .code(file: "a.json", snippet: ""), "json"),
      ("<!-- code: a.md -->", .code(file: "a.md", snippet: nil), "markdown"),
      ("<!-- diagram: Sources/01-A/After/ -->", .diagram(folder: "Sources/01-A/After"), "mermaid"),
      (
        "<!-- output: arcade census --sides before -->",
        .output(command: ["arcade", "census", "--sides", "before"], exit: 0), "text"
      ),
      (
        "<!-- output: workbook read 12 (exit 64) -->",
        .output(command: ["workbook", "read", "12"], exit: 64), "text"
      ),
      ("<!-- steps: 01-A -->", .steps(lesson: "01-A"), ""),
      ("<!-- cost: 01-A -->", .cost(lesson: "01-A"), ""), ("", nil, nil), ("text", nil, nil),
      ("<!-- a remark -->", nil, nil), ("<!-- by the way: no marker -->", nil, nil),
      ("<!---->", nil, nil), ("see <!-- code: Ship.swift -->", nil, nil),
      ("<!-- code: Ship.swift", nil, nil), ("<!-- end: steps -->", nil, nil),
    ] as [(String, Quote.Origin?, String?)])
  func kinds(line: String, origin: Quote.Origin?, language: String?) throws {
    let found = try Quote.Origin(marker: line)
    #expect(found == origin && found?.language == language)
  }

  @Test(
    "A marker that cannot be followed is refused, with a sentence",
    arguments: [
      (
        "<!-- cod: Ship.swift -->",
        "There is no marker “cod”: a quote is marked with code, diagram, output, steps or cost."
      ),
      ("<!-- code: -->", "The marker “code” does not say what it quotes."),
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
    #expect(throws: QuoteError(sentence)) { try Quote.Origin(marker: line) }
  }
}
