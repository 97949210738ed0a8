import BookContents
import Foundation
import KataTools
import Terminal

struct ReadCommand: WorkbookCommand {
  let name = "read"
  let summary = "Shows the page of a lesson."
  let help = """
    Usage: scripts/workbook read LESSON

    Shows the page of a lesson in your pager ($PAGER, or less).

    """

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "scripts/workbook read")
    let lesson = try arguments.lesson(in: book)
    try arguments.finish()
    console.page(markdown: try lesson.text("README.md"))
    return true
  }
}

struct HintCommand: WorkbookCommand {
  let name = "hint"
  let summary = "Shows the next hint for a kata."
  let help = """
    Usage: scripts/workbook hint LESSON [--all]

    Shows the next hint for a kata and keeps your place. The first is a question,
    the last is nearly the answer.

      --all  Shows every hint.

    """

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "scripts/workbook hint")
    let showsAll = try arguments.flag("--all")
    let kata = Kata(try arguments.lesson(in: book))
    try arguments.finish()
    let (all, hints) = (try kata.lesson.text("Hints.md"), try kata.lesson.hints())
    console.page(markdown: showsAll ? all : try await HintCommand.next(for: kata, of: hints))
    return true
  }

  /// The next hint; a kata that is started remembers it.
  static func next(for kata: Kata, of hints: [String]) async throws -> String {
    let number = try await kata.nextHint(of: hints.count)
    return """
      Hint \(number) of \(hints.count)

      \(hints[number - 1])

      """
  }
}

struct DiffCommand: WorkbookCommand {
  let name = "diff"
  let summary = "Compares versions of a lesson: before, fix, after, yours."
  let help = """
    Usage: scripts/workbook diff LESSON [VERSION [VERSION]]

    Compares two versions with `git diff`, in your pager and with your settings. A
    VERSION is `before`, `fix`, `after`, `mine`, or the number of a step, for the
    code after that step. Without a VERSION: before and after.

      mine    Your edits since you started.
      3       Your code against ours after step 3; `fix` and `after` likewise.

    """

  func run(_ words: [String], in book: Book, on console: any Console) async throws -> Bool {
    var arguments = Arguments(words, of: "scripts/workbook diff")
    let kata = Kata(try arguments.lesson(in: book))
    let first = try arguments.positional("VERSION")
    let second = try arguments.positional("VERSION")
    try arguments.finish()
    let (old, new) =
      switch (first, second) {
      case (nil, _): ("before", "after")
      case ("mine"?, nil): ("start", "mine")
      case (let version?, nil): ("mine", version)
      case (let old?, let new?): (old, new)
      }
    let (left, right) = (try await kata.version(old), try await kata.version(new))
    guard left != right else {
      console.tell("There is no difference.")
      return true
    }
    return try GitDiff.show([(old, left), (new, right)])
  }
}
