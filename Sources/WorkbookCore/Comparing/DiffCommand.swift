import Foundation
import Shell

/// `workbook diff`: what a lesson's after, or the reader's own version, changes in its before.
public struct DiffCommand: WorkbookCommand {
  public let name = "diff"
  public let summary = "Compares before, after and your own version of a lesson."
  public let help = """
    Usage: workbook diff LESSON [mine [before | after]] [VIEW]

    Compares before and after of a lesson, file by file: first the files that both
    sides have, then those of one side. Code that was moved is shown as moved.
    Shown in a pager and in colours in a terminal, plain in a pipe or a file.

      mine            What you changed: before, and the version in your kata.
      mine after      Your version, and ours.

    A VIEW is one of these:

      --stat          Only numbers: lines of each file, removed, added and moved.
      --words         One line for what differs in some words, with these marked.
      --side-by-side  One side on the left, the other on the right.

    A LESSON is named by its number, letter, abbreviation or name:
    1, S, srp and SingleResponsibility are the same one.

    In a terminal, $PAGER shows the text, or `less -R` where it is not set; an
    empty $PAGER turns paging off, and $NO_COLOR turns colours off. It needs git,
    but none of your settings for it counts.

    """

  /// What differs from our own environment for git.
  private let environment: [String: String?]

  public init() {
    self.init(environment: [:])
  }

  init(environment: [String: String?]) {
    self.environment = environment
  }

  public func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let view = try arguments.choice(of: ["--stat", "--words", "--side-by-side"])
    let lesson = try Catalogue.lesson(named: try arguments.required("LESSON"))
    let sides = try DiffCommand.sides(&arguments)
    try workbook.requireSides(of: lesson)
    if sides != .beforeAndAfter, !Kata(lesson, in: workbook).isStarted {
      throw KataError.notStarted(number: lesson.number)
    }
    let staged = try StagedSides(sides, of: lesson, in: workbook)
    defer { staged.remove() }
    let git = GitDiff(folder: staged.url, sides: sides, environment: environment)
    let files = DiffCommand.inReadingOrder(try git.lines())
    let ink = Ink(console)
    let width = console.isTerminal ? console.width : nil
    guard !files.isEmpty else {
      console.write(
        "\(sides.left) and \(sides.right.word) of lesson \(lesson.number) are the same.\n")
      return true
    }
    switch view {
    case "--stat":
      console.write(
        DiffSummary(files: files, lineCounts: staged.lineCounts, ink: ink, sides: sides).text)
    case "--words":
      let files = WordDiff.files(files)
      console.page(DiffText(files: files, ink: ink, sides: sides, width: width).text)
    case "--side-by-side":
      console.page(SideBySide(files: files, ink: ink, sides: sides, width: console.width).text)
    default: console.page(DiffText(files: files, ink: ink, sides: sides, width: width).text)
    }
    return true
  }

  /// What is compared, as the words behind the lesson say.
  private static func sides(_ arguments: inout Arguments) throws -> ComparedSides {
    let words = [
      try arguments.positional("mine"), try arguments.positional("before or after"),
    ].compactMap { $0 }
    try arguments.finish()
    // Whichever is named first: before stands on the left, after on the right.
    switch words {
    case [], ["before", "after"], ["after", "before"]: return .beforeAndAfter
    case ["mine"], ["mine", "before"], ["before", "mine"]: return .beforeAndMine
    case ["mine", "after"], ["after", "mine"]: return .mineAndAfter
    default:
      let wrong =
        words.first { !["mine", "before", "after"].contains($0) } ?? words[words.count - 1]
      throw UsageError.surplusArgument(wrong, command: "workbook diff")
    }
  }

  /// Files of both sides first: they show what was taken out, and then the others where it went.
  static func inReadingOrder(_ files: [FileDifference]) -> [FileDifference] {
    files.filter { $0.before != nil && $0.after != nil }
      + files.filter { $0.after == nil }
      + files.filter { $0.before == nil }
  }
}
