import Book
import Practice
import Terminal
import Text

struct RequestCommand: WorkbookCommand {
  let name = "request"
  let summary = "Gives your kata one change after another, and counts the cost."
  let help = """
    Usage: workbook request LESSON [NAME]
           workbook request LESSON --finish | --give-up | --sum

    Without a NAME: the changes that are asked for in a lesson, those first that its
    principle expects, and what became of each in your kata. With one: your kata
    gets the new tests; with the open one, you see its words again, and its cost up
    to now. A change that another team brings is made in the kata's Guest, and what
    it takes there counts apart.

      --finish    Checks your kata; if every behaviour and every test of your own
                  passes, ends the open change and keeps its cost. Its tests stay:
                  the next comes on top of it.
      --give-up   Ends it without finishing: your sources and your guest go back to
                  what they were when you took it, and its tests are removed.
      --sum       Sums up the expected changes: each figure beside before's and
                  after's, and two questions to think about; in a pipe as Markdown.

    \(HelpText.lessonAndPager)

    """

  var check = CheckCommand()

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let choice = try arguments.choice(of: ["--finish", "--give-up", "--sum"])
    let lesson = try arguments.lesson(of: workbook)
    let wanted = choice == nil ? try arguments.positional("NAME") : nil
    try arguments.finish()
    let kata = Kata(lesson, in: workbook)
    if choice != nil || wanted != nil { try console.prepare(kata) }
    switch choice {
    case "--finish": return try await finish(in: kata, on: console)
    case "--give-up": try giveUp(in: kata, on: console)
    case "--sum": try sum(up: kata, on: console)
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
          "Your kata has these tests in \(request.testFile). Make them pass: when all behaviours do, "
            + "a check shows what the change cost you."),
        isOpen ? layout.cost(of: request, in: try row(of: kata)) : [],
        layout.commands([
          ("scripts/workbook watch \(number)", "Check on every save."),
          ("scripts/workbook check \(number)", "Check once."),
          ("scripts/workbook request \(number) --finish", "End it when all passes."),
          ("scripts/workbook request \(number) --give-up", "Give it up: your files go back."),
        ]),
      ]))
  }

  /// Ends the open change where a check passes; otherwise shows the verdict, and returns false.
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
      "`\(name)` is given up: your sources and your guest are as they were when you took it.")
    console.tell("To have your work back: scripts/workbook undo \(number)")
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
      ("\(command) --finish", "End the open one."),
      ("\(command) --give-up", "Give it up: your files go back as they were."),
    ]
    let taking = [("\(command) NAME", "Take one in your kata.")]
    let rest = row.open != nil ? ending : row.requests.contains(where: row.canTake) ? taking : []
    let sum =
      row.done.contains(where: \.isExpected) ? [("\(command) --sum", "Sum your changes up.")] : []
    return separated(
      [flow("\(row.lesson.heading): requests", .bold)]
        + part("Expected by the principle, one on top of the other:", isExpected: true)
        + part("Not expected:", isExpected: false)
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
