import Book
import Foundation
import TestSupport
import Testing
import Toolchain

@testable import Bindery

@Suite("Reading the pages of a book")
struct PageReaderTests {
  private static let source =
    "struct Ship {\n  // snippet: lives\n  var lives = 3\n  // end: lives\n}\n"

  @Test("Each stale quote is told, from top to bottom, and all come right at once")
  func stale() async throws {
    let marker = "<!-- code: Sources/Ship.swift#lives -->\n```swift\n"
    let example = "```html\n<!-- code: None.swift -->\n```\n"
    let text =
      "\(marker)var lives = 4\n```\n\(example)\(marker)var lives = 3\n```\n\(marker)a\nb\n```"
    let book = try ScratchBook(["Lessons/README.md": text, "Sources/Ship.swift": Self.source])
    let reading = try #require(try await book.read().first)
    let sentence =
      "What is quoted from Sources/Ship.swift#lives is not what is there now: "
      + "run `swift run bookbinder pages` and read what changed."
    let problems: [PageProblem] = [1, 12].map {
      PageProblem(path: "Lessons/README.md", line: $0, message: sentence, isStale: true)
    }
    #expect(reading.problems == problems)
    #expect(reading.quotes.count == 3)
    let fresh = "\(marker)var lives = 3\n```"
    let corrected: String = [fresh, example + fresh, fresh].joined(separator: "\n")
    #expect(reading.corrected == corrected)
  }

  @Test(
    "What cannot be quoted is told where the page asks for it",
    arguments: [
      ("code: Sources/None.swift", "There is no file Sources/None.swift in the book to quote."),
      ("code: Sources", "There is no file Sources in the book to quote."),
      ("code: Sources/Ship.swift#life", "There is no snippet “life” in Sources/Ship.swift."),
      ("code: ../Ship.swift", "There is no file ../Ship.swift in the book to quote."),
      ("code: /etc/hosts", "There is no file /etc/hosts in the book to quote."),
      ("steps: 12-None", "There is no lesson in a folder Lessons/12-None."),
      ("cost: 12-None", "There is no lesson in a folder Lessons/12-None."),
      ("diagram: 12-None/After", "There is no lesson in a folder 12-None/After."),
    ])
  func cannotBeQuoted(marker: String, message: String) async throws {
    let kind = marker.prefix { $0 != ":" }
    let end = ["steps", "cost"].contains(kind) ? "<!-- end: \(kind) -->" : "```\n```\n"
    let book = try ScratchBook([
      "README.md": "# A\n<!-- \(marker) -->\n\(end)", "Sources/Ship.swift": Self.source,
    ])
    #expect(try await book.problems() == ["README.md:2: \(message)"])
  }

  @Test("The front page and every page under Lessons is read, other pages are not")
  func pages() async throws {
    let files = [
      "README.md", "CHANGES.md", "Lessons/README.md", "Lessons/Notes.md", "Lessons/a/README.md",
      "Sources/README.md",
    ]
    let book = try ScratchBook(Dictionary(uniqueKeysWithValues: files.map { ($0, "# A\n") }))
    let read: [String] = try await book.read().map(\.page.path)
    #expect(read == ["README.md", "Lessons/README.md", "Lessons/a/README.md"])
  }

  @Test("A snippet of a lesson that no page quotes is told, and a broken one")
  func anchors() throws {
    let path = "Sources/Lessons/01-A/After/Ship.swift"
    let book = try ScratchBook([
      path: Self.source, "Tests/Lessons/01-A/A.swift": "// snippet: a\nx",
    ])
    func problems(besides quoted: [String]) throws -> [String] {
      try Snippets.problems(in: book.workbook, besides: quoted).map(\.description)
    }
    let broken =
      "Tests/Lessons/01-A/A.swift:1: The snippet “a” is not closed (Tests/Lessons/01-A/A.swift:1): "
      + "end it with “// end: a”."
    let unseen =
      "\(path):2: No page quotes the snippet “lives”: quote it, or take its comments away."
    #expect(try problems(besides: ["\(path)#life", path]) == [unseen, broken])
    #expect(try problems(besides: ["\(path)#lives"]) == [broken])
  }

