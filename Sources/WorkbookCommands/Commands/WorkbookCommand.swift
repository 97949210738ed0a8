import BookContents
import Foundation
import KataTools
import Terminal
import Text
import Toolchain

protocol WorkbookCommand: ProgramCommand where Context == Book {}

extension Program where Context == Book {
  package static var workbook: Program<Book> {
    Program(
      "scripts/workbook", usage: "[COMMAND]",
      introduction: "Without a command, it shows the lessons, your katas, and what to do next.",
      notes: """
        LESSON is the number of a lesson, or its title: `9` or `visitor`. In the
        folder of a kata you can leave it out, unless a number follows.

        The exit status is 0; 1 if a kata is not green or a command cannot be carried
        out; 64 if the command line is wrong; and 70 if the workbook is at fault.
        """,
      commands: [
        ReadCommand(), DiffCommand(), StepCommand(), ChangeCommand(), MistakeCommand(),
        StartCommand(), CheckCommand(), WatchCommand(), HintCommand(), ResetCommand(),
        UndoCommand(), PlayCommand(), AuthorCommand(),
      ], home: HomeCommand())
  }
}

extension Arguments {
  /// The lesson that is named or, in a kata's folder, that of the kata.
  mutating func lesson(in book: Book) throws -> Lesson {
    let word = peek
    let named = Result { try book.lesson(named: word ?? "") }
    if let current = book.current, (try? named.get()) == nil { return current }
    _ = try required("LESSON")
    return try named.get()
  }

  /// The kata of a lesson; throws if the reader has not started it.
  mutating func kata(in book: Book) throws -> Kata {
    let kata = Kata(try lesson(in: book))
    try kata.requireStart()
    return kata
  }

  mutating func limit() throws -> Duration {
    .seconds(Int(try number("--limit", in: 1...3600) ?? 10))
  }
}

extension Console {
  /// Prints paragraphs with an empty line between them.
  func tell(_ paragraphs: String...) {
    for (index, paragraph) in paragraphs.enumerated() {
      if index > 0 { write("\n") }
      print(paragraph.flow(width: width))
    }
  }

  /// Shows Markdown in the reader's pager as plain text.
  func page(markdown text: String) { page(PlainPage(text, width: width).lines) }
}

extension String {
  /// The width of a line that stays short enough to read.
  static let mostColumns = 88

  /// The text in lines that stay short enough to read; its own line breaks are kept.
  func flow(
    width: Int, _ style: Style = .plain, indent: Int = 0, cutsAddresses: Bool = false
  ) -> [Line] {
    let room = max(16, min(width, String.mostColumns) - indent)
    return TextFlow(width: room, cutsAddresses: cutsAddresses).lines(self, style)
      .indented(by: indent)
  }
}

/// Shows on standard error what is going on: in a terminal on one line, which is erased at the end.
func withStatus<Result: Sendable>(
  _ subject: String, on console: any Console,
  _ work: @Sendable @escaping (_ news: @Sendable (String) -> Void) async throws -> Result
) async throws -> Result {
  let isLive = console.isTerminal && isatty(STDERR_FILENO) == 1
  if !isLive { console.writeError("\(subject) …\n") }
  defer { if isLive { console.writeError("\r\u{1B}[K") } }
  return try await untilInterrupted {
    try await work { news in
      guard isLive else { return }
      let line = TextWidth.fit("\(subject): \(news) …", columns: console.width - 1)
      console.writeError("\r\(line)\u{1B}[K")
    }
  }
}
