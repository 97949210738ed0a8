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

  @Test("No page has an identifier twice, and each link inside the lesson leads somewhere")
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
    let page = try pages.page(.page)
    #expect(page.title == "Open/closed")
    #expect(page.description.hasPrefix("The O in SOLID. A module is closed when others can"))
    #expect(
      page.lacking(
        "<p class=\"place\">Lesson 2 of 9 · the O in SOLID · 9 min</p>\n<h1>Open/closed</h1>",
        "<a href=\"../glossary.html#term-closed\"><em>closed</em></a>") == [])
    #expect(!page.written.contains("Reading this page takes"), "it is above the title")
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

  @Test("A lesson's page ends with a link to the next lesson, and the last one's does not")
  func next() throws {
    let link = "<a href=\"../03-liskov-substitution/index.html\">lesson 3, Liskov substitution</a>"
    #expect(try pages.page(.page).lacking("<p>To go straight on: \(link).</p>\n</article>") == [])
    let last = try LessonContents(
      of: Catalogue.lessons[8], in: Workbook(root: PackageFolder.url, lessons: Catalogue.lessons))
    let page = try LessonPages(contents: last, pages: RealLesson.book(of: last)).all[0]
    #expect(page.title == "Visitor" && !page.written.contains("To go straight on:"))
  }

  @Test("A page that does not give its length is timed at 200 words or 20 lines a minute")
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

  @Test("A link to a step, a request or a slip in the book leads to its place on the site")
  func places() {
    let slip = contents.slips[1].path
    let files =
      [contents.steps[1].path, "\(contents.requests[0].path)/Request.md"]
      + ["", "/Slip.md", "/Before.diff", "/After.diff"].map { slip + $0 }
    let links = files.map { book.links.link(to: $0, in: "", from: pages[0].address) }
    let slips = Array(repeating: "slips.html#slip-2", count: 4)
    #expect(links == ["steps.html#step-2", "requests.html#crossfire"] + slips)
    let quote = book.links.source("\(slip)/Before.diff", snippet: "one", from: pages[0].address)
    #expect(quote == slips[0], "A page of changes has no place for a snippet.")
  }

  @Test("The evidence has figures, and leads to requests and slips")
  func evidence() throws {
    let page = try pages.page(.evidence)
    let links = try page.values(of: "href")
    #expect(contents.requests.allSatisfy { links.contains("requests.html#\($0.name)") })
    #expect(page.lacking("<h2 id=\"in-a-row\">") == [] && page.sections.last == "In a row")
  }

  @Test(
    "If the versions differ in the cost of requests in a row, two pages show a chart",
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
}
