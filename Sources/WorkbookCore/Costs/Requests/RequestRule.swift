import Foundation

/// Each lesson has requests of each kind, and each of them fits before and after.
struct RequestRule: VerifyRule {
  let name = "requests"

  /// How many requests a lesson has at the least.
  static let least = 3

  func problems(in workbook: Workbook) throws -> [String] {
    Catalogue.lessons.filter(workbook.hasSides).flatMap { lesson -> [String] in
      do {
        return try problems(of: lesson, in: workbook)
      } catch {
        return ["\(error)"]
      }
    }
  }

  private func problems(of lesson: Lesson, in workbook: Workbook) throws -> [String] {
    let requests = try ChangeRequest.all(of: lesson, in: workbook)
    let folder = ChangeRequest.folder(of: lesson)
    var problems: [String] = []
    if requests.count < RequestRule.least {
      problems.append(
        "\(folder) has \(requests.count) of the \(RequestRule.least) requests that a lesson needs.")
    }
    for kind in ChangeRequest.Kind.allCases where !requests.contains(where: { $0.kind == kind }) {
      problems.append("\(folder) has no request of the kind \(kind.rawValue).")
    }
    let tests = try SourceTree(of: workbook.tests(of: lesson))
    for request in requests {
      problems += try RequestRule.faults(of: request, among: requests, tests, in: workbook)
      for side in ["Before", "After"] {
        _ = try request.tree(of: side, in: workbook)
        guard let patch = request.change(of: side).tests else { continue }
        do {
          _ = try patch.applied(to: tests)
        } catch SourcePatch.Failure.doesNotFit(let reason) {
          throw RequestError.doesNotFit("\(request.path)/\(side)Tests.diff", reason)
        }
      }
    }
    return problems
  }

  /// What is wrong with a request's name and its tests, which have to stand in a kata as well.
  private static func faults(
    of request: ChangeRequest, among requests: [ChangeRequest], _ tests: SourceTree,
    in workbook: Workbook
  ) throws -> [String] {
    var faults: [String] = []
    if !ChangeRequest.isName(request.name) {
      faults.append("\(request.path) has to be named in small letters, digits and single hyphens.")
    }
    let file = "\(request.path)/\(request.testFile)"
    if !request.tests.contains("Side.allCases") { faults.append("\(file) tests no side.") }
    if request.lesson.isAboutSides(request.testFile, request.tests) {
      faults.append("\(file) names a side of ours, which a kata does not have.")
    }
    let others = requests.filter { $0.name != request.name }.map(\.testFile) + tests.paths
    if others.contains(request.testFile) {
      faults.append("\(file) has the name of another file with tests.")
    }
    let inKata = KataTestFiles(tests, for: Kata(request.lesson, in: workbook)).tree
    let needed = try TrialTests(of: request.lesson, in: workbook).files(for: [request])
    let missing = needed.paths.filter { $0 != request.testFile && inKata[$0] == nil }
    if !missing.isEmpty {
      faults.append("\(file) needs \(missing.joined(separator: ", ")), which no kata has.")
    }
    return faults
  }
}
