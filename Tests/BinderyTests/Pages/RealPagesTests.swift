import Book
import Foundation
import TestSupport
import Testing

@testable import Bindery

/// What needs no build; `bookbinder pages --check` compares the rest.
@Suite("The pages of this book")
struct RealPagesTests {
  private let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)

  @Test("Evidence and steps stand on the pages as they are told now", arguments: Catalogue.lessons)
  func filled(lesson: Lesson) throws {
    let evidence = try LessonEvidence(of: lesson, in: workbook)
    let (requests, slips) = (
      try ChangeRequest.all(of: lesson, in: workbook), try Slip.all(of: lesson, in: workbook)
    )
    let filled: [String: [String]] = [
      "README.md": evidence.betLines,
      "Costs.md": evidence.pageLines(of: requests, slips: slips),
      "Steps.md": try Step.all(of: lesson, in: workbook).pageLines,
    ]
    for (name, lines) in filled {
      let text = try workbook.text(at: "\(lesson.pageFolder)/\(name)")
      #expect(text.contains("-->\n\n\(lines.joined(separator: "\n"))\n\n<!-- end: "), "\(name)")
    }
  }

  @Test("Diagrams and charts are those beside the pages", arguments: Catalogue.lessons)
  func pictures(lesson: Lesson) throws {
    let page = Page(path: lesson.page, text: try workbook.text(of: lesson))
    let reader = PageReader(
      workbook: workbook, programs: BuiltPrograms(root: workbook.root, folder: workbook.root))
    let quotes = try page.prose.compactMap { try page.quote(markedAt: $0.index) }
    #expect(quotes.contains { $0.kind == .diagram } && quotes.contains { $0.kind == .bet })
    #expect(try quotes.allSatisfy { try reader.stalePicture(of: $0, on: page) == nil })
  }

  @Test(
    "Near misses are parts of the guests that they are listed for", arguments: Catalogue.lessons)
  func guests(lesson: Lesson) throws {
    guard let guest = try LessonGuest(of: lesson, in: workbook) else { return }
    let list = try workbook.text(at: "\(LessonGuest.folder(of: lesson))/\(GuestMisses.fileName)")
    #expect(try GuestMisses(of: guest, list: list).misses.count >= 4)
  }
}
