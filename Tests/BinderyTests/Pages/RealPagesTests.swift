import Book
import Foundation
import TestSupport
import Testing

@testable import Bindery

/// The checks that need no build; `bookbinder pages --check` compares the rest.
@Suite("The pages of this book")
struct RealPagesTests {
  private let workbook = Workbook(root: PackageFolder.url, lessons: Catalogue.lessons)

  @Test(
    "The pages of every lesson show its evidence and steps as they are now",
    arguments: Catalogue.lessons)
  func filled(lesson: Lesson) throws {
    let evidence = try LessonEvidence(of: lesson, in: workbook)
    let (requests, slips) = (
      try ChangeRequest.all(of: lesson, in: workbook), try Slip.all(of: lesson, in: workbook)
    )
    let filled: [String: [String]] = [
      "README.md": evidence.betLines,
      "Costs.md": evidence.pageLines(of: requests, slips: slips),
      "Steps.md": try Step.all(of: lesson, in: workbook).pageLines(stopping: slips, evidence),
    ]
    for (name, lines) in filled {
      let text = try workbook.text(at: "\(lesson.pageFolder)/\(name)")
      #expect(text.contains("-->\n\n\(lines.joined(separator: "\n"))\n\n<!-- end: "), "\(name)")
    }
  }

  @Test(
    "Near misses are parts of the guests for which they are listed", arguments: Catalogue.lessons)
  func guests(lesson: Lesson) throws {
    guard let guest = try LessonGuest(of: lesson, in: workbook) else { return }
    let list = try workbook.text(at: "\(LessonGuest.folder(of: lesson))/\(GuestMisses.fileName)")
    #expect(try GuestMisses(of: guest, list: list).misses.count >= 4)
  }
}
