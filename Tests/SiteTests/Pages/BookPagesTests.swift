import Book
import TestSupport
import Testing

@testable import Site

@Suite("The pages of the book")
struct BookPagesTests {
  private let pages: BookPages

  init() async throws {
    pages = try await RealLesson.book()
  }

  @Test(
    "The front page has the book's own introduction, a picture, and each lesson with its length")
  func front() throws {
    let page = pages.front
    let minutes = try #require(pages.book.lessons.first).minutes
    #expect(page.title == "Shipshape: the SOLID principles in Swift, by practice")
    #expect(
      page.lacking(
        "measures what they cost.</p>", "<figure class=\"game\">", "<h2 id=\"first-commands\">",
        "<a class=\"button main\" href=\"01-single-responsibility/index.html\">Read lesson 1 ",
        "<a class=\"button\" href=\"#first-commands\">First commands</a>",
        "Lesson 2 · O · \(minutes) min", "<b class=\"before\">before</b> ") == [])
    // Two paragraphs say what it is and why; the differences come under a separate heading.
    let parts = page.written.split(separator: "<h2 id=\"different\">")
    #expect(parts.count == 2)
    let different = try #require(parts[1].split(separator: "</section>").first)
    #expect(different.hasSuffix("</p>\n") && different.contains("</h2>\n<p>Nine lessons"))
    #expect(different.matches(of: #/<p>/#).count == 1, "the example is elsewhere on the page")
    #expect(parts[0].matches(of: #/<p>/#).count == 2)
  }

  @Test("The picture of the front page has more kinds of things in it than any other")
  func liveliest() throws {
    let picture = try #require(GameDrawing(game: pages.book.game).liveliest).written
    for ink in ["p", "e", "d"] { #expect(picture.contains("<span class=\"\(ink)\">")) }
    #expect(!picture.contains("G A M E"))
  }

  @Test(
    "The front page opens with the slip that the book's own front page links to, in both versions")
  func opening() async throws {
    #expect(pages.book.openingSlip == nil, "it is a slip of another lesson")
    let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
    let contents = try LessonContents(of: Catalogue.lessons[0], in: workbook)
    let book = try RealLesson.book(of: contents, host: "https://h.example/b")
    let (slip, outcome) = (contents.slips[0], contents.evidence.slips[0].outcome)
    let page = book.front
    #expect(book.book.openingSlip?.slip == slip)
    let example = try #require(page.written.split(separator: "<h2 id=\"example\">").last)
    for side in Side.allCases {
      #expect(example.contains("<section class=\"change \(side.rawValue)\">"))
      let words = slip.words(of: outcome[side], on: side)
      #expect(example.contains(words.replacing("'", with: "’")))
    }
    for (side, line) in [(Side.before, "tick &gt; deadline"), (.after, "tick &gt; shieldedUntil")] {
      let change = example.split(separator: "<section class=\"change ").first {
        $0.hasPrefix(side.rawValue)
      }
      #expect(change?.contains(line) == true, "\(side)")
    }
    #expect(
      page.lacking(
        "Read lesson 1 (11 min)", "href=\"https://h.example/b/\">Get the code</a>",
        "<a href=\"https://h.example/b/LICENSE\">MIT licence</a>",
        "<a href=\"01-single-responsibility/slips.html#slip-1\">",
        "/slips.html\">More such mistakes, in lesson 1, Single responsibility</a>",
        "<h3><a href=\"01-single-responsibility/index.html\">Single responsibility</a></h3>",
        "<b class=\"before\">before</b> one class with every duty<br>") == [])
  }

  @Test("A page of the site tells how to open a kata in an editor, and the book's links lead to it")
  func editors() throws {
    let page = pages.editors
    #expect(page.address == .editors && page.sections.contains("Xcode"))
    #expect(page.lacking("<h1>A kata in your editor</h1>", "runs one behaviour") == [])
    #expect(
      pages.links.link(to: "Editors.md", in: "Lessons", from: .path) == Address.editors.path)
  }

  @Test("The table page has the book's tables, and links each request")
  func table() throws {
    let page = pages.table
    #expect(page.title == "Results: how the nine bets turned out")
    #expect(page.sections.last == "Lesson 2, Open/closed")
    let requests = try #require(pages.book.lessons.first?.evidence.requests)
    let links = try page.values(of: "href")
    #expect(requests.allSatisfy { links.contains("02-open-closed/requests.html#\($0.name)") })
    #expect(
      page.lacking(
        "<h1>Results: how the nine bets turned out</h1>", " aria-label=\"Lesson 2, Open/closed\">",
        "<h3 id=\"lesson-2-openclosed\">Lesson 2, Open/closed</h3>",
        "<h3>Expected by the principle: 3 requests</h3>", " class=\"figure lost\">10 → 11</td>",
        " class=\"figure\">0 → 0</td>") == [])
    // The findings come before the figures, and no sentence announces a table that is elsewhere.
    let parts = [
      "<h2 id=\"what-was-found\">", "is seldom shorter", "<h2 id=\"the-figures\">", "<h3>",
    ]
    let places = parts.map { page.written.firstRange(of: $0)?.lowerBound }
    let sorted = places.compactMap(\.self).sorted()
    #expect(sorted.count == parts.count && places == sorted)
    #expect(!page.written.contains(":</p>"))
    let other = try LessonContents(
      of: Catalogue.lessons[2], in: Workbook(root: PackageFolder.url, lessons: Catalogue.lessons))
    let won = " class=\"figure won\">3 → 0</td>"
    #expect(try RealLesson.book(of: other).table.lacking(won) == [])
  }

  @Test("The program's page has a game in pictures, and the tour except for its list of lessons")
  func program() {
    let page = pages.program
    #expect(
      page.lacking(
        "<h2 id=\"game\">A game in pictures</h2>", "Any sound design passes",
        "<a href=\"02-open-closed/index.html\">Open/closed</a>") == [])
    #expect(!page.written.contains("principle</th>") && !page.written.contains("first-commands"))
  }

  @Test("An unknown address shows links to existing pages")
  func lost() throws {
    let page = pages.notFound
    #expect(page.address.path == "404.html")
    #expect(try page.values(of: "href") == ["index.html", "path.html"])
  }

  @Test("The glossary explains each term at a separate anchor")
  func glossary() throws {
    let page = pages.glossary
    let terms = pages.book.glossary.terms
    #expect(terms.count > 60)
    let anchors = Set(terms.map(\.anchor))
    #expect(anchors.count == terms.count, "no term appears twice")
    let explained = try page.values(of: "id").filter(anchors.contains)
    #expect(explained.count == terms.count)
    #expect(
      page.lacking(
        "<dfn id=\"term-kata\">Kata</dfn></dt>\n<dd>your own copy",
        "<dfn id=\"term-step\"><em>Step</em></dfn>") == [])
  }
}
