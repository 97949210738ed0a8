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

  func problems(in workbook: Workbook) -> [String] {
    eachLesson { try problems(of: $0, in: workbook) }
  }

  private func problems(of lesson: Lesson, in workbook: Workbook) throws -> [String] {
    let requests = try ChangeRequest.all(of: lesson, in: workbook)
    let folder = ChangeRequest.folder(of: lesson)
    var problems: [String] = []
    for (marks, least) in RequestRule.least {
      let count = requests.count { Set($0.marks).isSuperset(of: marks) }
      guard count < least else { continue }
      let kind =
        marks.isEmpty ? "" : " of the kind “\(marks.map(\.rawValue).joined(separator: ", "))”"
      problems.append("\(folder) has \(count) requests\(kind), and a lesson needs \(least).")
    }
    let all = try SourceTree(of: workbook.tests(of: lesson))
    let tests = try TrialTests(of: lesson, in: workbook)
    for request in requests {
      let others = requests.filter { $0.name != request.name }.map(\.testFile) + all.paths
      problems += RequestRule.faults(of: request, besides: others, tests)
      for side in Side.allCases {
        _ = try request.tree(of: side, in: workbook)
        _ = try request.testsTree(of: side, in: workbook)
      }
    }
    return problems
  }

  /// What is wrong with a request's name and its tests, which must also work in a kata.
  private static func faults(
    of request: ChangeRequest, besides others: [String], _ tests: TrialTests
  ) -> [String] {
    var faults: [String] = []
    if !request.name.isHyphenatedName {
      faults.append("\(request.path) has to be named in small letters, digits and single hyphens.")
    }
    let file = "\(request.path)/\(request.testFile)"
    if !request.tests.contains("Side.allCases") { faults.append("\(file) tests no side.") }
    if request.lesson.isAboutSides(request.testFile, request.tests) {
      faults.append("\(file) names a side of ours, which a kata does not have.")
    }
    if others.contains(request.testFile) {
      faults.append("\(file) has the name of another file with tests.")
    }
    let needed = tests.files(for: request).paths
    let missing = needed.filter { $0 != request.testFile && tests.kata.behaviours[$0] == nil }
    if !missing.isEmpty {
      faults.append("\(file) needs \(missing.joined(separator: ", ")), which no kata has.")
    }
    return faults
  }
}
