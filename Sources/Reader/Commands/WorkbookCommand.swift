import Book
import Practice
import Terminal

protocol WorkbookCommand: ProgramCommand where Context == Workbook {}

/// How a command checks a kata, and hears of what is being done.
typealias Checking =
  @Sendable (KataCheck, @escaping @Sendable (CheckPhase) -> Void) async throws -> Verdict

/// What several help texts say.
enum HelpText {
  static let lesson = """
    A LESSON is named by its number, letter, abbreviation or name:
    1, S, srp and SingleResponsibility are the same one.
    """

  static let lessonOrLatest = """
    Without a LESSON it is about the kata that you worked on last.
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

  /// Does something besides what the reader asked for, and warns if it fails.
  @discardableResult
  func attempt<Result>(_ work: () throws -> Result) -> Result? {
    do { return try work() } catch { warn("\(error)") }
    return nil
  }

  /// Makes sure that a kata has a repository, and tells where it had none.
  func prepare(_ kata: Kata) throws {
    if let sentence = try KataLog(kata).prepare() { warn(sentence) }
  }
}
