import Book

/// Each folder belongs to a lesson, and each lesson has proofs and slips. What else a lesson lacks is missed
/// where it is built, read and put on the site.
struct BookRule: VerifyRule {
  let name = "book"

  private static let leastSlips = 3

  func problems(in workbook: Workbook) throws -> [String] {
    var problems: [String] = []
    for lesson in workbook.lessons {
      if !workbook.names(in: lesson.tests).contains(where: { $0.hasSuffix("ProofTests.swift") }) {
        problems.append("\(lesson.tests) has no proofs: no …ProofTests.swift.")
      }
      let slips = try Slip.all(of: lesson, in: workbook).count
      if slips < BookRule.leastSlips {
        problems.append(
          "\(Slip.folder(of: lesson)) has \(slips) slips, and a lesson needs \(BookRule.leastSlips)."
        )
      }
    }
    let known = workbook.lessons.map(\.folder)
    for folder in ["Lessons", "Sources/Lessons", "Tests/Lessons"] {
      // A folder, unlike a file, has no dot in its name.
      for name in workbook.names(in: folder) where !name.contains(".") && !known.contains(name) {
        problems.append("\(folder)/\(name) belongs to no lesson.")
      }
    }
    return problems
  }
}
