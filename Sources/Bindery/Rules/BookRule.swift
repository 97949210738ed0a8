import Book
import Foundation

/// The list of lessons and the folders agree: each lesson has everything that belongs to it, and
/// each folder belongs to a lesson.
struct BookRule: VerifyRule {
  let name = "book"

  /// How many slips a lesson has at least.
  private static let leastSlips = 3

  func problems(in workbook: Workbook) throws -> [String] {
    var problems = try Catalogue.lessons.flatMap { try self.problems(of: $0, in: workbook) }
    let known = Catalogue.lessons.map(\.folder)
    for folder in ["Lessons", "Sources/Lessons", "Tests/Lessons"] {
      // A folder, unlike a file, has no dot in its name.
      for name in workbook.names(in: folder) where !name.contains(".") && !known.contains(name) {
        problems.append("\(folder)/\(name) belongs to no lesson.")
      }
    }
    return problems
  }

  private func problems(of lesson: Lesson, in workbook: Workbook) throws -> [String] {
    var problems: [String] = []
    for side in Side.allCases where try workbook.tree(of: lesson, side).paths.isEmpty {
      problems.append("\(lesson.sources(side)) has no Swift file.")
    }
    let tests = workbook.names(in: lesson.tests)
    if !tests.contains("Side.swift") { problems.append("\(lesson.tests) has no Side.swift.") }
    if !tests.contains(where: { $0.hasSuffix("ProofTests.swift") }) {
      problems.append("\(lesson.tests) has no proofs: no …ProofTests.swift.")
    }
    let slips = try Slip.all(of: lesson, in: workbook).count
    if slips < BookRule.leastSlips {
      problems.append(
        "\(Slip.folder(of: lesson)) has \(slips) slips, and a lesson needs \(BookRule.leastSlips).")
    }
    let files = workbook.names(in: "Lessons/\(lesson.folder)")
    return problems
      + ["README.md", "Hints.md", "Steps.md", "Costs.md"].filter { !files.contains($0) }.map {
        "There is no Lessons/\(lesson.folder)/\($0)."
      }
  }
}
