import Book
import Practice

/// Each lesson has requests of each kind, and each request applies to before and to after.
struct RequestRule: VerifyRule {
  let name = "requests"

  /// How many requests a lesson has at least, of these marks.
  private static let least: [(marks: [ChangeRequest.Mark], count: Int)] = [
    ([], 5), ([.expected], 2), ([.expected, .fromOutside], 1), ([.unexpected], 2),
    ([.unexpected, .players], 1),
  ]

  func problems(in workbook: Workbook) async -> [String] {
    await problems { try problems(of: $0, in: workbook) }
  }

  private func problems(of lesson: Lesson, in workbook: Workbook) throws -> [String] {
    let requests = try ChangeRequest.all(of: lesson, in: workbook)
    let folder = ChangeRequest.folder(of: lesson)
    var problems: [String] = []
    for (marks, least) in RequestRule.least {
      let count = requests.count { Set($0.marks).isSuperset(of: marks) }
      guard count < least else { continue }
      let kind =
        marks.isEmpty ? "" : " of the kind “\(marks.words)”"
      problems.append("\(folder) has \(count) requests\(kind), and a lesson needs \(least).")
    }
    let tests = try workbook.tree(at: lesson.tests)
    let kata = try KataTests(of: lesson, in: workbook).behaviours
    for request in requests {
      let others = requests.filter { $0.name != request.name }.map(\.testFile) + tests.paths
      let needed = SourceTree([request.testFile: request.tests])
        .withNeeded(from: tests.doubles(of: lesson)).paths
      let missing = needed.filter { $0 != request.testFile && kata[$0] == nil }
      problems += RequestRule.faults(of: request, besides: others, missing: missing)
      for side in Side.allCases {
        _ = try request.tree(of: side, in: workbook)
        _ = try request.testsTree(of: side, in: workbook)
      }
    }
    return problems
  }

  /// What is wrong with a request's name and its tests, which must also work in a kata.
  private static func faults(
    of request: ChangeRequest, besides others: [String], missing: [String]
  ) -> [String] {
    let file = "\(request.path)/\(request.testFile)"
    let faults = [
      (
        !request.name.isHyphenatedName,
        "\(request.path) has to be named in small letters, digits and single hyphens."
      ),
      (!request.tests.contains("Side.allCases"), "\(file) tests no side."),
      (
        request.lesson.isAboutSides(request.testFile, request.tests),
        "\(file) names a side of ours, which a kata does not have."
      ),
      (others.contains(request.testFile), "\(file) has the name of another file with tests."),
      (
        !missing.isEmpty,
        "\(file) needs \(missing.joined(separator: ", ")), which no kata has."
      ),
    ]
    return faults.filter(\.0).map(\.1)
  }
}
