import Book
import Practice
import Shell
import Terminal

/// `workbook request`: gives the reader's kata a change to carry out, and counts what it costs.
struct RequestCommand: WorkbookCommand {
  let name = "request"
  let summary = "Gives your kata a change to carry out, and counts its cost."
  let help = """
    Usage: workbook request LESSON [NAME]
           workbook request LESSON --drop

    Without a NAME: the changes that are asked for in a lesson. With one: your kata
    gets the new tests, and what you have now is remembered. When a check finds that
    every behaviour passes, it counts what the change cost you and shows it beside
    what it costs in before and in after.

    Ask for the same one again to see what it has cost up to now.

      --drop    Ends it: takes the new tests out of your kata. What you wrote stays.

    \(HelpText.lesson)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let drops = try arguments.flag("--drop")
    let lesson = try arguments.lesson()
    let wanted = drops ? nil : try arguments.positional("NAME")
    try arguments.finish()
    let kata = Kata(lesson, in: workbook)
    let open = TakenRequest.open(in: kata)
    if drops {
      guard let open else { throw KataError.noRequestTaken(number: lesson.number) }
      try open.drop()
      console.tell("“\(open.request.title)” is ended; what you wrote stays as it is.")
    } else if let wanted {
      let request = try ChangeRequest(wanted, of: lesson, in: workbook)
      let taken = try TakenRequest.take(request, in: kata)
      let cost = open == nil ? nil : try RequestCost(in: kata)
      console.print(cost.map(console.layout.lines) ?? console.layout.lines(of: taken))
    } else {
      let requests = try ChangeRequest.all(of: lesson, in: workbook)
      console.print(console.layout.list(requests, of: lesson, taken: open?.request.name))
    }
    return true
  }
}

/// What the change for the request that a kata has taken cost: in the book, and in the kata so far.
struct RequestCost: Sendable {
  let request: ChangeRequest
  let before: ChangeSize?
  let after: ChangeSize?
  let mine: ChangeSize

  /// Nil if the kata has taken none, or has not changed since.
  init?(in kata: Kata) throws {
    guard let taken = TakenRequest.open(in: kata), let mine = try taken.cost() else { return nil }
    let book = try? LessonEvidence(of: kata.lesson, in: kata.workbook)
      .requests.first { $0.name == taken.request.name }
    request = taken.request
    (before, after) = (book?.effort.before.size, book?.effort.after.size)
    self.mine = mine
  }
}

extension Layout {
  /// A lesson's requests, with the one that was taken marked.
  fileprivate func list(
    _ requests: [ChangeRequest], of lesson: Lesson, taken: String?
  ) -> [Line] {
    let requests = requests.map { request in
      let mark = request.name == taken ? " (taken in your kata)" : ""
      return flow([Run(request.name, .bold), Run(mark, .green)]) + sentence(of: request)
    }
    let next = ("scripts/workbook request \(lesson.number) NAME", "Take one in your kata.")
    return separated(
      [flow("\(lesson.heading): requests", .bold)] + requests + [commands([next])])
  }

  fileprivate func lines(of taken: TakenRequest) -> [Line] {
    let (request, number) = (taken.request, taken.kata.lesson.number)
    return separated([
      flow(request.title, .bold) + sentence(of: request),
      flow(
        "Your kata has the new tests in \(request.testFile). Make them pass: when all "
          + "behaviours do, a check counts what the change cost you."),
      commands([
        ("scripts/workbook watch \(number)", "Check on every save."),
        ("scripts/workbook check \(number)", "Check once."),
        ("scripts/workbook request \(number) --drop", "Give the request up."),
      ]),
    ])
  }

  func lines(of cost: RequestCost) -> [Line] {
    let request = cost.request
    return separated([
      flow("What the change cost: \(request.title)", .bold)
        + sizes([("before", cost.before), ("after", cost.after), ("yours", cost.mine)]),
      flow(
        "Our diffs are in \(request.path). To take another request, end this one: "
          + "scripts/workbook request \(request.lesson.number) --drop"),
    ])
  }

  private func sentence(of request: ChangeRequest) -> [Line] {
    flow("“\(request.sentence)” (\(request.askedBy))", beside: 2).indented(by: 2)
  }
}
