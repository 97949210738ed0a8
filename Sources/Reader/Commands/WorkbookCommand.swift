import Book
import Shell

/// A command of the program `workbook`: `workbook NAME …`.
protocol WorkbookCommand: ProgramCommand where Context == Workbook {}

/// How help texts explain LESSON.
enum LessonArgument {
  /// For a command that needs a lesson, or covers all lessons if none is named.
  static let help = """
    A LESSON is named by its number, letter, abbreviation or name:
    1, S, srp and SingleResponsibility are the same one.
    """

  /// For a command that uses the kata worked on last if no lesson is named.
  static let helpOrLatest = """
    Without a LESSON it is about the kata that you worked on last.
    \(help)
    """
}

/// How help texts explain the pager for long texts.
enum PagerHelp {
  static let text = """
    In a terminal, $PAGER shows the text, or `less -R` where it is not set; an
    empty $PAGER turns paging off, and $NO_COLOR turns colours off.
    """
}
