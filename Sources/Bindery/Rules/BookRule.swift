import Book

/// Checks that each folder belongs to a lesson, and each lesson has its parts: proofs, slips, steps
/// that lead from before to after, and requests of each kind that apply to both.
///
/// Other missing parts are noticed where they are built, read or measured.
struct BookRule: VerifyRule {
  let name = "book"

  private static let leastSlips = 3
  /// The least number of requests in a lesson, by their marks.
  private static let leastRequests: [(marks: [ChangeRequest.Mark], count: Int)] = [
    ([], 5), ([.expected], 2), ([.unexpected], 2), ([.unexpected, .players], 1),
  ]

  func problems(in workbook: Workbook) -> [String] {
    var problems = strays(in: workbook)
    for check in [partsProblems, stepProblems, requestProblems] {
      for lesson in workbook.lessons {
        // A lesson that cannot be checked is reported, and the others are checked.
        do { problems += try check(lesson, workbook) } catch { problems.append("\(error)") }
      }
    }
    return problems
  }

  private func strays(in workbook: Workbook) -> [String] {
    let known = workbook.lessons.map(\.folder)
    return ["Lessons", "Sources/Lessons", "Tests/Lessons"].flatMap { folder in
      // A folder, unlike a file, has no dot in its name.
      workbook.names(in: folder).filter { !$0.contains(".") && !known.contains($0) }
        .map { "\(folder)/\($0) belongs to no lesson." }
    }
  }

  private func partsProblems(of lesson: Lesson, in workbook: Workbook) throws -> [String] {
    var problems: [String] = []
    if !workbook.names(in: lesson.tests).contains(where: { $0.hasSuffix("ProofTests.swift") }) {
      problems.append("\(lesson.tests) has no proofs: no …ProofTests.swift.")
    }
    let (slips, least) = (try Slip.all(of: lesson, in: workbook).count, BookRule.leastSlips)
    if slips < least {
      problems.append("\(Slip.folder(of: lesson)) has \(slips) slips, and a lesson needs \(least).")
    }
    return problems
  }

  private func stepProblems(of lesson: Lesson, in workbook: Workbook) throws -> [String] {
    let after = try workbook.tree(of: lesson, .after)
    return BookRule.problems(in: try Step.all(of: lesson, in: workbook), ending: after)
  }

  /// Checks that the last step gives the other version, byte for byte, and that each step is small
  /// or says why not.
  static func problems(in steps: [Step], ending after: SourceTree) -> [String] {
    steps.enumerated().flatMap { index, step in
      let isLarge = step.changedLines > Step.readableLines
      let isExplained = step.largeBecause != nil
      let differences = index == steps.count - 1 ? step.after.differences(from: after) : []
      let checks = [
        (
          isExplained || !isLarge,
          "changes \(step.changedLines) lines, more than \(Step.readableLines), and has no paragraph "
            + "“Large: …” that says why."
        ),
        (
          isLarge || !isExplained,
          "says why it is large, but changes only \(step.changedLines) lines."
        ),
        (
          differences.isEmpty,
          "does not lead to the after version; these differ: "
            + "\(differences.joined(separator: ", "))."
        ),
      ]
      return checks.filter { !$0.0 }.map { "\(step.path) \($1)" }
    }
  }

  private func requestProblems(of lesson: Lesson, in workbook: Workbook) throws -> [String] {
    let requests = try ChangeRequest.all(of: lesson, in: workbook)
    var problems: [String] = []
    for (marks, least) in BookRule.leastRequests {
      let count = requests.count { Set($0.marks).isSuperset(of: marks) }
      guard count < least else { continue }
      let kind = marks.isEmpty ? "" : " of the kind “\(marks.words)”"
      problems.append(
        "\(ChangeRequest.folder(of: lesson)) has \(count) requests\(kind), and a lesson needs \(least)."
      )
    }
    let tests = workbook.names(in: lesson.tests)
    for request in requests {
      if !request.name.isHyphenatedName {
        problems.append(
          "\(request.path) must be named in lower-case letters, digits and single hyphens.")
      }
      let others = requests.filter { $0.name != request.name }.map(\.testFile) + tests
      if others.contains(request.testFile) {
        problems.append(
          "\(request.path)/\(request.testFile) has the same name as another test file.")
      }
      for side in Side.allCases {
        _ = try request.tree(of: side, in: workbook)
        _ = try request.testsTree(of: side, in: workbook)
      }
    }
    return problems
  }
}
