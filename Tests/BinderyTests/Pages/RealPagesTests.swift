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
    "Every guest has four or more near misses, and each fits it", arguments: Catalogue.lessons)
  func guests(lesson: Lesson) throws {
    guard let guest = try LessonGuest(of: lesson, in: workbook) else { return }
    let list = try workbook.text(at: "\(LessonGuest.folder(of: lesson))/\(GuestMisses.fileName)")
    #expect(try GuestMisses(of: guest, list: list).misses.count >= 4)
  }

  @Test("The numbers in the prose about all results are those of the evidence")
  func results() throws {
    let lessons = try workbook.lessons.map { try LessonEvidence(of: $0, in: workbook) }
    let (requests, slips) = (lessons.flatMap(\.requests), lessons.flatMap(\.slips))
    let (expected, others) = (requests.filter(\.isExpected), requests.filter { !$0.isExpected })
    /// How many requests cost the *after* version more of something, or less, or the same.
    func count(_ requests: [LessonEvidence.Request], _ name: ChangeFigures.Name, _ sign: Int) -> Int
    {
      requests.count {
        ($0.effort.after.figures[name] - $0.effort.before.figures[name]).signum() == sign
      }
    }
    /// The lessons whose expected changes in a row edit more or fewer lines in the *after* version.
    func numbers(_ sign: Int) -> String {
      let numbers = zip(workbook.lessons, lessons).compactMap { lesson, evidence in
        let last = evidence.stages.last?.linesEdited
        return last.map { ($0.after - $0.before).signum() } == sign ? "\(lesson.number)" : nil
      }
      return numbers.count < 2
        ? numbers.joined()
        : "\(numbers.dropLast().joined(separator: ", ")) and \(numbers[numbers.count - 1])"
    }
    let outside = lessons.compactMap { $0.requests.first { $0.marks.contains(.fromOutside) } }
    let untouched = outside.count {
      $0.effort.before.figures.linesEdited + $0.effort.after.figures.linesEdited == 0
    }
    func silent(_ outcome: LessonEvidence.SlipOutcome) -> Bool {
      outcome.error == nil && outcome.broken.isEmpty
    }
    let silentAfter = slips.count { silent($0.outcome.after) }
    let words = try workbook.text(at: "Lessons/Results.md")
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    for sentence in [
      "adds more lines in \(count(requests, .linesAdded, 1)) of the \(requests.count) requests, "
        + "and fewer in \(count(requests, .linesAdded, -1)).",
      "*after* never opens fewer files, and opens more in "
        + "\(count(others, .filesOpened, 1)) of \(others.count).",
      "of \(expected.count) requests *after* edits fewer existing lines in "
        + "\(count(expected, .linesEdited, -1)), more in \(count(expected, .linesEdited, 1)), and the "
        + "same number in \(count(expected, .linesEdited, 0)).",
      "edit nothing in either version in \(untouched) of \(outside.count) lessons",
      "edit fewer lines in lesson \(numbers(-1)), the same number in \(numbers(0)), and more in "
        + "\(numbers(1)).",
      "of \(slips.count) mistakes the compiler stops \(slips.count { $0.outcome.after.error != nil }) "
        + "in *after* and \(slips.count { $0.outcome.before.error != nil }) in *before*. Of the "
        + "\(silentAfter) that no behaviour catches in *after*",
    ] {
      #expect(words.contains(sentence), "Lessons/Results.md should say “\(sentence)”")
    }
    #expect(
      try workbook.text(at: "README.md").split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
        .contains("over \(requests.count) changes and \(slips.count) mistakes."))
    #expect(count(others, .filesOpened, -1) == 0)
    #expect(slips.count { silent($0.outcome.before) } == 1)
  }
}
