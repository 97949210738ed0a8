import Book
import Terminal

struct DiffCommand: WorkbookCommand {
  let name = "diff"
  let summary = "Compares before, after and your own version of a lesson."
  let help = """
    Usage: workbook diff LESSON [mine [before | after]] [--side-by-side]

    Compares before and after of a lesson: first which types are new or gone and
    which functions moved, then file by file, those first that both sides have. Code
    that was moved is shown as moved.

      mine            What you changed: before, and the version in your kata.
      mine after      Your version, and ours.

      --side-by-side  One side on the left, the other on the right, on a screen of
                      72 columns or more.

    \(HelpText.lessonAndPager)

    It needs git, but none of your settings for it counts.

    """

  func run(_ words: [String], in workbook: Workbook, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let isSideBySide = try arguments.flag("--side-by-side")
    let lesson = try arguments.lesson()
    let sides = try DiffCommand.sides(&arguments)
    let comparison = try Comparison(sides, of: lesson, in: workbook)
    if let sentence = comparison.sameness(in: lesson) {
      console.tell(sentence)
    } else if isSideBySide {
      try console.page { SideBySide(comparison, on: $0).lines }
    } else {
      try console.page { comparison.lines($0) }
    }
    return true
  }

  private static func sides(_ arguments: inout Arguments) throws -> ComparedSides {
    let names = ["mine", "before or after"]
    let words = try names.compactMap { try arguments.positional($0) }
    try arguments.finish()
    switch words {
    case [], ["before", "after"]: return .beforeAndAfter
    case ["mine"], ["mine", "before"], ["before", "mine"]: return .beforeAndMine
    case ["mine", "after"]: return .mineAndAfter
    default:
      throw UsageError.noSuchChoice(
        option: "`workbook diff LESSON`", text: words.joined(separator: " "),
        choices: ["`before after`", "`mine before`", "`mine after`"])
    }
  }
}
