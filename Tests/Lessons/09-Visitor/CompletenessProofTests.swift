import LessonSupport
import PlayerVisit
import Testing
import VisitorAfter
import VisitorBefore

/// Whether the compiler notices an operation that leaves out the hint or a new type of row.
@Suite("What the compiler accepts and refuses in each version")
struct CompletenessProofTests {
  private static let trials = CompilerTrials(operations + hidden + newTypes + methods)

  @Test(
    "The compiler reports exactly the expected errors for operations and new types of row",
    arguments: trials.all
  )
  func compiler(trial: CompilerTrial) async throws {
    #expect(try await Self.trials.errors(of: trial) == trial.errors)
  }

  // MARK: - An operation that leaves out the hint

  private static let operations = [
    CompilerTrial(
      "The before version needs a default even in a switch that names every type of row",
      asking(before, ofTypes: rows), refused: ["switch must be exhaustive"]),
    CompilerTrial(
      "The before version accepts an operation that leaves out the hint",
      accepted: asking(before, ofTypes: others, "default: []")),
    CompilerTrial(
      "The fix accepts an operation that names every case", accepted: asking(fix, ofCases: rows)),
    CompilerTrial(
      "The fix refuses an operation that leaves out the hint", asking(fix, ofCases: others),
      refused: ["switch must be exhaustive"]),
    CompilerTrial(
      "The fix accepts an operation that leaves out the hint and has a default",
      accepted: asking(fix, ofCases: others, "default: []")),
    CompilerTrial(
      "The fold accepts an operation that answers for every type of row",
      accepted: matching(rows)),
    CompilerTrial(
      "The fold refuses an operation that leaves out the hint", matching(others),
      refused: ["missing argument for parameter 'hint' in call"]),
    CompilerTrial(
      "The after version accepts a visitor that answers for every type of row",
      accepted: visitor(rows)),
    CompilerTrial(
      "The after version refuses a visitor that leaves out the hint", visitor(others),
      refused: ["type 'Lines' does not conform to protocol 'RowVisitor'"]),
    CompilerTrial(
      "The after version accepts a visitor that covers the hint with a visit for any type",
      accepted: visitor(others, "func visit(hint row: some Any) -> [String] { [] }")),
    CompilerTrial(
      "In the after version, a visit without a label answers for no row",
      visitor(others, "func visit(_ row: some Any) -> [String] { [] }"),
      refused: [
        "instance method 'visit' has different argument labels from those required by protocol "
          + "'RowVisitor' ('visit(hint:)')"
      ]),
  ]

  @Test("A visitor that returns each row hands its type back")
  func handedBack() {
    struct RowItself: RowVisitor {
      func visit(notice row: VisitorAfter.NoticeRow) -> any Sendable { row }
      func visit(heading row: VisitorAfter.HeadingRow) -> any Sendable { row }
      func visit(timeline row: VisitorAfter.TimelineRow) -> any Sendable { row }
      func visit(player row: VisitorAfter.PlayerRow) -> any Sendable { row }
      func visit(hint row: VisitorAfter.HintRow) -> any Sendable { row }
    }
    let row = VisitorAfter.LobbyTables().rows(of: LobbyContent())[1]
    #expect(row.accept(RowItself()) is VisitorAfter.HintRow)
  }

  // MARK: - A row that hides its type

  private static let hidden = [
    CompilerTrial(
      "In the after version, code cannot read the value that a LobbyRow hides",
      after + "func type(of row: LobbyRow) -> String { row.row is HintRow ? \"hint\" : \"\" }\n",
      refused: ["'row' is inaccessible due to 'private' protection level"])
  ]

  @Test("In the after version, a type test does not recognize the hint's row")
  func typeTest() {
    let row: Any = VisitorAfter.LobbyTables().rows(of: LobbyContent())[1]
    #expect(!(row is VisitorAfter.HintRow))
  }

  // MARK: - A new type of row

  private static let leaders = "\npublic struct LeadersRow: Sendable {}\n"
  private static let hint = "  func visit(hint row: HintRow) -> Answer\n"
  private static let afterWithLeaders =
    after.changing(hint, to: hint + "  func visit(leaders row: LeadersRow) -> Answer\n") + leaders
      + """
      extension LeadersRow: VisitableRow {
        func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer {
          visitor.visit(leaders: self)
        }
      }

      """

  /// The visitors in the order of the sources, and their answers.
  private static let visitors: KeyValuePairs = [
    "CompactPainter": "Void", "RowHeight": "Int", "RowTint": "Tint", "RowText": "String",
    "RowPlayer": "Player?", "RowPainter": "Void",
  ]

