import Book
import TestSupport
import Testing

@testable import Site

@Suite("The frame of every page")
struct PageFrameTests {
  private let lessons = Catalogue.lessons

  private func frame(
    _ page: SitePage, previous: SitePage? = nil, next: SitePage? = nil, site: String? = nil
  ) -> String {
    let contents = ContentsList(lessons: lessons, host: "https://h.example/")
    return PageFrame(page: page, contents: contents, previous: previous, next: next, site: site)
      .text
  }

  private func page(
    _ address: Address, _ title: String = "A", lesson: Lesson? = nil, sections: [String] = []
  ) -> SitePage {
    SitePage(
      address: address, title: title, description: "All <steps>", lesson: lesson,
      sections: sections, content: "a")
  }

  private func lacking(_ pieces: [String], in text: String) -> [String] {
    pieces.filter { !text.contains($0) }
  }

  @Test("A page has its head, a way past the contents, and the titles of its neighbours")
  func frame() {
    let page = page(Address("02/steps.html"), "Steps")
    let other = self.page(.path, "Path")
    let text = frame(page, previous: other)
    let expected = [
      "<!doctype html>\n<html lang=\"en\">\n<head>", "<title>Steps · Shipshape</title>",
      "<meta name=\"description\" content=\"All &lt;steps&gt;\">",
      "<meta name=\"theme-color\" content=\"#fdfcf9\" media=\"(prefers-color-scheme: light)\">",
      "<meta name=\"theme-color\" content=\"#16191d\" media=\"(prefers-color-scheme: dark)\">",
      "<link rel=\"apple-touch-icon\" href=\"../touch-icon.png\">",
      "<link rel=\"stylesheet\" href=\"../site.css\">",
      "<a class=\"skip\" href=\"#main\">", "<main id=\"main\">\na\n",
      "<button type=\"button\" popovertarget=\"contents\">Contents</button>",
      "<a rel=\"prev\" href=\"../path.html\"><small>Back</small> Path</a>",
    ]
    #expect(lacking(expected, in: text) == [])
    for absent in ["rel=\"next\"", "canonical", "noindex", "<base"] {
      #expect(!text.contains(absent))
    }
    let last = frame(other, next: page)
    #expect(last.contains("<a rel=\"next\" href=\"02/steps.html\"><small>Next</small> Steps</a>"))
  }

  @Test("The contents list every lesson with its parts, and all other pages")
  func contents() {
    let text = frame(page(.path))
    let parts = lessons.flatMap { lesson in
      LessonPart.allCases.map { Address.lesson(lesson, $0).path }
    }
    let others = ["program", "table", "glossary", "editors", "contributing"].map { "\($0).html" }
    #expect(lacking((parts + others).map { "href=\"\($0)\"" }, in: text) == [])
    #expect(
      lacking(
        [
          "<nav class=\"contents\" id=\"contents\" popover=\"auto\" aria-label=\"Contents\">",
          "<li><a href=\"https://h.example/\">The code</a></li>",
          "<a href=\"path.html\" aria-current=\"page\">The path</a>",
          "<summary aria-label=\"Parts of Open/closed\">",
        ], in: text) == [])
    #expect(!text.contains("<details open"))
  }

  @Test("On a lesson's page its parts are open, with the sections of that page")
  func ownLesson() {
    let address = Address.lesson(lessons[1])
    let text = frame(page(address, lesson: lessons[1], sections: ["The bug", "When not to"]))
    #expect(
      text.matches(of: #/<details open=""><summary aria-label="Parts of Open\/closed">/#).count == 1
    )
    #expect(text.matches(of: #/<details/#).count == lessons.count)
    let list = """
      <a href="index.html" aria-current="page">The lesson</a>\
      <ul class="sections">
      <li><a href="#the-bug">The bug</a></li>
      <li><a href="#when-not-to">When not to</a></li>
      </ul></li>
      """
    #expect(text.contains(list))
    #expect(
      text.contains(
        "<li class=\"own\"><a href=\"index.html\" aria-current=\"page\">Open/closed</a>"))
  }

  @Test("A source lists the parts of its own lesson alone")
  func source() {
    let text = frame(page(.source("Sources/A.swift"), lesson: lessons[1]))
    #expect(text.matches(of: #/<details/#).count == 1)
    #expect(
      text.matches(of: #/<li(?: class="own")?><a href="\.\.\/0\d-[a-z-]+\/index.html"/#).count == 10
    )
  }

  @Test("The page for unknown addresses works at any of them, and no search engine lists it")
  func lost() {
    let text = frame(page(.notFound), site: "https://b.example/c/")
    #expect(
      lacking(
        ["<meta name=\"robots\" content=\"noindex\">", "<base href=\"https://b.example/c/\">"],
        in: text) == [])
    #expect(!frame(page(.notFound)).contains("<base"))
    // Without the page's name, the fragment would lead to the front page, at the base.
    #expect(text.contains("<a class=\"skip\" href=\"404.html#main\">"))
    #expect(frame(page(.notFound)).contains("<a class=\"skip\" href=\"#main\">"))
  }

  @Test("Previews and search engines' lists have full addresses if the site's is given")
  func addresses() {
    let text = frame(page(Address("02/a.html")), site: "https://b.example/c/")
    #expect(text.contains("<link rel=\"canonical\" href=\"https://b.example/c/02/a.html\">"))
    #expect(text.contains("<meta property=\"og:title\" content=\"A\">"))
    #expect(
      SiteMaker.sitemap(of: ["b.html", "02/a.html"], at: "https://b.example/c/") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\
        <url><loc>https://b.example/c/02/a.html</loc></url>
        <url><loc>https://b.example/c/b.html</loc></url></urlset>

        """)
    let robots = "User-agent: *\nAllow: /\n"
    #expect(SiteMaker.robots(at: nil) == robots)
    #expect(SiteMaker.robots(at: "https://b/") == "\(robots)\nSitemap: https://b/sitemap.xml\n")
  }
}
