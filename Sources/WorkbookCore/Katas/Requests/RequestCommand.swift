import Foundation
import Shell

/// `workbook request`: gives the reader's kata a change to carry out, and counts what it cost.
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

    A LESSON is named by its number, letter, abbreviation or name:
    1, S, srp and SingleResponsibility are the same one.

    """

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let drops = try arguments.flag("--drop")
    let lesson = try Catalogue.lesson(named: try arguments.required("LESSON"))
    let wanted = drops ? nil : try arguments.positional("NAME")
    try arguments.finish()
    try workbook.requireSides(of: lesson)
    let kata = Kata(lesson, in: workbook)
    let open = KataRequest.open(in: kata)
    let text = RequestText(ink: Ink(console), width: console.width)
    if drops {
      guard let open else { throw RequestCommandError.noneTaken(lesson.number) }
      try open.drop()
      console.write("“\(open.request.title)” is ended; what you wrote stays as it is.\n")
      return true
    }
    let requests = try ChangeRequest.all(of: lesson, in: workbook)
    guard let wanted else {
      guard !requests.isEmpty else { throw RequestCommandError.noneThere(lesson.number) }
      console.write(text.list(requests, of: lesson, taken: open?.request.name))
      return true
    }
    guard let request = requests.first(where: { $0.name == wanted }) else {
      throw RequestError.noSuchRequest(wanted, lesson: lesson.number, known: requests.map(\.name))
    }
    guard kata.isStarted else { throw KataError.notStarted(number: lesson.number) }
    if let open, open.request.name != request.name {
      throw RequestCommandError.anotherTaken(open.request.name, lesson: lesson.number)
    }
    if let open, let cost = try open.cost() {
      console.write(text.cost(cost, of: open, ours: open.ours))
    } else {
      console.write(text.taken(try open ?? KataRequest.take(request, in: kata)))
    }
    return true
  }
}

/// Why a request cannot be taken or ended.
enum RequestCommandError: ReaderError, Hashable {
  case noneThere(Int)
  case noneTaken(Int)
  case anotherTaken(String, lesson: Int)
  case notTaken(String, reason: String)
}

extension RequestCommandError: CustomStringConvertible {
  var description: String {
    switch self {
    case .noneThere(let lesson): "Lesson \(lesson) has no requests."
    case .noneTaken(let lesson):
      "Your kata of lesson \(lesson) has taken no request: `workbook request \(lesson)` lists them."
    case .anotherTaken(let name, let lesson):
      "Your kata has taken “\(name)” already: end it with `workbook request \(lesson) --drop`, "
        + "then take another."
    case .notTaken(let path, let reason):
      "\(path) could not be changed (\(reason)): mend that, then try again."
    }
  }
}
