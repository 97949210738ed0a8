import Book
import Practice
import Shell

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

    \(LessonArgument.help)

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
      return true
    }
    let text = RequestText(width: console.width)
    let requests = try ChangeRequest.all(of: lesson, in: workbook)
    guard let wanted else {
      console.print(text.list(requests, of: lesson, taken: open?.request.name))
      return true
    }
    guard let request = requests.first(where: { $0.name == wanted }) else {
      throw BookError.noSuchRequest(wanted, lesson: lesson.number, known: requests.map(\.name))
    }
    let taken = try TakenRequest.take(request, in: kata)
    let cost = open == nil ? nil : try taken.cost()
    console.print(cost.map { text.cost($0, of: taken) } ?? text.taken(taken))
    return true
  }
}