  private static let newTypes = [
    CompilerTrial(
      "The before version accepts a new type of row without another change",
      accepted: before + leaders.replacing("Sendable", with: "LobbyRow")),
    CompilerTrial(
      "The fix refuses a new case until each operation answers for it",
      asking(fix.changing("(HintRow)\n", to: "(HintRow)\n  case leaders\n"), ofCases: rows),
      refused: ["switch must be exhaustive"]),
    CompilerTrial(
      "The after version refuses a new type of row in every visitor that does not answer for it",
      afterWithLeaders,
      refused: visitors.map {
        "type '\($0.key)' does not conform to protocol 'RowVisitor'"
      }),
    CompilerTrial(
      "In the after version a new type of row needs a visit in each of the six visitors",
      accepted: afterWithLeaders
        + visitors.map {
          "extension \($0.key) { func visit(leaders row: LeadersRow) -> \($0.value) { fatalError() } }\n"
        }
        .sorted().joined()),
  ]

  // MARK: - Methods on the rows

  private static let methods = [
    CompilerTrial(
      "If every row must have a method, a row without it is refused",
      methods(of: others),
      refused: ["type 'HintRow' does not conform to protocol 'LobbyRow'"]),
    CompilerTrial(
      "If every row has the required method, the rows compile", accepted: methods(of: rows)),
  ]

  private static func methods(of rows: [Row]) -> String {
    before.changing(
      "LobbyRow: Sendable {}", to: "LobbyRow: Sendable { var board: [String] { get } }")
      + rows.map { "extension \($0.type) { public var board: [String] { \($0.own) } }\n" }.joined()
  }

  // MARK: - Sources

  /// A type of row, its case in the enum, and its words.
  private struct Row {
    let type, name, words: String
    /// Its words, as code inside the row writes them: without `row.`.
    var own: String { words.replacing("row.", with: "") }
  }

  private static let rows =
    others + [Row(type: "HintRow", name: "hint", words: "HintRow.lines")]
  private static let others = [
    Row(type: "NoticeRow", name: "notice", words: "row.lines"),
    Row(type: "HeadingRow", name: "heading", words: "[row.title]"),
    Row(type: "TimelineRow", name: "timeline", words: "[row.sentence]"),
    Row(type: "PlayerRow", name: "player", words: "[row.name]"),
  ]

  private static func asking(
    _ source: String, ofTypes rows: [Row], _ rest: String = ""
  ) -> String {
    operation(source, "any LobbyRow", rows.map { "case let row as \($0.type): \($0.words)" }, rest)
  }

  private static func asking(
    _ source: String, ofCases rows: [Row], _ rest: String = ""
  ) -> String {
    operation(source, "LobbyRow", rows.map { "case .\($0.name)(let row): \($0.words)" }, rest)
  }

  private static func operation(
    _ source: String, _ type: String, _ branches: [String], _ rest: String
  ) -> String {
    source + "\nfunc lines(of row: \(type)) -> [String] {\n  switch row {\n  "
      + (branches + [rest]).joined(separator: "\n  ") + "\n  }\n}\n"
  }

  private static func matching(_ rows: [Row]) -> String {
    let answers = rows.map { row in
      "\(row.name): { \(row.words.contains("row.") ? "row" : "_") in \(row.words) }"
    }
    return fold + "\nfunc lines(of row: LobbyRow) -> [String] {\n  row.match(\n    "
      + answers.joined(separator: ",\n    ") + ")\n}\n"
  }

  private static func visitor(_ rows: [Row], _ rest: String = "") -> String {
    let visits = rows.map { "func visit(\($0.name) row: \($0.type)) -> [String] { \($0.words) }" }
    return "import VisitorAfter\n\nstruct Lines: RowVisitor {\n  "
      + (visits + [rest]).joined(separator: "\n  ") + "\n}\n"
  }

  private static let after = text("Sources/Lessons/09-Visitor/After")
  private static let before = text("Sources/Lessons/09-Visitor/Before")
  /// The rows of the fix and of the fold: those of the before version, with another `LobbyRow`.
  private static let fix = rows(in: "01-write-down-the-list-of-types")
  private static let fold = rows(in: "02-hide-the-enum-and-ask-for-an-answer-to-every-type")

  /// The rows with the `LobbyRow` of a step that writes a new one.
  private static func rows(in step: String) -> String {
    ["LobbyRows", "RowWords", "Wording"].map {
      text("Sources/Lessons/09-Visitor/Before/\($0).swift")
    }
    .joined().changing(": LobbyRow", to: ": Sendable", times: 5)
      + text("Lessons/09-Visitor/Steps/\(step).diff")
      .split(separator: "\n").drop { !$0.hasSuffix("Before/LobbyRow.swift") }.dropFirst()
      .prefix { !$0.hasPrefix("diff ") }
      .filter {
        !$0.hasPrefix("-") && !$0.hasPrefix("+++") && !$0.hasPrefix("@@") && !$0.hasPrefix("index")
      }
      .map { "\($0.dropFirst())\n" }.joined()
  }

  private static func text(_ path: String) -> String { LessonSources.text(of: path) }
}
