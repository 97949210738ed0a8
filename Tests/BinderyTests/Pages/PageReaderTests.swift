import Book
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Bindery

@Suite("The reading of a book's pages")
struct PageReaderTests {
  private static let source =
    "struct Ship {\n  // snippet: lives\n  var lives = 3\n  // end: lives\n}\n"

  @Test("Every fault of a page is reported with its line, and nothing else is")
  func problems() async throws {
    let page = """
      # Title
      <!-- a remark -->
      <!-- by the way: no marker -->
      <!---->
      see <!-- code: Ship.swift -->
      <!-- code: Sources/Ship.swift
      <!-- end: steps -->
      ```
      <!-- code: None.swift -->
      ```
        ````html
        ```
        ```swift
        ````
      ```x``` and more
      <!-- code: Sources/Ship.swift#lives -->
      ```swift
      var lives = 3
      ```
      <!-- cod: Ship.swift -->
      <!-- code: -->
      <!-- code: Sources/None.swift -->
      ```
      ```
      <!-- code: Sources/Ship.swift#life -->
      ```
      ```
      <!-- code: ../Ship.swift -->
      ```
      ```
      <!-- diagram: 12-None/After -->
      ```mermaid
      ```
      <!-- steps: 12-None -->
      <!-- end: steps -->
      <!-- code: Sources/Ship.swift -->

      ```swift
      ```
      ```mermaid
      ```
      ```text
      ```
      <!-- steps: 01-A -->
      <!-- end: cost -->
      ## Next
      <!-- end: steps -->
      <!-- code: Sources/Ship.swift -->
      ```html
      """
    let book = try ScratchBook(["README.md": page, "Sources/Ship.swift": Self.source])
    let fence = "This marker is not directly followed by a fence: add an empty one under it."
    #expect(
      try await book.problems().joined(separator: "\n").replacing("README.md:", with: "") == """
        20: There is no marker “cod”: a quote is marked with one of code, diagram, output, steps, bet, cost.
        21: The marker “code” does not say what it quotes.
        22: There is no file Sources/None.swift in the book to quote.
        25: There is no snippet “life” in Sources/Ship.swift.
        28: There is no file ../Ship.swift in the book to quote.
        31: There is no lesson in a folder 12-None/After.
        34: There is no lesson in a folder Lessons/12-None.
        36: \(fence)
        38: This swift block is typed in by hand: quote the real thing with a marker.
        40: This mermaid block is typed in by hand: quote the real thing with a marker.
        42: This text block is typed in by hand: quote the real thing with a marker.
        44: The lines under this marker have no end: add a line <!-- end: steps --> in this section.
        48: \(fence)
        49: This fence is not closed: end it with a line of backticks.
        """)
  }

  @Test(
    "Stale quotes are reported and updated together, in fences longer than any inside")
  func stale() async throws {
    let bin = try TemporaryFolder()
    defer { bin.remove() }
    // The program prints a file of the book, then errors; quotes drop blanks at line ends.
    try await bin.program("arcade", "#!/bin/sh\ncat notes\necho \"no $1.\nmore\" >&2\nexit $1\n")
    let page = """
      <!-- code: Sources/Ship.swift#lives -->
      ```swift
      old
      ```
      <!-- code: a.md -->
      ```
      a
      b
      ```
        <!-- code: run.sh -->
        ```
        ```
      <!-- code: a.json -->
      ```
      ```
      <!-- code: bare -->
      ```
      ```
      <!--output:arcade 0-->
      ```
      ```
      <!-- output: arcade 3 (exit 3) -->
      ```
      ```
      <!-- bet: 01-SingleResponsibility -->
      old
      <!-- end: bet -->
      """
    let evidence = LessonEvidence(lesson: "", digest: "", requests: [], slips: [], stages: [])
    let book = try ScratchBook([
      LessonEvidence.path(of: ScratchBook.lesson): evidence.jsonText(),
      "Lessons/README.md": page, "Sources/Ship.swift": Self.source, "a.md": "/// ```\n  ````\n",
      "run.sh": "x\n\ny\n", "a.json": "{}", "bare": "1", "notes": "  61 objects  \n\n3\t\n\n",
    ])
    let reading = try #require(try await book.read(programs: bin.url).first)
    #expect(
      reading.corrected == """
        <!-- code: Sources/Ship.swift#lives -->
        ```swift
        var lives = 3
        ```
        <!-- code: a.md -->
        `````markdown
        /// ```
          ````
        `````
          <!-- code: run.sh -->
          ```sh
          x

          y
          ```
        <!-- code: a.json -->
        ```json
        {}
        ```
        <!-- code: bare -->
        ```
        1
        ```
        <!--output:arcade 0-->
        ```text
          61 objects

        3
        no 0.
        more
        ```
        <!-- output: arcade 3 (exit 3) -->
        ```text
          61 objects

        3
        no 3.
        more
        ```
        <!-- bet: 01-SingleResponsibility -->

        \(evidence.betLines.joined(separator: "\n"))

        <!-- end: bet -->
        """)
    #expect(reading.quotes.count == 8 && reading.problems.allSatisfy(\.isStale))
    let lines: [Int] = reading.problems.map(\.line)
    #expect(lines == [1, 5, 10, 13, 16, 19, 22, 25])
    #expect(
      reading.problems[0].description
        == "Lessons/README.md:1: The quote from Sources/Ship.swift#lives is out of date: "
        + "run `swift run bookbinder pages` and read the changes.")
  }

  @Test("The front page and all pages under Lessons are read, and no other file")
  func pages() async throws {
    let files = [
      "README.md", "CHANGES.md", "Lessons/README.md", "Lessons/Results.md", "Lessons/Notes.md",
      "Lessons/a/README.md", "Sources/README.md",
    ]
    let book = try ScratchBook(Dictionary(uniqueKeysWithValues: files.map { ($0, "text\n") }))
    let read = try await book.read()
    let paths: [String] = read.map(\.path)
    #expect(
      paths == ["README.md", "Lessons/README.md", "Lessons/Results.md", "Lessons/a/README.md"])
    #expect(read.flatMap(\.problems).isEmpty && read.allSatisfy { $0.corrected == nil })
  }

  @Test(
    "An output that does not end as the page says, or has no program, is reported",
    arguments: [
      ("arcade 3", "`arcade 3` ended with 3 rather than 0: no 3."),
      ("arcade 0 (exit 64)", "`arcade 0` ended with 0 rather than 64: no 0."),
      ("workbook", "The program workbook is not built: run `swift build`."),
      ("rm 0", "“rm” is not a program of this package: quote the output of arcade or workbook."),
    ])
  func outputs(command: String, message: String) async throws {
    let book = try ScratchBook(["README.md": "<!-- output: \(command) -->\n```text\n```\n"])
    let bin = try TemporaryFolder()
    defer { bin.remove() }
    try await bin.program("arcade", "#!/bin/sh\necho \"no $1.\nmore\" >&2\nexit $1\n")
    let told: [String] = try await book.read(programs: bin.url).flatMap(\.problems)
      .map(\.description)
    #expect(told == ["README.md:1: \(message)"])
  }

  @Test("A diagram is compared with the modules of its side and of the seam's room")
  func diagram() async throws {
    let marker = "<!-- diagram: \(Catalogue.lessons[0].sources(.after)) -->"
    let page = "\(marker)\n```mermaid\nclassDiagram\nclass Ship\n```\n"
    let book = try ScratchBook(["README.md": page])
    var ship = SymbolGraph()
    ship.symbols.append(
      .init(
        kind: .init(identifier: "swift.class"), identifier: .init(precise: "s"),
        pathComponents: ["Ship"], declarationFragments: nil, location: nil))
    for (graph, faults) in [(ship, 0), (SymbolGraph(), 1)] {
      let programs = BuiltPrograms(root: book.root, folder: book.root)
      let readings = try await PageReader(workbook: book.workbook, programs: programs) {
        modules, _ in
        modules == ["SingleResponsibilityAfter", "SpaceGame"] ? graph : SymbolGraph()
      }.read()
      let problems: [PageProblem] = readings.flatMap(\.problems)
      #expect(problems.count == faults && !problems.contains(where: \.isStale))
    }
  }
}
