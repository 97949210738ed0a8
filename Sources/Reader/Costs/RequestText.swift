import Book
import Practice
import Shell
import Terminal

/// What a reader sees of requests: the list, the one that was taken, and what the change cost.
struct RequestText {
  let width: Int

  /// A lesson's requests, with the one that was taken marked.
  func list(_ requests: [ChangeRequest], of lesson: Lesson, taken: String?) -> [Line] {
    separated(
      [flow.lines("Lesson \(lesson.number), \(lesson.title): requests", .bold)]
        + requests.map { request in
          let mark = request.name == taken ? " (taken in your kata)" : ""
          return flow.lines([Run(request.name, .bold), Run(mark, .green)])
            + sentence(of: request)
        }
        + [
          CommandList(
            rows: [("scripts/workbook request \(lesson.number) NAME", "Take one in your kata.")],
            width: width
          ).lines
        ])
  }

  func taken(_ request: TakenRequest) -> [Line] {
    let number = request.kata.lesson.number
    return flow.lines(request.request.title, .bold) + sentence(of: request.request) + [[]]
      + flow.lines(
        "Your kata has the new tests in \(request.request.testFile). Make them pass: when all "
          + "behaviours do, a check counts what the change cost you.") + [[]]
      + CommandList(
        rows: [
          ("scripts/workbook watch \(number)", "Check on every save."),
          ("scripts/workbook check \(number)", "Check once."),
          ("scripts/workbook request \(number) --drop", "Give the request up."),
        ], width: width
      ).lines
  }

  /// What the change cost on the book's two sides and in the reader's kata.
  func cost(_ cost: ChangeCost, of request: TakenRequest) -> [Line] {
    let ours = try? LessonFigures(of: request.kata.lesson, in: request.kata.workbook)
      .requests.first { $0.name == request.request.name }
    let number = request.kata.lesson.number
    return flow.lines("What the change cost: \(request.request.title)", .bold)
      + CostTable.rows(
        [("before", ours?.before), ("after", ours?.after), ("yours", cost)],
        figures: CostFigure.allCases.filter { $0 != .testsEdited }) + [[]]
      + flow.lines(
        "Our diffs are in \(request.request.path). To take another request, end this one: "
          + "scripts/workbook request \(number) --drop")
  }

  private func sentence(of request: ChangeRequest) -> [Line] {
    flow.narrowed(by: 2).lines("“\(request.sentence)” (\(request.askedBy))").indented(by: 2)
  }

  private var flow: Prose { Prose(width: width) }
}