  @Test(
    "An output is what the program prints in the book's folder, if it ends as the page says",
    arguments: [
      ("arcade 0", nil), ("arcade 3 (exit 3)", nil),
      ("arcade 3", "`arcade 3` ended with 3 rather than 0: no 3."),
      ("arcade 0 (exit 64)", "`arcade 0` ended with 0 rather than 64: no 0."),
      ("workbook", "The program workbook is not built: run `swift build`."),
      ("rm 0", "“rm” is no program of this package: quote what arcade or workbook prints."),
    ] as [(String, String?)])
  func outputs(command: String, message: String?) async throws {
    let marker = "<!-- output: \(command) -->\n```text\n"
    let book = try ScratchBook([
      "README.md": "\(marker)```\n", "notes": "  61 objects  \n\n3\t\n\n",
    ])
    let bin = try TemporaryFolder()
    defer { bin.remove() }
    try await bin.program("arcade", "#!/bin/sh\ncat notes\necho \"no $1.\nmore\" >&2\nexit $1\n")
    let reading = try #require(try await book.read(programs: bin.url).first)
    if let message {
      #expect(reading.problems.map(\.description) == ["README.md:1: \(message)"])
    } else {
      let number = command.dropFirst("arcade ".count).prefix(1)
      #expect(reading.corrected == "\(marker)  61 objects\n\n3\nno \(number).\nmore\n```\n")
    }
  }

  @Test("The picture of a diagram is compared by its digest, and drawn anew where it is another's")
  func diagram() async throws {
    let (lesson, lines) = (Catalogue.lessons[0], ["classDiagram", "class Ship"])
    let picture = DiagramPicture(diagram: try #require(MermaidDiagram(lines)))
    let drawn = "\(picture.firstLine)\n<svg></svg>\n"
    let marker = "<!-- diagram: \(lesson.sources(.after)) -->"
    let page = "\(marker)\n```mermaid\n\(lines.joined(separator: "\n"))\n```\n"
    let book = try ScratchBook(["README.md": page])
    var ship = SymbolGraph()
    ship.symbols.append(
      .init(
        kind: .init(identifier: "swift.class"), identifier: .init(precise: "s"),
        pathComponents: ["Ship"], declarationFragments: nil, location: nil))
    func read(_ graph: SymbolGraph) async throws -> PageReader.Reading? {
      let programs = BuiltPrograms(root: book.root, folder: book.root)
      return try await PageReader(workbook: book.workbook, programs: programs) { modules, _ in
        modules == ["SingleResponsibilityAfter", "SpaceGame"] ? graph : SymbolGraph()
      }.read().first
    }
    let path = "Lessons/01-SingleResponsibility/After.svg"
    let problem =
      "README.md:1: \(path) is not the picture of what stands here: run `swift run bookbinder pages`."
    for old in [nil, "<svg></svg>\n", drawn] {
      if let old { try book.write(path, old) }
      let reading = try #require(try await read(ship))
      let told: [String] = reading.problems.map(\.description)
      let expected: [String] = old == drawn ? [] : [problem]
      #expect(told == expected && reading.problems.allSatisfy(\.isStale))
      #expect(reading.pictures.map(\.path) == (old == drawn ? [] : [path]))
    }
    // One that is wrong is not drawn.
    try book.write(path, "")
    let wrong = try #require(try await read(SymbolGraph()))
    #expect(wrong.pictures.isEmpty && wrong.problems.map(\.isStale) == [false])
  }

  @Test(
    "The recorded game is compared with what the arcade prints", arguments: ["old\n", "game\n"])
  func recordedGame(kept: String) async throws {
    let book = try ScratchBook(["Lessons/Game.json": kept])
    let bin = try TemporaryFolder()
    defer { bin.remove() }
    try await bin.program("arcade", "#!/bin/sh\necho game\n[ \"$*\" = \"\(command)\" ]\n")
    let reading = try #require(try await book.read(programs: bin.url).first)
    let problem =
      "Lessons/Game.json:1: The file is not what `arcade \(command)` prints now: run "
      + "`swift run bookbinder pages`."
    let told: [String] = reading.problems.map(\.description)
    let expected: [String] = kept == "game\n" ? [] : [problem]
    #expect(told == expected)
    #expect(reading.problems.allSatisfy(\.isStale) && reading.corrected == "game\n")
  }

  private let command = "transcript --pictures --seed 3 --ticks 4000"
}
