/// What a lesson's page says of its steps: a list with their names, reasons and sizes.
struct StepBlock {
  let lines: [String]

  init(of lesson: Lesson, in workbook: Workbook) throws {
    let series = try StepSeries(of: lesson, in: workbook)
    lines = try series.steps.map { step in
      let size = try StepSight(step, of: series.steps.count).size
      let link = step.path.split(separator: "/").suffix(2).joined(separator: "/")
      let reason = [step.file.reason, step.file.largeBecause].compactMap { $0 }
        .joined(separator: " ")
      return "\(step.number). **\(step.file.refactoring)**: [\(step.file.title)](\(link)). "
        + "\(reason) (\(size))"
    }
  }
}
