import Book

/// The steps of each lesson lead from before to after, byte for byte, and each one is small or says
/// why it is not.
struct StepRule: VerifyRule {
  let name = "steps"

  func problems(in workbook: Workbook) async -> [String] {
    await problems(of: workbook.lessons) { lesson in
      let steps = try Step.all(of: lesson, in: workbook)
      return try StepRule.problems(in: steps, ending: workbook.tree(of: lesson, .after), lesson)
    }
  }

  static func problems(in steps: [Step], ending after: SourceTree, _ lesson: Lesson) -> [String] {
    var problems: [String] = []
    let differences = steps.last?.after.differences(from: after) ?? after.paths
    if !differences.isEmpty {
      problems.append(
        "\(lesson.pageFolder)/Steps does not end at after; these differ: "
          + "\(differences.joined(separator: ", ")).")
    }
    for step in steps {
      let isLarge = step.changedLines > Step.readableLines
      if isLarge, step.largeBecause == nil {
        problems.append(
          "\(step.path) changes \(step.changedLines) lines, more than \(Step.readableLines), and has no "
            + "paragraph “Large: …” that says why.")
      } else if !isLarge, step.largeBecause != nil {
        problems.append(
          "\(step.path) says why it is large, and changes \(step.changedLines) lines only.")
      }
    }
    return problems
  }
}
