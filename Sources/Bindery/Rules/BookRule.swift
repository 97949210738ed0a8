import Book
import Foundation

/// The list of lessons and the folders agree: each lesson has everything that belongs to it, and
/// each folder belongs to a lesson.
struct BookRule: VerifyRule {
  let name = "book"

  func problems(in workbook: Workbook) throws -> [String] {
    try Catalogue.lessons.flatMap { try problems(of: $0, in: workbook) }
      + ["Lessons", "Sources/Lessons", "Tests/Lessons"].flatMap { folder in
        // A folder, unlike a file, has no dot in its name.
        workbook.names(in: folder).filter { name in
          !name.contains(".") && !Catalogue.lessons.contains { $0.folder == name }
        }.map { "\(folder)/\($0) belongs to no lesson." }
      }
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
    let files = workbook.names(in: "Lessons/\(lesson.folder)")
    return problems
      + ["README.md", "Hints.md", "Slips"].filter { !files.contains($0) }.map {
        "There is no Lessons/\(lesson.folder)/\($0)."
      }
  }
}
