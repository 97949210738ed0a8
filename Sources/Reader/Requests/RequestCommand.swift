import Book
import Practice
import Terminal
import Text

struct RequestCommand: WorkbookCommand {
  let name = "request"
  let summary = "Lists changes to make, gives your kata one, and counts its cost."
  let help = """
    Usage: workbook request LESSON [NAME]
           workbook request LESSON --finish | --give-up | --summary

    Without a NAME: lists the changes that a lesson asks for, first those that its
    principle anticipates, and what became of each in your kata. With a NAME:
    adds that change's tests to your kata; for the open change, shows its text
    again and its cost so far. If another team makes the change, it goes into the
    kata's Guest, and what it costs there is counted separately.

      --finish    Checks your kata. If every behaviour and all of your own tests
                  pass, ends the open change and records its cost. Its tests stay,
                  and the next change builds on it.
      --give-up   Ends the open change unfinished: your sources and your guest go
                  back to what they were when you took it, and its tests go.
      --summary   Sums up the expected changes: each figure beside those of before
                  and after, and two questions to think about. In a pipe, it is
                  Markdown.

    \(HelpText.lessonAndPager)

    """

  var check = CheckCommand()

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let choice = try arguments.choice(of: ["--finish", "--give-up", "--summary"])
    let lesson = try arguments.lesson(of: workbook)
    let wanted = choice == nil ? try arguments.positional("NAME") : nil
    try arguments.finish()
    let kata = Kata(lesson, in: workbook)
    if choice != nil || wanted != nil { try console.prepare(kata) }
    switch choice {
    case "--finish": return try await finish(in: kata, on: console)
    case "--give-up": try giveUp(in: kata, on: console)
    case "--summary": try sum(up: kata, on: console)
    default:
      if let wanted {
        let request = try ChangeRequest(wanted, of: lesson, in: workbook)
        try take(request, in: kata, on: console)
      } else {
        let row = try row(of: kata)
        console.page { $0.list(row) }
      }
    }
    return true
  }

  private func row(of kata: Kata) throws -> ChangeRow {
    try ChangeRow(of: kata, KataLog(kata).history())
  }

  private func take(_ request: ChangeRequest, in kata: Kata, on console: any Console) throws {
    let isOpen = try OpenChange(in: kata)?.request == request
    _ = try OpenChange.take(request, in: kata)
    let (layout, number) = (console.layout, kata.lesson.number)
    console.print(
      separated([
        layout.words(of: request, in: kata),
        layout.flow(
          "Your kata has these tests in \(request.testFile). When they and all behaviours pass, "
            + "a check shows what the change cost you."),
        isOpen ? layout.cost(of: request, in: try row(of: kata)) : [],
        layout.commands([
          ("scripts/workbook watch \(number)", "Check it on every save."),
          ("scripts/workbook check \(number)", "Check it once."),
          ("scripts/workbook request \(number) --finish", "End the change when everything passes."),
          ("scripts/workbook request \(number) --give-up", "Give it up, and restore your files."),
        ]),
      ]))
  }

  /// Ends the open change if a check passes; otherwise shows the verdict and returns false.
  private func finish(in kata: Kata, on console: any Console) async throws -> Bool {
    guard let open = try OpenChange(in: kata) else {
      throw KataError.noChangeOpen(number: kata.lesson.number)
    }
    let layout = console.layout
    let verdict = try await check.verdict(on: kata, console)
    guard verdict.isGreen else {
      console.print(layout.lines(of: verdict))
      console.tell("“\(open.request.title)” is not finished: it stays open.")
      return false
    }
    try open.finish(verdict)
    let row = try row(of: kata)
    console.tell("“\(open.request.title)” is finished; its tests stay in your kata.")
    console.print(
      [[]]
        + separated([
          layout.cost(of: open.request, in: row),
          layout.lines(of: row, layout.commands(row.advice)),
        ]))
    return true
  }

  private func giveUp(in kata: Kata, on console: any Console) throws {
    let name = try OpenChange.giveUp(in: kata)
    let number = kata.lesson.number
    console.tell(
      "You gave up `\(name)`: your code is back as it was when you took it.")
    console.tell("To get your work back: scripts/workbook undo \(number)")
    console.tell("To take another change: scripts/workbook request \(number)")
  }

  private func sum(up kata: Kata, on console: any Console) throws {
    let row = try row(of: kata)
    guard row.done.contains(where: \.isExpected) else {
      throw KataError.nothingToSumUp(number: kata.lesson.number)
    }
    let sum = try RowSummary(of: row, in: kata.workbook)
    console.page(
      sum.markdown(width: console.width), in: kata.lesson.pageFolder, asIs: !console.isTerminal)
  }
}

extension Layout {
  fileprivate func list(_ row: ChangeRow) -> [Line] {
    func part(_ heading: String, isExpected: Bool) -> [[Line]] {
      [flow(heading, .dim)]
        + row.requests.filter { $0.isExpected == isExpected }.map { request in
          flow([Run(request.name, .bold), mark(of: row.state(of: request))])
            + sentence(of: request)
        }
    }
    let command = "scripts/workbook request \(row.lesson.number)"
    let ending = [
      ("\(command) --finish", "End the open change."),
      ("\(command) --give-up", "Give it up, and restore your files."),
    ]
    let taking = [("\(command) NAME", "Take one.")]
    let rest = row.open != nil ? ending : row.requests.contains(where: row.canTake) ? taking : []
    let sum =
      row.done.contains(where: \.isExpected)
      ? [("\(command) --summary", "Sum up your changes.")] : []
    return separated(
      [flow("\(row.lesson.heading): requests", .bold)]
        + part("Changes the principle anticipates; each builds on the last:", isExpected: true)
        + part("Changes it does not anticipate:", isExpected: false)
        + [commands(rest + sum)])
  }

  private func mark(of state: ChangeRow.State) -> Run {
    switch state {
    case .left: Run("")
    case .open: Run(" · open", .cyan)
    case .givenUp: Run(" · given up", .yellow)
    case .done: Run(" · finished", .green)
    }
  }
}
