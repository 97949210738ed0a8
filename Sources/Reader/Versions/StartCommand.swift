import Book
import Practice
import Terminal

struct StartCommand: WorkbookCommand {
  let name = "start"
  let summary = "Makes your own kata of a lesson."
  let help = """
    Usage: workbook start LESSON

    Makes your own package in Katas: an exact copy of the before version, with the
    lesson's behaviours as tests. Lessons/Editors.md says how to open it in an
    editor, and plain `swift test` works in it. It has its own git repository, in
    which you can commit, branch and stash. An existing kata is left as it is.

    \(HelpText.lesson)

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let kata = Kata(try arguments.lesson(of: workbook), in: workbook)
    try arguments.finish()
    try kata.start()
    let (path, number) = (workbook.typed(kata.path), kata.lesson.number)
    console.tell("Your kata is in \(path); change the files in \(path)/\(kata.sourcesPath).")
    console.tell("To read the lesson's page: scripts/workbook read \(number)")
    console.tell(
      "How to open it in an editor, with its tests and a debugger: "
        + workbook.typed("Lessons/Editors.md"))
    console.tell("To check it on every save: scripts/workbook watch \(number)")
    return true
  }
}
