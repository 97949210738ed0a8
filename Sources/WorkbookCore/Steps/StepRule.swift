import Foundation

/// The steps of each lesson lead from before to after, byte for byte, and each is small or says why
/// it is not.
struct StepRule: VerifyRule {
  let name = "steps"

  func problems(in workbook: Workbook) throws -> [String] {
    Catalogue.lessons.filter(workbook.hasSides).flatMap { lesson -> [String] in
      do {
        return try problems(in: StepSeries(of: lesson, in: workbook), of: workbook)
      } catch {
        return ["\(error)"]
      }
    }
  }

  private func problems(in series: StepSeries, of workbook: Workbook) throws -> [String] {
    let after = try workbook.tree(of: series.lesson, side: "After")
    var problems: [String] = []
    if series.end != after {
      let files = series.end.differences(from: after).joined(separator: ", ")
      problems.append(
        "\(StepSeries.folder(of: series.lesson)) does not end at after; these differ: \(files).")
    }
    for step in series.steps {
      let size = try StepSight(step, of: series.steps.count).changedLines
      let isLarge = size > StepSight.readable
      if isLarge, step.file.largeBecause == nil {
        problems.append(
          "\(step.path) changes \(size) lines, more than \(StepSight.readable), and has no line "
            + "“Large: …” that says why.")
      } else if !isLarge, step.file.largeBecause != nil {
        problems.append("\(step.path) says why it is large, and changes \(size) lines only.")
      }
    }
    return problems
  }
}
