import Book
import TestSupport
import Testing

@testable import Site

@Suite("The files of the site")
struct SiteMakerTests {
  @Test("The site has the book's own pages, and the sources that a page quotes, but no changes")
  func files() async throws {
    let workbook = Workbook(root: PackageFolder.url, lessons: [RealLesson.lesson])
    let texts = try await SiteMaker(workbook).texts()
    #expect(texts[.editors]?.contains("<h1>A kata in your editor</h1>") == true)
    #expect(texts[.contributing]?.contains("<a rel=\"prev\" href=\"editors.html\">") == true)
    let quotes = try workbook.blocks(at: RealLesson.lesson.page).quotes.map(\.path)
    let sources = quotes.filter { $0.hasSuffix(".swift") }
    #expect(sources.contains { $0.hasPrefix("Tests/") } && sources.count < quotes.count)
    for path in quotes {
      #expect((texts[.source(path)] != nil) == sources.contains(path), "\(path)")
    }
  }
}
