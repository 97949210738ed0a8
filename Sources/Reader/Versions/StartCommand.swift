import Book
import Practice
import Terminal

struct StartCommand: WorkbookCommand {
  let name = "start"
  let summary = "Makes your own kata of a lesson."
  let help = """
    Usage: workbook start LESSON

    Makes a package of your own in Katas: an exact copy of before, with the lesson's
    behaviours as tests. It opens in any editor, as Lessons/Editors.md tells, and
    plain `swift test` works in it. It is a git repository of its own, for you to
    commit, branch and stash in. A kata that is there already is left as it is.

    \(HelpText.lesson)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let kata = Kata(try arguments.lesson(of: workbook), in: workbook)
    try arguments.finish()
    try kata.start()
    let (path, number) = (workbook.typed(kata.path), kata.lesson.number)
    console.tell("Your kata is in \(path); what to change is in \(path)/\(kata.sourcesPath).")
    console.tell("The page of the lesson: scripts/workbook read \(number)")
    console.tell(
      "How to open it in an editor, with its tests and a debugger: "
        + workbook.typed("Lessons/Editors.md"))
    console.tell("To have it judged on every save: scripts/workbook watch \(number)")
    return true
  }
}
