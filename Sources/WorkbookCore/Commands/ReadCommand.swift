import Foundation
import Shell

/// `workbook read`: a lesson's page, laid out for a terminal, or as it is for another program.
public struct ReadCommand: WorkbookCommand {
  public let name = "read"
  public let summary = "Shows the page of a lesson."
  public let help = """
    Usage: workbook read LESSON

    Shows the page of a lesson: laid out and paged in a terminal, as it is in the
    file when the output goes to a pipe or a file. In a terminal, the answers to
    its questions stand at the end of the page.

    A LESSON is named by its number, letter, abbreviation or name:
    1, S, srp and SingleResponsibility are the same one.

    In a terminal, $PAGER shows the page, or `less -R` where it is not set; an
    empty $PAGER turns paging off. $NO_COLOR turns colours off; the marks of
    Markdown, such as ** around what is bold, then stay.

    """

  public init() {}

  public func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let wanted = try arguments.required("LESSON")
    try arguments.finish()
    let lesson = try Catalogue.lesson(named: wanted)
    let text = try workbook.text(of: lesson)
    guard console.isTerminal else {
      console.write(text.hasSuffix("\n") ? text : text + "\n")
      return true
    }
    let page = PageRenderer(
      width: console.width, ink: Ink(console), folder: "Lessons/\(lesson.folder)")
    console.page(page.text(of: text))
    return true
  }
}

extension Workbook {
  /// The page of a lesson as it is in its file.
  func text(of lesson: Lesson) throws(WorkbookError) -> String {
    let files = FileManager.default
    guard files.fileExists(atPath: page(of: lesson).path) else {
      let isBegun = ["Before", "After"].contains { side in
        files.fileExists(atPath: sources(of: lesson, side: side).path)
      }
      throw isBegun
        ? .missingPage(lesson.page) : .lessonToCome(number: lesson.number, title: lesson.title)
    }
    do {
      return String(decoding: try Data(contentsOf: page(of: lesson)), as: UTF8.self)
    } catch {
      throw .unreadablePage(lesson.page, reason: error.localizedDescription)
    }
  }
}
