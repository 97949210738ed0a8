import Book
import Practice
import Text

extension Layout {
  /// A request's title, its sentence and the names of its tests.
  func words(of request: ChangeRequest, in kata: Kata) -> [Line] {
    let outside =
      request.guestSides.isEmpty
      ? []
      : flow(
        "This team cannot edit your module. Write a public type \(kata.lesson.seamType) in "
          + "\(kata.path)/\(kata.guestPath), using what your module makes public. Once it is there, the "
          + "tests and the game use it instead of your own. Edits to your module count separately.")
    return separated([
      task(of: request), outside,
      (request.suite.map { flow("Its tests: \($0)") } ?? [])
        + request.behaviours.flatMap { item([Run("  – ", .dim)], $0) },
    ])
  }

  func task(of request: ChangeRequest) -> [Line] {
    flow(request.title, .bold) + sentence(of: request)
  }

  func sentence(of request: ChangeRequest) -> [Line] {
    prose("“\(request.sentence)” (\(request.askedBy))", beside: 2).indented(by: 2)
  }

  /// What follows a passed check of a changed kata: the cost of the open change, else the next
  /// change, else the summary.
  ///
  /// - Parameter advice: What to type or press in each case.
  func lines(of row: ChangeRow, _ advice: [Line]) -> [Line] {
    if let open = row.open { return separated([cost(of: open, in: row), advice]) }
    let command = "scripts/workbook request \(row.lesson.number)"
    if let next = row.next {
      let number = row.expected.prefix { $0 != next }.count + 1
      let heading =
        row.done.isEmpty
        ? "Green is not a design: a design is judged by the changes that follow. The first is:"
        : "The next change, number \(number) of \(row.expected.count), on top of the last:"
      return separated([flow(heading), task(of: next), advice])
    }
    guard row.isAtEnd else { return [] }
    let others = row.requests.filter { !$0.isExpected && row.canTake($0) }
    return separated([
      advice,
      others.isEmpty
        ? []
        : flow("Still open, though the principle does not anticipate them:")
          + commands(others.map { ("\(command) \($0.name)", "\($0.title).") }),
    ])
  }

  func cost(of request: ChangeRequest, in row: ChangeRow) -> [Line] {
    let versions = Side.allCases.map { row.cost(of: request, on: $0) } + [row.cost(of: request)]
    let isAlone = row.done.allSatisfy { $0 == request }
    let heads = [isAlone ? "each on its own" : ""] + Side.allCases.map(\.rawValue) + ["yours"]
    let figures = ChangeCost.names.enumerated().map { index, name in
      [Run(name)] + versions.map { version in Run(version.map { "\($0.values[index])" } ?? "–") }
    }
    let heading = row.open == request ? "Cost so far" : "Cost"
    return flow("\(heading): \(request.title)", .bold)
      + Layout(width: width - 2).table(
        [heads.map { Run($0, .dim) }] + figures, [.left, .right, .right, .right]
      ).indented(by: 2)
      + (isAlone ? [] : flow(Layout.onTop, .dim, beside: 2).indented(by: 2))
  }

  private static let onTop =
    "The before and after figures are of this change on its own; yours builds on the others."
}

extension ChangeRow {
  var canGoOn: Bool { open != nil || next != nil }

  /// The commands after a passed check; in `watch`, the key `t` does the same.
  var advice: [(command: String, purpose: String)] {
    let command = "scripts/workbook request \(lesson.number)"
    if open != nil { return [("\(command) --finish", "End it and record its cost.")] }
    if let next { return [("\(command) \(next.name)", "Take it.")] }
    return isAtEnd ? [("\(command) --summary", "See your changes summed up.")] : []
  }
}
