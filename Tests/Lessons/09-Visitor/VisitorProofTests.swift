import LessonSupport
import PlayerRoster
import Testing
import VisitorAfter
import VisitorBefore

/// What a visitor gains and what it costs, seen from another module.
@Suite("Proofs: visitor")
struct VisitorProofTests {
  // MARK: - A new operation

  @Test("Another module can bring an operation on all rows", arguments: Side.allCases)
  func newOperation(side: Side) throws {
    let fields = [try LobbyContent.full(), LobbyContent()].map { content in
      switch side {
      case .before: VisitorBefore.LobbyTables().rows(of: content).map(export)
      case .after: VisitorAfter.LobbyTables().rows(of: content).map { $0.accept(RowExport()) }
      }
    }
    #expect(
      fields == [
        [
          ["notice", "Welcome."], ["notice", "The roster is old."], ["notice", .long],
          [], ["news", "CoolMan"], ["news", "한글이름"], ["news", "Zoe"], ["news", "Ben"],
          [], ["player", "CoolMan", "950"], ["player", "ZMilof332", "0"],
        ],
        [[], ["hint"]],
      ])
  }

  private static let tests = "Tests/Lessons/09-Visitor"
  private static let withoutHint = LessonSources.text(of: "\(tests)/RowExportFunction.swift")
    .changing("  case is HintRow: [\"hint\"]\n", to: "")
  private static let visitorWithoutHint = LessonSources.text(of: "\(tests)/RowExport.swift")
    .changing("  func visit(_ row: HintRow) -> [String] { [\"hint\"] }\n", to: "")

  private static let incompleteBefore = CompilerTrial(
    "The before version accepts an operation that leaves out the hint", accepted: withoutHint)

  private static let incompleteAfter = CompilerTrial(
    "The after version refuses a visitor that leaves out the hint", visitorWithoutHint,
    refused: ["type 'RowExport' does not conform to protocol 'RowVisitor'"])

  private static let switchAfter = CompilerTrial(
    "The after version accepts a switch that leaves out the hint",
    accepted: withoutHint.changing("import VisitorBefore", to: "import VisitorAfter"))

  private static let answerForAll = CompilerTrial(
    "An extension that answers for all makes the after version accept a visitor without the hint",
    // No other trial's visitor may answer with this type, since the extension reaches them all.
    accepted: visitorWithoutHint.changing("-> [String]", to: "-> [String?]", times: 4) + """

      extension RowVisitor where Answer == [String?] {
        public func visit(_ row: HintRow) -> [String?] { [] }
      }
      """)

  // MARK: - A new type of row

  private static let before = LessonSources.text(of: "Sources/Lessons/09-Visitor/Before")
  private static let after = LessonSources.text(of: "Sources/Lessons/09-Visitor/After")
  private static let row = "\npublic struct LeadersRow: LobbyRow {}\n"

  private static let requirement = "  func visit(_ row: HintRow) -> Answer\n"
  private static let withLeaders =
    after.changing(requirement, to: requirement + "  func visit(_ row: LeadersRow) -> Answer\n")
    + row + """
      extension LeadersRow: Visitable {
        public func accept<Answer>(_ visitor: some RowVisitor<Answer>) -> Answer {
          visitor.visit(self)
        }
      }
      """

  private static let newRowAfter = CompilerTrial(
    "A new type of row changes every visitor of the after version, and the compiler names each",
    withLeaders,
    refused: visitors.map { "type '\($0)' does not conform to protocol 'RowVisitor'" })

  private static let visitors = [
    "CompactPainter", "RowHeight", "RowPainter", "RowPlayer", "RowText", "RowTint",
  ]
  private static let answers = ["Void", "Int", "Void", "Player?", "String", "Tint"]
  private static let visits = zip(visitors, answers)
    .map { "extension \($0) { func visit(_ row: LeadersRow) -> \($1) { fatalError() } }\n" }

  private static let price = CompilerTrial(
    "A type of row costs the after version the row, its accept, its requirement and six visits",
    accepted: withLeaders + "\n" + visits.joined())

  private static let newRowBefore = CompilerTrial(
    "In the before version the same type of row compiles without another change",
    accepted: before + row)

  private static let unvisited = CompilerTrial(
    "The after version's tables refuse a row that is not visitable",
    after + row + "func table(of row: LeadersRow) -> RowTable { RowTable(rows: [row]) }\n",
    refused: ["cannot convert value of type 'LeadersRow' to expected element type 'any Visitable'"])

  // MARK: - The other designs

  private static let cases = LessonSources.text(of: "\(tests)/RowCase.swift")
  private static let lastCase = "  case hint\n"
  private static let newCase = CompilerTrial(
    "For a new case of an enum, the compiler finds each operation",
    cases.changing(lastCase, to: lastCase + "  case leaders\n"),
    refused: ["switch must be exhaustive"])

  private static let incompleteEnum = CompilerTrial(
    "An enum refuses an operation that leaves out the hint",
    cases.changing("  case .heading, .hint: 2\n", to: "  case .heading: 2\n"),
    refused: ["switch must be exhaustive"])

  private static let enumWithDefault = CompilerTrial(
    "An enum accepts an operation that leaves out the hint if it has a default",
    accepted: cases.changing("  case .heading, .hint: 2\n", to: "  case .heading: 2\n")
      .changing("  case .timeline, .player: 1\n", to: "  default: 1\n"))

  private static let compactHeight = "  var compactHeight: Int { get }\n"
  private static let methods = CompilerTrial(
    "With methods on the rows a new operation touches every row, and a new row only itself",
    LessonSources.text(of: "\(tests)/RowMethods.swift")
      .changing(compactHeight, to: compactHeight + "  var sound: String { get }\n")
      + "struct LeadersRow: AnsweringRow { let height = 1; let sound = \"\" }\n",
    refused: ["NoticeRow", "HeadingRow", "TimelineRow", "PlayerRow", "HintRow"]
      .map { "type '\($0)' does not conform to protocol 'AnsweringRow'" })

  // MARK: - The compiler

  private static let trials = CompilerTrials([
    incompleteBefore, incompleteAfter, switchAfter, answerForAll, newRowAfter, price, newRowBefore,
    unvisited, newCase, incompleteEnum, enumWithDefault, methods,
  ])

  @Test("The compiler reports exactly the expected errors", arguments: trials.all)
  func compiler(trial: CompilerTrial) async throws {
    let errors = try await Self.trials.errors(of: trial)
    #expect(errors == trial.errors)
  }
}
