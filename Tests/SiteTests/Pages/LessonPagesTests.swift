import Book
import TestSupport
import Testing
import Text

@testable import Site

@Suite("The pages of a lesson")
struct LessonPagesTests {
  private let contents: LessonContents
  private let book: BookPages
  private let pages: [SitePage]

  init() async throws {
    contents = try await RealLesson.contents()
    book = try await RealLesson.book()
    pages = try await RealLesson.pages()
  }

  private func page(_ part: LessonPart) throws -> SitePage {
    try #require(pages.first { $0.address == .lesson(RealLesson.lesson, part) })
  }

  @Test("Each part has a page that names its lesson")
  func parts() throws {
    let names = ["index", "sides", "steps", "requests", "slips", "evidence"]
    let paths: [String] = pages.map(\.address.path)
    let expected: [String] = names.map { "02-open-closed/\($0).html" }
    #expect(paths == expected)
    let titles: [String] = pages.map(\.title)
    #expect(titles.prefix(2) == ["Open/closed", "Open/closed: side by side"])
    for page in pages {
      #expect(page.lesson == RealLesson.lesson)
      let place = "<p class=\"place\"><a href=\"index.html\">Lesson 2, Open/closed</a></p>"
      #expect(page.written.contains(place) == (page.title != "Open/closed"))
    }
  }

  @Test("No page has an identifier twice, and each link inside of the lesson leads somewhere")
  func links() throws {
    var identifiers: [String: [String]] = [:]
    for page in pages {
      let name = String(page.address.path.split(separator: "/")[1])
      let own: [String] = try page.values(of: "id")
      #expect(Set(own).count == own.count, "\(name)")
      identifiers[name] = own
    }
    for page in pages {
      let own = String(page.address.path.split(separator: "/")[1])
      for link in try page.values(of: "href") where link.contains("#") && !link.contains("../") {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let name = parts[0].isEmpty ? own : parts[0]
        let places: [String] = identifiers[name] ?? []
        #expect(places.contains(parts[1]), "\(own): \(link)")
      }
    }
  }

