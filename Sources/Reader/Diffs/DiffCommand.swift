import Book
import Terminal

struct DiffCommand: WorkbookCommand {
  let name = "diff"
  let summary = "Compares before, after and your own version of a lesson."
  let help = """
    Usage: workbook diff LESSON [mine [before | after]]

    Compares the before and after versions of a lesson with `git diff`, your own git
    settings and your pager. Unless you have set something else, moved lines have
    their own colour.

      mine            What you changed: before, and the version in your kata.
      mine after      Your version, and ours.

    \(HelpText.lesson)

    """

  /// Runs git in the foreground.
  var runGit: VersionDiff.Runner = { Foreground.run($0) }

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let lesson = try arguments.lesson(of: workbook)
    let diff = try VersionDiff(DiffCommand.versions(&arguments), of: lesson, in: workbook)
    if let sentence = diff.sameness(in: lesson) {
      console.tell(sentence)
      return true
    }
    return try diff.show(running: runGit)
  }

  private static func versions(_ arguments: inout Arguments) throws -> (String, String) {
    let names = ["mine", "before or after"]
    let words = try names.compactMap { try arguments.positional($0) }
    try arguments.finish()
    switch words {
    case [], ["before", "after"]: return ("before", "after")
    case ["mine"], ["mine", "before"], ["before", "mine"]: return ("before", "mine")
    case ["mine", "after"]: return ("mine", "after")
    default:
      throw UsageError.noSuchChoice(
        option: "`workbook diff LESSON`", text: words.joined(separator: " "),
        choices: ["`mine`", "`mine before`", "`mine after`"])
    }
  }
}
