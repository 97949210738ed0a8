import Foundation
import Shell
import TestSupport
import Testing

@testable import WorkbookCore

@Suite("Lessons/README.md, the path through the book")
struct PathThroughTheBookTests {
  private let page: String
  private let workbook = Workbook(root: PackageFolder.url)

  init() throws {
    page = try String(
      contentsOf: PackageFolder.appending("Lessons/README.md"), encoding: .utf8)
  }

  /// The blocks of the page's list of lessons, an item each.
  private func items() throws -> [[Block]] {
    let lists = MarkdownParser(page).blocks().compactMap { block -> [[Block]]? in
      if case .list(start: 1, let items) = block { items } else { nil }
    }
    return try #require(lists.first)
  }

  private func spans(of item: [Block]) throws -> [Span] {
    guard case .paragraph(let spans) = try #require(item.first) else { return [] }
    return spans
  }

  @Test("It lists the lessons of the catalogue with their letters and what they are about")
  func lessons() throws {
    let items = try items()
    #expect(items.count == Catalogue.lessons.count)
    for (lesson, item) in zip(Catalogue.lessons, items) {
      let text = try spans(of: item).filter { $0.marks != .address }.map(\.text).joined()
      let letter = lesson.letter.map { " (\($0))" } ?? ""
      #expect(text.hasPrefix("\(lesson.title)\(letter): \(lesson.seam)."), "\(text)")
    }
  }

  @Test("A lesson that is written is linked, one to come is marked so")
  func written() throws {
    for (lesson, item) in zip(Catalogue.lessons, try items()) {
      let spans = try spans(of: item)
      let isToCome = spans.contains(Span(text: "To come.", marks: .emphasis))
      #expect(isToCome == !workbook.holds(lesson), "lesson \(lesson.number)")
      let address = spans.first { $0.marks == .address }?.text
      #expect(address == (isToCome ? nil : "\(lesson.folder)/README.md"))
    }
  }

  @Test("All its links lead to files that there are")
  func links() {
    let addresses = page.matches(of: #/\]\(([^)#]+)/#).map { String($0.output.1) }
    #expect(!addresses.isEmpty)
    for address in addresses where !address.contains("://") {
      let file = PackageFolder.appending("Lessons").appendingPathComponent(address)
      #expect(FileManager.default.fileExists(atPath: file.path), "\(address)")
    }
  }

  @Test("Every command in it is one that there is")
  func commands() {
    let names = page.matches(of: #/scripts\/workbook ([a-z]+)/#).map { String($0.output.1) }
    #expect(names.contains("read"))
    for name in Set(names) {
      #expect(Commands.all.contains { $0.name == name }, "workbook \(name)")
    }
  }

  @Test("It has a plan for twenty minutes, for an evening and for a course")
  func plans() {
    let headings = MarkdownParser(page).blocks().compactMap { block -> String? in
      if case .heading(level: 2, let spans) = block { spans.map(\.text).joined() } else { nil }
    }
    for plan in ["Twenty minutes", "An evening dojo", "A course"] {
      #expect(headings.contains(plan))
    }
  }
}
