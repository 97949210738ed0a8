import Shell

/// `workbook list`: the lessons, for a reader or for another program.
public struct ListCommand: WorkbookCommand {
  public let name = "list"
  public let summary = "Shows the nine lessons and what each is about."
  public let help = """
    Usage: workbook list [--json]

    Shows the nine lessons: number, letter in SOLID, abbreviation, title, and what
    each is about.

      --json    Prints an object with "version" (now 1) and "lessons", an array in
                the order of the book. Each lesson has "number", "letter" (null
                where it has none), "abbreviation", "name", "title", "about",
                "folder", "page" (its path in the book) and "isWritten".

    """

  public init() {}

  public func run(
    _ words: [String], in workbook: Workbook, on console: any Console
  ) async throws -> Bool {
    var arguments = Arguments(words, command: name)
    let asJSON = try arguments.flag("--json")
    try arguments.finish()
    console.write(
      asJSON
        ? try LessonList(workbook).json()
        : LessonTable(workbook: workbook, ink: Ink(console)).text)
    return true
  }
}
