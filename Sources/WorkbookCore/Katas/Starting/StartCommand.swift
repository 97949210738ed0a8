import Foundation
import Shell

/// `workbook start`: makes a kata.
struct StartCommand: WorkbookCommand {
  let name = "start"
  let summary = "Makes your own kata of a lesson."
  let help = """
    Usage: workbook start LESSON

    Makes a package of your own in Katas: an exact copy of before, with the lesson's
    behaviours as tests. It opens in any editor, and plain `swift test` works in it.
    A kata that is there already is left as it is.

    A LESSON is named by its number, letter, abbreviation or name:
    1, S, srp and SingleResponsibility are the same one.

    """

  func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let lesson = try Catalogue.lesson(named: try arguments.required("LESSON"))
    try arguments.finish()
    try workbook.requireSides(of: lesson)
    let kata = Kata(lesson, in: workbook)
    try KataStarter(kata: kata).start()
    console.tell("Your kata is in \(kata.path); what to change is in its \(kata.sourcesPath).")
    console.tell("To have it judged on every save: scripts/workbook watch \(lesson.number)")
    return true
  }
}
