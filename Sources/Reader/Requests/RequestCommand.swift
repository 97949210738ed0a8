import Book
import Foundation
import Practice
import Terminal
import Text

struct RequestCommand: WorkbookCommand {
  let name = "request"
  let summary = "Gives your kata one change after another, and counts the cost."
  let help = """
    Usage: workbook request LESSON [NAME]
           workbook request LESSON --finish | --give-up | --sum [--markdown]

    Without a NAME: the changes that are asked for in a lesson, those first that its
    principle expects, and what became of each in your kata. With one: your kata
    gets the new tests, and what you have now is remembered. When a check finds that
    every behaviour passes, it shows what the change cost you beside what it costs
    in before and in after. The tests of a finished change stay: the next comes on
    top of it. Taking another ends the open one, if every behaviour passes.

    Ask for the open one again to see its words, and its cost up to now.

      --finish    Checks your kata; if every behaviour passes, ends the open change
                  and keeps its cost. If not, shows the verdict and changes nothing.
      --give-up   Ends it without finishing: your sources and your guest go back to
                  what they were when you took it, its tests are removed, and a copy
                  of your work goes to the shelf.
      --sum       Sums up the expected changes: where your design paid, where it did
                  not, and two questions to think about.
      --markdown  Prints that as Markdown.

    \(HelpText.lessonAndPager)

    """

