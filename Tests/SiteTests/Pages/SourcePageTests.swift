import Book
import TestSupport
import Testing
import Text

@testable import Site

@Suite("The page of a source")
struct SourcePageTests {
  private let book: BookPages

  init() async throws { book = try await RealLesson.book() }

  @Test("A source has an id for each line, and links to its lesson and the other version's file")
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
    // The mark of a snippet counts as a line, but is not shown.
    #expect(
      page.written.contains(
        "class=\"end\" aria-hidden=\"true\">    <small>// snippet: bolt-meets-bolt"))
    let lesson = "../../../../02-open-closed"
    let expected: [String] =
      ["\(lesson)/index.html", "../After/Referee.html", "\(lesson)/sides.html#file-refereeswift"]
    #expect(try page.values(of: "href") == expected)
  }
}
