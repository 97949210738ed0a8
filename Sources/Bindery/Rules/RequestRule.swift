import Book

/// Each lesson has requests of each kind, and each request applies to before and to after.
struct RequestRule: VerifyRule {
  let name = "requests"

  /// How many requests a lesson has at least, of these marks.
  private static let least: [(marks: [ChangeRequest.Mark], count: Int)] = [
    ([], 5), ([.expected], 2), ([.expected, .fromOutside], 1), ([.unexpected], 2),
    ([.unexpected, .players], 1),
  ]

  func problems(in workbook: Workbook) async -> [String] {
    await problems(of: workbook.lessons) { try problems(of: $0, in: workbook) }
  }

  private func problems(of lesson: Lesson, in workbook: Workbook) throws -> [String] {
    let requests = try ChangeRequest.all(of: lesson, in: workbook)
    let folder = ChangeRequest.folder(of: lesson)
    var problems: [String] = []
    for (marks, least) in RequestRule.least {
      let count = requests.count { Set($0.marks).isSuperset(of: marks) }
      guard count < least else { continue }
      let kind = marks.isEmpty ? "" : " of the kind “\(marks.words)”"
      problems.append("\(folder) has \(count) requests\(kind), and a lesson needs \(least).")
    }
    let tests = workbook.names(in: lesson.tests)
    for request in requests {
      if !request.name.isHyphenatedName {
        problems.append(
          "\(request.path) has to be named in small letters, digits and single hyphens.")
      }
      let others = requests.filter { $0.name != request.name }.map(\.testFile) + tests
      if others.contains(request.testFile) {
        problems.append(
          "\(request.path)/\(request.testFile) has the name of another file with tests.")
      }
      for side in Side.allCases {
        _ = try request.tree(of: side, in: workbook)
        _ = try request.testsTree(of: side, in: workbook)
      }
    }
    return problems
  }
}
