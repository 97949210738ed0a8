import Book
import Practice
import Terminal

protocol WorkbookCommand: ProgramCommand where Context == Workbook {}

/// Checks a kata for a command, and reports what it is doing.
typealias Checking =
  @Sendable (KataCheck, @escaping @Sendable (CheckPhase) -> Void) async throws -> Verdict

/// Passages that several help texts share.
enum HelpText {
  static let lesson = """
    A LESSON is named by its number, letter, abbreviation or name:
    1, S, srp and SingleResponsibility are the same lesson.
    """

  static let lessonOrLatest = """
    Without a LESSON the command uses the kata that you worked on last.
    \(lesson)
    """

  static let pager = """
    In a terminal the text goes through your $PAGER, or `less`; an empty $PAGER
    turns paging off, and $NO_COLOR turns colours off.
    """

  static let lessonAndPager = "\(lesson)\n\n\(pager)"
}

extension Arguments {
  init(_ words: [String], command: String) {
    self.init(words, of: "workbook \(command)")
  }

  mutating func lesson(of workbook: Workbook) throws -> Lesson {
    try workbook.lesson(named: try required("LESSON"))
  }

  mutating func lessonIfNamed(of workbook: Workbook) throws -> Lesson? {
    try positional("LESSON").map { try workbook.lesson(named: $0) }
  }

  mutating func kata(in workbook: Workbook) throws -> Kata {
    try Kata.named(try positional("LESSON"), in: workbook)
  }

  /// How long a run may go without any progress.
  mutating func limit() throws -> Duration {
    .seconds(try number("--limit", in: 1...86_400) ?? 10)
  }
}

extension Lesson {
  /// Such as “Lesson 2, Open/closed”.
  var heading: String { "Lesson \(number), \(title)" }

  /// Such as “2  Open/closed”.
  var numberedTitle: String { "\(number)  \(title)" }
}

extension Console {
  func warn(_ sentence: String) { warn(sentence, from: "workbook") }

  /// Does work that the reader did not ask for, and warns if it fails.
  @discardableResult
  func attempt<Result>(_ work: () throws -> Result) -> Result? {
    do { return try work() } catch { warn("\(error)") }
    return nil
  }

  /// Makes sure that a kata has a repository, and tells the reader if it had none.
  func prepare(_ kata: Kata) throws {
    if let sentence = try KataLog(kata).prepare() { warn(sentence) }
  }
}
