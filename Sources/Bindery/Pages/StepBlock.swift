import Book

/// What a lesson's page says about its steps: a list of their names, reasons and sizes.
struct StepBlock {
  let lines: [String]

  init(of lesson: Lesson, in workbook: Workbook) throws {
    lines = try StepSeries(of: lesson, in: workbook).steps.map { step in
      let link = step.path.split(separator: "/").suffix(2).joined(separator: "/")
      let reason = [step.reason, step.largeBecause].compactMap { $0 }.joined(separator: " ")
      return "\(step.number). **\(step.refactoring)**: [\(step.title)](\(link)). "
        + "\(reason) (\(step.size))"
    }
  }
}
