import Book
import Practice
import Shell
import Terminal

/// `workbook cost`: what a lesson's bet brought.
struct CostCommand: WorkbookCommand {
  let name = "cost"
  let summary = "Shows what the same changes cost in before and in after."
  let help = """
    Usage: workbook cost [LESSON]

    A principle is a bet on which changes will come. Each lesson has requests for
    a change, which its principle expects or does not, and slips, mistakes that are
    easy to make: carried out in before and in after. Without a LESSON: the whole
    book.

      edited    Existing lines of code that are changed or gone.
      added     New lines of code that take the place of none, place by place.
      files     Existing files that had to be opened for it.
      places    Separate places of the change; and for each of them who notices when
                it is forgotten: the compiler, a behaviour, or nobody (unnoticed).

    Comments, blank lines and imports do not count. A request from outside is one
    that another module asks for; one of players is told as players see it. Below
    that: the slips, where bystanders are behaviours that break although the mistake
    was not about them; pairs of requests carried out at the same time, which git
    may merge although something fails then; the expected requests one after
    another; and the requests' own tests. What a request has cost in your kata,
    where you finished it, is called yours.

    \(HelpText.lesson)

    \(HelpText.pager)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let lesson = try arguments.lessonIfNamed()
    try arguments.finish()
    let layout = console.layout
    if let lesson {
      let evidence = try LessonEvidence(of: lesson, in: workbook)
      let progress = try ProgressFile(workbook, on: console).load()[lesson]
      let yours = try ChangeRow(of: Kata(lesson, in: workbook), progress).finishedFigures
      console.page(layout.lines(of: evidence, lesson, yours: yours))
    } else {
      let evidence = try Catalogue.lessons.map { try LessonEvidence(of: $0, in: workbook) }
      console.page(layout.lines(of: evidence))
    }
    return true
  }
}

extension Layout {
  /// What a lesson's bet brought, in tables.
  ///
  /// - Parameter yours: The figures of the reader's own changes, by the names of the requests.
  fileprivate func lines(
    of evidence: LessonEvidence, _ lesson: Lesson, yours: [String: ChangeFigures]
  ) -> [Line] {
    let requests = evidence.requests.enumerated().map { index, request in
      let marks = request.marks.map(\.rawValue).joined(separator: ", ")
      return flow(
        [Run("\(index + 1)  \(request.title)", .bold), Run(" · \(request.name), \(marks)", .dim)],
        beside: 3)
    }
    let slips = evidence.slips.enumerated().map { index, slip in
      flow([Run("\(index + 1)  \(slip.title)", .bold)], beside: 3)
    }
    var parts = [flow("\(lesson.heading): what the bet brings", .bold)]
    parts += [requests.flatMap { $0 }, table(evidence.requestTable(yours: yours))]
    if !slips.isEmpty {
      parts += [flow("Slips", .bold) + slips.flatMap { $0 }, table(evidence.slipTable)]
    }
    parts += [flow("Two people at once", .bold) + table(evidence.meetingTable)]
    parts += [
      flow("Existing lines edited, in total, one expected request after another", .bold)
        + table(evidence.stageTable(yours: yours)),
      flow("The requests' own tests", .bold) + table(evidence.testTable),
    ]
    return separated(parts + [flow("The diffs are in \(ChangeRequest.folder(of: lesson)).", .dim)])
  }

  private func table(_ table: LessonEvidence.Table) -> [Line] {
    let rows = table.enumerated().map { index, row in
      row.map { Run($0, index == 0 ? .dim : .plain) }
    }
    return rows.inColumns().map { $0.indented(by: 2) }
  }

  /// The whole book: how often after is better, the same and worse in each figure, for the requests
  /// that a principle expects and for the others; nothing is summed over figures.
  fileprivate func lines(of book: [LessonEvidence]) -> [Line] {
    let requests = book.flatMap(\.requests)
    let parts = [true, false].map { isExpected in
      let some = requests.filter { $0.isExpected == isExpected }
      let rows = EffortFigure.allCases.map { figure in
        let balance = FigureBalance(figure, of: some)
        return [figure.rawValue] + [balance.better, balance.same, balance.worse].map { "\($0)" }
      }
      let name = isExpected ? "Expected by the principle" : "Not expected"
      return flow("\(name): \(some.count) requests", .bold)
        + table([["after is", "better", "the same", "worse"]] + rows)
    }
    let slips = book.flatMap(\.slips)
    let meetings = book.flatMap(\.meetings)
    let slipRows = Side.allCases.map { side in
      let outcomes = slips.map { $0.outcome[side] }
      let running = outcomes.filter { $0.error == nil }
      let counts = [
        outcomes.count - running.count, running.count { !$0.broken.isEmpty },
        running.count { !$0.bystanders.isEmpty }, running.count { $0.broken.isEmpty },
      ]
      return [side.rawValue] + counts.map { "\($0)" }
    }
    let meetingRows = Side.allCases.map { side in
      [side.rawValue]
        + LessonEvidence.MeetingOutcome.allCases.map { outcome in
          "\(meetings.count { $0.outcome[side] == outcome })"
        }
    }
    return separated(
      [flow("What nine bets brought", .bold)] + parts + [
        flow("Who notices the \(slips.count) slips", .bold)
          + table(
            [["", "compiler", "a behaviour", "with bystanders", "nobody"]] + slipRows),
        flow("Two people at once: \(meetings.count) pairs of requests", .bold)
          + table([[""] + LessonEvidence.MeetingOutcome.allCases.map(\.heading)] + meetingRows),
        commands([("scripts/workbook cost LESSON", "All figures of a lesson.")]),
      ])
  }
}
