import Book
import Practice
import Text

extension Layout {
  /// What a request asks for: its title, its sentence and what its tests are called.
  func words(of request: ChangeRequest, in kata: Kata) -> [Line] {
    let outside =
      request.guestSides.isEmpty
      ? []
      : flow(
        "This team cannot edit your module. Write a public type \(kata.lesson.seamType) in "
          + "\(kata.path)/\(kata.guestPath), which may use what your module makes public: as soon as it is "
          + "there, the tests and the game ask it in place of your own. What you change in your module "
          + "counts apart.")
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
    flow("“\(request.sentence)” (\(request.askedBy))", beside: 2).indented(by: 2)
  }

  /// What a check of a changed kata that passes leads to: what the open change cost, else the next
  /// one, else the sum.
  ///
  /// - Parameter advice: What to type or press in each of these cases.
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
        : flow("Left, and not expected by the principle:")
          + commands(others.map { ("\(command) \($0.name)", "\($0.title).") }),
    ])
  }

  func cost(of request: ChangeRequest, in row: ChangeRow) -> [Line] {
    let versions = Side.allCases.map { row.cost(of: request, on: $0) } + [row.cost(of: request)]
    let isAlone = row.done.allSatisfy { $0 == request }
    let heads = [isAlone ? "each alone" : ""] + Side.allCases.map(\.rawValue) + ["yours"]
    let figures = ChangeCost.names.enumerated().map { index, name in
      [Run(name)] + versions.map { version in Run(version.map { "\($0.values[index])" } ?? "–") }
    }
    let heading = row.open == request ? "What it has cost so far" : "What it cost"
    return flow("\(heading): \(request.title)", .bold)
      + Layout(width: width - 2).table(
        [heads.map { Run($0, .dim) }] + figures, [.left, .right, .right, .right]
      ).indented(by: 2)
      + (isAlone ? [] : flow(Layout.onTop, .dim, beside: 2).indented(by: 2))
  }

  private static let onTop =
    "Before's and after's figures are of this change alone; yours came on top of the others."
}

extension ChangeRow {
  var canGoOn: Bool { open != nil || next != nil }

  /// What to type when a check has passed; it is what the key `t` does under `watch`.
  var advice: [(command: String, purpose: String)] {
    let command = "scripts/workbook request \(lesson.number)"
    if open != nil { return [("\(command) --finish", "End it; its cost is kept.")] }
    if let next { return [("\(command) \(next.name)", "Take it.")] }
    return isAtEnd ? [("\(command) --sum", "See your changes summed up.")] : []
  }
}