  @Test("The lesson lists its sections, draws its diagram, and leads from a quote to its source")
  func lesson() throws {
    let page = try page(.page)
    #expect(page.title == "Open/closed")
    #expect(page.description.hasPrefix("The O in SOLID. A module is closed when others can"))
    #expect(
      page.lacking(
        "<p class=\"place\">Lesson 2 of 9 · the O in SOLID · 9 min</p>\n<h1>Open/closed</h1>",
        "<a href=\"../glossary.html#term-closed\"><em>closed</em></a>") == [])
    #expect(!page.written.contains("Reading this page takes"), "it stands above the title")
    let sources = try #require(page.written.split(separator: "id=\"sources\"").last)
    #expect(sources.contains("1988") && !sources.contains("glossary.html"))
    #expect(page.sections.prefix(3) == ["The bug", "Before", "After"])
    let links = try page.values(of: "href")
    #expect(
      links.first { $0.hasPrefix("../source/") }
        == "../source/Lessons/02-OpenClosed/Before/Referee.html#snippet-bolt-meets-bolt")
    #expect(page.written.matches(of: #/<svg .*class="(?:chart|diagram)"/#).count == 1)
    #expect(!page.written.contains("Bet.svg") && !page.written.contains("classDiagram"))
  }

  @Test("A page that does not say how long it takes is counted: 200 words or 20 lines a minute")
  func minutes() throws {
    let pages = try Catalogue.lessons.map { lesson in
      try LessonContents(
        of: lesson, in: Workbook(root: PackageFolder.url, lessons: Catalogue.lessons))
    }
    for contents in pages {
      #expect((5...20).contains(contents.minutes), "\(contents.lesson.title)")
    }
    func counted(_ markdown: String) -> Int { MarkdownParser(markdown).blocks().minutes }
    let words = String(repeating: "word ", count: 300)
    #expect(counted(words) == 2 && counted(words + words) == 3)
    #expect(counted("```swift\n\(String(repeating: "a\n\n", count: 30))```") == 2)
    let unread = "```mermaid\na\n```\n<details><summary>a</summary>\n\n\(words)\n\n</details>"
    #expect(counted("- \(words)\n\n\(unread)") == 2)
    #expect(counted("Reading this page takes eleven minutes.\n\n\(words)") == 11)
  }

  @Test("Each step names its lesson, and leads by titles to the steps before and after it")
  func steps() throws {
    let sections = try page(.steps).written.split(separator: "<section class=\"step\"").dropFirst()
    let steps = contents.steps
    #expect(sections.count == steps.count)
    for (step, section) in zip(steps, sections) {
      let number = step.number
      #expect(section.hasPrefix(" id=\"step-\(number)\" aria-label=\"Step \(number)\""))
      #expect(section.contains("href=\"#step-\(number - 1)\"") == (number > 1))
      #expect(section.contains("href=\"#step-\(number + 1)\"") == (number < steps.count))
      let words = [
        "href=\"#all\"", ">Lesson 2, Open/closed</a> · step \(number) of \(steps.count)<",
        "\(step.refactoring) · \(step.size)",
      ]
      #expect(words.filter { !section.contains($0) } == [])
      if number > 1 {
        #expect(section.contains("<small>Back</small> \(steps[number - 2].title.printed)</a>"))
      }
      let next = number < steps.count ? steps[number].title.printed : "Requests"
      #expect(section.contains("<small>On</small> \(next)</a>"))
    }
    #expect(sections.last?.contains("<a class=\"forward\" href=\"requests.html\">") == true)
    // The lines around a change unfold to the file as it stands then.
    #expect(sections.contains { $0.contains("<details class=\"gap\">") })
  }

  @Test("Each request shows who asks, its figures, its tests and the change on both sides")
  func requests() throws {
    let page = try page(.requests)
    let sections = page.written.split(separator: "<section class=\"request\"").dropFirst()
    #expect(sections.count == contents.requests.count)
    for (request, section) in zip(contents.requests, sections) {
      #expect(section.hasPrefix(" id=\"\(request.name)\""))
      // Apostrophes are those of print, here as in running text.
      let words = [
        "<h3>\(request.title)</h3>", "Asked by \(request.askedBy)<",
        "Its tests, in \(request.testFile)", "<th scope=\"row\">before</th>", "change before",
        "change after",
      ].map(\.printed)
      #expect(words.allSatisfy { section.contains($0) })
      #expect(section.matches(of: #/<section class="file">/#).count >= 2)
    }
  }

  @Test("Both sides of each slip name what catches it")
  func slips() throws {
    let page = try page(.slips)
    #expect(page.written.matches(of: #/id="slip-\d"/#).count == contents.slips.count)
    #expect(
      page.lacking(
        "Does not compile (<code class=\"long\">Referee.swift:41: case is already handled",
        "Compiles in a separate module, and breaks nothing.", "AfterGuest.swift",
        "Breaks tests that are not about it: “Shooting down an enemy’s bullet scores in every wave”"
      ) == [])
  }

  @Test("A slip names the tests that break, at most five of a kind, and the unrelated ones apart")
  func inexpressible() throws {
    let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
    let slip = try Slip.all(of: Catalogue.lessons[2], in: workbook)[1]
    func words(_ broken: [String], _ side: Side, unrelated: [String] = []) -> String {
      let outcome = LessonEvidence.SlipOutcome(error: nil, broken: broken, bystanders: unrelated)
      return slip.words(of: outcome, on: side)
    }
    let start = "cannot be written here; the nearest code that compiles"
    #expect(words([], .after) == "\(start) breaks nothing.")
    #expect(words(["It flies"], .after) == "\(start): breaks “It flies”.")
    #expect(words([], .before) == "breaks nothing, and nothing notices it.")
    let five = ["A", "B", "C", "D", "E"]
    #expect(words(five, .before) == "breaks “A”, “B”, “C”, “D”, “E”.")
    #expect(words(five + ["F"], .before) == "breaks “A”, “B”, “C”, “D”, 2 more.")
    #expect(
      words(["A", "B"], .before, unrelated: ["B"])
        == "breaks “A”, and tests that are not about it: “B”.")
    #expect(words(["B"], .before, unrelated: ["B"]) == "breaks tests that are not about it: “B”.")
  }

  @Test("The sides begin with the files that both have, and say how large each is")
  func sides() throws {
    let page = try page(.sides)
    let files = Sides { contents.trees[$0].paths.count }
    #expect(
      page.lacking(
        "The before version has \(files.before) files with",
        "the after version \(files.after) files with",
        "<a class=\"after\" href=\"#file-collisionruleswift\"><code>CollisionRule.swift</code>")
        == [])
    #expect(page.written.contains("The same in both versions"))
    let first = try #require(page.written.firstMatch(of: #/<h2>.*?<code>(.*?)<\/code>/#))
    #expect(first.1 == "Referee.swift")
    #expect(page.written.matches(of: #/<small>added</#).count == files.after - files.before)
  }

  @Test("A link to a step, a request or a slip in the book leads to its place on the site")
  func places() {
    let files = [
      contents.steps[1].path, "\(contents.requests[0].path)/Request.md", contents.slips[1].path,
    ]
    let links = files.map { book.links.link(to: $0, in: "", from: pages[0].address) }
    #expect(links == ["steps.html#step-2", "requests.html#crossfire", "slips.html#slip-2"])
  }

  @Test("The evidence has figures, and leads to requests and slips")
  func evidence() throws {
    let page = try page(.evidence)
    let links = try page.values(of: "href")
    #expect(contents.requests.allSatisfy { links.contains("requests.html#\($0.name)") })
    #expect(page.lacking("<h2 id=\"in-a-row\">") == [] && page.sections.last == "In a row")
  }

  @Test(
    "Where the versions differ in a row, a chart shows it, on the page and beside the evidence",
    arguments: [(2, 0), (3, 1)])
  func charts(number: Int, count: Int) throws {
    let contents = try LessonContents(
      of: Catalogue.lessons[number - 1],
      in: Workbook(root: PackageFolder.url, lessons: Catalogue.lessons))
    let pages = try LessonPages(contents: contents, pages: RealLesson.book(of: contents)).all
    for part in [LessonPart.page, .evidence] {
      let page = try #require(pages.first { $0.address == .lesson(contents.lesson, part) })
      #expect(page.written.matches(of: #/class="chart"/#).count == count)
      // It says which side is better.
      #expect(page.written.matches(of: #/<figcaption><strong>[^<]*better/#).count == count)
    }
  }

  @Test("The marks of snippets in a quoted patch are lines like any other, also half of a pair")
  func patch() throws {
    let text = " // snippet: one\n+a\n"
    let page = SourcePage(path: "Slips/1/Before.diff", text: text, pages: book).page
    #expect(try page.values(of: "id") == ["L1", "L2"])
  }

  @Test("A source has a place for each line, and leads to its lesson and to its twin")
  func source() throws {
    let path = "\(RealLesson.lesson.sources(.before))/Referee.swift"
    let text = try #require(book.book.sources[path])
    let page = SourcePage(path: path, text: text, pages: book).page
    #expect(page.address.path == "source/Lessons/02-OpenClosed/Before/Referee.html")
    let count = text.lines.count - 1
    let places = try page.values(of: "id")
    let quotes = ["bolt-meets-bolt", "lookup"]
    let lines: [String] = places.filter { $0.hasPrefix("L") }
    let others: Set<String> = Set(places).subtracting(lines)
    let numbered: [String] = (1...count).map { "L\($0)" }
    let quotedPlaces: [String] = quotes.map { "snippet-\($0)" }
    #expect(lines == numbered)
    #expect(others == Set(quotedPlaces))
    let quoted = page.written.split(separator: "id=\"snippet-bolt-meets-bolt\">").last
    let line: Substring = quoted?.split(separator: "\n").first ?? ""
    #expect(line.contains("(.bolt, .seeker):"))
    // What marks a snippet is a line like any other, and is not shown.
    #expect(
      page.written.contains(
        "class=\"end\" aria-hidden=\"true\">    <small>// snippet: bolt-meets-bolt"))
    let lesson = "../../../../02-open-closed"
    let expected: [String] =
      ["\(lesson)/index.html", "../After/Referee.html", "\(lesson)/sides.html#file-refereeswift"]
    #expect(try page.values(of: "href") == expected)
  }
}

extension String {
  /// With the apostrophes of print, as running text has them.
  fileprivate var printed: String { replacing("'", with: "’") }
}
