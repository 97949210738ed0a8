import Book
import Practice
import Text

extension Layout {
  /// What a request asks for: its title, its sentence and what its tests are called.
  func words(of request: ChangeRequest) -> [Line] {
    separated([
      flow(request.title, .bold) + words(inKata: request),
      (request.suite.map { flow("Its tests: \($0)") } ?? [])
        + request.behaviours.flatMap { item([Run("  – ", .dim)], $0) },
    ])
  }

  /// What stands below a request's title while it is open.
  func words(inKata request: ChangeRequest) -> [Line] {
    guard request.guestSides == Side.allCases else { return sentence(of: request) }
    let place =
      "In the book another module brings this change. In your kata its tests ask your own code, so "
      + "the change goes in there."
    return separated([sentence(of: request), flow(place)])
  }

  func task(of request: ChangeRequest) -> [Line] {
    flow(request.title, .bold) + sentence(of: request)
  }

  func sentence(of request: ChangeRequest) -> [Line] {
    flow("“\(request.sentence)” (\(request.askedBy))", beside: 2).indented(by: 2)
  }

  /// What a check of a changed kata that passes leads to: what the open request cost, else the next
  /// one, else the summary.
  ///
  /// - Parameter advice: What to type or press in each of these cases.
  func lines(of row: ChangeRow, _ advice: [Line]) -> [Line] {
    if let open = row.open {
      return separated([cost(of: open, in: row), open.isExpected ? chart(row) : [], advice])
    }
    let command = "scripts/workbook request \(row.lesson.number)"
    if let next = row.next {
      let number = row.expected.prefix { $0 != next }.count + 1
      let heading =
        number == 1 && row.taken.isEmpty
        ? "Whether it is a good design shows when the next change comes. The first is:"
        : "The next change, number \(number) of \(row.expected.count)"
          + (row.taken.isEmpty ? ":" : ", on top of the last:")
      return separated([flow(heading), task(of: next), advice])
    }
    guard row.isAtEnd else { return [] }
    let others = row.requests.filter {
      !$0.isExpected && row.canTake($0)
    }
    return separated([
      chart(row), advice,
      others.isEmpty
        ? []
        : flow("Left, and not expected by the principle:")
          + commands(others.map { ("\(command) \($0.name)", "\($0.title).") }),
    ])
  }

  func cost(of request: ChangeRequest, in row: ChangeRow) -> [Line] {
    let versions =
      Side.allCases.map { row.figures(of: request, on: $0) } + [row.figures(of: request)]
    let isAlone = row.finished.allSatisfy { $0.name == request.name }
    let heads = [isAlone ? "each alone" : ""] + Side.allCases.map(\.rawValue) + ["yours"]
    let figures = ChangeFigures.names.enumerated().map { index, figure in
      [Run(figure.rawValue)]
        + versions.map { version in Run(version.map { "\($0.values[index])" } ?? "–") }
    }
    let heading = row.state(of: request) == .open ? "What it has cost so far" : "What it cost"
    return flow("\(heading): \(request.title)", .bold)
      + Layout(width: width - 2).table(
        [heads.map { Run($0, .dim) }] + figures, [.left, .right, .right, .right]
      ).indented(by: 2)
      + [isAlone ? nil : Layout.onTop, request.outside("it")].compactMap(\.self)
      .flatMap { flow($0, .dim, beside: 2).indented(by: 2) }
  }

  private static let onTop =
    "Before's and after's figures are of this change alone; yours came on top of the others."

  /// The running total of the row as bars; nothing if no expected request is taken.
  func chart(_ row: ChangeRow) -> [Line] {
    guard !row.taken.isEmpty else { return [] }
    let title =
      "Lines edited in all, after \(row.taken.count) of \(counted(row.expected.count, "change")):"
    return flow(title, .bold)
      + row.bars(of: row.taken, width: min(width, Layout.widestProse))
  }
}

extension ChangeRequest {
  /// What makes its figures hard to compare, where another module brings it to a side of the book.
  func outside(_ name: String) -> String? {
    guard !guestSides.isEmpty else { return nil }
    let sides = guestSides.map(\.rawValue).joined(separator: " and ")
    return "In \(sides) a separate module makes \(name); in yours your own code does."
  }
}

extension ChangeRow {
  /// Whether a check that passes tells of the row: the first change comes when the design is not that
  /// of before any more.
  func isTold(at stage: KataStage) -> Bool {
    open != nil || stage != .behaves && stage != .started
  }

  var canGoOn: Bool { open != nil || next != nil }

  /// What to type when a check has passed; the last of it is what the key `t` does under `watch`.
  var advice: [(command: String, purpose: String)] {
    let command = "scripts/workbook request \(lesson.number)"
    if open != nil {
      let more = next.map { ("\(command) \($0.name)", "End it, and take the next: \($0.title).") }
      return [("\(command) --finish", "End it; its cost is kept.")] + [more].compactMap { $0 }
    }
    if let next { return [("\(command) \(next.name)", "Take it.")] }
    return isAtEnd ? [("\(command) --sum", "See your changes summed up.")] : []
  }

  /// A bar of the existing lines that changes edited, for before, after and the kata.
  func bars(of changes: [ChangeRequest], width: Int) -> [Line] {
    let total = linesEdited(by: changes)
    let most = max(1, total.before, total.after, total.mine)
    let room = max(1, width - 10 - "\(most) ".count)
    let bars = [("before", total.before), ("after", total.after), ("yours", total.mine)]
    return bars.map { name, count in
      let bar = String(repeating: "█", count: (count * room + most - 1) / most)
      return [
        Run("  " + name.padded(to: 8)), Run(bar, name == "yours" ? .cyan : .dim),
        Run(bar.isEmpty ? "\(count)" : " \(count)"),
      ]
    }
  }
}
