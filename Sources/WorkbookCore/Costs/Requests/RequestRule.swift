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
      if !request.tests.contains("Side.allCases") {
        problems.append("\(request.path)/\(request.testFile) tests no side.")
      }
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
}
