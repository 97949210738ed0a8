import Testing

@testable import WorkbookCore

@Suite("Steps and costs in a page")
struct PageBlockTests {
  private static let page = "Lessons/01-SingleResponsibility/README.md"

  /// The problems of a page in a book with steps.
  private func problems(_ text: String) throws -> [String] {
    let book = try SidesBook.withSteps()
    defer { book.remove() }
    try book.write(Self.page, text)
    return try Proofreader(root: book.workbook.root).read(running: nil)
      .problems.map(\.description)
      .filter { !$0.contains("heading") && !$0.contains("questions") }
  }

  private static let steps = """
    1. **Extract Class**: [Give the lives to a hull](Steps/01-give-the-lives-to-a-hull.diff). \
    Lives change for another reason than places. (4 lines changed, 5 moved)
    2. **Rename Variable**: [Name the place](Steps/02-name-the-place.diff). \
    One letter says little. (6 lines changed)
    3. **Change Reference to Value**: [Make the ship a value](Steps/03-make-the-ship-a-value.diff). \
    Nobody shares it. (2 lines changed)
    """
  private static let begin = "<!-- steps: 01-SingleResponsibility -->"
  private static let end = "<!-- end: steps -->"

  @Test("A page that shows the steps as they are is fine; one that does not is told")
  func comparing() throws {
    #expect(
      try problems("# A\n\n\(Self.begin)\n\n\(Self.steps)\n\n\(Self.end)\n") == [])
    let stale = "# A\n\n\(Self.begin)\n\nold\n\n\(Self.end)\n"
    #expect(
      try problems(stale) == [
        "\(Self.page):3: What is quoted from the steps of 01-SingleResponsibility is not what is "
          + "there now: run `swift run workbook pages` and read what changed."
      ])
  }

  @Test("The steps of a lesson in words")
  func stepWords() throws {
    let book = try SidesBook.withSteps()
    defer { book.remove() }
    let block = try StepBlock(of: SmallSteps.lesson, in: book.workbook)
    #expect(block.lines == Self.steps.split(separator: "\n").map(String.init))
  }

  @Test("The requests of a lesson in words, a table and a chart")
  func costWords() throws {
    let book = try SidesBook.withRequests()
    defer { book.remove() }
    let requests = try ChangeRequest.all(of: SmallSteps.lesson, in: book.workbook)
    let lines = CostBlock(requests: Array(requests.prefix(1)), cost: SampleCosts.two).lines
    let wish = "“One bolt is dull. Give me two.” (a player, along the lesson's axis)"
    let heads = "request | side | files touched | new files | lines changed | lines added"
    let expected = [
      "1. [Twin Bolts](Requests/twin-bolts/Request.md) (`twin-bolts`): \(wish)",
      "",
      "| \(heads) | declarations changed | objects rebuilt | tests edited |",
      "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
      "| 1 | before | 3 | 0 | 12 | 30 | 9 | 4 | 0 |",
      "| 1 | after | 1 | 1 | 1 | 18 | 1 | 1 | 0 |",
      "| 2 | before | 1 | 0 | 1 | 2 | 1 | 1 | 0 |",
      "| 2 | after | 4 | 0 | 10 | 22 | not measured | 3 | 1 |",
      "",
      "![\(CostChart(SampleCosts.two).words)](Cost.svg)",
    ]
    #expect(lines == expected)
    #expect(
      ChangeRequest.Kind.allCases.map(\.text)
        == ["along the lesson's axis", "as players see it", "where after is no cheaper"])
  }

  @Test("A marker without an end in its section is told", arguments: ["steps", "cost"])
  func noEnd(name: String) throws {
    for rest in ["", "\n\n## Next\n\n<!-- end: \(name) -->", "\n<!-- end: other -->"] {
      let found = try problems("# A\n\n<!-- \(name): 01-SingleResponsibility -->\(rest)\n")
      #expect(
        found == [
          "\(Self.page):3: The lines under this marker have no end: add a line "
            + "<!-- end: \(name) --> in this section."
        ])
    }
  }

  @Test("A lesson that there is not, and one without steps, are told")
  func noLesson() throws {
    let found = try problems("# A\n\n<!-- steps: 12-None -->\n<!-- end: steps -->\n")
    #expect(
      found == ["\(Self.page):3: \(QuoteError.noSuchFolder("Lessons/12-None"))"])
    let none = try problems(
      "# A\n\n<!-- cost: 02-OpenClosed -->\n\(Self.end)\n<!-- end: cost -->\n")
    #expect(none == ["\(Self.page):3: \(CostError.notMeasured(2))"])
  }

  @Test("A block that has nothing in it yet is filled; filled, it stays as it is")
  func filling() throws {
    var page = Page(path: "README.md", text: "a\r\n\(Self.begin)\r\n\(Self.end)\r\nb\r\n")
    let quote = try #require(page.quotes().quotes.first)
    #expect(quote.origin == .steps(lesson: "01-SingleResponsibility"))
    #expect(quote.place == .block(end: 2))
    #expect(quote.fence == nil)
    let changesFirst = page.show(["1. one", "2. two"], in: quote)
    #expect(page.text == "a\r\n\(Self.begin)\r\n\r\n1. one\r\n2. two\r\n\r\n\(Self.end)\r\nb\r\n")
    let again = try #require(page.quotes().quotes.first)
    let changesAgain = page.show(["1. one", "2. two"], in: again)
    #expect(changesFirst && !changesAgain)
    #expect(page.quotes().problems.isEmpty)
  }
}
