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

  @Test("The front page has what the book says of itself, a picture, and a card for each lesson")
  func front() throws {
    let page = pages.front
    #expect(page.title == "Shipshape: the SOLID principles in Swift, by practice")
    #expect(
      page.lacking(
        "by practice.</p>", "<div class=\"picture\">\n<p>A recorded game ends",
        "<h2 id=\"first-commands\">") == [])
    #expect(page.written.matches(of: #/<p class="before">/#).count == 1)
    let principles = page.written.matches(of: #/<li><a href="([\w-]+)\/index.html"><b>(.)<\/b>/#)
    let letters: String = principles.map { String($0.2) }.joined()
    let last: Substring? = principles.last?.1
    #expect(letters == "SOLID" && last == "05-dependency-inversion")
  }

  @Test("The front page begins with a few lines of both sides, as their lesson quotes them")
  func example() throws {
    let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)
    let contents = try LessonContents(of: Catalogue.lessons[4], in: workbook)
    let page = try RealLesson.book(of: contents).front
    let layers = page.written.matches(of: #/name: .*Rules.*, dependencies: \[model(.*)\]/#)
    let areNamed: [Bool] = layers.map { $0.1.contains("Store") }
    #expect(areNamed == [true, false])
    let sources = try page.values(of: "href").filter { $0.hasSuffix("#snippet-layers") }
    let areAfter: [Bool] = sources.map { $0.contains("/After/") }
    #expect(areAfter == [false, true])
  }

  @Test("The whole table has what stands in the book, as tables, and each request with a link")
  func table() throws {
    let page = pages.table
    #expect(page.title == "How the nine bets turned out")
    let requests = try #require(pages.book.lessons.first?.evidence.requests)
    let links = try page.values(of: "href")
    #expect(requests.allSatisfy { links.contains("02-open-closed/requests.html#\($0.name)") })
    #expect(
      page.lacking(
        "<h3>Lesson 2, Open/closed</h3>",
        "prints it:</p>\n<h2>Expected by the principle: 3 requests</h2>",
        "Read the losses first.", "<td class=\"figure lost\">10 → 11</td>",
        "<td class=\"figure\">0 → 0</td>") == [])
    let other = try LessonContents(
      of: Catalogue.lessons[2], in: Workbook(root: PackageFolder.url, lessons: Catalogue.lessons))
    let won = "<td class=\"figure won\">3 → 0</td>"
    #expect(try RealLesson.book(of: other).table.lacking(won) == [])
  }

  @Test("The program has its game, its lobby, and what the tour says beside the list of lessons")
  func program() {
    let page = pages.program
    #expect(
      page.lacking(
        "<h2 id=\"game\">A game in pictures</h2>", "<h2>The lobby</h2>\n<p>A recorded game ends",
        "<a href=\"02-open-closed/index.html\">Open/closed</a>") == [])
    #expect(!page.written.contains("principle</th>") && !page.written.contains("first-commands"))
  }

  @Test("Around each page stand a way past the navigation, a description, and the pages about it")
  func frame() {
    let page = SitePage(
      address: Address("02/steps.html"), title: "Steps", description: "All <steps>", content: "a")
    let other = SitePage(address: .path, title: "Path", description: "", content: "")
    let text = PageFrame(page: page, previous: other).text
    let expected = [
      "<!doctype html>\n<html lang=\"en\">\n<head>", "<title>Steps · Shipshape</title>",
      "<meta name=\"description\" content=\"All &lt;steps&gt;\">",
      "<link rel=\"stylesheet\" href=\"../site.css\">",
      "<a class=\"skip\" href=\"#main\">", "<main id=\"main\" class=\"text\">\na\n</main>",
      "<a rel=\"prev\" href=\"../path.html\"><span>Previous</span> Path</a>",
    ]
    let missing: [String] = expected.filter { !text.contains($0) }
    #expect(missing.isEmpty)
    #expect(!text.contains("rel=\"next\"") && !text.contains("canonical"))
    let last = PageFrame(page: other, next: page).text
    #expect(last.contains("<a rel=\"next\" href=\"02/steps.html\"><span>Next</span> Steps</a>"))
  }

  @Test("Previews and the list of pages have whole addresses, where one is given")
  func addresses() {
    let page = SitePage(address: Address("02/a.html"), title: "A", description: "B", content: "")
    let text = PageFrame(page: page, site: "https://b.example/c/").text
    #expect(text.contains("<link rel=\"canonical\" href=\"https://b.example/c/02/a.html\">"))
    #expect(text.contains("<meta property=\"og:title\" content=\"A\">"))
    #expect(
      SiteMaker.sitemap(of: ["b.html", "02/a.html"], at: "https://b.example/c/") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\
        <url><loc>https://b.example/c/02/a.html</loc></url>
        <url><loc>https://b.example/c/b.html</loc></url></urlset>

        """)
  }
}