  var now: @Sendable () -> Date = { Date() }
  var check = CheckCommand()

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let asMarkdown = try arguments.flag("--markdown")
    let choices = ["--finish", "--give-up", "--sum"]
    let choice = try arguments.choice(of: choices) ?? (asMarkdown ? "--sum" : nil)
    if asMarkdown, let choice, choice != "--sum" {
      throw UsageError.conflictingOptions([choice, "--markdown"], command: "workbook request")
    }
    let lesson = try arguments.lesson()
    let wanted = choice == nil ? try arguments.positional("NAME") : nil
    try arguments.finish()
    if let wanted, let near = choices.first(where: { $0 == "--\(wanted)" }) {
      throw UsageError.noSuchOption(wanted, command: "workbook request", near: near)
    }
    let kata = Kata(lesson, in: workbook)
    switch choice {
    case "--finish": return try await finish(in: kata, on: console)
    case "--give-up": try giveUp(in: kata, on: console)
    case "--sum": try sum(up: kata, asMarkdown, on: console)
    default:
      if let wanted {
        let request = try ChangeRequest(wanted, of: lesson, in: workbook)
        return try await take(request, in: kata, on: console)
      }
      let row = try row(of: kata, on: console)
      try console.page { $0.list(row) }
    }
    return true
  }

  private func row(of kata: Kata, on console: any Console) throws -> ChangeRow {
    try ChangeRow(of: kata, ProgressFile(kata.workbook, on: console).load()[kata.lesson])
  }

  private func openRequest(in kata: Kata) throws -> TakenRequest {
    try kata.requireStart()
    guard let open = try TakenRequest.open(in: kata) else {
      throw KataError.noRequestTaken(number: kata.lesson.number)
    }
    return open
  }

  private func finish(in kata: Kata, on console: any Console) async throws -> Bool {
    guard let row = try await finish(openRequest(in: kata), on: console) else { return false }
    console.print([[]] + console.layout.lines(of: row, console.layout.commands(row.advice)))
    return true
  }

  /// Ends it where a check passes; otherwise shows the verdict, and returns nil.
  private func finish(
    _ open: TakenRequest, on console: any Console
  ) async throws -> ChangeRow? {
    let verdict = try await check.verdict(on: open.kata, console)
    guard verdict.isPassed else {
      console.print(console.layout.lines(of: verdict))
      console.tell("“\(open.request.title)” is not finished: it stays open.")
      return nil
    }
    try open.finish(on: now(), ProgressFile(open.kata.workbook, on: console))
    let row = try row(of: open.kata, on: console)
    console.tell("“\(open.request.title)” is finished; its tests stay in your kata.")
    console.print([[]] + console.layout.cost(of: open.request, in: row))
    if open.request.isExpected, row.next != nil {
      console.print([[]] + console.layout.chart(row))
    }
    return row
  }

  private func take(
    _ request: ChangeRequest, in kata: Kata, on console: any Console
  ) async throws -> Bool {
    try kata.requireStart()
    let open = try TakenRequest.open(in: kata)
    if let open, open.request.name != request.name {
      guard !TakenRequest.finished(in: kata).contains(request) else {
        throw KataError.requestFinished(request.title, number: kata.lesson.number)
      }
      guard try await finish(open, on: console) != nil else {
        console.tell(
          "“\(request.title)” is not taken. To give the open one up: scripts/workbook request "
            + "\(kata.lesson.number) --give-up")
        return false
      }
      console.print([[]])
    }
    // A progress file that cannot be used is reported before the kata is changed.
    let progress = ProgressFile(kata.workbook, on: console)
    let isRefactored = try progress.isDone(kata.lesson)
    let taken = try TakenRequest.take(request, in: kata, progress)
    let layout = console.layout
    console.print(layout.lines(of: taken, isRefactored: isRefactored))
    if open?.request.name == request.name {
      console.print([[]] + layout.cost(of: request, in: try row(of: kata, on: console)))
    }
    return true
  }

  private func giveUp(in kata: Kata, on console: any Console) throws {
    let open = try openRequest(in: kata)
    let work = try open.giveUp(at: now(), ProgressFile(kata.workbook, on: console))
    console.tell(
      "“\(open.request.title)” is given up: Sources and Guest are as they were when you took it.")
    console.tell(
      "To have your work back: scripts/workbook shelf restore \(kata.lesson.number) \(work)")
    console.tell("To take another change: scripts/workbook request \(kata.lesson.number)")
  }

  private func sum(up kata: Kata, _ asMarkdown: Bool, on console: any Console) throws {
    try kata.requireStart()
    let row = try row(of: kata, on: console)
    guard row.finished.contains(where: \.isExpected) else {
      throw KataError.nothingToSumUp(number: kata.lesson.number)
    }
    let sum = try RowSummary(of: row, in: kata.workbook)
    guard !asMarkdown else { return console.write(sum.markdown()) }
    try console.page { (width: Int) in
      PageLayout.lines(
        of: sum.markdown(width: width), folder: kata.lesson.pageFolder, width: width,
        usesColor: console.usesColor)
    }
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
      ("\(command) --give-up", "Give it up: your sources go back as they were."),
    ]
    let taking = [("\(command) NAME", "Take one in your kata.")]
    let rest = row.open != nil ? ending : row.requests.contains(where: row.canTake) ? taking : []
    let sum =
      row.finished.contains(where: \.isExpected)
      ? [("\(command) --sum", "Sum your changes up.")] : []
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
    case .finished(nil): Run(" · finished", .green)
    case .finished(let figures?):
      Run(
        " · finished: \(figures.linesEdited) edited, \(figures.linesAdded) added, "
          + "\(counted(figures.filesOpened, "file")), \(counted(figures.places, "place"))", .green)
    }
  }

  fileprivate func lines(of taken: TakenRequest, isRefactored: Bool) -> [Line] {
    let (request, number) = (taken.request, taken.kata.lesson.number)
    return separated([
      words(of: request),
      flow(
        "Your kata has these tests in \(request.testFile). Make them pass: when all behaviours do, "
          + "a check shows what the change cost you."),
      isRefactored
        ? []
        : flow(
          "No check has found another design than before's in your kata yet. Refactor first, or "
            + "when this is finished: what you change meanwhile counts for the request.", .yellow),
      commands([
        ("scripts/workbook watch \(number)", "Check on every save."),
        ("scripts/workbook check \(number)", "Check once."),
        ("scripts/workbook request \(number) --give-up", "Give it up: your sources go back."),
      ]),
    ])
  }
}
