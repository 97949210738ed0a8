import Foundation
import Shell

/// `workbook diff`: what a lesson's after changes in its before.
public struct DiffCommand: WorkbookCommand {
  public let name = "diff"
  public let summary = "Compares before and after of a lesson."
  public let help = """
    Usage: workbook diff LESSON [--stat | --words | --side-by-side]

    Compares before and after of a lesson, file by file: first the files that both
    sides have, then those of one side. Code that was moved is shown as moved.
    Shown in a pager and in colours in a terminal, plain in a pipe or a file.

      --stat          Only numbers: lines of each file, removed, added and moved.
      --words         One line for what differs in some words, with these marked.
      --side-by-side  Before on the left, after on the right.

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
    try arguments.finish()
    try workbook.requireSides(of: lesson)
    let sides = try StagedSides(lesson, in: workbook)
    defer { sides.remove() }
    let git = GitDiff(folder: sides.url, environment: environment)
    let files = DiffCommand.inReadingOrder(try git.lines())
    let ink = Ink(console)
    let width = console.isTerminal ? console.width : nil
    guard !files.isEmpty else {
      console.write("Before and after of lesson \(lesson.number) are the same.\n")
      return true
    }
    switch view {
    case "--stat":
      console.write(DiffSummary(files: files, lineCounts: sides.lineCounts, ink: ink).text)
    case "--words":
      console.page(DiffText(files: WordDiff.files(files), ink: ink, width: width).text)
    case "--side-by-side":
      console.page(SideBySide(files: files, ink: ink, width: console.width).text)
    default: console.page(DiffText(files: files, ink: ink, width: width).text)
    }
    return true
  }

  /// Files of both sides first: they show what was taken out, and then the others where it went.
  static func inReadingOrder(_ files: [FileDifference]) -> [FileDifference] {
    files.filter { $0.before != nil && $0.after != nil }
      + files.filter { $0.after == nil }
      + files.filter { $0.before == nil }
  }
}
