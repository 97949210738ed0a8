import Terminal

/// A lesson's steps, a line each, with what to type for one of them.
struct StepOverview {
  let series: StepSeries
  let ink: Ink

  func text() throws -> String {
    let lesson = series.lesson
    var lines: [Line] = [
      [Run("Lesson \(lesson.number), \(lesson.title): from before to after", .bold)], [],
    ]
    let sights = try series.steps.map { try StepSight($0, of: series.steps.count) }
    for sight in sights {
      let number = "\(sight.step.number)"
      let blanks = String(repeating: " ", count: 3 - number.count)
      lines.append([Run("\(blanks)\(number)  "), Run(sight.step.file.title)])
      lines.append([Run("     \(sight.step.file.refactoring) · \(sight.size)", .dim)])
    }
    lines += [
      [], [Run("To see one:           scripts/workbook step \(lesson.number) 1")],
      [Run("To take one yourself: scripts/workbook step \(lesson.number) --next")],
    ]
    return lines.map { ink.paint($0) + "\n" }.joined()
  }
}
